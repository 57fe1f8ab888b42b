"""Lines typed by a person or read from a pipe."""

from __future__ import annotations

import contextlib
import importlib
import sys

from rich.console import Console

PROMPT = "> "


class LineReader:
    """Reads with line editing on a terminal; echoes lines read from a pipe."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._is_person = sys.stdin.isatty()
        self.can_wait = self._is_person and console.is_terminal
        if self._is_person:
            with contextlib.suppress(ImportError):
                importlib.import_module("readline")

    def read(self) -> str | None:
        """The next line, or None at the end of input or on an interrupt."""
        if not self._is_person:
            line = sys.stdin.readline()
            if not line:
                return None
            self._console.print(PROMPT + line.rstrip("\r\n"), markup=False, soft_wrap=True)
            return line
        try:
            return input(PROMPT)
        except (EOFError, KeyboardInterrupt):
            self._console.print()
            return None

    def wait(self, prompt: str) -> None:
        """Wait until a person has read a screenful."""
        with contextlib.suppress(EOFError, KeyboardInterrupt):
            input(prompt)
