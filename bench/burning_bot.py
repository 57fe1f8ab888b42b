"""A bot that uses a fixed amount of processor time per answer; importing this module registers it."""

from __future__ import annotations

import os
import time

from kingscourt.bots.bot import Bot
from kingscourt.bots.registry import BOTS
from kingscourt.bots.seat_handle import SeatHandle
from kingscourt.kernel.action import Action
from kingscourt.kernel.chance import FastRandom

NAME = "burning"
MODULE = "bench.burning_bot"
VARIABLE = "BENCH_BURNING_MILLISECONDS"


class BurningBot(Bot):
    """Computes for a while and then chooses any legal action."""

    def __init__(self, seed: int) -> None:
        self._random = FastRandom(seed)
        self._seconds = float(os.environ[VARIABLE]) / 1000

    def choose(self, handle: SeatHandle) -> Action:
        """Choose any of the legal actions, but not at once."""
        legal = handle.legal()
        until = time.process_time() + self._seconds
        while time.process_time() < until:
            pass
        return legal[self._random.index(len(legal))]


BOTS[NAME] = BurningBot
