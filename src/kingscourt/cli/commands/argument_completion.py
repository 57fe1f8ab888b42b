"""Shell completion for command arguments."""

from __future__ import annotations

from collections.abc import Iterable

import typer

from kingscourt.bots.registry import BOTS
from kingscourt.games.registry import game as find_game
from kingscourt.games.registry import names as game_names
from kingscourt.kernel.errors import KingscourtError
from kingscourt.kernel.game import Game
from kingscourt.texts.locale_files import LANGUAGES


def starting(names: Iterable[str], incomplete: str) -> list[str]:
    """The names that begin with the typed text."""
    return [name for name in names if name.startswith(incomplete)]


def complete_game(incomplete: str) -> list[str]:
    """Ids of installed games."""
    return starting(game_names(), incomplete)


def complete_edition(ctx: typer.Context, incomplete: str) -> list[str]:
    """Editions of the game given earlier on the command line."""
    game = _named_game(ctx)
    return [] if game is None else starting(game.editions, incomplete)


def complete_option(ctx: typer.Context, incomplete: str) -> list[str]:
    """Options of the game given earlier, with their choices."""
    game = _named_game(ctx)
    if game is None:
        return []
    words = [f"{spec.name}={choice}" for spec in game.option_specs for choice in spec.choices]
    words += [f"{spec.name}={word}-" for spec in game.option_specs for word in spec.ranges]
    return starting(words, incomplete)


def complete_solo(ctx: typer.Context, incomplete: str) -> list[str]:
    """Levels of the solo opponent of the game given earlier."""
    game = _named_game(ctx)
    specs = [] if game is None else [spec for spec in game.option_specs if spec.solo]
    return starting([choice for spec in specs for choice in spec.choices], incomplete)


def complete_bots(incomplete: str) -> list[str]:
    """Complete the last bot of a list."""
    before, comma, last = incomplete.rpartition(",")
    return [before + comma + name for name in starting(sorted(BOTS), last)]


def complete_language(incomplete: str) -> list[str]:
    """Available languages."""
    return starting(LANGUAGES, incomplete)


def _named_game(ctx: typer.Context) -> Game | None:
    """The game on an unfinished command line, which may not have been parsed yet."""
    name = ctx.params.get("game") or next(iter(ctx.args), "")
    try:
        return find_game(str(name))
    except KingscourtError:
        return None
