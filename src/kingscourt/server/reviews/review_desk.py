"""Makes reviews: one per table, in a child process of their own, and keeps them with the table.

Nothing is lost with this process: a review that was not finished is made again when somebody asks for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import structlog

from kingscourt.kernel.phrase import Phrase
from kingscourt.review.review import FORMAT
from kingscourt.server.api.wire_types import ReviewProgress
from kingscourt.server.errors.problems import Internal, Problem, TooMany, TooMuch, Unknown, WrongMoment
from kingscourt.server.model.table_row import OVER, TableRow
from kingscourt.server.queries.table_summaries import running_table
from kingscourt.server.reviews.progress_file import new_progress_file, read_progress
from kingscourt.server.sandbox.child_pool import REVIEW, ChildLost, Declined, TaskFailed, TooMuchWork
from kingscourt.server.sandbox.tasks.task_types import ReviewTask
from kingscourt.server.services.store_access import reach
from kingscourt.server.store.kept_reviews_contract import KeptReview
from kingscourt.server.store.task_shutdown import cancel_and_wait
from kingscourt.server.tables.live_table import LiveTable
from kingscourt.server.tables.table_manager import TableManager

Charge = Callable[[], None]  # raises TooMany if somebody has asked for too many
LOG = structlog.get_logger()
TIMES: Final = 24.0  # the usual limit of a task: interpreted rules need minutes
MOST_OF_ONE: Final = 2  # reviews that one person may have made at the same time
WAIT: Final = 10  # seconds until another may be asked for
MOST_FAILURES: Final = 100  # that wait to be told


class Making:
    """A review that is being made."""

    def __init__(self, person: str, task: asyncio.Task[bytes], progress: Path) -> None:
        self.person = person
        self.task = task
        self.progress = progress


class ReviewDesk:
    """Finds reviews, and has those made that are missing."""

    def __init__(self, manager: TableManager) -> None:
        self._manager = manager
        self._making: dict[str, Making] = {}
        self._failed: dict[str, Problem] = {}
        self._folder: tempfile.TemporaryDirectory[str] | None = None  # of progress files, made when needed

    async def kept(self, row: TableRow) -> bytes | None:
        """The review of a table if it has been made by today's edition."""
        return await kept_review(self._manager, row)

    async def ask(self, opened: LiveTable, person: str, charge: Charge) -> bytes | ReviewProgress:
        """The review of a finished game, or how far it is; the first question begins it and is charged."""
        check_reviewable(opened)
        id = opened.row.id
        if (found := await self.kept(opened.row)) is not None:
            return found
        if (problem := self._failed.pop(id, None)) is not None:
            raise problem
        if id not in self._making:
            self._check_queue(person)
            charge()
            self._begin(opened.row, person)
        return read_progress(self._making[id].progress)

    def is_making(self, id: str) -> bool:
        """Whether a review is under way here."""
        return id in self._making

    async def close(self) -> None:
        """Give up what is not finished."""
        await cancel_and_wait([making.task for making in self._making.values()])
        if self._folder is not None:
            self._folder.cleanup()

    def _check_queue(self, person: str) -> None:
        if sum(1 for making in self._making.values() if making.person == person) >= MOST_OF_ONE:
            raise TooMany(Phrase("service-many-reviews"), wait=WAIT)

    def _begin(self, row: TableRow, person: str) -> None:
        self._folder = self._folder or tempfile.TemporaryDirectory(prefix="kingscourt-reviews-")
        progress = new_progress_file(Path(self._folder.name), row.id)
        task = asyncio.create_task(self._make(row, progress))
        self._making[row.id] = Making(person, task, progress)
        task.add_done_callback(lambda done: self._settle(row.id, done))

    def _settle(self, id: str, done: asyncio.Task[bytes]) -> None:
        making = self._making.pop(id)
        with contextlib.suppress(OSError):
            making.progress.unlink()
        if done.cancelled() or (error := done.exception()) is None:
            return
        LOG.warning("review failed", table=id, problem=str(error))
        self._failed[id] = error if isinstance(error, Problem) else Internal()
        for oldest in list(self._failed)[:-MOST_FAILURES]:
            del self._failed[oldest]

    async def _make(self, row: TableRow, progress: Path) -> bytes:
        store = self._manager.store(row.id)
        snapshot = await reach(store.load(row.id))
        if snapshot is None:
            raise Unknown(Phrase("service-no-table"), row.id)
        text = "\n".join([*snapshot.lines, *snapshot.row.setup.closing])
        body = await self._in_child(ReviewTask(text, str(progress)))
        await reach(store.keep_review(row.id, KeptReview(edition_of(row), body)))
        return body

    async def _in_child(self, task: ReviewTask) -> bytes:
        with _as_problems():
            try:
                return await self._manager.review_sandbox.run(REVIEW, task, TIMES)
            except ChildLost:  # killed by somebody, perhaps for want of memory: once more
                return await self._manager.review_sandbox.run(REVIEW, task, TIMES)


async def kept_review(manager: TableManager, row: TableRow) -> bytes | None:
    """The review of a table if it has been made by today's edition."""
    if row.status != OVER:
        return None
    found = await reach(manager.store(row.id).review(row.id))
    return found.body if found is not None and found.edition == edition_of(row) else None


def edition_of(row: TableRow) -> str:
    """What a review depends on besides the game that was played."""
    return f"{FORMAT} {row.rules}"


def check_reviewable(opened: LiveTable) -> None:
    """Whether a game can be reviewed; a review of a running one would tell what its players may not know."""
    if opened.row.status != OVER:
        raise WrongMoment(Phrase("service-review-later"))
    if running_table(opened).game_setup.game.values() is None:
        raise Unknown(Phrase("service-no-review"), opened.row.setup.game)


@contextlib.contextmanager
def _as_problems() -> Iterator[None]:
    try:
        yield
    except TooMuchWork as error:
        raise TooMuch(Phrase("service-too-much-review"), str(error)) from None
    except (Declined, TaskFailed) as error:
        raise Internal from error
