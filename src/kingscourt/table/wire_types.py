"""Wire types (msgspec) of records and of the messages to a seat; never compiled."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from kingscourt.kernel.phrase import MAX_SEATS
from kingscourt.kernel.wire_types import (
    RunningTotal,
    View,
    WireDecision,
    WireEvent,
    WireOutcome,
    WirePhrase,
    WireScore,
)

FORMAT = "kingscourt-record/1"


MOST = 1_000_000  # entries of a record, draws for a purpose, epochs
Number = Annotated[int, Meta(ge=0, le=MOST)]
SeatNumber = Annotated[int, Meta(ge=0, le=MAX_SEATS - 1)]
Seats = Annotated[list[SeatNumber], Meta(max_length=MAX_SEATS)]
SeatRank = Annotated[int, Meta(ge=1, le=MAX_SEATS + 1)]
Amount = Annotated[int, Meta(ge=-1_000_000_000, le=1_000_000_000)]
Text = Annotated[str, Meta(max_length=500)]
Short = Annotated[str, Meta(max_length=60)]
AnyValue = Annotated[object, Meta(extra_json_schema={"description": "any JSON value"})]
Digest = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
Seed = Annotated[str, Meta(pattern=r"^(?:[0-9a-f]{2}){1,512}\Z")]
Nonce = Annotated[str, Meta(max_length=64, pattern=r"^[^|\x00-\x1f\x7f]*\Z")]  # excludes the draws' separator


class SeatLine(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A seat in the header of a record."""

    name: Annotated[str, Meta(max_length=200)]
    kind: Literal["human", "bot"]
    nonce: Nonce = ""


class PreparedLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The draws that a lesson has set in advance; a game with any is a lesson and counts for nothing."""

    lesson: Short
    draws: Annotated[dict[Text, Annotated[list[Text], Meta(max_length=500)]], Meta(max_length=500)]


class StartLine(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Where a practice game begins; what the seat could not know there is drawn anew from the seed."""

    seat: SeatNumber
    seed: Seed
    entries: Annotated[list[Annotated[str, Meta(max_length=8_000)]], Meta(max_length=100_000)] = []
    scenario: Annotated[str, Meta(max_length=100_000)] = ""
    before: StartLine | None = None  # where the other game began, if it was practice itself


class HeaderLine(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The first line of a record: everything needed to replay the rest."""

    format: Short
    game: Short
    edition: Short
    components: Annotated[str, Meta(max_length=MOST)] | None  # an owner's file, or None for a shipped edition
    options: Annotated[dict[Short, Short], Meta(max_length=64)]
    rules: Short
    seats: Annotated[list[SeatLine], Meta(min_length=1, max_length=MAX_SEATS)]
    chance: Short
    commitment: Digest
    undo: Literal["barrier", "free"] = "barrier"  # free: one person with bots may undo without limits
    prepared: PreparedLine | None = None  # of a lesson
    start: StartLine | None = None  # of a practice game


class EntryLine(
    msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, rename={"back": "return"}
):
    """One entry; the fields present determine its kind."""

    n: Number
    seat: SeatNumber | None = None
    do: Text | None = None
    chance: Text | None = None
    out: Text | None = None
    to: Seats | None = None
    draw: Number | None = None
    undo: Number | None = None
    resign: bool | None = None
    takeover: Short | None = None
    back: bool | None = None
    end: Short | None = None
    upgrade: Short | None = None
    by: Seats | None = None
    epoch: Number | None = None
    timeout: bool | None = None


class StandingLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the ranking in a record."""

    rank: SeatRank
    seat: SeatNumber | None
    score: Amount


class ResultLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line but one: how the game ended, and the digest of the final position."""

    result: Annotated[list[StandingLine], Meta(max_length=MAX_SEATS + 1)]
    reason: WirePhrase
    digest: Digest


class RevealLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: the seed that was committed to."""

    reveal: Seed


class SeenEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry as one seat may see it; a hidden one is only a number."""

    n: int
    seat: int | None = None
    do: str | None = None
    chance: str | None = None
    out: str | None = None
    undo: int | None = None
    to: list[int] | None = None  # after the end: the seats that could read it during the game
    events: list[WireEvent] = []


class PatchOperation(msgspec.Struct, frozen=True):
    """One change of a JSON document (RFC 6902); the path is a JSON pointer."""

    op: Literal["add", "remove", "replace"]
    path: str
    value: AnyValue | UnsetType = UNSET  # not of a removal


class Step(msgspec.Struct, frozen=True):
    """How an entry changed a seat's view: relative to the view after the entry before it."""

    n: int
    view: list[PatchOperation]


class PastStep(Step, frozen=True):
    """The same for a past entry, with the entry and who was asked after it."""

    entry: SeenEntry
    asked: list[int]


class Update(msgspec.Struct, frozen=True):
    """An update for a seat: what happened since an entry, then the position; no view if steps lead to it."""

    n: int
    entries: list[SeenEntry]
    view: View | None
    asked: list[int]
    chosen: list[int]
    decision: WireDecision | None
    posed: int | None
    can_undo: bool
    outcome: WireOutcome | None
    scores: list[list[WireScore]] | None


class Preview(msgspec.Struct, frozen=True):
    """The position after part of a command, as the seat would see it; nothing is stored."""

    done: int
    view: View | None  # absent if there is a patch
    decision: WireDecision | None
    is_final: bool  # the last step cannot be undone: it reveals something, leads to a draw or ends the turn
    continues: bool = False  # the question that follows belongs to the last answer
    total: RunningTotal | None = None  # what the actions have taken and given so far
    view_patch: list[PatchOperation] | UnsetType = UNSET  # relative to the view after the last update


class PastPositions(msgspec.Struct, frozen=True, rename={"start": "from"}):
    """A past position and the entries after it, each with the difference it made to the seat's view."""

    start: Update
    steps: list[PastStep]


class SeatUpdate(Update, frozen=True):
    """An update that any client can decode: the game's view stays raw."""

    view: msgspec.Raw  # type: ignore[assignment]  # the same fields on the wire, decoded later or not at all


class SeatPreview(Preview, frozen=True):
    """A preview that any client can decode."""

    view: msgspec.Raw  # type: ignore[assignment]  # as above


class SeatPastPositions(PastPositions, frozen=True, rename={"start": "from"}):
    """Past positions that any client can decode."""

    start: SeatUpdate
