"""The texts are complete in six languages, and files with mistakes are refused."""

from __future__ import annotations

import pytest

from heirlooms.components import data_text
from heirlooms.game import GAME
from kingscourt.kernel.errors import BadComponents, BadScenario
from kingscourt.kernel.phrase import Phrase
from kingscourt.texts.checking.checks import check_package
from kingscourt.texts.locale_files import LANGUAGES
from kingscourt.texts.renderer import Renderer
from kingscourt.texts.rule_text import rule_text
from positions import do, estate


def test_texts_are_complete() -> None:
    assert [str(problem) for problem in check_package(GAME.resources, ["heirlooms-"])] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_the_game_its_editions_and_options(language: str) -> None:
    renderer = Renderer(language, [GAME])
    for key in [
        "game",
        "option-losers",
        "option-losers.keep",
        *[f"edition-{name}" for name in GAME.editions],
    ]:
        renderer.render(Phrase(f"heirlooms-{key}"))
    assert list(renderer.problems) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_text_and_title(language: str) -> None:
    renderer = Renderer(language, [GAME])
    for rule in GAME.rules(GAME.components("cottage")):
        said = rule_text(renderer, rule)
        assert said.text != rule.text
        assert said.title != f"{rule.text}.title"
        if rule.component:
            renderer.render(Phrase(f"heirlooms-components-{rule.kind}"))
    assert list(renderer.problems) == []


def test_every_heirloom_has_a_card_with_its_worth() -> None:
    renderer = Renderer("en", [GAME])
    rules = [rule for rule in GAME.rules(GAME.components("cottage")) if rule.component]
    assert [(rule.id, rule_text(renderer, rule).lines, rule.confidence) for rule in rules] == [
        ("HL:teapot", ["Worth: 2"], "exact"),
        ("HL:mirror", ["Worth: 3"], "exact"),
        ("HL:violin", ["Worth: 5"], "exact"),
    ]


def test_a_log_line_in_german() -> None:
    state = estate()
    events = do(state, "0: wait", "0: bid 12", "1: bid 15", "16")
    renderer = Renderer("de", [GAME], ["Anna", "Bence"])
    assert [renderer.render(event.phrase()) for event in events][-5:] == [
        "Der Verwalter gewinnt die Teekanne.",
        "Die 16 kommt aus dem Spiel.",
        "Die 12 kommt aus dem Spiel.",
        "Die 15 kommt aus dem Spiel.",
        "Geboten wird für: Spiegel.",
    ]


@pytest.mark.parametrize(
    ("wrong", "problem"),
    [
        ("cards = 61", "cards: 61 is outside 1 to 60"),
        ("cards = 3", "more than heirlooms"),
        ('cards = "many"', "cards: 'many' is not a whole number"),
    ],
)
def test_an_owners_file_with_mistakes(wrong: str, problem: str) -> None:
    with pytest.raises(BadComponents, match=problem):
        GAME.read_components(data_text("cottage").replace("cards = 20", wrong))


@pytest.mark.parametrize(
    ("text", "problem"),
    [("hands = [[1], [1]]", "comes twice"), ("hands = [[0], []]", "no card"), ("hand = 1", "unknown field")],
)
def test_a_scenario_that_cannot_be(text: str, problem: str) -> None:
    with pytest.raises(BadScenario, match=problem):
        GAME.scenario(text)
