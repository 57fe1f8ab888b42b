"""The first half of `migrate`: the schema of every database moves to a revision."""

from __future__ import annotations

from kingscourt.server.config import Config
from kingscourt.server.store.postgres import migrate
from kingscourt.server.store.postgres.schema_revision import shown


def losses(config: Config, to: str) -> list[str]:
    """What reverting to a revision would destroy, one line per database; empty if nothing."""
    lines: list[str] = []
    for url in config.databases():
        before = migrate.current(url)
        if before is not None and not _goes_up(before, to):
            lines.append(f"{shown(url)}: {before} -> {to}, {migrate.contents(url)}")
    return lines


def _goes_up(before: str | None, to: str) -> bool:
    return to == migrate.HEAD or (before or "") <= to != migrate.BASE


def migrate_schema(config: Config, to: str) -> list[str]:
    """Migrate every database to a revision; return one line per database."""
    lines: list[str] = []
    for url in config.databases():
        before = migrate.current(url)
        if _goes_up(before, to):
            migrate.upgrade(url, to)
        else:
            migrate.downgrade(url, to)
        lines.append(f"{shown(url)}: {before or 'empty'} -> {migrate.current(url) or 'empty'}")
    return lines
