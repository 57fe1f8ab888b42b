"""Hints at the terminal table: numbers, reasons and warnings, in every language."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from kingscourt.cli.main import app


def played(typed: str, *arguments: str, game: str = "kingsburg") -> str:
    """What the terminal prints when these lines are typed."""
    command = ["play", game, "--seats", "3", "--seed", "2a", "--name", "Anna", *arguments]
    result = CliRunner().invoke(app, command, input=typed, catch_exceptions=False, env={"COLUMNS": "100"})
    assert result.exit_code == 0
    return result.stdout


def test_hints_name_choices_by_number_and_say_why() -> None:
    shown = played("1\nt\nq\n").split("> t\n")[1]
    assert shown.startswith("What you could do:\n[")
    assert "Place " in shown
    assert ", later this season. It " in shown.replace("\n    ", " ")
    assert "Think twice about:\n" in shown
    assert "You still have dice that could influence an advisor." in shown


def test_the_same_question_gives_the_same_hints_again() -> None:
    parts = played("1\nt\nt\nq\n").split("> t\n")
    assert parts[1].rstrip() == parts[2].split("> q")[0].rstrip()


def test_hints_for_a_step_that_was_tried() -> None:
    shown = played("1\np 1\nt\nq\n").split("> t\n")[1]
    assert shown.startswith(("What you could do:", "There are no hints here."))


@pytest.mark.parametrize(
    ("language", "game"),
    [
        ("en", "kingsburg"),
        ("hu", "royals"),
        ("de", "rival_kings"),
        ("fr", "paladins"),
        ("nl", "kingsburg"),
        ("es", "royals"),
    ],
)
def test_no_language_shows_a_bare_key(language: str, game: str) -> None:
    shown = played("t\n1\n" * 6 + "q\n", "--lang", language, game=game)
    prefix = game.replace("_", "-")
    bare = [line for line in shown.splitlines() if any(f"{one}-" in line for one in ("cli", "hint", prefix))]
    assert bare == []
    assert "{" not in shown
