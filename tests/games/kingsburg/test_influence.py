"""KB-3.2: dice on advisors."""

from __future__ import annotations

from kingscourt.games.kingsburg.state import KingsburgState
from kingscourt.games.kingsburg.views.seat_view import view_of
from kingscourt.kernel.phrase import seat_phrase
from kingscourt.testing.rule_marker import rule
from tests.games.kingsburg.positions import (
    asked,
    catalogue,
    do,
    goods,
    legal,
    owns,
    refusal,
    scene,
    skip,
    told,
    why_not,
)

INFLUENCE = 'phase = "spring"; step = "influence"'


def placing(mine: str, *others: str, facts: str = INFLUENCE, edition: str = "rulebook") -> KingsburgState:
    """Seat 0 is to place; the others have dice that are in nobody's way."""
    rest = others or ('dice = "1 1 1"', 'dice = "1 1 1"')
    return scene(facts, mine, *rest, edition=edition)


@rule("KB-3.2", "KB-3.3", "KB:alchemist")
def test_kb_3_2_example_of_a_whole_round() -> None:
    # Anna 0 (1 3 5), Béla 1 (4 4 5), Éva 2 (2 2 6), Dávid 3 (2 3 5); the order is Anna, Éva, Dávid, Béla.
    s = scene(
        INFLUENCE + "; order = [0, 2, 3, 1]",
        'dice = "1 3 5"; wood = 1',
        'dice = "4 4 5"; stone = 1',
        'dice = "2 2 6"; gold = 1',
        'dice = "2 3 5"; gold = 1',
    )
    do(s, "place 5+3 @ 8")
    assert why_not(s, "place 6+2 @ 8") == "KB-3.2"
    do(s, "place 2+2 @ 4", "place 5+2 @ 7")
    assert why_not(s, "place 4+4 @ 8") == "KB-3.2"
    assert "place 5+4+4 @ 13" in legal(s)
    do(s, "place 5+4 @ 9", "place 1 @ 1", "place 6 @ 6", "place 3 @ 3")
    assert [event.phrase().args["player"] for event in told(s, "pass-forced")] == [
        seat_phrase(1)
    ]  # the last 4
    assert asked(s) == 2
    do(s, "take wood")  # from the Merchant
    do(s, "turn wood")  # spent at the Alchemist in the same season
    do(s, "take stone", "take gold")
    assert s.players[0].vp == 1
    assert goods(s.players[0]) == (2, 1, 0)
    assert goods(s.players[1]) == (1, 1, 1)
    assert goods(s.players[2]) == (2, 0, 1)
    assert goods(s.players[3]) == (1, 1, 1)
    assert s.players[3].tokens == 1


@rule("KB-3.2")
def test_kb_3_2_the_sum_must_be_exact() -> None:
    s = placing('dice = "2 3 6"')
    assert legal(s) == [
        "place 2 @ 2",
        "place 3 @ 3",
        "place 6 @ 6",
        "place 3+2 @ 5",
        "place 6+2 @ 8",
        "place 6+3 @ 9",
        "place 6+3+2 @ 11",
        "pass",
    ]
    assert why_not(s, "place 6 @ 5") == "KB-3.2"
    assert why_not(s, "place 6+3 @ 10") == "KB-3.2"
    assert refusal(s, "place 6+3 @ 10").phrase.args["n"] == 9


@rule("KB-3.2")
def test_kb_3_2_only_dice_one_has_left() -> None:
    s = placing('dice = "2 3 6"')
    assert refusal(s, "place 4 @ 4").rule == "KB-3.2"
    assert refusal(s, "place 4 @ 4").phrase.key == "kingsburg-refusal-dice-missing"
    assert refusal(s, "place 2+w1 @ 3").phrase.key == "kingsburg-refusal-dice-missing"


@rule("KB-3.2")
def test_kb_3_2_nobody_shares_an_advisor_not_even_with_oneself() -> None:
    s = placing('dice = "3"; placements = ["place 2+1 @ 3"]', 'dice = "1 1 1"', 'dice = "1 1 1"')
    assert asked(s) == 1
    assert s.players[0].has_passed  # the three could only join the player's own dice
    s = placing('dice = "1 2"; placements = ["place 3 @ 3"]')
    assert why_not(s, "place 2+1 @ 3") == "KB-3.2"
    assert refusal(s, "place 2+1 @ 3").phrase.key == "kingsburg-refusal-occupied"


@rule("KB-3.2")
def test_kb_3_2_round_after_round_until_nobody_is_left() -> None:
    s = scene(INFLUENCE, 'dice = "1 2 4"', 'dice = "3 5"; aside = "6"')
    do(s, "place 1 @ 1", "place 3 @ 3", "place 2 @ 2", "place 5 @ 5", "place 4 @ 4")
    assert legal(s) == ["take gold", "take wood"]  # the Merchant, after everybody has placed


@rule("KB-3.2")
def test_kb_3_2_passing_is_always_allowed_and_final_for_the_season() -> None:
    s = scene(INFLUENCE, 'dice = "1 2 4"; gold = 2', 'dice = "2 3 5"', 'placements = ["place 6+6+6 @ 18"]')
    do(s, "pass", "place 3 @ 3", "place 5 @ 5", "place 2 @ 2")
    assert asked(s) == 0  # may still build
    assert "build statue" in legal(s)


@rule("KB-3.2a")
def test_kb_3_2a_every_group_has_a_die_of_ones_own() -> None:
    s = placing('dice = "1 2 4"; white = "3 5"')
    assert why_not(s, "place w3 @ 3") == "KB-3.2a"
    assert why_not(s, "place w5+w3 @ 8") == "KB-3.2a"
    assert "place 1+w5+w3 @ 9" in legal(s)


@rule("KB-3.2a")
def test_kb_3_2a_only_white_dice_left_is_a_pass() -> None:
    s = scene(INFLUENCE, 'white = "3"; placements = ["place 6+6+6 @ 18"]', 'dice = "1 1 1"', 'dice = "1 1 1"')
    assert asked(s) == 1
    assert s.players[0].has_passed


@rule("KB-3.2a")
def test_kb_3_2a_no_legal_placement_is_a_pass() -> None:
    lonely = 'dice = "4"; placements = ["place 6+6 @ 12"]'
    blocked = 'dice = "1 1"; placements = ["place 4 @ 4"]'
    assert asked(scene(INFLUENCE, lonely, blocked, 'dice = "1 1 1"')) == 1
    # Tokens, Market or a declared envoy would still open a place.
    assert asked(scene(INFLUENCE, lonely + "; tokens = 1", blocked, 'dice = "1 1 1"')) == 0
    assert asked(scene(INFLUENCE, lonely + "; " + owns("market"), blocked, 'dice = "1 1 1"')) == 0
    autumn = 'phase = "autumn"; step = "influence"; envoy = 0; envoy_uses = '
    assert asked(scene(autumn + '["influence"]', lonely, blocked, 'dice = "1 1 1"')) == 0
    assert asked(scene(autumn + '["build"]', lonely, blocked, 'dice = "1 1 1"')) == 1
    # A token or the Market that only leads to a taken advisor opens none.
    taken = 'dice = "1"; placements = ["place 4 @ 4", "place 6 @ 6"]'
    both = 'dice = "1"; placements = ["place 3 @ 3", "place 5 @ 5"]'
    assert asked(scene(INFLUENCE, lonely + "; tokens = 1", taken, 'dice = "1 1 1"')) == 1
    assert asked(scene(INFLUENCE, lonely + "; " + owns("market"), taken, both)) == 1


@rule("KB-3.2b", "KB-3.2c")
def test_kb_3_2_a_placement_points_at_all_that_it_takes() -> None:
    s = placing('dice = "4 6 6"; white = "3"; tokens = 1; ' + owns("market"))
    takes = {action.text: action.points_at() for action in s.legal(0)}
    dice = ["my/die/own/4", "my/die/white/3"]
    assert takes["place 4+w3 @ 7"] == ["advisor/7", *dice]
    assert takes["place 4+w3 +2 @ 9"] == ["advisor/9", *dice, "my/tokens"]
    assert takes["place 4+w3 +2 market -1 @ 8"] == ["advisor/8", *dice, "my/tokens", "my/market"]


@rule("KB-3.2b")
def test_kb_3_2b_one_token_per_die_white_included() -> None:
    s = placing('dice = "1 2 4"; white = "3"; tokens = 5')
    assert "place 4 +2 @ 6" in legal(s)
    assert "place 4+w3 +2x2 @ 11" in legal(s)
    assert why_not(s, "place 4 +2x2 @ 8") == "KB-3.2b"
    assert why_not(s, "place 4+2 +2x3 @ 12") == "KB-3.2b"
    assert refusal(s, "place 4 +2x2 @ 8").phrase.args["limit"] == 1
    do(s, "place 4+w3 +2x2 @ 11")
    assert s.players[0].tokens == 3


@rule("KB-3.2b")
def test_kb_3_2b_only_tokens_one_has() -> None:
    s = placing('dice = "1 2 4"; tokens = 1')
    assert why_not(s, "place 4+2 +2x2 @ 10") == "KB-3.2b"
    assert refusal(s, "place 4+2 +2x2 @ 10").phrase.args == {"n": 2, "owned": 1}


@rule("KB-3.2b")
def test_kb_3_2b_english_one_token_per_group() -> None:
    s = placing('dice = "1 2 4"; tokens = 3', edition="english-2007")
    assert "place 4+2 +2 @ 8" in legal(s)
    assert why_not(s, "place 4+2 +2x2 @ 10") == "KB-3.2b"
    assert why_not(s, "place 4 +2x2 @ 8") == "KB-3.2b"


@rule("KB-3.2c", "KB:market")
def test_kb_3_2c_example_nine_reaches_eight_or_ten_with_the_market() -> None:
    s = placing('dice = "4 5 6"; ' + owns("market"))
    for text in ("place 5+4 market -1 @ 8", "place 5+4 @ 9", "place 5+4 market +1 @ 10"):
        assert text in legal(s)
    do(s, "place 5+4 market -1 @ 8", "pass", "pass")
    assert s.players[0].market_used
    assert why_not(s, "place 6 market +1 @ 7") == "KB-3.2c"
    assert refusal(s, "place 6 market +1 @ 7").phrase.key == "kingsburg-refusal-market-used"


@rule("KB-3.2c", "KB:market")
def test_kb_3_2c_market_is_ready_again_before_the_next_season_is_rolled() -> None:
    s = placing('dice = "4 5 6"; ' + owns("market"))
    do(s, "place 5+4 market -1 @ 8")
    assert view_of(s, 0).players[0].market == "used"
    skip(s)
    assert view_of(s, 0).players[0].market == "ready"


@rule("KB-3.2c", "KB:market")
def test_kb_3_2c_market_is_used_up_only_by_a_placement_that_needs_it() -> None:
    s = placing('dice = "4 5 6"; ' + owns("market"))
    do(s, "place 5+4 @ 9", "pass", "pass")
    assert "place 6 market +1 @ 7" in legal(s)


@rule("KB-3.2c")
def test_kb_3_2c_only_the_owner_of_a_market() -> None:
    s = placing('dice = "4 5 6"; ' + owns("inn"))
    assert why_not(s, "place 6 market +1 @ 7") == "KB-3.2c"
    assert refusal(s, "place 6 market +1 @ 7").phrase.key == "kingsburg-refusal-no-market"


@rule("KB-3.2c")
def test_kb_3_2c_counts_with_tokens_and_stays_between_1_and_18() -> None:
    s = placing('dice = "1 6 6"; white = "5"; tokens = 2; ' + owns("market"))
    assert "place 6+w5 +2x2 market -1 @ 14" in legal(s)
    assert "place 6+6+1+w5 @ 18" in legal(s)
    assert "place 6+6+1+w5 market -1 @ 17" in legal(s)
    targets = {text.rsplit(" ", 1)[1] for text in legal(s) if text.startswith("place")}
    assert "0" not in targets
    assert "19" not in targets


@rule("KB-3.2c")
def test_kb_3_2c_combines_with_the_envoy() -> None:
    s = scene(
        'phase = "autumn"; step = "influence"; envoy = 0; envoy_uses = ["influence"]',
        'dice = "4"; placements = ["place 6+6 @ 12"]; ' + owns("market"),
        'placements = ["place 5 @ 5", "place 1+1 @ 2"]',
        'placements = ["place 3+3+3 @ 9"]',
    )
    assert legal(s) == ["place 4 market -1 @ 3", "place 4 @ 4", "place 4 market +1 @ 5", "pass"]
    do(s, "place 4 market +1 @ 5")
    assert s.players[0].market_used
    assert s.envoy_rights == 0


def test_every_advisor_answers_why_not() -> None:
    s = placing('dice = "2 2 2"')
    targets = {place for action in s.candidates(0) for place in action.points_at()}
    assert {f"advisor/{number}" for number in range(1, 19)} <= targets


def test_candidates_are_in_the_catalogue_once_each_and_in_its_order() -> None:
    s = placing('dice = "2 3 6"; white = "1 4"; tokens = 3; ' + owns("market"))
    ids = [catalogue(s.components).id_of(action) for action in s.candidates(0)]
    assert ids == sorted(set(ids))
    legal_ids = [catalogue(s.components).id_of(action) for action in s.legal(0)]
    assert legal_ids == sorted(set(legal_ids))


def test_there_are_15249_placements_with_the_right_sum() -> None:
    places = placing('dice = "1 1 1"').components.table.places
    right = [place for place in places if place.own.count and place.counts() == place.target]
    assert len([place for place in right if place.tokens <= place.own.count + place.white.count]) == 15_249


@rule("KB-3.2")
def test_kb_3_2_passing_is_told() -> None:
    s = placing('dice = "2 3 6"')
    do(s, "pass")
    assert [(event.args or {}).get("player") for event in told(s, "pass")] == [seat_phrase(0)]
