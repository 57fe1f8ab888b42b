"""What the log tells about cards: worded once a box, and shared."""

from __future__ import annotations

from kingscourt.games.royals.places import (
    COUNTRY_DECK,
    COUNTRY_DISCARDS,
    DISPLAY,
    HANDS,
    INTRIGUE_DECK,
    INTRIGUE_DISCARDS,
)
from kingscourt.kernel.audience import all_but, only
from kingscourt.kernel.event import Event, Move
from kingscourt.kernel.phrase import MAX_SEATS, Value, seat_phrase


class CardEvents:
    """Events about the cards of one deck, by seat and kind."""

    def __init__(self, what: str, deck: str, discards: str, ids: list[str], names: list[Value]) -> None:
        self.what: str = what
        self.deck: str = deck
        self.discards: str = discards
        self.ids: list[str] = ids
        self.names: list[Value] = names
        self.laid_out: list[Event] = [self.face_up(kind) for kind in range(len(ids))]
        self.taken: list[list[Event]] = []
        self.drawn: list[list[Event]] = []
        self.drawn_unseen: list[Event] = []
        self.given: list[list[Event]] = []
        self.discarded: list[list[Event]] = []
        self.shuffled: Event = Event(f"royals-event-shuffle-{what}", moves=[Move(what, discards, deck)])
        for seat in range(MAX_SEATS):
            self.word_for(seat)

    def face_up(self, kind: int) -> Event:
        """A card is laid out in the display."""
        place = f"{DISPLAY}/{self.ids[kind]}"
        move = Move(f"{self.what}/{self.ids[kind]}", self.deck, place)
        return Event("royals-event-display", {"card": self.names[kind]}, [move])

    def word_for(self, seat: int) -> None:
        """All events of one seat."""
        player = seat_phrase(seat)
        taken: list[Event] = []
        drawn: list[Event] = []
        given: list[Event] = []
        discarded: list[Event] = []
        for kind, id in enumerate(self.ids):
            what = f"{self.what}/{id}"
            hand = f"{HANDS[seat]}/{id}"
            args: dict[str, Value] = {"player": player, "card": self.names[kind]}
            taken.append(Event("royals-event-take", args, [Move(what, f"{DISPLAY}/{id}", hand)]))
            draw = f"royals-event-draw-{self.what}-own"
            drawn.append(Event(draw, {"card": self.names[kind]}, [Move(what, self.deck, hand)], only(seat)))
            away = [Move(what, hand, self.discards)]
            given.append(Event(f"royals-event-give-{self.what}", args, away))
            discarded.append(Event(f"royals-event-discard-{self.what}", args, away))
        self.taken.append(taken)
        self.drawn.append(drawn)
        self.given.append(given)
        self.discarded.append(discarded)
        unseen = [Move(self.what, self.deck, HANDS[seat])]
        key = f"royals-event-draw-{self.what}"
        self.drawn_unseen.append(Event(key, {"player": player}, unseen, all_but(seat)))

    def paid(self, seat: int, kind: int, n: int) -> Event:
        """Cards of the country itself are paid (RY-2.6a)."""
        id = self.ids[kind]
        move = Move(f"{self.what}/{id}", f"{HANDS[seat]}/{id}", self.discards, n)
        args: dict[str, Value] = {"player": seat_phrase(seat), "n": n, "country": self.names[kind]}
        return Event("royals-event-pay", args, [move])


def country_events(ids: list[str], names: list[Value]) -> CardEvents:
    """Events about country cards."""
    return CardEvents("country", COUNTRY_DECK, COUNTRY_DISCARDS, ids, names)


def intrigue_events(ids: list[str], names: list[Value]) -> CardEvents:
    """Events about intrigue cards."""
    return CardEvents("intrigue", INTRIGUE_DECK, INTRIGUE_DISCARDS, ids, names)
