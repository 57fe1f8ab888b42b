"""The outline of a position as terminal lines; the contents of a node follow it in brackets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby

from rich.text import Text

from kingscourt.cli.terminal.numbered_choices import fold, has_words
from kingscourt.cli.terminal.text_columns import INDENT, packed
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
        title = Text(self._say(node.text), style="bold" if node.inside else "")
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

    def _inline(self, node: Outline) -> Text:
        text = Text(self._say(node.text))
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


def find_places(root: Outline, say: Say, typed: str) -> list[Outline]:
    """The nodes a text means: by place, by the end of a place, or by the words they show."""
    wanted = fold(typed)
    every = list(nodes(root))
    exact = [node for node in every if fold(node.place) == wanted]
    if exact:
        return exact
    ends = [node for node in every if fold(node.place).endswith(f"/{wanted}")]
    said = [node for node in every if node not in ends and has_words(say(node.text), typed)]
    return ends + said


def own_name(place: str, seat: int) -> str:
    """A seat's own place as actions name it: `my/…` for `seat/<own>/…`."""
    mine = f"seat/{seat}/"
    return f"my/{place.removeprefix(mine)}" if place.startswith(mine) else place
