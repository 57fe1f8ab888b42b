"""Write docs/texts/<language>.md: every text with sample values, for native speakers to proofread.

Example: python tools/render_texts.py --check
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from kingscourt.server.errors.problems import PACKAGE as SERVICE
from kingscourt.texts.generated.page_writer import write_pages
from kingscourt.texts.generated.proofreading_page import proof_page
from kingscourt.texts.generated.shipped_games import shipped_games
from kingscourt.texts.locale_files import LANGUAGES, SHARED

FOLDER = Path(__file__).parent.parent / "docs" / "texts"


def main() -> int:
    """Write the pages, or with --check report which are out of date."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a page is stale")
    given = parser.parse_args()
    packages = [SHARED, SERVICE, *(game.resources for game in shipped_games())]
    pages = {FOLDER / f"{language}.md": proof_page(language, packages) for language in LANGUAGES}
    return write_pages(pages, check=given.check)


if __name__ == "__main__":
    sys.exit(main())
