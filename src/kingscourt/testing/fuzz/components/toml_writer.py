"""Plain values as TOML."""

from __future__ import annotations

import json


def toml_text(raw: dict[str, object]) -> str:
    """A table of plain values as TOML: one line per key, with nested values inline."""
    return "".join([f"{_key(key)} = {_inline(value)}\n" for key, value in raw.items()])


def _inline(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value)
    if isinstance(value, list):
        return "[" + ", ".join([_inline(part) for part in value]) + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join([f"{_key(key)} = {_inline(part)}" for key, part in value.items()]) + " }"
    return str(value)


def _key(key: str) -> str:
    return json.dumps(key)
