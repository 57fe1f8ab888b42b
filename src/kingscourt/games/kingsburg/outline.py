"""The view as a tree of places and sentences, for terminal, screen reader, agents and the generic board."""

from __future__ import annotations

from kingscourt.games.kingsburg.wire import GroupView, KingsburgView, PlayerView
from kingscourt.kernel.phrase import SEAT_KEY
from kingscourt.kernel.wire import Outline, WirePhrase, WireValue


def _say(name: str, args: dict[str, WireValue] | None = None) -> WirePhrase:
    return WirePhrase(f"kingsburg-outline-{name}", args or {})


def _who(seat: int) -> WirePhrase:
    return WirePhrase(SEAT_KEY, {"n": seat})


def _people(seats: list[int]) -> list[WirePhrase]:
    return [_who(seat) for seat in seats]


def _named(view: KingsburgView, name: str) -> WireValue:
    return view.names.get(name) or WirePhrase(f"kingsburg-{name}")


def _amount(name: str, n: int) -> WirePhrase:
    return WirePhrase(f"kingsburg-{name}", {"n": n})


def _dice(faces: list[int]) -> str:
    return "+".join([str(face) for face in reversed(faces)])


def group_words(own: list[int], white: list[int], tokens: int, market: int) -> list[WirePhrase]:
    """Dice, tokens and Market of a group, part by part."""
    words = []
    if own:
        words.append(WirePhrase("kingsburg-group-dice", {"dice": _dice(own)}))
    if white:
        words.append(WirePhrase("kingsburg-group-white", {"dice": _dice(white)}))
    if tokens:
        words.append(_amount("amount-token", tokens))
    if market:
        words.append(WirePhrase("kingsburg-group-market", {"shift": "+1" if market > 0 else "-1"}))
    return words


def outline_of(view: KingsburgView) -> Outline:
    """The whole table, from the calendar down to single dice."""
    title = _say("over") if view.over else _say("start")
    if view.phase and not view.over:
        phase = WirePhrase(f"kingsburg-phase-{view.phase}")
        title = _say("year", {"n": view.year, "years": view.years, "phase": phase})
    inside = [Outline("order", _say("order", {"order": [*_people(view.order)]}))]
    inside += _enemy(view)
    inside.append(_court(view))
    inside += [_province(view, player) for player in view.players]
    inside.append(_supply())
    return Outline("table", title, inside)


def _enemy(view: KingsburgView) -> list[Outline]:
    found = []
    if view.enemy is not None:
        name = WirePhrase(f"kingsburg-enemy-{view.enemy.kind}")
        card = WirePhrase("kingsburg-enemy-card", {"enemy": name, "strength": view.enemy.strength})
        found.append(Outline("enemy", _say("enemy", {"enemy": card})))
    elif view.enemy_range is not None:
        low, high = view.enemy_range
        found.append(Outline("enemy", _say("enemy-unknown", {"low": low, "high": high})))
    if view.looked and view.kings_help is None:
        found.append(Outline("enemy/looked", _say("looked", {"who": [*_people(view.looked)]})))
    if view.kings_help is not None:
        found.append(Outline("kings-help", _say("kings-help", {"n": view.kings_help})))
    return found


def _court(view: KingsburgView) -> Outline:
    advisors = []
    for number, id in enumerate(view.advisors, start=1):
        groups = [group for group in view.court if group.advisor == number]
        args: dict[str, WireValue] = {"n": number, "advisor": _named(view, f"advisor-{id}")}
        text = _say("advisor-taken" if groups else "advisor-free", args)
        advisors.append(
            Outline(f"advisor/{number}", text, [_group(group, i) for i, group in enumerate(groups)])
        )
    return Outline("court", _say("court", {"n": len({group.advisor for group in view.court})}), advisors)


def _group(group: GroupView, number: int) -> Outline:
    words: WireValue = group_words(group.own, group.white, group.tokens, group.market)
    place = f"advisor/{group.advisor}/group/{number}"
    if group.seat is None:
        return Outline(place, _say("group-neutral", {"group": words}))
    return Outline(place, _say("group", {"who": _who(group.seat), "group": words}))


def _province(view: KingsburgView, player: PlayerView) -> Outline:
    place = f"seat/{player.seat}"
    args: dict[str, WireValue] = {"who": _who(player.seat), "points": _amount("amount-vp", player.vp)}
    inside = [
        Outline(f"{place}/gold", _say("amount", {"amount": _amount("good-gold", player.gold)})),
        Outline(f"{place}/wood", _say("amount", {"amount": _amount("good-wood", player.wood)})),
        Outline(f"{place}/stone", _say("amount", {"amount": _amount("good-stone", player.stone)})),
        Outline(f"{place}/tokens", _say("amount", {"amount": _amount("amount-token", player.tokens)})),
        Outline(f"{place}/soldiers", _say("amount", {"amount": _amount("amount-soldier", player.soldiers)})),
    ]
    inside += _marks(view, player, place)
    inside += _dice_left(player, place)
    inside += _buildings(view, player, place)
    return Outline(place, _say("province", args), inside)


def _marks(view: KingsburgView, player: PlayerView, place: str) -> list[Outline]:
    found = []
    if view.aid == player.seat:
        found.append(Outline(f"{place}/white-dice", _say("aid")))
    if view.envoy == player.seat:
        uses = "-".join(view.envoy_uses) or "waiting"
        found.append(Outline(f"{place}/envoy", _say(f"envoy-{uses}")))
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


def _buildings(view: KingsburgView, player: PlayerView, place: str) -> list[Outline]:
    found = []
    for id in player.buildings:
        text = _say("building", {"building": _named(view, f"building-{id}")})
        found.append(Outline(f"{place}/building/{id}", text))
    if view.seat == player.seat:
        for id in player.next:
            text = _say("building-next", {"building": _named(view, f"building-{id}")})
            found.append(Outline(f"{place}/building/{id}", text))
    return found


def _supply() -> Outline:
    kinds = [
        ("gold", "good-gold"),
        ("wood", "good-wood"),
        ("stone", "good-stone"),
        ("tokens", "amount-token"),
    ]
    inside = [
        Outline(f"supply/{place}", _say("supply-of", {"kind": WirePhrase(f"kingsburg-{name}", {"n": 1})}))
        for place, name in kinds
    ]
    return Outline("supply", _say("supply"), inside)
