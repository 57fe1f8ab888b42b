"""Steps: from each view that a seat was shown to the next, exactly what a seat sees at each entry."""

from __future__ import annotations

import msgspec
import pytest

from kingscourt.bots.bot_answers import bot_command, waiting_seat
from kingscourt.bots.random_bot import RandomBot
from kingscourt.games.registry import game
from kingscourt.kernel.chance import FastRandom
from kingscourt.table.json_patch import patched
from kingscourt.table.position_history import PositionHistory
from kingscourt.table.projection import Shared
from kingscourt.table.table import Table
from kingscourt.table.view_steps import MOST_STEPS, ViewSteps, document_of
from kingscourt.table.wire_types import Step
from tests.table.example_tables import heirlooms, kingsburg, new_table, play_on, play_until_undo

STEPS = msgspec.json.Decoder(list[Step])
SEATS: list[int | None] = [None, 0, 1, 2]


def shared(table: Table) -> Shared:
    return Shared(table.game_setup.game, table.position.state)


def view_at(table: Table, n: int, seat: int | None) -> object:
    """The view that a replay from the beginning gives."""
    history = PositionHistory(table.game_setup)
    while not history.reaches(n):
        history.advance(table.entries)
    state = history.at(table.entries, n).state
    return document_of(table.game_setup.game.view(state, seat))


def check(table: Table, steps: ViewSteps, known: dict[int | None, object], since: int) -> None:
    """Follow the steps of every seat, comparing each view; `known` becomes the current views."""
    for seat in list(known):
        found = steps.of(seat, shared(table)).after(since)
        assert found is not None
        path = STEPS.decode(found)
        assert [step.n for step in path] == list(range(since + 1, table.position.last + 1))
        for step in path:
            known[seat] = patched(known[seat], step.view)
            assert msgspec.json.encode(known[seat], order="sorted") == msgspec.json.encode(
                view_at(table, step.n, seat), order="sorted"
            )


@pytest.mark.parametrize("name", ["heirlooms", "kingsburg", "royals", "rival_kings", "paladins"])
def test_every_step_leads_to_what_the_seat_sees_there(name: str) -> None:
    table = heirlooms(3) if name == "heirlooms" else new_table(game(name), 3)
    steps = ViewSteps(table.position)
    known = {seat: steps.of(seat, shared(table)).view for seat in SEATS}
    bot = RandomBot(5)
    for answers in (1, 1, 2, 1, 4, 1, 6):
        since = table.position.last
        for _ in range(answers):
            if not table.position.is_over():
                table.keep(bot_command(table, waiting_seat(table), bot))
        steps.advance(table, shared(table), set(SEATS))
        check(table, steps, known, since)


def test_an_undo_is_a_step_too() -> None:
    table = kingsburg(3)
    seat = play_until_undo(table, FastRandom(3))
    steps = ViewSteps(table.position)
    known = {seat: steps.of(seat, shared(table)).view for seat in SEATS}
    since = table.position.last
    table.keep(table.undo(seat))
    play_on(table, FastRandom(4), 1)
    steps.advance(table, shared(table), set(SEATS))
    check(table, steps, known, since)


def test_steps_can_be_taken_from_any_of_the_last_entries() -> None:
    table = kingsburg(3)
    steps = ViewSteps(table.position)
    first = table.position.last
    steps.of(0, shared(table))
    play_on(table, FastRandom(1), 5)
    steps.advance(table, shared(table), {0})
    of_seat = steps.of(0, shared(table))
    assert of_seat.after(first - 1) is None
    assert of_seat.after(table.position.last + 1) is None
    for since in range(first, table.position.last + 1):
        found = of_seat.after(since)
        assert found is not None
        assert len(STEPS.decode(found)) == table.position.last - since


def test_whoever_missed_too_much_gets_the_whole_view() -> None:
    table = kingsburg(3)
    steps = ViewSteps(table.position)
    first = table.position.last
    steps.of(0, shared(table))
    while table.position.last - first <= MOST_STEPS:
        play_on(table, FastRandom(table.position.last), 1)
    steps.advance(table, shared(table), {0})
    assert steps.of(0, shared(table)).after(first) is None
    assert steps.of(0, shared(table)).after(table.position.last) == b"[]"


def test_seats_that_nobody_follows_are_forgotten() -> None:
    table = kingsburg(3)
    steps = ViewSteps(table.position)
    first = table.position.last
    for seat in (0, 1):
        steps.of(seat, shared(table))
    play_on(table, FastRandom(1), 1)
    steps.advance(table, shared(table), {1})
    assert steps.of(0, shared(table)).after(first) is None
    assert steps.of(1, shared(table)).after(first) is not None


def test_no_more_than_the_last_steps_are_kept() -> None:
    table = kingsburg(3)
    steps = ViewSteps(table.position)
    steps.of(0, shared(table))
    for _ in range(MOST_STEPS + 5):
        play_on(table, FastRandom(table.position.last), 1)
        steps.advance(table, shared(table), {0})
    assert len(steps.of(0, shared(table)).steps) == MOST_STEPS
