"""User errors are explained, with a remedy and the right exit code."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from kingscourt.games.registry import game as find_game

if TYPE_CHECKING:
    from tests.cli.conftest import Run


USAGE = 2
FAILURE = 1


@pytest.mark.parametrize(
    ("arguments", "says", "advises"),
    [
        (["play", "kingsbourg"], "no game 'kingsbourg'", "Did you mean 'kingsburg'?"),
        (["play", "kingsburg", "--seats", "9"], "9 seats", "kingscourt games"),
        (["play", "kingsburg", "--seat", "4", "--seats", "3"], "no seat 4", "--seat"),
        (["play", "kingsburg", "--bots", "knigt"], "no bot 'knigt'", "Did you mean 'knight'?"),
        (["play", "kingsburg", "--bots", "knight,knight", "--seats", "2"], "2 bots for 1 seats", "--seats"),
        (["play", "kingsburg", "--bots", ","], "No bot", "knight"),
        (["play", "kingsburg", "--edition", "first"], "no edition 'first'", "kingscourt games"),
        (["play", "kingsburg", "--option", "fog"], "NAME=VALUE", "kingscourt games"),
        (["play", "kingsburg", "--option", "fog=on"], "no option 'fog'", "kingscourt games"),
        (["play", "kingsburg", "--lang", "it"], "'it'", "en, hu, de, fr, nl, es"),
        (["play", "kingsburg", "--seed", "xyz"], "not hexadecimal", "--seed 2a"),
        (["play", "kingsburg", "--components", "nowhere.toml"], "nowhere.toml cannot be read", "name"),
        (["rules", "kingsburg", "KB-3.2z"], "no rule 'KB-3.2z'", "KB-3.2b"),
        (["simulate", "kingsburg", "--bots", "nobody"], "no bot 'nobody'", "knight"),
        (["verify", "nowhere.kingscourt"], "nowhere.kingscourt cannot be read", "name"),
    ],
)
def test_a_wrong_command_is_explained(arguments: list[str], says: str, advises: str, run: Run) -> None:
    result = run(*arguments)
    assert result.exit_code == USAGE
    assert says in result.stderr
    assert advises in result.stderr
    assert "Traceback" not in result.output


def test_a_record_is_never_overwritten(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "game.kingscourt"
    record.write_text("precious")
    result = run("play", "kingsburg", "--record", str(record))
    assert result.exit_code == USAGE
    assert "already exists" in result.stderr
    assert record.read_text() == "precious"


def test_a_record_needs_a_folder(run: Run, tmp_path: Path) -> None:
    result = run("play", "kingsburg", "--record", str(tmp_path / "no" / "game.kingscourt"))
    assert result.exit_code == FAILURE
    assert "cannot be written" in result.stderr


def test_a_bad_component_file_lists_every_problem(run: Run, tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text("nonsense = true\n")
    result = run("editions", "check", str(box), "--game", "kingsburg")
    assert result.exit_code == FAILURE
    assert "component file" in result.stderr
    guessed = run("editions", "check", str(box))
    assert guessed.exit_code == FAILURE


def test_the_language_of_the_environment_counts(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "hu_HU.UTF-8")
    assert "Elhagyod az asztalt" in run("play", "kingsburg", typed="q\n").stdout
    monkeypatch.setenv("KINGSCOURT_LANG", "de")
    assert "Du verlässt den Tisch" in run("play", "kingsburg", typed="q\n").stdout
    assert "Vous quittez la table" in run("play", "kingsburg", "--lang", "fr", typed="q\n").stdout


@pytest.mark.parametrize(
    "command",
    [
        ["editions", "check", "BOX", "--game", "kingsburg"],
        ["play", "kingsburg", "--components", "BOX"],
        ["simulate", "kingsburg", "--games", "1", "--components", "BOX"],
    ],
)
def test_a_number_outside_its_range_is_refused_by_name(command: list[str], run: Run, tmp_path: Path) -> None:
    text = find_game("kingsburg").components("rulebook").source
    box = tmp_path / "box.toml"
    box.write_text(text.replace("loss = { vp = 5 }", "loss = { building = 4000000000000000000 }"))
    result = run(*[str(box) if word == "BOX" else word for word in command])
    assert result.exit_code in (USAGE, FAILURE)
    assert "enemy[25].loss.building: 4000000000000000000 is outside 0 to 9" in result.stderr
    assert "Traceback" not in result.output
