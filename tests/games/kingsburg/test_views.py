"""Views within their size budget, the outline, and static facts."""

from __future__ import annotations

import msgspec
import pytest

from kingscourt.games.kingsburg import components as box
from kingscourt.games.kingsburg.component_files.reader import shipped_components
from kingscourt.games.kingsburg.game import GAME
from kingscourt.games.kingsburg.state import KingsburgState
from kingscourt.games.kingsburg.steps.setup import new_state
from kingscourt.games.kingsburg.views.outline import outline_of
from kingscourt.games.kingsburg.views.seat_view import view_of
from kingscourt.games.kingsburg.views.static_facts import static_facts_of
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import DECISION, OVER
from kingscourt.kernel.random_playout import draw_chance
from kingscourt.kernel.wire_types import Outline, WirePhrase
from tests.games.kingsburg.positions import BUILDINGS, asked, owns, scene

BUDGET = 6_000


def positions(seats: int, seed: int) -> list[KingsburgState]:
    """All positions of a random game in which somebody is asked."""
    random = FastRandom(seed)
    s = new_state(seats, shipped_components("rulebook"))
    found = []
    while s.pending().kind != OVER:
        if s.pending().kind != DECISION:
            draw_chance(s, random)
            continue
        found.append(s.copy())
        choices = s.legal(asked(s))
        s.apply(asked(s), choices[random.index(len(choices))])
    return [*found, s]


@pytest.mark.parametrize("seats", [2, 5])
def test_views_of_a_random_game_stay_within_6_kb(seats: int) -> None:
    sizes = [len(msgspec.json.encode(view_of(s, seat))) for s in positions(seats, 3) for seat in (0, None)]
    assert max(sizes) < BUDGET


def test_the_fullest_view_stays_within_6_kb() -> None:
    rich = f"gold = 99; wood = 99; stone = 99; tokens = 99; soldiers = 99; vp = 199; buildings = {BUILDINGS}"
    places = ["place 1+1+1 @ 3", "place 2+2+2 @ 6", "place 3+3+3 @ 9", "place 4+4+4 @ 12"]
    seats = [f"{rich}; white = '5 6'; placements = ['{place}']" for place in places]
    facts = (
        'phase = "autumn"; step = "influence"; year = 5; enemy = "5-dragons-9"; known_by = "all"; envoy = 0'
    )
    s = scene(facts, *seats, f"{rich}; white = '5 6'; dice = '1 2 3'")
    assert len(msgspec.json.encode(view_of(s, 4))) < BUDGET


def test_a_view_tells_everything_open() -> None:
    s = scene(
        'phase = "autumn"; step = "influence"; neutral = ["1 2 4"]; envoy = 1; envoy_uses = ["influence"]',
        'gold = 2; vp = 20; dice = "6"; placements = ["place 3 @ 3"]; aside = "2"',
        'white = "5"; dice = "1 1"; aside = "4"; market_used = true; ' + owns("market"),
    )
    view = view_of(s, 0)
    assert (view.year, view.phase, view.order, view.turn) == (1, "autumn", [0, 1], 0)
    assert [(group.advisor, group.seat, group.own) for group in view.court] == [
        (3, 0, [3]),
        (7, None, [1, 2, 4]),
    ]
    assert (view.envoy, view.envoy_uses) == (1, ["influence"])
    first, second = view.players
    assert (first.gold, first.vp, first.own, first.aside, first.market) == (2, 20, [6], "2", "none")
    assert (second.white, second.buildings, second.market) == ([5], ["inn", "market"], "used")
    assert second.next == ["statue", "farms", "guard-tower", "palisade", "barricade"]


def test_who_has_placed_all_dice_has_not_passed() -> None:
    s = scene(
        'phase = "spring"; step = "influence"',
        'placements = ["place 6+6+6 @ 18"]',
        'dice = "1 2 3"; passed = true',
        'dice = "1 2 3"',
    )
    assert asked(s) == 2
    assert [player.passed for player in view_of(s, None).players] == [False, True, False]


def test_strengths_show_only_in_battle() -> None:
    facts = (
        'phase = "winter"; step = "strengths"; year = 4; enemy = "4-orcs-7"; known_by = "all"; kings_help = 6'
    )
    s = scene(facts, "soldiers = 2", "")
    assert [(player.strength, player.result) for player in view_of(s, 0).players] == [(8, "won"), (6, "lost")]
    assert view_of(s, None).kings_help == 6
    assert view_of(scene('phase = "aid"', "", ""), 0).players[0].strength is None


def places(outline: Outline) -> list[str]:
    return [outline.place, *[place for inner in outline.inside for place in places(inner)]]


def test_the_outline_names_ones_own_province_my_and_the_others_by_seat() -> None:
    s = scene('phase = "spring"; step = "influence"', 'dice = "1 2 2"', 'dice = "3 4"; aside = "4"')
    mine = places(outline_of(view_of(s, 0), s.components))
    watching = places(outline_of(view_of(s, None), s.components))
    assert {"my/gold", "my/die/own/2", "my/building/inn", "seat/1/die/own/4", "advisor/18"} <= set(mine)
    assert {"seat/0/gold", "seat/0/die/own/2", "seat/1/aside"} <= set(watching)
    assert not [place for place in watching if place.startswith("my")]
    assert len(set(mine)) == len(mine)


def test_the_outline_counts_a_players_goods() -> None:
    s = scene('phase = "spring"', "gold = 1; wood = 2; stone = 3", "")
    mine = next(part for part in outline_of(view_of(s, 0), s.components).inside if part.place == "my")
    goods = next(part for part in mine.inside if part.place == "my/goods")
    assert goods.value == 6


def test_the_outline_says_who_holds_the_envoy_and_for_what() -> None:
    uses = {
        "": "waiting",
        '"influence"': "influence",
        '"build"': "build",
        '"influence", "build"': "influence-build",
    }
    for given, name in uses.items():
        s = scene(f'phase = "spring"; envoy = 1; envoy_uses = [{given}]', "", "")
        envoy = next(part for part in outline_of(view_of(s, 0), s.components).inside if part.place == "envoy")
        assert envoy.value == WirePhrase("seat", {"n": 1})
        assert [phrase.key for phrase in envoy.state] == [f"kingsburg-outline-envoy-{name}"]


def test_static_facts_hold_the_whole_box() -> None:
    for edition in GAME.editions:
        facts = static_facts_of(shipped_components(edition))
        assert (len(facts.advisors), len(facts.buildings), len(facts.enemies)) == (18, 20, 25)
    facts = static_facts_of(shipped_components("rulebook"))
    queen = facts.advisors[16]
    assert [gift.do for gift in queen.gifts] == ["choose", "look", "gain"]
    assert (queen.gifts[0].n, queen.gifts[0].alike, queen.gifts[2].amounts) == (2, True, {"vp": 3})
    assert facts.buildings[19].cost == {"gold": 2, "wood": 2, "stone": 2}
    buildings = {building.id: building for building in facts.buildings}
    assert buildings["barricade"].battle == {"goblins": 1}
    assert buildings["farms"].battle == dict.fromkeys(box.ENEMY_KINDS, -1)
    assert buildings["palisade"].battle == dict.fromkeys(box.ENEMY_KINDS, 1) | {"zombies": 2}
    assert [building.id for building in facts.buildings if building.gold_off] == ["crane"]
    assert buildings["crane"].gold_off == {"3": 1, "4": 1}
    goblins = next(enemy for enemy in facts.enemies if enemy.id == "1-goblins-2")
    assert (goblins.loss, goblins.reward) == ({"wood": 1, "stone": 1, "building": 1, "vp": 1}, {"wood": 1})
