"""The view as a tree of places, for terminals, screen readers, agents and the generic board."""

from __future__ import annotations

from typing import Final

from kingscourt.games.paladins.card_faces import OWN
from kingscourt.games.paladins.components import Box
from kingscourt.games.paladins.views.card_lines import (
    about,
    amount,
    area_lines,
    column_lines,
    favour_lines,
    gives,
    line,
    order_lines,
    outsider_lines,
    price_line,
    townsfolk_lines,
    workers,
)
from kingscourt.games.paladins.views.card_views import FavourView, OutsiderView, TownsfolkView, names_of
from kingscourt.games.paladins.views.outline_names import named, say, say_state, scoring, who
from kingscourt.games.paladins.views.player_outline import player_outline
from kingscourt.games.paladins.views.printed_facts import TAX, PrintedFacts
from kingscourt.games.paladins.views.seat_view import PaladinsView, SolitaireView, TavernView
from kingscourt.kernel.wire_types import Outline, WirePhrase, WireValue

ROW_TASKS: Final = {"recruits": "recruit", "prays": "pray", "trades": "trade", "conspires": "conspire"}


def outline_of(view: PaladinsView, box: Box) -> Outline:
    """The whole table, from the round down to single cards; the box is under the usual readings."""
    seats = [player.seat for player in view.players if player.seat is not None]
    printed = PrintedFacts(box, len(seats))
    title = say(f"title-{view.phase}", {"n": view.round})
    inside = [
        _orders(view, printed),
        _favours(view, printed),
        _supply(view, printed),
        _townsfolk(view, printed),
        _outsiders(view, printed),
        _areas(view, printed),
    ]
    if view.taverns:
        taverns = [_tavern(view, printed, card) for card in view.taverns]
        inside.append(Outline("tavern", say("taverns"), inside=taverns))
    inside += [player_outline(view, printed, index) for index in range(len(view.players))]
    if view.opponent is not None:
        inside.append(_solitaire(view.opponent))
    return Outline("table", title, inside=inside)


def _orders(view: PaladinsView, printed: PrintedFacts) -> Outline:
    inside: list[Outline] = []
    for slot, order in enumerate(view.orders, 1):
        place = f"order/{slot}"
        points = amount("points", printed.order_points[slot - 1])
        if order is None:
            state = [say_state("face-down")]
            inside.append(Outline(place, say("order-hidden", {"n": slot}), lines=[points], state=state))
            continue
        times = printed.order_times
        progress = [_progress(view, index, order, times) for index in range(len(view.players))]
        label = WirePhrase(f"paladins-order-{order}")
        lines = [*order_lines(order, times), points]
        inside.append(Outline(place, label, lines=lines, state=progress, card=f"PW:order-{order}"))
    return Outline("order", say("orders"), inside=inside)


def _progress(view: PaladinsView, index: int, order: str, times: int) -> WirePhrase:
    args: dict[str, WireValue] = {
        "player": who(view, index),
        "n": view.players[index].done[order],
        "times": times,
    }
    return say_state("progress", args)


def _favours(view: PaladinsView, printed: PrintedFacts) -> Outline:
    inside: list[Outline] = []
    for slot, favour in enumerate(view.favours, 1):
        if favour is None:
            label = say("favour-hidden", {"n": slot})
            inside.append(Outline(f"favour/{slot}", label, state=[say_state("face-down")]))
        else:
            inside.append(_favour(view, printed, favour))
    return Outline("favour", say("favours"), inside=inside)


def _favour(view: PaladinsView, printed: PrintedFacts, favour: FavourView) -> Outline:
    state = say_state("free")
    if favour.worker is not None and favour.player is not None:
        worker = WirePhrase(f"paladins-worker-{favour.worker}")
        state = say_state("used", {"player": who(view, favour.player), "worker": worker})
    return Outline(
        f"favour/{favour.id}",
        named(printed, "favour", favour.id),
        lines=favour_lines(printed.favour(favour.id)),
        state=[state],
        card=f"PW:favour-{favour.id}",
    )


def _supply(view: PaladinsView, printed: PrintedFacts) -> Outline:
    full = line("full", {"n": about(view.tax_full, TAX in printed.doubts)})
    inside = [
        Outline("tax", say("tax"), view.tax, lines=[full, line("last-silver")], card="PW:tax"),
        Outline("suspicions", say("suspicions"), view.suspicions, card="PW:suspicion"),
        Outline("debts", say("debts"), view.debts, card="PW:debt"),
        Outline("walls", say("walls"), view.walls),
    ]
    return Outline("supply", say("supply"), inside=inside)


def _townsfolk(view: PaladinsView, printed: PrintedFacts) -> Outline:
    inside: list[Outline] = []
    for column, card in enumerate(view.townsfolk, 1):
        if card is None:
            inside.append(_empty_column("townsfolk", column))
        else:
            inside.append(_townsfolk_card(printed, column, card))
    inside.append(Outline("townsfolk/deck", say("townsfolk-deck"), view.townsfolk_deck))
    return Outline("townsfolk", say("townsfolk-row"), inside=inside)


def _empty_column(row: str, column: int) -> Outline:
    return Outline(f"{row}/{column}", say("column-empty", {"n": column}), state=[say_state("empty")])


def _townsfolk_card(printed: PrintedFacts, column: int, card: TownsfolkView) -> Outline:
    label = say("column", {"n": column, "card": named(printed, "townsfolk", card.id)})
    lines = [price_line(card), *townsfolk_lines(card, OWN)]
    return Outline(f"townsfolk/{card.id}", label, lines=lines, card=f"PW:{card.id}")


def _outsiders(view: PaladinsView, printed: PrintedFacts) -> Outline:
    inside: list[Outline] = []
    for column, card in enumerate(view.outsiders, 1):
        if card is None:
            inside.append(_empty_column("outsider", column))
        else:
            inside.append(_outsider_card(printed, column, card))
    inside.append(Outline("outsider/deck", say("outsider-deck"), view.outsider_deck))
    return Outline("outsider", say("outsider-row"), inside=inside)


def _outsider_card(printed: PrintedFacts, column: int, card: OutsiderView) -> Outline:
    name = named(printed, "outsider", card.id)
    label = say("column", {"n": column, "card": name})
    lines = [*column_lines(card, column, printed.doubts), *outsider_lines(card, scoring(printed, card.id))]
    return Outline(f"outsider/{card.id}", label, lines=lines, card=f"PW:{card.id}")


def _areas(view: PaladinsView, printed: PrintedFacts) -> Outline:
    inside: list[Outline] = []
    taken = [piece.space for piece in view.pieces]
    for number, faith in enumerate(printed.area_faith, 1):
        spaces = [
            _space(space.id, [gives(names_of(space.reward))], say_state("free"))
            for space in printed.spaces(number)
            if space.players <= view.open_for and space.id not in taken
        ]
        for piece in view.pieces:
            if piece.space.startswith(f"{number}/"):
                state = say_state(piece.piece, {"player": who(view, piece.player)})
                spaces.append(_space(piece.space, [], state))
        lines = area_lines(number, faith, printed.area_strength[number - 1], printed.doubts)
        place = f"area/{number}"
        label = say("area", {"n": number})
        inside.append(Outline(place, label, lines=lines, card=f"PW:area-{number}", inside=spaces))
    return Outline("area", say("areas"), inside=inside)


def _space(id: str, lines: list[WirePhrase], state: WirePhrase) -> Outline:
    label = say("space", {"n": int(id.partition("/")[2])})
    return Outline(f"area/{id}", label, lines=lines, state=[state], card=f"PW:space-{id.replace('/', '-')}")


def _tavern(view: PaladinsView, printed: PrintedFacts, card: TavernView) -> Outline:
    state = say_state("free")
    if card.player is not None:
        state = say_state("taken", {"player": who(view, card.player)})
    value = WirePhrase("paladins-together", {"rewards": workers(printed.tavern_workers(card.id))})
    place = f"tavern/{card.id.removeprefix('tavern-')}"
    return Outline(place, say("tavern"), value, state=[state], card=f"PW:{card.id}")


def _stack(opponent: SolitaireView) -> WirePhrase:
    """The stack from the top; of markers on one level the uppermost rises (PW-7.4)."""
    names: WireValue = [WirePhrase(f"paladins-attribute-{name}") for name in reversed(opponent.stack)]
    return WirePhrase("paladins-together", {"rewards": names})


def _solitaire(opponent: SolitaireView) -> Outline:
    inside = [
        Outline("opponent/track", say("track"), opponent.marker),
        Outline("opponent/stack", say("stack"), _stack(opponent)),
        Outline("opponent/schemes", say("schemes"), opponent.schemes),
    ]
    if opponent.row:
        used: WireValue = [WirePhrase(f"paladins-task-{ROW_TASKS[name]}") for name in opponent.row]
        inside.append(Outline("opponent/row", say("row"), WirePhrase("paladins-together", {"rewards": used})))
    for kind, n in opponent.discards.items():
        place = f"opponent/schemes/discard/{kind}"
        label = WirePhrase(f"paladins-scheme-{kind}")
        state = [say_state("discarded")]
        inside.append(Outline(place, label, n, state=state, card=f"PW:scheme-{kind}"))
    for category, n in opponent.sheet.items():
        inside.append(Outline(f"opponent/score/{category}", WirePhrase(f"paladins-score-{category}"), n))
    return Outline("opponent/plan", say("solitaire"), inside=inside)
