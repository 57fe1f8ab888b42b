"""A province in the outline: points, goods, soldiers, dice and buildings."""

from __future__ import annotations

from kingscourt.games.kingsburg.components import Building, KingsburgComponents
from kingscourt.games.kingsburg.printed import building_effect, building_lines
from kingscourt.games.kingsburg.terms.defence_strength import Defence
from kingscourt.games.kingsburg.views.outline_words import person, say, white_words
from kingscourt.games.kingsburg.views.view_types import KingsburgView, PlayerView
from kingscourt.kernel.wire_conversion import phrase_to_wire
from kingscourt.kernel.wire_types import Outline, WirePhrase


def province(view: KingsburgView, box: KingsburgComponents, player: PlayerView) -> Outline:
    """Everything before one player."""
    mine = view.seat == player.seat
    place = "my" if mine else f"seat/{player.seat}"
    goods = [
        Outline(f"{place}/gold", say("gold"), player.gold),
        Outline(f"{place}/wood", say("wood"), player.wood),
        Outline(f"{place}/stone", say("stone"), player.stone),
    ]
    inside = [
        Outline(f"{place}/vp", say("vp"), player.vp),
        Outline(f"{place}/goods", say("goods"), player.gold + player.wood + player.stone, inside=goods),
        Outline(f"{place}/tokens", say("tokens"), player.tokens),
        Outline(f"{place}/soldiers", say("soldiers"), player.soldiers),
    ]
    inside += _strength(view, box, player, place)
    inside += _marks(view, player, place)
    inside += _dice_left(player, place)
    inside.append(_buildings(box, player, place, mine))
    state = [say("passed")] if player.passed else []
    return Outline(place, say("province", {"player": person(player.seat)}), state=state, inside=inside)


def _owned(box: KingsburgComponents, player: PlayerView) -> int:
    owned = 0
    for building in box.buildings:
        if building.id in player.buildings:
            owned |= building.bit
    return owned


def _strength(view: KingsburgView, box: KingsburgComponents, player: PlayerView, place: str) -> list[Outline]:
    """The strength in battle, or what it would be without the King's reinforcements (KB-4.2)."""
    if player.result is not None and player.strength is not None:
        result = say(f"result-{player.result}")
        return [Outline(f"{place}/strength", say("strength"), player.strength, state=[result])]
    # What only some have seen of the enemy stays out, so that everybody reads the same of a province.
    is_open = view.enemy is not None and (view.seat is None or len(view.looked) == len(view.players))
    enemies = [enemy for enemy in box.enemies if enemy.year == len(view.past) + 1]
    if is_open and view.enemy is not None:
        enemies = [enemy for enemy in enemies if enemy.id == view.enemy.id]
    if not enemies:
        return []
    found = Defence(box, player.soldiers, _owned(box, player), enemies)
    value = say("span", {"span": found.strength})
    lines = [phrase_to_wire(part) for part in found.parts]
    return [Outline(f"{place}/strength", say("defence"), value, lines)]


def _marks(view: KingsburgView, player: PlayerView, place: str) -> list[Outline]:
    found = []
    if view.aid == player.seat:
        found.append(Outline(f"{place}/white-dice", say("aid"), say("aid-die")))
    if player.market != "none":
        found.append(Outline(f"{place}/market", say("market"), state=[say(f"market-{player.market}")]))
    return found


def _dice_left(player: PlayerView, place: str) -> list[Outline]:
    found = []
    for face in sorted(set(player.own)):
        found.append(Outline(f"{place}/die/own/{face}", say("die"), _faces(face, player.own)))
    for face in sorted(set(player.white)):
        found.append(Outline(f"{place}/die/white/{face}", say("die-white"), _faces(face, player.white)))
    if player.aside:
        face = int(player.aside.removeprefix("w"))
        value = white_words([face]) if player.aside.startswith("w") else face
        found.append(Outline(f"{place}/aside", say("aside"), value))
    return found


def _faces(face: int, faces: list[int]) -> int | WirePhrase:
    n = faces.count(face)
    return face if n == 1 else say("times", {"n": n, "face": face})


def _buildings(box: KingsburgComponents, player: PlayerView, place: str, mine: bool) -> Outline:
    """The standing buildings and, in the viewer's province, all others that the board shows."""
    inside = []
    for building in box.buildings:
        if building.id in player.buildings:
            inside.append(_building(box, building, place, [say("built")]))
        elif mine:
            state = [say("next")] if building.id in player.next else []
            inside.append(_building(box, building, place, state))
    return Outline(f"{place}/buildings", say("buildings"), len(player.buildings), inside=inside)


def _building(box: KingsburgComponents, building: Building, place: str, state: list[WirePhrase]) -> Outline:
    lines = [phrase_to_wire(line) for line in building_lines(box, building)]
    lines.append(phrase_to_wire(building_effect(building)))
    name = phrase_to_wire(building.name)
    return Outline(f"{place}/building/{building.id}", name, None, lines, state, building.giver.rule)
