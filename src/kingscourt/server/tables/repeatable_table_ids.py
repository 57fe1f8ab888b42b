"""Ids of tables that must be the same however often they are asked for."""

from __future__ import annotations

import hashlib
import hmac
from functools import lru_cache

from kingscourt.server.store.shards import Shards, readable


@lru_cache(maxsize=4096)
def rematch_id(shards: Shards, table: str) -> str:
    """The id of a table's rematch, on the same shard."""
    digest = hashlib.sha256(f"rematch of {table}".encode()).digest()
    return f"{shards.name_of(table)}-{readable(digest)}"


def requested_id(shards: Shards, secret: str, person: str, request: str) -> str:
    """The id of the table that a person's request makes; nobody can tell it without the service's secret."""
    return shards.derived_id(hmac.digest(secret.encode(), f"table {request} of {person}".encode(), "sha256"))
