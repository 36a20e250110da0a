### Before the match: which rules, which house rules, who plays.

setup-title = Maumau: every Mau-Mau there is, at one table.
setup-which-game = Which game?
# the name of a game, and where it is played
setup-game = { $name } ({ $about })
setup-game-ask = Its number, part of its name, or a file of rules:
setup-game-help = Type a number from 1 to { $games }, a name or its beginning, a country, or the path of a .toml file.
setup-game-chosen = { $game }.
setup-game-several = Several are called so: { $games }. Type more, or the number.
setup-game-none = There is no such game. The numbers are 1 to { $games }.
setup-game-near = There is no such game; did you mean { $near }? The numbers are 1 to { $games }.
# $quit is a word to type
setup-leave = { $quit }: leave.

setup-options = { $game }: what a table may choose, and what holds if you change nothing:
# $some: whether it is anything, if nothing is changed
setup-option = { $some ->
    [yes] { $option }: { $default } (may be { $values })
   *[no] { $option }: none (may be { $values })
}
setup-change-ask = A change, as in { $option }=…, or Enter to go on:
setup-change-help = Type NAME=VALUE, as in { $example }; several with spaces between them. Enter: go on.
setup-change-wrong = “{ $typed }”: type NAME=VALUE, as in { $option }=…
setup-chosen = Chosen: { $options }.
setup-nothing-chosen = Everything is as it was.

setup-seats = How many players, { $least } to { $most }? [{ $default }]
setup-people = How many of them are people at this keyboard, { $least } to { $most }? [{ $default }]
setup-number-help = A number from { $least } to { $most }; Enter takes { $default }.
setup-number-again = A number from { $least } to { $most }, please; Enter takes { $default }.
setup-name = Your name? [{ $default }]
setup-name-of = Name of player { $number }? [{ $default }]
setup-name-help = 1 to { $most } characters; Enter takes { $default }.
# what somebody is called who gives no name
setup-default-name = Player { $number }
# what a bot is called; $letter is one of the next message
setup-bot-name = Bot { $letter }
# the letters of bots, one after the other, at least 26
setup-bot-letters = ABCDEFGHIJKLMNOPQRSTUVWXYZ
setup-bots = What kind of bots: { $bots }? [{ $default }]
# the kinds are typed as they stand here, in every language
setup-bots-help = random plays any card that it may; random-any makes any legal move; rules plays by what the cards do. One kind for all, or one for each with commas.
setup-bots-again = { $count ->
    [1] There are { $bots }; name one of them.
   *[other] There are { $bots }; one kind for all, or one for each of the { $count }, with commas.
}
