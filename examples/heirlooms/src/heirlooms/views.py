"""The view of a seat, and its outline."""

from heirlooms.state import NONE, Estate
from kingscourt.components.pile import Card
from kingscourt.kernel.audience import sees
from kingscourt.kernel.wire_types import Outline, View, WirePhrase, WireValue


class HeirloomsView(View, frozen=True):
    """Cards by number, None for one that the seat does not know; heirlooms by id."""

    round: int
    offer: str | None
    aside: int | None
    hands: list[list[int | None]]
    steward: list[int | None]  # the uppermost card first
    looked: list[int]  # seats that have seen the uppermost card
    spent: list[int]
    won: list[list[str]]  # the steward after the heirs


def view_of(s: Estate, seat: int | None) -> HeirloomsView:
    """Everything this seat (None: a watcher) could know."""
    ids = [heirloom.id for heirloom in s.heirlooms]
    return HeirloomsView(
        round=s.round,
        offer=ids[s.round - 1] if s.round else None,
        aside=None if s.aside == NONE else s.aside,
        hands=[numbers(hand, seat) for hand in s.hands],
        steward=numbers(s.steward.top, seat) + [None] * s.steward.unseen,
        looked=[n for n in range(s.seat_count) if s.steward.top and s.steward.peek().is_known_to(n)],
        spent=[kind + 1 for kind in s.spent],
        won=[[ids[round - 1] for round in rounds] for rounds in s.won],
    )


def numbers(cards: list[Card], seat: int | None) -> list[int | None]:
    """The cards as a seat knows them."""
    return [card.kind + 1 if sees(card.known, seat) else None for card in cards]


def outline_of(view: HeirloomsView) -> Outline:
    """The round, and in it the steward and the heirs with the cards that the seat knows."""
    seats = [WirePhrase("seat", {"n": seat}) for seat in range(len(view.hands))]
    inside = [holder(f"seat/{n}", who, view.hands[n], view.won[n]) for n, who in enumerate(seats)]
    inside.append(holder("steward", say("steward"), view.steward, view.won[-1]))
    offer = [say("outline-offer", heirloom=say(f"heirloom-{view.offer}"))] if view.offer else []
    return Outline("table", say("outline-table", round=view.round), lines=offer, inside=inside)


def holder(place: str, who: WirePhrase, cards: list[int | None], won: list[str]) -> Outline:
    """The cards and heirlooms of an heir or the steward."""
    known = [Outline(f"card/{card}", say("outline-card", card=card)) for card in cards if card]
    lines = [say(f"heirloom-{id}") for id in won]
    return Outline(place, who, say("outline-cards", n=len(cards)), lines, inside=known)


def say(name: str, **args: WireValue) -> WirePhrase:
    """A message of this game."""
    return WirePhrase(f"heirlooms-{name}", args)
