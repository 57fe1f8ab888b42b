"""Counting words in all languages, for a story has to be short in each of them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from kingscourt.kernel.game import Game
from kingscourt.kernel.wire_types import WirePhrase
from kingscourt.table.record import Record
from kingscourt.texts.locale_files import LANGUAGES, languages_of
from kingscourt.texts.renderer import Renderer

WORD: Final = re.compile(r"\w")


class AllLanguages:
    """Renders phrases of one record in every language that its game has."""

    def __init__(self, record: Record, game: Game, names: dict[str, str]) -> None:
        people = [seat.name for seat in record.header.seats]
        known = languages_of(game.resources) or list(LANGUAGES)
        self.renderers = [Renderer(language, [game], people, names) for language in known]

    def has_text(self, phrase: WirePhrase) -> bool:
        """Whether a phrase says anything."""
        return bool(self.renderers[0].render(phrase).strip())

    def most_words(self, sentences: Sequence[WirePhrase]) -> int:
        """How many words some sentences have in the language that needs most."""
        return max(sum(words_in(one.render(sentence)) for sentence in sentences) for one in self.renderers)


def words_in(text: str) -> int:
    """The number of words; signs that stand alone are none."""
    return sum(1 for part in text.split() if WORD.search(part))
