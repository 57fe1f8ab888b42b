"""The HTTP client: every request as a typed call."""

from __future__ import annotations

import functools
import ssl
from types import TracebackType
from typing import TypeVar

import httpx
import msgspec

from kingscourt.server.api.seat_requests import SeatRequest
from kingscourt.server.api.wire_types import (
    Blocking,
    BotSeat,
    Code,
    Erasure,
    FoundInvitation,
    Invitation,
    InvitationState,
    Joining,
    LobbyPage,
    Me,
    Muting,
    MyTable,
    NewDaysOff,
    NewGuest,
    NewInvitation,
    NewLesson,
    NewTable,
    ProblemBody,
    Removal,
    SessionInfo,
    SignedOut,
    TableInfo,
    TotalAt,
    Verdict,
)
from kingscourt.server.api.wire_types_of_games import GameInfo, MyLesson
from kingscourt.server.api.wire_types_of_practice import GamePractice, RulePractice
from kingscourt.server.client.asking import AskingSeat, new_id
from kingscourt.server.client.response_types import ANSWERS, Answer, ServerRefusal
from kingscourt.server.model.chat_line import ChatLine
from kingscourt.server.model.data_export import Export
from kingscourt.server.model.days_off import DaysOff
from kingscourt.server.model.lobby_query import LobbyFilter, LobbyStatus
from kingscourt.table.wire_types import SeatPastPositions, SeatUpdate

KEEP_ALIVE = 30.0  # shorter than the server's

T = TypeVar("T")


@functools.cache
def _certificates() -> ssl.SSLContext:
    """Those of this machine, read once: that takes longer than a request, and many bots share a process."""
    return httpx.create_ssl_context(trust_env=False)


class Client:
    """One person at one service; keep `token` between runs to come back as the same person."""

    def __init__(self, url: str, token: str = "", language: str = "en", timeout: float = 20.0) -> None:
        self.url = url.rstrip("/")
        self.token = token
        self.language = language
        limits = httpx.Limits(max_connections=50, keepalive_expiry=KEEP_ALIVE)
        self._http = httpx.AsyncClient(
            base_url=self.url, timeout=timeout, trust_env=False, limits=limits, verify=_certificates()
        )

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._http.aclose()

    # -- people ----------------------------------------------------------------------------------

    async def sign_in(self, name: str) -> Me:
        """Sign in as a guest."""
        me = await self._post("/api/guests", NewGuest(name), Me)
        self.token = me.token
        return me

    async def me(self) -> Me:
        """My own data."""
        return await self._get("/api/me", Me)

    async def rename(self, name: str) -> Me:
        """Change my name."""
        return msgspec.json.decode(await self._send("PATCH", "/api/me", NewGuest(name)), type=Me)

    async def sign_out(self) -> None:
        """End this session."""
        await self._post("/api/me/sign-out", None, SignedOut)

    async def sessions(self) -> list[SessionInfo]:
        """My sessions."""
        return await self._get("/api/me/sessions", list[SessionInfo])

    async def end_sessions(self, session: str = "") -> int:
        """End all other sessions, or a given one; return how many ended."""
        body = await self._send("DELETE", f"/api/me/sessions?session={session}", None)
        return msgspec.json.decode(body, type=SignedOut).ended

    async def export(self) -> Export:
        """Everything that is stored about me."""
        return await self._get("/api/me/export", Export)

    async def erase(self, name: str) -> None:
        """Erase me for good; my name confirms it."""
        await self._send("DELETE", "/api/me", Erasure(name))

    async def my_tables(self) -> list[MyTable]:
        """My tables, those waiting for me first."""
        return await self._get("/api/me/tables", list[MyTable])

    async def my_lessons(self) -> list[MyLesson]:
        """How far I have come in each lesson."""
        return await self._get("/api/me/lessons", list[MyLesson])

    async def days_off(self) -> DaysOff:
        """My days off."""
        return await self._get("/api/me/days-off", DaysOff)

    async def set_days_off(self, wish: NewDaysOff) -> DaysOff:
        """Set the days on which my clocks stop, from now on."""
        body = await self._send("PUT", "/api/me/days-off", wish)
        return msgspec.json.decode(body, type=DaysOff)

    async def muted(self) -> list[str]:
        """The people whom I have muted."""
        return await self._get("/api/me/muted", list[str])

    async def mute(self, person: str, muted: bool = True) -> list[str]:
        """Mute or unmute somebody."""
        return await self._post("/api/me/muted", Muting(person, muted), list[str])

    async def block(self, person: str, blocked: bool = True) -> list[str]:
        """Block or unblock somebody."""
        return await self._post("/api/me/blocked", Blocking(person, blocked), list[str])

    # -- tables ----------------------------------------------------------------------------------

    async def games(self) -> list[GameInfo]:
        """The games available."""
        return await self._get("/api/games", list[GameInfo])

    async def send_away(self, id: str, who: str) -> TableInfo:
        """Remove a watcher from my table."""
        return await self._post(f"/api/tables/{id}/watchers/remove", Removal(who), TableInfo)

    async def lobby(
        self,
        status: LobbyStatus = "open",
        wanted: LobbyFilter | None = None,
        after: str = "",
        limit: int = 50,
    ) -> LobbyPage:
        """A page of the public tables that wait for players or can be watched."""
        asked = msgspec.to_builtins(wanted or LobbyFilter())
        query = httpx.QueryParams({**asked, "status": status, "after": after, "limit": limit})
        return await self._get(f"/api/tables?{query}", LobbyPage)

    async def create(self, table: NewTable) -> TableInfo:
        """Create a table; then `join` it."""
        return await self._post("/api/tables", table, TableInfo)

    async def begin_lesson(self, game: str, lesson: str, id: str | None = None) -> TableInfo:
        """Begin a lesson at a table of its own."""
        return await self._post(f"/api/games/{game}/lessons/{lesson}", NewLesson(id, new_id()), TableInfo)

    async def practise(self, table: str, wish: GamePractice) -> TableInfo:
        """Play on from a position of a finished game."""
        return await self._post(f"/api/tables/{table}/practice", wish, TableInfo)

    async def practise_rule(self, game: str, position: str, wish: RulePractice) -> TableInfo:
        """Play on from a position that shows a rule."""
        return await self._post(f"/api/games/{game}/positions/{position}/practice", wish, TableInfo)

    async def table(self, id: str) -> TableInfo:
        """A table without its game."""
        return await self._get(f"/api/tables/{id}", TableInfo)

    async def join(self, id: str, seat: int | None = None, code: str = "", nonce: str = "") -> TableInfo:
        """Take a seat, with a nonce of our own."""
        return await self._post(f"/api/tables/{id}/join", Joining(nonce or new_id(), seat, code), TableInfo)

    async def leave(self, id: str) -> TableInfo:
        """Leave before the game begins."""
        return await self._post(f"/api/tables/{id}/leave", None, TableInfo)

    async def seat_bot(self, id: str, seat: int, level: str) -> TableInfo:
        """Give a free seat of my table to a bot."""
        return await self._post(f"/api/tables/{id}/bots", BotSeat(seat, level), TableInfo)

    async def start(self, id: str) -> TableInfo:
        """Start the game."""
        return await self._post(f"/api/tables/{id}/start", None, TableInfo)

    async def rematch(self, id: str) -> TableInfo:
        """Play again with the same people."""
        return await self._post(f"/api/tables/{id}/rematch", None, TableInfo)

    async def invite(self, id: str, seat: int | None = None, hours: float = 72) -> Invitation:
        """A code for a seat, or for watching."""
        return await self._post(f"/api/tables/{id}/invitations", NewInvitation(seat, hours), Invitation)

    async def find_invitation(self, short: str) -> FoundInvitation:
        """The invitation that a short code stands for."""
        return await self._get(f"/api/invitations/{short}", FoundInvitation)

    async def watch(self, id: str, code: str) -> TableInfo:
        """Be admitted to watch."""
        return await self._post(f"/api/tables/{id}/watch", Code(code), TableInfo)

    # -- play ------------------------------------------------------------------------------------

    async def view(self, id: str, seat: int | None = None, since: int = 0) -> SeatUpdate:
        """What my seat, or a watcher, sees."""
        where = "" if seat is None else f"&seat={seat}"
        return await self._get(f"/api/tables/{id}/view?since={since}{where}", SeatUpdate)

    def seat(self, id: str, seat: int | None) -> HttpSeat:
        """My seat at a table, or a watcher, for its requests."""
        return HttpSeat(self, id, seat)

    async def invitation_state(self, id: str, code: str) -> InvitationState:
        """What an invitation is good for now."""
        return await self._get(f"/api/tables/{id}/invitations/{code}", InvitationState)

    async def chat(self, id: str, since: int = 0) -> list[ChatLine]:
        """The chat of a table."""
        return await self._get(f"/api/tables/{id}/chat?since={since}", list[ChatLine])

    async def record(self, id: str) -> str:
        """The record of a finished game."""
        return (await self._send("GET", f"/api/tables/{id}/record", None)).decode()

    async def verify(self, id: str) -> Verdict:
        """Verify the record of a finished game."""
        return await self._get(f"/api/tables/{id}/verify", Verdict)

    async def position(self, id: str, n: int, seat: int | None = None) -> SeatUpdate:
        """The position after entry `n`, as my seat (any seat once the game is over) knew it."""
        query = "" if seat is None else f"?seat={seat}"
        return await self._get(f"/api/tables/{id}/positions/{n}{query}", SeatUpdate)

    async def steps(self, id: str, first: int, last: int, seat: int | None = None) -> SeatPastPositions:
        """The position after one entry, and how the following ones changed the view."""
        query = "" if seat is None else f"&seat={seat}"
        return await self._get(f"/api/tables/{id}/positions?from={first}&to={last}{query}", SeatPastPositions)

    async def totals(self, id: str) -> list[TotalAt]:
        """The points of a finished game over time."""
        return await self._get(f"/api/tables/{id}/totals", list[TotalAt])

    # -- inside ----------------------------------------------------------------------------------

    def headers(self) -> dict[str, str]:
        """Credentials and language."""
        headers = {"accept-language": self.language}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        return headers

    async def _get(self, path: str, kind: type[T]) -> T:
        return msgspec.json.decode(await self._send("GET", path, None), type=kind)

    async def ask(self, id: str, seat: int | None, request: SeatRequest) -> Answer:
        """Send a request of a seat, or of a watcher if none, and wait for its answer."""
        where = "" if seat is None else f"?seat={seat}"
        return ANSWERS.decode(await self._send("POST", f"/api/tables/{id}/requests{where}", request))

    async def _post(self, path: str, body: msgspec.Struct | None, kind: type[T]) -> T:
        return msgspec.json.decode(await self._send("POST", path, body), type=kind)

    async def _send(self, method: str, path: str, body: msgspec.Struct | None) -> bytes:
        headers = self.headers()
        content = b""
        if body is not None:
            content = msgspec.json.encode(body)
            headers["content-type"] = "application/json"
        answer = await self._http.request(method, path, content=content, headers=headers)
        if answer.is_success:
            return answer.content
        try:
            problem = msgspec.json.decode(answer.content, type=ProblemBody)
        except msgspec.DecodeError:
            problem = ProblemBody("unknown", answer.text[:200])
        raise ServerRefusal(answer.status_code, problem)


class HttpSeat(AskingSeat):
    """A seat whose requests go over HTTP."""

    def __init__(self, client: Client, table: str, seat: int | None) -> None:
        self._client = client
        self._table = table
        self._seat = seat

    async def ask(self, request: SeatRequest) -> Answer:
        return await self._client.ask(self._table, self._seat, request)
