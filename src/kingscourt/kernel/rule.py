"""A rule with its id, as referenced by tests, refusals and the rules reference."""

from __future__ import annotations

from kingscourt.kernel.phrase import Phrase, Value


class Rule:
    """An id such as KB-3.2b or KB:duchess, and what is known about the rule."""

    def __init__(
        self,
        id: str,
        text: str,
        refusable: bool,
        component: bool,
        args: dict[str, Value] | None = None,
        lines: list[Phrase] | None = None,
        see: str = "",
        confidence: str = "exact",
        kind: str = "",
    ) -> None:
        self.id: str = id  # such as KB-3.2b
        self.text: str = text  # id of the Fluent message, or message.attribute, that states the rule
        self.refusable: bool = refusable  # whether `explain` can answer with it
        self.component: bool = component  # whether it is the rule of one component, such as a card
        self.args: dict[str, Value] | None = args  # facts of the component that the text mentions
        self.lines: list[Phrase] = [] if lines is None else lines  # its price, points …: a fact each
        self.see: str = see  # the id of the numbered rule that a component stands under
        self.confidence: str = confidence  # the lowest of its numbers: exact, derived or reconstructed
        self.kind: str = kind  # of a single component: `<game>-components-<kind>` names all of its kind


def numbered_rules(game: str, refusable: dict[str, bool]) -> list[Rule]:
    """Rules by id, and whether `explain` can answer with them; my-game-rule-2-3 is the text of MG-2.3."""
    prefix = f"{game.replace('_', '-')}-rule"
    rules: list[Rule] = []
    for id, can_refuse in refusable.items():
        number = id.partition("-")[2].replace(".", "-")
        rules.append(Rule(id, f"{prefix}-{number}", can_refuse, component=False))
    return rules
