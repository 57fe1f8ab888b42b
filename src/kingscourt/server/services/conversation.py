"""Carries out and answers what seats ask of their table, whichever way it arrives."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import assert_never

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.api import seat_requests as r
from kingscourt.server.errors.problems import Forbidden
from kingscourt.server.errors.translated import reasons
from kingscourt.server.limits.work_meter import costly
from kingscourt.server.model.person import Person
from kingscourt.server.queries import running_game
from kingscourt.server.services.chat_service import ChatService
from kingscourt.server.tables import agreements, seat_commands
from kingscourt.server.tables.live_table import LiveTable
from kingscourt.server.tables.table_manager import Act, TableManager


def whole(_: LiveTable, answer: r.SeatAnswer) -> r.SeatAnswer:
    """Tell an answer as it is."""
    return answer


class Asker:
    """Who asks: a person at a table, from a seat or watching if none."""

    def __init__(
        self,
        table: str,
        person: Person,
        seat: int | None,
        language: str,
        turn: Callable[[], AbstractAsyncContextManager[None]] = costly,
        told: Callable[[LiveTable, r.SeatAnswer], r.SeatAnswer] = whole,
    ) -> None:
        self.table = table
        self.person = person
        self.seat = seat
        self.language = language
        self.turn = turn  # to wait for before a question is answered
        self.told = told  # how the answer to a question is told

    def own_seat(self) -> int:
        """The seat; raises Forbidden for watchers."""
        if self.seat is None:
            raise Forbidden(Phrase("service-only-watching"))
        return self.seat


class Conversation:
    """Answers the requests of seats."""

    def __init__(self, manager: TableManager, chat: ChatService) -> None:
        self._manager = manager
        self._chat = chat

    async def answer(self, asker: Asker, request: r.SeatRequest) -> r.SeatAnswer:
        """Answer a request, a change once it is committed; raises Refused or a Problem."""
        if isinstance(request, r.Say):
            line = await self._chat.say(asker.table, asker.person, request.text, request.id)
            return r.Done(request.id, line.id)
        if isinstance(request, r.Question):
            opened = await self._manager.table(asker.table)
            async with asker.turn():
                return asker.told(opened, _found(opened, asker, request))
        seat = asker.own_seat()
        act = _act_of(request, asker.person.id, seat, self._manager.config.takeover_bot)
        kind = str(request.__struct_config__.tag)
        done = await self._manager.change(asker.table, act, seat, request.id, kind)
        return r.Done(request.id, done.n, done.sealed)


def _act_of(request: r.Change, person: str, seat: int, bot: str) -> Act:
    """The change that is asked for."""
    match request:
        case r.Do():
            act = seat_commands.do(person, seat, request.actions, request.after)
        case r.Undo():
            act = seat_commands.undo(person, seat, request.target, request.after)
        case r.SeeStep():
            act = seat_commands.see_step(person, seat, request.step)
        case r.Offer():
            act = agreements.offer(person, seat, request.kind, request.target, bot)
        case r.Consent():
            act = agreements.consent(person, seat, request.kind, request.offer, request.agrees, bot)
        case r.Resign():
            act = agreements.resign(person, seat, bot)
        case r.Resume():
            act = agreements.resume(person, seat)
        case r.ComeBack():
            act = agreements.come_back(person, seat)
        case _:
            assert_never(request)
    return act


def _found(opened: LiveTable, asker: Asker, question: r.Question) -> r.SeatAnswer:
    """The answer to a question, computed from the table as it is here."""
    person = asker.person.id
    if isinstance(question, r.AskOutline):
        outline = running_game.outline_of(opened, person, asker.seat, question.actions)
        return r.OutlineAnswer(question.id, outline)
    seat = asker.own_seat()
    match question:
        case r.AskPreview():
            tried = running_game.try_out(opened, person, seat, question.actions)
            return r.PreviewAnswer(question.id, tried)
        case r.AskFinals():
            finals = running_game.final_actions(opened, person, seat, question.actions)
            return r.FinalsAnswer(question.id, finals)
        case r.AskWhy():
            found = running_game.reasons_against(opened, person, seat, question.asked, question.like)
            return r.WhyAnswer(question.id, reasons(found, opened.row.setup, asker.language))
        case r.AskHints():
            hints = running_game.hints_for(opened, person, seat, question.actions)
            return r.HintsAnswer(question.id, hints)
        case _:
            assert_never(question)
