"""What changes beside the log while a table runs: clocks, offers, missed deadlines."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

UNDO: Final = "undo"
END: Final = "end"
PAUSE: Final = "pause"
REMOVE: Final = "remove"
OfferKind = Literal["undo", "end", "pause", "remove"]
HoldKind = Literal["rules", "error", "work", "components", "silent"]


class SeatClock(msgspec.Struct, frozen=True, omit_defaults=True):
    """Seconds left, and since when they run; service time, which stands still while the service does."""

    left: float = 0
    since: float | None = None


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one seat proposes and who has agreed; `target` is an entry to undo to or a seat to remove."""

    kind: OfferKind
    seat: int
    yes: list[int]
    after: int = 0
    target: int = -1
    id: int = 0  # never used again at this table: a reply says which offer it means


class Hold(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a table cannot go on.

    `rules`: others than those that it was played by are installed; `error`: the rules made a mistake;
    `work`: an entry wanted more work than any rule needs; `components`: its box is not taken any more;
    `silent`: those who saw to it ended without a word. The detail is for those who run the service.
    """

    kind: HoldKind = "rules"
    detail: str = ""
    replays: bool = False  # whether the position can be shown
    was_open: bool = False  # it could not even begin


class Course(msgspec.Struct, frozen=True, omit_defaults=True):
    """The part of a table's row that commands change."""

    clocks: list[SeatClock] = []
    offers: list[Offer] = []
    offered: int = 0  # offers made so far
    missed: list[int] = []  # deadlines missed in a row, by seat
    paused: bool = False
    removed: list[int] = []  # seats that a bot took over: their person may come back
    resigned: list[int] = []  # seats that gave up: their person may not
    hold: Hold | None = None
