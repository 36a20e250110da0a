### What is wrong with a call, or with a file that it names. Behind “maumau:” on the standard error, or at the table.

# something that is told in English alone
problem-told = { $told }
problem-language = Die Sprache „{ $lang }“ gibt es hier nicht: Es gibt { $languages }.
problem-language-name = { $lang } ({ $name })
problem-indices = --indices ist own oder international, nicht „{ $indices }“.
problem-nested = Was zu lesen war, ist zu tief verschachtelt.
problem-interrupted = Unterbrochen.

## Games, options, numbers of players

problem-no-ruleset = Ein Spiel „{ $ruleset }“ gibt es nicht: Es gibt { $rulesets }. Der Pfad einer Datei endet auf .toml.
problem-no-ruleset-near = Ein Spiel „{ $ruleset }“ gibt es nicht; meinst du „{ $near }“? Der Pfad einer Datei endet auf .toml.
# $flag is --option or --other-option, $option what stands behind it
problem-option-form = { $flag } { $option }: Eine Option hat die Form NAME=WERT, wie in { $flag } hand=6.
problem-option-twice = { $flag } { $option }: { $name } ist doppelt angegeben.
problem-no-options = Eine Option „{ $option }“ gibt es nicht: Dieses Spiel hat keine.
problem-no-option = Eine Option „{ $option }“ gibt es nicht: Es gibt { $options }.
problem-no-option-near = Eine Option „{ $option }“ gibt es nicht; meinst du „{ $near }“?
problem-option-value = Die Option { $option } hat keinen Wert „{ $value }“; möglich ist: { $values }.
problem-option-value-near = Die Option { $option } hat keinen Wert „{ $value }“; möglich ist: { $values }. Am nächsten kommt { $near }.
# $told: details, in English
problem-options-together = Diese Optionen lassen sich nicht zusammen wählen. { $told }
problem-other-option = --other-option sagt etwas über das verglichene Regelwerk: Gib auch --compare an.
problem-seats = Dieses Spiel ist für { $fewest } bis { $most } Personen, nicht für { $seats }.
# $hands: all cards that are dealt; $needed: with those that begin the pile and the stock
problem-too-few-cards = { $seats } Personen mit je { $hand } Karten brauchen { $hands } Karten und, mit denen für den Anfang von Ablage- und Nachziehstapel, { $needed }; es gibt nur { $there }.
problem-people = { $people ->
    [one] Eine Person auf { $seats } Plätzen: Möglich sind 1 bis { $seats }.
   *[other] { $people } Personen auf { $seats } Plätzen: Möglich sind 1 bis { $seats }.
}

## Names and bots

problem-names = { $people ->
    [one] { $names } Namen für 1 Person: genau ein Name für jede Person.
   *[other] { $names ->
        [one] 1 Name für { $people } Personen: genau ein Name für jede Person.
       *[other] { $names } Namen für { $people } Personen: genau ein Name für jede Person.
    }
}
problem-name = „{ $name }“ geht hier nicht als Name: 1 bis { $most } Zeichen, am Anfang keine Ziffer und nirgends ein Doppelpunkt.
problem-name-command = „{ $name }“ würde als Befehl verstanden; wähl einen anderen Namen.
problem-name-taken = Der Name „{ $name }“ ist vergeben; wähl einen anderen.
problem-no-bot = Einen Bot „{ $kind }“ gibt es nicht: Es gibt { $bots }.
problem-no-bot-near = Einen Bot „{ $kind }“ gibt es nicht; meinst du „{ $near }“?
# so many kinds were given, at least two, for so many bots
problem-bots = { $bots ->
    [one] { $kinds } Arten von Bots für einen Bot: Nenn eine für alle oder eine für jeden.
   *[other] { $kinds } Arten von Bots für { $bots } Bots: Nenn eine für alle oder eine für jeden.
}

## What was typed behind maumau

problem-word-missing = { $name } { $text }: Vor oder hinter einem Komma fehlt ein Wort.
# $name is --seats or the like, or a game
problem-resume-alone = --resume setzt ein Spiel so fort, wie es gespeichert ist: { $name } geht nicht zusammen damit.
problem-resume-files = --resume nimmt eine Datei, nicht { $files }.
problem-blank-lines = --blank-lines { $lines }: 0 bis { $most }.
problem-games-or-matches = Sag, wie viele: entweder --games N (Runden) oder --matches N (Partien).
problem-count = { $name } { $count }: 1 oder mehr.
problem-records-name = --records: Der Name der Datei ist leer.
problem-json-summary = --json ist für die Zusammenfassung; Aufzeichnungen sind ohnehin JSON.
problem-endless = Eine Partie { $game } endet erst, wenn alle aufhören: Wähl die Option limit oder rounds.
# $see: a command to type
problem-see-help = Siehe: { $see }
problem-no-command = Einen Befehl „{ $command }“ gibt es nicht: Es gibt { $commands }.
problem-no-command-near = Einen Befehl „{ $command }“ gibt es nicht; meinst du „{ $near }“?
problem-no-flag = Eine Option „{ $flag }“ gibt es nicht.
problem-no-flag-near = Eine Option „{ $flag }“ gibt es nicht; meinst du { $near }?
problem-flag-value = { $flag } „{ $value }“: Das ist kein Wert dafür.
problem-flag-number = { $flag } „{ $value }“: Das ist keine ganze Zahl.
problem-flag-choice = { $flag } „{ $value }“: Möglich ist { $choices }.
problem-flag-needs = { $flag } fehlt, oder was dahinter stehen muss.
problem-flag-twice = { $flag } ist doppelt angegeben.
problem-too-much = Hier steht zu viel: { $words }.

## The form of a file: what a table of keys and values must not be. Whole sentences, of which several may follow each other.

# $where: the keys that lead there, as in rounds.0.points; $keys: those that there are
problem-form-missing = Der Schlüssel { $where } fehlt.
problem-form-unknown = Einen Schlüssel { $where } gibt es hier nicht; möglich sind { $keys }.
problem-form-table = Hier gehört eine Tabelle aus Schlüsseln und Werten hin, nicht { $value }.
# $value: what stands there; $right: the limit, or the values that are possible
problem-form-value = { $wanted ->
    [text] { $where }: Hier gehört ein Text hin, nicht { $value }.
    [number] { $where }: Hier gehört eine ganze Zahl hin, nicht { $value }.
    [switch] { $where }: Hier gehört true oder false hin, nicht { $value }.
    [list] { $where }: Hier gehört eine Liste hin, nicht { $value }.
    [table] { $where }: Hier gehört eine Tabelle aus Schlüsseln und Werten hin, nicht { $value }.
    [option] { $where }: Hier gehört eine ganze Zahl, true, false oder ein Wort hin, nicht { $value }.
    [hand] { $where }: Hier gehören Karten als Text oder eine ganze Zahl hin, nicht { $value }.
    [least] { $where }: Hier gehört mindestens { $right } hin, nicht { $value }.
    [most] { $where }: Hier ist höchstens { $right } möglich, nicht { $value }.
    [literal] { $where }: { $value } ist hier nicht möglich, nur einer dieser Werte: { $right }.
   *[other] { $where }: Der Wert { $value } ist hier nicht möglich.
}
problem-form-digits = Eine Zahl hat zu viele Ziffern.
problem-form-twice = Der Schlüssel { $key } steht zweimal in derselben Tabelle.
# $told: sentences such as those above
problem-form-file = { $file }: { $told }

## Files

problem-unreadable = { $file } lässt sich nicht lesen: { $why }.
problem-unwritable = { $file } lässt sich nicht schreiben: { $why }.
problem-file = { $file }: { $why }.
problem-system = Das System weigert sich: { $why }.
problem-not-utf8 = { $file }: Das ist kein UTF-8-Text (Byte { $byte }).
problem-no-place-sign = „{ $file }“ kann keine Datei sein: Darin steht ein Zeichen, das kein Name haben darf.
problem-no-place-home = „{ $file }“ kann keine Datei sein: Unter diesem Namen hat hier niemand einen Ordner.
problem-folder = { $file }: Das ist ein Ordner; nenn eine Datei.
problem-folder-to-keep = { $file }: Das ist ein Ordner; nenn eine Datei, in der das Spiel gespeichert werden soll.
problem-exists = { $file }: Diese Datei gibt es schon; setz das Spiel mit --resume fort oder nenn eine andere.
problem-no-folder = { $file }: Einen Ordner { $folder } gibt es nicht; leg ihn zuerst an oder nenn einen anderen.
problem-no-file = { $file }: Eine solche Datei gibt es nicht.
problem-no-file-near = { $file }: Eine solche Datei gibt es nicht; meinst du „{ $near }“?
problem-empty = { $file }: Diese Datei ist leer; erwartet war die Aufzeichnung einer Runde oder einer Partie.

## Why the system refuses a file: what stands behind a colon

problem-because-missing = Eine solche Datei oder einen solchen Ordner gibt es nicht
problem-because-forbidden = Das ist dir nicht erlaubt
problem-because-folder = Das ist ein Ordner
problem-because-no-folder = Ein Teil des Pfads ist kein Ordner
problem-because-full = Auf dem Gerät ist kein Platz mehr
problem-because-read-only = Dort lässt sich nichts schreiben
problem-because-long = Der Name ist zu lang
# in the system's words, in English
problem-because-other = { $words }
