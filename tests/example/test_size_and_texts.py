"""The example stays small, and its texts are complete in six languages."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from heirlooms.components import data_text
from heirlooms.game import GAME
from kingscourt.kernel.errors import BadComponents, BadScenario
from kingscourt.kernel.phrase import Phrase
from kingscourt.texts.checking.checks import check_package
from kingscourt.texts.locale_files import LANGUAGES
from kingscourt.texts.renderer import Renderer
from tests.example.positions import do, estate

FOLDER = Path(__file__).parents[2] / "examples" / "heirlooms"
MOST_LINES = 350  # with holdings, moves and terms; 300 before those were part of the contract


def code_lines(source: str) -> int:
    """Lines that hold code: no blank lines, comments, docstrings or imports."""
    without: set[int] = set()
    for node in ast.walk(ast.parse(source)):
        is_docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        if isinstance(node, ast.stmt) and (is_docstring or isinstance(node, (ast.Import, ast.ImportFrom))):
            without.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    lines = enumerate(source.splitlines(), start=1)
    return sum(1 for number, line in lines if number not in without and re.match(r"\s*[^\s#]", line))


def test_the_example_is_small() -> None:
    sources = [file.read_text("utf-8") for file in (FOLDER / "src").rglob("*.py")]
    assert 0 < sum(code_lines(source) for source in sources) <= MOST_LINES


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
        assert renderer.render(Phrase(rule.text)) != rule.text
        assert renderer.render(Phrase(f"{rule.text}.title")) != f"{rule.text}.title"
    assert list(renderer.problems) == []


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


def test_the_recipe_runs() -> None:
    """The tests that README.md shows are tests."""
    readme = (FOLDER / "README.md").read_text("utf-8")
    source = readme.split("```python\n")[1].split("```")[0]
    found: dict[str, object] = {}
    exec(compile(source, "README.md", "exec"), found)
    check = found["test_imagining_is_exact"]
    assert callable(check)
    check()
