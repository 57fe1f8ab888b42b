"""Series, records, replays and verification from the command line."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest

from kingscourt.arena.simulate import SimulationReport
from kingscourt.table.wire_types import EntryLine

if TYPE_CHECKING:
    from tests.cli.conftest import Run


def test_json_is_the_same_for_any_number_of_jobs(run: Run) -> None:
    arguments = ["simulate", "kingsburg", "--seats", "2", "--games", "12", "--bots", "random", "--json"]
    one = run(*arguments)
    two = run(*arguments, "--jobs", "2")
    assert one.stdout == two.stdout
    assert one.stderr == ""
    report = msgspec.json.decode(one.stdout, type=SimulationReport)
    assert [seat.bot for seat in report.seats] == ["random", "random"]
    assert sum(seat.wins for seat in report.seats) == pytest.approx(12, abs=0.01)


def test_people_get_a_table_with_an_interval(run: Run) -> None:
    result = run("simulate", "kingsburg", "--seats", "3", "--games", "2", "--bots", "knight,random")
    assert result.exit_code == 0
    lines = [line.split() for line in result.stdout.splitlines()]
    assert any(line[:2] == ["knight", "1"] for line in lines)
    assert any(line[:3] == ["random", "2,", "3"] for line in lines)


def test_a_good_record_is_ok(run: Run, record: Path) -> None:
    result = run("verify", str(record))
    assert result.exit_code == 0
    entries = sum(line.startswith('{"n"') for line in record.read_text().splitlines())
    draws = record.read_text().count('"chance":') - 1  # the header also has this key, for the scheme
    assert f"{entries} entries, {draws} draws" in result.stdout


def test_a_changed_die_is_found_with_its_entry(run: Run, record: Path) -> None:
    lines = record.read_text().splitlines()
    number = next(n for n, line in enumerate(lines) if '"chance":"roll' in line)
    entry = msgspec.json.decode(lines[number], type=EntryLine)
    other = "1 1 1" if entry.out != "1 1 1" else "2 2 2"
    lines[number] = lines[number].replace(f'"out":"{entry.out}"', f'"out":"{other}"')
    record.write_text("\n".join(lines))
    result = run("verify", str(record))
    assert result.exit_code == 1
    assert f"entry {entry.n}:" in result.stdout
    assert "the committed chance gives" in result.stdout


def test_a_file_that_is_no_record_is_told(run: Run, tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear Anna,")
    for command in ("verify", "replay"):
        result = run(command, str(other))
        assert result.exit_code == 1
        assert "cannot be read" in result.output


def test_a_replay_tells_the_game_and_its_end(run: Run, record: Path) -> None:
    result = run("replay", str(record), "--lang", "hu")
    assert result.exit_code == 0
    assert "A játék véget ért" in result.stdout
    assert "Végeredmény" in result.stdout
    assert "Szeleburdi 1" in result.stdout


def test_a_replay_stops_where_it_is_told_and_shows_the_position(run: Run, record: Path) -> None:
    short = run("replay", str(record), "--until", "10").stdout
    longer = run("replay", str(record), "--until", "60").stdout
    assert len(short) < len(longer)
    assert "Ranking" not in longer
    assert "Random 2" in short


def test_a_replay_waits_at_every_step(run: Run, record: Path) -> None:
    stepped = run("replay", str(record), "--step", typed="\n\nq\n").stdout
    assert stepped.count("> ") == 3
    assert "Ranking" not in stepped


def test_a_seat_that_was_not_there_is_told(run: Run, record: Path) -> None:
    result = run("replay", str(record), "--seat", "3")
    assert result.exit_code == 2
    assert "no seat 3" in result.stderr


def test_a_replay_says_whose_a_secret_was_and_hides_it_from_the_others(run: Run, tmp_path: Path) -> None:
    run("simulate", "heirlooms", "--seats", "2", "--games", "1", "--records", str(tmp_path))
    (record,) = tmp_path.iterdir()
    openly = run("replay", str(record)).stdout
    first = run("replay", str(record), "--seat", "1").stdout
    assert openly.count("(Knight) You are dealt") == openly.count("(Random) You are dealt") == 3
    assert first.count("You are dealt") == 3
    assert "(Knight)" not in first
