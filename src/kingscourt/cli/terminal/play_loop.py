"""One person at the terminal table: updates in, typed lines out, until the end."""

from __future__ import annotations

from collections.abc import Callable

from kingscourt.cli.sessions.session_decoder import SessionDecoder
from kingscourt.cli.terminal import prompt_input
from kingscourt.cli.terminal.decision_prompt import DecisionPrompt, LastLook
from kingscourt.cli.terminal.end_screen import ranking_lines, score_lines
from kingscourt.cli.terminal.explain_refusal import why_not
from kingscourt.cli.terminal.hint_page import show_hints
from kingscourt.cli.terminal.prompt_input import Typed, read_typed
from kingscourt.cli.terminal.reference import Reference
from kingscourt.cli.terminal.screen import Screen
from kingscourt.cli.terminal.unsent_turn import UnsentTurn
from kingscourt.kernel.wire_types import WireEvent
from kingscourt.table.wire_types import SeatUpdate

ReadLine = Callable[[], str | None]


class PlayLoop:
    """Asks, shows and sends; `read_line` returns None when the person has left."""

    def __init__(self, client: SessionDecoder, screen: Screen, read_line: ReadLine) -> None:
        self._client = client
        self._screen = screen
        self._read_line = read_line
        self._last = LastLook()
        self._reference = Reference(client, screen, self._last)

    def run(self) -> bool:
        """Play until the game is over (True) or the person leaves (False)."""
        events = list(self._client.setup.opening)
        while True:
            update = self._client.update()
            events += events_of(update)
            if update.outcome is not None:
                self._end(update, events)
                return True
            if update.decision is None or update.posed is None:
                self._screen.events(events)
                self._screen.note("nobody-asks")
                return False
            seats = len(self._client.setup.seats)
            turn = UnsentTurn(self._client, update.decision, update.posed, len(update.asked), seats)
            chooser = DecisionPrompt(self._client, self._screen, turn, self._last, update.can_undo)
            chooser.show(events)
            if not self._decide(chooser):
                return False
            events = []

    def _decide(self, chooser: DecisionPrompt) -> bool:
        """Handle one decision; False if the person leaves."""
        while True:
            line = self._read_line()
            self._screen.answered()
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
        has_changed = chooser.choose(typed.rest)
        chooser.is_trying = chooser.is_trying and bool(chooser.turn.steps)
        return has_changed

    def _look(self, chooser: DecisionPrompt, typed: Typed) -> None:
        """Handle the commands that do not change the table."""
        if typed.kind in (prompt_input.BACK, prompt_input.UNDO):
            chooser.back()
        elif typed.kind == prompt_input.WHY:
            why_not(self._screen, self._client, chooser, typed.rest)
        elif typed.kind == prompt_input.RULE:
            self._reference.rule(typed.rest)
        elif typed.kind == prompt_input.OUTLINE:
            self._reference.table(chooser.turn, typed.rest)
        elif typed.kind == prompt_input.LOG:
            self._reference.log(typed.rest)
        elif typed.kind == prompt_input.HINT:
            show_hints(self._screen, self._client, chooser)
        elif typed.kind == prompt_input.HELP:
            self._screen.help()
        else:
            chooser.turn_page()

    def _undo(self) -> bool:
        refusal = self._client.undo().refusal
        if refusal is None:
            return True
        self._screen.refusals([refusal])
        if not self._client.setup.has_free_undo:
            self._screen.note("undo-beyond")
        return False

    def _end(self, update: SeatUpdate, events: list[WireEvent]) -> None:
        screen = self._screen
        assert update.outcome is not None
        result = ranking_lines(screen.console, screen.words, update.outcome)
        title = screen.ruled(screen.words.say("end"))
        screen.page(screen.event_lines(events, screen.room() - len(result)), [title, *result])
        if update.scores is not None:
            screen.page([], score_lines(screen.console, screen.words, update.scores, update.outcome))


def events_of(update: SeatUpdate) -> list[WireEvent]:
    """The events of an update in their order."""
    return [event for entry in update.entries for event in entry.events]
