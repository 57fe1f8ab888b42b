"""One child process as its parent sees it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys

import msgspec

from kingscourt.server.config import PREFIX
from kingscourt.server.sandbox.frames import LENGTH, MOST_BYTES, Answer, Request, framed

SLACK = 10.0  # seconds beyond a task's patience: for a child that is still starting, or does not answer


class Child:
    """A child that takes one task at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._is_torn = False  # between a request and the whole of its answer

    @classmethod
    async def start(cls) -> Child:
        """A new one; it knows nothing of our settings, and so no secret and no database."""
        environment = {name: value for name, value in os.environ.items() if not name.startswith(PREFIX)}
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "kingscourt.server.sandbox.child",
            str(os.getpid()),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=environment,
        )
        return cls(process)

    @property
    def pid(self) -> int:
        """Its number."""
        return self._process.pid

    def is_whole(self) -> bool:
        """Whether it can take another task, as far as we know."""
        return self._process.returncode is None and not self._is_torn

    async def ask(self, request: Request) -> Answer:
        """Have a task done."""
        try:
            async with asyncio.timeout(request.limits.patience + SLACK):
                return await self._exchange(request)
        except TimeoutError:
            return Answer("exceeded", words="time")
        except (OSError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
            return Answer("died", words=type(error).__name__)

    async def _exchange(self, request: Request) -> Answer:
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        self._is_torn = True
        process.stdin.write(framed(request))
        await process.stdin.drain()
        size = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))[0]
        if size > MOST_BYTES:
            return Answer("exceeded", words="size")
        answer = msgspec.msgpack.decode(await process.stdout.readexactly(size), type=Answer)
        self._is_torn = False
        return answer

    async def end(self) -> None:
        """Kill it, and what it was at with it."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()
        if self._process.stdin is not None:
            self._process.stdin.close()
