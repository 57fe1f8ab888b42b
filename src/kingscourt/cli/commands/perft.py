"""`kingscourt perft`: count the lines of play per depth."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Grid

from kingscourt.cli.commands import arguments
from kingscourt.cli.commands.chosen_game import choose
from kingscourt.cli.error_messages import friendly
from kingscourt.testing.perft import perft

DepthOption = Annotated[int, typer.Option("--depth", "-d", help="Depth in entries.", min=1)]


@friendly
def perft_counts(
    game: arguments.GameArgument,
    depth: DepthOption = 3,
    seats: arguments.SeatsOption = None,
    edition: arguments.EditionOption = "",
    option: arguments.VariantsOption = None,
    json: arguments.JsonOption = False,
) -> None:
    """Count the lines of play from the start: every outcome of chance, every answer of the seat asked.

    Example: kingscourt perft kingsburg --depth 3 --seats 2
    """
    chosen = choose(game, seats, edition, option, None)
    counts = [perft(chosen.game.new(chosen.options, chosen.components), d) for d in range(1, depth + 1)]
    if json:
        typer.echo(msgspec.json.encode(counts).decode())
        return
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    grid.add_column("depth", justify="right")
    grid.add_column("ways", justify="right")
    for number, count in enumerate(counts, 1):
        grid.add_row(str(number), f"{count:,}")
    Console(highlight=False).print(grid)
