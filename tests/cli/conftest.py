"""The command as a user runs it, without a terminal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from kingscourt.cli.main import app

Run = Callable[..., Result]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run `kingscourt` with arguments and lines of input."""
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LANG", "C")
    monkeypatch.delenv("KINGSCOURT_LANG", raising=False)

    def start(*arguments: str, typed: str = "") -> Result:
        return CliRunner().invoke(app, list(arguments), input=typed, catch_exceptions=False)

    return start


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    """The record of a game of Kingsburg between two random bots."""
    arguments = [
        "--seats",
        "2",
        "--games",
        "1",
        "--seed",
        "5",
        "--bots",
        "random",
        "--records",
        str(tmp_path),
    ]
    assert run("simulate", "kingsburg", *arguments).exit_code == 0
    (found,) = tmp_path.iterdir()
    return found
