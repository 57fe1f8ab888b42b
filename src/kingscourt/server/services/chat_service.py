"""Chat, and muting and blocking people."""

from __future__ import annotations

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.errors.problems import Later, TooMany, WrongMoment
from kingscourt.server.limits.token_bucket import RateLimit
from kingscourt.server.model.chat_line import ChatLine
from kingscourt.server.model.person import Person
from kingscourt.server.people.clean_text import clean
from kingscourt.server.people.directory_circuit_breaker import DirectoryCircuitBreaker
from kingscourt.server.people.mute_cache import MuteCache
from kingscourt.server.services.people_service import PeopleService, named
from kingscourt.server.services.store_access import reach
from kingscourt.server.services.table_service import TableService
from kingscourt.server.store.contract import Repeated


class ChatService:
    """Chat lines, mute lists and block lists."""

    def __init__(self, tables: TableService, people: PeopleService, access: DirectoryCircuitBreaker) -> None:
        self.tables = tables
        self.people = people
        self.manager = tables.manager
        self.config = tables.config
        self.chat_limit = RateLimit(self.config.chat_burst, 0.5)
        self.mute_cache = MuteCache(self.manager.bus)
        self._access = access

    async def hidden_people(self, person: str) -> set[str]:
        """The people whose chat is hidden from a person: muted or blocked."""

        async def ask() -> set[str]:
            directory = self.manager.directory
            muted = await self._access.ask(lambda: directory.muted(person))
            return {*muted, *await self._access.ask(lambda: directory.blocked(person))}

        return await self.mute_cache.of(person, ask)

    async def block(self, person: str, other: str, is_wanted: bool) -> list[str]:
        """Block or unblock somebody; a blocked person may no longer watch the blocker's tables."""
        directory = self.manager.directory
        self._check_list(await reach(directory.blocked(person)), other, is_wanted)
        await reach(directory.block(person, other, is_wanted))
        if is_wanted:
            await reach(directory.note_change(other))
        self.people.sessions.tell(other)
        self.mute_cache.changed(person)
        return await reach(directory.blocked(person))

    async def mute(self, person: str, other: str, is_wanted: bool) -> list[str]:
        """Mute or unmute somebody; return everybody the person has muted."""
        directory = self.manager.directory
        self._check_list(await reach(directory.muted(person)), other, is_wanted)
        await reach(directory.mute(person, other, is_wanted))
        self.mute_cache.changed(person)
        return await reach(directory.muted(person))

    def _check_list(self, known: list[str], other: str, is_wanted: bool) -> None:
        most = self.config.block_list_size
        if is_wanted and other not in known and len(known) >= most:
            raise WrongMoment(Phrase("service-list-full", {"n": most}))

    async def say(self, id: str, person: Person, text: str, message: str) -> ChatLine:
        """Store a line of chat and notify the table; one sent again with its message id counts once."""
        setup = (await self.tables.see(id, person.id)).row.setup
        try:
            self.chat_limit.take(person.id)
        except TooMany:
            earlier = await self._said_before(id, person, message)
            if earlier is None:
                raise
            return earlier
        if person.is_nameless:  # the table still has the name of the seat
            own = setup.seats_of(person.id)
            person = Person(person.id, setup.seats[own[0]].name) if own else named(person)
        try:
            line = await reach(self.manager.store(id).say(id, person, clean(text, 500), message))
        except Repeated:
            earlier = await self._said_before(id, person, message)
            if earlier is None:  # erased since
                raise Later(Phrase("service-away")) from None
            return earlier
        self.manager.notifier.said(id, line)
        return line

    async def _said_before(self, id: str, person: Person, message: str) -> ChatLine | None:
        """The line that a person sent with this message id."""
        return await reach(self.manager.store(id).said(id, person.id, message))
