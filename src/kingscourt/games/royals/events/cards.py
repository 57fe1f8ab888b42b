"""Events about cards. Those that repeat are worded once per box and shared."""

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
from kingscourt.kernel.audience import EVERYONE, all_but, only
from kingscourt.kernel.event import Event, Move
from kingscourt.kernel.phrase import MAX_SEATS, Phrase, Value, seat_phrase
from kingscourt.kernel.state import State


class Leaving:
    """A card that leaves a hand: its owner, and all who know it, see its face go, the others its back."""

    def __init__(self, key: str, args: dict[str, Value], seat: int, face: Move, back: Move) -> None:
        self.known: Event = Event(key, args, [face])
        self.own: Event = Event(key, args, [face], only(seat))
        self.unseen: Event = Event(key, args, [back], all_but(seat))


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
        self.given: list[list[Leaving]] = []
        self.discarded: list[list[Leaving]] = []
        for seat in range(MAX_SEATS):
            self.word_for(seat)

    def face(self, kind: int) -> str:
        """A card whose kind is seen; its back is `what`."""
        return f"{self.what}/{self.ids[kind]}"

    def hand(self, seat: int, kind: int) -> str:
        """Where cards of a kind lie in a hand, for those who know them."""
        return f"{HANDS[seat]}/{self.ids[kind]}"

    def face_up(self, kind: int) -> Event:
        """A card is laid out in the display."""
        move = Move(self.what, self.deck, f"{DISPLAY}/{self.ids[kind]}", into=self.face(kind))
        return Event("royals-event-display", {self.what: self.names[kind]}, [move])

    def word_for(self, seat: int) -> None:
        """All events of one seat."""
        taken: list[Event] = []
        drawn: list[Event] = []
        given: list[Leaving] = []
        discarded: list[Leaving] = []
        for kind, id in enumerate(self.ids):
            args = self.args(seat, kind)
            take = Move(self.face(kind), f"{DISPLAY}/{id}", self.hand(seat, kind))
            taken.append(Event("royals-event-take", args, [take]))
            draw = Move(self.what, self.deck, self.hand(seat, kind), into=self.face(kind))
            key = card_key("royals-event-draw-own", self.what)
            drawn.append(Event(key, {self.what: self.names[kind]}, [draw], only(seat)))
            given.append(self.leaving("royals-event-give", seat, kind))
            discarded.append(self.leaving("royals-event-discard", seat, kind))
        self.taken.append(taken)
        self.drawn.append(drawn)
        self.given.append(given)
        self.discarded.append(discarded)
        unseen = [Move(self.what, self.deck, HANDS[seat])]
        key = card_key("royals-event-draw", self.what)
        self.drawn_unseen.append(Event(key, {"player": seat_phrase(seat)}, unseen, all_but(seat)))

    def args(self, seat: int, kind: int) -> dict[str, Value]:
        """A player and a card."""
        return {"player": seat_phrase(seat), self.what: self.names[kind]}

    def leaving(self, verb: str, seat: int, kind: int) -> Leaving:
        """A card goes from a hand to the discards."""
        face, back = self.away(seat, kind, 1), self.away_unseen(seat, kind, 1)
        return Leaving(card_key(verb, self.what), self.args(seat, kind), seat, face, back)

    def away(self, seat: int, kind: int, n: int) -> Move:
        """Known cards go to the discards."""
        return Move(self.face(kind), self.hand(seat, kind), self.discards, n)

    def away_unseen(self, seat: int, kind: int, n: int) -> Move:
        """Cards go to the discards, where those who only knew their backs see them."""
        return Move(self.what, HANDS[seat], self.discards, n, into=self.face(kind))


class Paid(Event):
    """RY-2.6a: cards of the country itself are paid. Worded when somebody reads it."""

    def __init__(self, cards: CardEvents, seat: int, kind: int, n: int, unseen: int, to: int) -> None:
        super().__init__("royals-event-pay", None, None, to)
        self.cards: CardEvents = cards
        self.seat: int = seat
        self.kind: int = kind
        self.n: int = n
        self.unseen: int = unseen  # of these, those that the audience did not know

    def phrase(self) -> Phrase:
        args: dict[str, Value] = {
            "player": seat_phrase(self.seat),
            "n": self.n,
            "country": self.cards.names[self.kind],
        }
        return Phrase(self.key, args)

    def moved(self) -> list[Move]:
        moves: list[Move] = []
        if self.n > self.unseen:
            moves.append(self.cards.away(self.seat, self.kind, self.n - self.unseen))
        if self.unseen > 0:
            moves.append(self.cards.away_unseen(self.seat, self.kind, self.unseen))
        return moves


def tell_paid(s: State, cards: CardEvents, seat: int, kind: int, n: int, unseen: int) -> None:
    """The payment as the payer and as the others see it; one event if they see the same."""
    if unseen == 0:
        if s.tells:
            s.emit(Paid(cards, seat, kind, n, 0, EVERYONE))
        return
    if s.tells:
        s.emit(Paid(cards, seat, kind, n, 0, only(seat)))
        s.emit(Paid(cards, seat, kind, n, unseen, all_but(seat)))


class Shuffled(Event):
    """RY-2.4, RY-4.1: the discards become a new deck, face down."""

    def __init__(self, cards: CardEvents, discards: list[int]) -> None:
        super().__init__(card_key("royals-event-shuffle", cards.what))
        self.cards: CardEvents = cards
        self.discards: list[int] = discards.copy()  # by kind

    def moved(self) -> list[Move]:
        cards = self.cards
        return [
            Move(cards.face(kind), cards.discards, cards.deck, n, into=cards.what)
            for kind, n in enumerate(self.discards)
            if n > 0
        ]


def country_events(ids: list[str], names: list[Phrase]) -> CardEvents:
    """Events about country cards."""
    return CardEvents(COUNTRY, COUNTRY_DECK, COUNTRY_DISCARDS, ids, names)


def intrigue_events(ids: list[str], names: list[Phrase]) -> CardEvents:
    """Events about intrigue cards."""
    return CardEvents(INTRIGUE, INTRIGUE_DECK, INTRIGUE_DISCARDS, ids, names)
