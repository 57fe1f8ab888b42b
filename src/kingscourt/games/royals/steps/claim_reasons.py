"""Everything that stands against occupying a position or taking one over (RY-2.6a, RY-2.6c)."""

from __future__ import annotations

from kingscourt.games.royals.actions import END_TURN, Claim
from kingscourt.games.royals.refusals import (
    is_held,
    is_own,
    is_vacant,
    no_cubes,
    too_dear,
    too_little_intrigue,
)
from kingscourt.games.royals.state import VACANT, RoyalsState
from kingscourt.games.royals.steps.occupy import CUBES_NEEDED
from kingscourt.kernel.action import Action
from kingscourt.kernel.refusal import Refusal


def plausible_plays(s: RoyalsState) -> list[Action]:
    """Occupying what is vacant, taking over what is held, and the end of the turn."""
    actions = s.components.actions
    claims = [
        actions.occupy[n] if holder == VACANT else actions.take_over[n] for n, holder in enumerate(s.holders)
    ]
    return [*claims, END_TURN]


def against_claim(s: RoyalsState, seat: int, action: Claim) -> list[Refusal]:
    """All refusals of a position: who holds it, then cubes, intrigue cards and country cards."""
    position = s.components.positions[action.position]
    holder = s.holders[position.index]
    if holder == seat:
        return [is_own(s.components, position)]  # nothing that is missing would help
    found: list[Refusal] = []
    if action.takes_over and holder == VACANT:
        found.append(is_vacant(s.components, position))
    elif not action.takes_over and holder != VACANT:
        found.append(is_held(s.components, position, holder))
    cubes = s.players[seat].cubes
    if cubes < CUBES_NEEDED:
        found.append(no_cubes(cubes, CUBES_NEEDED))
    power = s.intrigue_power(seat, position.country)
    if action.takes_over and holder != VACANT and position.intrigue > power:
        found.append(too_little_intrigue(s.components, position, power))
    most = s.affordable(seat, position.country)
    if position.cost > most:
        found.append(too_dear(s.components, position, most))
    return found
