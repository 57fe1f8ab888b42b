"""`play --web` in an installation without the client."""

from __future__ import annotations

from pathlib import Path

import pytest

from kingscourt.server.api import client_files
from tests.cli.conftest import Run


def test_without_the_client_it_says_how_to_get_it(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client_files, "folder", lambda: tmp_path)
    result = run("play", "kingsburg", "--web", "--folder", str(tmp_path / "tables"))
    assert result.exit_code == 2
    assert "no web client" in result.stderr
    assert "npm ci && npm run build" in result.stderr
    assert not (tmp_path / "tables").exists()
