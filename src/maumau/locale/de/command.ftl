### The commands of the command line: their help, and what they print. Names of commands and of what stands behind them
### (`maumau rulesets`, --option, hand=6, random) stay as they are in every language.

command-maumau = Jedes Mau-Mau, das es gibt, an einem Tisch.
command-exit-status = Rückgabewert: 0 alles in Ordnung, 1 die Regeln oder die Prüfung sagen nein, 2 der Aufruf oder eine Datei stimmt nicht.
command-usage = Aufruf: { $call }
command-commands = Befehle
command-arguments = Argumente
command-parameters = Parameter
# behind what must stand in a call; in a call, in place of the name of a command
command-required = [nötig]
command-word = BEFEHL
command-help = Diese Hilfe zeigen und aufhören.
command-version = Die Version zeigen und aufhören.

## What each command does

command-play = Eine Partie gegen Bots spielen oder zu mehreren an einer Tastatur. Ohne Angabe eines Spiels wird gefragt.
command-simulate = Bots spielen lassen, viele Runden in der Sekunde.
command-verify = Aufzeichnungen von Runden und Partien nachspielen und nennen, was daran falsch ist.
command-referee = Eine Streitfrage am Tisch klären: was erlaubt war, was nicht, und warum.
command-rulesets = Die mitgelieferten Spiele mit ihren Optionen auflisten.
command-check = Eine Datei mit Regeln prüfen.
command-schema = Das JSON-Schema der Regeldateien ausgeben, für Editoren.
command-rules = Das Regelheft eines Spiels ausgeben oder das, was zwei Spiele unterscheidet.
command-score = Die Punkte einer Partie mit echten Karten aufschreiben. Ohne weitere Angaben wird gefragt.

## What stands behind a command: in every command, or in the one that is named

command-ruleset = Die Kennung eines Spiels (siehe `maumau rulesets`) oder der Pfad einer Datei mit Regeln.
command-option = Eine Hausregel, wie in `--option hand=6`; mehrmals für mehrere.
command-seats = Wie viele spielen, Personen und Bots zusammen.
command-seed = Eine Zahl, mit der sich aller Zufall wiederholt.
# $languages: what may be typed for them
command-lang = Die Sprache, eine von { $languages }. Sonst ist es die von MAUMAU_LANG, LANGUAGE, LC_ALL, LC_MESSAGES oder LANG.
command-indices = Welche Buchstaben auf den Karten stehen: `own`, die der Sprache, oder `international`, J Q K A.
command-cards = Wie Karten gezeigt werden: `symbols` (7♥), `letters` (7h) oder `words` (Herz-Sieben).
command-play-players = Wie viele davon Personen an dieser Tastatur sind.
command-play-names = Ihre Namen, mit Kommas.
command-play-bots = Die Art der Bots, `random`, `random-any` oder `rules`: eine für alle oder eine für jeden, mit Kommas.
command-play-save = Die Datei, in der das Spiel gespeichert wird, anstelle einer im Datenordner.
command-play-resume = Das zuletzt gespeicherte Spiel fortsetzen oder das in einer Datei.
command-play-blank-lines = Wie viele leere Zeilen die Karten verdecken, wenn nacheinander verschiedene Personen dran sind; ohne Angabe 40.
command-simulate-seats = Wie viele spielen.
command-simulate-games = Wie viele Runden gespielt werden, jede für sich.
command-simulate-matches = Wie viele Partien anstelle von Runden gespielt werden; eine Partie je Zeile.
command-simulate-bots = Wer spielt, `random`, `random-any` oder `rules`: eine Art für alle Plätze oder eine für jeden, mit Kommas; ohne Angabe `random`.
command-simulate-records = Die Datei für die Aufzeichnungen, eine Runde (oder Partie) je Zeile; `-` ist die Standardausgabe. Ohne diese Angabe wird eine Zusammenfassung ausgegeben.
command-simulate-json = Die Zusammenfassung als JSON ausgeben.
command-verify-file = Eine Datei mit der Aufzeichnung einer Runde oder Partie oder mit einer je Zeile; `-` ist die Standardeingabe.
command-referee-file = Eine Datei mit einer Lage (TOML); `-` ist die Standardeingabe. Ohne Datei wird gefragt, was auf dem Tisch liegt.
command-referee-ask = Das Spiel, um das es geht: die Kennung eines Spiels oder der Pfad einer Datei mit Regeln.
command-referee-json = Die Antwort als JSON ausgeben.
command-rulesets-json = Die Liste als JSON ausgeben.
command-check-file = Der Pfad einer Datei mit Regeln oder die Kennung eines mitgelieferten Spiels.
command-rules-compare = Ein anderes Spiel, das danebengestellt wird; oder dasselbe, mit den Optionen von `--other-option`.
command-rules-other-option = Eine Hausregel des Spiels, das danebengestellt wird.
command-rules-seats = Auch sagen, was diese Zahl von Personen für das Blatt bedeutet.
command-rules-clauses = Die Nummern der Regeln im Dokument dazuschreiben, wie sie auch dort stehen, wo ein Zug nicht erlaubt ist.
command-rules-format = Wie es geschrieben wird: `text`, `md` (Markdown) oder `html`.
command-score-file = Die Datei eines Punktezettels: ihn weiterführen oder dort einen beginnen.
command-score-new = Einen neuen Punktezettel beginnen, auch wenn einer noch nicht zu Ende ist.
command-score-ruleset = Das Spiel des neuen Punktezettels: seine Kennung (siehe `maumau rulesets`) oder der Pfad einer Datei mit Regeln.
command-score-names = Wer spielt: die Namen, mit Kommas, in der Reihenfolge, in der ihr sitzt.
command-score-csv = Den Punktezettel für eine Tabellenkalkulation schreiben: in diese Datei oder auf die Standardausgabe.
command-score-html = Den Punktezettel als druckbare Seite in diese Datei schreiben.

## What they print

# $told: details, in English; $what: a record or a match
command-verdict = { $what ->
    [match] { $file }:{ $line }: Partie: { $told }
   *[record] { $file }:{ $line }: Runde: { $told }
}
command-records = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
command-matches = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
# $some: whether any record or match is right; $right: how many; $wrong: how many of either are not
command-verified = { $some ->
    [yes] { $wrong ->
        [0] { $file }: { $right } richtig
       *[other] { $file }: { $right } richtig, { $wrong } falsch
    }
   *[no] { $file }: nichts richtig, { $wrong } falsch
}
command-all-right = { $file }: alles in Ordnung
command-problems = { $problems ->
    [one] { $file }: { $problems } Fehler
   *[other] { $file }: { $problems } Fehler
}
# what a game is called, where it is played (with its English name), and by how many
command-game = { $name } ({ $about }), { $fewest } bis { $most } Personen
command-game-of-one-size = { $name } ({ $about }), { $most } Personen
# $some: whether it is anything, if nothing is chosen
command-game-option = { $some ->
    [yes] --option { $option }=…  { $values } (Standard: { $default })
   *[no] --option { $option }=…  { $values } (Standard: offen)
}
command-left-open = { $matches ->
    [one] { $open } von { $matches } Partie blieb offen: Sie war noch nicht zu Ende, als sie zu lang wurde.
   *[other] Offen geblieben: { $open } von { $matches } Partien. Sie waren noch nicht zu Ende, als sie zu lang wurden.
}

## The figures of a simulation: what stands before each

command-figure-ruleset = Regelwerk
command-figure-options = Optionen
command-figure-seats = Plätze
command-figure-bots = Bots
command-figure-seed = Startzahl
command-figure-rounds = Runden
command-figure-moves = Züge
command-figure-moves-per-round = Züge je Runde
command-figure-longest = längste Runde
command-figure-endings = Enden
command-figure-won = gewonnen
command-figure-mean-points = Punkte im Mittel
command-figure-none = keine
# so many rounds ended that way: somebody went out (out), or nobody did
command-ending = { $how ->
    [out] fertig { $rounds }
    [blocked] blockiert { $rounds }
    [stopped] gestoppt { $rounds }
   *[abandoned] abgebrochen { $rounds }
}
# between the thousands of a large number; before its decimals
command-thousands = .
command-decimal = ,
