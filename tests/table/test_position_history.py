"""Every earlier position equals the one in a replay of the record, undone steps included."""

from __future__ import annotations

import msgspec
import pytest

from kingscourt.arena.match import match_record, match_seed, play_match
from kingscourt.games.registry import game
from kingscourt.kernel.chance import FastRandom
from kingscourt.table.position_history import SNAPSHOT_STRIDE, PositionHistory, ScoreHistory
from kingscourt.table.projection import update_at, update_for
from kingscourt.table.record import read_record
from kingscourt.table.replay import replay
from kingscourt.table.table import Table
from tests.table.example_tables import kingsburg, play_on

GAMES = ["kingsburg", "royals", "rival_kings"]


def finished(name: str) -> Table:
    found = game(name)
    options = found.options(3)
    return play_match(found, options, found.components(options.edition), ["random"] * 3, match_seed(7, 0))


def rewound(table: Table) -> PositionHistory:
    history = PositionHistory(table.game_setup)
    while not history.reaches(table.position.last):
        history.advance(table.entries)
    return history


@pytest.mark.parametrize("name", GAMES)
def test_looking_back_is_replaying(name: str) -> None:
    table = finished(name)
    history = rewound(table)
    record = read_record(match_record(table, match_seed(7, 0)))
    for n in [
        0,
        1,
        SNAPSHOT_STRIDE - 1,
        SNAPSHOT_STRIDE,
        SNAPSHOT_STRIDE + 1,
        table.position.last // 2,
        table.position.last,
    ]:
        then = replay(record, game(name), until=n)
        assert history.at(table.entries, n).state.digest() == then.position.state.digest()


def test_looking_back_disturbs_nothing() -> None:
    table = finished("kingsburg")
    before = msgspec.json.encode(update_for(table, 1))
    history = rewound(table)
    first = msgspec.json.encode(update_at(table.game_setup, history.at(table.entries, 40), 1))
    history.at(table.entries, 47)
    assert msgspec.json.encode(update_at(table.game_setup, history.at(table.entries, 40), 1)) == first
    assert msgspec.json.encode(update_for(table, 1)) == before


@pytest.mark.parametrize("name", GAMES)
def test_the_course_of_points_ends_with_the_score_sheet(name: str) -> None:
    table = finished(name)
    course = ScoreHistory(table.game_setup)
    for entry in table.entries:
        course.add(entry)
    state = table.position.state
    sheets = [sum(line.points for line in state.score_sheet(seat)) for seat in range(3)]
    assert course.totals[-1].points == sheets
    numbers = [total.n for total in course.totals]
    assert numbers == sorted(set(numbers))


def test_what_was_taken_back_leaves_the_course_but_not_the_log() -> None:
    table = kingsburg()
    play_on(table, FastRandom(1), 30)
    seat = table.position.asked()[0]
    others = [other for other in range(3) if other != seat]
    target = table.position.line[-5].n
    undone = table.position.last
    table.keep(table.undo(seat, target, others))
    course = ScoreHistory(table.game_setup)
    for entry in table.entries:
        course.add(entry)
    assert not [total for total in course.totals if target < total.n <= undone]
    history = rewound(table)
    assert (
        history.at(table.entries, undone + 1).state.digest()
        == history.at(table.entries, target).state.digest()
    )
