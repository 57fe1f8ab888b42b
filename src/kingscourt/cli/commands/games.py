"""`kingscourt games`: list the installed games."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid

from kingscourt.cli.commands import arguments
from kingscourt.cli.commands.broken_games import healthy_games, in_one_line, warn_about
from kingscourt.cli.error_messages import friendly
from kingscourt.components.named_files import shipped_components
from kingscourt.kernel.game import Game
from kingscourt.kernel.options import OptionSpec
from kingscourt.kernel.wire_types import WirePhrase
from kingscourt.texts.renderer import Renderer


@friendly
def games(
    lang: arguments.LanguageOption = "",
    ids: Annotated[bool, typer.Option("--ids", help="Only the ids, one per line, for scripts.")] = False,
) -> None:
    """List the installed games with players, editions, options, and how reliable their numbers are.

    Example: kingscourt games --lang hu
    """
    found = list(healthy_games().values())
    if ids:
        typer.echo("\n".join(game.id for game in found))
        return
    language = arguments.language_of(lang)
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for title in ("id", "name", "players", "editions", "options", "numbers"):
        grid.add_column(title, header_style="bold")
    problems: list[str] = []
    for game in found:
        try:
            grid.add_row(*row(game, Renderer(language, [game])))
        except Exception as error:  # the code of a plugin can raise anything
            problems.append(in_one_line(error, game))
    Console().print(grid)
    warn_about(problems)


def row(game: Game, renderer: Renderer) -> list[str]:
    """A game in the list."""
    return [
        game.id,
        renderer.render(WirePhrase(f"{kebab(game)}-game")),
        players(game),
        "\n".join(game.editions),
        "\n".join(option_text(spec) for spec in game.option_specs),
        "\n".join(sureness(game, edition) for edition in game.editions),
    ]


def kebab(game: Game) -> str:
    """The game's id as the prefix of message keys."""
    return game.id.replace("_", "-")


def players(game: Game) -> str:
    """The supported numbers of seats, as text."""
    first, last = game.seat_range[0], game.seat_range[-1]
    return str(first) if first == last else f"{first}-{last}"


def sureness(game: Game, edition: str) -> str:
    """How many numbers of an edition are reconstructed because the sources do not state them."""
    levels = list(shipped_components(game, edition).confidence().values())
    doubtful = levels.count("reconstructed")
    return f"{doubtful} of {len(levels)} reconstructed" if doubtful else "sourced"


def option_text(spec: OptionSpec) -> str:
    """An option with its choices, the default first."""
    return f"{spec.name}={'|'.join(spec.offered())}"
