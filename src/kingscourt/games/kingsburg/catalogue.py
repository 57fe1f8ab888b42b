"""The finite list of all actions of one box."""

from __future__ import annotations

from kingscourt.games.kingsburg.actions import common_actions
from kingscourt.games.kingsburg.components import KingsburgComponents
from kingscourt.kernel.action import Action
from kingscourt.kernel.catalogue import Catalogue


def catalogue_of(components: KingsburgComponents) -> Catalogue:
    """Placements, buildings raised, buildings lost, then everything else."""
    actions: list[Action] = [*components.table.places]
    actions += [building.build for building in components.buildings]
    actions += [building.lose for building in components.buildings]
    actions += common_actions()
    return Catalogue(actions)
