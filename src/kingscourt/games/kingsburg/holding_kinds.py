"""The kinds of things that a player holds, by number, with their texts and places."""

from __future__ import annotations

from typing import Final

from kingscourt.kernel.phrase import MAX_SEATS, RECONSTRUCTED, Phrase, number

GOLD: Final = 0
WOOD: Final = 1
STONE: Final = 2
TOKEN: Final = 3
SOLDIER: Final = 4
VP: Final = 5

GOODS: Final = 3  # KB-0.1: only the first three kinds are goods
KINDS: Final = ["gold", "wood", "stone", "token", "soldier", "vp"]
ALL_GOODS: Final = 0b111

_KEYS: Final = [
    "kingsburg-good-gold",
    "kingsburg-good-wood",
    "kingsburg-good-stone",
    "kingsburg-amount-token",
    "kingsburg-amount-soldier",
    "kingsburg-amount-vp",
]
_COMMON: Final = 24
_AMOUNTS: Final = [[Phrase(key, {"n": n}) for n in range(_COMMON)] for key in _KEYS]

SUPPLY: Final = [
    "supply/gold",
    "supply/wood",
    "supply/stone",
    "supply/tokens",
    "supply/soldiers",
    "supply/vp",
]
MINE: Final = ["my/gold", "my/wood", "my/stone", "my/tokens", "my/soldiers", "my/vp"]
AT_SEAT: Final = [
    [f"seat/{seat}/{name}" for name in ("gold", "wood", "stone", "tokens", "soldiers", "vp")]
    for seat in range(MAX_SEATS)
]


_THINGS: Final = {kind: Phrase(key) for kind, key in zip(KINDS, _KEYS, strict=True)}
_THINGS["envoy"] = Phrase("kingsburg-thing-envoy")
_THINGS["market"] = Phrase("kingsburg-thing-market")


def thing_name(what: str) -> Phrase | None:
    """The name of a thing in terms; dice and buildings need none, for choices name them."""
    return _THINGS.get(what)


def amount(kind: int, n: int) -> Phrase:
    """An amount of one kind, in words."""
    if 0 <= n < _COMMON:
        return _AMOUNTS[kind][n]
    return Phrase(_KEYS[kind], {"n": n})


def amounts(numbers: list[int]) -> list[Phrase]:
    """Several kinds in words, those that are zero left out."""
    return [amount(kind, n) for kind, n in enumerate(numbers) if n != 0]


def printed_amount(kind: int, n: int, certainty: str) -> Phrase:
    """A printed amount of one kind, with the sign ≈ if it is only reconstructed."""
    if certainty != RECONSTRUCTED:
        return amount(kind, n)
    return Phrase(_KEYS[kind], {"n": number(n, certainty)})


def printed_amounts(numbers: list[int], certainty: str) -> list[Phrase]:
    """Several printed kinds in words, those that are zero left out."""
    return [printed_amount(kind, n, certainty) for kind, n in enumerate(numbers) if n != 0]


def building_amount(n: int, certainty: str) -> Phrase:
    """So many buildings, in words."""
    return Phrase("kingsburg-amount-building", {"n": number(n, certainty)})


def goods_of_choice(n: int, certainty: str) -> Phrase:
    """So many goods of the player's choice, in words."""
    return Phrase("kingsburg-good-any", {"n": number(n, certainty)})


def some_goods(n: int) -> Phrase:
    """So many goods of whatever kind, in words."""
    return Phrase("kingsburg-amount-goods", {"n": n})


def white_dice(n: int) -> Phrase:
    """So many white dice, in words."""
    return Phrase("kingsburg-amount-white-die", {"n": n})
