"""The consent that an undo or an agreed end requires, and the limits of undo."""

from __future__ import annotations

import pytest

from heirlooms.game import GAME as HEIRLOOMS
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.errors import BadOptions
from kingscourt.table.entry import ACTION, CHANCE, END, TAKEOVER, UNDO, Entry
from kingscourt.table.errors import BadRecord, Refused
from kingscourt.table.fairness import AuditedSource, commitment, label
from kingscourt.table.game_setup import BOT, FREE, HUMAN, TO_THE_BARRIER, GameSetup, SeatSetup
from kingscourt.table.record import closing_lines, read_record, record_text
from kingscourt.table.replay import play_entry, replay
from kingscourt.table.table import Table
from kingscourt.table.verify import verify
from tests.table.example_tables import SEED, heirlooms, kingsburg, play_on


def with_bots(undo: str = TO_THE_BARRIER, people: int = 1) -> Table:
    """Table of the example game with people and bots in three seats."""
    seats = [SeatSetup(f"P{n}", HUMAN, f"{n}") for n in range(people)]
    seats += [SeatSetup("random", BOT) for _ in range(3 - people)]
    options = HEIRLOOMS.options(3)
    components = HEIRLOOMS.components(options.edition)
    game_setup = GameSetup(HEIRLOOMS, options, components, seats, commitment(SEED), undo=undo)
    table = Table(game_setup, AuditedSource(SEED, game_setup.nonces()))
    table.keep(table.open())
    return table


def rule_against(table: Table, seat: int, target: int, by: list[int]) -> str:
    with pytest.raises(Refused) as caught:
        table.undo(seat, target, by)
    return caught.value.refusal.rule


def test_silence_of_an_absent_person_is_no_consent() -> None:
    table = kingsburg(3)
    play_on(table, FastRandom(1), 12)
    table.keep(table.takeover(2, "knight"))
    play_on(table, FastRandom(2), 12)
    target = table.position.line[-2].n
    assert rule_against(table, 0, target, [1]) == "KC-9"
    with pytest.raises(Refused) as caught:
        table.end([0, 1])
    assert caught.value.refusal.rule == "KC-9"
    table.keep(table.undo(0, target, [1, 2]))
    table.keep(table.end([0, 1, 2]))
    assert table.position.is_over()


def test_who_has_resigned_is_not_asked() -> None:
    table = kingsburg(3)
    table.keep(table.resign(2))
    table.keep(table.takeover(2, "knight"))
    (entry,) = table.keep(table.end([0, 1]))
    assert entry.by == [0, 1]


def test_nothing_is_undone_across_a_takeover_whoever_agrees() -> None:
    table = heirlooms(2)
    start = table.position.last
    table.keep(table.command(0, ["look"]))
    table.keep(table.takeover(1, "random"))
    assert rule_against(table, 0, start, [1]) == "KC-8"
    table.keep(table.give_back(1))
    assert rule_against(table, 0, start, [1]) == "KC-8"


def test_what_was_done_since_a_takeover_can_be_undone() -> None:
    table = heirlooms(2)
    table.keep(table.takeover(1, "random"))
    before = table.position.line[-1].n
    table.keep(table.command(0, ["look"]))
    table.keep(table.undo(0, before, [1]))
    assert table.position.line[len(table.position.line) - 1].n >= before


def test_own_steps_before_a_takeover_stay() -> None:
    table = kingsburg(3)
    while True:
        play_on(table, FastRandom(3), 1)
        free = [seat for seat in table.position.asked() if table.can_undo(seat)]
        if free:
            break
    (seat, *_) = free
    other = next(other for other in range(3) if other != seat)
    table.keep(table.takeover(other, "random"))
    assert not table.can_undo(seat)
    with pytest.raises(Refused):
        table.undo(seat)


def test_a_bot_s_seat_that_changes_its_bot_is_no_takeover_of_a_person() -> None:
    table = with_bots(people=2)
    start = table.position.last
    table.keep(table.command(0, ["look"]))
    table.keep(table.takeover(2, "knight"))
    table.keep(table.undo(0, start, [1]))
    assert any(entry.kind == UNDO for entry in table.entries)


def test_after_the_end_nothing_is_undone() -> None:
    table = kingsburg(3)
    play_on(table, FastRandom(1), 10_000)
    assert rule_against(table, 0, 0, [1, 2]) == "KC-8"


# -- one person with bots -----------------------------------------------------------------------------


def test_one_person_with_bots_goes_back_to_the_barrier_only() -> None:
    table = with_bots()
    start = table.position.last
    table.keep(table.command(0, ["look"]))
    assert rule_against(table, 0, start, []) == "KC-8"
    assert rule_against(table, 0, start, [0]) == "KC-9"


def test_who_is_left_alone_by_those_who_resigned_goes_back_to_the_barrier_only() -> None:
    table = heirlooms(3)
    start = table.position.last
    table.keep(table.command(0, ["look"]))
    for seat in (1, 2):
        table.keep(table.resign(seat))
    assert rule_against(table, 0, start, [0, 1, 2]) == "KC-9"


def test_with_free_undo_one_person_takes_back_what_they_like_and_the_record_says_so() -> None:
    table = with_bots(FREE)
    start = table.position.last
    table.keep(table.command(0, ["look"]))
    assert table.can_undo(0)
    (entry, *_) = table.keep(table.undo(0))
    assert (entry.target, entry.by) == (start, [])
    text = record_text(table.game_setup, table.entries, [])
    assert '"undo":"free"' in text.split("\n")[0]
    again = replay(read_record(text), HEIRLOOMS)
    assert again.position.state.digest() == table.position.state.digest()
    ordinary = text.replace(',"undo":"free"', "", 1)
    with pytest.raises(BadRecord, match="consent"):
        replay(read_record(ordinary), HEIRLOOMS)


def test_free_undo_is_for_one_person_only() -> None:
    with pytest.raises(BadOptions, match="one person"):
        with_bots(FREE, people=2)


# -- consent in records ---------------------------------------------------------------------------------


def undone() -> Table:
    """Table where a look was undone by consent."""
    table = with_bots(people=2)
    start = table.position.last
    table.keep(table.command(0, ["look"]))
    table.keep(table.undo(0, start, [1]))
    return table


def recorded(table: Table, change: str, into: str) -> str:
    text = record_text(table.game_setup, table.entries, [])
    assert text.count(change) == 1
    return text.replace(change, into)


@pytest.mark.parametrize("by", ["", ',"by":[0]', ',"by":[1]', ',"by":[0,1,2]', ',"by":[1,0]'])
def test_an_undo_beyond_the_barrier_names_all_who_agreed(by: str) -> None:
    text = recorded(undone(), ',"by":[0,1]', by)
    with pytest.raises(BadRecord, match="consent"):
        replay(read_record(text), HEIRLOOMS)


@pytest.mark.parametrize("epoch", ["", ',"epoch":2'])
def test_an_undo_past_a_draw_names_the_next_epoch(epoch: str) -> None:
    text = recorded(undone(), ',"epoch":1', epoch)
    with pytest.raises(BadRecord, match="epoch"):
        replay(read_record(text), HEIRLOOMS)


def test_an_end_and_an_undo_across_a_takeover_are_checked_in_a_record() -> None:
    table = with_bots(people=2)
    start = table.position.last
    table.keep(table.command(0, ["look"]))
    table.keep(table.takeover(1, "random"))
    back = Entry(table.position.last + 1, UNDO, 0)
    back.target, back.by, back.epoch = start, [0, 1], table.position.epoch_after(start)
    with pytest.raises(BadRecord, match="takeover"):
        play_entry(table.fork(), back)
    for by in ([], [0], [0, 1, 2]):
        end = Entry(table.position.last + 1, END, text="agreed")
        end.by = by
        with pytest.raises(BadRecord, match="consent"):
            play_entry(table.fork(), end)


@pytest.mark.parametrize("kind", ["resign", TAKEOVER, "return", UNDO, ACTION])
@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_is_not_there_is_said_so(kind: str, seat: int) -> None:
    table = with_bots(people=2)
    with pytest.raises(BadRecord, match="no seat"):
        play_entry(table, Entry(table.position.last + 1, kind, seat, "wait"))


def test_nobody_resigns_twice_or_comes_back_from_nowhere() -> None:
    table = with_bots(people=2)
    play_entry(table, Entry(table.position.last + 1, "resign", 0))
    for kind, seat in (("resign", 0), ("resign", 2), ("return", 0), ("return", 1), ("return", 2)):
        with pytest.raises(BadRecord):
            play_entry(table, Entry(table.position.last + 1, kind, seat))


# -- a new epoch ------------------------------------------------------------------------------------------


def test_who_saw_draws_and_undid_them_does_not_know_the_next_ones() -> None:
    table = heirlooms(2)
    start = table.position.last
    table.keep(table.command(0, ["look"]))
    seen = [entry for entry in table.entries[start:] if entry.kind == CHANCE]
    (entry, *_) = table.keep(table.undo(0, start, [1]))
    assert entry.epoch == 1
    purposes = {drawn.purpose for drawn in seen}
    assert table.position.epochs == dict.fromkeys(purposes, 1)
    table.keep(table.command(0, ["look"]))
    again = [drawn for drawn in table.entries if drawn.n > entry.n and drawn.kind == CHANCE]
    assert [(drawn.purpose, drawn.draw) for drawn in again] == [(drawn.purpose, drawn.draw) for drawn in seen]
    chance = AuditedSource(SEED, table.game_setup.nonces())
    span = 1 << 40
    for drawn in again:
        here = chance.below(label(drawn.purpose, 1), drawn.draw, span)
        assert here != chance.below(drawn.purpose, drawn.draw, span)


def test_each_undo_past_a_draw_opens_an_epoch_that_no_other_had() -> None:
    table = heirlooms(2)
    start = table.position.last
    for epoch in (1, 2, 3):
        table.keep(table.command(0, ["look"]))
        (entry, *_) = table.keep(table.undo(0, start, [1]))
        assert entry.epoch == epoch
    play_on(table, FastRandom(4), 10_000)
    text = record_text(table.game_setup, table.entries, closing_lines(table.position, SEED))
    assert verify(read_record(text), HEIRLOOMS).draws > 3


def test_draws_that_were_not_undone_go_on_as_before() -> None:
    one, other = kingsburg(3), kingsburg(3)
    for table in (one, other):
        play_on(table, FastRandom(1), 12)
    rolls = [entry.n for entry in one.position.line if entry.kind == CHANCE]
    assert one.position.epoch_after(rolls[-1]) == 0
    assert one.position.epoch_after(rolls[-1] - 1) == 1
    assert one.position.draws == other.position.draws
