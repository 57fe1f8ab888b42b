"""All services of a process, composed."""

from __future__ import annotations

from functools import partial

from kingscourt.server.api.wire_types import ReviewProgress, Verdict
from kingscourt.server.config import Config
from kingscourt.server.limits.address_groups import AddressGroups, address_key
from kingscourt.server.limits.token_bucket import RateLimit
from kingscourt.server.limits.work_budget import Budgets
from kingscourt.server.model.person import Person
from kingscourt.server.observability.readiness import Readiness
from kingscourt.server.people.directory_circuit_breaker import DirectoryCircuitBreaker
from kingscourt.server.reviews.review_desk import ReviewDesk
from kingscourt.server.sandbox.record_verifier import RecordVerifier
from kingscourt.server.services.chat_service import ChatService
from kingscourt.server.services.conversation import Conversation
from kingscourt.server.services.invitations import Invitations
from kingscourt.server.services.people_service import PeopleService
from kingscourt.server.services.practice_service import PracticeService
from kingscourt.server.services.table_service import HOUR, TableService
from kingscourt.server.tables.live_table import LiveTable
from kingscourt.server.tables.table_manager import TableManager


class Service:
    """The services that the API and the streams call."""

    def __init__(self, manager: TableManager, config: Config) -> None:
        self.manager = manager
        self.config = config
        self.budgets = Budgets(
            config.work_per_person,
            config.work_per_address,
            config.work_per_table,
            AddressGroups(config.larger_networks),
        )
        access = DirectoryCircuitBreaker()
        self.people = PeopleService(manager, config, self.budgets, access)
        self.tables = TableService(manager, config, self.budgets, self.people.blocks)
        self.practice = PracticeService(self.tables)
        self.invitations = Invitations(self.tables)
        self.chat = ChatService(self.tables, self.people, access)
        self.conversation = Conversation(manager, self.chat)
        self.check_limit = RateLimit(config.verifications_per_minute, config.verifications_per_minute / 60)
        self.verifier = RecordVerifier(manager.sandbox)
        self.reviews = ReviewDesk(manager)
        self.review_limit = RateLimit(config.reviews_per_hour, config.reviews_per_hour / HOUR)
        self.readiness = Readiness(manager)
        self.is_closing = False

    async def check(self, text: str, person: Person, address: str) -> Verdict:
        """Verify a record; anybody may ask, so the work is limited."""
        self._charge(self.check_limit, person, address)
        return await self.verifier.verdict_on(text)

    async def review(self, opened: LiveTable, person: Person, address: str) -> bytes | ReviewProgress:
        """The review of a finished game, or how far it is; whoever has one made is charged for it."""
        charge = partial(self._charge, self.review_limit, person, address)
        return await self.reviews.ask(opened, person.id, charge)

    def _charge(self, limit: RateLimit, person: Person, address: str) -> None:
        limit.take(f"person {person.id}")
        limit.take(f"address {address_key(address)}", self.budgets.addresses.factor(address))
