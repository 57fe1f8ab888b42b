"""RY-4: periods, titles, the end."""

from __future__ import annotations

import pytest

from kingscourt.games.royals.scoring import score_period, score_titles, standings, tell_tie_at_the_end
from kingscourt.games.royals.state import GONE, RoyalsState
from kingscourt.kernel.decision import CHANCE, OVER
from kingscourt.kernel.phrase import ABOUT_KEY, Phrase, seat_phrase
from kingscourt.testing.rule_marker import rule
from tests.games.royals.positions import (
    BOARD,
    do,
    draw,
    draw_any,
    events,
    legal,
    points,
    scenario,
    sheet,
    toml,
)

RUNS_OUT = """
phase = "play"
turn = {turn}
period = "{period}"
display = ["france"]
deck = {{ {deck} }}
[[player]]
holds = ["bordeaux/marshal"]
[[player]]
hand = {{ spain = 1 }}
[[player]]
"""


def run_out(turn: int = 0, period: str = "1648", deck: str = "britain = 1") -> RoyalsState:
    """Seats 0 and 2 have no cards, so their plays end by themselves."""
    s = scenario(RUNS_OUT.format(turn=turn, period=period, deck=deck))
    if s.pending().kind != CHANCE:
        do(s, "end turn")
    return s


@rule("RY-4.1")
def test_ry_4_1_a_period_ends_when_the_display_cannot_be_filled() -> None:
    s = run_out()
    draw(s, "britain")  # as far as possible
    assert s.countries.shuffle == 1
    assert s.countries.discarded() == 0
    draw(s, "france")  # from the new deck
    assert s.display == [2, 0, 1, 0]
    assert s.period == 1
    assert s.turn == 1  # play goes on with the next player
    assert sheet(s, 0)["period"] == 7


@rule("RY-4.1")
def test_ry_4_1_the_new_deck_is_laid_out_before_the_scoring() -> None:
    s = run_out()
    draw(s, "britain", "france")
    found = events(s)
    assert found.index("shuffle") < found.index("scoring")
    assert found[found.index("shuffle") + 1] == "display"


@rule("RY-4.1")
def test_ry_4_1_a_full_display_and_an_empty_deck_end_nothing() -> None:
    s = run_out(deck="britain = 1, spain = 1")
    draw(s, "britain", "spain")
    assert (s.countries.size, s.countries.shuffle, s.period) == (0, 0, 0)
    assert s.turn == 1


@rule("RY-4.2")
def test_ry_4_2_the_third_period_finishes_the_round() -> None:
    s = run_out(turn=0, period="1714")
    draw(s, "britain", "france")  # deck and display are renewed at once
    assert s.last_round
    found = events(s)
    assert "last-round" in found
    assert "scoring" not in found
    turns = []
    while s.pending().kind != OVER:
        turns.append(s.turn)
        if legal(s)[-1] == "end turn":
            do(s, "end turn")
        else:
            do(s, legal(s)[0])
        draw_any(s)
    assert sorted(set(turns)) == [1, 2]  # full turns of the two that had one less
    assert s.turns % 3 == 0
    assert s.finished


@rule("RY-4.2")
def test_ry_4_2_full_turns_with_drawing() -> None:
    s = run_out(turn=1, period="1714")
    draw(s, "britain", "france")
    assert s.turn == 2
    assert legal(s) == ["draw countries", "draw both"]


@rule("RY-4.2")
def test_ry_4_2_the_last_player_of_the_round_ends_it_at_once() -> None:
    s = run_out(turn=2, period="1714")
    draw(s, "britain", "france")
    assert s.pending().kind == OVER
    assert s.finished


@rule("RY-4.2", "RY-1.5")
def test_ry_4_2_the_round_ends_at_the_right_of_the_start_player() -> None:
    text = RUNS_OUT.format(turn=0, period="1714", deck="britain = 1").replace(
        "period", "start = 1\nperiod", 1
    )
    s = scenario(text)
    draw(s, "britain", "france")
    assert s.finished  # seat 0 sits to the right of start player 1


@rule("RY-4.2")
def test_ry_4_2_a_deck_that_runs_out_again_in_the_last_round() -> None:
    s = scenario("last_round = true" + RUNS_OUT.format(turn=1, period="1714", deck="britain = 1"))
    do(s, "end turn")
    draw(s, "britain", "france")
    assert (s.last_round, s.period, s.turn) == (True, 2, 2)


def country(s: RoyalsState, name: str) -> list[tuple[int, int]]:
    index = s.components.country_ids.index(name)
    return [(standing.seat, standing.influence) for standing in standings(s, index)]


SCORING = """
phase = "play"
[[player]]
holds = {first}
[[player]]
holds = {second}
[[player]]
holds = {third}
"""


def board(first: list[str], second: list[str], third: list[str]) -> RoyalsState:
    return scenario(SCORING.format(first=toml(first), second=toml(second), third=toml(third)))


@rule("RY-4.3")
def test_ry_4_3_most_and_second_most_influence() -> None:
    s = board(["paris/king"], ["lyon/cardinal", "lyon/countess"], ["bordeaux/marshal"])
    assert country(s, "france") == [(0, 4), (1, 3), (2, 1)]
    score_period(s)
    assert [sheet(s, seat).get("period", 0) for seat in range(3)] == [7, 4, 0]


@rule("RY-4.3")
@pytest.mark.parametrize(("period", "pair"), [(0, [5, 3]), (1, [6, 3]), (2, [7, 4])])
def test_ry_4_3_each_period_has_its_tokens(period: int, pair: list[int]) -> None:
    s = board(["london/king"], ["dublin/duke"], [])
    s.period = period
    score_period(s)
    assert [sheet(s, seat)["period"] for seat in (0, 1)] == pair


@rule("RY-4.3")
def test_ry_4_3_banished_cubes_give_no_influence() -> None:
    s = scenario("""
    phase = "play"
    [[player]]
    banished = ["paris/king"]
    [[player]]
    holds = ["bordeaux/marshal"]
    """)
    assert country(s, "france") == [(1, 1)]


@rule("RY-4.3")
def test_ry_4_3_tokens_without_a_taker_leave_the_game() -> None:
    s = board(["paris/king"], [], [])
    s.take_events()
    score_period(s)
    assert s.period_tokens[:8] == [0, GONE, GONE, GONE, GONE, GONE, GONE, GONE]
    assert events(s).count("token-unused") == 7


@rule("RY-4.4")
def test_ry_4_4_the_highest_title_breaks_a_tie() -> None:
    # four influence each, by a King, by Princess and Countess, and by Cardinal and Duke
    s = board(["paris/king"], ["rennes/princess", "rennes/countess"], ["lyon/cardinal", "bordeaux/duke"])
    assert country(s, "france") == [(0, 4), (1, 4), (2, 4)]
    s = board(["lyon/cardinal", "bordeaux/duke"], ["rennes/princess", "rennes/countess"], ["paris/king"])
    assert country(s, "france") == [(2, 4), (1, 4), (0, 4)]


@rule("RY-4.4")
def test_ry_4_4_then_the_city_with_the_higher_bonus() -> None:
    s = board(["bordeaux/duke"], ["marseille/duke"], [])
    assert country(s, "france") == [(1, 2), (0, 2)]  # Marseille 3, Bordeaux 2


@rule("RY-4.4")
def test_ry_4_4_the_reason_of_a_tie_is_told() -> None:
    s = board(["bordeaux/duke"], ["marseille/duke"], ["lyon/countess", "rennes/countess"])
    score_period(s)
    french = [event for event in s.take_events() if "france" in str(event.args)]
    keys = ["token-first", "tie-city", "token-second", "tie-title"]
    assert [event.key for event in french] == [f"royals-event-{key}" for key in keys]
    tie = french[1].phrase().args
    about = [Phrase(ABOUT_KEY, {"n": n}) for n in range(4)]
    assert (tie["player"], tie["loser"], tie["influence"]) == (seat_phrase(1), seat_phrase(0), about[2])
    assert (tie["city"], tie["points"]) == (Phrase("royals-city-marseille"), about[3])
    assert french[3].phrase().args["loser"] == seat_phrase(2)


@rule("RY-4.4")
def test_ry_4_4_whoever_took_the_city_token() -> None:
    s = scenario("""
    phase = "play"
    [[player]]
    holds = ["bordeaux/duke"]
    bonuses = ["bordeaux", "marseille"]
    [[player]]
    holds = ["marseille/duke"]
    """)
    assert country(s, "france") == [(1, 2), (0, 2)]


@rule("RY-4.4")
def test_ry_4_4_a_title_held_twice_counts_in_the_better_city() -> None:
    # Duke in Bordeaux (2), and in Marseille (3) as well: three against three with the help of Countesses
    s = board(["bordeaux/duke", "marseille/duke"], ["lyon/cardinal", "lyon/countess", "rennes/countess"], [])
    assert country(s, "france") == [(1, 4), (0, 4)]  # the higher title first
    s = board(["valencia/marshal", "barcelona/marshal"], ["seville/baron", "barcelona/countess"], [])
    found = standings(s, 3)
    assert (found[1].seat, found[1].bonus) == (0, 3)  # Valencia 3, Barcelona 2


@rule("RY-4.4")
def test_ry_4_4_ties_for_second_are_settled_the_same_way() -> None:
    s = board(["vienna/king"], ["munich/baron"], ["cologne/baron"])
    score_period(s)
    german = s.period_tokens[2:4]
    assert german == [0, 2]  # the Baron of Cologne (4) before the Baron of Munich (3)


@rule("RY-4.4")
def test_ry_4_4_three_tied_are_ranked_once_for_both_tokens() -> None:
    s = board(["marseille/baron"], ["bordeaux/marshal"], ["lyon/countess"])
    score_period(s)
    assert [standing.influence for standing in standings(s, 0)] == [1, 1, 1]
    assert s.period_tokens[0:2] == [2, 0]  # Countess before Baron before Marshal


@rule("RY-4.4")
def test_ry_4_4_three_tied_by_title_down_to_the_city_bonus() -> None:
    s = board(["bordeaux/duke"], ["marseille/duke"], ["lyon/countess", "rennes/countess"])
    score_period(s)
    assert [standing.influence for standing in standings(s, 0)] == [2, 2, 2]
    assert s.period_tokens[0:2] == [1, 0]  # the Duke of Marseille (3), then the one of Bordeaux (2)


def with_cubes(*cubes: str) -> RoyalsState:
    players = "\n".join(f"[[player]]\ntitles = {{ {text} }}" for text in cubes)
    return scenario(f'phase = "play"\n{players}')


@rule("RY-4.5")
def test_ry_4_5_most_cubes_take_the_whole_title() -> None:
    s = with_cubes("cardinal = 2", "cardinal = 1", "")
    score_titles(s)
    assert points(s) == [12, 0, 0]


@rule("RY-4.5")
def test_ry_4_5_two_tied_take_a_half_each() -> None:
    s = with_cubes("king = 2", "king = 1", "king = 2")
    s.take_events()
    score_titles(s)
    assert points(s) == [8, 0, 8]
    assert s.title_tokens[-2:] == [0, 2]
    assert events(s)[-2:] == ["majority-half", "majority-half"]


@rule("RY-4.5")
def test_ry_4_5_three_tied_take_nothing() -> None:
    s = with_cubes("king = 1", "king = 1", "king = 1")
    s.take_events()
    score_titles(s)
    assert points(s) == [0, 0, 0]
    assert s.title_tokens[-2:] == [GONE, GONE]
    assert events(s) == ["majority-none"] * 6 + ["majority-tied"]


@rule("RY-4.5")
def test_ry_4_5_nobody_is_tied_without_a_cube() -> None:
    s = with_cubes("", "")
    score_titles(s)
    assert points(s) == [0, 0]


@rule("RY-4.5")
def test_ry_4_5_titles_are_scored_lowest_first() -> None:
    s = with_cubes("marshal = 1, king = 1", "baron = 1")
    s.take_events()
    score_titles(s)
    titles = [str(event.args and event.args["title"]) for event in s.take_events()]
    assert ["marshal" in titles[0], "baron" in titles[1], "king" in titles[-1]] == [True] * 3


def finish(s: RoyalsState) -> RoyalsState:
    s.finished = True
    return s


@rule("RY-4.6")
def test_ry_4_6_most_points_win() -> None:
    s = board(["paris/king"], ["seville/baron"], [])
    outcome = finish(s).outcome()
    assert outcome is not None
    assert [(line.rank, line.seat, line.score) for line in outcome.ranking] == [
        (1, 0, 6),
        (2, 1, 4),
        (3, 2, 0),
    ]
    assert outcome.reason.key == "royals-outcome-points"


@rule("RY-4.6")
def test_ry_4_6_the_highest_single_token_breaks_a_tie() -> None:
    s = board(["paris/king"], ["seville/baron", "bordeaux/duke"], [])
    outcome = finish(s).outcome()
    assert outcome is not None
    assert (points(s), outcome.winners()) == ([6, 6, 0], [0])
    assert outcome.reason.key == "royals-outcome-token"
    assert outcome.reason.args["best"] == 6


@rule("RY-4.6")
def test_ry_4_6_a_tie_is_told() -> None:
    for holds, told in ((["seville/baron", "bordeaux/duke"], ["tie-end"]), (["seville/baron"], [])):
        s = board(["paris/king"], holds, [])
        s.take_events()
        tell_tie_at_the_end(s)
        assert events(s) == told


@rule("RY-4.6")
def test_ry_4_6_a_half_title_counts_its_half() -> None:
    s = with_cubes("king = 1", "king = 1", "duke = 2")
    score_titles(s)
    assert [player.best_token for player in s.players] == [8, 8, 10]


@rule("RY-4.6")
def test_ry_4_6_still_tied_share_the_victory() -> None:
    s = board(["paris/king"], ["madrid/king"], ["seville/baron"])
    outcome = finish(s).outcome()
    assert outcome is not None
    assert outcome.winners() == [0, 1]
    assert [line.rank for line in outcome.ranking] == [1, 1, 3]
    assert outcome.reason.key == "royals-outcome-shared"


@rule("RY-4.5", "RY-4.6")
def test_ry_4_5_the_game_ends_after_the_titles() -> None:
    s = run_out(turn=2, period="1714")
    draw(s, "britain", "france")
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.winners() == [0]
    # Bordeaux 2, the French token of 1714, and the Marshal's title
    assert sheet(s, 0) == {"city": 2, "period": 10, "title": 4}


def test_there_is_no_outcome_while_the_game_runs() -> None:
    assert run_out().outcome() is None


def test_the_board_of_the_tests_is_the_whole_board() -> None:
    s = run_out()
    assert sorted(f"city/{place}" for place in BOARD) == sorted(p.place for p in s.components.positions)
