"""`kingscourt play GAME --server URL`: the terminal table over the network."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingscourt.cli.commands.chosen_game import Chosen
from kingscourt.cli.error_messages import ErrorMessage

if TYPE_CHECKING:
    from kingscourt.cli.sessions.server_session import ServerSession


def open_server_session(
    url: str, chosen: Chosen, own: int, person: str, bots: list[str], language: str, free_undo: bool = False
) -> ServerSession:
    """Open a new table on a service, with the person on one seat and the service's bots on the others."""
    try:
        from kingscourt.cli.sessions.server_session import ServerSession  # noqa: PLC0415
    except ImportError as error:
        advice = "Install it with: pip install 'kingscourt[client]'"
        raise ErrorMessage(f"The client is not installed ({error.name} is missing).", advice) from None
    from kingscourt.server.api.wire_types import NewSeat, NewTable  # noqa: PLC0415

    seats = [NewSeat("bot", level=bot) for bot in bots]
    seats.insert(own, NewSeat("me"))
    session = ServerSession(url, language=language)
    session.sign_in(person)
    options = chosen.options
    session.create(
        NewTable(
            chosen.game.id,
            seats,
            options.edition,
            options.variants,
            chosen.source,
            public=False,
            undo="free" if free_undo else "barrier",
        )
    )
    return session
