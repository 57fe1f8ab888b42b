"""Everything countable on the table, by place (docs/project/adr/0016)."""

from __future__ import annotations

from typing import Final

from kingscourt.components.pile import Card
from kingscourt.games.paladins.components import Box
from kingscourt.games.paladins.places import (
    DEBTS,
    FAVOURS,
    OPPONENT_ROW,
    ORDERS,
    OUTSIDER_DECK,
    OUTSIDER_DISCARD,
    SCHEME_DISCARD,
    SCHEMES,
    SUSPICION_DISCARD,
    SUSPICIONS,
    TAVERN_DECK,
    TAVERN_DISCARD,
    TOWN_DECK,
    TOWN_DISCARD,
    order_face,
    scheme_face,
    suspicion_face,
)
from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.solo_opponent import Opponent
from kingscourt.games.paladins.vocabulary import (
    ABSOLVE,
    ACTIONS,
    ATTRIBUTES,
    COMMISSION,
    CONTENTS,
    DEVELOP,
    EMPTY,
    FAVOUR_SCHEME,
    FAVOUR_SLOTS,
    GARRISON,
    LABOURER,
    NO_CARD,
    ORDER_SLOTS,
    WORKERS,
)
from kingscourt.kernel.audience import sees
from kingscourt.kernel.holdings import NO_HOLDER, Holdings, seat_of_place

WORKER_CLASS: Final = "worker"
_BACKS: Final = [
    "paladin",
    "suspicion",
    "wall",
    "townsfolk",
    "outsider",
    "tavern",
    "order",
    "favour",
    "scheme",
]


def holder_of(place: str) -> int:
    """Workers on the board are used up until they come back, so that placing them is a price."""
    parts = place.split("/")
    return NO_HOLDER if len(parts) > 2 and parts[2] in ACTIONS else seat_of_place(place)


def back_of_card(what: str) -> str:
    """The back of a card that is named by its face."""
    family = what.partition("/")[0]
    return family if family in _BACKS else what


def class_of_thing(what: str) -> str:
    """Workers are one class, cards count by their backs."""
    return WORKER_CLASS if what in WORKERS else back_of_card(what)


def add_debts(held: Holdings, box: Box, players: list[Player]) -> None:
    """Debts that nobody has."""
    debts = 0
    for p in players:
        debts += p.unpaid + p.paid
    held.add(DEBTS, "debt", max(0, box.numbers.debt_cards - debts))


def add_suspicions(held: Holdings, deck: list[int], discards: list[int]) -> None:
    """The deck, and the discards by their tax."""
    held.add(SUSPICIONS, "suspicion", sum(deck))
    for tax, n in enumerate(discards):
        held.add(SUSPICION_DISCARD, suspicion_face(tax), n)


def add_tavern_deck(held: Holdings, box: Box, deck: list[int], discards: list[int]) -> None:
    """Taverns of rounds to come, and of rounds that are over."""
    held.add(TAVERN_DECK, "tavern", len(deck))
    for card in discards:
        held.add(TAVERN_DISCARD, box.cards.taverns[card].place)


# A card of a row lies at the place that has its name; its face has the same.


def add_townsfolk(held: Holdings, box: Box, row: list[int], deck: list[int], discards: list[int]) -> None:
    """Townsfolk that nobody has hired."""
    townsfolk = box.cards.townsfolk
    held.add(TOWN_DECK, "townsfolk", len(deck))
    for card in row:
        if card != NO_CARD:
            held.add(townsfolk[card].place, townsfolk[card].place)
    for card in discards:
        held.add(TOWN_DISCARD, townsfolk[card].place)


def add_outsiders(held: Holdings, box: Box, row: list[int], deck: list[int], discards: list[int]) -> None:
    """Outsiders whom nobody has attacked or converted."""
    outsiders = box.cards.outsiders
    held.add(OUTSIDER_DECK, "outsider", len(deck))
    for card in row:
        if card != NO_CARD:
            held.add(outsiders[card].place, outsiders[card].place)
    for card in discards:
        held.add(OUTSIDER_DISCARD, outsiders[card].place)


def add_taverns(held: Holdings, box: Box, players: list[Player], taverns: list[int]) -> None:
    """The taverns of this round."""
    for card in taverns:
        held.add(tavern_place(box, players, card), box.cards.taverns[card].place)


def tavern_place(box: Box, players: list[Player], card: int) -> str:
    """Where a tavern of this round lies: with the player who took it, or among the others."""
    for p in players:
        if p.tavern == card:
            return p.at.tavern
    return box.cards.taverns[card].place


def add_orders(held: Holdings, box: Box, orders: list[int]) -> None:
    """King's orders, of which some are turned up."""
    for slot in range(ORDER_SLOTS):
        is_open = slot < len(orders)
        held.add(ORDERS[slot], order_face(box.order_names[orders[slot]]) if is_open else "order")


def add_favours(held: Holdings, box: Box, favours: list[int], workers: list[int]) -> None:
    """King's favours, of which some are turned up, and the workers on them."""
    cards = box.cards
    for slot in range(FAVOUR_SLOTS):
        if slot >= len(favours):
            held.add(FAVOURS[slot], "favour")
            continue
        place = cards.favours[favours[slot]].place
        held.add(place, place)
        if workers[slot] != EMPTY:
            held.add(place, WORKERS[workers[slot]])


def add_settled(held: Holdings, box: Box, settled: list[int]) -> None:
    """Monks and outposts on the main board."""
    for index, owner in enumerate(settled):
        if owner != EMPTY:
            held.add(box.cards.spaces[index].place, "outpost" if owner % 2 else "monk")


def add_player(held: Holdings, box: Box, p: Player) -> None:
    """The pieces of a player."""
    numbers = box.numbers
    held.add(p.at.silver, "silver", p.silver)
    held.add(p.at.provisions, "provision", p.provisions)
    for kind, n in enumerate(p.workers):
        held.add(p.at.workers, WORKERS[kind], n)
    for space, content in enumerate(p.spaces):
        if content != EMPTY:
            held.add(p.places[space], CONTENTS[content])
    for attribute, level in enumerate(p.attributes):
        held.add(p.at.attributes[attribute], ATTRIBUTES[attribute], level)
    held.add(p.at.debts, "debt", p.unpaid)
    held.add(p.at.debts, "paid-debt", p.paid)
    held.add(p.at.workshops, "workshop", numbers.workshops - p.done[DEVELOP])
    held.add(p.at.monks, "monk", numbers.monks - p.done[COMMISSION])
    held.add(p.at.outposts, "outpost", numbers.outposts - p.done[GARRISON])
    held.add(p.at.jars, "jar", numbers.jars - p.done[ABSOLVE])
    placed = 0
    for space in range(len(box.cards.jars)):
        if p.jars >> space & 1:
            placed += 1
            held.add(p.at.jar_space(space), "jar")
    held.add(p.at.jars, "turned-jar", p.done[ABSOLVE] - placed)  # only the opponent turns them (PW-7.8)


def add_cards(held: Holdings, box: Box, p: Player) -> None:
    """The cards before a player, paladins and taverns left aside."""
    cards = box.cards
    held.add(p.at.suspicions, "suspicion", len(p.suspicions))  # its tax is spent as soon as it is taken
    for card in p.townsfolk:
        held.add(p.at.townsfolk, cards.townsfolk[card].place)
    for card in p.walls:
        held.add(p.at.walls, cards.walls[card].face)
    for card in p.attacked:
        held.add(p.at.attacked, cards.outsiders[card].place)
    for card in p.converted:
        held.add(p.at.converted, cards.outsiders[card].place)


def add_paladins(held: Holdings, box: Box, p: Player, viewer: int | None) -> None:
    """The deck counts by backs even for its owner, who may remember its order."""
    paladins = box.cards.paladins
    cards: list[Card] = p.hand
    if p.chosen is not None:
        cards = [*cards, p.chosen]  # face down before its owner until all are turned up
    for card in cards:
        held.add(p.at.hand, paladins[card.kind].face if sees(card.known, viewer) else "paladin")
    for kind in p.used:
        held.add(p.at.paladin if kind == p.paladin else p.at.used, paladins[kind].face)
    held.add(p.at.deck, "paladin", len(p.pile))


def add_opponent(held: Holdings, box: Box, opponent: Opponent, p: Player, favours: int) -> None:
    """The schemes, marker and row of the artificial opponent; `favours` are turned up."""
    held.add(SCHEMES, "scheme", sum(opponent.schemes))
    for kind, n in enumerate(opponent.discards):
        held.add(SCHEME_DISCARD, scheme_face(kind), n)
    for slot in range(favours, box.numbers.favour_schemes):
        held.add(FAVOURS[slot], scheme_face(FAVOUR_SCHEME))
    held.add(p.at.track_space(opponent.marker), "marker")
    for bit, place in enumerate(OPPONENT_ROW):
        if opponent.row >> bit & 1:
            held.add(place, WORKERS[LABOURER])
