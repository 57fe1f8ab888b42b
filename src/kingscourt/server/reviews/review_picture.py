"""A review as a picture of the size that links show: who had which chance when, and how it was won."""

from __future__ import annotations

import io
from typing import Final

import msgspec
from PIL import Image, ImageDraw

from kingscourt.kernel.phrase import Phrase
from kingscourt.review.document import ReviewDocument
from kingscourt.server.errors.translated import renderer_of
from kingscourt.server.model.table_setup import TableSetup
from kingscourt.server.reviews.picture_chart import Box, Point, draw_lines, points_of
from kingscourt.server.reviews.picture_fonts import BOLD, DISPLAY, TEXT, picture_font

SIZE: Final = (1200, 630)
GROUND, PANEL, GRID, INK, MUTED, GOLD = "#0e1017", "#1f2330", "#353b4d", "#ece6d8", "#a3a9ba", "#e3b04b"
SEATS: Final = [
    "#e9746e",
    "#6fa8ea",
    "#57c08f",
    "#e3b04b",
    "#b48ae0",
    "#58bccd",
]  # as on the client's dark page
NOBODY: Final = "#98a1b0"
MARGIN: Final = 60
CHART: Final = Box(116, 264, 790, 280)
NAMES_AT: Final = CHART.left + CHART.width + 24
NAME_GAP: Final = 42
SAMPLE: Final = 46  # pixels of a line beside its name


def picture_of(body: bytes, setup: TableSetup, language: str) -> bytes:
    """The picture of a kept review as PNG."""
    document = msgspec.json.decode(body, type=ReviewDocument)
    image = Image.new("RGBA", SIZE, GROUND)
    renderer = renderer_of(setup, language)
    game = renderer.render(Phrase(f"{setup.game.replace('_', '-')}-game"))
    _write_head(image, game, renderer.render(document.headline))
    _draw_grid(image)
    contenders = range(len(document.start))
    lines = [(points_of(document, one, CHART), _colour(one, document), one) for one in reversed(contenders)]
    draw_lines(image, lines)
    _write_names(image, document, [seat.name or seat.level for seat in setup.seats])
    stream = io.BytesIO()
    image.convert("RGB").quantize(128).save(stream, "PNG", optimize=True)
    return stream.getvalue()


def _colour(contender: int, document: ReviewDocument) -> str:
    return SEATS[contender % len(SEATS)] if contender < document.seats else NOBODY


def _write_head(image: Image.Image, game: str, headline: str) -> None:
    canvas = ImageDraw.Draw(image)
    small, large = picture_font(DISPLAY, 30), picture_font(DISPLAY, 50)
    small.draw(canvas, (MARGIN, 78), "Kingscourt", GOLD)
    small.draw(canvas, (MARGIN + small.width("Kingscourt") + 26, 78), game, MUTED)
    for number, line in enumerate(large.lines(headline, SIZE[0] - 2 * MARGIN, 2)):
        large.draw(canvas, (MARGIN, 150 + 60 * number), line, INK)


def _draw_grid(image: Image.Image) -> None:
    canvas = ImageDraw.Draw(image)
    font = picture_font(TEXT, 24)
    canvas.rounded_rectangle(
        (MARGIN - 24, 238, SIZE[0] - MARGIN + 24, SIZE[1] - 44), 18, fill=PANEL, outline=GRID
    )
    for percent in (0, 25, 50, 75, 100):
        _, y = CHART.place(0, percent * 100)
        canvas.line((CHART.left, y, CHART.left + CHART.width, y), fill=GRID, width=2)
        font.draw(canvas, (CHART.left - 14 - font.width(str(percent)), y + 8), str(percent), MUTED)


def _write_names(image: Image.Image, document: ReviewDocument, names: list[str]) -> None:
    """The names beside the ends of the lines, winners first."""
    canvas = ImageDraw.Draw(image)
    font = picture_font(BOLD, 30)
    samples: list[tuple[list[Point], str, int]] = []
    seats = sorted(range(document.seats), key=lambda seat: -document.accounts[seat].result)
    for number, seat in enumerate(seats):
        y = CHART.top + 11 + NAME_GAP * number
        samples.append(([(NAMES_AT, y - 9), (NAMES_AT + SAMPLE, y - 9)], _colour(seat, document), seat))
        left = NAMES_AT + SAMPLE + 12
        name = font.shortened(names[seat], SIZE[0] - MARGIN + 8 - left)
        font.draw(canvas, (left, y), name, _colour(seat, document))
    draw_lines(image, samples)
