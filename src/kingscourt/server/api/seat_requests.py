"""The requests of a seat and their answers, on a stream and over HTTP alike; `type` tells them apart.

Every request has an id. However often a change arrives with the same id, it is carried out once.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType

from kingscourt.hints.wire_types import Hints
from kingscourt.kernel.wire_types import Outline
from kingscourt.server.api.wire_types import (
    ActionText,
    CommandId,
    EntryNumber,
    OfferNumber,
    Reason,
    StepNumber,
)
from kingscourt.server.model.clocks_and_offers import OfferKind
from kingscourt.table.wire_types import PatchOperation, Preview

Actions = Annotated[list[ActionText], Meta(min_length=1, max_length=64)]
UnsentActions = Annotated[list[ActionText], Meta(max_length=64)]

# -- requests that change something -----------------------------------------------------------------


class Do(msgspec.Struct, frozen=True, tag_field="type", tag="do", forbid_unknown_fields=True):
    """Carry out my actions, all or nothing; `after` is the entry that posed the question I answer."""

    id: CommandId
    actions: Actions
    after: EntryNumber | None = None


class Undo(msgspec.Struct, frozen=True, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Undo my last step, or back to an entry; `after` is the last entry that I have seen."""

    id: CommandId
    target: EntryNumber | None = None
    after: EntryNumber | None = None


class SeeStep(msgspec.Struct, frozen=True, tag_field="type", tag="see-step", forbid_unknown_fields=True):
    """I have looked at what the step of the lesson shows, or read it; `step` is the one shown to me."""

    id: CommandId
    step: StepNumber


class Offer(msgspec.Struct, frozen=True, tag_field="type", tag="offer", forbid_unknown_fields=True):
    """Offer to undo to an entry, end the game, pause, or remove a seat that missed a deadline."""

    id: CommandId
    kind: OfferKind
    target: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1


class Consent(msgspec.Struct, frozen=True, tag_field="type", tag="consent", forbid_unknown_fields=True):
    """Accept or decline an offer; `offer` is the id it was shown with."""

    id: CommandId
    kind: OfferKind
    offer: OfferNumber
    agrees: bool


class Resign(msgspec.Struct, frozen=True, tag_field="type", tag="resign", forbid_unknown_fields=True):
    """Resign."""

    id: CommandId


class Resume(msgspec.Struct, frozen=True, tag_field="type", tag="resume", forbid_unknown_fields=True):
    """End a pause."""

    id: CommandId


class ComeBack(msgspec.Struct, frozen=True, tag_field="type", tag="come-back", forbid_unknown_fields=True):
    """Take my seat back from the bot."""

    id: CommandId


class Say(msgspec.Struct, frozen=True, tag_field="type", tag="say", forbid_unknown_fields=True):
    """Send a line of chat, which watchers may do, too."""

    id: CommandId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


# -- requests that only read ------------------------------------------------------------------------


class AskPreview(msgspec.Struct, frozen=True, tag_field="type", tag="preview", forbid_unknown_fields=True):
    """Ask for the position after these actions."""

    id: CommandId
    actions: UnsentActions


class AskFinals(msgspec.Struct, frozen=True, tag_field="type", tag="finals", forbid_unknown_fields=True):
    """Ask which of the next actions cannot be undone, perhaps after actions that have not been sent."""

    id: CommandId
    actions: UnsentActions = []


class AskWhy(msgspec.Struct, frozen=True, tag_field="type", tag="why", forbid_unknown_fields=True):
    """Ask why nothing can be done at a place, or not the action `like`, or why an action is not possible."""

    id: CommandId
    asked: ActionText
    like: ActionText = ""


class AskOutline(msgspec.Struct, frozen=True, tag_field="type", tag="outline", forbid_unknown_fields=True):
    """Ask for the position as a tree, which watchers may do, too; perhaps after actions not sent."""

    id: CommandId
    actions: UnsentActions = []


class AskHints(msgspec.Struct, frozen=True, tag_field="type", tag="hints", forbid_unknown_fields=True):
    """Ask for sensible answers to my question, and for those to think twice about; only among bots."""

    id: CommandId
    actions: UnsentActions = []


Change = Do | Undo | SeeStep | Offer | Consent | Resign | Resume | ComeBack
Question = AskPreview | AskFinals | AskWhy | AskOutline | AskHints
SeatRequest = Change | Say | Question

# -- answers ----------------------------------------------------------------------------------------


class Done(msgspec.Struct, frozen=True, tag_field="type", tag="done"):
    """The change is committed: `n` is the last entry, or the line of chat; a sealed choice has no entry."""

    id: str
    n: int
    sealed: bool = False


class OutlineNews(msgspec.Struct, frozen=True):
    """An outline, or its difference from the outline of the last update."""

    whole: Outline | UnsetType = UNSET
    patch: list[PatchOperation] | UnsetType = UNSET


class PreviewAnswer(msgspec.Struct, frozen=True, tag_field="type", tag="preview"):
    """The position after the actions; on a stream as differences from the last update."""

    id: str
    preview: Preview
    outline: OutlineNews | UnsetType = UNSET


class FinalsAnswer(msgspec.Struct, frozen=True, tag_field="type", tag="finals"):
    """The answers to the current question that cannot be undone."""

    id: str
    actions: list[str]


class WhyAnswer(msgspec.Struct, frozen=True, tag_field="type", tag="why"):
    """The rules that forbid something; empty if it is allowed."""

    id: str
    reasons: list[Reason]


class OutlineAnswer(msgspec.Struct, frozen=True, tag_field="type", tag="outline"):
    """The position as a tree for any reader."""

    id: str
    outline: Outline


class HintsAnswer(msgspec.Struct, frozen=True, tag_field="type", tag="hints"):
    """Hints, and what speaks for them."""

    id: str
    hints: Hints


SeatAnswer = Done | PreviewAnswer | FinalsAnswer | WhyAnswer | OutlineAnswer | HintsAnswer
