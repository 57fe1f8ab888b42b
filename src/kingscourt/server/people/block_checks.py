"""Keeps out people whom the creator or anybody seated has blocked: no watching, chatting or joining."""

from __future__ import annotations

import time
from collections import OrderedDict

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.errors.problems import Forbidden, Later
from kingscourt.server.model.table_setup import TableSetup
from kingscourt.server.people.directory_circuit_breaker import DirectoryCircuitBreaker
from kingscourt.server.store.contract import Directory

REMEMBERED = 10_000
FOR = 3.0  # seconds; changes with a notification take effect at once

Question = tuple[str, frozenset[str]]


class BlockChecks:
    """Asks the directory, and caches its answers briefly."""

    def __init__(self, directory: Directory, asking: DirectoryCircuitBreaker) -> None:
        self.directory = directory
        self._asking = asking
        self._known: OrderedDict[Question, tuple[bool, float]] = OrderedDict()

    async def check(self, setup: TableSetup, person: str, when_away: bool = True) -> None:
        """Raise Forbidden for blocked people; those already seated play on even if blocked later.

        `when_away` says whether to admit people while the directory cannot be asked.
        """
        if setup.is_of(person):
            return
        hosts = frozenset({setup.creator, *setup.people()} - {""})
        try:
            blocked = await self._is_blocked(person, hosts)
        except Later:
            if when_away:
                return
            raise
        if blocked:
            raise Forbidden(Phrase("service-blocked"))

    async def forget(self, person: str) -> None:
        """Drop cached answers about a person."""
        for question in [known for known in self._known if known[0] == person]:
            del self._known[question]

    async def _is_blocked(self, person: str, hosts: frozenset[str]) -> bool:
        known = self._known.pop((person, hosts), None)
        if known is None or known[1] < time.monotonic():
            answer = await self._asking.ask(lambda: self.directory.is_blocked_by(person, sorted(hosts)))
            known = answer, time.monotonic() + FOR
        self._known[person, hosts] = known
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return known[0]
