"""Phrases that several parts of the outline use."""

from __future__ import annotations

from kingscourt.games.kingsburg.views.view_types import GroupView
from kingscourt.kernel.phrase import SEAT_KEY
from kingscourt.kernel.wire_types import WirePhrase, WireValue


def say(name: str, args: dict[str, WireValue] | None = None) -> WirePhrase:
    """A message of the outline."""
    return WirePhrase(f"kingsburg-outline-{name}", args or {})


def person(seat: int) -> WirePhrase:
    """The person on a seat."""
    return WirePhrase(SEAT_KEY, {"n": seat})


def people(seats: list[int]) -> WireValue:
    """Several persons."""
    return [person(seat) for seat in seats]


def dice_text(faces: list[int]) -> str:
    """Dice, the highest first."""
    return "+".join([str(face) for face in reversed(faces)])


def white_words(faces: list[int]) -> WirePhrase:
    """White dice."""
    return WirePhrase("kingsburg-group-white", {"dice": dice_text(faces)})


def group_words(group: GroupView) -> WireValue:
    """A group on an advisor, part by part."""
    words: list[WirePhrase] = [WirePhrase("kingsburg-group-dice", {"dice": dice_text(group.own)})]
    if group.white:
        words.append(white_words(group.white))
    if group.tokens:
        words.append(WirePhrase("kingsburg-group-tokens", {"n": group.tokens}))
    if group.market:
        words.append(WirePhrase(f"kingsburg-group-market-{'higher' if group.market > 0 else 'lower'}"))
    return words
