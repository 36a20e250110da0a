### The last card: what becomes of its power, and the calls. $cards is one card of several kinds ("a seven or an ace").
### $word is what is said, in quotation marks.

## Its power

# $but: whether there are exceptions, which are told before
last-ends = { $but ->
    [yes] The power of any other last card does not act: the round is over.
   *[no] The power of the last card does not act: the round is over.
}
last-answered = If the last card is { $cards }, its penalty is played out before the round ends: the next player may answer it, and so on, and the first who does not answer takes the cards of the whole chain.
# $counts: whether the cards left in hand count
last-comes-back = { $counts ->
    [yes] If the penalty comes back to whoever went out, that player takes the cards and counts them, but has won the round all the same.
   *[no] If the penalty comes back to whoever went out, that player takes the cards, but has won the round all the same.
}
# whoever gets rid of the last card while answering
last-answered-out = { $counts ->
    [yes] Whoever plays their own last card as an answer has nothing to count; the round is won by whoever was out first.
   *[no] Whoever plays their own last card as an answer has not won: the round is won by whoever was out first.
}
last-answered-uncalled = Answering with a last card that was not called does not put its player out either.
last-served = If the last card is { $cards }, its penalty is still taken before the round ends, and cannot be answered.
last-barred = It is not allowed to play { $cards } as the last card.
last-covered = If the last card is { $cards }, it must be covered too: with no cards left, its player draws for it in the same way, and goes out with the card that covers it.
last-covered-again = If the covering card is such a card itself, it must be covered in the same way.
last-covered-no-call = No call is due for that covering card.
last-nothing-to-take = If there is no card to take, that player is out.

## Words

last-word-mau = “Mau”
last-word-mau-mau = “Mau Mau”
last-word-last = “Last!”

## The call with one card left

# $when: after (with the play or after it), turn (before it, on one's turn), turn-after (either), any (before it, at any time
# while holding two cards), any-after (either)
last-one = { $when ->
    [turn] Whoever plays the last card but one must say { $word } before it, on their turn.
    [turn-after] Whoever plays the last card but one must say { $word } before it, on their turn, or after it.
    [any] Whoever plays the last card but one must say { $word } before it, at any time while holding two cards.
    [any-after] Whoever plays the last card but one must say { $word } before it, at any time while holding two cards, or after it.
   *[after] Whoever plays the last card but one must say { $word } with it or after it.
}
last-one-caught = { $cards ->
    [one] Whoever has not said it takes one card if caught by an opponent.
   *[other] Whoever has not said it takes { $cards } cards if caught by an opponent.
}
# $until: what ends the chance to catch; $after: whether it can be made good until then
last-one-window = { $until ->
    [another-plays-a-card] { $after ->
        [yes] A missing call can be caught, and can still be made, until another player plays a card; what the same player does next does not end that.
       *[no] A missing call can be caught until another player plays a card; what the same player does next does not end that.
    }
   *[another-moves] { $after ->
        [yes] A missing call can be caught, and can still be made, until another player makes a move; what the same player does next does not end that.
       *[no] A missing call can be caught until another player makes a move; what the same player does next does not end that.
    }
}
last-one-until = { $until ->
    [another-plays-a-card] It may be said until another player plays a card; nobody can be caught.
   *[another-moves] It may be said until another player makes a move; nobody can be caught.
}
# $some: whether there are such cards
last-one-goes-on = { $some ->
    [yes] If the same player goes on, as after { $cards }, it must be said before the last card is played.
   *[no] If the same player goes on, it must be said before the last card is played.
}
last-one-unfinished = { $cards ->
    [one] Without the call the last card does not end the round: having played it, its player takes one card; then its power acts as if it had not been the last, and play goes on.
   *[other] Without the call the last card does not end the round: having played it, its player takes { $cards } cards; then its power acts as if it had not been the last, and play goes on.
}
last-one-anew = With that one card in hand the call is due again, at once; without it the same happens again.
last-one-otherwise = Whoever comes to one card in any other way has nothing to call.

## The word for going out

last-none = { $when ->
    [turn] Whoever plays the last card must say { $word } before it, on their turn.
    [turn-after] Whoever plays the last card must say { $word } before it, on their turn, or after it.
    [any] Whoever plays the last card must say { $word } before it, at any time while holding one card.
    [any-after] Whoever plays the last card must say { $word } before it, at any time while holding one card, or after it.
   *[after] Whoever plays the last card must say { $word } with it or after it.
}
# for every last card it is $double
last-none-only-double = { $word } alone is not enough.
last-none-double = If that card is { $cards }, it must be { $double }; { $word } alone is not enough.
last-none-still = Whoever said only { $word } may still say { $double } until somebody catches it.
last-none-caught = { $cards ->
    [one] Whoever has not said it takes one card if caught by an opponent.
   *[other] Whoever has not said it takes { $cards } cards if caught by an opponent.
}

## With no cards left

last-one-catch = One catch settles everything that was not said.
last-waits = While a player with an empty hand can still be caught, the round is not over. Nobody plays: it waits until somebody catches the missing call, or until all let the chance pass and it is won.
last-right-call = The right call ends it at once.
last-not-out = Whoever is caught with an empty hand is not out: that player takes the cards and plays nothing more in that turn, and the power of the card played acts as if it had not been the last.
# after the sentence before: that power
last-not-out-again = If that power gives the turn back, the same player begins a new turn.
last-lapses = A call counts only once: it lapses as soon as its player draws or takes a card.
# said when going out, without any consequence; $double with $cards ($some: whether there are such cards)
last-cry = { $some ->
    [yes] Whoever goes out says { $word }, or { $double } when going out with { $cards }; nothing depends on saying it.
   *[no] Whoever goes out says { $word }; nothing depends on saying it.
}
