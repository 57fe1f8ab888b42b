"""The view as a tree of places and sentences, for terminal, screen reader, agents and the generic board."""

from __future__ import annotations

from kingscourt.games.paladins.edition.problems import family
from kingscourt.games.paladins.kinds import ACTIONS, ATTRIBUTES, COMMISSION, WORKERS
from kingscourt.games.paladins.wire import (
    FavourView,
    OutsiderView,
    PaladinCards,
    PaladinsView,
    PlayerView,
    SolitaireView,
    TavernView,
    TownsfolkView,
)
from kingscourt.kernel.phrase import SEAT_KEY
from kingscourt.kernel.wire import Outline, WirePhrase, WireValue


def outline_of(view: PaladinsView) -> Outline:
    """The whole table, from the round down to single cards."""
    title = _say(f"title-{view.phase}", {"n": view.round})
    inside = [
        _orders(view),
        _favours(view),
        Outline("tax", _say("tax", {"n": view.tax, "full": view.tax_full})),
        Outline("suspicions", _say("suspicions", {"n": view.suspicions})),
        Outline("debts", _say("debts", {"n": view.debts})),
        Outline("walls", _say("walls", {"n": view.walls})),
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


def _rewards(names: list[str]) -> list[WirePhrase]:
    found: list[WirePhrase] = []
    for name in names:
        number, _, kind = name.rpartition(" ")
        found.append(WirePhrase(f"paladins-reward-{kind}", {"n": int(number or 1)}))
    return found


def _orders(view: PaladinsView) -> Outline:
    inside: list[Outline] = []
    for slot, order in enumerate(view.orders, 1):
        place = f"order/{slot}"
        if order is None:
            inside.append(Outline(place, _say("order-hidden", {"n": slot})))
        else:
            inside.append(Outline(place, WirePhrase(f"paladins-order-{order}")))
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
        return Outline(place, _say("favour-free", args))
    args |= {"player": _who(view, favour.player), "worker": WirePhrase(f"paladins-worker-{favour.worker}")}
    return Outline(place, _say("favour-taken", args))


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
        "dismiss": _rewards(card.dismiss),
        "hire": _rewards([*card.hire, *card.reward]),
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
        "attack": _rewards(card.attack),
        "gain": card.strength,
    }
    return Outline(f"outsider/{card.id}", _say("outsider", args))


def _areas(view: PaladinsView) -> Outline:
    inside: list[Outline] = []
    for piece in view.pieces:
        args: dict[str, WireValue] = {"player": _who(view, piece.player), "area": int(piece.space[0])}
        inside.append(Outline(f"area/{piece.space}", _say(piece.piece, args)))
    return Outline("area", _say("areas", {"n": len(view.pieces)}), inside)


def _tavern(view: PaladinsView, card: TavernView) -> Outline:
    workers: list[WirePhrase] = []
    for kind in WORKERS:
        n = card.workers.count(kind)
        if n > 0:
            workers.append(WirePhrase(f"paladins-reward-{kind}", {"n": n}))
    args: dict[str, WireValue] = {"workers": workers}
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
        Outline(f"{root}/silver", _say("silver", {"n": player.silver})),
        Outline(f"{root}/provisions", _say("provisions", {"n": player.provisions})),
        _workers(player, root),
        *_attributes(player, root),
        Outline(f"{root}/suspicions", _say("own-suspicions", {"n": len(player.suspicions)})),
        Outline(f"{root}/debts", _say("own-debts", {"unpaid": player.unpaid, "paid": player.paid})),
        *_cards(view, player, root),
        *_board(player, root),
    ]
    if player.paladins is not None:
        inside += _paladins(view, player.paladins, root)
    return Outline(root, _say(key, args), inside)


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
        names: WireValue = _all_named(view, "townsfolk", player.townsfolk)
        found.append(Outline(f"{root}/townsfolk", _say("hired", {"cards": names})))
    if player.attacked:
        names = _all_named(view, "outsider", player.attacked)
        found.append(Outline(f"{root}/attacked", _say("attacked", {"cards": names})))
    if player.converted:
        names = _all_named(view, "outsider", player.converted)
        found.append(Outline(f"{root}/converted", _say("converted", {"cards": names})))
    return found


def _board(player: PlayerView, root: str) -> list[Outline]:
    found: list[Outline] = []
    counts = {
        "commission": 7 - player.monks,
        "garrison": 7 - player.outposts,
        "absolve": 7 - player.jars,
        "fortify": len(player.walls),
        "attack": len(player.attacked),
        "convert": len(player.converted),
    }
    for number, name in enumerate(ACTIONS):
        inside = [
            Outline(f"{root}/{name}/{space}", WirePhrase(f"paladins-content-{content}"))
            for space, content in enumerate(player.board[name], 1)
            if content
        ]
        args: dict[str, WireValue] = {"task": WirePhrase(f"paladins-task-{name}")}
        if number >= COMMISSION:
            found.append(Outline(f"{root}/{name}", _say("action-done", args | {"n": counts[name]}), inside))
        elif inside:
            found.append(Outline(f"{root}/{name}", _say("action", args), inside))
    return found


def _paladins(view: PaladinsView, cards: PaladinCards, root: str) -> list[Outline]:
    found: list[Outline] = []
    for id in cards.hand:
        if id is not None:
            name = _named(view, "paladin", id)
            found.append(Outline(f"{root}/hand/{id}", _say("in-hand", {"paladin": name})))
    if cards.used:
        current = _named(view, "paladin", cards.used[-1])
        found.append(Outline(f"{root}/paladin", _say("paladin", {"paladin": current})))
    deck = len(cards.top) + cards.unseen + len(cards.bottom)
    known = [id for id in [*cards.top, *cards.bottom] if id is not None]
    inside = [
        Outline(f"{root}/deck/{id}", _say("in-deck", {"paladin": _named(view, "paladin", id)}))
        for id in known
    ]
    found.append(Outline(f"{root}/deck", _say("deck", {"n": deck}), inside))
    return found


def _solitaire(opponent: SolitaireView) -> Outline:
    inside = [
        Outline("opponent/track", _say("track", {"n": opponent.marker})),
        Outline("opponent/schemes", _say("schemes", {"n": opponent.schemes})),
    ]
    for kind, n in opponent.discards.items():
        scheme = WirePhrase(f"paladins-scheme-{kind}")
        inside.append(Outline(f"opponent/schemes/discard/{kind}", _say("scheme", {"scheme": scheme, "n": n})))
    return Outline("opponent/plan", _say("solitaire"), inside)
