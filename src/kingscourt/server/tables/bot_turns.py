"""Bots in ordinary seats: a time budget per answer, a fallback, and one transaction for a whole run."""

from __future__ import annotations

import asyncio
import hashlib
import time

import structlog

from kingscourt.bots.bot import Bot
from kingscourt.bots.bot_answers import bot_command
from kingscourt.bots.registry import make_bot
from kingscourt.bots.seat_handle import SeatHandle
from kingscourt.kernel.action import Action
from kingscourt.server.observability.metrics import BOT_FALLBACKS, BOT_SECONDS
from kingscourt.server.tables import clocks, lesson_course
from kingscourt.server.tables.agreements import hand_over
from kingscourt.server.tables.draft_change import Draft
from kingscourt.server.tables.table_manager import Act
from kingscourt.table.change import Change
from kingscourt.table.table import Table

LOG = structlog.get_logger()
MOST_IN_A_ROW = 60


class DefaultBot(Bot):
    """Gives the same answers as a timeout."""

    def choose(self, handle: SeatHandle) -> Action:
        """The default answer to the question."""
        return handle.question().default


def fresh_seed(seed: str, seat: int, last: int) -> int:
    """Derive a bot's seed for one moment, independent of the table's randomness."""
    digest = hashlib.sha256(f"bot {seed} {seat} {last}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


def waiting_bot(table: Table) -> int | None:
    """The first seat that is waiting for a bot's answer."""
    position = table.position
    for seat in position.asked():
        if seat in position.bots and seat not in position.slots:
            return seat
    return None


def bot_to_answer(draft: Draft, table: Table) -> int | None:
    """The first seat whose bot answers by itself; during a lesson the script moves for the rivals."""
    return waiting_bot(table) if lesson_course.awaits_bots(draft.course()) else None


def play_bots(budget: float) -> Act:
    """Answer for the bots, in this process, until a person is asked or the budget is used up."""

    async def act(draft: Draft) -> None:
        table = draft.running()
        stop = time.monotonic() + budget
        for _ in range(MOST_IN_A_ROW):
            seat = bot_to_answer(draft, table)
            if seat is None or time.monotonic() > stop:
                return
            draft.keep(await _answer(draft, table, seat, budget))

    return act


async def _answer(draft: Draft, table: Table, seat: int, budget: float) -> Change:
    level = table.position.bots[seat]
    try:
        bot = make_bot(level, fresh_seed(draft.setup.seed, seat, table.position.last))
        with BOT_SECONDS.time():
            thinking = asyncio.to_thread(bot_command, table, seat, bot)
            return await asyncio.wait_for(thinking, budget)
    except Exception as error:  # a faulty bot must not block the table
        is_late = isinstance(error, TimeoutError)
        BOT_FALLBACKS.labels("budget" if is_late else "failed").inc()
        if not is_late:  # only its type: what a bot says may be a secret
            LOG.error("bot failed", table=draft.row.id, seat=seat, bot=level, error=type(error).__name__)
        return bot_command(table, seat, DefaultBot())


def miss_deadlines(takeover_after: int, bot: str) -> Act:
    """Answer for every overdue seat; a bot takes over a seat that misses too many deadlines in a row."""

    async def act(draft: Draft) -> None:
        table = draft.running()
        for seat in clocks.overdue(draft.progress.clocks, draft.calendars(), draft.now):
            if seat not in draft.people() or seat not in table.position.asked():
                continue
            missed = draft.progress.missed[seat] + 1 if draft.progress.missed else 1
            draft.missed(seat, missed)
            draft.keep(table.time_out(seat))
            if missed >= takeover_after:
                hand_over(draft, seat, bot)
            else:
                _answer_by_default(draft, table, seat)

    return act


def _answer_by_default(draft: Draft, table: Table, seat: int) -> None:
    """Give the default answer to every question until it is another seat's turn."""
    draft.acted = seat
    for _ in range(MOST_IN_A_ROW):
        position = table.position
        if position.is_over() or seat not in position.asked() or seat in position.slots:
            return
        draft.keep(bot_command(table, seat, DefaultBot()))
