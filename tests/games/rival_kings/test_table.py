"""Rival Kings on the table core: sealed choices, records, undo."""

from __future__ import annotations

import msgspec
import pytest

from kingscourt.games.rival_kings.game import GAME
from kingscourt.kernel.audience import only
from kingscourt.kernel.chance import FastRandom
from kingscourt.table.projection import update_for
from kingscourt.table.table import Table
from kingscourt.testing.rule_marker import rule
from tests.table.example_tables import new_table, play_on, play_until_undo


def choices(table: Table, seat: int) -> list[str]:
    """The texts of a seat's choices."""
    return [action.text for action in table.position.state.legal(seat)]


def sent(table: Table, seat: int) -> bytes:
    """Everything a seat is sent, as bytes."""
    return msgspec.json.encode(update_for(table, seat))


@rule("RK-2.3")
def test_rk_2_3_a_choice_may_be_changed_until_the_last_seat_has_chosen() -> None:
    table = new_table(GAME, 3)
    before = sent(table, 1)
    first, second = choices(table, 0)[:2]
    table.keep(table.command(0, [first]))
    one = sent(table, 1)
    table.keep(table.command(0, [second]))
    assert table.chosen() == [0]  # that seat 0 has chosen is public ...
    assert sent(table, 1) == one != before  # ... and a changed mind leaves no trace
    table.keep(table.command(2, [choices(table, 2)[0]]))
    entries = table.keep(table.command(1, [choices(table, 1)[2]]))
    assert [(entry.seat, entry.to) for entry in entries[:3]] == [(0, only(0)), (1, only(1)), (2, only(2))]
    assert entries[0].text == second
    assert table.chosen() == []


@rule("RK-2.3")
def test_rk_2_3_different_choices_are_sent_as_the_same_bytes() -> None:
    sent_to_rival: set[bytes] = set()
    for number in range(3):
        table = new_table(GAME, 2)
        table.keep(table.command(0, [choices(table, 0)[number]]))
        sent_to_rival.add(sent(table, 1))
    assert len(sent_to_rival) == 1


@pytest.mark.parametrize("seed", range(4))
def test_undo_inside_a_turn_leads_back(seed: int) -> None:
    table = new_table(GAME, 4)
    seat = play_until_undo(table, FastRandom(seed))
    entries = len(table.position.line)
    table.keep(table.undo(seat))
    assert len(table.position.line) < entries
    assert table.position.state.is_asked(seat)


def test_a_whole_game_at_the_table() -> None:
    table = new_table(GAME, 3)
    play_on(table, FastRandom(8), 10_000)
    assert table.position.is_over()
    update = update_for(table, None)
    assert update.outcome is not None
    assert update.scores is not None
