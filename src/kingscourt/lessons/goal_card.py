"""The goal card of a game as its file and the wire have it (msgspec; never compiled).

Messages: `<game>-goal-<line>` for each line of the goal; `<game>-round` for the heading of a round,
`<game>-round-<part>` (a word or two) and `<game>-round-<part>-does` (a line) for each part of it, and
`<game>-round-repeats` for what is done several times; `<game>-scores-<thing>` (the number) and
`<game>-scores-<thing>-for` (a line).
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from kingscourt.lessons.lesson import Name


class GoalLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One sentence of the goal."""

    name: Name
    icon: Name


class RoundPart(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One part of a round, with the place of the board that its number is pinned to."""

    name: Name
    icon: Name
    place: str = ""
    repeats: bool = False  # belongs to the part of the round that is repeated


class ScoredThing(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something that scores, or that hurts."""

    name: Name
    icon: Name
    hurts: bool = False


class GoalCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who you are, what you do and how you win; a round in pictures; what scores and what hurts."""

    minutes: int  # how long a game takes
    goal: Annotated[list[GoalLine], Meta(min_length=3, max_length=3)]
    round: Annotated[list[RoundPart], Meta(min_length=4, max_length=6)]
    scores: Annotated[list[ScoredThing], Meta(min_length=2, max_length=6)]
