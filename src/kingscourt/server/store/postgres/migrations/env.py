"""Alembic environment; `store.migrate` passes in the connection."""

from __future__ import annotations

from alembic import context
from sqlalchemy.engine import Connection

from kingscourt.server.store.postgres.declared_schema import METADATA

connection = context.config.attributes["connection"]
assert isinstance(connection, Connection)
context.configure(connection=connection, target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
