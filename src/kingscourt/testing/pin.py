"""`python -m kingscourt.testing.pin GAME`: rewrite the pinned files of a game."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from kingscourt.games.registry import game as find_game
from kingscourt.kernel.game import Game
from kingscourt.testing.laws.pins import PERFT, PLAYTHROUGH
from kingscourt.testing.perft import perft_text
from kingscourt.testing.playthrough import playthrough_text

FOLDER = Path("tests/laws/pins")


def pin(game: Game, folder: Path) -> list[Path]:
    """Write the files of one game into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    texts = {PERFT: perft_text(game), PLAYTHROUGH: playthrough_text(game)}
    for name, text in texts.items():
        (folder / name).write_text(text, "utf-8")
    return [folder / name for name in texts]


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m kingscourt.testing.pin", description=__doc__)
    parser.add_argument("game", help="id of the game in the registry")
    parser.add_argument("--into", type=Path, help=f"folder; {FOLDER}/GAME by default")
    given = parser.parse_args()
    for file in pin(find_game(given.game), given.into or FOLDER / given.game):
        sys.stdout.write(f"{file}\n")


if __name__ == "__main__":
    main()
