"""How good a position looks for a seat, in hundredths of a point; hand-made for the greedy bot."""

from __future__ import annotations

from typing import Final

from kingscourt.games.rival_kings.player import Player
from kingscourt.games.rival_kings.scoring import COINS_PER_POINT, best_pairing, points_with
from kingscourt.games.rival_kings.state import RivalKingsState
from kingscourt.games.rival_kings.steps.granted_action import GrantedAction
from kingscourt.games.rival_kings.steps.search_pile import LookThrough
from kingscourt.games.rival_kings.steps.swap_cards import SwapWithMiddle, SwapWithRival
from kingscourt.games.rival_kings.steps.take_character_actions import OwnAction
from kingscourt.games.rival_kings.steps.theft import Theft
from kingscourt.games.rival_kings.vocabulary import (
    CHARACTERS,
    GIVE,
    MONEY,
    NONE,
    PILES,
    RECRUIT,
    SETTLE,
    SYMBOLS,
    partner,
)
from kingscourt.kernel.decision import OVER

POINT: Final = 100
OWN_WEIGHT: Final = 4  # the seat's own things count more than those of rivals
COIN_LATE: Final = 33  # its points at the end
COIN_EARLY: Final = 28  # its buying power, on top of that
HOPE: Final = 30  # a point on a single card that may still find its partner
IN_SIGHT: Final = 40  # the same for its partner that lies open in the middle
LOOK: Final = 90  # a pile that one may choose from
CERTAIN: Final = 1000
MARKER: Final = 200  # the cost of a marker
THEFT: Final = 100  # the worth of a stolen action
LATE_TURN: Final = 10  # the risk from each rank that acts before


def evaluate(s: RivalKingsState, seat: int) -> int:
    """The seat's prospects against those of its rivals."""
    if asks_to_finish(s, seat):
        best = 0
        for number, action in enumerate(s.legal(seat)):
            after = s.copy()
            after.apply(seat, action)
            value = balance(after, seat)
            if number == 0 or value > best:
                best = value
        return best
    return balance(s, seat)


def asks_to_finish(s: RivalKingsState, seat: int) -> bool:
    """Whether the seat is in the middle of a move whose worth only its last part shows."""
    if not s.is_asked(seat):
        return False
    step = s.agenda[-1]
    if isinstance(step, OwnAction):
        return isinstance(s.agenda[-2], Theft)  # a crest was laid, and the action is still to come
    return isinstance(step, (SwapWithRival, SwapWithMiddle, GrantedAction))


def balance(s: RivalKingsState, seat: int) -> int:
    """The seat's worth against the average rival, with its immediate prospects."""
    total = 0
    for number, player in enumerate(s.players):
        worth = worth_of(s, player)
        total += OWN_WEIGHT * (s.seat_count - 1) * worth if number == seat else -worth
    own = s.players[seat]
    if own.chosen != NONE:
        total += OWN_WEIGHT * (s.seat_count - 1) * prospects(s, seat, own.chosen)
    elif isinstance(s.agenda[-1], LookThrough) and s.active == seat:
        total += OWN_WEIGHT * (s.seat_count - 1) * LOOK
    return total


def time_left(s: RivalKingsState) -> int:
    """Cards in the smallest pile, a measure of how long the game may still last."""
    return min([len(pile) for pile in s.piles])


def worth_of(s: RivalKingsState, player: Player) -> int:
    """Cards and markers by their score, coins by buying power, single cards by their chance of a pair."""
    components = s.components
    pairing = best_pairing(components, player)
    cards_and_markers = points_with(components, player, pairing) - player.coins // COINS_PER_POINT
    left = 0 if s.waiting.kind == OVER else time_left(s)
    value = POINT * cards_and_markers + player.coins * (
        COIN_LATE + COIN_EARLY * left // components.box.pile_size
    )
    hope = 0
    for kind in pairing.singles:
        hope += HOPE * components.values[kind]
        if is_on_top(s, partner(kind)):
            hope += IN_SIGHT * components.values[partner(kind)]
    return value + hope * left // components.box.pile_size


def is_on_top(s: RivalKingsState, kind: int) -> bool:
    """Whether a card lies open in the middle."""
    return any(s.top_of(pile) == kind for pile in range(PILES))


def prospects(s: RivalKingsState, seat: int, character: int) -> int:
    """The prospects of a chosen character: its actions one after the other, and the expected conflicts."""
    card = s.components.characters[character]
    actions = action_values(s, seat, card.actions)
    best = max(actions)
    equal = chance_of_rank(s, seat, card.rank)
    robbers = [rank for rank, loot in enumerate(s.components.steals_from) if loot == card.rank]
    robbed = sum([chance_of_rank(s, seat, rank) for rank in robbers])
    loot = s.components.steals_from[card.rank]
    stolen = 0 if loot == NONE else chance_of_rank(s, seat, loot)
    alone = sum(actions) - best * robbed // CERTAIN + THEFT * stolen // CERTAIN
    value = (alone * (CERTAIN - equal) + best * equal) // CERTAIN
    return value - MARKER * (equal + robbed) // CERTAIN - LATE_TURN * card.rank


def chance_of_rank(s: RivalKingsState, seat: int, rank: int) -> int:
    """The chance, in thousandths, that another player plays a rank; any unseen character may be theirs."""
    hidden = 0
    matching = 0
    for character in range(CHARACTERS):
        bit = 1 << character
        if (s.players[seat].hand | s.open_characters) & bit == 0:
            hidden += 1
            if s.components.ranks[character] == rank:
                matching += 1
    chance = CERTAIN
    for drawn in range(s.seat_count - 1):
        chance = chance * (hidden - matching - drawn) // (hidden - drawn)
    return CERTAIN - chance


def action_values(s: RivalKingsState, seat: int, kinds: list[int]) -> list[int]:
    """The worth of each action, from left to right."""
    player = s.players[seat]
    coins = player.coins
    values: list[int] = []
    for kind in kinds:
        if kind in (SETTLE, GIVE):
            values.append(MARKER if player.markers > 0 else 0)
        elif kind == MONEY:
            most = max(s.money)
            coins += most
            values.append(most * COIN_LATE * 3 // 2)
        else:
            values.append(best_card(s, player, coins, kind == RECRUIT))
    return values


def best_card(s: RivalKingsState, player: Player, coins: int, wants_subject: bool) -> int:
    """The worth of the best affordable card beyond its price."""
    best = 0
    for pile in range(PILES):
        kind = s.top_of(pile)
        if kind == NONE or (kind >= SYMBOLS) != wants_subject or s.components.values[kind] > coins:
            continue
        value = POINT + HOPE * s.components.values[kind] - COIN_LATE * s.components.values[kind]
        if player.copies(partner(kind)) > player.copies(kind):
            value += POINT * (s.components.values[kind] + s.components.values[partner(kind)] - 2)
        best = max(best, value)
    return best
