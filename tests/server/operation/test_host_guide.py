"""The commands of the host's guide, run as they stand there on the real PostgreSQL and NATS."""

from __future__ import annotations

import os
import re
import secrets
import shlex
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict

from kingscourt.server.config import Config
from kingscourt.server.config_reader import read_config
from tests.docs.code_blocks import blocks_of
from tests.server.support.databases import NATS, database
from tests.server.support.service_processes import free_port

QUICKSTART = "docs/host/quickstart.md"
BACKUP = "docs/host/backup-and-upgrade.md"
OPERATING = "docs/host/operating.md"
POSTGRES_BIN = sorted(Path("/usr/lib/postgresql").glob("*/bin"))


def run(script: str, folder: Path, database: str, port: int) -> str:
    """What bash says to a script; the first command that fails ends it."""
    tools = [str(Path(sys.executable).parent), *[str(path) for path in POSTGRES_BIN[-1:]]]
    server = conninfo_to_dict(database)
    settings = {
        "PATH": os.pathsep.join([*tools, os.environ["PATH"]]),
        "PGHOST": str(server.get("host", "")),
        "PGPORT": str(server.get("port", "5432")),
        "KINGSCOURT_DIRECTORY": database,
        "KINGSCOURT_SECRET": secrets.token_hex(16),
        "KINGSCOURT_NATS": NATS,
        "KINGSCOURT_NATS_PREFIX": f"t{secrets.token_hex(5)}",
        "KINGSCOURT_PORT": str(port),
        "KINGSCOURT_LOG_LEVEL": "warning",
    }
    done = subprocess.run(
        ["bash", "-euc", f"trap 'kill $(jobs -p) 2> /dev/null || true; wait' EXIT\n{script}"],
        cwd=folder,
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, f"{script}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def without_root(script: str, database: str) -> str:
    """A script of the guide for a machine without its users, its folders and systemd, on another database."""
    name = str(conninfo_to_dict(database)["dbname"])
    lines: list[str] = []
    for line in script.splitlines():
        command = re.sub(r"^sudo (-u \w+ )?", "", line).replace("/srv/kingscourt/backups/", "")
        if command.startswith("systemctl"):
            started = re.findall(r"kingscourt@(\w+)", command) if "enable --now" in command else []
            lines += [f"kingscourt {process} &" for process in started]
        elif not command.startswith("kingscourt "):
            command = command.replace("--owner kingscourt ", "").replace(
                "--dbname=kingscourt", f"--dbname={name}"
            )
            lines.append(re.sub(r"(dropdb|createdb|psql|\.dump) kingscourt\b", rf"\1 {name}", command))
        else:
            lines.append(command)
    return "\n".join(lines)


def first_start(database: str, port: int) -> str:
    """The script of the quickstart, on a port of ours and with patience for a busy machine."""
    script = "".join(blocks_run_here(QUICKSTART, "test_the_first_start_works"))
    return without_root(script, database).replace("8000", str(port)).replace("--retry 60", "--retry 200")


def blocks_run_here(page: str, test: str) -> list[str]:
    """The blocks of a page that name this test."""
    return [block.text for block in blocks_of(page) if block.what.endswith(f"::{test}")]


def test_the_first_start_works(tmp_path: Path) -> None:
    port = free_port()
    with database(migrated=False) as url:
        script = first_start(url, port)
        assert script.count(" &") == 2
        said = run(script, tmp_path, url, port)
    assert "NOT OK" not in said


def test_a_backup_can_be_restored(tmp_path: Path) -> None:
    dump, restore = blocks_run_here(BACKUP, "test_a_backup_can_be_restored")
    with database() as url:
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute("CREATE TABLE witness AS SELECT 7 AS n")
        run(without_root(dump, url), tmp_path, url, free_port())
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute("DELETE FROM witness")
        assert "NOT OK" not in run(without_root(restore, url), tmp_path, url, free_port())
        with psycopg.connect(url) as connection:
            assert connection.execute("SELECT n FROM witness").fetchall() == [(7,)]


def test_people_are_found_by_name_and_by_table(tmp_path: Path) -> None:
    (script,) = blocks_run_here(OPERATING, "test_people_are_found_by_name_and_by_table")
    with database() as url:
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(
                "INSERT INTO persons (id, name) VALUES ('p-of-that-name', 'ANNA'), ('p-other', 'Ben')"
            )
            connection.execute(
                "INSERT INTO listings (table_id, version, status, public, people, created_at, listing)"
                " VALUES ('a-0c8f2k6m1p4r7t9v', 1, 'running', false, '{p-at-the-table}', 0, '{}')"
            )
        said = run(without_root(script, url), tmp_path, url, free_port())
    assert "p-of-that-name" in said
    assert "p-at-the-table" in said
    assert "p-other" not in said


def test_the_wrapper_hands_settings_and_arguments_on(tmp_path: Path) -> None:
    """The shell script of the quickstart, with a program of ours in the place of `runuser`."""
    (wrapper,) = [block.text for block in blocks_of(QUICKSTART) if block.text.startswith("#!/bin/sh")]
    (settings,) = [block.text for block in blocks_of(QUICKSTART) if block.text.startswith("KINGSCOURT_")]
    (tmp_path / "kingscourt.env").write_text(settings)
    runuser = tmp_path / "runuser"
    runuser.write_text('#!/bin/sh\nprintf "%s\\n" "$KINGSCOURT_DIRECTORY" "$PWD" "$@"\n')
    runuser.chmod(0o755)
    script = wrapper.replace("/etc/", f"{tmp_path}/").replace("cd /srv/kingscourt", f"cd {tmp_path}")
    done = subprocess.run(
        ["sh", "-c", script, "kingscourt", "admin", "person", "two words"],
        env={"PATH": f"{tmp_path}:/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert done.stdout.splitlines() == [
        "postgresql:///kingscourt?host=/var/run/postgresql",
        str(tmp_path),
        *("-u", "kingscourt", "--", "/srv/kingscourt/venv/bin/kingscourt", "admin", "person", "two words"),
    ]


@pytest.mark.parametrize("page", [QUICKSTART, "docs/host/proxy.md", OPERATING])
def test_settings_of_the_guide_are_settings(page: str) -> None:
    texts = [block.text for block in blocks_of(page) if block.language == "text"]
    lines = [line for text in texts for line in text.splitlines() if line.startswith("KINGSCOURT_")]
    assert lines
    assigned = [word for line in lines for word in shlex.split(line)]  # as a shell and systemd read them
    assert len(assigned) == len(lines)
    config = read_config(dict(word.split("=", 1) for word in assigned))
    assert isinstance(config, Config)


def test_the_address_of_the_quickstart_is_understood_by_everything(tmp_path: Path) -> None:
    """`postgresql:///name?host=folder`, a local socket: migrations, both drivers and the job library."""
    with database(migrated=False) as url:
        with psycopg.connect(url) as connection:
            row = connection.execute("SHOW unix_socket_directories").fetchone()
        folder = "" if row is None else str(row[0]).split(",")[0].strip()
        if not folder or not any(Path(folder).glob(".s.PGSQL.*")):
            pytest.skip("this PostgreSQL has no local socket that we can see")
        local = f"postgresql:///{url.rpartition('/')[2]}?host={folder}"
        port = free_port()
        assert "NOT OK" not in run(first_start(local, port), tmp_path, local, port)
