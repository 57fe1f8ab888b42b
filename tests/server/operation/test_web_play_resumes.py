"""`kingscourt play GAME --web` in its own process: killed and restarted, it resumes the game."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType

import httpx
import pytest

from kingscourt.server.client.http_client import Client
from kingscourt.server.client.table_feed import Feed
from kingscourt.server.local_mode import unfinished_table
from kingscourt.server.model.person import HOST
from kingscourt.server.people.tokens import read_token
from kingscourt.server.store.files.people_and_listings import FileDirectory
from kingscourt.server.tables.loaded_games import find_game
from kingscourt.table.record import read_record
from kingscourt.table.verify import verify
from tests.server.support.players import play, random_choice
from tests.server.support.service_processes import free_port

pytestmark = pytest.mark.anyio
GAME = "heirlooms"
# the real command, pretending that a web client is installed
PROGRAM = """
from kingscourt.server.api import client_files
client_files.has_client = lambda: True
from kingscourt.cli.main import main
main()
"""


class Local:
    """One run of the command."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.port = free_port()
        self.out = folder.parent / f"out-{self.port}"
        command = ["play", GAME, "--web", "--folder", str(folder), "--port", str(self.port), *arguments]
        with self.out.open("wb") as out:
            self.popen = subprocess.Popen(
                [sys.executable, "-c", PROGRAM, *command], stdout=out, stderr=out, env={**os.environ}
            )
        self.url = f"http://127.0.0.1:{self.port}"

    def said(self, pattern: str) -> str:
        """Wait until the output matches a pattern, and return its first group."""
        stop = time.monotonic() + 60
        while time.monotonic() < stop and self.popen.poll() is None:
            found = re.search(pattern, self.out.read_text("utf-8"))
            if found:
                return found[1]
            time.sleep(0.1)
        raise AssertionError(self.out.read_text("utf-8"))

    def __enter__(self) -> Local:
        self.key = self.said(r"key=([^&\s]+)&")
        self.table = self.said(r"Table (\S+),")
        for _ in range(300):
            try:
                httpx.get(f"{self.url}/healthz", trust_env=False, timeout=60)
                break
            except httpx.HTTPError:
                time.sleep(0.1)
        self.token = self.enter(self.key).cookies["kingscourt"]
        return self

    def enter(self, key: str) -> httpx.Response:
        """Response to a browser that opens the link."""
        return httpx.get(f"{self.url}/api/enter?key={key}", trust_env=False, timeout=60)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Kill the process without warning, as in a power failure."""
        self.popen.kill()
        self.popen.wait()

    def browser(self) -> Client:
        """Client signed in as this computer's browser."""
        return Client(self.url, self.token)


async def test_after_a_restart_the_table_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "tables"
    with Local(folder, "--seats", "3", "--people", "2", "--bots", "random", "--name", "Anna") as first:
        async with first.browser() as client, Feed(client, first.table, 0) as anna:
            answer = await anna.do(["wait"], id="first")
            await anna.until(lambda: anna.n >= answer.n)
            assert anna.update is not None
            assert anna.update.decision is not None
            bid = anna.update.decision.actions[0].text
            assert (await anna.do([bid])).sealed
            last = anna.n
    with Local(folder, "--resume") as second:
        assert second.table == first.table
        assert "--resume" in second.said(r"resume with: (.*)")
        assert second.enter(first.key).status_code == 401  # the link of yesterday
        async with Client(second.url, first.token) as client:  # the cookie of yesterday
            assert (await client.me()).name == "Anna"
            async with Feed(client, second.table, 0) as anna, Feed(client, second.table, 1) as bela:
                await anna.until(lambda: anna.n >= last and anna.update is not None)
                assert 0 in anna.status[1]  # the sealed choice survived the crash
                assert (await anna.do(["wait"], id="first")).n <= anna.n  # and so did the stored answer
                await asyncio.gather(play(anna, random_choice(1), 60), play(bela, random_choice(2), 60))
            assert (await client.verify(second.table)).ok
    record = read_record((folder / f"{second.table}.record").read_text("utf-8"))
    assert verify(record, find_game(GAME)).draws > 0
    assert await unfinished_table(FileDirectory(folder), GAME) == ""


async def test_phones_join_by_a_code_and_come_back_without_one_after_a_restart(tmp_path: Path) -> None:
    folder = tmp_path / "tables"
    with Local(folder, "--lan", "--seats", "2", "--people", "2", "--name", "Anna") as first:
        code = first.said(r"code (\d{6})")
        async with httpx.AsyncClient(base_url=first.url, trust_env=False, timeout=60) as phone:
            refused = await phone.post("/api/guests", json={"name": "Cili", "code": "x"})
            assert refused.status_code == 403
            me = (await phone.post("/api/guests", json={"name": "Cili", "code": code})).json()
        async with Client(first.url, me["token"]) as cili:
            assert (await cili.join(first.table)).status == "running"
        assert read_token([(folder / "secret").read_text()], first.token).person == HOST
    with Local(folder, "--lan", "--resume") as second:
        async with Client(second.url, me["token"]) as cili, second.browser() as anna:
            assert [seat.name for seat in (await cili.table(second.table)).seats] == ["Anna", "Cili"]
            async with Feed(anna, second.table, 0) as one, Feed(cili, second.table, 1) as other:
                await asyncio.gather(play(one, random_choice(1), 60), play(other, random_choice(2), 60))
            assert (await cili.verify(second.table)).ok


def test_without_an_unfinished_game_it_says_so(tmp_path: Path) -> None:
    run = Local(tmp_path / "tables", "--resume")
    assert run.popen.wait(60) == 2
    assert "Leave out --resume" in run.out.read_text("utf-8")
