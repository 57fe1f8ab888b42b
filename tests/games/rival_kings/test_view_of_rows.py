"""What the view says of pairs, thefts and the card on top, so that no client needs the rules for it."""

from __future__ import annotations

from kingscourt.testing.rule_marker import rule
from tests.games.rival_kings.positions import conflicts, do, pile, player, turns, view


@rule("RK-6.2")
def test_rk_6_2_a_view_names_the_pairs_that_score() -> None:
    state = turns(
        player("queen", buildings=["vineyard", "forge", "prison"], subjects=["innkeeper", "vintner"]),
        player("duke"),
        turned_up="count",
    )
    pairs = view(state, 1).players[0].pairs
    assert [(pair.building, pair.subject, pair.perfect, pair.points) for pair in pairs] == [
        ("vineyard", "vintner", True, 4),
        ("forge", "innkeeper", False, 3),
    ]


@rule("RK-6.2")
def test_rk_6_2_a_view_says_what_the_top_card_would_score() -> None:
    state = turns(
        player("queen", coins=3, markers=0, buildings=["vineyard"], subjects=[]),
        player("duke", coins=0),
        turned_up="count",
        piles={"subjects-1": pile("vintner"), "buildings-1": pile("garden")},
    )
    scores = {each.id: each.score_with_top for each in view(state, 0).piles}
    assert scores["subjects-1"] == 4  # the perfect pair; 2 coins are left, which score nothing
    assert scores["buildings-1"] is None  # it costs 4
    assert all(each.score_with_top is None for each in view(state, 1).piles)
    assert all(each.score_with_top is None for each in view(state, None).piles)


@rule("RK-3.2")
def test_rk_3_2_a_view_says_who_robs_whom() -> None:
    state = conflicts(player("knight"), player("diplomat"), turned_up="trader-1")
    assert [each.robs for each in view(state, 0).players] == [[1], []]
    assert [each.to_act for each in view(state, 0).players] == [False, True]
    do(state, "cover 1 money")
    assert [each.robs for each in view(state, 0).players] == [[1], []]


@rule("RK-3.1")
def test_rk_3_1_equal_ranks_rob_nobody() -> None:
    state = conflicts(player("courtier"), player("priest"), player("trader-1"))
    assert [each.robs for each in view(state, 2).players] == [[], [], []]
