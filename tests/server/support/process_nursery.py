"""A process that has imported the service and forks the processes of tests, which then start at once.

Run as a program it reads orders, one per line: what to run, its environment, and the file for its output. It
says which process that is and, later, with which code it has ended.
"""

from __future__ import annotations

import atexit
import contextlib
import functools
import gc
import os
import select
import signal
import subprocess
import sys
import threading
from collections.abc import Mapping
from pathlib import Path

import msgspec

from kingscourt.server.__main__ import main


class Order(msgspec.Struct):
    """What a child shall be."""

    kind: str
    environment: dict[str, str]
    log: str


class Said(msgspec.Struct):
    """A child was born, or has ended with a code."""

    pid: int
    code: int | None = None


class Nursery:
    """The nursery, seen from the tests."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.server.support.process_nursery"]
        self._popen = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        self._codes: dict[int, int] = {}
        self._turn = threading.Lock()
        atexit.register(self._popen.kill)

    def fork(self, order: Order) -> int:
        """The process id of a new child."""
        with self._turn:
            assert self._popen.stdin is not None
            self._popen.stdin.write(msgspec.json.encode(order) + b"\n")
            while True:
                said = self._listen()
                if said.code is None:
                    return said.pid

    def code_of(self, pid: int, timeout: float | None) -> int | None:
        """The code with which a child has ended, or none if it still runs after so many seconds."""
        with self._turn:
            assert self._popen.stdout is not None
            while pid not in self._codes and select.select([self._popen.stdout], [], [], timeout)[0]:
                self._listen()
            return self._codes.get(pid)

    def _listen(self) -> Said:
        assert self._popen.stdout is not None
        said = msgspec.json.decode(self._popen.stdout.readline(), type=Said)
        if said.code is not None:
            self._codes[said.pid] = said.code
        return said


@functools.cache
def nursery() -> Nursery:
    """The one of this process."""
    return Nursery()


class Forked:
    """A child of the nursery, used like a `subprocess.Popen`."""

    def __init__(self, kind: str, environment: Mapping[str, str], log: Path) -> None:
        self.pid = nursery().fork(Order(kind, dict(environment), str(log)))

    def poll(self) -> int | None:
        """The exit code, or none while it runs."""
        return nursery().code_of(self.pid, 0)

    def wait(self, timeout: float | None = None) -> int | None:
        """The exit code, or none if it still runs after so many seconds."""
        return nursery().code_of(self.pid, timeout)

    def send_signal(self, number: int) -> None:
        """Send a signal if it still runs."""
        if self.poll() is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, number)


def say(pid: int, code: int | None = None) -> None:
    """Tell the tests about a child."""
    os.write(1, msgspec.json.encode(Said(pid, code)) + b"\n")


def run_orders() -> Order | None:
    """Fork a child for each order until the input ends; the child gets its order, the nursery none."""
    hearing, ringing = os.pipe()
    os.set_blocking(ringing, False)
    signal.set_wakeup_fd(ringing)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    orders = os.fdopen(0, "rb", buffering=0)  # select does not tell what a buffer holds
    gc.collect()
    gc.freeze()
    while True:
        ready, _, _ = select.select([orders.fileno(), hearing], [], [])
        if hearing in ready:
            os.read(hearing, 512)
            _tell_of_the_ended()
        elif not (line := orders.readline()):
            return None
        elif pid := os.fork():
            say(pid)
        else:
            signal.set_wakeup_fd(-1)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            return msgspec.json.decode(line, type=Order)


def _tell_of_the_ended() -> None:
    with contextlib.suppress(ChildProcessError):
        while (ended := os.waitpid(-1, os.WNOHANG))[0]:
            say(ended[0], os.waitstatus_to_exitcode(ended[1]))


def become(order: Order) -> None:
    """Run the service in this child."""
    nothing, log = os.open(os.devnull, os.O_RDONLY), os.open(order.log, os.O_WRONLY | os.O_APPEND)
    for source, target in ((nothing, 0), (log, 1), (log, 2)):
        os.dup2(source, target)
    os.environ.clear()
    os.environ.update(order.environment)
    for folder in reversed(order.environment.get("PYTHONPATH", "").split(os.pathsep)):
        if folder and folder not in sys.path:  # what a new interpreter would have read by itself
            sys.path.insert(0, folder)
    sys.argv = ["kingscourt.server", order.kind]
    main()


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        if found := run_orders():
            become(found)
