### The commands of the command line: their help, and what they print. Names of commands and of what stands behind them
### (`maumau rulesets`, --option, hand=6, random) stay as they are in every language.

command-maumau = Every Mau-Mau there is, at one table.
command-exit-status = Exit status: 0 all well, 1 the rules or the check say no, 2 the call or a file is wrong.
command-usage = Usage: { $call }
command-commands = Commands
command-arguments = Arguments
command-parameters = Parameters
# behind what must stand in a call; in a call, in place of the name of a command
command-required = [required]
command-word = COMMAND
command-help = Display this message and exit.
command-version = Display the version and exit.

## What each command does

command-play = Play a match against bots, or several people at one keyboard. Without a ruleset it asks.
command-simulate = Let bots play, many games a second.
command-verify = Replay records and matches, and name what is wrong.
command-referee = Settle a question at the table: what was legal, what is refused, and why.
command-rulesets = List the games that come along, with their options.
command-check = Validate a file of rules.
command-schema = Print the JSON Schema of ruleset files, for editors.
command-rules = Print the rulebook of a game, or what two games do differently.
command-score = Keep the score of a match with real cards. Without more it asks.

## What stands behind a command: in every command, or in the one that is named

command-ruleset = The id of a game (see `maumau rulesets`), or the path of a file of rules.
command-option = A house rule, as in `--option hand=6`; several times for several.
command-seats = How many play, people and bots together.
command-seed = A number that makes all chance repeat.
# $languages: what may be typed for them
command-lang = The language, one of { $languages }. Otherwise it is that of MAUMAU_LANG, LANGUAGE, LC_ALL, LC_MESSAGES or LANG.
command-indices = Which letters stand on the cards: `own`, those of the language, or `international`, J Q K A.
command-cards = How cards are shown: `symbols` (7♥), `letters` (7h) or `words` (seven of hearts).
command-play-players = How many of them are people at this keyboard.
command-play-names = Their names, with commas.
command-play-bots = The kind of the bots, `random`, `random-any` or `rules`: one for all, or one for each, with commas.
command-play-save = The file to keep the game in, instead of one in the data folder.
command-play-resume = Go on with the game that was kept last, or with the one in a file.
command-play-blank-lines = How many empty lines hide the cards between the turns of different people; 40 if nothing is said.
command-simulate-seats = How many play.
command-simulate-games = How many rounds are played, each a game of its own.
command-simulate-matches = How many matches are played, instead of games; one match a line.
command-simulate-bots = Who plays, `random`, `random-any` or `rules`: one for all seats, or one for each, with commas; `random` if nothing is said.
command-simulate-records = The file that takes a record (or a match) a line; `-` is the standard output. Without it a summary is printed.
command-simulate-json = Print the summary as JSON.
command-verify-file = A file with one record or match, or one a line; `-` is the standard input.
command-referee-file = A position file (TOML); `-` is the standard input. Without a file it asks what lies there.
command-referee-ask = The game that is asked about: the id of a game, or the path of a file of rules.
command-referee-json = Print the answer as JSON.
command-rulesets-json = Print the list as JSON.
command-check-file = The path of a ruleset file, or the id of a game that comes along.
command-rules-compare = Another one, to be set beside it; or the same, under the options of `--other-option`.
command-rules-other-option = A house rule of the ruleset that is set beside it.
command-rules-seats = Say also what this number of players makes of the pack.
command-rules-clauses = Add the clauses of the source document, as a refusal names them.
command-rules-format = How it is written: `text`, `md` (Markdown) or `html`.
command-score-file = The file of a score sheet: go on with it, or begin one there.
command-score-new = Begin a new sheet, also where one is not finished.
command-score-ruleset = The game of the new sheet: its id (see `maumau rulesets`), or the path of a file of rules.
command-score-names = Who plays: the names, with commas, in the order in which you sit.
command-score-csv = Write the sheet for a spreadsheet: to this file, or to the standard output.
command-score-html = Write the sheet as a page that can be printed, to this file.

## What they print

# $told: details, in English; $what: a record or a match
command-verdict = { $what ->
    [match] { $file }:{ $line }: match: { $told }
   *[record] { $file }:{ $line }: record: { $told }
}
command-records = { $count ->
    [one] { $count } record
   *[other] { $count } records
}
command-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
# $some: whether any record or match is right; $right: how many; $wrong: how many of either are not
command-verified = { $some ->
    [yes] { $wrong ->
        [0] { $file }: { $right } right
       *[other] { $file }: { $right } right, { $wrong } wrong
    }
   *[no] { $file }: nothing right, { $wrong } wrong
}
command-all-right = { $file }: all right
command-problems = { $problems ->
    [one] { $file }: { $problems } problem
   *[other] { $file }: { $problems } problems
}
# what a game is called, where it is played (with its English name), and by how many
command-game = { $name } ({ $about }), { $fewest } to { $most } players
command-game-of-one-size = { $name } ({ $about }), { $most } players
# $some: whether it is anything, if nothing is chosen
command-game-option = { $some ->
    [yes] --option { $option }=…  { $values } (default { $default })
   *[no] --option { $option }=…  { $values } (default none)
}
command-left-open = { $matches ->
    [one] { $open } of { $matches } match was left open: it had not come to its end when it grew too long.
   *[other] { $open } of { $matches } matches were left open: they had not come to their end when they grew too long.
}

## The figures of a simulation: what stands before each

command-figure-ruleset = ruleset
command-figure-options = options
command-figure-seats = seats
command-figure-bots = bots
command-figure-seed = seed
command-figure-rounds = rounds
command-figure-moves = moves
command-figure-moves-per-round = moves per round
command-figure-longest = longest
command-figure-endings = endings
command-figure-won = won
command-figure-mean-points = mean points
command-figure-none = none
# so many rounds ended that way: somebody went out (out), or nobody did
command-ending = { $how ->
    [out] out { $rounds }
    [blocked] blocked { $rounds }
    [stopped] stopped { $rounds }
   *[abandoned] abandoned { $rounds }
}
# between the thousands of a large number; before its decimals
command-thousands = ,
command-decimal = .
