"""The game that a person asked for, with complete options and components."""

from __future__ import annotations

from pathlib import Path

from kingscourt.cli.arguments import read_text, variants_of
from kingscourt.games.registry import game as find_game
from kingscourt.kernel.game import Components, Game
from kingscourt.kernel.options import Options

USUAL_SEATS = 3


class Chosen:
    """A game ready to be set up; `source` is the text of an owner's component file."""

    def __init__(self, game: Game, options: Options, components: Components, source: str | None) -> None:
        self.game = game
        self.options = options
        self.components = components
        self.source = source


def choose(
    name: str, seats: int | None, edition: str, variants: list[str] | None, path: Path | None
) -> Chosen:
    """Complete what was asked for, or say what is offered."""
    game = find_game(name)
    options = game.options(seats or usual_seats(game), edition, variants_of(variants))
    if path is None:
        return Chosen(game, options, game.components(options.edition), None)
    source = read_text(path)
    return Chosen(game, options, game.read_components(source), source)


def usual_seats(game: Game) -> int:
    """Three where the game has them, else as many as it takes."""
    return USUAL_SEATS if USUAL_SEATS in game.seat_range else game.seat_range[-1]
