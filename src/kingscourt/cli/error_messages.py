"""Errors as people read them: what happened, which rule, what to do."""

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
from kingscourt.texts.locale_files import UnknownLanguage

FAILURE: Final = 1
USAGE: Final = 2

ADVICE: Final[dict[type[KingscourtError], str]] = {
    BadOptions: "`kingscourt games` lists the seats, editions and options of every game.",
    BadComponents: "Correct these values in the component file and try again.",
    BadRecord: "The record was changed or truncated after it was written, or it is from other rules.",
}

P = ParamSpec("P")


class ErrorMessage(KingscourtError):
    """An error found by the command itself; `advice` says what to do about it."""

    def __init__(self, what: str, advice: str = "", code: int = USAGE) -> None:
        super().__init__(what)
        self.advice = advice
        self.code = code


def friendly(command: Callable[P, None]) -> Callable[P, None]:
    """Make a command report its errors in words instead of a traceback."""

    @functools.wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
        except KingscourtError as error:
            tell(error)
            raise typer.Exit(exit_code(error)) from None

    return run


def tell(error: KingscourtError) -> None:
    """Print an error and what to do about it."""
    console = Console(stderr=True, highlight=False)
    console.print(Text(str(error), style="bold red"), soft_wrap=True)
    advice = advice_for(error)
    if advice:
        console.print(Text(advice), soft_wrap=True)


def exit_code(error: KingscourtError) -> int:
    """2 for a wrong command line, 1 for a command that failed."""
    if isinstance(error, ErrorMessage):
        return error.code
    return USAGE if isinstance(error, (UnknownGame, BadOptions, UnknownBot, UnknownLanguage)) else FAILURE


def advice_for(error: KingscourtError) -> str:
    """What a person can do about an error."""
    if isinstance(error, ErrorMessage):
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
    """A suggestion followed by a space, or an empty string."""
    near = difflib.get_close_matches(given.lower(), list(known), n=1, cutoff=0.5)
    return f"Did you mean {near[0]!r}? " if near else ""
