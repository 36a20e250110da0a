### The referee as a dialogue, for people who play with real cards: what lies there, what somebody wants to do, the answer.
### The person asking need not be the player: nothing here says "you" to the player, who is "Player 1", as setup-default-name
### has it. Words to type come as variables of their own ($yes, $no, $back); signs like 7h and - are typed as they stand.

## Words that mean something here alone: lists with commas; the first is the one that is shown. English ones are always read

ask-words-left = links, nach links
ask-words-right = rechts, nach rechts
ask-words-change = ändern, aendern, andere lage, neue lage
ask-words-game = wechseln, anderes spiel, neues spiel

## Before the questions

ask-or-file = { $flag } ist für die Fragen an der Tastatur: Gib dabei keine Datei an.
ask-needs-file = { $flag } ist für die Antwort zu einer Datei: Gib eine an.

ask-seated = Es geht um Person 1; links von Person 1 sitzt Person 2 und so weiter. ? erklärt eine Frage, „{ $back }“ führt zur vorigen, „{ $quit }“ hört auf.
ask-first-question = Das ist die erste Frage.
# $question is a whole question; $kept is the answer that the Enter key gives
ask-kept = { $question } [{ $kept }]
# $help is what is typed here, in sentences; $back is a word to type
ask-back-too = { $help } { $back }: die vorige Frage.

## What lies there, and behind each question what may be answered

ask-seats = Wie viele spielen, { $least } bis { $most }?
ask-seats-help = Eine Zahl. Wie viele am Tisch sitzen, kann einen Unterschied machen, etwa wenn eine Karte jemanden aussetzen lässt.
ask-top = Welche Karte liegt oben auf dem Ablagestapel?
ask-top-help = Eine Karte mit Wert und Farbe, etwa 7h, B♠ oder Herz-Sieben; „-“, wenn der Ablagestapel leer ist und jemand ausspielt. Hinter der Karte darf die Farbe stehen, die für sie gewünscht wurde, oder die Zahl der Karten, die ausstehen.
# $card asks for a suit; $no is a word to type
ask-suit = Welche Farbe wurde für { FORM($card, "the-acc") } gewünscht? ({ $no }: keine)
ask-suit-help = Eine Farbe mit ihrem Buchstaben, ihrem Zeichen oder ihrem Namen. Keine Farbe wurde gewünscht, wenn die Karte von niemandem gelegt worden ist, wie die erste Karte des Ablagestapels.
# $suits: those that may be named
ask-no-suit = „{ $typed }“: Für { FORM($card, "the-acc") } ist { $suits } möglich, sonst { $no }.
ask-names-nothing = Eine Farbe kann nicht gewünscht worden sein: Zu { FORM($card, "the-dat") } oben gehört kein Farbwunsch. Gib nur die Karte ein.
# $numbers: those that there can be, 0 first
ask-pending = Wie viele Karten stehen aus, wenn { FORM($card, "the") } oben liegt: { $numbers }?
ask-pending-help = Wie viele Karten ziehen muss, wer nicht kontert; 0, wenn sie schon gezogen sind oder niemand welche ziehen muss.
ask-no-pending = „{ $typed }“: Mit { FORM($card, "the-dat") } oben ist { $numbers } möglich.
ask-pends-nothing = Es können keine Karten ausstehen: Mit { FORM($card, "the-dat") } oben muss danach niemand welche ziehen. Gib nur die Karte ein.
ask-until = Ist { FORM($card, "the") } gerade erst gelegt worden, sodass Person 1 darauf reagieren muss? ({ $yes } oder { $no })
ask-until-help = Ja, wenn für diese Karte noch niemand gezogen hat. Nein, wenn das vorbei ist.
ask-own = Hat Person 1 { FORM($card, "the-acc") } gerade gelegt und muss weiterspielen? ({ $yes } oder { $no })
ask-own-help = Ja, wenn Person 1 diese Karte gelegt hat und sie noch abdecken oder noch eine Karte legen muss. Nein, wenn jemand anderes sie gelegt hat oder das vorbei ist.
ask-left = Hat die vorige Person { FORM($card, "the-acc") } gerade gelegt und nicht abgedeckt? ({ $yes } oder { $no })
ask-left-help = Ja, wenn das Recht, sie abzudecken, auf Person 1 übergegangen ist. Nein, wenn das vorbei ist.
ask-direction = In welche Richtung geht es, nach { $left } oder nach { $right }?
ask-direction-help = Nach links ist im Uhrzeigersinn: Auf Person 1 folgt Person 2.
ask-no-direction = Gib „{ $left }“ oder „{ $right }“ ein.
ask-hand = Welche Karten hat Person 1 auf der Hand?
ask-hand-help = Alle Karten auf der Hand von Person 1, mit Leerzeichen dazwischen, etwa 7h 9c B♠. Gleiche Karten aus zwei Blättern gibst du zweimal ein.
ask-hand-needed = Gib die Karten auf der Hand von Person 1 ein, etwa { $card }: Ohne Karten wäre die Runde zu Ende.
ask-others = Wie viele Karten haben die anderen jeweils auf der Hand, 1 bis { $most }?
ask-others-help = Eine Zahl; welche Karten es sind, spielt hier keine Rolle.
# $words: the words that can have been said, and the one for no
ask-called = Hat Person 1 die letzte Karte schon angesagt: { $words }?
ask-called-help = Die Ansage, die jetzt gilt, wenn es eine gibt.
ask-no-call = „{ $typed }“: Möglich ist { $words }.

## What cannot be

ask-number = „{ $typed }“: Bitte eine Zahl von { $least } bis { $most }.
ask-no-card = „{ $typed }“ ist keine Karte dieses Blattes. Eine Karte gibst du mit ihrer Farbe ein, etwa { $card }.
# so often the card was named, on top and in hand together
ask-too-many-equal = { $packs ->
    [one] { $card } ist { $count }-mal genannt, die Karte gibt es aber nur einmal.
   *[other] { $card } ist { $count }-mal genannt, die Karte gibt es aber nur { $packs }-mal.
}
ask-too-many-cards = { $count ->
    [one] { $count } Karte ist zu viel: Im Spiel sind { $there }, alle müssen eine haben, und eine muss zum Ziehen übrig bleiben.
   *[other] { $count } Karten sind zu viel: Im Spiel sind { $there }, alle müssen eine haben, und eine muss zum Ziehen übrig bleiben.
}
ask-cannot-be = Mit { FORM($card, "the-dat") } oben kann das nicht sein. Beantworte diese Frage anders oder geh zurück.

## What somebody wants to do

# $who holds $cards; $some: whether there are any
ask-holds = { $some ->
    [yes] { $who } hat auf der Hand: { $cards }.
   *[no] { $who } hat keine Karten auf der Hand.
}
# $further: a move was made already
ask-move = { $further ->
    [yes] Was will { $who } dann tun?
   *[no] Was will { $who } tun?
}
# $name, $catch and the like are words to type
ask-move-help = Eine Karte, etwa { $card }; { $draw }, { $pass } oder { $take }; { $name } und eine Farbe; { $call }; { $catch } und eine Person. Was jemand anderes sagt, beginnt damit, wer es ist, etwa Person 2: { $catch } Person 1. { $table }: wie es steht. { $rules }: das Regelheft. { $back }: vor den letzten Zug oder zur vorigen Frage. { $change }: eine andere Lage. { $game }: ein anderes Spiel.
ask-which-move = Gib ein, was die Person tun will; ? erklärt es. { $table }: wie es steht. { $rules }: das Regelheft. { $back }: die vorige Frage. { $change }: eine andere Lage. { $game }: ein anderes Spiel. { $quit }: aufhören.
ask-cannot-read = „{ $typed }“ ist kein Zug. Gib eine Karte ein, etwa { $card }, oder was sonst geschehen soll; ? erklärt es.
# $who is another player, whose cards were not asked for
ask-not-known = Welche Karten { $who } hat, ist hier nicht bekannt. Geh mit „{ $back }“ einen Schritt zurück und frag so, als ginge es um Person 1.

## The answer

ask-allowed = Erlaubt.
# $why: why, what would be allowed, and the number of the rule, in sentences
ask-not-allowed = Nicht erlaubt. { $why }
# the move draws cards, and what happens depends on them
ask-came = Welche Karte kommt, oder welche Karten? (Enter: nicht bekannt)
ask-came-help = Die gezogenen Karten in der Reihenfolge, in der sie kommen. Enter, wenn sie nicht bekannt sind: Dann bleibt offen, was danach geschieht.
ask-came-more = { $count ->
    [one] Gezogen wird mehr als diese eine Karte: Gib alle ein.
   *[other] Gezogen werden mehr als diese { $count } Karten: Gib alle ein.
}
ask-depends = Was dann geschieht, hängt von der Karte ab, die kommt.
# $players can be caught
ask-may-catch = Eine Ansage fehlt. Jetzt zu erwischen: { $players } ({ $catch }).
# $phase of the round; $who decides; $still: it is Player 1
ask-then = { $phase ->
    [name] Jetzt wünscht sich { $who } eine Farbe.
    [window] Die Runde ist zu Ende, wenn nicht jetzt die fehlende Ansage nachgeholt oder jemand erwischt wird.
    [over] Die Runde ist zu Ende.
   *[play] { $still ->
        [yes] { $who } ist noch dran.
       *[no] Als Nächstes ist { $who } dran.
    }
}
