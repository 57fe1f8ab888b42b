"""Bots for tests of child processes; importing this module, as only the children do, registers them."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from kingscourt.bots.bot import Bot
from kingscourt.bots.registry import BOTS
from kingscourt.bots.seat_handle import SeatHandle
from kingscourt.kernel.action import Action
from tests.server.support.odd_bots_names import FLAG

SECRET = "the thought of a bot"


class _Odd(Bot):
    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, handle: SeatHandle) -> Action:
        self.misbehave()
        return handle.legal()[-1]

    def misbehave(self) -> None:
        """Do something before the answer."""


class Last(_Odd):
    """Chooses the last legal action at once."""


class Burning(_Odd):
    """Uses 70 ms of processor time per answer."""

    def misbehave(self) -> None:
        until = time.process_time() + 0.07
        while time.process_time() < until:
            pass


class Slow(_Odd):
    """Needs a second and a half."""

    def misbehave(self) -> None:
        time.sleep(1.5)


class Endless(_Odd):
    """Never answers."""

    def misbehave(self) -> None:
        Path(os.environ.get(FLAG, os.devnull)).write_text("thinking")
        while True:
            pass


class Crashing(_Odd):
    """Kills its process."""

    def misbehave(self) -> None:
        os._exit(3)


class CrashingOnce(_Odd):
    """Kills the first process that it thinks in."""

    def misbehave(self) -> None:
        flag = Path(os.environ[FLAG])
        if not flag.exists():
            flag.write_text("crashed")
            os._exit(3)


class Faulty(_Odd):
    """Raises an error and talks about it."""

    def misbehave(self) -> None:
        sys.stdout.write(SECRET)
        sys.stderr.write(SECRET)
        raise ZeroDivisionError(SECRET)


class Cheating(_Odd):
    """Answers with something that nobody may do."""

    def choose(self, handle: SeatHandle) -> Action:
        return Action("bid 99")


BOTS.update(
    {
        "last": Last,
        "burning": Burning,
        "slow": Slow,
        "endless": Endless,
        "crashing": Crashing,
        "crashing-once": CrashingOnce,
        "faulty": Faulty,
        "cheating": Cheating,
    }
)
