"""The hidden information of Kingsburg; the whole law kit runs in tests/laws."""

from __future__ import annotations

from kingscourt.games.kingsburg.game import GAME
from kingscourt.kernel.chance import FastRandom
from kingscourt.testing import laws
from kingscourt.testing.rule_marker import rule
from tests.games.kingsburg.positions import do, roll, scene


@rule("KB-3.3")
def test_imagined_enemies_are_exactly_the_possible_ones() -> None:
    s = scene(
        'phase = "summer"; step = "help"',
        'placements = ["place 6+4 @ 10"]; dice = "1"',
        'dice = "1 1 1"; gold = 2; wood = 2',
        'placements = ["place 6+6+5 @ 17"]',
    )
    laws.law_imagine_is_exact(GAME, s, 4)
    laws.law_imagine_is_fair(GAME, s, 4)


@rule("KB-3.3")
def test_who_has_looked_always_imagines_the_true_enemy() -> None:
    s = scene(
        'phase = "summer"; step = "help"',
        'placements = ["place 6+4 @ 10"]; dice = "1"; gold = 2',
        'dice = "1 1 1"',
    )
    roll(s, "1-zombies-4")
    do(s, "pass")
    random = FastRandom(1)
    enemies = {seat: {s.imagine(seat, random).facts()[3] for _ in range(60)} for seat in (0, 1)}
    assert len(enemies[0]) == 1
    assert len(enemies[1]) == 5


def test_an_enemy_nobody_has_seen_is_not_drawn_at_all() -> None:
    s = scene('phase = "recruitment"', "gold = 2", "")
    assert s.enemy is None
    assert s.imagine(0, FastRandom(1)).enemy is None
