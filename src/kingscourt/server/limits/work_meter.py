"""Measures the cost of requests and messages, and charges it to those who made them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Coroutine, Generator
from contextvars import ContextVar
from math import ceil
from time import perf_counter, thread_time
from typing import Generic, TypeVar

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.errors.problems import TooMany
from kingscourt.server.limits.work_budget import LEAST, Account, Budgets
from kingscourt.server.observability.metrics import OVER_BUDGET

TIMEOUT = 1.0  # seconds that a request waits before it is refused
QUEUE = 20.0  # seconds that a costly request waits for its turn; a slow machine is not the client's fault
MOST_WAITING = 32  # delayed requests per address; more are refused at once
LONGEST = 60  # seconds, the longest wait that a client is told

T = TypeVar("T")


class WorkMeter:
    """The payers of the current work: the address and, once known, the person and the table they play at."""

    __slots__ = ("_budgets", "address", "payers", "person", "table", "took")

    def __init__(self, budgets: Budgets, address: str, person: str = "") -> None:
        self._budgets = budgets
        self.address = budgets.of_address(address)
        self.person = budgets.of_person(person) if person else None
        self.table: Account | None = None
        self.took = 0.0  # seconds that the last work took
        self.payers = self._payers()

    def add_person(self, id: str) -> None:
        """Add the caller as a payer, once known."""
        self.person = self._budgets.of_person(id)
        self.payers = self._payers()

    def add_table(self, id: str) -> None:
        """Add the table where the caller sits as a payer."""
        self.table = self._budgets.of_table(id)
        self.payers = self._payers()

    def _payers(self) -> tuple[Account, ...]:
        """The payers, narrowest first: waiting for that one holds up nobody else."""
        return tuple(payer for payer in (self.person, self.table, self.address) if payer is not None)

    def charge(self, milliseconds: float) -> None:
        """Charge every payer the same amount."""
        for payer in self.payers:
            payer.charge(milliseconds)

    def owes(self) -> bool:
        """Whether any payer is overdrawn."""
        return any(map(Account.may_owe, self.payers)) and self.wait() > 0

    def wait(self) -> float:
        """Seconds until no payer is overdrawn."""
        return max(payer.wait() for payer in self.payers)

    def too_many(self, kind: str) -> TooMany:
        """The problem for requests beyond the budget."""
        OVER_BUDGET.labels(kind).inc()
        return TooMany(Phrase("service-too-fast"), wait=min(max(ceil(self.wait()), 1), LONGEST))

    async def afford(self, timeout: float, kind: str) -> None:
        """Wait until no payer is overdrawn, or raise TooMany after the timeout."""
        try:
            async with asyncio.timeout(timeout):
                while (wait := self.wait()) > 0:
                    await asyncio.sleep(wait)
        except TimeoutError:
            raise self.too_many(kind) from None

    @contextlib.asynccontextmanager
    async def room(self) -> AsyncIterator[None]:
        """Limit concurrent requests per address and person; overdrawn payers wait a moment."""
        address = self.address
        if self.wait() > 0 and address.waiting >= MOST_WAITING:
            raise self.too_many("request")
        async with contextlib.AsyncExitStack() as held:
            address.waiting += 1
            try:
                await self.afford(TIMEOUT, "request")
                for payer in (self.person, address):
                    if payer is not None:
                        await held.enter_async_context(payer.room)
            finally:
                address.waiting -= 1
            yield
            pauses = [payer.pause(self.took) for payer in self.payers if not payer.is_shared]
            await asyncio.sleep(max(pauses, default=0.0))  # the response has left; keep its slot for a while

    @contextlib.asynccontextmanager
    async def turn(self, timeout: float, least: float = 0.0) -> AsyncIterator[None]:
        """One costly request per payer at a time, and one of all payers per turn of the event loop.

        The body must not await anything; `least` is its minimum cost in seconds.
        """
        async with contextlib.AsyncExitStack() as held:
            try:
                async with asyncio.timeout(timeout):
                    for payer in self.payers:
                        if not payer.is_shared:
                            await held.enter_async_context(payer.turn)
                            await payer.rested()
                        await payer.afford()
                    await held.enter_async_context(self._budgets.turn)
            except TimeoutError:
                raise self.too_many("turn") from None
            await asyncio.sleep(0)
            began = thread_time()
            try:
                yield
            finally:
                took = max(thread_time() - began, least)
                for payer in self.payers:
                    payer.rest(took)

    def measure(self, work: Coroutine[object, object, T]) -> Awaitable[T]:
        """Run work and charge the time of its steps, without waits; the average cost is deposited first."""
        return _Measured(self, work)

    def settle(self, seconds: float, deposit: float, paid: tuple[Account, ...]) -> None:
        """Charge for work that took this long, minus the deposit that some payers have already made."""
        self.took = seconds
        cost = max(seconds * 1000, LEAST)
        self.address.note(cost)
        self.charge(cost - deposit)
        for payer in self.payers:
            if payer not in paid:  # added during the work
                payer.charge(deposit)


METER: ContextVar[WorkMeter | None] = ContextVar("meter", default=None)


class _Measured(Generic[T]):
    """A coroutine that measures its own steps, but not what happens while it waits."""

    __slots__ = ("_meter", "_work")

    def __init__(self, meter: WorkMeter, work: Coroutine[object, object, T]) -> None:
        self._meter = meter
        self._work = work

    def __await__(self) -> Generator[object, object, T]:
        meter, work = self._meter, self._work
        deposit, paid = meter.address.usual, meter.payers
        for payer in paid:
            payer.deposit(deposit)
        token = METER.set(meter)
        seconds = 0.0
        value: object = None
        error: BaseException | None = None
        try:
            while True:
                began = perf_counter()  # thread time would cost a system call, twice per step
                try:
                    wanted = work.send(value) if error is None else work.throw(error)
                except StopIteration as done:
                    result: T = done.value
                    return result
                finally:
                    seconds += perf_counter() - began
                value, error = None, None
                try:
                    value = yield wanted
                except GeneratorExit:
                    work.close()
                    raise
                except BaseException as thrown:  # cancellations are meant for the work
                    error = thrown
        finally:
            METER.reset(token)
            meter.settle(seconds, deposit, paid)


def payer() -> WorkMeter | None:
    """The meter of the current work, or None if nobody requested it."""
    return METER.get()


def spend(milliseconds: float) -> None:
    """Charge for work that cannot be measured here, such as a database's."""
    meter = METER.get()
    if meter is not None:
        meter.charge(milliseconds)


async def paid(work: Coroutine[object, object, T]) -> T:
    """Run work in a separate task, charged to the current payers."""
    meter = METER.get()
    return await work if meter is None else await meter.measure(work)


@contextlib.asynccontextmanager
async def costly() -> AsyncIterator[None]:
    """A request that keeps the CPU busy; metered callers take turns."""
    meter = METER.get()
    if meter is None:
        yield
        return
    async with meter.turn(QUEUE):
        yield
