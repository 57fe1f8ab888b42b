"""What lies on the table, by its name: the label of a place or the title of the card that is there."""

from __future__ import annotations

from kingscourt.cli.terminal.name_search import by_exact_name, by_name, by_spelling
from kingscourt.cli.terminal.numbered_choices import fold
from kingscourt.cli.terminal.outline_text import nodes
from kingscourt.cli.terminal.rule_lookup import title
from kingscourt.cli.terminal.table_texts import TableTexts
from kingscourt.kernel.rule import Rule
from kingscourt.kernel.wire_types import Outline
from kingscourt.texts.renderer import Renderer


class OpenThings:
    """The places of an outline, without the table as a whole."""

    def __init__(self, words: TableTexts, outline: Outline) -> None:
        self._words = words
        self.nodes: list[Outline] = [node for node in nodes(outline) if node is not outline]

    def called(self, asked: str) -> list[Outline]:
        """The places with exactly this name, in any language."""
        renderers = self._words.renderers
        found = by_exact_name(renderers, self.nodes, label, asked)
        return found or self._with_cards(by_exact_name(renderers, self._cards(), title, asked))

    def like(self, asked: str) -> list[Outline]:
        """The places with this name, else with these words in it, else spelt like it, else saying it."""
        renderers = self._words.renderers
        return (
            self.called(asked)
            or by_spelling(renderers, self.nodes, label, asked)
            or self._with_cards(by_spelling(renderers, self._cards(), title, asked))
            or by_name(renderers, self.nodes, everything, asked)
        )

    def at(self, asked: str) -> list[Outline]:
        """The places with this path, or with this end of their path."""
        wanted = fold(asked)
        exact = [node for node in self.nodes if fold(node.place) == wanted]
        return exact or [node for node in self.nodes if fold(node.place).endswith(f"/{wanted}")]

    def _cards(self) -> list[Rule]:
        here = {node.card for node in self.nodes}
        return [rule for rule in self._words.rules if rule.id in here]

    def _with_cards(self, rules: list[Rule]) -> list[Outline]:
        wanted = {rule.id for rule in rules}
        return [node for node in self.nodes if node.card in wanted]


def label(renderer: Renderer, node: Outline) -> str:
    """The name of a place."""
    return renderer.render(node.label)


def everything(renderer: Renderer, node: Outline) -> str:
    """All that a place says."""
    return " ".join(renderer.render(phrase) for phrase in node.said())
