"""Entries: everything that ever changed a table, numbered without gaps."""

from __future__ import annotations

from typing import Final

from kingscourt.kernel.audience import EVERYONE
from kingscourt.kernel.event import Event

ACTION: Final = "do"
CHANCE: Final = "chance"
UNDO: Final = "undo"
RESIGN: Final = "resign"
TAKEOVER: Final = "takeover"
RETURN: Final = "return"
TIMEOUT: Final = "timeout"
END: Final = "end"
UPGRADE: Final = "upgrade"

NO_SEAT: Final = -1


class Entry:
    """One line of the log; `text` is an action, an outcome, a bot's name, a reason or a version."""

    def __init__(self, n: int, kind: str, seat: int = NO_SEAT, text: str = "") -> None:
        self.n: int = n
        self.kind: str = kind
        self.seat: int = seat
        self.text: str = text
        self.purpose: str = ""  # of a draw
        self.draw: int = 0  # how often the purpose was drawn before, in the entries in effect
        self.to: int = EVERYONE  # who may read the text while the game runs
        self.target: int = 0  # of an undo: the entry after which the game continues
        self.by: list[int] = []  # seats that consented
        self.epoch: int = 0  # of an undo past a draw: the epoch in which its purposes are drawn from then on
        # The following is derived by playing the entry and is not part of the record.
        self.events: list[Event] = []
        self.shows: bool = False

    def is_barrier(self) -> bool:
        """Whether undoing past this entry needs consent."""
        return self.kind != ACTION or self.shows
