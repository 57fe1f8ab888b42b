"""Arguments that commands share, and how the shell completes them."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

from kingscourt.bots.registry import BOTS
from kingscourt.cli.problems import Problem
from kingscourt.games.registry import game as find_game
from kingscourt.games.registry import names as game_names
from kingscourt.kernel.errors import KingscourtError
from kingscourt.kernel.game import Game
from kingscourt.texts.bundle import ENGLISH, LANGUAGES


def starting(names: Iterable[str], incomplete: str) -> list[str]:
    """The names that begin with what was typed."""
    return [name for name in names if name.startswith(incomplete)]


def complete_game(incomplete: str) -> list[str]:
    """Ids of installed games."""
    return starting(game_names(), incomplete)


def complete_edition(ctx: typer.Context, incomplete: str) -> list[str]:
    """Editions of the game that was named before."""
    game = _named_game(ctx)
    return [] if game is None else starting(game.editions, incomplete)


def complete_option(ctx: typer.Context, incomplete: str) -> list[str]:
    """Options of the game that was named before, with their choices."""
    game = _named_game(ctx)
    if game is None:
        return []
    return starting(
        [f"{spec.name}={choice}" for spec in game.option_specs for choice in spec.choices], incomplete
    )


def complete_solo(ctx: typer.Context, incomplete: str) -> list[str]:
    """Levels of the solo opponent of the game that was named before."""
    game = _named_game(ctx)
    specs = [] if game is None else [spec for spec in game.option_specs if spec.solo]
    return starting([choice for spec in specs for choice in spec.choices], incomplete)


def complete_bots(incomplete: str) -> list[str]:
    """The last bot of a list."""
    before, comma, last = incomplete.rpartition(",")
    return [before + comma + name for name in starting(sorted(BOTS), last)]


def complete_language(incomplete: str) -> list[str]:
    """Languages with texts."""
    return starting(LANGUAGES, incomplete)


def _named_game(ctx: typer.Context) -> Game | None:
    """The game on an unfinished command line, where it may not have been parsed yet."""
    name = ctx.params.get("game") or next(iter(ctx.args), "")
    try:
        return find_game(str(name))
    except KingscourtError:
        return None


GameArgument = Annotated[
    str, typer.Argument(metavar="GAME", help="Id of a game.", autocompletion=complete_game)
]
SeatsOption = Annotated[int | None, typer.Option("--seats", "-n", help="Number of seats.", min=1)]
EditionOption = Annotated[
    str, typer.Option("--edition", "-e", help="Edition of the box.", autocompletion=complete_edition)
]
VariantsOption = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="A variant; can be repeated.",
        autocompletion=complete_option,
    ),
]
SoloOption = Annotated[
    str,
    typer.Option(
        "--solo",
        metavar="LEVEL",
        help="One seat against the game's own opponent, so strong; for games with a solo mode.",
        autocompletion=complete_solo,
    ),
]
ComponentsOption = Annotated[
    Path | None, typer.Option("--components", "-c", help="Component file of your own box (TOML).")
]
BotsOption = Annotated[
    str,
    typer.Option(
        "--bots", "-b", help="Bots, separated by commas; the last repeats.", autocompletion=complete_bots
    ),
]
LanguageOption = Annotated[
    str,
    typer.Option(
        "--lang",
        "-l",
        help="Language: en, hu, de, fr, nl, es; else KINGSCOURT_LANG or LANG decides.",
        autocompletion=complete_language,
    ),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def language_of(given: str) -> str:
    """The language asked for, else that of the environment, else English."""
    wish = given or os.environ.get("KINGSCOURT_LANG", "")
    if wish:
        if wish not in LANGUAGES:
            advice = f"There is: {', '.join(LANGUAGES)}."
            raise Problem(f"Nothing is translated into {wish!r}.", advice)
        return wish
    system = os.environ.get("LANG", "").partition("_")[0].partition(".")[0]
    return system if system in LANGUAGES else ENGLISH


def bots_of(given: str, count: int) -> list[str]:
    """A bot for each of so many seats; the last name repeats."""
    names = [name.strip() for name in given.split(",") if name.strip()]
    if not names:
        raise Problem("No bot is named.", f"Name some of: {', '.join(sorted(BOTS))}.")
    if len(names) > count:
        raise Problem(f"{len(names)} bots for {count} seats.", "Name fewer bots or more --seats.")
    return [names[min(seat, len(names) - 1)] for seat in range(count)]


def variants_of(given: list[str] | None) -> dict[str, str]:
    """Variants from NAME=VALUE."""
    found: dict[str, str] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise Problem(f"--option {text}: this is no NAME=VALUE.", "`kingscourt games` lists the options.")
        found[name.strip()] = value.strip()
    return found


def read_text(path: Path) -> str:
    """A file that a person named."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise Problem(f"{path} cannot be read: {error.strerror}.", "Check the name of the file.") from None
    except UnicodeDecodeError:
        raise Problem(f"{path} is not UTF-8 text.", "Check that it is the right file.") from None


def write_new(path: Path, text: str) -> None:
    """A new file; one that is there already is never overwritten."""
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise Problem(f"{path} is already a file.", "Name a file that does not exist yet.") from None
    except OSError as error:
        raise Problem(
            f"{path} cannot be written: {error.strerror}.", "Check the name of the folder."
        ) from None
