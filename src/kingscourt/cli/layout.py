"""Long lists of choices made short: shared words are said once, places share a line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len

from kingscourt.cli.choices import Choice

FEW: Final = 9
GAP: Final = 3


class Cell:
    """A heading (often empty) and the numbered parts that complete it."""

    def __init__(self, heading: str, parts: list[tuple[Choice, str]]) -> None:
        self.heading = heading
        self.parts = parts

    def width(self) -> int:
        """How many columns of a terminal it takes on one line."""
        parts = sum(part_width(choice, text) + 2 for choice, text in self.parts)
        return parts - 2 + (cell_len(self.heading) + 2 if self.heading else 0)


class Layout:
    """Words that all choices share, and the cells, in rows."""

    def __init__(self, shared: str, rows: list[list[Cell]], column_width: int) -> None:
        self.shared = shared
        self.rows = rows
        self.column_width = column_width


def part_width(choice: Choice, text: str) -> int:
    """The width of a numbered part."""
    return len(str(choice.number)) + (1 if choice.is_final else 0) + 1 + cell_len(text)


def lay_out(choices: list[Choice], width: int) -> Layout:
    """The arrangement with the fewest lines; a few choices have a line each."""
    plain = [Cell("", [(choice, choice.label)]) for choice in choices]
    if len(choices) <= FEW:
        return Layout("", [[cell] for cell in plain], width)
    layouts = [_columns("", plain, width)]
    layouts.extend(_grouped(choices, index, width) for index in (0, -1))
    return min(layouts, key=lambda layout: len(layout.rows) + bool(layout.shared))


def _grouped(choices: list[Choice], index: int, width: int) -> Layout:
    """Choices by one of their places; what all labels begin with is said once, above."""
    split = [choice.label.split() for choice in choices]
    skip = _common(split)
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(choice.place(index) or f"#{choice.number}", []).append(choice)
    cells = [_cell(group, skip) for group in groups.values()]
    shared = " ".join(split[0][:skip])
    return _columns(f"{shared} …" if shared else "", cells, width)


def _cell(group: list[Choice], skip: int) -> Cell:
    """A group with the words its labels share as heading."""
    words = [choice.label.split()[skip:] for choice in group]
    if len(group) == 1:
        return Cell("", [(group[0], " ".join(words[0]))])
    start = _common(words)
    end = _common([line[start:][::-1] for line in words])
    own = [line[start : len(line) - end] for line in words]
    first = words[0]
    heading = [*first[:start], "…", *first[len(first) - end :]]
    if heading[0] == "…" or heading[-1] == "…":
        heading = [word for word in heading if word != "…"]
    return Cell(" ".join(heading), [(c, " ".join(w)) for c, w in zip(group, own, strict=True)])


def _common(lines: Sequence[Sequence[str]]) -> int:
    """How many words all lines begin with, leaving each at least one."""
    shortest = min(len(line) for line in lines)
    count = 0
    while count < shortest - 1 and all(line[count] == lines[0][count] for line in lines):
        count += 1
    return count


def _columns(shared: str, cells: list[Cell], width: int) -> Layout:
    """As many columns as fit, read downwards."""
    widest = max(cell.width() for cell in cells) + GAP
    columns = max(1, width // widest)
    height = -(-len(cells) // columns)
    rows = [cells[row::height] for row in range(height)]
    return Layout(shared, rows, widest)
