"""Responses about the rules to read: chapters, and positions that show a rule on a board."""

from __future__ import annotations

import msgspec

from kingscourt.kernel.wire_types import Outline, WireAction, WireRefusal
from kingscourt.table.wire_types import Update


class ChapterInfo(msgspec.Struct, frozen=True):
    """Some rules under one heading, which the game's texts name: `<game>-chapter-<name>`."""

    name: str
    icon: str
    rules: list[str]  # ids in reading order


class RulePosition(msgspec.Struct, frozen=True):
    """The name of a position, and the rule that it shows."""

    name: str
    rule: str


class RuleBookInfo(msgspec.Struct, frozen=True):
    """Every numbered rule of a game, each in one chapter, and what shows some of them."""

    chapters: list[ChapterInfo]
    positions: list[RulePosition]


class RefusedAnswer(msgspec.Struct, frozen=True):
    """An answer that the rule of a position does not allow there, and why."""

    action: WireAction
    reason: WireRefusal


class ShownPositionInfo(msgspec.Struct, frozen=True):
    """A position that shows a rule, as the seat sees it that is asked something there."""

    name: str
    rule: str
    seat: int
    light: list[str]  # places that are pointed out
    allowed: list[WireAction]  # what the rule allows here
    refused: list[RefusedAnswer]  # what the rule refuses here
    edition: str
    seats: int  # how many; nobody sits there
    update: Update
    outline: Outline  # of the view in the update
