"""What a player's character and active subject may still bring in this cycle."""

from __future__ import annotations

from typing import Final

from kingscourt.games.rival_kings.bot.collections_of_cards import Collection, Collections
from kingscourt.games.rival_kings.bot.offers import Offers
from kingscourt.games.rival_kings.character_action_rules import REFILL
from kingscourt.games.rival_kings.player import Player
from kingscourt.games.rival_kings.state import RivalKingsState
from kingscourt.games.rival_kings.steps.granted_action import GrantedAction
from kingscourt.games.rival_kings.steps.swap_cards import SwapWithMiddle, SwapWithRival
from kingscourt.games.rival_kings.steps.take_character_actions import (
    KINDS_OF_ACTION,
    EndOfTurn,
    OneAction,
    OwnAction,
)
from kingscourt.games.rival_kings.vocabulary import (
    ABILITY_NAMES,
    BUY,
    CHEAPER_BUILDING,
    COINS_PER_BUILDING,
    COINS_PER_MARKER,
    DEFLECT_MARKER,
    DOUBLE_ACTION,
    EXTRA_MONEY,
    EXTRA_RECRUIT,
    GIVE,
    GIVE_MARKER,
    MONEY,
    NONE,
    PILES,
    RECOVER_ACTION,
    RECRUIT,
    SEARCH_BUILDINGS,
    SEARCH_SUBJECTS,
    SETTLE,
    SWAP_BUILDING,
    SWAP_CHARACTER,
    SWAP_SUBJECT,
    SWAP_WITH_MIDDLE,
    SYMBOLS,
    partner,
)

MARKER: Final = 2.2  # points of a marker that goes away
UNDER_WAY: Final = 0.65  # what is taken at once must be worth more, or all is put off
LATER: Final = 0.75  # of what lies there is left for those who act later
SEARCH: Final = 0.9
SWAP: Final = 0.8
DEPENDS: Final = -1.0
AGAIN: Final = 0.9  # an action done twice, or recovered
RIVAL: Final = 0.4  # a rival's gain counts so much


class Prospects:
    """Sums over actions to come; a place to work on, filled anew for every player."""

    def __init__(self, offers: Offers) -> None:
        self.offers: Offers = offers
        self.most_money: int = 0
        self.coins: int = 0
        self.markers: int = 0  # that no action to come takes away
        self.money: float = 0.0
        self.recruit: float = 0.0
        self.buy: float = 0.0
        self.settle: float = 0.0
        self.give: float = 0.0
        self.total: float = 0.0  # points of all actions
        self.best: float = 0.0  # points of the best one
        self.count: int = 0

    def start(self, s: RivalKingsState, player: Player) -> None:
        """Nothing is counted yet."""
        most = 0
        for coins in s.money:
            most = max(most, coins)
        self.most_money = most if most > 0 else min(REFILL, s.coin_supply)
        self.coins = player.coins
        self.markers = player.markers
        self.money = 0.0
        self.recruit = 0.0
        self.buy = 0.0
        self.settle = 0.0
        self.give = 0.0
        self.total = 0.0
        self.best = 0.0
        self.count = 0

    def points(self, player: Player, kind: int) -> float:
        """What an action brings with the coins there are."""
        if kind == MONEY:
            return float(self.most_money) * self.offers.coin
        if kind in (RECRUIT, BUY):
            self.offers.find(kind == RECRUIT, self.coins)
            return self.offers.net
        return MARKER if player.markers > 0 else 0.0

    def add(self, player: Player, kind: int, share: float) -> None:
        """Count an action."""
        points = self.points(player, kind)
        self.total += points
        self.count += 1
        self.best = max(self.best, points)
        if kind == MONEY:
            self.money += share * float(self.most_money)
            self.coins += self.most_money
        elif kind == RECRUIT:
            self.recruit += share * points
            self.coins -= self.offers.price
        elif kind == BUY:
            self.buy += share * points
            self.coins -= self.offers.price
        elif self.markers > 0:
            self.markers -= 1  # two such actions are worth no more than one to a player with one marker
            if kind == SETTLE:
                self.settle += share
            elif kind == GIVE:
                self.give += share

    def add_best(self, player: Player, kinds: int, share: float) -> None:
        """Count the best of some actions, one bit for each."""
        chosen = NONE
        highest = 0.0
        for kind in range(KINDS_OF_ACTION):
            if kinds & (1 << kind) != 0:
                points = self.points(player, kind)
                if points > highest:
                    highest = points
                    chosen = kind
        if chosen != NONE:
            self.add(player, chosen, share)

    def add_turn_under_way(self, s: RivalKingsState, player: Player) -> None:
        """Count the actions on the agenda of the player whose turn it is."""
        agenda = s.agenda
        for index in range(len(agenda) - 1, -1, -1):
            step = agenda[index]
            if isinstance(step, (OwnAction, GrantedAction)):
                self.add(player, step.kind, UNDER_WAY)
            elif isinstance(step, OneAction):
                character = s.components.characters[player.character]
                self.add_best(player, character.mask & ~player.covered(), UNDER_WAY)
            elif isinstance(step, EndOfTurn):
                return

    def add_turn_to_come(self, s: RivalKingsState, player: Player, character: int) -> None:
        """Count the uncovered actions of a character."""
        card = s.components.characters[character]
        if player.limited:
            self.add_best(player, card.mask & ~player.covered(), LATER)
            return
        for kind in card.actions:
            if player.crests == 0 or player.crest_on(kind) == NONE:
                self.add(player, kind, LATER)

    def of_ability(self, s: RivalKingsState, player: Player, ability: int) -> float:
        """What the active subject may bring in this cycle, in points."""
        points = FIXED[ability]
        if points == DEPENDS:
            points = self.of_coins(s, player, ability)
        elif ability in (SEARCH_SUBJECTS, SEARCH_BUILDINGS):
            if self.coins == 0:
                points = 0.0
        elif ability == GIVE_MARKER:
            if player.markers == 0:
                points = 0.0
        elif ability == DOUBLE_ACTION:
            if not player.limited:
                points = 0.0
        elif ability == RECOVER_ACTION and player.crests == 0:
            points = 0.0
        return points

    def of_coins(self, s: RivalKingsState, player: Player, ability: int) -> float:
        """The same for abilities that bring coins, spare some, or turn them into cards."""
        offers = self.offers
        coins = 0
        if ability == EXTRA_MONEY:
            coins = self.most_money
        elif ability == COINS_PER_MARKER:
            coins = min(player.markers, s.coin_supply)
        elif ability == COINS_PER_BUILDING:
            coins = min(len(player.buildings), s.coin_supply)
        elif ability == CHEAPER_BUILDING:
            coins = 1 if self.buy > 0.0 else 0
        else:
            offers.find(ability == EXTRA_RECRUIT, self.coins)
            return offers.net
        return float(coins) * offers.coin


def fixed_points() -> list[float]:
    """What abilities bring whenever they can be used, by ability."""
    points = [DEPENDS] * len(ABILITY_NAMES)
    for ability in (SWAP_BUILDING, SWAP_SUBJECT, SWAP_WITH_MIDDLE):
        points[ability] = SWAP
    for ability in (SEARCH_SUBJECTS, SEARCH_BUILDINGS):
        points[ability] = SEARCH
    for ability in (DOUBLE_ACTION, RECOVER_ACTION):
        points[ability] = AGAIN
    for ability in (SWAP_CHARACTER, DEFLECT_MARKER):
        points[ability] = 0.0
    points[GIVE_MARKER] = MARKER
    return points


FIXED: Final = fixed_points()


def best_from_middle(
    s: RivalKingsState, collections: Collections, own: Collection, step: SwapWithMiddle
) -> float:
    """The points that the best top card adds for the card offered."""
    rest = collections.without_card(own, step.card)
    best = rest.points - own.points
    for pile in range(PILES):
        kind = s.top_of(pile)
        if kind != NONE:
            points = rest.points + collections.gain(rest, kind) - own.points
            best = max(best, points)
    return best


def best_from_rivals(
    s: RivalKingsState, collections: Collections, own: Collection, seat: int, step: SwapWithRival
) -> float:
    """The points that the best free card of a rival adds for the card offered, less what the rival gains."""
    rest = collections.without_card(own, step.card)
    best = -100.0
    for rival in range(s.seat_count):
        if rival == seat:
            continue
        theirs = s.players[rival]
        collection = collections.of(theirs)
        row = theirs.buildings if step.card < SYMBOLS else theirs.subjects
        paired = theirs.subjects if step.card < SYMBOLS else theirs.buildings
        for kind in row:
            if row.count(kind) <= paired.count(partner(kind)):
                continue  # bound in a perfect pair (RK-5.2)
            points = rest.points + collections.gain(rest, kind) - own.points
            without = collections.without_card(collection, kind)
            points -= RIVAL * (without.points + collections.gain(without, step.card) - collection.points)
            best = max(best, points)
    return best
