"""Generated requests against the OpenAPI description find no mistake of ours."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator

import httpx
import pytest

from tests.server.databases import database
from tests.server.service import Service


@pytest.fixture(scope="module")
def service() -> Iterator[Service]:
    with database() as url, Service(url, serves=1, works=0) as running:
        yield running


def test_no_request_makes_the_service_fail(service: Service) -> None:
    url = service.urls[0]
    token = httpx.post(f"{url}/api/guests", json={"name": "Robot"}, trust_env=False).json()["token"]
    found = subprocess.run(
        [
            os.path.join(os.path.dirname(sys.executable), "schemathesis"),
            "run",
            f"{url}/api/docs/openapi.json",
            "--checks=not_a_server_error",
            "--max-examples=12",
            "--seed=7",
            "--generation-database=none",
            "--phases=examples,coverage,fuzzing",
            "--suppress-health-check=all",
            "--no-color",
            f"--header=Authorization: Bearer {token}",
        ],
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
        cwd="/tmp",
    )
    assert found.returncode == 0, found.stdout[-4000:] + found.stderr[-2000:]
