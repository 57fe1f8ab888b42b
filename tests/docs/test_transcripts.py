"""The transcripts match the current output of the games."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs/transcripts"
GAMES = ("kingsburg", "royals", "rival-kings", "paladins")


def test_the_shortest_transcript_is_up_to_date() -> None:
    # All of them take a minute and more: tools/render_transcript.py --check, or make transcripts.
    command = [sys.executable, "tools/render_transcript.py", "--check", "--only", "rival_kings"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=600)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("language", "end"), [("en", "The game is over"), ("hu", "A játék véget ért")])
def test_a_transcript_tells_a_whole_game(game: str, language: str, end: str) -> None:
    page = (FOLDER / f"{game}-{language}.md").read_text("utf-8")
    assert f"## {end}\n" in page


def test_the_solo_game_has_seven_rounds() -> None:
    page = (FOLDER / "paladins-en.md").read_text("utf-8")
    rounds = [line for line in page.splitlines() if line.startswith("## Round")]
    assert rounds == [f"## Round {n} of 7" for n in range(1, 8)]
    assert "Which paladin rides with you" in page
