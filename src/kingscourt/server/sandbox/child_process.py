"""A child process, seen from its parent."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Callable
from typing import TypeAlias

import msgspec

from kingscourt.server.config import PREFIX
from kingscourt.server.sandbox.ipc_messages import (
    LENGTH,
    MOST_BYTES,
    TaskReply,
    TaskRequest,
    TaskResult,
    framed,
)

OnProgress: TypeAlias = Callable[[int, int], None]
SLACK = 10.0  # seconds beyond a task's time limit, for a child that is still starting or hangs


class Child:
    """A child that handles one task at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._is_torn = False  # between a request and its complete answer

    @classmethod
    async def start(cls, niceness: int) -> Child:
        """Start a child, without our settings and therefore without secrets or database access."""
        environment = {name: value for name, value in os.environ.items() if not name.startswith(PREFIX)}
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "kingscourt.server.sandbox.child_main",
            str(os.getpid()),
            str(niceness),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=environment,
        )
        return cls(process)

    @property
    def pid(self) -> int:
        """Its process id."""
        return self._process.pid

    def is_whole(self) -> bool:
        """Whether it can take another task, as far as we know."""
        return self._process.returncode is None and not self._is_torn

    async def ask(self, request: TaskRequest, on_progress: OnProgress) -> TaskResult:
        """Run a task."""
        try:
            async with asyncio.timeout(request.limits.timeout + SLACK):
                return await self._exchange(request, on_progress)
        except TimeoutError:
            return TaskResult("exceeded", words="time")
        except (OSError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
            return TaskResult("died", words=type(error).__name__)

    async def _exchange(self, request: TaskRequest, on_progress: OnProgress) -> TaskResult:
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        self._is_torn = True
        process.stdin.write(framed(request))
        await process.stdin.drain()
        while True:
            size = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))[0]
            if size > MOST_BYTES:
                return TaskResult("exceeded", words="size")
            reply = msgspec.msgpack.decode(await process.stdout.readexactly(size), type=TaskReply)
            if isinstance(reply, TaskResult):
                self._is_torn = False
                return reply
            on_progress(reply.done, reply.total)

    async def end(self) -> None:
        """Kill it together with its current task."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()
        if self._process.stdin is not None:
            self._process.stdin.close()
