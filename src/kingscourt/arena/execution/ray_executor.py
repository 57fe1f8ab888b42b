"""Tasks on a Ray cluster; those of a lost worker or node are run again elsewhere.

Tasks travel in batches, because a small one costs Ray more than it takes. Ray's own retries are off: it would
repeat a whole batch without telling which task ended its worker.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from itertools import islice
from socket import gethostname
from typing import Any, Final, Generic

import ray
from ray.exceptions import NodeDiedError, ObjectLostError, OutOfMemoryError, RayTaskError, WorkerCrashedError

from kingscourt import __version__
from kingscourt.arena.execution.executor import BadCluster, Request, Result, TaskFailed
from kingscourt.arena.execution.process_executor import MOST_LOSSES, Finished, WorkerLost, finish
from kingscourt.arena.execution.ray_cluster import connect, processors

BATCH_SECONDS: Final = 0.5  # work of a batch; a lost worker costs at most this, or one long task
MOST_BATCHED: Final = 100
BATCHES_PER_PROCESSOR: Final = 2  # one runs, one waits, so that nobody has to wait for this process
COUNT_SECONDS: Final = 5.0  # how soon a node that has joined gets work
CANCEL_SECONDS: Final = 5.0
LOST: Final = (WorkerCrashedError, NodeDiedError, ObjectLostError, OutOfMemoryError)


class OtherVersion(Exception):
    """A node has another version of Kingscourt, whose games may differ."""


class RayExecutor:
    """Runs tasks on the cluster at `address`; `local` starts one here with `jobs` processors.

    Work must be a function of a module that every node has, and request must be picklable.
    """

    owns_workers = False

    def __init__(self, address: str, jobs: int = 1) -> None:
        self.address = address
        self.jobs = jobs

    def workers(self) -> int:
        """How many tasks run at a time."""
        connect(self.address, self.jobs)
        return processors()

    def run(
        self, work: Callable[[Request, int], Result], request: Request, numbers: Iterable[int]
    ) -> Generator[tuple[int, Result], None, None]:
        """Yield results as they come."""
        connect(self.address, self.jobs)
        batches = Batches(work, request, iter(numbers))
        try:
            batches.submit()
            while batches.running:
                yield from batches.finished()
        finally:
            batches.cancel()


class Batches(Generic[Request, Result]):
    """The batches of one run that are on the cluster, and the tasks still to be sent there."""

    def __init__(
        self, work: Callable[[Request, int], Result], request: Request, numbers: Iterator[int]
    ) -> None:
        self.job = ray.put((work, request))  # once, not with every batch
        self.numbers = numbers
        self.again: deque[int] = deque()  # tasks of lost batches, which go alone, so that the culprit shows
        self.losses: dict[int, int] = {}
        self.running: dict[ray.ObjectRef[list[Finished]], list[int]] = {}
        self.size = 1
        self.most_running = 0
        self.counted: float | None = None

    def submit(self) -> None:
        """Send batches until every processor has enough."""
        self._count_processors()
        while len(self.running) < self.most_running:
            batch = self._next()
            if not batch:
                return
            self.running[run_batch.remote(__version__, self.job, batch)] = batch

    def finished(self) -> Iterator[tuple[int, Result]]:
        """Wait for a batch and yield its results; send lost ones again."""
        ready, _ = ray.wait(list(self.running), timeout=COUNT_SECONDS)
        results = [one for reference in ready for one in self._received(reference)]
        self.submit()
        for one in results:
            if one.failure is not None:
                raise TaskFailed(one.number, one.failure)
            yield one.number, one.result

    def cancel(self) -> None:
        """End what is running, in the middle of a task if need be."""
        left = list(self.running)
        deadline = time.monotonic() + CANCEL_SECONDS
        while left and time.monotonic() < deadline:  # again, since one that is just starting may miss it
            for reference in left:
                ray.cancel(reference, force=True)
            _, left = ray.wait(left, num_returns=len(left), timeout=CANCEL_SECONDS / 5)

    def _received(self, reference: ray.ObjectRef[list[Finished]]) -> list[Finished]:
        batch = self.running.pop(reference)
        try:
            results = ray.get(reference)
        except LOST as error:
            self._lost(batch, error)
            return []
        except RayTaskError as error:
            raise unusable(error) from error
        seconds = sum(one.seconds for one in results) / len(results)
        self.size = max(1, min(MOST_BATCHED, int(BATCH_SECONDS / max(seconds, 1e-6))))
        return results

    def _lost(self, batch: list[int], error: Exception) -> None:
        for number in batch:
            self.losses[number] = self.losses.get(number, 0) + 1
            if self.losses[number] >= MOST_LOSSES:
                raise WorkerLost(number, None) from error
        self.again.extend(batch)

    def _next(self) -> list[int]:
        return [self.again.popleft()] if self.again else list(islice(self.numbers, self.size))

    def _count_processors(self) -> None:
        now = time.monotonic()
        if self.counted is None or now - self.counted >= COUNT_SECONDS:
            self.counted = now
            self.most_running = BATCHES_PER_PROCESSOR * max(1, processors())


@ray.remote(num_cpus=1, max_retries=0)
def run_batch(version: str, job: tuple[Callable[[Any, int], Any], Any], numbers: list[int]) -> list[Finished]:
    """What a worker does: the tasks of a batch, up to the first that fails."""
    if version != __version__:
        raise OtherVersion(f"Kingscourt {version} here, {__version__} on {gethostname()}")
    work, request = job
    results: list[Finished] = []
    for number in numbers:
        results.append(finish(work, request, number))
        if results[-1].failure is not None:
            break
    return results


def unusable(error: RayTaskError) -> BadCluster:
    """Why a node cannot run batches; errors of the tasks themselves come as results."""
    what = f"A node of the Ray cluster cannot run the tasks: {error.cause}"
    return BadCluster(what, "Install the same version of Kingscourt, and the same bots, on every node.")
