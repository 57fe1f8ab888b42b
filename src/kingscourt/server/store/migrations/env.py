"""How Alembic reaches the database: the connection is handed over by `store.migrate`."""

from __future__ import annotations

from alembic import context
from sqlalchemy.engine import Connection

from kingscourt.server.store.schema import METADATA

connection = context.config.attributes["connection"]
assert isinstance(connection, Connection)
context.configure(connection=connection, target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
