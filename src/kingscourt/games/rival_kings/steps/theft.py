"""Stealing: the robber lays a crest on an action of each victim and carries it out at once (RK-3.3)."""

from __future__ import annotations

from typing import Final

from kingscourt.games.rival_kings.abilities.ability import NO_ACTION, Moment
from kingscourt.games.rival_kings.actions import Cover, Decline
from kingscourt.games.rival_kings.character_action_rules import REFILL, kind_of, reasons_against
from kingscourt.games.rival_kings.events.conflicts import COVERED, LAST_ACTION_STAYS
from kingscourt.games.rival_kings.places import (
    ABILITY_OF_CYCLE,
    CARD_BACKS,
    COIN,
    CREST,
    HIDDEN_MONEY,
    MARKER,
)
from kingscourt.games.rival_kings.refusals import (
    last_action_stays,
    not_robbed_by_rank,
    one_crest_per_victim,
    theft_comes_first,
)
from kingscourt.games.rival_kings.state import RivalKingsState
from kingscourt.games.rival_kings.steps.take_character_actions import (
    KINDS_OF_ACTION,
    STOLEN_ACTION,
    explain_kind,
    is_robbed_by,
    reasons_against_cover,
)
from kingscourt.games.rival_kings.steps.turn_decision_base import TurnDecision
from kingscourt.games.rival_kings.terms.remarks import remark
from kingscourt.games.rival_kings.vocabulary import (
    BUY,
    KINDS,
    MONEY,
    NONE,
    PILES,
    RECRUIT,
)
from kingscourt.kernel.action import Action
from kingscourt.kernel.decision import PICK_PLACE, Pending, Question
from kingscourt.kernel.holdings import Counts
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.refusal import Refusal, not_asked
from kingscourt.kernel.terms import Bounds, Terms


class Theft(TurnDecision):
    """Cover one action of each victim and carry it out at once (RK-3.3)."""

    def moment(self, s: RivalKingsState) -> Moment:
        return NO_ACTION

    def proceed(self, s: RivalKingsState) -> Pending | None:
        thief = s.players[s.active]
        for victim in range(s.seat_count):
            if thief.victims & (1 << victim) != 0 and open_actions(s, victim) == 0:
                thief.victims &= ~(1 << victim)
                s.emit(LAST_ACTION_STAYS[s.active][victim])
        if thief.victims == 0:
            s.pop()
            return None
        return super().proceed(s)

    def own_answers(self, s: RivalKingsState, seat: int) -> list[Action]:
        answers: list[Action] = []
        victims = s.players[seat].victims
        for victim in range(s.seat_count):
            if victims & (1 << victim) != 0:
                open_kinds = open_actions(s, victim)
                for kind in range(KINDS_OF_ACTION):
                    if open_kinds & (1 << kind) != 0:
                        answers.append(s.actions.cover[victim][kind])
        return answers

    def own_candidates(self, s: RivalKingsState, seat: int) -> list[Action]:
        answers: list[Action] = []
        for victim in range(s.seat_count):
            if victim != seat:
                answers += s.actions.cover[victim]
        return answers

    def own_reasons(self, s: RivalKingsState, seat: int, action: Action) -> list[Refusal]:
        if not isinstance(action, Cover):
            return self.reasons_to_wait(s, seat, action)
        found: list[Refusal] = []
        if s.players[seat].victims & (1 << action.victim) == 0:
            found.append(self.explain_victim(s, seat, action.victim))
        return found + reasons_against_cover(s, action)

    def reasons_to_wait(self, s: RivalKingsState, seat: int, action: Action) -> list[Refusal]:
        """Why an action of the player's own character cannot be carried out before the theft."""
        kind = kind_of(action)
        if kind == NONE:
            return [theft_comes_first() if isinstance(action, Decline) else not_asked()]
        lacking = explain_kind(s, seat, kind)
        found = [theft_comes_first()] if lacking is None else [theft_comes_first(), lacking]
        return found + reasons_against(s, seat, action)

    def explain_victim(self, s: RivalKingsState, seat: int, victim: int) -> Refusal:
        """Why nothing can be stolen from this player now."""
        if not is_robbed_by(s, seat, victim):
            return not_robbed_by_rank(victim)
        player = s.players[victim]
        for kind in range(KINDS_OF_ACTION):
            if player.crest_on(kind) == seat:
                return one_crest_per_victim(victim)
        return last_action_stays()

    def own_apply(self, s: RivalKingsState, seat: int, action: Action) -> None:
        assert isinstance(action, Cover)
        s.players[seat].victims &= ~(1 << action.victim)
        s.players[action.victim].put_crest(action.kind, seat)
        s.emit(COVERED[seat][action.victim][action.kind])
        s.push(STOLEN_ACTION[action.victim][action.kind])

    def without_choice(self, s: RivalKingsState, seat: int, action: Action) -> None:
        self.own_apply(s, seat, action)

    def wide_bounds(self, s: RivalKingsState, seat: int, action: Action) -> Bounds | None:
        return bounds_of_theft(s, seat, action.kind) if isinstance(action, Cover) else None

    def add_terms(self, s: RivalKingsState, seat: int, action: Action, terms: Terms) -> None:
        super().add_terms(s, seat, action, terms)
        if terms.is_wide:  # only swaps of cards make so many ways
            terms.in_words += CARD_BACKS
            remark(terms, "swap-between")

    def question(self, s: RivalKingsState, seat: int) -> Question:
        default = self.own_answers(s, seat)[0]
        return Question(PICK_PLACE, Phrase("rival-kings-prompt-theft"), default)


def open_actions(s: RivalKingsState, victim: int) -> int:
    """The actions that can still be stolen: uncovered ones, unless only one remains (RK-3.3)."""
    player = s.players[victim]
    kinds = s.components.characters[player.character].mask & ~player.covered()
    return kinds if kinds & (kinds - 1) != 0 else 0


THEFT: Final = Theft()


def bounds_of_theft(s: RivalKingsState, seat: int, kind: int) -> Bounds:
    """How much it can change in all, if a swap gives it too many ways to try: one swap, one stolen action."""
    player = s.players[seat]
    least: Counts = {CREST: -1, ABILITY_OF_CYCLE: -1}
    most: Counts = {CREST: -1}
    if kind == MONEY:
        is_shown = s.settings.money_is_shown
        most[COIN if is_shown else HIDDEN_MONEY] = max([REFILL, *s.money]) if is_shown else 1
    elif kind in (RECRUIT, BUY):
        least[COIN] = -player.coins
    else:
        least[MARKER] = -1
    tops = [s.top_of(pile) for pile in range(PILES)]
    for card in range(KINDS):
        own = player.copies(card)
        others = sum([each.copies(card) for each in s.players]) - own + tops.count(card)
        if own > 0:
            least[s.components.face_things[card]] = -1
        if others > 0:
            most[s.components.face_things[card]] = min(2, others)
    return Bounds(least, most)
