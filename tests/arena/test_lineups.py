"""Who plays whom: rotation, paired luck, round robins and ladders."""

from __future__ import annotations

from collections import Counter

import pytest

from kingscourt.arena.contest.contest import BadContest, Contest, check, round_seed
from kingscourt.arena.contest.lineups import (
    game_count,
    lineup_count,
    lineup_of,
    lineups,
    rotated,
    round_count,
    seed_number,
    seeds_for,
)
from kingscourt.arena.contest.round_play import play_round
from kingscourt.arena.execution.run import first_bot_share
from kingscourt.arena.statistics.sequential_test import TestPlan
from kingscourt.bots.registry import UnknownBot

MATCH = Contest(kind="match", game="rival_kings", seats=3, bots=["knight"], against="random", seeds=2)


def contest(kind: str, bots: list[str], seats: int = 3) -> Contest:
    """A contest for the lineups alone; the names need not be those of bots."""
    return Contest(kind=kind, game="rival_kings", seats=seats, bots=bots, seeds=2)  # type: ignore[arg-type]


def test_the_first_bot_visits_every_seat() -> None:
    assert [rotated(["a", "b", "b"], turn) for turn in range(3)] == [
        ["a", "b", "b"],
        ["b", "a", "b"],
        ["b", "b", "a"],
    ]


def test_a_round_has_one_game_for_every_seat() -> None:
    games = play_round(MATCH, 1).games
    assert [game.bots.index("knight") for game in games] == [0, 1, 2]
    assert [game.rotation for game in games] == [0, 1, 2]


def test_a_round_is_a_function_of_its_number() -> None:
    assert play_round(MATCH, 1).games == play_round(MATCH, 1).games
    assert play_round(MATCH, 0).games != play_round(MATCH, 1).games


def test_equal_bots_share_every_round_equally() -> None:
    """All rotations are the same game, because luck belongs to the seed and not to the rotation."""
    mirror = Contest(kind="match", game="rival_kings", seats=3, bots=["random"], against="random", seeds=4)
    for number in range(4):
        result = play_round(mirror, number)
        assert len({game.digest for game in result.games}) == 1
        assert first_bot_share(result) == pytest.approx(0.5)


def test_all_lineups_meet_the_same_seeds() -> None:
    tournament = contest("round-robin", ["a", "b", "c"])
    assert round_count(tournament) == 12
    assert [seed_number(tournament, number) for number in range(12)] == [0] * 6 + [1] * 6
    assert round_seed(tournament, 0) != round_seed(tournament, 1)


def test_a_round_robin_pairs_everybody_both_ways() -> None:
    assert lineups(contest("round-robin", ["a", "b"])) == [["a", "b", "b"], ["b", "a", "a"]]
    assert lineups(contest("round-robin", ["a", "b"], 2)) == [["a", "b"]]
    assert len(lineups(contest("round-robin", ["a", "b", "c", "d"], 2))) == 6


def test_a_ladder_seats_every_group_and_changes_neighbours() -> None:
    ladder = contest("ladder", ["a", "b", "c", "d"])
    groups = [tuple(sorted(lineup_of(ladder, number))) for number in range(round_count(ladder))]
    assert Counter(groups) == Counter(dict.fromkeys([tuple(group) for group in lineups(ladder)], 2))
    many = Contest(kind="ladder", game="rival_kings", seats=3, bots=["a", "b", "c"], seeds=60)
    assert len({tuple(lineup_of(many, number)) for number in range(60)}) == 6


def test_a_ladder_with_few_bots_fills_the_seats() -> None:
    assert lineups(contest("ladder", ["a", "b"])) == [["a", "b", "a"]]


@pytest.mark.parametrize("kind", ["match", "round-robin", "ladder"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bots", [["a", "b"], ["a", "b", "c"], ["a", "b", "c", "d", "e"]])
def test_lineups_are_counted_as_they_are_made(kind: str, seats: int, bots: list[str]) -> None:
    made = lineups(contest(kind, bots, seats))
    assert lineup_count(contest(kind, bots, seats)) == len(made)
    assert all(len(lineup) == seats for lineup in made)


def test_games_are_rounded_up_to_whole_rounds() -> None:
    assert seeds_for(MATCH, 10) == 4
    assert game_count(MATCH) == 6


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"against": ""}, "needs an opponent"),
        ({"bots": []}, "No bots"),
        ({"bots": ["knight", "knight"]}, "twice"),
        ({"game": "paladins", "seats": 1}, "own opponent"),
        ({"kind": "ladder", "against": "", "bots": ["knight"]}, "at least two bots"),
        ({"kind": "round-robin", "game": "paladins", "seats": 1, "bots": ["knight"]}, "at least two seats"),
        ({"bots": ["knight", "random"], "test": TestPlan(0.5, 0.6)}, "about one bot"),
    ],
)
def test_an_impossible_contest_is_refused(changes: dict[str, object], message: str) -> None:
    asked = {"kind": "match", "game": "rival_kings", "seats": 3, "bots": ["knight"], "against": "random"}
    with pytest.raises(BadContest, match=message):
        check(Contest(**{**asked, "seeds": 1, **changes}))  # type: ignore[arg-type]


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownBot, match="stockfish"):
        check(Contest(kind="match", game="royals", seats=2, bots=["stockfish"], against="random", seeds=1))
