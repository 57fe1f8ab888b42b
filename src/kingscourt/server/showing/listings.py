"""A table in the lobby, as anybody may read it."""

from __future__ import annotations

from kingscourt.server.api.wire import LobbyTable
from kingscourt.server.model.person import Listing


def lobby_table(listing: Listing) -> LobbyTable:
    """Names, which people chose to be seen by; no ids of people."""
    return LobbyTable(
        id=listing.id,
        status=listing.status,
        game=listing.game,
        edition=listing.edition,
        public=listing.public,
        seats=listing.seats,
        free=listing.free,
        names=listing.names,
        pace=listing.pace,
        created_at=listing.created_at,
    )
