"""The interface of a bot."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from kingscourt.bots.seat_handle import SeatHandle
from kingscourt.kernel.action import Action


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers one question at a time."""

    def choose(self, handle: SeatHandle) -> Action:
        """Choose one of the handle's legal actions."""
        raise NotImplementedError
