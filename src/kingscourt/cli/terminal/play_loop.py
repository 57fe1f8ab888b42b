"""One person at the terminal table: updates in, typed lines out, until the end."""

from __future__ import annotations

from collections.abc import Callable

from kingscourt.cli.sessions.session_decoder import SessionDecoder
from kingscourt.cli.terminal import prompt_input
from kingscourt.cli.terminal.decision_prompt import DecisionPrompt
from kingscourt.cli.terminal.end_screen import show_ranking, show_scores
from kingscourt.cli.terminal.explain_refusal import say_rule, why_not
from kingscourt.cli.terminal.outline_text import find_places
from kingscourt.cli.terminal.prompt_input import Typed, read_typed
from kingscourt.cli.terminal.screen import Screen
from kingscourt.cli.terminal.unsent_turn import UnsentTurn
from kingscourt.table.wire_types import SeatUpdate

ReadLine = Callable[[], str | None]


class PlayLoop:
    """Asks, shows and sends; `read_line` returns None when the person has left."""

    def __init__(self, client: SessionDecoder, screen: Screen, read_line: ReadLine) -> None:
        self._client = client
        self._screen = screen
        self._read_line = read_line

    def run(self) -> bool:
        """Play until the game is over (True) or the person leaves (False)."""
        self._screen.events(self._client.setup.opening)
        while True:
            update = self._client.update()
            self._tell(update)
            if update.outcome is not None:
                self._end(update)
                return True
            if update.decision is None or update.posed is None:
                self._screen.note("nobody-asks")
                return False
            turn = UnsentTurn(self._client, update.decision, update.posed)
            if not self._decide(DecisionPrompt(self._client, self._screen, turn)):
                return False

    def _decide(self, chooser: DecisionPrompt) -> bool:
        """Handle one decision; False if the person leaves."""
        chooser.show()
        while True:
            line = self._read_line()
            typed = Typed(prompt_input.QUIT) if line is None else read_typed(line)
            if typed.kind == prompt_input.QUIT:
                return False
            if self._is_change(typed.kind, chooser):
                if self._change(chooser, typed):
                    return True
            else:
                self._look(chooser, typed)

    def _is_change(self, kind: str, chooser: DecisionPrompt) -> bool:
        """Whether a command may change the table; undoing a tried step does not."""
        if kind == prompt_input.UNDO:
            return not chooser.turn.steps
        return kind in (prompt_input.PICK, prompt_input.FIND, prompt_input.TRY, prompt_input.SEND)

    def _change(self, chooser: DecisionPrompt, typed: Typed) -> bool:
        """Choose, send or undo; whether the table has changed."""
        if typed.kind == prompt_input.SEND:
            return chooser.send()
        if typed.kind == prompt_input.UNDO:
            return self._undo()
        if typed.kind == prompt_input.TRY:
            if not typed.rest:
                self._screen.note("try-usage")
                return False
            chooser.is_trying = True
        return chooser.choose(typed.rest)

    def _look(self, chooser: DecisionPrompt, typed: Typed) -> None:
        """Handle the commands that do not change the table."""
        if typed.kind in (prompt_input.BACK, prompt_input.UNDO):
            chooser.back()
        elif typed.kind == prompt_input.WHY:
            why_not(self._screen, self._client, chooser, typed.rest)
        elif typed.kind == prompt_input.RULE:
            say_rule(self._screen, typed.rest)
        elif typed.kind == prompt_input.OUTLINE:
            self._outline(chooser.turn, typed.rest)
        elif typed.kind == prompt_input.LOG:
            self._tell(self._client.history())
        elif typed.kind == prompt_input.HELP:
            self._screen.help()
        else:
            chooser.show()

    def _undo(self) -> bool:
        refusal = self._client.undo().refusal
        if refusal is None:
            return True
        self._screen.refusals([refusal])
        if not self._client.setup.has_free_undo:
            self._screen.note("undo-beyond")
        return False

    def _tell(self, update: SeatUpdate) -> None:
        self._screen.events([event for entry in update.entries for event in entry.events])

    def _outline(self, turn: UnsentTurn, text: str) -> None:
        outline = self._client.outline(turn.shown())
        if not text:
            self._screen.position(outline)
            return
        found = find_places(outline, self._screen.words.render, text)
        for node in found:
            self._screen.part(node)
        if not found:
            self._screen.note("no-place", text=text)

    def _end(self, update: SeatUpdate) -> None:
        assert update.outcome is not None
        screen = self._screen
        screen.console.rule(screen.words.say("end"))
        show_ranking(screen.console, screen.words, update.outcome)
        if update.scores is not None:
            screen.console.print()
            show_scores(screen.console, screen.words, update.scores)
