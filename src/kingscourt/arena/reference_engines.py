"""Measure other engines alongside our own, each with the interpreter of its own environment."""

from __future__ import annotations

import math
import os
import subprocess
from pathlib import Path
from typing import Final

import msgspec

ENVS_VARIABLE: Final = "KINGSCOURT_BENCH_ENVS"
# Time to start an interpreter, play the warm-up game and finish the last game.
GRACE_SECONDS: Final = 60.0
SCRIPTS: Final = Path(__file__).with_name("reference_scripts")


class Reference(msgspec.Struct, frozen=True):
    """The figures of one reference; a decision has at least two legal actions."""

    games_per_s: float
    decisions_per_s: float
    decisions_per_game: float


class Measurement(msgspec.Struct, frozen=True):
    """A reference's figures, or the reason why there are none."""

    reference: Reference | None
    reason: str = ""


class Engine(msgspec.Struct, frozen=True):
    """An engine that plays the same or similar games, in its own environment."""

    environment: str
    script: str
    games: tuple[str, ...]


class NotMeasured(Exception):
    """An engine gave no figures; the message says why."""


ENGINES: Final = (
    Engine("openspiel", "open_spiel_games.py", ("backgammon", "hearts")),
    Engine("catanatron", "catanatron_game.py", ("catanatron",)),
)


def measure_references(seconds: float, envs: Path | None = None) -> dict[str, Reference | None]:
    """Measure every reference for `seconds` per game; None where there are no figures."""
    return {name: found.reference for name, found in measure_with_reasons(seconds, envs).items()}


def measure_with_reasons(seconds: float, envs: Path | None = None) -> dict[str, Measurement]:
    """Measure like measure_references, with the reason for each missing figure."""
    if not (math.isfinite(seconds) and seconds > 0):
        raise ValueError(f"seconds must be a positive number, not {seconds}")
    folder = environments_folder() if envs is None else envs
    measured: dict[str, Measurement] = {}
    for engine in ENGINES:  # sequentially, so that none takes processor time from another
        measured.update(measure_engine(engine, seconds, folder))
    return measured


def environments_folder() -> Path:
    """Find the environments: the variable's folder, else .bench here, else .bench of the clone."""
    named = os.environ.get(ENVS_VARIABLE)
    if named:
        return Path(named).expanduser()
    here = Path.cwd() / ".bench"
    root = Path(__file__).resolve().parents[3]
    # In an installed wheel, the same path ends in the interpreter's lib folder, which is not a clone.
    is_clone = (root / "bench" / "install_references.sh").is_file()
    return root / ".bench" if is_clone and not here.is_dir() else here


def measure_engine(engine: Engine, seconds: float, envs: Path) -> dict[str, Measurement]:
    """Measure one engine's games; an engine's failure becomes the reason, not an error of ours."""
    try:
        figures = read_figures(engine, run_script(engine, seconds, envs))
    except NotMeasured as fault:
        return dict.fromkeys(engine.games, Measurement(None, str(fault)))
    return {game: Measurement(figures[game]) for game in engine.games}


def run_script(engine: Engine, seconds: float, envs: Path) -> str:
    """Run the engine's script and return its output."""
    # Not resolved: a virtual environment is identified by the path of its interpreter link.
    python = envs.absolute() / engine.environment / "bin" / "python"
    if not python.exists():
        raise NotMeasured(f"not installed: no {python}; bench/install_references.sh installs it")
    limit = seconds * len(engine.games) + GRACE_SECONDS
    # -I keeps our own PYTHONPATH and working directory out of the other engine's imports.
    command = [str(python), "-I", str(SCRIPTS / engine.script), "--seconds", str(seconds)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=limit, check=False)
    except subprocess.TimeoutExpired:
        raise NotMeasured(f"{engine.script} did not end within {limit:g} seconds") from None
    except OSError as fault:
        raise NotMeasured(f"{python} does not start: {fault}") from fault
    if done.returncode != 0:
        raise NotMeasured(f"{engine.script} failed ({done.returncode}): {last_line(done.stderr)}")
    return done.stdout


def read_figures(engine: Engine, output: str) -> dict[str, Reference]:
    """Decode the figures in the last line of a script's output."""
    try:
        figures = msgspec.json.decode(last_line(output), type=dict[str, Reference])
    except msgspec.DecodeError as fault:
        raise NotMeasured(f"{engine.script} printed no figures: {fault}") from fault
    missing = [game for game in engine.games if game not in figures]
    if missing:
        raise NotMeasured(f"{engine.script} printed no figures for {', '.join(missing)}")
    return figures


def last_line(text: str) -> str:
    """The last line that is not blank, or an empty string."""
    return (text.strip().splitlines() or [""])[-1]
