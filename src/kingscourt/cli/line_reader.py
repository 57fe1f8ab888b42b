"""Lines that a person types, or that a pipe brings."""

from __future__ import annotations

import contextlib
import importlib
import sys

from rich.console import Console

PROMPT = "> "


class LineReader:
    """Reads with line editing where there is a terminal; echoes what comes through a pipe."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._is_person = sys.stdin.isatty()
        if self._is_person:
            with contextlib.suppress(ImportError):
                importlib.import_module("readline")

    def read(self) -> str | None:
        """The next line, None at the end of input or when it is interrupted."""
        if not self._is_person:
            line = sys.stdin.readline()
            if not line:
                return None
            self._console.print(PROMPT + line.rstrip("\r\n"), markup=False)
            return line
        try:
            return input(PROMPT)
        except (EOFError, KeyboardInterrupt):
            self._console.print()
            return None
