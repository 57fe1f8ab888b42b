"""Write build/texts/<language>.md: every text with sample values, for native speakers to proofread.

Example: python tools/render_texts.py --lang hu
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from kingscourt.server.errors.problems import PACKAGE as SERVICE
from kingscourt.texts.generated.proofreading_page import proof_page
from kingscourt.texts.generated.shipped_games import shipped_games
from kingscourt.texts.locale_files import LANGUAGES, SHARED

FOLDER = Path(__file__).parents[1] / "build/texts"


def main() -> None:
    """Write the pages."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--lang", choices=LANGUAGES, help="one language only")
    given = parser.parse_args()
    packages = [SHARED, SERVICE, *(game.resources for game in shipped_games())]
    FOLDER.mkdir(parents=True, exist_ok=True)
    for language in [given.lang] if given.lang else LANGUAGES:
        path = FOLDER / f"{language}.md"
        path.write_text(proof_page(language, packages), "utf-8")
        sys.stdout.write(f"wrote {path}\n")


if __name__ == "__main__":
    main()
