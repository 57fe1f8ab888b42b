"""Every earlier position is the one that a replay of the record finds, undone steps included."""

from __future__ import annotations

import msgspec
import pytest

from kingscourt.arena.match import match_record, match_seed, play_match
from kingscourt.games.registry import game
from kingscourt.kernel.chance import FastRandom
from kingscourt.table.projection import update_at, update_for
from kingscourt.table.record import read_record
from kingscourt.table.replay import replay
from kingscourt.table.rewind import STRIDE, Course, Rewind
from kingscourt.table.table import Table
from tests.table.tables import kingsburg, play_on

GAMES = ["kingsburg", "royals", "rival_kings"]


def finished(name: str) -> Table:
    found = game(name)
    options = found.options(3)
    return play_match(found, options, found.components(options.edition), ["random"] * 3, match_seed(7, 0))


def rewound(table: Table) -> Rewind:
    rewind = Rewind(table.setting)
    while not rewind.reaches(table.position.last):
        rewind.advance(table.entries)
    return rewind


@pytest.mark.parametrize("name", GAMES)
def test_looking_back_is_replaying(name: str) -> None:
    table = finished(name)
    rewind = rewound(table)
    record = read_record(match_record(table, match_seed(7, 0)))
    for n in [0, 1, STRIDE - 1, STRIDE, STRIDE + 1, table.position.last // 2, table.position.last]:
        then = replay(record, game(name), until=n)
        assert rewind.at(table.entries, n).state.digest() == then.position.state.digest()


def test_looking_back_disturbs_nothing() -> None:
    table = finished("kingsburg")
    before = msgspec.json.encode(update_for(table, 1))
    rewind = rewound(table)
    first = msgspec.json.encode(update_at(table.setting, rewind.at(table.entries, 40), 1))
    rewind.at(table.entries, 47)
    assert msgspec.json.encode(update_at(table.setting, rewind.at(table.entries, 40), 1)) == first
    assert msgspec.json.encode(update_for(table, 1)) == before


@pytest.mark.parametrize("name", GAMES)
def test_the_course_of_points_ends_with_the_score_sheet(name: str) -> None:
    table = finished(name)
    course = Course(table.setting)
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
    course = Course(table.setting)
    for entry in table.entries:
        course.add(entry)
    assert not [total for total in course.totals if target < total.n <= undone]
    rewind = rewound(table)
    assert (
        rewind.at(table.entries, undone + 1).state.digest() == rewind.at(table.entries, target).state.digest()
    )
