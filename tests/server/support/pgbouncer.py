"""A real PgBouncer in front of the tests' PostgreSQL."""

from __future__ import annotations

import getpass
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from psycopg.conninfo import conninfo_to_dict

from tests.server.support.own_postgres_and_nats import user
from tests.server.support.service_processes import free_port

PROGRAM = "/usr/sbin/pgbouncer"  # Debian's; not in the PATH of everybody
STARTING = 10.0


@contextmanager
def pgbouncer(url: str, mode: str, **settings: str | int) -> Iterator[str]:
    """Address of the same database behind a PgBouncer; `settings` are lines of its configuration."""
    folder = Path(tempfile.mkdtemp(prefix="kingscourt-pgbouncer-"))
    port = free_port()
    lines = {
        "listen_addr": "127.0.0.1",
        "listen_port": port,
        "unix_socket_dir": "",
        "auth_type": "any",
        "pool_mode": mode,
        **settings,
    }
    target = conninfo_to_dict(url)
    (folder / "pgbouncer.ini").write_text(
        f"[databases]\n* = host={target['host']} port={target['port']}"
        f" user={target.get('user') or getpass.getuser()}\n[pgbouncer]\n"
        + "".join(f"{name} = {value}\n" for name, value in lines.items())
    )
    owner = user()
    if owner:  # it refuses to run as root
        shutil.chown(folder, owner)
    log = folder / "log"
    with log.open("wb") as output:
        running = subprocess.Popen(
            [PROGRAM, "pgbouncer.ini"], cwd=folder, user=owner, stdout=output, stderr=output
        )
    try:
        _wait(port, running, log)
        yield f"postgresql://127.0.0.1:{port}/{target['dbname']}"
    finally:
        running.kill()
        running.wait()
        shutil.rmtree(folder)


def _wait(port: int, running: subprocess.Popen[bytes], log: Path) -> None:
    stop = time.monotonic() + STARTING
    while running.poll() is None and time.monotonic() < stop:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.02)
    raise AssertionError(f"PgBouncer does not answer: {log.read_text()}")
