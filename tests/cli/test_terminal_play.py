"""The terminal table: whole games, previews, undo and explanations."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from kingscourt.games.registry import game

if TYPE_CHECKING:
    from tests.cli.conftest import Run


FIRST_ALWAYS = "1\n" * 600


def test_a_whole_game_through_a_pipe(tmp_path: Path) -> None:
    record = tmp_path / "game.kingscourt"
    command = [sys.executable, "-m", "kingscourt.cli", "play", "kingsburg", "--seats", "2", "--seed", "2a"]
    done = subprocess.run(
        [*command, "--record", str(record), "--name", "Anna"],
        input=FIRST_ALWAYS,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "LANG": "C", "COLUMNS": "100"},
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "The game is over" in done.stdout
    assert "Points by category" in done.stdout
    assert str(record) in done.stdout.replace("\n", "")
    verified = subprocess.run(
        [sys.executable, "-m", "kingscourt.cli", "verify", str(record)],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert verified.returncode == 0, verified.stdout + verified.stderr
    assert verified.stdout.startswith("OK")


@pytest.mark.parametrize("language", ["en", "hu", "de", "fr", "nl", "es"])
def test_no_language_shows_a_bare_key(language: str, run: Run) -> None:
    typed = "h\nl\no\n? 18\nu\np 1\nb\n" + FIRST_ALWAYS
    result = run("play", "kingsburg", "--seats", "2", "--seed", "2b", "--lang", language, typed=typed)
    assert result.exit_code == 0
    bare = [line for line in result.stdout.splitlines() if "kingsburg-" in line or "cli-" in line]
    assert bare == []
    assert "{" not in result.stdout


def test_the_same_seed_and_answers_give_the_same_game(run: Run, tmp_path: Path) -> None:
    records = [tmp_path / "one", tmp_path / "two"]
    for record in records:
        run("play", "kingsburg", "--seed", "07", "--record", str(record), typed=FIRST_ALWAYS)
    assert records[0].read_bytes() == records[1].read_bytes()


def test_leaving_keeps_the_record_so_far(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "game"
    result = run("play", "kingsburg", "--seed", "07", "--record", str(record), typed="1\nq\n")
    assert result.exit_code == 0
    assert "The record so far is in" in result.stdout
    assert '"seat":0,"do":' in record.read_text()
    assert run("verify", str(record)).exit_code == 1


def test_the_end_of_input_leaves_like_q(run: Run) -> None:
    result = run("play", "kingsburg", typed="")
    assert result.exit_code == 0
    assert "You leave the table" in result.stdout


def test_any_seat_can_be_taken(run: Run) -> None:
    result = run("play", "kingsburg", "--seat", "3", "--bots", "random,knight", "--name", "Anna", typed="q\n")
    assert "Anna against Random, Knight" in result.stdout


def test_a_number_too_high_is_told(run: Run) -> None:
    assert "There is no choice 99; the last one is 3." in run("play", "kingsburg", typed="99\n").stdout


def test_words_that_match_nothing_suggest_to_ask(run: Run) -> None:
    assert "? elephant" in run("play", "kingsburg", typed="elephant\n").stdout


def test_a_unique_word_picks(run: Run) -> None:
    result = run("play", "kingsburg", "--seed", "07", "--name", "Anna", typed="stone\nl\n")
    assert "> stone" in result.stdout
    assert "Anna" in result.stdout.split("> stone")[1]


def test_a_rule_is_shown_by_number(run: Run) -> None:
    result = run("play", "kingsburg", typed="r kb-0.1\nr kb-9\nr zzz\n")
    assert "What counts as goods" in result.stdout
    assert "“kb-9” may mean one of these" in result.stdout
    assert "There is no rule “zzz”" in result.stdout


def test_why_not_names_the_rule(run: Run) -> None:
    result = run("play", "kingsburg", "--seed", "07", typed="1\n? 18\n")
    answer = result.stdout.split("> ? 18")[1]
    assert "Not possible now: Place " in answer
    assert "\n  KB-3.2: " in answer


def test_trying_shows_and_changes_nothing(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "game"
    result = run("play", "kingsburg", "--seed", "07", "--record", str(record), typed="p 1\nb\nb\ns\n")
    assert "Tried, not sent yet" in result.stdout
    assert result.stdout.count("Nothing has been tried") == 2
    assert '"seat":0,"do":' not in record.read_text()


def test_a_hidden_number_lists_first_and_picks_when_it_is_repeated(run: Run) -> None:
    # random bots, because those of levels change with their values
    arguments = ["--seed", "03", "--name", "Anna", "--bots", "random"]
    result = run("play", "kingsburg", *arguments, typed=FIRST_ALWAYS)
    again = result.stdout.split("To take choice number 1 itself, type it again.")
    assert len(again) > 1
    for rest in again[1:]:
        assert rest.startswith("\n> 1\n  Anna places ")


def test_a_secret_choice_is_a_command_of_its_own(run: Run) -> None:
    result = run("play", "heirlooms", "--seed", "2a", typed="4 1\n4\n1\n")
    one, alone, secret = result.stdout.split("> ")[1:4]
    assert "in one go" in one
    assert "secret until everyone has chosen" in alone
    assert "Bid " in secret
    assert "secret until" not in secret  # it was said once


def test_an_owners_file_is_played_and_embedded(run: Run, tmp_path: Path) -> None:
    kingsburg = game("kingsburg")
    box = tmp_path / "box.toml"
    source = kingsburg.components("rulebook").source
    box.write_text(source.replace('id = "jester"', 'id = "jester"\nname = "Aunt Agatha"'))
    record = tmp_path / "game"
    checked = run("editions", "check", str(box))
    assert checked.exit_code == 0, checked.output
    assert "kingsburg" in checked.stdout
    result = run("play", "kingsburg", "--components", str(box), "--record", str(record), typed=FIRST_ALWAYS)
    assert result.exit_code == 0, result.output
    assert "1. Aunt Agatha" in result.stdout
    assert run("verify", str(record)).exit_code == 0
    assert '"components":"' in record.read_text().splitlines()[0]


def test_solo_is_one_seat_against_the_opponent_of_the_game(run: Run) -> None:
    result = run("play", "paladins", "--solo", "hard", "--seed", "2a", typed="q\n")
    assert result.exit_code == 0
    assert "Player plays alone." in result.stdout
    assert result.stdout.replace("\n    ", " ").count("The opponent has a workshop on") == 5  # PW-7.2


def test_solo_is_refused_where_it_means_nothing(run: Run) -> None:
    result = run("play", "kingsburg", "--solo", "hard")
    assert result.exit_code == 2
    assert "kingsburg has no solo mode" in result.output
    assert "paladins" in result.output
    assert "not for 3" in run("play", "paladins", "--solo", "hard", "--seats", "3").output
    assert "none of easy, medium, hard" in run("play", "paladins", "--solo", "huge").output
