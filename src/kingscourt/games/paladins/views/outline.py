"""The view as a tree of places and sentences, for terminals, screen readers, agents and the generic board."""

from __future__ import annotations

from typing import Final

from kingscourt.games.paladins.component_files.checks import family
from kingscourt.games.paladins.views.outline_phrases import (
    favour_rule,
    hired,
    paladin_rule,
    reaction,
    rewards,
    together,
    workers,
)
from kingscourt.games.paladins.views.seat_view import (
    FavourView,
    OutsiderView,
    PaladinCards,
    PaladinsView,
    PlayerView,
    SolitaireView,
    TavernView,
    TownsfolkView,
)
from kingscourt.games.paladins.worker_action_and_reward_numbers import ACTIONS, ATTRIBUTES, COMMISSION
from kingscourt.kernel.phrase import SEAT_KEY
from kingscourt.kernel.wire_types import Outline, WirePhrase, WireValue

ROW_TASKS: Final = {"recruits": "recruit", "prays": "pray", "trades": "trade", "conspires": "conspire"}


def outline_of(view: PaladinsView) -> Outline:
    """The whole table, from the round down to single cards."""
    title = _say(f"title-{view.phase}", {"n": view.round})
    inside = [
        _orders(view),
        _favours(view),
        _supply(view),
        _townsfolk(view),
        _outsiders(view),
        _areas(view),
    ]
    if view.taverns:
        inside.append(Outline("tavern", _say("taverns"), [_tavern(view, card) for card in view.taverns]))
    inside += [_player(view, index) for index in range(len(view.players))]
    if view.opponent is not None:
        inside.append(_solitaire(view.opponent))
    return Outline("table", title, inside)


def _say(name: str, args: dict[str, WireValue] | None = None) -> WirePhrase:
    return WirePhrase(f"paladins-outline-{name}", args or {})


def _who(view: PaladinsView, player: int) -> WirePhrase:
    seat = view.players[player].seat
    return WirePhrase("paladins-opponent") if seat is None else WirePhrase(SEAT_KEY, {"n": seat})


def _root(player: PlayerView) -> str:
    return "opponent" if player.seat is None else f"seat/{player.seat}"


def _named(view: PaladinsView, kind: str, id: str) -> WireValue:
    plain = view.names.get(f"{kind}-{id}")
    return plain or WirePhrase(f"paladins-{kind}-{family(id)}")


def _all_named(view: PaladinsView, kind: str, ids: list[str]) -> list[WirePhrase]:
    found: list[WirePhrase] = []
    for id in ids:
        name = _named(view, kind, id)
        found.append(name if isinstance(name, WirePhrase) else WirePhrase("paladins-plain", {"name": name}))
    return found


def _orders(view: PaladinsView) -> Outline:
    inside: list[Outline] = []
    for slot, order in enumerate(view.orders, 1):
        place = f"order/{slot}"
        if order is None:
            inside.append(Outline(place, _say("order-hidden", {"n": slot})))
        else:
            args: dict[str, WireValue] = {
                "order": WirePhrase(f"paladins-order-{order}"),
                "times": view.order_times,
                "points": view.order_points[slot - 1],
            }
            inside.append(Outline(place, _say("order", args)))
    return Outline("order", _say("orders"), inside)


def _favours(view: PaladinsView) -> Outline:
    inside: list[Outline] = []
    for slot, favour in enumerate(view.favours, 1):
        if favour is None:
            inside.append(Outline(f"favour/{slot}", _say("favour-hidden", {"n": slot})))
        else:
            inside.append(_favour(view, favour))
    return Outline("favour", _say("favours"), inside)


def _favour(view: PaladinsView, favour: FavourView) -> Outline:
    args: dict[str, WireValue] = {"favour": _named(view, "favour", favour.id)}
    place = f"favour/{favour.id}"
    if favour.worker is None or favour.player is None:
        return Outline(place, _say("favour-free", args), [Outline(f"{place}/rule", favour_rule(favour))])
    args |= {"player": _who(view, favour.player), "worker": WirePhrase(f"paladins-worker-{favour.worker}")}
    return Outline(place, _say("favour-taken", args))


def _supply(view: PaladinsView) -> Outline:
    inside = [
        Outline("tax", _say("tax", {"n": view.tax, "full": view.tax_full})),
        Outline("suspicions", _say("suspicions", {"n": view.suspicions})),
        Outline("debts", _say("debts", {"n": view.debts})),
        Outline("walls", _say("walls", {"n": view.walls})),
    ]
    return Outline("supply", _say("supply"), inside)


def _townsfolk(view: PaladinsView) -> Outline:
    inside: list[Outline] = []
    for column, card in enumerate(view.townsfolk, 1):
        if card is None:
            inside.append(Outline(f"townsfolk/{column}", _say("column-empty", {"n": column})))
        else:
            inside.append(_townsfolk_card(view, column, card))
    return Outline("townsfolk", _say("townsfolk-row", {"n": view.townsfolk_deck}), inside)


def _townsfolk_card(view: PaladinsView, column: int, card: TownsfolkView) -> Outline:
    args: dict[str, WireValue] = {
        "n": column,
        "townsfolk": _named(view, "townsfolk", card.id),
        "silver": card.silver,
        "dismiss": rewards(card.dismiss),
        "hire": hired(card),
    }
    return Outline(f"townsfolk/{card.id}", _say("townsfolk-debt" if card.debt else "townsfolk", args))


def _outsiders(view: PaladinsView) -> Outline:
    inside: list[Outline] = []
    for column, card in enumerate(view.outsiders, 1):
        if card is None:
            inside.append(Outline(f"outsider/{column}", _say("column-empty", {"n": column})))
        else:
            inside.append(_outsider_card(view, column, card))
    return Outline("outsider", _say("outsider-row", {"n": view.outsider_deck}), inside)


def _outsider_card(view: PaladinsView, column: int, card: OutsiderView) -> Outline:
    args: dict[str, WireValue] = {
        "n": column,
        "outsider": _named(view, "outsider", card.id),
        "people": WirePhrase(f"paladins-people-{card.people}"),
        "faith": card.faith_needed,
        "strength": card.strength_needed,
        "attack": rewards(card.attack),
        "gain": card.strength,
    }
    place = f"outsider/{card.id}"
    inside: list[Outline] = []
    name = args["outsider"]
    if isinstance(name, WirePhrase):  # an owner's own card has no sentence
        inside.append(Outline(f"{place}/rule", WirePhrase(f"{name.key}.rule")))
    return Outline(place, _say("outsider", args), inside)


def _areas(view: PaladinsView) -> Outline:
    inside: list[Outline] = []
    for number, area in enumerate(view.areas, 1):
        spaces = _spaces("area", area.free)
        for piece in view.pieces:
            if piece.space.startswith(f"{number}/"):
                args: dict[str, WireValue] = {"player": _who(view, piece.player)}
                spaces.append(Outline(f"area/{piece.space}", _say(piece.piece, args)))
        text = _say("area", {"n": number, "faith": area.faith, "strength": area.strength})
        inside.append(Outline(f"area/{number}", text, spaces))
    return Outline("area", _say("areas", {"n": len(view.pieces)}), inside)


def _spaces(root: str, free: dict[str, list[str]]) -> list[Outline]:
    return [Outline(f"{root}/{id}", together(names)) for id, names in free.items()]


def _tavern(view: PaladinsView, card: TavernView) -> Outline:
    args: dict[str, WireValue] = {"workers": workers(card.workers)}
    place = f"tavern/{card.id.removeprefix('tavern-')}"
    if card.player is None:
        return Outline(place, _say("tavern-free", args))
    return Outline(place, _say("tavern-taken", args | {"player": _who(view, card.player)}))


def _player(view: PaladinsView, index: int) -> Outline:
    player = view.players[index]
    root = _root(player)
    key = "player-passed" if player.passed else "player"
    args: dict[str, WireValue] = {"player": _who(view, index), "n": player.points}
    inside = [
        *_resources(player, root),
        _workers(player, root),
        *_attributes(player, root),
        Outline(f"{root}/suspicions", _say("own-suspicions", {"n": len(player.suspicions)})),
        Outline(f"{root}/debts", _say("own-debts", {"unpaid": player.unpaid, "paid": player.paid})),
        *_cards(view, player, root),
        *_board(player, root, player.seat == view.seat),
    ]
    if player.paladins is not None:
        inside += _paladins(view, player, player.paladins, root)
    return Outline(root, _say(key, args), inside)


def _resources(player: PlayerView, root: str) -> list[Outline]:
    if player.seat is None:  # the opponent's gains move its marker (PW-7.4)
        return []
    return [
        Outline(f"{root}/silver", _say("silver", {"n": player.silver})),
        Outline(f"{root}/provisions", _say("provisions", {"n": player.provisions})),
    ]


def _workers(player: PlayerView, root: str) -> Outline:
    inside = [
        Outline(f"{root}/workers/{kind}", WirePhrase(f"paladins-reward-{kind}", {"n": n}))
        for kind, n in player.workers.items()
    ]
    return Outline(f"{root}/workers", _say("workers", {"n": sum(player.workers.values())}), inside)


def _attributes(player: PlayerView, root: str) -> list[Outline]:
    found: list[Outline] = []
    for name in ATTRIBUTES:
        args: dict[str, WireValue] = {
            "attribute": WirePhrase(f"paladins-attribute-{name}"),
            "n": player.attributes[name],
        }
        boost = player.boosts.get(name, 0)
        text = _say("attribute-boosted", args | {"boost": boost}) if boost else _say("attribute", args)
        found.append(Outline(f"{root}/{name}", text))
    return found


def _cards(view: PaladinsView, player: PlayerView, root: str) -> list[Outline]:
    found: list[Outline] = []
    if player.townsfolk:
        found.append(_hired(view, player, root))
    if player.attacked:
        attacked: WireValue = [_attacked(view, id) for id in player.attacked]
        found.append(Outline(f"{root}/attacked", _say("attacked", {"cards": attacked})))
    if player.converted:
        names: WireValue = _all_named(view, "outsider", player.converted)
        found.append(Outline(f"{root}/converted", _say("converted", {"cards": names})))
    return found


def _hired(view: PaladinsView, player: PlayerView, root: str) -> Outline:
    """Cards of one name react differently, so each says how."""
    inside: list[Outline] = []
    for id in player.townsfolk:
        args: dict[str, WireValue] = {
            "townsfolk": _named(view, "townsfolk", id),
            "reaction": reaction(view.reactions[id]),
        }
        inside.append(Outline(f"{root}/townsfolk/{id}", _say("reacting", args)))
    return Outline(f"{root}/townsfolk", _say("hired", {"n": len(inside)}), inside)


def _attacked(view: PaladinsView, id: str) -> WirePhrase:
    people = WirePhrase(f"paladins-people-{view.peoples[id]}")
    return _say("attacked-one", {"outsider": _named(view, "outsider", id), "people": people})


def _board(player: PlayerView, root: str, is_own: bool) -> list[Outline]:
    found: list[Outline] = []
    if player.seat is not None:  # the opponent does not develop (PW-7.13)
        found.append(Outline(f"{root}/workshops", _say("workshops", {"n": player.workshops})))
    for number, name in enumerate(ACTIONS):
        inside = [
            Outline(f"{root}/{name}/{space}", WirePhrase(f"paladins-content-{content}"))
            for space, content in enumerate(player.board[name], 1)
            if content
        ]
        args: dict[str, WireValue] = {"task": WirePhrase(f"paladins-task-{name}")}
        if number >= COMMISSION:
            found.append(
                Outline(f"{root}/{name}", _say("action-done", args | {"n": player.done[name]}), inside)
            )
        elif inside:
            found.append(Outline(f"{root}/{name}", _say("action", args), inside))
    if player.wall_points:
        found.append(Outline(f"{root}/walls", _say("wall-points", {"n": player.wall_points})))
    if player.free_jars and is_own:
        found.append(Outline(f"{root}/jar", _say("jars"), _spaces(f"{root}/jar", player.free_jars)))
    return found


def _paladins(view: PaladinsView, player: PlayerView, cards: PaladinCards, root: str) -> list[Outline]:
    found: list[Outline] = []
    for id in cards.hand:
        if id is not None:
            name = _named(view, "paladin", id)
            place = f"{root}/hand/{id}"
            found.append(Outline(place, _say("in-hand", {"paladin": name}), _paladin_rule(view, id, place)))
    if player.paladin is not None:
        current = _named(view, "paladin", player.paladin)
        place = f"{root}/paladin"
        rule = _paladin_rule(view, player.paladin, place)
        found.append(Outline(place, _say("paladin", {"paladin": current}), rule))
    deck = len(cards.top) + cards.unseen + len(cards.bottom)
    inside = [*_known(view, root, "top", cards.top[::-1]), *_known(view, root, "bottom", cards.bottom)]
    found.append(Outline(f"{root}/deck", _say("deck", {"n": deck}), inside))
    return found


def _known(view: PaladinsView, root: str, end: str, ids: list[str | None]) -> list[Outline]:
    """Cards that the viewer knows at one end of a deck, from above to below."""
    known = [id for id in ids if id is not None]
    if not known:
        return []
    args: dict[str, WireValue] = {"cards": _all_named(view, "paladin", known)}
    return [Outline(f"{root}/deck/{end}", _say(f"deck-{end}", args))]


def _paladin_rule(view: PaladinsView, id: str, place: str) -> list[Outline]:
    card = view.paladins.get(id)
    return [] if card is None else [Outline(f"{place}/rule", paladin_rule(card))]


def _stack(opponent: SolitaireView) -> list[WirePhrase]:
    """The stack from the top; of markers on one level the uppermost rises (PW-7.4)."""
    return [WirePhrase(f"paladins-attribute-{name}") for name in reversed(opponent.stack)]


def _solitaire(opponent: SolitaireView) -> Outline:
    inside = [
        Outline("opponent/track", _say("track", {"n": opponent.marker})),
        Outline("opponent/stack", _say("stack", {"attributes": _stack(opponent)})),
        Outline("opponent/schemes", _say("schemes", {"n": opponent.schemes})),
    ]
    if opponent.row:
        used: WireValue = [WirePhrase(f"paladins-task-{ROW_TASKS[name]}") for name in opponent.row]
        inside.append(Outline("opponent/row", _say("row", {"tasks": used})))
    for kind, n in opponent.discards.items():
        scheme = WirePhrase(f"paladins-scheme-{kind}")
        inside.append(Outline(f"opponent/schemes/discard/{kind}", _say("scheme", {"scheme": scheme, "n": n})))
    for category, n in opponent.sheet.items():
        args: dict[str, WireValue] = {"task": WirePhrase(f"paladins-score-{category}"), "n": n}
        inside.append(Outline(f"opponent/score/{category}", _say("action-done", args)))
    return Outline("opponent/plan", _say("solitaire"), inside)
