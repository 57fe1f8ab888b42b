"""The features of a contender at Rival Kings, by name and number."""

from __future__ import annotations

from typing import Final

from kingscourt.games.rival_kings.vocabulary import ABILITY_NAMES
from kingscourt.kernel.values import FeatureLayout

CARDS: Final = 0  # points of cards as they lie
HOPE: Final = 1  # points that unseen partners of cards would add, by their number
LOOSE: Final = 2  # cards outside perfect pairs
COINS: Final = 3
SPARE_COINS: Final = 4  # beyond what two cards cost
MARKERS: Final = 5
BEST_OFFER: Final = 6  # what the best top card adds beyond its price
OTHER_OFFERS: Final = 7  # the same of the other three
MONEY_TO_COME: Final = 8  # coins from actions of this cycle
RECRUIT_TO_COME: Final = 9  # points beyond the price
BUY_TO_COME: Final = 10
SETTLE_TO_COME: Final = 11
GIVE_TO_COME: Final = 12
THEFT_TO_COME: Final = 13  # actions to steal
LOSS_TO_COME: Final = 14  # the best action, as often as it will be stolen
CLASH: Final = 15  # expected markers for an equal rank
CLASH_LOSS: Final = 16  # expected points lost with all actions but one
ROBBED: Final = 17  # expected markers from robbers
RANK: Final = 18  # ranks that act before
KEPT_MONEY: Final = 19  # the hand still has such an action for the second cycle
KEPT_CARD: Final = 20
KEPT_SETTLE: Final = 21
ABILITY_NOW: Final = 22  # what the active subject can do this cycle
LOOK: Final = 23  # a pile that one is about to look through
SWAP: Final = 24  # what the swap under way adds
EMPTY_SEATS: Final = 25  # of four: fewer players collect more points each
ACTIVE: Final = 26  # and the abilities after it: the active subject
FEATURES: Final = ACTIVE + len(ABILITY_NAMES)

NAMES: Final = [
    "cards",
    "hope",
    "loose",
    "coins",
    "spare_coins",
    "markers",
    "best_offer",
    "other_offers",
    "money_to_come",
    "recruit_to_come",
    "buy_to_come",
    "settle_to_come",
    "give_to_come",
    "theft_to_come",
    "loss_to_come",
    "clash",
    "clash_loss",
    "robbed",
    "rank",
    "kept_money",
    "kept_card",
    "kept_settle",
    "ability_now",
    "look",
    "swap",
    "empty_seats",
    *[f"active_{name.replace('-', '_')}" for name in ABILITY_NAMES],
]

LAYOUT: Final = FeatureLayout("rival_kings", 1, NAMES)
