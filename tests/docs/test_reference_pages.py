"""The reference pages name every kernel module and every law, and the glossary is in order."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kingscourt.testing.laws import LAWS, name_of

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("package", ["kernel", "components"])
def test_every_module_of_the_kernel_is_on_its_page(package: str) -> None:
    page = (ROOT / "docs/reference/kernel.md").read_text("utf-8")
    modules = sorted(path.stem for path in (ROOT / "src/kingscourt" / package).glob("*.py"))
    listed = re.findall(rf"^### kingscourt\.{package}\.(\w+)$", page, re.MULTILINE)
    assert sorted(listed) == [name for name in modules if name != "__init__"]


def test_every_law_is_named_in_order() -> None:
    page = (ROOT / "docs/author/laws.md").read_text("utf-8").split("## What they check")[1].split("## ")[0]
    rows = [line.split("|")[1] for line in page.splitlines() if line.startswith("| `")]
    assert [f"law_{name}" for row in rows for name in re.findall(r"`(\w+)`", row)] == list(map(name_of, LAWS))


def test_the_glossary_is_in_order() -> None:
    for part in (ROOT / "docs/reference/glossary.md").read_text("utf-8").split("\n## ")[1:]:
        words = [word.strip("`").lower() for word in re.findall(r"^(\S.*)\n: ", part, re.MULTILINE)]
        assert words
        assert words == sorted(words)
