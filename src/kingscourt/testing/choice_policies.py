"""Choice policies that together find dead ends, endless play and overflowing hands."""

from __future__ import annotations

from typing import Final

import msgspec

from kingscourt.kernel.action import Action
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.game import Game
from kingscourt.kernel.state import State

RANDOM: Final = "random"
FIRST: Final = "first"
LAST: Final = "last"
DECLINE: Final = "decline"
HOARD: Final = "hoard"
POLICIES: Final = (RANDOM, FIRST, LAST, DECLINE, HOARD)

GLANCES: Final = 6


def choose(
    policy: str, game: Game, state: State, seat: int, legal: list[Action], random: FastRandom
) -> Action:
    """The action a policy chooses."""
    if policy == FIRST:
        return legal[0]
    if policy == LAST:
        return legal[-1]
    if policy == DECLINE:
        return state.question(seat).default
    if policy == HOARD:
        return hoard(game, state, seat, legal, random)
    return legal[random.index(len(legal))]


def hoard(game: Game, state: State, seat: int, legal: list[Action], random: FastRandom) -> Action:
    """Of a few actions, the one that maximises the sum of all numbers in the seat's view."""
    best = legal[random.index(len(legal))]
    most = -1
    for _ in range(min(GLANCES, len(legal))):
        action = legal[random.index(len(legal))]
        ahead = state.copy()
        ahead.apply(seat, action)
        stuff = total(msgspec.to_builtins(game.view(ahead, seat)))
        if stuff > most:
            best, most = action, stuff
    return best


def total(value: object) -> int:
    """The sum of all numbers in a view."""
    if isinstance(value, dict):
        return sum(total(part) for part in value.values())
    if isinstance(value, list):
        return sum(total(part) for part in value)
    return value if isinstance(value, int) else 0
