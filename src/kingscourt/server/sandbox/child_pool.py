"""The child processes of a process: few, started on demand, and replaced when lost."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
import structlog

from kingscourt.kernel.errors import KingscourtError
from kingscourt.kernel.phrase import Phrase
from kingscourt.server.config import Config
from kingscourt.server.errors.problems import Later, TooMany
from kingscourt.server.observability.metrics import SANDBOX
from kingscourt.server.sandbox.child_process import Child, OnProgress
from kingscourt.server.sandbox.ipc_messages import Limits, TaskRequest, TaskResult
from kingscourt.server.store.task_shutdown import end

LOG = structlog.get_logger()
MEGABYTE: Final = 1 << 20
TIMEOUT: Final = 3  # wall-clock seconds per second of CPU time, as the CPU is shared
MOST_WAITING: Final = 20
READ: Final = "read_components"
VERIFY: Final = "verify_record"
TOTALS: Final = "score_history"
REVIEW: Final = "review_game"
TRY: Final = "trial_run_table"
NICENESS: Final = 5  # players come first
WALL_CLOCK: Final = "time"  # the limit that an overloaded machine may also exceed
ON_REQUEST: Final = (VERIFY, TOTALS, REVIEW)  # optional, so they leave a child for other tasks


class TooMuchWork(KingscourtError):
    """A task exceeded a limit; the message names it."""


class Declined(KingscourtError):
    """A task rejected its input; the message says why."""


class TaskFailed(KingscourtError):
    """An error in the task itself."""


class ChildLost(Later):
    """The child died during a task, through no known fault of the task."""


def _ignore(done: int, total: int) -> None:
    """Most tasks tell no progress."""


class Sandbox:
    """Runs tasks in child processes without blocking this one."""

    def __init__(self, config: Config, processes: int = 0, niceness: int = NICENESS) -> None:
        self.limits = Limits(
            config.sandbox_memory * MEGABYTE, config.sandbox_seconds, config.sandbox_seconds * TIMEOUT
        )
        most = processes or config.sandbox_processes
        self._room = asyncio.Semaphore(most)
        self._on_request = asyncio.Semaphore(max(1, most - 1))
        self._niceness = niceness
        self._idle: list[Child] = []
        self._busy: set[Child] = set()
        self._waiting: dict[bool, int] = {False: 0, True: 0}
        self._tasks: set[asyncio.Task[TaskResult]] = set()
        self._is_closed = False

    def children(self) -> list[int]:
        """The process ids of the running children."""
        return [child.pid for child in [*self._idle, *self._busy]]

    async def run(
        self, task: str, body: msgspec.Struct, times: float = 1.0, on_progress: OnProgress = _ignore
    ) -> bytes:
        """Run a task with `times` the usual time limit; it finishes even if the caller is cancelled."""
        limits = self.limits
        if times != 1.0:
            limits = Limits(limits.memory, limits.seconds * times, limits.timeout * times)
        request = TaskRequest(task, msgspec.msgpack.encode(body), limits)
        running = asyncio.create_task(self._in_turn(request, on_progress))
        self._tasks.add(running)
        running.add_done_callback(self._forget)
        answer = await asyncio.shield(running)
        SANDBOX.labels(task, answer.end).inc()
        return _settled(task, answer)

    async def abandon(self) -> None:
        """Kill the children that are at work; whoever waits for them gets ChildLost."""
        for child in list(self._busy):
            await child.end()

    async def close(self) -> None:
        """Kill all children and start no more."""
        self._is_closed = True
        for child in [*self._idle, *self._busy]:
            await child.end()
        self._idle.clear()
        await end(self._tasks)

    def _forget(self, task: asyncio.Task[TaskResult]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # retrieve it, as perhaps nobody else will

    async def _in_turn(self, request: TaskRequest, on_progress: OnProgress) -> TaskResult:
        on_request = request.task in ON_REQUEST
        if self._waiting[on_request] >= MOST_WAITING:
            raise TooMany(Phrase("service-many-checks"))
        self._waiting[on_request] += 1
        try:
            if not on_request:
                return await self._ask(request, on_progress)
            async with self._on_request:
                return await self._ask(request, on_progress)
        finally:
            self._waiting[on_request] -= 1

    async def _ask(self, request: TaskRequest, on_progress: OnProgress) -> TaskResult:
        async with self._room:
            child = await self._take()
            self._busy.add(child)
            try:
                answer = await child.ask(request, on_progress)
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
            return await Child.start(self._niceness)
        except OSError as error:
            raise Later(Phrase("service-child-lost"), str(error)) from error

    async def _give_back(self, child: Child) -> None:
        if child.is_whole() and not self._is_closed:
            self._idle.append(child)
        else:
            await child.end()


def _settled(task: str, answer: TaskResult) -> bytes:
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
