"""Whether a database keeps what the service promises: the settings that an acknowledged command relies on."""

from __future__ import annotations

from typing import cast

import sqlalchemy as sa

from kingscourt.server.store.migrate import engine_of

_SETTINGS = """
SELECT current_setting('fsync'), current_setting('full_page_writes'), current_setting('synchronous_commit'),
  current_setting('synchronous_standby_names'), (SELECT count(*) FROM pg_stat_replication)
"""


def is_standby(url: str) -> bool:
    """Whether the address leads to a server that takes no writes."""
    with engine_of(url).connect() as connection:
        return bool(connection.execute(sa.text("SELECT pg_is_in_recovery()")).scalar_one())


def warnings_about(url: str) -> list[str]:
    """What a crash or a failover could cost, in words; nothing: all is kept."""
    with engine_of(url).connect() as connection:
        found = connection.execute(sa.text(_SETTINGS)).one()
    return warnings_of(*cast("tuple[str, str, str, str, int]", tuple(found)))


def warnings_of(fsync: str, full_pages: str, commit: str, synchronous: str, standbys: int) -> list[str]:
    """The same of known settings."""
    found: list[str] = []
    if fsync != "on":
        found.append("fsync is off: a crash of the machine can destroy every table")
    if full_pages != "on":
        found.append("full_page_writes is off: a crash of the machine can destroy every table")
    if commit == "off":
        found.append("synchronous_commit is off: a crash loses commands that were acknowledged")
    elif commit == "local" and synchronous:
        found.append("synchronous_commit is local: a failover loses commands that were acknowledged")
    if standbys and not synchronous:
        found.append("no standby is synchronous: a failover loses commands that were acknowledged")
    return found
