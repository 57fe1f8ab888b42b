"""A Markdown page, part by part."""

from __future__ import annotations

from collections.abc import Sequence

from kingscourt.arena.statistics.shares import Share


class Page:
    """Lines of Markdown."""

    def __init__(self, title: str) -> None:
        self._lines = [f"# {title}", ""]

    def line(self, text: str) -> None:
        """Add a line of text."""
        self._lines.append(text)

    def heading(self, text: str) -> None:
        """Begin a section."""
        self._lines += ["", f"## {text}", ""]

    def table(self, head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Add a table."""
        if self._lines[-1]:
            self._lines.append("")
        self._lines += [_row(head), _row(["---"] * len(head)), *[_row(row) for row in rows]]

    def picture(self, text: str, file: str) -> None:
        """Add a picture of the same folder."""
        self._lines += ["", f"![{text}]({file})"]

    def text(self) -> str:
        """The whole page."""
        return "\n".join(self._lines) + "\n"


def share_cells(share: Share) -> list[str]:
    """A share and its interval, in percent."""
    low, high = share.interval
    return [percent(share.share), f"{100 * low:.1f} - {100 * high:.1f} %"]


def brief(number: float) -> str:
    """A number with three digits that count."""
    return f"{number:.3g}"


def percent(share: float) -> str:
    """A share as people read it."""
    return f"{100 * share:.1f} %"


def _row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"
