"""Checks the boards of a component file."""

from __future__ import annotations

from typing import Final

from kingscourt.games.paladins.component_files.file_types import ActionEntry, ComponentFile
from kingscourt.games.paladins.component_files.problem_list import ProblemList
from kingscourt.games.paladins.vocabulary import (
    ACTIONS,
    ATTRIBUTES,
    OUTSIDER_COLUMNS,
    SPACE_KINDS,
)

MOST_PLAYERS: Final = 4
_SPACES: Final = {"develop": 2, "recruit": 2, "hunt": 2, "trade": 2, "pray": 1, "conspire": 1}  # the others 3
_GAINS: Final = {"hunt": 2, "trade": 2, "commission": 1, "garrison": 1, "absolve": 1}  # by workers, or always
_SCORING: Final = ["develop", "commission", "fortify", "garrison", "absolve"]
_RIGHT_SIDE: Final = ACTIONS[6:]


def check_board(p: ProblemList, file: ComponentFile) -> None:
    """The player board and the main board."""
    p.unless(sorted(file.actions) == sorted(ACTIONS), f"actions: exactly {', '.join(ACTIONS)} are needed")
    for name, action in file.actions.items():
        if name in ACTIONS:
            _check_action(p, name, action)
            _check_uses(p, name, action, file)
    _check_areas(p, file)


def _check_action(p: ProblemList, name: str, action: ActionEntry) -> None:
    where = f"actions.{name}"
    p.all_known(where, action.spaces, SPACE_KINDS)
    spaces = _SPACES.get(name, 3)
    p.unless(len(action.spaces) == spaces, f"{where}: {spaces} spaces are needed")
    if action.needs:
        p.known(where, action.needs, ATTRIBUTES)
    else:
        p.unless(name not in _RIGHT_SIDE, f"{where}: needs is missing, one of {', '.join(ATTRIBUTES)}")
    p.options(where, action.gains)
    gains = _GAINS.get(name, 0)
    p.unless(
        len(action.gains) >= gains, f"{where}: gains has {len(action.gains)} lists of rewards, not {gains}"
    )
    p.unless(name not in _SCORING or len(action.points) > 0, f"{where}: points is missing")


def _check_uses(p: ProblemList, name: str, action: ActionEntry, file: ComponentFile) -> None:
    """Costs and levels by use must reach as far as the pieces do (PW-3.6)."""
    start = file.start
    pieces = {"commission": start.monks, "garrison": start.outposts, "absolve": start.jars}
    uses = pieces.get(name, len(action.levels) if name == "fortify" else 0)
    where = f"actions.{name}"
    costs = action.silver_by_use if name == "absolve" else action.provisions
    p.unless(len(costs) >= uses, f"{where}: a cost for each of {uses} uses is needed")
    if name == "absolve":
        p.unless(len(action.levels) >= uses, f"{where}: a level for each of {uses} uses is needed")
    if name == "fortify":
        p.unless(uses > 0, f"{where}: levels is missing")


def _check_areas(p: ProblemList, file: ComponentFile) -> None:
    areas = len(file.areas.faith)
    p.unless(areas == OUTSIDER_COLUMNS == len(file.areas.strength), f"areas: {OUTSIDER_COLUMNS} levels each")
    for levels in (file.areas.faith, file.areas.strength):
        p.unless(levels == sorted(levels), "areas: levels rise from the left")
    for number, space in enumerate(file.spaces, 1):
        p.rewards(f"spaces {number}", space.reward)
