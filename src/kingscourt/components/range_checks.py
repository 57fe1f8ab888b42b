"""Compares the raw values of a file with the ranges of its type, and reports those out of range."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from msgspec import inspect

MOST_TOLD: Final = 100  # mistakes that are listed; a file of nothing but mistakes has thousands
_SHOWN: Final = 60  # characters of a value
_AMOUNT: Final = re.compile(r"(?:([0-9]{1,9}) )?[a-z-]+", re.ASCII)
_SAID: Final = {int: "a whole number", str: "a text", bool: "true or false", list: "a list", dict: "a table"}


@cache
def _info(kind: type) -> inspect.Type:
    """The declarations of a type, looked up once."""
    return inspect.type_info(kind)


class RangeProblems:
    """Collects the values that are out of range, each with its path in the file."""

    def __init__(self) -> None:
        self.problems: list[str] = []

    def told(self) -> list[str]:
        """The problems, but no more than anybody would read."""
        if len(self.problems) <= MOST_TOLD:
            return self.problems
        return [*self.problems[:MOST_TOLD], f"and {len(self.problems) - MOST_TOLD} more"]

    def look_at(self, raw: object, kind: type) -> None:
        """Compare a whole file with its type."""
        self._value("", raw, _info(kind))

    def _note(self, path: str, problem: str) -> None:
        self.problems.append(f"{path}: {problem}" if path else problem)

    def _value(self, path: str, raw: object, kind: inspect.Type) -> None:
        if isinstance(kind, inspect.Metadata):
            self._amount(path, raw, kind)
            self._value(path, raw, kind.type)
        elif isinstance(kind, inspect.StructType):
            self._struct(path, raw, kind)
        elif isinstance(kind, inspect.ListType):
            self._list(path, raw, kind)
        elif isinstance(kind, inspect.DictType):
            self._dict(path, raw, kind)
        elif isinstance(kind, inspect.UnionType):
            self._union(path, raw, kind)
        else:
            self._plain(path, raw, kind)

    def _plain(self, path: str, raw: object, kind: inspect.Type) -> None:
        if isinstance(kind, inspect.LiteralType):
            if not isinstance(raw, str) or raw not in kind.values:
                self._note(path, f"{shown(raw)} is none of {', '.join([repr(v) for v in kind.values])}")
        elif isinstance(kind, inspect.IntType):
            if self._is_a(path, raw, int):
                self._within(path, raw, raw, kind.ge, kind.le, "")
        elif isinstance(kind, inspect.StrType):
            if self._is_a(path, raw, str):
                assert isinstance(raw, str)
                self._within(path, raw, len(raw), kind.min_length, kind.max_length, " characters")
        elif isinstance(kind, inspect.BoolType):
            self._is_a(path, raw, bool)

    def _is_a(self, path: str, raw: object, wanted: type) -> bool:
        if type(raw) is wanted:  # true is no number
            return True
        self._note(path, f"{shown(raw)} is not {_SAID[wanted]}")
        return False

    def _within(
        self, path: str, raw: object, n: object, least: int | None, most: int | None, unit: str
    ) -> bool:
        assert isinstance(n, int)
        low = 0 if least is None else least
        if n >= low and (most is None or n <= most):
            return True
        self._note(path, f"{shown(raw)} is outside {low} to {most}{unit}")
        return False

    def _amount(self, path: str, raw: object, kind: inspect.Metadata) -> None:
        """A text such as "2 silver", whose number has a range of its own."""
        amounts = (kind.extra or {}).get("amount")
        if amounts is None or not isinstance(raw, str):
            return
        least, most = amounts
        found = _AMOUNT.fullmatch(raw)
        if found is None:
            self._note(path, f"{shown(raw)} is no word with a number in front")
        elif found[1] is not None:
            self._within(path, raw, int(found[1]), least, most, "")

    def _struct(self, path: str, raw: object, kind: inspect.StructType) -> None:
        if not self._is_a(path, raw, dict):
            return
        assert isinstance(raw, dict)
        known: set[str] = set()
        for field in kind.fields:
            known.add(field.encode_name)
            if field.encode_name in raw:
                self._value(below(path, field.encode_name), raw[field.encode_name], field.type)
            elif field.required:
                self._note(path, f"{field.encode_name} is missing")
        for key in raw:
            if key not in known:
                self._note(path, f"{shown(key)} is not known here")

    def _list(self, path: str, raw: object, kind: inspect.ListType) -> None:
        if not self._is_a(path, raw, list):
            return
        assert isinstance(raw, list)
        if self._within(path, raw, len(raw), kind.min_length, kind.max_length, " entries"):
            for number, part in enumerate(raw, 1):
                self._value(f"{path}[{label(part, number)}]", part, kind.item_type)

    def _dict(self, path: str, raw: object, kind: inspect.DictType) -> None:
        if not self._is_a(path, raw, dict):
            return
        assert isinstance(raw, dict)
        if not self._within(path, raw, len(raw), kind.min_length, kind.max_length, " entries"):
            return
        for key, part in raw.items():
            where = below(path, shown_key(key))
            is_number = isinstance(kind.key_type, inspect.IntType)
            self._value(f"{where} (key)", number_of(key) if is_number else key, kind.key_type)
            self._value(where, part, kind.value_type)

    def _union(self, path: str, raw: object, kind: inspect.UnionType) -> None:
        """A number has its range; anything else has to be one of the words."""
        for part in kind.types:
            if isinstance(part, inspect.IntType) and type(raw) is int:
                self._value(path, raw, part)
                return
        for part in kind.types:
            if isinstance(part, inspect.LiteralType | inspect.IntType):
                self._value(path, raw, part)
                return


def below(path: str, name: str) -> str:
    """The path of a field."""
    return f"{path}.{name}" if path else name


def label(part: object, number: int) -> str:
    """The name of a list entry in a path: its id, or else its number."""
    id = part.get("id") if isinstance(part, dict) else None
    return shown_key(id) if isinstance(id, str) and id else str(number)


def number_of(key: str) -> object:
    """A key that should be a number; any other key stays a text."""
    return int(key) if key.isascii() and key.isdigit() and len(key) < 10 else key


def shown_key(key: str) -> str:
    """A name for a path."""
    return key if len(key) <= _SHOWN else key[:_SHOWN] + "…"


def shown(raw: object) -> str:
    """A value as the owner has written it, shortened."""
    if type(raw) is int and raw.bit_length() > 4 * _SHOWN:
        return f"a number of {raw.bit_length()} bits"
    if isinstance(raw, list | dict):
        return f"a {'list' if isinstance(raw, list) else 'table'} of {len(raw)}"
    if isinstance(raw, str) and len(raw) > _SHOWN:
        return f"{raw[:_SHOWN]!r}…"
    text = repr(raw) if isinstance(raw, str | int | float) else str(raw)
    return text if len(text) <= 2 * _SHOWN else text[:_SHOWN] + "…"
