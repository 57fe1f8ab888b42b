"""Values: finite rows, the final order, hand-made positions, and nothing that the seat cannot know."""

from __future__ import annotations

import math
import tomllib
from importlib.resources import files
from itertools import pairwise

import pytest

from kingscourt.games.kingsburg.bot.layout import LAYOUT
from kingscourt.games.kingsburg.bot.values import KingsburgValues
from kingscourt.games.kingsburg.component_files.reader import shipped_components
from kingscourt.games.kingsburg.game import GAME, shipped_weights
from kingscourt.games.kingsburg.state import KingsburgState
from kingscourt.games.kingsburg.steps.setup import new_state
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import CHANCE, OVER
from kingscourt.kernel.policy_playout import OnePlyPolicy
from kingscourt.kernel.random_playout import draw_chance
from tests.games.kingsburg.positions import asked, catalogue, owns, scene

DICE = 'dice = "1 1 1"'


def values() -> KingsburgValues:
    return KingsburgValues(shipped_weights())


def played(seats: int, seed: int, edition: str = "rulebook") -> list[KingsburgState]:
    """Every position of a random game."""
    random = FastRandom(seed)
    s = new_state(seats, shipped_components(edition))
    positions = [s.copy()]
    while s.pending().kind != OVER:
        if s.pending().kind == CHANCE:
            draw_chance(s, random)
        else:
            (seat,) = s.pending().seats
            choices = s.legal(seat)
            s.apply(seat, choices[random.index(len(choices))])
        positions.append(s.copy())
    return positions


def best(s: KingsburgState) -> str:
    """What one look ahead chooses for the seat that is asked."""
    seat = asked(s)
    legal = s.legal(seat)
    rater = GAME.values()
    assert rater is not None
    rates = OnePlyPolicy(rater).rate(s, seat, legal)
    return legal[rates.index(max(rates))].text


def worth_after(s: KingsburgState, text: str) -> float:
    """What an answer is worth to the seat that gives it."""
    seat = asked(s)
    after = s.copy()
    after.apply(seat, catalogue(s.components).parse(text))
    return values().policy_worth(after, seat)


@pytest.mark.parametrize(
    ("seats", "edition"), [(2, "rulebook"), (4, "rulebook"), (5, "rulebook"), (3, "english-2007")]
)
def test_rows_are_finite_and_policy_worth_is_their_weighted_sum(seats: int, edition: str) -> None:
    rater = values()
    for s in played(seats, 7, edition):
        rows = rater.features(s)
        assert [len(row) for row in rows] == [len(LAYOUT)] * seats
        assert all(math.isfinite(number) for row in rows for number in row)
        assert 0 <= rater.progress(s) <= 1
        for seat in range(seats):
            assert rater.policy_worth(s, seat) == pytest.approx(rater.worth(s, seat))


def test_a_row_does_not_depend_on_the_row_before() -> None:
    rater = values()
    for s in played(4, 3)[::5]:
        fresh, used = [0.0] * len(LAYOUT), [9.0] * len(LAYOUT)
        rater.fill(s, 0, fresh)
        rater.fill(s, 0, used)
        assert fresh == used


def test_stretch_and_progress_never_fall() -> None:
    rater = values()
    positions = played(3, 5)
    for before, after in pairwise(positions):
        assert rater.stretch(before) <= rater.stretch(after)
        assert rater.progress(before) <= rater.progress(after)


@pytest.mark.parametrize("seed", range(6))
def test_final_points_order_seats_like_the_outcome(seed: int) -> None:
    end = played(4, seed)[-1]
    outcome = end.outcome()
    assert outcome is not None
    points = values().expected_points(end)
    ranks = {line.seat: line.rank for line in outcome.ranking}
    for one in range(4):
        for other in range(4):
            assert (points[one] > points[other]) == (ranks[one] < ranks[other])


def test_goods_then_buildings_break_ties_at_the_end() -> None:
    end = scene('phase = "end"; year = 5', "vp = 9; gold = 1", f"vp = 9; {owns('statue')}", "vp = 10")
    points = values().expected_points(end)
    assert points[2] > points[0] > points[1] > 9


def test_the_weights_file_names_every_feature() -> None:
    text = (files("kingscourt.games.kingsburg") / "data" / "values.toml").read_text(encoding="utf-8")
    file = tomllib.loads(text)
    assert list(file["early"]) == LAYOUT.names
    assert len(file["calibration"]["offsets"]) == 21  # one for every quarter, and the end


def test_no_choice_depends_on_an_enemy_the_seat_has_not_seen() -> None:
    facts = 'phase = "recruitment"; known_by = [1]; enemy = "{}"'
    seats = ("gold = 4; stone = 2; buildings = ['statue']", "gold = 4; stone = 2; buildings = ['statue']")
    weak, strong = (scene(facts.format(enemy), *seats) for enemy in ("1-goblins-2", "1-zombies-4"))
    rater = values()
    for action in weak.legal(0):
        worths = []
        for s in (weak, strong):
            after = s.copy()
            after.apply(0, action)
            worths.append(rater.policy_worth(after, 0))
        assert worths[0] == worths[1]
    assert rater.policy_worth(weak, 1) != rater.policy_worth(strong, 1)


def test_no_choice_depends_on_an_enemy_that_is_turned_up_only_afterwards() -> None:
    facts = 'phase = "recruitment"; known_by = [1]; order = [1, 0]; enemy = "{}"'
    weak, strong = (scene(facts.format(enemy), "gold = 2", "") for enemy in ("1-goblins-2", "1-zombies-4"))
    assert worth_after(weak, "done") == worth_after(strong, "done")
    assert worth_after(weak, "recruit gold+gold") == worth_after(strong, "recruit gold+gold")


# -- hand-made positions -------------------------------------------------------------------------------


def test_a_good_that_completes_a_building_is_taken() -> None:
    facts = 'phase = "spring"; step = "help"; year = 4'
    lay = "placements = ['place 4+3 @ 7', 'place 5 @ 5']"  # the Astronomer: a good of choice
    rows = owns("statue", "market", "barracks", "fortress", "embassy")  # the Chapel is the nearest
    s = scene(facts, f"gold = 3; {rows}; {lay}", DICE, DICE)
    assert best(s) == "take stone"  # for the Chapel
    s = scene(facts, f"gold = 2; stone = 1; {rows}; {lay}", DICE, DICE)
    assert best(s) == "take gold"


def test_a_building_is_raised_rather_than_declined() -> None:
    facts = 'phase = "spring"; step = "build"; year = 3'
    s = scene(facts, f"gold = 3; stone = 1; {owns('statue', 'blacksmith')}", "", "")
    assert best(s) == "build chapel"


def test_points_beat_goods_in_the_last_autumn_with_nothing_to_build() -> None:
    facts = 'phase = "autumn"; step = "influence"; year = 5'
    one = "dice = '1 1'; placements = ['place 5 @ 5']"
    s = scene(facts, f"{one}; {owns('statue')}", DICE, DICE)
    assert best(s) == "place 1 @ 1"


def test_a_promise_counts_like_the_good_itself_until_it_is_kept() -> None:
    facts = 'phase = "spring"; step = "influence"; year = 2'
    lay = "placements = ['place 5 @ 5', 'place 1 @ 1']"
    s = scene(facts, f"dice = '2'; {lay}", DICE, DICE)
    held = scene(facts, f"dice = '2'; passed = true; gold = 1; {lay}", DICE, DICE)
    none = scene(facts, f"dice = '2'; passed = true; {lay}", DICE, DICE)
    rater = values()
    assert worth_after(s, "place 2 @ 2") == pytest.approx(rater.policy_worth(held, 0), abs=0.3)
    assert worth_after(s, "place 2 @ 2") > rater.policy_worth(none, 0)


def test_useless_tokens_are_traded_for_a_point_in_the_last_autumn() -> None:
    s = scene('phase = "autumn"; step = "end"; year = 5', f"gold = 1; {owns('town-hall')}", "")
    assert best(s) == "trade gold"


def test_low_dice_are_rolled_again_and_high_ones_kept() -> None:
    facts = 'phase = "spring"; step = "reroll"'
    low = scene(facts, f'dice = "1 1 1"; {owns("statue")}', DICE, DICE)
    assert best(low) == "reroll 1"
    high = scene(facts, f'dice = "6 6 6"; {owns("statue")}', DICE, DICE)
    assert best(high) == "decline"


def test_white_dice_are_rolled() -> None:
    s = scene('phase = "spring"; step = "white-dice"; aid = 0; year = 2', "", owns("inn"), owns("inn"))
    assert best(s) == "roll white 1"


def test_the_cathedral_exchanges_all_goods() -> None:
    s = scene('phase = "end"; year = 5', f"gold = 5; {owns('cathedral')}", f"wood = 2; {owns('cathedral')}")
    assert best(s) == "exchange 2"


def test_a_used_up_turn_leaves_no_hope_for_the_envoy() -> None:
    facts = 'phase = "autumn"; step = "influence"; year = 2; envoy = 0; envoy_uses = ["influence"]'
    s = scene(facts, "dice = '2'; placements = ['place 5 @ 5', 'place 1 @ 1']", DICE, DICE)
    assert best(s) == "place 2 @ 2"


def test_the_envoy_is_used() -> None:
    s = scene('phase = "autumn"; year = 2; envoy = 0', "gold = 1", owns("inn"), owns("inn"))
    assert best(s) != "envoy unused"
