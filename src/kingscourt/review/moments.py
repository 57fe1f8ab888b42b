"""The moments that decided a game: its largest swings, named by what they were."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from kingscourt.review.account import ReviewedEntry

MOST: Final = 5
SWING: Final = 500  # ten-thousandths: less than five points decides nothing
LUCK: Final = "luck"
CHOICE: Final = "choice"


class Moment(msgspec.Struct, frozen=True):
    """One entry that moved the chances, and for whom most."""

    n: int
    kind: Literal["luck", "choice"]
    seat: int | None  # who chose; None for luck
    contender: int  # whose chances it moved most
    swing: int  # of that contender, in ten-thousandths
    before: int
    after: int
    chosen: str = ""  # of a choice: the action, and the better one
    better: str = ""


def moments_of(start: Sequence[int], entries: Sequence[ReviewedEntry]) -> list[Moment]:
    """At most five, in the order of the game."""
    found: list[Moment] = []
    before = start
    for entry in entries:
        found += _moments_of_entry(before, entry)
        before = entry.chances
    largest = sorted(found, key=lambda moment: -abs(moment.swing))[:MOST]
    return sorted(largest, key=lambda moment: moment.n)


def _moments_of_entry(before: Sequence[int], entry: ReviewedEntry) -> list[Moment]:
    moments: list[Moment] = []
    contender, swing = largest(entry.choice)
    if abs(swing) >= SWING and entry.judgement is not None:
        judged = entry.judgement
        moments.append(
            Moment(
                entry.n,
                CHOICE,
                judged.seat,
                judged.seat,
                entry.choice[judged.seat],
                judged.best.chances[judged.seat],
                judged.chosen.chances[judged.seat],
                judged.chosen.action,
                judged.best.action,
            )
        )
    contender, swing = largest(entry.luck)
    if abs(swing) >= SWING:
        after = entry.chances[contender]
        moments.append(Moment(entry.n, LUCK, entry.seat, contender, swing, before[contender], after))
    return moments


def largest(changes: Sequence[int]) -> tuple[int, int]:
    """The contender with the largest change, and the change."""
    contender = max(range(len(changes)), key=lambda number: abs(changes[number]))
    return contender, changes[contender]
