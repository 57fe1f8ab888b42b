"""The lines of a review's picture: win chances over the game, smooth and told apart by dashes."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from PIL import Image, ImageDraw

from kingscourt.review.document import ReviewDocument

SMOOTH: Final = 3  # drawn larger and reduced, because Pillow's lines are not smooth
WIDTH: Final = 5
DASHES: Final[list[tuple[float, ...]]] = [(), (20, 9), (5, 9), (26, 9, 5, 9), (12, 7), (36, 13)]
Point = tuple[float, float]


@dataclass(frozen=True)
class Box:
    """Where the chart is."""

    left: int
    top: int
    width: int
    height: int

    def place(self, share: float, chance: int) -> Point:
        """A point by its share of the game and a chance in ten-thousandths."""
        return self.left + self.width * share, self.top + self.height * (1 - chance / 10_000)


def points_of(document: ReviewDocument, contender: int, box: Box) -> list[Point]:
    """The line of a contender, from the start to the result."""
    last = max(1, document.course[-1].n if document.course else 1)
    begin = box.place(0, document.start[contender])
    return [begin, *(box.place(point.n / last, point.chances[contender]) for point in document.course)]


def draw_lines(image: Image.Image, lines: Sequence[tuple[list[Point], str, int]]) -> None:
    """Draw lines in their colours, each with a pattern by its number."""
    size = (image.width * SMOOTH, image.height * SMOOTH)
    layer = Image.new("RGBA", size)
    canvas = ImageDraw.Draw(layer)
    for points, colour, number in lines:
        for piece in dashed(points, DASHES[number % len(DASHES)]):
            larger = [(x * SMOOTH, y * SMOOTH) for x, y in piece]
            canvas.line(larger, fill=colour, width=WIDTH * SMOOTH, joint="curve")
    image.alpha_composite(layer.resize(image.size, Image.Resampling.LANCZOS))


def dashed(points: Sequence[Point], pattern: Sequence[float]) -> Iterator[list[Point]]:
    """The visible pieces of a line; the pattern alternates between drawn and left out."""
    if not pattern:
        yield list(points)
        return
    number, left = 0, pattern[0]
    piece = [points[0]]
    for begin, end in pairwise(points):
        at, length = 0.0, math.dist(begin, end)
        while length - at > left:
            at += left
            piece.append(_between(begin, end, at / length))
            if number % 2 == 0:
                yield piece
            number += 1
            left, piece = pattern[number % len(pattern)], [piece[-1]]
        left -= length - at
        piece.append(end)
    if number % 2 == 0 and len(piece) > 1:
        yield piece


def _between(begin: Point, end: Point, share: float) -> Point:
    return begin[0] + (end[0] - begin[0]) * share, begin[1] + (end[1] - begin[1]) * share
