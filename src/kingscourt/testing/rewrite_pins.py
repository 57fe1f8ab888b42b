"""`python -m kingscourt.testing.rewrite_pins GAME`: rewrite the pinned files of a game."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from kingscourt.games.registry import game as find_game
from kingscourt.kernel.errors import KingscourtError
from kingscourt.kernel.game import Game
from kingscourt.testing.laws.pins import PERFT, PLAYTHROUGH, pins_folder
from kingscourt.testing.perft import perft_text
from kingscourt.testing.playthrough import playthrough_text


def pin(game: Game, folder: Path) -> list[Path]:
    """Write the files of one game into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    texts = {PERFT: perft_text(game), PLAYTHROUGH: playthrough_text(game)}
    for name, text in texts.items():
        (folder / name).write_text(text, "utf-8")
    return [folder / name for name in texts]


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m kingscourt.testing.rewrite_pins", description=__doc__)
    parser.add_argument("game", help="id of the game in the registry")
    parser.add_argument("--into", type=Path, help="folder; tests/pins/GAME of the game's project by default")
    given = parser.parse_args()
    try:
        game = find_game(given.game)
    except KingscourtError as error:
        sys.exit(str(error))
    for file in pin(game, given.into or pins_folder(game)):
        sys.stdout.write(f"{file}\n")


if __name__ == "__main__":
    main()
