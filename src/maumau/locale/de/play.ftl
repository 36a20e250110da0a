### At the table: questions, answers to what was typed, help. $player is a name. Words to type come as variables of their own,
### as { $quit }, in the words of vocabulary.ftl.
### No full stop stands after a file or a command to copy, since it would seem to be part of it.

## Beginning and leaving

play-getting-ready = Der Tisch wird vorbereitet.
play-getting-ready-first = Der Tisch wird vorbereitet; beim ersten Mal dauert das bis zu einer halben Minute.
play-ready = Es kann losgehen.
# $game is what the game is called, $players who sits at the table, bots with their kind
play-welcome = { $game }. Am Tisch: { $players }.
play-game-also = { $name }, { $other }
play-bot = { $player } ({ $kind })
play-hint = Gib ? ein, wenn du bei einer Frage Hilfe brauchst.
play-goes-on-in-round = Es geht weiter mit Runde { $round }.
play-goes-on = Es geht weiter.
play-another = Noch eine Partie am selben Tisch? ({ $yes } oder { $no })
play-another-again = Gib „{ $yes }“ ein für noch eine Partie mit denselben Regeln und am selben Tisch oder „{ $no }“, um aufzuhören.
play-good-bye = Bis zum nächsten Mal!
play-input-ended = Die Eingabe ist zu Ende.
play-interrupted = Unterbrochen.
play-asked-to-end = Von außen beendet.
play-nothing-to-keep = Noch ist kein Zug gemacht, also gibt es nichts zu speichern.
play-match-written = Die Aufzeichnung der Partie steht in { $file }
play-match-not-written = Die Aufzeichnung der Partie ließ sich nicht in { $file } schreiben: { $why }.

## Several people at one keyboard

play-pass-keyboard = Jetzt ist { $player } dran: Tastatur weitergeben und Enter drücken.
play-pass-keyboard-help = Als Nächstes ist { $player } dran, und niemand sonst darf die Karten sehen. Enter: Sie werden gezeigt. { $quit }: aufhören.
play-pass-keyboard-again = Drück Enter, sobald { $player } an der Tastatur sitzt.

## A turn

# $you: whether there is only one person, who needs no name
play-your-move = { $you ->
    [yes] Dein Zug:
   *[no] { $player }, dein Zug:
}
# $why is a whole sentence
play-refused = Das geht nicht. { $why }
play-no-such-move = { $moves ->
    [1] Einen Zug { $number } gibt es nicht, nur einen einzigen mit der Nummer 1. Eine Karte gibst du mit ihrer Farbe ein, etwa { $card }.
   *[other] Einen Zug { $number } gibt es nicht: Die Züge gehen von 1 bis { $moves }. Eine Karte gibst du mit ihrer Farbe ein, etwa { $card }.
}
play-which-move = Gib die Nummer eines Zuges ein oder den Zug selbst; mit ? gibt es Hilfe.

## Anything to say, out of turn

# $you: whether there is only one person, who needs no name
play-anything = { $you ->
    [yes] Willst du noch etwas sagen, bevor es weitergeht? (Enter: nein)
   *[no] Will jemand noch etwas sagen, bevor es weitergeht? (Enter: nein; sonst fang mit deinem Namen an)
}
play-who-says = Wer sagt das? Fang mit deinem Namen an, wie in { $player }: { $call }.
play-only-calls = Jetzt geht nur Ansagen und Erwischen: { $call }, { $call-double }, { $catch } NAME; Enter: nichts.

## Commands

# $command is a word to type
play-between-only = „{ $command }“ geht nur zwischen zwei Runden; „{ $abandon }“ bricht diese Runde ab.
play-own-turn-only = „{ $command }“ geht nur, wenn du dran bist.
play-no-round = Gerade wird keine Runde gespielt.
play-why-number = Frag mit einer Karte oder einem Wort, wie in: { $why } { $card }, { $why } { $draw }. Züge mit Nummern sind erlaubt.
play-why-what = Frag mit einer Karte oder einem Wort, wie in: { $why } { $card }, { $why } { $draw }.
play-why-catch = Ob jemand zu erwischen ist, wird nicht verraten: Versuch es, dann siehst du es.
# $what is a card or a move; $why a whole sentence
play-allowed = { $what }: Das ist erlaubt.
play-not-allowed = { $what }: { $why }
play-whose-seat = Wessen Platz? Einen Platz kannst du nur abgeben, wenn du dran bist.
play-handed-over = Von jetzt an spielt ein Bot für { $player }. Zwischen zwei Runden gibt es den Platz mit „{ $back }“ wieder.
play-plays-again = { $player } spielt wieder selbst.
play-none-handed-over = Es ist kein Platz abgegeben.
play-abandon = Diese Runde abbrechen? Niemand bekommt Punkte, und sie zählt nicht. ({ $yes } oder { $no })
play-yes-or-no = Gib „{ $yes }“ oder „{ $no }“ ein.
play-round-goes-on = Die Runde geht weiter.
play-next-round = Enter: nächste Runde. ({ $stop }: die Partie beenden, { $quit }: aufhören, ?: Hilfe)
play-next-round-again = Drück Enter für die nächste Runde oder gib „{ $stop }“ oder „{ $quit }“ ein; mit ? gibt es Hilfe.

## Help

# $card is a card as it is typed, $name the same card by its name; the moves come with the short way to type them: draw (d)
play-help-move = Ein Zug: seine Nummer; oder eine Karte, etwa { $card } oder { $name }; oder ein Wort: { $draw }, { $pass }, { $take }, { $keep }, { $leave }. Für einen Farbwunsch genügt der Name der Farbe, etwa { $suit }.
play-help-call = Eine Ansage: { $call }. Zusammen mit einer Karte: { $card } { $call }. Jemanden erwischen: { $catch } NAME.
play-help-table = { $table }: noch einmal, was auf dem Tisch liegt.
play-help-why = { $why } KARTE: warum sie nicht gelegt werden darf. { $why }: dasselbe für alle Karten auf deiner Hand.
play-help-read = { $rules }: das Regelheft. { $score }: der Punktezettel. { $history }: der Verlauf dieser Runde.
# $title of a section, $number of another
play-help-section = { $rules } { $number }, { $rules } { $title }: nur dieser Abschnitt des Regelhefts.
play-help-hand-over = { $hand-over }: Ein Bot spielt für dich weiter.
play-help-abandon = { $abandon }: diese Runde abbrechen.
play-help-save = { $save }: das Spiel speichern. { $save } DATEI: eine Kopie davon speichern.
play-help-quit = { $quit }: aufhören; das Spiel ist gespeichert.
play-help-next = Enter: die nächste Runde.
play-help-stop = { $stop }: die Partie hier beenden.
play-help-back = { $hand-over }: Ein Bot spielt für dich weiter. { $back }: einen abgegebenen Platz zurückholen.
play-help-read-between = { $score }: der Punktezettel. { $rules }: das Regelheft.

## What cannot be understood; $typed is what was typed

play-too-long = Das sind { $signs } Zeichen, zu viele für einen Zug; mit ? gibt es Hilfe.
play-says-what = Was sagt { $player }? Hinter den Namen gehört ein Zug, eine Ansage oder wer erwischt wird.
# $suits: each suit by its letter and its name
play-no-suit = Eine Farbe „{ $typed }“ gibt es nicht: Es gibt { $suits }.
play-suit = { $letter } ({ $suit })
play-no-speaker = „{ $typed }“ sitzt nicht an dieser Tastatur, nur { $players }.
play-catch-whom = Wer soll erwischt werden? Zum Beispiel: { $catch } { $player }
# $names: who can be caught, at least one name; $count: how many
play-catch-several = „{ $typed }“ passt auf mehrere: Am Tisch sitzen { $names }.
play-catch-nobody = { $count ->
    [one] Niemand heißt „{ $typed }“: Am Tisch sitzt { $names }.
   *[other] Niemand heißt „{ $typed }“: Am Tisch sitzen { $names }.
}
play-no-such-card = { $typed } gibt es in diesem Blatt nicht; am nächsten kommt { $card }.
play-no-section = Einen Abschnitt „{ $typed }“ hat das Regelheft nicht. Seine Abschnitte:
play-cannot-read = „{ $typed }“ verstehe ich nicht. Gib die Nummer eines Zuges ein oder eine Karte, etwa { $card }; mit ? gibt es Hilfe.
play-cannot-read-near = „{ $typed }“ verstehe ich nicht. Meinst du „{ $near }“? Gib die Nummer eines Zuges ein oder eine Karte, etwa { $card }; mit ? gibt es Hilfe.
