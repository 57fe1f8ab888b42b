"""Steps of the two-player game: neutral dice, and a die set aside (KB-6)."""

from __future__ import annotations

from typing import Final

from kingscourt.games.kingsburg.actions import ASIDE_OWN, ASIDE_WHITE, SetAside
from kingscourt.games.kingsburg.dice_multisets import (
    DICE,
    NO_DICE,
    ROLLS,
    WHITE_SETS,
    Dice,
    rolled,
    without_die,
)
from kingscourt.games.kingsburg.events.dice import neutral_left_out, neutral_placed, set_aside
from kingscourt.games.kingsburg.refusals import die_missing
from kingscourt.games.kingsburg.state import NEUTRAL, KingsburgState
from kingscourt.games.kingsburg.steps.in_turn_step_base import InTurn, ask_in_turn
from kingscourt.kernel.action import Action
from kingscourt.kernel.chance import Chance
from kingscourt.kernel.decision import PICK_ONE, Pending, Question, draw
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.refusal import Refusal, not_asked
from kingscourt.kernel.step import Step

_THREE: Final = draw(Chance("neutral-three", ROLLS[3].outcomes))
_TWO: Final = draw(Chance("neutral-two", ROLLS[2].outcomes))


def lay_neutral(s: KingsburgState, dice: Dice) -> None:
    """Neutral dice occupy the advisor of their sum, if no neutral die is there (KB-6.1)."""
    place = s.components.table.groups[dice.index * WHITE_SETS].exact[0]
    assert place is not None
    if s.occupied & place.bit:
        if s.tells:
            s.emit(neutral_left_out(dice.total))
        return
    s.occupy(NEUTRAL, s.seat_count, place)
    if s.tells:
        s.emit(neutral_placed(place))


class NeutralDice(Step[KingsburgState]):
    """Three neutral dice, then two more, come to court before the players roll."""

    def proceed(self, s: KingsburgState) -> Pending | None:
        if s.seat_count == 2 and s.position < 2:
            return _THREE if s.position == 0 else _TWO
        s.position = 0
        s.pop()
        return None

    def resolve(self, s: KingsburgState, outcome: int) -> None:
        if s.position == 0:
            lay_neutral(s, rolled(3, outcome))
        else:
            self.lay_pair(s, rolled(2, outcome))
        s.position += 1

    def lay_pair(self, s: KingsburgState, pair: Dice) -> None:
        """Apart on their own numbers, or together on their sum unless the three lie there."""
        if not s.components.settings.neutral_pair_apart and s.occupied & (1 << pair.total) == 0:
            lay_neutral(s, pair)
            return
        lay_neutral(s, DICE[pair.faces[0]])
        lay_neutral(s, DICE[pair.faces[1]])  # with equal numbers the second finds no place


class SetDieAside(InTurn):
    """Each player puts one of the dice they rolled aside, unused this season (KB-6.2)."""

    def proceed(self, s: KingsburgState) -> Pending | None:
        if s.seat_count > 2 or not s.components.settings.die_set_aside:
            s.pop()
            return None
        return super().proceed(s)

    def visit(self, s: KingsburgState, seat: int) -> Pending | None:
        player = s.players[seat]
        if player.white is NO_DICE and player.own.shows_one_number():
            self.put_aside(s, seat, False, player.own.faces[0])
            return None
        return ask_in_turn(s, seat)

    def candidates(self, s: KingsburgState, seat: int) -> list[Action]:
        return [*ASIDE_OWN, *ASIDE_WHITE]

    def explain(self, s: KingsburgState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, SetAside):
            return not_asked()
        dice = s.players[seat].white if action.white else s.players[seat].own
        return None if action.face in dice.faces else die_missing("KB-6.2", action.white, action.face)

    def apply(self, s: KingsburgState, seat: int, action: Action) -> None:
        assert isinstance(action, SetAside)
        self.put_aside(s, seat, action.white, action.face)
        s.position += 1

    def put_aside(self, s: KingsburgState, seat: int, white: bool, face: int) -> None:
        """The die leaves the season; it still counted for the order."""
        player = s.players[seat]
        if white:
            player.white = without_die(player.white, face)
            player.aside_white = face
        else:
            player.own = without_die(player.own, face)
            player.aside_own = face
        if s.tells:
            s.emit(set_aside(seat, white, face))

    def question(self, s: KingsburgState, seat: int) -> Question:
        player = s.players[seat]
        return Question(PICK_ONE, Phrase("kingsburg-prompt-set-aside"), ASIDE_OWN[player.own.faces[0] - 1])
