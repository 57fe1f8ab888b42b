"""White dice may stay unrolled: their owners decide before anybody rolls (KB-3.1)."""

from __future__ import annotations

from kingscourt.games.kingsburg.actions import ROLL_WHITE, RollWhite
from kingscourt.games.kingsburg.components import WHITE_DIE
from kingscourt.games.kingsburg.events.dice import white_left
from kingscourt.games.kingsburg.phases import SPRING
from kingscourt.games.kingsburg.refusals import too_few_white_dice
from kingscourt.games.kingsburg.state import KingsburgState
from kingscourt.games.kingsburg.steps.in_turn_step_base import InTurn, ask_in_turn
from kingscourt.kernel.action import Action
from kingscourt.kernel.decision import PICK_ONE, Pending, Question
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.refusal import Refusal, not_asked


def white_dice(s: KingsburgState, seat: int) -> int:
    """How many white dice a player may roll this season: King's aid and Farms."""
    aid = 1 if s.aid == seat and s.phase == SPRING else 0
    return aid + s.components.total(s.players[seat].buildings, WHITE_DIE)


class ChooseWhiteDice(InTurn):
    """Each owner of white dice says how many of them are rolled, in the previous turn order."""

    def proceed(self, s: KingsburgState) -> Pending | None:
        if not s.components.settings.white_dice_are_asked:
            s.pop()
            return None
        return super().proceed(s)

    def visit(self, s: KingsburgState, seat: int) -> Pending | None:
        return ask_in_turn(s, seat) if white_dice(s, seat) else None

    def legal(self, s: KingsburgState, seat: int) -> list[Action]:
        return [*ROLL_WHITE[: white_dice(s, seat) + 1]]

    def candidates(self, s: KingsburgState, seat: int) -> list[Action]:
        return [*ROLL_WHITE]

    def explain(self, s: KingsburgState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, RollWhite):
            return not_asked()
        owned = white_dice(s, seat)
        return None if action.n <= owned else too_few_white_dice(action.n, owned)

    def apply(self, s: KingsburgState, seat: int, action: Action) -> None:
        assert isinstance(action, RollWhite)
        s.players[seat].white_chosen = action.n
        left = white_dice(s, seat) - action.n
        if left:
            with_aid = action.n == 0 and s.aid_waits and s.aid == seat
            if with_aid:
                s.aid_waits = False
            if s.tells:
                s.emit(white_left(seat, left, with_aid))
        s.position += 1

    def question(self, s: KingsburgState, seat: int) -> Question:
        owned = white_dice(s, seat)
        return Question(PICK_ONE, Phrase("kingsburg-prompt-roll-white", {"n": owned}), ROLL_WHITE[owned])
