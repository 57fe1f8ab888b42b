"""The guide docs/author/hidden-dice.md: its game is short, plays in the terminal, and mistakes are found."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.code_blocks import ROOT, blocks_of
from tests.docs.guide_files import write_files

PAGE = "docs/author/hidden-dice.md"
MOST_LINES = 300
WHOLE_GAME = "1\n" * 400  # the first answer, always: bids rise by one, or are challenged
TRY_LAW = """
import sys
from kingscourt.testing import laws
from kingscourt.testing.law_case import cases
from liars_dice.game import GAME
for case in cases(GAME):
    getattr(laws, sys.argv[1])(case)
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write_files(PAGE, tmp_path)
    return tmp_path


def run(folder: Path, *command: str, given: str = "") -> subprocess.CompletedProcess[str]:
    """A command in the guide's folder, in English on a screen of 80x24."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(folder),
        "KINGSCOURT_LANG": "en",
        "COLUMNS": "80",
        "LINES": "24",
    }
    return subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env=environment,
        input=given,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


def test_the_game_is_as_short_as_the_guide_says() -> None:
    files = [
        block.text
        for block in blocks_of(PAGE)
        if block.what.startswith("liars_dice/") and block.what.endswith(".py")
    ]
    assert len(files) == 4
    assert sum(len(text.splitlines()) for text in files) < MOST_LINES


def test_its_types_are_checked(folder: Path) -> None:
    config = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(ROOT / ".mypy_cache")]
    found = run(folder, "-m", "mypy", *config, "liars_dice", "test_liars_dice.py")
    assert found.returncode == 0, found.stdout


@pytest.mark.parametrize("seats", [2, 6])
def test_a_whole_game_in_the_terminal(folder: Path, seats: int) -> None:
    command = ["-m", "kingscourt.cli", "play", "liars_dice", "--seats", str(seats), "--seed", "03"]
    played = run(folder, *command, given=WHOLE_GAME)
    assert played.returncode == 0, played.stderr
    assert "The last player with dice wins." in played.stdout
    assert "liars-dice-" not in played.stdout  # no text is missing
    assert max(len(line) for line in played.stdout.splitlines()) <= 80


@pytest.mark.parametrize(
    ("file", "right", "wrong", "law"),
    [
        ("game.py", "cup.seen_by(seat) for", "cup.faces.copy() for", "law_views_keep_secrets"),
        (
            "steps.py",
            "        s.pop()  # `Round`",
            "        settle_challenge(s)\n        s.pop()  # `Round`",
            "law_terms_hold",
        ),
        ("steps.py", '[s.cups[loser].lose("box")]', 's.cups[loser].lose("box") and []', "law_log_adds_up"),
        ("steps.py", "liars-dice-event-right", "liars-dice-event-wright", "law_texts_are_complete"),
        ("state.py", "cup.imagine(seat, source)", "pass", "law_imagined_worlds_vary"),
    ],
)
def test_mistakes_are_found(folder: Path, file: str, right: str, wrong: str, law: str) -> None:
    path = folder / "liars_dice" / file
    text = path.read_text("utf-8")
    assert right in text
    path.write_text(text.replace(right, wrong), "utf-8")
    checked = run(folder, "-c", TRY_LAW, law)
    assert checked.returncode == 1, checked.stdout
    assert f"LawBroken: {law}" in checked.stderr
