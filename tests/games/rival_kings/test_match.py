"""Several games in a row as one table (RK-6.4), and money that is not shown (RK-4.3)."""

from __future__ import annotations

import pytest

from kingscourt.games.rival_kings.game import GAME
from kingscourt.games.rival_kings.scoring import points_of
from kingscourt.games.rival_kings.state import RivalKingsState
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import OVER
from kingscourt.kernel.errors import BadOptions
from kingscourt.kernel.find_terms import find_terms
from kingscourt.kernel.random_playout import playout
from kingscourt.testing.rule_marker import rule
from tests.games.rival_kings.positions import (
    catalogue,
    decline_all,
    do,
    keys,
    pile,
    player,
    points,
    turns,
    view,
)


def played(match: str, seats: int = 3, seed: int = 1) -> RivalKingsState:
    """A match at random."""
    options = GAME.options(seats, variants={"match": match})
    state = GAME.new(options, GAME.components(options.edition))
    assert isinstance(state, RivalKingsState)
    playout(state, FastRandom(seed))
    return state


@rule("RK-6.4")
@pytest.mark.parametrize("games", [2, 3, 4])
def test_rk_6_4_a_number_of_games(games: int) -> None:
    assert played(f"games-{games}").game == games


@rule("RK-6.4")
def test_rk_6_4_scores_add_up_and_the_table_starts_anew() -> None:
    state = turns(
        player("queen", buildings=["garden"], subjects=["gardener"], coins=9),
        player("lord-protector", markers=4),
        turned_up="count",
        piles={"subjects-1": pile("farmer", size=1)},
        options={"match": "games-2"},
    )
    do(state, "recruit subjects-1")
    events = do(state, "decline")
    first = 7 + 1 + 8 // 3 - 2
    assert keys(events).count("total") == 2
    assert keys(events)[-1] == "game"
    assert state.game == 2
    assert [each.earlier for each in state.players] == [first, 5 // 3 - 8]
    assert [(each.coins, each.markers, each.subjects) for each in state.players] == [(5, 1, [])] * 2
    assert [len(each) for each in state.piles] == [8] * 4
    assert points(state, 0)["earlier-games"] == first


@rule("RK-6.4")
@pytest.mark.parametrize("seed", range(4))
def test_rk_6_4_a_number_of_points_ends_with_the_game_that_reaches_it(seed: int) -> None:
    state = played("points-20", seed=seed)
    totals = [each.earlier + points_of(state.components, each) for each in state.players]
    assert max(each.earlier for each in state.players) < 20
    assert max(totals) >= 20 or state.game == 20
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.ranking[0].score == max(totals)


@rule("RK-6.4")
def test_rk_6_4_at_the_latest_after_twenty_games() -> None:
    options = GAME.options(2, variants={"match": "points-60"})
    state = GAME.new(options, GAME.components(options.edition))
    assert isinstance(state, RivalKingsState)
    decline_all(state, limit=50_000)
    assert state.pending().kind == OVER
    assert state.game == 20


@rule("RK-6.4")
def test_rk_6_4_the_highest_total_wins_and_a_tie_is_shared() -> None:
    state = turns(
        player("queen", earlier=3, coins=5, markers=0),
        player("duke", earlier=1, coins=6, markers=0),
        turned_up="count",
        game=2,
        piles={"subjects-1": pile("farmer", size=1)},
        options={"match": "games-2"},
    )
    do(state, "recruit subjects-1", "decline")
    outcome = state.outcome()
    assert outcome is not None
    assert [line.score for line in outcome.ranking] == [5, 3]
    assert outcome.reason.key == "rival-kings-outcome-match-points"
    state = turns(
        player("queen", earlier=1, coins=5, markers=0),
        player("duke", earlier=1, coins=6, markers=0),
        turned_up="count",
        game=2,
        piles={"subjects-1": pile("farmer", size=1)},
        options={"match": "games-2"},
    )
    do(state, "recruit subjects-1", "decline")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners() == [0, 1]
    assert outcome.reason.key == "rival-kings-outcome-match-shared"


@pytest.mark.parametrize("match", ["games-1", "games-21", "points-0", "points-1000", "points-"])
def test_only_offered_matches(match: str) -> None:
    with pytest.raises(BadOptions, match="points-1…999, games-2…20"):
        GAME.options(2, variants={"match": match})


@rule("RK-6.4")
def test_rk_6_4_any_number_of_points() -> None:
    state = played("points-7")
    assert max(each.earlier for each in state.players) < 7
    assert max(each.earlier + points_of(state.components, each) for each in state.players) >= 7


@rule("RK-4.3")
def test_rk_4_3_hidden_money_does_not_leave_the_state() -> None:
    shown = turns(player("queen"), player("duke"), turned_up="count")
    assert [each.money for each in view(shown, 0).piles] == [2, 2, 2, 2]
    hidden = turns(
        player("queen"),
        player("duke"),
        turned_up="count",
        options={"money": "hidden"},
        piles={"buildings-2": pile("mine", money=0)},
    )
    for seat in (0, 1, None):
        assert [each.money for each in view(hidden, seat).piles] == [None] * 4
        assert [each.has_money for each in view(hidden, seat).piles] == [True, False, True, True]
    middle = GAME.outline(view(hidden, 0), hidden.components).inside[0].inside
    money = {part.place: part for each in middle for part in each.inside}
    assert money["pile/buildings-1/money"].value is None
    assert [say.key for say in money["pile/buildings-1/money"].state] == ["rival-kings-outline-money-hidden"]
    assert (money["pile/buildings-2/money"].value, money["pile/buildings-2/money"].state) == (0, [])


@rule("RK-4.3")
def test_rk_4_3_hidden_money_is_not_told_before_it_is_taken() -> None:
    state = turns(
        player("courtier"), player("trader-1", markers=0), turned_up="count", options={"money": "hidden"}
    )
    do(state, "decline")
    action = catalogue(state).parse("money buildings-1")
    assert find_terms(state, 0, action).now == {"hidden-money": 1}
    (taken,) = [event for event in do(state, "money buildings-1") if event.key.endswith("-money")]
    assert taken.phrase().args["n"] == 2
    assert state.held_by(0)["coin"] == 7


@rule("RK-4.3")
def test_rk_4_3_hidden_money_is_shown_when_the_game_is_over() -> None:
    state = GAME.new(GAME.options(2, variants={"money": "hidden"}), GAME.components("rulebook"))
    assert isinstance(state, RivalKingsState)
    decline_all(state)
    assert [each.money for each in view(state, None).piles] == [2, 2, 2, 2]
