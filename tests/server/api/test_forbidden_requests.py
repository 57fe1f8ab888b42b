"""Requests that must be refused: to others' tables and seats, with bad credentials, from other sites."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from kingscourt.server.api.seat_requests import Do
from kingscourt.server.api.wire_types import NewSeat, NewTable
from kingscourt.server.client.http_client import Client
from kingscourt.server.people.tokens import invitation, session_token
from tests.server.support.live_server import Live, live
from tests.server.support.managers import config_for
from tests.server.support.players import company, guests, new_table
from tests.server.support.raw_requests import call
from tests.server.support.seat_requests import SAMPLES, asked

pytestmark = pytest.mark.anyio
GAME = "heirlooms"

# every call about one table, with a body that would have an effect
TABLE_CALLS = [
    ("GET", "", None),
    ("GET", "/view?seat=0", None),
    ("GET", "/view", None),
    ("GET", "/clock", None),
    ("GET", "/facts", None),
    ("GET", "/chat", None),
    ("GET", "/record", None),
    ("GET", "/verify", None),
    ("GET", "/positions?from=1&to=2&seat=0", None),
    ("GET", "/positions/1?seat=0", None),
    ("GET", "/positions/1", None),
    ("GET", "/positions/1/outline?seat=0", None),
    ("GET", "/positions/1/secrets", None),
    ("GET", "/totals", None),
    ("GET", "/review", None),
    *map(asked, SAMPLES),
    ("POST", "/join", {"nonce": "abc"}),
    ("POST", "/leave", None),
    ("POST", "/bots", {"seat": 0, "level": "random"}),
    ("POST", "/start", None),
    ("POST", "/rematch", None),
    ("POST", "/practice", {"n": 1}),
    ("POST", "/invitations", {}),
    ("DELETE", "/invitations", None),
    ("POST", "/watchers/remove", {"who": "abc"}),
]
# every call about the caller's own account
OWN_CALLS = [
    ("GET", "/me", None),
    ("PATCH", "/me", {"name": "Eve"}),
    ("GET", "/me/tables", None),
    ("POST", "/tables", {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}),
    ("POST", f"/games/{GAME}/lessons/first", {}),
    ("POST", f"/games/{GAME}/positions/known/practice", {}),
    ("GET", "/me/lessons", None),
    ("GET", "/me/days-off", None),
    ("PUT", "/me/days-off", {"weekdays": [6]}),
    ("GET", "/me/muted", None),
    ("POST", "/me/muted", {"who": "abc"}),
    ("GET", "/me/blocked", None),
    ("POST", "/me/blocked", {"who": "abc"}),
    ("POST", "/verify", {"format": "kingscourt"}),
    ("POST", "/me/sign-out", None),
    ("GET", "/me/sessions", None),
    ("DELETE", "/me/sessions", None),
    ("GET", "/me/export", None),
    ("DELETE", "/me", {"confirm": "Eve"}),
]
# calls that need no credentials
FOR_ALL = {
    ("GET", "/api/games"),
    ("GET", "/api/games/{game}"),
    ("GET", "/api/games/{game}/schema"),
    ("GET", "/api/games/{game}/teaching"),
    ("GET", "/api/games/{game}/rule-book"),
    ("GET", "/api/games/{game}/positions/{name}"),
    ("GET", "/api/games/{game}/facts/{edition}"),
    ("GET", "/api/games/{game}/rules/{edition}"),
    ("GET", "/api/games/covers/{language}"),
    ("GET", "/api/games/{game}/texts/{language}"),
    ("GET", "/api/games/{game}/learning-texts/{language}"),
    ("GET", "/api/tables"),
    ("GET", "/api/stream-schema"),
    ("GET", "/healthz"),
    ("GET", "/readyz"),
    ("POST", "/api/guests"),
}
SEAT_CALLS = [call for call in TABLE_CALLS if "seat" in call[1] or (call[2] and "seat" in call[2])]


@pytest.fixture(scope="module")
async def server(shared_database: str) -> AsyncIterator[Live]:
    async with live(config_for(shared_database, max_request_bytes=20_000)) as made:
        yield made


@pytest.fixture(scope="module")
async def people(server: Live) -> AsyncIterator[list[Client]]:
    async with company([server.url], ["Anna", "Béla", "Eve"]) as clients:
        yield clients


@pytest.mark.parametrize(("method", "path", "body"), TABLE_CALLS)
async def test_a_private_table_does_not_exist_for_strangers(
    people: list[Client], method: str, path: str, body: object
) -> None:
    seats = [NewSeat("me"), NewSeat("bot", level="random")]
    info = await people[0].create(NewTable(GAME, seats, public=False))
    await people[0].join(info.id)
    answer = await call(people[2], method, f"/api/tables/{info.id}{path}", body)
    missing = await call(people[2], method, f"/api/tables/a-{'0' * 16}{path}", body)
    assert answer.status_code == missing.status_code == 404
    assert answer.json()["words"].replace(info.id, "") == missing.json()["words"].replace(f"a-{'0' * 16}", "")


@pytest.mark.parametrize(("method", "path", "body"), SEAT_CALLS)
async def test_another_s_seat_is_forbidden(
    people: list[Client], method: str, path: str, body: object
) -> None:
    id = await new_table(people[:2], GAME)
    for other in people[1:]:
        answer = await call(other, method, f"/api/tables/{id}{path}", body)
        assert answer.status_code == 403, answer.text


@pytest.mark.parametrize(("method", "path", "body"), [*TABLE_CALLS, ("GET", "/../../me/tables", None)])
async def test_a_forged_or_missing_cookie_is_refused(
    people: list[Client], method: str, path: str, body: object
) -> None:
    id = await new_table(people[:2], GAME)
    await refused_to_strangers(people, method, f"/api/tables/{id}{path}", body)


@pytest.mark.parametrize(("method", "path", "body"), OWN_CALLS)
async def test_what_is_mine_is_refused_to_a_forged_cookie_and_to_other_sites(
    people: list[Client], method: str, path: str, body: object
) -> None:
    await refused_to_strangers(people, method, f"/api{path}", body)
    if method != "GET":
        evil = await call(people[2], method, f"/api{path}", body, origin="https://evil.example")
        assert evil.status_code == 403


async def refused_to_strangers(people: list[Client], method: str, path: str, body: object) -> None:
    """Check that missing, forged, expired and unknown credentials are refused."""
    me = await people[0].me()
    now = time.time()
    forged = [
        "",
        "nonsense",
        session_token("another secret, long enough", me.id, "1", now),
        people[0].token[:-2] + "xx",
        people[0].token.replace(me.id, (await people[1].me()).id),
        session_token("s" * 32, me.id, "1", now - 500 * 86_400),
        session_token("s" * 32, me.id, "no session", now),
        session_token("s" * 32, "nobody", "1", now),
    ]
    async with Client(people[0].url) as stranger:
        for token in forged:
            stranger.token = token
            answer = await call(stranger, method, path, body)
            assert answer.status_code == 401, (token, answer.text)


async def test_what_i_set_is_mine_alone(people: list[Client]) -> None:
    await call(people[0], "POST", "/api/me/muted", {"who": "abc"})
    await call(people[0], "PUT", "/api/me/days-off", {"weekdays": [6]})
    assert (await call(people[1], "GET", "/api/me/muted", None)).json() == []
    nothing = {"weekdays": [], "dates": [], "offset": 0, "allowance": 30, "left": 30, "tables_left": 0}
    assert (await call(people[1], "GET", "/api/me/days-off", None)).json() == nothing


async def test_every_endpoint_is_on_one_of_these_lists(server: Live) -> None:
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as http:
        paths = (await http.get("/api/docs/openapi.json")).json()["paths"]
    there = {(method.upper(), path) for path, calls in paths.items() for method in calls}
    about_tables = {(method, f"/api/tables/{{table}}{template(path)}") for method, path, _ in TABLE_CALLS}
    own = {(method, f"/api{template(path)}") for method, path, _ in OWN_CALLS}
    by_code = {
        ("POST", "/api/tables/{table}/watch"),  # test_watching_by_a_code_of_another_table_is_refused
        ("GET", "/api/tables/{table}/invitations/{code}"),  # test_invitation_states.py
        ("GET", "/api/invitations/{short}"),  # likewise
        ("GET", "/api/tables/{table}/review.png"),  # tests/server/reviews
    }
    assert there == about_tables | own | by_code | FOR_ALL


def template(path: str) -> str:
    """Path of a call as the API description writes it."""
    path = path.partition("?")[0].replace("/1", "/{n}")
    path = path.replace(f"/{GAME}/", "/{game}/").replace("/lessons/first", "/lessons/{name}")
    return path.replace("/positions/known", "/positions/{name}")


async def test_watching_by_a_code_of_another_table_is_refused(people: list[Client]) -> None:
    anna, _, eve = people
    info = await anna.create(NewTable(GAME, [NewSeat("me"), NewSeat("invited")], public=False))
    own = await eve.create(NewTable(GAME, [NewSeat("me"), NewSeat("invited")], public=False))
    foreign = (await eve.invite(own.id)).code
    for code in (foreign, "", "-1.9999999999.x", "-1.1.1"):
        answer = await call(eve, "POST", f"/api/tables/{info.id}/watch", {"code": code})
        assert answer.status_code == 403, code
    assert (await call(eve, "GET", f"/api/tables/{info.id}", None)).status_code == 404
    good = (await anna.invite(info.id)).code
    stranger = Client(eve.url)
    async with stranger:
        answer = await call(stranger, "POST", f"/api/tables/{info.id}/watch", {"code": good})
    assert answer.status_code == 401


async def test_a_code_for_watching_gives_no_seat(people: list[Client]) -> None:
    anna, bela, _ = people
    info = await anna.create(NewTable(GAME, [NewSeat("me"), NewSeat("open")], public=False))
    await anna.join(info.id)
    code = (await anna.invite(info.id)).code
    body = {"nonce": "abc", "code": code}
    assert (await call(bela, "POST", f"/api/tables/{info.id}/join", body)).status_code == 403
    assert (await call(bela, "POST", f"/api/tables/{info.id}/watch", {"code": code})).status_code == 200
    assert (await call(bela, "POST", f"/api/tables/{info.id}/join", body)).status_code == 403
    seat = {"nonce": "abc", "code": (await anna.invite(info.id, 1)).code}
    assert (await call(bela, "POST", f"/api/tables/{info.id}/join", seat)).status_code == 200


async def test_no_link_of_another_site_signs_anybody_in(people: list[Client]) -> None:
    for key in (people[2].token, "", "x"):
        answer = await call(people[0], "GET", f"/api/enter?key={key}&token={key}", None)
        assert answer.status_code == 401
        assert "set-cookie" not in answer.headers


async def test_an_expired_revoked_or_foreign_invitation_is_refused(
    people: list[Client], server: Live
) -> None:
    anna, bela, eve = people
    info = await anna.create(NewTable(GAME, [NewSeat("me"), NewSeat("invited")], public=False))
    other = await eve.create(NewTable(GAME, [NewSeat("me"), NewSeat("invited")], public=False))
    salt = (await server.manager.fresh(info.id)).row.setup.salt
    expired = invitation(server.service.config.secret, info.id, salt, 1, time.time() - 1)
    foreign = (await eve.invite(other.id, 1)).code
    good = (await anna.invite(info.id, 1)).code
    changed = good.replace("1.", "0.", 1)
    for code in (expired, foreign, changed, "1.2.3", "x", "0." + "9" * 30 + ".x"):
        answer = await call(bela, "POST", f"/api/tables/{info.id}/join", {"nonce": "abc", "code": code})
        assert answer.status_code == 403, code
    assert (await call(anna, "DELETE", f"/api/tables/{info.id}/invitations", None)).status_code == 204
    answer = await call(bela, "POST", f"/api/tables/{info.id}/join", {"nonce": "abc", "code": good})
    assert answer.status_code == 403


async def test_another_site_s_page_cannot_act(people: list[Client]) -> None:
    id = await new_table(people[:2], GAME)
    method, path, body = asked(Do("x", ["wait"]))
    evil = await call(people[0], method, f"/api/tables/{id}{path}", body, origin="https://evil.example")
    assert evil.status_code == 403
    own = await call(people[0], method, f"/api/tables/{id}{path}", body, origin=people[0].url)
    assert own.status_code == 200
    address = f"ws{people[0].url.removeprefix('http')}/api/tables/{id}/stream?seat=0"
    headers = {**people[0].headers(), "origin": "https://evil.example"}
    async with connect(address, additional_headers=headers, proxy=None) as socket:
        assert b"forbidden" in _bytes(await socket.recv())
        with pytest.raises(ConnectionClosed):
            await socket.recv()


def _bytes(data: str | bytes) -> bytes:
    return data.encode() if isinstance(data, str) else data


async def test_cookies_are_signed_and_out_of_reach_of_scripts(server: Live) -> None:
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as http:
        made = await http.post("/api/guests", json={"name": "Anna"})
        cookie = made.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert (await http.get("/api/me")).json()["name"] == "Anna"


async def test_those_without_a_name_do_not_ask_without_end(shared_database: str) -> None:
    async with live(config_for(shared_database, anonymous_requests_per_minute=5)) as server:
        async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as http:
            (anna,) = await guests([server.url], ["Anna"])  # one anonymous request
            forged = {"authorization": "Bearer nonsense"}
            codes = [(await http.get("/api/tables", headers=forged)).status_code for _ in range(3)]
            codes += [(await http.get("/api/tables")).status_code for _ in range(3)]
            assert codes == [200] * 4 + [429] * 2
            for _ in range(10):
                assert (await http.get("/api/tables", headers=anna.headers())).status_code == 200
            assert (await http.get("/healthz")).status_code == 200
        await anna.__aexit__(None, None, None)
