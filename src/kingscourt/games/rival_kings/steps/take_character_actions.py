"""A player's own actions on a turn: all from left to right, or one of them, then the end (RK-3.1, RK-4)."""

from __future__ import annotations

from typing import Final

from kingscourt.games.rival_kings.abilities.ability import NO_ACTION, Moment
from kingscourt.games.rival_kings.ability_action_classes import Use
from kingscourt.games.rival_kings.actions import Cover, Decline, EndTurn, Recruit
from kingscourt.games.rival_kings.character_action_rules import (
    add_answers,
    add_candidates,
    kind_of,
    perform,
    reasons_against,
    tell_why_not,
)
from kingscourt.games.rival_kings.components import ACTION_WORDS
from kingscourt.games.rival_kings.events.turns import (
    CANNOT_ANY,
    DECLINED,
    DECLINED_ALL,
    DECLINED_STOLEN,
    ability_used,
    action_again,
)
from kingscourt.games.rival_kings.refusals import (
    already_covered,
    in_equal_conflict,
    no_such_action,
    not_in_this_order,
    not_on_character,
    not_robbed_by_rank,
    one_action_only,
    one_crest_per_victim,
    stolen_first,
)
from kingscourt.games.rival_kings.state import RivalKingsState
from kingscourt.games.rival_kings.steps.granted_action import GRANTED
from kingscourt.games.rival_kings.steps.turn_decision_base import TurnDecision
from kingscourt.games.rival_kings.vocabulary import (
    ACTION_NAMES,
    DOUBLE_ACTION,
    GIVE,
    MAX_PLAYERS,
    NONE,
    RECRUIT,
)
from kingscourt.kernel.action import Action
from kingscourt.kernel.decision import CONFIRM, PICK_ONE, Pending, Question
from kingscourt.kernel.phrase import Phrase, seat_phrase
from kingscourt.kernel.refusal import Refusal, not_asked

KINDS_OF_ACTION: Final = len(ACTION_NAMES)


class OwnAction(TurnDecision):
    """One action of the character, or a stolen one, to be carried out or declined (RK-4.6)."""

    def __init__(self, kind: int) -> None:
        self.kind: int = kind
        self.about: Moment = Moment(1 << kind, False)

    def moment(self, s: RivalKingsState) -> Moment:
        return self.about

    def proceed(self, s: RivalKingsState) -> Pending | None:
        if self.kind <= GIVE and s.players[s.active].markers == 0:
            s.pop()  # no ability brings a marker, so this action can only be left out
            tell_why_not(s, s.active, self.kind)
            return None
        return super().proceed(s)

    def own_answers(self, s: RivalKingsState, seat: int) -> list[Action]:
        answers: list[Action] = []
        add_answers(s, seat, self.kind, answers)
        answers.append(s.actions.decline)
        return answers

    def own_candidates(self, s: RivalKingsState, seat: int) -> list[Action]:
        answers: list[Action] = []
        add_candidates(s, self.kind, answers)
        answers.append(s.actions.decline)
        return answers

    def own_reasons(self, s: RivalKingsState, seat: int, action: Action) -> list[Refusal]:
        if isinstance(action, Decline):
            return []
        if isinstance(action, Cover):
            return reasons_against_late_theft(s, seat, action)
        kind = kind_of(action)
        if kind == NONE:
            return [not_asked()]
        other = [] if kind == self.kind else [explain_other_kind(s, seat, kind)]
        return other + reasons_against(s, seat, action)

    def own_apply(self, s: RivalKingsState, seat: int, action: Action) -> None:
        s.pop()
        if isinstance(action, Decline):
            s.emit(DECLINED[seat][self.kind])
        else:
            perform(s, seat, action)

    def without_choice(self, s: RivalKingsState, seat: int, action: Action) -> None:
        s.pop()
        tell_why_not(s, seat, self.kind)

    def question(self, s: RivalKingsState, seat: int) -> Question:
        prompt = Phrase("rival-kings-prompt-action", {"kind": ACTION_WORDS[self.kind]})
        return Question(PICK_ONE, prompt, s.actions.decline)

    def facts(self) -> str:
        return f"OwnAction {self.kind}"


class StolenAction(OwnAction):
    """An action under the player's crest, carried out at once or declined (RK-3.3)."""

    def __init__(self, victim: int, kind: int) -> None:
        super().__init__(kind)
        self.victim: int = victim

    def own_apply(self, s: RivalKingsState, seat: int, action: Action) -> None:
        s.pop()
        if isinstance(action, Decline):
            s.emit(DECLINED_STOLEN[seat][self.victim][self.kind])
        else:
            perform(s, seat, action)

    def question(self, s: RivalKingsState, seat: int) -> Question:
        prompt = Phrase(
            "rival-kings-prompt-stolen",
            {"kind": ACTION_WORDS[self.kind], "player": seat_phrase(self.victim)},
        )
        return Question(PICK_ONE, prompt, s.actions.decline)

    def facts(self) -> str:
        return f"StolenAction {self.victim} {self.kind}"


def reasons_against_late_theft(s: RivalKingsState, seat: int, cover: Cover) -> list[Refusal]:
    """Why nothing is stolen after the thefts are over, or by this player at all."""
    player = s.players[seat]
    found = [in_equal_conflict()] if player.limited else []
    if not is_robbed_by(s, seat, cover.victim):
        found.append(not_robbed_by_rank(cover.victim))
    elif player.victims & (1 << cover.victim):
        found.append(stolen_first(cover.victim))
    elif not player.limited:
        found.append(one_crest_per_victim(cover.victim))
    return found + reasons_against_cover(s, cover)


def is_robbed_by(s: RivalKingsState, seat: int, victim: int) -> bool:
    """Whether the rank of one player steals from that of another (RK-3.2)."""
    return victim != seat and s.components.steals_from[s.rank_of(seat)] == s.rank_of(victim)


def reasons_against_cover(s: RivalKingsState, cover: Cover) -> list[Refusal]:
    """Why there is no such action to steal (RK-3.3)."""
    victim = s.players[cover.victim]
    if s.components.characters[victim.character].mask & (1 << cover.kind) == 0:
        return [no_such_action(cover.kind)]
    return [already_covered(cover.kind)] if victim.crest_on(cover.kind) != NONE else []


def explain_kind(s: RivalKingsState, seat: int, kind: int) -> Refusal | None:
    """Why the player's character lacks this action: it is not printed, or a crest lies on it (RK-3.3)."""
    player = s.players[seat]
    if s.components.characters[player.character].mask & (1 << kind) == 0:
        return not_on_character(kind)
    return already_covered(kind) if player.crest_on(kind) != NONE else None


def explain_other_kind(s: RivalKingsState, seat: int, kind: int) -> Refusal:
    """Why an action that is not the one of this moment cannot be done (RK-4)."""
    return explain_kind(s, seat, kind) or not_in_this_order(kind)


class OneAction(TurnDecision):
    """An equal-rank conflict leaves one of the uncovered actions, by choice (RK-3.1)."""

    def moment(self, s: RivalKingsState) -> Moment:
        return Moment(uncovered_actions(s, s.active), True)

    def own_answers(self, s: RivalKingsState, seat: int) -> list[Action]:
        answers: list[Action] = []
        kinds = uncovered_actions(s, seat)
        for kind in range(KINDS_OF_ACTION):
            if kinds & (1 << kind) != 0:
                add_answers(s, seat, kind, answers)
        answers.append(s.actions.decline)
        return answers

    def own_candidates(self, s: RivalKingsState, seat: int) -> list[Action]:
        answers: list[Action] = []
        for kind in range(KINDS_OF_ACTION):
            add_candidates(s, kind, answers)
        answers.append(s.actions.decline)
        return answers

    def own_reasons(self, s: RivalKingsState, seat: int, action: Action) -> list[Refusal]:
        if isinstance(action, Decline):
            return []
        if isinstance(action, Cover):
            return reasons_against_late_theft(s, seat, action)
        kind = kind_of(action)
        if kind == NONE:
            return [not_asked()]
        lacking = explain_kind(s, seat, kind)
        return ([] if lacking is None else [lacking]) + reasons_against(s, seat, action)

    def own_apply(self, s: RivalKingsState, seat: int, action: Action) -> None:
        s.pop()
        if isinstance(action, Decline):
            s.emit(DECLINED_ALL[seat])
            return
        if isinstance(action, Recruit) and s.components.abilities[s.top_of(action.pile)] == DOUBLE_ACTION:
            s.pop()
            s.push(END_WITH_NEW_SAILOR)
        perform(s, seat, action)

    def without_choice(self, s: RivalKingsState, seat: int, action: Action) -> None:
        s.pop()
        s.emit(CANNOT_ANY[seat])

    def question(self, s: RivalKingsState, seat: int) -> Question:
        return Question(PICK_ONE, Phrase("rival-kings-prompt-one-action"), s.actions.decline)


def uncovered_actions(s: RivalKingsState, seat: int) -> int:
    """The actions of the player's character that no crest covers, one bit for each."""
    player = s.players[seat]
    return s.components.characters[player.character].mask & ~player.covered()


class EndOfTurn(TurnDecision):
    """After the last action the subject may still be used (RK-5.1)."""

    def moment(self, s: RivalKingsState) -> Moment:
        return NO_ACTION

    def own_answers(self, s: RivalKingsState, seat: int) -> list[Action]:
        return [s.actions.end]

    def own_candidates(self, s: RivalKingsState, seat: int) -> list[Action]:
        return [s.actions.end]

    def own_reasons(self, s: RivalKingsState, seat: int, action: Action) -> list[Refusal]:
        if isinstance(action, EndTurn):
            return []
        if isinstance(action, Cover):
            return reasons_against_late_theft(s, seat, action)
        kind = kind_of(action)
        if kind == NONE:
            return [not_asked()]
        late = one_action_only() if s.players[seat].limited else explain_other_kind(s, seat, kind)
        return [late, *reasons_against(s, seat, action)]

    def own_apply(self, s: RivalKingsState, seat: int, action: Action) -> None:
        s.pop()

    def without_choice(self, s: RivalKingsState, seat: int, action: Action) -> None:
        s.pop()

    def question(self, s: RivalKingsState, seat: int) -> Question:
        return Question(CONFIRM, Phrase("rival-kings-prompt-end"), s.actions.end)


class EndWithNewSailor(EndOfTurn):
    """The one action has recruited a Sailor, who may repeat it at once (RK-5.1, RK:sailor)."""

    def moment(self, s: RivalKingsState) -> Moment:
        return RECRUITED

    def apply(self, s: RivalKingsState, seat: int, action: Action) -> None:
        s.pop()
        if isinstance(action, Use):
            s.players[seat].used = True
            if s.tells:
                s.emit(ability_used(s.components, seat, action.subject))
                s.emit(action_again(seat, RECRUIT))
            s.push(GRANTED[RECRUIT])


RECRUITED: Final = Moment(1 << RECRUIT, True)
OWN_ACTION: Final = [OwnAction(kind) for kind in range(KINDS_OF_ACTION)]
STOLEN_ACTION: Final = [
    [StolenAction(victim, kind) for kind in range(KINDS_OF_ACTION)] for victim in range(MAX_PLAYERS)
]
ONE_ACTION: Final = OneAction()
END_OF_TURN: Final = EndOfTurn()
END_WITH_NEW_SAILOR: Final = EndWithNewSailor()
