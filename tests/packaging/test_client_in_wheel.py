"""The wheel that ships carries the web client and plays in a browser without Node."""

from __future__ import annotations

import csv
import os
import subprocess
import sys
import time
import zipfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.server.support.service_processes import free_port
from tools.add_client_to_wheel import HOME, NoClient, add_client, record_line

BODY = '<div id="app">client</div>'
PAGE = f"<!doctype html><title>client</title>{BODY}"
ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An interpreted wheel of these sources, with a client of two files inside."""
    folder = tmp_path_factory.mktemp("wheel")
    client = folder / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text(PAGE)
    (client / "assets/index-1a2b.js").write_text("let a")
    environment = os.environ | {"KINGSCOURT_PURE": "1", "KINGSCOURT_WHEEL_CACHE": str(folder / "cache")}
    built = subprocess.check_output([ROOT / "tools/build_wheel.sh"], env=environment, text=True)
    return add_client(Path(built.strip()), client, folder / "dist")


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("installed")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


@pytest.fixture
def played(installed: Path, tmp_path: Path) -> Iterator[str]:
    """The address of `kingscourt play kingsburg --web` from the wheel, with nothing on the path."""
    port = str(free_port())
    command = [sys.executable, "-m", "kingscourt.cli", "play", "kingsburg", "--web", "--port", port]
    environment = {"PATH": "/nowhere", "PYTHONPATH": str(installed), "HOME": str(tmp_path)}
    process = subprocess.Popen(
        [*command, "--folder", str(tmp_path / "tables")],
        env=environment,
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None
    with closing(process.stdout) as lines:
        try:
            said = []
            for line in lines:
                said.append(line)
                if line.startswith("Here: "):
                    yield line.removeprefix("Here: ").strip()
                    break
            else:
                pytest.fail("".join(said))
        finally:
            process.terminate()
            process.wait(20)


def fetch(http: httpx.Client, address: str) -> httpx.Response:
    for _ in range(100):
        try:
            return http.get(address)
        except httpx.ConnectError:
            time.sleep(0.1)
    raise AssertionError("nobody answers")


def test_the_wheel_plays_in_the_browser_without_node(played: str) -> None:
    with httpx.Client(trust_env=False, timeout=60, follow_redirects=True) as http:
        assert fetch(http, played).text.endswith(BODY)
        base = played.split("/api/", maxsplit=1)[0]
        assert http.get(f"{base}/assets/index-1a2b.js").text == "let a"
        [table] = http.get(f"{base}/api/me/tables").json()
        assert table["game"] == "kingsburg"
        assert table["names"][1:3] == ["Aldric", "Beatrix"]


def test_every_file_of_the_wheel_is_recorded(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        assert len(names) == len(set(names))
        record = next(name for name in names if name.endswith("/RECORD"))
        rows = {
            name: (digest, size)
            for name, digest, size in csv.reader(archive.read(record).decode().splitlines())
        }
        assert set(rows) == set(names)
        for name in names:
            if name.startswith(HOME):
                assert record_line(name, archive.read(name)).strip() == ",".join([name, *rows[name]])


def test_a_second_client_replaces_the_first(wheel: Path, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("second")
    again = add_client(wheel, tmp_path, tmp_path / "dist")
    with zipfile.ZipFile(again) as archive:
        assert [name for name in archive.namelist() if name.startswith(HOME)] == [f"{HOME}/index.html"]
        assert archive.read(f"{HOME}/index.html") == b"second"


def test_a_folder_without_a_client_says_how_to_build_it(wheel: Path, tmp_path: Path) -> None:
    with pytest.raises(NoClient, match="npm ci"):
        add_client(wheel, tmp_path, tmp_path / "dist")
