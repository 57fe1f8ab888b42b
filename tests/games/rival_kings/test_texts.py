"""Every text of the game exists in six languages."""

from __future__ import annotations

import pytest

from kingscourt.games.rival_kings.game import GAME
from kingscourt.games.rival_kings.state import RivalKingsState
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import CHANCE, OVER
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.random_playout import draw_chance
from kingscourt.kernel.wire_types import Outline, WirePhrase
from kingscourt.texts.checking.checks import check_package
from kingscourt.texts.locale_files import LANGUAGES
from kingscourt.texts.renderer import Renderer

NAMES = ["Anna", "Bence", "Clara", "Iván"]


def test_texts_are_complete_and_sound() -> None:
    assert [str(problem) for problem in check_package(GAME.resources, ["rival-kings-"])] == []


def phrases_of(outline: Outline) -> list[WirePhrase]:
    """Every phrase of an outline."""
    return [*outline.said(), *[phrase for part in outline.inside for phrase in phrases_of(part)]]


def said_in(seats: int, seed: int, match: str) -> list[Phrase | WirePhrase]:
    """Everything a game says: prompts, labels, log lines, refusals, outlines, outcome, score sheet."""
    options = GAME.options(seats, variants={"match": match})
    state = GAME.new(options, GAME.components(options.edition))
    assert isinstance(state, RivalKingsState)
    random = FastRandom(seed)
    said: list[Phrase | WirePhrase] = []
    while state.pending().kind != OVER:
        if state.pending().kind == CHANCE:
            draw_chance(state, random)
        else:
            seat = state.pending().seats[0]
            legal = state.legal(seat)
            said.append(state.question(seat).prompt)
            refusals = [state.explain(seat, action) for action in state.candidates(seat)]
            said += [refusal.phrase for refusal in refusals if refusal is not None]
            said += phrases_of(GAME.outline(GAME.view(state, seat), state.components))
            state.apply(seat, legal[random.index(len(legal))])
        said += [event.phrase() for event in state.take_events()]
    outcome = state.outcome()
    assert outcome is not None
    said.append(outcome.reason)
    said += [Phrase(f"rival-kings-score-{line.category}") for line in state.score_sheet(0)]
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_said_in_games_has_words(language: str) -> None:
    renderer = Renderer(language, [GAME], NAMES)
    for seats, seed, match in ((2, 1, "games-2"), (3, 2, "one-game"), (4, 3, "one-game")):
        for phrase in said_in(seats, seed, match):
            assert renderer.render(phrase)
    assert list(renderer.problems) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_label(language: str) -> None:
    renderer = Renderer(language, [GAME], NAMES)
    options = GAME.options(4)
    for action in GAME.catalogue(options, GAME.components(options.edition)).actions:
        assert renderer.render(action.label())
    for spec in GAME.option_specs:
        for key in [spec.name, *[f"{spec.name}.{choice}" for choice in spec.choices]]:
            assert renderer.render(Phrase(f"rival-kings-option-{key}"))
    assert list(renderer.problems) == []


def test_an_owners_name_stands_in_every_form() -> None:
    text = GAME.components("rulebook").source.replace(
        'building = { id = "mine", value = 2, confidence = "reconstructed" }',
        'building = { id = "mine", value = 2, confidence = "exact", name = "Silver Mine" }',
    )
    components = GAME.read_components(text)
    catalogue = GAME.catalogue(GAME.options(2), components)
    label = catalogue.parse("take 1 mine").label()
    assert "Silver Mine" in Renderer("hu", [GAME], NAMES, components.names).render(label)
