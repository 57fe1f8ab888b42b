"""What somebody looks for among the public tables."""

from __future__ import annotations

from typing import Literal

import msgspec

LobbyStatus = Literal["open", "running"]
Place = tuple[float, str]  # when a table was made, and its id: the list goes on after it


class LobbyFilter(msgspec.Struct, frozen=True):
    """Which tables; what is empty or 0 does not matter."""

    game: str = ""
    free: int = 0  # seats that are free, at least
    pace: str = ""
    language: str = ""


class LobbyQuery(msgspec.Struct, frozen=True):
    """Public tables of a kind, the newest first; open ones have a free seat."""

    status: LobbyStatus
    limit: int
    wanted: LobbyFilter = LobbyFilter()
    after: Place | None = None
