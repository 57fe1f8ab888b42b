"""The service benchmark works: every acknowledged command is in the log, and ratios are numbers."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec


class Part(msgspec.Struct):
    """A part of the report."""

    commands_per_second: float
    commands_per_core_second: float


class Played(Part):
    """The service's part."""

    refused: int
    pushes_per_command: float
    bytes_per_push: int
    answer_p99_ms: float
    last_watcher_p99_ms: float


class Report(msgspec.Struct):
    """The required parts of the report."""

    tables: int
    paced: Played
    full: Played
    bare_postgresql: Part
    bare_postgresql_together: Part
    ratio_per_core: float
    ratio_to_postgres_alone: float
    ratio_to_bare_together: float
    acknowledged: int
    acknowledged_missing: int
    sockets_lost: int


def test_the_short_form_runs_and_loses_nothing() -> None:
    command = [sys.executable, "-m", "bench.service", "--json"]
    short = ["--tables", "50", "--rate", "50", "--seconds", "5", "--turns", "1"]
    root = Path(__file__).parents[3]
    done = subprocess.run(
        [*command, *short], cwd=root, capture_output=True, text=True, check=False, timeout=600
    )
    assert done.returncode == 0, done.stderr[-3000:]
    report = msgspec.json.decode(done.stdout, type=Report)
    assert report.tables == 50
    assert report.acknowledged > 100
    assert report.acknowledged_missing == 0
    assert report.sockets_lost == 0
    for played in (report.paced, report.full):
        assert played.refused == 0
        assert played.commands_per_second > 0
        assert played.pushes_per_command > 2
        assert played.bytes_per_push > 500
    assert min(report.ratio_per_core, report.ratio_to_postgres_alone, report.ratio_to_bare_together) > 0


def test_help_says_what_is_counted() -> None:
    command = [sys.executable, "-m", "bench.service", "--help"]
    shown = subprocess.run(command, cwd=Path(__file__).parents[3], capture_output=True, text=True, check=True)
    assert "The service's time is that of `serve`" in shown.stdout
    assert "python -m bench.service --json" in shown.stdout
