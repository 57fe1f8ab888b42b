from __future__ import annotations

import json

import pytest

from kingscourt.arena.match import match_seed
from kingscourt.bots.bot_answers import bot_command
from kingscourt.bots.registry import make_bot
from kingscourt.games.registry import game
from kingscourt.lessons.lesson_files import lesson_of
from kingscourt.lessons.lesson_table import lesson_setup
from kingscourt.table.errors import BadRecord
from kingscourt.table.fairness import AuditedSource, commitment
from kingscourt.table.game_setup import Prepared
from kingscourt.table.record import closing_lines, read_record, record_text
from kingscourt.table.table import Table
from kingscourt.table.verify import verify
from tests.table.example_tables import as_written

HEIRLOOMS = game("heirlooms")
FIRST = lesson_of(HEIRLOOMS, "first")
SEED = match_seed(7, 0)


@pytest.fixture(scope="module")
def record() -> list[str]:
    setup = lesson_setup(HEIRLOOMS, FIRST, "Anna", "random", "a", commitment(SEED))
    table = Table(setup, AuditedSource(SEED, setup.nonces()))
    table.keep(table.open())
    while not table.position.is_over():
        seat = next(seat for seat in table.position.asked() if seat not in table.position.slots)
        table.keep(bot_command(table, seat, make_bot("random", table.position.last)))
    return record_text(setup, table.entries, closing_lines(table.position, SEED)).splitlines()


def verified(lines: list[str]) -> tuple[int, int]:
    found = verify(read_record("\n".join(lines)), HEIRLOOMS)
    return found.draws, found.prepared


def test_the_header_names_the_lesson_and_its_draws(record: list[str]) -> None:
    prepared = json.loads(record[0])["prepared"]
    assert prepared == {"lesson": "first", "draws": FIRST.draws}


def test_a_record_of_a_lesson_verifies_and_counts_prepared_draws_apart(record: list[str]) -> None:
    draws, prepared = verified(record)
    assert prepared == 7
    assert draws + prepared == sum('"chance"' in line for line in record[1:])


@pytest.mark.parametrize("purpose", ["deal", "steward"])
def test_another_outcome_than_the_prepared_one_is_found(record: list[str], purpose: str) -> None:
    n = next(n for n, line in enumerate(record) if f'"chance":"{purpose}"' in line)
    entry = json.loads(record[n])
    entry["out"] = "20"
    with pytest.raises(BadRecord, match="the lesson gives"):
        verified([*record[:n], as_written(entry), *record[n + 1 :]])


def test_without_its_header_a_prepared_draw_is_not_the_committed_one(record: list[str]) -> None:
    header = json.loads(record[0])
    del header["prepared"]
    with pytest.raises(BadRecord, match="the committed chance gives"):
        verified([as_written(header), *record[1:]])


def test_an_outcome_that_is_gone_is_drawn_by_the_committed_chance() -> None:
    setup = lesson_setup(HEIRLOOMS, FIRST, "Anna", "random", "a", commitment(SEED))
    setup.prepared = Prepared("first", {"deal": ["12", "12"]})
    table = Table(setup, AuditedSource(SEED, setup.nonces()))
    table.keep(table.open())
    dealt = [entry.text for entry in table.entries if entry.purpose == "deal"]
    assert dealt[0] == "12"
    assert dealt[1] != "12"
