"""The outline of a position as lines of a terminal: what is inside a thing follows it in brackets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby

from rich.padding import Padding
from rich.text import Text

from kingscourt.cli.choices import fold, has_words
from kingscourt.kernel.wire import Outline, WirePhrase

Say = Callable[[WirePhrase], str]

MOST_LINES = 4  # what would need more in one piece is broken up


class OutlineWriter:
    """Writes nodes for a width; `say` puts phrases into words."""

    def __init__(self, say: Say, width: int) -> None:
        self._say = say
        self._width = width

    def lines(self, root: Outline) -> Iterator[Padding]:
        """The root as a title, what is inside it below, things without inside together."""
        yield from self._below(root, 0) if root.inside else [self._indented(self._whole(root), 0)]

    def _below(self, node: Outline, depth: int) -> Iterator[Padding]:
        yield self._indented(Text(self._say(node.text), style="bold"), depth)
        for is_leaf, children in groupby(node.inside, key=lambda child: not child.inside):
            if is_leaf:
                yield self._indented(self._row(list(children)), depth + 1)
            else:
                for child in children:
                    yield from self._piece(child, depth + 1)

    def _piece(self, node: Outline, depth: int) -> Iterator[Padding]:
        """A node in one piece if that is short enough, else broken up."""
        line = self._whole(node)
        has_deeper = any(child.inside for child in node.inside)
        if has_deeper and line.cell_len > MOST_LINES * (self._width - 2 * depth):
            yield from self._below(node, depth)
        else:
            yield self._indented(line, depth)

    def _whole(self, node: Outline) -> Text:
        """A node and everything inside it in one piece."""
        title = Text(self._say(node.text), style="bold" if node.inside else "")
        return Text("  ").join([title, self._row(node.inside)]) if node.inside else title

    def _row(self, nodes: list[Outline]) -> Text:
        return Text(" · ").join([self._inline(node) for node in nodes])

    def _inline(self, node: Outline) -> Text:
        text = Text(self._say(node.text))
        if node.inside:
            text.append(" [")
            text.append(Text(", ").join([self._inline(child) for child in node.inside]))
            text.append("]")
        return text

    def _indented(self, line: Text, depth: int) -> Padding:
        return Padding(line, (0, 0, 0, 2 * depth), expand=False)


def nodes(node: Outline) -> Iterator[Outline]:
    """A node and everything inside it."""
    yield node
    for child in node.inside:
        yield from nodes(child)


def find_places(root: Outline, say: Say, typed: str) -> list[Outline]:
    """Nodes that a text means: by place, by the end of a place, or by words that they show."""
    wanted = fold(typed)
    every = list(nodes(root))
    exact = [node for node in every if fold(node.place) == wanted]
    if exact:
        return exact
    ends = [node for node in every if fold(node.place).endswith(f"/{wanted}")]
    said = [node for node in every if node not in ends and has_words(say(node.text), typed)]
    return ends + said
