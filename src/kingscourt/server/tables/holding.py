"""Tables that cannot go on: which faults hold one, what its row says, and what people read."""

from __future__ import annotations

import traceback
from typing import Final

import msgspec
import structlog

from kingscourt.games.registry import BrokenGame
from kingscourt.kernel.errors import BadComponents, UnknownGame, WorkExceeded
from kingscourt.kernel.phrase import Phrase, Value
from kingscourt.server.errors.problems import Problem, WrongMoment
from kingscourt.server.model.course import Course, Hold, HoldKind
from kingscourt.server.model.row import HELD, OPEN, Row, Write
from kingscourt.server.observing.metrics import HELD as HELD_TABLES
from kingscourt.server.store.contract import TableStore
from kingscourt.server.tables import clocks
from kingscourt.server.tables.calendar import calendars_of
from kingscourt.server.tables.games import find_game
from kingscourt.server.tables.marks import mark_in, new_stamp
from kingscourt.table.errors import Refused

LOG = structlog.get_logger()
RULES: Final = ("kingscourt.kernel.", "kingscourt.components.", "kingscourt.games.", "kingscourt.table.")
# not of the rules: what is said no to, what is not installed here, a machine that is full
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
    """The rules went wrong at a table as of this row, which is why it is to be held."""

    def __init__(self, row: Row, hold: Hold) -> None:
        super().__init__(hold.detail)
        self.row = row
        self.hold = hold


def raise_failure(error: Exception, row: Row) -> None:
    """RulesFailed if an entry could not be carried out for that reason; other exceptions are for others."""
    hold = hold_for(error, row.setup.game, replays=True)
    if hold is not None:
        LOG.error("rules failed", table=row.id, exc_info=error)
        raise RulesFailed(row, hold) from error


def hold_for(error: Exception, game: str, replays: bool) -> Hold | None:
    """What an exception says about a table: held if the rules themselves went wrong or ran away."""
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
    """Whether the rules were at work when it was raised; a game may come from another distribution."""
    own = type(find_game(game)).__module__.partition(".")[0]
    rules = RULES if own == "kingscourt" else (*RULES, f"{own}.")
    modules = (frame.f_globals.get("__name__", "") for frame, _ in traceback.walk_tb(error.__traceback__))
    return any(f"{module}.".startswith(rules) for module in modules)


def held_row(row: Row, hold: Hold, now: float) -> Row:
    """The row of a table that is held from now on: nobody can move, so nobody's time passes."""
    was_open = hold_of(row).was_open if row.status == HELD else row.status == OPEN
    return change(
        row,
        version=row.version + 1,
        status=HELD,
        deadline=None,
        bot_at=None,
        unlisted=True,
        course=change(stopped(row, now), hold=change(hold, was_open=was_open)),
        stamp=new_stamp(mark_in(row.stamp)),
    )


def stopped(row: Row, now: float) -> Course:
    """The course with clocks that stand still; the release starts them again."""
    if not row.course.clocks:
        return row.course
    pace = row.setup.pace
    calendars = calendars_of(pace, row.setup.seats)
    return change(row.course, clocks=clocks.run(row.course.clocks, pace, calendars, [], now, -1, paused=True))


async def write_hold(store: TableStore, row: Row, hold: Hold, now: float) -> Row:
    """Hold a table in the store; Conflict when another change came first."""
    held = held_row(row, hold, now)
    await store.write(Write(held, changes_setup=False, first=row.last + 1, before=row.stamp))
    if row.status != HELD:
        HELD_TABLES.labels(hold.kind).inc()
    LOG.error("table held", table=row.id, reason=hold.kind, rules=row.rules, problem=hold.detail)
    return held


def hold_of(row: Row) -> Hold:
    """Why a held table is held; before reasons were kept there was only one."""
    return row.course.hold or Hold()


def held_problem(row: Row) -> WrongMoment:
    """What somebody hears who wants to go on at a held table."""
    hold = hold_of(row)
    args: dict[str, Value] = {"problem": hold.detail} if hold.kind == "components" else {}
    return WrongMoment(Phrase(WORDS[hold.kind], args), row.id)
