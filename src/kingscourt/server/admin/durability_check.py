"""Checks the database settings that acknowledged commands rely on."""

from __future__ import annotations

from typing import cast

import sqlalchemy as sa

from kingscourt.server.store.postgres.migrate import engine_of

_SETTINGS = """
SELECT current_setting('fsync'), current_setting('full_page_writes'), current_setting('synchronous_commit'),
  current_setting('synchronous_standby_names'), (SELECT count(*) FROM pg_stat_replication)
"""


def is_standby(url: str) -> bool:
    """Whether the URL leads to a server that refuses writes."""
    with engine_of(url).connect() as connection:
        return bool(connection.execute(sa.text("SELECT pg_is_in_recovery()")).scalar_one())


def warnings_about(url: str) -> list[str]:
    """What a crash or a failover could lose, in words; empty if nothing."""
    with engine_of(url).connect() as connection:
        found = connection.execute(sa.text(_SETTINGS)).one()
    return warnings_of(*cast("tuple[str, str, str, str, int]", tuple(found)))


def warnings_of(fsync: str, full_pages: str, commit: str, synchronous: str, standbys: int) -> list[str]:
    """The warnings for given settings."""
    found: list[str] = []
    if fsync != "on":
        found.append("fsync is off: a machine crash can destroy every table")
    if full_pages != "on":
        found.append("full_page_writes is off: a machine crash can destroy every table")
    if commit == "off":
        found.append("synchronous_commit is off: a crash loses acknowledged commands")
    elif commit == "local" and synchronous:
        found.append("synchronous_commit is local: a failover loses acknowledged commands")
    if standbys and not synchronous:
        found.append("no standby is synchronous: a failover loses acknowledged commands")
    return found
