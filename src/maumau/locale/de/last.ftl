### The last card: what becomes of its power, and the calls. $cards is one card of several kinds ("a seven or an ace").
### $word is what is said, in quotation marks.

## Its power

# $but: whether there are exceptions, which are told before
last-ends = { $but ->
    [yes] Jede andere Karte wirkt als letzte nicht mehr: Die Runde ist zu Ende.
   *[no] Die letzte Karte wirkt nicht mehr: Die Runde ist zu Ende.
}
last-answered = Bei { FORM($cards, "the-dat") } als letzter Karte wird die Strafe noch zu Ende gespielt, bevor die Runde endet: Die nächste Person darf kontern und so weiter, und wer als Erstes nicht kontert, zieht die Karten der ganzen Kette.
# $counts: whether the cards left in hand count
last-comes-back = { $counts ->
    [yes] Kommt die Strafe zu der Person zurück, die fertig ist, so zieht diese die Karten und zählt sie auch, hat die Runde aber trotzdem gewonnen.
   *[no] Kommt die Strafe zu der Person zurück, die fertig ist, so zieht diese die Karten, hat die Runde aber trotzdem gewonnen.
}
# whoever gets rid of the last card while answering
last-answered-out = { $counts ->
    [yes] Wer beim Kontern die letzte eigene Karte legt, hat nichts zu zählen; die Runde gewinnt, wer zuerst fertig war.
   *[no] Wer beim Kontern die letzte eigene Karte legt, hat nicht gewonnen: Die Runde gewinnt, wer zuerst fertig war.
}
last-answered-uncalled = Auch wer mit der letzten Karte kontert, ist ohne die Ansage nicht fertig.
last-served = Bei { FORM($cards, "the-dat") } als letzter Karte werden die Strafkarten noch gezogen, bevor die Runde endet; kontern kann man dann nicht.
last-barred = Es ist nicht erlaubt, { FORM($cards, "the-acc") } als letzte Karte zu legen.
last-covered = Ist die letzte Karte { FORM($cards, "the") }, muss auch sie abgedeckt werden: Wer sie gelegt hat, zieht dafür mit leerer Hand auf dieselbe Weise und ist mit der Karte fertig, die sie abdeckt.
last-covered-again = Ist die abdeckende Karte selbst eine solche, muss sie auf dieselbe Weise abgedeckt werden.
last-covered-no-call = Für diese abdeckende Karte ist keine Ansage fällig.
last-nothing-to-take = Gibt es keine Karte zu ziehen, ist diese Person fertig.

## Words

last-word-mau = „Mau“
last-word-mau-mau = „Mau-Mau“
last-word-last = „Letzte Karte!“

## The call with one card left

# $when: after (with the play or after it), turn (before it, on one's turn), turn-after (either), any (before it, at any time
# while holding two cards), any-after (either)
last-one = { $when ->
    [turn] Wer die vorletzte Karte legt, muss vorher im eigenen Zug { $word } sagen.
    [turn-after] Wer die vorletzte Karte legt, muss vorher im eigenen Zug oder danach { $word } sagen.
    [any] Wer die vorletzte Karte legt, muss vorher { $word } sagen, irgendwann, während noch zwei Karten auf der Hand sind.
    [any-after] Wer die vorletzte Karte legt, muss { $word } sagen, entweder vorher irgendwann, während noch zwei Karten auf der Hand sind, oder danach.
   *[after] Wer die vorletzte Karte legt, muss dabei oder danach { $word } sagen.
}
last-one-caught = { $cards ->
    [one] Wer es nicht gesagt hat und von jemandem erwischt wird, zieht eine Karte.
   *[other] Wer es nicht gesagt hat und von jemandem erwischt wird, zieht { $cards } Karten.
}
# $until: what ends the chance to catch; $after: whether it can be made good until then
last-one-window = { $until ->
    [another-plays-a-card] { $after ->
        [yes] Bis jemand anderes eine Karte legt, kann man dafür erwischt werden und die Ansage noch nachholen; was man selbst als Nächstes tut, ändert daran nichts.
       *[no] Bis jemand anderes eine Karte legt, kann man dafür erwischt werden; was man selbst als Nächstes tut, ändert daran nichts.
    }
   *[another-moves] { $after ->
        [yes] Bis jemand anderes einen Zug macht, kann man dafür erwischt werden und die Ansage noch nachholen; was man selbst als Nächstes tut, ändert daran nichts.
       *[no] Bis jemand anderes einen Zug macht, kann man dafür erwischt werden; was man selbst als Nächstes tut, ändert daran nichts.
    }
}
last-one-until = { $until ->
    [another-plays-a-card] Es darf gesagt werden, bis jemand anderes eine Karte legt; erwischt werden kann niemand.
   *[another-moves] Es darf gesagt werden, bis jemand anderes einen Zug macht; erwischt werden kann niemand.
}
# $some: whether there are such cards
last-one-goes-on = { $some ->
    [yes] Spielt dieselbe Person weiter, etwa nach { FORM($cards, "the-dat") }, muss es gesagt sein, bevor die letzte Karte gelegt wird.
   *[no] Spielt dieselbe Person weiter, muss es gesagt sein, bevor die letzte Karte gelegt wird.
}
last-one-unfinished = { $cards ->
    [one] Ohne die Ansage beendet die letzte Karte die Runde nicht: Wer sie gelegt hat, zieht eine Karte; dann wirkt die gelegte Karte, als wäre sie nicht die letzte gewesen, und das Spiel geht weiter.
   *[other] Ohne die Ansage beendet die letzte Karte die Runde nicht: Wer sie gelegt hat, zieht { $cards } Karten; dann wirkt die gelegte Karte, als wäre sie nicht die letzte gewesen, und das Spiel geht weiter.
}
last-one-anew = Mit dieser einen Karte auf der Hand ist die Ansage sofort wieder fällig; fehlt sie, geschieht dasselbe noch einmal.
last-one-otherwise = Wer auf andere Weise zu einer einzigen Karte auf der Hand kommt, hat nichts anzusagen.

## The word for going out

last-none = { $when ->
    [turn] Wer die letzte Karte legt, muss vorher im eigenen Zug { $word } sagen.
    [turn-after] Wer die letzte Karte legt, muss vorher im eigenen Zug oder danach { $word } sagen.
    [any] Wer die letzte Karte legt, muss vorher { $word } sagen, irgendwann, während noch eine Karte auf der Hand ist.
    [any-after] Wer die letzte Karte legt, muss { $word } sagen, entweder vorher irgendwann, während noch eine Karte auf der Hand ist, oder danach.
   *[after] Wer die letzte Karte legt, muss dabei oder danach { $word } sagen.
}
# for every last card it is $double
last-none-only-double = { $word } allein genügt nicht.
last-none-double = Bei { FORM($cards, "the-dat") } muss es { $double } heißen; { $word } allein genügt nicht.
last-none-still = Wer nur { $word } gesagt hat und noch nicht erwischt worden ist, darf { $double } noch nachholen.
last-none-caught = { $cards ->
    [one] Wer es nicht gesagt hat und von jemandem erwischt wird, zieht eine Karte.
   *[other] Wer es nicht gesagt hat und von jemandem erwischt wird, zieht { $cards } Karten.
}

## With no cards left

last-one-catch = Mit einem einzigen Erwischen ist alles abgegolten, was nicht gesagt wurde.
last-waits = Solange jemand mit leerer Hand noch erwischt werden kann, ist die Runde nicht zu Ende: Niemand spielt, bis die Person erwischt wird oder alle die Gelegenheit verstreichen lassen und die Runde damit gewonnen ist.
last-right-call = Die richtige Ansage beendet das Warten sofort.
last-not-out = Wer mit leerer Hand erwischt wird, ist nicht fertig: Diese Person zieht die Karten und legt in diesem Zug nichts mehr, und die gelegte Karte wirkt, als wäre sie nicht die letzte gewesen.
# after the sentence before: that power
last-not-out-again = Ist durch diese Wirkung gleich wieder dieselbe Person dran, beginnt sie einen neuen Zug.
last-lapses = Eine Ansage gilt nur einmal: Sobald dieselbe Person danach eine Karte zieht, verfällt sie.
# said when going out, without any consequence; $double with $cards ($some: whether there are such cards)
last-cry = { $some ->
    [yes] Wer fertig ist, sagt { $word }, bei { FORM($cards, "the-dat") } { $double }; es hängt nichts davon ab.
   *[no] Wer fertig ist, sagt { $word }; es hängt nichts davon ab.
}
