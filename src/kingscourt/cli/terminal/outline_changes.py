"""What has changed on the table since a person last looked at it."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from kingscourt.cli.terminal.outline_text import OutlineWriter, nodes
from kingscourt.cli.terminal.text_layout import INDENT, packed
from kingscourt.kernel.wire_types import Outline


class Part:
    """One of the large parts of the table, and the places in it that changed, each with what it is in."""

    def __init__(self, node: Outline, changed: list[tuple[Outline, Outline]]) -> None:
        self.node = node
        self.changed = changed

    def lines(self, writer: OutlineWriter, width: int) -> list[Text]:
        """The part's name, and what changed in it."""
        items = [Text(text) for text in self._items(writer)]
        title = Text(writer.said(self.node), style="bold")
        if items:
            items[0] = Text("  ").join([title, items[0]])
        return packed(items or [title], width, INDENT, " · ")

    def _items(self, writer: OutlineWriter) -> Iterator[str]:
        """The places that changed; one whose surroundings did not change is named with them."""
        last: Outline = self.node
        for around, node in self.changed:
            is_known = around is self.node or around is last or any(around is one for _, one in self.changed)
            yield writer.said(node) if is_known else f"{writer.label(around)} \u203a {writer.said(node)}"
            last = around


def changed_parts(before: Outline, after: Outline, seat: int) -> list[Part]:
    """The parts of the table where something is new or different, a person's own first."""
    known = dict(keyed(before))
    differing = {id(node) for key, node in keyed(after) if is_changed(known.get(key), node)}
    parts: list[Part] = []
    for top in after.inside:
        inner = [(around, node) for around, node in within(top) if id(node) in differing]
        if inner or id(top) in differing:
            parts.append(Part(top, inner))
    return sorted(parts, key=lambda part: part.node.place not in ("my", f"seat/{seat}"))


def within(node: Outline) -> Iterator[tuple[Outline, Outline]]:
    """Everything inside a node, each with what it is directly in."""
    for child in node.inside:
        yield node, child
        yield from within(child)


def keyed(root: Outline) -> Iterator[tuple[str, Outline]]:
    """Every node by its place; places that occur more than once are counted."""
    seen: dict[str, int] = {}
    for node in nodes(root):
        seen[node.place] = seen.get(node.place, 0) + 1
        yield f"{node.place}#{seen[node.place]}", node


def is_changed(before: Outline | None, after: Outline) -> bool:
    """Whether a place says something else than before."""
    if before is None:
        return True
    return (before.label, before.value, before.state) != (after.label, after.value, after.state)
