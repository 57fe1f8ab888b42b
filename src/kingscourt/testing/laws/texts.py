"""The law of texts: whatever a game says, it says in every language that it has."""

from __future__ import annotations

from collections.abc import Iterator

from kingscourt.kernel.phrase import Phrase, Value
from kingscourt.kernel.state import State
from kingscourt.kernel.wire_terms import priced_decision
from kingscourt.kernel.wire_types import Outline, WireEvent, WirePhrase, WireValue
from kingscourt.testing.case_positions import sample
from kingscourt.testing.errors import LawBroken
from kingscourt.testing.law_case import Case
from kingscourt.testing.play_and_replay import forward
from kingscourt.texts.locale_files import languages_of
from kingscourt.texts.renderer import Renderer
from kingscourt.texts.rule_text import rule_text
from kingscourt.texts.terms_text import terms_phrase

NAME = "law_texts_are_complete"
POSITIONS = 8
CANDIDATES = 32
NAMES = [f"Anna {n}" for n in range(1, 9)]

Said = Phrase | WirePhrase | WireEvent


def law_texts_are_complete(case: Case) -> None:
    """Every message exists, and every variable of it has an argument; cases take the languages in turn."""
    said = {shape_of(phrase): phrase for phrase in everything_said(case)}
    languages = languages_of(case.game.resources)
    renderer = Renderer(languages[case.seed % len(languages)], [case.game], NAMES, case.components.names)
    for phrase in said.values():
        renderer.render(phrase)
    for rule in case.game.rules(case.components):
        rule_text(renderer, rule)
    if renderer.problems:
        raise LawBroken(NAME, case, "; ".join(list(renderer.problems)[:5]))


def shape_of(said: Said) -> str:
    """A message with the kinds of its arguments: whether it can be rendered does not depend on more."""
    return f"{said.key}({', '.join(f'{name} {kind_of(value)}' for name, value in said.args.items())})"


def kind_of(value: Value | WireValue) -> str:
    """The kind of an argument: a number or text, or the shapes of phrases."""
    if isinstance(value, list):
        return f"[{', '.join(sorted({shape_of(part) for part in value}))}]"
    return shape_of(value) if isinstance(value, (Phrase, WirePhrase)) else type(value).__name__


def everything_said(case: Case) -> Iterator[Said]:
    """Labels and events, and at some positions questions, terms, refusals and the outline."""
    for action in case.catalogue.actions:
        yield action.label()
    state = case.start()
    for entry in case.log.entries:
        yield from [event.phrase() for event in forward(state, entry)]
    outcome = state.outcome()
    if outcome is not None:
        yield outcome.reason
        yield from [standing.name for standing in outcome.ranking]
    for position in sample(case, POSITIONS):
        for seat in range(position.state.seat_count):
            yield from said_to(case, position.state, seat)


def said_to(case: Case, state: State, seat: int) -> Iterator[Said]:
    """What one seat is told at a position."""
    yield from said_by(case.game.outline(case.game.view(state, seat), case.components))
    for action in state.candidates(seat)[:CANDIDATES]:
        for refusal in state.reasons(seat, action):
            yield from [refusal.phrase, *refusal.missing]
    if state.is_asked(seat):
        decision = priced_decision(case.game, case.components, state, seat)
        yield decision.prompt
        priced = [terms_phrase(decision, action) for action in decision.actions]
        yield from [phrase for phrase in priced if phrase is not None]


def said_by(outline: Outline) -> Iterator[WirePhrase]:
    """Everything an outline says, including the places inside it."""
    yield from outline.said()
    for inside in outline.inside:
        yield from said_by(inside)
