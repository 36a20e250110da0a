### Two rulesets side by side: the names of the rules (the first column), and what is said only there.

compare-rule = Rule
compare-length = Length
compare-round-end = End of a round
compare-blocked = Round without a winner
compare-values = Card values
compare-match-end = End of the match
compare-winner = Winner
compare-next-round = Next round
compare-settings = Settings
compare-players = Players
compare-pack = Pack
compare-deal = Deal
compare-first-card = First card
compare-direction = Direction
compare-following = Following
compare-drawing = Drawing
compare-stock = Stock used up
compare-powers = All power cards
compare-calls = Calls
compare-last = Power of the last card

compare-length-one = One deal.
compare-length-rounds = A series of rounds.
compare-no-next-round = There is no next round.
compare-dealt-anew = The cards are shuffled and dealt anew.
compare-setting = { $option }
compare-no-settings = There are none.
compare-nothing-special = Nothing special.
compare-no-calls = Nothing is called.
compare-same = These two play by the same rules.
# what one of two sets of options is called; $some: whether any option is chosen
compare-with-options = { $some ->
    [yes] { $name } with { $options }
   *[no] { $name } as it is
}
# a call that says more than a comparison can use
compare-flag = { $flag } says nothing about a comparison: leave it out.
