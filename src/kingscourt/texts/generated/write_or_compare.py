"""Write generated pages, or compare them with the existing ones."""

from __future__ import annotations

import sys
from pathlib import Path


def write_pages(pages: dict[Path, str], check: bool) -> int:
    """Write pages; with `check`, write nothing and return 1 if one is out of date."""
    stale = [path for path, content in pages.items() if _read(path) != content]
    for path in stale:
        if check:
            sys.stderr.write(f"out of date: {path}\n")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(pages[path], "utf-8")
            sys.stdout.write(f"wrote {path}\n")
    return 1 if check and stale else 0


def _read(path: Path) -> str | None:
    return path.read_text("utf-8") if path.is_file() else None
