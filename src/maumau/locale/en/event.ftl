### What happened at the table, as it is told to one reader. $you: whether the player told of is the reader; $who is the
### player's name. Names are never inflected (Basque: { FORM($who, "erg") } where the verb asks for it).

# a player without a name
event-seat = Seat { $seat }

## How a round begins

# $number of the round; the player told of dealt
event-round = { $you ->
    [yes] Round { $number }. You dealt.
   *[no] Round { $number }. { $who } dealt.
}
event-buried = Turned up first, and put under the stock: { $card }.
event-first-card = The first card on the pile is { $card }.
event-first-player = { $you ->
    [yes] You play first.
   *[no] { $who } plays first.
}
event-kept = { $you ->
    [yes] You kept { $card }.
   *[no] { $who } kept { $card }.
}
event-left = { $you ->
    [yes] You left { $card }.
   *[no] { $who } left { $card }.
}

## Moves

event-played = { $you ->
    [yes] You played { $card }.
   *[no] { $who } played { $card }.
}
event-named = { $you ->
    [yes] You named { $suit }.
   *[no] { $who } named { $suit }.
}
event-passed = { $you ->
    [yes] You passed.
   *[no] { $who } passed.
}
# drawing a number of cards ($count) that are not told, that are told ($cards), that there are not
event-drew = { $you ->
    [yes] { $count ->
        [one] You drew one card.
       *[other] You drew { $count } cards.
    }
   *[no] { $count ->
        [one] { $who } drew one card.
       *[other] { $who } drew { $count } cards.
    }
}
event-drew-cards = { $you ->
    [yes] { $count ->
        [one] You drew one card: { $cards }.
       *[other] You drew { $count } cards: { $cards }.
    }
   *[no] { $count ->
        [one] { $who } drew one card: { $cards }.
       *[other] { $who } drew { $count } cards: { $cards }.
    }
}
event-drew-nothing = { $you ->
    [yes] You drew nothing: there is no card.
   *[no] { $who } drew nothing: there is no card.
}
# the same with cards taken for a penalty
event-took = { $you ->
    [yes] { $count ->
        [one] You took one card.
       *[other] You took { $count } cards.
    }
   *[no] { $count ->
        [one] { $who } took one card.
       *[other] { $who } took { $count } cards.
    }
}
event-took-cards = { $you ->
    [yes] { $count ->
        [one] You took one card: { $cards }.
       *[other] You took { $count } cards: { $cards }.
    }
   *[no] { $count ->
        [one] { $who } took one card: { $cards }.
       *[other] { $who } took { $count } cards: { $cards }.
    }
}
event-took-nothing = { $you ->
    [yes] You took nothing: there is no card.
   *[no] { $who } took nothing: there is no card.
}

## Calls and catches

# where there is one word for a call
event-called = { $you ->
    [yes] You called the last card.
   *[no] { $who } called the last card.
}
# where "Mau" and "Mau Mau" are two words
event-said = { $double ->
    [yes] { $you ->
        [yes] You said: Mau Mau!
       *[no] { $who } said: Mau Mau!
    }
   *[no] { $you ->
        [yes] You said: Mau!
       *[no] { $who } said: Mau!
    }
}
# $you: yes (the reader caught somebody, $whom), whom (somebody, $who, caught the reader), no
event-caught = { $you ->
    [yes] You caught { $whom }: the call was missing.
    [whom] { $who } caught you: the call was missing.
   *[no] { $who } caught { $whom }: the call was missing.
}
# what is taken for it is told in the sentence after this one; $clause is the number of the rule, "none" if there is none
event-uncalled = { $clause ->
    [none] The last card had not been called, which costs cards.
   *[other] The last card had not been called, which costs cards ({ $clause }).
}

## What everybody sees after a move

# how many $cards are left in hand: none or one
event-has-left = { $you ->
    [yes] { $cards ->
        [0] You have no cards left.
        [one] You have one card left.
       *[other] You have { $cards } cards left.
    }
   *[no] { $cards ->
        [0] { $who } has no cards left.
        [one] { $who } has one card left.
       *[other] { $who } has { $cards } cards left.
    }
}
event-direction = { $way ->
    [left] Play now goes to the left.
   *[right] Play now goes to the right.
}
# lost the turn
event-skipped = { $you ->
    [yes] You were skipped.
   *[no] { $who } was skipped.
}
# $how the pile became the stock
event-renewed = { $how ->
    [shuffled] The stock was used up, and the pile was shuffled.
   *[turned-over] The stock was used up, and the pile was turned over.
}
# after the pile was turned over, once in a round
event-order-known = Everybody knows the order of the stock now: what is drawn is told.
