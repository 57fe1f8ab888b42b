from __future__ import annotations

import pytest

from kingscourt.kernel.chance import FastRandom
from kingscourt.table.entry import CHANCE, UNDO, Entry
from kingscourt.table.errors import Refused
from kingscourt.table.position import CHECKPOINT_STRIDE, Position
from kingscourt.table.table import MOST_TAKEN_BACK
from tests.table.example_tables import heirlooms, kingsburg, play_on, play_until_undo


@pytest.mark.parametrize("seed", range(6))
def test_an_undo_leads_back_to_the_very_same_position(seed: int) -> None:
    table = kingsburg()
    random = FastRandom(seed)
    digests = {table.position.last: table.position.state.digest()}
    for _ in range(100):
        play_on(table, random, 1)
        digests[table.position.last] = table.position.state.digest()
        seats = [seat for seat in table.position.asked() if table.can_undo(seat)]
        if seats:
            break
    (entry,) = table.keep(table.undo(seats[0]))
    assert entry.kind == UNDO
    assert table.position.state.digest() == digests[entry.target]


def test_undo_reaches_back_to_the_last_barrier_and_no_further() -> None:
    table = kingsburg()
    seat = play_until_undo(table, FastRandom(3))
    reach = table.undo_reach(seat)
    assert table.position.line[-1].n > reach
    with pytest.raises(Refused) as caught:
        table.undo(seat, target=reach - 1)
    assert caught.value.refusal.rule == "KC-8"
    table.keep(table.undo(seat, target=reach))
    assert table.position.line[-1].n == reach
    assert not table.can_undo(seat)


def test_beyond_a_barrier_the_others_have_to_agree_and_other_dice_come() -> None:
    table = kingsburg()
    play_on(table, FastRandom(1), 12)
    rolls = [(entry.purpose, entry.text) for entry in table.position.line if entry.kind == CHANCE]
    first_question = next(entry.n for entry in table.position.line if entry.kind != CHANCE) - 1
    seat = table.position.asked()[0]
    others = [other for other in range(3) if other != seat]
    with pytest.raises(Refused) as caught:
        table.undo(seat, target=first_question, by=others[:1])
    assert caught.value.refusal.rule == "KC-9"
    (entry, *_) = table.keep(table.undo(seat, target=first_question, by=others))
    assert entry.by == [0, 1, 2]
    play_on(table, FastRandom(1), 12)
    before = [text for purpose, text in rolls if purpose in table.position.epochs]
    now = [e.text for e in table.position.line if e.kind == CHANCE and e.purpose in table.position.epochs]
    assert before[: len(now)] != now[: len(before)]


def test_undone_draws_do_not_count() -> None:
    table = heirlooms()
    table.keep(table.command(0, ["look"]))
    look = table.entries[-1]
    table.keep(table.undo(0, target=look.n - 2, by=[1]))
    table.keep(table.command(0, ["look"]))
    assert table.entries[-1].draw == look.draw
    assert table.entries[-1].text != look.text  # a new epoch


def test_kc_8_there_must_be_something_to_undo() -> None:
    table = heirlooms()
    for target in (None, -1, 99, table.position.last):
        with pytest.raises(Refused) as caught:
            table.undo(0, target)
        assert caught.value.refusal.rule == "KC-8"


def test_who_is_not_asked_cannot_undo() -> None:
    table = kingsburg()
    seat = play_until_undo(table, FastRandom(3))
    assert not any(table.can_undo(other) for other in range(3) if other != seat)


def test_going_back_costs_what_is_undone_and_leads_to_the_very_same_position() -> None:
    table = kingsburg()
    play_on(table, FastRandom(5), 120)
    line = list(table.position.line)
    assert len(line) > 8 * CHECKPOINT_STRIDE
    asking = table.position.asked()[0]
    others = [seat for seat in range(3) if seat != asking]
    for kept in range(len(line) - 1, 0, -7):
        checkpoints = [stop.played for stop in table.position.checkpoints if stop.played <= kept]
        assert kept - max(checkpoints, default=0) <= len(line) - kept + 2 * CHECKPOINT_STRIDE
        position = table.undo(asking, target=line[kept - 1].n, by=others).position
        replayed = Position(table.game_setup, table.game_setup.new_state())
        for entry in line[:kept]:
            again = Entry(replayed.last + 1, entry.kind, entry.seat, entry.text)
            again.purpose, again.draw = entry.purpose, entry.draw
            replayed.play(again)
        run_on = position.line[kept:]  # draws that followed immediately
        assert not [entry for entry in run_on if entry.kind != CHANCE]
        if not run_on:
            assert position.state.digest() == replayed.state.digest()
            assert position.draws == replayed.draws


def test_a_long_game_keeps_few_stops() -> None:
    table = kingsburg()
    play_on(table, FastRandom(5), 400)
    assert len(table.position.line) > 10 * CHECKPOINT_STRIDE
    assert len(table.position.checkpoints) <= len(table.position.line).bit_length()


def test_a_table_takes_back_no_more_than_so_much() -> None:
    table = kingsburg()
    seat = play_until_undo(table, FastRandom(3))
    text = table.position.line[-1].text
    while not table.is_undo_used_up():
        table.keep(table.undo(seat))
        table.keep(table.command(seat, [text]))
    assert not table.can_undo(seat)
    with pytest.raises(Refused) as caught:
        table.undo(seat)
    assert caught.value.refusal.rule == "KC-8"
    assert len(table.entries) < MOST_TAKEN_BACK + 200
