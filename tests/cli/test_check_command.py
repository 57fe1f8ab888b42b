"""`kingscourt check`: what a game's author runs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from heirlooms.game import GAME
from kingscourt.testing import check_game as checking
from kingscourt.testing.check_game import check_game
from kingscourt.testing.errors import LawBroken
from kingscourt.testing.laws import LAWS, name_of
from kingscourt.testing.pin import pin

if TYPE_CHECKING:
    from kingscourt.testing.law_case import Case
    from tests.cli.conftest import Run


def refuse(case: Case) -> None:
    """A law that every game breaks."""
    raise LawBroken("law_of_nothing", case, "it exists")


def stumble(_case: Case) -> None:
    """A law during which the game's own code fails."""
    raise ZeroDivisionError("by nothing")


def test_a_quick_check_makes_every_check(run: Run) -> None:
    shown = run("check", "heirlooms", "--quick").stdout
    for law in LAWS:
        assert f"ok    {name_of(law)}" in shown
    assert shown.splitlines()[-1] == f"{len(LAWS) + 1} of {len(LAWS) + 1} checks passed."


def test_what_is_broken_is_reported_and_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "LAWS", [refuse, stumble])
    broken, error, texts = check_game(GAME, is_quick=True)
    assert broken.times == len(broken.faults) > 1
    assert "it exists" in broken.faults[0]
    assert "ZeroDivisionError in stumble" in error.faults[0]
    assert texts.faults == []


def test_pins_are_compared(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(checking, "LAWS", [])
    pin(GAME, tmp_path)
    assert [checked.faults for checked in check_game(GAME, pins=tmp_path)] == [[], [], []]
    (tmp_path / "perft.txt").write_text("nothing\n", "utf-8")
    _texts, perft, _playthrough = check_game(GAME, pins=tmp_path)
    assert "perft.txt line 1" in perft.faults[0]
