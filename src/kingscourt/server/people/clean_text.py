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

_JOINER: Final = "\u200d"
_PICTURE: Final = "[\u2190-\u2bff\ufe0f\U0001f000-\U0001faff]"
# scripts from Arabic to Sinhala, where joiners decide how letters are written
_CURSIVE: Final = "[\u0600-\u0dff]"
# Joiners are invisible, so that they are kept only where they change what is seen.
_SEEN_JOINER: Final = re.compile(
    f"(?<={_PICTURE}){_JOINER}(?={_PICTURE})|(?<={_CURSIVE})[\u200c{_JOINER}](?={_CURSIVE})"
)
_PART_OF_LAST: Final = re.compile(f"{_MARK}|[\ufe0f\u200c{_JOINER}\U0001f3fb-\U0001f3ff]")


def clean(text: str, most: int = 40) -> str:
    """One line without control characters, invisible letters or stacked accents."""
    joiners = {found.start() for found in _SEEN_JOINER.finditer(text)}
    kept = "".join(
        letter if letter.isprintable() or n in joiners else " "
        for n, letter in enumerate(text.translate(UNSEEN))
    )
    single = _PILED_UP.sub(r"\1", _cut(" ".join(kept.split()), most))
    if not single:
        raise BadRequest(Phrase("service-empty-text"))
    return single


def _cut(text: str, most: int) -> str:
    """The beginning of a text, without half a letter or half a joined emoji at its end."""
    end = most
    while 0 < end < len(text) and (_PART_OF_LAST.match(text[end]) or text[end - 1] == _JOINER):
        end -= 1
    return text[: end or most]
