"""The words that people may type, beside cards, suits and names."""

from __future__ import annotations

COMMANDS = {
    "?": "help",
    "help": "help",
    "table": "table",
    "hand": "table",
    "why": "why",
    "rules": "rules",
    "rulebook": "rules",
    "score": "score",
    "scores": "score",
    "history": "history",
    "log": "history",
    "hand over": "hand over",
    "abandon": "abandon",
    "save": "save",
    "quit": "quit",
    "exit": "quit",
    "q": "quit",
    "stop": "stop",
    "back": "back",
}
WITH_REST = ("hand over", "why", "save")  #: commands that something may follow

VERBS = {
    "draw": "draw",
    "d": "draw",
    "pass": "pass",
    "p": "pass",
    "take": "take",
    "t": "take",
    "keep": "keep",
    "k": "keep",
    "leave": "leave",
    "l": "leave",
}
CALLS = ("call", "mau", "last", "last card")
DOUBLE_CALLS = ("call double", "double", "mau mau", "maumau", "mau-mau")
FILLERS = ("play", "put", "lay", "the", "of", "card")

YES = ("y", "yes", "yes please")
NO = ("n", "no")
LEAVE = ("quit", "exit", "q")
ASK = ("?", "help")
