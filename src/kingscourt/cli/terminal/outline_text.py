"""The outline of a position as terminal lines; the contents of a node follow it in brackets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby

from rich.text import Text

from kingscourt.cli.terminal.text_layout import INDENT, packed, wrapped
from kingscourt.kernel.wire_types import Outline, WirePhrase

Say = Callable[[WirePhrase], str]

MOST_LINES = 8  # anything longer is broken up


class OutlineWriter:
    """Writes nodes for a given width; `say` renders phrases."""

    def __init__(self, say: Say, width: int) -> None:
        self._say = say
        self._width = width

    def inside(self, node: Outline, depth: int = 0) -> Iterator[Text]:
        """The contents of a node; adjacent leaves share a line."""
        for is_leaf, children in groupby(node.inside, key=lambda child: not child.inside):
            if is_leaf:
                yield from self._packed([self._inline(child) for child in children], depth)
            else:
                for child in children:
                    yield from self.whole(child, depth)

    def whole(self, node: Outline, depth: int = 0) -> Iterator[Text]:
        """A node with its contents, in one piece if that is short enough, else broken up."""
        title = Text(self.said(node), style="bold" if node.inside else "")
        items = [self._inline(child) for child in node.inside]
        if items:
            items[0] = Text("  ").join([title, items[0]])
        lines = self._packed(items or [title], depth)
        has_deeper = any(child.inside for child in node.inside)
        if has_deeper and len(lines) > MOST_LINES:
            yield from self._packed([title], depth)
            yield from self.inside(node, depth + 1)
        else:
            yield from lines

    def printed(self, node: Outline, depth: int = 0) -> Iterator[Text]:
        """A node with everything printed on it and on whatever is inside it, a line for each place."""
        text = Text(self.said(node), style="bold" if node.inside or node.lines else "")
        facts = "; ".join(self._say(line) for line in node.lines)
        if facts:
            text.append(Text(f" – {facts}", style="dim"))
        indent = INDENT * depth
        if not any(child.inside or child.lines for child in node.inside):
            items = [Text(self.said(child)) for child in node.inside]
            yield from packed([text, *items], self._width, indent, " · ")
            return
        yield from wrapped(text, self._width, indent + 2 * INDENT, indent)
        for child in node.inside:
            yield from self.printed(child, depth + 1)

    def label(self, node: Outline) -> str:
        """What a node is."""
        return self._say(node.label)

    def said(self, node: Outline) -> str:
        """What a node is, how much, and its condition; not what is printed on it."""
        text = self.label(node)
        if node.value is not None:
            value = str(node.value) if isinstance(node.value, int) else self._say(node.value)
            text = f"{text}: {value}"
        states = ", ".join(self._say(state) for state in node.state)
        return f"{text} ({states})" if states else text

    def _inline(self, node: Outline) -> Text:
        text = Text(self.said(node))
        if node.inside:
            text.append(" [")
            text.append(Text(", ").join([self._inline(child) for child in node.inside]))
            text.append("]")
        return text

    def _packed(self, items: list[Text], depth: int) -> list[Text]:
        return packed(items, self._width, INDENT * depth, " · ")


def nodes(node: Outline) -> Iterator[Outline]:
    """A node and everything inside it."""
    yield node
    for child in node.inside:
        yield from nodes(child)


def own_name(place: str, seat: int) -> str:
    """A seat's own place as actions name it: `my/…` for `seat/<own>/…`."""
    mine = f"seat/{seat}/"
    return f"my/{place.removeprefix(mine)}" if place.startswith(mine) else place
