### What is wrong with a call, or with a file that it names. Behind “maumau:” on the standard error, or at the table.

# something that is told in English alone
problem-told = { $told }
problem-language = There is no language “{ $lang }”: there are { $languages }.
problem-language-name = { $lang } ({ $name })
problem-indices = --indices is own or international, not “{ $indices }”.
problem-nested = What was to be read is nested too deeply.
problem-interrupted = Interrupted.

## Games, options, numbers of players

problem-no-ruleset = There is no game “{ $ruleset }”: there are { $rulesets }. The path of a file ends in .toml.
problem-no-ruleset-near = There is no game “{ $ruleset }”; did you mean “{ $near }”? The path of a file ends in .toml.
# $flag is --option or --other-option, $option what stands behind it
problem-option-form = { $flag } { $option }: an option is NAME=VALUE, as in { $flag } hand=6.
problem-option-twice = { $flag } { $option }: { $name } is given twice.
problem-no-options = There is no option “{ $option }”: this game has none.
problem-no-option = There is no option “{ $option }”: there are { $options }.
problem-no-option-near = There is no option “{ $option }”; did you mean “{ $near }”?
problem-option-value = The option { $option } has no value “{ $value }”; it may be { $values }.
problem-option-value-near = The option { $option } has no value “{ $value }”; it may be { $values }. The nearest is { $near }.
# $told: details, in English
problem-options-together = These options cannot be chosen together. { $told }
problem-other-option = --other-option says what is compared: give --compare, too.
problem-seats = This game is for { $fewest } to { $most } players, not for { $seats }.
# $hands: all cards that are dealt; $needed: with those that begin the pile and the stock
problem-too-few-cards = { $seats } players with { $hand } cards each need { $hands } cards, { $needed } with those that begin the pile and the stock; there are only { $there }.
problem-people = { $people ->
    [one] One person at { $seats } seats: there may be 1 to { $seats }.
   *[other] { $people } people at { $seats } seats: there may be 1 to { $seats }.
}

## Names and bots

problem-names = { $people ->
    [one] { $names } names for 1 person: one name each.
   *[other] { $names ->
        [one] 1 name for { $people } people: one name each.
       *[other] { $names } names for { $people } people: one name each.
    }
}
problem-name = “{ $name }” is no name here: 1 to { $most } characters, no digit first and no colon.
problem-name-command = “{ $name }” would be taken for a command; choose another name.
problem-name-taken = The name “{ $name }” is taken; choose another.
problem-no-bot = There is no bot “{ $kind }”: there are { $bots }.
problem-no-bot-near = There is no bot “{ $kind }”; did you mean “{ $near }”?
# so many kinds were given, at least two, for so many bots
problem-bots = { $bots ->
    [one] { $kinds } kinds of bot for one bot: name one for all, or one for each.
   *[other] { $kinds } kinds of bot for { $bots } bots: name one for all, or one for each.
}

## What was typed behind maumau

problem-word-missing = { $name } { $text }: a word is missing before or after a comma.
# $name is --seats or the like, or a game
problem-resume-alone = --resume goes on with a game as it was kept: { $name } cannot be given with it.
problem-resume-files = --resume takes one file, not { $files }.
problem-blank-lines = --blank-lines { $lines }: from 0 to { $most }.
problem-games-or-matches = Say how many: either --games N (rounds) or --matches N.
problem-count = { $name } { $count }: 1 or more.
problem-records-name = --records: the name of the file is empty.
problem-json-summary = --json is for the summary; records and matches are JSON anyway.
problem-endless = A match of { $game } ends when the table stops: choose the option limit or rounds.
# $see: a command to type
problem-see-help = See: { $see }
problem-no-command = There is no command “{ $command }”: there are { $commands }.
problem-no-command-near = There is no command “{ $command }”; did you mean “{ $near }”?
problem-no-flag = There is no option “{ $flag }”.
problem-no-flag-near = There is no option “{ $flag }”; did you mean { $near }?
problem-flag-value = { $flag } “{ $value }”: this is no value for it.
problem-flag-number = { $flag } “{ $value }”: this is no whole number.
problem-flag-choice = { $flag } “{ $value }”: it may be { $choices }.
problem-flag-needs = { $flag } is missing, or what should follow it.
problem-flag-twice = { $flag } is given twice.
problem-too-much = Here is too much: { $words }.

## The form of a file: what a table of keys and values must not be. Whole sentences, of which several may follow each other.

# $where: the keys that lead there, as in rounds.0.points; $keys: those that there are
problem-form-missing = The key { $where } is missing.
problem-form-unknown = There is no key { $where } here; the keys are { $keys }.
problem-form-table = A table of keys and values is needed here, not { $value }.
# $value: what stands there; $right: the limit, or the values that are possible
problem-form-value = { $wanted ->
    [text] { $where }: a text is needed here, not { $value }.
    [number] { $where }: a whole number is needed here, not { $value }.
    [switch] { $where }: true or false is needed here, not { $value }.
    [list] { $where }: a list is needed here, not { $value }.
    [table] { $where }: a table of keys and values is needed here, not { $value }.
    [option] { $where }: a whole number, true or false, or a word is needed here, not { $value }.
    [hand] { $where }: cards in a text, or a whole number, are needed here, not { $value }.
    [least] { $where }: at least { $right } is needed here, not { $value }.
    [most] { $where }: at most { $right } is possible here, not { $value }.
    [literal] { $where }: one of these is needed here: { $right }, not { $value }.
   *[other] { $where }: { $value } is not possible here.
}
problem-form-digits = A number has too many digits.
problem-form-twice = The key { $key } stands twice in the same table.
# $told: sentences such as those above
problem-form-file = { $file }: { $told }

## Files

problem-unreadable = { $file } cannot be read: { $why }.
problem-unwritable = { $file } cannot be written: { $why }.
problem-file = { $file }: { $why }.
problem-system = The system refuses: { $why }.
problem-not-utf8 = { $file }: this is not UTF-8 text (byte { $byte }).
problem-no-place-sign = “{ $file }” is no place for a file: it holds a sign that no name may hold.
problem-no-place-home = “{ $file }” is no place for a file: nobody of that name has a folder here.
problem-folder = { $file }: this is a folder; name a file.
problem-folder-to-keep = { $file }: this is a folder; name a file to keep the game in.
problem-exists = { $file }: this file is there already; go on with it with --resume, or name another.
problem-no-folder = { $file }: there is no folder { $folder }; make it first, or name another.
problem-no-file = { $file }: there is no such file.
problem-no-file-near = { $file }: there is no such file; did you mean “{ $near }”?
problem-empty = { $file }: this file is empty; a record or match was expected.

## Why the system refuses a file: what stands behind a colon

problem-because-missing = there is no such file or folder
problem-because-forbidden = this is not allowed to you
problem-because-folder = it is a folder
problem-because-no-folder = a part of its path is no folder
problem-because-full = no space is left on the device
problem-because-read-only = nothing can be written there
problem-because-long = its name is too long
# in the system's words, in English
problem-because-other = { $words }
