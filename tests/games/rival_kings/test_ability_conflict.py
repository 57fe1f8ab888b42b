"""Abilities inside the conflict phase: Gardener, Watchman; use, limits, refusals."""

from __future__ import annotations

from kingscourt.testing.rule_marker import rule
from tests.games.rival_kings.positions import (
    conflicts,
    do,
    draw,
    keys,
    legal,
    markers,
    player,
    refused,
    turns,
)

# -- Gardener ----------------------------------------------------------------------------------------


@rule("RK:gardener")
def test_gardener_swaps_characters_before_conflicts() -> None:
    state = conflicts(player("trader-1", subjects=["gardener"]), player("courtier"), turned_up="queen")
    do(state, "use gardener 1")
    # rank, tie symbol and right to steal go with the card
    assert state.components.character_names[state.players[0].character] == "courtier"
    assert markers(state) == [1, 2]
    assert state.players[0].victims == 0b10


@rule("RK:gardener")
def test_gardener_may_keep_the_character() -> None:
    state = conflicts(player("trader-1", subjects=["gardener"]), player("courtier"), turned_up="queen")
    assert keys(do(state, "decline"))[0] == "keeps-character"
    assert markers(state) == [2, 1]
    assert not state.players[0].used


@rule("RK:gardener")
def test_gardener_needs_another_player() -> None:
    state = conflicts(player("trader-1", subjects=["gardener"]), player("courtier"), turned_up="queen")
    assert refused(state, "use gardener 0") == "RK:gardener"
    assert refused(state, "use jailer") == "RK-5.1"


@rule("RK:gardener")
def test_gardener_cannot_take_the_turned_up_card() -> None:
    state = conflicts(player("trader-1", subjects=["gardener"]), player("courtier"))
    draw(state, "queen")  # RK-3.5: before the Gardener
    assert legal(state) == ["decline", "use gardener 1"]


@rule("RK:gardener")
def test_gardeners_decide_in_rank_order_as_revealed() -> None:
    state = conflicts(
        player("trader-1", subjects=["gardener"]), player("courtier", subjects=["gardener"]), player("queen")
    )
    assert state.pending().seats == [1]
    do(state, "use gardener 2")
    assert state.pending().seats == [0]  # and sees the earlier swap
    assert state.components.character_names[state.players[1].character] == "queen"
    do(state, "use gardener 1")
    assert state.active == 0


@rule("RK:gardener")
def test_gardener_further_up_the_row_does_not_work() -> None:
    state = conflicts(
        player("trader-1", subjects=["gardener", "farmer"]), player("courtier"), turned_up="queen"
    )
    assert state.active == 1


# -- Watchman ----------------------------------------------------------------------------------------


@rule("RK:watchman")
def test_watchman_sends_the_marker_to_the_robber() -> None:
    state = conflicts(player("knight"), player("diplomat", subjects=["watchman"]), turned_up="trader-1")
    assert state.pending().seats == [1]
    do(state, "use watchman")
    assert markers(state) == [2, 1]
    assert state.players[0].victims == 0b10  # the action is still stolen
    assert state.players[1].used


@rule("RK:watchman")
def test_watchman_may_be_spared() -> None:
    state = conflicts(player("knight"), player("diplomat", subjects=["watchman"]), turned_up="trader-1")
    do(state, "decline")
    assert markers(state) == [1, 2]
    assert not state.players[1].used


@rule("RK:watchman")
def test_watchman_turns_one_robber_away_and_chooses_which() -> None:
    state = conflicts(player("courtier"), player("countess"), player("trader-1", subjects=["watchman"]))
    do(state, "use watchman")
    assert markers(state) == [2, 1, 2]
    state = conflicts(player("courtier"), player("countess"), player("trader-1", subjects=["watchman"]))
    do(state, "decline", "use watchman")
    assert markers(state) == [1, 2, 2]


@rule("RK:watchman")
def test_watchman_not_against_equal_ranks() -> None:
    state = conflicts(player("trader-1"), player("trader-2", subjects=["watchman"]), turned_up="queen")
    assert markers(state) == [2, 2]
    assert state.active == 0


@rule("RK:watchman")
def test_watchman_not_against_markers_that_are_handed_over() -> None:
    state = turns(player("courtier"), player("trader-1", subjects=["watchman"]), turned_up="queen")
    do(state, "give 1")
    assert markers(state) == [0, 2]


@rule("RK:watchman", "RK-3.5")
def test_watchman_against_a_revealed_card_nobody_takes_the_marker() -> None:
    state = conflicts(player("queen"), player("trader-1", subjects=["watchman"]), turned_up="courtier")
    assert keys(do(state, "use watchman"))[0] == "fended-off"
    assert markers(state) == [1, 1]
    state = conflicts(player("queen"), player("trader-1", subjects=["watchman"]), turned_up="trader-2")
    assert markers(state) == [1, 2]  # not against an equal rank


@rule("RK:watchman", "RK-3.6")
def test_watchman_is_not_asked_when_no_marker_is_dealt() -> None:
    state = conflicts(
        player("knight"), player("diplomat", subjects=["watchman"]), turned_up="trader-1", marker_supply=0
    )
    assert state.active == 0
