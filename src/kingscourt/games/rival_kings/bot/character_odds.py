"""The odds of conflicts for a sealed character, from the characters that its seat has not seen."""

from __future__ import annotations

from typing import Final

from kingscourt.games.rival_kings.action_ability_and_pile_numbers import (
    ACTION_NAMES,
    CHARACTERS,
    NONE,
    RANK_NAMES,
)
from kingscourt.games.rival_kings.components import RivalKingsComponents

COUNTS: Final = [mask.bit_count() for mask in range(1 << CHARACTERS)]  # of bits in a set of characters


class CharacterOdds:
    """Sets of characters by what they do to each character, as masks."""

    def __init__(self, components: RivalKingsComponents) -> None:
        ranks = components.ranks
        of_rank = [0] * len(RANK_NAMES)
        for character in range(CHARACTERS):
            of_rank[ranks[character]] |= 1 << character
        self.equal: list[int] = [of_rank[rank] for rank in ranks]  # by character
        self.robbers: list[int] = []
        self.victims: list[int] = []
        for rank in ranks:
            robbers = 0
            for other in range(len(RANK_NAMES)):
                if components.steals_from[other] == rank:
                    robbers |= of_rank[other]
            self.robbers.append(robbers)
            loot = components.steals_from[rank]
            self.victims.append(0 if loot == NONE else of_rank[loot])
        # characters with each of the five actions
        self.with_action: list[int] = [0] * len(ACTION_NAMES)
        for character, card in enumerate(components.characters):
            for kind in card.actions:
                self.with_action[kind] |= 1 << character


def expected_number(hidden: int, which: int, rivals: int) -> float:
    """How many of some characters the rivals play, if each plays any of the hidden ones."""
    count = COUNTS[hidden]
    return 0.0 if count == 0 else float(rivals * COUNTS[hidden & which]) / float(count)
