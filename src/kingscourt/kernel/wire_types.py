"""Wire types (msgspec); never compiled, so that schemas stay complete."""

from __future__ import annotations

from typing import Union

import msgspec


class WirePhrase(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message key with arguments."""

    key: str
    args: dict[str, WireValue] = {}


WireValue = Union[int, str, WirePhrase, list[WirePhrase]]


class View(msgspec.Struct, frozen=True):
    """Base of every game's view."""


class StaticFacts(msgspec.Struct, frozen=True):
    """Base of every game's static facts."""


class Outline(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place, one phrase saying what is there, and the places inside it."""

    place: str
    text: WirePhrase
    inside: list[Outline] = []


class WireMove(msgspec.Struct, frozen=True, rename={"source": "from", "target": "to"}):
    """Pieces that moved."""

    what: str
    source: str
    target: str
    n: int


class WireEvent(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event as one seat may see it."""

    key: str
    args: dict[str, WireValue] = {}
    moves: list[WireMove] = []


class WireAction(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action that can be sent by its text."""

    text: str
    label: WirePhrase
    places: list[str] = []


class WireDecision(msgspec.Struct, frozen=True):
    """A question to a seat, and every answer it may give."""

    kind: str
    prompt: WirePhrase
    actions: list[WireAction]
    default: str
    sealed: bool


class WireRefusal(msgspec.Struct, frozen=True):
    """The rule that forbids something, and why in one sentence."""

    rule: str
    text: WirePhrase


class WireScore(msgspec.Struct, frozen=True):
    """One line of a score sheet."""

    category: str
    points: int


class WireStanding(msgspec.Struct, frozen=True):
    """One line of the final ranking."""

    rank: int
    seat: int | None
    score: int
    name: WirePhrase


class WireOutcome(msgspec.Struct, frozen=True):
    """How the game ended."""

    ranking: list[WireStanding]
    reason: WirePhrase
