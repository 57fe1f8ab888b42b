"""The rows of townsfolk and outsiders, which are dealt, slid and refilled (PW-1.1, PW-2.8)."""

from __future__ import annotations

from typing import Final

from kingscourt.games.paladins.events import rounds as round_events
from kingscourt.games.paladins.events import turns as turn_events
from kingscourt.games.paladins.state import PaladinsState, replaced, without
from kingscourt.games.paladins.vocabulary import NO_CARD, OUTSIDER_COLUMNS, TOWN_COLUMNS
from kingscourt.kernel.chance import Chance, ChanceOutcomes
from kingscourt.kernel.decision import Pending, draw
from kingscourt.kernel.step import Step


class DealTownsfolk(Step[PaladinsState]):
    """Fills the free columns, the rightmost first; an empty deck leaves them empty."""

    def proceed(self, s: PaladinsState) -> Pending | None:
        if NO_CARD not in s.town or not s.town_deck:
            s.pop()
            return None
        return draw(Chance("townsfolk", ChanceOutcomes(s.town_deck, s.box.cards.town_names)))

    def resolve(self, s: PaladinsState, outcome: int) -> None:
        column = TOWN_COLUMNS - 1
        while s.town[column] != NO_CARD:
            column -= 1
        s.town_deck = without(s.town_deck, outcome)
        s.town = replaced(s.town, column, outcome)
        if s.tells:
            s.emit(round_events.townsfolk_arrives(s.box.cards.townsfolk[outcome]))


class DealOutsiders(Step[PaladinsState]):
    """Fills the free columns, the leftmost first; an empty deck leaves them empty."""

    def proceed(self, s: PaladinsState) -> Pending | None:
        if NO_CARD not in s.outsiders or not s.outsider_deck:
            s.pop()
            return None
        return draw(Chance("outsider", ChanceOutcomes(s.outsider_deck, s.box.cards.outsider_names)))

    def resolve(self, s: PaladinsState, outcome: int) -> None:
        column = s.outsiders.index(NO_CARD)
        s.outsider_deck = without(s.outsider_deck, outcome)
        s.outsiders = replaced(s.outsiders, column, outcome)
        if s.tells:
            s.emit(round_events.outsider_arrives(s.box.cards.outsiders[outcome]))


def slide_right(s: PaladinsState, discarded: int) -> None:
    """Townsfolk of the rightmost columns leave, the others close up to the right (PW-2.8)."""
    for column in range(TOWN_COLUMNS - 1, TOWN_COLUMNS - 1 - discarded, -1):
        card = s.town[column]
        if card != NO_CARD:
            s.town_discard = [*s.town_discard, card]
            s.town = replaced(s.town, column, NO_CARD)
            if s.tells:
                s.emit(turn_events.townsfolk_left(s.box.cards.townsfolk[card]))
    cards = [card for card in s.town if card != NO_CARD]
    s.town = [NO_CARD] * (TOWN_COLUMNS - len(cards)) + cards


def slide_left(s: PaladinsState, discarded: int) -> None:
    """Outsiders of the leftmost columns leave, the others close up to the left (PW-2.8)."""
    for column in range(discarded):
        card = s.outsiders[column]
        if card != NO_CARD:
            s.outsider_discard = [*s.outsider_discard, card]
            s.outsiders = replaced(s.outsiders, column, NO_CARD)
            if s.tells:
                s.emit(turn_events.outsider_left(s.box.cards.outsiders[card]))
    cards = [card for card in s.outsiders if card != NO_CARD]
    s.outsiders = cards + [NO_CARD] * (OUTSIDER_COLUMNS - len(cards))


DEAL_TOWNSFOLK: Final = DealTownsfolk()
DEAL_OUTSIDERS: Final = DealOutsiders()
