"""Authentication: a token in a cookie or a header, which stands for a session."""

from __future__ import annotations

from litestar.connection import Request, WebSocket
from litestar.datastructures import Cookie, MutableScopeHeaders, State
from litestar.types import Message, Scope

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.config import Config
from kingscourt.server.errors.problems import Forbidden, NotSignedIn
from kingscourt.server.model.person import Person
from kingscourt.server.observability.metrics_endpoint import is_loopback
from kingscourt.server.people.sessions import Guest
from kingscourt.server.people.tokens import PERSON_LIFE, read_token
from kingscourt.server.services.service_facade import Service

COOKIE = "kingscourt"
BEARER = "Bearer "
EXCHANGED = "kingscourt_exchanged"

Connection = Request[object, object, State] | WebSocket[object, object, State]


def service_of(connection: Connection) -> Service:
    """The service of this process."""
    service = connection.app.state["service"]
    assert isinstance(service, Service)
    return service


def address_of(connection: Connection) -> str:
    """The client's address; behind a proxy, the one it reports if uvicorn trusts it."""
    return connection.client.host if connection.client else ""


def token_of(connection: Connection) -> str:
    """The caller's token; empty if there is none."""
    header = connection.headers.get("authorization", "")
    return header.removeprefix(BEARER) if header.startswith(BEARER) else connection.cookies.get(COOKIE, "")


def known_id(connection: Connection, config: Config) -> str:
    """The person named by the token; empty without one, or if it is forged or expired."""
    token = token_of(connection)
    try:
        return read_token(config.secrets(), token).person if token else ""
    except NotSignedIn:
        return ""


def is_signed(connection: Connection, config: Config) -> bool:
    """Whether the request has valid credentials of ours."""
    return bool(known_id(connection, config))


async def current_guest(connection: Connection) -> Guest:
    """The caller, who must be signed in; a cookie of the previous secret is exchanged."""
    service = service_of(connection)
    token = token_of(connection)
    if not token:
        raise NotSignedIn(Phrase("service-no-name"), "POST /api/guests")
    guest = await service.people.sessions.guest(token)
    is_exchanged = not guest.signed.is_current and not guest.person.is_nameless
    if is_exchanged and token == connection.cookies.get(COOKIE):
        connection.scope["state"][EXCHANGED] = cookie_for(
            service.config, service.people.sessions.token_for(guest.signed), connection
        )
    return guest


def is_secure(connection: Connection, config: Config) -> bool:
    """Whether cookies are for HTTPS only: always, except on this machine."""
    if config.secure_cookies != "auto":
        return config.secure_cookies in ("true", "1")
    return connection.url.scheme == "https" or not is_loopback(connection.headers.get("host", ""))


async def current_person(connection: Connection) -> Person:
    """The person who makes the request."""
    return (await current_guest(connection)).person


async def send_exchanged_cookie(message: Message, scope: Scope) -> None:
    """Send the session's cookie in response to a request with one of the previous secret."""
    if message["type"] == "http.response.start":
        cookie = scope.get("state", {}).get(EXCHANGED)
        if isinstance(cookie, Cookie):
            headers = MutableScopeHeaders.from_message(message)
            headers.add("set-cookie", cookie.to_header(header=""))


def cookie_for(config: Config, token: str, connection: Connection) -> Cookie:
    """The guest's cookie; an empty token deletes it."""
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
    """Keep other sites' pages from acting for the person signed in here."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    host = connection.headers.get("host", "")
    allowed = [known.strip() for known in config.origins.split(",") if known.strip()]
    if origin.partition("://")[2] != host and origin not in allowed:
        raise Forbidden(Phrase("service-other-site"))
