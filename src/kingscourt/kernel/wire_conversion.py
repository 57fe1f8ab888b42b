"""Conversion of kernel types to wire types; compiled, because every push goes through it."""

from __future__ import annotations

from kingscourt.kernel.action import Action
from kingscourt.kernel.decision import Question
from kingscourt.kernel.event import Event
from kingscourt.kernel.game_outcome import GameOutcome, ScoreLine
from kingscourt.kernel.phrase import Phrase, Value
from kingscourt.kernel.refusal import Refusal
from kingscourt.kernel.state import State
from kingscourt.kernel.wire_types import (
    ScoreSheet,
    WireAction,
    WireDecision,
    WireEvent,
    WireMove,
    WireOutcome,
    WirePhrase,
    WireRefusal,
    WireScore,
    WireStanding,
    WireValue,
)


def phrase_to_wire(phrase: Phrase) -> WirePhrase:
    """A phrase in wire form."""
    return WirePhrase(phrase.key, _args_to_wire(phrase.args))


def _args_to_wire(args: dict[str, Value]) -> dict[str, WireValue]:
    return {name: value_to_wire(value) for name, value in args.items()}


def value_to_wire(value: Value) -> WireValue:
    """One argument in wire form."""
    if isinstance(value, Phrase):
        return phrase_to_wire(value)
    if isinstance(value, list):
        return [phrase_to_wire(part) for part in value]
    return value


def event_to_wire(event: Event, to: list[int] | None = None) -> WireEvent:
    """An event in wire form, perhaps with the seats whose secret it was."""
    moves = [WireMove(m.what, m.source, m.target, m.n, m.into) for m in event.moved()]
    return WireEvent(event.key, _args_to_wire(event.phrase().args), moves, to)


def action_to_wire(action: Action, terms: int | None = None) -> WireAction:
    """An action in wire form, perhaps with the index of its terms."""
    label = phrase_to_wire(action.label())
    return WireAction(action.text, action.verb, label, action.args, action.points_at(), terms)


def decision_to_wire(question: Question, legal: list[Action], sealed: bool) -> WireDecision:
    """A question with its legal answers in wire form, without their terms."""
    actions = [action_to_wire(action) for action in legal]
    return WireDecision(
        question.kind, phrase_to_wire(question.prompt), actions, question.default.text, sealed
    )


def refusal_to_wire(refusal: Refusal) -> WireRefusal:
    """A refusal in wire form."""
    missing = [phrase_to_wire(amount) for amount in refusal.missing]
    return WireRefusal(refusal.rule, phrase_to_wire(refusal.phrase), missing)


def score_to_wire(lines: list[ScoreLine]) -> list[WireScore]:
    """A score sheet in wire form."""
    return [WireScore(line.category, line.points) for line in lines]


def score_sheet(state: State, seat: int) -> ScoreSheet:
    """The points of a seat by category, as they stand."""
    return {line.category: line.points for line in state.score_sheet(seat)}


def open_scores(state: State) -> list[ScoreSheet | None]:
    """The score sheets of all seats, for the view of a game in which everybody sees them."""
    return [score_sheet(state, seat) for seat in range(state.seat_count)]


def outcome_to_wire(outcome: GameOutcome) -> WireOutcome:
    """A ranking in wire form."""
    ranking = [
        WireStanding(s.rank, s.seat, s.score, phrase_to_wire(s.name), score_to_wire(s.sheet))
        for s in outcome.ranking
    ]
    return WireOutcome(ranking, phrase_to_wire(outcome.reason))
