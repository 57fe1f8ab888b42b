"""Work budgets: milliseconds of this process's time, as a burst and then at a steady rate per second."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict

from kingscourt.server.limits.address_groups import AddressGroups, address_key

REMEMBERED = 50_000
BURST = 10.0  # seconds' worth of budget that may be spent at once
DEEPEST = 60.0  # seconds' worth of debt at most: work already done can no longer be refused
LEAST = 0.2  # minimum cost in milliseconds
LIGHT = 0.8  # no pauses while more than this fraction of the burst is left
REST = 8.0  # else the pause after some work, as a multiple of its duration
NEWEST = 0.2  # weight of the newest cost in the moving average


class Account:
    """One payer's budget; the cost of work is known only afterwards, so it may be overdrawn."""

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
        self.is_shared = is_shared  # by many people, who must not wait for each other
        self._rests = 0.0  # end of the current pause
        self.room = asyncio.Semaphore(at_once)  # concurrent requests
        self.turn = asyncio.Lock()  # one costly request at a time
        self.waiting = 0  # requests delayed because the budget is overdrawn
        self.usual = LEAST  # average cost of a request, deposited before its real cost is known
        self._most = self._left = per_second * BURST
        self._deepest = -per_second * DEEPEST
        self._at = time.monotonic()

    def left(self) -> float:
        """Milliseconds that may be spent now; negative if overdrawn."""
        now = time.monotonic()
        left = self._left + (now - self._at) * self.per_second
        self._left = left = left if left < self._most else self._most
        self._at = now
        return left

    def may_owe(self) -> bool:
        """Whether the account was overdrawn when last updated."""
        return self._left < 0

    def deposit(self, milliseconds: float) -> None:
        """Pay in advance without updating the time; any excess is refunded later."""
        self._left -= milliseconds

    def charge(self, milliseconds: float) -> None:
        """Charge the account; a negative amount is a refund."""
        left = self.left() - milliseconds
        self._left = left if left > self._deepest else self._deepest

    def note(self, milliseconds: float) -> None:
        """Record the cost of a request, for the deposit of the next one."""
        self.usual += (max(milliseconds, LEAST) - self.usual) * NEWEST

    def pause(self, seconds: float) -> float:
        """The pause that a payer who has spent much lately must make after that much work."""
        return 0.0 if self.left() > self._most * LIGHT else seconds * REST

    def rest(self, seconds: float) -> None:
        """Schedule a pause after that much work, before the next costly request."""
        self._rests = time.monotonic() + self.pause(seconds)

    async def rested(self) -> None:
        """Wait until the pause is over."""
        wait = self._rests - time.monotonic()
        if wait > 0:
            await asyncio.sleep(wait)

    def wait(self) -> float:
        """Seconds until the account is no longer overdrawn."""
        left = self.left()
        return 0.0 if left >= 0 else -left / self.per_second

    async def afford(self) -> None:
        """Wait until the account is no longer overdrawn."""
        while (wait := self.wait()) > 0:
            await asyncio.sleep(wait)

    def is_idle(self) -> bool:
        """Whether the account can be forgotten without consequences."""
        return not self.waiting and not self.turn.locked() and self.left() >= self._most


class Accounts:
    """One account per key; those that are overdrawn or recently used are kept longest."""

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
        """Forget the least recently used account, unless it is in use; above twice the limit, even then."""
        if len(self._kept) > REMEMBERED:
            oldest = next(iter(self._kept))
            if self._kept[oldest].is_idle() or len(self._kept) > 2 * REMEMBERED:
                del self._kept[oldest]
            else:
                self._kept.move_to_end(oldest)


class Budgets:
    """The budgets of one process: of people, addresses and tables."""

    def __init__(self, person: float, address: float, table: float, addresses: AddressGroups) -> None:
        self.addresses = addresses
        self.turn = asyncio.Lock()  # one costly request at a time, with everything else in between
        self._people = Accounts(person, 2)
        self._addresses = Accounts(address, 16)
        self._tables = Accounts(table, 1, is_shared=True)

    def of_person(self, id: str) -> Account:
        """A person's account; a larger address does not enlarge it."""
        return self._people.of(id)

    def of_address(self, host: str) -> Account:
        """An address's account, perhaps a larger one."""
        return self._addresses.of(address_key(host), self.addresses.factor(host))

    def of_table(self, id: str) -> Account:
        """A table's account, for the work that its players cause there."""
        return self._tables.of(id)
