"""Heirlooms with one mistake each: what a careless author could write."""

from __future__ import annotations

from itertools import count

from heirlooms import steps
from heirlooms.actions import ASK, BID, LOOK, WAIT, Act
from heirlooms.state import Estate
from kingscourt.components.bag import Bag
from kingscourt.components.pile import Card, conceal, redraw
from kingscourt.components.wire import Id
from kingscourt.kernel.action import Action
from kingscourt.kernel.chance import Chance, Source
from kingscourt.kernel.decision import Pending, draw
from kingscourt.kernel.event import Event
from kingscourt.kernel.refusal import Refusal
from kingscourt.kernel.wire import Outline, StaticFacts, WirePhrase
from kingscourt.table.table import Table
from kingscourt.table.wire import Preview


def open_numbers(cards: list[Card], _seat: int | None) -> list[int | None]:
    """A view that shows every card to everybody."""
    return [card.kind + 1 for card in cards]


def endless_preview(table: Table, seat: int, actions: list[str]) -> Preview:
    """A table that tries out whatever is asked, across barriers and the end."""
    state = table.position.state.copy()
    for text in actions:
        state.apply(seat, table.setting.catalogue.parse(text))
    return Preview(len(actions), table.setting.game.view(state, seat), None, is_final=False)


def bare_holder(place: str, who: WirePhrase, _cards: list[int | None], _won: list[str]) -> Outline:
    """An outline without the cards that actions point at."""
    return Outline(place, who)


class OpenBoxFile(StaticFacts, frozen=True):
    """A component file in which the number of cards may be anything."""

    edition: Id
    cards: int


class RecursiveLook(steps.Look):
    """A step that puts another of its kind on top of itself, for ever."""

    def proceed(self, s: Estate) -> Pending | None:
        s.push(RecursiveLook(self.seat))
        return None


class IdleAward(steps.Award):
    """A step that neither changes anything nor waits for anybody."""

    def proceed(self, s: Estate) -> Pending | None:
        return None


class ChattyTurn(steps.Turn):
    """An action that tells the same thing over and over."""

    def apply(self, s: Estate, seat: int, action: Action) -> None:
        for _ in count():
            s.emit(Event("heirlooms-event-looked", {"player": s.name(seat)}))


class TellingLook(steps.Look):
    """An event that tells everyone what one heir has seen."""

    def proceed(self, s: Estate) -> Pending | None:
        waiting = super().proceed(s)
        if waiting is None:
            s.emit(Event("heirlooms-event-looked", {"card": s.steward.peek().kind + 1}))
        return waiting


class PickyTurn(steps.Turn):
    """A list whose length tells whether others hold a high card; nothing more is refused than before."""

    def candidates(self, s: Estate, seat: int) -> list[Action]:
        others = [card.kind for n, hand in enumerate(s.hands) if n != seat for card in hand]
        found = super().candidates(s, seat)
        return found if max(others) > s.box.facts.cards * 3 // 4 else [a for a in found if a != ASK[seat]]


class GossipingBidding(steps.Bidding):
    """A refusal that tells which cards others hold."""

    def explain(self, s: Estate, seat: int, action: Action) -> Refusal | None:
        refusal = super().explain(s, seat, action)
        held = [BID[card.kind] for hand in s.hands for card in hand]
        if refusal is not None and refusal.rule == "HL-3.1" and action in held:
            return Refusal("HL-3.1", "heirlooms-refusal-held")
        return refusal


class SharingEstate(Estate):
    """A copy that shares a list with its original."""

    def copy(self) -> SharingEstate:
        other = super().copy()
        other.spent = self.spent
        return other


class StubbornBidding(steps.Bidding):
    """A question that the last card cannot answer."""

    def candidates(self, s: Estate, seat: int) -> list[Action]:
        return super().candidates(s, seat)[1:]


class CuriousTurn(steps.Turn):
    """An action that changes nothing and can be repeated for ever."""

    def explain(self, s: Estate, seat: int, action: Action) -> Refusal | None:
        return None if action == LOOK else super().explain(s, seat, action)


class AskNext(Act):
    """An action whose text names another heir than it means."""

    def __init__(self, other: int, seats: int) -> None:
        super().__init__(f"ask {(other + 1) % seats}")
        self.other = other


class MumblingTurn(steps.Turn):
    """Asks by the wrong text."""

    def candidates(self, s: Estate, seat: int) -> list[Action]:
        others = [n for n in range(s.seat_count) if (n + 1) % s.seat_count != seat]
        return [LOOK, *[AskNext(n, s.seat_count) for n in others], WAIT]

    def apply(self, s: Estate, seat: int, action: Action) -> None:
        super().apply(s, seat, ASK[action.other] if isinstance(action, AskNext) else action)


class DullEstate(Estate):
    """Imagines nothing but the truth."""

    def imagine(self, seat: int, source: Source) -> DullEstate:
        return self.copy()


class HalfDullEstate(Estate):
    """Imagines other hands, but the steward's card as it is."""

    def imagine(self, seat: int, source: Source) -> HalfDullEstate:
        world = self.copy()
        world.steward.top = []
        imagined = Estate.imagine(world, seat, source)
        imagined.steward.top = self.steward.top.copy()
        return imagined


class HopefulEstate(Estate):
    """Never imagines that anyone else holds the highest card."""

    def imagine(self, seat: int, source: Source) -> HopefulEstate:
        world = self.copy()
        for cards in [*world.hands, world.steward.top]:
            conceal(cards, seat, world.bag)
        highest, world.bag.counts[-1] = world.bag.counts[-1], 0
        world.hands = [redraw(hand, seat, world.bag, source) for hand in world.hands]
        world.steward.top = redraw(world.steward.top, seat, world.bag, source)
        world.bag.counts[-1] = highest
        return world


class SecretiveEstate(Estate):
    """Shows cards past the kernel."""

    def show(self, card: Card, audience: int, owner: int) -> Card:
        return Card(card.kind, card.known | audience)


class ModestEstate(Estate):
    """Takes every card that is shown for the actor's own."""

    def show(self, card: Card, audience: int, owner: int) -> Card:
        return super().show(card, audience, self.actor)


class PublicLook(steps.Look):
    """A private look whose draw everybody can read in the record."""

    def proceed(self, s: Estate) -> Pending | None:
        waiting = super().proceed(s)
        if waiting is None or waiting.chance is None:
            return waiting
        return draw(Chance("steward", waiting.chance.outcomes))


class LoudBidding(steps.Bidding):
    """Tells a bid before all are made."""

    def apply(self, s: Estate, seat: int, action: Action) -> None:
        super().apply(s, seat, action)
        s.emit(Event("heirlooms-event-bid", {"player": s.name(seat), "card": action.text}))


class TimidBidding(steps.Bidding):
    """Takes only what is higher than the bids before."""

    def explain(self, s: Estate, seat: int, action: Action) -> Refusal | None:
        made = [s.hands[n][place].kind for n, place in enumerate(s.bids) if place >= 0]
        kinds = [card.kind for card in s.hands[seat]]
        if made and action in BID and max(kinds) > max(made) > BID.index(action):
            return Refusal("HL-3.1", "heirlooms-refusal-hand")
        return super().explain(s, seat, action)


class GreedyAward(steps.Award):
    """Keeps a spent card in the sleeve."""

    def proceed(self, s: Estate) -> Pending | None:
        waiting = super().proceed(s)
        s.spent.pop()
        return waiting


class HastyTurn(steps.Turn):
    """Offers less than it accepts."""

    def legal(self, s: Estate, seat: int) -> list[Action]:
        return super().legal(s, seat)[-1:]


class RestlessEstate(Estate):
    """A fact that does not follow from the entries."""

    ticks = count()

    def facts(self) -> list[str]:
        return [*super().facts(), str(next(self.ticks))]


class ForgetfulEstate(Estate):
    """Imagines the cards that others hold, but leaves the true ones in the bag as well."""

    def imagine(self, seat: int, source: Source) -> ForgetfulEstate:
        world = self.copy()
        world = Estate.imagine(world, seat, source)
        world.bag = Bag(self.bag.names, [1] * len(self.bag.names))
        return world
