"""Values of positions of Rival Kings, from features of every player's cards, coins, markers and turn."""

from __future__ import annotations

from typing import Final

from kingscourt.games.rival_kings.action_ability_and_pile_numbers import (
    BUY,
    MONEY,
    NONE,
    PILES,
    RECRUIT,
    SETTLE,
    partner,
)
from kingscourt.games.rival_kings.bot import features as f
from kingscourt.games.rival_kings.bot.character_odds import COUNTS, CharacterOdds, expected_number
from kingscourt.games.rival_kings.bot.collections_of_cards import Collection, Collections
from kingscourt.games.rival_kings.bot.offers import Offers
from kingscourt.games.rival_kings.bot.prospects import Prospects
from kingscourt.games.rival_kings.bot.swap_prospects import best_from_middle, best_from_rivals
from kingscourt.games.rival_kings.components import RivalKingsComponents
from kingscourt.games.rival_kings.player import Player
from kingscourt.games.rival_kings.scoring import points_of
from kingscourt.games.rival_kings.state import ALL_CHARACTERS, NOT_YET, RivalKingsState
from kingscourt.games.rival_kings.steps.search_pile import LookThrough
from kingscourt.games.rival_kings.steps.swap_cards import SwapWithMiddle, SwapWithRival
from kingscourt.kernel.decision import OVER
from kingscourt.kernel.values import Values, Weights

ENOUGH_COINS: Final = 6
AVERAGE_RIVAL: Final = 0.25  # how much what rivals have counts against a player, in the policy
LEADING_RIVAL: Final = 0.15
MARKER_TIE: Final = 0.01  # RK-6.3: fewer markers, then more coins
COIN_TIE: Final = 0.0001


class BoxTables:
    """What is worked out once for a box."""

    def __init__(self, components: RivalKingsComponents) -> None:
        self.components: RivalKingsComponents = components
        self.collections: Collections = Collections(components)
        self.odds: CharacterOdds = CharacterOdds(components)
        self.offers: Offers = Offers(components, self.collections)
        self.prospects: Prospects = Prospects(self.offers)


class RivalKingsValues(Values[RivalKingsState]):
    """Rates a player's own things in full, and rivals' things roughly where a policy asks."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.zeros: list[float] = [0.0] * f.FEATURES
        self.tables: BoxTables | None = None

    # -- the contract ----------------------------------------------------------------------------

    def progress(self, s: RivalKingsState) -> float:
        if s.ending != NOT_YET:
            return 1.0
        least = 1000
        total = 0
        for pile in s.piles:
            length = len(pile.top) + pile.unseen + len(pile.bottom)
            total += length
            least = min(least, length)
        size = float(s.components.box.pile_size)
        if least == 0:
            return 1.0
        left = 0.75 * float(least) + 0.25 * float(total) / float(PILES)
        return max(0.0, 1.0 - left / size)

    def stretch(self, s: RivalKingsState) -> int:
        return 100 * s.game + 2 * s.round + s.cycle

    def final_points(self, s: RivalKingsState, contender: int) -> float:
        player = s.players[contender]
        points = float(points_of(s.components, player))
        if s.settings.is_match():
            return points + float(player.earlier)
        return points - MARKER_TIE * float(player.markers) + COIN_TIE * float(player.coins)

    def policy_worth(self, s: RivalKingsState, seat: int) -> float:
        if s.waiting.kind == OVER:
            return self.final_balance(s, seat)
        progress = self.progress(s)
        row = self.row
        self.fill_at(s, seat, row, progress)
        return self.weights.worth(row, progress) - self.of_rivals(s, seat, progress)

    def expected_points(self, s: RivalKingsState) -> list[float]:
        points = super().expected_points(s)
        if s.settings.is_match() and s.waiting.kind != OVER:
            for seat, player in enumerate(s.players):
                points[seat] += float(player.earlier)
        return points

    def fill(self, s: RivalKingsState, contender: int, row: list[float]) -> None:
        self.fill_at(s, contender, row, self.progress(s))

    # -- rivals ----------------------------------------------------------------------------------

    def final_balance(self, s: RivalKingsState, seat: int) -> float:
        """The same as `policy_worth` when the game is over."""
        total = 0.0
        highest = -1000.0
        for rival in range(s.seat_count):
            if rival != seat:
                points = self.final_points(s, rival)
                total += points
                highest = max(highest, points)
        own = self.final_points(s, seat)
        return own - AVERAGE_RIVAL * total / float(s.seat_count - 1) - LEADING_RIVAL * highest

    def of_rivals(self, s: RivalKingsState, seat: int, progress: float) -> float:
        """What rivals have, roughly, the leading one counted twice."""
        weights = self.weights
        early = weights.early
        change = weights.change
        coin = early[f.COINS] + change[f.COINS] * progress
        marker = early[f.MARKERS] + change[f.MARKERS] * progress
        collections = self.tables_of(s).collections
        total = 0.0
        highest = -1000.0
        for rival in range(s.seat_count):
            if rival == seat:
                continue
            player = s.players[rival]
            worth = (
                collections.of(player).points + coin * float(player.coins) + marker * float(player.markers)
            )
            total += worth
            highest = max(highest, worth)
        return AVERAGE_RIVAL * total / float(s.seat_count - 1) + LEADING_RIVAL * highest

    # -- features --------------------------------------------------------------------------------

    def tables_of(self, s: RivalKingsState) -> BoxTables:
        """The tables of the box that is played with."""
        tables = self.tables
        if tables is None or tables.components is not s.components:
            tables = BoxTables(s.components)
            self.tables = tables
        return tables

    def fill_at(self, s: RivalKingsState, seat: int, row: list[float], progress: float) -> None:
        """Write the features of a player, when the progress is known."""
        row[:] = self.zeros
        tables = self.tables_of(s)
        player = s.players[seat]
        own = tables.collections.of(player)
        row[f.CARDS] = own.points
        coins = player.coins
        row[f.COINS] = float(coins)
        if coins > ENOUGH_COINS:
            row[f.SPARE_COINS] = float(coins - ENOUGH_COINS)
        if player.markers > 0:
            row[f.MARKERS] = float(player.markers)
        tables.offers.read(s, own, 1.0 - progress)
        if progress < 1.0:
            self.fill_hopes(s, tables, own, row)
        self.fill_turn(s, tables, seat, player, row)
        if player.subjects:
            ability = s.components.abilities[player.subjects[-1]]
            row[f.ACTIVE + ability] = 1.0
        if s.active == seat:
            self.fill_step(s, tables, seat, own, row)

    def fill_hopes(self, s: RivalKingsState, tables: BoxTables, own: Collection, row: list[float]) -> None:
        """Partners that may still come, and cards that lie open."""
        completions = tables.offers.completions
        bags = s.bags
        hope = 0.0
        for kind in own.loose:
            other = partner(kind)
            unseen = bags[other >> 4].counts[other]
            if unseen > 0:
                hope += completions[kind] * float(unseen)
        row[f.HOPE] = hope
        row[f.LOOSE] = float(len(own.loose))
        best = 0.0
        total = 0.0
        for net in tables.offers.nets:
            if net > 0.0:
                total += net
                best = max(best, net)
        row[f.BEST_OFFER] = best
        row[f.OTHER_OFFERS] = total - best

    def fill_turn(
        self, s: RivalKingsState, tables: BoxTables, seat: int, player: Player, row: list[float]
    ) -> None:
        """The actions to come in this cycle, and characters kept for the second."""
        is_sealed = player.chosen != NONE
        has_character = is_sealed or player.character != NONE
        if s.cycle == 1 or not has_character:
            self.fill_kept(tables.odds, player, row)
        if not has_character:
            return
        is_to_come = s.to_act & (1 << seat) != 0
        if not is_to_come and s.active != seat:
            return
        prospects = tables.prospects
        prospects.start(s, player)
        if is_sealed:
            prospects.add_turn_to_come(s, player, player.chosen)
            self.fill_odds(s, tables, player, row)
        elif is_to_come:
            prospects.add_turn_to_come(s, player, player.character)
            row[f.LOSS_TO_COME] = prospects.best * float(robbers_to_come(s, seat, prospects.count))
            row[f.RANK] = float(s.components.ranks[player.character])
        else:
            prospects.add_turn_under_way(s, player)
        row[f.MONEY_TO_COME] = prospects.money
        row[f.RECRUIT_TO_COME] = prospects.recruit
        row[f.BUY_TO_COME] = prospects.buy
        row[f.SETTLE_TO_COME] = prospects.settle
        row[f.GIVE_TO_COME] = prospects.give
        if player.victims != 0:
            row[f.THEFT_TO_COME] = float(COUNTS[player.victims])
        if player.subjects and not player.used:
            row[f.ABILITY_NOW] = prospects.of_ability(s, player, s.components.abilities[player.subjects[-1]])

    def fill_kept(self, odds: CharacterOdds, player: Player, row: list[float]) -> None:
        """The actions that the hand still has."""
        hand = player.hand
        if player.chosen != NONE:
            hand &= ~(1 << player.chosen)
        with_action = odds.with_action
        if hand & with_action[MONEY] != 0:
            row[f.KEPT_MONEY] = 1.0
        if hand & (with_action[RECRUIT] | with_action[BUY]) != 0:
            row[f.KEPT_CARD] = 1.0
        if player.markers > 0 and hand & with_action[SETTLE] != 0:
            row[f.KEPT_SETTLE] = 1.0

    def fill_odds(self, s: RivalKingsState, tables: BoxTables, player: Player, row: list[float]) -> None:
        """The conflicts to expect for a sealed character; only the own hand and open characters are known."""
        odds = tables.odds
        prospects = tables.prospects
        character = player.chosen
        hidden = ALL_CHARACTERS & ~(player.hand | s.open_characters)
        rivals = s.seat_count - 1
        clash = expected_number(hidden, odds.equal[character], max(2, rivals))
        robbers = expected_number(hidden, odds.robbers[character], max(2, rivals))
        alone = 1.0 - min(1.0, clash)
        row[f.CLASH] = clash
        row[f.CLASH_LOSS] = clash * (prospects.total - prospects.best)
        row[f.ROBBED] = robbers
        if prospects.count > 1:
            row[f.LOSS_TO_COME] = alone * robbers * prospects.best
        row[f.THEFT_TO_COME] = alone * expected_number(hidden, odds.victims[character], rivals)
        row[f.RANK] = float(s.components.ranks[character])

    def fill_step(
        self, s: RivalKingsState, tables: BoxTables, seat: int, own: Collection, row: list[float]
    ) -> None:
        """A use of an ability that is under way."""
        step = s.agenda[-1]
        if isinstance(step, LookThrough):
            if s.players[seat].coins > 0:
                row[f.LOOK] = 1.0
        elif isinstance(step, SwapWithRival):
            row[f.SWAP] = best_from_rivals(s, tables.collections, own, seat, step)
        elif isinstance(step, SwapWithMiddle):
            row[f.SWAP] = best_from_middle(s, tables.collections, own, step)


def robbers_to_come(s: RivalKingsState, seat: int, actions: int) -> int:
    """How many actions rivals will still steal from a player; one always remains (RK-3.3)."""
    bit = 1 << seat
    robbers = 0
    for player in s.players:
        if player.victims & bit != 0:
            robbers += 1
    return max(0, min(robbers, actions - 1))
