"""Events about cards, worded once per box and shared."""

from __future__ import annotations

from kingscourt.games.royals.actions import COUNTRY, INTRIGUE, card_key
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
from kingscourt.kernel.phrase import MAX_SEATS, Phrase, Value, seat_phrase


class CardEvents:
    """Events about the cards of one deck, by seat and kind."""

    def __init__(self, what: str, deck: str, discards: str, ids: list[str], names: list[Phrase]) -> None:
        self.what: str = what
        self.deck: str = deck
        self.discards: str = discards
        self.ids: list[str] = ids
        self.names: list[Phrase] = names
        self.laid_out: list[Event] = [self.face_up(kind) for kind in range(len(ids))]
        self.taken: list[list[Event]] = []
        self.drawn: list[list[Event]] = []
        self.drawn_unseen: list[Event] = []
        self.given: list[list[Event]] = []
        self.discarded: list[list[Event]] = []
        self.shuffled: Event = Event(
            card_key("royals-event-shuffle", what), moves=[Move(what, discards, deck)]
        )
        for seat in range(MAX_SEATS):
            self.word_for(seat)

    def face_up(self, kind: int) -> Event:
        """A card is laid out in the display."""
        place = f"{DISPLAY}/{self.ids[kind]}"
        move = Move(f"{self.what}/{self.ids[kind]}", self.deck, place)
        return Event("royals-event-display", {self.what: self.names[kind]}, [move])

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
            args: dict[str, Value] = {"player": player, self.what: self.names[kind]}
            taken.append(Event("royals-event-take", args, [Move(what, f"{DISPLAY}/{id}", hand)]))
            draw = card_key("royals-event-draw-own", self.what)
            move = Move(what, self.deck, hand)
            drawn.append(Event(draw, {self.what: self.names[kind]}, [move], only(seat)))
            away = [Move(what, hand, self.discards)]
            given.append(Event(card_key("royals-event-give", self.what), args, away))
            discarded.append(Event(card_key("royals-event-discard", self.what), args, away))
        self.taken.append(taken)
        self.drawn.append(drawn)
        self.given.append(given)
        self.discarded.append(discarded)
        unseen = [Move(self.what, self.deck, HANDS[seat])]
        key = card_key("royals-event-draw", self.what)
        self.drawn_unseen.append(Event(key, {"player": player}, unseen, all_but(seat)))

    def paid(self, seat: int, kind: int, n: int) -> Event:
        """Cards of the country itself are paid (RY-2.6a)."""
        id = self.ids[kind]
        move = Move(f"{self.what}/{id}", f"{HANDS[seat]}/{id}", self.discards, n)
        args: dict[str, Value] = {"player": seat_phrase(seat), "n": n, "country": self.names[kind]}
        return Event("royals-event-pay", args, [move])


def country_events(ids: list[str], names: list[Phrase]) -> CardEvents:
    """Events about country cards."""
    return CardEvents(COUNTRY, COUNTRY_DECK, COUNTRY_DISCARDS, ids, names)


def intrigue_events(ids: list[str], names: list[Phrase]) -> CardEvents:
    """Events about intrigue cards."""
    return CardEvents(INTRIGUE, INTRIGUE_DECK, INTRIGUE_DISCARDS, ids, names)
