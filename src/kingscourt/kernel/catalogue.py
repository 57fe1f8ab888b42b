"""The finite list of all actions of a game under given options and components."""

from __future__ import annotations

from typing import Final

from kingscourt.kernel.action import NO_ID, Action
from kingscourt.kernel.errors import UnknownAction

MAX_ACTIONS: Final = 16_384


class Catalogue:
    """Actions by id (their canonical index, which they carry) and by text; built once and shared.

    An action object belongs to one catalogue, or has the same id in all of them.
    """

    def __init__(self, actions: list[Action]) -> None:
        self.actions: list[Action] = actions
        self.ids: dict[str, int] = {}
        for number, action in enumerate(actions):
            if action.text in self.ids:
                raise ValueError(f"two actions of the catalogue share the text {action.text!r}")
            self.ids[action.text] = number
            if action.id not in (NO_ID, number):
                raise ValueError(f"{action.text!r} is {action.id} in another catalogue, not {number}")
            action.id = number
        if len(actions) > MAX_ACTIONS:
            raise ValueError(f"{len(actions)} actions in the catalogue; the limit is {MAX_ACTIONS}")

    def __len__(self) -> int:
        return len(self.actions)

    def id_of(self, action: Action) -> int:
        """The id of an action."""
        number = self.ids.get(action.text)
        if number is None:
            raise UnknownAction(action.text)
        return number

    def parse(self, text: str) -> Action:
        """The action with this text."""
        number = self.ids.get(text)
        if number is None:
            raise UnknownAction(text)
        return self.actions[number]
