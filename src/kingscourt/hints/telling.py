"""A hint in words: the label of the button, its terms, what is printed on the thing, and the theme."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kingscourt.hints.hints_file import theme_key
from kingscourt.hints.question import HintQuestion
from kingscourt.hints.wire_types import Hint
from kingscourt.kernel.action import Action
from kingscourt.kernel.wire_terms import TermsTable
from kingscourt.kernel.wire_types import Outline, WireDecision, WirePhrase
from kingscourt.texts.terms_text import terms_phrase

RULE: Final = ".rule"  # how the key of a printed rule ends
ONLY_CHANCE: Final = WirePhrase("kernel-terms-draw")  # says nothing for or against an answer
ALIKE: Final = "alike"  # instead of a theme: it hardly matters what is answered


class Teller:
    """Says the answers to one question."""

    def __init__(self, question: HintQuestion) -> None:
        self.question = question
        self.table = TermsTable(question.game, question.components)
        [self.world] = question.worlds(1)
        self.world.tells = True  # terms are found by trying, and the kernel watches what is told
        self.rules = dict(self._printed_rules())

    def told(self, action: Action, theme: str) -> Hint:
        """One answer in words."""
        priced = self.table.priced(self.world, self.question.seat, action)
        table = self.table
        decision = WireDecision(
            "", priced.label, [priced], "", False, table.terms, table.names, table.phrases
        )
        terms = terms_phrase(decision, priced)
        return Hint(
            action=action.text,
            kind=priced.kind,
            label=priced.label,
            args=priced.args,
            places=priced.places,
            terms=None if terms == ONLY_CHANCE else terms,
            printed=self.rules.get(next(iter(priced.places), "")),
            why=self.reason(theme),
        )

    def reason(self, theme: str) -> WirePhrase | None:
        """What an answer is good for."""
        if not theme:
            return None
        return WirePhrase("hint-alike" if theme == ALIKE else theme_key(self.question.game, theme))

    def _printed_rules(self) -> Iterator[tuple[str, WirePhrase]]:
        """The rule that is printed at each open or own place, as the seat's actions name the place."""
        game = self.question.game
        mine = f"seat/{self.question.seat}/"
        for node in nodes(game.outline(self.question.handle.view(), self.question.components)):
            for line in node.lines:
                place = node.place.replace(mine, "my/", 1)
                if line.key.endswith(RULE) and not place.startswith("seat/"):
                    yield place, line


def nodes(outline: Outline) -> Iterator[Outline]:
    """A place and all places inside it."""
    yield outline
    for child in outline.inside:
        yield from nodes(child)
