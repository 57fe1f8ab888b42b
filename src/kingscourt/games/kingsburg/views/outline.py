"""The view as a tree of places and sentences, for terminals, screen readers, agents and the generic board.

The viewer's own province is `my/…`, as actions point at it; the others are `seat/<n>/…`, as moves name them.
"""

from __future__ import annotations

from kingscourt.games.kingsburg.views.view_types import GroupView, KingsburgView, PlayerView
from kingscourt.kernel.phrase import SEAT_KEY
from kingscourt.kernel.wire_types import Outline, WirePhrase, WireValue


def _say(name: str, args: dict[str, WireValue] | None = None) -> WirePhrase:
    return WirePhrase(f"kingsburg-outline-{name}", args or {})


def _person(seat: int) -> WirePhrase:
    return WirePhrase(SEAT_KEY, {"n": seat})


def _people(seats: list[int]) -> WireValue:
    return [_person(seat) for seat in seats]


def _amount(name: str, n: int) -> WirePhrase:
    return WirePhrase(f"kingsburg-{name}", {"n": n})


def _dice(faces: list[int]) -> str:
    return "+".join([str(face) for face in reversed(faces)])


def _group_words(group: GroupView) -> WireValue:
    words: list[WirePhrase] = [WirePhrase("kingsburg-group-dice", {"dice": _dice(group.own)})]
    if group.white:
        words.append(WirePhrase("kingsburg-group-white", {"dice": _dice(group.white)}))
    if group.tokens:
        words.append(_amount("amount-token", group.tokens))
    if group.market:
        words.append(WirePhrase(f"kingsburg-group-market-{'higher' if group.market > 0 else 'lower'}"))
    return words


def outline_of(view: KingsburgView) -> Outline:
    """The whole table, from the calendar down to single dice."""
    title = _say("over") if view.over else _say("start")
    if view.phase and not view.over:
        phase = WirePhrase(f"kingsburg-phase-{view.phase}")
        title = _say("year", {"n": view.year, "years": view.years, "phase": phase})
    inside = [Outline("order", _say("order", {"players": _people(view.order)}))]
    inside += _enemy(view)
    inside += _envoy(view)
    inside.append(_court(view))
    inside += [_province(view, player) for player in view.players]
    inside.append(_supply())
    return Outline("table", title, inside)


def _enemy(view: KingsburgView) -> list[Outline]:
    found = []
    if view.enemy is not None:
        name = WirePhrase(f"kingsburg-enemy-{view.enemy.kind}")
        card = WirePhrase("kingsburg-enemy-card", {"enemy": name, "strength": view.enemy.strength})
        found.append(Outline("enemy", _say("foe", {"card": card})))
    elif view.enemy_range is not None:
        low, high = view.enemy_range
        found.append(Outline("enemy", _say("foe-unknown", {"low": low, "high": high})))
    if view.looked and view.kings_help is None:
        found.append(Outline("enemy/looked", _say("looked", {"players": _people(view.looked)})))
    if view.kings_help is not None:
        found.append(Outline("kings-help", _say("kings-help", {"n": view.kings_help})))
    return found


def _envoy(view: KingsburgView) -> list[Outline]:
    if view.envoy is None:
        return []
    uses = "-".join(view.envoy_uses) or ("spent" if view.envoy_spent else "waiting")
    return [Outline("envoy", _say(f"envoy-{uses}", {"player": _person(view.envoy)}))]


def _court(view: KingsburgView) -> Outline:
    advisors = []
    for number, id in enumerate(view.advisors, start=1):
        groups = [group for group in view.court if group.advisor == number]
        args: dict[str, WireValue] = {"n": number, "advisor": WirePhrase(f"kingsburg-advisor-{id}")}
        text = _say("seat-taken" if groups else "seat-free", args)
        inside = [_group(group, n) for n, group in enumerate(groups)]
        advisors.append(Outline(f"advisor/{number}", text, inside))
    return Outline("court", _say("court", {"n": len({group.advisor for group in view.court})}), advisors)


def _group(group: GroupView, number: int) -> Outline:
    words = _group_words(group)
    place = f"advisor/{group.advisor}/group/{number}"
    if group.seat is None:
        return Outline(place, _say("laid-neutral", {"group": words}))
    return Outline(place, _say("laid", {"player": _person(group.seat), "group": words}))


def _province(view: KingsburgView, player: PlayerView) -> Outline:
    mine = view.seat == player.seat
    place = "my" if mine else f"seat/{player.seat}"
    args: dict[str, WireValue] = {"player": _person(player.seat), "points": _amount("amount-vp", player.vp)}
    goods = [
        _line(f"{place}/gold", "good-gold", player.gold),
        _line(f"{place}/wood", "good-wood", player.wood),
        _line(f"{place}/stone", "good-stone", player.stone),
    ]
    inside = [
        _line(f"{place}/vp", "amount-vp", player.vp),
        Outline(f"{place}/goods", _say("goods", {"n": player.gold + player.wood + player.stone}), goods),
        _line(f"{place}/tokens", "amount-token", player.tokens),
        _line(f"{place}/soldiers", "amount-soldier", player.soldiers),
    ]
    inside += _marks(view, player, place)
    inside += _dice_left(player, place)
    inside += _buildings(player, place, mine)
    return Outline(place, _say("province", args), inside)


def _line(place: str, name: str, n: int) -> Outline:
    return Outline(place, _say("amount", {"amount": _amount(name, n)}))


def _marks(view: KingsburgView, player: PlayerView, place: str) -> list[Outline]:
    found = []
    if view.aid == player.seat:
        found.append(Outline(f"{place}/white-dice", _say("aid")))
    if player.market != "none":
        found.append(Outline(f"{place}/market", _say(f"market-{player.market}")))
    if player.passed:
        found.append(Outline(f"{place}/passed", _say("passed")))
    if player.result is not None and player.strength is not None:
        found.append(Outline(f"{place}/strength", _say(f"battle-{player.result}", {"n": player.strength})))
    return found


def _dice_left(player: PlayerView, place: str) -> list[Outline]:
    found = []
    for face in sorted(set(player.own)):
        args: dict[str, WireValue] = {"face": face, "n": player.own.count(face)}
        found.append(Outline(f"{place}/die/own/{face}", _say("die", args)))
    for face in sorted(set(player.white)):
        args = {"face": face, "n": player.white.count(face)}
        found.append(Outline(f"{place}/die/white/{face}", _say("die-white", args)))
    if player.aside:
        face = int(player.aside.removeprefix("w"))
        key = "aside-white" if player.aside.startswith("w") else "aside"
        found.append(Outline(f"{place}/aside", _say(key, {"n": face})))
    return found


def _buildings(player: PlayerView, place: str, mine: bool) -> list[Outline]:
    """The standing buildings and, in the viewer's province, those that could come next."""
    standing = [_building(place, id, "standing") for id in player.buildings]
    return standing + ([_building(place, id, "not-built") for id in player.next] if mine else [])


def _building(place: str, id: str, name: str) -> Outline:
    text = _say(name, {"building": WirePhrase(f"kingsburg-building-{id}")})
    return Outline(f"{place}/building/{id}", text)


def _supply() -> Outline:
    kinds = [
        ("gold", "good-gold"),
        ("wood", "good-wood"),
        ("stone", "good-stone"),
        ("tokens", "amount-token"),
    ]
    inside = [
        Outline(f"supply/{place}", _say("supply-of", {"kind": _amount(name, 1)})) for place, name in kinds
    ]
    return Outline("supply", _say("supply"), inside)
