"""The components of one box, and its numbers under the chosen readings."""

from __future__ import annotations

from kingscourt.games.paladins.card_faces import Cards
from kingscourt.games.paladins.catalogue import Actions
from kingscourt.games.paladins.places import Area
from kingscourt.games.paladins.rewards import Reward
from kingscourt.games.paladins.vocabulary import ACTIONS, SCHEMES
from kingscourt.kernel.game import Components
from kingscourt.kernel.phrase import Phrase


class Numbers:
    """Settings and tables of a box; `box_builder` fills them."""

    def __init__(self) -> None:
        self.silver: int = 0  # at the start (PW-1.3)
        self.provisions: int = 0
        self.workshops: int = 0
        self.monks: int = 0
        self.outposts: int = 0
        self.jars: int = 0
        self.tax: list[int] = []  # by players, solo first
        self.attribute_points: list[int] = []
        self.order_actions: list[int] = []
        self.order_points: list[int] = []
        self.order_times: int = 0
        self.debt_cards: int = 0
        self.unpaid: int = 0
        self.unpaid_with_traitor: int = 0
        self.paid: int = 0
        self.resources_for_a_point: int = 1
        self.column_silver: list[int] = []
        self.column_debt: list[bool] = []
        self.area_faith: list[int] = []
        self.area_strength: list[int] = []
        self.faith_confidence: list[str] = []  # by area, as of the other numbers below
        self.strength_confidence: list[str] = []
        self.tax_confidence: list[str] = []  # by players, solo first
        self.jar_confidence: str = ""
        self.workshop_confidence: str = ""
        self.suspicions: list[int] = []  # cards with 0, 1, 2 tax
        self.workshop_workers: list[list[Reward]] = []
        self.mercenaries_are_a_set: bool = False
        self.track_spaces: int = 0
        self.orders_shown: int = 0  # at the table's difficulty (PW-7.2)
        self.workers_besides_round: int = 0
        self.schemes: list[int] = []  # copies by kind of scheme, favours set aside
        self.favour_schemes: int = 0
        self.opponent_discards_first: bool = False  # PW-7.8


class Box:
    """Cards and numbers, with actions, names of outcomes and phrases that are built from them once."""

    def __init__(self, cards: Cards, numbers: Numbers) -> None:
        self.cards: Cards = cards
        self.numbers: Numbers = numbers
        self.actions: Actions = Actions(cards)
        self.order_names: list[str] = [ACTIONS[action] for action in numbers.order_actions]
        self.order_phrases: list[Phrase] = [
            Phrase(f"paladins-order-{ACTIONS[action]}") for action in numbers.order_actions
        ]
        self.scheme_phrases: list[Phrase] = [Phrase(f"paladins-scheme-{scheme}") for scheme in SCHEMES]
        self.scheme_names: list[str] = SCHEMES
        self.suspicion_names: list[str] = [str(tax) for tax in range(len(numbers.suspicions))]
        self.board_places: dict[str, list[str]] = {}
        self.plain_names: dict[str, str] = plain_names(cards)

    def places_of(self, area: Area) -> list[str]:
        """The ids of all spaces of somebody's board."""
        found = self.board_places.get(area.root)
        if found is None:
            found = [f"{area.root}/{name}" for name in self.cards.space_names]
            self.board_places[area.root] = found
        return found


def plain_names(cards: Cards) -> dict[str, str]:
    """Names that an owner's file gives, by family and id."""
    names = {f"paladin-{card.id}": card.name for card in cards.paladins}
    names |= {f"townsfolk-{card.id}": card.name for card in cards.townsfolk}
    names |= {f"outsider-{card.id}": card.name for card in cards.outsiders}
    names |= {f"favour-{card.id}": card.name for card in cards.favours}
    return {key: name for key, name in names.items() if isinstance(name, str)}


class PaladinsComponents(Components):
    """The contents of a component file; each table chooses its readings."""

    def __init__(self, edition: str, source: str, shipped: bool, sureness: dict[str, str]) -> None:
        super().__init__(edition, source, shipped)
        self.sureness: dict[str, str] = sureness
        self.boxes: dict[str, Box] = {}  # by readings and difficulty, built when first asked for

    def confidence(self) -> dict[str, str]:
        return self.sureness
