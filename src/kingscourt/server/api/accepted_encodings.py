"""Reads the header Accept-Encoding."""

from __future__ import annotations

from functools import lru_cache


@lru_cache(maxsize=256)
def accepted_encodings(header: str) -> frozenset[str]:
    """The encodings that a client accepts; one with the quality 0 is refused."""
    found = set[str]()
    for part in header.lower().split(","):
        name, _, parameters = part.partition(";")
        quality = parameters.replace(" ", "").removeprefix("q=")
        if name.strip() and not (parameters and _is_zero(quality)):
            found.add(name.strip())
    return frozenset(found)


def _is_zero(quality: str) -> bool:
    return quality.replace(".", "").strip("0") == ""
