"""Check the subjects of commits: at most 72 characters, a capital first, no full stop.

Older commits than the check are left alone, and a shallow clone is checked as far as it goes back.
Example: python tools/check_subjects.py
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SINCE = 1795114260  # seconds: when the check began, on 19 November 2026
MOST = 72


def faults(subject: str) -> list[str]:
    """What is wrong with a subject; whether it is an imperative nobody can check."""
    found: list[str] = []
    if len(subject) > MOST:
        found.append(f"{len(subject)} characters, at most {MOST}")
    if subject[:1] != subject[:1].upper():
        found.append("begins with a small letter")
    if subject.endswith("."):
        found.append("ends with a full stop")
    return found


def main() -> int:
    """Print every subject at fault."""
    log = ["git", "log", "--no-merges", "--format=%ct %h %s"]
    done = subprocess.run(log, cwd=Path(__file__).parent, capture_output=True, text=True, check=True)
    is_wrong = False
    for line in done.stdout.splitlines():
        time, commit, subject = line.split(" ", 2)
        for fault in faults(subject) if int(time) >= SINCE else []:
            sys.stdout.write(f"{commit} {subject}: {fault}\n")
            is_wrong = True
    return 1 if is_wrong else 0


if __name__ == "__main__":
    sys.exit(main())
