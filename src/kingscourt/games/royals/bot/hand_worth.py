"""What a hand is worth to its owner: the positions it may buy, soon or later."""

from __future__ import annotations

from kingscourt.games.royals.bot.board_standing import BoardStanding
from kingscourt.games.royals.bot.board_tables import BoardTables
from kingscourt.games.royals.bot.features import (
    CARD_RATE,
    CARDS,
    HANDFUL,
    INTRIGUE_RATE,
    INTRIGUES,
    LATER,
    MANY_CARDS,
    MATCHING,
    NO_TIME,
    NOW,
    PENDING_CHOICE,
    PENDING_DECK,
    PLAN,
    SECOND_PLAN,
    SPARE_INTRIGUES,
    SURPLUS,
    USE,
)
from kingscourt.games.royals.state import RoyalsState
from kingscourt.games.royals.steps.draw_cards import DrawCards, FromCountryDeck, FromIntrigueDeck
from kingscourt.games.royals.steps.pay_country import CARDS_FOR_ONE, GiveCountries
from kingscourt.games.royals.steps.pay_intrigue import INTRIGUES_FOR_ONE, GiveIntrigues, PayIntrigue

PLAY_PENDING = 6  # steps on the agenda while the player whose turn it is may still play


class HandWorth:
    """Room to work out the hand of one seat; a payment under way counts as made with the rarest cards."""

    def __init__(self, tables: BoardTables) -> None:
        self.tables: BoardTables = tables
        countries = len(tables.by_country)
        self.cards: list[int] = [0] * countries
        self.power: list[int] = [0] * countries  # takeovers that intrigue cards allow
        self.size: int = 0
        self.intrigues: int = 0
        self.blind: int = 0  # country cards to come from the deck
        self.chosen: int = 0  # country cards to come by choice

    def fill(self, s: RoyalsState, seat: int, board: BoardStanding, turns: int, row: list[float]) -> None:
        """Write the features of the hand; `turns` are those that the seat has after the present one."""
        self.take_stock(s, seat)
        plays_now = s.turn == seat and len(s.agenda) >= PLAY_PENDING
        use = USE[min(turns, len(USE) - 1)]
        total = self.size + self.blind + self.chosen
        spent = self.plan(s, board, turns, plays_now, total, row)
        kept = total - spent
        limit = s.components.box.country_limit
        held = min(kept, limit) + spent
        row[CARDS] = float(held) * use
        row[MANY_CARDS] = float(max(0, held - HANDFUL)) * use
        row[SURPLUS] = float(max(0, kept - limit))
        row[PENDING_DECK] = float(self.blind) * use
        row[PENDING_CHOICE] = float(self.chosen) * use
        row[INTRIGUES] = float(min(self.intrigues, 2)) * use
        row[SPARE_INTRIGUES] = float(max(0, min(self.intrigues, 4) - 2)) * use

    # -- what is there -----------------------------------------------------------------------------

    def take_stock(self, s: RoyalsState, seat: int) -> None:
        """Cards after the payment under way, and those about to come."""
        player = s.players[seat]
        cards = self.cards
        hand = player.countries.cards
        for kind in range(len(cards)):
            cards[kind] = hand[kind]
        self.size = player.countries.size
        self.intrigues = player.intrigues.size
        self.blind = 0
        self.chosen = 0
        if s.turn == seat:
            if s.target >= 0:
                self.pay(s)
            else:
                self.expect(s)
        power = self.power
        if self.intrigues == 0:
            for kind in range(len(power)):
                power[kind] = 0
            return
        held = player.intrigues.cards
        matching = s.components.matching
        for kind in range(len(power)):
            fitting = 0
            for card in matching[kind]:
                fitting += held[card]
            fitting = min(fitting, self.intrigues)
            power[kind] = fitting + (self.intrigues - fitting) // INTRIGUES_FOR_ONE

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
        top = len(s.agenda) - 1
        step = s.agenda[top]
        if isinstance(step, GiveCountries):
            self.give(step.n)
            return
        if isinstance(step, GiveIntrigues):
            self.intrigues -= step.whole + step.free
        elif isinstance(step, PayIntrigue):
            self.intrigues -= self.tables.intrigue[s.target]
        cost = self.tables.cost[s.target]
        own = min(cost, self.cards[country])
        self.cards[country] -= own
        self.size -= own
        if own < cost:
            self.give(CARDS_FOR_ONE * (cost - own))

    def give(self, n: int) -> None:
        """Give cards of any kind, the rarest first."""
        cards = self.cards
        self.size = max(0, self.size - n)
        while n > 0:
            rarest = -1
            for kind in range(len(cards)):
                if cards[kind] > 0 and (rarest < 0 or cards[kind] < cards[rarest]):
                    rarest = kind
            if rarest < 0:
                return
            given = min(n, cards[rarest])
            cards[rarest] -= given
            n -= given

    # -- what it is good for -----------------------------------------------------------------------

    def plan(
        self, s: RoyalsState, board: BoardStanding, turns: int, plays_now: bool, total: int, row: list[float]
    ) -> int:
        """The best positions to aim at, in two countries; returns the cards that one paid now would use up."""
        tables = self.tables
        gains = board.gains
        holders = s.holders
        best = 0.0
        second = 0.0
        spent = 0
        matching = 0
        reach_of_time = 2 * turns + 1
        for country in range(len(self.cards)):
            own = self.cards[country]
            reach = own + (total - own) // CARDS_FOR_ONE
            power = self.power[country]
            here = 0.0
            here_spent = 0
            dearest = 0
            for index in tables.by_country[country]:
                gain = gains[index]
                if gain <= 0.0:
                    continue
                cost = tables.cost[index]
                missing = max(0, cost - reach)
                if holders[index] >= 0:
                    needed = tables.intrigue[index]
                    gain -= INTRIGUE_RATE * float(needed)
                    if needed > power:
                        missing += 3 * (needed - power)
                dearest = cost
                if missing == 0:
                    cards = cost + (CARDS_FOR_ONE - 1) * max(0, cost - own)
                    net = gain - CARD_RATE * float(cards)
                    if plays_now:
                        net *= NOW
                        if turns == 0:
                            net = gain
                        if net > here:
                            here = net
                            here_spent = cards
                        continue
                    net *= LATER[0]
                    if turns == 0:
                        net = 0.0
                else:
                    net = (gain - CARD_RATE * float(cost)) * LATER[min(missing, len(LATER) - 1)]
                    if missing > reach_of_time:
                        net *= NO_TIME
                    if turns == 0:
                        net = 0.0
                if net > here:
                    here = net
                    here_spent = 0
            matching += min(own, dearest)
            if here > best:
                second = best
                best = here
                spent = here_spent
            elif here > second:
                second = here
        row[PLAN] = best
        row[SECOND_PLAN] = second
        row[MATCHING] = float(matching) if turns > 0 else 0.0
        return spent
