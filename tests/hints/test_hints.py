"""What hints are like, in every game: few, different, sensible, and the same for the same question."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from heirlooms.game import GAME
from kingscourt.games.kingsburg.game import GAME as KINGSBURG
from kingscourt.games.registry import game
from kingscourt.hints.hints import MOST, hints_for, is_laughable, kind_of
from kingscourt.hints.question import HintQuestion, seed_of
from kingscourt.hints.warnings import warnings_of
from kingscourt.hints.wire_types import Hint
from kingscourt.kernel.game import Game
from kingscourt.testing.case_positions import sample
from kingscourt.testing.law_case import cases
from kingscourt.texts.renderer import Renderer
from tests.games.kingsburg.positions import owns, scene

GAMES = [GAME, *map(game, ["kingsburg", "royals", "rival_kings", "paladins"])]
PEOPLE = ["Anna", "Bence", "Clara", "Dirk"]


def questions(one: Game, positions: int) -> Iterator[HintQuestion]:
    """Some questions of a random game of three."""
    case = next(case for case in cases(one) if case.options.seats == 3)
    for position in sample(case, positions):
        for seat in position.state.pending().seats:
            yield HintQuestion(one, case.components, position.state.copy(), seat, position.number)


@pytest.mark.parametrize("one", GAMES, ids=lambda one: one.id)
def test_hints_are_few_different_and_legal(one: Game) -> None:
    found = 0
    for question in questions(one, 8):
        legal = {action.text: action for action in question.handle.legal()}
        hints = hints_for(question)
        found += len(hints)
        assert len(hints) <= MOST
        assert (len(hints) > 0) == (len(legal) > 1)
        actions = [legal[hint.action] for hint in hints]
        assert len({kind_of(action) for action in actions}) == len(hints)
        warned = {one.action for one in warnings_of(question)}
        assert warned <= set(legal)
        if len(hints) > 1:
            assert not any(is_laughable(question, action) for action in actions)
    assert found > 0


@pytest.mark.parametrize("one", GAMES, ids=lambda one: one.id)
def test_hints_are_said_without_gaps(one: Game) -> None:
    renderer = Renderer("en", [one], PEOPLE)
    for question in questions(one, 6):
        for hint in hints_for(question):
            for phrase in (hint.label, hint.terms, hint.printed, hint.why):
                assert phrase is None or renderer.render(phrase)
        for warned in warnings_of(question):
            assert all(renderer.render(text) for text in warned.texts)
    assert not renderer.problems


def test_the_same_question_has_the_same_hints() -> None:
    for question in questions(KINGSBURG, 6):
        assert hints_for(question) == hints_for(question)
        assert warnings_of(question) == warnings_of(question)


def hints_in(facts: str, *seats: str) -> dict[str, Hint]:
    """The hints for the first seat in a position of Kingsburg, by action."""
    state = scene(facts, *seats)
    question = HintQuestion(KINGSBURG, state.components, state, 0, seed_of("test"))
    return {hint.action: hint for hint in hints_for(question)}


def test_a_building_says_what_is_printed_on_it() -> None:
    facts = 'phase = "spring"; step = "build"; year = 1'
    hint = hints_in(facts, "gold = 1; stone = 1", "")["build guard-tower"]
    renderer = Renderer("en", [KINGSBURG])
    assert hint.terms is not None
    assert hint.printed is not None
    assert renderer.render(hint.terms) == "1 gold and 1 stone for 1 victory point"
    assert renderer.render(hint.printed) == "+1 in battle."


def test_a_soldier_is_for_winter() -> None:
    facts = 'phase = "recruitment"; year = 2; enemy = "2-goblins-4"; known_by = [0]'
    (hint,) = hints_in(facts, f"gold = 2; soldiers = 1; {owns('cathedral')}", "").values()
    assert hint.action == "recruit gold+gold"
    assert hint.why is not None
    assert hint.why.key == "kingsburg-hint-winter"


def test_one_answer_needs_no_hint() -> None:
    state = scene('phase = "spring"; step = "build"; year = 1', "gold = 2", "")
    state.apply(0, state.legal(0)[0])
    question = HintQuestion(KINGSBURG, state.components, state, 0, 1)
    assert len(question.handle.legal()) <= 1
    assert hints_for(question) == []
    assert warnings_of(question) == []
