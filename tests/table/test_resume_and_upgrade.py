"""Continuing a table in another process and under newer rules."""

from __future__ import annotations

import pytest

from kingscourt.games.registry import game
from kingscourt.table.change import Change
from kingscourt.table.errors import Refused
from kingscourt.table.fairness import AuditedSource, commitment
from kingscourt.table.game_setup import HUMAN, GameSetup, SeatSetup
from kingscourt.table.record import closing_lines, read_record, record_text
from kingscourt.table.replay import replay
from kingscourt.table.table import Table
from kingscourt.table.verify import verify

SEED = b"0" * 32


def new_table(rules: str = "") -> Table:
    heirlooms = game("heirlooms")
    options = heirlooms.options(2)
    seats = [SeatSetup("Anna", HUMAN, "a"), SeatSetup("Béla", HUMAN, "b")]
    components = heirlooms.components(options.edition)
    game_setup = GameSetup(heirlooms, options, components, seats, commitment(SEED), rules)
    return Table(game_setup, AuditedSource(SEED, ["a", "b"]))


def test_a_fork_leaves_its_origin_alone_until_the_change_is_kept() -> None:
    table = new_table()
    table.keep(table.open())
    before = table.position.state.digest()
    fork = table.fork()
    fork.keep(fork.command(0, ["wait"]))
    fork.keep(fork.resign(1))
    assert table.position.state.digest() == before
    assert table.position.last == len(table.entries)
    table.keep(Change(fork.position, fork.entries))
    assert table.position.is_over()
    assert [entry.n for entry in table.entries] == list(range(1, table.position.last + 1))


def test_a_record_that_was_upgraded_replays_and_verifies_under_the_newest_rules() -> None:
    table = new_table("0")
    table.keep(table.open())
    for version in ("0.5", "1"):
        table.keep(table.upgrade(version))
    assert table.entries[-1].events[0].key == "kernel-event-upgrade"
    running = record_text(table.game_setup, table.entries, [])
    assert (
        replay(read_record(running), game("heirlooms")).position.state.digest()
        == table.position.state.digest()
    )
    table.keep(table.resign(0))
    record = read_record(record_text(table.game_setup, table.entries, closing_lines(table.position, SEED)))
    assert record.header.rules == "0"
    assert verify(record, game("heirlooms")).draws > 0


def test_a_sealed_question_has_a_number_of_its_own() -> None:
    table = new_table()
    table.keep(table.open())
    asked = table.position.posed[0]
    table.keep(table.command(0, ["wait"], asked))
    assert table.position.is_sealed()
    assert table.position.posed == {0: table.position.last, 1: table.position.last}
    with pytest.raises(Refused) as told:
        table.command(0, [table.position.state.legal(0)[0].text], asked)
    assert told.value.refusal.rule == "KC-6"


def test_who_plays_a_seat_does_not_change_what_is_asked() -> None:
    table = new_table()
    table.keep(table.open())
    asked = table.position.posed[0]
    table.keep(table.takeover(1, "random"))
    assert table.position.posed == {0: asked}
    table.keep(table.command(0, ["wait"], asked))
