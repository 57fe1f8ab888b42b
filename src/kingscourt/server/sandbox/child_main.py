"""A child process: preloaded, it forks for every task, so that each starts clean under its own limits.

This process itself runs no untrusted work: it imports, forks, waits and reports. It ends with its parent.
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import os
import select
import signal
import sys
import time
import traceback
from typing import Final, Protocol

import msgspec

from kingscourt.games import registry
from kingscourt.kernel.errors import KingscourtError, WorkExceeded
from kingscourt.server.sandbox import rlimits
from kingscourt.server.sandbox.ipc_messages import (
    LENGTH,
    MOST_BYTES,
    Limits,
    TaskProgress,
    TaskRequest,
    TaskResult,
    framed,
)
from kingscourt.server.sandbox.progress_pipe import newest_progress, speak_into
from kingscourt.server.tables.loaded_games import facts_of, find_game

CHUNK: Final = 1 << 16
PACKAGE: Final = "kingscourt.server.sandbox.tasks"
OUT_OF_MEMORY: Final = framed(TaskResult("exceeded", words="memory"))  # built while there is memory
# how CPython reports a MemoryError that C code, such as that of caches, lost on the way
LOST_ERROR: Final = "without setting an exception"


class Task(Protocol):
    """The interface of a task module."""

    def __call__(self, body: bytes) -> bytes:
        """Compute the answer; a KingscourtError is an answer, too."""


def main() -> None:
    """Carry out the parent's requests until it closes the pipe."""
    rlimits.die_with_parent(int(sys.argv[1]))
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes; our parent tells us
    os.nice(int(sys.argv[2]))
    answers = os.dup(1)
    os.dup2(2, 1)  # prints must not mix with answers
    _warm_up()
    while (body := _read_frame(0)) is not None:
        request = msgspec.msgpack.decode(body, type=TaskRequest)
        _write(answers, _answer_to(request, answers))


def _warm_up() -> None:
    """Import every game and read its components once, or every fork would have to."""
    for name in registry.names():
        with contextlib.suppress(Exception):  # one broken installation must not hide the other games
            facts_of(name, find_game(name).editions[0])
    gc.collect()
    gc.freeze()


def find(name: str) -> Task:
    """The task with a name; its module is imported once, before the forks that need it."""
    task: Task = importlib.import_module(f"{PACKAGE}.{name}").run
    return task


def _answer_to(request: TaskRequest, answers: int) -> bytes:
    task = find(request.task)
    sys.stderr.flush()
    reader, writer = os.pipe()
    hearing, speaking = os.pipe()
    parent = os.getpid()
    pid = os.fork()
    if pid == 0:
        os.close(reader)
        os.close(hearing)
        speak_into(speaking)
        _work(task, request, writer, parent)
    os.close(writer)
    os.close(speaking)
    try:
        found, bound = _collect(reader, hearing, answers, time.monotonic() + request.limits.timeout)
    finally:
        os.close(reader)
        os.close(hearing)
    if bound:
        os.kill(pid, signal.SIGKILL)
    _, status = os.waitpid(pid, 0)
    if bound:
        return framed(TaskResult("exceeded", words=bound))
    return found if _is_whole(found) else framed(_death(os.waitstatus_to_exitcode(status)))


def _work(task: Task, request: TaskRequest, writer: int, parent: int) -> None:
    """Run a task in the fork; never returns."""
    try:
        rlimits.die_with_parent(parent)
        _write(writer, outcome(task, request.body, request.limits))
    finally:
        os._exit(0)


def outcome(task: Task, body: bytes, limits: Limits) -> bytes:
    """The outcome of a task under its limits, as a frame."""
    rlimits.apply(limits)
    try:
        return framed(TaskResult("done", task(body)))
    except MemoryError:
        return OUT_OF_MEMORY
    except RecursionError:
        return framed(TaskResult("exceeded", words="depth"))
    except WorkExceeded as error:
        return framed(TaskResult("exceeded", words=str(error)))
    except KingscourtError as error:
        return framed(TaskResult("refused", words=str(error)))
    except Exception as error:
        return _failed(error)


def _failed(error: Exception) -> bytes:
    """A fault of ours, with its traceback in the log, unless it only says that memory ran out."""
    if isinstance(error, SystemError) and LOST_ERROR in str(error):
        return OUT_OF_MEMORY
    traceback.print_exc()
    return framed(TaskResult("failed", words=f"{type(error).__name__}: {error}"))


def _collect(reader: int, hearing: int, answers: int, stop: float) -> tuple[bytes, str]:
    """Everything a fork writes until it ends, or the limit it exceeded; its progress is passed on."""
    found = bytearray()
    poll = select.poll()
    poll.register(reader, select.POLLIN)
    poll.register(hearing, select.POLLIN)
    poll.register(0, 0)  # only to notice that our parent is gone
    while True:
        left = stop - time.monotonic()
        if left <= 0:
            return b"", "time"
        ready = dict(poll.poll(left * 1000))
        if 0 in ready:
            os._exit(0)  # the fork dies with us
        if hearing in ready:
            progress = newest_progress(hearing)
            if progress is None:
                poll.unregister(hearing)
            else:
                _write(answers, framed(TaskProgress(*progress)))
        if reader in ready:
            chunk = os.read(reader, CHUNK)
            if not chunk:
                return bytes(found), ""
            found += chunk
            if len(found) > MOST_BYTES:
                return b"", "size"


def _death(code: int) -> TaskResult:
    if -code in (signal.SIGPROF, signal.SIGXCPU):
        return TaskResult("exceeded", words="processor time")
    if -code == signal.SIGABRT:  # compiled code ends so without memory, Python without stack
        return TaskResult("exceeded", words="memory or stack")
    if -code in (signal.SIGSEGV, signal.SIGBUS):
        return TaskResult("exceeded", words="stack")
    return TaskResult("died", words=f"signal {-code}" if code < 0 else f"exit {code}")


def _is_whole(frame: bytes) -> bool:
    size = LENGTH.size
    return len(frame) >= size and len(frame) == size + LENGTH.unpack(frame[:size])[0]


def _read_frame(source: int) -> bytes | None:
    head = _read(source, LENGTH.size)
    return None if head is None else _read(source, LENGTH.unpack(head)[0])


def _read(source: int, size: int) -> bytes | None:
    found = bytearray()
    while len(found) < size:
        chunk = os.read(source, size - len(found))
        if not chunk:
            return None
        found += chunk
    return bytes(found)


def _write(sink: int, data: bytes) -> None:
    view = memoryview(data)
    while view:
        view = view[os.write(sink, view) :]


if __name__ == "__main__":
    main()
