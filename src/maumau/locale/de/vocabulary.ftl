### What people may type at the table: each message is a list of words with commas between them, capital letters or small.
### The first word of a list is the one that is shown. English words are understood in every language, so that a list holds
### the words of its own language alone; one of a single letter is shown beside the first, as a short way to type it.
### No word may stand in two lists that are read at the same question, such as those of the commands and the moves.
### Umlauts may be left out (zuruck); zurueck must be written out here. "n" is "nehmen" on a turn, "nein" at a question.

## Commands; behind hand over, why and save something may follow

vocabulary-help = hilfe
vocabulary-table = tisch, hand, karten
vocabulary-why = warum, wieso, weshalb
vocabulary-rules = regeln, regelheft
vocabulary-score = punkte, punktezettel, punktestand, stand, gesamtstand
vocabulary-history = verlauf
vocabulary-hand-over = abgeben, übergeben, uebergeben
vocabulary-abandon = abbrechen, abbruch
vocabulary-save = speichern, sichern
vocabulary-quit = ende, beenden, verlassen, schluss, raus, tschüss, tschuess
vocabulary-stop = stopp, partie beenden
vocabulary-back = zurück, zurueck

## Moves; name stands before a suit

vocabulary-draw = ziehen, z, zieh, ziehe, karte ziehen, eine karte ziehen, ich ziehe
vocabulary-pass = passen, p, passe, pass, ich passe, weiter, w
vocabulary-take = nehmen, n, nimm, nehme, aufnehmen, karte nehmen, karten nehmen, die karten nehmen
vocabulary-keep = behalten, b, behalte
vocabulary-leave = liegen lassen, l, liegenlassen, lassen, lass liegen
vocabulary-name = wünsche, wuensche, wünschen, wuenschen, wünsch, wuensch, wünsche mir, wuensche mir, ich wünsche, ich wuensche, ich wünsche mir, ich wuensche mir

## Calls and catches; behind catch stands a name

vocabulary-call = mau, ansagen, ansage, letzte, letzte karte, letzte karte ansagen, mau sagen, ich sage mau
vocabulary-call-double = mau-mau, mau mau, maumau, doppelt, mau-mau sagen, ich sage mau-mau
vocabulary-catch = erwische, erwischen, erwischt, fang, fange, fangen

## Around a card: words that say nothing more (“play the seven of hearts”), and what joins a card and a call

vocabulary-filler = lege, leg, legen, spiele, spiel, spielen, ich, der, den, die, das, einen, eine, ein, karte
vocabulary-and = und, mit

## Answers

vocabulary-yes = ja, j, ja bitte, jawohl, klar, gern, gerne
vocabulary-no = nein, n, nein danke, nö, noe, nee
# a house rule that is on or off
vocabulary-on = an, ein, ja, j, wahr
vocabulary-off = aus, nein, n, falsch
# between an option and its value: “hand to 6”
vocabulary-to = auf, zu, gleich
