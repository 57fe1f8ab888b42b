"""All services of a process, composed."""

from __future__ import annotations

from kingscourt.server.api.wire_types import Verdict
from kingscourt.server.config import Config
from kingscourt.server.limits.address_groups import AddressGroups, address_key
from kingscourt.server.limits.token_bucket import RateLimit
from kingscourt.server.limits.work_budget import Budgets
from kingscourt.server.model.person import Person
from kingscourt.server.observability.readiness import Readiness
from kingscourt.server.people.directory_circuit_breaker import DirectoryCircuitBreaker
from kingscourt.server.sandbox.record_verifier import RecordVerifier
from kingscourt.server.services.chat_service import ChatService
from kingscourt.server.services.invitations import Invitations
from kingscourt.server.services.people_service import PeopleService
from kingscourt.server.services.table_service import TableService
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
        self.invitations = Invitations(self.tables)
        self.chat = ChatService(self.tables, self.people, access)
        self.check_limit = RateLimit(config.verifications_per_minute, config.verifications_per_minute / 60)
        self.verifier = RecordVerifier(manager.sandbox)
        self.readiness = Readiness(manager)
        self.is_closing = False

    async def check(self, text: str, person: Person, address: str) -> Verdict:
        """Verify a record; anybody may ask, so the work is limited."""
        self.check_limit.take(f"person {person.id}")
        factor = self.budgets.addresses.factor(address)
        self.check_limit.take(f"address {address_key(address)}", factor)
        return await self.verifier.verdict_on(text)
