"""The reference names every kernel module, setting, message and law, and the glossary is in order."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from kingscourt.server.config import Config
from kingscourt.server.stream.messages import PROTOCOL, FromClient, FromServer
from kingscourt.table.view_steps import MOST_STEPS
from kingscourt.testing.laws import LAWS, name_of
from tools.render_reference import SCHEMAS, pages

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def made() -> dict[str, str]:
    return pages()


@pytest.mark.parametrize("package", ["kernel", "components"])
def test_every_module_of_the_kernel_has_a_section(package: str, made: dict[str, str]) -> None:
    modules = {f"{package}.{path.stem}" for path in (ROOT / "src/kingscourt" / package).glob("*.py")}
    listed = re.findall(rf"^### kingscourt\.({package}\.\w+)$", made["kernel.md"], re.MULTILINE)
    assert set(listed) == modules - {f"{package}.__init__"}
    assert len(listed) == len(set(listed))


def test_every_page_includes_what_is_made_for_it(made: dict[str, str]) -> None:
    included = {
        name
        for page in (ROOT / "docs").rglob("*.md")
        for name in re.findall(r"^```\{include\} \.\./generated/(.+)$", page.read_text("utf-8"), re.MULTILINE)
    }
    assert {name for name in made if name.endswith(".md")} <= included


def test_every_setting_and_message_is_told(made: dict[str, str]) -> None:
    assert made["configuration.md"].count("\n| `KINGSCOURT_") == len(Config.__struct_fields__)
    assert made["streams.md"].count("\n| `") == len(get_args(FromServer)) + len(get_args(FromClient))


def test_what_is_told_about_streams_is_so() -> None:
    page = " ".join((ROOT / "docs/reference/streams.md").read_text("utf-8").split())
    assert f"Protocol version {PROTOCOL}." in page
    assert f"stream?v={PROTOCOL}&" in page
    assert f"more than {MOST_STEPS} entries" in page


def test_every_schema_is_listed() -> None:
    page = (ROOT / "docs/reference/schemas.md").read_text("utf-8")
    assert set(re.findall(r"\(\.\./schemas/(.+?)\)", page)) == {path.name for path in SCHEMAS.glob("*.json")}


def test_every_law_is_named_in_order() -> None:
    page = (ROOT / "docs/author/laws.md").read_text("utf-8").split("## What they check")[1].split("## ")[0]
    rows = [line.split("|")[1] for line in page.splitlines() if line.startswith("| `")]
    assert [f"law_{name}" for row in rows for name in re.findall(r"`(\w+)`", row)] == list(map(name_of, LAWS))


def test_the_glossary_is_in_order() -> None:
    for part in (ROOT / "docs/reference/glossary.md").read_text("utf-8").split("\n## ")[1:]:
        words = [word.strip("`").lower() for word in re.findall(r"^(\S.*)\n: ", part, re.MULTILINE)]
        assert words
        assert words == sorted(words)
