"""Security headers, the API page, cookies, and access to metrics."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from unittest.mock import AsyncMock

import httpx
import pytest
import websockets

from kingscourt.server.api.security_headers import POLICY, SITE_POLICY
from kingscourt.server.observability.metrics_endpoint import may_read_metrics, show_metrics
from tests.server.support.live_server import Live, live
from tests.server.support.managers import config_for
from tests.server.support.service_processes import free_port

pytestmark = pytest.mark.anyio
PROXY = {"x-forwarded-for": "203.0.113.5", "x-forwarded-proto": "https"}
JSON = {"content-type": "application/json"}


@pytest.fixture(scope="module")
async def served(shared_database: str) -> AsyncIterator[Live]:
    async with live(config_for(shared_database, max_request_bytes=2000)) as one:
        yield one


@pytest.fixture
async def http(served: Live) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=served.url, trust_env=False, timeout=60) as client:
        yield client


def check(headers: httpx.Headers, is_secure: bool) -> None:
    policy = headers["content-security-policy"]
    assert "frame-ancestors 'none'" in policy
    assert "unsafe-inline" not in policy.partition("script-src")[2]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert ("strict-transport-security" in headers) == is_secure
    for name in ("content-security-policy", "x-content-type-options", "referrer-policy"):
        assert len(headers.get_list(name)) == 1


ANSWERS = [
    ("GET", "/", 200),
    ("GET", "/table/a-1", 200),
    ("GET", "/assets/gone.js", 404),
    ("GET", "/healthz", 200),
    ("GET", "/api/games", 200),
    ("GET", "/api/docs", 200),
    ("GET", "/api/docs/style.css", 200),
    ("GET", "/api/docs/openapi.json", 200),
    ("GET", "/api/docs/gone", 404),
    ("GET", "/api/gone", 404),
    ("GET", "/api/me", 401),
    ("DELETE", "/api/guests", 405),
    ("POST", "/api/guests", 400),
    ("PUT", "/healthz", 405),
]


@pytest.mark.parametrize(("method", "path", "status"), ANSWERS)
@pytest.mark.parametrize("is_secure", [False, True])
async def test_every_answer_has_them(
    http: httpx.AsyncClient, method: str, path: str, status: int, is_secure: bool
) -> None:
    answer = await http.request(method, path, headers=PROXY if is_secure else {})
    assert answer.status_code == status
    check(answer.headers, is_secure)


@pytest.mark.parametrize("policy", [POLICY, SITE_POLICY], ids=["all else", "the client"])
def test_no_policy_lets_others_in(policy: str) -> None:
    """Check every policy, whether or not a web client has been built here."""
    parts = dict(part.strip().split(" ", 1) for part in policy.split(";"))
    assert parts["frame-ancestors"] == parts["base-uri"] == "'none'"
    assert {parts["default-src"], parts.get("script-src", "'self'")} <= {"'none'", "'self'"}
    assert not [name for name, value in parts.items() if "unsafe" in value and name != "style-src-attr"]
    assert not re.search(r"https?:|\*", policy)


async def test_errors_have_them_too(
    served: Live, http: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    check((await http.get("/readyz")).headers, False)
    large = await http.post("/api/guests", content=b"x" * 5000, headers=JSON)
    assert large.status_code == 413
    check(large.headers, False)
    monkeypatch.setattr(served.service.people, "new_guest", AsyncMock(side_effect=RuntimeError("a mistake")))
    broken = await http.post("/api/guests", json={"name": "Anna"})
    assert broken.status_code == 500
    check(broken.headers, False)
    shown = await http.get("/metrics")
    assert shown.status_code == 200
    check(shown.headers, False)


async def test_a_stream_that_is_refused_has_them(served: Live) -> None:
    with pytest.raises(websockets.InvalidStatus) as refused:
        async with websockets.connect(f"{served.url.replace('http', 'ws')}/api/gone/stream"):
            raise AssertionError("there is no such stream")
    assert refused.value.response.status_code == 403
    check(httpx.Headers(list(refused.value.response.headers.raw_items())), False)


async def test_the_page_of_the_api_is_ours_alone(http: httpx.AsyncClient) -> None:
    answer = await http.get("/api/docs")
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["content-security-policy"] == POLICY
    page = answer.text
    assert "<script" not in page
    assert "style=" not in page
    assert "<style" not in page
    assert re.findall(r"(?:src|href)='(?!#)([^']*)'", page) == [
        "/api/docs/style.css",
        "/api/docs/openapi.json",
    ]
    described = (await http.get("/api/docs/openapi.json")).json()
    for path, operations in described["paths"].items():
        assert f"<code>{path}</code>" in page
        assert page.count(f"<code>{path}</code>") == len(operations)
    for name in described["components"]["schemas"]:
        assert f"<section id='{name}'>" in page
    assert (await http.get("/api/docs/style.css")).headers["content-type"].startswith("text/css")


@pytest.mark.parametrize(
    ("setting", "sent", "is_secure"),
    [
        ("auto", {}, False),
        ("auto", {"host": "localhost:8000"}, False),
        ("auto", {"host": "[::1]:8000"}, False),
        ("auto", {"host": "play.example.org"}, True),
        ("auto", {"host": "192.168.1.4:8000"}, True),
        ("auto", PROXY, True),
        ("true", {}, True),
        ("false", {"host": "play.example.org"}, False),
    ],
)
async def test_cookies_are_for_https_unless_on_this_machine(
    shared_database: str, setting: str, sent: dict[str, str], is_secure: bool
) -> None:
    async with (
        live(config_for(shared_database, secure_cookies=setting)) as served,
        httpx.AsyncClient(base_url=served.url, trust_env=False, timeout=60) as http,
    ):
        answer = await http.post("/api/guests", json={"name": "Anna"}, headers=sent)
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert ("secure" in cookie) == is_secure


@pytest.mark.parametrize(
    ("token", "address", "headers", "may"),
    [
        ("", "127.0.0.1", {"host": "127.0.0.1:8000"}, True),
        ("", "::1", {"host": "[::1]:8000"}, True),
        ("", "127.0.0.1", {"host": "localhost"}, True),
        ("", "203.0.113.5", {"host": "127.0.0.1:8000"}, False),
        ("", "127.0.0.1", {"host": "play.example.org"}, False),
        ("", "127.0.0.1", {"host": "127.0.0.1", "x-forwarded-for": "127.0.0.1"}, False),
        ("", "127.0.0.1", {"host": "127.0.0.1", "forwarded": "for=127.0.0.1"}, False),
        ("", "127.0.0.1", {}, False),
        ("secret", "127.0.0.1", {"host": "127.0.0.1"}, False),
        ("secret", "203.0.113.5", {"authorization": "Bearer secret"}, True),
        ("secret", "203.0.113.5", {"authorization": "Bearer guess"}, False),
    ],
)
def test_metrics_are_for_those_who_run_the_service(
    token: str, address: str, headers: dict[str, str], may: bool
) -> None:
    assert may_read_metrics(token, address, headers) is may


async def test_metrics_are_not_shown_through_a_proxy(http: httpx.AsyncClient) -> None:
    assert (await http.get("/metrics")).status_code == 200
    for sent in (
        {"x-forwarded-for": "203.0.113.5"},
        {"forwarded": "for=127.0.0.1"},
        {"host": "play.example.org"},
    ):
        assert (await http.get("/metrics", headers=sent)).status_code == 404


@pytest.mark.parametrize(("token", "stranger", "known"), [("", 200, 200), ("for prometheus", 404, 200)])
async def test_a_workers_metrics_ask_for_the_token(token: str, stranger: int, known: int) -> None:
    port = free_port()
    server = show_metrics("127.0.0.1", port, token)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=60) as http:
        assert (await http.get("/metrics")).status_code == stranger
        shown = await http.get("/metrics", headers={"authorization": f"Bearer {token or 1}"})
        assert shown.status_code == known
        assert "kingscourt_commands" in shown.text
        if not token:
            assert (await http.get("/metrics", headers={"host": "work.example.org"})).status_code == 404
    server.shutdown()
    server.server_close()
