"""KB-3.4 and KB-3.5: building, and the end of a season; the 20 buildings."""

from __future__ import annotations

import pytest

from kingscourt.games.kingsburg.holding_kinds import WOOD, amount
from kingscourt.games.kingsburg.player import FROM_BUILDINGS
from kingscourt.games.kingsburg.state import KingsburgState
from kingscourt.testing.rule_marker import rule
from tests.games.kingsburg.positions import (
    BUILDINGS,
    asked,
    do,
    goods,
    keys,
    legal,
    owns,
    purpose,
    refusal,
    roll,
    scene,
    standing,
    up_to,
    why_not,
)

BUILD = 'phase = "spring"; step = "build"'

# cost in gold, wood, stone, then points
PRICES = {
    "statue": ((2, 0, 0), 3),
    "chapel": ((3, 0, 1), 5),
    "church": ((3, 1, 2), 7),
    "cathedral": ((5, 0, 3), 9),
    "inn": ((1, 1, 0), 0),
    "market": ((2, 2, 0), 1),
    "farms": ((2, 3, 1), 2),
    "merchants-guild": ((3, 1, 2), 4),
    "guard-tower": ((1, 0, 1), 1),
    "blacksmith": ((1, 2, 0), 2),
    "barracks": ((2, 2, 1), 4),
    "wizards-guild": ((3, 2, 2), 6),
    "palisade": ((0, 2, 0), 0),
    "stable": ((1, 1, 1), 2),
    "stone-wall": ((2, 0, 2), 2),
    "fortress": ((3, 0, 2), 4),
    "barricade": ((0, 1, 0), 0),
    "crane": ((0, 1, 1), 1),
    "town-hall": ((2, 1, 1), 2),
    "embassy": ((2, 2, 2), 4),
}


def builder(facts: str, phase: str = "spring", edition: str = "rulebook") -> KingsburgState:
    """Seat 0 is to build; nobody else can."""
    return scene(f'phase = "{phase}"; step = "build"', facts, "", "", edition=edition)


@pytest.mark.parametrize("edition", ["rulebook", "english-2007"])
@pytest.mark.parametrize(
    "id", [pytest.param(id, marks=[rule(f"KB:{id}"), rule("KB-3.4")], id=id) for id in BUILDINGS]
)
def test_a_building_costs_and_scores_what_is_printed(id: str, edition: str) -> None:
    (gold, wood, stone), points = PRICES[id]
    left = f"buildings = {up_to(id)[:-1]}"
    if "crane" in up_to(id)[:-1]:
        gold -= 1  # columns 3 and 4 of the Crane's own row
    s = builder(f"{left}; gold = {gold}; wood = {wood}; stone = {stone}", edition=edition)
    before = s.players[0].vp
    do(s, f"build {id}")
    assert s.players[0].points[FROM_BUILDINGS] - before == points
    assert id in standing(s, 0)
    for kind, n in (("gold", gold), ("wood", wood), ("stone", stone)):
        if n:
            short = {"gold": gold, "wood": wood, "stone": stone} | {kind: n - 1}
            text = "; ".join(f"{name} = {value}" for name, value in short.items())
            poor = builder(f"{left}; {text}", edition=edition)
            assert purpose(poor) or f"build {id}" not in legal(poor)


@rule("KB-3.4")
def test_kb_3_4_in_turn_order_one_building_each_or_none() -> None:
    s = scene(BUILD + "; order = [2, 0, 1]", "wood = 9", "wood = 9", "wood = 9")
    assert asked(s) == 2
    do(s, "build palisade")
    assert asked(s) == 0
    do(s, "pass")
    do(s, "build barricade")
    assert [player.built for player in s.players] == [0, 1, 1]
    assert s.phase != 2


@rule("KB-3.4")
def test_kb_3_4_needs_every_building_to_its_left() -> None:
    s = builder(owns("statue") + "; gold = 9; wood = 9; stone = 9")
    assert why_not(s, "build church") == "KB-3.4"
    assert refusal(s, "build church").phrase.key == "kingsburg-refusal-left-missing"
    assert "build chapel" in legal(s)


@rule("KB-3.4")
def test_kb_3_4_each_building_once() -> None:
    s = builder(owns("statue") + "; gold = 9; stone = 9")
    assert refusal(s, "build statue").rule == "KB-3.4"
    assert refusal(s, "build statue").phrase.key == "kingsburg-refusal-already-built"


@rule("KB-3.4")
def test_kb_3_4_the_cost_must_be_paid() -> None:
    s = builder("gold = 1; wood = 1")
    assert legal(s) == ["build inn", "build barricade", "pass"]
    assert refusal(s, "build statue").rule == "KB-3.4"
    assert refusal(s, "build statue").phrase.key == "kingsburg-refusal-building-price"


@rule("KB-3.4")
def test_kb_3_4_example_statue_inn_and_palisade_and_the_guard_tower_costs_stone() -> None:
    s = scene(BUILD, "gold = 2; wood = 1", "gold = 1; wood = 1", "gold = 2; wood = 1", "wood = 2")
    do(s, "build statue", "build inn")
    assert why_not(s, "build guard-tower") == "KB-3.4"
    do(s, "pass", "build palisade")
    assert [player.vp for player in s.players] == [3 + 1, 0 + 1, 0, 0 + 1]  # and the King's reward
    assert goods(s.players[0]) == (0, 1, 0)


@rule("KB:crane")
def test_kb_crane_saves_one_gold_in_columns_3_and_4_only() -> None:
    s = builder(owns("crane", "chapel", "inn") + "; gold = 2; wood = 2; stone = 2")
    assert "build church" in legal(s)  # 3 gold, with the Crane 2
    do(s, "build church")
    assert goods(s.players[0]) == (0, 1, 0)
    s = builder(owns("crane", "inn") + "; gold = 1; wood = 2; stone = 2")
    assert why_not(s, "build market") == "KB-3.4"  # column 2 costs 2 gold as ever


@rule("KB:crane")
def test_kb_crane_saves_only_gold() -> None:
    s = builder(owns("crane", "stable") + "; gold = 1; stone = 1")
    assert why_not(s, "build stone-wall") == "KB-3.4"  # of 2 gold and 2 stone, the stone is due in full
    s = builder(owns("crane", "stable") + "; gold = 1; stone = 2")
    do(s, "build stone-wall")
    assert goods(s.players[0]) == (0, 0, 0)


@rule("KB-3.4")
def test_kb_3_4_effects_of_earlier_steps_matter_from_next_season() -> None:
    s = builder(owns("farms") + "; gold = 3; wood = 1; stone = 2")
    do(s, "build merchants-guild")
    assert s.phase == 4
    assert s.players[0].goods[0] == 1  # summer has begun; the guild pays now, not in spring


# -- the end of a season -------------------------------------------------------------------------


@rule("KB-3.5", "KB:inn")
@pytest.mark.parametrize(("phase", "tokens"), [("spring", 0), ("summer", 1), ("autumn", 0)])
def test_kb_3_5_the_inn_brings_a_token_at_the_end_of_summer(phase: str, tokens: int) -> None:
    s = scene(f'phase = "{phase}"; step = "end"', owns("inn"), "", "")
    assert s.players[0].tokens == tokens


@rule("KB-3.5", "KB:embassy")
@pytest.mark.parametrize("phase", ["spring", "summer", "autumn"])
def test_kb_3_5_the_embassy_scores_in_every_productive_season(phase: str) -> None:
    s = scene(f'phase = "{phase}"; step = "end"', owns("embassy") + "; vp = 0", owns("inn", "statue"), "")
    if asked_now(s):
        do(s, "take token")
    assert s.players[0].vp - (1 if phase == "spring" else 0) == 1  # spring is followed by the King's reward


def asked_now(s: KingsburgState) -> bool:
    return purpose(s) == "" and "take token" in legal(s)


@rule("KB-3.5", "KB:town-hall")
def test_kb_3_5_the_town_hall_gives_a_token_or_trades_one_good() -> None:
    hall = owns("town-hall") + "; gold = 1; stone = 2; vp = 0"
    s = scene('phase = "autumn"; step = "end"', hall, "", "")
    assert legal(s) == ["take token", "trade gold", "trade stone"]
    assert s.question(0).default.text == "take token"
    do(s, "trade stone")
    assert (goods(s.players[0]), s.players[0].tokens, s.players[0].vp) == ((1, 0, 1), 0, 1)
    s = scene('phase = "autumn"; step = "end"', hall, "", "")
    do(s, "take token")
    assert (goods(s.players[0]), s.players[0].tokens, s.players[0].vp) == ((1, 0, 2), 1, 0)


@rule("KB-3.5", "KB:town-hall")
def test_kb_3_5_refuses_to_trade_tokens_and_goods_one_lacks() -> None:
    s = scene('phase = "autumn"; step = "end"', owns("town-hall") + "; gold = 1; tokens = 3", "", "")
    assert refusal(s, "trade wood").rule == "KB-3.5"
    missing = refusal(s, "trade wood").phrase
    assert (missing.key, missing.args["amount"]) == ("kingsburg-refusal-good-missing", amount(WOOD, 1))
    assert refusal(s, "trade token").rule == "KB-3.5"
    assert refusal(s, "trade token").phrase.key == "kingsburg-refusal-not-traded"


@rule("KB-3.5", "KB:town-hall")
def test_kb_3_5_without_goods_the_town_hall_gives_its_token_unasked() -> None:
    s = scene('phase = "autumn"; step = "end"', owns("town-hall"), "", "")
    assert s.players[0].tokens == 1
    assert s.phase == 8


@rule("KB-3.5")
def test_kb_3_5_buildings_of_this_season_count() -> None:
    s = builder(owns("town-hall") + "; gold = 1; wood = 2; stone = 2; vp = 0", phase="autumn")
    do(s, "build embassy")
    assert s.players[0].vp == 4 + 1
    assert s.players[0].tokens == 1


@rule("KB-3.5")
def test_kb_3_5_each_player_in_turn_order_from_inn_to_embassy() -> None:
    s = scene(
        'phase = "summer"; step = "end"; order = [1, 0, 2]',
        owns("embassy", "inn") + "; gold = 1",
        owns("town-hall") + "; gold = 1",
        "",
    )
    assert asked(s) == 1
    do(s, "take token")
    assert asked(s) == 0
    assert s.players[0].tokens == 1  # the Inn has paid, the Town Hall asks, the Embassy waits
    keys(s)
    do(s, "take token")
    assert keys(s)[:2] == ["gain-building", "gain-building"]


@rule("KB-3.5", "KB:town-hall")
def test_kb_3_5_english_town_hall_trades_a_token_too_and_gives_none() -> None:
    english = "english-2007"
    s = scene(
        'phase = "autumn"; step = "end"', owns("town-hall") + "; tokens = 1; vp = 0", "", "", edition=english
    )
    assert legal(s) == ["trade token", "decline"]
    do(s, "trade token")
    assert (s.players[0].tokens, s.players[0].vp) == (0, 1)
    s = scene('phase = "autumn"; step = "end"', owns("town-hall") + "; vp = 0", "", "", edition=english)
    assert (s.players[0].tokens, s.phase) == (0, 8)
    s = scene(
        'phase = "autumn"; step = "end"', owns("town-hall") + "; wood = 1; vp = 0", "", "", edition=english
    )
    do(s, "decline")
    assert (s.players[0].tokens, goods(s.players[0])) == (0, (0, 1, 0))


@rule("KB-3.5", "KB:inn", "KB:town-hall")
def test_kb_3_5_english_the_inns_token_of_this_summer_may_pay_the_town_hall() -> None:
    s = scene(
        'phase = "summer"; step = "end"',
        owns("town-hall", "inn") + "; vp = 0",
        "",
        "",
        edition="english-2007",
    )
    do(s, "trade token")
    assert (s.players[0].tokens, s.players[0].vp) == (0, 1)


# -- effects of other buildings ---------------------------------------------------------------------


@rule("KB:barracks")
def test_kb_barracks_one_good_for_a_soldier() -> None:
    s = scene('phase = "recruitment"', owns("barracks") + "; gold = 1; stone = 1", "")
    assert legal(s) == ["recruit gold", "recruit stone", "done"]
    assert why_not(s, "recruit gold+stone") == "KB-2.4"
    do(s, "recruit gold", "recruit stone")
    assert s.players[0].soldiers == 2


@rule("KB:market")
def test_kb_market_is_ready_again_next_season() -> None:
    s = scene(
        'phase = "spring"; step = "influence"',
        'dice = "6 6 6"; market_used = true; ' + owns("market"),
        'placements = ["place 5+5+5 @ 15"]',
        'placements = ["place 4+4+4 @ 12"]',
    )
    do(s, "pass")
    do(s, "take 2 gold")
    while purpose(s) == "":
        do(s, "pass")
    roll(s, "1 2 3", "1 2 3", "1 2 3")
    assert not s.players[0].market_used
