### The rulebook: its titles, and the rules of the table, the turn, the round, the points and the match.
### Whole sentences, about "a player", never addressing the reader. $cards is one card of several kinds ("a seven or a jack").
### In German nobody is "der Spieler": "wer …", "alle", "die nächste Person"; whoever has gone out is "fertig".

## Titles

rulebook-aim = Ziel des Spiels
rulebook-cards = Spielerzahl und Karten
rulebook-deal = Das Geben
rulebook-turn = Der Zug
rulebook-powers = Sonderkarten
rulebook-last = Die letzte Karte
rulebook-round = Das Ende einer Runde
rulebook-points = Punkte
rulebook-match = Das Ende der Partie
rulebook-chosen = Geltende Hausregeln
rulebook-house = Hausregeln zur Auswahl
rulebook-source = Woher diese Regeln stammen
# over a worked example
rulebook-example = Beispiel
# heads of the columns of the two tables: power cards, points
rulebook-column-card = Karte
rulebook-column-power = Wirkung
rulebook-column-points = Punkte

## The aim

# $to: who gets the points of the cards left in hand (nobody: they do not count)
rulebook-aim-is = { $to ->
    [holder] Ziel ist es, vor den anderen alle Karten abzulegen. Karten, die am Ende einer Runde noch auf der Hand sind, zählen gegen die Person, die sie hält, und zum Schluss gewinnt, wer den niedrigsten Gesamtstand hat.
    [finisher] Ziel ist es, vor den anderen alle Karten abzulegen. Wer das schafft, bekommt Punkte für die Karten, die die anderen noch auf der Hand haben, und zum Schluss gewinnt, wer den höchsten Gesamtstand hat.
   *[nobody] Ziel ist es, vor den anderen alle Karten abzulegen.
}

## Players and cards

# $fewest and $most are numbers of players; $same: whether they are the same
rulebook-players = { $same ->
    [yes] Für { $most } Personen.
   *[no] Für { $fewest } bis { $most } Personen.
}
# $packs: how many packs, always; $cards: the cards of one; $ranks: "6–A" or "7, 8, O"; $suits: the names of the suits
rulebook-pack = { $packs ->
    [1] Gespielt wird mit einem Blatt von { $cards } Karten: { $ranks } in { $suits }.
   *[other] Gespielt wird mit { $packs } Blättern zu je { $cards } Karten: { $ranks } in { $suits }.
}
# one pack for every $players players: with more than that two, and so on
rulebook-pack-for-players = { $players ->
    [one] Für jede Person kommt ein solches Blatt ins Spiel.
   *[other] Auf je { $players } Personen kommt ein solches Blatt: Bei mehr als { $players } Personen werden zwei Blätter zusammengemischt und so weiter.
}
rulebook-no-order = Beim Legen spielt die Rangfolge der Karten keine Rolle.
# $players players, $packs packs, $cards cards in all, $left of which begin as the stock
rulebook-seated = { $packs ->
    [1] Bei { $players } Personen: ein Blatt, { $cards } Karten, davon zu Beginn { $left } im Nachziehstapel.
   *[other] Bei { $players } Personen: { $packs } Blätter, { $cards } Karten, davon zu Beginn { $left } im Nachziehstapel.
}

## The deal

# $way: clockwise or counter-clockwise
rulebook-dealer = { $way ->
    [clockwise] Wer zuerst gibt, wird ausgelost; nach jeder Runde geht das Geben nach links weiter.
   *[counter-clockwise] Wer zuerst gibt, wird ausgelost; nach jeder Runde geht das Geben nach rechts weiter.
}
# where only one round is played
rulebook-dealer-once = Wer gibt, wird ausgelost.
rulebook-shuffled = Vor jedem Geben werden die Karten gemischt.
# $hand cards for each player, dealt $packet at a time
rulebook-hand = { $packet ->
    [1] { $hand ->
        [one] Alle bekommen je eine Karte.
       *[other] Alle bekommen { $hand } Karten, die einzeln gegeben werden.
    }
   *[other] { $hand ->
        [one] Alle bekommen je eine Karte.
       *[other] Alle bekommen { $hand } Karten, die zu je { $packet } gegeben werden.
    }
}
rulebook-hand-for-players = { $hand ->
    [one] Bei { $players } Personen: je eine Karte.
   *[other] Bei { $players } Personen: je { $hand } Karten.
}
rulebook-rest = Der Rest bildet verdeckt den Nachziehstapel; mindestens eine Karte muss dafür übrig bleiben.
rulebook-opening-lead = Es wird keine Karte aufgedeckt: Wer beginnt, spielt eine beliebige Karte aus und darf nicht stattdessen ziehen. Diese Karte wirkt bereits.
rulebook-opening-dealers-card = Die letzte Karte, die die gebende Person sich selbst gibt, wird aufgedeckt: Sie ist deren erste gelegte Karte und wirkt bereits.
# $acts: whether the power of the first card acts
rulebook-opening-starter = { $acts ->
    [yes] Nach dem Geben wird die oberste Karte des Nachziehstapels aufgedeckt und eröffnet den Ablagestapel. Sie wirkt, als hätte die gebende Person sie gelegt.
   *[no] Nach dem Geben wird die oberste Karte des Nachziehstapels aufgedeckt und eröffnet den Ablagestapel. Sie wirkt nicht.
}
rulebook-opening-cut = { $acts ->
    [yes] Vor dem Geben hebt ab, wer vor der gebenden Person an der Reihe ist; die Karte, die dabei zum Vorschein kommt, eröffnet den Ablagestapel. Sie wirkt, als hätte die gebende Person sie gelegt.
   *[no] Vor dem Geben hebt ab, wer vor der gebenden Person an der Reihe ist; die Karte, die dabei zum Vorschein kommt, eröffnet den Ablagestapel. Sie wirkt nicht.
}
# $cards: a card that may not begin the pile
rulebook-starter-not = Wird { FORM($cards, "the") } aufgedeckt, kommt diese Karte unter den Nachziehstapel, und die nächste wird aufgedeckt; ist nichts anderes mehr da, bleibt die erste davon liegen.
# a cut card with a power; up to $most of them
rulebook-cutter-keeps = { $most ->
    [one] Wer eine Sonderkarte abhebt, darf sie behalten; dann eröffnet die nächste Karte den Ablagestapel, welche es auch sei. Eine behaltene Karte kommt zu den Karten auf der Hand hinzu.
   *[other] Wer eine Sonderkarte abhebt, darf sie behalten und die nächste Karte ansehen, höchstens { $most }-mal hintereinander; die Karte, die nicht behalten wird, eröffnet den Ablagestapel, welche es auch sei. Behaltene Karten kommen zu den Karten auf der Hand hinzu.
}
rulebook-seen = Alle sehen nur die eigenen Karten; der Ablagestapel und die Zahl der Karten im Nachziehstapel und auf jeder Hand liegen für alle offen, und am Ende einer Runde zeigen alle, was sie noch auf der Hand haben.
rulebook-seen-cut = Die Karten, die beim Abheben zum Vorschein kommen, werden allen gezeigt, auch die, die behalten werden.
rulebook-seen-turned = Die Reihenfolge eines Nachziehstapels, der nur umgedreht wurde, ist allen bekannt: Was davon gezogen wird, sehen alle.
# who plays first; dealers-card: the dealer, with the card that was turned up
rulebook-leader = { $who ->
    [eldest] Es beginnt, wer nach der gebenden Person an der Reihe ist.
    [winner] Es beginnt, wer die letzte Runde gewonnen hat; beim ersten Mal und nach einer Runde, die niemand gewonnen hat, entscheidet das Los.
    [dealers-card] Mit dieser Karte beginnt die gebende Person.
   *[dealer] Es beginnt die gebende Person.
}

## A turn

# $turns: whether any card changes the direction
rulebook-direction = { $way ->
    [clockwise] { $turns ->
        [yes] Gespielt wird im Uhrzeigersinn; jede Runde beginnt in dieser Richtung.
       *[no] Gespielt wird im Uhrzeigersinn.
    }
   *[counter-clockwise] { $turns ->
        [yes] Gespielt wird gegen den Uhrzeigersinn; jede Runde beginnt in dieser Richtung.
       *[no] Gespielt wird gegen den Uhrzeigersinn.
    }
}
rulebook-one-card = Wer dran ist, legt eine passende Karte offen auf den Ablagestapel.
rulebook-follow = { $by ->
    [suit] Eine Karte passt, wenn sie die gleiche Farbe hat wie die oberste Karte des Ablagestapels.
   *[suit-or-rank] Eine Karte passt, wenn sie die gleiche Farbe oder den gleichen Wert hat wie die oberste Karte des Ablagestapels.
}
# where some cards are wild
rulebook-follow-own = Außerdem passt eine Karte, die nach einer eigenen Regel auf die oberste Karte gelegt werden darf (siehe Sonderkarten).
# drawing a number of cards; $allowed: at-will (also with a card that fits) or when-nothing-fits
rulebook-draw = { $allowed ->
    [at-will] { $cards ->
        [one] Wer nicht legen kann oder will, zieht eine Karte vom Nachziehstapel.
       *[other] Wer nicht legen kann oder will, zieht vom Nachziehstapel, bis eine Karte passt, höchstens aber { $cards } Karten.
    }
   *[when-nothing-fits] { $cards ->
        [one] Wer keine passende Karte hat, zieht eine Karte vom Nachziehstapel; wer eine hat, darf nicht ziehen.
       *[other] Wer keine passende Karte hat, zieht vom Nachziehstapel, bis eine passt, höchstens aber { $cards } Karten; wer eine hat, darf nicht ziehen.
    }
}
# drawing until a card fits; $stops: whether the draw ends with the stock
rulebook-draw-until = { $allowed ->
    [at-will] { $stops ->
        [yes] Wer nicht legen kann oder will, zieht vom Nachziehstapel, bis eine Karte passt oder der Stapel aufgebraucht ist.
       *[no] Wer nicht legen kann oder will, zieht vom Nachziehstapel, bis eine Karte passt.
    }
   *[when-nothing-fits] { $stops ->
        [yes] Wer keine passende Karte hat, zieht vom Nachziehstapel, bis eine passt oder der Stapel aufgebraucht ist; wer eine hat, darf nicht ziehen.
       *[no] Wer keine passende Karte hat, zieht vom Nachziehstapel, bis eine passt; wer eine hat, darf nicht ziehen.
    }
}
rulebook-draw-stops = Wird der Nachziehstapel bei diesem Ziehen aufgebraucht, wird dafür kein neuer gebildet; nur wenn er schon vorher leer war, wird zuerst ein neuer gebildet, und zwar ein einziges Mal.
# what follows a draw
rulebook-drawn = { $then ->
    [turn-ends] Damit ist der Zug zu Ende.
    [may-play-it] Passt die gezogene Karte, darf sie sofort gelegt werden, aber nur sie; sonst wird gepasst, und der Zug ist zu Ende.
    [may-play-any-card] Danach darf eine beliebige passende Karte von der Hand gelegt werden; sonst wird gepasst, und der Zug ist zu Ende.
   *[must-play-it] Passt die gezogene Karte, muss sie sofort gelegt werden; sonst ist der Zug zu Ende.
}
# $how the pile becomes the stock, and $when
rulebook-renew = { $when ->
    [used-up] { $how ->
        [shuffled] Sobald der Nachziehstapel aufgebraucht ist, wird der Ablagestapel bis auf die oberste Karte gemischt und bildet den neuen Nachziehstapel.
       *[turned-over] Sobald der Nachziehstapel aufgebraucht ist, wird der Ablagestapel bis auf die oberste Karte umgedreht, nicht gemischt, und bildet den neuen Nachziehstapel: Die zuerst gelegte Karte wird zuerst gezogen.
    }
   *[needed] { $how ->
        [shuffled] Ist der Nachziehstapel aufgebraucht und wird eine Karte gebraucht, so wird der Ablagestapel bis auf die oberste Karte gemischt und bildet den neuen Nachziehstapel.
       *[turned-over] Ist der Nachziehstapel aufgebraucht und wird eine Karte gebraucht, so wird der Ablagestapel bis auf die oberste Karte umgedreht, nicht gemischt, und bildet den neuen Nachziehstapel: Die zuerst gelegte Karte wird zuerst gezogen.
    }
}
# $pass: whether one may pass although a card fits
rulebook-nothing-to-draw = { $pass ->
    [yes] Reichen die Karten nicht, zieht man, was noch da ist. Gibt es nichts zu ziehen, darf auch passen, wer legen könnte.
   *[no] Reichen die Karten nicht, zieht man, was noch da ist. Gibt es nichts zu ziehen, muss legen, wer kann; wer nicht kann, passt.
}

## The end of a round

rulebook-round-ends = Eine Runde endet, sobald jemand fertig ist, also keine Karten mehr hat: Diese Person hat die Runde gewonnen.
rulebook-counts = { $to ->
    [holder-back] Alle anderen zählen die Karten, die sie noch auf der Hand haben, als Punkte gegen sich; wer fertig ist, zählt nur die Karten, die eine zurückgekommene Strafe gebracht hat.
    [holder] Alle anderen zählen die Karten, die sie noch auf der Hand haben, als Punkte gegen sich; wer fertig ist, hat keine zu zählen.
    [finisher] Wer fertig ist, bekommt die Punkte der Karten, die alle anderen noch auf der Hand haben.
   *[nobody] Die Karten, die auf der Hand bleiben, zählen nicht.
}
# going out with $cards ($every: with any card) is worth $points, such as −40
rulebook-finisher = { $every ->
    [yes] Wer fertig ist, bekommt { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
   *[no] Wer mit { FORM($cards, "the-dat") } fertig wird, bekommt { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
}
# going out with $cards multiplies what the others count
rulebook-others-times = { $every ->
    [yes] { $times ->
        [0] Ist jemand fertig, zählen die Punkte der anderen aus dieser Runde nicht.
        [2] Ist jemand fertig, zählen die Punkte der anderen aus dieser Runde doppelt.
       *[other] Ist jemand fertig, zählen die Punkte der anderen aus dieser Runde { $times }-fach.
    }
   *[no] { $times ->
        [0] Wird jemand mit { FORM($cards, "the-dat") } fertig, zählen die Punkte der anderen aus dieser Runde nicht.
        [2] Wird jemand mit { FORM($cards, "the-dat") } fertig, zählen die Punkte der anderen aus dieser Runde doppelt.
       *[other] Wird jemand mit { FORM($cards, "the-dat") } fertig, zählen die Punkte der anderen aus dieser Runde { $times }-fach.
    }
}
# $pass: whether one may pass although a card fits
rulebook-blocked = { $pass ->
    [yes] Kann niemand mehr ziehen und passen alle nacheinander, ist die Runde blockiert: Sie endet, ohne dass jemand gewinnt.
   *[no] Kann niemand mehr legen oder ziehen, ist die Runde blockiert: Sie endet, ohne dass jemand gewinnt.
}
rulebook-stopped = Auch eine Runde, die schon { $moves } Züge dauert, wird gestoppt und endet, ohne dass jemand gewinnt.
rulebook-without-winner = { $to ->
    [holder] In einer Runde, die niemand gewinnt, zählen alle die Karten auf ihrer Hand.
    [finisher] In einer Runde, die niemand gewinnt, bekommt niemand Punkte.
   *[nobody] Eine solche Runde zählt für niemanden.
}

## Points

rulebook-no-points = Die Karten zählen keine Punkte.
# what some cards count: a heading, and a number or "the number on the card"
rulebook-value = { $cards }: { $points }
rulebook-value-number = die Zahl auf der Karte
# a heading: these cards, when one of them is all that somebody holds
rulebook-alone = { $cards } als einzige Karte auf der Hand

## The end of the match

# $over: whether the limit itself is not enough
rulebook-limit = { $over ->
    [yes] Die Partie endet nach der Runde, in der jemand einen Gesamtstand von mehr als { $limit } Punkten hat.
   *[no] Die Partie endet nach der Runde, in der jemand einen Gesamtstand von { $limit } Punkten erreicht.
}
rulebook-rounds = { $rounds ->
    [one] Die Partie endet nach einer Runde.
   *[other] Die Partie endet nach { $rounds } Runden.
}
# after a limit and a number of rounds
rulebook-first-of-both = Die Partie endet mit dem Erreichen der Punktegrenze oder nach der letzten Runde, je nachdem, was zuerst eintritt.
rulebook-lost-holding = Wer am Ende einer Runde noch { FORM($cards, "the-acc") } auf der Hand hat, hat die Partie verloren; sie endet dann sofort.
rulebook-open-end = Für die Partie ist kein Ende vereinbart: Die Punkte aller Runden werden zusammengezählt, bis alle aufhören.
# the same where somebody may lose the match before (told in the sentence before this one)
rulebook-open-end-otherwise = Sonst ist für die Partie kein Ende vereinbart: Die Punkte aller Runden werden zusammengezählt, bis alle aufhören.
rulebook-one-deal = Es wird nur einmal gegeben: Wer diese Runde gewinnt, gewinnt das Spiel.
# in a game of one deal
rulebook-one-deal-tie = Gewinnt sie niemand, endet das Spiel unentschieden.
rulebook-winner = { $who ->
    [highest] Es gewinnt, wer den höchsten Gesamtstand hat.
    [lowest] Es gewinnt, wer den niedrigsten Gesamtstand hat.
   *[rounds] Es gewinnt, wer die meisten Runden gewonnen hat.
}
rulebook-tie = { $how ->
    [rounds-won] Bei Gleichstand gewinnt, wer mehr Runden gewonnen hat; ist auch das gleich, endet die Partie unentschieden.
   *[shared] Bei Gleichstand wird der Sieg geteilt.
}
rulebook-lost-cannot-win = Wer mit { FORM($cards, "the-dat") } auf der Hand verloren hat, kann nicht gewinnen: Es gewinnt, wer von den anderen am besten steht. Bleibt niemand sonst übrig, endet die Partie unentschieden.
rulebook-loser = { $who ->
    [highest] Verloren hat, wer den höchsten Gesamtstand hat.
   *[lowest] Verloren hat, wer den niedrigsten Gesamtstand hat.
}

## House rules

# a sentence that does not hold any more with an option
rulebook-dropped = Dann gilt nicht mehr: { $sentence }
rulebook-no-effect = Bei den übrigen Regeln, wie sie jetzt sind, ändert das nichts.
rulebook-not-together = Zusammen mit den geltenden Hausregeln kann das nicht gewählt werden.

## Where the rules come from

rulebook-document = Diese Regeln sind die des Dokuments „{ $document }“.
rulebook-document-from = Diese Regeln sind die des Dokuments „{ $document }“ ({ $place }).
rulebook-rulings = Was mit ° gekennzeichnet ist, sagt das Dokument nicht, oder es lässt sich dort verschieden lesen: Hier ist es festgelegt, so wie es in dieser Spielefamilie Brauch ist.
rulebook-common = Auch was kein Dokument sagt und doch jedes Spiel braucht (wer als Nächstes gibt, wer was sehen darf, was geschieht, wenn die Karten ausgehen, wie viele Züge eine Runde haben darf), ist hier festgelegt.
rulebook-own = Das sind die eigenen Hausregeln eines Tisches; kein Dokument steht dahinter.
# a file without a document of its own that changes the game $game
rulebook-built-on = Das sind die eigenen Regeln eines Tisches, aufgebaut auf dem Spiel „{ $game }“; wo sie nichts ändern, gelten die des Dokuments „{ $document }“.
rulebook-examples-played = Die Beispiele sind beim Erstellen dieser Seite nach deren Regeln gespielt worden.
