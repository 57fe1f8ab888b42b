"""Requests that must fail: others' seats and tables, bad credentials, malformed and huge messages."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from kingscourt.server.api.wire_types import NewSeat, NewTable
from kingscourt.server.client.http_client import Client
from kingscourt.server.people.tokens import invitation, person_token
from tests.server.support.live_server import Live, live
from tests.server.support.managers import config_for
from tests.server.support.players import company, guests, new_table
from tests.server.support.waiting import TIMEOUT

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
    ("GET", "/positions/1?seat=0", None),
    ("GET", "/positions/1", None),
    ("GET", "/positions/1/outline?seat=0", None),
    ("GET", "/positions/1/secrets", None),
    ("GET", "/totals", None),
    ("GET", "/why-not?seat=0&asked=steward", None),
    ("POST", "/commands", {"id": "x", "seat": 0, "actions": ["wait"]}),
    ("POST", "/undo", {"id": "x", "seat": 0}),
    ("POST", "/preview", {"seat": 0, "actions": ["wait"]}),
    ("POST", "/finals", {"seat": 0, "actions": []}),
    ("POST", "/outline", {"seat": 0, "actions": []}),
    ("POST", "/offers", {"seat": 0, "kind": "end"}),
    ("POST", "/consents", {"seat": 0, "kind": "end", "offer": 1, "agrees": True}),
    ("POST", "/resign", {"seat": 0}),
    ("POST", "/resume", {"seat": 0}),
    ("POST", "/return", {"seat": 0}),
    ("POST", "/join", {"nonce": "abc"}),
    ("POST", "/leave", None),
    ("POST", "/start", None),
    ("POST", "/rematch", None),
    ("POST", "/invitations", {}),
    ("DELETE", "/invitations", None),
    ("POST", "/chat", {"text": "hello"}),
    ("POST", "/watchers/remove", {"who": "abc"}),
]
# every call about the caller's own account
OWN_CALLS = [
    ("GET", "/me", None),
    ("PATCH", "/me", {"name": "Eve"}),
    ("GET", "/me/tables", None),
    ("POST", "/tables", {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}),
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
    ("GET", "/api/games/{game}/facts/{edition}"),
    ("GET", "/api/games/{game}/rules/{edition}"),
    ("GET", "/api/games/{game}/texts/{language}"),
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


async def call(client: Client, method: str, path: str, body: object, **headers: str) -> httpx.Response:
    content = b"" if body is None else msgspec.json.encode(body)
    sent = {**client.headers(), "content-type": "application/json", **headers}
    async with httpx.AsyncClient(base_url=client.url, trust_env=False, timeout=60) as http:
        return await http.request(method, path, content=content, headers=sent)


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
    forged = [
        "",
        "nonsense",
        person_token("another secret, long enough", me.id),
        people[0].token[:-2] + "xx",
        people[0].token.replace(me.id, (await people[1].me()).id),
        person_token("s" * 32, me.id, time.time() - 500 * 86_400),
        person_token("s" * 32, "nobody"),
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


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/me/days-off", {"weekdays": [7]}),
        ("/api/me/days-off", {"weekdays": [0, 1, 2]}),
        ("/api/me/days-off", {"dates": ["tomorrow"]}),
        ("/api/me/days-off", {"dates": ["2027-02-30"]}),
        ("/api/me/days-off", {"dates": ["2027-01-01"] * 31}),
        ("/api/me/days-off", {"offset": 100_000}),
        ("/api/me/days-off", {"weekends": True}),
        ("/api/me/muted", {"who": ""}),
        ("/api/me/muted", {"who": "x" * 65}),
        ("/api/me/muted", {"who": "'; DROP TABLE mutes"}),
        ("/api/me/blocked", {"who": 5}),
        (
            "/api/tables",
            {
                "game": GAME,
                "seats": [{"kind": "me"}, {"kind": "open"}],
                "pace": {"kind": "days", "days": 1e-7},
            },
        ),
    ],
)
async def test_malformed_wishes_are_refused_politely(people: list[Client], path: str, body: object) -> None:
    method = "PUT" if "days-off" in path else "POST"
    answer = await call(people[0], method, path, body)
    assert answer.status_code == 400, answer.text
    assert answer.json()["code"] == "bad-request"


async def test_every_endpoint_is_on_one_of_these_lists(server: Live) -> None:
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as http:
        paths = (await http.get("/api/docs/openapi.json")).json()["paths"]
    there = {(method.upper(), path) for path, calls in paths.items() for method in calls}
    about_tables = {(method, f"/api/tables/{{table}}{template(path)}") for method, path, _ in TABLE_CALLS}
    own = {(method, f"/api{path}") for method, path, _ in OWN_CALLS}
    by_code = {("POST", "/api/tables/{table}/watch")}  # test_watching_by_a_code_of_another_table_is_refused
    assert there == about_tables | own | by_code | FOR_ALL


def template(path: str) -> str:
    """Path of a call as the API description writes it."""
    return path.partition("?")[0].replace("/1", "/{n}")


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
    body = {"id": "x", "seat": 0, "actions": ["wait"]}
    evil = await call(people[0], "POST", f"/api/tables/{id}/commands", body, origin="https://evil.example")
    assert evil.status_code == 403
    own = await call(people[0], "POST", f"/api/tables/{id}/commands", body, origin=people[0].url)
    assert own.status_code == 200
    address = f"ws{people[0].url.removeprefix('http')}/api/tables/{id}/stream?seat=0"
    headers = {**people[0].headers(), "origin": "https://evil.example"}
    async with connect(address, additional_headers=headers, proxy=None) as socket:
        assert b"forbidden" in _bytes(await socket.recv())
        with pytest.raises(ConnectionClosed):
            await socket.recv()


def _bytes(data: str | bytes) -> bytes:
    return data.encode() if isinstance(data, str) else data


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"id":"x","seat":-1,"actions":["wait"]}',
        b'{"id":"x","seat":99,"actions":["wait"]}',
        b'{"id":"x","seat":0,"actions":[]}',
        b'{"id":"","seat":0,"actions":["wait"]}',
        b'{"id":"x","seat":0,"actions":["wait"],"after":-5}',
        b'{"id":"x","seat":0,"actions":["wait"],"extra":1}',
        b'{"id":"x","seat":0,"actions":["' + b"a" * 300 + b'"]}',
        b'{"id":"x","seat":0,"actions":' + b"[" * 4000 + b"]" * 4000 + b"}",
        b"\xff\xfe\x00",
        b'{"id":"\xff","seat":0,"actions":["wait"]}',
        b'{"id":"x","seat":0,"actions":["\xed\xa0\x80"]}',
    ],
    ids=range(15),
)
async def test_malformed_requests_are_refused_politely(people: list[Client], body: bytes) -> None:
    id = await new_table(people[:2], GAME)
    headers = {**people[0].headers(), "content-type": "application/json"}
    async with httpx.AsyncClient(base_url=people[0].url, trust_env=False, timeout=60) as http:
        answer = await http.post(f"/api/tables/{id}/commands", content=body, headers=headers)
    assert answer.status_code == 400, answer.text
    assert answer.json()["code"] == "bad-request"


async def test_oversized_requests_are_refused(people: list[Client]) -> None:
    id = await new_table(people[:2], GAME)
    answer = await call(people[0], "POST", f"/api/tables/{id}/chat", {"text": "a" * 30_000})
    assert answer.status_code == 413


async def open_stream(client: Client, id: str, query: str = "?seat=0") -> ClientConnection:
    address = f"ws{client.url.removeprefix('http')}/api/tables/{id}/stream{query}"
    return await connect(address, additional_headers=client.headers(), proxy=None, close_timeout=1)


@pytest.mark.parametrize("query", ["?seat=0", "?seat=7", "?seat=-1", "?seat=x", "?since=9999999999999999999"])
async def test_streams_of_other_seats_and_nonsense_are_refused(people: list[Client], query: str) -> None:
    id = await new_table(people[:2], GAME)
    async with await open_stream(people[2], id, query) as socket:
        assert msgspec.json.decode(await socket.recv())["type"] == "no"
        with pytest.raises(ConnectionClosed):
            await socket.recv()


async def test_malformed_messages_do_not_close_a_stream_and_oversized_ones_do(people: list[Client]) -> None:
    id = await new_table(people[:2], GAME)
    async with await open_stream(people[0], id) as socket:
        bad = ["", "{", "[]", '{"type":"fly"}', '{"type":"do"}', '{"type":"do","id":"x","actions":"wait"}']
        for text in [*bad, "[" * 10_000]:
            await socket.send(text)
        await socket.send(b"\x00\x01")
        await socket.send('{"type":"preview","id":"still","actions":["wait"]}')
        refused = 0
        while True:
            message = msgspec.json.decode(await socket.recv())
            refused += message["type"] == "no"
            if message["type"] == "preview":
                break
        assert refused == len(bad) + 2
        await socket.send('{"type":"chat","id":"x","text":"' + "a" * 30_000 + '"}')
        with pytest.raises(ConnectionClosed):
            await read_all(socket)


async def read_all(socket: ClientConnection) -> None:
    while True:
        await socket.recv()


async def test_a_watcher_does_not_play(people: list[Client]) -> None:
    id = await new_table(people[:2], GAME)
    async with await open_stream(people[2], id, "") as socket:
        await socket.send('{"type":"do","id":"x","actions":["wait"]}')
        while True:
            message = msgspec.json.decode(await socket.recv())
            if message["type"] == "no":
                assert message["problem"]["code"] == "forbidden"
                return


async def test_a_flood_of_messages_is_read_slowly_and_none_is_lost(people: list[Client]) -> None:
    id = await new_table(people[:2], GAME)
    async with await open_stream(people[0], id) as socket:
        begun = time.monotonic()
        for number in range(120):
            await socket.send(f'{{"type":"why","id":"{number}","asked":"steward"}}')
        answered: list[str] = []
        while len(answered) < 120:
            message = msgspec.json.decode(await socket.recv())
            if message["type"] == "why":
                answered.append(message["id"])
        assert answered == [str(number) for number in range(120)]
        assert time.monotonic() - begun > 1.5  # a burst of sixty, then thirty per second


async def test_names_and_talk_are_one_clean_line(people: list[Client]) -> None:
    id = await new_table(people[:2], GAME)
    line = await people[0].say(id, "a\nb\x00c\u202e d")
    assert line.text == "a b c d"
    renamed = await call(people[0], "PATCH", "/api/me", {"name": " x\ty "})
    assert renamed.json()["name"] == "x y"
    assert (await call(people[0], "PATCH", "/api/me", {"name": "\x00"})).status_code == 400
    for unseen in ("\u3164", "\u115f", "\u2800 \u034f"):
        assert (await call(people[0], "PATCH", "/api/me", {"name": unseen})).status_code == 400
    tower = await call(people[0], "PATCH", "/api/me", {"name": "Zoe\u0308" + "\u0301" * 30})
    assert tower.json()["name"] == "Zoe\u0308\u0301\u0301"


async def test_cookies_are_signed_and_out_of_reach_of_scripts(server: Live) -> None:
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as http:
        made = await http.post("/api/guests", json={"name": "Anna"})
        cookie = made.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert (await http.get("/api/me")).json()["name"] == "Anna"


async def closed_with(url: str, path: str, client: Client | None = None, **headers: str) -> int | None:
    """Code with which a stream is refused, or None if it stays open."""
    sent = {**(client.headers() if client else {}), **headers}
    address = f"ws{url.removeprefix('http')}{path}"
    async with connect(address, additional_headers=sent, proxy=None) as socket:
        first = msgspec.json.decode(await socket.recv())
        if first["type"] == "hello":
            return None
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


async def test_streams_are_for_those_with_papers_and_from_our_pages(people: list[Client]) -> None:
    anna, bela, eve = people
    info = await anna.create(NewTable(GAME, [NewSeat("me"), NewSeat("invited")], public=False))
    private = f"/api/tables/{info.id}/stream"
    public = f"/api/tables/{await new_table(people[:2], GAME)}/stream"
    me = await anna.me()
    forged = [
        "",
        "nonsense",
        person_token("another secret, long enough", me.id),
        anna.token[:-2] + "xx",
        anna.token.replace(me.id, (await bela.me()).id),
        person_token("s" * 32, me.id, time.time() - 500 * 86_400),
        person_token("s" * 32, "nobody"),
    ]
    for token in forged:
        async with Client(anna.url, token) as stranger:
            for path in ("/api/me/stream", public, f"{public}?seat=0", private):
                assert await closed_with(anna.url, path, stranger) == 4401, (path, token)
    assert await closed_with(anna.url, private, anna) is None
    assert await closed_with(anna.url, private, eve) == 4404
    assert await closed_with(anna.url, f"{private}?seat=0", eve) == 4404
    assert await closed_with(anna.url, f"{public}?seat=0", eve) == 4403
    assert await closed_with(anna.url, f"{public}?seat=9", eve) == 4400
    for path in ("/api/me/stream", "/api/lobby/stream", public, private):
        assert await closed_with(anna.url, path, anna, origin="https://evil.example") == 4403
        assert await closed_with(anna.url, path, anna, origin=anna.url) is None


async def test_streams_are_counted_by_person_and_by_address(shared_database: str) -> None:
    config = config_for(shared_database, streams_per_person=3, streams_per_address=5)
    async with live(config) as server, AsyncExitStack() as stack:
        anna, bela = await guests([server.url], ["Anna", "Béla"])
        address = f"ws{server.url.removeprefix('http')}"
        for client in (anna, bela):
            await stack.enter_async_context(client)
        async with AsyncExitStack() as open_streams:
            for _ in range(3):
                line = connect(f"{address}/api/me/stream", additional_headers=anna.headers(), proxy=None)
                await (await open_streams.enter_async_context(line)).recv()
            assert await closed_with(server.url, "/api/me/stream", anna) == 4429
            for _ in range(2):
                line = connect(f"{address}/api/lobby/stream", proxy=None)
                await (await open_streams.enter_async_context(line)).recv()
            assert await closed_with(server.url, "/api/lobby/stream") == 4429
            assert await closed_with(server.url, "/api/me/stream", bela) == 4429
        async with asyncio.timeout(TIMEOUT):
            while await closed_with(server.url, "/api/me/stream", anna) is not None:
                await asyncio.sleep(0.05)


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
