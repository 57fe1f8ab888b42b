"""The requested game, with complete options and components."""

from __future__ import annotations

from pathlib import Path

from kingscourt.cli.commands.arguments import variants_of
from kingscourt.cli.error_messages import ErrorMessage
from kingscourt.cli.file_io import read_text
from kingscourt.components.named_files import owned_components, shipped_components
from kingscourt.games.registry import game as find_game
from kingscourt.games.registry import games
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
    name: str, seats: int | None, edition: str, variants: list[str] | None, path: Path | None, solo: str = ""
) -> Chosen:
    """Fill in the defaults of a request; errors list what is offered."""
    game = find_game(name)
    given = variants_of(variants)
    if solo:
        given |= solo_variant(game, solo, seats)
        seats = 1
    count = seats or usual_seats(game)
    if path is None:
        options = game.options(count, edition, given)
        return Chosen(game, options, shipped_components(game, options.edition), None)
    source = read_text(path)
    components = owned_components(game, source, str(path))
    if edition not in ("", components.edition):
        advice = "Leave out --edition: the file says which one it is."
        raise ErrorMessage(f"{path} is the edition {components.edition}, not {edition}.", advice)
    return Chosen(game, game.options(count, components.edition, given), components, source)


def solo_variant(game: Game, solo: str, seats: int | None) -> dict[str, str]:
    """The option that `--solo` sets."""
    if seats not in (None, 1):
        raise ErrorMessage(f"--solo is for one seat, not for {seats}.", "Leave out --seats, or --solo.")
    for spec in game.option_specs:
        if spec.solo:
            return {spec.name: solo}
    able = [other.id for other in games().values() if any(spec.solo for spec in other.option_specs)]
    advice = f"Choose --seats and --bots, or a game with a solo opponent: {', '.join(able) or 'none'}."
    raise ErrorMessage(f"{game.id} has no solo mode.", advice)


def usual_seats(game: Game) -> int:
    """Three seats if the game allows it, else the most it allows."""
    return USUAL_SEATS if USUAL_SEATS in game.seat_range else game.seat_range[-1]
