"""The table is cleared and laid again between two games of a match (RK-6.4)."""

from __future__ import annotations

from kingscourt.components.pile import Pile
from kingscourt.games.rival_kings.components import PILE_WORDS, RivalKingsComponents
from kingscourt.games.rival_kings.places import (
    BOX,
    CARD_BACKS,
    COIN,
    COINS,
    MARKER,
    MARKERS,
    PILE,
    PILE_MONEY,
    ROW,
    SUPPLY_COINS,
    SUPPLY_MARKERS,
)
from kingscourt.games.rival_kings.player import Player
from kingscourt.games.rival_kings.vocabulary import PILES
from kingscourt.kernel.audience import only
from kingscourt.kernel.event import Event, Move


def seen_cards_forgotten(components: RivalKingsComponents, seat: int, pile: int, cards: Pile) -> Event | None:
    """What a player had seen below the top of a pile is worth nothing any more; None if that is nothing."""
    kinds = [card.kind for card in cards.top if card.is_known_to(seat) and not card.is_open()]
    if not kinds:
        return None
    moves = [
        Move(components.face_things[kind], PILE[pile], PILE[pile], into=components.backs[kind])
        for kind in kinds
    ]
    return Event("rival-kings-event-forgotten", {"pile": PILE_WORDS[pile]}, moves, only(seat))


def next_game_begins(
    components: RivalKingsComponents, number: int, players: list[Player], piles: list[Pile], money: list[int]
) -> Event:
    """All cards, coins and markers go back, and the start of a game is laid out (RK-1.1, RK-1.2)."""
    box = components.box
    moves: list[Move] = []
    for seat, player in enumerate(players):
        moves += cards_home(components, player.buildings + player.subjects, ROW[seat])
        moves += laid_anew(COIN, SUPPLY_COINS, COINS[seat], player.coins, box.start_coins)
        moves += laid_anew(MARKER, SUPPLY_MARKERS, MARKERS[seat], player.markers, box.start_markers)
    for pile in range(PILES):
        cards = piles[pile]
        tops = [card.kind for card in cards.top if card.is_open()]
        back = CARD_BACKS[pile >> 1]
        moves += cards_home(components, tops, PILE[pile])
        moves += laid_anew(back, BOX, PILE[pile], len(cards) - len(tops), box.pile_size)
        moves += laid_anew(COIN, SUPPLY_COINS, PILE_MONEY[pile], money[pile], box.pile_coins)
    return Event("rival-kings-event-game", {"n": number}, moves)


def cards_home(components: RivalKingsComponents, kinds: list[int], place: str) -> list[Move]:
    """Open cards leave a place and are shuffled."""
    return [Move(components.face_things[kind], place, BOX, into=components.backs[kind]) for kind in kinds]


def laid_anew(what: str, supply: str, place: str, before: int, after: int) -> list[Move]:
    """As many of a thing as a game begins with at a place."""
    if before > after:
        return [Move(what, place, supply, before - after)]
    return [Move(what, supply, place, after - before)] if after > before else []
