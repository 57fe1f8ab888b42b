"""A view as a tree of places and phrases, for terminals, screen readers and agents."""

from __future__ import annotations

from kingscourt.games.rival_kings.views.seat_view import KnownCard, PileView, PlayerView, RivalKingsView
from kingscourt.kernel.wire_types import Outline, WirePhrase, WireValue


def say(name: str, args: dict[str, WireValue] | None = None) -> WirePhrase:
    """A sentence of the outline."""
    return WirePhrase(f"rival-kings-outline-{name}", args or {})


def seat(number: int) -> WirePhrase:
    """The person on a seat."""
    return WirePhrase("seat", {"n": number})


def outline_of(view: RivalKingsView) -> Outline:
    """The whole table."""
    round_place = say("round", {"n": view.round, "cycle": view.cycle})
    if view.match != "one-game":
        args: dict[str, WireValue] = {"game": view.game, "n": view.round, "cycle": view.cycle}
        round_place = say("round-of-match", args)
    inside = [
        Outline("middle", say("middle"), [pile(each) for each in view.piles]),
        supply(view),
        *turned_up(view),
        *out_this_round(view),
        *looking(view),
        *hand(view),
        *[player(view, number) for number in range(len(view.players))],
    ]
    return Outline("table", round_place, inside)


def pile(view: PileView) -> Outline:
    """A pile: its number of cards, its top card, and its money."""
    args: dict[str, WireValue] = {"pile": WirePhrase(f"rival-kings-pile-{view.id}"), "n": view.size}
    top = view.cards[0] if view.cards else None
    if top is None:
        text = say("empty-pile" if view.size == 0 else "unseen-pile", args)
    else:
        text = say("pile", {**args, "card": card(top), "price": top.price})
    inside = [Outline(f"pile/{view.id}/money", money(view))]
    for position, known in enumerate(view.cards[1:], 2):
        if known is not None:
            below = say("below", {"card": card(known), "n": position, "price": known.price})
            inside.append(Outline(f"pile/{view.id}/{position}", below))
    return Outline(f"pile/{view.id}", text, inside)


def money(view: PileView) -> WirePhrase:
    """The money of a pile; if an option hides how much it is, only that some lies there (RK-4.3)."""
    if view.money is None and view.has_money:
        return say("money-hidden")
    return say("money", {"n": view.money or 0})


def card(known: KnownCard) -> WirePhrase:
    """A card by name."""
    return WirePhrase(f"rival-kings-{'subject' if known.subject else 'building'}-{known.id}")


def supply(view: RivalKingsView) -> Outline:
    """Coins and markers that nobody has."""
    inside = [
        Outline("supply/coins", say("coins", {"n": view.coin_supply})),
        Outline("supply/markers", say("markers", {"n": view.marker_supply})),
    ]
    return Outline("supply", say("supply"), inside)


def turned_up(view: RivalKingsView) -> list[Outline]:
    """The card from the character pile (RK-3.5)."""
    if view.turned_up is None:
        return []
    character = WirePhrase(f"rival-kings-character-{view.turned_up}")
    return [Outline("characters/turned-up", say("turned-up", {"character": character}))]


def out_this_round(view: RivalKingsView) -> list[Outline]:
    """Characters of the first cycle, open until the round ends (RK-2.1, RK-3.5)."""
    in_play = [view.turned_up, *[facts.character for facts in view.players]]
    out = [
        Outline(f"characters/out/{name}", WirePhrase(f"rival-kings-character-{name}"))
        for name in view.open_characters
        if name not in in_play
    ]
    return [Outline("characters/out", say("out"), out)] if out else []


def looking(view: RivalKingsView) -> list[Outline]:
    """The pile that a player is looking through."""
    if view.looking is None or view.turn != view.seat:
        return []
    cards: list[Outline] = []
    for each in view.piles:
        for position, known in enumerate(each.cards, 1):
            if each.id == view.looking and known is not None:
                text = say("below", {"card": card(known), "n": position, "price": known.price})
                cards.append(Outline(f"look/{position}", text))
    return [Outline("look", say("look", {"pile": WirePhrase(f"rival-kings-pile-{view.looking}")}), cards)]


def hand(view: RivalKingsView) -> list[Outline]:
    """The own hand, the chosen card marked."""
    cards: list[Outline] = []
    for name in view.hand:
        character = WirePhrase(f"rival-kings-character-{name}")
        text = say("chosen", {"character": character}) if name == view.chosen else character
        cards.append(Outline(f"hand/{name}", text))
    return [Outline("hand", say("hand", {"n": len(cards)}), cards)] if cards else []


def player(view: RivalKingsView, number: int) -> Outline:
    """A player with all public facts; the viewer's places are called `my/…`."""
    facts = view.players[number]
    home = f"seat/{number}"
    own = "my" if number == view.seat else home
    inside = [
        Outline(f"{home}/coins", say("coins", {"n": facts.coins})),
        Outline(f"{home}/markers", say("markers", {"n": facts.markers})),
        *character_of(facts, own),
        *row(facts.buildings, "building", own),
        *row(facts.subjects, "subject", own),
        *order_of(facts.subjects, own),
    ]
    if facts.subjects:
        active = WirePhrase(f"rival-kings-subject-{facts.subjects[-1]}")
        place = f"ability/{facts.subjects[-1]}" if number == view.seat else f"{home}/active"
        inside.append(Outline(place, say("used" if facts.used else "active", {"subject": active})))
    if view.match != "one-game":
        inside.append(Outline(f"{home}/earlier", say("earlier", {"n": facts.earlier})))
    name = "player-turn" if number == view.turn else "player-decided" if facts.decided else "player"
    return Outline(home, say(name, {"player": seat(number)}), inside)


def character_of(facts: PlayerView, own: str) -> list[Outline]:
    """The open character with its actions, and the crests on them."""
    if facts.character is None:
        return []
    slots: list[Outline] = []
    for kind in facts.actions:
        text = WirePhrase(f"rival-kings-kind-{kind}")
        if kind in facts.crests:
            text = say("covered", {"kind": text, "player": seat(facts.crests[kind])})
        slots.append(Outline(f"{own}/character/{kind}", text))
    name = "limited-character" if facts.limited else "character"
    character = WirePhrase(f"rival-kings-character-{facts.character}")
    return [Outline(f"{own}/character", say(name, {"character": character}), slots)]


def row(cards: list[str], family: str, own: str) -> list[Outline]:
    """Cards of one row, each kind once."""
    places: list[Outline] = []
    for name in dict.fromkeys(cards):
        word = WirePhrase(f"rival-kings-{family}-{name}")
        copies = cards.count(name)
        text = word if copies == 1 else say("copies", {"card": word, "n": copies})
        places.append(Outline(f"{own}/row/{name}", text))
    return places


def order_of(subjects: list[str], own: str) -> list[Outline]:
    """The row from its beginning, given where two of a kind hide it; its end becomes active (RK-5.1)."""
    if len(set(subjects)) == len(subjects):
        return []
    cards: list[WirePhrase] = [WirePhrase(f"rival-kings-subject-{name}") for name in subjects]
    return [Outline(f"{own}/row-order", say("row-order", {"cards": cards}))]
