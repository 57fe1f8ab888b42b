"""Chooses any legal action, all equally likely."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from kingscourt.bots.bot import Bot
from kingscourt.bots.seat_handle import SeatHandle
from kingscourt.kernel.action import Action
from kingscourt.kernel.chance import FastRandom


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """The weakest opponent, and the yardstick for all others."""

    def __init__(self, seed: int) -> None:
        self._random = FastRandom(seed)

    def choose(self, handle: SeatHandle) -> Action:
        """Choose any of the legal actions."""
        legal = handle.legal()
        return legal[self._random.index(len(legal))]
