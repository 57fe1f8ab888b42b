"""Requests generated from the OpenAPI description cause no server error."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.support.databases import database
from tests.server.support.service_processes import ServiceProcesses


@pytest.fixture(scope="module")
def service() -> Iterator[ServiceProcesses]:
    with database() as url, ServiceProcesses(url, serves=1, works=0) as running:
        yield running


def test_no_request_makes_the_service_fail(service: ServiceProcesses, tmp_path: Path) -> None:
    url = service.urls[0]
    token = httpx.post(f"{url}/api/guests", json={"name": "Robot"}, trust_env=False, timeout=60).json()[
        "token"
    ]
    sent = {"game": "heirlooms", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
    headers = {"authorization": f"Bearer {token}"}
    table = httpx.post(f"{url}/api/tables", json=sent, headers=headers, trust_env=False, timeout=60).json()[
        "id"
    ]
    joined = httpx.post(
        f"{url}/api/tables/{table}/join", json={"nonce": "abc"}, headers=headers, trust_env=False, timeout=60
    )
    assert joined.json()["status"] == "running"
    settings = tmp_path / "schemathesis.toml"
    settings.write_text(f'[parameters]\n"path.table" = "{table}"\n"path.game" = "heirlooms"\n')
    found = subprocess.run(
        [
            os.path.join(os.path.dirname(sys.executable), "schemathesis"),
            f"--config-file={settings}",
            "run",
            f"{url}/api/docs/openapi.json",
            "--checks=not_a_server_error",
            "--exclude-path=/api/me/sign-out",  # every later request would be refused
            "--max-examples=6",
            "--seed=7",
            "--generation-database=none",
            "--phases=examples,coverage,fuzzing",
            "--suppress-health-check=all",
            "--request-timeout=60",
            "--no-color",
            f"--header=Authorization: Bearer {token}",
        ],
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
        cwd=tmp_path,
    )
    assert found.returncode == 0, found.stdout[-4000:] + found.stderr[-2000:]
