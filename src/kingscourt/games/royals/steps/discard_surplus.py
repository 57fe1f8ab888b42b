"""The end of a turn, where exactly the surplus above the hand limits is discarded (RY-2.7)."""

from __future__ import annotations

from typing import Final

from kingscourt.games.royals.actions import INTRIGUE, Discard
from kingscourt.games.royals.refusals import not_in_hand, within_limit
from kingscourt.games.royals.state import RoyalsState
from kingscourt.kernel.action import Action
from kingscourt.kernel.decision import PICK_ONE, Pending, Question, ask
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.refusal import Refusal, not_asked
from kingscourt.kernel.step import Step


class Tidy(Step[RoyalsState]):
    """One card at a time, until both hands are within their limits."""

    def proceed(self, s: RoyalsState) -> Pending | None:
        if country_surplus(s, s.turn) > 0 or intrigue_surplus(s, s.turn) > 0:
            return ask(s.turn)
        s.pop()
        return None

    def legal(self, s: RoyalsState, seat: int) -> list[Action]:
        player = s.players[seat]
        found: list[Action] = []
        for discard in s.components.actions.discard:
            if discard.family == INTRIGUE:
                if player.intrigues.cards[discard.kind] > 0 and intrigue_surplus(s, seat) > 0:
                    found.append(discard)
            elif player.countries.cards[discard.kind] > 0 and country_surplus(s, seat) > 0:
                found.append(discard)
        return found

    def candidates(self, s: RoyalsState, seat: int) -> list[Action]:
        return list(s.components.actions.discard)

    def explain(self, s: RoyalsState, seat: int, action: Action) -> Refusal | None:
        found = self.reasons(s, seat, action)
        return found[0] if found else None

    def reasons(self, s: RoyalsState, seat: int, action: Action) -> list[Refusal]:
        if not isinstance(action, Discard):
            return [not_asked()]
        player = s.players[seat]
        is_intrigue = action.family == INTRIGUE
        surplus = intrigue_surplus(s, seat) if is_intrigue else country_surplus(s, seat)
        found = [within_limit()] if surplus <= 0 else []
        cards = player.intrigues.cards if is_intrigue else player.countries.cards
        if cards[action.kind] == 0:
            found.append(not_in_hand("RY-2.7", action.family, action.card))
        return found

    def apply(self, s: RoyalsState, seat: int, action: Action) -> None:
        assert isinstance(action, Discard)
        if action.family == INTRIGUE:
            is_news = s.lay_off_intrigue(seat, action.kind)
            s.tell_leaving(s.components.intrigue_events.discarded[seat][action.kind], is_news)
        else:
            is_news = s.lay_off_country(seat, action.kind)
            s.tell_leaving(s.components.country_events.discarded[seat][action.kind], is_news)

    def question(self, s: RoyalsState, seat: int) -> Question:
        n = max(0, country_surplus(s, seat)) + max(0, intrigue_surplus(s, seat))
        return Question(PICK_ONE, Phrase("royals-prompt-discard", {"n": n}), self.default(s, seat))

    def default(self, s: RoyalsState, seat: int) -> Action:
        """A card of which the hand has the most."""
        best = self.legal(s, seat)[0]
        most = 0
        for action in self.legal(s, seat):
            assert isinstance(action, Discard)
            player = s.players[seat]
            cards = player.intrigues.cards if action.family == INTRIGUE else player.countries.cards
            if cards[action.kind] > most:
                most = cards[action.kind]
                best = action
        return best


def country_surplus(s: RoyalsState, seat: int) -> int:
    """Country cards above the limit."""
    return s.players[seat].countries.size - s.components.box.country_limit


def intrigue_surplus(s: RoyalsState, seat: int) -> int:
    """Intrigue cards above the limit."""
    return s.players[seat].intrigues.size - s.components.box.intrigue_limit


TIDY: Final = Tidy()
