### What people may type at the table: each message is a list of words with commas between them, capital letters or small.
### The first word of a list is the one that is shown. English words are understood in every language, so that a list holds
### the words of its own language alone; one of a single letter is shown beside the first, as a short way to type it.
### No word may stand in two lists that are read at the same question, such as those of the commands and the moves.

## Commands; behind hand over, why and save something may follow

vocabulary-help = help
vocabulary-table = table, hand
vocabulary-why = why
vocabulary-rules = rules, rulebook
vocabulary-score = score, scores
vocabulary-history = history, log
vocabulary-hand-over = hand over
vocabulary-abandon = abandon
vocabulary-save = save
vocabulary-quit = quit, exit, q
vocabulary-stop = stop
vocabulary-back = back

## Moves; name stands before a suit

vocabulary-draw = draw, d
vocabulary-pass = pass, p
vocabulary-take = take, t, take the cards
vocabulary-keep = keep, k
vocabulary-leave = leave, l
vocabulary-name = name

## Calls and catches; behind catch stands a name

vocabulary-call = mau, call, last, last card
vocabulary-call-double = mau mau, maumau, mau-mau, double, call double
vocabulary-catch = catch

## Around a card: words that say nothing more (“play the seven of hearts”), and what joins a card and a call

vocabulary-filler = play, put, lay, the, of, card
vocabulary-and = and

## Answers

vocabulary-yes = yes, y, yes please
vocabulary-no = no, n
# a house rule that is on or off
vocabulary-on = on, yes, y, true
vocabulary-off = off, no, n, false
# between an option and its value: “hand to 6”
vocabulary-to = to
