"""What is printed in a box, by id, for the outline; views do not repeat it."""

from __future__ import annotations

from typing import Final

from kingscourt.games.paladins.card_faces import Favour, Space
from kingscourt.games.paladins.components import Box
from kingscourt.games.paladins.views.card_views import (
    ActionView,
    PaladinView,
    action_view,
    doubtful,
    paladin_view,
)
from kingscourt.games.paladins.vocabulary import ACTIONS, PEOPLES, WORKERS

# What may be in doubt besides the levels of an action.
FAITH: Final = "faith"  # of areas and columns
STRENGTH: Final = "strength"
TAX: Final = "tax"  # in a full supply
JARS: Final = "jars"  # what their spaces give
WORKSHOPS: Final = "workshops"  # the workers under them


class PrintedFacts:
    """A box under the usual readings; whatever a table's own readings change stands in the view instead."""

    def __init__(self, box: Box, seats: int) -> None:
        self.order_points: list[int] = box.numbers.order_points  # by slot
        self.order_times: int = box.numbers.order_times  # how often the action is asked for
        self.area_faith: list[int] = box.numbers.area_faith
        self.area_strength: list[int] = box.numbers.area_strength
        self.plain_names: dict[str, str] = box.plain_names
        self.actions: dict[str, ActionView] = actions_of(box)
        self.doubts: dict[str, list[int]] = doubts_of(box, seats)
        self._cards = box.cards

    def paladin(self, id: str) -> PaladinView:
        """What is printed on a paladin."""
        return paladin_view(self._cards.paladins[self._cards.paladin_names.index(id)])

    def people(self, outsider: str) -> str:
        """The people of an outsider."""
        return PEOPLES[self._cards.outsiders[self._cards.outsider_names.index(outsider)].people]

    def favour(self, id: str) -> Favour:
        """A King's Favour."""
        return next(card for card in self._cards.favours if card.id == id)

    def tavern_workers(self, id: str) -> list[str]:
        """The workers on a tavern card."""
        tavern = self._cards.taverns[self._cards.tavern_names.index(id)]
        return [WORKERS[kind] for kind in tavern.workers.kinds]

    def spaces(self, area: int) -> list[Space]:
        """The spaces of an area, from 1."""
        return [space for space in self._cards.spaces if space.area == area - 1]


def actions_of(box: Box) -> dict[str, ActionView]:
    """What is printed on the actions of every player board."""
    return {ACTIONS[action.index]: action_view(action) for action in box.cards.board}


def doubts_of(box: Box, seats: int) -> dict[str, list[int]]:
    """Which of the numbers shown are only reconstructed: of lists by place, from 1."""
    numbers = box.numbers
    lists = {FAITH: numbers.faith_confidence, STRENGTH: numbers.strength_confidence}
    lists |= {ACTIONS[action.index]: action.levels_confidence for action in box.cards.board}
    lists[TAX] = [numbers.tax_confidence[seats - 1]]
    lists[JARS] = [numbers.jar_confidence]
    lists[WORKSHOPS] = [numbers.workshop_confidence]
    found = {name: doubtful(levels) for name, levels in lists.items()}
    return {name: places for name, places in found.items() if places}
