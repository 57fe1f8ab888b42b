"""A PostgreSQL and a NATS of our own, which tests may kill."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg

from tests.server.service import free_port

BIN = sorted(Path("/usr/lib/postgresql").glob("*/bin"))[-1]


def user() -> str | None:
    """PostgreSQL does not run as root."""
    return "postgres" if os.geteuid() == 0 else None


class Postgres:
    """A private cluster with the default durability."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="kingscourt-pg-"))
        self.port = free_port()
        self.url = f"postgresql://postgres@127.0.0.1:{self.port}"
        if user():
            shutil.chown(self.folder, "postgres")
        self._run("initdb", "-D", self.data(), "-U", "postgres", "-A", "trust", "--no-sync")
        self.start()

    def data(self) -> str:
        return str(self.folder / "data")

    def _run(self, name: str, *arguments: str) -> None:
        subprocess.run(
            [str(BIN / name), *arguments],
            check=True,
            user=user(),
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.STDOUT,
        )

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder}"
        self._run("pg_ctl", "-D", self.data(), "-w", "-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self, mode: str = "immediate") -> None:
        """`immediate` is a crash: recovery runs at the next start."""
        self._run("pg_ctl", "-D", self.data(), "-w", "-m", mode, "stop")

    def wait(self) -> None:
        for _ in range(600):
            try:
                psycopg.connect(f"{self.url}/postgres").close()
                return
            except psycopg.OperationalError:
                time.sleep(0.1)
        raise AssertionError("PostgreSQL does not come back")

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


class Nats:
    """A private nats-server."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"nats://127.0.0.1:{self.port}"
        self.popen: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        self.popen = subprocess.Popen(
            ["nats-server", "-a", "127.0.0.1", "-p", str(self.port)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def kill(self) -> None:
        assert self.popen is not None
        self.popen.send_signal(signal.SIGKILL)
        self.popen.wait()
