"""Writes the pages of the service that come from its types.

Example: .venv/bin/python tools/render_service.py
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from kingscourt.server.config import config_table
from kingscourt.server.stream.page import stream_page
from kingscourt.texts.pages import write_pages

HEAD = """# Configuration

Every setting of `serve` and `work` is an environment variable.
This page is made by `tools/render_service.py`.

"""


def pages() -> dict[Path, str]:
    """The pages by path."""
    return {Path("docs/configuration.md"): HEAD + config_table(), Path("docs/streams.md"): stream_page()}


def main() -> int:
    """Write the pages, or with --check tell which are out of date."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a page is stale")
    return write_pages(pages(), check=parser.parse_args().check)


if __name__ == "__main__":
    sys.exit(main())
