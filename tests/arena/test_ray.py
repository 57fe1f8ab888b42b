"""Ray in a network of its own; what is tested there is in test_executors.py and ray_cases.py."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.arena.own_network import NETWORK, in_own_network

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
FILES = [str(HERE / "test_executors.py"), str(HERE / "ray_cases.py")]


def test_ray_keeps_the_contract_and_survives_losses(tmp_path: Path) -> None:
    """A cluster of two nodes; where networks of one's own are not allowed, this fails rather than skips."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--durations=8", *FILES]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # every process of Ray would compile all of it
    paths = [str(HERE), os.environ.get("PYTHONPATH", "")]  # the tasks of the contract are in its file
    environment["PYTHONPATH"] = os.pathsep.join(path for path in paths if path)
    environment["HOME"] = str(tmp_path)  # where Ray keeps tokens that change how it connects
    environment["PYTHONPYCACHEPREFIX"] = str(tmp_path / "pycache")
    done = subprocess.run(
        in_own_network(command), cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert " passed" in done.stdout
    assert "skipped" not in done.stdout
    assert NETWORK not in os.environ
