"""Private PostgreSQL, standby and NATS servers that tests may kill."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
import time
from pathlib import Path

import psycopg

from tests.server.support.service_processes import free_port

MEMORY = Path("/dev/shm")  # a disk that is busy with other tests would only make these slow
BIN = sorted(Path("/usr/lib/postgresql").glob("*/bin"))[-1]


def user() -> str | None:
    """User to run PostgreSQL as, since it refuses to run as root."""
    return "postgres" if os.geteuid() == 0 else None


class Postgres:
    """A private cluster with the default durability."""

    def __init__(self, primary: Postgres | None = None) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="kingscourt-pg-", dir=MEMORY if MEMORY.is_dir() else None))
        self.port = free_port()
        self.url = f"postgresql://postgres@127.0.0.1:{self.port}"
        if user():
            shutil.chown(self.folder, "postgres")
        if primary is None:
            self._run("initdb", "-D", self.data(), "-U", "postgres", "-A", "trust", "--no-sync")
        else:
            source = ["-d", primary.url, "-c", "fast", "--no-sync"]
            self._run("pg_basebackup", "-D", self.data(), "-R", *source)
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
        """Stop the server; `immediate` is a crash, with recovery at the next start."""
        self._run("pg_ctl", "-D", self.data(), "-w", "-m", mode, "stop")

    def replica(self) -> Postgres:
        """Start a standby of this server, and wait until it has caught up."""
        standby = Postgres(self)
        streams = "SELECT count(*) FROM pg_stat_replication WHERE replay_lsn >= sent_lsn"
        for _ in range(600):
            if self.ask(streams) == 1:
                return standby
            time.sleep(0.05)
        raise AssertionError("the standby did not catch up")

    def fall_behind(self) -> None:
        """Stop receiving changes as a standby."""
        self.ask("ALTER SYSTEM SET primary_conninfo TO ''")
        self.ask("SELECT pg_reload_conf()")
        for _ in range(600):
            if self.ask("SELECT count(*) FROM pg_stat_wal_receiver") == 0:
                return
            time.sleep(0.05)
        raise AssertionError("the standby is still receiving")

    def promote(self) -> None:
        self._run("pg_ctl", "-D", self.data(), "-w", "promote")

    def set(self, name: str, value: str) -> None:
        """Change a setting of the running server."""
        self.ask(f"ALTER SYSTEM SET {name} TO '{value}'")
        self.ask("SELECT pg_reload_conf()")

    def ask(self, query: str) -> object:
        """Run a statement and return the first value of its result, if any."""
        with psycopg.connect(f"{self.url}/postgres", autocommit=True) as connection:
            cursor = connection.execute(query.encode())
            found = cursor.fetchone() if cursor.description else None
            return None if found is None else found[0]

    def copy(self) -> Path:
        """Copy all files while the server is stopped."""
        self.stop("fast")
        kept = self.folder / "copy"
        shutil.rmtree(kept, ignore_errors=True)
        self._copy(Path(self.data()), kept)
        self.start()
        return kept

    def restore(self, kept: Path) -> None:
        """Restart from an older copy."""
        self.stop("immediate")
        shutil.rmtree(self.data())
        self._copy(kept, Path(self.data()))
        self.start()

    def _copy(self, source: Path, target: Path) -> None:
        subprocess.run(["cp", "-a", str(source), str(target)], check=True)

    def wait(self) -> None:
        for _ in range(600):
            try:
                psycopg.connect(f"{self.url}/postgres").close()
                return
            except psycopg.OperationalError:
                time.sleep(0.1)
        raise AssertionError("PostgreSQL did not come back")

    def remove(self) -> None:
        if (Path(self.data()) / "postmaster.pid").exists():
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


class Forwarder:
    """A fixed address whose server can change."""

    def __init__(self, port: int) -> None:
        self.target = port
        self._server = socket.create_server(("127.0.0.1", free_port()))
        self.port: int = self._server.getsockname()[1]
        self._lines: list[Line] = []
        self._accepting = threading.Thread(target=self._accept)
        self._accepting.start()

    def move(self, port: int) -> None:
        """Forward to another port, and cut the existing connections."""
        self.target = port
        lines, self._lines = self._lines, []
        for line in lines:
            line.cut()

    def close(self) -> None:
        self._server.shutdown(socket.SHUT_RDWR)
        self._accepting.join()
        self._server.close()
        self.move(0)

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._server.accept()
            except OSError:
                return
            try:
                far = socket.create_connection(("127.0.0.1", self.target))
            except OSError:
                near.close()
                continue
            self._lines = [line for line in self._lines if line.is_alive()]
            self._lines.append(Line(near, far))


class Line(threading.Thread):
    """One forwarded connection, in both directions until either end hangs up."""

    def __init__(self, near: socket.socket, far: socket.socket) -> None:
        super().__init__()
        self._ends = (near, far)
        self.start()

    def run(self) -> None:
        near, far = self._ends
        back = threading.Thread(target=self._pump, args=(far, near))
        back.start()
        self._pump(near, far)
        back.join()
        near.close()
        far.close()

    def _pump(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65_536):
                target.sendall(data)
        self._hang_up()

    def _hang_up(self) -> None:
        for end in self._ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def cut(self) -> None:
        """Hang up, and wait until both ends are closed."""
        self._hang_up()
        self.join()
