"""Scenarios: positions from facts, and facts that contradict each other."""

from __future__ import annotations

import pytest

from kingscourt.games.kingsburg.game import GAME
from kingscourt.games.kingsburg.scenario import state_from
from kingscourt.games.kingsburg.state import NO_SEAT
from kingscourt.kernel.decision import OVER
from kingscourt.kernel.errors import BadScenario
from tests.games.kingsburg.positions import asked, owns, purpose, scene, standing


def test_facts_become_a_position() -> None:
    s = scene(
        'phase = "autumn"; step = "influence"; year = 4; order = [1, 0]; neutral = ["1 2 4"]; envoy = 1',
        'gold = 2; tokens = 1; soldiers = 3; vp = 20; dice = "6"; placements = ["place 3 @ 3"]; aside = "2"',
        'white = "5"; dice = "1 1"; aside = "4"; ' + owns("market"),
    )
    assert asked(s) == 1
    assert (s.year, s.phase, s.envoy, s.aid) == (4, 6, 1, NO_SEAT)
    assert standing(s, 1) == ["inn", "market"]
    assert (s.players[0].vp, s.players[1].vp) == (20, 1)
    assert s.players[0].rolled_sum == 11
    assert [placement.place.target for placement in s.court] == [3, 7]
    assert set(s.census().values()) == {0, 3}
    assert len(s.past) == 3


def test_a_scenario_begins_with_its_phase_unless_a_step_is_named() -> None:
    assert purpose(scene('phase = "summer"', "", "", "")) == "roll/0"
    assert purpose(scene('phase = "winter"', "", "", "")) == "enemy"
    assert scene('phase = "end"', "", "").pending().kind == OVER
    assert GAME.scenario('seats = 3\nphase = "aid"').pending().seats == [0]


@pytest.mark.parametrize(
    ("facts", "problem"),
    [
        ('seats = 6\nphase = "aid"', "6 seats"),
        ('seats = 2\nphase = "tea"', "no phase 'tea'; there are: aid, spring"),
        ('seats = 2\nphase = "spring"\nstep = "tea"', "spring has no step 'tea'; there are: income"),
        ('seats = 2\nphase = "spring"\nstep = "envoy"', "spring has no step"),
        ('seats = 2\nphase = "winter"\nstep = "spoils"', "there are: enemy, kings-help, strengths"),
        ('seats = 2\nphase = "winter"\nstep = "kings-help"', 'known_by = "all"'),
        (
            'seats = 2\nphase = "winter"\nstep = "strengths"\nenemy = "1-orcs-3"\nknown_by = "all"',
            "kings_help",
        ),
        ('seats = 2\nphase = "aid"\nyear = 6', "year 6"),
        ('seats = 2\nphase = "aid"\nedition = "lost"', "no edition"),
        ('seats = 2\nphase = "aid"\norder = [0, 0]', "must name each of the seats"),
        ('seats = 2\nphase = "aid"\naid = 2', "aid: there is no seat 2"),
        ('seats = 2\nphase = "aid"\nenvoy_uses = ["build"]', "envoy_uses need an envoy"),
        ('seats = 2\nphase = "aid"\nenemy = "2-orcs-4"', "enemy: year 1 has 1-barbarians-2"),
        ('seats = 2\nphase = "aid"\nknown_by = [0]', "known_by needs an enemy"),
        ('seats = 2\nphase = "aid"\nenemy = "1-orcs-3"\nknown_by = [7]', "known_by: no such seat"),
        ('seats = 2\nphase = "aid"\nyear = 2\npast = ["2-orcs-4"]', "no enemy of year 1"),
        ('seats = 2\nphase = "aid"\nyear = 3\npast = ["1-orcs-3"]', "past must name 2 enemies"),
        ('seats = 2\nphase = "aid"\nkings_help = 7', "kings_help is 0"),
        ('seats = 2\nphase = "end"\nstep = "tea"', "the end has no steps"),
        ('seats = 2\nphase = "aid"\nmood = "good"', "mood"),
        ('seats = 2\nphase = "aid"\n[[seat]]\n[[seat]]\n[[seat]]', "3 [[seat]] entries"),
        ('seats = 2\nphase = "aid"\n[[seat]]\ngold = -1', "cannot be below 0"),
        ('seats = 2\nphase = "aid"\n[[seat]]\nbuildings = ["pub"]', "no building 'pub'"),
        ('seats = 2\nphase = "aid"\n[[seat]]\nbuildings = ["market"]', "without every building to its left"),
        ('seats = 2\nphase = "aid"\n[[seat]]\nbuildings = ["inn", "inn"]', "named twice"),
        ('seats = 2\nphase = "aid"\n[[seat]]\ndice = "1 2 3"', "dice lie out only in the steps"),
        ('seats = 2\nphase = "spring"\nstep = "influence"\n[[seat]]\ndice = "1 2"', "2 own dice are named"),
        ('seats = 2\nphase = "spring"\nstep = "influence"\n[[seat]]\ndice = "1 2 7"', "dice from 1 to 6"),
        ('seats = 2\nphase = "spring"\nstep = "help"\n[[seat]]\nplacements = ["5 on 3"]', "is no placement"),
        (
            'seats = 2\nphase = "spring"\nstep = "help"\n[[seat]]\nplacements = ["place 5 @ 9"]',
            "can lie on no advisor",
        ),
        (
            'seats = 2\nphase = "spring"\nstep = "help"\n[[seat]]\nplacements = ["pass"]',
            "can lie on no advisor",
        ),
    ],
)
def test_what_cannot_be_is_named(facts: str, problem: str) -> None:
    with pytest.raises(BadScenario) as caught:
        state_from(facts)
    assert problem in str(caught.value)
