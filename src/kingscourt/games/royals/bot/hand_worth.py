"""What a hand is worth to its owner: the positions it may buy, soon or later."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kingscourt.games.royals.bot.board_standing import BoardStanding
from kingscourt.games.royals.bot.board_tables import BoardTables
from kingscourt.games.royals.bot.country_standing import CountryStanding
from kingscourt.games.royals.bot.features import (
    CARD_RATE,
    HANDFUL,
    LATER,
    NO_TIME,
    NOW,
    USE,
)
from kingscourt.games.royals.player import Player
from kingscourt.games.royals.state import RoyalsState
from kingscourt.games.royals.steps.draw_cards import DrawCards, FromCountryDeck, FromIntrigueDeck
from kingscourt.games.royals.steps.pay_country import CARDS_FOR_ONE, GiveCountries
from kingscourt.games.royals.steps.pay_intrigue import INTRIGUES_FOR_ONE, GiveIntrigues, PayIntrigue

PLAY_PENDING: Final = 6  # steps on the agenda while the player whose turn it is may still play
DRAWS_FOR_INTRIGUE: Final = 3  # cards that an intrigue card still to be drawn takes the time of


class HandWorth:
    """The hand of the seat rated last; a payment under way counts as made with the rarest cards."""

    def __init__(self, tables: BoardTables) -> None:
        self.tables: BoardTables = tables
        self.kinds: list[int] = [0] * len(tables.by_country)
        self.size: int = 0
        self.total: int = 0  # with the cards about to come
        self.blind: int = 0  # country cards to come from the deck
        self.chosen: int = 0  # country cards to come by choice
        self.intrigues: int = 0
        self.spent: int = 0  # cards that the best position paid in this turn would use up
        # features
        self.use: float = 0.0
        self.cards: float = 0.0
        self.many_cards: float = 0.0
        self.surplus: float = 0.0
        self.plan: float = 0.0
        self.second_plan: float = 0.0
        self.suits: int = 0

    def work_out(self, s: RoyalsState, seat: int, board: BoardStanding, turns: int) -> None:
        """Rate the hand of a seat that has so many turns after the present one."""
        player = s.players[seat]
        self.take_stock(s, seat, player)
        self.use = USE[min(turns, len(USE) - 1)]
        plays_now = s.turn == seat and len(s.agenda) >= PLAY_PENDING
        self.find_plans(s, player, board, turns, plays_now)
        kept = self.total - self.spent
        limit = s.components.box.country_limit
        held = min(kept, limit) + self.spent
        self.cards = float(held) * self.use
        self.many_cards = float(max(0, held - HANDFUL)) * self.use
        self.surplus = float(max(0, kept - limit))

    # -- what is there -----------------------------------------------------------------------------

    def take_stock(self, s: RoyalsState, seat: int, player: Player) -> None:
        """Cards after the payment under way, and those about to come."""
        kinds = self.kinds
        hand = player.countries.cards
        for kind in range(len(kinds)):
            kinds[kind] = hand[kind]
        self.size = player.countries.size
        self.intrigues = player.intrigues.size
        self.blind = 0
        self.chosen = 0
        if s.turn == seat:
            if s.target >= 0:
                self.pay(s)
            else:
                self.expect(s)
        self.total = self.size + self.blind + self.chosen

    def expect(self, s: RoyalsState) -> None:
        """Count the draws that are still to be made in this turn."""
        top = len(s.agenda) - 1
        if top < PLAY_PENDING:
            return
        step = s.agenda[top]
        if isinstance(step, FromCountryDeck):
            self.blind = 1
            step = s.agenda[top - 1]
        elif isinstance(step, FromIntrigueDeck):
            self.intrigues += 1
            step = s.agenda[top - 1]
        if isinstance(step, DrawCards):
            self.chosen = step.countries
            self.intrigues += step.intrigues

    def pay(self, s: RoyalsState) -> None:
        """Take off what the payment under way still costs."""
        country = self.tables.country[s.target]
        step = s.agenda[-1]
        if isinstance(step, GiveCountries):
            self.give(step.n)
            return
        if isinstance(step, GiveIntrigues):
            self.intrigues -= step.whole + step.free
        elif isinstance(step, PayIntrigue):
            self.intrigues -= self.tables.intrigue[s.target]
        cost = self.tables.cost[s.target]
        own = min(cost, self.kinds[country])
        self.kinds[country] -= own
        self.size -= own
        if own < cost:
            self.give(CARDS_FOR_ONE * (cost - own))

    def give(self, n: int) -> None:
        """Give cards of any kind, the rarest first."""
        kinds = self.kinds
        self.size = max(0, self.size - n)
        while n > 0:
            rarest = -1
            for kind in range(len(kinds)):
                if kinds[kind] > 0 and (rarest < 0 or kinds[kind] < kinds[rarest]):
                    rarest = kind
            if rarest < 0:
                return
            given = min(n, kinds[rarest])
            kinds[rarest] -= given
            n -= given

    def power(self, s: RoyalsState, player: Player, country: int) -> int:
        """The takeovers in a country that the intrigue cards allow."""
        if self.intrigues == 0:
            return 0
        held = player.intrigues.cards
        fitting = 0
        for card in s.components.matching[country]:
            fitting += held[card]
        fitting = min(fitting, self.intrigues)
        return fitting + (self.intrigues - fitting) // INTRIGUES_FOR_ONE

    # -- what it is good for -----------------------------------------------------------------------

    def find_plans(
        self, s: RoyalsState, player: Player, board: BoardStanding, turns: int, plays_now: bool
    ) -> None:
        """The best positions to aim at, in two countries."""
        best = 0.0
        second = 0.0
        spent = 0
        suits = 0
        if turns > 0 or plays_now:
            for country in range(len(self.kinds)):
                standing = board.current[country]
                self.spent = 0
                power = self.power(s, player, country)
                here = self.best_in(standing, self.kinds[country], power, turns, plays_now, second)
                suit = min(self.kinds[country], standing.dearest)
                suits += suit * suit
                if here > best:
                    second = best
                    best = here
                    spent = self.spent
                elif here > second:
                    second = here
        self.plan = best
        self.second_plan = second
        self.spent = spent
        self.suits = suits if turns > 0 else 0

    def best_in(
        self, standing: CountryStanding, own: int, power: int, turns: int, plays_now: bool, least: float
    ) -> float:
        """The best position of a country, if it is above `least`; sets the cards that it would use up now."""
        reach: i64 = own + (self.total - own) // CARDS_FOR_ONE
        held: i64 = own
        might: i64 = power
        later: i64 = 2 * turns + 1
        rate = CARD_RATE * self.use
        best = least
        for position in standing.positions:
            cost = position.cost
            net = position.gain - rate * position.price
            if net <= best:
                continue
            missing: i64 = 0  # set by branches: a conditional expression would make it a slow object
            if cost > reach:
                missing = cost - reach
            if position.need > might:
                missing += DRAWS_FOR_INTRIGUE * (position.need - might)
            if missing == 0:
                wild: i64 = 0
                if cost > held:
                    wild = (CARDS_FOR_ONE - 1) * (cost - held)
                net -= rate * float(int(wild))
                net *= NOW if plays_now else LATER[0]
                if net > best:
                    best = net
                    self.spent = int(cost + wild) if plays_now else 0
            elif turns > 0:
                net *= LATER[min(int(missing), len(LATER) - 1)]
                if missing > later:
                    net *= NO_TIME
                if net > best:
                    best = net
                    self.spent = 0
        return best
