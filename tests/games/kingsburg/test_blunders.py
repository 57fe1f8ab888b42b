"""Detectors of laughable moves, each on a position with and without the opportunity."""

from __future__ import annotations

from kingscourt.games.kingsburg.bot.blunders import BLUNDERS
from kingscourt.games.kingsburg.state import KingsburgState
from kingscourt.kernel.blunder import AVOIDED, COMMITTED, NO_OPPORTUNITY
from tests.games.kingsburg.positions import asked, catalogue, legal, owns, scene

OTHER = 'dice = "2 2 2"'
LAST_SIX = "dice = '6'; placements = ['place 1 @ 1', 'place 5 @ 5']"  # no goods from those two
BY_NAME = {blunder.name: blunder for blunder in BLUNDERS}


def verdict(name: str, s: KingsburgState, text: str) -> int:
    """What a detector says about an answer of the seat that is asked."""
    assert text in legal(s)
    return BY_NAME[name].seen(s, asked(s), catalogue(s.components).parse(text))


def test_names_are_unique() -> None:
    assert len(BY_NAME) == len(BLUNDERS)


def test_the_envoy_left_unused() -> None:
    s = scene('phase = "autumn"; year = 2; envoy = 0', "gold = 1", owns("inn"))
    assert verdict("envoy-unused", s, "envoy unused") == COMMITTED
    assert verdict("envoy-unused", s, "envoy build") == AVOIDED


def test_last_soldiers_not_hired() -> None:
    name = "last-soldiers-not-hired"
    s = scene('phase = "recruitment"; year = 5', "gold = 2; soldiers = 3", "")
    assert verdict(name, s, "done") == COMMITTED
    assert verdict(name, s, "recruit gold+gold") == AVOIDED
    safe = scene('phase = "recruitment"; year = 5', "gold = 2; soldiers = 15", "")
    assert verdict(name, safe, "done") == NO_OPPORTUNITY
    early = scene('phase = "recruitment"; year = 4', "gold = 2; soldiers = 3", "")
    assert verdict(name, early, "done") == NO_OPPORTUNITY
    pious = scene('phase = "recruitment"; year = 5', f"gold = 2; {owns('cathedral')}", "")
    assert verdict(name, pious, "done") == NO_OPPORTUNITY


def test_a_known_enemy_decides_what_was_at_stake() -> None:
    facts = 'phase = "recruitment"; year = 5; enemy = "5-barbarians-7"; known_by = [0]'
    assert verdict("last-soldiers-not-hired", scene(facts, "gold = 2; soldiers = 7", ""), "done") == 0
    assert verdict("last-soldiers-not-hired", scene(facts, "gold = 2; soldiers = 6", ""), "done") == COMMITTED


def test_a_building_risked_for_want_of_a_soldier() -> None:
    name = "building-risked-for-want-of-a-soldier"
    facts = 'phase = "recruitment"; year = 2; enemy = "2-goblins-4"; known_by = [0]'
    s = scene(facts, f"gold = 2; soldiers = 1; {owns('cathedral')}", "")
    assert verdict(name, s, "done") == COMMITTED
    assert verdict(name, s, "recruit gold+gold") == AVOIDED
    assert verdict(name, scene(facts, "gold = 2; soldiers = 1", ""), "done") == NO_OPPORTUNITY


def test_a_needless_soldier() -> None:
    name = "needless-soldier"
    s = scene('phase = "recruitment"; year = 1', "gold = 2; soldiers = 5", "soldiers = 1")
    assert verdict(name, s, "recruit gold+gold") == COMMITTED
    assert verdict(name, s, "done") == AVOIDED
    rival = scene('phase = "recruitment"; year = 1', "gold = 2; soldiers = 5", "soldiers = 4; wood = 2")
    assert verdict(name, rival, "recruit gold+gold") == NO_OPPORTUNITY


def test_a_useless_token_for_a_point() -> None:
    name = "useless-token-for-a-point"
    s = scene('phase = "autumn"; step = "end"; year = 5', f"gold = 1; {owns('town-hall')}", "")
    assert verdict(name, s, "take token") == COMMITTED
    assert verdict(name, s, "trade gold") == AVOIDED
    pair = scene('phase = "autumn"; step = "end"; year = 5', f"gold = 2; {owns('town-hall')}", "")
    assert verdict(name, pair, "take token") == NO_OPPORTUNITY  # two goods still hire a soldier
    early = scene('phase = "summer"; step = "end"; year = 5', f"gold = 1; {owns('town-hall')}", "")
    assert verdict(name, early, "take token") == NO_OPPORTUNITY


def test_the_last_building_declined() -> None:
    name = "last-building-declined"
    s = scene('phase = "autumn"; step = "build"; year = 5', "gold = 2", "")
    assert verdict(name, s, "pass") == COMMITTED
    assert verdict(name, s, "build statue") == AVOIDED
    small = scene('phase = "autumn"; step = "build"; year = 5', "wood = 1", "")
    assert verdict(name, small, "pass") == NO_OPPORTUNITY


def test_passing_with_free_dice() -> None:
    name = "passed-with-free-dice"
    s = scene('phase = "spring"; step = "influence"', 'dice = "1 4 5"', OTHER)
    assert verdict(name, s, "pass") == COMMITTED
    assert verdict(name, s, "place 1 @ 1") == AVOIDED
    dear = scene('phase = "spring"; step = "influence"', f"{LAST_SIX}; tokens = 1", OTHER)
    assert verdict(name, dear, "pass") == NO_OPPORTUNITY  # only the Alchemist, who has nothing to turn


def test_dice_on_an_alchemist_without_goods() -> None:
    name = "useless-advisor"
    facts = 'phase = "spring"; step = "influence"'
    s = scene(facts, f"{LAST_SIX}; tokens = 1", OTHER)
    assert verdict(name, s, "place 6 @ 6") == COMMITTED
    assert verdict(name, s, "place 6 +2 @ 8") == AVOIDED
    rich = scene(facts, f"{LAST_SIX}; tokens = 1; gold = 1", OTHER)
    assert verdict(name, rich, "place 6 @ 6") == NO_OPPORTUNITY
    served = scene(facts, f"{LAST_SIX.replace('1 @ 1', '2 @ 2')}; tokens = 1", OTHER)
    assert verdict(name, served, "place 6 @ 6") == NO_OPPORTUNITY


def test_white_dice_left() -> None:
    s = scene('phase = "spring"; step = "white-dice"; aid = 0; year = 2', "", owns("inn"))
    assert verdict("white-dice-left", s, "roll white 0") == COMMITTED
    assert verdict("white-dice-left", s, "roll white 1") == AVOIDED


def test_goods_not_exchanged() -> None:
    s = scene('phase = "end"; year = 5', f"gold = 5; {owns('cathedral')}", "")
    assert verdict("goods-not-exchanged", s, "exchange 1") == COMMITTED
    assert verdict("goods-not-exchanged", s, "exchange 2") == AVOIDED


def test_more_points_lost_than_needed() -> None:
    facts = 'phase = "winter"; step = "strengths"; year = 5; kings_help = 1; known_by = "all"'
    s = scene(facts + '; enemy = "5-barbarians-8"', owns("chapel", "market"), "soldiers = 15")
    assert verdict("more-points-lost", s, "lose chapel") == COMMITTED
    assert verdict("more-points-lost", s, "lose market") == AVOIDED
