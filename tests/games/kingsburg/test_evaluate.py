"""The hand-made evaluation: good enough to beat chance, and it knows no more than its seat."""

from __future__ import annotations

from kingscourt.games.kingsburg.component_files.reader import shipped_components
from kingscourt.games.kingsburg.evaluate import evaluate
from kingscourt.games.kingsburg.state import KingsburgState
from kingscourt.games.kingsburg.steps.setup import new_state
from kingscourt.kernel.action import Action
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import CHANCE, OVER
from kingscourt.kernel.random_playout import draw_chance
from tests.games.kingsburg.positions import owns, scene

GAMES = 20


def greedy(s: KingsburgState, seat: int, random: FastRandom) -> Action:
    """Try every answer on an imagined copy and take the best position."""
    best, most = None, 0
    for action in s.legal(seat):
        ahead = s.imagine(seat, random)
        ahead.apply(seat, action)
        value = evaluate(ahead, seat)
        if best is None or value > most:
            best, most = action, value
    assert best is not None
    return best


def winner_is(seat: int, seed: int) -> bool:
    """Whether the greedy seat alone wins against three random ones."""
    random = FastRandom(seed)
    s = new_state(4, shipped_components("rulebook"))
    while s.pending().kind != OVER:
        if s.pending().kind == CHANCE:
            draw_chance(s, random)
            continue
        (asked,) = s.pending().seats
        choices = s.legal(asked)
        s.apply(asked, greedy(s, asked, random) if asked == seat else choices[random.index(len(choices))])
    outcome = s.outcome()
    assert outcome is not None
    return outcome.winners() == [seat]


def test_greedy_beats_three_random_players() -> None:
    assert sum(winner_is(seed % 4, seed) for seed in range(GAMES)) >= GAMES * 9 // 10


def test_an_enemy_one_has_not_seen_does_not_count() -> None:
    facts = 'phase = "autumn"; step = "build"; known_by = [1]; enemy = '
    weak, strong = (
        scene(facts + enemy, "gold = 2", owns("statue")) for enemy in ('"1-goblins-2"', '"1-zombies-4"')
    )
    assert evaluate(weak, 0) == evaluate(strong, 0)
    assert evaluate(weak, 1) != evaluate(strong, 1)


def test_soldiers_matter_before_the_battle_and_goods_before_the_last_building() -> None:
    armed, bare = (scene('phase = "recruitment"', f"gold = 2; soldiers = {n}", "") for n in (3, 0))
    assert evaluate(armed, 0) > evaluate(bare, 0)
    early = scene('phase = "spring"; step = "build"', "gold = 2", "")
    late = scene('phase = "recruitment"; year = 5', "gold = 2", "")
    assert evaluate(early, 0) > evaluate(late, 0)


def test_dice_that_can_still_be_placed_are_worth_something() -> None:
    others = ('dice = "1 1 1"', 'dice = "1 1 1"')
    full = scene('phase = "spring"; step = "influence"', 'dice = "4 5 6"', *others)
    gone = scene('phase = "spring"; step = "influence"', 'dice = "4 5 6"; passed = true', *others)
    assert evaluate(full, 0) > evaluate(gone, 0)
