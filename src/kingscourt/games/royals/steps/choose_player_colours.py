"""Choosing colours before the start, where the table wants that (RY-1.1)."""

from __future__ import annotations

from typing import Final

from kingscourt.games.royals.actions import ChooseColour
from kingscourt.games.royals.events.turns_and_scoring import chooses_colour
from kingscourt.games.royals.refusals import colour_is_gone
from kingscourt.games.royals.state import RoyalsState
from kingscourt.kernel.action import Action
from kingscourt.kernel.decision import PICK_ONE, Pending, Question, ask
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.refusal import Refusal, not_asked
from kingscourt.kernel.step import Step

TWO_PLAYERS: Final = 2


class ChooseColours(Step[RoyalsState]):
    """Seat by seat, until everyone has a colour."""

    def proceed(self, s: RoyalsState) -> Pending | None:
        for seat, player in enumerate(s.players):
            if player.colour < 0:
                free = free_colours(s)
                if len(free) > 1:
                    return ask(seat)
                take_colour(s, seat, free[0])
        s.pop()
        return None

    def candidates(self, s: RoyalsState, seat: int) -> list[Action]:
        return list(s.components.actions.colours)

    def explain(self, s: RoyalsState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, ChooseColour):
            return not_asked()
        return None if action.colour in free_colours(s) else colour_is_gone(action.name)

    def apply(self, s: RoyalsState, seat: int, action: Action) -> None:
        assert isinstance(action, ChooseColour)
        take_colour(s, seat, action.colour)

    def question(self, s: RoyalsState, seat: int) -> Question:
        return Question(PICK_ONE, Phrase("royals-prompt-colour"), self.legal(s, seat)[0])


def free_colours(s: RoyalsState) -> list[int]:
    """Colours that nobody has; two players use those meant for two."""
    taken = [player.colour for player in s.players]
    found: list[int] = []
    for index, colour in enumerate(s.components.colours):
        if index not in taken and (colour.two_players or s.seat_count > TWO_PLAYERS):
            found.append(index)
    return found


def take_colour(s: RoyalsState, seat: int, colour: int) -> None:
    """The number of cubes follows the colour."""
    facts = s.components.colours[colour]
    s.players[seat].colour = colour
    s.players[seat].cubes = facts.cubes
    if s.tells:
        s.emit(chooses_colour(seat, facts))


CHOOSE_COLOURS: Final = ChooseColours()
