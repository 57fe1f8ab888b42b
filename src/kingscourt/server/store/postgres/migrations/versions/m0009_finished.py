"""Finished games wait in our own table until a worker creates a job; the job schema is reinstalled.

The library version that created the job schema was never recorded, so the schema is created again. Records
that were still to be verified, or could not be, are kept.
"""

from __future__ import annotations

from alembic import op

from kingscourt.server.store.postgres import jobs_schema

revision = "0009"
down_revision = "0007"

UP = """
CREATE TABLE finished (
  table_id text PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  checked boolean NOT NULL
);
CREATE INDEX finished_unchecked ON finished (at) WHERE NOT checked;
CREATE INDEX finished_checked ON finished (at) WHERE checked;
CREATE INDEX tables_unfinished ON tables (game, id) WHERE status IN ('running', 'held');
INSERT INTO finished SELECT id, changed_at, true FROM tables
  WHERE status = 'over' AND EXISTS (SELECT FROM commands WHERE table_id = id);
"""
KEEP_JOBS = """
INSERT INTO finished SELECT DISTINCT args->>'table', now(), false FROM jobs.procrastinate_jobs
  WHERE task_name = 'finished' AND status::text IN ('todo', 'doing', 'failed')
ON CONFLICT (table_id) DO UPDATE SET checked = false
"""
LEAVE_JOBS = """
SET LOCAL search_path TO public, jobs;
INSERT INTO procrastinate_jobs (queue_name, task_name, args)
  SELECT 'default', 'finished', jsonb_build_object('table', table_id) FROM finished WHERE NOT checked;
SET LOCAL search_path TO public;
"""
THERE = "SELECT to_regclass('jobs.procrastinate_jobs')"


def upgrade() -> None:
    """Apply."""
    op.execute(UP)
    connection = op.get_bind()
    if connection.exec_driver_sql(THERE).scalar():
        connection.exec_driver_sql(KEEP_JOBS)
    jobs_schema.install(connection)


def downgrade() -> None:
    """Revert; the job schema stays one that the previous revision works with."""
    if op.get_bind().exec_driver_sql(THERE).scalar():
        op.execute(LEAVE_JOBS)
    op.execute("DROP INDEX tables_unfinished")
    op.execute("DROP TABLE finished")
