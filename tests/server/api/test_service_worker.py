"""The service worker, and how a host gets rid of it."""

from __future__ import annotations

from pathlib import Path

import httpx
import msgspec
import pytest

from kingscourt.server.api import client_files
from tests.server.support.live_server import live
from tests.server.support.managers import config_for

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The files of the build that matter here."""
    (tmp_path / "index.html").write_text("<!doctype html>page")
    (tmp_path / "service_worker.js").write_text("keep")
    (tmp_path / "service_worker_off.js").write_text("remove")
    monkeypatch.setattr(client_files, "folder", lambda: tmp_path)


@pytest.mark.parametrize(("offline", "script"), [("true", "keep"), ("false", "remove"), ("0", "remove")])
async def test_a_host_can_remove_the_worker(shared_database: str, offline: str, script: str) -> None:
    config = msgspec.structs.replace(config_for(shared_database), offline=offline)
    async with live(config) as served, httpx.AsyncClient(trust_env=False, timeout=60) as http:
        answer = await http.get(f"{served.url}/service_worker.js")
    assert answer.text == script
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"].startswith("text/javascript")
