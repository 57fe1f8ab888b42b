"""Tasks in worker processes; one that is killed is replaced and its tasks are run again.

Every worker has a pipe of its own, so the loss of one leaves the others alone, and a worker whose parent is
gone reads the end of its pipe and ends too.
"""

from __future__ import annotations

import signal
import time
import traceback
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, Final, Generic, NamedTuple

from kingscourt.arena.execution.executor import Request, Result, TaskFailed
from kingscourt.kernel.errors import KingscourtError

# spawn: the parent may run threads (a progress bar), and a fork would copy their locks
PROCESSES: Final = get_context("spawn")
PREFETCHED_SECONDS: Final = 0.5  # work that a worker has at a time, so that it need not wait for the parent
LEAST_PREFETCHED: Final = 1  # no more of long tasks, or the last ones would wait for one worker
MOST_PREFETCHED: Final = 200
MOST_LOSSES: Final = 3  # workers that one task may cost


class WorkerLost(KingscourtError):
    """A task ended its worker process again and again."""

    def __init__(self, number: int, code: int | None) -> None:
        super().__init__(f"task {number} has cost {MOST_LOSSES} worker processes (exit code {code})")
        self.number = number


class Finished(NamedTuple):
    """What a worker sends at once after every task: its result, or how it failed."""

    number: int
    result: Any
    failure: str | None
    seconds: float


class Worker(Generic[Request, Result]):
    """A process and the tasks that it has not finished yet, the running one first."""

    def __init__(self, work: Callable[[Request, int], Result], request: Request) -> None:
        self.connection, theirs = PROCESSES.Pipe()
        self.process = PROCESSES.Process(target=serve, args=(theirs, work, request), daemon=True)
        with deferred_interrupts():
            self.process.start()
        theirs.close()  # or its end would not be noticed
        self.tasks: deque[int] = deque()
        self.prefetched = LEAST_PREFETCHED

    def give(self, number: int) -> None:
        """Send one more task; if the worker is gone, the next receive says so."""
        self.tasks.append(number)
        with suppress(OSError):
            self.connection.send(number)

    def receive(self) -> tuple[int, Result]:
        """The next result; raises EOFError or OSError if the worker is gone."""
        finished: Finished = self.connection.recv()
        if finished.failure is not None:
            raise TaskFailed(finished.number, finished.failure)
        self.tasks.popleft()
        ahead = int(PREFETCHED_SECONDS / max(finished.seconds, 1e-6))
        self.prefetched = max(LEAST_PREFETCHED, min(MOST_PREFETCHED, ahead))
        return finished.number, finished.result

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        self.connection.close()
        self.process.terminate()
        self.process.join()


class ProcessExecutor:
    """Runs tasks in `jobs` processes; work and request must be picklable, work a function of a module."""

    owns_workers = True

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def workers(self) -> int:
        """How many tasks run at a time."""
        return self.jobs

    def run(
        self, work: Callable[[Request, int], Result], request: Request, numbers: Iterable[int]
    ) -> Generator[tuple[int, Result], None, None]:
        """Yield results as they come."""
        crew = Crew(work, request, iter(numbers))
        try:
            crew.hire(self.jobs)
            while crew.is_busy():
                yield from crew.finished()
        finally:
            crew.dismiss()


class Crew(Generic[Request, Result]):
    """The workers of one run, and the tasks still to be given to them."""

    def __init__(
        self, work: Callable[[Request, int], Result], request: Request, numbers: Iterator[int]
    ) -> None:
        self.work = work
        self.request = request
        self.numbers = numbers
        self.again: deque[int] = deque()  # tasks of lost workers
        self.losses: dict[int, int] = {}
        self.workers: list[Worker[Request, Result]] = []

    def hire(self, jobs: int) -> None:
        """Start workers, but not more than there are tasks."""
        while len(self.workers) < jobs:
            number = self._next()
            if number is None:
                break
            self.workers.append(Worker(self.work, self.request))
            self.workers[-1].give(number)
        for worker in self.workers:
            self._fill(worker)

    def is_busy(self) -> bool:
        """Whether any worker has tasks."""
        return any(worker.tasks for worker in self.workers)

    def finished(self) -> Iterator[tuple[int, Result]]:
        """Wait for results; replace workers that are gone."""
        busy = [worker for worker in self.workers if worker.tasks]
        ready = wait([worker.connection for worker in busy])
        for worker in busy:
            if worker.connection not in ready:
                continue
            try:
                finished = worker.receive()
            except (EOFError, OSError):
                self._replace(worker)
                continue
            self._fill(worker)
            yield finished

    def dismiss(self) -> None:
        """End all workers."""
        for worker in self.workers:
            worker.stop()

    def _replace(self, lost: Worker[Request, Result]) -> None:
        lost.stop()
        running = lost.tasks[0]
        self.losses[running] = self.losses.get(running, 0) + 1
        if self.losses[running] >= MOST_LOSSES:
            raise WorkerLost(running, lost.process.exitcode)
        self.again.extend(lost.tasks)
        fresh: Worker[Request, Result] = Worker(self.work, self.request)
        self.workers[self.workers.index(lost)] = fresh
        for worker in self.workers:  # the others may have run out of tasks
            self._fill(worker)

    def _fill(self, worker: Worker[Request, Result]) -> None:
        while len(worker.tasks) < worker.prefetched:
            number = self._next()
            if number is None:
                return
            worker.give(number)

    def _next(self) -> int | None:
        return self.again.popleft() if self.again else next(self.numbers, None)


@contextmanager
def deferred_interrupts() -> Iterator[None]:
    """Let Ctrl-C wait while a process starts: it inherits this, and would else tell of it while importing."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def serve(connection: Connection, work: Callable[[Any, int], Any], request: Any) -> None:
    """What a worker process does: tasks, until its parent closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent stops its workers itself
    with suppress(EOFError, OSError):
        while True:
            connection.send(finish(work, request, connection.recv()))


def finish(work: Callable[[Any, int], Any], request: Any, number: int) -> Finished:
    """Run one task."""
    start = time.perf_counter()
    try:
        result = work(request, number)
    except Exception:
        return Finished(number, None, traceback.format_exc(), time.perf_counter() - start)
    return Finished(number, result, None, time.perf_counter() - start)
