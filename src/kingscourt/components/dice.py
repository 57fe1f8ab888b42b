"""Dice of one colour rolled together, as a multiset: three dice have 56 outcomes."""

from __future__ import annotations

from kingscourt.kernel.chance import ChanceOutcomes

SIDES = 6


class DiceRoll:
    """All multisets of `count` dice, ascending, with how many of the 6**count rolls give each."""

    def __init__(self, count: int) -> None:
        self.count: int = count
        self.faces: list[list[int]] = multisets(count, 1)
        names = [" ".join([str(face) for face in faces]) for faces in self.faces]
        weights = [arrangements(faces) for faces in self.faces]
        self.outcomes: ChanceOutcomes = ChanceOutcomes(list(range(len(names))), names, weights)

    def read(self, value: int) -> list[int]:
        """The dice of an outcome, ascending, as a new list."""
        return self.faces[value].copy()


def multisets(count: int, lowest: int) -> list[list[int]]:
    """Ascending lists of `count` faces, none below `lowest`, in lexicographic order."""
    if count == 0:
        return [[]]
    found: list[list[int]] = []
    for face in range(lowest, SIDES + 1):
        for rest in multisets(count - 1, face):
            found.append([face, *rest])
    return found


def arrangements(faces: list[int]) -> int:
    """In how many orders these faces can lie."""
    ways = factorial(len(faces))
    for face in range(1, SIDES + 1):
        ways //= factorial(faces.count(face))
    return ways


def factorial(n: int) -> int:
    """1 * 2 * ... * n."""
    product = 1
    for factor in range(2, n + 1):
        product *= factor
    return product
