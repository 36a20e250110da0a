"""A second, naive reading of the rules, written from the documents, ledger and formats alone; for tests only."""

from .base import NaiveRound, NeedsShuffle, Refused
from .eu import BasqueMauMau
from .fi import FinnishMauMau
from .lt import Maumas
from .match import NaiveMatch
from .options import RULESETS
from .ru import CzechFool
from .ru_variants import Variant1, Variant2, Variant3, Variant4, Variant5, Variant6, Variant7, Variant8, Variant9
from .sr import BalkanMauMau

NaiveRound.families.update(
    {
        "maumas": Maumas,
        "mau-mau-balkan": BalkanMauMau,
        "mau-mau-fi": FinnishMauMau,
        "miinuspisteet": FinnishMauMau,
        "cheshskiy-durak": CzechFool,
        "cheshskiy-durak-1": Variant1,
        "cheshskiy-durak-2": Variant2,
        "cheshskiy-durak-3": Variant3,
        "cheshskiy-durak-4": Variant4,
        "cheshskiy-durak-5": Variant5,
        "cheshskiy-durak-6": Variant6,
        "cheshskiy-durak-7": Variant7,
        "cheshskiy-durak-8": Variant8,
        "cheshskiy-durak-9": Variant9,
        "mau-mau-32": BasqueMauMau,
    }
)

__all__ = ["RULESETS", "NaiveMatch", "NaiveRound", "NeedsShuffle", "Refused"]
