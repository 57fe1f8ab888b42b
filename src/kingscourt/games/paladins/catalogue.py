"""All actions of one box, built once and looked up by number."""

from __future__ import annotations

from typing import Final

from kingscourt.games.paladins.actions import (
    DECLINE,
    PASS,
    PAY_SILVER,
    PAY_WITH_DEBT,
    TAKE_CRIMINAL,
    TAKE_DESTRUCTION,
    TAKE_DISCARD,
    TAKE_PAYMENT,
    Choose,
    Clear,
    Deed,
    OfCard,
    PickTavern,
    Place,
    PlaceOnFavour,
    PutJar,
    PutWorkshop,
    Return,
    Settle,
    UseFavour,
)
from kingscourt.games.paladins.card_faces import PEOPLE_PHRASES, Cards
from kingscourt.games.paladins.rewards import in_doubtful_words, in_words
from kingscourt.games.paladins.vocabulary import (
    ABSOLVE,
    ACTION_COUNT,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    DEVELOP,
    FORTIFY,
    GARRISON,
    HUNT,
    PRAY,
    RECRUIT,
    RIGHT_SIDE,
    TRADE,
    WORKER_KINDS,
    WORKSHOPS_PER_ACTION,
)
from kingscourt.kernel.action import Action
from kingscourt.kernel.phrase import Phrase, Value

DISMISS_DEED: Final = 1
HIRE_DEED: Final = 2
DEEDS: Final = [
    Deed(0, "develop", DEVELOP, 2),
    Deed(1, "dismiss", RECRUIT, 1),
    Deed(2, "hire", RECRUIT, 2),
    Deed(3, "hunt 1", HUNT, 1),
    Deed(4, "hunt 2", HUNT, 2),
    Deed(5, "trade 1", TRADE, 1),
    Deed(6, "trade 2", TRADE, 2),
    Deed(7, "pray", PRAY, 1),
    Deed(8, "conspire", CONSPIRE, 1),
    Deed(9, "commission", COMMISSION, 3),
    Deed(10, "fortify", FORTIFY, 3),
    Deed(11, "garrison", GARRISON, 3),
    Deed(12, "absolve", ABSOLVE, 3),
    Deed(13, "attack", ATTACK, 3),
    Deed(14, "convert", CONVERT, 3),
]
DEED_COUNT: Final = 15


class Actions:
    """The actions of a box by purpose."""

    def __init__(self, cards: Cards) -> None:
        self.favours: list[UseFavour] = [
            UseFavour(index, card.id, card.name) for index, card in enumerate(cards.favours)
        ]
        self.on_favour: list[PlaceOnFavour] = [PlaceOnFavour(kind) for kind in range(WORKER_KINDS)]
        self.place: list[list[Place]] = []  # by space and worker
        self.clear: list[Clear] = [Clear(action) for action in range(ACTION_COUNT)]
        self.workshop: list[PutWorkshop] = []
        for action in cards.board:
            for number in range(len(action.spaces)):
                space = action.first + number
                name = cards.space_names[space]
                self.place.append([Place(space, name, action.index, kind) for kind in range(WORKER_KINDS)])
                if action.index in RIGHT_SIDE and number < WORKSHOPS_PER_ACTION:
                    self.workshop.append(PutWorkshop(space, name, action.index, number))
        self.hire: list[OfCard] = _of_townsfolk("hire", cards, [[] for _ in cards.townsfolk])
        self.dismiss: list[OfCard] = _of_townsfolk(
            "dismiss", cards, [in_words(card.dismiss) for card in cards.townsfolk]
        )
        self.react: list[OfCard] = _of_townsfolk(
            "react", cards, [in_words(card.reward) for card in cards.townsfolk]
        )
        self.attack: list[OfCard] = _of_outsiders("attack", cards)
        self.convert: list[OfCard] = _of_outsiders("convert", cards)
        self.use: list[OfCard] = _of_paladins("use", cards)
        self.top: list[OfCard] = _of_paladins("top", cards)
        self.monk: list[Settle] = _settle("monk", cards)
        self.outpost: list[Settle] = _settle("outpost", cards)
        self.jar: list[PutJar] = [
            PutJar(index, in_doubtful_words(jar.reward, jar.confidence))
            for index, jar in enumerate(cards.jars)
        ]
        self.tavern: list[PickTavern] = [
            PickTavern(index, card.id, card.workers) for index, card in enumerate(cards.taverns)
        ]
        self.give_back: list[Return] = [Return(kind) for kind in range(WORKER_KINDS)]
        self.choose: list[Choose] = cards.choices

    def all(self) -> list[Action]:
        """Every action in canonical order; declining an offer comes last."""
        found: list[Action] = [*DEEDS, *self.favours]
        for places in self.place:
            found += places
        found += self.on_favour
        found += self.hire
        found += self.dismiss
        found += self.attack
        found += self.convert
        found += self.monk
        found += self.outpost
        found += self.jar
        found += self.workshop
        found += self.clear
        found += self.choose
        found += self.react
        found += self.tavern
        found += self.use
        found += self.top
        found += self.give_back
        found += [PAY_SILVER, PAY_WITH_DEBT, TAKE_CRIMINAL, TAKE_DISCARD, TAKE_PAYMENT, TAKE_DESTRUCTION]
        found += [PASS, DECLINE]
        return found


def _of_townsfolk(verb: str, cards: Cards, rewards: list[list[Phrase]]) -> list[OfCard]:
    return [
        OfCard(verb, index, card.id, "townsfolk", card.name, card.place, _words(rewards[index]))
        for index, card in enumerate(cards.townsfolk)
    ]


def _words(rewards: list[Phrase]) -> dict[str, Value]:
    return {"rewards": rewards} if rewards else {}


def _of_outsiders(verb: str, cards: Cards) -> list[OfCard]:
    return [
        OfCard(
            verb, index, card.id, "outsider", card.name, card.place, {"people": PEOPLE_PHRASES[card.people]}
        )
        for index, card in enumerate(cards.outsiders)
    ]


def _of_paladins(verb: str, cards: Cards) -> list[OfCard]:
    return [
        OfCard(verb, index, card.id, "paladin", card.name, f"my/hand/{card.id}", {})
        for index, card in enumerate(cards.paladins)
    ]


def _settle(piece: str, cards: Cards) -> list[Settle]:
    return [
        Settle(piece, index, space.id, space.area, space.reward) for index, space in enumerate(cards.spaces)
    ]
