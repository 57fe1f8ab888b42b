"""Budgets of work: milliseconds of this process's time, so many at once, then so many a second."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict

from kingscourt.server.limits.addresses import Addresses, address_key

REMEMBERED = 50_000
BURST = 10.0  # seconds' worth that may be spent at once
DEEPEST = 60.0  # seconds' worth that may be owed: what is done already cannot be refused any more
LEAST = 0.2  # milliseconds that anything costs
LIGHT = 0.8  # who has this part of the burst left is not held up at all
REST = 8.0  # the pause after some work of those who have not, in times of the work
NEWEST = 0.2  # how much the newest cost counts in what is usual


class Account:
    """One payer's budget. What work costs is known afterwards, so that it may be overdrawn."""

    __slots__ = (
        "_at",
        "_deepest",
        "_left",
        "_most",
        "_rests",
        "is_shared",
        "per_second",
        "room",
        "turn",
        "usual",
        "waiting",
    )

    def __init__(self, per_second: float, at_once: int, is_shared: bool = False) -> None:
        self.per_second = per_second
        self.is_shared = is_shared  # by many people, who do not wait for each other
        self._rests = 0.0  # until when
        self.room = asyncio.Semaphore(at_once)  # requests under way
        self.turn = asyncio.Lock()  # costly questions, one at a time
        self.waiting = 0  # requests that wait because too much was spent
        self.usual = LEAST  # what one request costs: taken before it is known
        self._most = self._left = per_second * BURST
        self._deepest = -per_second * DEEPEST
        self._at = time.monotonic()

    def left(self) -> float:
        """Milliseconds that may be spent now; below 0: owed."""
        now = time.monotonic()
        left = self._left + (now - self._at) * self.per_second
        self._left = left = left if left < self._most else self._most
        self._at = now
        return left

    def may_owe(self) -> bool:
        """Whether something was owed when it was last looked at."""
        return self._left < 0

    def deposit(self, milliseconds: float) -> None:
        """Pay before, in the little time since the last look; what was paid too much is charged back."""
        self._left -= milliseconds

    def charge(self, milliseconds: float) -> None:
        """Pay; a negative sum is given back."""
        left = self.left() - milliseconds
        self._left = left if left > self._deepest else self._deepest

    def note(self, milliseconds: float) -> None:
        """What one request did cost, for the next one's deposit."""
        self.usual += (max(milliseconds, LEAST) - self.usual) * NEWEST

    def pause(self, seconds: float) -> float:
        """How long a payer who has spent much lately leaves others alone after that much work."""
        return 0.0 if self.left() > self._most * LIGHT else seconds * REST

    def rest(self, seconds: float) -> None:
        """That much work was done: the next costly question comes after a pause."""
        self._rests = time.monotonic() + self.pause(seconds)

    async def rested(self) -> None:
        """Until the pause is over."""
        wait = self._rests - time.monotonic()
        if wait > 0:
            await asyncio.sleep(wait)

    def wait(self) -> float:
        """Seconds until nothing is owed."""
        left = self.left()
        return 0.0 if left >= 0 else -left / self.per_second

    async def afford(self) -> None:
        """Until nothing is owed."""
        while (wait := self.wait()) > 0:
            await asyncio.sleep(wait)

    def is_idle(self) -> bool:
        """Whether forgetting it changes nothing."""
        return not self.waiting and not self.turn.locked() and self.left() >= self._most


class Accounts:
    """An account for each key; those that owe or have spent lately are kept longest."""

    def __init__(self, per_second: float, at_once: int, is_shared: bool = False) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.is_shared = is_shared
        self._kept: OrderedDict[str, Account] = OrderedDict()

    def of(self, key: str, factor: float = 1.0) -> Account:
        """The account of a key."""
        account = self._kept.get(key)
        if account is None:
            at_once = max(1, round(self.at_once * factor))
            is_shared = self.is_shared or factor > 1
            account = self._kept[key] = Account(self.per_second * factor, at_once, is_shared)
            self._forget()
        else:
            self._kept.move_to_end(key)
        return account

    def _forget(self) -> None:
        """The longest unused, unless it owes something; memory has the last word."""
        if len(self._kept) > REMEMBERED:
            oldest = next(iter(self._kept))
            if self._kept[oldest].is_idle() or len(self._kept) > 2 * REMEMBERED:
                del self._kept[oldest]
            else:
                self._kept.move_to_end(oldest)


class Budgets:
    """The budgets of one process: of people, addresses and tables."""

    def __init__(self, person: float, address: float, table: float, addresses: Addresses) -> None:
        self.addresses = addresses
        self.turn = asyncio.Lock()  # one costly question at a time, and everybody else in between
        self._people = Accounts(person, 2)
        self._addresses = Accounts(address, 16)
        self._tables = Accounts(table, 1, is_shared=True)

    def of_person(self, id: str) -> Account:
        """A person's; a larger address does not make a person larger."""
        return self._people.of(id)

    def of_address(self, host: str) -> Account:
        """An address's, perhaps a larger one."""
        return self._addresses.of(address_key(host), self.addresses.factor(host))

    def of_table(self, id: str) -> Account:
        """A table's: what those who sit there spend on it."""
        return self._tables.of(id)
