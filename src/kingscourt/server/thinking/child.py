"""A child process in which bots think, seen from its parent."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections import OrderedDict
from typing import Final

import msgspec

from kingscourt.server.config import PREFIX
from kingscourt.server.observability.metrics import BOT_SECONDS
from kingscourt.server.sandbox.ipc_messages import LENGTH, framed
from kingscourt.server.thinking.messages import KEPT_TABLES, BotQuestion, BotReply
from kingscourt.server.thinking.table_log import TableLog

START_TIMEOUT: Final = 60.0  # seconds to import all games, on a machine that is busy
REPLAY_TIMEOUT: Final = 20.0
MOST_BYTES: Final = 1 << 20  # of an answer


class ChildDied(Exception):
    """The child ended, or said something that makes no sense."""


class Overdue(Exception):
    """The child did not answer in time."""


class Child:
    """A child that thinks about one question at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._known: OrderedDict[str, tuple[int, str]] = OrderedDict()  # last entry and mark, by table

    @classmethod
    async def start(cls, modules: list[str]) -> Child:
        """Start a child, without our settings and therefore without secrets or database access."""
        environment = {name: value for name, value in os.environ.items() if not name.startswith(PREFIX)}
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "kingscourt.server.thinking.child_main",
            str(os.getpid()),
            *modules,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=environment,
        )
        child = cls(process)
        try:
            if (await child._receive(START_TIMEOUT)).kind != "ready":
                raise ChildDied
        except BaseException:
            await child.end()
            raise
        return child

    @property
    def pid(self) -> int:
        """Its process id."""
        return self._process.pid

    def knows(self, log: TableLog) -> bool:
        """Whether it has replayed a beginning of this log."""
        last, mark = self._known.get(log.table, (-1, ""))
        return last >= 0 and log.mark_at(last) == mark

    async def ask(self, log: TableLog, seat: int, level: str, seed: int, budget: float) -> BotReply:
        """Put a question; replaying does not count as thinking."""
        is_known = self.knows(log)
        since = self._known[log.table][0] if is_known else 0
        setup = None if is_known else log.setup
        question = BotQuestion(log.table, seat, level, seed, log.lines_after(since), setup)
        self._known.pop(log.table, None)  # until it has been replayed
        reply = await self._exchange(question)
        if reply.kind == "missing":
            reply = await self._exchange(
                BotQuestion(log.table, seat, level, seed, log.lines_after(0), log.setup)
            )
        if reply.kind != "replayed":
            return reply
        self._known[log.table] = (log.last(), log.mark_at(log.last()))
        if len(self._known) > KEPT_TABLES:
            self._known.popitem(last=False)
        with BOT_SECONDS.time():
            return await self._receive(budget)

    async def _exchange(self, question: BotQuestion) -> BotReply:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(framed(question))
            async with asyncio.timeout(REPLAY_TIMEOUT):
                await self._process.stdin.drain()
        except OSError as error:
            raise ChildDied from error
        return await self._receive(REPLAY_TIMEOUT)

    async def _receive(self, timeout: float) -> BotReply:
        assert self._process.stdout is not None
        try:
            async with asyncio.timeout(timeout):
                size = LENGTH.unpack(await self._process.stdout.readexactly(LENGTH.size))[0]
                if size > MOST_BYTES:
                    raise ChildDied
                body = await self._process.stdout.readexactly(size)
            return msgspec.msgpack.decode(body, type=BotReply)
        except TimeoutError as error:
            raise Overdue from error
        except (OSError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
            raise ChildDied from error

    def kill(self) -> None:
        """Kill it, whatever it is doing."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()

    async def end(self) -> None:
        """Kill it and wait until it is gone."""
        self.kill()
        await self._process.wait()
        if self._process.stdin is not None:
            self._process.stdin.close()
