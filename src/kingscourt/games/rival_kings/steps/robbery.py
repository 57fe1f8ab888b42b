"""Markers for robbed players, and the Watchman who turns one away (RK-3.2, RK-3.5, RK:watchman)."""

from __future__ import annotations

from typing import Final

from kingscourt.games.rival_kings.ability_action_classes import Use
from kingscourt.games.rival_kings.actions import Decline
from kingscourt.games.rival_kings.events.conflicts import (
    NO_MARKER_LEFT,
    clashed_with_card,
    marker_deflected,
    marker_fended_off,
    robbed,
)
from kingscourt.games.rival_kings.refusals import not_active, only_on_own_turn
from kingscourt.games.rival_kings.state import RivalKingsState
from kingscourt.games.rival_kings.terms.remarks import remark
from kingscourt.games.rival_kings.vocabulary import DEFLECT_MARKER, MAX_PLAYERS
from kingscourt.kernel.action import Action
from kingscourt.kernel.decision import CONFIRM, Pending, Question, ask
from kingscourt.kernel.phrase import Phrase, seat_phrase
from kingscourt.kernel.refusal import Refusal, not_asked
from kingscourt.kernel.step import Step
from kingscourt.kernel.terms import Terms


def take_marker(s: RivalKingsState, seat: int) -> bool:
    """A marker from the supply; without one nothing is taken (RK-3.6)."""
    if s.marker_supply == 0:
        s.emit(NO_MARKER_LEFT[seat])
        return False
    s.marker_supply -= 1
    s.players[seat].markers += 1
    return True


class Robbery(Step[RivalKingsState]):
    """The victim takes a marker, or a Watchman sends it to the robber (RK:watchman)."""

    def __init__(self, robber: int, victim: int) -> None:
        self.robber: int = robber
        self.victim: int = victim

    def proceed(self, s: RivalKingsState) -> Pending | None:
        if s.marker_supply > 0 and s.can_use(self.victim, DEFLECT_MARKER):
            return ask(self.victim)
        s.pop()
        if take_marker(s, self.victim) and s.tells:
            s.emit(robbed(s.components, self.victim, self.robber, s.rank_of(self.robber)))
        return None

    def candidates(self, s: RivalKingsState, seat: int) -> list[Action]:
        return [s.actions.decline, *s.actions.uses[s.players[seat].active_subject()]]

    def explain(self, s: RivalKingsState, seat: int, action: Action) -> Refusal | None:
        return explain_watchman(s, seat, action)

    def reasons(self, s: RivalKingsState, seat: int, action: Action) -> list[Refusal]:
        return reasons_against_watchman(s, seat, action)

    def apply(self, s: RivalKingsState, seat: int, action: Action) -> None:
        s.pop()
        if isinstance(action, Use):
            s.players[seat].used = True
            take_marker(s, self.robber)
            if s.tells:
                s.emit(marker_deflected(s.components, seat, self.robber, action.subject))
        else:
            take_marker(s, seat)
            if s.tells:
                s.emit(robbed(s.components, seat, self.robber, s.rank_of(self.robber)))

    def add_terms(self, s: RivalKingsState, seat: int, action: Action, terms: Terms) -> None:
        if isinstance(action, Use):
            remark(terms, "deflects", {"player": seat_phrase(self.robber)})

    def question(self, s: RivalKingsState, seat: int) -> Question:
        prompt = Phrase("rival-kings-prompt-watchman", {"player": seat_phrase(self.robber)})
        return Question(CONFIRM, prompt, s.actions.decline)

    def facts(self) -> str:
        return f"Robbery {self.robber} {self.victim}"


def explain_watchman(s: RivalKingsState, seat: int, action: Action) -> Refusal | None:
    """Why an answer to a pending marker is refused; only the Watchman can be used against it."""
    if isinstance(action, Decline):
        return None
    if not isinstance(action, Use):
        return not_asked()
    if action.ability != DEFLECT_MARKER:
        return only_on_own_turn(s.components, action.subject)
    if s.players[seat].active_subject() != action.subject:
        return not_active(s.components, action.subject)
    return None


def reasons_against_watchman(s: RivalKingsState, seat: int, action: Action) -> list[Refusal]:
    """The same, with all reasons."""
    first = explain_watchman(s, seat, action)
    if first is None:
        return []
    found = [first]
    if (
        isinstance(action, Use)
        and action.ability != DEFLECT_MARKER
        and s.players[seat].active_subject() != action.subject
    ):
        found.append(not_active(s.components, action.subject))
    return found


class ClashWithCard(Step[RivalKingsState]):
    """One player's marker from the revealed card; a Watchman fends off a robbing rank, not an equal one."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def proceed(self, s: RivalKingsState) -> Pending | None:
        is_robbery = s.rank_of(self.seat) != s.components.ranks[s.turned_up]
        if is_robbery and s.marker_supply > 0 and s.can_use(self.seat, DEFLECT_MARKER):
            return ask(self.seat)
        s.pop()
        self.suffer(s)
        return None

    def suffer(self, s: RivalKingsState) -> None:
        """Take the marker."""
        if take_marker(s, self.seat) and s.tells:
            s.emit(clashed_with_card(s.components, self.seat, s.rank_of(self.seat), s.turned_up))

    def candidates(self, s: RivalKingsState, seat: int) -> list[Action]:
        return [s.actions.decline, *s.actions.uses[s.players[seat].active_subject()]]

    def explain(self, s: RivalKingsState, seat: int, action: Action) -> Refusal | None:
        return explain_watchman(s, seat, action)

    def reasons(self, s: RivalKingsState, seat: int, action: Action) -> list[Refusal]:
        return reasons_against_watchman(s, seat, action)

    def apply(self, s: RivalKingsState, seat: int, action: Action) -> None:
        s.pop()
        if isinstance(action, Use):
            s.players[seat].used = True
            if s.tells:
                s.emit(marker_fended_off(s.components, seat, action.subject))
        else:
            self.suffer(s)

    def question(self, s: RivalKingsState, seat: int) -> Question:
        prompt = Phrase(
            "rival-kings-prompt-watchman-card", {"character": s.components.character_words[s.turned_up]}
        )
        return Question(CONFIRM, prompt, s.actions.decline)

    def facts(self) -> str:
        return f"ClashWithCard {self.seat}"


CLASH: Final = [ClashWithCard(seat) for seat in range(MAX_PLAYERS)]
ROBBERY: Final = [[Robbery(robber, victim) for victim in range(MAX_PLAYERS)] for robber in range(MAX_PLAYERS)]
