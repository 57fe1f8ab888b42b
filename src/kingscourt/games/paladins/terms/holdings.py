"""Everything countable on the table, by place (docs/project/adr/0016)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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
    SUPPLY,
    SUSPICION_DISCARD,
    SUSPICIONS,
    TAVERN_DECK,
    TAVERN_DISCARD,
    TAX_SUPPLY,
    TOWN_DECK,
    TOWN_DISCARD,
    WALLS,
    order_face,
    scheme_face,
    suspicion_face,
)
from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.solo_opponent import Opponent
from kingscourt.games.paladins.worker_action_and_reward_numbers import (
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
from kingscourt.kernel.holdings import NO_HOLDER, Counts, Holdings, seat_of_place

if TYPE_CHECKING:
    from kingscourt.games.paladins.state import PaladinsState

WORKER_CLASS: Final = "worker"
_START_NOT_DRAWN: Final = "DrawStartPlayer"
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


def holdings_of(s: PaladinsState, viewer: int | None) -> Holdings:
    """Open cards count by their faces; only hands and decks of paladins are hidden (PW-1.5)."""
    held = Holdings([SUPPLY])
    held.add(TAX_SUPPLY, "silver", s.tax)
    _add_decks(held, s)
    _add_rows(held, s)
    _add_main_board(held, s)
    for p in s.players:
        _add_player(held, s.box, p)
        _add_cards(held, s.box, p)
        if not s.is_opponent(p.index):
            _add_paladins(held, s.box, p, viewer)
    if s.opponent is not None:
        _add_opponent(held, s, s.opponent)
    if _is_start_drawn(s):
        held.add(s.players[s.start].at.root, "start-marker")
    return held


def held_by_seat(s: PaladinsState, seat: int) -> Counts:
    """What lies before a seat, without counting the rest of the table."""
    p = s.players[seat]
    held = Holdings([])
    _add_player(held, s.box, p)
    _add_cards(held, s.box, p)
    _add_paladins(held, s.box, p, seat)
    if p.tavern in s.taverns:
        held.add(p.at.tavern, s.box.cards.taverns[p.tavern].place)
    if s.start == seat and _is_start_drawn(s):
        held.add(p.at.root, "start-marker")
    counts: Counts = {}
    for place, things in held.places.items():
        if holder_of(place) == seat:
            for what, n in things.items():
                counts[what] = counts.get(what, 0) + n
    return counts


def _is_start_drawn(s: PaladinsState) -> bool:
    return all(step.facts() != _START_NOT_DRAWN for step in s.agenda)


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


def _add_decks(held: Holdings, s: PaladinsState) -> None:
    debts = 0
    for p in s.players:
        debts += p.unpaid + p.paid
    held.add(DEBTS, "debt", max(0, s.box.numbers.debt_cards - debts))
    held.add(WALLS, "wall", sum(s.wall_deck))
    held.add(SUSPICIONS, "suspicion", sum(s.suspicion_deck))
    for tax, n in enumerate(s.suspicion_discard):
        held.add(SUSPICION_DISCARD, suspicion_face(tax), n)
    held.add(TAVERN_DECK, "tavern", len(s.tavern_deck))
    for card in s.tavern_discard:
        held.add(TAVERN_DISCARD, s.box.cards.taverns[card].place)


def _add_rows(held: Holdings, s: PaladinsState) -> None:
    """A card of a row lies at the place that has its name; its face has the same."""
    cards = s.box.cards
    held.add(TOWN_DECK, "townsfolk", len(s.town_deck))
    for card in s.town:
        if card != NO_CARD:
            held.add(cards.townsfolk[card].place, cards.townsfolk[card].place)
    for card in s.town_discard:
        held.add(TOWN_DISCARD, cards.townsfolk[card].place)
    held.add(OUTSIDER_DECK, "outsider", len(s.outsider_deck))
    for card in s.outsiders:
        if card != NO_CARD:
            held.add(cards.outsiders[card].place, cards.outsiders[card].place)
    for card in s.outsider_discard:
        held.add(OUTSIDER_DISCARD, cards.outsiders[card].place)
    for card in s.taverns:
        place = tavern_place(s, card)
        held.add(place, cards.taverns[card].place)


def tavern_place(s: PaladinsState, card: int) -> str:
    """Where a tavern of this round lies: with the player who took it, or among the others."""
    for p in s.players:
        if p.tavern == card:
            return p.at.tavern
    return s.box.cards.taverns[card].place


def _add_main_board(held: Holdings, s: PaladinsState) -> None:
    cards = s.box.cards
    for slot in range(ORDER_SLOTS):
        is_open = slot < len(s.orders)
        held.add(ORDERS[slot], order_face(s.box.order_names[s.orders[slot]]) if is_open else "order")
    for slot in range(FAVOUR_SLOTS):
        if slot >= len(s.favours):
            held.add(FAVOURS[slot], "favour")
            continue
        place = cards.favours[s.favours[slot]].place
        held.add(place, place)
        if s.favour_workers[slot] != EMPTY:
            held.add(place, WORKERS[s.favour_workers[slot]])
    for index, owner in enumerate(s.settled):
        if owner != EMPTY:
            held.add(cards.spaces[index].place, "outpost" if owner % 2 else "monk")


def _add_player(held: Holdings, box: Box, p: Player) -> None:
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


def _add_cards(held: Holdings, box: Box, p: Player) -> None:
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


def _add_paladins(held: Holdings, box: Box, p: Player, viewer: int | None) -> None:
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


def _add_opponent(held: Holdings, s: PaladinsState, opponent: Opponent) -> None:
    held.add(SCHEMES, "scheme", sum(opponent.schemes))
    for kind, n in enumerate(opponent.discards):
        held.add(SCHEME_DISCARD, scheme_face(kind), n)
    for slot in range(len(s.favours), s.box.numbers.favour_schemes):
        held.add(FAVOURS[slot], scheme_face(FAVOUR_SCHEME))
    held.add(s.players[s.seat_count].at.track_space(opponent.marker), "marker")
    for bit, place in enumerate(OPPONENT_ROW):
        if opponent.row >> bit & 1:
            held.add(place, WORKERS[LABOURER])
