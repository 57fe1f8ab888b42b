"""The component file that an owner of the box corrects."""

from __future__ import annotations

from kingscourt.games.paladins.component_files.reader import shipped_text
from kingscourt.games.paladins.game import GAME


def test_a_template_marks_every_doubt_and_reads_like_the_shipped_file() -> None:
    text = GAME.template("rulebook")
    assert GAME.read_components(text).source == text
    marked = [line for line in text.splitlines() if "  # reconstructed: " in line]
    assert len(marked) == shipped_text().count('confidence = "X"') == 8
    assert all('put "R" for "X"' in line for line in marked)
    unmarked = [line.partition("  # reconstructed")[0] for line in text.splitlines()]
    shipped = [line.partition("  # ")[0] for line in shipped_text().splitlines()]
    assert [line.partition("  # ")[0] for line in unmarked] == shipped
