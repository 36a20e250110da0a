"""What is wrong with the form of a file, said in the reader's language."""

from __future__ import annotations

from dataclasses import dataclass

from maumau.locale import Language, Phrase, Text
from maumau.records import FormatError
from maumau.records.forms import Fault


@dataclass(frozen=True)
class Sentences(Phrase):
    """Whole sentences, one behind the other. They have no forms."""

    told: tuple[Text, ...]

    def form(self, language: Language, form: str) -> str:
        return " ".join(map(language.say, self.told))


def told_faults(error: ValueError) -> Sentences | None:
    """Everything that is wrong, as sentences; None if any of it is told in English alone."""
    faults = error.faults if isinstance(error, FormatError) else ()
    if not faults or any(fault.kind == "other" for fault in faults):
        return None
    return Sentences(tuple(dict.fromkeys(map(fault_told, faults))))


def fault_told(fault: Fault) -> Text:
    """One thing that is wrong, as a sentence."""
    match fault.kind:
        case "missing":
            return Text("problem-form-missing", where=fault.where)
        case "unknown":
            return Text("problem-form-unknown", where=fault.where, keys=", ".join(fault.keys))
        case "table":
            return Text("problem-form-table", value=fault.value)
        case "deep":
            return Text("problem-nested")
        case "digits":
            return Text("problem-form-digits")
        case "twice":
            return Text("problem-form-twice", key=fault.where)
    return Text("problem-form-value", where=fault.where, wanted=fault.wanted, right=fault.right, value=fault.value)
