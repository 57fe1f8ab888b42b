"""Everything countable on the table: characters, cards, coins, markers, crests, abilities, points."""

from __future__ import annotations

from kingscourt.components.pile import Pile
from kingscourt.games.rival_kings.components import RivalKingsComponents
from kingscourt.games.rival_kings.places import (
    ABILITY,
    ABILITY_OF_CYCLE,
    ABILITY_USED,
    BOX,
    CARD_BACKS,
    CHARACTER,
    CHARACTER_BACK,
    CHARACTER_PILE,
    COIN,
    COINS,
    CREST,
    CRESTS,
    HIDDEN_MONEY,
    MARKER,
    MARKERS,
    OUT,
    PILE,
    PILE_MONEY,
    POINT,
    POINTS,
    ROW,
    SCORE,
    SLOT,
    SUPPLY_COINS,
    SUPPLY_MARKERS,
    TURNED_UP,
)
from kingscourt.games.rival_kings.places import HAND as HAND_PLACE
from kingscourt.games.rival_kings.player import Player
from kingscourt.games.rival_kings.vocabulary import (
    ACTION_NAMES,
    CHARACTERS,
    HAND,
    NONE,
    PILES,
)
from kingscourt.kernel.audience import sees
from kingscourt.kernel.holdings import NO_HOLDER, Counts, Holdings, seat_of_place


def empty_holdings() -> Holdings:
    """Nothing counted yet; cards outside the game and points never run out."""
    return Holdings([BOX, POINTS])


def count_characters(
    held: Holdings, components: RivalKingsComponents, players: list[Player], cycle: int, viewer: int | None
) -> None:
    """Hands by face for whoever holds them, else by their backs; there are none while they are dealt."""
    is_dealt = not is_dealing(players, cycle)
    in_pile = CHARACTERS
    for seat, player in enumerate(players):
        for character in range(CHARACTERS) if is_dealt else []:
            if player.hand & (1 << character) != 0:
                is_own = seat == viewer
                held.add(
                    HAND_PLACE[seat], components.character_things[character] if is_own else CHARACTER_BACK
                )
                in_pile -= 1
    held.add(CHARACTER_PILE, CHARACTER_BACK, in_pile)


def is_dealing(players: list[Player], cycle: int) -> bool:
    """Whether some hand is not complete yet; it is counted when it is (RK-1.3)."""
    return cycle <= 1 and any(
        player.hand.bit_count() < HAND and player.character == NONE for player in players
    )


def count_open_characters(
    held: Holdings, components: RivalKingsComponents, players: list[Player], open: int, turned_up: int
) -> None:
    """Characters before players, the one from the pile, and those that are out for this round."""
    places = {player.character: CHARACTER[seat] for seat, player in enumerate(players)}
    places[turned_up] = TURNED_UP
    for character in range(CHARACTERS):
        if open & (1 << character) != 0:
            held.add(CHARACTER_PILE, CHARACTER_BACK, -1)
            held.add(places.get(character, OUT), components.character_things[character])


def count_player(held: Holdings, components: RivalKingsComponents, seat: int, player: Player) -> None:
    """Coins, markers, both rows, and the ability of this cycle."""
    held.add(COINS[seat], COIN, player.coins)
    held.add(MARKERS[seat], MARKER, player.markers)
    held.add(ABILITY_USED[seat] if player.used else ABILITY[seat], ABILITY_OF_CYCLE)
    for kind in player.buildings + player.subjects:
        held.add(ROW[seat], components.face_things[kind])


def count_crests(held: Holdings, components: RivalKingsComponents, players: list[Player]) -> None:
    """Crests at home, and those that cover actions (RK-3.3)."""
    for seat, player in enumerate(players):
        held.add(CRESTS[seat], CREST, components.box.crests)
        for kind in range(len(ACTION_NAMES)):
            robber = player.crest_on(kind)
            if robber != NONE:
                held.add(CRESTS[robber], CREST, -1)
                held.add(SLOT[seat][kind], CREST)


def count_pile(
    held: Holdings, components: RivalKingsComponents, number: int, pile: Pile, named: int, viewer: int | None
) -> None:
    """The faces that the viewer has seen; the `named` lowest of the seen cards are still being looked up."""
    place, back = PILE[number], CARD_BACKS[number >> 1]
    held.add(place, back, pile.unseen + named)
    for card in pile.top[named:]:
        is_seen = sees(card.known, viewer)
        held.add(place, components.face_things[card.kind] if is_seen else components.backs[card.kind])


def count_supplies(held: Holdings, coins: int, markers: int, money: list[int]) -> None:
    """Coins and markers that nobody has."""
    held.add(SUPPLY_COINS, COIN, coins)
    held.add(SUPPLY_MARKERS, MARKER, markers)
    for pile in range(PILES):
        held.add(PILE_MONEY[pile], COIN, money[pile])


def count_points(held: Holdings, seat: int, points: int) -> None:
    """Points of a match so far, or of a game that is over (RK-6)."""
    held.add(SCORE[seat], POINT, points)


def put_aside(held: Counts, coins: int, piles: int) -> None:
    """Count coins from hidden money as so many piles' money, for their number must not be told before."""
    held[HIDDEN_MONEY] = piles
    held[COIN] = held.get(COIN, 0) - coins
    if held[COIN] == 0:
        del held[COIN]


def holder_of(place: str) -> int:
    """A used ability and the crests on a character are before nobody until the cycle ends."""
    seat = seat_of_place(place)
    if seat == NO_HOLDER or place == ABILITY_USED[seat] or place in SLOT[seat]:
        return NO_HOLDER
    return seat
