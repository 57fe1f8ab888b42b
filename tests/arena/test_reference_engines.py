"""Other engines are found and run one at a time, and their failures are reported as reasons."""

from __future__ import annotations

import json
import math
from pathlib import Path

import pytest

from kingscourt.arena import reference_engines
from kingscourt.arena.reference_engines import Reference, measure_references, measure_with_reasons

FIGURES = {
    "games": 10,
    "decisions": 400,
    "seconds": 2.0,
    "games_per_s": 5,
    "decisions_per_s": 200.0,
    "decisions_per_game": 40.0,
}
EXPECTED = Reference(games_per_s=5.0, decisions_per_s=200.0, decisions_per_game=40.0)


def fake(envs: Path, environment: str, body: str) -> Path:
    """Put a shell script where the environment's interpreter belongs."""
    python = envs / environment / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(f"#!/bin/sh\n{body}\n")
    python.chmod(0o755)
    return python


def printing(*games: str) -> str:
    """Return the body of an interpreter that prints figures after a line of unrelated output."""
    return f"echo chatter\necho '{json.dumps(dict.fromkeys(games, FIGURES))}'"


def catanatron_reason(envs: Path) -> str:
    """Measure with one fake interpreter in place and return Catanatron's reason."""
    found = measure_with_reasons(0.1, envs)["catanatron"]
    assert found.reference is None
    return found.reason


def test_figures_of_every_engine(tmp_path: Path) -> None:
    fake(tmp_path, "openspiel", printing("backgammon", "hearts"))
    fake(tmp_path, "catanatron", printing("catanatron"))
    found = measure_references(0.1, tmp_path)
    assert found == {"backgammon": EXPECTED, "hearts": EXPECTED, "catanatron": EXPECTED}


def test_the_interpreter_gets_the_script_and_the_seconds(tmp_path: Path) -> None:
    said = tmp_path / "said"
    fake(tmp_path, "catanatron", f'echo "$@" > {said}\n{printing("catanatron")}')
    measure_references(0.25, tmp_path)
    isolated, script, option, seconds = said.read_text().split()
    assert (isolated, option, seconds) == ("-I", "--seconds", "0.25")
    assert Path(script).name == "catanatron_game.py"


def test_every_script_is_part_of_the_package() -> None:
    for engine in reference_engines.ENGINES:
        assert (reference_engines.SCRIPTS / engine.script).is_file()


def test_a_missing_environment_gives_none_and_says_what_to_do(tmp_path: Path) -> None:
    fake(tmp_path, "openspiel", printing("backgammon", "hearts"))
    assert measure_references(0.1, tmp_path) == {
        "backgammon": EXPECTED,
        "hearts": EXPECTED,
        "catanatron": None,
    }
    reason = catanatron_reason(tmp_path)
    assert reason.startswith("not installed")
    assert "install_references.sh" in reason


def test_a_failing_script_gives_its_last_words(tmp_path: Path) -> None:
    fake(tmp_path, "catanatron", "echo Traceback >&2\necho \"No module named 'catanatron'\" >&2\nexit 1")
    assert catanatron_reason(tmp_path) == "catanatron_game.py failed (1): No module named 'catanatron'"


@pytest.mark.parametrize("output", ["", "chatter", '{"catanatron": {"games_per_s": 1.0}}', '{"chess": 1}'])
def test_output_without_figures_is_a_reason(tmp_path: Path, output: str) -> None:
    fake(tmp_path, "catanatron", f"echo '{output}'")
    assert "printed no figures" in catanatron_reason(tmp_path)


def test_a_game_left_out_is_named(tmp_path: Path) -> None:
    fake(tmp_path, "openspiel", printing("backgammon"))
    found = measure_with_reasons(0.1, tmp_path)
    assert found["hearts"].reason == "open_spiel_games.py printed no figures for hearts"


def test_a_script_that_hangs_is_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reference_engines, "GRACE_SECONDS", 0.1)
    fake(tmp_path, "catanatron", "exec sleep 30")
    assert "did not end within 0.2 seconds" in catanatron_reason(tmp_path)


def test_an_interpreter_that_cannot_start_is_a_reason(tmp_path: Path) -> None:
    fake(tmp_path, "catanatron", "").chmod(0o644)
    assert "does not start" in catanatron_reason(tmp_path)


@pytest.mark.parametrize("seconds", [0.0, -1.0, math.nan, math.inf])
def test_seconds_must_be_positive(tmp_path: Path, seconds: float) -> None:
    with pytest.raises(ValueError, match="positive"):
        measure_references(seconds, tmp_path)


def test_the_variable_names_the_environments(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(reference_engines.ENVS_VARIABLE, str(tmp_path))
    fake(tmp_path, "catanatron", printing("catanatron"))
    assert measure_references(0.1)["catanatron"] == EXPECTED


def test_without_the_variable_this_folder_comes_before_the_clone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clone = tmp_path / "clone"
    module = clone / "src" / "kingscourt" / "arena" / "references.py"
    monkeypatch.delenv(reference_engines.ENVS_VARIABLE, raising=False)
    monkeypatch.setattr(reference_engines, "__file__", str(module))
    monkeypatch.chdir(tmp_path)
    assert reference_engines.environments_folder() == tmp_path / ".bench"  # neither exists, as when installed
    (clone / "bench").mkdir(parents=True)
    (clone / "bench" / "install_references.sh").touch()
    assert reference_engines.environments_folder() == clone / ".bench"
    (tmp_path / ".bench").mkdir()
    assert reference_engines.environments_folder() == tmp_path / ".bench"
