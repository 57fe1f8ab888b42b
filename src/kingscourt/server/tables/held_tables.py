"""Held tables: which faults hold a table, what its row contains, and what people are told."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import msgspec
import structlog

from kingscourt.games.registry import BrokenGame
from kingscourt.kernel.errors import BadComponents, UnknownGame, WorkExceeded
from kingscourt.kernel.phrase import Phrase, Value
from kingscourt.server.errors.problems import Problem, WrongMoment
from kingscourt.server.model.clocks_and_offers import ClocksAndOffers, Hold, HoldKind
from kingscourt.server.model.table_row import HELD, TABLE_OPEN, TableRow, TableWrite
from kingscourt.server.observability.metrics import HELD as HELD_TABLES
from kingscourt.server.store.contract import TableStore
from kingscourt.server.tables import clocks
from kingscourt.server.tables.days_off_calendar import calendars_of
from kingscourt.server.tables.history_fingerprints import mark_in, new_stamp
from kingscourt.server.tables.loaded_games import find_game
from kingscourt.table.errors import Refused

LOG = structlog.get_logger()
RULES: Final = ("kingscourt.kernel.", "kingscourt.components.", "kingscourt.games.", "kingscourt.table.")
# not the rules' fault: refusals, games that are not installed, lack of memory
OTHERS: Final = (Problem, Refused, UnknownGame, BrokenGame, MemoryError)
MOST_DETAIL: Final = 500
WORDS: Final[dict[HoldKind, str]] = {
    "rules": "service-held",
    "error": "service-held-error",
    "work": "service-held-work",
    "components": "service-held-components",
    "silent": "service-held-silent",
}

change = msgspec.structs.replace


class RulesFailed(Exception):
    """The rules failed at a table in the state of this row, so it has to be held."""

    def __init__(self, row: TableRow, hold: Hold) -> None:
        super().__init__(hold.detail)
        self.row = row
        self.hold = hold


@contextmanager
def watched_rules(row: TableRow) -> Iterator[None]:
    """Raise RulesFailed instead of an error that is the fault of the rules."""
    try:
        yield
    except Exception as error:
        hold = hold_for(error, row.setup.game, replays=True)
        if hold is None:
            raise
        LOG.error("rules failed", table=row.id, exc_info=error)
        raise RulesFailed(row, hold) from error


def hold_for(error: Exception, game: str, replays: bool) -> Hold | None:
    """The hold that an exception calls for: only if the rules failed or exceeded their work limits."""
    if isinstance(error, OTHERS):
        return None
    if isinstance(error, WorkExceeded):
        return Hold("work", str(error)[:MOST_DETAIL], replays)
    if isinstance(error, BadComponents):
        return Hold("components", str(error)[:MOST_DETAIL], replays)
    if not _comes_from_rules(error, game):
        return None
    return Hold("error", f"{type(error).__name__}: {error}"[:MOST_DETAIL], replays)


def _comes_from_rules(error: Exception, game: str) -> bool:
    """Whether rules code was running when it was raised; a game may come from another distribution."""
    own = type(find_game(game)).__module__.partition(".")[0]
    rules = RULES if own == "kingscourt" else (*RULES, f"{own}.")
    modules = (frame.f_globals.get("__name__", "") for frame, _ in traceback.walk_tb(error.__traceback__))
    return any(f"{module}.".startswith(rules) for module in modules)


def held_row(row: TableRow, hold: Hold, now: float) -> TableRow:
    """The row of a table held from now on; nobody can move, so no clock runs."""
    was_open = hold_of(row).was_open if row.status == HELD else row.status == TABLE_OPEN
    return change(
        row,
        version=row.version + 1,
        status=HELD,
        deadline=None,
        bot_at=None,
        unlisted=True,
        progress=change(stopped(row, now), hold=change(hold, was_open=was_open)),
        stamp=new_stamp(mark_in(row.stamp)),
    )


def stopped(row: TableRow, now: float) -> ClocksAndOffers:
    """The progress with all clocks stopped; a release starts them again."""
    if not row.progress.clocks:
        return row.progress
    pace = row.setup.pace
    calendars = calendars_of(pace, row.setup.seats)
    return change(
        row.progress, clocks=clocks.run(row.progress.clocks, pace, calendars, [], now, -1, paused=True)
    )


async def write_hold(store: TableStore, row: TableRow, hold: Hold, now: float) -> TableRow:
    """Hold a table in the store; raises Conflict if another change came first."""
    held = held_row(row, hold, now)
    await store.write(TableWrite(held, changes_setup=False, first=row.last + 1, before=row.stamp))
    if row.status != HELD:
        HELD_TABLES.labels(hold.kind).inc()
    LOG.error("table held", table=row.id, reason=hold.kind, rules=row.rules, problem=hold.detail)
    return held


def hold_of(row: TableRow) -> Hold:
    """Why a held table is held."""
    hold = row.progress.hold
    assert hold is not None
    return hold


def held_problem(row: TableRow) -> WrongMoment:
    """The problem reported to anybody who tries to act at a held table."""
    hold = hold_of(row)
    args: dict[str, Value] = {"problem": hold.detail} if hold.kind == "components" else {}
    return WrongMoment(Phrase(WORDS[hold.kind], args), row.id)
