"""The moments that decided a game: its largest swings, named by what they were."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final, Literal

import msgspec

from kingscourt.review.account import ReviewedEntry
from kingscourt.review.chances import WHOLE
from kingscourt.review.judgement import Judgement

MOST: Final = 5
SWING: Final = 500  # ten-thousandths: less than five points decides nothing
LUCK: Final = "luck"
CHOICE: Final = "choice"


class Moment(msgspec.Struct, frozen=True):
    """One entry that moved the chances, and for whom most."""

    n: int
    kind: Literal["luck", "choice"]
    seat: int | None  # who chose; None for a draw
    contender: int  # whose chances it moved most
    swing: int  # of that contender, in ten-thousandths
    before: int  # with the best choice, or without the luck
    after: int
    chosen: str = ""  # of a choice: the action, and the better one
    better: str = ""


def moments_of(entries: Sequence[ReviewedEntry], is_luck_known: bool = True) -> list[Moment]:
    """At most five, in the order of the game; luck only if it is known which entry brought it."""
    found = [moment for entry in entries for moment in _moments_of_entry(entry)]
    found = [moment for moment in found if is_luck_known or moment.kind != LUCK]
    found = _one_choice_a_turn(found, entries)
    largest = sorted(found, key=lambda moment: -abs(moment.swing))[:MOST]
    return sorted(largest, key=lambda moment: moment.n)


def _one_choice_a_turn(moments: Sequence[Moment], entries: Sequence[ReviewedEntry]) -> list[Moment]:
    """Of choices that a seat makes in a row only the costliest: the others are steps of the same mistake."""
    left_out: list[Moment] = []
    for _, turn in groupby(entries, key=lambda entry: entry.seat):
        numbers = {entry.n for entry in turn}
        choices = [moment for moment in moments if moment.kind == CHOICE and moment.n in numbers]
        left_out += sorted(choices, key=lambda moment: moment.swing)[1:]
    return [moment for moment in moments if moment not in left_out]


def _moments_of_entry(entry: ReviewedEntry) -> list[Moment]:
    judged = entry.judgement
    moments: list[Moment] = []
    if judged is not None and judged.loss() >= SWING:
        moments.append(_costly_choice(entry.n, judged))
    luck = _luck(entry, *largest(entry.luck))
    if abs(luck.swing) >= SWING:
        moments.append(luck)
    return moments


def _luck(entry: ReviewedEntry, contender: int, swing: int) -> Moment:
    """A draw, or what came to light: against the chance without it, which estimates may put beyond 0 or 1."""
    after = entry.chances[contender]
    without = min(max(after - swing, 0), WHOLE)
    return Moment(entry.n, LUCK, entry.seat, contender, after - without, without, after)


def _costly_choice(n: int, judged: Judgement) -> Moment:
    """A choice against the best one that the seat could know of."""
    seat = judged.seat
    return Moment(
        n=n,
        kind=CHOICE,
        seat=seat,
        contender=seat,
        swing=-judged.loss(),
        before=judged.best.chances[seat],
        after=judged.chosen.chances[seat],
        chosen=judged.chosen.action,
        better=judged.best.action,
    )


def largest(changes: Sequence[int]) -> tuple[int, int]:
    """The contender with the largest change, and the change."""
    contender = max(range(len(changes)), key=lambda number: abs(changes[number]))
    return contender, changes[contender]
