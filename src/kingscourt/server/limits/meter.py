"""Measures what a request or a message takes, and has it paid by those who asked."""

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
from kingscourt.server.limits.budget import LEAST, Account, Budgets
from kingscourt.server.observing.metrics import OVER_BUDGET

PATIENCE = 1.0  # seconds that a request waits before it is told to come back
QUEUE = 20.0  # seconds that a costly question waits for its turn; a slow machine is nobody's fault
MOST_WAITING = 32  # requests of an address that may wait; more are told at once
LONGEST = 60  # seconds that somebody is told to stay away

T = TypeVar("T")


class Meter:
    """Who pays for what is done now: an address; the person and the table where they sit, once known."""

    __slots__ = ("_budgets", "address", "payers", "person", "table", "took")

    def __init__(self, budgets: Budgets, address: str, person: str = "") -> None:
        self._budgets = budgets
        self.address = budgets.of_address(address)
        self.person = budgets.of_person(person) if person else None
        self.table: Account | None = None
        self.took = 0.0  # seconds of the last work
        self.payers = self._payers()

    def add_person(self, id: str) -> None:
        """Whoever asks is known by now."""
        self.person = self._budgets.of_person(id)
        self.payers = self._payers()

    def add_table(self, id: str) -> None:
        """It is done at a table where they sit."""
        self.table = self._budgets.of_table(id)
        self.payers = self._payers()

    def _payers(self) -> tuple[Account, ...]:
        """The narrowest first: who has to wait there holds up nobody else."""
        return tuple(payer for payer in (self.person, self.table, self.address) if payer is not None)

    def charge(self, milliseconds: float) -> None:
        """Everybody concerned pays the same."""
        for payer in self.payers:
            payer.charge(milliseconds)

    def owes(self) -> bool:
        """Whether somebody concerned owes something."""
        return any(map(Account.may_owe, self.payers)) and self.wait() > 0

    def wait(self) -> float:
        """Seconds until nobody concerned owes anything."""
        return max(payer.wait() for payer in self.payers)

    def too_many(self, kind: str) -> TooMany:
        """What those who owe are told."""
        OVER_BUDGET.labels(kind).inc()
        return TooMany(Phrase("service-too-fast"), wait=min(max(ceil(self.wait()), 1), LONGEST))

    async def afford(self, patience: float, kind: str) -> None:
        """Wait until nothing is owed, or say that it will take too long."""
        try:
            async with asyncio.timeout(patience):
                while (wait := self.wait()) > 0:
                    await asyncio.sleep(wait)
        except TimeoutError:
            raise self.too_many(kind) from None

    @contextlib.asynccontextmanager
    async def room(self) -> AsyncIterator[None]:
        """A request under way: so many of an address and a person at a time; who owes waits a moment."""
        address = self.address
        if self.wait() > 0 and address.waiting >= MOST_WAITING:
            raise self.too_many("request")
        async with contextlib.AsyncExitStack() as held:
            address.waiting += 1
            try:
                await self.afford(PATIENCE, "request")
                for payer in (self.person, address):
                    if payer is not None:
                        await held.enter_async_context(payer.room)
            finally:
                address.waiting -= 1
            yield
            pauses = [payer.pause(self.took) for payer in self.payers if not payer.is_shared]
            await asyncio.sleep(max(pauses, default=0.0))  # the answer has left: its place rests a while

    @contextlib.asynccontextmanager
    async def turn(self, patience: float, least: float = 0.0) -> AsyncIterator[None]:
        """One costly question of a payer at a time, and one of all payers in one turn of the loop.

        What is done in it does not wait for anything; `least` is its cost in seconds, at least.
        """
        async with contextlib.AsyncExitStack() as held:
            try:
                async with asyncio.timeout(patience):
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
        """Do it; it costs the time between its pauses. What is usual is taken before."""
        return _Measured(self, work)

    def settle(self, seconds: float, deposit: float, paid: tuple[Account, ...]) -> None:
        """Have work paid that took so long, of which these payers have paid a part before."""
        self.took = seconds
        cost = max(seconds * 1000, LEAST)
        self.address.note(cost)
        self.charge(cost - deposit)
        for payer in self.payers:
            if payer not in paid:  # known only since
                payer.charge(deposit)


METER: ContextVar[Meter | None] = ContextVar("meter", default=None)


class _Measured(Generic[T]):
    """A coroutine with the time that its steps took: what happens while it waits is not its own."""

    __slots__ = ("_meter", "_work")

    def __init__(self, meter: Meter, work: Coroutine[object, object, T]) -> None:
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
                began = perf_counter()  # a thread's own time would be a system call, twice a step
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
                except BaseException as thrown:  # a cancellation is for the work
                    error = thrown
        finally:
            METER.reset(token)
            meter.settle(seconds, deposit, paid)


def payer() -> Meter | None:
    """Who pays for what is done now; None: nobody asked for it."""
    return METER.get()


def spend(milliseconds: float) -> None:
    """Have something paid that cannot be measured here, such as the work of a database."""
    meter = METER.get()
    if meter is not None:
        meter.charge(milliseconds)


async def paid(work: Coroutine[object, object, T]) -> T:
    """Work in a task of its own, for whoever is measured now."""
    meter = METER.get()
    return await work if meter is None else await meter.measure(work)


@contextlib.asynccontextmanager
async def costly() -> AsyncIterator[None]:
    """A question that keeps the processor busy; those who are measured take turns."""
    meter = METER.get()
    if meter is None:
        yield
        return
    async with meter.turn(QUEUE):
        yield
