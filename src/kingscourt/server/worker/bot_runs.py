"""Bots' turns in a worker: children think, outside the table's lock, and one change stores a whole run."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import msgspec
import structlog

from kingscourt.bots.bot_answers import bot_command
from kingscourt.server.model.table_row import RUNNING
from kingscourt.server.observability.metrics import BOT_FALLBACKS
from kingscourt.server.tables.bot_pauses import LEAST_VISIBLE
from kingscourt.server.tables.bot_turns import MOST_IN_A_ROW, DefaultBot, bot_to_answer, fresh_seed
from kingscourt.server.tables.draft_change import Draft
from kingscourt.server.tables.live_table import LiveTable
from kingscourt.server.tables.table_manager import Act, TableManager
from kingscourt.server.thinking.child_pool import NoAnswer
from kingscourt.server.thinking.table_log import TableLog
from kingscourt.table.change import Change
from kingscourt.table.errors import Refused
from kingscourt.table.table import Table

LOG = structlog.get_logger()
LOOK_AGAIN: Final = 0.5  # seconds after which a worker checks whether a question still stands
LONGEST_RUN: Final = 0.5  # seconds after which a run is stored, so that other tables get their turn
SUBSTITUTE: Final = "one-ply"  # answers for a bot that does not: no search, and no detectors that could fail
RESERVE: Final = 0.2  # part of the time for an answer that is kept for the substitute


class Withdrawn(Exception):
    """The table has moved on, so the question no longer stands."""


class BotAnswer(msgspec.Struct, frozen=True):
    """A seat's command, None for the default answer, and the bot that had the seat."""

    seat: int
    level: str
    actions: list[str] | None

    def on(self, table: Table) -> Change:
        """Carry it out like anybody's command: a child is not trusted more than a person."""
        if self.actions is None:
            return bot_command(table, self.seat, DefaultBot())
        return table.command(self.seat, self.actions)


class BotRun:
    """The answers of a table's bots until a person is asked, prepared on a fork of the table."""

    def __init__(self, manager: TableManager, opened: LiveTable, draft: Draft) -> None:
        assert opened.table is not None
        assert opened.marks is not None
        self._manager = manager
        self._opened = opened
        self._draft = draft
        self._table = draft.running()
        self._table.position = self._table.position.copy()  # other tasks may bring up the shared one
        self._log = TableLog(opened.row.id, draft.setup, opened.table, opened.marks, self._table)
        self._mark = opened.marks.last()
        self.answers: list[BotAnswer] = []

    async def play(self) -> None:
        """Collect answers; raises Withdrawn if the table moves on."""
        began = time.monotonic()
        at_once = 1 if self._draft.setup.bot_pace == "human" else MOST_IN_A_ROW
        while len(self.answers) < at_once and time.monotonic() - began < LONGEST_RUN:
            seat = bot_to_answer(self._draft, self._table)
            if seat is None:
                return
            answer, made = await self._answer(seat)
            self.answers.append(answer)
            if made is None:
                return
            self._draft.keep(made)
        if self._draft.setup.bot_pace == "human":
            await asyncio.sleep(began + LEAST_VISIBLE - time.monotonic())

    def stored(self) -> Act:
        """The change that stores the answers; it does nothing if they answer questions of another log."""

        async def act(draft: Draft) -> None:
            if not draft.continues(self._mark):
                return
            table = draft.running()
            for answer in self.answers:
                position = table.position
                if position.bots.get(answer.seat) != answer.level or answer.seat in position.slots:
                    return
                draft.keep(answer.on(table))

        return act

    async def _answer(self, seat: int) -> tuple[BotAnswer, Change | None]:
        """The answer of the seat's bot, else of the substitute, else the default answer.

        Without a change the rules have failed, and will again where the table can be held for it.
        """
        level = self._table.position.bots[seat]
        budget = self._manager.config.bot_seconds
        began = time.monotonic()
        share = budget if level == SUBSTITUTE else budget * (1 - RESERVE)
        for name in dict.fromkeys((level, SUBSTITUTE)):
            try:
                answer = BotAnswer(seat, level, await self._think(seat, name, share))
                return answer, self._tried(answer)
            except (NoAnswer, Refused) as error:
                BOT_FALLBACKS.labels(str(error) if isinstance(error, NoAnswer) else "refused").inc()
                LOG.warning("bot gave no answer", table=self._log.table, seat=seat, bot=name)
                share = max(budget * RESERVE, budget - (time.monotonic() - began))
        answer = BotAnswer(seat, level, None)
        return answer, self._tried(answer)

    def _tried(self, answer: BotAnswer) -> Change | None:
        try:
            return answer.on(self._table)
        except Refused:
            raise
        except Exception:
            return None

    async def _think(self, seat: int, level: str, budget: float) -> list[str]:
        """Wait for a child's answer, and look now and then whether it is still wanted."""
        seed = fresh_seed(self._draft.setup.seed, seat, self._table.position.last)
        thinking = asyncio.create_task(self._manager.thinking.ask(self._log, seat, level, seed, budget))
        try:
            while not (await asyncio.wait([thinking], timeout=LOOK_AGAIN))[0]:
                await self._manager.refresh(self._opened)
                if not self._still_stands():
                    raise Withdrawn
        finally:
            thinking.cancel()
        return thinking.result()

    def _still_stands(self) -> bool:
        opened = self._opened
        if opened.is_stale or opened.marks is None or opened.row.progress.paused:
            return False
        return opened.row.status == RUNNING and opened.marks.last() == self._mark


async def play_bots_in_children(manager: TableManager, id: str) -> bool:
    """Play the bots of a claimed table; return whether something was stored, which settles the claim.

    The store that granted the claim has said that a bot is due: the clock of a worker may be behind it.
    Whoever moves the table on meanwhile ends the claim, so that the next question is claimed as usual.
    """
    opened = await manager.fresh(id)
    if opened.table is None or opened.row.bot_at is None:
        return False
    version = opened.row.version
    now = await manager.clock.now(manager.shards.name_of(id))
    run = BotRun(manager, opened, Draft(opened, now, now))  # only to think: the change has its own times
    try:
        await run.play()
    except Withdrawn:
        return False
    await manager.change(id, run.stored())
    known = manager.known(id)
    return known is not None and known.row.version > version
