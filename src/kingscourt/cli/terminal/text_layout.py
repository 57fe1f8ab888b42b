"""Texts in lines no wider than the screen: wrapped, packed one after another, or in columns."""

from __future__ import annotations

from rich.text import Text

GAP = 3
INDENT = 2


def wrapped(item: Text, width: int, hang: int = 0, indent: int = 0) -> list[Text]:
    """A text broken between words; the first line begins at `indent`, the others at `hang`."""
    return _broken(item, width, Text(" " * indent), hang)


def beside(tag: Text, text: Text, width: int, hang: int) -> list[Text]:
    """A short tag, and a text that begins and goes on in a column of its own."""
    first, *others = wrapped(text, width - hang) or [Text()]
    gap = " " * max(hang - tag.cell_len, 1)
    return [Text.assemble(tag, gap, first), *[Text(" " * hang).append_text(line) for line in others]]


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
        rest = word
        while line.cell_len + rest.cell_len > width and rest.cell_len > width - indent:
            fits = max(1, width - line.cell_len)  # a word longer than a line, such as a seal
            lines.append(line + rest[:fits])
            rest = rest[fits:]
            line = Text(" " * indent)
        line.append(rest)
        is_empty = False
    return [*lines, line]


def columns(items: list[Text], width: int) -> list[Text]:
    """As many columns as fit, read downwards; a single column wraps."""
    widest = max(item.cell_len for item in items) + GAP
    count = max(1, (width + GAP) // widest)
    if count == 1:
        return [line for item in items for line in wrapped(item, width, 2 * INDENT)]
    height = -(-len(items) // count)
    lines: list[Text] = []
    for row in range(height):
        line = Text()
        for column, item in enumerate(items[row::height]):
            line.append(" " * (column * widest - line.cell_len))
            line.append(item)
        lines.append(line)
    return lines
