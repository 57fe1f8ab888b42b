"""Which build is under test, and whether it is the one that was meant."""

from __future__ import annotations

import os
import sys
from types import ModuleType

import pytest

from heirlooms.game import GAME as HEIRLOOMS
from kingscourt.arena.speed import has_compiled_rules, is_compiled
from kingscourt.games.registry import game
from kingscourt.kernel.game import Game
from kingscourt.kernel.state import State


def start(of: Game) -> State:
    options = of.options(of.seat_range[-1])
    return of.new(options, of.components(options.edition))


def test_the_build_is_the_one_that_was_asked_for() -> None:
    assert is_compiled() == (os.environ.get("KINGSCOURT_EXPECT_COMPILED") == "1")


def test_a_plugin_is_interpreted_beside_a_compiled_kernel() -> None:
    assert not has_compiled_rules(start(HEIRLOOMS))
    for name in ("kingsburg", "royals", "rival_kings", "paladins"):
        assert has_compiled_rules(start(game(name))) == is_compiled()


@pytest.mark.parametrize(("file", "compiled"), [("state.abi3.so", True), ("state.py", False), (None, False)])
def test_the_file_of_a_module_says_how_it_runs(
    file: str | None, compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = ModuleType("some_rules")
    module.__file__ = file
    monkeypatch.setitem(sys.modules, "some_rules", module)
    kind = type("SomeState", (State,), {"__module__": "some_rules"})
    assert has_compiled_rules(kind(2)) == compiled
