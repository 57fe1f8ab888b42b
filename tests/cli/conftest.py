"""The command as a user runs it, without a terminal."""

from __future__ import annotations

from collections.abc import Callable

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
