"""Re-rolls by Statue and Chapel, before the turn order is set (KB-3.1)."""

from __future__ import annotations

from typing import Final

from kingscourt.games.kingsburg.actions import DECLINE, REROLL_ALL, REROLL_OWN, REROLL_WHITE, Reroll
from kingscourt.games.kingsburg.components import REROLL_EACH, REROLL_ONE
from kingscourt.games.kingsburg.dice_multisets import NO_DICE, OWN_DICE, ROLLS, rolled, with_die, without_die
from kingscourt.games.kingsburg.events.dice import REROLL_ALL as REROLL_ALL_EVENTS
from kingscourt.games.kingsburg.events.dice import REROLL_DECLINED, dice_rerolled, die_rerolled
from kingscourt.games.kingsburg.player import USED_REROLL_EACH, USED_REROLL_ONE, Player
from kingscourt.games.kingsburg.refusals import dice_differ, die_missing, no_reroll, reroll_used, sum_too_high
from kingscourt.games.kingsburg.state import KingsburgState
from kingscourt.games.kingsburg.steps.in_turn_step_base import InTurn, ask_in_turn
from kingscourt.kernel.action import Action
from kingscourt.kernel.chance import Chance
from kingscourt.kernel.decision import PICK_ONE, Pending, Question, draw
from kingscourt.kernel.phrase import MAX_SEATS, Phrase
from kingscourt.kernel.refusal import Refusal, not_asked
from kingscourt.kernel.step import Step
from kingscourt.kernel.terms import Terms

ONCE_A_SEASON: Final = Phrase("kingsburg-terms-reroll")
_REROLLS: Final = [
    [draw(Chance(f"reroll/{seat}", ROLLS[count].outcomes)) for count in range(OWN_DICE + 1)]
    for seat in range(MAX_SEATS)
]


def all_dice_alike(player: Player) -> bool:
    """Whether own and white dice all show the same number."""
    white = player.white
    return player.own.shows_one_number() and (
        white is NO_DICE or (white.shows_one_number() and white.faces[0] == player.own.faces[0])
    )


def may_reroll(s: KingsburgState, seat: int) -> bool:
    """Whether `why_not_one` or `why_not_all` has nothing against it; asked for everybody every season."""
    player = s.players[seat]
    if player.rerolls & USED_REROLL_ONE == 0:
        for effect in s.components.effects[REROLL_ONE]:
            if player.buildings & effect.bit and all_dice_alike(player):
                return True
    if player.rerolls & USED_REROLL_EACH == 0:
        for effect in s.components.effects[REROLL_EACH]:
            if player.buildings & effect.bit:
                return player.own.total + player.white.total <= effect.n
    return False


def why_not_one(s: KingsburgState, seat: int) -> Refusal | None:
    """Which rule stands against re-rolling a single die."""
    player = s.players[seat]
    for effect in s.components.effects[REROLL_ONE]:
        if player.buildings & effect.bit == 0:
            continue
        if player.rerolls & USED_REROLL_ONE:
            return reroll_used()
        if all_dice_alike(player):
            return None
        return dice_differ(s.components.owner(effect).giver.rule)
    return no_reroll()


def why_not_all(s: KingsburgState, seat: int) -> Refusal | None:
    """Which rule stands against re-rolling all dice."""
    player = s.players[seat]
    for effect in s.components.effects[REROLL_EACH]:
        if player.buildings & effect.bit == 0:
            continue
        if player.rerolls & USED_REROLL_EACH:
            return reroll_used()
        total = player.own.total + player.white.total
        if total <= effect.n:
            return None
        return sum_too_high(s.components.owner(effect).giver.rule, total, effect.n)
    return no_reroll()


class Rerolls(InTurn):
    """Players who may re-roll decide in the previous turn order."""

    def visit(self, s: KingsburgState, seat: int) -> Pending | None:
        if s.players[seat].buildings & s.components.reroll_mask == 0:
            return None
        return ask_in_turn(s, seat) if may_reroll(s, seat) else None

    def candidates(self, s: KingsburgState, seat: int) -> list[Action]:
        player = s.players[seat]
        found: list[Action] = []
        for face in range(1, 7):
            if face in player.own.faces:
                found.append(REROLL_OWN[face - 1])
        for face in range(1, 7):
            if face in player.white.faces:
                found.append(REROLL_WHITE[face - 1])
        found.append(REROLL_ALL)
        found.append(DECLINE)
        return found

    def explain(self, s: KingsburgState, seat: int, action: Action) -> Refusal | None:
        if action is DECLINE:
            return None
        if action is REROLL_ALL:
            return why_not_all(s, seat)
        if not isinstance(action, Reroll):
            return not_asked()
        return why_not_one(s, seat) or self.why_not_die(s, seat, action)

    def reasons(self, s: KingsburgState, seat: int, action: Action) -> list[Refusal]:
        if not isinstance(action, Reroll):
            return super().reasons(s, seat, action)
        found = [why_not_one(s, seat), self.why_not_die(s, seat, action)]
        return [refusal for refusal in found if refusal is not None]

    def why_not_die(self, s: KingsburgState, seat: int, action: Reroll) -> Refusal | None:
        """Whether the player has rolled this die."""
        dice = s.players[seat].white if action.white else s.players[seat].own
        return None if action.face in dice.faces else die_missing("KB-3.1", action.white, action.face)

    def apply(self, s: KingsburgState, seat: int, action: Action) -> None:
        player = s.players[seat]
        if isinstance(action, Reroll):
            player.rerolls |= USED_REROLL_ONE
            s.push(RerollDie(seat, action.white, action.face))
        elif action is REROLL_ALL:
            player.rerolls |= USED_REROLL_EACH
            s.emit(REROLL_ALL_EVENTS[seat])
            if player.white.count:
                s.push(RerollEach(seat, True))
            s.push(RerollEach(seat, False))
        else:
            s.emit(REROLL_DECLINED[seat])
            s.position += 1

    def add_terms(self, s: KingsburgState, seat: int, action: Action, terms: Terms) -> None:
        if action is not DECLINE:
            terms.remarks.append(ONCE_A_SEASON)

    def question(self, s: KingsburgState, seat: int) -> Question:
        return Question(PICK_ONE, Phrase("kingsburg-prompt-reroll"), DECLINE)


class RerollDie(Step[KingsburgState]):
    """One die is rolled again."""

    def __init__(self, seat: int, white: bool, face: int) -> None:
        self.seat: int = seat
        self.white: bool = white
        self.face: int = face

    def proceed(self, s: KingsburgState) -> Pending | None:
        return _REROLLS[self.seat][1]

    def resolve(self, s: KingsburgState, outcome: int) -> None:
        player = s.players[self.seat]
        face = rolled(1, outcome).faces[0]
        if self.white:
            player.white = with_die(without_die(player.white, self.face), face)
        else:
            player.own = with_die(without_die(player.own, self.face), face)
        if s.tells:
            s.emit(die_rerolled(self.seat, self.white, self.face, face))
        s.pop()

    def facts(self) -> str:
        return f"RerollDie {self.seat} {self.white} {self.face}"


class RerollEach(Step[KingsburgState]):
    """All dice of one colour are rolled again."""

    def __init__(self, seat: int, white: bool) -> None:
        self.seat: int = seat
        self.white: bool = white

    def proceed(self, s: KingsburgState) -> Pending | None:
        player = s.players[self.seat]
        return _REROLLS[self.seat][player.white.count if self.white else player.own.count]

    def resolve(self, s: KingsburgState, outcome: int) -> None:
        player = s.players[self.seat]
        if self.white:
            before = player.white
            player.white = rolled(before.count, outcome)
            if s.tells:
                s.emit(dice_rerolled(self.seat, True, before, player.white))
        else:
            before = player.own
            player.own = rolled(before.count, outcome)
            if s.tells:
                s.emit(dice_rerolled(self.seat, False, before, player.own))
        s.pop()

    def facts(self) -> str:
        return f"RerollEach {self.seat} {self.white}"
