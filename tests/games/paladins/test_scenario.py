"""Scenarios that cannot hold are refused."""

from __future__ import annotations

import pytest

from kingscourt.games.paladins.game import GAME
from kingscourt.kernel.errors import BadScenario


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("seats = 5", "5 seats"),
        ("seats = 2\nround = 8", "round 8"),
        ("seats = 2\nstart = 2", "start 2"),
        ("seats = 2\nactive = 3", "active 3"),
        ("seats = 2\ntax = 9", "tax 9"),
        ("seats = 2\ntownsfolk = ['jester-1']", "'jester-1' is none of"),
        ("seats = 2\ntownsfolk = ['abbot-1', 'abbot-1']", "abbot-1 is in two places"),
        ("seats = 2\nfavours = ['pray', 'pray']", "pray is in two places"),
        ("seats = 2\non_favours = { pray = 'scout' }", "favour pray is not turned up"),
        ("seats = 2\n[[seat]]\nattributes = { faith = 13 }", "faith 13"),
        ("seats = 2\n[[seat]]\nmonks = ['1/1', '1/1']", "space 1/1 is taken twice"),
        ("seats = 2\n[[seat]]\nused = ['roland']\ntop = ['roland']", "roland is in two places"),
        ("seats = 2\n[[seat]]\nwalls = ['wall-6', 'wall-6']", "wall-6 is in two places"),
        ("seats = 2\n[[seat]]\njars = [10]", "jar space 10"),
        ("seats = 2\n[[seat]]\nsuspicions = [0, 0, 0, 0, 0, 0, 0]", "too many suspicions"),
        ("seats = 2\n[opponent]", "only a game for one seat"),
        ("seats = 1\n[opponent]\nmarker = 6", "marker 6"),
        ("seats = 1\n[opponent]\nstack = ['faith', 'faith', 'strength']", "stack"),
        ("seats = 2\n[[seat]]\n[[seat]]\n[[seat]]", "3 [[seat]] entries"),
        ("seats = 2\ncolour = 'red'", "colour"),
        ("seats = 2\noptions = { difficulty = 'brutal' }", "brutal"),
    ],
)
def test_a_scenario_that_cannot_hold(text: str, problem: str) -> None:
    with pytest.raises(BadScenario, match=problem.replace("[", r"\[").replace("]", r"\]")):
        GAME.scenario(text)
