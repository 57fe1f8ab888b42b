"""A whole game as a first-time player sees it in a terminal of 80 by 24."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from kingscourt.bots.bot import Bot
from kingscourt.cli.commands.chosen_game import choose
from kingscourt.cli.commands.play import open_session
from kingscourt.cli.demonstration.first_time_player import FirstTimePlayer
from kingscourt.cli.sessions.session_decoder import SessionDecoder
from kingscourt.cli.terminal.line_reader import PROMPT
from kingscourt.cli.terminal.play_loop import PlayLoop
from kingscourt.cli.terminal.screen import Screen
from kingscourt.cli.terminal.table_texts import TableTexts

PLAYER = "Anna"

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


class RecordedGame:
    """One person's game against bots, or alone; `advice` is the bot that chooses for the person."""

    def __init__(self, game: str, bots: list[str], solo: str, language: str, seed: str, advice: Bot) -> None:
        chosen = choose(game, 1 + len(bots), "", None, None, solo)
        session = open_session(chosen, 0, PLAYER, bots, seed, None)
        self._client = SessionDecoder(session, 0)
        self.words = TableTexts(language, self._client.setup)
        self._player = FirstTimePlayer(session.table, self._client, self.words, advice)
        self._terminal = RecordedTerminal()

    def play(self) -> list[Screenful]:
        """Every screenful, to the end of the game."""
        screen = Screen(self.words, self._terminal.console, self._wait)
        screen.welcome(0, "")
        PlayLoop(self._client, screen, self._read_line).run()
        self._terminal.enter("")
        return self._terminal.screens

    def _read_line(self) -> str:
        line = self._player.read_line()
        self._terminal.enter(PROMPT + line)
        return line

    def _wait(self) -> None:
        self._terminal.enter(self.words.say("wait"))
