"""The lobby in pages, as strangers may see it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

import msgspec

from kingscourt.server.api.wire import LobbyPage, LobbyTable
from kingscourt.server.errors.problems import BadRequest
from kingscourt.server.model.lobby import LobbyFilter, LobbyQuery, LobbyStatus, Place
from kingscourt.server.model.person import Listing
from kingscourt.server.store.contract import Directory
from kingscourt.texts.bundle import LANGUAGES

PAGE = 50
PACES = ("none", "live", "days")
LONGEST_NAME = 60
MOST_SEATS = 8


def lobby_table(listing: Listing) -> LobbyTable:
    """What anybody is told about a public table: names, and nobody's id."""
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
    """A filter from the parameters of an address."""
    game, pace, language = (asked.get(name, "") for name in ("game", "pace", "language"))
    free = asked.get("free", "") or "0"
    if len(game) > LONGEST_NAME:
        raise BadRequest("game is the id of a game")
    if pace not in ("", *PACES):
        raise BadRequest(f"pace is one of {', '.join(PACES)}")
    if language not in ("", *LANGUAGES):
        raise BadRequest(f"language is one of {', '.join(LANGUAGES)}")
    if free not in map(str, range(MOST_SEATS + 1)):
        raise BadRequest(f"free is a number up to {MOST_SEATS}")
    return LobbyFilter(game, int(free), pace, language)


def fits(table: LobbyTable, wanted: LobbyFilter) -> bool:
    """Whether a table is among those somebody looks for."""
    if table.status == "open" and table.free < wanted.free:
        return False
    asked = ((table.game, wanted.game), (table.pace, wanted.pace), (table.language, wanted.language))
    return all(wish in ("", has) for has, wish in asked)


def cursor(table: LobbyTable) -> str:
    """Where the next page begins; `place` reads it."""
    return f"{table.created_at!r}~{table.id}"


def place(text: str) -> Place | None:
    """The table after which a page begins."""
    if not text:
        return None
    at, _, id = text.partition("~")
    try:
        return msgspec.convert(at, float, strict=False), id
    except msgspec.ValidationError:
        raise BadRequest("after is what the page before it said") from None


async def read_page(directory: Directory, query: LobbyQuery) -> LobbyPage:
    """One page; one row more tells whether there is another."""
    more = msgspec.structs.replace(query, limit=query.limit + 1)
    tables = [lobby_table(listing) for listing in await directory.lobby(more)]
    shown = tables[: query.limit]
    return LobbyPage(shown, cursor(shown[-1]) if len(tables) > len(shown) else "")
