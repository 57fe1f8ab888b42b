"""All actions of a box and a number of seats, created once and looked up by number."""

from __future__ import annotations

from kingscourt.games.rival_kings.ability_action_classes import (
    Use,
    UseOnKind,
    UseOnPile,
    UseOnPlayer,
    UseWithCard,
)
from kingscourt.games.rival_kings.actions import (
    Buy,
    Cover,
    Decline,
    EndTurn,
    Give,
    Leave,
    Pick,
    Play,
    Recruit,
    Settle,
    SwapFor,
    TakeFrom,
    TakeMoney,
)
from kingscourt.games.rival_kings.components import Face, RivalKingsComponents
from kingscourt.games.rival_kings.vocabulary import (
    ACTION_NAMES,
    CHEAPER_BUILDING,
    DOUBLE_ACTION,
    EXTRA_BUY,
    EXTRA_MONEY,
    EXTRA_RECRUIT,
    GIVE_MARKER,
    KINDS,
    PILES,
    RECOVER_ACTION,
    SEARCH_BUILDINGS,
    SEARCH_SUBJECTS,
    SWAP_BUILDING,
    SWAP_CHARACTER,
    SWAP_SUBJECT,
    SWAP_WITH_MIDDLE,
    SYMBOLS,
)
from kingscourt.kernel.action import Action
from kingscourt.kernel.catalogue import Catalogue

ON_PLAYER = [SWAP_CHARACTER, GIVE_MARKER]
ON_PILE = [CHEAPER_BUILDING, EXTRA_BUY, EXTRA_MONEY, EXTRA_RECRUIT, SEARCH_SUBJECTS, SEARCH_BUILDINGS]
ON_KIND = [DOUBLE_ACTION, RECOVER_ACTION]


class Actions:
    """Lists of actions by player, pile, card or kind of action."""

    def __init__(self, components: RivalKingsComponents, seats: int) -> None:
        names = components.face_names
        words = components.face_words
        seat_numbers = list(range(seats))
        piles = list(range(PILES))
        kinds = list(range(len(ACTION_NAMES)))
        self.play: list[Action] = [
            Play(number, name, components.character_words[number])
            for number, name in enumerate(components.character_names)
        ]
        self.cover: list[list[Action]] = [[Cover(seat, kind) for kind in kinds] for seat in seat_numbers]
        self.settle: Action = Settle()
        self.give: list[Action] = [Give(seat) for seat in seat_numbers]
        self.money: list[Action] = [TakeMoney(pile) for pile in piles]
        self.recruit: list[Action] = [Recruit(pile) for pile in piles]
        self.buy: list[Action] = [Buy(pile) for pile in piles]
        self.decline: Action = Decline()
        self.end: Action = EndTurn()
        self.uses: list[list[Action]] = [
            [] if kind < SYMBOLS else uses_of(components, components.faces[kind], seats)
            for kind in range(KINDS)
        ]
        self.take: list[list[Action]] = [
            [TakeFrom(seat, kind, False, names[kind], words[kind]) for kind in range(KINDS)]
            for seat in seat_numbers
        ]
        self.take_older: list[list[Action]] = [
            [TakeFrom(seat, kind, True, names[kind], words[kind]) for kind in range(SYMBOLS, KINDS)]
            for seat in seat_numbers
        ]
        self.swap_for: list[Action] = [SwapFor(pile) for pile in piles]
        self.pick: list[list[Action]] = [
            [
                Pick(kind, position, names[kind], words[kind])
                for position in range(1, components.box.pile_size + 1)
            ]
            for kind in range(KINDS)
        ]
        self.leave: Action = Leave()
        self.catalogue: Catalogue = self.in_order()

    def in_order(self) -> Catalogue:
        """Every action in canonical order."""
        actions = self.play.copy()
        for row in self.cover:
            actions += row
        actions.append(self.settle)
        actions += self.give + self.money + self.recruit + self.buy
        actions += [self.decline, self.end]
        for row in self.uses + self.take + self.take_older:
            actions += row
        actions += self.swap_for
        for row in self.pick:
            actions += row
        actions.append(self.leave)
        return Catalogue(actions)


def uses_of(components: RivalKingsComponents, face: Face, seats: int) -> list[Action]:
    """The ways to use one subject; the index is the player, pile, kind of action or card it is used on."""
    uses: list[Action] = []
    if face.ability in ON_PLAYER:
        uses += [UseOnPlayer(face, seat) for seat in range(seats)]
    elif face.ability in ON_PILE:
        uses += [UseOnPile(face, pile) for pile in range(PILES)]
    elif face.ability in ON_KIND:
        uses += [UseOnKind(face, kind) for kind in range(len(ACTION_NAMES))]
    elif face.ability in (SWAP_BUILDING, SWAP_SUBJECT, SWAP_WITH_MIDDLE):
        uses += with_card(components, face)
    else:
        uses.append(Use(face))
    return uses


def with_card(components: RivalKingsComponents, face: Face) -> list[Action]:
    """One use per kind of card that can be offered, then the older copies of the subjects."""
    first = SYMBOLS if face.ability == SWAP_SUBJECT else 0
    last = SYMBOLS if face.ability == SWAP_BUILDING else KINDS
    uses: list[Action] = []
    for kind in range(first, last):
        uses.append(UseWithCard(face, components.faces[kind], False))
    for kind in range(SYMBOLS, last):
        uses.append(UseWithCard(face, components.faces[kind], True))
    return uses
