from __future__ import annotations

import pytest

from kingscourt.kernel.chance import FastRandom
from kingscourt.table.consent import check_entry
from kingscourt.table.entry import TIMEOUT, Entry
from kingscourt.table.errors import BadRecord, Refused
from kingscourt.table.game_setup import BOT, SeatSetup
from kingscourt.table.record import entry_line, read_entry
from kingscourt.table.result import result_of, told_result_of
from tests.table.example_tables import heirlooms, kingsburg, play_on


def test_with_two_seats_a_resignation_ends_the_game() -> None:
    table = heirlooms(2)
    table.keep(table.resign(0))
    outcome = result_of(table.position)
    assert outcome is not None
    assert [(line.rank, line.seat) for line in outcome.ranking] == [(1, 1), (2, 0)]
    assert outcome.reason.key == "kernel-outcome-resigned"


def test_with_more_seats_the_game_goes_on_and_who_resigned_is_last() -> None:
    table = kingsburg(3)
    table.keep(table.resign(1))
    table.keep(table.takeover(1, "random"))
    assert table.position.bots == {1: "random"}
    play_on(table, FastRandom(1), 10_000)
    outcome = result_of(table.position)
    assert outcome is not None
    assert outcome.ranking[-1].seat == 1
    assert sorted(line.rank for line in outcome.ranking) in ([1, 2, 3], [1, 1, 3])


def test_nobody_is_told_that_somebody_who_resigned_has_won_and_the_record_keeps_its_reason() -> None:
    table = kingsburg(3)
    play_on(table, FastRandom(1), 10_000)
    result = result_of(table.position)
    assert result is not None
    unchanged = told_result_of(table.position)
    assert unchanged is not None
    assert unchanged.reason.key == result.reason.key
    winner = result.ranking[0].seat
    assert winner is not None
    table.position.resigned = [winner]
    recorded, told = result_of(table.position), told_result_of(table.position)
    assert recorded is not None
    assert told is not None
    assert recorded.reason.key == result.reason.key
    assert told.reason.key == "kernel-outcome-resigned-last"
    assert told.ranking[-1].seat == winner


def test_a_person_who_comes_back_has_the_seat_again() -> None:
    table = kingsburg(3)
    table.keep(table.takeover(2, "knight"))
    (entry,) = table.keep(table.give_back(2))
    assert table.position.bots == {}
    assert entry.events[0].key == "kernel-event-return"


def test_an_end_by_agreement_needs_all_people_and_ranks_nobody() -> None:
    table = kingsburg(3)
    with pytest.raises(Refused) as caught:
        table.end(by=[0, 1])
    assert caught.value.refusal.rule == "KC-9"
    table.keep(table.end(by=[0, 1, 2]))
    outcome = result_of(table.position)
    assert outcome is not None
    assert outcome.ranking == []
    with pytest.raises(Refused):
        table.resign(0)


def test_bots_are_not_asked_for_consent() -> None:
    table = kingsburg(3)
    table.game_setup.seats[2] = SeatSetup("knight", BOT)
    table.keep(table.end(by=[0, 1]))
    assert table.position.is_over()


def test_a_running_game_has_no_result() -> None:
    assert result_of(kingsburg().position) is None


def test_a_time_out_is_an_entry_of_its_own_that_changes_nothing() -> None:
    table = kingsburg(3)
    asked = table.position.asked()[0]
    posed, digest = table.position.posed, table.position.state.digest()
    (entry,) = table.keep(table.time_out(asked))
    assert (entry.kind, entry.seat, entry.events[0].key) == ("timeout", asked, "kernel-event-timeout")
    assert entry_line(entry, 3) == f'{{"n":{entry.n},"seat":{asked},"timeout":true}}'
    assert read_entry(entry_line(entry, 3), entry.n).kind == "timeout"
    assert (table.position.posed, table.position.state.digest()) == (posed, digest)


def test_only_the_time_of_a_person_who_is_asked_runs_out() -> None:
    table = kingsburg(3)
    asked = table.position.asked()
    free = next(seat for seat in range(3) if seat not in asked)
    wrong = Entry(table.position.last + 1, TIMEOUT, free)
    with pytest.raises(BadRecord, match="not running"):
        check_entry(table.position, wrong)
    table.keep(table.takeover(asked[0], "random"))
    with pytest.raises(BadRecord, match="not running"):
        check_entry(table.position, Entry(table.position.last + 1, TIMEOUT, asked[0]))
