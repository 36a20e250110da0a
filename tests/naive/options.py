"""The options table of the formats, ruleset by ruleset: what each offers, and what it is when nobody says."""

from __future__ import annotations

# name of the option -> (the values it may have, the value it has when nobody chooses)
Offer = dict[str, tuple[list[object], object]]

CZECH_FOOL = ["cheshskiy-durak"] + [f"cheshskiy-durak-{n}" for n in range(1, 10)]
ORDINARY_FINNISH = "mau-mau-fi"
MINUS_POINTS = "miinuspisteet"
RULESETS = ["maumas", "mau-mau-balkan", ORDINARY_FINNISH, MINUS_POINTS, *CZECH_FOOL, "mau-mau-32"]

SWITCH: list[object] = [False, True]
REVERSE: list[object] = ["nothing", "skip"]


def numbers(first: int, last: int) -> list[object]:
    """All numbers from first to last, both included."""
    return list(range(first, last + 1))


def offered(ruleset: str) -> Offer:
    """Everything a table may choose in this ruleset."""
    if ruleset == "maumas":
        return {
            "hand": (numbers(5, 8), 5),  # LT-04
            "limit": (numbers(10, 1000), 300),  # LT-21; 30 with junior scoring, see `resolve`
            "rounds": (numbers(1, 100), None),
            "play_after_draw": (SWITCH, False),  # LT-07
            "last_card_call": (SWITCH, False),  # LT-15
            "scoring": (["full", "junior"], "full"),  # LT-22
            "wild_on_six": (SWITCH, True),  # LT-10
            "six_refusal": (["draw", "free"], "draw"),  # LT-10
        }
    if ruleset == "mau-mau-balkan":
        return {
            "hand": (numbers(3, 8), 6),  # SR-04
            "limit": (numbers(10, 2000), 501),  # SR-22
            "rounds": (numbers(1, 100), None),
            "starter_power": (SWITCH, False),  # SR-03
            "reverse_two_players": (REVERSE, "nothing"),  # SR-19
            "finish_on_cover": (["draw", "wins"], "draw"),  # SR-11
            "cut_keep": (SWITCH, True),  # SR-03
            "jack_on_jack": (SWITCH, False),  # SR-18
        }
    if ruleset in (ORDINARY_FINNISH, MINUS_POINTS):
        offer: Offer = {
            "hand": (numbers(3, 7), 5),
            "rounds": (numbers(1, 100), 1 if ruleset == ORDINARY_FINNISH else None),  # FI-01
            "starter_power": (SWITCH, False),
            "reverse_two_players": (REVERSE, "nothing"),
            "pack": ([52, 32], 52),  # FI-02
            "nine_reverses": (SWITCH, False),  # FI-02
            "ace_skips": (SWITCH, False),  # FI-02
            "mau_penalty": (SWITCH, True),  # FI-02
            "jack_on_jack": (SWITCH, False),
        }
        if ruleset == MINUS_POINTS:
            offer["limit"] = ([100, 150], 100)  # FI-06
        return offer
    if ruleset in CZECH_FOOL:
        hand = 5  # RU-01
        if ruleset in ("cheshskiy-durak-3", "cheshskiy-durak-9"):
            hand = 6  # RU-V3, RU-V9
        if ruleset == "cheshskiy-durak-5":
            hand = 4  # RU-V5
        offer = {
            "hand": (numbers(3, 8), hand),
            "limit": (numbers(10, 1000), None),  # RU-12
            "rounds": (numbers(1, 100), None),
        }
        if ruleset == "cheshskiy-durak-7":
            offer["taker_plays"] = (SWITCH, False)  # RU-V7
        if ruleset == "cheshskiy-durak-9":
            offer["king_of_spades"] = (SWITCH, False)  # RU-V9
            offer["finish_on_cover"] = (["draw", "wins"], "wins")  # RU-V9
        return offer
    if ruleset == "mau-mau-32":
        return {
            "hand": (numbers(3, 7), 5),  # EU-02
            "limit": (numbers(10, 1000), 150),  # EU-14
            "rounds": (numbers(1, 100), None),
            "starter_power": (SWITCH, False),  # EU-02
            "reverse_two_players": (REVERSE, "nothing"),  # EU-08
            "jack_on_jack": (SWITCH, True),  # EU-09
        }
    raise ValueError(f"no such ruleset: {ruleset!r}; there are {', '.join(RULESETS)}")


def resolve(ruleset: str, options: dict[str, object] | None) -> dict[str, object]:
    """Every option of the ruleset with its value: chosen, or the default."""
    offer = offered(ruleset)
    chosen = dict(options or {})
    for name, value in chosen.items():
        if name not in offer:
            raise ValueError(f"{ruleset} has no option {name!r}; it has {', '.join(sorted(offer))}")
        values = offer[name][0]
        if not any(value == one and type(value) is type(one) for one in values):
            raise ValueError(f"{name} = {value!r} is not among the values {values}")
    full = {name: chosen.get(name, default) for name, (_, default) in offer.items()}
    if full.get("scoring") == "junior" and "limit" not in chosen:
        full["limit"] = 30  # LT-22
    return full


def differing(ruleset: str, options: dict[str, object] | None) -> dict[str, object]:
    """The options as a record carries them: only what differs from the defaults."""
    plain = resolve(ruleset, None)
    full = resolve(ruleset, options)
    if full.get("scoring") == "junior":
        plain["limit"] = 30  # LT-22: the default of the limit follows the scoring
    return {name: value for name, value in full.items() if value != plain[name]}


def players(ruleset: str) -> tuple[int, int]:
    """The fewest and the most seats."""
    if ruleset == "maumas":
        return 2, 10  # LT-01
    if ruleset == "mau-mau-balkan":
        return 2, 8  # SR-01
    if ruleset in ("cheshskiy-durak-3", "cheshskiy-durak-9"):
        return 2, 5  # RU-01
    if ruleset == "mau-mau-32":
        return 2, 4  # EU-01
    offered(ruleset)  # refuses a name that is none
    return 2, 6  # FI-11, RU-01
