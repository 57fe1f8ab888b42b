"""How sure each entry of a component file is, in the words of the kernel."""

from __future__ import annotations

from typing import Final

import msgspec

from kingscourt.games.paladins.component_files.file_types import ComponentFile

LEVELS: Final = {"A": "exact", "R": "exact", "B": "derived", "X": "reconstructed"}
CONFIDENCE: Final = "confidence"


def confidence_of(file: ComponentFile) -> dict[str, str]:
    """The level of every entry by its path, such as `townsfolk/abbot-2` or `actions/absolve/levels`."""
    found: dict[str, str] = {}
    _gather(found, "", msgspec.to_builtins(file, str_keys=True))
    return {path: LEVELS[letter] for path, letter in found.items()}


def _gather(found: dict[str, str], path: str, entry: object) -> None:
    if isinstance(entry, list):
        for number, part in enumerate(entry, 1):
            name = part.get("id", number) if isinstance(part, dict) else number
            _gather(found, f"{path}/{name}", part)
    elif isinstance(entry, dict):
        for name, part in entry.items():
            if name == CONFIDENCE:
                found[path] = part
            elif name.endswith(f"_{CONFIDENCE}"):
                if part:
                    found[f"{path}/{name.removesuffix(f'_{CONFIDENCE}')}"] = part
            else:
                _gather(found, f"{path}/{name}" if path else name, part)
