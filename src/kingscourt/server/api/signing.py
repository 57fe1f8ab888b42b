"""Who asks: a signed cookie, or the same token in a header."""

from __future__ import annotations

from litestar.connection import Request, WebSocket
from litestar.datastructures import Cookie, State

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.config import Config
from kingscourt.server.desk.desk import Desk
from kingscourt.server.errors.problems import Forbidden, NotSignedIn
from kingscourt.server.model.person import Person
from kingscourt.server.people.tokens import PERSON_LIFE, person_of, person_token

COOKIE = "kingscourt"
BEARER = "Bearer "

Connection = Request[object, object, State] | WebSocket[object, object, State]


def desk_of(connection: Connection) -> Desk:
    """The desk of the process."""
    desk = connection.app.state["desk"]
    assert isinstance(desk, Desk)
    return desk


def address_of(connection: Connection) -> str:
    """Where a request comes from; behind a proxy what the proxy says, if uvicorn trusts it."""
    return connection.client.host if connection.client else ""


def person_id(connection: Connection, config: Config) -> str:
    """The signed id of whoever asks; empty for a stranger."""
    header = connection.headers.get("authorization", "")
    token = header.removeprefix(BEARER) if header.startswith(BEARER) else connection.cookies.get(COOKIE, "")
    return person_of(config.secret, token) if token else ""


def known_id(connection: Connection, config: Config) -> str:
    """The same; empty for forged and expired papers too."""
    try:
        return person_id(connection, config)
    except NotSignedIn:
        return ""


def is_signed(connection: Connection, config: Config) -> bool:
    """Whether whoever asks shows papers of ours."""
    return bool(known_id(connection, config))


async def current_person(connection: Connection) -> Person:
    """Whoever asks, who must have said their name."""
    desk = desk_of(connection)
    id = person_id(connection, desk.config)
    if not id:
        raise NotSignedIn(Phrase("service-no-name"), "POST /api/guests")
    return await desk.person(id)


def cookie_for(config: Config, person: str) -> Cookie:
    """The cookie that a guest keeps."""
    return Cookie(
        key=COOKIE,
        value=person_token(config.secret, person),
        max_age=PERSON_LIFE,
        httponly=True,
        samesite="lax",
        secure=config.secure_cookies,
        path="/",
    )


def check_origin(connection: Connection, config: Config) -> None:
    """Another site's page must not act for whoever is signed in here."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    host = connection.headers.get("host", "")
    allowed = [known.strip() for known in config.origins.split(",") if known.strip()]
    if origin.partition("://")[2] != host and origin not in allowed:
        raise Forbidden(Phrase("service-other-site"))
