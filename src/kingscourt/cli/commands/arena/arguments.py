"""Arguments of `kingscourt arena`, and the contest that they describe."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from kingscourt.arena.contest.contest import BadContest, Contest, Kind, check
from kingscourt.arena.contest.lineups import seeds_for
from kingscourt.arena.execution.executor import BadCluster
from kingscourt.arena.execution.run_folder import BadRun
from kingscourt.arena.statistics.sequential_test import TestPlan
from kingscourt.cli.commands.argument_completion import complete_bots
from kingscourt.cli.commands.chosen_game import Chosen
from kingscourt.cli.error_messages import FAILURE, ErrorMessage

EXTRA_PACKAGES: Final = ("matplotlib", "openskill", "pyarrow")
RAY_PACKAGE: Final = "ray"

BotsOption = Annotated[
    str,
    typer.Option("--bots", "-b", help="Bots to measure, separated by commas.", autocompletion=complete_bots),
]
AgainstOption = Annotated[
    str,
    typer.Option("--against", "-a", help="Bot on all other seats.", autocompletion=complete_bots),
]
GamesOption = Annotated[
    int, typer.Option("--games", "-m", help="Number of games, rounded up to whole rounds.", min=1)
]
SeedOption = Annotated[
    int, typer.Option("--seed", help="Seed of the contest; the same seed gives the same games.")
]
JobsOption = Annotated[
    int, typer.Option("--jobs", "-j", help="Number of processes; does not affect the result.", min=1)
]
RayOption = Annotated[
    str,
    typer.Option(
        "--ray",
        metavar="ADDRESS",
        help="Play on the Ray cluster at this address; `auto` is the one that this computer has joined, "
        "`local` starts one here with --jobs processors. Does not affect the result.",
    ),
]
OutOption = Annotated[
    Path | None,
    typer.Option("--out", help="Folder of the run; the same command goes on after an interruption."),
]
WeightsOption = Annotated[
    Path | None,
    typer.Option("--weights", help="File of weights (TOML); by default those of the game."),
]
SprtOption = Annotated[
    str,
    typer.Option(
        "--sprt",
        metavar="P0:P1",
        help="Stop when the share is decided to be P0 or P1, such as 0.55:0.65; --games is the most.",
    ),
]


def bot_names(given: str) -> list[str]:
    """Bots separated by commas; in `bot:a=1,b=2`, the part after the comma is a setting and no bot."""
    names: list[str] = []
    for part in [part.strip() for part in given.split(",") if part.strip()]:
        is_setting = "=" in part and ":" not in part.partition("=")[0]
        if is_setting and names:
            names[-1] += f",{part}"
        else:
            names.append(part)
    return names


def test_plan(given: str) -> TestPlan | None:
    """The hypotheses given as P0:P1."""
    if not given:
        return None
    try:
        p0, p1 = [float(part) for part in given.split(":")]
    except ValueError:
        p0 = p1 = 0.0
    if not 0 < p0 < p1 < 1:
        advice = "Give two shares between 0 and 1, the lower one first, such as --sprt 0.55:0.65."
        raise ErrorMessage(f"--sprt {given}: expected P0:P1.", advice)
    return TestPlan(p0, p1)


def contest_of(
    kind: Kind, chosen: Chosen, bots: str, games: int, seed: int, against: str = "", sprt: str = ""
) -> Contest:
    """The contest, with enough seeds for the games."""
    contest = Contest(
        kind=kind,
        game=chosen.game.id,
        seats=chosen.options.seats,
        bots=bot_names(bots),
        against="" if chosen.options.seats == 1 else against,
        seeds=1,
        seed=seed,
        edition=chosen.options.edition if chosen.source is None else chosen.components.edition,
        variants=chosen.options.variants,
        components=chosen.source,
        test=test_plan(sprt),
    )
    check(contest)
    return msgspec.structs.replace(contest, seeds=seeds_for(contest, games))


def need_arena_packages() -> None:
    """Report a missing `arena` extra before any work is done."""
    missing = [name for name in EXTRA_PACKAGES if find_spec(name) is None]
    if missing:
        what = f"Ratings, Parquet files and reports are not installed ({', '.join(missing)} missing)."
        raise ErrorMessage(what, "Install them with: pip install 'kingscourt[arena]'", FAILURE)


def need_ray() -> None:
    """Report a missing `ray` extra before any work is done."""
    if find_spec(RAY_PACKAGE) is None:
        advice = "Install it with: pip install 'kingscourt[ray]', or leave out --ray and use --jobs."
        raise ErrorMessage("Ray is not installed.", advice, FAILURE)


@contextmanager
def explained(out: Path | None = None) -> Iterator[None]:
    """Turn the arena's errors into messages with advice."""
    try:
        yield
    except BadContest as error:
        raise ErrorMessage(str(error), error.advice) from None
    except (BadCluster, BadRun) as error:
        raise ErrorMessage(str(error), error.advice, FAILURE) from None
    except KeyboardInterrupt:
        lost = "Give --out to be able to go on after an interruption."
        advice = lost if out is None else "Finished rounds are kept; the same command goes on."
        raise ErrorMessage("Interrupted.", advice, FAILURE) from None
