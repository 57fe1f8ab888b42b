"""The lines of a record and the messages to a seat, as msgspec types: never compiled."""

from __future__ import annotations

from typing import Literal

import msgspec

from kingscourt.kernel.wire import View, WireDecision, WireEvent, WireOutcome, WirePhrase, WireScore

FORMAT = "kingscourt-record/1"


class SeatLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat in the header of a record."""

    name: str
    kind: str
    nonce: str = ""


class HeaderLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """The first line of a record: everything that is needed to replay the rest."""

    format: str
    game: str
    edition: str
    components: str | None  # an owner's file, embedded; None: the shipped edition
    options: dict[str, str]
    rules: str
    seats: list[SeatLine]
    chance: str
    commitment: str
    undo: Literal["barrier", "free"] = "barrier"  # free: one person with bots takes back what they like


class EntryLine(msgspec.Struct, frozen=True, omit_defaults=True, rename={"back": "return"}):
    """One entry; which fields stand says what kind it is."""

    n: int
    seat: int | None = None
    do: str | None = None
    chance: str | None = None
    out: str | None = None
    to: list[int] | None = None
    draw: int | None = None
    undo: int | None = None
    resign: bool | None = None
    takeover: str | None = None
    back: bool | None = None
    end: str | None = None
    upgrade: str | None = None
    by: list[int] | None = None
    epoch: int | None = None


class StandingLine(msgspec.Struct, frozen=True):
    """A line of the ranking in a record."""

    rank: int
    seat: int | None
    score: int


class ResultLine(msgspec.Struct, frozen=True):
    """The last but one line: how it ended, and the digest of the final position."""

    result: list[StandingLine]
    reason: WirePhrase
    digest: str


class RevealLine(msgspec.Struct, frozen=True):
    """The last line: the seed that the commitment was made to."""

    reveal: str


class SeenEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry as one seat may see it; what is hidden is a bare number."""

    n: int
    seat: int | None = None
    do: str | None = None
    chance: str | None = None
    out: str | None = None
    undo: int | None = None
    to: list[int] | None = None  # after the end: who alone could read it while the game ran
    events: list[WireEvent] = []


class Update(msgspec.Struct, frozen=True):
    """What a seat is sent: what happened since a number, then the position as a whole."""

    n: int
    entries: list[SeenEntry]
    view: View
    asked: list[int]
    chosen: list[int]
    decision: WireDecision | None
    posed: int | None
    can_undo: bool
    outcome: WireOutcome | None
    scores: list[list[WireScore]] | None


class Preview(msgspec.Struct, frozen=True):
    """The position after a part of a command, as the seat would see it; nothing is stored."""

    done: int
    view: View
    decision: WireDecision | None
    is_final: bool  # the last step cannot be taken back: it shows something, asks chance or ends the turn


class SeatUpdate(msgspec.Struct, frozen=True):
    """An update as any client can read it: the view of a game stays as it came."""

    n: int
    entries: list[SeenEntry]
    view: msgspec.Raw
    asked: list[int]
    chosen: list[int]
    decision: WireDecision | None
    posed: int | None
    can_undo: bool
    outcome: WireOutcome | None
    scores: list[list[WireScore]] | None


class SeatPreview(msgspec.Struct, frozen=True):
    """A preview as any client can read it."""

    done: int
    view: msgspec.Raw
    decision: WireDecision | None
    is_final: bool
