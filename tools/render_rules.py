"""Write docs/play/rules/<game>.md: every rule by its id, with our rulings and where editions differ.

Example: python tools/render_rules.py --check
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from kingscourt.texts.generated.rules_page import TABLE_PAGE, rules_page, table_page
from kingscourt.texts.generated.shipped_games import shipped_games
from kingscourt.texts.generated.write_or_compare import write_pages
from kingscourt.texts.locale_files import ENGLISH, LANGUAGES
from kingscourt.texts.renderer import Renderer

FOLDER = Path(__file__).parent.parent / "docs" / "play" / "rules"


def pages_in(language: str) -> dict[Path, str]:
    """Pages by file: `<game>.md` in English, `<game>.<language>.md` in another language."""
    renderer = Renderer(language, shipped_games())
    ending = "md" if language == ENGLISH else f"{language}.md"
    pages = {FOLDER / f"{game.id}.{ending}": rules_page(renderer, game) for game in shipped_games()}
    pages[FOLDER / f"{TABLE_PAGE}.{ending}"] = table_page(renderer)
    return pages


def main() -> int:
    """Write the pages, or with --check report which are out of date."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a page is stale")
    parser.add_argument("--lang", choices=LANGUAGES, default=ENGLISH, help="language of the pages")
    given = parser.parse_args()
    return write_pages(pages_in(given.lang), check=given.check)


if __name__ == "__main__":
    sys.exit(main())
