"""Turns a component file into a template for an owner, with a remark beside every doubtful value."""

from __future__ import annotations

import tomlkit
from tomlkit.items import AoT, Array, InlineTable, Item, Table
from tomlkit.toml_document import TOMLDocument

from kingscourt.components.box_contents import BoxContents
from kingscourt.components.box_template_remarks import DONE
from kingscourt.components.confidence_table import confidence_of
from kingscourt.kernel.phrase import RECONSTRUCTED


def owner_template(source: str, kind: type) -> str:
    """The text of a shipped file, its remarks and order kept; each doubt has a line of its own to delete."""
    document = tomlkit.parse(source)
    contents = BoxContents(document, kind)
    doubts = document.get("doubts")
    if not isinstance(doubts, Table):  # all of it is exact
        return source
    levels = confidence_of(contents, doubts.unwrap())
    for pattern in list(doubts):
        doubts.remove(pattern)
    for value in contents.values:
        level = levels[value.path]
        if level == "exact":
            continue
        doubt = tomlkit.string(level)
        if level == RECONSTRUCTED:
            remark(item_at(document, value.keys), f"{RECONSTRUCTED}: {value.look}")
            remark(doubt, DONE)
        doubts.add(value.path, doubt)
    return tomlkit.dumps(document)


def item_at(document: TOMLDocument, keys: list[str | int]) -> Item:
    """A value of the document; of one in a single line with others, the line."""
    holder: object = document
    for key in keys:
        if isinstance(holder, Array | InlineTable):
            break
        if isinstance(holder, AoT):
            assert isinstance(key, int)
            holder = holder[key]
        else:
            assert isinstance(holder, TOMLDocument | Table)
            holder = holder.item(str(key))
    assert isinstance(holder, Item)
    return holder


def remark(item: Item, text: str) -> None:
    """Write a remark behind a value; an older one stays."""
    older = item.trivia.comment.removeprefix("#").strip()
    item.comment(f"{text}; {older}" if older else text)
    item.trivia.comment_ws = "  "
