"""The view as a tree of places, for terminals, screen readers, agents and the generic board.

The viewer's own province is `my/…`, as actions point at it; the others are `seat/<n>/…`, as moves name them.
"""

from __future__ import annotations

from kingscourt.games.kingsburg.components import KingsburgComponents
from kingscourt.games.kingsburg.printed import enemy_card, enemy_lines, gifts_line
from kingscourt.games.kingsburg.views.outline_words import group_words, people, person, say
from kingscourt.games.kingsburg.views.province_outline import province
from kingscourt.games.kingsburg.views.view_types import GroupView, KingsburgView
from kingscourt.kernel.wire_conversion import phrase_to_wire
from kingscourt.kernel.wire_types import Outline, WirePhrase, WireValue


def outline_of(view: KingsburgView, box: KingsburgComponents) -> Outline:
    """The whole table, from the calendar down to single dice."""
    inside = [Outline("order", say("order"), say("players", {"players": people(view.order)}))]
    inside += _enemy(view, box)
    inside += _envoy(view)
    inside.append(_court(view, box))
    inside += [province(view, box, player) for player in view.players]
    inside.append(_supply())
    if view.over:
        return Outline("table", say("over"), inside=inside)
    if not view.phase:
        return Outline("table", say("start"), inside=inside)
    year = say("year", {"n": view.year, "years": view.years})
    return Outline("table", year, WirePhrase(f"kingsburg-phase-{view.phase}"), inside=inside)


def _enemy(view: KingsburgView, box: KingsburgComponents) -> list[Outline]:
    found = []
    state = []
    if view.looked and view.kings_help is None:
        state.append(say("looked", {"players": people(view.looked)}))
    if view.enemy is not None:
        enemy = next(one for one in box.enemies if one.id == view.enemy.id)
        card = phrase_to_wire(enemy_card(enemy))
        lines = [phrase_to_wire(line) for line in enemy_lines(enemy)]
        found.append(Outline("enemy", say("foe"), card, lines, state, enemy.giver.rule))
    elif view.enemy_range is not None:
        low, high = view.enemy_range
        unknown = say("foe-unknown", {"low": low, "high": high})
        found.append(Outline("enemy", say("foe"), unknown, state=state))
    if view.kings_help is not None:
        found.append(Outline("kings-help", say("kings-help"), view.kings_help))
    return found


def _envoy(view: KingsburgView) -> list[Outline]:
    if view.envoy is None:
        return []
    uses = "-".join(view.envoy_uses) or ("spent" if view.envoy_spent else "waiting")
    return [Outline("envoy", say("envoy"), person(view.envoy), state=[say(f"envoy-{uses}")])]


def _court(view: KingsburgView, box: KingsburgComponents) -> Outline:
    advisors = []
    for advisor in box.advisors[1:]:
        groups = [group for group in view.court if group.advisor == advisor.number]
        args: dict[str, WireValue] = {"n": advisor.number, "advisor": phrase_to_wire(advisor.name)}
        advisors.append(
            Outline(
                f"advisor/{advisor.number}",
                say("advisor", args),
                None,
                [phrase_to_wire(gifts_line(advisor))],
                [_taken(group) for group in groups],
                advisor.giver.rule,
                [_group(group, n) for n, group in enumerate(groups)],
            )
        )
    taken = say("taken", {"n": len({group.advisor for group in view.court})})
    return Outline("court", say("court"), state=[taken], inside=advisors)


def _taken(group: GroupView) -> WirePhrase:
    if group.seat is None:
        return say("taken-neutral")
    return say("taken-by", {"player": person(group.seat)})


def _group(group: GroupView, number: int) -> Outline:
    place = f"advisor/{group.advisor}/group/{number}"
    label = say("neutral") if group.seat is None else person(group.seat)
    return Outline(place, label, say("group", {"group": group_words(group)}))


def _supply() -> Outline:
    kinds = ["gold", "wood", "stone", "tokens"]
    return Outline("supply", say("supply"), inside=[Outline(f"supply/{kind}", say(kind)) for kind in kinds])
