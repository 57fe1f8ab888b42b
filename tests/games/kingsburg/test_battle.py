"""KB-4: the winter battle and the 25 enemies."""

from __future__ import annotations

import pytest

from kingscourt.games.kingsburg.components import ENEMY_KINDS
from kingscourt.games.kingsburg.player import FROM_LOSSES
from kingscourt.games.kingsburg.state import KingsburgState
from kingscourt.games.kingsburg.views.seat_view import view_of
from kingscourt.testing.rule_marker import rule
from tests.games.kingsburg.positions import (
    asked,
    do,
    goods,
    legal,
    owns,
    purpose,
    refusal,
    roll,
    scene,
    standing,
    told,
    why_not,
)


def winter(enemy: str, help: int, *seats: str, order: str = "", edition: str = "rulebook") -> KingsburgState:
    """A battle against this enemy with this number on the King's die."""
    facts = f'phase = "winter"; step = "kings-help"; year = {enemy[0]}; enemy = "{enemy}"; known_by = "all"'
    s = scene(facts + (f"; order = {order}" if order else ""), *seats, edition=edition)
    roll(s, str(help))
    return s


def battle(
    enemy: str, help: int, *seats: str, edition: str = "rulebook"
) -> tuple[KingsburgState, list[tuple[str, int]]]:
    """The same, with the results as the log tells them."""
    s = winter(enemy, help, *seats, edition=edition)
    results = [
        (event.key.removeprefix("kingsburg-event-battle-"), n)
        for event in s.take_events()
        if event.key.startswith("kingsburg-event-battle") and isinstance(n := event.phrase().args["n"], int)
    ]
    return s, results


@rule("KB-4.1")
def test_kb_4_1_the_enemy_is_turned_up_and_one_die_is_rolled_for_everyone() -> None:
    s = scene('phase = "winter"; order = [1, 0]', "soldiers = 1", "")
    assert purpose(s) == "enemy"
    roll(s, "1-orcs-3")
    assert [event.key for event in told(s, "enemy")] == ["kingsburg-event-enemy"]
    for seat in (0, 1, None):
        seen = view_of(s, seat).enemy
        assert seen is not None
        assert seen.id == "1-orcs-3"
    assert purpose(s) == "kings-help"
    roll(s, "4")
    assert [event.phrase().args["n"] for event in told(s, "kings-help")] == [4]


@rule("KB-4.1")
def test_kb_4_1_an_enemy_seen_before_is_turned_up_without_a_draw() -> None:
    s = scene('phase = "winter"; enemy = "1-orcs-3"; known_by = [0]', "", "")
    assert purpose(s) == "kings-help"
    assert s.enemy is not None
    assert s.enemy.is_open()


@rule("KB-4.2", "KB-4.3", "KB-4.4", "KB-4.5", "KB:1-goblins-3")
def test_kb_4_example_goblins_3_with_a_die_of_1() -> None:
    s, results = battle(
        "1-goblins-3",
        1,
        owns("statue", "palisade", "barricade"),
        owns("inn", "guard-tower") + "; soldiers = 1; stone = 1; wood = 1",
        owns("blacksmith", "barricade"),
        owns("inn", "crane") + "; wood = 1",
    )
    assert results == [("drawn", 3), ("drawn", 3), ("won", 4), ("lost", 2)]
    assert standing(s, 0) == ["statue", "palisade", "barricade"]
    assert goods(s.players[1]) == (0, 1, 1)
    assert goods(s.players[2]) == (0, 0, 1)
    assert s.players[2].vp == 3 + 1
    assert standing(s, 3) == ["inn", "barricade"]
    assert (goods(s.players[3]), s.players[3].vp) == ((0, 1, 0), 0)


@rule("KB-4.2", "KB-4.4")
def test_kb_4_4_example_strengths_11_and_10_only_11_scores_extra() -> None:
    s, results = battle("1-zombies-4", 6, "soldiers = 5", "soldiers = 4")
    assert results == [("won", 11), ("won", 10)]
    assert [player.vp for player in s.players] == [2, 1]


@rule("KB-4.4")
def test_kb_4_4_equal_winners_all_score_and_losers_never() -> None:
    s, _ = battle("1-zombies-4", 3, "soldiers = 2", "soldiers = 2", "")
    assert [player.vp for player in s.players] == [2, 2, -2]
    s, results = battle("1-zombies-4", 1, "", "soldiers = 1")
    assert results == [("lost", 1), ("lost", 2)]
    assert [player.vp for player in s.players] == [-2, -2]


@rule("KB-4.3")
def test_kb_4_3_higher_wins_equal_is_nothing_lower_loses() -> None:
    s, results = battle("1-orcs-3", 2, "soldiers = 2; gold = 2", "soldiers = 1; gold = 2", "gold = 2")
    assert results == [("won", 4), ("drawn", 3), ("lost", 2)]
    assert [player.goods[0] for player in s.players] == [3, 2, 0]
    assert [player.vp for player in s.players] == [1, 0, -1]


@rule("KB-4.3")
def test_kb_4_3_rewards_and_losses_are_taken_in_turn_order_after_all_results_are_fixed() -> None:
    s = winter(
        "4-orcs-7",
        1,
        "soldiers = 9",
        owns("inn", "statue") + "; gold = 3; wood = 1",
        "soldiers = 9",
        order="[2, 1, 0]",
    )
    assert asked(s) == 2
    do(s, "take stone")
    assert asked(s) == 1
    do(s, "give gold", "give wood", "lose inn")
    assert asked(s) == 0
    assert s.players[1].strength == 1  # fixed before anything was lost
    do(s, "take gold")


@rule("KB-4.3")
def test_kb_4_3_losing_a_building_does_not_change_this_battle() -> None:
    s = winter(
        "1-barbarians-2", 1, "buildings = ['statue', 'inn', 'barricade']; gold = 1; wood = 1; soldiers = 0"
    )
    assert s.players[0].strength == 1
    do(s, "give gold", "lose barricade")
    assert s.players[0].built == 2


@rule("KB-4.5")
def test_kb_4_5_losses_in_their_order_and_only_what_is_there() -> None:
    # Demons 6 of year 3: 2 gold, 1 wood, 1 stone, 1 point.
    s, _ = battle("3-demons-6", 1, "gold = 1; stone = 3", "gold = 5; wood = 5; stone = 5")
    assert [goods(player) for player in s.players] == [(0, 0, 2), (3, 4, 4)]
    assert [player.vp for player in s.players] == [-1, -1]


@rule("KB-4.5")
def test_kb_4_5_goods_of_choice_one_at_a_time() -> None:
    s = winter("1-orcs-3", 1, "gold = 2; wood = 1", "soldiers = 9")
    assert legal(s) == ["give gold", "give wood"]
    assert why_not(s, "give stone") == "KB-4.5"
    do(s, "give wood")
    assert goods(s.players[0]) == (1, 0, 0)  # no second question, because only gold was left
    assert purpose(s) or s.year == 2


@rule("KB-4.5")
def test_kb_4_5_who_has_no_more_than_is_due_gives_all_unasked() -> None:
    s = winter("1-orcs-3", 1, "gold = 1; wood = 1", "")
    assert goods(s.players[0]) == (0, 0, 0)
    assert s.year == 2


@rule("KB-4.5")
def test_kb_4_5_the_rightmost_column_over_all_rows_and_the_owner_chooses_among_rows() -> None:
    s = winter("5-barbarians-8", 1, owns("market", "crane", "guard-tower"), "soldiers = 9")
    assert legal(s) == ["lose market", "lose crane"]
    assert refusal(s, "lose guard-tower").phrase.key == "kingsburg-refusal-not-rightmost"
    assert why_not(s, "lose inn") == "KB-4.5"
    assert why_not(s, "lose statue") == "KB-4.5"
    assert refusal(s, "lose statue").phrase.key == "kingsburg-refusal-building-missing"
    do(s, "lose crane")
    assert standing(s, 0) == ["inn", "market", "guard-tower", "barricade"]
    assert s.players[0].vp == 1 + 1


@rule("KB-4.5")
def test_kb_4_5_english_market_and_crane_the_topmost_row_is_lost() -> None:
    s, _ = battle("5-barbarians-8", 1, owns("market", "crane"), "soldiers = 9", edition="english-2007")
    assert standing(s, 0) == ["inn", "barricade", "crane"]


@rule("KB-4.5")
def test_kb_4_5_a_building_lost_may_be_built_and_scored_again() -> None:
    s, _ = battle("1-goblins-3", 1, owns("statue") + "; gold = 3", "soldiers = 9")
    assert (s.players[0].built, s.players[0].vp) == (0, 0)
    s = scene('phase = "spring"; step = "build"; year = 2', "gold = 2", "")
    do(s, "build statue")
    assert s.players[0].points[0] == 3


@rule("KB-4.5")
def test_kb_4_5_a_score_may_go_below_zero() -> None:
    s, _ = battle("5-barbarians-7", 1, "", "soldiers = 9")
    assert s.players[0].vp == -8
    assert s.players[0].points[FROM_LOSSES] == -8


@rule("KB-4.6")
def test_kb_4_6_soldiers_go_home_and_the_enemy_leaves() -> None:
    s, _ = battle("1-zombies-4", 6, "soldiers = 5", "soldiers = 4")
    assert [player.soldiers for player in s.players] == [0, 0]
    assert s.enemy is None
    assert [s.components.enemies[kind].id for kind in s.past] == ["1-zombies-4"]
    assert s.year == 2


# -- buildings in battle -------------------------------------------------------------------------


def strength(buildings: str, enemy: str) -> int:
    """Strength of seat 0 beyond the King's help of 1."""
    _, results = battle(enemy, 1, buildings, "")
    return results[0][1] - 1


@pytest.mark.parametrize(
    ("building", "enemy", "bonus"),
    [
        pytest.param(building, enemy, bonus, marks=rule(f"KB:{building}"), id=f"{building}-{enemy}")
        for building, enemy, bonus in [
            ("church", "4-demons-6", 1),
            ("church", "4-zombies-7", 0),
            ("farms", "1-orcs-3", -1),
            ("guard-tower", "1-orcs-3", 1),
            ("blacksmith", "1-orcs-3", 2),  # with the Guard Tower to its left
            ("barracks", "1-orcs-3", 2),
            ("wizards-guild", "1-orcs-3", 4),
            ("palisade", "1-orcs-3", 1),
            ("palisade", "1-zombies-4", 2),
            ("stable", "1-orcs-3", 1),
            ("stone-wall", "1-orcs-3", 2),
            ("fortress", "1-orcs-3", 3),
            ("barricade", "1-goblins-3", 1),
            ("barricade", "1-orcs-3", 0),
            ("embassy", "1-goblins-2", 1),
        ]
    ],
)
def test_what_buildings_add_in_battle(building: str, enemy: str, bonus: int) -> None:
    assert strength(owns(building), enemy) == bonus


@rule("KB:stone-wall", "KB-4.3", "KB-4.4")
def test_kb_stone_wall_turns_a_draw_into_a_full_win() -> None:
    # Palisade, Stone Wall, Fortress: 3; the enemy has 4.
    s, results = battle("2-goblins-4", 1, owns("fortress"), "soldiers = 3")
    assert results == [("won", 4), ("drawn", 4)]
    assert goods(s.players[0]) == (0, 0, 1)
    assert s.players[0].vp == 8 + 1 + 1  # Fortress and strongest winner
    assert goods(s.players[1]) == (0, 0, 0)


@rule("KB:fortress")
def test_kb_fortress_scores_only_for_a_victory() -> None:
    s, _ = battle("1-orcs-3", 6, owns("fortress"), "soldiers = 9")
    assert s.players[0].vp == 8 + 1
    s, results = battle("5-demons-9", 1, owns("fortress"), "")
    assert results[0] == ("lost", 4)
    assert s.players[0].vp == 8 - 4  # the Fortress itself is lost


# -- the cards -----------------------------------------------------------------------------------

# G gold, W wood, S stone, g goods of choice, B building, V points: loss, then reward
CARDS = {
    "1-barbarians-2": ("1g 1B", "1G"),
    "1-goblins-2": ("1W 1S 1V 1B", "1W"),
    "1-goblins-3": ("1G 1B", "1S"),
    "1-orcs-3": ("2g 1V", "1G"),
    "1-zombies-4": ("2V", "1V"),
    "2-goblins-3": ("2W 2S 1V 1B", "1W"),
    "2-goblins-4": ("2G 1B", "1S"),
    "2-orcs-4": ("2g 1B", "1G"),
    "2-barbarians-5": ("2g 1V", "1G"),
    "2-zombies-5": ("2V", "1V"),
    "3-goblins-4": ("3W 3S 1V 1B", "1W"),
    "3-goblins-5": ("3G 1B", "1S"),
    "3-orcs-5": ("2g 1B", "1G"),
    "3-zombies-6": ("2V", "1V"),
    "3-demons-6": ("2G 1W 1S 1V", "1V"),
    "4-goblins-5": ("4W 4S 1V 1B", "1W"),
    "4-goblins-6": ("4G 1B", "1S"),
    "4-demons-6": ("4g 1V", "1G 1V"),
    "4-orcs-7": ("2g 1B", "1g"),
    "4-zombies-7": ("2V", "1V"),
    "5-barbarians-7": ("8V", "1V"),
    "5-barbarians-8": ("1B", "1V"),
    "5-demons-8": ("1B 2V", "2V"),
    "5-demons-9": ("1B", "2V"),
    "5-dragons-9": ("5V", "3V"),
}
KINDS = ["G", "W", "S", "B", "V"]


def printed(text: str) -> list[int]:
    """Gold, wood, stone, buildings, points; goods of choice are taken in gold."""
    parts = text.replace("g", "G").split()
    return [sum(int(part[:-1]) for part in parts if part[-1] == kind) for kind in KINDS]


@pytest.mark.parametrize("edition", ["rulebook", "english-2007"])
@pytest.mark.parametrize("id", [pytest.param(id, marks=rule(f"KB:{id}"), id=id) for id in CARDS])
def test_an_enemy_takes_and_leaves_what_is_printed(id: str, edition: str) -> None:
    loss, reward = CARDS[id]
    power = int(id.rsplit("-", 1)[1])
    rich = "gold = 9; wood = 9; stone = 9; vp = 50; buildings = ['inn']; soldiers = "
    s, results = battle(
        id, 1, rich + str(power), rich + str(power - 1), rich + str(power - 2), edition=edition
    )
    assert results == [("won", power + 1), ("drawn", power), ("lost", power - 1)]
    while s.enemy is not None:
        do(s, legal(s)[0])
    won, drawn, lost = [[*p.goods, p.built, p.vp] for p in s.players]
    before = [9, 9, 9, 1, 50]
    assert won == [a + b for a, b in zip(before, printed(reward + " 1V"), strict=True)]  # and the strongest
    assert drawn == before
    assert lost == [a - b for a, b in zip(before, printed(loss), strict=True)]


def test_the_cards_show_every_kind_of_enemy() -> None:
    assert {id.split("-")[1] for id in CARDS} == set(ENEMY_KINDS)
