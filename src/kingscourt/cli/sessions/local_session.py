"""A table in this process: one person's seat, bots on the others."""

from __future__ import annotations

import msgspec

from kingscourt.bots.bot import Bot
from kingscourt.bots.bot_answers import bot_command
from kingscourt.cli.sessions.contract import TableSession
from kingscourt.cli.sessions.record_writer import RecordWriter
from kingscourt.cli.sessions.session_wire_types import (
    PreviewReply,
    Reasons,
    RefusedAction,
    SessionReply,
    SessionStart,
)
from kingscourt.hints.at_table import hints_at
from kingscourt.kernel.audience import sees
from kingscourt.kernel.wire_conversion import action_to_wire, event_to_wire, refusal_to_wire
from kingscourt.table.change import Change
from kingscourt.table.errors import Refused
from kingscourt.table.projection import entries_after, final_actions, preview, see, update_for
from kingscourt.table.record import seat_line
from kingscourt.table.table import Table
from kingscourt.table.why_not import impossible, meant

encode = msgspec.json.encode


class LocalSession(TableSession):
    """A table with bots that answer as soon as they are asked."""

    def __init__(
        self, table: Table, bots: dict[int, Bot], seed: bytes, recorder: RecordWriter | None
    ) -> None:
        self.table = table
        self._bots = bots
        self._seed = seed
        self._recorder = recorder
        self._keep(table.open())

    def setup(self, seat: int) -> bytes:
        game_setup = self.table.game_setup
        components = game_setup.components
        opening = [event for event in self.table.opening if sees(event.to, seat)]
        return encode(
            SessionStart(
                game=game_setup.game.id,
                edition=game_setup.options.edition,
                rules=game_setup.rules_version,
                options=game_setup.options.variants,
                components=None if components.shipped else components.source,
                seats=[seat_line(info) for info in game_setup.seats],
                commitment=game_setup.commitment,
                opening=[event_to_wire(event) for event in opening],
                has_free_undo=game_setup.has_free_undo(),
            )
        )

    def update(self, seat: int, since: int) -> bytes:
        update = update_for(self.table, seat, since)
        seats = len(self.table.game_setup.seats)
        # After the end everything is open, but the last move is told as the seat saw it, not twice.
        entries = [see(entry, seat, False, seats) for entry in entries_after(self.table, since)]
        return encode(msgspec.structs.replace(update, entries=entries))

    def outline(self, seat: int, actions: list[str]) -> bytes:
        view = preview(self.table, seat, actions).view
        assert view is not None  # only a stream sends a patch instead
        return encode(self.table.game_setup.outline(view))

    def send(self, seat: int, actions: list[str], after: int) -> bytes:
        try:
            return self._keep(self.table.command(seat, actions, after))
        except Refused as refused:
            return encode(no(refused))

    def undo(self, seat: int) -> bytes:
        try:
            return self._keep(self.table.undo(seat))
        except Refused as refused:
            return encode(no(refused))

    def preview(self, seat: int, actions: list[str]) -> bytes:
        try:
            return encode(PreviewReply(preview(self.table, seat, actions), None))
        except Refused as refused:
            return encode(PreviewReply(None, no(refused)))

    def finals(self, seat: int, actions: list[str]) -> bytes:
        return encode(final_actions(self.table, seat, actions))

    def why_not(self, seat: int, asked: str) -> bytes:
        refused = [
            RefusedAction(action_to_wire(one.action), [refusal_to_wire(refusal) for refusal in one.refusals])
            for one in impossible(self.table, seat, meant(self.table, seat, asked))
        ]
        return encode(Reasons(refused))

    def hints(self, seat: int, actions: list[str]) -> bytes:
        return encode(hints_at(self.table, seat, actions, self.table.game_setup.commitment))

    def record_place(self) -> str:
        return "" if self._recorder is None else str(self._recorder.path)

    def _keep(self, change: Change) -> bytes:
        self._store(change)
        while not self.table.position.is_over():
            seat = self._bot_to_move()
            if seat is None:
                break
            self._store(bot_command(self.table, seat, self._bots[seat]))
        if self._recorder is not None and self.table.position.is_over():
            self._recorder.finish(self.table.position, self._seed)
        return encode(SessionReply())

    def _bot_to_move(self) -> int | None:
        slots = self.table.position.slots
        waiting = [seat for seat in self.table.position.asked() if seat in self._bots and seat not in slots]
        return waiting[0] if waiting else None

    def _store(self, change: Change) -> None:
        """Write the change to the record before it takes effect."""
        if self._recorder is not None:
            self._recorder.append(change.entries)
        self.table.keep(change)


def no(refused: Refused) -> SessionReply:
    """A refusal in wire form."""
    return SessionReply(refusal_to_wire(refused.refusal), refused.step)
