"""All choose a character secretly at the same time and reveal at once (RK-2.2)."""

from __future__ import annotations

from typing import Final

from kingscourt.games.rival_kings.actions import Play
from kingscourt.games.rival_kings.events.rounds import (
    character_revealed,
    character_turned_up,
)
from kingscourt.games.rival_kings.refusals import not_in_hand, played_before
from kingscourt.games.rival_kings.state import RivalKingsState
from kingscourt.games.rival_kings.terms.remarks import remark_character
from kingscourt.games.rival_kings.vocabulary import CHARACTERS, MAX_PLAYERS, NONE
from kingscourt.kernel.action import Action
from kingscourt.kernel.audience import EVERYONE, only
from kingscourt.kernel.chance import Chance
from kingscourt.kernel.decision import PICK_PLACE, Pending, Question, ask_sealed, draw
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.refusal import Refusal, not_asked
from kingscourt.kernel.step import Step
from kingscourt.kernel.terms import Terms


def sealed_by_mask() -> list[Pending]:
    """The sealed decision for every set of seats that have not chosen yet."""
    found: list[Pending] = []
    for mask in range(1 << MAX_PLAYERS):
        found.append(ask_sealed([seat for seat in range(MAX_PLAYERS) if mask & (1 << seat) != 0]))
    return found


SEALED: Final = sealed_by_mask()


class ChooseCharacter(Step[RivalKingsState]):
    """Each seat chooses under seal; the last choice opens all."""

    def proceed(self, s: RivalKingsState) -> Pending | None:
        undecided = 0
        for seat, player in enumerate(s.players):
            if player.chosen == NONE:
                undecided |= 1 << seat
        if undecided != 0:
            return SEALED[undecided]
        s.pop()
        reveal(s)
        return None

    def legal(self, s: RivalKingsState, seat: int) -> list[Action]:
        hand = s.players[seat].hand
        return [s.actions.play[kind] for kind in range(CHARACTERS) if hand & (1 << kind) != 0]

    def candidates(self, s: RivalKingsState, seat: int) -> list[Action]:
        return s.actions.play

    def explain(self, s: RivalKingsState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Play):
            return not_asked()
        if s.players[seat].hand & (1 << action.character) != 0:
            return None
        if s.open_characters & (1 << action.character) != 0:
            return played_before(s.components, action.character)
        return not_in_hand(s.components, action.character)

    def apply(self, s: RivalKingsState, seat: int, action: Action) -> None:
        assert isinstance(action, Play)
        s.players[seat].chosen = action.character

    def add_terms(self, s: RivalKingsState, seat: int, action: Action, terms: Terms) -> None:
        assert isinstance(action, Play)
        remark_character(terms, s.components, action.character)

    def audience(self, s: RivalKingsState, seat: int, action: Action) -> int:
        return only(seat)

    def question(self, s: RivalKingsState, seat: int) -> Question:
        return Question(PICK_PLACE, Phrase("rival-kings-prompt-choose"), self.legal(s, seat)[0])


def reveal(s: RivalKingsState) -> None:
    """Turn up the chosen characters."""
    for seat, player in enumerate(s.players):
        s.disclose(only(seat), EVERYONE, seat)
        character = player.chosen
        player.chosen = NONE
        player.hand &= ~(1 << character)
        player.character = character
        s.open_characters |= 1 << character
        event = character_revealed(s.components, seat, character)
        s.emit(event)
        s.emit(event.to_others)


class TurnUpCharacter(Step[RivalKingsState]):
    """With two players, the top card of the character pile is turned up (RK-3.5)."""

    def proceed(self, s: RivalKingsState) -> Pending | None:
        return draw(Chance("character", s.components.characters_in(s.pool)))

    def resolve(self, s: RivalKingsState, outcome: int) -> None:
        s.pop()
        s.pool &= ~(1 << outcome)
        s.open_characters |= 1 << outcome
        s.turned_up = outcome
        if s.tells:
            s.emit(character_turned_up(s.components, outcome))


CHOOSE: Final = ChooseCharacter()
TURN_UP: Final = TurnUpCharacter()
