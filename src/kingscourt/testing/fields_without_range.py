"""Values of a component file's type that have no range."""

from __future__ import annotations

from msgspec import inspect


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
