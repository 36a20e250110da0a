"""Records, matches, positions, the referee: what is stored, sent, shared and verified."""

from maumau.records.forms import FormatError
from maumau.records.match import match_of_record, match_record
from maumau.records.record import RecordWrong, dumps, record_of, round_from_deal, round_of_record
from maumau.records.referee import follow, read_position, referee_answer
from maumau.records.verify import Verdict, verify_text

__all__ = [
    "FormatError",
    "RecordWrong",
    "Verdict",
    "dumps",
    "follow",
    "match_of_record",
    "match_record",
    "read_position",
    "record_of",
    "referee_answer",
    "round_from_deal",
    "round_of_record",
    "verify_text",
]
