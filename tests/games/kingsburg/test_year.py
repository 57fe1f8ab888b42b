"""KB-2: the eight phases, the King's aid, reward and envoy, recruitment."""

from __future__ import annotations

from kingscourt.games.kingsburg.game import GAME
from kingscourt.games.kingsburg.state import NO_SEAT, KingsburgState
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import DECISION, OVER
from kingscourt.kernel.random_playout import draw_chance
from kingscourt.testing.rule_marker import rule
from tests.games.kingsburg.positions import (
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
    skip,
    told,
    why_not,
)

SIX = owns("chapel", "inn", "guard-tower", "palisade", "barricade")
FIVE = owns("statue", "inn", "guard-tower", "palisade", "barricade")
FOUR = owns("statue", "inn", "guard-tower", "palisade")


# -- King's aid ----------------------------------------------------------------------------------


@rule("KB-2.1")
def test_kb_2_1_example_year_3_fewest_buildings_then_fewest_goods() -> None:
    s = scene('phase = "aid"; year = 3', SIX, FIVE + "; gold = 2", FIVE, SIX + "; wood = 1")
    assert s.aid == 2
    assert told(s, "take-aid") == []


@rule("KB-2.1")
def test_kb_2_1_tied_on_both_counts_each_takes_a_good_and_nobody_the_die() -> None:
    s = scene('phase = "aid"; order = [2, 0, 1]', "", "stone = 2", "")
    assert s.aid == NO_SEAT
    assert asked(s) == 2
    do(s, "take stone")
    assert asked(s) == 0
    do(s, "take wood")
    assert [goods(player) for player in s.players] == [(0, 1, 0), (0, 0, 2), (0, 0, 1)]
    assert purpose(s) == "roll/2"


@rule("KB-2.1")
def test_kb_2_1_in_year_1_everyone_takes_a_good() -> None:
    s = GAME.new(GAME.options(4), GAME.components("rulebook"))
    assert isinstance(s, KingsburgState)
    roll(s, "0", "1", "2")
    do(s, "take wood", "take stone", "take gold", "take gold")
    assert [goods(player) for player in s.players] == [(0, 1, 0), (0, 0, 1), (1, 0, 0), (1, 0, 0)]
    assert s.aid == NO_SEAT


@rule("KB-2.1")
def test_kb_2_1_the_white_die_is_for_spring_only() -> None:
    s = scene('phase = "aid"', "gold = 1", "", "gold = 1")
    assert s.aid == 1
    do(s, "roll white 1")
    roll(s, "1 2 3", "1 2 3")
    assert purpose(s) == "white/1"
    roll(s, "6", "1 2 3")
    skip(s)
    assert (s.phase, s.aid) == (4, NO_SEAT)
    roll(s, "1 2 3", "1 2 3", "1 2 3")
    assert purpose(s) == ""


# -- King's reward -------------------------------------------------------------------------------


@rule("KB-2.2")
def test_kb_2_2_everyone_with_the_most_buildings_scores() -> None:
    s = scene('phase = "reward"', FIVE, SIX, SIX)
    before = scene('phase = "spring"', FIVE, SIX, SIX)
    assert [p.vp - q.vp for p, q in zip(s.players, before.players, strict=True)] == [0, 1, 1]


@rule("KB-2.2")
def test_kb_2_2_without_buildings_nobody_scores() -> None:
    s = scene('phase = "reward"', "", "", "")
    assert [player.vp for player in s.players] == [0, 0, 0]


# -- King's envoy --------------------------------------------------------------------------------


@rule("KB-2.3")
def test_kb_2_3_example_year_2_fewest_buildings_then_fewest_goods() -> None:
    s = scene('phase = "envoy"; year = 2', FIVE, FOUR + "; gold = 2", FOUR + "; gold = 1", FOUR)
    assert s.envoy == 3
    assert legal(s) == ["envoy influence", "envoy build", "envoy unused"]


@rule("KB-2.3")
def test_kb_2_3_example_tied_on_both_counts_nobody_gets_the_envoy() -> None:
    s = scene('phase = "envoy"; year = 2', FIVE, FOUR + "; gold = 2", FOUR, FOUR)
    assert s.envoy == NO_SEAT
    assert purpose(s) == "roll/0"


@rule("KB-2.3")
def test_kb_2_3_no_declaration_means_unused() -> None:
    s = scene('phase = "autumn"; envoy = 0', "", "", "")
    assert s.question(0).default.text == "envoy unused"
    do(s, "envoy unused")
    assert s.envoy_rights == 0


@rule("KB-2.3")
def test_kb_2_3_declaration_comes_before_everything_else_of_autumn() -> None:
    s = scene('phase = "autumn"; envoy = 1', owns("merchants-guild"), "", "")
    assert asked(s) == 1
    assert s.players[0].goods[0] == 0
    do(s, "envoy build")
    assert s.players[0].goods[0] == 1


@rule("KB-2.3")
def test_kb_2_3_envoy_goes_back_at_the_end_of_autumn_used_or_not() -> None:
    s = scene('phase = "autumn"; step = "build"; envoy = 0; envoy_uses = ["build"]', "", "")
    assert s.phase >= 7
    assert s.envoy == NO_SEAT


@rule("KB-2.3")
def test_kb_2_3_example_envoy_influence_shares_the_architect() -> None:
    s = scene(
        'phase = "autumn"; step = "influence"; envoy = 1; envoy_uses = ["influence"]',
        'placements = ["place 3 @ 3", "place 1+1 @ 2"]',
        'dice = "3"; placements = ["place 4+4 @ 8"]',
        'dice = ""; placements = ["place 4 @ 4", "place 6+6 @ 12"]',
    )
    assert legal(s) == ["place 3 @ 3", "pass"]
    do(s, "place 3 @ 3")
    assert "place-envoy" in keys(s)
    assert s.envoy_rights == 0
    do(s, "take gold", "take 2 wood")
    assert [player.goods[1] for player in s.players] == [1, 1, 2]


@rule("KB-2.3")
def test_kb_2_3_only_a_placement_on_an_occupied_advisor_uses_the_envoy_up() -> None:
    s = scene(
        'phase = "autumn"; step = "influence"; envoy = 0; envoy_uses = ["influence"]',
        'dice = "1 2 3"',
        'dice = "1 1"; placements = ["place 2 @ 2"]',
        'dice = "1 1 1"',
    )
    do(s, "place 3 @ 3")
    assert s.envoy_rights
    do(s, "pass", "pass", "place 2 @ 2")
    assert not s.envoy_rights
    assert "place 1 @ 1" in legal(s)


@rule("KB-2.3")
def test_kb_2_3_the_holder_may_join_their_own_dice_and_is_helped_twice() -> None:
    s = scene(
        'phase = "autumn"; step = "influence"; envoy = 0; envoy_uses = ["influence"]',
        'dice = "2"; placements = ["place 1+1 @ 2"]',
        'placements = ["place 6+6+6 @ 18"]',
        'placements = ["place 5+5+5 @ 15"]',
    )
    do(s, "place 2 @ 2")
    assert s.players[0].goods[0] == 2


@rule("KB-2.3", "KB-6.3")
def test_kb_2_3_the_envoy_shares_with_neutral_dice_where_only_the_holder_is_helped() -> None:
    s = scene(
        'phase = "autumn"; step = "influence"; neutral = ["1 1 1"]; envoy = 0; envoy_uses = ["influence"]',
        'dice = "3"; aside = "6"; placements = ["place 4 @ 4"]',
        'aside = "6"; placements = ["place 5+5 @ 10"]',
    )
    do(s, "place 3 @ 3")
    assert s.players[0].goods[1] == 1


@rule("KB-2.3")
def test_kb_2_3_two_groups_are_the_most_on_one_advisor() -> None:
    s = scene(
        'phase = "autumn"; step = "influence"; envoy = 0; envoy_uses = ["influence"]',
        'dice = "3 3 3"',
        'dice = "1 3"; placements = ["place 6 @ 6"]',
        'placements = ["place 5+5+5 @ 15"]',
    )
    do(s, "place 3 @ 3", "place 1 @ 1", "place 3 @ 3")
    assert len(told(s, "pass-forced")) == 2  # neither can place another 3
    s = scene(
        'phase = "autumn"; step = "influence"; order = [1, 0, 2]',
        'placements = ["place 3 @ 3", "place 2+1 @ 3"]',
        'dice = "1 3"; placements = ["place 6 @ 6"]',
        'placements = ["place 5+5+5 @ 15"]',
    )
    assert why_not(s, "place 3 @ 3") == "KB-3.2"


@rule("KB-2.3")
def test_kb_2_3_example_envoy_build_barricade_and_blacksmith() -> None:
    s = scene(
        'phase = "autumn"; step = "build"; envoy = 0; envoy_uses = ["build"]',
        owns("guard-tower") + "; wood = 3; gold = 1",
        "",
    )
    do(s, "build barricade", "build blacksmith")
    assert s.players[0].built == 3
    assert goods(s.players[0]) == (0, 0, 0)


@rule("KB-2.3")
def test_kb_2_3_the_second_building_may_be_declined() -> None:
    s = scene('phase = "autumn"; step = "build"; envoy = 0; envoy_uses = ["build"]', "wood = 3", "")
    do(s, "build barricade")
    assert legal(s) == ["build palisade", "decline"]
    assert why_not(s, "build barricade") == "KB-3.4"
    do(s, "decline")
    assert s.players[0].built == 1
    assert s.phase == 7


@rule("KB-2.3")
def test_kb_2_3_without_the_declaration_there_is_one_building_only() -> None:
    s = scene('phase = "autumn"; step = "build"; envoy = 0; envoy_uses = ["influence"]', "wood = 3", "")
    do(s, "build barricade")
    assert s.phase == 7


@rule("KB-2.3", "KB-3.4")
def test_kb_2_3_a_crane_built_first_discounts_the_second_building() -> None:
    s = scene(
        'phase = "autumn"; step = "build"; envoy = 0; envoy_uses = ["build"]',
        owns("barricade", "market") + "; gold = 1; wood = 4; stone = 2",
        "",
    )
    assert why_not(s, "build farms") == "KB-3.4"
    do(s, "build crane", "build farms")
    assert goods(s.players[0]) == (0, 0, 0)


# -- recruitment ---------------------------------------------------------------------------------


@rule("KB-2.4")
def test_kb_2_4_two_goods_of_choice_for_each_soldier() -> None:
    s = scene('phase = "recruitment"; order = [1, 0]', "gold = 1; wood = 1; stone = 3", "gold = 2")
    assert asked(s) == 1
    do(s, "recruit gold+gold")
    assert asked(s) == 0
    assert "recruit gold+gold" not in legal(s)
    do(s, "recruit gold+wood", "recruit stone+stone")
    assert s.players[0].soldiers == 2
    assert s.players[1].soldiers == 1
    assert goods(s.players[0]) == (0, 0, 1)
    assert purpose(s) == "enemy"  # a player who cannot pay is not asked


@rule("KB-2.4")
def test_kb_2_4_nobody_has_to_recruit() -> None:
    s = scene('phase = "recruitment"', "gold = 2", "")
    do(s, "done")
    assert s.players[0].soldiers == 0


@rule("KB-2.4")
def test_kb_2_4_refuses_other_prices_and_goods_one_lacks() -> None:
    s = scene('phase = "recruitment"', "gold = 3", "")
    assert why_not(s, "recruit gold") == "KB-2.4"
    assert refusal(s, "recruit gold").phrase.key == "kingsburg-refusal-soldier-price"
    assert why_not(s, "recruit gold+wood") == "KB-2.4"
    assert refusal(s, "recruit gold+wood").phrase.key == "kingsburg-refusal-soldier-goods"


# -- how years go by -----------------------------------------------------------------------------


def phases_of(s: KingsburgState, seed: int) -> list[str]:
    """Years and phases of a random game in the order in which they come."""
    random = FastRandom(seed)
    found: list[str] = []
    while s.pending().kind != OVER:
        if s.pending().kind == DECISION:
            choices = s.legal(asked(s))
            s.apply(asked(s), choices[random.index(len(choices))])
        else:
            draw_chance(s, random)
        for event in s.take_events():
            if event.key == "kingsburg-event-year":
                found.append(str(event.phrase().args["n"]))
            if event.key == "kingsburg-event-phase":
                found.append(repr(event.phrase().args["phase"]).split("-")[2].split("'")[0])
    return found


@rule("KB-2.5")
def test_kb_2_5_five_years_of_eight_phases() -> None:
    s = GAME.new(GAME.options(3), GAME.components("rulebook"))
    assert isinstance(s, KingsburgState)
    year = ["aid", "spring", "reward", "summer", "envoy", "autumn", "recruitment", "winter"]
    assert phases_of(s, 1) == [name for n in range(1, 6) for name in (str(n), *year)]
    assert len(s.past) == 5
    assert s.outcome() is not None


@rule("KB-2.6")
def test_kb_2_6_the_order_of_autumn_holds_until_spring() -> None:
    s = scene(
        'phase = "autumn"; step = "order"; gold = 0'.replace("; gold = 0", ""),
        *["dice = '6 6 6'", "dice = '1 1 2'", "dice = '2 3 4'"],
    )
    assert s.order == [1, 2, 0]
    for player in s.players:
        player.goods = [1, 1, 1]
    skip(s, "Recruitment")
    seats = []
    while purpose(s) != "enemy":
        seats.append(asked(s))
        do(s, "done")
    assert seats == [1, 2, 0]
    roll(s, "1-zombies-4", "6")
    assert s.year == 2
    assert asked(s) == 1  # everyone is tied for the King's aid
    do(s, "take gold", "take gold", "take gold")
    roll(s, "1 2 3", "1 2 3", "1 2 3")
    assert s.order == [1, 2, 0]  # ties keep the previous order
