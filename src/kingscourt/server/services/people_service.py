"""Guests, the local host, and signed-in people."""

from __future__ import annotations

import hmac

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.config import Config
from kingscourt.server.errors.problems import (
    Forbidden,
    Later,
    NotSignedIn,
)
from kingscourt.server.limits.address_groups import address_key
from kingscourt.server.limits.token_bucket import RateLimit
from kingscourt.server.limits.work_budget import Budgets
from kingscourt.server.model.person import HOST, Person
from kingscourt.server.people.block_checks import BlockChecks
from kingscourt.server.people.clean_text import clean
from kingscourt.server.people.directory_circuit_breaker import DirectoryCircuitBreaker
from kingscourt.server.people.person_handles import PersonHandles
from kingscourt.server.people.sessions import Sessions
from kingscourt.server.services.store_access import reach
from kingscourt.server.store.shards import random_part
from kingscourt.server.tables.table_manager import TableManager


class PeopleService:
    """People in the directory, and their sessions."""

    def __init__(
        self, manager: TableManager, config: Config, budgets: Budgets, access: DirectoryCircuitBreaker
    ) -> None:
        self.manager = manager
        self.config = config
        self.budgets = budgets
        self.guest_limit = RateLimit(config.guests_per_minute, config.guests_per_minute / 60)
        self.anonymous_limit = RateLimit(
            config.anonymous_requests_per_minute, config.anonymous_requests_per_minute / 60
        )
        self.host_key = ""  # in local mode, this key signs in the person at this computer
        self.handles = PersonHandles(config.secret)
        self._access = access
        self.blocks = BlockChecks(manager.directory, access)
        self.sessions = Sessions(manager.directory, manager.bus, config, access)
        self.sessions.on_change(self.blocks.forget)
        self.sessions.on_change(self._forget_erased)

    async def new_guest(self, name: str, address: str, code: str = "") -> Person:
        """Create a guest, who has only a name and must give the join code if there is one."""
        self.guest_limit.take(address_key(address), self.budgets.addresses.factor(address))
        if self.config.guest_code and not hmac.compare_digest(code.encode(), self.config.guest_code.encode()):
            raise Forbidden(Phrase("service-wrong-code"))
        return await self.add(Person(random_part(), clean(name)))

    async def host(self, key: str, address: str) -> Person:
        """Sign in the person at this computer, who sees the key of this process on the screen."""
        is_here = address in ("127.0.0.1", "::1")
        if not self.host_key or not is_here or not hmac.compare_digest(key.encode(), self.host_key.encode()):
            raise NotSignedIn(Phrase("service-wrong-link"))
        return await self.person(HOST)

    async def add(self, person: Person) -> Person:
        """Store a new person."""
        await reach(self.manager.directory.add_person(person))
        return person

    async def rename(self, person: Person) -> Person:
        """Rename a person who has not been erased."""
        if not await reach(self.manager.directory.rename(person)):
            raise NotSignedIn(Phrase("service-unknown-here"))
        self.sessions.tell(person.id)
        return person

    async def person(self, id: str) -> Person:
        """A person by id."""
        known = await self._access.ask(lambda: self.manager.directory.person(id))
        if known is None:
            raise NotSignedIn(Phrase("service-unknown-here"))
        return known

    async def _forget_erased(self, person: str) -> None:
        """Drop all cached tables that name an erased person."""
        ids = self.manager.naming(person)
        if ids and await self._access.ask(lambda: self.manager.directory.person(person)) is None:
            for id in ids:
                self.manager.drop(id)


def named(person: Person) -> Person:
    """The person; raises Later while their name is unavailable."""
    if person.is_nameless:
        raise Later(Phrase("service-no-names"))
    return person
