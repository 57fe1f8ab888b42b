"""Luck for comparisons: the n-th draw for a purpose is alike in otherwise different worlds."""

from __future__ import annotations

import zlib
from typing import Final

from kingscourt.kernel.state import State

_WORD: Final = 0xFFFFFFFF
_FIRST_MULTIPLIER: Final = 0x2C1B3C6D  # 30 bits, so that a product stays a short integer
_SECOND_MULTIPLIER: Final = 0x297A2D39


def mixed(word: int) -> int:
    """32 bits that all depend on all bits of the word."""
    word &= _WORD
    word ^= word >> 17
    word = (word * _FIRST_MULTIPLIER) & _WORD
    word ^= word >> 12
    word = (word * _SECOND_MULTIPLIER) & _WORD
    return word ^ (word >> 15)


class PairedLuck:
    """Draws by seed, purpose and number, so that an extra draw for one purpose shifts no other."""

    def __init__(self, seed: int) -> None:
        self.seed: int = mixed(seed)
        self.states: dict[str, int] = {}

    def draw(self, world: State) -> None:
        """Resolve the pending chance node."""
        chance = world.waiting.chance
        assert chance is not None
        outcomes = chance.outcomes
        state = self.states.get(chance.purpose, -1)
        if state < 0:
            state = mixed(self.seed ^ zlib.crc32(chance.purpose.encode()))
        state = (state + 0x9E3779B9) & _WORD
        self.states[chance.purpose] = state
        world.resolve(outcomes.pick((mixed(state) * outcomes.total) >> 32))
