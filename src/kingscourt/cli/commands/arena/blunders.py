"""`kingscourt arena blunders`: how often bots make moves that people laugh at."""

from __future__ import annotations

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from kingscourt.arena.blunders import BlunderCount, added, count_blunders
from kingscourt.arena.contest.contest import LADDER, Contest, check_bots
from kingscourt.arena.execution.executor import Executor
from kingscourt.cli.commands import arguments
from kingscourt.cli.commands.arena import arguments as arena_arguments
from kingscourt.cli.commands.arena import output
from kingscourt.cli.commands.arena.arguments import bot_names, explained
from kingscourt.cli.commands.chosen_game import choose
from kingscourt.cli.error_messages import friendly


@friendly
def blunders(
    game: arguments.GameArgument,
    bots: arena_arguments.BotsOption = "random,knight",
    seats: arguments.SeatsOption = None,
    games: arena_arguments.GamesOption = 40,
    seed: arena_arguments.SeedOption = 0,
    jobs: arena_arguments.JobsOption = 1,
    ray: arena_arguments.RayOption = "",
    json: arguments.JsonOption = False,
) -> None:
    """Count moves that people laugh at, per opportunity; the bots sit together at the same tables.

    Example: kingscourt arena blunders kingsburg --bots random,knight,king --games 20 --jobs 2
    """
    chosen = choose(game, seats, "", None, None)
    contest = Contest(
        kind=LADDER,
        game=chosen.game.id,
        seats=chosen.options.seats,
        bots=bot_names(bots),
        seeds=games,
        seed=seed,
        edition=chosen.options.edition,
        variants=chosen.options.variants,
    )
    with explained():
        check_bots(contest)
        counts = added(counted(contest, games, output.executor(jobs, ray)))
    if json:
        output.print_json(counts)
    else:
        Console().print(table_of(counts))


def counted(contest: Contest, games: int, runner: Executor) -> list[BlunderCount]:
    """The blunders of all games, in order."""
    found: dict[int, list[BlunderCount]] = {}
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(contest.game, total=games)
        for number, counts in runner.run(count_blunders, contest, range(games)):
            found[number] = counts
            progress.advance(task)
    return [one for number in sorted(found) for one in found[number]]


def table_of(counts: list[BlunderCount]) -> Grid:
    """A row for each kind of blunder and bot."""
    grid = output.grid("blunder", "bot", "opportunities", "committed", "share")
    for one in sorted(counts, key=lambda count: count.blunder):
        share = f"{100 * one.share():.1f} %" if one.opportunities else "–"
        grid.add_row(one.blunder, one.bot, str(one.opportunities), str(one.committed), share)
    return grid
