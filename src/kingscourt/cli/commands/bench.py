"""`kingscourt bench`: how fast the rules run compared with other engines."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Grid

from kingscourt.arena.speed import BenchReport, bench
from kingscourt.cli.commands import argument_completion, arguments
from kingscourt.cli.commands.broken_games import healthy_games
from kingscourt.cli.error_messages import friendly
from kingscourt.games.registry import game as find_game

GamesArgument = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="GAME",
        help="Games to measure; all by default.",
        autocompletion=argument_completion.complete_game,
    ),
]
SecondsOption = Annotated[float, typer.Option("--seconds", help="Duration of each measurement.", min=0.01)]
ReferencesOption = Annotated[bool, typer.Option(help="Also measure other engines if they are installed.")]

BUILDS = {True: "compiled", False: "interpreted"}


@friendly
def bench_games(
    games: GamesArgument = None,
    seconds: SecondsOption = 5.0,
    references: ReferencesOption = True,
    json: arguments.JsonOption = False,
) -> None:
    """Measure random play of the games on one core.

    Example: kingscourt bench kingsburg --seconds 2
    """
    names = [find_game(name).id for name in games] if games else list(healthy_games())
    report = bench(names, seconds, references)
    if json:
        typer.echo(msgspec.json.encode(report).decode())
        return
    console = Console(highlight=False)
    console.print(builds(report), soft_wrap=True)
    console.print(speeds(report))
    if report.references:
        console.print()
        console.print(ratios(report))


def builds(report: BenchReport) -> str:
    """How the kernel runs, and the rules of each game."""
    parts = [f"{BUILDS[report.compiled]} kernel"]
    for compiled, word in BUILDS.items():
        games = [name for name, speed in report.games.items() if speed.compiled == compiled]
        if games:
            parts.append(f"{word} rules: {', '.join(games)}")
    return "; ".join(parts)


def speeds(report: BenchReport) -> Grid:
    """One row per game, ours first."""
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    grid.add_column("engine")
    for column in ("decisions/s", "from Python", "games/s", "decisions/game", "copies/s"):
        grid.add_column(column, justify="right")
    for name, speed in report.games.items():
        grid.add_row(
            f"{name} ({speed.seats})",
            f"{speed.decisions_per_s:,.0f}",
            f"{speed.decisions_per_s_from_python:,.0f}",
            f"{speed.games_per_s:,.1f}",
            f"{speed.decisions_per_game:,.0f}",
            f"{speed.copies_per_s:,.0f}",
        )
    for name, reference in report.references.items():
        if reference is None:
            grid.add_row(name, "", "not installed", "", "", "", style="dim")
        else:
            grid.add_row(
                name,
                "",
                f"{reference.decisions_per_s:,.0f}",
                f"{reference.games_per_s:,.1f}",
                f"{reference.decisions_per_game:,.0f}",
                "",
            )
    return grid


def ratios(report: BenchReport) -> Grid:
    """How many decisions we make for each one a reference makes, both stepped from Python."""
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    grid.add_column("times as many decisions/s, from Python, as")
    for name in report.references:
        grid.add_column(name, justify="right")
    for game, ratio in report.ratios.items():
        grid.add_row(game, *["-" if times is None else f"{times:g}" for times in ratio.values()])
    return grid
