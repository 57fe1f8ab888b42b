"""The headline and the story: who led when, the moments, and how it ended, without praise or blame."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from kingscourt.kernel.game_outcome import GameOutcome
from kingscourt.kernel.wire_conversion import phrase_to_wire
from kingscourt.kernel.wire_types import WirePhrase
from kingscourt.review.document import ToldMoment
from kingscourt.review.moments import CHOICE
from kingscourt.review.telling.lead import Lead
from kingscourt.review.telling.phrases import said

MOST_WORDS: Final = 70
CountWords = Callable[[list[WirePhrase]], int]  # in the language that needs most


def headline_of(outcome: GameOutcome, lead: Lead | None) -> WirePhrase:
    """How the game was won."""
    first = [phrase_to_wire(line.name) for line in outcome.ranking if line.rank == 1]
    if not first or lead is None:
        return phrase_to_wire(outcome.reason)
    if len(first) > 1:
        return said("headline-shared", players=first)
    if lead.worst_place == 1:
        return said("headline-led", player=first[0])
    return said("headline-behind", player=first[0], place=lead.worst_place)


class Story:
    """Puts as many moments between the beginning and the end as there are words for."""

    def __init__(self, names: Sequence[WirePhrase], count_words: CountWords) -> None:
        self.names = names
        self.count_words = count_words

    def told(
        self, opening: list[WirePhrase], moments: Sequence[ToldMoment], end: WirePhrase
    ) -> list[WirePhrase]:
        """The sentences: the largest moments first come in, all of them in the order of the game."""
        if not self.fits([*opening, end]):
            opening = []
        chosen: list[ToldMoment] = []
        for moment in sorted(moments, key=lambda one: -abs(one.moment.swing)):
            more = sorted([*chosen, moment], key=lambda one: one.moment.n)
            if self.fits([*opening, *map(self.sentence, more), end]):
                chosen = more
        whole = [*opening, *map(self.sentence, chosen), end]
        return whole if self.fits(whole) else []

    def fits(self, sentences: list[WirePhrase]) -> bool:
        """Whether a story is short enough in every language."""
        return self.count_words(sentences) <= MOST_WORDS

    def sentence(self, told: ToldMoment) -> WirePhrase:
        """One moment with its chances."""
        moment = told.moment
        before, after = percent(moment.before), percent(moment.after)
        if moment.kind == CHOICE and told.better is not None:
            return said(
                "story-choice",
                when=told.when,
                what=told.what,
                answer=told.better,
                before=before,
                after=after,
            )
        name = self.names[moment.contender]
        return said("story-luck", when=told.when, what=told.what, player=name, before=before, after=after)


def percent(chance: int) -> int:
    """Ten-thousandths as whole per cent."""
    return (chance + 50) // 100
