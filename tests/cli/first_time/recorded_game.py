"""A whole game as a first-time player sees it in a terminal of 80 by 24."""

from __future__ import annotations

from kingscourt.bots.bot import Bot
from kingscourt.cli.commands.chosen_game import choose
from kingscourt.cli.commands.play import open_session
from kingscourt.cli.sessions.session_decoder import SessionDecoder
from kingscourt.cli.terminal.line_reader import PROMPT
from kingscourt.cli.terminal.play_loop import PlayLoop
from kingscourt.cli.terminal.screen import Screen
from kingscourt.cli.terminal.table_texts import TableTexts
from tests.cli.first_time.first_time_player import FirstTimePlayer
from tests.cli.first_time.recorded_terminal import RecordedTerminal, Screenful

PLAYER = "Anna"


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
