"""Differences of JSON documents: a patch leads from one to the other and touches nothing else."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingscourt.table.json_patch import difference, patched
from kingscourt.table.wire_types import PatchOperation

NAMES = st.sampled_from(["a", "b", "c", "a/b", "~", "~1", "", "0", "é"])
VALUES = st.recursive(
    st.none() | st.integers(2, 9) | st.sampled_from(["", "x", "long text " * 5]) | st.booleans(),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(NAMES, inner, max_size=6),
    max_leaves=25,
)


@st.composite
def pairs(draw: st.DrawFn) -> tuple[object, object]:
    """Two documents, usually alike in most parts."""
    before = draw(VALUES)
    return before, draw(VALUES | st.just(before) | changed(before))


def changed(document: object) -> st.SearchStrategy[object]:
    """The document with some parts replaced, removed or added."""
    if isinstance(document, dict):
        parts = {name: VALUES | changed(value) | st.just(value) for name, value in document.items()}
        return st.fixed_dictionaries({}, optional=parts) | st.fixed_dictionaries(
            parts, optional={"new": VALUES}
        )
    if isinstance(document, list):
        places = [st.just(value) | changed(value) for value in document]
        return st.tuples(*places).map(list) | st.permutations(document) | st.just(document[1:] + document[:1])
    return VALUES


@given(pairs())
def test_a_patch_leads_from_one_document_to_the_other(pair: tuple[object, object]) -> None:
    before, after = pair
    kept = msgspec.json.encode(before)
    patch = difference(before, after)
    assert msgspec.json.encode(patched(before, patch), order="sorted") == msgspec.json.encode(
        after, order="sorted"
    )
    assert msgspec.json.encode(before) == kept
    assert (patch == []) == (before == after)


@given(pairs())
def test_a_patch_survives_the_wire_and_is_not_longer_than_the_document(pair: tuple[object, object]) -> None:
    before, after = pair
    data = msgspec.json.encode(difference(before, after))
    assert patched(before, msgspec.json.decode(data, type=list[PatchOperation])) == after
    assert len(data) <= len(msgspec.json.encode(after)) + 80


def test_only_what_changed_is_named() -> None:
    goods = dict.fromkeys(("gold", "wood", "stone", "points", "soldiers", "tokens", "workers"), 1)
    names = ["statue", "chapel", "church", "cathedral", "inn", "market", "farm"]
    before = {"seats": [{"goods": goods, "built": names}, {"goods": goods, "built": []}], "round": 1}
    other = {"goods": {**goods, "gold": 2}, "built": [name for name in names if name != "chapel"]}
    after = {"seats": [other, {"goods": goods, "built": []}], "round": 1, "end": None}
    assert difference(before, after) == [
        PatchOperation("replace", "/seats/0/goods/gold", 2),
        PatchOperation("remove", "/seats/0/built/1"),
        PatchOperation("add", "/end", None),
    ]


def test_unchanged_parts_are_shared() -> None:
    before = {"a": {"deep": [1, 2]}, "b": 1}
    after = patched(before, [PatchOperation("replace", "/b", 2)])
    assert isinstance(after, dict)
    assert after["a"] is before["a"]


@pytest.mark.parametrize(
    "operation",
    [
        PatchOperation("replace", "/missing", 1),
        PatchOperation("remove", "/list/2"),
        PatchOperation("add", "/list/3", 1),
        PatchOperation("replace", "/list/x", 1),
        PatchOperation("add", "/missing/deep", 1),
        PatchOperation("add", "/number/deep", 1),
        PatchOperation("add", "list", 1),
    ],
)
def test_a_patch_for_another_document_is_refused(operation: PatchOperation) -> None:
    with pytest.raises(ValueError, match=r"nowhere|path"):
        patched({"list": [1, 2], "number": 3}, [operation])
