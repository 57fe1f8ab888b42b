"""Cleaning of text that people enter: one line that others can see and read."""

from __future__ import annotations

import re
from typing import Final

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.errors.problems import BadRequest

# letters and symbols by category, but invisible
UNSEEN: Final = dict.fromkeys(map(ord, "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"), " ")
_MARK: Final = "[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]"
_PILED_UP: Final = re.compile(f"({_MARK}{{3}}){_MARK}+")


def clean(text: str, most: int = 40) -> str:
    """One line without control characters, invisible letters or stacked accents."""
    kept = "".join(letter if letter.isprintable() else " " for letter in text.translate(UNSEEN))
    single = _PILED_UP.sub(r"\1", " ".join(kept.split())[:most])
    if not single:
        raise BadRequest(Phrase("service-empty-text"))
    return single
