### What the power cards do. The sentences stand in a table beside the card they are about, and begin without naming it.
### "Its player" is whoever played it.
### In German the card is "diese Karte": its rank may be masculine, feminine or neuter.

# $all: yes (on any card), but (any card except some; $cards says which), only ($cards and nothing else)
power-wild = { $all ->
    [yes] Darf auf jede Karte gelegt werden.
    [but] Darf auf { FORM($cards, "acc") } gelegt werden.
   *[only] Darf auf { FORM($cards, "the-acc") } gelegt werden und auf nichts anderes.
}
# $which suit may be named: any-suit or another-suit than its own; $beside: whether $cards, too, may be played next
power-names = { $which ->
    [any-suit] { $beside ->
        [yes] Wer diese Karte legt, wünscht sich eine Farbe, die auch ihre eigene sein darf; die nächste Karte muss die gewünschte Farbe haben oder { FORM($cards, "the") } sein.
       *[no] Wer diese Karte legt, wünscht sich eine Farbe, die auch ihre eigene sein darf; die nächste Karte muss die gewünschte Farbe haben.
    }
   *[another-suit] { $beside ->
        [yes] Wer diese Karte legt, wünscht sich eine andere Farbe als ihre eigene; die nächste Karte muss die gewünschte Farbe haben oder { FORM($cards, "the") } sein.
       *[no] Wer diese Karte legt, wünscht sich eine andere Farbe als ihre eigene; die nächste Karte muss die gewünschte Farbe haben.
    }
}
power-reverse = Die Spielrichtung wechselt.
# $who takes: the next or the previous player; $cards: how many; $taker: then loses the turn (skipped), then plays as usual
# (plays), or takes them at once and no turn is touched (at-once)
power-takes = { $who ->
    [previous] { $taker ->
        [skipped] { $cards ->
            [one] Die vorige Person zieht eine Karte und setzt aus.
           *[other] Die vorige Person zieht { $cards } Karten und setzt aus.
        }
        [plays] { $cards ->
            [one] Die vorige Person zieht eine Karte und spielt dann wie gewohnt.
           *[other] Die vorige Person zieht { $cards } Karten und spielt dann wie gewohnt.
        }
       *[at-once] { $cards ->
            [one] Die vorige Person zieht sofort eine Karte; die Reihenfolge der Züge bleibt, wie sie ist.
           *[other] Die vorige Person zieht sofort { $cards } Karten; die Reihenfolge der Züge bleibt, wie sie ist.
        }
    }
   *[next] { $taker ->
        [skipped] { $cards ->
            [one] Die nächste Person zieht eine Karte und setzt aus.
           *[other] Die nächste Person zieht { $cards } Karten und setzt aus.
        }
        [plays] { $cards ->
            [one] Die nächste Person zieht eine Karte und spielt dann wie gewohnt.
           *[other] Die nächste Person zieht { $cards } Karten und spielt dann wie gewohnt.
        }
       *[at-once] { $cards ->
            [one] Die nächste Person zieht sofort eine Karte; die Reihenfolge der Züge bleibt, wie sie ist.
           *[other] Die nächste Person zieht sofort { $cards } Karten; die Reihenfolge der Züge bleibt, wie sie ist.
        }
    }
}
# instead of taking one may play $cards; $whose turn to take it then is: the next player's, or that of the player whom the
# answering card makes take
power-answer = { $whose ->
    [next] Statt zu ziehen, darf sie mit { FORM($cards, "the-dat") } kontern, aber nichts anderes legen; dann werden die Strafkarten zusammengezählt, und die nächste Person muss sie alle ziehen oder ihrerseits kontern.
   *[its] Statt zu ziehen, darf sie mit { FORM($cards, "the-dat") } kontern, aber nichts anderes legen; dann werden die Strafkarten zusammengezählt, und wer von der konternden Karte betroffen ist, muss sie alle ziehen.
}
# answering cards that add nothing; $some: others do
power-answer-passes = { $some ->
    [yes] Statt zu ziehen, darf diese Person mit { FORM($cards, "the-dat") } kontern, aber nichts anderes legen. Muss für die konternde Karte niemand im eigenen Zug ziehen, gibt sie die Strafkarten unverändert weiter: Die nächste Person zieht sie und kann nicht kontern; bei jeder anderen werden die Strafkarten zusammengezählt.
   *[no] Statt zu ziehen, darf diese Person mit { FORM($cards, "the-dat") } kontern, aber nichts anderes legen: Die Strafkarten werden dann unverändert weitergegeben, und die nächste Person zieht sie und kann nicht kontern.
}
# how the cards pending add up: $second after one answer, $third after two, $fourth after three
power-rising = Mit jedem Kontern werden es mehr: { $second }, { $third }, { $fourth } und so weiter.
power-new-count = Wer gezogen hat, darf noch auf dieselbe Weise kontern, auch mit einer der gezogenen Karten: Dann beginnt die Zählung von vorn.
# draws until one of $cards comes
power-until = { $who ->
    [previous] Die vorige Person zieht, bis { FORM($cards, "the") } kommt, und muss die liegende Karte damit abdecken; die abdeckende Karte wirkt nicht, und der Zug ist zu Ende.
   *[next] Die nächste Person zieht, bis { FORM($cards, "the") } kommt, und muss die liegende Karte damit abdecken; die abdeckende Karte wirkt nicht, und der Zug ist zu Ende.
}
power-until-hand = Karten, die schon auf der Hand sind, helfen nicht.
power-until-none = Kommt keine geeignete, bevor alle Karten aufgebraucht sind, bleiben die gezogenen auf der Hand, und der Zug ist zu Ende.
# $rank: whether a cover of that suit may be followed by its rank too
power-until-suit = { $rank ->
    [yes] Danach gilt die Farbe der abgedeckten Karte, womit sie auch abgedeckt ist; nur wenn die abdeckende Karte selbst diese Farbe hat, darf auch nach deren Wert gelegt werden.
   *[no] Danach gilt die Farbe der abgedeckten Karte, womit sie auch abgedeckt ist.
}
power-skip = { $players ->
    [one] Die nächste Person setzt aus.
   *[other] Die nächsten { $players } Personen setzen aus.
}
# going on, on one's own card; $cards: with which
power-cover = { $must ->
    [yes] Wer diese Karte legt, muss weiterspielen und sie mit { FORM($cards, "the-dat") } abdecken.
   *[no] Wer diese Karte legt, darf weiterspielen und sofort { FORM($cards, "the-acc") } darauf legen.
}
# another card of its $rank on it
power-cover-again = { $must ->
    [yes] Wird wieder { FORM($rank, "a") } darauf gelegt, muss erneut abgedeckt werden.
   *[no] Wird wieder { FORM($rank, "a") } darauf gelegt, gilt das Gleiche noch einmal.
}
power-cover-refuse = Wer diese Karte abdecken könnte, darf stattdessen auch passen.
power-cover-no-draw = { $allowed ->
    [at-will] Wer nicht kann oder nicht will, passt, ohne zu ziehen.
   *[when-nothing-fits] Wer nicht kann, passt, ohne zu ziehen.
}
power-cover-draw = { $allowed ->
    [at-will] { $cards ->
        [one] Wer nicht kann oder nicht will, zieht eine Karte.
       *[other] Wer nicht kann oder nicht will, zieht, bis eine Karte gelegt werden kann, höchstens aber { $cards } Karten.
    }
   *[when-nothing-fits] { $cards ->
        [one] Wer nicht kann, zieht eine Karte.
       *[other] Wer nicht kann, zieht, bis eine Karte gelegt werden kann, höchstens aber { $cards } Karten.
    }
}
# $stops: whether the draw ends with the stock
power-cover-draw-until = { $allowed ->
    [at-will] { $stops ->
        [yes] Wer nicht kann oder nicht will, zieht, bis eine Karte gelegt werden kann oder der Nachziehstapel aufgebraucht ist.
       *[no] Wer nicht kann oder nicht will, zieht, bis eine Karte gelegt werden kann.
    }
   *[when-nothing-fits] { $stops ->
        [yes] Wer nicht kann, zieht, bis eine Karte gelegt werden kann oder der Nachziehstapel aufgebraucht ist.
       *[no] Wer nicht kann, zieht, bis eine Karte gelegt werden kann.
    }
}
power-cover-drawn = { $then ->
    [turn-ends] Damit ist der Zug zu Ende.
    [may-play-it] Eignet sich die gezogene Karte dafür, darf sie sofort gelegt werden; sonst wird gepasst, und der Zug ist zu Ende.
    [may-play-any-card] Danach darf eine beliebige Karte von der Hand gelegt werden, die sich dafür eignet; sonst wird gepasst, und der Zug ist zu Ende.
   *[must-play-it] Eignet sich die gezogene Karte dafür, muss sie sofort gelegt werden; sonst ist der Zug zu Ende.
}
# the suit is named by whoever covered it
power-cover-names = { $which ->
    [any-suit] { $beside ->
        [yes] Wer diese Karte abdeckt, wünscht sich eine Farbe, die auch ihre eigene sein darf; die nächste Karte muss die gewünschte Farbe haben oder { FORM($cards, "the") } sein.
       *[no] Wer diese Karte abdeckt, wünscht sich eine Farbe, die auch ihre eigene sein darf; die nächste Karte muss die gewünschte Farbe haben.
    }
   *[another-suit] { $beside ->
        [yes] Wer diese Karte abdeckt, wünscht sich eine andere Farbe als ihre eigene; die nächste Karte muss die gewünschte Farbe haben oder { FORM($cards, "the") } sein.
       *[no] Wer diese Karte abdeckt, wünscht sich eine andere Farbe als ihre eigene; die nächste Karte muss die gewünschte Farbe haben.
    }
}
power-cover-own-name = Gehört zur abdeckenden Karte ohnehin ein Farbwunsch, wird nur eine Farbe gewünscht, und zwar nach der Regel der abdeckenden Karte.
# uncovered, the right to cover (and, $names, to name a suit) is the next player's; $cards: what covers
power-passed-on = { $names ->
    [yes] Wird diese Karte nicht abgedeckt, verliert, wer sie gelegt hat, das Recht, sie abzudecken und sich eine Farbe zu wünschen. Beides darf nun die nächste Person einen ganzen Zug lang, neben allem, was sonst erlaubt ist: Legt sie { FORM($cards, "the-acc") }, auch eine in diesem Zug gezogene Karte, so deckt sie damit ab und wünscht sich die Farbe.
   *[no] Wird diese Karte nicht abgedeckt, verliert, wer sie gelegt hat, das Recht, sie abzudecken. Das darf nun die nächste Person einen ganzen Zug lang, neben allem, was sonst erlaubt ist: Legt sie { FORM($cards, "the-acc") }, auch eine in diesem Zug gezogene Karte, so deckt sie damit ab.
}
power-passed-own = Wird dabei wieder { FORM($rank, "a") } gelegt, so bringt diese neue Karte ihre eigenen Rechte mit.
power-followed-by = { $by ->
    [any-card] Solange diese Karte oben liegt, darf jede Karte darauf gelegt werden.
    [suit] Solange diese Karte oben liegt, darf nur nach ihrer Farbe gelegt werden, nicht nach ihrem Wert.
   *[suit-or-rank] Solange diese Karte oben liegt, darf nach ihrer Farbe oder nach ihrem Wert gelegt werden.
}
# all cards that have no power
power-plain = Alle anderen Karten haben keine Wirkung.

## What holds for all of them

power-two-reverse = { $skips ->
    [yes] Zu zweit setzt bei einem Richtungswechsel die andere Person aus.
   *[no] Zu zweit ändert ein Richtungswechsel nichts.
}
power-two-skip = Zu zweit ist, wer die andere Person aussetzen lässt, gleich wieder dran.
power-two-previous = Zu zweit ist die vorige Person zugleich die nächste.
power-names-stands = Eine gewünschte Farbe gilt, bis die nächste Karte gelegt wird, auch wenn dazwischen jemand zieht, Strafkarten aufnimmt oder aussetzt. Bei der letzten Karte muss keine Farbe gewünscht werden, es sei denn, die Runde geht weiter.
power-direction = Wer die nächste und wer die vorige Person ist, richtet sich immer nach der gerade geltenden Spielrichtung.
power-once = Für eine Karte wird nur einmal gezogen: Danach muss ihretwegen niemand mehr ziehen.
power-spent = Es kommt dann nur noch auf Farbe und Wert dieser Karte an.
power-pending = Solange Strafkarten ausstehen, darf nur auf diese Weise gekontert und nichts anderes gelegt werden; das gewöhnliche Ziehen hilft nicht.
