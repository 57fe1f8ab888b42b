"""The contract of a bot."""

from __future__ import annotations

from kingscourt.bots.handle import SeatHandle
from kingscourt.kernel.action import Action


class Bot:
    """Answers one question at a time."""

    def choose(self, handle: SeatHandle) -> Action:
        """One of the handle's legal actions."""
        raise NotImplementedError
