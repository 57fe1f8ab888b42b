"""Arguments shared by several commands, and their shell completion."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Final

import typer

from kingscourt.bots.registry import BOTS
from kingscourt.cli.commands.argument_completion import (
    complete_bots,
    complete_edition,
    complete_game,
    complete_language,
    complete_option,
    complete_solo,
)
from kingscourt.cli.error_messages import ErrorMessage
from kingscourt.texts.locale_files import ENGLISH, LANGUAGES

GAME_PANEL: Final = "Game"

GameArgument = Annotated[
    str, typer.Argument(metavar="GAME", help="Id of a game.", autocompletion=complete_game)
]
SeatsOption = Annotated[
    int | None, typer.Option("--seats", "-n", help="Number of seats.", min=1, rich_help_panel=GAME_PANEL)
]
EditionOption = Annotated[
    str,
    typer.Option(
        "--edition",
        "-e",
        help="Edition of the game.",
        autocompletion=complete_edition,
        rich_help_panel=GAME_PANEL,
    ),
]
VariantsOption = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="Variant of the game; can be repeated.",
        autocompletion=complete_option,
        rich_help_panel=GAME_PANEL,
    ),
]
SoloOption = Annotated[
    str,
    typer.Option(
        "--solo",
        metavar="LEVEL",
        help="Play alone against the game's own opponent at this level; for games with a solo mode.",
        autocompletion=complete_solo,
        rich_help_panel=GAME_PANEL,
    ),
]
ComponentsOption = Annotated[
    Path | None,
    typer.Option(
        "--components",
        "-c",
        help="Component file of your own copy of the game (TOML).",
        rich_help_panel=GAME_PANEL,
    ),
]
BotsOption = Annotated[
    str,
    typer.Option(
        "--bots",
        "-b",
        help="Bots, separated by commas; the last one fills the remaining seats.",
        autocompletion=complete_bots,
        rich_help_panel=GAME_PANEL,
    ),
]
LanguageOption = Annotated[
    str,
    typer.Option(
        "--lang",
        "-l",
        help="Language: en, hu, de, fr, nl, es; by default from KINGSCOURT_LANG or LANG.",
        autocompletion=complete_language,
    ),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def language_of(given: str) -> str:
    """The requested language, else that of the environment, else English."""
    wish = given or os.environ.get("KINGSCOURT_LANG", "")
    if wish:
        if wish not in LANGUAGES:
            advice = f"Available: {', '.join(LANGUAGES)}."
            raise ErrorMessage(f"There is no translation into {wish!r}.", advice)
        return wish
    system = os.environ.get("LANG", "").partition("_")[0].partition(".")[0]
    return system if system in LANGUAGES else ENGLISH


def bots_of(given: str, count: int) -> list[str]:
    """Bot names for `count` seats; the last name repeats."""
    names = [name.strip() for name in given.split(",") if name.strip()]
    if not names:
        raise ErrorMessage("No bots given.", f"Choose from: {', '.join(sorted(BOTS))}.")
    if len(names) > count:
        raise ErrorMessage(f"{len(names)} bots for {count} seats.", "Give fewer bots or more --seats.")
    return [names[min(seat, len(names) - 1)] for seat in range(count)]


def variants_of(given: list[str] | None) -> dict[str, str]:
    """Parse variants given as NAME=VALUE."""
    found: dict[str, str] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise ErrorMessage(
                f"--option {text}: expected NAME=VALUE.", "`kingscourt games` lists the options."
            )
        found[name.strip()] = value.strip()
    return found
