"""How tasks are run, whatever runs them.

A task is a pure function of a request and a number, so it can be run again anywhere with the same result.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Generator, Iterable
from typing import Protocol, TypeVar

from kingscourt.kernel.errors import KingscourtError

Request = TypeVar("Request")
Result = TypeVar("Result")


class TaskFailed(KingscourtError):
    """A task raised an error, which is the same wherever it runs."""

    def __init__(self, number: int, details: str) -> None:
        super().__init__(f"task {number} failed:\n{details}")
        self.number = number


class BadCluster(KingscourtError):
    """A cluster that cannot be used; `advice` says what to do."""

    def __init__(self, what: str, advice: str) -> None:
        super().__init__(what)
        self.advice = advice


class Executor(Protocol):
    """Runs tasks and survives the loss of a worker; every executor passes tests/arena/test_executors.py."""

    def run(
        self, work: Callable[[Request, int], Result], request: Request, numbers: Iterable[int]
    ) -> Generator[tuple[int, Result], None, None]:
        """Yield (number, result) as tasks finish, in any order; whoever closes the generator stops the rest.

        `numbers` is consumed as needed. The task of a lost worker is run again; an error of the task itself
        raises TaskFailed.
        """
        ...


class OutsideExecutor(Executor, Protocol):
    """Runs tasks outside of the calling process, several at a time."""

    owns_workers: (
        bool  # whether they are children of the calling process, so that their processor time is known
    )

    def workers(self) -> int:
        """How many tasks run at a time; connects to a cluster first."""
        ...


class InProcessExecutor:
    """Runs tasks one after the other in the calling process."""

    def run(
        self, work: Callable[[Request, int], Result], request: Request, numbers: Iterable[int]
    ) -> Generator[tuple[int, Result], None, None]:
        """Yield results in order."""
        for number in numbers:
            try:
                result = work(request, number)
            except Exception as error:
                raise TaskFailed(number, traceback.format_exc()) from error
            yield number, result
