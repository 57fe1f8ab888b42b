"""Real service processes on free ports of the loopback address."""

from __future__ import annotations

import os
import random
import secrets
import signal
import socket
import tempfile
import time
from pathlib import Path

import httpx

from tests.server.support.databases import NATS
from tests.server.support.process_nursery import Forked

EPHEMERAL = Path("/proc/sys/net/ipv4/ip_local_port_range")


def free_port() -> int:
    """Port reserved for this process until it ends, even while nothing listens there.

    A port picked by the kernel could be picked again before our server binds it, by another probe or for an
    outgoing connection. So this one comes from below that range, and a socket name in the abstract namespace,
    which only one process can hold, keeps other tests away from it.
    """
    below = int(EPHEMERAL.read_text().split()[0])
    while True:
        port = random.SystemRandom().randrange(10_000, below)
        with socket.socket() as probe, socket.socket(socket.AF_UNIX) as claim:
            try:
                claim.bind(f"\0kingscourt-test-port-{port}")
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            claim.detach()  # stays open for the life of this process
            return port


class Process:
    """One `kingscourt serve` or `kingscourt work`."""

    def __init__(self, kind: str, environment: dict[str, str]) -> None:
        self.kind = kind
        self.environment = environment
        self.log = Path(tempfile.gettempdir()) / f"kingscourt-{kind}-{secrets.token_hex(4)}.log"
        self.log.touch()
        self.start()

    def start(self) -> None:
        self.popen = Forked(self.kind, {**os.environ, **self.environment}, self.log)

    def kill(self) -> None:
        """Kill the process without warning."""
        self.popen.send_signal(signal.SIGKILL)
        self.popen.wait()

    def stop(self, timeout: float = 60) -> int:
        """Ask the process to stop, and wait for it."""
        self.popen.send_signal(signal.SIGTERM)
        if self.popen.wait(timeout) is None:
            self.kill()
        code = self.popen.poll()
        assert code is not None
        return code


class ServiceProcesses:
    """Several processes with the same databases and bus."""

    def __init__(self, database: str, serves: int, works: int, nats: str = NATS, **settings: str) -> None:
        self.subjects = f"t{secrets.token_hex(5)}"
        self.base = {
            "KINGSCOURT_DIRECTORY": database,
            "KINGSCOURT_NATS": nats,
            "KINGSCOURT_NATS_PREFIX": self.subjects,
            "KINGSCOURT_SECRET": "the secret of these tests",
            "KINGSCOURT_GUESTS_PER_MINUTE": "100000",
            "KINGSCOURT_TABLES_PER_HOUR": "100000",
            "KINGSCOURT_ANONYMOUS_REQUESTS_PER_MINUTE": "100000",
            "KINGSCOURT_STREAMS_PER_ADDRESS": "100000",
            "KINGSCOURT_STREAMS_PER_PERSON": "100000",
            "KINGSCOURT_WORK_PER_PERSON": "1000000",
            "KINGSCOURT_WORK_PER_ADDRESS": "1000000",
            "KINGSCOURT_WORK_PER_TABLE": "1000000",
            "KINGSCOURT_OPEN_TABLES_PER_PERSON": "100000",
            "KINGSCOURT_LOG_LEVEL": "warning",
            "KINGSCOURT_POOL_SIZE": "4",
            **{f"KINGSCOURT_{name.upper()}": value for name, value in settings.items()},
        }
        self.ports = [free_port() for _ in range(serves)]
        self.serves = [Process("serve", {**self.base, "KINGSCOURT_PORT": str(port)}) for port in self.ports]
        self.works = [Process("work", self.base) for _ in range(works)]
        self.urls = [f"http://127.0.0.1:{port}" for port in self.ports]

    def wait_ready(self, timeout: float = 90) -> None:
        for number in range(len(self.urls)):
            self.wait_one(number, timeout)

    def wait_one(self, number: int, timeout: float = 90) -> None:
        stop = time.monotonic() + timeout
        while time.monotonic() < stop:
            try:
                if httpx.get(f"{self.urls[number]}/readyz", timeout=2, trust_env=False).status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            time.sleep(0.1)
        raise AssertionError(f"not ready:\n{self.serves[number].log.read_text()[-3000:]}")

    def stop(self) -> list[int]:
        return [process.stop() for process in [*self.serves, *self.works]]

    def logs(self) -> str:
        return "\n".join(process.log.read_text()[-2000:] for process in [*self.serves, *self.works])

    def __enter__(self) -> ServiceProcesses:
        try:
            self.wait_ready()
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        for process in [*self.serves, *self.works]:
            process.log.unlink(missing_ok=True)
