### What the power cards do. The sentences stand in a table beside the card they are about, and begin without naming it.
### "Its player" is whoever played it.

# $all: yes (on any card), but (any card except some; $cards says which), only ($cards and nothing else)
power-wild = { $all ->
    [yes] Edozein kartaren gainean bota daiteke.
    [but] Bota daiteke { FORM($cards, "gen") } gainean.
   *[only] Bota daiteke { FORM($cards, "gen") } gainean, eta beste inon ez.
}
# $which suit may be named: any-suit or another-suit than its own; $beside: whether $cards, too, may be played next
power-names = { $which ->
    [any-suit] { $beside ->
        [yes] Botatzen duenak nahi duen paloa aukeratzen du (kartarena bera ere izan daiteke); hurrengo kartak palo horretakoa izan behar du, edo bestela { $cards }.
       *[no] Botatzen duenak nahi duen paloa aukeratzen du (kartarena bera ere izan daiteke); hurrengo kartak palo horretakoa izan behar du.
    }
   *[another-suit] { $beside ->
        [yes] Botatzen duenak beste palo bat aukeratzen du, ez kartarena bera; hurrengo kartak palo horretakoa izan behar du, edo bestela { $cards }.
       *[no] Botatzen duenak beste palo bat aukeratzen du, ez kartarena bera; hurrengo kartak palo horretakoa izan behar du.
    }
}
power-reverse = Jokoaren norabidea aldatzen da.
# $who takes: the next or the previous player; $cards: how many; $taker: then loses the turn (skipped), then plays as usual
# (plays), or takes them at once and no turn is touched (at-once)
power-takes = { $who ->
    [previous] { $taker ->
        [skipped] { $cards ->
            [one] Aurreko jokalariak karta bat hartu eta txanda galtzen du.
           *[other] Aurreko jokalariak { $cards } karta hartu eta txanda galtzen du.
        }
        [plays] { $cards ->
            [one] Aurreko jokalariak karta bat hartzen du, eta gero ohi bezala jokatzen du.
           *[other] Aurreko jokalariak { $cards } karta hartzen ditu, eta gero ohi bezala jokatzen du.
        }
       *[at-once] { $cards ->
            [one] Aurreko jokalariak karta bat hartzen du berehala; txanden ordena ez da aldatzen.
           *[other] Aurreko jokalariak { $cards } karta hartzen ditu berehala; txanden ordena ez da aldatzen.
        }
    }
   *[next] { $taker ->
        [skipped] { $cards ->
            [one] Hurrengo jokalariak karta bat hartu eta txanda galtzen du.
           *[other] Hurrengo jokalariak { $cards } karta hartu eta txanda galtzen du.
        }
        [plays] { $cards ->
            [one] Hurrengo jokalariak karta bat hartzen du, eta gero ohi bezala jokatzen du.
           *[other] Hurrengo jokalariak { $cards } karta hartzen ditu, eta gero ohi bezala jokatzen du.
        }
       *[at-once] { $cards ->
            [one] Hurrengo jokalariak karta bat hartzen du berehala; txanden ordena ez da aldatzen.
           *[other] Hurrengo jokalariak { $cards } karta hartzen ditu berehala; txanden ordena ez da aldatzen.
        }
    }
}
# instead of taking one may play $cards; $whose turn to take it then is: the next player's, or that of the player whom the
# answering card makes take
power-answer = { $whose ->
    [next] Kartak hartu beharrean, jokalari horrek { $cards } bota dezake erantzuteko, eta besterik ez; orduan, zigor-kartak batu egiten dira, eta haren hurrengo jokalariak denak hartu behar ditu, edo berak ere erantzun.
   *[its] Kartak hartu beharrean, jokalari horrek { $cards } bota dezake erantzuteko, eta besterik ez; orduan, zigor-kartak batu egiten dira, eta erantzun horrek kartak hartzera behartzen duen jokalariak hartu behar ditu denak.
}
# answering cards that add nothing; $some: others do
power-answer-passes = { $some ->
    [yes] Kartak hartu beharrean, jokalari horrek { $cards } bota dezake erantzuteko, eta besterik ez. Erantzuteko kartak ez badu inor behartzen bere txandan kartak hartzera, zigor-kartak dauden bezala pasatzen dira: hurrengo jokalariak hartzen ditu, eta ezin du erantzun; beste edozein kartarekin, zigor-kartak batu egiten dira.
   *[no] Kartak hartu beharrean, jokalari horrek { $cards } bota dezake erantzuteko, eta besterik ez; orduan, zigor-kartak dauden bezala pasatzen dira, eta hurrengo jokalariak hartzen ditu, eta ezin du erantzun.
}
# how the cards pending add up: $second after one answer, $third after two, $fourth after three
power-rising = Erantzun bakoitzarekin handitu egiten da kopurua: { $second }, { $third }, { $fourth } eta abar.
power-new-count = Kartak hartu dituenak oraindik ere erantzun dezake era berean, baita hartu berri duen karta batekin ere; orduan, zenbaketa berri bat hasten da.
# draws until one of $cards comes
power-until = { $who ->
    [previous] Aurreko jokalariak { $cards } atera arte hartzen ditu kartak, eta harekin estali behar du karta hau; estaltzen duen kartak ez du eraginik, eta txanda amaitzen da.
   *[next] Hurrengo jokalariak { $cards } atera arte hartzen ditu kartak, eta harekin estali behar du karta hau; estaltzen duen kartak ez du eraginik, eta txanda amaitzen da.
}
power-until-hand = Lehendik eskuan zeuden kartek ez dute horretarako balio.
power-until-none = Karta guztiak agortu arte behar den karta ateratzen ez bada, hartutako kartak eskuan geratzen dira, eta txanda amaitzen da.
# $rank: whether a cover of that suit may be followed by its rank too
power-until-suit = { $rank ->
    [yes] Ondoren, estalitako kartaren paloa dago indarrean, estaltzen duena edozein dela ere; estaltzen duen karta ere palo horretakoa bada bakarrik bota daiteke haren maila berekoa.
   *[no] Ondoren, estalitako kartaren paloa dago indarrean, estaltzen duena edozein dela ere.
}
power-skip = { $players ->
    [one] Hurrengo jokalariak txanda galtzen du.
   *[other] Hurrengo { $players } jokalariek txanda galtzen dute.
}
# going on, on one's own card; $cards: with which
power-cover = { $must ->
    [yes] Botatzen duenak estali egin behar du, berriro botata: { $cards } jarri behar du gainean.
   *[no] Botatzen duenak berehala bota dezake berriro: { $cards } jar dezake gainean.
}
# another card of its $rank on it
power-cover-again = { $must ->
    [yes] Gainean jarritako beste { FORM($rank, "stem") } bat ere estali egin behar da.
   *[no] Gainean jarritako beste { FORM($rank, "stem") } batek eskubide bera ematen du berriro.
}
power-cover-refuse = Estal dezakeenak, horren ordez, pasatu ere egin dezake.
power-cover-no-draw = { $allowed ->
    [at-will] Ezin duenak edo nahi ez duenak pasatu egiten du, kartarik hartu gabe.
   *[when-nothing-fits] Ezin duenak pasatu egiten du, kartarik hartu gabe.
}
power-cover-draw = { $allowed ->
    [at-will] { $cards ->
        [one] Ezin duenak edo nahi ez duenak karta bat hartzen du.
       *[other] Ezin duenak edo nahi ez duenak gehienez { $cards } karta hartzen ditu, bota daitekeen bat atera arte.
    }
   *[when-nothing-fits] { $cards ->
        [one] Ezin duenak karta bat hartzen du.
       *[other] Ezin duenak gehienez { $cards } karta hartzen ditu, bota daitekeen bat atera arte.
    }
}
# $stops: whether the draw ends with the stock
power-cover-draw-until = { $allowed ->
    [at-will] { $stops ->
        [yes] Ezin duenak edo nahi ez duenak kartak hartzen ditu, bota daitekeen bat atera arte edo sorta agortu arte.
       *[no] Ezin duenak edo nahi ez duenak kartak hartzen ditu, bota daitekeen bat atera arte.
    }
   *[when-nothing-fits] { $stops ->
        [yes] Ezin duenak kartak hartzen ditu, bota daitekeen bat atera arte edo sorta agortu arte.
       *[no] Ezin duenak kartak hartzen ditu, bota daitekeen bat atera arte.
    }
}
power-cover-drawn = { $then ->
    [turn-ends] Horrekin txanda amaitzen da.
    [may-play-it] Hartutako kartak horretarako balio badu, berehala bota daiteke; bestela, pasatu egiten da, eta txanda amaitzen da.
    [may-play-any-card] Ondoren, horretarako balio duen eskuko edozein karta bota daiteke; bestela, pasatu egiten da, eta txanda amaitzen da.
   *[must-play-it] Hartutako kartak horretarako balio badu, berehala bota behar da; bestela, txanda amaitzen da.
}
# the suit is named by whoever covered it
power-cover-names = { $which ->
    [any-suit] { $beside ->
        [yes] Estaltzen duenak nahi duen paloa aukeratzen du (estalitako kartarena bera ere izan daiteke); hurrengo kartak palo horretakoa izan behar du, edo bestela { $cards }.
       *[no] Estaltzen duenak nahi duen paloa aukeratzen du (estalitako kartarena bera ere izan daiteke); hurrengo kartak palo horretakoa izan behar du.
    }
   *[another-suit] { $beside ->
        [yes] Estaltzen duenak beste palo bat aukeratzen du, ez estalitako kartarena; hurrengo kartak palo horretakoa izan behar du, edo bestela { $cards }.
       *[no] Estaltzen duenak beste palo bat aukeratzen du, ez estalitako kartarena; hurrengo kartak palo horretakoa izan behar du.
    }
}
power-cover-own-name = Estaltzen duen kartarekin ere paloa aukeratzen bada, palo bakarra aukeratzen da, estaltzen duen kartaren arauaren arabera.
# uncovered, the right to cover (and, $names, to name a suit) is the next player's; $cards: what covers
power-passed-on = { $names ->
    [yes] Estaltzen ez bada, bota duenak galdu egiten ditu estaltzeko eta paloa aukeratzeko eskubideak. Hurrengo jokalariak biak ditu txanda oso batean, ohiko jokaldiez gain: orduan { $cards } botatzen badu, baita txanda horretan hartutakoa bada ere, karta hau estaltzen du eta paloa aukeratzen du.
   *[no] Estaltzen ez bada, bota duenak galdu egiten du estaltzeko eskubidea. Hurrengo jokalariak du eskubide hori txanda oso batean, ohiko jokaldiez gain: orduan { $cards } botatzen badu, baita txanda horretan hartutakoa bada ere, karta hau estaltzen du.
}
power-passed-own = Beste { FORM($rank, "stem") } batek bere eskubideak dakartza.
power-followed-by = { $by ->
    [any-card] Goian dagoen bitartean, edozein karta bota daiteke gainean.
    [suit] Goian dagoen bitartean, palo bereko kartak bakarrik datoz bat harekin.
   *[suit-or-rank] Goian dagoen bitartean, palo edo maila bereko kartak datoz bat harekin.
}
# all cards that have no power
power-plain = Gainerako kartek ez dute eraginik.

## What holds for all of them

power-two-reverse = { $skips ->
    [yes] Bi jokalari direnean, norabidea aldatzean besteak txanda galtzen du.
   *[no] Bi jokalari direnean, norabidea aldatzeak ez du ezer aldatzen.
}
power-two-skip = Bi jokalari direnean, besteak txanda galtzen badu, karta bota duenak jokatzen du berriro.
power-two-previous = Bi jokalari direnean, aurreko jokalaria eta hurrengoa jokalari bera dira.
power-names-stands = Aukeratutako paloa indarrean dago hurrengo karta bota arte, tartean norbaitek sortatik kartak hartu, zigor-kartak hartu edo txanda galdu arren. Azken kartarekin ez dago paloa aukeratu beharrik, eskualdiak aurrera jarraitzen duenean izan ezik.
power-direction = Hurrengo eta aurreko jokalariak une horretako norabidearen araberakoak dira beti.
power-once = Zigor-kartak behin hartzen dira: ondoren, inork ez du berriro hartzen karta beragatik.
power-spent = Hortik aurrera, karta horren paloa eta maila bakarrik hartzen dira kontuan.
power-pending = Kartak hartzeko dauden bitartean, horrelako erantzun bat baino ezin da bota, eta sortatik hartzeak ez du balio.
