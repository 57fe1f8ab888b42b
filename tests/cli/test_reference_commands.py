"""Installed games, the rules reference, editions, counts and benchmarks."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import msgspec
import pytest

from kingscourt.arena.speed import BenchReport, is_compiled
from kingscourt.cli.commands.argument_completion import complete_bots, complete_game
from kingscourt.cli.commands.arguments import bots_of
from kingscourt.games.registry import game

if TYPE_CHECKING:
    from tests.cli.conftest import Run


def test_games_lists_players_and_editions(run: Run) -> None:
    lines = run("games").stdout.splitlines()
    kingsburg = next(line for line in lines if line.startswith("kingsburg"))
    assert "Kingsburg" in kingsburg
    assert "2-5" in kingsburg
    assert "rulebook" in kingsburg


def test_rules_are_listed_by_id(run: Run) -> None:
    listed = run("rules", "kingsburg").stdout
    for rule in game("kingsburg").rules(game("kingsburg").components("rulebook")):
        assert rule.id in listed
    assert "KC-1" in listed


@pytest.mark.parametrize("typed", ["KB-0.1", "kb-0.1", "0.1"])
def test_a_rule_is_shown_in_a_language(typed: str, run: Run) -> None:
    shown = run("rules", "kingsburg", typed, "--lang", "hu").stdout
    assert shown.startswith("KB-0.1")
    assert len(shown) > 100


def test_a_component_reads_as_its_edition_says(run: Run) -> None:
    usual = run("rules", "kingsburg", "KB:duchess").stdout
    other = run("rules", "kingsburg", "KB:duchess", "--edition", "english-2007").stdout
    assert "same kind" in usual
    assert "alike or different" in other


def test_editions_are_listed_with_the_usual_one_first(run: Run) -> None:
    listed = run("editions", "list", "kingsburg").stdout
    assert listed.index("rulebook") < listed.index("english-2007")


def test_perft_counts_the_first_choices(run: Run) -> None:
    kingsburg = game("kingsburg")
    chance = kingsburg.new(kingsburg.options(2), kingsburg.components("rulebook")).pending().chance
    assert chance is not None
    result = run("perft", "kingsburg", "--seats", "2", "--depth", "2", "--json")
    counts = msgspec.json.decode(result.stdout, type=list[int])
    assert counts[0] == len(chance.outcomes)
    assert counts[1] > counts[0]
    assert f"{counts[1]:,}" in run("perft", "kingsburg", "--seats", "2", "--depth", "2").stdout


def test_bench_measures_and_leaves_out_what_is_not_asked(run: Run) -> None:
    result = run("bench", "kingsburg", "--seconds", "0.05", "--no-references", "--json")
    report = msgspec.json.decode(result.stdout, type=BenchReport)
    assert report.games["kingsburg"].decisions_per_s > 0
    assert report.references == {}
    table = run("bench", "kingsburg", "--seconds", "0.05", "--no-references").stdout
    assert "decisions/s" in table


def test_bench_says_of_each_game_whether_its_rules_are_compiled(run: Run) -> None:
    shown = run("bench", "heirlooms", "rival_kings", "--seconds", "0.05", "--no-references").stdout
    said = (
        "compiled kernel; compiled rules: rival_kings; interpreted rules: heirlooms"
        if is_compiled()
        else "interpreted kernel; interpreted rules: heirlooms, rival_kings"
    )
    assert shown.splitlines()[0] == said


@pytest.mark.parametrize(
    "command", ["games", "play", "rules", "replay", "verify", "simulate", "perft", "bench"]
)
def test_every_command_has_an_example(command: str, run: Run) -> None:
    assert f"Example: kingscourt {command}" in run(command, "--help").stdout


@pytest.mark.parametrize("command", ["", "play", "migrate", "admin erase", "editions check"])
def test_flags_are_listed_without_a_type(command: str, run: Run) -> None:
    assert "<bool>" not in run(*command.split(), "--help").stdout


def test_the_options_of_play_are_grouped(run: Run) -> None:
    text = run("play", "--help").stdout
    for panel in ("Game", "You", "In the browser (--web)", "On a table service"):
        assert f"─ {panel} ─" in text


def test_completion_knows_games_and_bots() -> None:
    assert complete_game("kin") == ["kingsburg"]
    assert complete_bots("knight,ra") == ["knight,random"]


@pytest.mark.parametrize(
    ("line", "offers"),
    [
        ("play kin", "kingsburg"),
        ("play kingsburg --edition eng", "english-2007"),
        ("simulate kingsburg --bots knight,r", "knight,random"),
        ("games --lang h", "hu"),
    ],
)
def test_the_shell_completes(line: str, offers: str) -> None:
    words = f"kingscourt {line}"
    asked = {
        "_KINGSCOURT_COMPLETE": "complete_bash",
        "COMP_WORDS": words,
        "COMP_CWORD": str(len(line.split())),
    }
    done = subprocess.run(
        [sys.executable, "-c", "from kingscourt.cli.main import main; main()"],
        env={**os.environ, **asked},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.stdout.split() == [offers]


def test_the_last_bot_repeats() -> None:
    assert bots_of("knight, random", 4) == ["knight", "random", "random", "random"]
