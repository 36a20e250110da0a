### Why a move is not allowed: one message for each reason of the engine, and what would be allowed.
### $you: yes (the reader wanted to move), whom (the reader is the other player told of), no (neither). $who wanted to move;
### $whom is the other player told of. $card is the card to be played, $top the top card of the pile, $drawn the card just drawn,
### $naming the card that asks for a suit. Every message gets all of them that there are.

# a whole refusal: $reason is one of the messages below, $clause the number of the rule that refuses; $some: whether
# something is allowed that may be told ($allowed, a sentence)
refusal-told = { $some ->
    [yes] { $reason } { $allowed } ({ $clause })
   *[no] { $reason } ({ $clause })
}
# the same without the number of the rule
refusal-said = { $some ->
    [yes] { $reason } { $allowed }
   *[no] { $reason }
}
# $moves: "play 7♥ or 9♣; draw"
refusal-allowed = Sada je dozvoljeno: { $moves }.

## Whose turn it is

refusal-round-over = Partija je završena.
# $whom is on turn
refusal-not-your-turn = { $you ->
    [yes] Nisi na potezu: na redu je { $whom }.
    [whom] Na redu si ti, a ne { $who }.
   *[no] { $who } nije na potezu: na redu je { $whom }.
}
# $whom has played the last card
refusal-waits-for-close = { $you ->
    [whom] Nemaš više nijednu kartu; dok prilika za hvatanje ne prođe, niko ne povlači potez.
   *[no] { $whom } nema više nijednu kartu; dok prilika za hvatanje ne prođe, niko ne povlači potez.
}
refusal-nothing-to-close = Niko nije bez karata, pa nema ni prilike za hvatanje koja bi trebalo da prođe.
# seats are counted from 0 to $last
refusal-no-such-seat = Mesta za ovim stolom su od 0 do { $last }.

## The cut

refusal-not-cutting = Nijedna presečena karta ne čeka na odluku: samo takva karta se zadržava ili ostavlja.
refusal-must-cut = Najpre treba odlučiti da li se presečena karta zadržava ili ostavlja.

## Naming a suit

refusal-must-name = Najpre treba izabrati znak za { FORM($naming, "acc") }.
refusal-nothing-to-name = Na talonu sada nema karte po kojoj se bira znak.
refusal-suit-barred = Za { FORM($naming, "acc") } mora da se izabere drugi znak, a ne znak same te karte.

## Putting a card

refusal-not-in-hand = { $you ->
    [yes] Nemaš { FORM($card, "acc") } u ruci.
   *[no] { $who } nema { FORM($card, "acc") } u ruci.
}
refusal-does-not-follow = { $you ->
    [yes] Ne možeš da baciš { FORM($card, "acc") } na { FORM($top, "acc") }: ta karta ne odgovara.
   *[no] { $who } ne može da baci { FORM($card, "acc") } na { FORM($top, "acc") }: ta karta ne odgovara.
}
# $suit was named, or is kept by the top card
refusal-suit-nominated = { $you ->
    [yes] Ne možeš da baciš { FORM($card, "acc") }: traži se { $suit }.
   *[no] { $who } ne može da baci { FORM($card, "acc") }: traži se { $suit }.
}
refusal-wild-barred = { $you ->
    [yes] Ne smeš da baciš { FORM($card, "acc") } na { FORM($top, "acc") }.
   *[no] { $who } ne sme da baci { FORM($card, "acc") } na { FORM($top, "acc") }.
}
# $pending: how many cards
refusal-live-penalty = { $pending ->
    [1] Čeka jedna kaznena karta: treba je izvući ili na { FORM($top, "acc") } baciti kartu kojom se odgovara.
    [one] Čeka { $pending } kaznena karta: treba ih izvući ili na { FORM($top, "acc") } baciti kartu kojom se odgovara.
    [few] Čekaju { $pending } kaznene karte: treba ih izvući ili na { FORM($top, "acc") } baciti kartu kojom se odgovara.
   *[other] Čeka { $pending } kaznenih karata: treba ih izvući ili na { FORM($top, "acc") } baciti kartu kojom se odgovara.
}
refusal-live-until = Na { FORM($top, "acc") } se vuče sve dok ne dođe karta kojom se poklapa; karte koje su već u ruci tu ne pomažu.
refusal-only-drawn-card = Posle vučenja sme da se baci samo izvučena karta: { $drawn }.
refusal-forced-card = Karta koja je došla mora da se baci: { $drawn }.
refusal-does-not-cover = { $you ->
    [yes] Ne možeš da baciš { FORM($card, "acc") }: time se ne poklapa { $top }.
   *[no] { $who } ne može da baci { FORM($card, "acc") }: time se ne poklapa { $top }.
}
refusal-last-barred = { $you ->
    [yes] Ne smeš da baciš { FORM($card, "acc") } kao poslednju kartu.
   *[no] { $who } ne sme da baci { FORM($card, "acc") } kao poslednju kartu.
}
refusal-must-lead = { $you ->
    [yes] Počinješ ti: možeš da baciš bilo koju kartu, ali neku moraš.
   *[no] Počinje { $who }: može da baci bilo koju kartu, ali neku mora.
}
refusal-must-play = Ovde mora da se baci odgovarajuća karta.

## Drawing, passing, taking

refusal-holds-fitting = Ko u ruci ima odgovarajuću kartu, ne sme da vuče.
refusal-holds-cover = { $you ->
    [yes] Moraš da poklopiš { FORM($top, "acc") }: u ruci imaš kartu za to.
   *[no] { $who } mora da poklopi { FORM($top, "acc") }: u ruci ima kartu za to.
}
refusal-already-drawn = U ovom potezu je već vučeno.
refusal-nothing-to-draw = Nema šta da se vuče: špil je potrošen, a na talonu je samo gornja karta.
refusal-must-draw = Pre nego što se kaže „Dalje“, mora da se vuče karta.
refusal-no-draw-to-cover = Za poklapanje { FORM($top, "gen") } ne vuče se karta: treba baciti kartu ili reći „Dalje“.
refusal-nothing-to-take = Nijedna kaznena karta ne čeka.

## Calls and catches

refusal-no-calls = Po ovim pravilima ništa se ne najavljuje.
refusal-nothing-to-call = { $you ->
    [yes] Sada nemaš šta da najaviš.
   *[no] { $who } sada nema šta da najavi.
}
refusal-wrong-word = { $you ->
    [yes] To nije reč koju sada možeš da kažeš.
   *[no] To nije reč koju { $who } sada može da kaže.
}
refusal-already-called = { $you ->
    [yes] Tvoja najava je već data.
   *[no] Najava igrača { $who } je već data.
}
# $whom was to be caught
refusal-nothing-to-catch = { $you ->
    [whom] Nema šta da se hvata: tebe sada niko ne može da uhvati.
   *[no] Nema šta da se hvata: igrača { $whom } sada niko ne može da uhvati.
}
refusal-own-catch = Niko ne može da uhvati sam sebe.
