"""The transcripts match the current output of the games."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_transcripts_are_up_to_date() -> None:
    command = [sys.executable, "tools/render_transcript.py", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_transcript_tells_the_whole_game() -> None:
    page = (ROOT / "docs/transcripts/paladins-solo-medium.md").read_text("utf-8")
    assert [line for line in page.splitlines() if line.startswith("## Round")] == [
        f"## Round {n} of 7" for n in range(1, 8)
    ]
    for words in ("Which paladin rides with you", "The opponent turns up a scheme", "Points by category"):
        assert words in page
