"""What every stream does: send from one place, read within limits, beat, say goodbye."""

from __future__ import annotations

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections import deque

import msgspec
from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from kingscourt.server.desk import Desk
from kingscourt.server.limits import Limit
from kingscourt.server.metrics import STREAMS
from kingscourt.server.problems import Problem, TooMany
from kingscourt.server.stream.messages import Alive, Beat, Bye, FromClient, No
from kingscourt.server.wire import ProblemBody

Socket = WebSocket[object, object, State]

MOST_WAITING = 200  # small messages that wait for a slow client
SEND_PATIENCE = 30.0
DECODER = msgspec.json.Decoder(FromClient)


class Stream(ABC):
    """One socket: `wake` says that something is new, the sender decides what to send then."""

    kind = ""

    def __init__(self, socket: Socket, desk: Desk) -> None:
        self.socket = socket
        self.desk = desk
        self._news = asyncio.Event()
        self._waiting: deque[bytes] = deque()
        self._limit = Limit(60, 30)
        self._closing = False

    def wake(self) -> None:
        """Something is new."""
        self._news.set()

    def post(self, message: msgspec.Struct) -> None:
        """Send a small message soon; a client that does not read them is let go."""
        self._waiting.append(msgspec.json.encode(message))
        if len(self._waiting) > MOST_WAITING:
            self._closing = True
        self._news.set()

    @abstractmethod
    async def compose(self) -> list[bytes]:
        """What is to be sent now that something is new; nothing queues up behind a slow client."""

    @abstractmethod
    async def answer(self, message: FromClient) -> None:
        """Follow a message of the client."""

    async def run(self) -> None:
        """Until the client goes or the process closes."""
        STREAMS.labels(self.kind).inc()
        tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._receive())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            STREAMS.labels(self.kind).dec()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            with contextlib.suppress(Exception):
                await self.socket.close(code=1001 if self.desk.is_closing else 1000)

    def goodbye(self, wait: float) -> None:
        """The process closes: the client connects again elsewhere."""
        self.post(Bye(wait))
        self._closing = True

    async def _send(self) -> None:
        self._news.set()
        while True:
            try:
                async with asyncio.timeout(self.desk.config.heartbeat):
                    await self._news.wait()
            except TimeoutError:
                self.post(Beat())
            self._news.clear()
            while self._waiting:
                await self._write(self._waiting.popleft())
            if self._closing:
                return
            try:
                messages = await self.compose()
            except Problem as problem:
                messages = [msgspec.json.encode(No("", ProblemBody(problem.code, str(problem))))]
                asyncio.get_running_loop().call_later(1.0, self.wake)
            for message in messages:
                await self._write(message)

    async def _write(self, message: bytes) -> None:
        async with asyncio.timeout(SEND_PATIENCE):
            await self.socket.send_data(message.decode(), mode="text")

    async def _receive(self) -> None:
        while True:
            try:
                data = await self.socket.receive_data(mode="text")
            except WebSocketDisconnect:
                return
            except KeyError:  # a binary frame
                self.post(No("", ProblemBody("bad-request", "messages are text")))
                continue
            await self._handle(data)

    async def _handle(self, data: str | bytes) -> None:
        try:
            self._limit.take("")
            message = DECODER.decode(data)
        except TooMany as problem:
            self.post(No("", ProblemBody(problem.code, str(problem))))
            await asyncio.sleep(0.2)
            return
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
            self.post(No("", ProblemBody("bad-request", str(error))))
            return
        if not isinstance(message, Alive):
            await self.answer(message)
