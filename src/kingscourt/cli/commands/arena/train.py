"""`kingscourt arena train`: weights from self-play."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import Progress, TaskID

from kingscourt.arena.calibration.calibration_run import Calibrated, CalibrationRequest, calibrate
from kingscourt.arena.execution.executor import Executor
from kingscourt.arena.execution.run_folder import write_whole
from kingscourt.arena.training.duel import DuelResult
from kingscourt.arena.training.request import Training
from kingscourt.arena.training.training_folder import Standing
from kingscourt.arena.training.training_run import Trainer, TrainingListener, run_training
from kingscourt.cli.commands import arguments
from kingscourt.cli.commands.arena import arguments as arena_arguments
from kingscourt.cli.commands.arena import output
from kingscourt.cli.commands.arena.arguments import explained
from kingscourt.cli.commands.arena.calibration_output import print_quality
from kingscourt.cli.commands.arena.learning_arguments import self_play_of, weights_text
from kingscourt.cli.commands.chosen_game import choose
from kingscourt.cli.error_messages import friendly
from kingscourt.components.weights_file import write_weights

FOLDER = "Folder of the training; the same command goes on after an interruption."

GenerationsOption = Annotated[int, typer.Option("--generations", help="Small steps to take.", min=1)]
PairsOption = Annotated[int, typer.Option("--pairs", help="Mirrored pairs of games in a generation.", min=2)]
NoiseOption = Annotated[
    float, typer.Option("--noise", help="Size of a random offset, as a part of a weight.", min=0.001, max=1.0)
]
StepOption = Annotated[
    float, typer.Option("--step", help="Size of a step, as a part of an offset.", min=0.001, max=1.0)
]
SplitOption = Annotated[
    bool, typer.Option("--split", help="Tell early and late weights apart even where they begin as one.")
]
RoundsOption = Annotated[
    int, typer.Option("--rounds", help="Rounds of a duel: the most of a test, all of the proof.", min=2)
]
FolderOption = Annotated[Path, typer.Option("--out", help=FOLDER)]


class TrainingResult(msgspec.Struct):
    """What a training found; without a new champion there is nothing to prove."""

    training: Training
    standing: Standing
    proof: DuelResult | None
    calibrated: Calibrated | None


class TrainingBar(TrainingListener):
    """Shows a training on the terminal."""

    def __init__(self, progress: Progress, training: Training) -> None:
        self.progress = progress
        self.training = training
        self.task: TaskID = progress.add_task("train", total=training.generations * training.pairs)

    def began(self, standing: Standing) -> None:
        """Begin with what is already there."""
        self.progress.reset(self.task, completed=standing.generation * self.training.pairs)

    def played(self) -> None:
        """Count a pair of games."""
        self.progress.advance(self.task)

    def finished(self, standing: Standing) -> None:
        """Tell how the champion fared."""
        if standing.duel is not None:
            self.progress.console.print(f"generation {standing.generation}: {told(standing.duel)}")


@friendly
def train(
    game: arguments.GameArgument,
    out: FolderOption,
    seats: arguments.SeatsOption = None,
    generations: GenerationsOption = 60,
    pairs: PairsOption = 200,
    noise: NoiseOption = 0.2,
    step: StepOption = 0.15,
    split: SplitOption = False,
    rounds: RoundsOption = 400,
    weights: arena_arguments.WeightsOption = None,
    seed: arena_arguments.SeedOption = 0,
    jobs: arena_arguments.JobsOption = 1,
    ray: arena_arguments.RayOption = "",
    edition: arguments.EditionOption = "",
    solo: arguments.SoloOption = "",
    json: arguments.JsonOption = False,
) -> None:
    """Learn weights from self-play: small random changes, small steps, and a test for each champion.

    Example: kingscourt arena train kingsburg --seats 4 --out runs/kingsburg
    """
    chosen = choose(game, seats, edition, None, None, solo)
    with explained(out):
        play = self_play_of(chosen, "one-ply", seed)
        training = Training(
            play=play,
            start=weights_text(play, weights),
            generations=generations,
            pairs=pairs,
            noise=noise,
            step=step,
            split=split,
            test_every=max(1, min(10, generations)),
            test_rounds=rounds,
            proof_rounds=rounds,
            games_to_fit=2 * rounds,
            games_to_check=rounds,
        )
        result = trained(training, output.executor(jobs, ray), out)
    if json:
        output.print_json(result)
    else:
        tell(result, out)


def trained(training: Training, executor: Executor, out: Path) -> TrainingResult:
    """Train, prove the champion, and calibrate it anew."""
    with output.progress_bar() as progress:
        bar = TrainingBar(progress, training)
        standing = run_training(training, executor, out, bar)
        trainer = Trainer(training, executor, bar)
        weights = trainer.weights(standing.champion)
        result = TrainingResult(training, standing, None, None)
        if standing.promoted:
            result.proof = trainer.proof(standing)
            request = CalibrationRequest(
                play=training.play,
                weights=write_weights(weights),
                games_to_fit=training.games_to_fit,
                games_to_check=training.games_to_check,
            )
            task = progress.add_task("calibrate", total=training.games_to_fit + training.games_to_check)
            weights, result.calibrated = calibrate(request, executor, lambda: progress.advance(task))
    write_whole(out / "champion.toml", write_weights(weights).encode())
    write_whole(out / "result.json", msgspec.json.encode(result))
    return result


def tell(result: TrainingResult, out: Path) -> None:
    """Say what was found."""
    if result.proof is None or result.calibrated is None:
        typer.echo("No challenger was better than the weights that the training began with.")
        return
    typer.echo(f"The champion replaced {result.standing.promoted} others; against the first weights it has")
    typer.echo(f"{told(result.proof)}, with luck that no test has seen.")
    print_quality(result.calibrated)
    typer.echo(f"Weights: {out / 'champion.toml'}")


def told(duel: DuelResult) -> str:
    """The result of a duel in words."""
    low, high = duel.share.interval
    return (
        f"share {100 * duel.share.share:.1f} % ({100 * low:.1f} - {100 * high:.1f} %) in {duel.games} games"
    )
