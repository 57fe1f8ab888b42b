"""Session messages other than updates, in wire form."""

from __future__ import annotations

import msgspec

from kingscourt.kernel.wire_types import WireAction, WireEvent, WireRefusal
from kingscourt.table.wire_types import Preview, SeatLine


class SessionStart(msgspec.Struct, frozen=True):
    """The setup of a table, sent once at the beginning."""

    game: str
    edition: str
    rules: str
    options: dict[str, str]
    components: str | None  # an owner's component file
    seats: list[SeatLine]
    commitment: str
    opening: list[WireEvent]
    has_free_undo: bool = False


class SessionReply(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whether a command was accepted; if not, the rule against it and the step that failed."""

    refusal: WireRefusal | None = None
    step: int = 0


class PreviewReply(msgspec.Struct, frozen=True):
    """The result of trying unsent actions, or why they are refused."""

    preview: Preview | None
    refused: SessionReply | None


class RefusedAction(msgspec.Struct, frozen=True):
    """An illegal action and every rule against it, the decisive one first."""

    action: WireAction
    refusals: list[WireRefusal]


class Reasons(msgspec.Struct, frozen=True):
    """The rules against actions; legal actions are not listed."""

    refused: list[RefusedAction]
