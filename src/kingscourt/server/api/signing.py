"""Who asks: a token in a cookie, or in a header; either stands for a session."""

from __future__ import annotations

from litestar.connection import Request, WebSocket
from litestar.datastructures import Cookie, MutableScopeHeaders, State
from litestar.types import Message, Scope

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.config import Config
from kingscourt.server.desk.desk import Desk
from kingscourt.server.errors.problems import Forbidden, NotSignedIn
from kingscourt.server.model.person import Person
from kingscourt.server.observing.exporter import is_loopback
from kingscourt.server.people.sessions import Guest
from kingscourt.server.people.tokens import PERSON_LIFE, read_token

COOKIE = "kingscourt"
BEARER = "Bearer "
EXCHANGED = "kingscourt_exchanged"

Connection = Request[object, object, State] | WebSocket[object, object, State]


def desk_of(connection: Connection) -> Desk:
    """The desk of the process."""
    desk = connection.app.state["desk"]
    assert isinstance(desk, Desk)
    return desk


def address_of(connection: Connection) -> str:
    """Where a request comes from; behind a proxy what the proxy says, if uvicorn trusts it."""
    return connection.client.host if connection.client else ""


def token_of(connection: Connection) -> str:
    """The token of whoever asks; empty for a stranger."""
    header = connection.headers.get("authorization", "")
    return header.removeprefix(BEARER) if header.startswith(BEARER) else connection.cookies.get(COOKIE, "")


def known_id(connection: Connection, config: Config) -> str:
    """The person whom a token names; empty for a stranger, and for forged and expired papers."""
    token = token_of(connection)
    try:
        return read_token(config.secrets(), token).person if token else ""
    except NotSignedIn:
        return ""


def is_signed(connection: Connection, config: Config) -> bool:
    """Whether whoever asks shows papers of ours."""
    return bool(known_id(connection, config))


async def current_guest(connection: Connection) -> Guest:
    """Whoever asks, who must have said their name; an older cookie is exchanged by the answer."""
    desk = desk_of(connection)
    token = token_of(connection)
    if not token:
        raise NotSignedIn(Phrase("service-no-name"), "POST /api/guests")
    guest = await desk.sessions.guest(token)
    is_exchanged = not guest.signed.is_current and not guest.person.is_nameless
    if is_exchanged and token == connection.cookies.get(COOKIE):
        connection.scope["state"][EXCHANGED] = cookie_for(
            desk.config, desk.sessions.token_for(guest.signed), connection
        )
    return guest


def is_secure(connection: Connection, config: Config) -> bool:
    """Whether a cookie is for HTTPS only: what is not on this machine itself has no business without it."""
    if config.secure_cookies != "auto":
        return config.secure_cookies in ("true", "1")
    return connection.url.scheme == "https" or not is_loopback(connection.headers.get("host", ""))


async def current_person(connection: Connection) -> Person:
    """Whoever asks."""
    return (await current_guest(connection)).person


async def send_exchanged_cookie(message: Message, scope: Scope) -> None:
    """The answer to a request with an older cookie brings the one of its session."""
    if message["type"] == "http.response.start":
        cookie = scope.get("state", {}).get(EXCHANGED)
        if isinstance(cookie, Cookie):
            headers = MutableScopeHeaders.from_message(message)
            headers.add("set-cookie", cookie.to_header(header=""))


def cookie_for(config: Config, token: str, connection: Connection) -> Cookie:
    """The cookie that a guest keeps; empty: no more."""
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=PERSON_LIFE if token else 0,
        httponly=True,
        samesite="lax",
        secure=is_secure(connection, config),
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
