"""Tables of folders, files, exports and values on pages written by hand name what is there, and all of it."""

from __future__ import annotations

import re
import subprocess
from collections import Counter
from pathlib import Path

import pytest

from kingscourt.server.stream.frame_deflater import LEVEL, MEMORY, WINDOW, WORTH_IT

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src/kingscourt"
CLIENT = ROOT / "web/src"
GAMES = sorted(path.parent for path in (PACKAGE / "games").glob("*/game.py"))
# Where types are missing, a comment says which modules know the package: "only `a.b` knows it".
ONLY = re.compile(r"^# (\w+) ships no types; only (.+) knows? it$", re.MULTILINE)


def text_of(page: str) -> str:
    return (ROOT / page).read_text("utf-8")


def first_cells(text: str) -> set[str]:
    """The names in backquotes in the first column of tables."""
    cells = re.findall(r"^\| (`[^|]+) \|", text, re.MULTILINE)
    return {name.rstrip("/") for cell in cells for name in re.findall(r"`([^`]+)`", cell)}


def test_the_readme_names_every_package() -> None:
    packages = {f"src/kingscourt/{path.parent.name}" for path in PACKAGE.glob("*/__init__.py")}
    named = {name for name in first_cells(text_of("README.md")) if name.startswith("src/")}
    assert named == packages


def test_the_readme_names_every_folder_beside_the_sources() -> None:
    tracked = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.splitlines()
    folders = {name.split("/")[0] for name in tracked if "/" in name} - {"src"}
    named = {name.split("/")[0] for name in first_cells(text_of("README.md"))} - {"src"}
    assert named == folders


def test_the_readme_of_the_client_names_every_folder() -> None:
    text = text_of("web/README.md").split("## Where things are")[1].split("\n## ")[0]
    named = first_cells(text)
    folders = [path for path in CLIENT.rglob("*") if path.is_dir()]
    assert len(folders) > 40
    for folder in folders:
        name = folder.relative_to(CLIENT).as_posix()
        parent, _, own = name.rpartition("/")
        if not name.startswith("boards/"):
            (row,) = re.findall(rf"^\| `{parent}` \|.*$", text, re.MULTILINE) or [""]
            assert name in named or f"`{own}`" in row, f"web/README.md does not name {name}"
    tables = {name for name in named if re.fullmatch(r"[a-z_/]+", name)}
    assert {name for name in tables if not (CLIENT / name).is_dir()} == set()


def test_the_guide_names_every_kind_of_file_that_games_share() -> None:
    section = text_of("docs/author/whole-game.md").split("## Files of a larger game")[1].split("\n## ")[0]
    times = Counter(path.name for game in GAMES for path in game.iterdir() if path.name[0] != "_")
    shared = {name for name, count in times.items() if count > 1}
    assert len(shared) > 12
    assert shared - first_cells(section) == set()
    data = Counter(path.name for game in GAMES for path in (game / "data").iterdir())
    assert {name for name, count in data.items() if count == len(GAMES) and f"`{name}`" not in section} == {
        "rulebook.toml"  # the usual edition
    }


def test_the_guide_names_nothing_that_no_game_has() -> None:
    section = text_of("docs/author/whole-game.md").split("## Files of a larger game")[1].split("\n## ")[0]
    named = set(re.findall(r"`(\w+\.(?:py|toml)|\w+/)`", section)) - {"pyproject.toml"}
    assert len(named) > 20
    there = {path.name for game in GAMES for path in game.rglob("*")}
    assert {name for name in named if name.rstrip("/") not in there} == set()


@pytest.mark.parametrize("page", ["docs/author/boards.md", "web/README.md"])
def test_the_exports_of_a_board_are_named(page: str) -> None:
    registry = (CLIENT / "boards/board_registry.ts").read_text("utf-8")
    module = registry.split("export interface BoardModule")[1].split("\n}")[0]
    names = re.findall(r"^  (\w+)\??:", module, re.MULTILINE)
    assert "movedView" in names
    assert [name for name in names if not re.search(rf"`{name}\b", text_of(page))] == []
    exported = {
        name
        for path in (CLIENT / "boards").glob("*/index.ts")
        for name in re.findall(r"^export \{ (?:default as )?(\w+) \}", path.read_text("utf-8"), re.MULTILINE)
    }
    assert exported == set(names)


def test_compression_is_as_the_page_says() -> None:
    page = " ".join(text_of("docs/host/scaling.md").split())
    assert f"{WINDOW} window bits, memory level {MEMORY} and level {LEVEL} for each stream" in page
    assert f"messages under {WORTH_IT} bytes left as they are" in page


def test_packages_without_types_are_known_by_whom_the_comments_name() -> None:
    comments = ONLY.findall(text_of("pyproject.toml"))
    assert comments
    for package, modules in comments:
        uses = re.compile(rf"^\s*(?:import|from) {package}\b", re.MULTILINE)
        known = {
            path.relative_to(PACKAGE).with_suffix("").as_posix().replace("/", ".")
            for path in PACKAGE.rglob("*.py")
            if uses.search(path.read_text("utf-8"))
        }
        assert known == set(re.findall(r"`([\w.]+)`", modules)), package
