"""Texts in rows: packed one after another, or in columns."""

from __future__ import annotations

from rich.text import Text

GAP = 3
INDENT = 2


def packed(items: list[Text], width: int, indent: int = 0, between: str = "  ") -> list[Text]:
    """Items one after another; a line never breaks inside an item that fits on a line of its own."""
    lines: list[Text] = []
    line = Text(" " * indent)
    is_empty = True
    for item in items:
        is_long = item.cell_len > width - indent - INDENT
        if not is_empty and (is_long or line.cell_len + len(between) + item.cell_len > width):
            lines.append(line)
            line = Text(" " * (indent + INDENT))
            is_empty = True
        if is_long:
            lines += _broken(item, width, line, indent + 2 * INDENT)
            line = Text(" " * (indent + INDENT))
            continue
        if not is_empty:
            line.append(between, style="dim")
        line.append(item)
        is_empty = False
    return lines if is_empty and lines else [*lines, line]


def _broken(item: Text, width: int, line: Text, indent: int) -> list[Text]:
    """An item too long for one line, broken between words with the continuation indented."""
    lines: list[Text] = []
    is_empty = True
    for word in item.split(" "):
        if not is_empty and line.cell_len + 1 + word.cell_len > width:
            lines.append(line)
            line = Text(" " * indent)
            is_empty = True
        if not is_empty:
            line.append(" ")
        line.append(word)
        is_empty = False
    return [*lines, line]


def columns(items: list[Text], width: int) -> list[Text]:
    """As many columns as fit, read downwards."""
    widest = max(item.cell_len for item in items) + GAP
    count = max(1, (width + GAP) // widest)
    height = -(-len(items) // count)
    lines: list[Text] = []
    for row in range(height):
        line = Text()
        for column, item in enumerate(items[row::height]):
            line.append(" " * (column * widest - line.cell_len))
            line.append(item)
        lines.append(line)
    return lines
