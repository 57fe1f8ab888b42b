"""A rule by its number: the unit that tests, refusals and the rules reference share."""

from __future__ import annotations

from kingscourt.kernel.phrase import Value


class Rule:
    """An id such as KB-3.2b or KB:duchess and what is known about it."""

    def __init__(
        self, id: str, text: str, refusable: bool, component: bool, args: dict[str, Value] | None = None
    ) -> None:
        self.id: str = id
        self.text: str = text  # id of the Fluent message, or message.attribute, that states the rule
        self.refusable: bool = refusable
        self.component: bool = component
        self.args: dict[str, Value] | None = args  # facts of the component that the text speaks of
