"""Refusals and events in words: each kind, to the one it is about and to others; nothing is told that is hidden."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

import pytest

from maumau.cards import Card
from maumau.game import Move, Refusal, Refused, Round, deal
from maumau.game.refusals import reasons
from maumau.game.telling import Offer, told_allowed, told_move, told_moves, told_reason, told_refusal
from maumau.game.telling_events import Change, cut_card, first_player, told_event, told_opening
from maumau.locale import Text, language
from maumau.locale.players import NOBODY, Names
from maumau.records.position import round_of_position
from maumau.rules import shipped
from tests.situations.laying import house, lay

ENGLISH = language("en", "letters")
NAMED = Names(("Ana", "Ben", "Cleo"))
#: What no sentence may be left with: a variable that was not filled in, a value of the program.
UNFILLED = re.compile(r"[{}]|None|True|False")


def position(ruleset: str, hands: Sequence[str], pile: str, stock: str, **more: object) -> Round:
    options = more.pop("options", {})
    data = {"ruleset": ruleset, "seats": len(hands), "options": options}
    return round_of_position(data | {"position": {"hands": list(hands), "pile": pile, "stock": stock, **more}})[0]


def events(round_: Round, *moves: str, names: Names = NAMED, viewer: int = -1) -> list[str]:
    """What is told of each move; a move may name its seat: ``1 call``."""
    said = []
    for text in moves:
        seat, _, move = text.partition(" ") if text[0].isdigit() else ("", "", text)
        after = round_.play(move, int(seat) if seat else None)
        change = Change(after.last_event, round_, after, cut_card(round_))
        said.append(" ".join(map(ENGLISH.say, told_event(change, viewer, names))))
        round_ = after
    return said


def refused(round_: Round, move: str, seat: int | None = None) -> Refusal:
    refusal = round_.why(move, seat)
    assert refusal is not None
    return refusal


# -- every reason --------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def refusals() -> dict[str, list[tuple[Round, Refusal]]]:
    """Refusals of every reason, out of positions and rounds played at random."""
    found: dict[str, list[tuple[Round, Refusal]]] = {}
    for round_ in rounds():
        moves = [*round_.ruleset.deck.kinds]
        texts = [f"play {card}" for card in moves] + ["name h", "name s", "draw", "pass", "take", "keep", "leave"]
        texts += ["close", "call", "call double", *(f"catch {seat}" for seat in range(round_.seats))]
        for text in texts:
            for seat in range(round_.seats + 1):
                refusal = round_.why(text, seat)
                if refusal is not None and len(found.setdefault(refusal.reason, [])) < 40:
                    found[refusal.reason].append((round_, refusal))
    return found


def rounds() -> Iterator[Round]:
    yield position("mau-mau-32", ["9h", "9c 9d"], "10h", "").play("play 9h")
    yield position("mau-mau-32", ["9h Qh", "9c 9d"], "10h", "Kc")
    yield position("mau-mau-balkan", ["2d 5d Kd", "3d 9c Kc"], "7d", "5d 4s Ah").play("play 2d")
    yield position("mau-mau-balkan", ["2d 5d Kd", "3d 9c Kc"], "7d", "5d 4s Ah").play("play 2d").play("draw")
    yield position("mau-mau-fi", ["9h 10h", "7c 8c"], "8h", "Ad Qs").play("call", 0)
    yield position("mau-mau-32", ["9h Qh", "9c 9d"], "10h", "", stock_is_all=True)
    yield position("mau-mau-32", ["9c Qc", "9h 9d"], "10h", "", stock_is_all=True)
    free = {"six_refusal": "free"}
    yield position("maumas", ["6h Kc Qs", "9c 9d"], "10h", "Kd", options=free).play("play 6h")
    yield lay(house('cards.9 = { last = "barred" }'), ["9h", "9c 9d"], "10h", "Kc")
    for name in shipped():
        for seed in range(4):
            rng = random.Random(seed)
            round_ = deal(name, 3, seed=seed)
            for _ in range(30):
                yield round_
                if round_.over:
                    break
                round_ = round_.play(rng.choice(round_.legal))


def test_every_reason_has_a_message_and_there_is_no_other() -> None:
    assert all(ENGLISH.has(f"refusal-{reason}") for reason in reasons())


@pytest.mark.rule("ALL-13")
@pytest.mark.parametrize("reason", sorted(reasons()))
def test_a_reason_is_told_to_the_one_it_is_about_and_to_others(reason: str) -> None:
    for _, refusal in refusals()[reason]:
        for names in (NOBODY, NAMED, *(Names(NAMED.names, seat) for seat in range(3))):
            why = ENGLISH.say(told_reason(refusal, names))
            whole = ENGLISH.say(told_refusal(refusal, names))
            assert not UNFILLED.search(whole), whole
            assert why[0].isupper() or why[0].isdigit(), why
            assert why.endswith("."), why
            assert whole.startswith(why)
            assert whole.endswith(f" ({refusal.clause})")
        assert str(refusal) == ENGLISH.say(told_refusal(refusal))
        assert str(Refused(refusal)) == str(refusal) == f"{refusal.message} ({refusal.clause})"


@pytest.mark.rule("ALL-12")
@pytest.mark.parametrize("reason", sorted(reasons()))
def test_what_would_be_allowed_is_the_legal_list_and_nothing_hidden(reason: str) -> None:
    for round_, refusal in refusals()[reason]:
        seat = refusal.seat
        if refusal.move.verb in ("call", "call double"):
            assert refusal.allowed == (round_.view(seat).calls if seat < round_.seats else ())
        elif refusal.move.verb in ("catch", "close") or seat != round_.turn:
            assert refusal.allowed == ()
        else:
            assert refusal.allowed == round_.legal == round_.view(seat).legal
        said = ENGLISH.say(told_refusal(refusal, NAMED))
        assert ("What is allowed now: " in said) == bool(refusal.allowed)
        for move in refusal.allowed:
            assert move.card is None or str(move.card) in ENGLISH.say(told_allowed(refusal))


def test_out_of_turn_it_is_told_whose_turn_it_is_and_nothing_else() -> None:
    round_ = position("maumas", ["7h Kd 9c", "7s 9h", "Jd 8d"], "8h 10h", "Ah Qs")
    refusal = refused(round_, "play 7s", 1)
    assert str(refusal) == "It is not the turn of Seat 1: Seat 0 is to play. (ALL-16)"
    assert ENGLISH.say(told_reason(refusal, Names(NAMED.names, 1))) == "It is not your turn: Ana is to play."
    assert ENGLISH.say(told_reason(refusal, Names(NAMED.names, 0))) == "It is your turn, not that of Ben."


@pytest.mark.rule("LT-11")
def test_a_refusal_in_full() -> None:
    round_ = position("maumas", ["7h Kd", "7s 7c 9c"], "8h 10h", "Ah Qs").play("play 7h")
    refusal = refused(round_, "draw")
    assert str(refusal) == (
        "2 cards are pending: take them, or play a card that answers 7h. "
        "What is allowed now: play 7c or 7s; take 2 cards. (LT-11)"
    )
    signs, words = language("en"), language("en", "words")
    assert signs.say(told_allowed(refusal)) == "What is allowed now: play 7♣ or 7♠; take 2 cards."
    assert words.say(told_reason(refusal)).endswith("or play a card that answers seven of hearts.")
    assert signs.say(told_refusal(refusal, allowed=False, clause=False)).endswith("that answers 7♥.")


def test_cards_are_told_of_the_one_who_holds_them() -> None:
    round_ = position("maumas", ["7h Kd", "7s 9c"], "8h 10h", "Ah Qs")
    refusal = refused(round_, "play 7s")
    assert ENGLISH.say(told_reason(refusal, Names(NAMED.names, 0))) == "You do not hold 7s."
    assert ENGLISH.say(told_reason(refusal, NAMED)) == "Ana does not hold 7s."
    assert ENGLISH.say(told_reason(refused(round_, "play Kd"), NAMED)) == (
        "Ana cannot play Kd on 10h: it does not follow."
    )


# -- moves ---------------------------------------------------------------------------------------------------------


def test_moves_as_they_are_offered() -> None:
    round_ = deal("mau-mau-32", 3, seed=1)
    offer = Offer(round_.ruleset, 4, Card("J", "h"), NAMED)
    told = {text: ENGLISH.say(told_move(Move.parse(text), offer)) for text in OFFERED}
    assert told == OFFERED
    bare = Offer(deal("maumas", 2, seed=1).ruleset)
    assert ENGLISH.say(told_move(Move("call"), bare)) == "call the last card"
    assert ENGLISH.say(told_move(Move("take"), bare)) == "take the cards"
    assert ENGLISH.say(told_move(Move.parse("catch 2"), bare)) == "catch Seat 2"
    assert (
        ENGLISH.say(told_move(Move.parse("catch 1"), Offer(bare.ruleset, names=Names(NAMED.names, 1)))) == "catch you"
    )


OFFERED = {
    "play 10h": "play 10h",
    "name s": "name spades",
    "draw": "draw",
    "pass": "pass",
    "take": "take 4 cards",
    "keep": "keep Jh",
    "leave": "leave Jh",
    "call": "say Mau",
    "call double": "say Mau Mau",
    "catch 1": "catch Ben",
    "close": "let the chance to catch pass",
}


def test_moves_in_a_row() -> None:
    offer = Offer(deal("mau-mau-32", 2, seed=1).ruleset, 2)

    def row(*texts: str) -> str:
        return ENGLISH.say(told_moves([Move.parse(text) for text in texts], offer))

    assert row("play 7h") == "play 7h"
    assert row("play 7h", "play 8h", "play 9h", "take") == "play 7h, 8h or 9h; take 2 cards"
    assert row("name h", "name s") == "name hearts or spades"
    assert row("draw", "pass") == "draw; pass"


# -- events --------------------------------------------------------------------------------------------------------


def both(round_: Round, *moves: str, seat: int = 0, viewer: int = -1) -> tuple[str, str]:
    """The last move as it is told to others, and to the one it is about."""
    others = events(round_, *moves, viewer=viewer)[-1]
    return others, events(round_, *moves, names=Names(NAMED.names, seat), viewer=viewer)[-1]


def test_a_card_is_played() -> None:
    round_ = position("maumas", ["9h Kd 10d", "7s 9c", "Qs Qd"], "8h 10h", "Ah Qh")
    assert both(round_, "play 9h") == ("Ana played 9h.", "You played 9h.")


def test_the_last_cards_are_told() -> None:
    round_ = position("maumas", ["9h Kh", "Jh 9c Qd"], "8h 10h", "Ah Qh")
    assert both(round_, "play 9h") == (
        "Ana played 9h. Ana has one card left.",
        "You played 9h. You have one card left.",
    )
    assert events(round_, "play 9h", "play Jh", "name h", "play Kh")[-1].endswith("Ana has no cards left.")


@pytest.mark.rule("ALL-12")
def test_drawn_cards_are_told_to_the_one_who_drew_them() -> None:
    round_ = position("maumas", ["Kd Qd", "7s 9c", "Jd Jh"], "8h 10h", "Ah Qs")
    assert both(round_, "draw") == ("Ana drew one card.", "You drew one card.")
    assert both(round_, "draw", viewer=0) == ("Ana drew one card: Ah.", "You drew one card: Ah.")


def test_a_pass_and_a_suit() -> None:
    round_ = position("mau-mau-32", ["Kd Qd", "7s 9c", "Kc Qc"], "8h 10h", "9h Qs")
    assert both(round_, "draw", "pass") == ("Ana passed.", "You passed.")
    named = position("mau-mau-32", ["Jh 9d 9c", "9h 10d 8d"], "10h", "Kc")
    assert both(named, "play Jh", "name s") == ("Ana named spades.", "You named spades.")


def test_cards_of_a_penalty_are_taken() -> None:
    round_ = position("maumas", ["7h Kd 9c", "9s 9d", "Qs Qd"], "8h 10h", "Ah Qc")
    assert both(round_, "play 7h", "take", seat=1) == ("Ben took 2 cards.", "You took 2 cards.")
    assert both(round_, "play 7h", "take", seat=1, viewer=1)[1] == "You took 2 cards: Ah Qc."


@pytest.mark.rule("ALL-04")
def test_with_nothing_there_nothing_is_taken() -> None:
    round_ = position("maumas", ["7h Kd 9c", "9s 9d"], "10h", "", stock_is_all=True)
    before = round_.play("play 7h")
    after = before.play(before.legal[0])
    told = told_event(Change(after.last_event, before, after), 0, NAMED)
    assert ENGLISH.say(told[-1]) in ("Ben took one card: 10h.", "Ben took nothing: there is no card.")
    empty = Text("event-took-nothing", **NAMED.told(1))
    assert ENGLISH.say(empty) == "Ben took nothing: there is no card."


def test_calls_and_catches() -> None:
    round_ = position("mau-mau-balkan", ["9h 10h", "9c 9d", "Qs Qd"], "8h", "Kc Ks Kd")
    assert both(round_, "0 call") == ("Ana called the last card.", "You called the last card.")
    left = round_.play("play 9h")
    assert left.may_catch == (0,)
    caught = {reader: events(left, "1 catch 0", names=Names(NAMED.names, reader))[0] for reader in (None, 0, 1)}
    assert caught[None].startswith("Ben caught Ana: the call was missing. Ana took ")
    assert caught[0].startswith("Ben caught you: the call was missing. You took ")
    assert caught[1].startswith("You caught Ana: the call was missing. Ana took ")
    two_words = position("mau-mau-32", ["9h", "9c 9d"], "10h", "").play("play 9h")
    assert both(two_words, "0 call") == ("Ana said: Mau!", "You said: Mau!")
    jack = position("mau-mau-32", ["Jh", "9c 9d"], "10h", "").play("play Jh")
    assert both(jack, "0 call double") == ("Ana said: Mau Mau!", "You said: Mau Mau!")


@pytest.mark.rule("LT-16")
def test_a_last_card_that_was_not_called() -> None:
    round_ = position("maumas", ["9h Kd", "9c 9d", "Qs Qd"], "7h", "Ah Kh Qh", options={"last_card_call": True})
    single = position("maumas", ["9h", "9c 9d", "Qs Qd"], "7h", "Ah Kh Qh", options={"last_card_call": True})
    assert both(single, "play 9h") == (
        "Ana played 9h. The last card had not been called, which costs cards (LT-16). Ana took one card. "
        "Ana has one card left.",
        "You played 9h. The last card had not been called, which costs cards (LT-16). You took one card. "
        "You have one card left.",
    )
    assert "not been called" not in events(round_, "play 9h")[0]


def test_direction_and_who_was_skipped() -> None:
    round_ = position("mau-mau-32", ["8h Kd 9c", "9s 9d", "Qs Qd"], "10h", "Ah Qc")
    assert both(round_, "play 8h", seat=1) == (
        "Ana played 8h. Ben was skipped.",
        "Ana played 8h. You were skipped.",
    )
    ways = {events(one, str(one.legal[0]))[0] for one in turning()}
    assert any("Play now goes to the right." in way for way in ways)


def turning() -> Iterator[Round]:
    """Positions before a card that turns the direction of play."""
    for name in shipped():
        round_ = deal(name, 3, seed=1)
        for card in round_.ruleset.deck.kinds:
            says = round_.ruleset.rules.cards.get(str(card))
            if says is not None and says.reverse and not says.nominate:
                others = [kind for kind in round_.ruleset.deck.kinds if kind.suit != card.suit][:9]
                hands = [f"{card} {others[0]}", f"{others[1]} {others[2]}", f"{others[3]} {others[4]}"]
                top = next(kind for kind in round_.ruleset.deck.kinds if kind.suit == card.suit and kind != card)
                laid = position(name, hands, str(top), " ".join(map(str, others[5:])))
                if laid.legal[0].card == card:
                    yield laid


@pytest.mark.rule("ALL-12")
def test_the_stock_is_renewed() -> None:
    round_ = position("maumas", ["Kc Qc", "Ks Qs"], "8h 9h 10h", "", stock_is_all=True)
    after = round_.play("draw")
    told = told_event(Change(after.last_event, round_, after, known_stock=True), -1, NAMED)
    assert [ENGLISH.say(text) for text in told[:2]] == [
        "The stock was used up, and the pile was turned over.",
        "Everybody knows the order of the stock now: what is drawn is told.",
    ]
    shuffled = position("mau-mau-32", ["7c 9c", "7s 8s"], "8d Kd 10h", "", stock_is_all=True)
    assert events(shuffled, "draw")[0].startswith("The stock was used up, and the pile was shuffled. Ana drew ")


def test_a_cut_card_and_how_a_round_begins() -> None:
    cuts = (deal("mau-mau-balkan", 3, seed=seed) for seed in range(200))
    round_ = next(round_ for round_ in cuts if round_.phase == "cut")
    cutter, card = round_.turn, cut_card(round_)
    assert cutter is not None
    others, own = both(round_, "leave", seat=cutter)
    assert others.startswith(f"{NAMED.names[cutter]} left {card}.")
    assert own.startswith(f"You left {card}. The first card on the pile is ")
    others, own = both(round_, "keep", seat=cutter)
    assert others.startswith(f"{NAMED.names[cutter]} kept {card}.")
    assert own.startswith(f"You kept {card}.")
    assert [ENGLISH.say(text) for text in told_opening(round_.view(-1), 2, 0, 0, NAMED)] == ["Round 2. Ana dealt."]


@pytest.mark.parametrize("name", shipped())
def test_how_a_round_begins(name: str) -> None:
    for seed in range(8):
        round_ = deal(name, 3, seed=seed)
        if round_.phase == "cut":
            continue
        first = first_player(round_)
        said = " ".join(map(ENGLISH.say, told_opening(round_.view(-1), 1, round_.dealer, first, NAMED)))
        assert said.startswith(f"Round 1. {NAMED.names[round_.dealer]} dealt.")
        assert said.endswith(f"{NAMED.names[first]} plays first.")
        yours = told_opening(round_.view(first), 1, round_.dealer, first, Names(NAMED.names, first))
        assert ENGLISH.say(yours[-1]) == "You play first."


@pytest.mark.rule("ALL-12")
@pytest.mark.parametrize("name", shipped())
def test_nothing_is_told_that_the_viewer_did_not_see(name: str) -> None:
    """The cards that are named are those of the masked event; whole rounds are told without a gap."""
    rng = random.Random(7)
    round_ = deal(name, 3, seed=7)
    while not round_.over and len(round_.lines) < 80:
        also = [(seat, move) for seat, move in round_.also if rng.random() < 0.3]
        seat, move = also[0] if also else (None, rng.choice(round_.legal))
        after = round_.play(move, seat)
        change = Change(after.last_event, round_, after, cut_card(round_))
        for viewer in (-1, 0, 1, 2):
            names = Names(NAMED.names, None if viewer < 0 else viewer)
            said = " ".join(map(ENGLISH.say, told_event(change, viewer, names)))
            assert not UNFILLED.search(said), said
            assert said == "" or (said[0].isupper() and said[-1] in ".!"), said
            masked = change.event.seen_by(viewer)
            seen = {card for part in masked.drawn for card in part.cards or ()} | set(masked.shown)
            seen |= {card for card in (move.card, change.cut) if card is not None}
            shown = set(re.findall(r"\b(?:10|[2-9JQKA])[cdhs]\b", said))
            assert shown <= {str(card) for card in seen}, said
        round_ = after
