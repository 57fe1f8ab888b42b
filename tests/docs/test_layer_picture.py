"""The picture of layers in docs/project/architecture.md is the contract that import-linter checks."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/project/architecture.md"
LAYER = re.compile(r"^  ([a-z]+(?: \| [a-z]+)*)\b", re.MULTILINE)


def contract() -> list[list[str]]:
    """The layers from the top; those in brackets may be missing and are left out where they are."""
    facts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    (layers,) = [
        one["layers"] for one in facts["tool"]["importlinter"]["contracts"] if one["type"] == "layers"
    ]
    names = [[name.strip("() ") for name in layer.split("|")] for layer in layers]
    return [[name for name in layer if (ROOT / "src/kingscourt" / name).is_dir()] for layer in names]


def drawn() -> list[list[str]]:
    """The layers of the picture, from the top."""
    picture = PAGE.read_text("utf-8").split("## Layers")[1].split("```")[1]
    return [layer.split(" | ") for layer in LAYER.findall(picture)]


def test_the_picture_shows_the_layers_of_the_contract() -> None:
    assert drawn() == contract()


def test_the_client_is_drawn_beside_them_and_imports_generated_types_only() -> None:
    picture = PAGE.read_text("utf-8").split("## Layers")[1].split("```")[1]
    assert picture.split()[1] == "web"
    imports = re.compile(r"from \"(\.\./)*(src|docs|kingscourt)/")
    sources = [*(ROOT / "web/src").rglob("*.ts"), *(ROOT / "web/src").rglob("*.svelte")]
    assert len(sources) > 20
    assert [path.name for path in sources if imports.search(path.read_text("utf-8"))] == []


def test_the_table_of_the_service_lists_its_folders() -> None:
    page = (ROOT / "docs/project/service.md").read_text("utf-8").split("## Folders")[1].split("\n## ")[0]
    listed = re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE)
    folders = {path.parent.name for path in (ROOT / "src/kingscourt/server").glob("*/__init__.py")}
    assert set(listed) == folders
