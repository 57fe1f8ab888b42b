"""The requests of a seat as typed calls, whichever way they are sent."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from typing import TypeVar

import msgspec

from kingscourt.hints.wire_types import Hints
from kingscourt.kernel.wire_types import Outline
from kingscourt.server.api import seat_requests as r
from kingscourt.server.api.wire_types import OfferInfo, Reason
from kingscourt.server.client.response_types import Answer, SeatPreviewAnswer
from kingscourt.server.model.clocks_and_offers import OfferKind
from kingscourt.table.wire_types import SeatPreview

A = TypeVar("A", bound=msgspec.Struct)


def new_id() -> str:
    """An id for a request, or a nonce."""
    return secrets.token_hex(12)


class AskingSeat(ABC):
    """A seat that asks its table, or a watcher; a change sent again with the same id is carried out once."""

    @abstractmethod
    async def ask(self, request: r.SeatRequest) -> Answer:
        """Send a request and wait for its answer; raises ServerRefusal."""

    async def do(self, actions: list[str], after: int | None = None, id: str = "") -> r.Done:
        """Carry out actions, all or nothing."""
        return await self._ask(r.Do(id or new_id(), actions, after), r.Done)

    async def undo(self, target: int | None = None, after: int | None = None) -> r.Done:
        """Undo steps since the last barrier; `after` is the last entry that I have seen."""
        return await self._ask(r.Undo(new_id(), target, after), r.Done)

    async def see_step(self, step: int, id: str = "") -> r.Done:
        """Say that what a step of the lesson shows was looked at or read."""
        return await self._ask(r.SeeStep(id or new_id(), step), r.Done)

    async def offer(self, kind: OfferKind, target: int = -1) -> r.Done:
        """Make an offer."""
        return await self._ask(r.Offer(new_id(), kind, target), r.Done)

    async def consent(self, offer: OfferInfo, agrees: bool = True) -> r.Done:
        """Accept or decline an offer."""
        return await self._ask(r.Consent(new_id(), offer.kind, offer.id, agrees), r.Done)

    async def resign(self) -> r.Done:
        """Resign."""
        return await self._ask(r.Resign(new_id()), r.Done)

    async def resume(self) -> r.Done:
        """End a pause."""
        return await self._ask(r.Resume(new_id()), r.Done)

    async def come_back(self) -> r.Done:
        """Take the seat back from the bot."""
        return await self._ask(r.ComeBack(new_id()), r.Done)

    async def say(self, text: str, id: str = "") -> r.Done:
        """Send a line of chat."""
        return await self._ask(r.Say(id or new_id(), text), r.Done)

    async def preview(self, actions: list[str]) -> SeatPreview:
        """The position after actions, without doing them."""
        return (await self._ask(r.AskPreview(new_id(), actions), SeatPreviewAnswer)).preview

    async def finals(self, actions: list[str]) -> list[str]:
        """Which of the next actions cannot be undone."""
        return (await self._ask(r.AskFinals(new_id(), actions), r.FinalsAnswer)).actions

    async def why(self, asked: str) -> list[Reason]:
        """The rules that forbid a place or an action."""
        return (await self._ask(r.AskWhy(new_id(), asked), r.WhyAnswer)).reasons

    async def outline(self, actions: list[str]) -> Outline:
        """The position as a tree for any reader."""
        return (await self._ask(r.AskOutline(new_id(), actions), r.OutlineAnswer)).outline

    async def hints(self, actions: list[str]) -> Hints:
        """What the seat could do, perhaps after actions that have not been sent."""
        return (await self._ask(r.AskHints(new_id(), actions), r.HintsAnswer)).hints

    async def _ask(self, request: r.SeatRequest, kind: type[A]) -> A:
        answer = await self.ask(request)
        assert isinstance(answer, kind), answer
        return answer
