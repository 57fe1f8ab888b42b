"""Both kinds of stores: every suite of a contract runs on each."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kingscourt.server.store.contract import Directory, TableStore
from kingscourt.server.store.files.people_and_listings import FileDirectory
from kingscourt.server.store.files.tables import FileTables
from kingscourt.server.store.postgres.asyncpg_pool import Pool
from kingscourt.server.store.postgres.people_and_listings import PostgresDirectory
from kingscourt.server.store.postgres.tables import PostgresTables


@pytest.fixture(params=["postgres", "files"])
async def store(
    request: pytest.FixtureRequest, shared_database: str, tmp_path: Path
) -> AsyncIterator[TableStore]:
    made: TableStore
    if request.param == "postgres":
        made = PostgresTables(Pool(shared_database, 4, 10))
    else:
        made = FileTables(tmp_path)
    yield made
    await made.close()


@pytest.fixture(params=["postgres", "files"])
async def directory(
    request: pytest.FixtureRequest, shared_database: str, tmp_path: Path
) -> AsyncIterator[Directory]:
    made: Directory
    if request.param == "postgres":
        made = PostgresDirectory(Pool(shared_database, 2, 10))
    else:
        made = FileDirectory(tmp_path)
    yield made
    await made.close()
