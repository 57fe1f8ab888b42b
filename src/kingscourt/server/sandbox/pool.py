"""The children of a process: started when there is work, few, and replaced when one is lost."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
import structlog

from kingscourt.kernel.errors import KingscourtError
from kingscourt.kernel.phrase import Phrase
from kingscourt.server.config import Config
from kingscourt.server.errors.problems import Later, TooMany
from kingscourt.server.observing.metrics import SANDBOX
from kingscourt.server.sandbox.frames import Answer, Limits, Request
from kingscourt.server.sandbox.process import Child
from kingscourt.server.store.ending import end

LOG = structlog.get_logger()
MEGABYTE: Final = 1 << 20
PATIENCE: Final = 3  # seconds by the clock on the wall for each of the processor: others want it too
MOST_WAITING: Final = 20
READ: Final = "reading"
VERIFY: Final = "verifying"
TOTALS: Final = "totalling"
TRY: Final = "trying"
WALL_CLOCK: Final = "time"  # the bound that a machine with too much to do exceeds, too
ON_REQUEST: Final = (VERIFY, TOTALS)  # what people ask for out of interest leaves a child to the others


class TooMuchWork(KingscourtError):
    """A task exceeded a bound, which is named."""


class Declined(KingscourtError):
    """A task found what it was given wrong; the message says how."""


class TaskFailed(KingscourtError):
    """A mistake of the task itself."""


class ChildLost(Later):
    """The child ended in the middle, for no fault of the task that we know of."""


class Sandbox:
    """Has tasks done in children; nobody here waits for more than the answer."""

    def __init__(self, config: Config) -> None:
        self.limits = Limits(
            config.sandbox_memory * MEGABYTE, config.sandbox_seconds, config.sandbox_seconds * PATIENCE
        )
        self._room = asyncio.Semaphore(config.sandboxes)
        self._on_request = asyncio.Semaphore(max(1, config.sandboxes - 1))
        self._idle: list[Child] = []
        self._busy: set[Child] = set()
        self._waiting: dict[bool, int] = {False: 0, True: 0}
        self._tasks: set[asyncio.Task[Answer]] = set()
        self._is_closed = False

    def children(self) -> list[int]:
        """The numbers of those that were started."""
        return [child.pid for child in [*self._idle, *self._busy]]

    async def run(self, task: str, body: msgspec.Struct, times: float = 1.0) -> bytes:
        """The answer of a task, with so many times the usual seconds; whoever goes away leaves it to end."""
        limits = self.limits
        if times != 1.0:
            limits = Limits(limits.memory, limits.seconds * times, limits.patience * times)
        request = Request(task, msgspec.msgpack.encode(body), limits)
        running = asyncio.create_task(self._in_turn(request))
        self._tasks.add(running)
        running.add_done_callback(self._forget)
        answer = await asyncio.shield(running)
        SANDBOX.labels(task, answer.end).inc()
        return _settled(task, answer)

    async def close(self) -> None:
        """Kill every child; none is started any more."""
        self._is_closed = True
        for child in [*self._idle, *self._busy]:
            await child.end()
        self._idle.clear()
        await end(self._tasks)

    def _forget(self, task: asyncio.Task[Answer]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # perhaps nobody is left who would want to know

    async def _in_turn(self, request: Request) -> Answer:
        on_request = request.task in ON_REQUEST
        if self._waiting[on_request] >= MOST_WAITING:
            raise TooMany(Phrase("service-many-checks"))
        self._waiting[on_request] += 1
        try:
            if not on_request:
                return await self._ask(request)
            async with self._on_request:
                return await self._ask(request)
        finally:
            self._waiting[on_request] -= 1

    async def _ask(self, request: Request) -> Answer:
        async with self._room:
            child = await self._take()
            self._busy.add(child)
            try:
                answer = await child.ask(request)
            finally:
                self._busy.discard(child)
                await self._give_back(child)
            return answer

    async def _take(self) -> Child:
        while self._idle:
            child = self._idle.pop()
            if child.is_whole():
                return child
            await child.end()
        if self._is_closed:
            raise Later(Phrase("service-away"), "this process is closing")
        try:
            return await Child.start()
        except OSError as error:
            raise Later(Phrase("service-child-lost"), str(error)) from error

    async def _give_back(self, child: Child) -> None:
        if child.is_whole() and not self._is_closed:
            self._idle.append(child)
        else:
            await child.end()


def _settled(task: str, answer: Answer) -> bytes:
    if answer.end == "done":
        return answer.body
    if answer.end == "refused":
        raise Declined(answer.words)
    LOG.warning("sandbox", task=task, end=answer.end, problem=answer.words)
    if answer.end == "exceeded":
        raise TooMuchWork(answer.words)
    if answer.end == "failed":
        raise TaskFailed(answer.words)
    raise ChildLost(Phrase("service-child-lost"), answer.words)
