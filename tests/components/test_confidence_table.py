"""How sure a file is of its values: the table of doubts, and the template that an owner gets."""

from __future__ import annotations

from typing import Annotated

import msgspec
import pytest

from kingscourt.components.box_contents import BoxContents
from kingscourt.components.box_field_types import OURS, PRINTED, Id, Name, Word, seen
from kingscourt.components.box_file import BoxFile, FileEntry
from kingscourt.components.box_template import owner_template
from kingscourt.components.component_file import read_box_file
from kingscourt.components.confidence_table import lowest
from kingscourt.components.printed_box import PrintedBox
from kingscourt.kernel.errors import BadComponents
from kingscourt.kernel.phrase import ABOUT_KEY, Phrase

Small = Annotated[int, msgspec.Meta(ge=0, le=9)]


class CupEntry(FileEntry, frozen=True, kw_only=True):
    """A cup in a line of its own."""

    id: Id
    name: Name = ""
    colour: Annotated[Word, PRINTED] = "blue"
    handles: Annotated[Small, seen("the handles")] = 1
    chipped: Annotated[bool, OURS] = False


class ShelfEntry(FileEntry, frozen=True, kw_only=True):
    """A shelf with cups."""

    number: Small
    width: Annotated[Small, seen("the width, in spans")]
    best: CupEntry | None = None
    holds: Annotated[list[Id], msgspec.Meta(max_length=9)] = []


class CupboardFile(BoxFile, frozen=True, kw_only=True):
    """A whole file."""

    doors: Small
    cup: Annotated[list[CupEntry], msgspec.Meta(max_length=9)]
    shelf: Annotated[dict[Word, ShelfEntry], msgspec.Meta(max_length=9)]


SOURCE = """\
# A cupboard.
edition = "oak"
doors = 2  # both open

[[cup]]
id = "mug"
handles = 2

[[cup]]
id = "bowl"
chipped = true

[shelf.top]
number = 1
width   =   7      # measured once
best = { id = "rose", handles = 3 }
holds = ["mug"]

# What we doubt.
[doubts]
"cup/*/handles" = "reconstructed"
"shelf/*/width" = "reconstructed" # who knows
"shelf/top/best/handles" = "reconstructed"
"shelf/top/holds" = "derived"
"""


def read(text: str) -> tuple[CupboardFile, BoxContents, dict[str, str]]:
    return read_box_file(text, CupboardFile, doors_that_do_not_match)


def doors_that_do_not_match(file: CupboardFile, _: BoxContents) -> list[str]:
    return ["doors: there are two or none."] if file.doors == 1 else []


def levels(text: str) -> dict[str, str]:
    return read(text)[2]


def problems(old: str, new: str) -> list[str]:
    assert old in SOURCE
    with pytest.raises(BadComponents) as caught:
        levels(SOURCE.replace(old, new))
    return caught.value.problems


def test_every_value_has_a_path_and_what_no_line_fits_is_exact() -> None:
    assert levels(SOURCE) == {
        "doors": "exact",
        "cup/mug/handles": "reconstructed",
        "shelf/top/number": "exact",
        "shelf/top/width": "reconstructed",
        "shelf/top/best/handles": "reconstructed",
        "shelf/top/holds": "derived",
    }


def test_what_is_ours_and_what_is_left_out_are_no_values() -> None:
    found = levels(
        SOURCE.replace("handles = 2", 'colour = "red"').replace('"cup/*/handles"', '"cup/*/colour"')
    )
    assert [path for path in found if path.startswith("cup/")] == ["cup/mug/colour"]


def test_the_last_line_that_fits_counts() -> None:
    late = '"shelf/top/width" = "exact"\n'
    assert levels(SOURCE + late)["shelf/top/width"] == "exact"
    early = SOURCE.replace("[doubts]\n", f"[doubts]\n{late}")
    assert levels(early)["shelf/top/width"] == "reconstructed"


def test_the_file_that_was_read_names_each_doubt_by_its_own_path() -> None:
    file = read(SOURCE)[0]
    assert list(file.doubts) == [path for path, level in levels(SOURCE).items() if level != "exact"]
    assert msgspec.json.decode(msgspec.json.encode(file), type=CupboardFile) == file


def test_a_line_that_speaks_of_nothing_is_refused() -> None:
    told = "in the file; correct the path, or delete the line."
    assert problems('"cup/*/handles"', '"cup/*/handle"') == [f"doubts: there is no value cup/*/handle {told}"]
    assert problems('"cup/*/handles"', '"cup/handles"') == [f"doubts: there is no value cup/handles {told}"]
    (unknown,) = problems('= "derived"', '= "likely"')
    assert unknown.endswith("'likely' is none of 'derived', 'exact', 'reconstructed'")


def test_what_else_is_wrong_is_told_with_it() -> None:
    text = SOURCE.replace("doors = 2", "doors = 1").replace('"cup/*/handles"', '"cup/handles"')
    with pytest.raises(BadComponents) as caught:
        levels(text)
    assert [problem.partition(":")[0] for problem in caught.value.problems] == ["doors", "doubts"]


def test_a_confidence_beside_an_entry_is_refused_with_what_to_do() -> None:
    for old in ('id = "bowl"\n', "width   =   7"):
        (problem,) = problems(old, f'confidence = "exact"\n{old}')
        assert "Delete 'confidence' everywhere" in problem


def test_a_template_keeps_order_and_remarks_and_marks_what_to_look_at() -> None:
    lines = owner_template(SOURCE, CupboardFile).splitlines()
    assert (
        lines
        == """\
# A cupboard.
edition = "oak"
doors = 2  # both open

[[cup]]
id = "mug"
handles = 2  # reconstructed: the handles

[[cup]]
id = "bowl"
chipped = true

[shelf.top]
number = 1
width   =   7  # reconstructed: the width, in spans; measured once
best = { id = "rose", handles = 3 }  # reconstructed: the handles
holds = ["mug"]

# What we doubt.
[doubts]
"cup/mug/handles" = "reconstructed"  # delete this line when you have looked
"shelf/top/width" = "reconstructed"  # delete this line when you have looked
"shelf/top/best/handles" = "reconstructed"  # delete this line when you have looked
"shelf/top/holds" = "derived"
""".splitlines()
    )
    assert levels("\n".join(lines)) == levels(SOURCE)


def test_without_doubts_the_template_is_the_file() -> None:
    sure = SOURCE.partition("# What we doubt.")[0]
    assert owner_template(sure, CupboardFile) == sure


def test_names_are_taken_from_the_file_and_asked_of_new_entries() -> None:
    usual = read(SOURCE)[1]
    named = SOURCE.replace('id = "bowl"', 'id = "jug"\nname = "Krug"')
    contents = read(named)[1]
    assert contents.plain_names("cups") == {"cups-cup-jug": "Krug"}
    assert contents.naming_problems(usual) == []
    for id, problem in [("jug", "a new cup needs a name"), ("Jug!", "an id is made of the letters a to z")]:
        renamed = read(SOURCE.replace('id = "bowl"', f'id = "{id}"'))[1]
        assert [text.startswith(f"cup {id}: {problem}") for text in renamed.naming_problems(usual)] == [True]


def test_a_box_marks_its_numbers_and_knows_the_least_sure() -> None:
    file, contents, found = read(SOURCE)
    box = PrintedBox(file.edition, SOURCE, True, contents.plain_names("cups"), found)
    assert box.confidence() == found
    assert (box.printed("doors", 2), box.printed("shelf/top/width", 7)) == (2, Phrase(ABOUT_KEY, {"n": 7}))
    assert [box.lowest([path]) for path in ("doors", "shelf/top", "shelf/top/holds")] == [
        "exact",
        "reconstructed",
        "derived",
    ]
    assert lowest({}, ["doors"]) == "exact"


def test_a_value_says_where_it_stands() -> None:
    contents = BoxContents(msgspec.toml.decode(SOURCE), CupboardFile)
    assert [value.keys for value in contents.values if value.look == "the handles"] == [
        ["cup", 0, "handles"],
        ["shelf", "top", "best", "handles"],
    ]
