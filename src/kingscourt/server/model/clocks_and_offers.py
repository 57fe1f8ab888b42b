"""State that changes alongside the log while a table runs: clocks, offers, missed deadlines."""

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
    """Seconds left, and since when the clock runs, in service time, which stops while the service is down."""

    left: float = 0
    since: float | None = None


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat's offer and who has agreed; `target` is the entry to undo to or the seat to remove."""

    kind: OfferKind
    seat: int
    yes: list[int]
    after: int = 0
    target: int = -1
    id: int = 0  # never reused at this table, so that replies are unambiguous


class Hold(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a table is held.

    `rules`: the installed rules differ from those it was played by; `error`: the rules raised an error;
    `work`: an entry needed more work than any rule should; `components`: its component file is no longer
    accepted; `silent`: workers never settled their claims on it. `detail` is for operators.
    """

    kind: HoldKind = "rules"
    detail: str = ""
    replays: bool = False  # whether the position can be shown
    was_open: bool = False  # it could not even begin


class ClocksAndOffers(msgspec.Struct, frozen=True, omit_defaults=True):
    """The part of a table's row that commands change."""

    clocks: list[SeatClock] = []
    offers: list[Offer] = []
    offered: int = 0  # offers made so far
    missed: list[int] = []  # deadlines missed in a row, by seat
    paused: bool = False
    removed: list[int] = []  # seats taken over by a bot; their person may come back
    resigned: list[int] = []  # seats that resigned; their person may not
    hold: Hold | None = None
    seen: int = 0  # steps of the lesson that the learner has looked at or read
    step: int = 0  # the furthest step of the lesson that was reached
