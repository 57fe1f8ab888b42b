"""Laws of work: no entry runs away, and no number in a component file can make one do so."""

from __future__ import annotations

from msgspec import inspect

from kingscourt.kernel.errors import WorkExceeded
from kingscourt.testing.errors import LawBroken
from kingscourt.testing.law_case import Case


def law_values_have_ranges(case: Case) -> None:
    """Every number, list and text of a component file has a range, declared with its type."""
    kind = case.game.box_type()
    found = [] if kind is None else unbounded(kind)
    if found:
        raise LawBroken("law_values_have_ranges", case, "no range for " + ", ".join(found))


def law_work_is_bounded(case: Case) -> None:
    """Every entry of a game stays within the kernel's work limits, from the first position to the last."""
    try:
        _ = case.log
    except WorkExceeded as error:
        raise LawBroken("law_work_is_bounded", case, str(error)) from None


def unbounded(kind: type) -> list[str]:
    """The paths of numbers, lists, tables and texts of unbounded size."""
    found: list[str] = []
    _walk(found, "", inspect.type_info(kind))
    return found


def _walk(found: list[str], path: str, kind: inspect.Type) -> None:
    if not _is_bounded(kind):
        found.append(path)
    if isinstance(kind, inspect.Metadata):
        _walk(found, path, kind.type)
    elif isinstance(kind, inspect.StructType):
        for field in kind.fields:
            _walk(found, f"{path}.{field.encode_name}" if path else field.encode_name, field.type)
    elif isinstance(kind, inspect.ListType):
        _walk(found, f"{path}[]", kind.item_type)
    elif isinstance(kind, inspect.DictType):
        _walk(found, f"{path} (key)", kind.key_type)
        _walk(found, f"{path}.*", kind.value_type)
    elif isinstance(kind, inspect.UnionType):
        for part in kind.types:
            _walk(found, path, part)


def _is_bounded(kind: inspect.Type) -> bool:
    """Whether the type bounds the value itself, ignoring its parts."""
    if isinstance(kind, inspect.IntType):
        return kind.ge is not None and kind.le is not None
    if isinstance(kind, inspect.StrType | inspect.ListType | inspect.DictType):
        return kind.max_length is not None
    bounded = (
        inspect.Metadata,
        inspect.StructType,
        inspect.UnionType,
        inspect.LiteralType,
        inspect.BoolType,
        inspect.NoneType,
    )
    return isinstance(kind, bounded)
