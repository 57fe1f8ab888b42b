"""Playing cards: occupy, take over, or end the turn (RY-2.6)."""

from __future__ import annotations

from typing import Final

from kingscourt.games.royals.actions import END_TURN, TAKE_DECK, TAKE_INTRIGUE, Claim, Take
from kingscourt.games.royals.events.turns_and_scoring import NO_PLAY
from kingscourt.games.royals.refusals import not_this_draw
from kingscourt.games.royals.state import VACANT, RoyalsState
from kingscourt.games.royals.steps.claim_reasons import against_claim, plausible_plays
from kingscourt.games.royals.steps.occupy import CUBES_NEEDED, occupy
from kingscourt.games.royals.steps.pay_country import PayCountry
from kingscourt.games.royals.steps.pay_intrigue import PayIntrigue
from kingscourt.games.royals.terms.occupy_and_end_turn import add_claim_remarks, add_end_remarks, claim_bounds
from kingscourt.kernel.action import Action
from kingscourt.kernel.decision import PICK_PLACE, Pending, Question, ask
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.refusal import Refusal, not_asked
from kingscourt.kernel.step import Step
from kingscourt.kernel.terms import Bounds, Terms


class Play(Step[RoyalsState]):
    """Asked again after every occupation, until the player ends the turn."""

    def proceed(self, s: RoyalsState) -> Pending | None:
        if may_play(s, s.turn):
            return ask(s.turn)
        s.pop()
        s.emit(NO_PLAY[s.turn])  # all can see that nothing is possible
        return None

    def legal(self, s: RoyalsState, seat: int) -> list[Action]:
        found: list[Action] = []
        box = s.components
        if s.players[seat].cubes >= CUBES_NEEDED:
            kinds = range(len(box.countries))
            reach = [s.affordable(seat, country) for country in kinds]
            power = [s.intrigue_power(seat, country) for country in kinds]
            for position in box.positions:
                if position.cost > reach[position.country]:
                    continue
                holder = s.holders[position.index]
                if holder == VACANT:
                    found.append(box.actions.occupy[position.index])
                elif holder != seat and position.intrigue <= power[position.country]:
                    found.append(box.actions.take_over[position.index])
        found.append(END_TURN)
        return found

    def candidates(self, s: RoyalsState, seat: int) -> list[Action]:
        return s.components.actions.takes + plausible_plays(s)

    def explain(self, s: RoyalsState, seat: int, action: Action) -> Refusal | None:
        found = self.reasons(s, seat, action)
        return found[0] if found else None

    def reasons(self, s: RoyalsState, seat: int, action: Action) -> list[Refusal]:
        if isinstance(action, Claim):
            return against_claim(s, seat, action)
        if action == END_TURN:
            return []
        if isinstance(action, Take) or action in (TAKE_DECK, TAKE_INTRIGUE):
            return [not_this_draw()]
        return [not_asked()]

    def apply(self, s: RoyalsState, seat: int, action: Action) -> None:
        if not isinstance(action, Claim):
            s.pop()
            return
        position = s.components.positions[action.position]
        s.target = action.position
        s.push(OCCUPATION)
        s.push(PayCountry(position))
        if action.takes_over:
            s.push(PayIntrigue(position))

    def bounds(self, s: RoyalsState, seat: int, action: Action) -> Bounds | None:
        return claim_bounds(s, seat, action) if isinstance(action, Claim) else None

    def add_terms(self, s: RoyalsState, seat: int, action: Action, terms: Terms) -> None:
        if isinstance(action, Claim):
            add_claim_remarks(s, seat, action, terms)
        else:
            add_end_remarks(s, seat, terms)

    def question(self, s: RoyalsState, seat: int) -> Question:
        return Question(PICK_PLACE, Phrase("royals-prompt-play"), END_TURN)


def may_play(s: RoyalsState, seat: int) -> bool:
    """Whether some hand of this size could pay for something; sizes are public, cards are not.

    A player who lacks only cubes is asked all the same, so that the table can explain the refusals.
    """
    player = s.players[seat]
    for position in s.components.positions:
        if position.cost <= player.countries.size:
            holder = s.holders[position.index]
            if holder == VACANT or (holder != seat and position.intrigue <= player.intrigues.size):
                return True
    return False


class Occupation(Step[RoyalsState]):
    """After the payment, the cubes are placed and bonuses given."""

    def proceed(self, s: RoyalsState) -> Pending | None:
        s.pop()
        position = s.components.positions[s.target]
        s.target = -1
        occupy(s, s.turn, position)
        return None


PLAY: Final = Play()
OCCUPATION: Final = Occupation()
