"""Writes the files of a guide into a folder, as its reader would.

python -m tests.docs.guide_files docs/author/hidden-dice.md FOLDER
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

from tests.docs.code_blocks import Block, blocks_of


def write_files(page: str, folder: Path) -> None:
    """Write all files of a page; a game among them counts as installed where the folder is on the path."""
    for block in blocks_of(page):
        if block.word == "file":
            write_file(folder, block)


def write_file(folder: Path, block: Block) -> None:
    """Write the file that a block holds."""
    path = folder / block.what
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(block.text, "utf-8")
    if path.name == "pyproject.toml":
        pretend_installed(folder, block.text)


def pretend_installed(folder: Path, project: str) -> None:
    """What `pip install -e .` leaves behind: the entry points of the project."""
    facts = tomllib.loads(project)["project"]
    info = folder / f"{facts['name']}.egg-info"
    info.mkdir()
    (info / "PKG-INFO").write_text(
        f"Metadata-Version: 2.1\nName: {facts['name']}\nVersion: {facts['version']}\n"
    )
    lines: list[str] = []
    for group, points in facts["entry-points"].items():
        lines += [f"[{group}]", *[f"{name} = {value}" for name, value in points.items()]]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    write_files(sys.argv[1], Path(sys.argv[2]))
