"""The guide's game with hidden dice, compiled on its own, plays as it does interpreted."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from tests.docs.guide_files import write_files

PAGE = "docs/author/hidden-dice.md"
PLAY = """
import liars_dice.steps
from kingscourt.cli.main import app
print(liars_dice.steps.__file__)
app(["simulate", "liars_dice", "--seats", "4", "--games", "20", "--records", "games"], standalone_mode=False)
"""


def run(folder: Path, *command: str) -> str:
    done = subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return done.stdout


def games(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text("utf-8") for path in (folder / "games").iterdir()}


@pytest.mark.skipif(os.environ.get("KINGSCOURT_EXPECT_COMPILED") != "1", reason="needs the compiled build")
def test_a_game_compiled_on_its_own_plays_the_same_games(tmp_path: Path) -> None:
    interpreted, compiled = tmp_path / "interpreted", tmp_path / "compiled"
    for folder in (interpreted, compiled):
        folder.mkdir()
        write_files(PAGE, folder)
    run(compiled, "setup.py", "build_ext", "--inplace")
    assert run(interpreted, "-c", PLAY).splitlines()[0].endswith("steps.py")
    assert run(compiled, "-c", PLAY).splitlines()[0].endswith(tuple(EXTENSION_SUFFIXES))
    assert len(games(compiled)) == 20
    assert games(compiled) == games(interpreted)
