"""Task: verify a record."""

from __future__ import annotations

import msgspec

from kingscourt.kernel.errors import KingscourtError, WorkExceeded
from kingscourt.server.api.wire_types import Verdict
from kingscourt.server.sandbox.tasks.task_types import RecordTask
from kingscourt.server.tables.loaded_games import find_game
from kingscourt.table.entry import UNDO
from kingscourt.table.errors import BadRecord
from kingscourt.table.record import read_record
from kingscourt.table.table import MOST_TAKEN_BACK
from kingscourt.table.verify import Verified, verify

TOO_LONG = "too long to be verified here; `kingscourt verify` takes any record"


def run(body: bytes) -> bytes:
    """Replay a record and recompute every draw."""
    return msgspec.msgpack.encode(verdict_on(msgspec.msgpack.decode(body, type=RecordTask).text))


def verdict_on(text: str) -> Verdict:
    """The verdict on a record, whatever is wrong with it; too much work raises instead."""
    try:
        verified = _check(text)
    except BadRecord as error:
        return Verdict(False, problem=error.problem, n=error.n)
    except WorkExceeded:
        raise
    except (KingscourtError, LookupError, ValueError, AssertionError) as error:
        return Verdict(False, problem=str(error))
    return Verdict(True, verified.draws, len(verified.table.entries), prepared=verified.prepared)


def _check(text: str) -> Verified:
    record = read_record(text)
    if sum(1 for entry in record.entries if entry.kind == UNDO) > MOST_TAKEN_BACK:
        raise BadRecord(0, TOO_LONG)
    return verify(record, find_game(record.header.game))
