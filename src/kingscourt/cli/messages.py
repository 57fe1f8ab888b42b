"""What a session says beside updates: encoded like everything that leaves the table."""

from __future__ import annotations

import msgspec

from kingscourt.kernel.wire import WireAction, WireEvent, WireRefusal
from kingscourt.table.wire import Preview, SeatLine


class Setup(msgspec.Struct, frozen=True):
    """What a table was set up with, once at the beginning."""

    game: str
    edition: str
    rules: str
    options: dict[str, str]
    components: str | None  # an owner's file
    seats: list[SeatLine]
    commitment: str
    opening: list[WireEvent]
    has_free_undo: bool = False


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whether the table took a command; if not, the rule against it and the step that failed."""

    refusal: WireRefusal | None = None
    step: int = 0


class Tried(msgspec.Struct, frozen=True):
    """How far actions go that are not sent yet, or why they cannot be done."""

    preview: Preview | None
    refused: Answer | None


class Weighed(msgspec.Struct, frozen=True):
    """An action that cannot be done, and the rule against it."""

    action: WireAction
    refusal: WireRefusal


class Reasons(msgspec.Struct, frozen=True):
    """What the rules say against actions; nothing about those that are possible."""

    refused: list[Weighed]
