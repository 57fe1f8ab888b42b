"""A review as people read it: the same facts with phrases instead of texts of actions.

It is the one form that is kept, sent and shown; whoever shows it renders the phrases in a language.
"""

from __future__ import annotations

import msgspec

from kingscourt.kernel.wire_types import WirePhrase
from kingscourt.review.account import SeatAccount
from kingscourt.review.moments import Moment


class CoursePoint(msgspec.Struct, frozen=True):
    """The chances of all contenders after an entry, in ten-thousandths."""

    n: int
    chances: list[int]


class Section(msgspec.Struct, frozen=True):
    """A season, round or period: the entry it begins with, and its name."""

    n: int
    name: WirePhrase


class ComparedAnswer(msgspec.Struct, frozen=True):
    """An answer that was compared, and the chance of whoever chose after it."""

    text: str
    label: WirePhrase
    places: list[str]
    chance: int


class ToldMoment(msgspec.Struct, frozen=True):
    """A moment in words."""

    moment: Moment
    when: WirePhrase
    what: WirePhrase  # what happened, as a heading
    better: WirePhrase | None  # the better answer; None if there was nothing to choose
    why: list[WirePhrase]  # what the better answer gives, as far as the values can tell
    compared: list[ComparedAnswer]  # best first; empty for luck


class ReviewDocument(msgspec.Struct, frozen=True):
    """A whole review; a contender beyond the seats is an opponent without one."""

    format: int
    game: str
    rules: str
    seats: int
    rollouts: int  # games played on from each position
    uncertainty: int  # of a chance, in ten-thousandths: 95 % of repetitions lie within it
    start: list[int]
    course: list[CoursePoint]
    sections: list[Section]
    accounts: list[SeatAccount]
    moments: list[ToldMoment]
    headline: WirePhrase  # how it was won
    story: list[WirePhrase]  # one sentence each, at most 70 words together
