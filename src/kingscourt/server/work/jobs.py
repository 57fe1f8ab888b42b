"""Jobs that are neither moves nor clocks: procrastinate keeps them in PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib

import procrastinate
import structlog
from procrastinate.exceptions import AlreadyEnqueued

from kingscourt.server.checking.checker import Checker
from kingscourt.server.errors.problems import TooMuch
from kingscourt.server.sandbox.pool import Sandbox
from kingscourt.server.store.contract import TableStore
from kingscourt.server.store.outbox import Outbox
from kingscourt.server.tables.games import find_game

LOG = structlog.get_logger()
LONGEST_CHECK = 30.0  # times what a check that somebody waits for may take
KEEP_COMMANDS = 86_400.0
KEEP_JOBS = 24  # hours
KEEP_FAILED_JOBS = 30 * 24
AT_ONCE = 100
# their own connections: one that listens, and a few that jobs share; nothing waits in them for ever
CONNECTIONS = 4
OPTIONS = (
    "-c search_path=jobs -c application_name=kingscourt-jobs -c statement_timeout=60s -c lock_timeout=10s"
)


def make_jobs(url: str, store: TableStore, sandbox: Sandbox) -> procrastinate.App:
    """The jobs of one database."""
    connector = procrastinate.PsycopgConnector(
        conninfo=url,
        kwargs={"options": OPTIONS, "connect_timeout": 10},
        min_size=1,
        max_size=CONNECTIONS,
    )
    app = procrastinate.App(connector=connector)
    checker = Checker(sandbox, LONGEST_CHECK)

    async def check_record(table: str) -> bool:
        """Verify a finished game, so that a fault in the service is noticed by the service."""
        snapshot = await store.load(table)
        if snapshot is None:
            return False
        if snapshot.row.rules != find_game(snapshot.row.setup.game).rules_version:
            LOG.warning("record of other rules is not checked", table=table, rules=snapshot.row.rules)
            return False
        try:
            verdict = await checker.verdict_on("\n".join([*snapshot.lines, *snapshot.row.setup.closing]))
        except TooMuch as error:
            LOG.error("record cannot be checked", table=table, problem=str(error))
            return False
        if not verdict.ok:
            LOG.error("record does not verify", table=table, problem=verdict.problem, n=verdict.n)
        return verdict.ok

    async def tidy(timestamp: int) -> int:
        """Forget the command ids of games that ended a day ago, and jobs that were done then."""
        forgotten = await store.tidy(KEEP_COMMANDS)
        jobs = app.job_manager
        await jobs.delete_old_jobs(KEEP_JOBS, include_cancelled=True, include_aborted=True)
        await jobs.delete_old_jobs(KEEP_FAILED_JOBS, include_failed=True)
        LOG.info("tidied", scheduled=timestamp, commands=forgotten)
        return forgotten

    app.task(name="finished", retry=procrastinate.RetryStrategy(max_attempts=5, wait=10))(check_record)
    app.periodic(cron="17 * * * *")(app.task(name="tidy", pass_context=False)(tidy))
    return app


async def hand_over(app: procrastinate.App, outbox: Outbox) -> None:
    """Make jobs of games that ended; twice is no harm, so the job comes first and then the note of it."""
    while found := await outbox.waiting(AT_ONCE):
        for table, since in found:
            task = app.configure_task("finished", queueing_lock=f"finished {table}")
            with contextlib.suppress(AlreadyEnqueued):
                await task.defer_async(table=table)
            await outbox.done(table, since)


async def hand_over_for_ever(app: procrastinate.App, outbox: Outbox, period: float) -> None:
    """Until cancelled; what cannot be handed over now waits."""
    while True:
        try:
            await hand_over(app, outbox)
        except Exception as error:  # the jobs or our own tables are away; neither is urgent
            LOG.warning("finished games wait for their jobs", problem=str(error))
        await asyncio.sleep(period)
