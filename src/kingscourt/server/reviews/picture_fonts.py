"""The client's own fonts for pictures, from its built files; each is split into two files by character."""

from __future__ import annotations

import io
from dataclasses import dataclass
from functools import cache
from typing import Final

from PIL import ImageDraw, ImageFont

from kingscourt.server.api import client_files

AnyFont = ImageFont.FreeTypeFont | ImageFont.ImageFont
DISPLAY: Final = ("cinzel", 600)
BOLD: Final = ("alegreya-sans", 800)
TEXT: Final = ("alegreya-sans", 500)
EXTENDED_FROM: Final = 0x100
BASIC: Final = frozenset(
    "ıŒœ…·\N{EN DASH}\N{EM DASH}\N{MINUS SIGN}“”\N{LEFT SINGLE QUOTATION MARK}\N{RIGHT SINGLE QUOTATION MARK}"
)  # beyond U+00FF, and in the first file all the same


@dataclass(frozen=True)
class PictureFont:
    """A font at a size."""

    basic: AnyFont
    extended: AnyFont
    size: int

    def width(self, text: str) -> float:
        """How wide a line of text is."""
        return sum(font.getlength(run) for run, font in self._runs(text))

    def draw(self, canvas: ImageDraw.ImageDraw, place: tuple[float, float], text: str, colour: str) -> None:
        """Write a line with its baseline at a place."""
        x, y = place
        for run, font in self._runs(text):
            canvas.text((x, y), run, fill=colour, font=font, anchor="ls")
            x += font.getlength(run)

    def lines(self, text: str, width: float, most: int) -> list[str]:
        """Break a text into lines; what does not fit into the last one is cut with an ellipsis."""
        lines: list[str] = []
        for word in text.split():
            longer = f"{lines[-1]} {word}" if lines else word
            if lines and self.width(longer) <= width:
                lines[-1] = longer
            else:
                lines.append(word)
        kept = [self.shortened(line, width) for line in lines[:most]]
        if len(lines) > most:
            kept[-1] = self.shortened(f"{kept[-1]} …", width)
        return kept

    def shortened(self, text: str, width: float) -> str:
        """A text that fits."""
        if self.width(text) <= width:
            return text
        while text and self.width(f"{text}…") > width:
            text = text[:-1]
        return f"{text.rstrip()}…"

    def _runs(self, text: str) -> list[tuple[str, AnyFont]]:
        runs: list[tuple[str, AnyFont]] = []
        for sign in text:
            font = self.basic if ord(sign) < EXTENDED_FROM or sign in BASIC else self.extended
            if runs and runs[-1][1] is font:
                runs[-1] = (runs[-1][0] + sign, font)
            else:
                runs.append((sign, font))
        return runs


@cache
def picture_font(face: tuple[str, int], size: int) -> PictureFont:
    """A font of the client; without a built client, Pillow's own, which lacks most accents."""
    name, weight = face
    basic = _file(f"{name}-latin-{weight}-normal", size)
    return PictureFont(basic, _file(f"{name}-latin-ext-{weight}-normal", size), size)


def _file(start: str, size: int) -> AnyFont:
    assets = client_files.folder().joinpath(client_files.HASHED)
    names = [file.name for file in assets.iterdir()] if assets.is_dir() else []
    found = next((name for name in sorted(names) if name.startswith(start) and name.endswith(".woff2")), None)
    if found is None:
        return ImageFont.load_default(size)
    return ImageFont.truetype(io.BytesIO(assets.joinpath(found).read_bytes()), size)
