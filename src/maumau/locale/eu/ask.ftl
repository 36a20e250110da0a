### The referee as a dialogue, for people who play with real cards: what lies there, what somebody wants to do, the answer.
### The person asking need not be the player: nothing here says "you" to the player, who is "Player 1", as setup-default-name
### has it. Words to type come as variables of their own ($yes, $no, $back); signs like 7h and - are typed as they stand.

## Words that mean something here alone: lists with commas; the first is the one that is shown. English ones are always read

ask-words-left = ezkerrera, ezkerrerantz, ezkerra, ezker
ask-words-right = eskuinera, eskuinerantz, eskuina, eskuin, eskuma, eskumara
ask-words-change = aldatu, beste egoera bat
ask-words-game = jokoa, beste joko bat

## Before the questions

ask-or-file = { $flag } teklatuko galderetarako da: ez eman fitxategirik harekin.
ask-needs-file = { $flag } fitxategi bati buruzko erantzunerako da: eman fitxategi bat.

ask-seated = Galderak Lehena izeneko jokalariari buruzkoak dira; haren ezkerrean Bigarrena dago, eta horrela hurrenez hurren. ?: galderaren azalpena; { $back }: aurreko galdera; { $quit }: programa utzi.
ask-first-question = Hau da lehen galdera.
# $question is a whole question; $kept is the answer that the Enter key gives
ask-kept = { $question } [{ $kept }]
# $help is what is typed here, in sentences; $back is a word to type
ask-back-too = { $help } { $back }: aurreko galdera.

## What lies there, and behind each question what may be answered

ask-seats = Zenbat jokalari, { $least }–{ $most }?
ask-seats-help = Zenbaki bat. Mahaian zenbat jokalari dauden garrantzitsua izan daiteke, adibidez karta batek norbaiti txanda galarazten dionean.
ask-top = Zein karta dago pilaren gainean?
ask-top-help = Karta bat, maila eta paloarekin, adibidez 7h, J♠ edo zazpiko bihotza; «-», pila hutsik badago eta norbaitek lehen karta bota behar badu. Kartaren ondoren idatz daitezke karta horrekin aukeratutako paloa, edo hartzeko dauden karten kopurua.
# $card asks for a suit; $no is a word to type
ask-suit = Zein palo aukeratu zen { $card } botatzean? ({ $no }: bat ere ez)
ask-suit-help = Palo bat: haren letra, ikurra edo izena. Karta inork bota ez badu, ez zen palorik aukeratu; hala gertatzen da pilako lehen kartarekin.
# $suits: those that may be named
ask-no-suit = «{ $typed }»: { $card } botatzean, hauek aukera daitezke: { $suits }, edo { $no }.
ask-names-nothing = Ezin izan da palorik aukeratu: goiko kartak ({ $card }) ez du eskatzen. Idatzi karta bakarrik.
# $numbers: those that there can be, 0 first
ask-pending = Zenbat karta daude hartzeko, { $card } goian dagoela: { $numbers }?
ask-pending-help = Erantzuten ez duenak hartu behar dituen kartak; 0, jada hartu badira, edo inork hartu behar ez badu.
ask-no-pending = «{ $typed }»: { $card } goian dagoela, hauek izan daitezke: { $numbers }.
ask-pends-nothing = Ezin da kartarik egon hartzeko: goiko kartak ({ $card }) ez du inor gero kartak hartzera behartzen. Idatzi karta bakarrik.
ask-until = Oraintxe bota al da { $card }, eta Lehenari dagokio kartak hartzea? ({ $yes } edo { $no })
ask-until-help = Bai, karta horregatik oraindik inork kartarik hartu ez badu. Ez, hori igaro bada.
ask-own = Lehenak bota al du oraintxe { $card }, eta berriro bota behar al du? ({ $yes } edo { $no })
ask-own-help = Bai, Lehenak karta hori bota badu eta oraindik estali behar badu, edo beste karta batekin jarraitu behar badu. Ez, beste norbaitek bota badu, edo hori igaro bada.
ask-left = Aurreko jokalariak bota al du oraintxe { $card }, eta estali gabe utzi? ({ $yes } edo { $no })
ask-left-help = Bai, estaltzeko eskubidea orain Lehenarena bada. Ez, hori igaro bada.
ask-direction = Zein norabidetan jokatzen da, { $left } ala { $right }?
ask-direction-help = Ezkerrera erlojuaren orratzen noranzkoa da: Lehenaren ondoren Bigarrena dator.
ask-no-direction = Idatzi { $left } edo { $right }.
ask-hand = Zein karta ditu Lehenak eskuan?
ask-hand-help = Lehenak eskuan dituen karta guztiak, zuriunez bereizita, adibidez 7h 9c J♠. Bi karta-sortatako karta berdinak birritan idazten dira.
ask-hand-needed = Idatzi Lehenak eskuan dituen kartak, adibidez { $card }: kartarik gabe, eskualdia amaituta legoke.
ask-others = Zenbat karta ditu besteetako bakoitzak, 1–{ $most }?
ask-others-help = Zenbaki bat; hemen berdin dio zein karta diren.
# $words: the words that can have been said, and the one for no
ask-called = Zer esan du jada Lehenak azken kartarako: { $words }?
ask-called-help = Orain balio duen hitza, esan badu.
ask-no-call = «{ $typed }»: hauek izan daitezke: { $words }.

## What cannot be

ask-number = «{ $typed }»: { $least } eta { $most } arteko zenbaki bat, mesedez.
ask-no-card = «{ $typed }» ez da karta-sorta honetako karta bat. Karta bat paloarekin idazten da, adibidez { $card }.
# so often the card was named, on top and in hand together
ask-too-many-equal = { $packs ->
    [one] Karta hau { $count } aldiz aipatu da: { $card }. Bakarra dago.
   *[other] Karta hau { $count } aldiz aipatu da: { $card }. { $packs } besterik ez daude.
}
ask-too-many-cards = { $count ->
    [one] Karta bat gehiegi da: jokoan { $there } daude, denek gutxienez bat izan behar dute, eta bat geratu behar da hartzeko.
   *[other] { $count } karta gehiegi dira: jokoan { $there } daude, denek gutxienez bat izan behar dute, eta bat geratu behar da hartzeko.
}
ask-cannot-be = Hori ezin da gertatu { $card } goian dagoela. Erantzun galdera honi beste era batera, edo itzuli aurrekora.

## What somebody wants to do

# $who holds $cards; $some: whether there are any
ask-holds = { $some ->
    [yes] { FORM($who, "erg") } hau du eskuan: { $cards }.
   *[no] { FORM($who, "erg") } ez du kartarik eskuan.
}
# $further: a move was made already
ask-move = { $further ->
    [yes] Zer egin nahi du orain { FORM($who, "erg") }?
   *[no] Zer egin nahi du { FORM($who, "erg") }?
}
# $name, $catch and the like are words to type
ask-move-help = Karta bat, adibidez { $card }; { $draw }, { $pass } edo { $take }; { $name } eta palo bat; { $call }; { $catch } eta jokalari bat. Beste jokalari batek esaten duena haren izenarekin hasten da, adibidez Bigarrena: { $catch } Lehena. { $table }: egoera berriro. { $rules }: arau-liburua. { $back }: azken jokaldia desegin, edo aurreko galdera. { $change }: beste egoera bat. { $game }: beste joko bat.
ask-which-move = Idatzi zer egin nahi duen jokalariak; ?: azalpena. { $table }: egoera berriro. { $rules }: arau-liburua. { $back }: aurreko galdera. { $change }: beste egoera bat. { $game }: beste joko bat. { $quit }: programa utzi.
ask-cannot-read = «{ $typed }» ez da jokaldi bat. Idatzi karta bat, adibidez { $card }, edo egin nahi den beste zerbait; ?: azalpena.
# $who is another player, whose cards were not asked for
ask-not-known = Hemen ez dakigu zein karta dituen { FORM($who, "erg") }. Idatzi { $back }, eta galdetu Lehenari buruz balitz bezala.

## The answer

ask-allowed = Baliozkoa.
# $why: why, what would be allowed, and the number of the rule, in sentences
ask-not-allowed = Baliogabea: { $why }
# the move draws cards, and what happens depends on them
ask-came = Zein karta atera da, edo zeintzuk? (Enter: ez dakigu)
ask-came-help = Hartutako kartak, atera diren ordenan. Zein diren ez badakigu, sakatu Enter: orduan, ez da esaten gero zer gertatzen den.
ask-came-more = { $count ->
    [one] Hori baino karta gehiago hartzen dira: idatzi denak.
   *[other] { $count } horiek baino karta gehiago hartzen dira: idatzi denak.
}
ask-depends = Gero gertatzen dena ateratzen den kartaren araberakoa da.
# $players can be caught
ask-may-catch = Ez da esan beharrekoa esan. Orain harrapatzeko moduan: { $players } ({ $catch }).
# $phase of the round; $who decides; $still: it is Player 1
ask-then = { $phase ->
    [name] Orain { FORM($who, "erg") } paloa aukeratzen du.
    [window] Eskualdia amaitu da, falta den hitza orain esan edo norbait harrapatu ezean.
    [over] Eskualdia amaitu da.
   *[play] { $still ->
        [yes] Oraindik { FORM($who, "erg") } du txanda.
       *[no] Hurrengoa: { $who }.
    }
}
