"""Why something cannot be done: what a place or a text means, with all rules against it."""

from __future__ import annotations

from kingscourt.kernel.action import Action
from kingscourt.kernel.catalogue import Catalogue
from kingscourt.kernel.refusal import Refusal
from kingscourt.table.table import Table


class Impossible:
    """An action that is not legal, and every rule against it."""

    def __init__(self, action: Action, refusals: list[Refusal]) -> None:
        self.action: Action = action
        self.refusals: list[Refusal] = refusals

    def distance(self) -> tuple[int, int]:
        """How far the action is from being legal: by rules, then by what is missing."""
        return len(self.refusals), sum(len(refusal.missing) for refusal in self.refusals)


def elsewhere(catalogue: Catalogue, model: Action, place: str) -> list[Action]:
    """The same action at another place: the same dice on another advisor."""
    places = [place, *model.points_at()[1:]]
    return [one for one in catalogue.actions if one.verb == model.verb and one.points_at() == places]


def meant(table: Table, seat: int, asked: str, like: str = "") -> list[Action]:
    """The candidates with this text or place, all if nothing is asked for; or the action `like` one there."""
    catalogue = table.game_setup.catalogue
    if like:
        return elsewhere(catalogue, catalogue.parse(like), asked)
    if asked in catalogue.ids:
        return [catalogue.parse(asked)]
    candidates = table.position.state.candidates(seat)
    return [action for action in candidates if not asked or asked in action.points_at()]


def impossible(table: Table, seat: int, actions: list[Action]) -> list[Impossible]:
    """The actions that are not legal; what is nearest to being legal comes first."""
    state = table.position.state
    found: list[Impossible] = []
    for action in actions:
        refusals = state.reasons(seat, action)
        if refusals:
            found.append(Impossible(action, refusals))
    return sorted(found, key=Impossible.distance)


def why_not(table: Table, seat: int, asked: str, like: str = "") -> list[Impossible]:
    """Why nothing can be done at a place: each rule once, nearest action first; empty if something can."""
    actions = meant(table, seat, asked, like)
    found = impossible(table, seat, actions)
    if len(found) < len(actions):
        return []
    told: set[str] = set()
    news: list[Impossible] = []
    for one in found:
        fresh = [refusal for refusal in one.refusals if refusal.rule not in told]
        told.update(refusal.rule for refusal in fresh)
        if fresh:
            news.append(Impossible(one.action, fresh))
    return news
