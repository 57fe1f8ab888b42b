"""Hints as the wire has them (msgspec; never compiled)."""

from __future__ import annotations

import msgspec

from kingscourt.kernel.wire_types import WirePhrase


class Hint(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sensible answer, and what speaks for it."""

    action: str
    kind: str
    label: WirePhrase
    args: dict[str, str | int] = {}
    places: list[str] = []
    terms: WirePhrase | None = None  # what it takes and gives
    printed: WirePhrase | None = None  # the rule of the thing it is about
    why: WirePhrase | None = None  # what it is good for


class Warned(msgspec.Struct, frozen=True):
    """An answer that people regret, and why."""

    action: str
    texts: list[WirePhrase]


class Hints(msgspec.Struct, frozen=True, omit_defaults=True):
    """What could be answered to a question, the best first, and what one should think twice about."""

    n: int  # the last entry of the position they are for
    hints: list[Hint] = []
    warnings: list[Warned] = []
