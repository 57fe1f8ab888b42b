"""A table in this process: one person's seat, bots on the others."""

from __future__ import annotations

import msgspec

from kingscourt.arena.seats import bot_command
from kingscourt.bots.bot import Bot
from kingscourt.cli.messages import Answer, Reasons, Setup, Tried, Weighed
from kingscourt.cli.recorder import Recorder
from kingscourt.cli.session import Session
from kingscourt.kernel.audience import sees
from kingscourt.kernel.telling import action_to_wire, event_to_wire, refusal_to_wire
from kingscourt.table.change import Change
from kingscourt.table.errors import Refused
from kingscourt.table.projection import preview, update_for
from kingscourt.table.record import seat_line
from kingscourt.table.table import Table

encode = msgspec.json.encode


class LocalSession(Session):
    """The table core with bots that answer as soon as they are asked."""

    def __init__(self, table: Table, bots: dict[int, Bot], seed: bytes, recorder: Recorder | None) -> None:
        self._table = table
        self._bots = bots
        self._seed = seed
        self._recorder = recorder
        self._keep(table.open())

    def setup(self, seat: int) -> bytes:
        setting = self._table.setting
        components = setting.components
        opening = [event for event in self._table.opening if sees(event.to, seat)]
        return encode(
            Setup(
                game=setting.game.id,
                edition=setting.options.edition,
                rules=setting.rules_version,
                options=setting.options.variants,
                components=None if components.shipped else components.source,
                seats=[seat_line(info) for info in setting.seats],
                commitment=setting.commitment,
                opening=[event_to_wire(event) for event in opening],
                has_free_undo=setting.has_free_undo(),
            )
        )

    def update(self, seat: int, since: int) -> bytes:
        return encode(update_for(self._table, seat, since))

    def outline(self, seat: int, actions: list[str]) -> bytes:
        view = preview(self._table, seat, actions).view
        return encode(self._table.setting.game.outline(view))

    def send(self, seat: int, actions: list[str], after: int) -> bytes:
        try:
            return self._keep(self._table.command(seat, actions, after))
        except Refused as refused:
            return encode(no(refused))

    def undo(self, seat: int) -> bytes:
        try:
            return self._keep(self._table.undo(seat))
        except Refused as refused:
            return encode(no(refused))

    def preview(self, seat: int, actions: list[str]) -> bytes:
        try:
            return encode(Tried(preview(self._table, seat, actions), None))
        except Refused as refused:
            return encode(Tried(None, no(refused)))

    def finals(self, seat: int, actions: list[str]) -> bytes:
        decision = preview(self._table, seat, actions).decision
        choices = [] if decision is None else [action.text for action in decision.actions]
        return encode([text for text in choices if preview(self._table, seat, [*actions, text]).is_final])

    def why_not(self, seat: int, asked: str) -> bytes:
        state = self._table.position.state
        catalogue = self._table.setting.catalogue
        actions = [catalogue.parse(asked)] if asked in catalogue.ids else state.candidates(seat)
        refused: list[Weighed] = []
        for action in actions:
            if asked in ("", action.text) or asked in action.points_at():
                refusal = state.explain(seat, action)
                if refusal is not None:
                    refused.append(Weighed(action_to_wire(action), refusal_to_wire(refusal)))
        return encode(Reasons(refused))

    def record_place(self) -> str:
        return "" if self._recorder is None else str(self._recorder.path)

    def _keep(self, change: Change) -> bytes:
        self._store(change)
        while not self._table.position.is_over():
            seat = self._bot_to_move()
            if seat is None:
                break
            self._store(bot_command(self._table, seat, self._bots[seat]))
        if self._recorder is not None and self._table.position.is_over():
            self._recorder.finish(self._table.position, self._seed)
        return encode(Answer())

    def _bot_to_move(self) -> int | None:
        slots = self._table.position.slots
        waiting = [seat for seat in self._table.position.asked() if seat in self._bots and seat not in slots]
        return waiting[0] if waiting else None

    def _store(self, change: Change) -> None:
        """Written first, true afterwards."""
        if self._recorder is not None:
            self._recorder.append(change.entries)
        self._table.keep(change)


def no(refused: Refused) -> Answer:
    """The table's no as it travels."""
    return Answer(refusal_to_wire(refused.refusal), refused.step)
