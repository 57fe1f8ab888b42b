"""Uses of the active subject on a turn, by its declared ability (RK-5.1)."""

from __future__ import annotations

from typing import Final

from kingscourt.games.rival_kings.abilities.ability import Ability, InConflicts, Moment
from kingscourt.games.rival_kings.abilities.action_abilities import DoubleAction, RecoverAction
from kingscourt.games.rival_kings.abilities.card_gaining_abilities import (
    CheaperBuilding,
    ExtraBuy,
    ExtraRecruit,
    Search,
)
from kingscourt.games.rival_kings.abilities.coin_and_marker_abilities import (
    CoinsPerPiece,
    ExtraMoney,
    GiveMarker,
)
from kingscourt.games.rival_kings.abilities.swap_abilities import SwapCards, SwapMiddle
from kingscourt.games.rival_kings.ability_action_classes import Use
from kingscourt.games.rival_kings.events.turns import ability_used
from kingscourt.games.rival_kings.refusals import not_active, used_this_cycle
from kingscourt.games.rival_kings.state import RivalKingsState
from kingscourt.games.rival_kings.vocabulary import BUILDING_PILES, SUBJECT_PILES
from kingscourt.kernel.action import Action
from kingscourt.kernel.refusal import Refusal

# By the ability numbers, in the order of ABILITY_NAMES.
ABILITIES: Final[list[Ability]] = [
    InConflicts(),  # swap-character
    InConflicts(),  # deflect-marker
    CoinsPerPiece(of_markers=True),
    SwapCards(subjects=False),
    SwapCards(subjects=True),
    CoinsPerPiece(of_markers=False),
    SwapMiddle(),
    DoubleAction(),
    CheaperBuilding(),
    ExtraBuy(),
    ExtraMoney(),
    ExtraRecruit(),
    Search(SUBJECT_PILES),
    Search(BUILDING_PILES),
    GiveMarker(),
    RecoverAction(),
]


def add_uses(s: RivalKingsState, seat: int, moment: Moment, answers: list[Action]) -> None:
    """The uses of the active subject that are possible now, in canonical order."""
    player = s.players[seat]
    if player.used or not player.subjects:
        return
    subject = player.subjects[-1]
    ABILITIES[s.components.abilities[subject]].add_uses(s, seat, s.actions.uses[subject], moment, answers)


def reasons_against_use(s: RivalKingsState, seat: int, use: Use, moment: Moment) -> list[Refusal]:
    """Why an ability cannot be used now."""
    player = s.players[seat]
    found: list[Refusal] = []
    if player.active_subject() != use.subject:
        found.append(not_active(s.components, use.subject))
    if player.used:
        found.append(used_this_cycle())
    return found + ABILITIES[use.ability].reasons(s, seat, use, moment)


def is_answer(use: Use) -> bool:
    """Whether the use carries out the very action that is asked for."""
    return ABILITIES[use.ability].answers


def use_ability(s: RivalKingsState, seat: int, use: Use) -> None:
    """Use the active subject; that was the ability of this cycle (RK-5.1)."""
    s.players[seat].used = True
    if s.tells:
        s.emit(ability_used(s.components, seat, use.subject))
    ABILITIES[use.ability].apply(s, seat, use)
