"""The facts of a position of Paladins of the West Kingdom."""

from __future__ import annotations

from typing import Final

from kingscourt.components.pile import Card, conceal, redraw
from kingscourt.games.paladins.components import Box
from kingscourt.games.paladins.places import AREAS, OPPONENT_AREA, SUPPLY, TAX_SUPPLY, WALLS
from kingscourt.games.paladins.player import Player, new_player
from kingscourt.games.paladins.scoring import final_outcome, score_lines
from kingscourt.games.paladins.solo_opponent import Opponent
from kingscourt.games.paladins.terms.holdings import (
    add_cards,
    add_debts,
    add_favours,
    add_opponent,
    add_orders,
    add_outsiders,
    add_paladins,
    add_player,
    add_settled,
    add_suspicions,
    add_tavern_deck,
    add_taverns,
    add_townsfolk,
    back_of_card,
    class_of_thing,
    holder_of,
)
from kingscourt.games.paladins.vocabulary import (
    EMPTY,
    FAVOUR_SLOTS,
    NO_CARD,
    OUTSIDER_COLUMNS,
    TOWN_COLUMNS,
)
from kingscourt.kernel.chance import Source, number_draws
from kingscourt.kernel.decision import CHANCE, OVER
from kingscourt.kernel.game_outcome import GameOutcome, ScoreLine
from kingscourt.kernel.holdings import Counts, Holdings
from kingscourt.kernel.state import State
from kingscourt.kernel.step import Step

NO_SEAT: Final = -1
_START_NOT_DRAWN: Final = "DrawStartPlayer"


class PaladinsState(State):
    """Rows, decks and tables are replaced rather than changed in place, so copies share them."""

    def __init__(self, box: Box, seat_count: int, questions: list[Step[PaladinsState]]) -> None:
        super().__init__(seat_count)
        self.box: Box = box
        self.questions: list[Step[PaladinsState]] = questions  # the question about a reward, by its kind
        self.players: list[Player] = []
        self.opponent: Opponent | None = None
        self.round: int = 0
        self.start: int = 0  # the seat with the start marker
        self.active: int = 0  # whose turn, hire or tavern it is
        self.is_scored: bool = False
        self.tax: int = 0  # silver in the tax supply
        self.town: list[int] = []  # the row, by column
        self.town_deck: list[int] = []  # not yet seen, in no order
        self.town_discard: list[int] = []
        self.outsiders: list[int] = []
        self.outsider_deck: list[int] = []
        self.outsider_discard: list[int] = []
        self.wall_deck: list[int] = []  # copies not yet seen, by kind
        self.suspicion_deck: list[int] = []  # cards by tax
        self.suspicion_discard: list[int] = []
        self.taverns: list[int] = []  # turned up this round, ascending
        self.tavern_deck: list[int] = []
        self.tavern_discard: list[int] = []
        self.orders: list[int] = []  # turned up
        self.order_deck: list[int] = []
        self.favours: list[int] = []  # turned up
        self.favour_deck: list[int] = []
        self.favour_workers: list[int] = []  # by slot
        self.favour_users: list[int] = []
        self.settled: list[int] = []  # the owner of the monk or outpost, by space of the main board

    def clear(self) -> None:
        """Everything in its deck, nothing on the boards."""
        cards = self.box.cards
        self.players = []
        for seat in range(self.seat_count):
            self.players.append(new_player(seat, AREAS[seat], self.box.places_of(AREAS[seat])))
        if self.opponent is not None:
            self.players.append(new_player(self.seat_count, OPPONENT_AREA, self.box.places_of(OPPONENT_AREA)))
        self.tax = self.full_tax()
        self.town = [NO_CARD] * TOWN_COLUMNS
        self.town_deck = list(range(len(cards.townsfolk)))
        self.outsiders = [NO_CARD] * OUTSIDER_COLUMNS
        self.outsider_deck = list(range(len(cards.outsiders)))
        self.wall_deck = [wall.copies for wall in cards.walls]
        self.suspicion_deck = self.box.numbers.suspicions
        self.suspicion_discard = [0] * len(self.suspicion_deck)
        self.tavern_deck = list(range(len(cards.taverns)))
        self.order_deck = list(range(len(self.box.numbers.order_actions)))
        self.favour_deck = list(range(len(cards.favours)))
        self.favour_workers = [EMPTY] * FAVOUR_SLOTS
        self.favour_users = [NO_SEAT] * FAVOUR_SLOTS
        self.settled = [EMPTY] * len(cards.spaces)

    def full_tax(self) -> int:
        """The silver of a full tax supply (PW-1.1)."""
        return self.box.numbers.tax[self.seat_count - 1]

    def space_players(self) -> int:
        """For how many players the main board is open; solo uses the spaces of two (PW-7.1)."""
        return max(self.seat_count, 2)

    def is_opponent(self, index: int) -> bool:
        """Whether a player is the artificial opponent."""
        return index == self.seat_count

    def in_turn_order(self, first: int) -> list[int]:
        """All players, the opponent too, clockwise from one of them."""
        n = len(self.players)
        return [(first + step) % n for step in range(n)]

    def copy(self) -> PaladinsState:
        other = PaladinsState(self.box, self.seat_count, self.questions)
        other.players = [player.copy() for player in self.players]
        if self.opponent is not None:
            other.opponent = self.opponent.copy()
        other.round = self.round
        other.start = self.start
        other.active = self.active
        other.is_scored = self.is_scored
        other.tax = self.tax
        other.town = self.town
        other.town_deck = self.town_deck
        other.town_discard = self.town_discard
        other.outsiders = self.outsiders
        other.outsider_deck = self.outsider_deck
        other.outsider_discard = self.outsider_discard
        other.wall_deck = self.wall_deck
        other.suspicion_deck = self.suspicion_deck
        other.suspicion_discard = self.suspicion_discard
        other.taverns = self.taverns
        other.tavern_deck = self.tavern_deck
        other.tavern_discard = self.tavern_discard
        other.orders = self.orders
        other.order_deck = self.order_deck
        other.favours = self.favours
        other.favour_deck = self.favour_deck
        other.favour_workers = self.favour_workers
        other.favour_users = self.favour_users
        other.settled = self.settled
        self.copy_kernel(other)
        return other

    def imagine(self, seat: int, source: Source) -> PaladinsState:
        """Only paladins are ever hidden; those of the others are drawn anew from their own decks (PW-1.5)."""
        other = self.copy()
        source = number_draws(source)
        for player in other.players:
            if player.index != seat and not self.is_opponent(player.index):
                _imagine_paladins(player, seat, source)
        if other.waiting.kind == CHANCE:
            other.settle()  # the possible draws may have changed
        return other

    def derived(self) -> list[str]:
        return ["players.boosts"]

    def facts(self) -> list[str]:
        lines = [
            f"round {self.round} start {self.start} active {self.active} tax {self.tax}",
            f"townsfolk {self.town} deck {self.town_deck} discard {self.town_discard}",
            f"outsiders {self.outsiders} deck {self.outsider_deck} discard {self.outsider_discard}",
            f"walls {self.wall_deck} suspicions {self.suspicion_deck} discard {self.suspicion_discard}",
            f"taverns {self.taverns} deck {self.tavern_deck} discard {self.tavern_discard}",
            f"orders {self.orders} deck {self.order_deck} favours {self.favours} deck {self.favour_deck}",
            f"on favours {self.favour_workers} of {self.favour_users} settled {self.settled}",
        ]
        lines += [player.facts() for player in self.players]
        if self.opponent is not None:
            lines.append(self.opponent.facts())
        return lines

    def census(self) -> dict[str, int]:
        counts = {
            "townsfolk": _in_row(self.town) + len(self.town_deck) + len(self.town_discard),
            "outsiders": _in_row(self.outsiders) + len(self.outsider_deck) + len(self.outsider_discard),
            "walls": sum(self.wall_deck),
            "suspicions": sum(self.suspicion_deck) + sum(self.suspicion_discard),
            "taverns": len(self.taverns) + len(self.tavern_deck) + len(self.tavern_discard),
            "orders": len(self.orders) + len(self.order_deck),
            "favours": len(self.favours) + len(self.favour_deck),
        }
        for player in self.players:
            counts["townsfolk"] += len(player.townsfolk)
            counts["outsiders"] += len(player.attacked) + len(player.converted)
            counts["walls"] += len(player.walls)
            counts["suspicions"] += len(player.suspicions)
            if not self.is_opponent(player.index):
                chosen = 0 if player.chosen is None else 1
                counts[f"paladins of seat {player.index}"] = (
                    len(player.used) + len(player.hand) + chosen + len(player.pile)
                )
        return counts

    def holdings(self, viewer: int | None) -> Holdings:
        # Open cards count by their faces; only hands and decks of paladins are hidden (PW-1.5).
        box = self.box
        held = Holdings([SUPPLY])
        held.add(TAX_SUPPLY, "silver", self.tax)
        add_debts(held, box, self.players)
        held.add(WALLS, "wall", sum(self.wall_deck))
        add_suspicions(held, self.suspicion_deck, self.suspicion_discard)
        add_tavern_deck(held, box, self.tavern_deck, self.tavern_discard)
        add_townsfolk(held, box, self.town, self.town_deck, self.town_discard)
        add_outsiders(held, box, self.outsiders, self.outsider_deck, self.outsider_discard)
        add_taverns(held, box, self.players, self.taverns)
        add_orders(held, box, self.orders)
        add_favours(held, box, self.favours, self.favour_workers)
        add_settled(held, box, self.settled)
        for p in self.players:
            add_player(held, box, p)
            add_cards(held, box, p)
            if not self.is_opponent(p.index):
                add_paladins(held, box, p, viewer)
        if self.opponent is not None:
            add_opponent(held, box, self.opponent, self.players[self.seat_count], len(self.favours))
        if self.is_start_drawn():
            held.add(self.players[self.start].at.root, "start-marker")
        return held

    def is_start_drawn(self) -> bool:
        """Whether the start marker lies before somebody."""
        return all(step.facts() != _START_NOT_DRAWN for step in self.agenda)

    def holder(self, place: str) -> int:
        return holder_of(place)

    def held_by(self, seat: int) -> Counts:
        # The same as the holdings would tell, without counting the rest of the table.
        p = self.players[seat]
        held = Holdings([])
        add_player(held, self.box, p)
        add_cards(held, self.box, p)
        add_paladins(held, self.box, p, seat)
        if p.tavern in self.taverns:
            held.add(p.at.tavern, self.box.cards.taverns[p.tavern].place)
        if self.start == seat and self.is_start_drawn():
            held.add(p.at.root, "start-marker")
        counts: Counts = {}
        for place, things in held.places.items():
            if holder_of(place) == seat:
                for what, n in things.items():
                    counts[what] = counts.get(what, 0) + n
        return counts

    def back_of(self, what: str) -> str:
        return back_of_card(what)

    def class_of(self, what: str) -> str:
        return class_of_thing(what)

    def outcome(self) -> GameOutcome | None:
        if self.waiting.kind != OVER:
            return None
        return final_outcome(self.box, self.players, self.orders, self.seat_count)

    def score_sheet(self, seat: int) -> list[ScoreLine]:
        return score_lines(self.box, self.players[seat], self.orders, seat == self.seat_count)


def _imagine_paladins(player: Player, seat: int, source: Source) -> None:
    bag = player.bag.copy()
    conceal(player.hidden(), seat, bag)
    pile = player.pile.copy()
    player.hand = redraw(player.hand, seat, bag, source)
    pile.top = redraw(pile.top, seat, bag, source)
    pile.bottom = redraw(pile.bottom, seat, bag, source)
    chosen = player.chosen
    if chosen is not None:
        cards: list[Card] = [chosen]
        player.chosen = redraw(cards, seat, bag, source)[0]
    player.pile = pile
    player.bag = bag


def _in_row(row: list[int]) -> int:
    cards = 0
    for card in row:
        if card != NO_CARD:
            cards += 1
    return cards


def replaced(values: list[int], at: int, value: int) -> list[int]:
    """A list with one entry changed, the old one untouched."""
    changed = values.copy()
    changed[at] = value
    return changed


def without(values: list[int], value: int) -> list[int]:
    """A list without one value, the old one untouched."""
    changed = values.copy()
    changed.remove(value)
    return changed
