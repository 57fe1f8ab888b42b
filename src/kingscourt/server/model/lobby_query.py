"""Searches for public tables."""

from __future__ import annotations

from typing import Literal

import msgspec

LobbyStatus = Literal["open", "running"]
Place = tuple[float, str]  # creation time and id of a table; the list continues after it


class LobbyFilter(msgspec.Struct, frozen=True):
    """Which tables to show; empty or 0 matches all."""

    game: str = ""
    free: int = 0  # minimum number of free seats
    pace: str = ""
    language: str = ""


class LobbyQuery(msgspec.Struct, frozen=True):
    """Public tables of one status, newest first; open ones have a free seat."""

    status: LobbyStatus
    limit: int
    wanted: LobbyFilter = LobbyFilter()
    after: Place | None = None
