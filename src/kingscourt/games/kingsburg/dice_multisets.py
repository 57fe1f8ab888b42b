"""Dice on the table. Every multiset of up to three dice exists once and is shared."""

from __future__ import annotations

from typing import Final

from kingscourt.components.dice import DiceRoll, multisets

OWN_DICE: Final = 3  # KB-1.1
WHITE_DICE: Final = 2  # at most, from the King's aid and the Farms


class Dice:
    """A few dice of one colour, ascending. Immutable; compare by identity."""

    def __init__(self, index: int, faces: list[int]) -> None:
        self.index: int = index
        self.faces: list[int] = faces
        self.count: int = len(faces)
        self.total: int = sum(faces)
        self.text: str = "+".join([str(face) for face in reversed(faces)])
        self.rest: list[
            Dice | None
        ] = []  # the dice left when those of that index are taken, if they are there

    def shows_one_number(self) -> bool:
        """Whether all dice, at least one, show the same."""
        return self.count > 0 and self.faces[0] == self.faces[-1]


def _without(faces: list[int], taken: list[int]) -> list[int] | None:
    left = faces.copy()
    for face in taken:
        if face not in left:
            return None
        left.remove(face)
    return left


def _all_dice() -> list[Dice]:
    found: list[Dice] = []
    for count in range(OWN_DICE + 1):
        for faces in multisets(count, 1):
            found.append(Dice(len(found), faces))
    by_text = {dice.text: dice for dice in found}
    for dice in found:
        for taken in found:
            left = _without(dice.faces, taken.faces)
            dice.rest.append(None if left is None else by_text["+".join([str(f) for f in reversed(left)])])
    return found


DICE: Final = _all_dice()  # by index: none, the singles 1 to 6, pairs, triples
NO_DICE: Final = DICE[0]
WHITE_SETS: Final = 28  # multisets of at most two dice come first
_BY_FACES: Final = {tuple(dice.faces): dice for dice in DICE}

ROLLS: Final = [DiceRoll(count) for count in range(OWN_DICE + 1)]
_ROLLED: Final = [[_BY_FACES[tuple(faces)] for faces in roll.faces] for roll in ROLLS]


def rolled(count: int, outcome: int) -> Dice:
    """The dice of a chance outcome, for a number of dice."""
    return _ROLLED[count][outcome]


def dice_of(faces: list[int]) -> Dice:
    """The shared object for these faces."""
    return _BY_FACES[tuple(sorted(faces))]


def with_die(dice: Dice, face: int) -> Dice:
    """The same dice and one more."""
    return dice_of([*dice.faces, face])


def without_die(dice: Dice, face: int) -> Dice:
    """The same dice but for one with this face, which must be there."""
    left = dice.rest[face]  # a single die has its face as index
    assert left is not None
    return left
