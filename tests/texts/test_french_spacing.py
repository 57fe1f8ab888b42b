"""French puts no-break spaces before : ; ! ? and inside « », so that none of them begins a line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kingscourt

PAGES = sorted(Path(kingscourt.__file__).parent.glob("**/locale/fr/*.ftl"))
WRONG = re.compile(r"[^\u00a0](?=[:»])|[^\u202f](?=[;!?])|«(?!\u00a0)")
#: Commands of the terminal table, not punctuation.
LITERAL = re.compile(r"u!")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parts[-4]}-{page.stem}")
def test_no_line_can_begin_with_french_punctuation(page: Path) -> None:
    lines = page.read_text(encoding="utf-8").splitlines()
    wrong = [line for line in lines if not line.startswith("#") and WRONG.search(LITERAL.sub("", line))]
    assert not wrong, "put U+00A0 before : and inside « », U+202F before ; ! ?"
