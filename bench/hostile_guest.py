"""A hostile guest, a separate low-priority process: it sends previews it never reads, and requests lists.

It uses its own address, ignores requests to slow down, and reconnects when it is disconnected.
Prints `ready` before it begins, and counts of the answers it got when it is stopped.

    python -m bench.hostile_guest http://127.0.0.1:8000 --seconds 20
"""

from __future__ import annotations

import argparse
import asyncio
import collections
import contextlib
import os
import random
import sys
from pathlib import Path

import httpx
import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.light_websocket import LeanSocket, connect
from kingscourt.games.registry import game as game_of

HERE = "127.0.0.2"
LOWEST = 19
EDITION = "rulebook"
BOX = 190_000  # bytes of the component file that this guest adds to each of its tables
AT_A_TIME = 20
MOST_UNSENT = 262_144
REST = 3.0


class Asked(msgspec.Struct):
    """The part of a decision that a script needs."""

    actions: list[dict[str, object]] = []


class Seen(msgspec.Struct):
    """The part of a view that a script needs."""

    decision: Asked | None = None
    asked: list[int] = []


class Guest:
    """One person with a token, many sockets and no manners."""

    def __init__(self, url: str, game: str) -> None:
        self.url = url
        self.game = game
        self.told: collections.Counter[str] = collections.Counter()
        transport = httpx.AsyncHTTPTransport(local_address=HERE, limits=httpx.Limits(max_connections=60))
        self.http = httpx.AsyncClient(base_url=url, transport=transport, timeout=60)
        self.previews: list[tuple[str, int, bytes]] = []  # table, seat, message

    async def call(self, method: str, path: str, body: object = None) -> bytes:
        """Repeat a request until it is answered."""
        while True:
            try:
                answer = await self.http.request(method, path, json=body)
            except httpx.ConnectError:  # the machine is busy
                await asyncio.sleep(0.5)
                continue
            if answer.status_code != 429:
                answer.raise_for_status()
                return answer.content
            await asyncio.sleep(float(answer.headers.get("retry-after", "1")))

    async def settle_in(self, tables: int) -> None:
        """Sign in and create tables for one player, each with the largest component file allowed."""
        me = msgspec.json.decode(await self.call("POST", "/api/guests", {"name": "Eve"}))
        self.http.headers["authorization"] = f"Bearer {me['token']}"
        box = self._box()
        seats = [{"kind": "me"}, {"kind": "device", "name": "Eve too"}]
        for _ in range(tables):
            wish = {"game": self.game, "seats": seats, "components": box}
            table = msgspec.json.decode(await self.call("POST", "/api/tables", wish))["id"]
            await self.call("POST", f"/api/tables/{table}/join", {"nonce": "abc"})
            for seat in range(2):
                view = await self.call("GET", f"/api/tables/{table}/view?seat={seat}")
                seen = msgspec.json.decode(view, type=Seen)
                if seat in seen.asked and seen.decision is not None and seen.decision.actions:
                    text = random.choice(seen.decision.actions)["text"]
                    body = msgspec.json.encode({"type": "preview", "id": "x", "actions": [text]})
                    self.previews.append((table, seat, body))

    def _box(self) -> str:
        text = game_of(self.game).template(EDITION)
        filler = "# nobody reads this, but it has to be stored\n"
        return text + filler * ((BOX - len(text.encode())) // len(filler))

    # -- attacks -------------------------------------------------------------------------------------

    async def ask_without_reading(self, number: int) -> None:
        """Open a socket that never reads, over and over."""
        table, seat, message = self.previews[number % len(self.previews)]
        headers = {"authorization": self.http.headers["authorization"]}
        while True:
            try:
                url = f"{self.url}/api/tables/{table}/stream?seat={seat}"
                socket = await connect(url, headers, lambda _: None, HERE)
                await self._flood(socket, message)
                self.told["hung up"] += 1
            except OSError:
                self.told["no line"] += 1
            await asyncio.sleep(0.2)

    async def _flood(self, socket: LeanSocket, message: bytes) -> None:
        transport = socket.transport
        assert transport is not None
        await asyncio.sleep(0.5)  # the handshake
        transport.pause_reading()
        while not socket.lost and not transport.is_closing():
            if transport.get_write_buffer_size() < MOST_UNSENT:
                for _ in range(AT_A_TIME):
                    socket.send(message)
                self.told["previews"] += AT_A_TIME
            await asyncio.sleep(0.02)

    async def read_lists(self) -> None:
        """Request every list, forever."""
        table = self.previews[0][0]
        lists = ("tables", "me/tables", "games", "me/muted", "me/blocked", f"tables/{table}/chat")
        while True:
            for path in lists:
                with contextlib.suppress(httpx.HTTPError):
                    self.told[str((await self.http.get(f"/api/{path}")).status_code)] += 1

    async def attack(self, sockets: int, loops: int, seconds: float) -> None:
        """Run all attacks at once."""
        tasks = [asyncio.create_task(self.ask_without_reading(n)) for n in range(sockets)]
        tasks += [asyncio.create_task(self.read_lists()) for _ in range(loops)]
        await asyncio.wait(tasks, timeout=seconds)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def run(given: argparse.Namespace) -> dict[str, int]:
    """Set up, print `ready`, attack."""
    guest = Guest(given.url, given.game)
    await guest.settle_in(given.tables)
    await asyncio.sleep(REST)  # so that it begins with its full budget
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    await guest.attack(given.sockets, given.loops, given.seconds)
    await guest.http.aclose()
    return dict(guest.told)


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser("bench.hostile_guest", description=__doc__)
    parser.add_argument("url")
    parser.add_argument("--game", default="kingsburg")
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--sockets", type=int, default=40)
    parser.add_argument("--loops", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=20)
    os.nice(LOWEST)
    told = asyncio.run(run(parser.parse_args()))
    sys.stdout.write(msgspec.json.encode(told).decode() + "\n")


if __name__ == "__main__":
    main()
