"""Numbers for the fixed terms of the rules: actions, abilities, piles, cards."""

from __future__ import annotations

from typing import Final

# Actions of a character (RK-4), by the numbers the rules use.
SETTLE: Final = 0
GIVE: Final = 1
MONEY: Final = 2
RECRUIT: Final = 3
BUY: Final = 4
ACTION_NAMES: Final = ["settle", "give", "money", "recruit", "buy"]

# Abilities of subjects (RK-5).
SWAP_CHARACTER: Final = 0
DEFLECT_MARKER: Final = 1
COINS_PER_MARKER: Final = 2
SWAP_BUILDING: Final = 3
SWAP_SUBJECT: Final = 4
COINS_PER_BUILDING: Final = 5
SWAP_WITH_MIDDLE: Final = 6
DOUBLE_ACTION: Final = 7
CHEAPER_BUILDING: Final = 8
EXTRA_BUY: Final = 9
EXTRA_MONEY: Final = 10
EXTRA_RECRUIT: Final = 11
SEARCH_SUBJECTS: Final = 12
SEARCH_BUILDINGS: Final = 13
GIVE_MARKER: Final = 14
RECOVER_ACTION: Final = 15
ABILITY_NAMES: Final = [
    "swap-character",
    "deflect-marker",
    "coins-per-marker",
    "swap-building",
    "swap-subject",
    "coins-per-building",
    "swap-with-middle",
    "double-action",
    "cheaper-building",
    "extra-buy",
    "extra-money",
    "extra-recruit",
    "search-subjects",
    "search-buildings",
    "give-marker",
    "recover-action",
]

# The four piles in the middle, in the order in which money is refilled (RK-4.3).
PILES: Final = 4
PILE_NAMES: Final = ["buildings-1", "buildings-2", "subjects-1", "subjects-2"]
BUILDING_PILES: Final = [0, 1]
SUBJECT_PILES: Final = [2, 3]

# Kinds of cards: 0 to 15 are buildings, 16 to 31 the subjects with the same symbols.
SYMBOLS: Final = 16
KINDS: Final = 32
CHARACTERS: Final = 12
HAND: Final = 3  # RK-1.3
RANK_NAMES: Final = ["a", "b", "c", "d", "e", "f"]
RANK_LETTERS: Final = ["A", "B", "C", "D", "E", "F"]  # as printed
COLOUR_NAMES: Final = ["yellow", "red", "blue", "green"]

MAX_PLAYERS: Final = 4
NONE: Final = -1


def partner(kind: int) -> int:
    """The card with the same symbol on the other side of a perfect pair."""
    return kind ^ SYMBOLS


def is_subject(kind: int) -> bool:
    """Whether a card is a subject, not a building."""
    return kind >= SYMBOLS
