"""Pauses before bots' answers: from public facts, repeatable, and never longer than a worker expects."""

from __future__ import annotations

from kingscourt.kernel.audience import only
from kingscourt.server.model.table_setup import Pace
from kingscourt.server.store.contract import LONGEST_PAUSE, is_due
from kingscourt.server.tables.bot_pauses import FIRST, NEXT, SEALED, moves_in_a_row, pause_before
from kingscourt.server.tables.table_creation import usual_bot_pace
from kingscourt.table.entry import ACTION, CHANCE, Entry


def moves(*seats: int) -> list[Entry]:
    return [Entry(n, ACTION, seat, "wait") for n, seat in enumerate(seats, 1)]


def test_the_moves_of_a_seat_are_counted_back_to_the_last_thing_that_somebody_else_did() -> None:
    assert moves_in_a_row(moves(0, 1, 1), moves(1), 1) == 3
    assert moves_in_a_row(moves(0, 1), [*moves(1), Entry(2, CHANCE)], 1) == 0
    assert moves_in_a_row([], [], 1) == 0


def test_moves_that_are_not_public_are_not_counted() -> None:
    before = moves(1, 1, 1)
    before[1].to = only(1)
    assert moves_in_a_row(before, [], 1) == 1


def test_pauses_differ_between_moments_and_stay_within_their_bounds() -> None:
    for bounds, count, is_sealed in ((FIRST, 0, False), (NEXT, 2, False), (SEALED, 0, True)):
        drawn = [pause_before("a1", last, 1, count, is_sealed) for last in range(200)]
        assert bounds[0] <= min(drawn) < max(drawn) <= bounds[1] < LONGEST_PAUSE
        assert len(set(drawn)) == 200
        assert drawn[7] == pause_before("a1", 7, 1, count, is_sealed)


def test_a_turn_noted_further_ahead_than_any_pause_is_due_at_once() -> None:
    assert is_due(100.0, 100.0)
    assert not is_due(101.0, 100.0)
    assert is_due(100.0 + LONGEST_PAUSE + 1, 100.0)


def test_bots_pause_at_live_tables_unless_the_host_wishes_otherwise() -> None:
    assert usual_bot_pace(Pace("live", 600, 5)) == "human"
    assert usual_bot_pace(Pace("days", days=1)) == "quick"
    assert usual_bot_pace(Pace()) == "quick"
