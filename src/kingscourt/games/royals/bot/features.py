"""The features of a contender in Royals, and the tables of chances behind them."""

from __future__ import annotations

from typing import Final

from kingscourt.kernel.values import FeatureLayout

NAMES: Final = [
    "points",  # tokens taken, and those that the payment under way will bring
    "period_chance",  # tokens of this period by the margin of influence, while it is long
    "period_due",  # tokens of this period as it would be scored now, the nearer its end
    "later_periods",  # tokens of later periods by the margin of influence
    "influence",  # influence times scorings to come
    "title_chance",  # title tokens by the margin of cubes
    "title_lead",  # title tokens as they would be scored now
    "country_progress",  # country bonuses in reach by the cities that are missing
    "noble_progress",  # the noble house bonus by the titles that are missing
    "cards",  # country cards up to the hand limit that can still be used
    "many_cards",  # of these, those beyond a handful
    "surplus",  # country cards that will have to be thrown away
    "pending_deck",  # country cards coming blind from the deck
    "pending_choice",  # country cards that may be chosen
    "intrigues",  # the first two intrigue cards
    "spare_intrigues",  # more of them
    "plan",  # the best position to aim at, by its net gain and the cards that are missing
    "second_plan",  # the best one in another country
    "suits",  # a tenth of the squares of the cards of each country, up to its dearest open position
    "turns",  # how long the others come before this seat; answers do not change it
    "company",  # the time left in a game of fewer or more than four, in which there is more or less for each
]
LAYOUT: Final = FeatureLayout("royals", 1, NAMES)

POINTS: Final = 0
PERIOD_CHANCE: Final = 1
PERIOD_DUE: Final = 2
LATER_PERIODS: Final = 3
INFLUENCE: Final = 4
TITLE_CHANCE: Final = 5
TITLE_LEAD: Final = 6
COUNTRY_PROGRESS: Final = 7
NOBLE_PROGRESS: Final = 8
CARDS: Final = 9
MANY_CARDS: Final = 10
SURPLUS: Final = 11
PENDING_DECK: Final = 12
PENDING_CHOICE: Final = 13
INTRIGUES: Final = 14
SPARE_INTRIGUES: Final = 15
PLAN: Final = 16
SECOND_PLAN: Final = 17
SUITS: Final = 18
TURNS: Final = 19
COMPANY: Final = 20

# -- chances by margin -----------------------------------------------------------------------------------

MARGIN: Final = 10  # half units of influence looked at on either side
# the chance to stay before another player, by the margin in half units (odd ones: by the higher title)
AHEAD: Final = [
    0.02, 0.03, 0.05, 0.07, 0.1, 0.14, 0.19, 0.25, 0.32, 0.4,
    0.5,
    0.6, 0.67, 0.73, 0.79, 0.84, 0.88, 0.91, 0.94, 0.96, 0.97,
]  # fmt: skip

TITLE_MARGIN: Final = 3
TITLE_AHEAD: Final = [0.03, 0.08, 0.2, 0.4, 0.68, 0.85, 0.93]  # by the margin of cubes

COUNTRY_WAY: Final = [1.0, 0.45, 0.22, 0.1, 0.05, 0.02, 0.0]  # by the cities that are missing
NOBLE_WAY: Final = [1.0, 0.5, 0.32, 0.2, 0.12, 0.06, 0.02, 0.0]  # by the titles that are missing
WAY_BY_PERIOD: Final = [1.0, 0.8, 0.45]  # there is less and less time to go it

# shares of the tokens of the period under way and of later ones that influence now is worth in plans
TOKEN_SHARES: Final = [[0.6, 0.35, 0.25], [0.0, 0.65, 0.4], [0.0, 0.0, 0.85]]

# -- plans -------------------------------------------------------------------------------------------------

CARD_RATE: Final = 1.8  # points that a country card brings elsewhere, if there is time
INTRIGUE_RATE: Final = 1.5
NOW: Final = 0.97  # of a gain that can be paid for in this very turn
# later: by missing cards, while there is time
LATER: Final = [0.85, 0.75, 0.65, 0.55, 0.45, 0.36, 0.28, 0.21, 0.16, 0.12, 0.08, 0.05, 0.03, 0.02]
NO_TIME: Final = 0.1  # of these, when there are hardly enough turns
HANDFUL: Final = 8
# of cards, by the turns that are left: with little time they buy less; without any, keeping one decides ties
USE: Final = [0.02, 0.3, 0.5, 0.65, 0.78, 0.88, 0.95, 1.0]


def ahead(mine: int, rank: int, other: int, other_rank: int) -> float:
    """The chance to end before another player with this influence and highest title."""
    margin = 2 * (mine - other)
    if rank > other_rank:
        margin += 1
    elif rank < other_rank:
        margin -= 1
    return AHEAD[min(MARGIN, max(-MARGIN, margin)) + MARGIN]


def is_before(mine: int, rank: int, other: int, other_rank: int) -> bool:
    """Whether influence and title put one before the other as things are."""
    return mine > other or (mine == other and rank > other_rank)
