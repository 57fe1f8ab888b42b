"""The README is a program: its console lines and its Python run here."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, flags=re.DOTALL)


def test_the_sixty_seconds_work(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    lines = [line[2:] for block in blocks("console") for line in block.splitlines() if line.startswith("$ ")]
    assert len(lines) >= 5
    for line in lines:
        program, *arguments = line.split()
        command = [str(Path(sys.executable).with_name(program)), *arguments]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=300)
        assert done.returncode == 0, f"{line}\n{done.stdout}\n{done.stderr}"
        assert done.stdout.strip(), line


def test_the_python_example_works(capsys: pytest.CaptureFixture[str]) -> None:
    (block,) = blocks("python")
    exec(compile(block, "README.md", "exec"), {})
    assert re.fullmatch(r"\[\d(, \d)*\]\n", capsys.readouterr().out)


def test_every_folder_it_names_exists() -> None:
    for name in re.findall(r"^\| `([a-z/.]+)`", README, flags=re.MULTILINE):
        assert (ROOT / name).is_dir(), name


def test_every_link_and_picture_is_there() -> None:
    places = re.findall(r"(?:\]\(|src=\")([^)\"#]+)", README)
    missing = [place for place in places if "://" not in place and not (ROOT / place).exists()]
    assert places
    assert not missing
