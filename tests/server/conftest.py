from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.databases import database


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def shared_database() -> Iterator[str]:
    """One migrated database for tests that only add tables of their own."""
    with database() as url:
        yield url
