### The score sheet of people who play with real cards: what is asked, answered, refused. The reader is addressed.
### $who is a player's name, $card one card as a sign ("7♥", or "Q" where the suit does not matter), $number the number of a round.

## What the person may type: words with commas between them. The English ones are always taken too.
## No command is a single letter, which could be a card (Q is a queen).

score-words-table = tabelle, tisch
score-words-curve = kurve, kurven
score-words-correct = korrigieren, korrigiere, korrektur, ändern, aendern
score-words-undo = zurück, zurueck, zuruck, rückgängig, rueckgaengig, zurücknehmen, zuruecknehmen
score-words-points = punkte
score-words-nobody = niemand, keiner, keine, blockiert, -
# the sign between the cells of a CSV file: what spreadsheets expect (a semicolon where 1,5 is one and a half)
score-csv-separator = ;

## Beginning

score-title = Punktezettel
score-options = { $game }: Hausregeln, die sich auf die Punkte auswirken, und was gilt, wenn du nichts änderst:
score-names = Wer spielt? Die Namen, mit Kommas dazwischen:
score-names-help = Gib die Namen aller ein, die mitspielen, mit Kommas dazwischen und in der Reihenfolge, in der ihr sitzt.
score-kept = Der Punktezettel wird nach jeder Runde gespeichert in { $file }
score-resume = Ein Punktezettel ist noch nicht zu Ende geführt: { $game }, { $names }. Willst du ihn weiterführen? Gib „ja“ oder „nein“ ein:
score-resume-help = „ja“ führt ihn weiter; „nein“ beginnt einen neuen Punktezettel und lässt diesen, wie er ist.

## A round

score-round = Runde { $number }
score-ask-out = Wer ist fertig?
score-ask-out-help = Gib den Namen, oder seinen Anfang, der Person ein, die alle Karten abgelegt hat, oder „niemand“, wenn die Runde ohne das zu Ende ging. Gib „punkte“ ein, wenn du die Punkte der Runde so eingeben willst, wie sie auf eurem Zettel stehen.
score-ask-card = Was war die letzte Karte von { $who }?
score-ask-card-help = Gib die Karte ein, mit der die Runde gewonnen wurde: ihren Wert und ihre Farbe, etwa { $example }. Wo die Farbe keine Rolle spielt, genügt der Wert.
score-ask-hand = Was hatte { $who } noch auf der Hand? Die Karten oder ihre Punkte:
score-ask-hand-help = Gib die Karten mit Leerzeichen dazwischen ein, etwa { $example }; wo die Farbe keine Rolle spielt, nur den Wert. Oder gib eine Zahl ein: was die Karten zusammen zählen, vor jeder Verdopplung.
score-ask-back = Ist die Strafe zu { $who } zurückgekommen? Gib die Karten ein, die { $who } am Ende auf der Hand hatte, oder drück Enter, wenn es keine waren:
score-ask-back-help = Wer mit einer Karte fertig wird, für die andere ziehen müssen, muss selbst ziehen, wenn die Strafe zurückkommt, und zählt diese Karten. Enter: Sie ist nicht zurückgekommen.
score-ask-lost = Wer hatte am Ende { FORM($cards, "the-acc") } auf der Hand? Die Namen oder „niemand“:
score-ask-lost-help = Wer eine solche Karte auf der Hand behält, hat die Partie sofort verloren. Gib die Namen mit Kommas dazwischen ein oder „niemand“.
score-ask-points = Die Punkte dieser Runde, in der Reihenfolge { $names }:
score-ask-points-help = Gib für jede Person eine Zahl ein: was in dieser Runde zu ihrem Gesamtstand hinzukommt, alles eingerechnet.
# $now: what stands there
score-stays = Mit Enter bleibt es bei { $now }.
score-nothing-typed = Du hast nichts eingegeben. Mit „hilfe“ erfährst du, wonach gefragt wird.
score-correcting = Runde { $number } wird neu eingegeben.
score-back = Diese Antwort ist zurückgenommen.
score-no-name = Niemand heißt „{ $name }“. Es spielen { $names }.
score-several-names = Mit „{ $name }“ kann { $names } gemeint sein.
score-not-points = „{ $text }“ ist keine ganze Zahl.
# so many numbers were typed
score-points-each = { $given ->
    [one] Eine Zahl reicht nicht für { $players } Personen. Gib für jede eine ein: { $names }.
   *[other] Das sind { $given } Zahlen, es spielen aber { $players } Personen. Gib für jede eine ein: { $names }.
}
score-either = { $text } kann eine Punktzahl oder eine Karte sein. Gib { $points } für die Punkte ein oder die Karte mit ihrer Farbe, etwa { $card }.

## What was counted

# $points: "Ana 0, Ben 20"
score-counted = Runde { $number }: { $points }.
score-times = { $times ->
    [0] Nach dieser letzten Karte zählen die Punkte der anderen nicht.
    [2] Nach dieser letzten Karte zählen die Punkte der anderen doppelt.
   *[other] Nach dieser letzten Karte zählen die Punkte der anderen { $times }-fach.
}
score-has-lost = Wegen der Karten, die noch auf der Hand waren, verliert { $who } die Partie.
score-over = { $rounds ->
    [one] Die Partie ist nach einer Runde zu Ende.
   *[other] Die Partie ist nach { $rounds } Runden zu Ende.
}
score-won = { $count ->
    [one] Gewonnen hat { $who }.
   *[other] Geteilter Sieg: { $who }.
}
score-drawn = Die Partie endet unentschieden: Niemand hat sie gewonnen.
score-lost = Verloren: { $who }.
score-open-again = Die Partie ist nun doch nicht zu Ende.
score-ask-over = Gib „tabelle“, „kurve“, „korrigieren“ und die Nummer einer Runde, „zurück“ oder „ende“ ein:
score-ask-over-help = Die Partie ist zu Ende. Eine Runde kann aber noch korrigiert oder zurückgenommen werden; dann geht die Partie vielleicht weiter.
score-undone = Runde { $number } ist zurückgenommen.
score-corrected = Runde { $number } ist korrigiert.
score-left = Der Punktezettel ist gespeichert in { $file }. Um ihn weiterzuführen, gib ein: { $command }
score-lost-now = Der Punktezettel ließ sich nicht in { $file } speichern: { $problem }. Nach jeder Runde wird es noch einmal versucht.
score-not-kept = Der Punktezettel ist nicht gespeichert. { $file } lässt sich nicht schreiben: { $problem }.
score-elsewhere = Inzwischen hat jemand anderes { $file } geändert; diese Datei bleibt, wie sie ist, und dein Punktezettel steht von jetzt an in { $other }.
score-help = Bei jeder Frage kannst du eingeben: tabelle (alle Runden), kurve (wie sich der Gesamtstand entwickelt hat), korrigieren und die Nummer einer Runde, zurück (nimmt die letzte Antwort oder die letzte Runde zurück), regeln (das Regelheft), hilfe, ende (alles ist gespeichert).

## The table and the curves

score-column-round = Runde
score-column-total = Gesamtstand
score-no-rounds = Noch ist keine Runde eingetragen.
# under a table with asterisks
score-star = Ein Sternchen zeigt, wer fertig war.
score-limit = { $exceeded ->
    [yes] Die Partie endet nach der Runde, in der jemand einen Gesamtstand von mehr als { $limit } Punkten hat.
   *[no] Die Partie endet nach der Runde, in der jemand einen Gesamtstand von { $limit } Punkten erreicht.
}
score-curves = So hat sich der Gesamtstand Runde für Runde entwickelt, zwischen { $least } und { $most }.
score-rounds-won = Gewonnene Runden: { $points }.
# under the drawing on the page: the name of its horizontal axis
score-axis-rounds = Runden
score-axis-points = Punkte
# a drawing told to somebody who cannot see it; $points: the totals at the end
score-drawing = Der Gesamtstand aller nach jeder Runde. Am Ende: { $points }.

## What cannot be

score-name-wrong = „{ $name }“ geht hier nicht als Name: 1 bis { $most } druckbare Zeichen und kein Komma.
score-name-twice = Der Name { $who } kommt zweimal vor; wähl einen anderen.
score-name-command = { $name } würde als Befehl verstanden; wähl einen anderen Namen.
score-players = { $given ->
    [one] Angegeben ist ein Name, das Spiel ist aber für { $fewest } bis { $most } Personen.
   *[other] Angegeben sind { $given } Namen, das Spiel ist aber für { $fewest } bis { $most } Personen.
}
score-too-few-cards = Das Blatt hat zu wenige Karten für { $given } Personen mit so vielen Karten auf der Hand.
score-each = { $given ->
    [one] Angaben gibt es für eine Person, es spielen aber { $players }.
   *[other] Angaben gibt es für { $given } Personen, es spielen aber { $players }.
}
score-no-seat = Die Nummer { $seat } hat niemand; gezählt wird von 0 bis { $most }.
score-nobody-loses = In diesem Spiel verliert niemand die Partie wegen einer Karte, die auf der Hand bleibt.
score-card-of-nobody = Niemand ist fertig, also gibt es keine letzte Karte { $card }.
score-last-missing = Mit welcher Karte { $who } fertig geworden ist, ändert die Punkte; darum muss sie genannt werden.
score-last-barred = { $card } darf in diesem Spiel nicht die letzte Karte sein; damit kann { $who } nicht fertig geworden sein.
score-no-card = Eine Karte „{ $card }“ gibt es in diesem Blatt nicht. Zu einer Karte gehören ihr Wert ({ $ranks }) und ihre Farbe ({ $suits }), wie in { $example }.
score-which-suit = { FORM($rank, "many") } zählen hier nicht alle gleich, darum muss die Farbe dazu: { $cards }.
score-lost-by-cards = Die Karten von { $who } sind bekannt, also zeigen sie allein, ob die Partie verloren ist.
score-finisher-hand = { $who } ist fertig und hat darum keine Karten mehr.
score-empty-hand = { $who } ist nicht fertig und hatte darum noch mindestens eine Karte auf der Hand.
score-negative = { $who } kann nicht { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} haben: Keine Karte zählt hier weniger als nichts.
score-beyond = { $who } kann nicht { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} haben: Möglich ist { $least } bis { $most }.
score-no-points = { $who } kann nicht { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} haben: Möglich ist hier nur 0.
score-finisher-points = { $who } ist fertig und kann darum nicht { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} haben; möglich ist nur { $own }.
score-too-many = { $there ->
    [one] { $players ->
        [one] { $card } gibt es nur einmal, { $who } hätte diese Karte aber { $times }-mal.
       *[other] { $card } gibt es nur einmal, { $who } hätten diese Karte aber je einmal.
    }
   *[other] { $players ->
        [one] { $card } gibt es nur { $there }-mal, { $who } hätte diese Karte aber { $times }-mal.
       *[other] { $card } gibt es nur { $there }-mal, { $who } hätten diese Karte aber zusammen { $times }-mal.
    }
}
score-after-end = { $rounds ->
    [one] Die Partie war nach einer Runde zu Ende; danach kommt keine Runde mehr.
   *[other] Die Partie war nach { $rounds } Runden zu Ende; danach kommt keine Runde mehr.
}
score-earlier-end = Damit wäre die Partie schon nach Runde { $end } zu Ende gewesen, gespielt sind aber { $rounds } Runden. Nichts ist geändert; nimm zuerst die Runden nach Runde { $end } zurück.
score-no-round = Noch ist keine Runde eingetragen.
score-no-such-round = Eine Runde { $number } gibt es nicht; die Runden gehen von 1 bis { $rounds }.
score-which-round = Gib die Nummer der Runde dahinter ein, wie in „korrigieren 2“.

## Files and calls

# $file is the name of a file, $problem a sentence or what the system says
score-file-unread = { $file } lässt sich nicht lesen: { $problem }.
score-file-unwritten = { $file } lässt sich nicht schreiben: { $problem }.
score-file-not-text = { $file } ist kein Text und damit kein Punktezettel. Die Datei bleibt, wie sie ist.
score-file-not-json = { $file } ist kein Punktezettel: Zeile { $line } ist kein JSON. Die Datei bleibt, wie sie ist.
score-file-damaged = { $file } ist ein Punktezettel, der sich nicht weiterführen lässt. Die Datei bleibt, wie sie ist. { $problem }
score-file-other = { $kind ->
    [record] { $file } ist die Aufzeichnung einer Runde, kein Punktezettel. Die Datei bleibt, wie sie ist.
    [match] { $file } ist die Aufzeichnung einer Partie, die mit Maumau gespielt wurde, kein Punktezettel. Die Datei bleibt, wie sie ist.
    [save] { $file } ist ein Spielstand; weitergespielt wird er mit „maumau play --resume“. Die Datei bleibt, wie sie ist.
    [newer] { $file } ist ein Punktezettel eines neueren Maumau; dieses hier kann ihn nicht lesen. Die Datei bleibt, wie sie ist.
   *[other] { $file } ist kein Punktezettel von Maumau. Die Datei bleibt, wie sie ist.
}
score-file-ruleset = Das Spiel „{ $ruleset }“, das in der Datei steht, ist unbekannt, und seine Regeln stehen nicht in der Datei. Bekannt sind { $rulesets }.
score-file-rules = Nach den Regeln, die in der Datei stehen, lässt sich nicht spielen; der Fehler liegt hier: { $where }.
score-file-options = Die Optionen in der Datei lassen sich nicht zusammen wählen: { $options }.
score-file-fingerprint = Der Punktezettel wurde nach anderen Regeln begonnen: Deren Fingerabdruck ist { $found }, der dieser Regeln ist { $right }.
score-file-no-hands = Weder Handkarten noch Punkte sind angegeben; eins davon wird gebraucht.
score-file-points-too = Punkte sind angegeben, also dürfen daneben weder Handkarten noch eine letzte Karte stehen.
score-file-round = Runde { $number }: { $problem }
score-file-is-there = { $file } gibt es schon; die Datei bleibt, wie sie ist. Nenn eine andere Datei oder führ diese ohne weitere Angaben weiter.
score-file-is-folder = { $file } ist ein Ordner; nenn eine Datei.
score-no-folder = Einen Ordner { $folder } gibt es nicht; leg ihn zuerst an oder nenn einen anderen.
score-out-is-sheet = { $file } würde ersetzt, und der Name endet weder auf .csv noch auf .html. Die Datei bleibt, wie sie ist.
score-out-over-sheet = { $file } ist der Punktezettel selbst und bleibt, wie er ist. Nenn eine andere Datei.
score-which-file = Nenn auch die Datei des Punktezettels, wie in: maumau score DATEI { $option }
score-no-file = Eine Datei { $file } gibt es nicht.
score-written = Geschrieben: { $file }
score-one-only = Hinter { $option } darf nur eine Datei stehen.
