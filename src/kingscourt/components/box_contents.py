"""What a component file says, value by value, each with its path, such as title/king/influence."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from msgspec import inspect

ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
HEAD: Final = ("edition", "doubts")  # these say nothing about the box


class PrintedValue:
    """A value that an owner could compare with the real box."""

    def __init__(self, path: str, keys: list[str | int], look: str) -> None:
        self.path: str = path
        self.keys: list[str | int] = keys  # where it stands in the file
        self.look: str = look  # where an owner finds it


class BoxContents:
    """The values of a file, and its entries with the names that they give themselves."""

    def __init__(self, raw: Mapping[str, object], kind: type) -> None:
        self.values: list[PrintedValue] = []
        self.entries: list[str] = []  # the paths of those in lists
        self.names: dict[str, str] = {}  # by path, of entries that may have one; empty if it has none
        whole = inspect.type_info(kind)
        assert isinstance(whole, inspect.StructType)
        for field in whole.fields:
            if field.encode_name not in HEAD and field.encode_name in raw:
                self._look_at(field.encode_name, [field.encode_name], raw[field.encode_name], field.type)

    def plain_names(self, game: str) -> dict[str, str]:
        """The names that entries give themselves, by the message they stand for."""
        named = {f"{game}-{path.replace('/', '-')}": name for path, name in self.names.items()}
        return {message: name for message, name in named.items() if name}

    def naming_problems(self, usual: BoxContents) -> list[str]:
        """Entries that no text names and that have no name; ids that are unfit for places and messages."""
        found: list[str] = []
        for path in self.entries:
            family, _, id = path.partition("/")
            if not ID.fullmatch(id):
                found.append(f"{family} {id}: an id is made of the letters a to z, digits and hyphens.")
            elif self.names.get(path) == "" and path not in usual.entries:
                found.append(
                    f'{family} {id}: a new {family} needs a name = "...", in every language the same.'
                )
        return found

    def _look_at(self, path: str, keys: list[str | int], raw: object, kind: inspect.Type) -> None:
        bare = without_metadata(kind)
        if isinstance(bare, inspect.StructType):
            assert isinstance(raw, Mapping)
            self._look_into(path, keys, raw, bare, [])
        elif isinstance(bare, inspect.ListType) and isinstance(
            entry := without_metadata(bare.item_type), inspect.StructType
        ):
            assert isinstance(raw, list)
            known_by = entry.fields[0].encode_name
            for number, part in enumerate(raw):
                below = f"{path}/{key_of(part[known_by])}"
                self.entries.append(below)
                self._look_into(below, [*keys, number], part, entry, [known_by])
        elif isinstance(bare, inspect.DictType) and isinstance(
            entry := without_metadata(bare.value_type), inspect.StructType
        ):
            assert isinstance(raw, Mapping)
            for key, part in raw.items():
                self._look_into(f"{path}/{key}", [*keys, key], part, entry, [])
        else:
            self.values.append(PrintedValue(path, keys, look_of(kind)))

    def _look_into(
        self,
        path: str,
        keys: list[str | int],
        raw: Mapping[str, object],
        kind: inspect.StructType,
        known_by: list[str],
    ) -> None:
        """A field that is left out says nothing; what an entry is known by says nothing new."""
        for field in kind.fields:
            name = field.encode_name
            if name == "name":
                self.names[path] = str(raw.get(name, ""))
            elif name in raw and is_printed(field.type, name in known_by):
                self._look_at(f"{path}/{name}", [*keys, name], raw[name], field.type)


def key_of(value: object) -> str:
    """What tells an entry from others, as a part of a path."""
    return "-".join([str(part) for part in value]) if isinstance(value, list) else str(value)


def without_metadata(kind: inspect.Type) -> inspect.Type:
    """A type without its ranges and remarks; of an optional part, the part."""
    while isinstance(kind, inspect.Metadata):
        kind = kind.type
    if isinstance(kind, inspect.UnionType):
        parts = [part for part in kind.types if not isinstance(part, inspect.NoneType)]
        return without_metadata(parts[0]) if len(parts) == 1 else kind
    return kind


def is_printed(kind: inspect.Type, is_key: bool) -> bool:
    """Whether an owner could find a field on the real box."""
    declared = kind
    while isinstance(declared, inspect.Metadata):
        if declared.extra is not None and "printed" in declared.extra:
            return bool(declared.extra["printed"])
        declared = declared.type
    is_word = isinstance(declared, inspect.StrType)
    return not is_word and (not is_key or isinstance(declared, inspect.ListType))


def look_of(kind: inspect.Type) -> str:
    """Where an owner finds a value, as its type says."""
    while isinstance(kind, inspect.Metadata):
        schema = kind.extra_json_schema or {}
        if "description" in schema:
            return str(schema["description"])
        kind = kind.type
    return ""
