"""Conflicts (RK-3), with the worked examples of the rulebook."""

from __future__ import annotations

from itertools import permutations

import pytest

from kingscourt.games.rival_kings.steps.theft import open_actions
from kingscourt.testing.rule_marker import rule
from tests.games.rival_kings.positions import (
    conflicts,
    defaults,
    do,
    draw,
    keys,
    legal,
    markers,
    player,
    refusal_key,
    refused,
    turns,
)


@rule("RK-3.1", "RK:trader-1", "RK:trader-2")
def test_rk_3_1_example_two_traders_alone_take_a_marker_and_do_one_action_each() -> None:
    state = conflicts(player("trader-1"), player("trader-2"), player("duke"))
    assert markers(state) == [2, 2, 1]
    defaults(state, until="money buildings-1")
    assert state.active == 0
    do(state, "money buildings-1")  # one of the four; the turn is over
    assert state.active == 1
    do(state, "settle")
    assert state.active == -1
    assert [each.coins for each in state.players] == [7, 5, 5]


@rule("RK-3.3", "RK:knight", "RK:diplomat")
def test_rk_3_3_example_the_knight_steals_money_from_the_diplomat() -> None:
    state = conflicts(player("knight"), player("diplomat"), turned_up="trader-1")
    assert markers(state) == [1, 2]
    assert state.active == 0
    assert legal(state) == ["cover 1 settle", "cover 1 money", "cover 1 buy"]
    do(state, "cover 1 money", "money subjects-1")
    assert state.players[0].coins == 7
    do(state, "money subjects-2", "recruit subjects-1")  # the player's own actions follow
    draw(state, "farmer")
    defaults(state, until="settle")
    assert state.active == 1
    do(state, "settle")
    assert refused(state, "money buildings-1") == "RK-3.3"  # covered, whatever the order
    do(state, "buy buildings-2")  # the rest of the Diplomat's actions: no money
    assert state.players[1].coins == 3


@rule("RK-3.2", "RK:courtier", "RK:priest")
def test_rk_3_2_example_two_cs_conflict_and_the_trader_is_not_robbed() -> None:
    state = conflicts(player("courtier"), player("priest"), player("trader-1"))
    assert markers(state) == [2, 2, 1]
    assert [each.victims for each in state.players] == [0, 0, 0]
    assert refused(state, "cover 2 money") == "RK-3.1"


@rule("RK-3.3", "RK:queen", "RK:bursar")
def test_rk_3_3_example_two_ds_and_an_a() -> None:
    state = conflicts(player("bursar"), player("knight"), player("queen"))
    assert markers(state) == [3, 3, 1]
    assert state.active == 2
    assert legal(state) == ["cover 0 money", "cover 0 buy", "cover 1 money", "cover 1 recruit"]
    do(state, "cover 1 money", "money buildings-1")
    assert legal(state) == ["cover 0 money", "cover 0 buy"]
    do(state, "cover 0 buy", "decline")
    do(state, "decline")  # the Queen's own action
    assert state.active == 0
    assert legal(state) == ["money buildings-2", "money subjects-1", "money subjects-2", "decline"]
    assert refused(state, "buy buildings-2") == "RK-3.3"
    do(state, "decline")
    assert state.active == 1
    assert legal(state) == ["recruit subjects-1", "recruit subjects-2", "decline"]


@rule("RK-3.3", "RK-3.1", "RK:countess")
def test_rk_3_3_example_trader_with_trader_c_and_e() -> None:
    state = conflicts(player("trader-1"), player("trader-2"), player("courtier"), player("countess"))
    assert markers(state) == [4, 4, 1, 1]
    assert state.active == 2
    do(state, "cover 0 money", "decline", "cover 1 recruit", "decline")
    defaults(state, until="cover 0 buy")
    assert state.active == 3
    assert legal(state) == [
        *["cover 0 settle", "cover 0 recruit", "cover 0 buy"],
        *["cover 1 settle", "cover 1 money", "cover 1 buy"],
    ]
    assert refused(state, "cover 0 money") == "RK-3.3"
    do(state, "cover 0 buy", "decline", "cover 1 buy", "decline")
    while state.active == 3:
        do(state, "decline")
    assert state.active == 0
    assert legal(state) == ["settle", "recruit subjects-1", "recruit subjects-2", "decline"]
    do(state, "recruit subjects-1")
    draw(state, "miner")
    defaults(state, until="settle")
    assert state.active == 1
    assert "settle" in legal(state)
    assert "money buildings-1" in legal(state)
    assert refused(state, "recruit subjects-2") == "RK-3.3"


@rule("RK-3.1")
def test_rk_3_1_two_pairs_at_once() -> None:
    state = conflicts(player("duke"), player("count"), player("countess"), player("diplomat"))
    assert [each.limited for each in state.players] == [True] * 4
    assert markers(state) == [2, 2, 2, 2]


@rule("RK-3.1")
def test_rk_3_1_only_one_action_and_abilities_are_extra() -> None:
    state = conflicts(player("duke", subjects=["market-woman"]), player("count"))
    draw(state, "trader-1")
    assert state.active == 0
    do(state, "settle")
    assert refused(state, "recruit subjects-1") == "RK-3.1"
    assert refused(state, "cover 1 buy") == "RK-3.1"
    do(state, "use market-woman subjects-1")
    assert state.active == 1


STEALS = {"a": "d", "b": "c", "c": "f", "d": "e", "e": "f"}
FIRST_OF_RANK = dict(
    zip("abcdef", ["lord-protector", "duke", "courtier", "bursar", "countess", "trader-1"], strict=True)
)
SECOND_OF_RANK = dict(
    zip("abcdef", ["queen", "count", "priest", "knight", "diplomat", "trader-2"], strict=True)
)


@rule("RK-3.2", "RK:lord-protector", "RK:duke", "RK:count")
@pytest.mark.parametrize(("robber", "other"), list(permutations("abcdef", 2)))
def test_rk_3_2_who_steals_from_whom(robber: str, other: str) -> None:
    pair = conflicts(
        player(FIRST_OF_RANK[robber]), player(SECOND_OF_RANK[other]), turned_up=neutral(robber, other)
    )
    robbed = STEALS.get(robber) == other
    robs = STEALS.get(other) == robber
    assert [each.victims for each in pair.players] == [2 if robbed else 0, 1 if robs else 0]
    assert markers(pair) == [2 if robs else 1, 2 if robbed else 1]


def neutral(one: str, other: str) -> str:
    """A character to turn up that is in conflict with neither rank."""
    for rank, name in SECOND_OF_RANK.items():
        if rank not in (one, other) and STEALS.get(rank) not in (one, other):
            return name
    raise AssertionError("every rank is in conflict")


@rule("RK-3.2")
def test_rk_3_2_a_and_b_are_never_robbed_and_f_robs_nobody() -> None:
    assert not {"a", "b"} & set(STEALS.values())
    assert "f" not in STEALS


@rule("RK-3.2")
def test_rk_3_2_only_the_rank_below_can_be_robbed() -> None:
    state = conflicts(player("knight"), player("diplomat"), player("duke"))
    defaults(state, until="cover 1 money")
    assert refused(state, "cover 2 settle") == "RK-3.2"


@rule("RK-3.3")
def test_rk_3_3_the_crest_is_forced_the_action_may_be_declined_and_stays_covered() -> None:
    state = conflicts(player("knight"), player("diplomat"), player("duke"))
    defaults(state, until="cover 1 buy")
    assert refused(state, "decline") == "RK-3.3"
    assert refused(state, "money buildings-1") == "RK-3.3"
    assert refused(state, "cover 1 recruit") == "RK-3.3"  # the Diplomat does not recruit
    do(state, "cover 1 buy", "decline")
    assert state.players[1].crest_on(4) == 0
    assert refused(state, "cover 1 money") == "RK-3.3"


@rule("RK-3.3")
def test_rk_3_3_markers_money_price_and_row_are_the_robbers_own() -> None:
    state = conflicts(
        player("countess", coins=0, markers=1), player("trader-1", coins=9, markers=2), player("duke")
    )
    defaults(state, until="cover 1 settle")
    do(state, "cover 1 buy")
    assert state.active == 0
    # without a coin of her own the stolen purchase does nothing
    assert legal(state) == ["settle", "decline"]


@rule("RK-3.3")
def test_rk_3_3_two_victims_in_the_order_the_robber_likes() -> None:
    state = conflicts(player("bursar"), player("knight"), player("queen"))
    do(state, "cover 0 money")
    assert legal(state) == [
        *["money buildings-1", "money buildings-2", "money subjects-1", "money subjects-2"],
        "decline",
    ]
    assert refused(state, "cover 1 money") == "RK-3.3"  # the first is carried out before the next is covered
    do(state, "money buildings-1")
    assert refused(state, "cover 0 buy") == "RK-3.3"
    assert legal(state) == ["cover 1 money", "cover 1 recruit"]


@rule("RK-3.4")
def test_rk_3_4_fewer_markers_first() -> None:
    state = conflicts(player("lord-protector", markers=3), player("queen", markers=2))
    draw(state, "trader-1")
    assert state.active == 1


@rule("RK-3.4")
def test_rk_3_4_equal_markers_the_tie_symbol_goes_first() -> None:
    state = conflicts(player("queen", markers=2), player("lord-protector", markers=2))
    draw(state, "trader-1")
    assert state.active == 1
    for rank, name in FIRST_OF_RANK.items():
        state = conflicts(player(SECOND_OF_RANK[rank]), player(name))
        assert state.goes_before(1, 0)
        assert not state.goes_before(0, 1)


@rule("RK-3.4")
def test_rk_3_4_counted_when_the_ranks_turn_comes() -> None:
    state = conflicts(
        player("courtier", markers=1), player("priest", markers=2), player("queen", subjects=["herbalist"])
    )
    assert state.active == 2
    do(state, "use herbalist 0")
    assert markers(state)[:2] == [3, 3]
    do(state, "decline")
    assert state.active == 0  # now equal, and the Courtier has the symbol
    state = conflicts(
        player("courtier", markers=2), player("priest", markers=2), player("queen", subjects=["herbalist"])
    )
    do(state, "use herbalist 0", "decline")
    assert state.active == 1


@rule("RK-3.5")
@pytest.mark.parametrize(
    ("turned", "expected"),
    [
        ("knight", [2, 1]),  # the rank of the Bursar
        ("queen", [2, 1]),  # A steals from D
        ("count", [1, 2]),  # B steals from C
        ("priest", [1, 2]),  # the rank of the Courtier
        ("trader-1", [1, 1]),
        ("countess", [1, 1]),
    ],
)
def test_rk_3_5_the_turned_up_card_gives_markers_and_nothing_else(turned: str, expected: list[int]) -> None:
    state = conflicts(player("bursar"), player("courtier"))
    draw(state, turned)
    assert markers(state) == expected
    assert [each.limited for each in state.players] == [False, False]
    assert [each.victims for each in state.players] == [0, 0]


@rule("RK-3.5")
def test_rk_3_5_both_players_may_take_a_marker() -> None:
    state = conflicts(player("trader-1"), player("trader-2"))
    draw(state, "courtier")
    assert markers(state) == [3, 3]  # one as equal ranks, one from the card


@rule("RK-3.5")
def test_rk_3_5_the_steal_relation_counts_not_any_higher_rank() -> None:
    state = conflicts(player("diplomat"), player("priest"))
    draw(state, "lord-protector")
    assert markers(state) == [1, 1]


@rule("RK-3.6")
def test_rk_3_6_without_markers_none_is_taken() -> None:
    state = conflicts(
        player("trader-2", markers=2), player("trader-1", markers=1), player("courtier"), marker_supply=1
    )
    # inside the pair the one with fewer markers comes first
    assert markers(state) == [2, 2, 1]
    assert state.marker_supply == 0
    assert state.players[2].victims == 0b011  # the theft itself goes on


@rule("RK-3.6")
def test_rk_3_6_equal_ranks_come_before_robberies() -> None:
    state = conflicts(player("knight"), player("countess"), player("diplomat"), marker_supply=3)
    assert markers(state) == [1, 3, 2]


@rule("RK-3.7")
def test_rk_3_7_gardener_equal_ranks_robberies_revealed_card_then_turns() -> None:
    state = conflicts(player("trader-1", subjects=["gardener"]), player("courtier", subjects=["watchman"]))
    draw(state, "diplomat")
    assert state.active == -1
    assert legal(state) == ["decline", "use gardener 1"]
    events = do(state, "use gardener 1")
    # the Trader is robbed by the Courtier; the Diplomat robs Traders too
    assert keys(events) == ["swap-characters"]
    assert legal(state, 1) == ["decline", "use watchman"]
    assert keys(do(state, "decline")) == ["robbed"]
    assert keys(do(state, "decline"))[:2] == ["clash-robbed", "turn"]
    assert markers(state) == [1, 3]


@rule("RK-3.7")
def test_rk_3_7_all_markers_before_the_first_turn_crests_later() -> None:
    state = conflicts(player("queen"), player("knight"), player("diplomat"), player("trader-1"))
    assert markers(state) == [1, 2, 2, 2]
    assert [each.crests for each in state.players] == [0, 0, 0, 0]


@rule("RK-3.3")
@pytest.mark.parametrize("left", range(5))
def test_rk_3_3_one_action_always_remains(left: int) -> None:
    """Whichever action is the last one uncovered, it cannot be stolen; of two each can."""
    state = conflicts(player("knight"), player("trader-1"), turned_up="queen")
    victim = state.players[1]
    kinds = state.components.characters[victim.character].actions
    for kind in kinds:
        if kind != left:
            victim.put_crest(kind, 0)
    assert open_actions(state, 1) == 0
    if left in kinds:
        victim.crests = 0
        for kind in [kind for kind in kinds if kind != left][1:]:
            victim.put_crest(kind, 0)
        assert open_actions(state, 1).bit_count() == 2
        assert open_actions(state, 1) & (1 << left)


@rule("RK-3.3")
def test_rk_3_3_a_covered_action_is_refused_as_covered_and_one_not_printed_as_such() -> None:
    state = conflicts(player("knight"), player("diplomat"), turned_up="trader-1")
    do(state, "cover 1 money", "money buildings-1", "decline", "decline")
    assert refusal_key(state, "money buildings-2") == "rival-kings-refusal-already-covered"
    state = turns(player("queen"), player("duke"), turned_up="count")
    assert refusal_key(state, "buy buildings-2") == "rival-kings-refusal-not-printed"


@rule("RK-3.3")
def test_rk_3_3_of_two_thefts_the_first_is_finished_first() -> None:
    state = conflicts(player("queen"), player("bursar"), player("knight"))
    do(state, "cover 1 money")
    assert refusal_key(state, "cover 2 money") == "rival-kings-refusal-stolen-first"
    assert refusal_key(state, "cover 1 buy") == "rival-kings-refusal-one-crest-a-victim"
    do(state, "decline")
    assert "cover 2 money" in legal(state)
