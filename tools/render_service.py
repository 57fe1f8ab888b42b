"""Writes the pages of the service that come from its types; `--check` only compares."""

from __future__ import annotations

import sys
from pathlib import Path

from kingscourt.server.config import config_table
from kingscourt.server.stream.page import stream_page

HEAD = """# Configuration

Every setting of `serve` and `work` is an environment variable.
This page is made by `tools/render_service.py`.

"""


def pages() -> dict[str, str]:
    """The pages by path."""
    return {"docs/configuration.md": HEAD + config_table(), "docs/streams.md": stream_page()}


def main() -> int:
    """Write or compare."""
    is_check = "--check" in sys.argv
    stale = 0
    for name, text in pages().items():
        path = Path(name)
        if is_check and (not path.exists() or path.read_text("utf-8") != text):
            sys.stdout.write(f"{name} is out of date: run tools/render_service.py\n")
            stale = 1
        elif not is_check:
            path.write_text(text, "utf-8")
    return stale


if __name__ == "__main__":
    sys.exit(main())
