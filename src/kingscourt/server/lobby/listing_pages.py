"""The lobby in pages, as anybody may see it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

import msgspec

from kingscourt.server.api.wire_types import LobbyPage, LobbyTable
from kingscourt.server.errors.problems import BadRequest
from kingscourt.server.model.listing import Listing
from kingscourt.server.model.lobby_query import LobbyFilter, LobbyQuery, LobbyStatus, Place
from kingscourt.server.store.contract import Directory
from kingscourt.texts.locale_files import LANGUAGES

PAGE = 50
PACES = ("none", "live", "days")
LONGEST_NAME = 60
MOST_SEATS = 8


def lobby_table(listing: Listing) -> LobbyTable:
    """The public view of a table: names, but no ids of people."""
    return LobbyTable(
        id=listing.id,
        status=cast("LobbyStatus", listing.status),
        game=listing.game,
        edition=listing.edition,
        seats=listing.seats,
        free=listing.free,
        names=listing.names,
        pace=listing.pace,
        language=listing.language,
        created_at=listing.created_at,
    )


def lobby_filter(asked: Mapping[str, str]) -> LobbyFilter:
    """A filter from query parameters."""
    game, pace, language = (asked.get(name, "") for name in ("game", "pace", "language"))
    free = asked.get("free", "") or "0"
    if len(game) > LONGEST_NAME:
        raise BadRequest("game must be the id of a game")
    if pace not in ("", *PACES):
        raise BadRequest(f"pace must be one of {', '.join(PACES)}")
    if language not in ("", *LANGUAGES):
        raise BadRequest(f"language must be one of {', '.join(LANGUAGES)}")
    if free not in map(str, range(MOST_SEATS + 1)):
        raise BadRequest(f"free must be a number up to {MOST_SEATS}")
    return LobbyFilter(game, int(free), pace, language)


def fits(table: LobbyTable, wanted: LobbyFilter) -> bool:
    """Whether a table matches a filter."""
    if table.status == "open" and table.free < wanted.free:
        return False
    asked = ((table.game, wanted.game), (table.pace, wanted.pace), (table.language, wanted.language))
    return all(wish in ("", has) for has, wish in asked)


def cursor(table: LobbyTable) -> str:
    """Where the next page begins; `place` decodes it."""
    return f"{table.created_at!r}~{table.id}"


def place(text: str) -> Place | None:
    """The table after which a page begins."""
    if not text:
        return None
    at, _, id = text.partition("~")
    try:
        return msgspec.convert(at, float, strict=False), id
    except msgspec.ValidationError:
        raise BadRequest("after must come from the previous page") from None


async def read_page(directory: Directory, query: LobbyQuery) -> LobbyPage:
    """One page; an extra row shows whether there is another."""
    more = msgspec.structs.replace(query, limit=query.limit + 1)
    tables = [lobby_table(listing) for listing in await directory.lobby(more)]
    shown = tables[: query.limit]
    return LobbyPage(shown, cursor(shown[-1]) if len(tables) > len(shown) else "")
