"""Task: replay a table's log and do the work that is due, to see whether it succeeds."""

from __future__ import annotations

import asyncio

import msgspec

from kingscourt.server.errors.problems import Problem
from kingscourt.server.model.table_row import TableSnapshot
from kingscourt.server.sandbox.tasks.task_types import TableTrial, TableTrialResult
from kingscourt.server.tables.bot_turns import miss_deadlines, play_bots
from kingscourt.server.tables.draft_change import Draft
from kingscourt.server.tables.held_tables import hold_for
from kingscourt.server.tables.live_table import LiveTable
from kingscourt.server.tables.loaded_games import table_of
from kingscourt.table.errors import Refused


def run(body: bytes) -> bytes:
    """Everything that a worker does except the write."""
    trial = msgspec.msgpack.decode(body, type=TableTrial)
    # not asyncio.run, which would wait for a bot still thinking in its thread
    return msgspec.msgpack.encode(asyncio.new_event_loop().run_until_complete(_try(trial)))


async def _try(trial: TableTrial) -> TableTrialResult:
    game = trial.row.setup.game
    opened: LiveTable | None = None
    try:
        opened = LiveTable(TableSnapshot(trial.row, trial.lines))
        await _do(trial, opened)
    except (Problem, Refused):
        return TableTrialResult(None)  # that stops no worker
    except Exception as error:
        hold = hold_for(error, game, replays=opened is not None)
        if hold is None:
            raise
        return TableTrialResult(hold)
    return TableTrialResult(None)


async def _do(trial: TableTrial, opened: LiveTable) -> None:
    draft = Draft(opened, trial.now, trial.wall)
    if trial.row.progress.hold is not None and trial.row.progress.hold.was_open:
        table_of(trial.row.setup).open()
    elif trial.kind == "bot":
        await play_bots(trial.bot_budget)(draft)
    elif trial.kind == "deadline":
        await miss_deadlines(trial.takeover_after, trial.takeover_bot)(draft)
    draft.finish()
