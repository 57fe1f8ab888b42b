"""Check that modules stay small: median under 150 lines, none over 450."""

from __future__ import annotations

import statistics
import sys
from pathlib import Path

MEDIAN = 150
LARGEST = 450


def main() -> int:
    """Count lines and report modules that are too large."""
    sizes = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in Path("src").rglob("*.py")}
    median = statistics.median(sizes.values())
    large = {path: lines for path, lines in sizes.items() if lines > LARGEST}
    for path, lines in large.items():
        sys.stdout.write(f"{path}: {lines} lines; the limit is {LARGEST}\n")
    sys.stdout.write(f"{len(sizes)} modules, median {median:.0f} lines, largest {max(sizes.values())}\n")
    return 1 if large or median >= MEDIAN else 0


if __name__ == "__main__":
    sys.exit(main())
