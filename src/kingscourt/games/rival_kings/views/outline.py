"""A view as a tree of places and phrases, for terminals, screen readers and agents."""

from __future__ import annotations

from kingscourt.games.rival_kings.card_lines import lines_of_character, lines_of_face
from kingscourt.games.rival_kings.components import RivalKingsComponents
from kingscourt.games.rival_kings.views.seat_view import PileView, PlayerView, RivalKingsView
from kingscourt.games.rival_kings.vocabulary import is_subject
from kingscourt.kernel.wire_conversion import phrase_to_wire
from kingscourt.kernel.wire_types import Outline, WirePhrase, WireValue


def say(name: str, args: dict[str, WireValue] | None = None) -> WirePhrase:
    """A few words of the outline."""
    return WirePhrase(f"rival-kings-outline-{name}", args or {})


def seat(number: int) -> WirePhrase:
    """The person on a seat."""
    return WirePhrase("seat", {"n": number})


def pile_word(name: str) -> WirePhrase:
    """The name of a pile."""
    return WirePhrase(f"rival-kings-pile-{name}")


def outline_of(view: RivalKingsView, components: RivalKingsComponents) -> Outline:
    """The whole table."""
    state = [say("cycle", {"n": view.cycle})]
    if view.match != "one-game":
        state.append(say("game", {"n": view.game}))
    inside = [
        Outline("middle", say("middle"), inside=[pile(components, each) for each in view.piles]),
        supply(view),
        *turned_up(view, components),
        *out_this_round(view, components),
        *looking(view, components),
        *hand(view, components),
        *[player(view, components, number) for number in range(len(view.players))],
    ]
    return Outline("table", say("round", {"n": view.round}), state=state, inside=inside)


# -- cards -----------------------------------------------------------------------------------------------


def card_word(components: RivalKingsComponents, name: str) -> WirePhrase:
    """A building or subject by name."""
    return phrase_to_wire(components.face_words[components.face_names.index(name)])


def lines_of_card(components: RivalKingsComponents, name: str, whose: str) -> list[WirePhrase]:
    """What is printed on a building or subject; a subject's ability is its rule."""
    kind = components.face_names.index(name)
    lines = [phrase_to_wire(line) for line in lines_of_face(components, kind)]
    if is_subject(kind):
        lines.append(WirePhrase(f"rival-kings-subject-{name}.rule", {"whose": whose}))
    return lines


def card(
    components: RivalKingsComponents,
    place: str,
    name: str,
    whose: str,
    state: list[WirePhrase],
    copies: int = 1,
) -> Outline:
    """A building or subject that lies somewhere."""
    value = copies if copies > 1 else None
    lines = lines_of_card(components, name, whose)
    return Outline(place, card_word(components, name), value, lines, state, f"RK:{name}")


def character(
    components: RivalKingsComponents,
    place: str,
    name: str,
    state: list[WirePhrase],
    slots: list[Outline] | None = None,
) -> Outline:
    """A character with its rank; its actions are places of their own where they can be covered."""
    kind = components.character_names.index(name)
    rank, theft, actions, *tie = lines_of_character(components, kind)
    lines = [theft, actions, *tie] if slots is None else [theft, *tie]
    return Outline(
        place,
        phrase_to_wire(components.character_words[kind]),
        phrase_to_wire(rank),
        [phrase_to_wire(line) for line in lines],
        state,
        f"RK:{name}",
        slots or [],
    )


# -- the middle ------------------------------------------------------------------------------------------


def pile(components: RivalKingsComponents, facts: PileView) -> Outline:
    """A pile: its number of cards, its top card, its money, and what the seat has seen below."""
    place = f"pile/{facts.id}"
    top = facts.cards[0] if facts.cards else None
    inside = [money(facts)]
    for position, known in enumerate(facts.cards[1:], 2):
        if known is not None:
            state = [say("position", {"n": position})]
            inside.append(card(components, f"{place}/{position}", known.id, "own", state))
    state = [say("empty")] if facts.size == 0 else []
    if top is None:
        return Outline(place, pile_word(facts.id), facts.size, state=state, inside=inside)
    lines = [
        say("on-top", {"card": card_word(components, top.id)}),
        *lines_of_card(components, top.id, "own"),
    ]
    return Outline(place, pile_word(facts.id), facts.size, lines, state, f"RK:{top.id}", inside)


def money(facts: PileView) -> Outline:
    """The money of a pile; if an option hides how much it is, only that some lies there (RK-4.3)."""
    place = f"pile/{facts.id}/money"
    if facts.money is None and facts.has_money:
        return Outline(place, say("money"), state=[say("money-hidden")])
    return Outline(place, say("money"), facts.money or 0)


def supply(view: RivalKingsView) -> Outline:
    """Coins and markers that nobody has."""
    inside = [
        Outline("supply/coins", say("coins"), view.coin_supply),
        Outline("supply/markers", say("markers"), view.marker_supply),
    ]
    return Outline("supply", say("supply"), inside=inside)


def turned_up(view: RivalKingsView, components: RivalKingsComponents) -> list[Outline]:
    """The card from the character pile (RK-3.5)."""
    if view.turned_up is None:
        return []
    return [character(components, "characters/turned-up", view.turned_up, [say("turned-up")])]


def out_this_round(view: RivalKingsView, components: RivalKingsComponents) -> list[Outline]:
    """Characters of the first cycle, open until the round ends (RK-2.1, RK-3.5)."""
    in_play = [view.turned_up, *[facts.character for facts in view.players]]
    out = [
        character(components, f"characters/out/{name}", name, [])
        for name in view.open_characters
        if name not in in_play
    ]
    return [Outline("characters/out", say("out"), inside=out)] if out else []


def looking(view: RivalKingsView, components: RivalKingsComponents) -> list[Outline]:
    """The pile that a player is looking through."""
    if view.looking is None or view.turn != view.seat:
        return []
    cards: list[Outline] = []
    for each in view.piles:
        for position, known in enumerate(each.cards, 1):
            if each.id == view.looking and known is not None:
                state = [say("position", {"n": position})]
                cards.append(card(components, f"look/{position}", known.id, "own", state))
    return [Outline("look", say("look"), pile_word(view.looking), inside=cards)]


# -- players ---------------------------------------------------------------------------------------------


def hand(view: RivalKingsView, components: RivalKingsComponents) -> list[Outline]:
    """The viewer's hand, the chosen card marked."""
    cards = [
        character(components, f"hand/{name}", name, [say("chosen")] if name == view.chosen else [])
        for name in view.hand
    ]
    return [Outline("hand", say("hand"), len(cards), inside=cards)] if cards else []


def player(view: RivalKingsView, components: RivalKingsComponents, number: int) -> Outline:
    """A player with all public facts; the viewer's places are called `my/…`."""
    facts = view.players[number]
    home = f"seat/{number}"
    inside = [
        Outline(f"{home}/coins", say("coins"), facts.coins),
        Outline(f"{home}/markers", say("markers"), facts.markers),
        *character_of(view, components, number),
        *row(view, components, number, facts.buildings),
        *row(view, components, number, facts.subjects),
        *order_of(view, components, number),
        *active_subject(view, components, number),
    ]
    if number != view.seat and facts.hand > 0:
        inside.append(Outline(f"{home}/hand", say("hand"), facts.hand))
    if view.match != "one-game":
        inside.append(Outline(f"{home}/earlier", say("earlier"), facts.earlier))
    return Outline(home, say("player", {"player": seat(number)}), state=state_of(view, number), inside=inside)


def state_of(view: RivalKingsView, number: int) -> list[WirePhrase]:
    """Whether it is a player's turn, or the player has chosen."""
    if number == view.turn:
        return [say("to-move")]
    return [say("decided")] if view.players[number].decided else []


def own_place(view: RivalKingsView, number: int) -> str:
    """Where the cards of a player lie."""
    return "my" if number == view.seat else f"seat/{number}"


def whose_card(view: RivalKingsView, number: int) -> str:
    """To whom a card speaks."""
    return "own" if number == view.seat else "rival"


def character_of(view: RivalKingsView, components: RivalKingsComponents, number: int) -> list[Outline]:
    """The open character with its actions: stolen, done, at hand, or still to come."""
    facts = view.players[number]
    if facts.character is None:
        return []
    place = f"{own_place(view, number)}/character"
    is_turn = number == view.turn
    slots = [
        Outline(
            f"{place}/{kind}",
            WirePhrase(f"rival-kings-kind-{kind}"),
            state=[state_of_action(facts, kind, is_turn and kind == view.now)],
        )
        for kind in facts.actions
    ]
    state = [say("one-action")] if facts.limited else []
    return [character(components, place, facts.character, state, slots)]


def state_of_action(facts: PlayerView, kind: str, is_now: bool) -> WirePhrase:
    """The condition of one action of a character."""
    if kind in facts.crests:
        return say("covered", {"player": seat(facts.crests[kind])})
    if kind in facts.done:
        return say("done")
    return say("now") if is_now else say("to-come")


def row(
    view: RivalKingsView, components: RivalKingsComponents, number: int, cards: list[str]
) -> list[Outline]:
    """Cards of one row, each kind once."""
    own = own_place(view, number)
    subjects = view.players[number].subjects
    active = subjects[-1] if subjects else None
    return [
        card(
            components,
            f"{own}/row/{name}",
            name,
            whose_card(view, number),
            [say("active")] if name == active else [],
            cards.count(name),
        )
        for name in dict.fromkeys(cards)
    ]


def order_of(view: RivalKingsView, components: RivalKingsComponents, number: int) -> list[Outline]:
    """The row from its beginning, given where two of a kind hide it; its end becomes active (RK-5.1)."""
    subjects = view.players[number].subjects
    if len(set(subjects)) == len(subjects):
        return []
    lines = [card_word(components, name) for name in subjects]
    return [Outline(f"{own_place(view, number)}/row-order", say("row-order"), lines=lines)]


def active_subject(view: RivalKingsView, components: RivalKingsComponents, number: int) -> list[Outline]:
    """The subject at the end of the row, and whether the ability of this cycle is gone (RK-5.1)."""
    facts = view.players[number]
    if not facts.subjects:
        return []
    name = facts.subjects[-1]
    place = f"ability/{name}" if number == view.seat else f"seat/{number}/active"
    state = [say("used")] if facts.used else []
    return [
        Outline(place, say("active-subject"), card_word(components, name), state=state, card=f"RK:{name}")
    ]
