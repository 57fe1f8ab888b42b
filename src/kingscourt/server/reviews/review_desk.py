"""Finds reviews of finished games, and asks workers for those that are missing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kingscourt.kernel.phrase import Phrase
from kingscourt.review.review import FORMAT
from kingscourt.server.api.wire_types import ReviewProgress
from kingscourt.server.errors.problems import Internal, Later, Problem, TooMany, TooMuch, Unknown, WrongMoment
from kingscourt.server.model.table_row import OVER, TableRow
from kingscourt.server.queries.table_summaries import running_table
from kingscourt.server.services.store_access import reach
from kingscourt.server.store.review_requests_contract import Failure
from kingscourt.server.tables.live_table import LiveTable
from kingscourt.server.tables.table_manager import TableManager

Charge = Callable[[], None]  # raises TooMany if somebody has asked for too many
MOST_OF_ONE: Final = 2  # reviews that one person may wait for at the same time, per shard
WAIT: Final = 10  # seconds until another may be asked for


class ReviewDesk:
    """Looks into the store only: the reviews themselves are made by workers."""

    def __init__(self, manager: TableManager) -> None:
        self._manager = manager

    async def kept(self, row: TableRow) -> bytes | None:
        """The review of a table if it has been made by today's edition."""
        return await kept_review(self._manager, row)

    async def ask(self, opened: LiveTable, person: str, charge: Charge) -> bytes | ReviewProgress:
        """The review of a finished game, or how far it is; the first question is a request and is charged."""
        check_reviewable(opened)
        row = opened.row
        if (found := await self.kept(row)) is not None:
            return found
        if (progress := await self._progress(row)) is not None:
            return progress
        if (found := await self.kept(row)) is not None:  # it was finished between these two looks
            return found
        await self._request(row, person, charge)
        return ReviewProgress(0, 0)

    async def _progress(self, row: TableRow) -> ReviewProgress | None:
        """How far the requested review is; raises its failure, which is told once."""
        store = self._manager.store(row.id)
        request = await reach(store.review_request(row.id))
        if request is None or request.edition != edition_of(row):
            return None
        if not request.failure:
            return ReviewProgress(request.done, request.total)
        failure = await reach(store.take_review_failure(row.id))
        if failure:
            raise problem_of(failure)
        return None  # somebody else has been told

    async def _request(self, row: TableRow, person: str, charge: Charge) -> None:
        store = self._manager.store(row.id)
        too_many = TooMany(Phrase("service-many-reviews"), wait=WAIT)
        if len(await reach(store.awaited_reviews(person))) >= MOST_OF_ONE:
            raise too_many  # for which nobody is charged
        charge()
        if not await reach(store.request_review(row.id, edition_of(row), person, MOST_OF_ONE)):
            raise too_many
        self._manager.notifier.review_requested(row.id)


async def kept_review(manager: TableManager, row: TableRow) -> bytes | None:
    """The review of a table if it has been made by today's edition."""
    if row.status != OVER:
        return None
    found = await reach(manager.store(row.id).review(row.id))
    return found.body if found is not None and found.edition == edition_of(row) else None


def own_editions() -> str:
    """The beginning of every edition that this version makes; a worker leaves others alone."""
    return f"{FORMAT} "


def edition_of(row: TableRow) -> str:
    """What a review depends on besides the game that was played."""
    return f"{own_editions()}{row.rules}"


def check_reviewable(opened: LiveTable) -> None:
    """Whether a game can be reviewed; a review of a running one would tell what its players may not know.

    That of a lesson would find luck in draws that were prepared, and choices in moves of a script.
    """
    if opened.row.status != OVER:
        raise WrongMoment(Phrase("service-review-later"))
    if opened.row.setup.prepared is not None:
        raise Unknown(Phrase("service-no-review-of-lesson"), opened.row.id)
    if running_table(opened).game_setup.game.values() is None:
        raise Unknown(Phrase("service-no-review"), opened.row.setup.game)


def problem_of(failure: Failure) -> Problem:
    """What a worker's failure is to the person who waits."""
    if failure == "too-much":
        return TooMuch(Phrase("service-too-much-review"))
    if failure == "child-lost":
        return Later(Phrase("service-child-lost"))
    return Internal()
