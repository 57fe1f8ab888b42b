"""Players with an active Gardener may swap characters before the conflicts (RK:gardener)."""

from __future__ import annotations

from typing import Final

from kingscourt.games.rival_kings.ability_action_classes import Use, UseOnPlayer
from kingscourt.games.rival_kings.actions import Decline
from kingscourt.games.rival_kings.events.conflicts import KEEPS_CHARACTER, characters_swapped
from kingscourt.games.rival_kings.refusals import not_active, of_subject
from kingscourt.games.rival_kings.state import RivalKingsState
from kingscourt.games.rival_kings.terms.remarks import remark_character
from kingscourt.games.rival_kings.vocabulary import MAX_PLAYERS, SWAP_CHARACTER
from kingscourt.kernel.action import Action
from kingscourt.kernel.decision import PICK_ONE, Pending, Question, ask
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.refusal import Refusal, not_asked
from kingscourt.kernel.step import Step
from kingscourt.kernel.terms import Terms


class GardenerChoice(Step[RivalKingsState]):
    """Between reveal and conflicts: swap characters with somebody, or keep one's own (RK:gardener)."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def proceed(self, s: RivalKingsState) -> Pending | None:
        return ask(self.seat)

    def candidates(self, s: RivalKingsState, seat: int) -> list[Action]:
        return [s.actions.decline, *s.actions.uses[s.players[seat].active_subject()]]

    def explain(self, s: RivalKingsState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Decline):
            return None
        if not isinstance(action, Use):
            return not_asked()
        if s.players[seat].active_subject() != action.subject:
            return not_active(s.components, action.subject)
        if isinstance(action, UseOnPlayer) and action.rival == seat:
            return of_subject(s.components, action.subject, "needs-a-rival")
        return None

    def reasons(self, s: RivalKingsState, seat: int, action: Action) -> list[Refusal]:
        first = self.explain(s, seat, action)
        if first is None or not isinstance(action, UseOnPlayer) or action.rival != seat:
            return [] if first is None else [first]
        alone = of_subject(s.components, action.subject, "needs-a-rival")
        is_active = s.players[seat].active_subject() == action.subject
        return [first] if is_active or action.ability != SWAP_CHARACTER else [first, alone]

    def apply(self, s: RivalKingsState, seat: int, action: Action) -> None:
        s.pop()
        if isinstance(action, UseOnPlayer):
            swap_characters(s, seat, action)
        else:
            s.emit(KEEPS_CHARACTER[seat])

    def add_terms(self, s: RivalKingsState, seat: int, action: Action, terms: Terms) -> None:
        if isinstance(action, UseOnPlayer):
            remark_character(terms, s.components, s.players[action.rival].character)

    def question(self, s: RivalKingsState, seat: int) -> Question:
        return Question(PICK_ONE, Phrase("rival-kings-prompt-gardener"), s.actions.decline)

    def facts(self) -> str:
        return f"GardenerChoice {self.seat}"


def swap_characters(s: RivalKingsState, seat: int, use: UseOnPlayer) -> None:
    """Rank, tie symbol and right to steal go with the card (RK:gardener)."""
    player = s.players[seat]
    rival = s.players[use.rival]
    given = player.character
    taken = rival.character
    player.character = taken
    rival.character = given
    player.used = True
    if s.tells:
        s.emit(characters_swapped(s.components, seat, use.rival, use.subject, given, taken))


GARDENER: Final = [GardenerChoice(seat) for seat in range(MAX_PLAYERS)]
