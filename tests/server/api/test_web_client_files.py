"""Serving the web client and the texts of the games."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest

from kingscourt.server.api import client_files
from kingscourt.server.api.security_headers import ALWAYS
from kingscourt.server.client.http_client import Client
from tests.server.support.live_server import Live, live
from tests.server.support.managers import config_for
from tests.server.support.players import guests, new_table

pytestmark = pytest.mark.anyio


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Web client as the build produces it."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>page")
    (tmp_path / "assets/index-1a2b.js").write_text("let a")
    (tmp_path / "assets/index-1a2b.js.gz").write_bytes(b"packed")
    (tmp_path / "assets/index-1a2b.js.br").write_bytes(b"smallest")
    (tmp_path / "theme.js").write_text("let b")
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / "robots.txt").write_text("User-agent: *\n")
    (tmp_path.parent / "secret.txt").write_text("hidden words")
    monkeypatch.setattr(client_files, "folder", lambda: tmp_path)
    return tmp_path


@pytest.fixture(scope="module")
async def served(shared_database: str) -> AsyncIterator[Live]:
    async with live(config_for(shared_database)) as one:
        yield one


async def fetch(served: Live, path: str, **headers: str) -> httpx.Response:
    async with httpx.AsyncClient(trust_env=False, timeout=60) as http:
        request = http.build_request(
            "GET", served.url + path, headers={"accept-encoding": "identity"} | headers
        )
        return await http.send(request, stream=False)


@pytest.mark.usefixtures("built")
async def test_every_address_of_the_client_is_its_page(served: Live) -> None:
    for path in ("/", "/table/a-1", "/new/kingsburg"):
        answer = await fetch(served, path)
        assert answer.text == "<!doctype html>page"
        assert answer.headers["cache-control"] == "no-cache"
        assert "default-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.usefixtures("built")
async def test_files_with_a_hash_stay_for_ever(served: Live) -> None:
    answer = await fetch(served, "/assets/index-1a2b.js")
    assert answer.text == "let a"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("path", ["/assets/index-1a2b.js", "/theme.js", "/icon.svg", "/robots.txt"])
@pytest.mark.parametrize("encoding", ["identity", "gzip", "br"])
async def test_files_have_the_security_headers_of_pages(served: Live, path: str, encoding: str) -> None:
    page = await head(served, "/")
    file = await head(served, path, **{"accept-encoding": encoding})
    assert file.status_code == 200
    for name in (*ALWAYS, b"content-security-policy"):
        assert file.headers.get_list(name.decode()) == page.headers.get_list(name.decode()) != []


@pytest.mark.usefixtures("built")
async def test_nothing_outside_the_client_is_given_out(served: Live) -> None:
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/..%2fsecret.txt"):
        assert "hidden words" not in (await fetch(served, path)).text


@pytest.mark.usefixtures("built")
async def test_what_is_missing_is_no_page(served: Live) -> None:
    assert (await fetch(served, "/assets/gone.js")).status_code == 404
    assert (await fetch(served, "/api/gone")).status_code == 404
    assert (await fetch(served, f"/assets/{'a' * 300}")).status_code == 404
    assert (await fetch(served, f"/{'a' * 300}")).status_code == 200  # a route of the client


async def raw(served: Live, path: str, **headers: str) -> tuple[bytes, httpx.Headers]:
    """The body as it travels."""
    async with (
        httpx.AsyncClient(trust_env=False, timeout=60) as http,
        http.stream("GET", served.url + path, headers=headers) as answer,
    ):
        return b"".join([part async for part in answer.aiter_raw()]), answer.headers


@pytest.mark.parametrize(
    ("accepted", "body", "encoding"),
    [
        ("gzip, deflate, br", b"smallest", "br"),
        ("gzip, br;q=0", b"packed", "gzip"),
        ("gzip", b"packed", "gzip"),
        ("identity", b"let a", None),
        ("gzip;q=0", b"let a", None),
    ],
)
@pytest.mark.usefixtures("built")
async def test_a_packed_copy_is_sent_to_those_who_can_unpack_it(
    served: Live, accepted: str, body: bytes, encoding: str | None
) -> None:
    sent, headers = await raw(served, "/assets/index-1a2b.js", **{"accept-encoding": accepted})
    assert sent == body
    assert headers.get("content-encoding") == encoding
    assert headers["vary"] == "accept-encoding"


@pytest.mark.usefixtures("built")
async def test_what_has_not_changed_is_not_sent_again(served: Live) -> None:
    for path in (
        "/",
        "/theme.js",
        "/icon.svg",
        "/table/a-1",
        "/api/games",
        "/api/games/kingsburg/rules/rulebook",
    ):
        first = await fetch(served, path)
        assert (first.status_code, first.headers["cache-control"]) == (200, "no-cache")
        again = await fetch(served, path, **{"if-none-match": f'"other", {first.headers["etag"]}'})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == first.headers["etag"]
        assert (await fetch(served, path, **{"if-none-match": '"other"'})).content == first.content


async def head(served: Live, path: str, **headers: str) -> httpx.Response:
    async with httpx.AsyncClient(trust_env=False, timeout=60) as http:
        return await http.head(served.url + path, headers=headers)


@pytest.mark.usefixtures("built")
async def test_head_is_get_without_the_body(served: Live) -> None:
    for path in (
        "/",
        "/assets/index-1a2b.js",
        "/table/a-1",
        "/api/games",
        "/healthz",
        "/theme.js",
        "/gone.png",
    ):
        got, told = await fetch(served, path), await head(served, path, **{"accept-encoding": "identity"})
        assert (told.status_code, told.content) == (got.status_code, b"")
        for name in ("content-length", "content-type", "etag", "cache-control", "content-security-policy"):
            assert told.headers.get(name) == got.headers.get(name)
    assert (await head(served, "/api/guests")).status_code == 405


@pytest.mark.usefixtures("built")
async def test_an_address_that_means_a_file_is_no_page(served: Live) -> None:
    for path in ("/gone.png", "/favicon.ico", "/table/apple-touch-icon.png", "/.well-known/change-password"):
        assert (await fetch(served, path)).status_code == 404
    assert (await fetch(served, "/robots.txt")).text.startswith("User-agent: *")


async def test_without_a_build_the_page_says_how_to_get_one(
    served: Live, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client_files, "folder", lambda: tmp_path)
    assert "npm run build" in (await fetch(served, "/")).text


async def test_texts_of_a_game_in_a_language(served: Live) -> None:
    answer = await fetch(served, "/api/games/kingsburg/texts/hu")
    assert "kingsburg-game = Kingsburg" in answer.text
    assert "kingsburg-prompt-influence = " in answer.text
    again = await fetch(served, "/api/games/kingsburg/texts/hu", **{"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304
    learning = await fetch(served, "/api/games/kingsburg/learning-texts/hu")
    assert "kingsburg-lesson-first-goal-why" in learning.text
    assert "kingsburg-lesson-first-goal-why" not in answer.text
    assert (await fetch(served, "/api/games/kingsburg/texts/xx")).status_code == 404
    assert (await fetch(served, "/api/games/nothing/texts/en")).status_code == 404


async def test_who_watches_gets_the_outline_of_a_watcher(served: Live) -> None:
    async with AsyncExitStack() as stack:
        people: list[Client] = await guests([served.url], ["Anna", "Béla", "Cili"])
        for client in people:
            await stack.enter_async_context(client)
        id = await new_table(people[:2], "kingsburg")
        seen = await people[2].seat(id, None).outline([])
        assert not any(part.place == "my" for part in seen.inside)
        assert any(part.place == "my" for part in (await people[0].seat(id, 0).outline([])).inside)


async def test_covers_hold_what_lists_of_games_show(served: Live) -> None:
    answer = await fetch(served, "/api/games/covers/hu")
    assert "royals-game = " in answer.text
    assert "    .length = 60–90 perc\n" in answer.text
    assert "kingsburg-edition-english-2007 = Első angol kiadás" in answer.text
    assert "rival-kings-option-match = " in answer.text
    assert "heirlooms-goal-" not in answer.text
    assert "heirlooms-round" not in answer.text
    assert "-prompt-" not in answer.text
    again = await fetch(served, "/api/games/covers/hu", **{"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert (await fetch(served, "/api/games/covers/xx")).status_code == 404
