"""Task: replay the log of a table and do what is due there, to see whether it can be done."""

from __future__ import annotations

import asyncio

import msgspec

from kingscourt.server.errors.problems import Problem
from kingscourt.server.model.row import Snapshot
from kingscourt.server.sandbox.bodies import Trial, Tried
from kingscourt.server.tables.bots import miss_deadlines, play_bots
from kingscourt.server.tables.draft import Draft
from kingscourt.server.tables.games import table_of
from kingscourt.server.tables.holding import hold_for
from kingscourt.server.tables.open_table import OpenTable
from kingscourt.table.errors import Refused


def run(body: bytes) -> bytes:
    """Everything that a worker does, but for the write."""
    trial = msgspec.msgpack.decode(body, type=Trial)
    # not asyncio.run: it would wait for a bot that thinks on in its thread
    return msgspec.msgpack.encode(asyncio.new_event_loop().run_until_complete(_try(trial)))


async def _try(trial: Trial) -> Tried:
    game = trial.row.setup.game
    opened: OpenTable | None = None
    try:
        opened = OpenTable(Snapshot(trial.row, trial.lines))
        await _do(trial, opened)
    except (Problem, Refused):
        return Tried(None)  # that stops no worker
    except Exception as error:
        hold = hold_for(error, game, replays=opened is not None)
        if hold is None:
            raise
        return Tried(hold)
    return Tried(None)


async def _do(trial: Trial, opened: OpenTable) -> None:
    draft = Draft(opened, trial.now, trial.wall)
    if trial.row.course.hold is not None and trial.row.course.hold.was_open:
        table_of(trial.row.setup).open()
    elif trial.kind == "bot":
        await play_bots(trial.bot_budget)(draft)
    elif trial.kind == "deadline":
        await miss_deadlines(trial.takeover_after, trial.takeover_bot)(draft)
    draft.finish()
