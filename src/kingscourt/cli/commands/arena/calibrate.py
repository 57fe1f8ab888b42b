"""`kingscourt arena calibrate`: points at the end and their spread, fitted on games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from kingscourt.arena.calibration.calibration_run import CalibrationRequest, calibrate
from kingscourt.arena.execution.run_folder import write_whole
from kingscourt.cli.commands import arguments
from kingscourt.cli.commands.arena import arguments as arena_arguments
from kingscourt.cli.commands.arena import output
from kingscourt.cli.commands.arena.arguments import explained, need_arena_packages
from kingscourt.cli.commands.arena.calibration_output import print_quality
from kingscourt.cli.commands.arena.learning_arguments import self_play_of, weights_text
from kingscourt.cli.commands.argument_completion import complete_bots
from kingscourt.cli.commands.chosen_game import choose
from kingscourt.cli.error_messages import ErrorMessage, friendly
from kingscourt.components.weights_file import write_weights

LevelOption = Annotated[
    str,
    typer.Option("--bot", "-b", help="Level or search that plays all seats.", autocompletion=complete_bots),
]
FitOption = Annotated[int, typer.Option("--fit", help="Number of games to fit on.", min=2)]
CheckOption = Annotated[int, typer.Option("--games", "-m", help="Number of games held out.", min=2)]
FolderOption = Annotated[
    Path | None, typer.Option("--out", help="Folder for the weights, the figures and a reliability diagram.")
]


@friendly
def calibrate_command(
    game: arguments.GameArgument,
    bot: LevelOption = "knight",
    seats: arguments.SeatsOption = None,
    fit: FitOption = 800,
    games: CheckOption = 400,
    weights: arena_arguments.WeightsOption = None,
    seed: arena_arguments.SeedOption = 0,
    jobs: arena_arguments.JobsOption = 1,
    ray: arena_arguments.RayOption = "",
    out: FolderOption = None,
    edition: arguments.EditionOption = "",
    solo: arguments.SoloOption = "",
    json: arguments.JsonOption = False,
) -> None:
    """Fit points at the end and their spread on games, and check the chances of winning on others.

    Example: kingscourt arena calibrate kingsburg --seats 4 --fit 100 --games 100
    """
    if out is not None:
        need_arena_packages()
    chosen = choose(game, seats, edition, None, None, solo)
    with explained(), output.progress_bar() as progress:
        try:
            play = self_play_of(chosen, bot, seed)
            text = weights_text(play, weights)
            request = CalibrationRequest(play=play, weights=text, games_to_fit=fit, games_to_check=games)
            task = progress.add_task(play.game, total=fit + games)
            found, quality = calibrate(request, output.executor(jobs, ray), lambda: progress.advance(task))
        except ValueError as error:
            raise ErrorMessage(f"{error}.", "Name a level such as knight, or a search.") from None
    if out is not None:
        from kingscourt.arena.report.plots import plot_reliability  # noqa: PLC0415

        out.mkdir(parents=True, exist_ok=True)
        write_whole(out / "values.toml", write_weights(found).encode())
        write_whole(out / "quality.json", msgspec.json.format(msgspec.json.encode(quality)))
        plot_reliability(out / "reliability.svg", {"as it was": quality.before, "fitted": quality.after})
    if json:
        output.print_json(quality)
    else:
        print_quality(quality)
