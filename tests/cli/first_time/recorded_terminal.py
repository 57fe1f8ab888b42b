"""A terminal of a fixed size that remembers every screenful."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

WIDTH = 80
HEIGHT = 24


class Screenful:
    """The lines between two inputs, and the line of the prompt below them with what was typed."""

    def __init__(self, lines: list[str], prompt: str) -> None:
        self.lines = lines
        self.prompt = prompt


class RecordedTerminal:
    """A console without a person; whoever types says so by `enter`."""

    def __init__(self, width: int = WIDTH, height: int = HEIGHT) -> None:
        self._file = StringIO()
        self.console = Console(
            file=self._file, width=width, height=height, highlight=False, color_system=None
        )
        self.screens: list[Screenful] = []

    def enter(self, prompt: str) -> None:
        """Something is typed at a prompt: a new screenful begins."""
        lines = [line.rstrip() for line in self._file.getvalue().splitlines()]
        self.screens.append(Screenful(lines, prompt))
        self._file.seek(0)
        self._file.truncate()
