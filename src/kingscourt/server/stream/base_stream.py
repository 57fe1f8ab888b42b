"""What all streams share: a single sender, limited reading, heartbeats and closing."""

from __future__ import annotations

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import AsyncIterator
from time import monotonic, time

import msgspec
import structlog
from litestar.exceptions import WebSocketDisconnect

from kingscourt.server.api.authentication import address_of
from kingscourt.server.api.seat_requests import Change, SeatRequest
from kingscourt.server.api.wire_types import ProblemBody
from kingscourt.server.errors.problems import Forbidden, Problem, TooMany, Unknown
from kingscourt.server.errors.translated import language_wished, problem_body
from kingscourt.server.limits.token_bucket import TokenBucket
from kingscourt.server.limits.work_meter import QUEUE, WorkMeter
from kingscourt.server.observability.metrics import STREAMS
from kingscourt.server.people.sessions import Guest
from kingscourt.server.services.service_facade import Service
from kingscourt.server.store.task_shutdown import cancel_and_wait
from kingscourt.server.stream.delay_before_closing import DelayBeforeClosing
from kingscourt.server.stream.immediate_writer import Socket, fast_writer_of
from kingscourt.server.stream.messages import Alive, Beat, Bye, FromClient, No, Ping, Pong

MOST_WAITING = 200  # small messages queued for a slow client
SEND_TIMEOUT = 30.0
CLOSE_TIMEOUT = 2.0
REFUSED = 4000  # plus the HTTP status of the problem that refused or ended a stream
FAULT = 1011
PING = '{"type":"ping"'  # how clients of ours begin a ping; any other spelling is understood in its turn
LOG = structlog.get_logger()
ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(FromClient)


class Stream(ABC):
    """One socket; `wake` means that there is something new to send.

    Whatever can be computed and sent without waiting leaves at once, inside `wake`. A separate sender task
    handles the rest: a full socket, a table that has to be loaded, a store that has to be asked.
    """

    kind = ""
    guest: Guest | None = None  # anonymous

    def __init__(self, socket: Socket, service: Service) -> None:
        self.socket = socket
        self.service = service
        self.language = language_wished(socket)
        self._line = fast_writer_of(socket)
        self._news = asyncio.Event()
        self._is_idle = False  # the sender waits for something to send
        self._is_over = False
        self._waiting: deque[bytes] = deque()
        self._limit = TokenBucket(60, 30)
        self._delays = DelayBeforeClosing()
        self.meter = WorkMeter(service.budgets, address_of(socket))
        self._left = asyncio.Event()  # everything queued has been handed over
        self._closing = False
        self._close_code = 1000
        self._ending: Problem | None = None
        self._held = 0
        self._wrote_at = 0.0
        self._writing_since: float | None = None

    def wake(self) -> None:
        """Notice that there is something new to send."""
        if not self._held:
            self._look()

    async def reply(self, request: SeatRequest) -> None:
        """Post the answer; updates that a change causes wait for it, so that both fit in one packet.

        If the stream ends in the meantime, a change is finished first.
        """
        if not isinstance(request, Change):
            await self._until_read()
            self.post(await self.answer(request))
            return
        self._held += 1
        try:
            answer = await self.answer(request)
        finally:
            self._held -= 1
        self.post(answer)

    def post(self, message: msgspec.Struct) -> None:
        """Send a small message soon; a client that does not read them is disconnected."""
        self._waiting.append(ENCODER.encode(message))
        if len(self._waiting) > MOST_WAITING:
            self._closing = True
        self._look()

    def take_waiting(self) -> list[bytes]:
        """Take over the small messages that wait."""
        taken = list(self._waiting)
        self._waiting.clear()
        return taken

    def _look(self) -> None:
        """Send what is new at once if possible, else leave it to the sender."""
        line = self._line
        is_free = self._is_idle and not (self._closing or self._news.is_set() or self._ending)
        if line is None or not is_free or not line.is_ready():
            self._news.set()
            return
        try:
            news = self.compose_now()
        except Exception:  # not the waker's fault: the sender will run into it again and handle it
            news = None
        if news is None:
            self._news.set()
            return
        messages = [*self.take_waiting(), *news]
        if messages:
            self._wrote_at = monotonic()
            line.write(messages)

    def service_time(self) -> float:
        """Wall time by the clock that deadlines refer to."""
        return time()

    def compose_now(self) -> list[bytes] | None:
        """The result of `compose` if it is available without waiting; else None, with no state changed."""
        return None

    @abstractmethod
    async def compose(self) -> list[bytes]:
        """The messages to send now, computed late so that nothing queues up behind a slow client."""

    @abstractmethod
    async def answer(self, request: SeatRequest) -> msgspec.Struct:
        """Carry out a request, and answer it."""

    async def run(self) -> None:
        """Run until the client leaves or the process shuts down."""
        STREAMS.labels(self.kind).inc()
        if self._line is not None:
            self._line.overhear = self._answers_ping
        tasks = [asyncio.create_task(part()) for part in (self._receive, self._send, self._watch)]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                self._note_fault(task.exception())
        finally:
            STREAMS.labels(self.kind).dec()
            self._is_over = True
            await cancel_and_wait(tasks[1:] if self._held else tasks)
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._hang_up()

    async def _hang_up(self) -> None:
        """Close the socket, and abort it if the client does not even read the close frame."""
        try:
            async with asyncio.timeout(CLOSE_TIMEOUT):
                with contextlib.suppress(Exception):
                    await self.socket.close(code=1001 if self.service.is_closing else self._close_code)
        except TimeoutError:
            if self._line is not None:
                self._line.abort()

    def _note_fault(self, error: BaseException | None) -> None:
        """Log an unexpected error, which ends only this stream; a client that disconnected is not one."""
        if error is not None and not isinstance(error, (WebSocketDisconnect, OSError)):
            LOG.error("stream failed", kind=self.kind, exc_info=error)
            self._close_code = FAULT

    def goodbye(self, wait: float) -> None:
        """Tell the client to reconnect because this process is shutting down."""
        self._closing = True
        self.post(Bye(wait))

    def end(self, problem: Problem) -> None:
        """Tell a client that has lost access why, and close; its messages are ignored from now on."""
        self._ending = problem
        self._news.set()

    async def still_allowed(self) -> None:
        """Raise NotSignedIn, Forbidden or Unknown if the client may no longer follow."""
        if self.guest is not None:
            await self.service.people.sessions.check(self.guest.signed)

    async def _send(self) -> None:
        self._news.set()
        while True:
            self._is_idle = True
            self._left.set()
            await self._news.wait()
            self._is_idle = False
            self._news.clear()
            if self._ending is not None:
                await self._end(self._ending)
                return
            while self._waiting:
                await self._write(self._waiting.popleft())
            if self._closing:
                return
            try:
                messages = await self.compose()
            except (Forbidden, Unknown) as problem:
                await self._end(problem)
                return
            except Problem as problem:
                messages = [ENCODER.encode(No("", problem_body(problem, self.language)))]
                asyncio.get_running_loop().call_later(1.0, self.wake)
            for message in messages:
                await self._write(message)

    async def _end(self, problem: Problem) -> None:
        """Send the problem as if the request were made now, and set the close code."""
        await self._write(msgspec.json.encode(No("", problem_body(problem, self.language))))
        self._close_code = REFUSED + problem.status

    async def _write(self, message: bytes) -> None:
        self._wrote_at = self._writing_since = monotonic()
        await self.socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})
        self._writing_since = None

    async def _watch(self) -> None:
        """Send heartbeats when idle, and end the stream if its client reads nothing; one timer for both."""
        period = self.service.config.heartbeat_interval / 2
        while True:
            await asyncio.sleep(period)
            now = monotonic()
            if self._writing_since is not None and now - self._writing_since > SEND_TIMEOUT:
                return
            if now - self._wrote_at >= period:
                self.post(Beat())

    async def _receive(self) -> None:
        while not self._is_over:
            try:
                data = await self.socket.receive_data(mode="text")
            except WebSocketDisconnect:
                return
            except KeyError:  # a binary frame
                self.post(No("", ProblemBody("bad-request", "messages are text")))
                continue
            try:
                await self._handle(data)
            except TooMany as problem:  # throttled for too long without slowing down
                self.post(No("", problem_body(problem, self.language)))
                self._close_code = REFUSED + problem.status
                return

    async def _until_read(self) -> None:
        """Wait until earlier answers have left, so that a client that does not read causes no more work."""
        while self._waiting or self._writing_since is not None:
            self._left.clear()
            await self._left.wait()

    @contextlib.asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for the payer's turn before a costly request."""
        began, owes = monotonic(), self.meter.owes()
        async with self.meter.turn(max(self._delays.left(), 1.0) if owes else QUEUE):
            if owes:
                self._delays.spend(monotonic() - began)
            yield

    async def _afford(self) -> None:
        """Delay a client that has used up its budget; raises TooMany if that has lasted too long."""
        began = monotonic()
        await self.meter.afford(self._delays.left(), "message")
        self._delays.spend(monotonic() - began)

    def _answers_ping(self, text: str) -> bool:
        """Answer a ping at once, although a command before it may wait for a database."""
        if self._is_over or not text.startswith(PING) or not self._limit.takes():
            return False
        try:
            message = DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
            return False
        if isinstance(message, Ping):
            self.post(Pong(message.id, self.service_time()))
        return isinstance(message, Ping)

    async def _handle(self, data: str | bytes) -> None:
        if not self._limit.takes():
            await self._limit.wait()  # a flood is read slowly; TCP backpressure holds back the rest
        if self._ending is not None:
            return
        try:
            message = DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
            if self.meter.owes():
                await self._afford()
            self.post(No("", ProblemBody("bad-request", str(error))))
            return
        if isinstance(message, Ping):  # also for a client that has used up its budget: the line is alive
            self.post(Pong(message.id, self.service_time()))
            return
        if self.meter.owes():
            await self._afford()
        if not isinstance(message, Alive):
            await self.meter.measure(self.reply(message))
