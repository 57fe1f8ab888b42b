"""Values of Rival Kings: rows, final points, what a policy may know, positions with an obvious order."""

from __future__ import annotations

import math
from importlib.resources import files

import pytest

from kingscourt.components.weights_file import read_weights
from kingscourt.games.rival_kings.bot.collections_of_cards import Collections
from kingscourt.games.rival_kings.bot.features import ACTIVE, FEATURES, LAYOUT
from kingscourt.games.rival_kings.bot.values import RivalKingsValues
from kingscourt.games.rival_kings.game import GAME, shipped_weights
from kingscourt.games.rival_kings.scoring import points_of
from kingscourt.games.rival_kings.state import RivalKingsState
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import CHANCE, OVER
from kingscourt.kernel.game_outcome import Standing
from kingscourt.kernel.policy_playout import OnePlyPolicy
from kingscourt.kernel.random_playout import draw_chance
from tests.games.rival_kings.positions import act, pile, player, scenario, seat_asked, table, turns


def new_values() -> RivalKingsValues:
    """Values as shipped."""
    return RivalKingsValues(shipped_weights())


def new_policy() -> OnePlyPolicy:
    """One look ahead by them."""
    values = GAME.values()
    assert values is not None
    return OnePlyPolicy(values)


def positions(seats: int, seed: int, match: str = "one-game") -> list[RivalKingsState]:
    """All positions of a random game."""
    options = GAME.options(seats, variants={"match": match})
    state = GAME.new(options, GAME.components(options.edition))
    random = FastRandom(seed)
    found: list[RivalKingsState] = []
    while state.waiting.kind != OVER:
        if state.waiting.kind == CHANCE:
            draw_chance(state, random)
        else:
            seat = state.waiting.seats[0]
            legal = state.legal(seat)
            state.apply(seat, legal[random.index(len(legal))])
        assert isinstance(state, RivalKingsState)
        found.append(state.copy())
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rows_are_finite_and_as_long_as_the_layout(seats: int) -> None:
    values = new_values()
    for state in positions(seats, 5)[:-1]:
        rows = values.features(state)
        assert [len(row) for row in rows] == [FEATURES] * seats
        assert all(math.isfinite(feature) for row in rows for feature in row)
        assert 0.0 <= values.progress(state) <= 1.0


def test_the_quick_sum_equals_the_weighted_row() -> None:
    values = new_values()
    for state in positions(4, 6)[:-1]:
        for seat in range(4):
            worth = values.worth(state, seat)
            against = values.of_rivals(state, seat, worth, values.progress(state))
            assert values.policy_worth(state, seat) == pytest.approx(worth - against)


def test_a_row_holds_nothing_of_the_position_before() -> None:
    values = new_values()
    states = positions(3, 7)
    fresh = new_values().features(states[-40])
    values.features(states[-60])
    row = values.row
    values.fill(states[-60], 0, row)
    values.fill(states[-40], 2, row)
    assert row == fresh[2]


def test_the_layout_names_every_feature_once() -> None:
    assert len(LAYOUT) == FEATURES == len(set(LAYOUT.names))
    assert LAYOUT.names[ACTIVE].startswith("active_")


def test_the_shipped_weights_belong_to_the_layout() -> None:
    text = (files("kingscourt.games.rival_kings") / "data" / "values.toml").read_text(encoding="utf-8")
    weights = read_weights(LAYOUT, text)
    assert weights.early == shipped_weights().early
    with pytest.raises(ValueError, match="unknown features"):
        read_weights(LAYOUT, text.replace("hope =", "dope ="))


def points_at(points: list[float], standing: Standing) -> float:
    """The points of a line of the ranking."""
    assert standing.seat is not None
    return points[standing.seat]


@pytest.mark.parametrize("match", ["one-game", "games-2"])
def test_final_points_give_the_ranking_of_the_outcome(match: str) -> None:
    values = new_values()
    for seed in range(6):
        end = positions(4, seed, match)[-1]
        outcome = end.outcome()
        assert outcome is not None
        points = values.expected_points(end)
        for first in outcome.ranking:
            for second in outcome.ranking:
                assert (first.rank < second.rank) == (points_at(points, first) > points_at(points, second))


def test_a_match_counts_the_points_of_earlier_games() -> None:
    values = new_values()
    state = next(state for state in positions(2, 3, "games-2") if state.game == 2)
    before = values.expected_points(state)
    state.players[1].earlier += 7
    assert values.expected_points(state) == pytest.approx([before[0], before[1] + 7.0])


def test_collections_score_like_the_rules() -> None:
    state = positions(4, 9)[-1]
    collections = Collections(state.components)
    for one in state.players:
        one.coins = 0
        one.markers = 0
        own = collections.of(one)
        assert own.points == points_of(state.components, one)
        for kind in (3, 20):
            one.add(kind)
            assert own.points + collections.gain(own, kind) == points_of(state.components, one)
            assert collections.without_card(collections.of(one), kind).points == own.points
            one.remove(kind, False)


# -- what the policy may know ------------------------------------------------------------------------


def test_a_choice_of_the_policy_is_alike_in_all_worlds_that_the_seat_may_imagine() -> None:
    policy = new_policy()
    random = FastRandom(4)
    tested = 0
    for seed in (11, 12):
        for state in positions(4, seed)[:-1]:
            if (
                state.waiting.kind in (CHANCE, OVER)
                or reveals_by_its_answer(state)
                or has_private_cards(state)
            ):
                continue
            seat = state.waiting.seats[-1]
            rated = [policy.rate(state.imagine(seat, random), seat, state.legal(seat)) for _ in range(3)]
            for other in rated[1:]:
                assert other == rated[0]
            tested += 1
    assert tested > 60


def reveals_by_its_answer(state: RivalKingsState) -> bool:
    """Whether the answer opens the sealed ones of others; searches let all seats answer at once."""
    return state.waiting.sealed and len(state.waiting.seats) == 1


def has_private_cards(state: RivalKingsState) -> bool:
    """Whether somebody knows cards below a top; imagined worlds then differ in what is still unseen."""
    return any(not card.is_open() for pile in state.piles for card in pile.top)


def best(worths: list[float]) -> int:
    """The index of the best answer."""
    return worths.index(max(worths))


# -- positions with an obvious order -----------------------------------------------------------------


def chosen(state: RivalKingsState) -> str:
    """What one look ahead chooses."""
    seat = seat_asked(state)
    legal = state.legal(seat)
    return legal[best(new_policy().rate(state, seat, legal))].text


def test_a_card_that_completes_a_pair_is_bought() -> None:
    state = turns(
        player("lord-protector", coins=6, subjects=["gardener"], used=True), player("duke", markers=0)
    )
    assert chosen(state) == "buy buildings-1"


def test_a_card_that_brings_nothing_is_left_at_the_very_end() -> None:
    state = turns(
        player("lord-protector", coins=6, markers=0),
        player("courtier", markers=0),
        piles={"subjects-1": pile(size=0), "buildings-2": pile("cathedral")},
    )
    assert chosen(state) == "decline"


def test_most_money_is_taken() -> None:
    state = turns(
        player("courtier", markers=0), player("bursar"), piles={"subjects-2": pile("jailer", money=5)}
    )
    assert chosen(state) == "money subjects-2"


def test_a_marker_is_settled_and_goes_to_the_leader() -> None:
    assert chosen(turns(player("duke", markers=2), player("bursar"))) == "settle"
    leader = player("bursar", buildings=["garden"], subjects=["gardener"])
    assert chosen(turns(player("courtier", markers=2), player("trader-1"), leader)) == "give 2"


def test_a_watchman_sends_the_marker_back() -> None:
    state = table(player("queen"), player("bursar", subjects=["watchman"]), player("duke"), phase="conflicts")
    assert chosen(state) == "use watchman"


def test_a_swap_under_way_is_worth_what_it_can_bring() -> None:
    values = new_values()
    own = player("queen", coins=0, subjects=["gardener", "troubadour"], buildings=["farm"])
    state = turns(own, player("duke"))
    good = state.copy()
    act(good, 0, "use troubadour farm")  # the Garden lies in the middle
    bad = state.copy()
    act(bad, 0, "use troubadour gardener")
    assert values.policy_worth(good, 0) > values.policy_worth(state, 0) > values.policy_worth(bad, 0)


def test_few_markers_many_coins_and_pairs_are_worth_more() -> None:
    values = new_values()

    def worth(**facts: int | list[str]) -> float:
        state = scenario(players=[{**facts}, {}], piles={})
        return values.worth(state, 0)

    assert worth(markers=0) > worth(markers=1) > worth(markers=4)
    assert worth(coins=8) > worth(coins=5) > worth(coins=1)
    pair = worth(buildings=["vineyard"], subjects=["vintner"])
    assert pair > worth(buildings=["mine"], subjects=["vintner"]) > worth(buildings=["mine"])
