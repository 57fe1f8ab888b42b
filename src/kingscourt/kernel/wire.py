"""What leaves the process, as msgspec types: never compiled, so that schemas stay whole."""

from __future__ import annotations

from typing import Union

import msgspec

from kingscourt.kernel.action import Action
from kingscourt.kernel.decision import Question
from kingscourt.kernel.event import Event
from kingscourt.kernel.outcome import Outcome, ScoreLine
from kingscourt.kernel.phrase import Phrase, Value
from kingscourt.kernel.refusal import Refusal


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
    """A place, what stands there in one phrase, and the places inside it."""

    place: str
    text: WirePhrase
    inside: list[Outline] = []


class WireMove(msgspec.Struct, frozen=True, rename={"source": "from", "target": "to"}):
    """Pieces that travelled."""

    what: str
    source: str
    target: str
    n: int


class WireEvent(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened, as one seat may know it."""

    key: str
    args: dict[str, WireValue] = {}
    moves: list[WireMove] = []


class WireAction(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action that can be sent by its text."""

    text: str
    label: WirePhrase
    places: list[str] = []


class WireDecision(msgspec.Struct, frozen=True):
    """What a seat is asked, and every answer it may give."""

    kind: str
    prompt: WirePhrase
    actions: list[WireAction]
    default: str
    sealed: bool


class WireRefusal(msgspec.Struct, frozen=True):
    """Which rule stands against something, and why in one sentence."""

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


def phrase_to_wire(phrase: Phrase) -> WirePhrase:
    """A phrase as it travels."""
    return WirePhrase(phrase.key, {name: value_to_wire(value) for name, value in phrase.args.items()})


def value_to_wire(value: Value) -> WireValue:
    """One argument as it travels."""
    if isinstance(value, Phrase):
        return phrase_to_wire(value)
    if isinstance(value, list):
        return [phrase_to_wire(part) for part in value]
    return value


def event_to_wire(event: Event) -> WireEvent:
    """An event as it travels."""
    moves = [WireMove(m.what, m.source, m.target, m.n) for m in event.moves or []]
    return WireEvent(event.key, phrase_to_wire(event.phrase()).args, moves)


def action_to_wire(action: Action) -> WireAction:
    """An action as it travels."""
    return WireAction(action.text, phrase_to_wire(action.label()), action.points_at())


def decision_to_wire(question: Question, legal: list[Action], sealed: bool) -> WireDecision:
    """A question with its legal answers as it travels."""
    actions = [action_to_wire(action) for action in legal]
    return WireDecision(
        question.kind, phrase_to_wire(question.prompt), actions, question.default.text, sealed
    )


def refusal_to_wire(refusal: Refusal) -> WireRefusal:
    """A refusal as it travels."""
    return WireRefusal(refusal.rule, phrase_to_wire(refusal.phrase))


def score_to_wire(lines: list[ScoreLine]) -> list[WireScore]:
    """A score sheet as it travels."""
    return [WireScore(line.category, line.points) for line in lines]


def outcome_to_wire(outcome: Outcome) -> WireOutcome:
    """A ranking as it travels."""
    ranking = [WireStanding(s.rank, s.seat, s.score, phrase_to_wire(s.name)) for s in outcome.ranking]
    return WireOutcome(ranking, phrase_to_wire(outcome.reason))
