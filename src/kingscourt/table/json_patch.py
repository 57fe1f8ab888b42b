"""Differences between JSON documents: patches (RFC 6902) that add, remove and replace."""

from __future__ import annotations

from typing import Final

import msgspec

from kingscourt.table.wire_types import PatchOperation

ENCODER: Final = msgspec.json.Encoder()
FRAME: Final = 36  # bytes of an operation besides its path and value


def difference(before: object, after: object) -> list[PatchOperation]:
    """A patch from one document to another: empty if they are equal, never much longer than the second.

    Documents consist of what JSON has; as everywhere in Python, `True` equals 1, so no field may be both.
    """
    found: list[PatchOperation] = []
    if before != after:
        _compare(before, after, "", found)
    return found


def _compare(before: object, after: object, path: str, found: list[PatchOperation]) -> None:
    """Add the operations for two parts that differ."""
    first = len(found)
    if isinstance(before, dict) and isinstance(after, dict):
        _compare_objects(before, after, path, found)
    elif isinstance(before, (list, tuple)) and isinstance(after, (list, tuple)):
        _compare_lists(list(before), list(after), path, found)
    else:
        found.append(PatchOperation("replace", path, after))
        return
    if len(found) - first > 1 and _is_long(found[first:], after, path):
        del found[first:]
        found.append(PatchOperation("replace", path, after))


def _is_long(patch: list[PatchOperation], after: object, path: str) -> bool:
    """Whether the value itself is shorter than a patch that leads to it."""
    return len(ENCODER.encode(patch)) > len(ENCODER.encode(after)) + len(path) + FRAME


def _compare_objects(
    before: dict[str, object], after: dict[str, object], path: str, found: list[PatchOperation]
) -> None:
    for name, value in before.items():
        if name not in after:
            found.append(PatchOperation("remove", f"{path}/{_escaped(name)}"))
        elif value != after[name]:
            _compare(value, after[name], f"{path}/{_escaped(name)}", found)
    for name, value in after.items():
        if name not in before:
            found.append(PatchOperation("add", f"{path}/{_escaped(name)}", value))


def _compare_lists(before: list[object], after: list[object], path: str, found: list[PatchOperation]) -> None:
    """Leave out what both begin and end with; in between, items of the same place are compared."""
    shorter = min(len(before), len(after))
    begin = 0
    while begin < shorter and before[begin] == after[begin]:
        begin += 1
    end = 0
    while end < shorter - begin and before[-1 - end] == after[-1 - end]:
        end += 1
    both = shorter - end
    for index in range(begin, both):
        if before[index] != after[index]:
            _compare(before[index], after[index], f"{path}/{index}", found)
    for index in range(len(before) - end - 1, both - 1, -1):  # backwards, so that indices stay valid
        found.append(PatchOperation("remove", f"{path}/{index}"))
    for index in range(both, len(after) - end):
        found.append(PatchOperation("add", f"{path}/{index}", after[index]))


def _escaped(name: str) -> str:
    return name.replace("~", "~0").replace("/", "~1")


def patched(document: object, patch: list[PatchOperation]) -> object:
    """The document after a patch, sharing what is unchanged; raises ValueError if the patch does not fit."""
    for operation in patch:
        names = operation.path.split("/")
        if names[0] != "":
            raise ValueError(f"{operation.path!r} is not a path")
        keys = [name.replace("~1", "/").replace("~0", "~") for name in names[1:]]
        document = _changed(document, keys, operation)
    return document


def _changed(node: object, keys: list[str], operation: PatchOperation) -> object:
    """A node in which what the keys lead to was changed."""
    if not keys:
        return operation.value
    if isinstance(node, dict):
        return _changed_object(dict(node), keys, operation)
    if isinstance(node, (list, tuple)):
        return _changed_list(list(node), keys, operation)
    raise ValueError(f"{operation.path!r} leads nowhere")


def _changed_object(node: dict[str, object], keys: list[str], operation: PatchOperation) -> object:
    name = keys[0]
    is_addition = len(keys) == 1 and operation.op == "add"
    if name not in node and not is_addition:
        raise ValueError(f"{operation.path!r} leads nowhere")
    if len(keys) == 1 and operation.op == "remove":
        del node[name]
    else:
        node[name] = _changed(node.get(name), keys[1:], operation)
    return node


def _changed_list(node: list[object], keys: list[str], operation: PatchOperation) -> object:
    is_addition = len(keys) == 1 and operation.op == "add"
    if not keys[0].isdecimal() or int(keys[0]) >= len(node) + is_addition:
        raise ValueError(f"{operation.path!r} leads nowhere")
    index = int(keys[0])
    if is_addition:
        node.insert(index, operation.value)
    elif len(keys) == 1 and operation.op == "remove":
        del node[index]
    else:
        node[index] = _changed(node[index], keys[1:], operation)
    return node
