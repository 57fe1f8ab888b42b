"""Checks of records beside everything else: in short pieces, one record at a time, within limits."""

from __future__ import annotations

import asyncio
import time

from kingscourt.kernel.errors import KingscourtError
from kingscourt.kernel.phrase import Phrase
from kingscourt.server.api.wire import Verdict
from kingscourt.server.errors.problems import TooMany
from kingscourt.server.tables.games import find_game
from kingscourt.table.entry import UNDO
from kingscourt.table.errors import BadRecord
from kingscourt.table.record import read_record
from kingscourt.table.table import MOST_TAKEN_BACK
from kingscourt.table.verify import Verification

PIECE = 0.004  # seconds of work before everybody else has a turn as long
MOST_WAITING = 20
TOO_LONG = "too long to be checked here: `kingscourt verify` takes any record"


class Checker:
    """Replays records on the event loop without holding it; `most` is seconds of work for one record."""

    def __init__(self, most: float = 20.0) -> None:
        self.most = most
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def verdict_on(self, text: str) -> Verdict:
        """Replay a record and recompute every draw."""
        if self._waiting >= MOST_WAITING:
            raise TooMany(Phrase("service-many-checks"))
        self._waiting += 1
        try:
            async with self._turn:
                return await self._check(text)
        except BadRecord as error:
            return Verdict(False, problem=error.problem, n=error.n)
        except (KingscourtError, LookupError, ValueError, AssertionError) as error:
            return Verdict(False, problem=str(error))
        finally:
            self._waiting -= 1

    async def _check(self, text: str) -> Verdict:
        # component files are read by interpreted code, which lets other threads in
        verification = await asyncio.to_thread(_begin, text)
        worked = 0.0
        while not verification.is_at_end():
            worked += _piece(verification)
            if worked > self.most:
                raise BadRecord(verification.done, TOO_LONG)
            await asyncio.sleep(PIECE)
        return Verdict(True, verification.finish().draws, verification.done)


def _begin(text: str) -> Verification:
    record = read_record(text)
    if sum(1 for entry in record.entries if entry.kind == UNDO) > MOST_TAKEN_BACK:
        raise BadRecord(0, TOO_LONG)
    return Verification(record, find_game(record.header.game))


def _piece(verification: Verification) -> float:
    """A few entries; how long they took."""
    start = time.perf_counter()
    spent = 0.0
    while spent < PIECE and not verification.is_at_end():
        verification.advance()
        spent = time.perf_counter() - start
    return spent
