### The score sheet of people who play with real cards: what is asked, answered, refused. The reader is addressed.
### $who is a player's name, $card one card as a sign ("7♥", or "Q" where the suit does not matter), $number the number of a round.

## What the person may type: words with commas between them. The English ones are always taken too.
## No command is a single letter, which could be a card (Q is a queen).

score-words-table = taula
score-words-curve = kurba, kurbak, grafikoa
score-words-correct = zuzendu
score-words-undo = desegin
score-words-points = puntuak
score-words-nobody = inork ez, inor ez, inork, inor, bat ere ez, blokeatuta
# the sign between the cells of a CSV file: what spreadsheets expect (a semicolon where 1,5 is one and a half)
score-csv-separator = ;

## Beginning

score-title = Puntu-orria
score-options = { $game }: puntuetan eragina duten etxeko arauak eta, ezer aldatu ezean, indarrean dagoena:
score-names = Nortzuk ari dira jokatzen? Izenak, komaz bereizita:
score-names-help = Idatzi jokalari guztien izenak, komaz bereizita, mahaian eserita zaudeten ordenan.
score-kept = Puntu-orria { $file } fitxategian gordetzen da eskualdi bakoitzaren ondoren.
score-resume = Amaitu gabeko puntu-orri bat dago: { $game }, { $names }. Harekin jarraitu nahi duzu? Idatzi bai edo ez:
score-resume-help = bai: harekin jarraitzen da; ez: puntu-orri berri bat hasten da, eta hura bere horretan geratzen da.

## A round

score-round = { $number }. eskualdia
score-ask-out = Nork hustu du eskua?
score-ask-out-help = Idatzi karta guztiak bota dituenaren izena, edo izenaren hasiera; inork eskua hustu gabe amaitu bada eskualdia, idatzi «inork ez». Eskualdiko puntuak zure paperean dauden bezala sartu nahi badituzu, idatzi «puntuak».
score-ask-card = Zein karta bota du { FORM($who, "erg") } azkena?
score-ask-card-help = Idatzi eskualdia irabazteko azken karta: maila eta paloa, adibidez { $example }. Paloak garrantzirik ez badu, nahikoa da maila.
score-ask-hand = Zein kartarekin geratu da { $who }? Kartak, edo haien puntuak:
score-ask-hand-help = Idatzi kartak, zuriunez bereizita, adibidez { $example }; paloak garrantzirik ez badu, maila bakarrik. Edo idatzi zenbaki bat: karten puntuak guztira, bikoiztu aurretik.
score-ask-back = Itzuli al da zigorra { $who } jokalariarengana? Idatzi eskuan geratu zaizkion kartak; bat ere ez bada, sakatu Enter:
score-ask-back-help = Besteak kartak hartzera behartzen dituen karta batekin eskua hustu duenak berak hartu behar ditu kartak, zigorra harengana itzultzen bada, eta zenbatu egiten ditu. Enter: ez da itzuli.
score-ask-lost = Nor geratu da eskuan { FORM($cards, "soc") }? Izenak, edo «inor ez»:
score-ask-lost-help = Horrelako karta batekin geratu denak partida galdu du berehala. Idatzi izenak, komaz bereizita, edo «inor ez».
score-ask-points = Eskualdi honetako puntuak, ordena honetan: { $names }:
score-ask-points-help = Idatzi zenbaki bat jokalari bakoitzeko: eskualdiak bakoitzaren guztizkoari gehitzen diona, dena zenbatuta.
# $now: what stands there
score-stays = Enter sakatuta, { $now } geratzen da.
score-nothing-typed = Ez da ezer idatzi. Idatzi «laguntza» zer galdetzen den jakiteko.
score-correcting = { $number }. eskualdia berriro sartzen da.
score-back = Erantzun hori kendu da.
score-no-name = Ez dago «{ $name }» izeneko jokalaririk. Hauek daude: { $names }.
score-several-names = «{ $name }» jokalari bat baino gehiago izan daiteke: { $names }.
score-not-points = «{ $text }» ez da zenbaki osoa.
# so many numbers were typed
score-points-each = { $given ->
    [one] Zenbaki bakarra idatzi duzu, baina { $players } jokalari daude. Idatzi bana: { $names }.
   *[other] { $given } zenbaki idatzi dituzu, baina { $players } jokalari daude. Idatzi bana: { $names }.
}
score-either = { $text } puntuak edo karta bat izan daiteke. Idatzi { $points } puntuak badira, edo karta paloarekin, adibidez { $card }.

## What was counted

# $points: "Ana 0, Ben 20"
score-counted = { $number }. eskualdia: { $points }.
score-times = { $times ->
    [0] Azken kartagatik, besteen puntuak ez dira zenbatzen.
    [2] Azken kartagatik, besteen puntuak bikoiztu egiten dira.
    [3] Azken kartagatik, besteen puntuak hirukoiztu egiten dira.
   *[other] Azken kartagatik, besteen puntuak bider { $times } zenbatzen dira.
}
score-has-lost = { FORM($who, "erg") } partida galdu du, eskuan geratu zaizkion kartengatik.
score-over = { $rounds ->
    [one] Partida amaitu da, eskualdi baten ondoren.
   *[other] Partida amaitu da, { $rounds } eskualdiren ondoren.
}
score-won = { $count ->
    [one] { FORM($who, "erg") } partida irabazi du.
   *[other] Garaipen partekatua: { $who }.
}
score-drawn = Partida berdinketan amaitu da: inork ez du irabazi.
score-lost = Galtzaile: { $who }.
score-open-again = Partida jada ez dago amaituta.
score-ask-over = Idatzi taula, kurba, zuzendu eta eskualdi baten zenbakia, desegin edo irten:
score-ask-over-help = Partida amaitu da. Oraindik eskualdi bat zuzen edo ken daiteke; orduan, gerta daiteke partidak aurrera jarraitzea.
score-undone = { $number }. eskualdia kendu da.
score-corrected = { $number }. eskualdia zuzendu da.
score-left = Puntu-orria { $file } fitxategian gordeta dago. Harekin jarraitzeko, idatzi: { $command }
score-lost-now = Ezin izan da puntu-orria { $file } fitxategian gorde: { $problem }. Eskualdi bakoitzaren ondoren saiatuko da berriro.
score-not-kept = Puntu-orria ez dago gordeta. Ezin da { $file } idatzi: { $problem }.
score-elsewhere = Beste norbaitek { $file } fitxategia aldatu du bitartean; fitxategi hori bere horretan geratzen da, eta hemendik aurrera zure puntu-orria beste honetan gordetzen da: { $other }.
score-help = Edozein galderatan idatz dezakezu: taula (eskualdi guztiak), kurba (guztizkoen bilakaera), zuzendu eta eskualdi baten zenbakia, desegin (azken erantzuna edo azken eskualdia kentzen du), arauak (arau-liburua), laguntza, irten (dena gordeta geratzen da).

## The table and the curves

score-column-round = Eskualdia
score-column-total = Guztira
score-no-rounds = Oraindik ez da eskualdirik sartu.
# under a table with asterisks
score-star = Izartxoak eskua nork hustu duen adierazten du.
score-limit = { $exceeded ->
    [yes] Norbaitek guztira { $limit } puntu baino gehiago dituen eskualdiaren ondoren amaitzen da partida.
   *[no] Norbait guztira { $limit } puntura iristen den eskualdiaren ondoren amaitzen da partida.
}
score-curves = Guztizkoen bilakaera, eskualdiz eskualdi; txikiena: { $least }, handiena: { $most }.
score-rounds-won = Irabazitako eskualdiak: { $points }.
# under the drawing on the page: the name of its horizontal axis
score-axis-rounds = Eskualdiak
score-axis-points = Puntuak
# a drawing told to somebody who cannot see it; $points: the totals at the end
score-drawing = Jokalari guztien guztizko puntuak eskualdi bakoitzaren ondoren. Amaieran: { $points }.

## What cannot be

score-name-wrong = «{ $name }» ezin da izena izan hemen: 1–{ $most } karaktere inprimagarri behar ditu, eta komarik ez.
score-name-twice = { $who } izena birritan dago; aukeratu beste bat.
score-name-command = { $name } agindutzat hartuko litzateke; aukeratu beste izen bat.
score-players = { $given ->
    [one] Izen bat eman da, baina { $fewest }–{ $most } jokalarirentzako jokoa da.
   *[other] { $given } izen eman dira, baina { $fewest }–{ $most } jokalarirentzako jokoa da.
}
score-too-few-cards = { $given ->
    [one] Karta-sortan ez dago nahikoa karta jokalari batentzat, horrenbeste karta banatuta.
   *[other] Karta-sortan ez dago nahikoa karta { $given } jokalarirentzat, bakoitzari horrenbeste karta banatuta.
}
score-each = { $given ->
    [one] Jokalari batentzako datuak daude, baina { $players } jokalari dira.
   *[other] { $given } jokalarirentzako datuak daude, baina { $players } jokalari dira.
}
score-no-seat = { $seat } ez da jokalari baten zenbakia; jokalarien zenbakiak: 0–{ $most }.
score-nobody-loses = Joko honetan inork ez du partida galtzen eskuan geratutako karta batengatik.
score-card-of-nobody = Inork ez du eskua hustu; beraz, ez dago azken kartarik, eta { $card } soberan dago.
score-last-missing = { FORM($who, "erg") } eskua zein kartarekin hustu duen esan behar da: horren araberakoak dira puntuak.
score-last-barred = Joko honetan { $card } ezin da azken karta izan; { FORM($who, "erg") } ezin izan du harekin eskua hustu.
score-no-card = Karta-sorta honetan ez dago karta hau: «{ $card }». Karta bat idazteko, maila ({ $ranks }) eta paloa ({ $suits }), adibidez { $example }.
score-which-suit = Hemen { FORM($rank, "many") } ez dira denak berdinak; beraz, paloa behar da: { $cards }.
score-lost-by-cards = { $who } jokalariaren kartak ezagunak dira, eta haiek bakarrik adierazten dute partida galdu duen ala ez.
score-finisher-hand = { FORM($who, "erg") } eskua hustu du; beraz, ez zaio kartarik geratzen.
score-empty-hand = { FORM($who, "erg") } ez du eskua hustu; beraz, gutxienez karta batekin geratu da.
score-negative = { $points ->
    [one] { FORM($who, "erg") } ezin du { $points } puntu izan: hemen ez dago zero baino gutxiago balio duen kartarik.
   *[other] { FORM($who, "erg") } ezin ditu { $points } puntu izan: hemen ez dago zero baino gutxiago balio duen kartarik.
}
score-beyond = { $points ->
    [one] { FORM($who, "erg") } ezin du puntu bat izan: gutxienez { $least } eta gehienez { $most } izan daitezke.
   *[other] { FORM($who, "erg") } ezin ditu { $points } puntu izan: gutxienez { $least } eta gehienez { $most } izan daitezke.
}
score-no-points = { $points ->
    [one] { FORM($who, "erg") } ezin du punturik izan: hemen 0 besterik ezin da izan.
   *[other] { FORM($who, "erg") } ezin ditu { $points } puntu izan: hemen 0 besterik ezin da izan.
}
score-finisher-points = { $points ->
    [one] { FORM($who, "erg") } eskua hustu du; beraz, ezin du puntu bat izan. Izan dezakeena: { $own }.
   *[other] { FORM($who, "erg") } eskua hustu du; beraz, ezin ditu { $points } puntu izan. Izan dezakeena: { $own }.
}
score-too-many = { $there ->
    [one] { $players ->
        [one] { $card } behin bakarrik dago, baina { FORM($who, "erg") } { $times } aldiz izango luke.
       *[other] { $card } behin bakarrik dago, baina { FORM($who, "erg") } bana izango lukete.
    }
   *[other] { $players ->
        [one] { $card } { $there } aldiz bakarrik dago, baina { FORM($who, "erg") } { $times } aldiz izango luke.
       *[other] { $card } { $there } aldiz bakarrik dago, baina { FORM($who, "erg") } { $times } aldiz izango lukete guztira.
    }
}
score-after-end = { $rounds ->
    [one] Partida eskualdi baten ondoren amaitu zen; amaieraren ondoren ez dago eskualdi gehiago.
   *[other] Partida { $rounds } eskualdiren ondoren amaitu zen; amaieraren ondoren ez dago eskualdi gehiago.
}
score-earlier-end = Horrela, partida { $end }. eskualdiaren ondoren amaituko zen, baina { $rounds } eskualdi jokatu ziren. Ez da ezer aldatu; lehenik, kendu { $end }. eskualdiaren ondorengoak.
score-no-round = Oraindik ez da eskualdirik sartu.
score-no-such-round = Ez dago { $number }. eskualdirik; eskualdien zenbakiak: 1–{ $rounds }.
score-which-round = Idatzi eskualdiaren zenbakia atzean, adibidez «zuzendu 2».

## Files and calls

# $file is the name of a file, $problem a sentence or what the system says
score-file-unread = Ezin da { $file } irakurri: { $problem }.
score-file-unwritten = Ezin da { $file } idatzi: { $problem }.
score-file-not-text = { $file } ez da testua; beraz, ez da puntu-orria. Bere horretan geratzen da.
score-file-not-json = { $file } ez da puntu-orria: { $line }. lerroa ez da JSON. Bere horretan geratzen da.
score-file-damaged = { $file } puntu-orri bat da, baina ezin da harekin jarraitu. Bere horretan geratzen da. { $problem }
score-file-other = { $kind ->
    [record] { $file } eskualdi baten grabazioa da, ez puntu-orria. Bere horretan geratzen da.
    [match] { $file } Maumau programarekin jokatutako partida baten grabazioa da, ez puntu-orria. Bere horretan geratzen da.
    [save] { $file } gordetako partida bat da; harekin jarraitzeko: «maumau play --resume». Bere horretan geratzen da.
    [newer] { $file } Maumau berriago baten puntu-orria da; honek ezin du irakurri. Bere horretan geratzen da.
   *[other] { $file } ez da Maumau programaren puntu-orria. Bere horretan geratzen da.
}
score-file-ruleset = Fitxategiak «{ $ruleset }» jokoa aipatzen du, baina joko hori ez da ezaguna, eta haren arauak ez daude fitxategian. Joko ezagunak: { $rulesets }.
score-file-rules = Fitxategian dauden arauekin ezin da jokatu; akatsa hemen dago: { $where }.
score-file-options = Fitxategiko aukerak ezin dira batera hautatu: { $options }.
score-file-fingerprint = Orria beste arau batzuekin hasi zen: haien hatz-marka { $found } da, eta arau hauena { $right }.
score-file-no-hands = Ez dira eman ez eskuak ez puntuak; bietako bat behar da.
score-file-points-too = Puntuak emanda daude; beraz, ezin da haien ondoan ez eskurik ez azken kartarik egon.
score-file-round = { $number }. eskualdia: { $problem }
score-file-is-there = { $file } badago lehendik ere, eta bere horretan geratzen da; eman beste fitxategi bat, edo jarraitu harekin, beste ezer eman gabe.
score-file-is-folder = { $file } karpeta bat da; eman fitxategi bat.
score-no-folder = Ez dago { $folder } karpetarik; sortu lehenik, edo eman beste bat.
score-out-is-sheet = { $file } ordeztu egingo litzateke, eta haren izenak ez du .csv edo .html amaiera. Bere horretan geratzen da.
score-out-over-sheet = { $file } puntu-orria bera da, eta bere horretan geratzen da; eman beste fitxategi bat.
score-which-file = Eman puntu-orriaren fitxategia ere, horrela: maumau score FITXATEGIA { $option }
score-no-file = Ez dago { $file } fitxategirik.
score-written = { $file } idatzi da.
score-one-only = { $option } aukeraren ondoren fitxategi bakarra eman daiteke.
