"""The features of one player: cards, coins, markers, the turn to come, and a step under way."""

from __future__ import annotations

from typing import Final

from kingscourt.games.rival_kings.bot import features as f
from kingscourt.games.rival_kings.bot.collections_of_cards import Collection, Collections
from kingscourt.games.rival_kings.bot.offers import Offers
from kingscourt.games.rival_kings.bot.prospects import Prospects, best_from_middle, best_from_rivals
from kingscourt.games.rival_kings.bot.row_or_weighted_sum import Tally
from kingscourt.games.rival_kings.components import RivalKingsComponents
from kingscourt.games.rival_kings.player import Player
from kingscourt.games.rival_kings.state import ALL_CHARACTERS, RivalKingsState
from kingscourt.games.rival_kings.steps.search_pile import LookThrough
from kingscourt.games.rival_kings.steps.swap_cards import SwapWithMiddle, SwapWithRival
from kingscourt.games.rival_kings.vocabulary import (
    ACTION_NAMES,
    BUY,
    CHARACTERS,
    MAX_PLAYERS,
    MONEY,
    NONE,
    RANK_NAMES,
    RECRUIT,
    SETTLE,
    partner,
)

ENOUGH_COINS: Final = 6
COUNTS: Final = [mask.bit_count() for mask in range(1 << CHARACTERS)]  # of bits in a set of characters


class OwnFeatures:
    """Puts the features of a player into a tally; made once for a box."""

    def __init__(self, components: RivalKingsComponents) -> None:
        self.components: RivalKingsComponents = components
        self.collections: Collections = Collections(components)
        self.odds: CharacterOdds = CharacterOdds(components)
        self.offers: Offers = Offers(components, self.collections)
        self.prospects: Prospects = Prospects(self.offers)

    def put_all(self, s: RivalKingsState, seat: int, tally: Tally, progress: float) -> None:
        """Put the features of a player into the tally."""
        player = s.players[seat]
        own = self.collections.of(player)
        tally.put(f.CARDS, own.points)
        if s.seat_count < MAX_PLAYERS:
            tally.put(f.EMPTY_SEATS, float(MAX_PLAYERS - s.seat_count))
        coins = player.coins
        tally.put(f.COINS, float(coins))
        if coins > ENOUGH_COINS:
            tally.put(f.SPARE_COINS, float(coins - ENOUGH_COINS))
        if player.markers > 0:
            tally.put(f.MARKERS, float(player.markers))
        self.offers.read(s, own, 1.0 - progress)
        if progress < 1.0:
            self.put_hopes(s, own, tally)
        self.put_turn(s, seat, player, tally, progress)
        if player.subjects:
            ability = s.components.abilities[player.subjects[-1]]
            tally.put(f.ACTIVE + ability, 1.0)
        if s.active == seat:
            self.put_step(s, seat, own, tally)

    def put_hopes(self, s: RivalKingsState, own: Collection, tally: Tally) -> None:
        """Partners that may still come, and cards that lie open."""
        completions = self.offers.completions
        bags = s.bags
        hope = 0.0
        for kind in own.loose:
            other = partner(kind)
            unseen = bags[other >> 4].counts[other]
            if unseen > 0:
                hope += completions[kind] * float(unseen)
        tally.put(f.HOPE, hope)
        tally.put(f.LOOSE, float(len(own.loose)))
        best = 0.0
        total = 0.0
        for net in self.offers.nets:
            if net > 0.0:
                total += net
                best = max(best, net)
        tally.put(f.BEST_OFFER, best)
        tally.put(f.OTHER_OFFERS, total - best)

    def put_turn(self, s: RivalKingsState, seat: int, player: Player, tally: Tally, progress: float) -> None:
        """The cycle under way, and characters kept for the second."""
        is_sealed = player.chosen != NONE
        has_character = is_sealed or player.character != NONE
        prospects = self.prospects
        prospects.start(s, player)
        if has_character and (s.active == seat or s.to_act & (1 << seat) != 0):
            self.put_actions(s, seat, player, tally, is_sealed)
        if progress < 1.0 and (s.cycle == 1 or not has_character):
            self.put_kept(player, prospects.markers, tally)

    def put_actions(
        self, s: RivalKingsState, seat: int, player: Player, tally: Tally, is_sealed: bool
    ) -> None:
        """The actions to come in this cycle."""
        prospects = self.prospects
        if is_sealed:
            prospects.add_turn_to_come(s, player, player.chosen)
            self.put_odds(s, player, tally)
        elif s.active != seat:
            prospects.add_turn_to_come(s, player, player.character)
            tally.put(f.LOSS_TO_COME, prospects.best * float(robbers_to_come(s, seat, prospects.count)))
            tally.put(f.RANK, float(s.components.ranks[player.character]))
        else:
            prospects.add_turn_under_way(s, player)
        tally.put(f.MONEY_TO_COME, prospects.money)
        tally.put(f.RECRUIT_TO_COME, prospects.recruit)
        tally.put(f.BUY_TO_COME, prospects.buy)
        tally.put(f.SETTLE_TO_COME, prospects.settle)
        tally.put(f.GIVE_TO_COME, prospects.give)
        if player.victims != 0:
            tally.put(f.THEFT_TO_COME, float(COUNTS[player.victims]))
        if player.subjects and not player.used:
            tally.put(
                f.ABILITY_NOW, prospects.of_ability(s, player, s.components.abilities[player.subjects[-1]])
            )

    def put_kept(self, player: Player, markers: int, tally: Tally) -> None:
        """The actions that the hand still has."""
        hand = player.hand
        if player.chosen != NONE:
            hand &= ~(1 << player.chosen)
        with_action = self.odds.with_action
        if hand & with_action[MONEY] != 0:
            tally.put(f.KEPT_MONEY, 1.0)
        if hand & (with_action[RECRUIT] | with_action[BUY]) != 0:
            tally.put(f.KEPT_CARD, 1.0)
        if markers > 0 and hand & with_action[SETTLE] != 0:
            tally.put(f.KEPT_SETTLE, 1.0)

    def put_odds(self, s: RivalKingsState, player: Player, tally: Tally) -> None:
        """The conflicts to expect for a sealed character; only the own hand and open characters are known."""
        odds = self.odds
        prospects = self.prospects
        character = player.chosen
        hidden = ALL_CHARACTERS & ~(player.hand | s.open_characters)
        rivals = s.seat_count - 1
        clash = expected_number(hidden, odds.equal[character], max(2, rivals))
        robbers = expected_number(hidden, odds.robbers[character], max(2, rivals))
        alone = 1.0 - min(1.0, clash)
        tally.put(f.CLASH, clash)
        tally.put(f.CLASH_LOSS, clash * (prospects.total - prospects.best))
        tally.put(f.ROBBED, robbers)
        if prospects.count > 1:
            tally.put(f.LOSS_TO_COME, alone * robbers * prospects.best)
        tally.put(f.THEFT_TO_COME, alone * expected_number(hidden, odds.victims[character], rivals))
        tally.put(f.RANK, float(s.components.ranks[character]))

    def put_step(self, s: RivalKingsState, seat: int, own: Collection, tally: Tally) -> None:
        """A use of an ability that is under way."""
        step = s.agenda[-1]
        if isinstance(step, LookThrough):
            if s.players[seat].coins > 0:
                tally.put(f.LOOK, 1.0)
        elif isinstance(step, SwapWithRival):
            tally.put(f.SWAP, best_from_rivals(s, self.collections, own, seat, step))
        elif isinstance(step, SwapWithMiddle):
            tally.put(f.SWAP, best_from_middle(s, self.collections, own, step))


def robbers_to_come(s: RivalKingsState, seat: int, actions: int) -> int:
    """How many actions rivals will still steal from a player; one always remains (RK-3.3)."""
    bit = 1 << seat
    robbers = 0
    for player in s.players:
        if player.victims & bit != 0:
            robbers += 1
    return max(0, min(robbers, actions - 1))


class CharacterOdds:
    """Sets of characters by what they do to each character, as masks."""

    def __init__(self, components: RivalKingsComponents) -> None:
        ranks = components.ranks
        of_rank = [0] * len(RANK_NAMES)
        for character in range(CHARACTERS):
            of_rank[ranks[character]] |= 1 << character
        self.equal: list[int] = [of_rank[rank] for rank in ranks]  # by character
        self.robbers: list[int] = []
        self.victims: list[int] = []
        for rank in ranks:
            robbers = 0
            for other in range(len(RANK_NAMES)):
                if components.steals_from[other] == rank:
                    robbers |= of_rank[other]
            self.robbers.append(robbers)
            loot = components.steals_from[rank]
            self.victims.append(0 if loot == NONE else of_rank[loot])
        # characters with each of the five actions
        self.with_action: list[int] = [0] * len(ACTION_NAMES)
        for character, card in enumerate(components.characters):
            for kind in card.actions:
                self.with_action[kind] |= 1 << character


def expected_number(hidden: int, which: int, rivals: int) -> float:
    """How many of some characters the rivals play, if each plays any of the hidden ones."""
    count = COUNTS[hidden]
    return 0.0 if count == 0 else float(rivals * COUNTS[hidden & which]) / float(count)
