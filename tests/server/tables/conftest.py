"""What most tests of tables begin with."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from kingscourt.server.tables.table_manager import TableManager
from tests.server.support.managers import config_for, managers


@pytest.fixture
async def manager(shared_database: str) -> AsyncIterator[TableManager]:
    """A manager of tables on a database that the tests share."""
    async with managers(config_for(shared_database)) as made:
        yield made[0]
