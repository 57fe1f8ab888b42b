"""Influencing the advisors, in turn order, round after round (KB-3.2)."""

from __future__ import annotations

from typing import Final

from kingscourt.games.kingsburg.actions import ENVOY_INFLUENCE, PASS
from kingscourt.games.kingsburg.components import MARKET
from kingscourt.games.kingsburg.dice_multisets import DICE, NO_DICE, WHITE_SETS
from kingscourt.games.kingsburg.events.dice import PASS_FORCED, PASS_ONLY_WHITE, PASSED, dice_placed
from kingscourt.games.kingsburg.placements import ADVISORS, Group, Place
from kingscourt.games.kingsburg.player import Player
from kingscourt.games.kingsburg.refusals import (
    dice_missing,
    market_used,
    no_market,
    occupied,
    occupied_by_neutral,
    only_white,
    tokens_missing,
    too_many_tokens,
    wrong_sum,
)
from kingscourt.games.kingsburg.state import NO_SEAT, KingsburgState
from kingscourt.games.kingsburg.steps.envoy import use_envoy
from kingscourt.games.kingsburg.steps.in_turn_step_base import ask_in_turn
from kingscourt.games.kingsburg.terms.promises import advisor_promise
from kingscourt.kernel.action import Action
from kingscourt.kernel.decision import PICK_PLACE, Pending, Question
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.refusal import Refusal, not_asked
from kingscourt.kernel.step import Step
from kingscourt.kernel.terms import Terms

NOTHING_MORE: Final = Phrase("kingsburg-terms-pass")


def closed_advisors(s: KingsburgState, seat: int) -> int:
    """Advisors that a seat cannot reach; the envoy opens all of them (KB-2.3)."""
    if s.envoy == seat and s.envoy_rights & ENVOY_INFLUENCE:
        return 0
    return s.occupied


def has_market(s: KingsburgState, player: Player) -> bool:
    """Whether the Market can still be used this season (KB-3.2c)."""
    return not player.market_used and player.buildings & s.components.market_mask != 0


def token_limit(s: KingsburgState, group_dice: int) -> int:
    """The most tokens that a group of this many dice may take (KB-3.2b)."""
    fixed = s.components.settings.tokens_per_group
    return group_dice if fixed == 0 or fixed > group_dice else fixed


def market_names(s: KingsburgState) -> list[Phrase]:
    """The buildings that serve as a Market."""
    return [s.components.owner(effect).name for effect in s.components.effects[MARKET]]


def can_place(s: KingsburgState, seat: int, player: Player) -> bool:
    """Whether any placement is left, even with tokens, Market or envoy (KB-3.2a)."""
    closed = closed_advisors(s, seat)
    hand = s.components.table.hand(player.own, player.white)
    if hand.reach & ~closed:
        return True
    market = has_market(s, player)
    if player.tokens == 0 and not market:
        return False
    for group in hand.groups:
        most = min(player.tokens, token_limit(s, group.count))
        reach = group.upto_market_reach[most] if market else group.upto_reach[most]
        if reach & ~closed:
            return True
    return False


class Influence(Step[KingsburgState]):
    """Each player places on one advisor or passes, until nobody is left."""

    def proceed(self, s: KingsburgState) -> Pending | None:
        for _ in range(s.seat_count):
            seat = s.order[s.position]
            player = s.players[seat]
            if not player.has_passed:
                if can_place(s, seat, player):
                    return ask_in_turn(s, seat)
                player.has_passed = True
                if player.own is not NO_DICE:
                    s.emit(PASS_FORCED[seat])
                elif player.white is not NO_DICE:
                    s.emit(PASS_ONLY_WHITE[seat])
            self.next_turn(s)
        s.position = 0
        s.turn = NO_SEAT
        s.pop()
        return None

    def next_turn(self, s: KingsburgState) -> None:
        """On to the next player, after the last one to the first again."""
        s.position += 1
        if s.position == s.seat_count:
            s.position = 0

    def legal(self, s: KingsburgState, seat: int) -> list[Action]:
        player = s.players[seat]
        closed = closed_advisors(s, seat)
        hand = s.components.table.hand(player.own, player.white)
        found: list[Action] = []
        market = has_market(s, player)
        if player.tokens == 0 and not market:
            for place in hand.plain:
                if place.bit & closed == 0:
                    found.append(place)
        else:
            for group in hand.groups:
                most = min(player.tokens, token_limit(s, group.count))
                for place in group.upto_market[most] if market else group.upto[most]:
                    if place.bit & closed == 0:
                        found.append(place)
        found.append(PASS)
        return found

    def candidates(self, s: KingsburgState, seat: int) -> list[Action]:
        player = s.players[seat]
        table = s.components.table
        hand = table.hand(player.own, player.white)
        found: list[Action] = []
        reached = 0
        for group in hand.groups:
            for tokens in range(min(token_limit(s, group.count) + 2, len(group.rows))):
                for place in group.rows[tokens]:
                    found.append(place)
                    reached |= place.bit
        for group in hand.groups:
            if group.beyond is not None:
                found.append(group.beyond)
                reached |= group.beyond.bit
        for white in DICE[1:WHITE_SETS]:
            if player.white.rest[white.index] is not None:
                found.append(table.white_only[white.index])
        best = self.two_best(hand.groups)
        for target in range(1, ADVISORS + 1):
            if reached & (1 << target) == 0:
                found.append(table.missing[best * 32 + target])
        found.append(PASS)
        return found

    def two_best(self, groups: list[Group]) -> int:
        """The highest own dice, at most two, to show that even they do not reach an advisor."""
        best = 0
        for group in groups:
            if group.own.index < WHITE_SETS:
                best = max(best, group.own.index)
        return best

    def explain(self, s: KingsburgState, seat: int, action: Action) -> Refusal | None:
        if action is PASS:
            return None
        if not isinstance(action, Place):
            return not_asked()
        if action.bit & closed_advisors(s, seat):
            return self.taken(s, action)
        found = self.against_dice(s.players[seat], action)
        if not found:
            found = self.against_extras(s, s.players[seat], action)
        return found[0] if found else None

    def reasons(self, s: KingsburgState, seat: int, action: Action) -> list[Refusal]:
        if action is PASS:
            return []
        if not isinstance(action, Place):
            return [not_asked()]
        found: list[Refusal] = []
        if action.bit & closed_advisors(s, seat):
            found.append(self.taken(s, action))
        found += self.against_dice(s.players[seat], action)
        found += self.against_extras(s, s.players[seat], action)
        return found

    def taken(self, s: KingsburgState, action: Place) -> Refusal:
        """Somebody's dice, or neutral ones, lie on the advisor."""
        return occupied_by_neutral(action) if s.is_neutral(action.target) else occupied(action)

    def against_dice(self, player: Player, action: Place) -> list[Refusal]:
        """Whether the dice are there and make up the advisor's number."""
        found: list[Refusal] = []
        if player.own.rest[action.own.index] is None or player.white.rest[action.white.index] is None:
            found.append(dice_missing(action, player.own, player.white))
        if action.own is NO_DICE:
            found.append(only_white())
        if action.counts() != action.target:
            found.append(wrong_sum(action))
        return found

    def against_extras(self, s: KingsburgState, player: Player, action: Place) -> list[Refusal]:
        """Whether tokens and Market are there and allowed."""
        found: list[Refusal] = []
        limit = token_limit(s, action.own.count + action.white.count)
        if action.tokens > limit:
            found.append(too_many_tokens(action, limit))
        if action.tokens > player.tokens:
            found.append(tokens_missing(action, player.tokens))
        if action.shift and not has_market(s, player):
            found.append(market_used() if player.market_used else no_market(market_names(s)))
        return found

    def apply(self, s: KingsburgState, seat: int, action: Action) -> None:
        player = s.players[seat]
        if isinstance(action, Place):
            self.place(s, seat, player, action)
        else:
            player.has_passed = True
            s.emit(PASSED[seat])
        self.next_turn(s)

    def place(self, s: KingsburgState, seat: int, player: Player, place: Place) -> None:
        """The group goes to court; tokens, Market and envoy are used up by it."""
        own = player.own.rest[place.own.index]
        white = player.white.rest[place.white.index]
        assert own is not None
        assert white is not None
        player.own = own
        player.white = white
        player.tokens -= place.tokens
        if place.shift:
            player.market_used = True
        by_envoy = s.occupied & place.bit != 0
        s.occupy(seat, s.position, place)
        if s.tells:
            s.emit(dice_placed(seat, place, by_envoy))
        if by_envoy:
            use_envoy(s)

    def add_terms(self, s: KingsburgState, seat: int, action: Action, terms: Terms) -> None:
        if isinstance(action, Place):
            terms.later.append(advisor_promise(s, seat, s.components.advisors[action.target]))
        else:
            terms.remarks.append(NOTHING_MORE)

    def question(self, s: KingsburgState, seat: int) -> Question:
        return Question(PICK_PLACE, Phrase("kingsburg-prompt-influence"), PASS)
