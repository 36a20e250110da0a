### The rulebook: its titles, and the rules of the table, the turn, the round, the points and the match.
### Whole sentences, about "a player", never addressing the reader. $cards is one card of several kinds ("a seven or a jack").

## Titles

rulebook-aim = Helburua
rulebook-cards = Jokalariak eta kartak
rulebook-deal = Banaketa
rulebook-turn = Txanda
rulebook-powers = Karta bereziak
rulebook-last = Azken karta
rulebook-round = Eskualdiaren amaiera
rulebook-points = Puntuak
rulebook-match = Partidaren amaiera
rulebook-chosen = Indarrean dauden etxeko arauak
rulebook-house = Aukeran dauden etxeko arauak
rulebook-source = Arau hauen jatorria
# over a worked example
rulebook-example = Adibidea
# heads of the columns of the two tables: power cards, points
rulebook-column-card = Karta
rulebook-column-power = Eragina
rulebook-column-points = Puntuak

## The aim

# $to: who gets the points of the cards left in hand (nobody: they do not count)
rulebook-aim-is = { $to ->
    [holder] Helburua eskuko karta guztiak besteek baino lehen botatzea da. Eskuan geratzen diren karten puntuak jokalari bakoitzaren kontra zenbatzen dira, eta azkenean guztira puntu gutxien dituenak irabazten du.
    [finisher] Helburua eskuko karta guztiak besteek baino lehen botatzea da. Eskua husten duenak besteei geratzen zaizkien karten puntuak irabazten ditu, eta azkenean guztira puntu gehien dituenak irabazten du.
   *[nobody] Helburua eskuko karta guztiak besteek baino lehen botatzea da.
}

## Players and cards

# $fewest and $most are numbers of players; $same: whether they are the same
rulebook-players = { $same ->
    [yes] { $most } jokalari.
   *[no] { $fewest }–{ $most } jokalari.
}
# $packs: how many packs, always; $cards: the cards of one; $ranks: "6–A" or "7, 8, O"; $suits: the names of the suits
rulebook-pack = { $packs ->
    [1] { $cards } kartako karta-sorta bat: { $ranks } { FORM($suits, "ine") }.
   *[other] { $packs } karta-sorta, bakoitza { $cards } kartakoa: { $ranks } { FORM($suits, "ine") }.
}
# one pack for every $players players: with more than that two, and so on
rulebook-pack-for-players = { $players ->
    [one] Jokalari bakoitzeko horrelako karta-sorta bat erabiltzen da.
   *[other] { $players } jokalariko horrelako karta-sorta bat erabiltzen da: { $players } jokalari baino gehiago badira, bi karta-sorta nahasten dira elkarrekin, eta horrela hurrenez hurren.
}
rulebook-no-order = Jokoan mailen ordenak ez du garrantzirik.
# $players players, $packs packs, $cards cards in all, $left of which begin as the stock
rulebook-seated = { $packs ->
    [1] { $players } jokalarirekin: karta-sorta bat, { $cards } karta guztira; hasierako sortan, { $left }.
   *[other] { $players } jokalarirekin: { $packs } karta-sorta, { $cards } karta guztira; hasierako sortan, { $left }.
}

## The deal

# $way: clockwise or counter-clockwise
rulebook-dealer = { $way ->
    [clockwise] Lehen banatzailea zozketaz aukeratzen da; eskualdi bakoitzaren ondoren, banatzailearen ezkerrekoak banatzen du.
   *[counter-clockwise] Lehen banatzailea zozketaz aukeratzen da; eskualdi bakoitzaren ondoren, banatzailearen eskuinekoak banatzen du.
}
# where only one round is played
rulebook-dealer-once = Banatzailea zozketaz aukeratzen da.
rulebook-shuffled = Banaketa bakoitzaren aurretik kartak nahasten dira.
# $hand cards for each player, dealt $packet at a time
rulebook-hand = { $packet ->
    [1] { $hand ->
        [one] Jokalari bakoitzak karta bat jasotzen du.
       *[other] Jokalari bakoitzak { $hand } karta jasotzen ditu, banaka banatuta.
    }
   *[other] { $hand ->
        [one] Jokalari bakoitzak karta bat jasotzen du.
       *[other] Jokalari bakoitzak { $hand } karta jasotzen ditu, { $packet ->
            [2] binaka
            [3] hirunaka
            [4] launaka
            [5] bosnaka
           *[other] { $packet }naka
        } banatuta.
    }
}
rulebook-hand-for-players = { $hand ->
    [one] { $players } jokalarirekin: karta bana.
   *[other] { $players } jokalarirekin: { $hand } karta bakoitzarentzat.
}
rulebook-rest = Gainerako kartek sorta osatzen dute, ahoz behera; gutxienez karta bat geratu behar da bertan.
rulebook-opening-lead = Ez da kartarik ahoz gora jartzen: lehen jokalariak nahi duen karta botatzen du, eta ezin du horren ordez kartarik hartu. Karta horrek badu eragina.
rulebook-opening-dealers-card = Banatzailearen azken karta ahoz gora jartzen da: banatzailearen lehen jokaldia da, eta badu eragina.
# $acts: whether the power of the first card acts
rulebook-opening-starter = { $acts ->
    [yes] Banatu ondoren, sortaren goiko karta ahoz gora jartzen da, eta harekin hasten da pila. Karta horrek badu eragina, banatzaileak bota balu bezala.
   *[no] Banatu ondoren, sortaren goiko karta ahoz gora jartzen da, eta harekin hasten da pila. Karta horrek ez du eraginik.
}
rulebook-opening-cut = { $acts ->
    [yes] Banatu aurretik, banatzailearen aurreko jokalariak karta-sorta mozten du, eta agertzen den kartarekin hasten da pila. Karta horrek badu eragina, banatzaileak bota balu bezala.
   *[no] Banatu aurretik, banatzailearen aurreko jokalariak karta-sorta mozten du, eta agertzen den kartarekin hasten da pila. Karta horrek ez du eraginik.
}
# $cards: a card that may not begin the pile
rulebook-starter-not = Agertzen dena { $cards } bada, sortaren azpian jartzen da, eta hurrengo karta jartzen da ahoz gora; beste kartarik geratzen ez bada, haietako lehena uzten da.
# a cut card with a power; up to $most of them
rulebook-cutter-keeps = { $most ->
    [one] Moztean agertzen den karta berezia bada, moztu duenak gorde dezake; orduan, hurrengo kartarekin hasten da pila, edozein dela ere. Gordetako karta eskuko kartei gehitzen zaie.
   *[other] Moztean agertzen den karta berezia bada, moztu duenak gorde eta hurrengoa ikus dezake, gehienez { $most } aldiz jarraian; gordetzen ez den kartarekin hasten da pila, edozein dela ere. Gordetako kartak eskuko kartei gehitzen zaizkie.
}
rulebook-seen = Jokalari bakoitzak bere kartak bakarrik ikusten ditu; pila denen bistan dago, eta denek dakite zenbat karta dauden sortan eta zenbat dituen bakoitzak eskuan; eskualdiaren amaieran, denek erakusten dituzte eskuan geratu zaizkien kartak.
rulebook-seen-cut = Moztean agertzen diren kartak denei erakusten zaizkie, baita gordetzen direnak ere.
rulebook-seen-turned = Nahastu gabe irauli den sortaren ordena denek dakite: hortik denen bistan hartzen dira kartak.
# who plays first; dealers-card: the dealer, with the card that was turned up
rulebook-leader = { $who ->
    [eldest] Banatzailearen hurrengo jokalaria hasten da.
    [winner] Aurreko eskualdia irabazi duena hasten da; lehen aldian, eta irabazlerik gabeko eskualdi baten ondoren, zozketaz erabakitzen da.
    [dealers-card] Banatzailea hasten da, karta horrekin.
   *[dealer] Banatzailea hasten da.
}

## A turn

# $turns: whether any card changes the direction
rulebook-direction = { $way ->
    [clockwise] { $turns ->
        [yes] Erlojuaren orratzen noranzkoan jokatzen da, ezkerrerantz; eskualdi guztiak norabide horretan hasten dira.
       *[no] Erlojuaren orratzen noranzkoan jokatzen da, ezkerrerantz.
    }
   *[counter-clockwise] { $turns ->
        [yes] Erlojuaren orratzen kontrako noranzkoan jokatzen da, eskuinerantz; eskualdi guztiak norabide horretan hasten dira.
       *[no] Erlojuaren orratzen kontrako noranzkoan jokatzen da, eskuinerantz.
    }
}
rulebook-one-card = Bere txandan, jokalariak karta egoki bat botatzen du pilara, ahoz gora.
rulebook-follow = { $by ->
    [suit] Karta egokia da pilaren goiko kartarekin paloan bat datorrena.
   *[suit-or-rank] Karta egokia da pilaren goiko kartarekin paloan edo mailan bat datorrena.
}
# where some cards are wild
rulebook-follow-own = Egokia da, halaber, arau berezi baten arabera goiko kartaren gainean bota daitekeena (ikus karta bereziak).
# drawing a number of cards; $allowed: at-will (also with a card that fits) or when-nothing-fits
rulebook-draw = { $allowed ->
    [at-will] { $cards ->
        [one] Kartarik bota ezin duenak edo nahi ez duenak karta bat hartzen du sortatik.
       *[other] Kartarik bota ezin duenak edo nahi ez duenak gehienez { $cards } karta hartzen ditu sortatik, egoki bat atera arte.
    }
   *[when-nothing-fits] { $cards ->
        [one] Karta egokirik ez duenak karta bat hartzen du sortatik; karta egokia duenak ezin du hartu.
       *[other] Karta egokirik ez duenak gehienez { $cards } karta hartzen ditu sortatik, egoki bat atera arte; karta egokia duenak ezin du hartu.
    }
}
# drawing until a card fits; $stops: whether the draw ends with the stock
rulebook-draw-until = { $allowed ->
    [at-will] { $stops ->
        [yes] Kartarik bota ezin duenak edo nahi ez duenak sortatik hartzen ditu kartak, egoki bat atera arte edo sorta agortu arte.
       *[no] Kartarik bota ezin duenak edo nahi ez duenak sortatik hartzen ditu kartak, egoki bat atera arte.
    }
   *[when-nothing-fits] { $stops ->
        [yes] Karta egokirik ez duenak sortatik hartzen ditu kartak, egoki bat atera arte edo sorta agortu arte; karta egokia duenak ezin du hartu.
       *[no] Karta egokirik ez duenak sortatik hartzen ditu kartak, egoki bat atera arte; karta egokia duenak ezin du hartu.
    }
}
rulebook-draw-stops = Horrela hartzen ari dela agortzen bada, sorta ez da berritzen; lehendik hutsik bazegoen bakarrik berritzen da, hartzen hasi aurretik, behin.
# what follows a draw
rulebook-drawn = { $then ->
    [turn-ends] Horrekin txanda amaitzen da.
    [may-play-it] Hartutako karta egokia bada, berehala bota daiteke, baina karta hori bakarrik; bestela, pasatu egiten da, eta txanda amaitzen da.
    [may-play-any-card] Ondoren, eskuko edozein karta egoki bota daiteke; bestela, pasatu egiten da, eta txanda amaitzen da.
   *[must-play-it] Hartutako karta egokia bada, berehala bota behar da; bestela, txanda amaitzen da.
}
# $how the pile becomes the stock, and $when
rulebook-renew = { $when ->
    [used-up] { $how ->
        [shuffled] Sorta agortu bezain laster, pila, goiko karta izan ezik, nahastu egiten da, eta sorta berria osatzen du.
       *[turned-over] Sorta agortu bezain laster, pila, goiko karta izan ezik, irauli egiten da, nahastu gabe, eta sorta berria osatzen du: lehenik bota zen karta hartzen da lehenik.
    }
   *[needed] { $how ->
        [shuffled] Sorta agortuta dagoela karta bat behar denean, pila, goiko karta izan ezik, nahastu egiten da, eta sorta berria osatzen du.
       *[turned-over] Sorta agortuta dagoela karta bat behar denean, pila, goiko karta izan ezik, irauli egiten da, nahastu gabe, eta sorta berria osatzen du: lehenik bota zen karta hartzen da lehenik.
    }
}
# $pass: whether one may pass although a card fits
rulebook-nothing-to-draw = { $pass ->
    [yes] Nahikoa karta ez badago, dauden guztiak hartzen dira. Hartzeko kartarik batere ez dagoenean, pasatu egin daiteke, karta egoki bat izanda ere.
   *[no] Nahikoa karta ez badago, dauden guztiak hartzen dira. Hartzeko kartarik batere ez dagoenean, bota dezakeenak bota egin behar du, eta ezin duenak pasatu egiten du.
}

## The end of a round

rulebook-round-ends = Eskualdia norbait kartarik gabe geratzen denean amaitzen da: jokalari horrek irabazi du.
rulebook-counts = { $to ->
    [holder-back] Beste guztiek eskuan geratu zaizkien karten puntuak zenbatzen dituzte, beren kontra; eskua hustu duenak itzulitako zigorrak ekarritako kartak bakarrik zenbatzen ditu.
    [holder] Beste guztiek eskuan geratu zaizkien karten puntuak zenbatzen dituzte, beren kontra; eskua hustu duenak ez du zer zenbaturik.
    [finisher] Eskua hustu duenak beste guztiei eskuan geratu zaizkien karten puntuak irabazten ditu.
   *[nobody] Eskuan geratzen diren kartak ez dira zenbatzen.
}
# going out with $cards ($every: with any card) is worth $points, such as −40
rulebook-finisher = { $every ->
    [yes] { $points ->
        [one] Eskua husten duenak puntu bat jasotzen du.
       *[other] Eskua husten duenak { $points } puntu jasotzen ditu.
    }
   *[no] { $points ->
        [one] Azken karta { $cards } bada, eskua husten duenak puntu bat jasotzen du.
       *[other] Azken karta { $cards } bada, eskua husten duenak { $points } puntu jasotzen ditu.
    }
}
# going out with $cards multiplies what the others count
rulebook-others-times = { $every ->
    [yes] { $times ->
        [0] Norbaitek eskua hustean, besteen eskualdi horretako puntuak ez dira zenbatzen.
        [2] Norbaitek eskua hustean, besteen eskualdi horretako puntuak bikoiztu egiten dira.
        [3] Norbaitek eskua hustean, besteen eskualdi horretako puntuak hirukoiztu egiten dira.
       *[other] Norbaitek eskua hustean, besteen eskualdi horretako puntuak bider { $times } zenbatzen dira.
    }
   *[no] { $times ->
        [0] Norbaitek eskua hustean azken karta { $cards } bada, besteen eskualdi horretako puntuak ez dira zenbatzen.
        [2] Norbaitek eskua hustean azken karta { $cards } bada, besteen eskualdi horretako puntuak bikoiztu egiten dira.
        [3] Norbaitek eskua hustean azken karta { $cards } bada, besteen eskualdi horretako puntuak hirukoiztu egiten dira.
       *[other] Norbaitek eskua hustean azken karta { $cards } bada, besteen eskualdi horretako puntuak bider { $times } zenbatzen dira.
    }
}
# $pass: whether one may pass although a card fits
rulebook-blocked = { $pass ->
    [yes] Inork ezin badu kartarik hartu eta denek pasatzen badute, bata bestearen ondoren, eskualdia blokeatuta dago: irabazlerik gabe amaitzen da.
   *[no] Inork ezin badu kartarik bota, ezta hartu ere, eskualdia blokeatuta dago: irabazlerik gabe amaitzen da.
}
rulebook-stopped = Eskualdi batek { $moves } jokaldi irauten badu, gelditu egiten da, eta hura ere irabazlerik gabe amaitzen da.
rulebook-without-winner = { $to ->
    [holder] Irabazlerik gabeko eskualdian, denek zenbatzen dituzte eskuan dituzten karten puntuak.
    [finisher] Irabazlerik gabeko eskualdian, inork ez du punturik irabazten.
   *[nobody] Horrelako eskualdia ez du inork irabazten.
}

## Points

rulebook-no-points = Kartek ez dute punturik balio.
# what some cards count: a heading, and a number or "the number on the card"
rulebook-value = { $cards }: { $points }
rulebook-value-number = kartaren zenbakia
# a heading: these cards, when one of them is all that somebody holds
rulebook-alone = { $cards }, eskuko karta bakarra denean

## The end of the match

# $over: whether the limit itself is not enough
rulebook-limit = { $over ->
    [yes] Norbaitek guztira { $limit } puntu baino gehiago dituen eskualdiaren ondoren amaitzen da partida.
   *[no] Norbait guztira { $limit } puntura iristen den eskualdiaren ondoren amaitzen da partida.
}
rulebook-rounds = { $rounds ->
    [one] Partida eskualdi baten ondoren amaitzen da.
   *[other] Partida { $rounds } eskualdiren ondoren amaitzen da.
}
# after a limit and a number of rounds
rulebook-first-of-both = Partida mugara iristean edo azken eskualdiaren ondoren amaitzen da, lehenago gertatzen denaren arabera.
rulebook-lost-holding = Eskualdia amaitzean eskuan { $cards } geratzen zaionak partida galdu du, eta partida berehala amaitzen da.
rulebook-open-end = Partidak ez du amaiera hitzarturik: eskualdien emaitzak batzen dira, jokalariek jokatzeari utzi arte.
# the same where somebody may lose the match before (told in the sentence before this one)
rulebook-open-end-otherwise = Bestela, partidak ez du amaiera hitzarturik: eskualdien emaitzak batzen dira, jokalariek jokatzeari utzi arte.
rulebook-one-deal = Eskualdi bakarra jokatzen da: hura irabazten duenak partida irabazten du.
# in a game of one deal
rulebook-one-deal-tie = Inork irabazten ez badu, partida berdinketan amaitzen da.
rulebook-winner = { $who ->
    [highest] Guztira puntu gehien dituenak irabazten du.
    [lowest] Guztira puntu gutxien dituenak irabazten du.
   *[rounds] Eskualdi gehien irabazi dituenak irabazten du.
}
rulebook-tie = { $how ->
    [rounds-won] Berdinketa badago, eskualdi gehien irabazi dituenak irabazten du; horretan ere berdin badaude, partida berdinketan amaitzen da.
   *[shared] Berdinketa badago, garaipena partekatu egiten da.
}
rulebook-lost-cannot-win = Eskuan { $cards } geratu zaiolako galdu duenak ezin du irabazi: besteetako onenak irabazten du. Beste inor geratzen ez bada, partida berdinketan amaitzen da.
rulebook-loser = { $who ->
    [highest] Guztira puntu gehien dituena da galtzailea.
   *[lowest] Guztira puntu gutxien dituena da galtzailea.
}

## House rules

# a sentence that does not hold any more with an option
rulebook-dropped = Orduan arau hau ez dago jada indarrean: { $sentence }
rulebook-no-effect = Gainerako arauak dauden bezala egonda, honek ez du ezer aldatzen.
rulebook-not-together = Hau ezin da indarrean dauden etxeko arauekin batera aukeratu.

## Where the rules come from

rulebook-document = Arau hauek «{ $document }» dokumentukoak dira.
rulebook-document-from = Arau hauek «{ $document }» dokumentukoak dira ({ $place }).
rulebook-rulings = Dokumentuak esaten ez duena, edo modu batera baino gehiagotara uler daitekeena, ° ikurrarekin markatuta dago: hemen erabaki da, joko-familia honetako ohituraren arabera.
rulebook-common = Hemen erabaki da, halaber, dokumentu batek ere esaten ez duena baina joko guztiek behar dutena: nork banatzen duen hurrengoan, nork zer ikus dezakeen, kartak agortzean zer gertatzen den, eta eskualdi batek zenbat jokaldi izan ditzakeen.
rulebook-own = Mahai baten etxeko arauak dira; ez dira dokumentu batetik hartu.
# a file without a document of its own that changes the game $game
rulebook-built-on = Mahai baten etxeko arauak dira, «{ $game }» jokoan oinarrituak; ezer aldatzen ez duten kasuetan, «{ $document }» dokumentuko arauak daude indarrean.
rulebook-examples-played = Adibideak orri honetako arauekin jokatu ziren, orria egin zenean.
