"""Errors as a person reads them: what happened, which rule, what to do."""

from __future__ import annotations

import difflib
import functools
from collections.abc import Callable, Iterable
from typing import Final, ParamSpec

import typer
from rich.console import Console
from rich.text import Text

from kingscourt.bots.registry import BOTS, UnknownBot
from kingscourt.kernel.errors import BadComponents, BadOptions, KingscourtError, UnknownGame
from kingscourt.table.errors import BadRecord
from kingscourt.texts.bundle import UnknownLanguage

FAILURE: Final = 1
USAGE: Final = 2

ADVICE: Final[dict[type[KingscourtError], str]] = {
    BadOptions: "`kingscourt games` lists the seats, editions and options of every game.",
    BadComponents: "Correct these places in the component file and try again.",
    BadRecord: "The record was changed or cut after it was written, or comes from other rules.",
}

P = ParamSpec("P")


class Problem(KingscourtError):
    """Something the command itself found; `advice` says what to do about it."""

    def __init__(self, what: str, advice: str = "", code: int = USAGE) -> None:
        super().__init__(what)
        self.advice = advice
        self.code = code


def friendly(command: Callable[P, None]) -> Callable[P, None]:
    """Let a command tell its errors in words, never as a traceback."""

    @functools.wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
        except KingscourtError as error:
            tell(error)
            raise typer.Exit(exit_code(error)) from None

    return run


def tell(error: KingscourtError) -> None:
    """Print an error and the way out of it."""
    console = Console(stderr=True, highlight=False)
    console.print(Text(str(error), style="bold red"), soft_wrap=True)
    advice = advice_for(error)
    if advice:
        console.print(Text(advice), soft_wrap=True)


def exit_code(error: KingscourtError) -> int:
    """2 when the command was given wrongly, 1 when what it was asked for failed."""
    if isinstance(error, Problem):
        return error.code
    return USAGE if isinstance(error, (UnknownGame, BadOptions, UnknownBot, UnknownLanguage)) else FAILURE


def advice_for(error: KingscourtError) -> str:
    """What a person can do about an error."""
    if isinstance(error, Problem):
        return error.advice
    if isinstance(error, UnknownGame):
        return did_you_mean(error.name, error.known) + "`kingscourt games` lists what is installed."
    if isinstance(error, UnknownBot):
        return did_you_mean(error.name, BOTS).strip()
    for kind, advice in ADVICE.items():
        if isinstance(error, kind):
            return advice
    return ""


def did_you_mean(given: str, known: Iterable[str]) -> str:
    """A suggestion with a space after it, or nothing."""
    near = difflib.get_close_matches(given.lower(), list(known), n=1, cutoff=0.5)
    return f"Did you mean {near[0]!r}? " if near else ""
