"""Background jobs other than bots and deadlines; procrastinate stores them in PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib

import procrastinate
import psycopg
import structlog
from procrastinate.exceptions import AlreadyEnqueued

from kingscourt.server.errors.problems import TooMuch
from kingscourt.server.sandbox.child_pool import Sandbox
from kingscourt.server.sandbox.record_verifier import RecordVerifier
from kingscourt.server.store.contract import TableStore
from kingscourt.server.store.postgres.verification_outbox import Outbox
from kingscourt.server.tables.loaded_games import find_game

LOG = structlog.get_logger()
LONGEST_CHECK = 30.0  # times the limit of a verification that somebody waits for
KEEP_COMMANDS = 86_400.0
KEEP_REVIEW_REQUESTS = 86_400.0  # nobody waits any longer
KEEP_JOBS = 24  # hours
KEEP_FAILED_JOBS = 30 * 24
AT_ONCE = 100
TIDY_AT = "17 * * * *"  # cron; a worker that starts up to ten minutes later tidies at once
# separate connections: one that listens and a few shared by the jobs, all with timeouts
CONNECTIONS = 4
SETTINGS = "SET search_path = jobs; SET statement_timeout = '60s'; SET lock_timeout = '10s'"


async def _configure(connection: psycopg.AsyncConnection) -> None:
    """Set here what PgBouncer would refuse or ignore while connecting."""
    await connection.execute(SETTINGS)
    await connection.commit()


def make_jobs(url: str, store: TableStore, sandbox: Sandbox) -> procrastinate.App:
    """The jobs of one database."""
    connector = procrastinate.PsycopgConnector(
        conninfo=url,
        kwargs={"application_name": "kingscourt-jobs", "connect_timeout": 10},
        configure=_configure,
        min_size=1,
        max_size=CONNECTIONS,
    )
    app = procrastinate.App(connector=connector)
    checker = RecordVerifier(sandbox, LONGEST_CHECK)

    async def check_record(table: str) -> bool:
        """Verify a finished game, so that the service notices its own faults."""
        snapshot = await store.load(table)
        if snapshot is None:
            return False
        if snapshot.row.rules != find_game(snapshot.row.setup.game).rules_version:
            LOG.warning("record of other rules not verified", table=table, rules=snapshot.row.rules)
            return False
        try:
            verdict = await checker.verdict_on("\n".join([*snapshot.lines, *snapshot.row.setup.closing]))
        except TooMuch as error:
            LOG.error("record cannot be verified", table=table, problem=str(error))
            return False
        if not verdict.ok:
            LOG.error("record does not verify", table=table, problem=verdict.problem, n=verdict.n)
        return verdict.ok

    async def tidy(timestamp: int) -> int:
        """Delete the command ids of games that ended a day ago, and requests and jobs as old as that."""
        forgotten = await store.tidy(KEEP_COMMANDS)
        await store.tidy_reviews(KEEP_REVIEW_REQUESTS)
        jobs = app.job_manager
        await jobs.delete_old_jobs(KEEP_JOBS, include_cancelled=True, include_aborted=True)
        await jobs.delete_old_jobs(KEEP_FAILED_JOBS, include_failed=True)
        LOG.info("tidied", scheduled=timestamp, commands=forgotten)
        return forgotten

    app.task(name="finished", retry=procrastinate.RetryStrategy(max_attempts=5, wait=10))(check_record)
    app.periodic(cron=TIDY_AT)(app.task(name="tidy", pass_context=False)(tidy))
    return app


async def hand_over(app: procrastinate.App, outbox: Outbox) -> None:
    """Create jobs for finished games; duplicates are harmless, so a job is created before it is recorded."""
    while found := await outbox.waiting(AT_ONCE):
        for table, since in found:
            task = app.configure_task("finished", queueing_lock=f"finished {table}")
            with contextlib.suppress(AlreadyEnqueued):
                await task.defer_async(table=table)
            await outbox.done(table, since)


async def hand_over_for_ever(app: procrastinate.App, outbox: Outbox, period: float) -> None:
    """Create jobs until cancelled; games that cannot be handed over now wait."""
    while True:
        try:
            await hand_over(app, outbox)
        except Exception as error:  # the jobs or our own tables are unreachable; neither is urgent
            LOG.warning("finished games wait for their jobs", problem=str(error))
        await asyncio.sleep(period)
