"""Every rule against an action of the board or a Favour, with what is missing (PW-3)."""

from __future__ import annotations

from kingscourt.games.paladins import refusals
from kingscourt.games.paladins.action_requirements import (
    HIDDEN,
    OCCUPIED,
    POSSIBLE,
    attack_silver,
    can_pay_column,
    can_send,
    column_silver,
    deed_obstacle,
    favour_obstacle,
    is_open,
    needed_level,
    provisions_cost,
    silver_cost,
)
from kingscourt.games.paladins.actions import Deed
from kingscourt.games.paladins.card_faces import BoardAction
from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.scoring import times_done
from kingscourt.games.paladins.state import PaladinsState
from kingscourt.games.paladins.vocabulary import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONVERT,
    DEVELOP,
    EMPTY,
    FORTIFY,
    GARRISON,
    NO_CARD,
    PRAY,
    RECRUIT,
)
from kingscourt.games.paladins.worker_spaces import is_free, unfilled
from kingscourt.kernel.refusal import Refusal, by_kind


def explain_deed(s: PaladinsState, p: Player, deed: Deed) -> Refusal | None:
    """The first rule against an action of the board."""
    if deed_obstacle(s, p, deed) == POSSIBLE:
        return None
    return by_kind(deed_reasons(s, p, deed))[0]


def explain_favour(s: PaladinsState, p: Player, index: int) -> Refusal | None:
    """The first rule against a Favour."""
    if favour_obstacle(s, p, index) == POSSIBLE:
        return None
    return by_kind(favour_reasons(s, p, index))[0]


def area_confidence(s: PaladinsState, action: int, area: int) -> str:
    """How sure the level is that an area or column asks for."""
    numbers = s.box.numbers
    if action in (COMMISSION, CONVERT):
        return numbers.faith_confidence[area]
    return numbers.strength_confidence[area]


def deed_reasons(s: PaladinsState, p: Player, deed: Deed) -> list[Refusal]:
    """All rules against an action of the board, in the order of PW-3.0."""
    action = s.box.cards.board[deed.action]
    found: list[Refusal] = []
    if not is_free(p, action):
        found.append(_occupied(p, action))
    missing = [
        refusals.worker_for(action.spaces[number], number) for number in unfilled(p, action, deed.workers)
    ]
    if missing:
        found.append(refusals.no_workers(deed.action, missing))
    if deed.action >= COMMISSION:
        return found + _right_side(s, p, action)
    if deed.action == RECRUIT:
        return found + _recruit(s, p)
    if p.done[deed.action] >= action.limit:
        found.append(refusals.nothing_left("workshop"))
    return found + _silver(p, deed.action, silver_cost(s, p, action))


def favour_reasons(s: PaladinsState, p: Player, index: int) -> list[Refusal]:
    """All rules against a Favour (PW-3.7); one face down says nothing else."""
    obstacle = favour_obstacle(s, p, index)
    if obstacle == HIDDEN:
        return [refusals.favour_hidden()]
    favour = s.box.cards.favours[index]
    found: list[Refusal] = []
    if obstacle == OCCUPIED:
        found.append(refusals.favour_taken())
    if not can_send(p, favour):
        found.append(refusals.favour_worker(favour.worker))
    if p.silver < favour.silver:
        found.append(refusals.no_silver("PW-3.7", favour.silver, p.silver))
    if p.provisions < favour.provisions:
        found.append(refusals.no_provisions("PW-3.7", favour.provisions, p.provisions))
    return found


def _occupied(p: Player, action: BoardAction) -> Refusal:
    index = action.index
    is_half_used = index < PRAY and index != DEVELOP and p.spaces[action.first + 1] == EMPTY
    return refusals.in_one_go(index) if is_half_used else refusals.occupied(index)


def _silver(p: Player, action: int, cost: int) -> list[Refusal]:
    return [] if p.silver >= cost else [refusals.no_silver(refusals.rule_of(action), cost, p.silver)]


def _recruit(s: PaladinsState, p: Player) -> list[Refusal]:
    """Some townsfolk must be there and affordable (PW-3.2)."""
    columns = [column for column, card in enumerate(s.town) if card != NO_CARD]
    if not columns:
        return [refusals.nothing_left("townsfolk")]
    if any(can_pay_column(s, p, column) for column in columns):
        return []
    return _silver(p, RECRUIT, min([column_silver(s, p, column) for column in columns]))


def _right_side(s: PaladinsState, p: Player, action: BoardAction) -> list[Refusal]:
    """Uses, goal and cost (PW-3.6, PW-3.10); what is done as often as it can be has no further cost."""
    index = action.index
    if times_done(p, index) >= action.limit:
        return [refusals.too_often(index, action.limit)]
    found = _goal(s, p, action)
    if index != ATTACK:
        found += _silver(p, index, silver_cost(s, p, action))
    provisions = provisions_cost(s, p, action)
    if p.provisions < provisions:
        found.append(refusals.no_provisions("PW-3.6", provisions, p.provisions))
    return found


def _goal(s: PaladinsState, p: Player, action: BoardAction) -> list[Refusal]:
    """Something within reach to do it on."""
    index = action.index
    if index in (COMMISSION, GARRISON):
        return _space(s, p, action)
    if index in (ATTACK, CONVERT):
        return _outsider(s, p, action)
    found: list[Refusal] = []
    if index == FORTIFY and sum(s.wall_deck) == 0:
        found.append(refusals.nothing_left("wall"))
    assert index in (FORTIFY, ABSOLVE)
    done = p.done[index]
    return found + _level(p, action, action.levels[done], action.levels_confidence[done])


def _space(s: PaladinsState, p: Player, action: BoardAction) -> list[Refusal]:
    """A free space in an area within reach; the nearest one says what is missing."""
    has = p.level(action.needs)
    for index, space in enumerate(s.box.cards.spaces):
        if is_open(s, index, space):
            need = needed_level(s, action.index, space.area)
            if need <= has:
                return []
            confidence = area_confidence(s, action.index, space.area)
            return [refusals.out_of_reach(action.needs, need - has, confidence)]
    return [refusals.nothing_left("space")]


def _outsider(s: PaladinsState, p: Player, action: BoardAction) -> list[Refusal]:
    """Some outsider within strength and silver, or within faith; the leftmost is the nearest."""
    for column, card in enumerate(s.outsiders):
        if card != NO_CARD:
            if action.index == CONVERT:
                need = s.box.numbers.area_faith[column]
                return _level(p, action, need, area_confidence(s, CONVERT, column))
            unpaid = explain_attack(s, p, column)
            return [] if unpaid is None else [unpaid]
    return [refusals.nothing_left("outsider")]


def explain_attack(s: PaladinsState, p: Player, column: int) -> Refusal | None:
    """Whether there is too little silver for the strength missing (PW-3.6)."""
    cost = attack_silver(s, p, column)
    if p.silver >= cost:
        return None
    return refusals.no_silver("PW-3.6", cost, p.silver, area_confidence(s, ATTACK, column))


def _level(p: Player, action: BoardAction, need: int, confidence: str) -> list[Refusal]:
    has = p.level(action.needs)
    return [] if has >= need else [refusals.too_low(action.needs, need, has, confidence)]
