"""Variants of Heirlooms with one mistake each, such as a careless author might make."""

from __future__ import annotations

import copy
from itertools import count

from heirlooms import steps
from heirlooms.actions import ASK, BID, LOOK, WAIT, Act
from heirlooms.state import Estate
from kingscourt.components.bag import Bag
from kingscourt.components.box_field_types import Id
from kingscourt.components.pile import Card, conceal, redraw
from kingscourt.kernel.action import NO_ID, Action
from kingscourt.kernel.audience import EVERYONE
from kingscourt.kernel.chance import Chance, Source, number_draws
from kingscourt.kernel.decision import Pending, Question, draw
from kingscourt.kernel.event import Event, Move
from kingscourt.kernel.options import OptionSpec
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.refusal import Refusal
from kingscourt.kernel.terms import Promise, Terms
from kingscourt.kernel.wire_types import Outline, StaticFacts, WirePhrase
from kingscourt.table.table import Table
from kingscourt.table.wire_types import Preview


def open_numbers(cards: list[Card], _seat: int | None) -> list[int | None]:
    """A view that shows every card to everybody."""
    return [card.kind + 1 for card in cards]


def endless_preview(table: Table, seat: int, actions: list[str]) -> Preview:
    """A preview that continues past barriers and the end of the game."""
    state = table.position.state.copy()
    for text in actions:
        state.apply(seat, table.game_setup.catalogue.parse(text))
    return Preview(len(actions), table.game_setup.game.view(state, seat), None, is_final=False)


def bare_holder(place: str, who: WirePhrase, _cards: list[int | None], _won: list[str]) -> Outline:
    """An outline without the cards that actions point at."""
    return Outline(place, who)


class OpenComponentFile(StaticFacts, frozen=True):
    """A component file in which the number of cards may be anything."""

    edition: Id
    cards: int


class RecursiveLook(steps.Look):
    """A step that pushes another of its kind, for ever."""

    def proceed(self, s: Estate) -> Pending | None:
        s.push(RecursiveLook(self.seat))
        return None


class IdleAward(steps.Award):
    """A step that neither changes anything nor waits for anybody."""

    def proceed(self, s: Estate) -> Pending | None:
        return None


class ChattyTurn(steps.Turn):
    """An action that emits the same event over and over."""

    def apply(self, s: Estate, seat: int, action: Action) -> None:
        for _ in count():
            s.emit(Event("heirlooms-event-looked", {"player": s.name(seat)}))


class TellingLook(steps.Look):
    """An event that shows everybody what one heir has seen."""

    def proceed(self, s: Estate) -> Pending | None:
        waiting = super().proceed(s)
        if waiting is None:
            s.emit(Event("heirlooms-event-looked", {"card": s.steward.peek().kind + 1}))
        return waiting


class LookWhereTold(steps.Look):
    """Belongs to the rules, but is done only where events are told."""

    def proceed(self, s: Estate) -> Pending | None:
        if s.tells:
            return super().proceed(s)
        s.pop()
        return None


class FreshTurn(steps.Turn):
    """Makes its actions anew instead of taking them from the catalogue."""

    def candidates(self, s: Estate, seat: int) -> list[Action]:
        return [unnumbered(action) for action in super().candidates(s, seat)]


def unnumbered(action: Action) -> Action:
    """The same action, made anew."""
    fresh = copy.copy(action)
    fresh.id = NO_ID
    return fresh


class PickyTurn(steps.Turn):
    """A list whose length reveals whether others hold a high card, with the same refusals as before."""

    def candidates(self, s: Estate, seat: int) -> list[Action]:
        others = [card.kind for n, hand in enumerate(s.hands) if n != seat for card in hand]
        found = super().candidates(s, seat)
        return found if max(others) > s.box.facts.cards * 3 // 4 else [a for a in found if a != ASK[seat]]


class GossipingBidding(steps.Bidding):
    """A refusal that reveals which cards others hold."""

    def explain(self, s: Estate, seat: int, action: Action) -> Refusal | None:
        refusal = super().explain(s, seat, action)
        held = [BID[card.kind] for hand in s.hands for card in hand]
        if refusal is not None and refusal.rule == "HL-3.1" and action in held:
            return Refusal("HL-3.1", "heirlooms-refusal-held")
        return refusal


class SharingEstate(Estate):
    """A state whose copies share a list with it."""

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
    """An action whose text names a different heir than it affects."""

    def __init__(self, other: int, seats: int) -> None:
        super().__init__(f"ask {(other + 1) % seats}")
        self.id = ASK[(other + 1) % seats].id
        self.other = other


class MumblingTurn(steps.Turn):
    """A turn that offers `ask` with the wrong text."""

    def candidates(self, s: Estate, seat: int) -> list[Action]:
        others = [n for n in range(s.seat_count) if (n + 1) % s.seat_count != seat]
        return [LOOK, *[AskNext(n, s.seat_count) for n in others], WAIT]

    def apply(self, s: Estate, seat: int, action: Action) -> None:
        super().apply(s, seat, ASK[action.other] if isinstance(action, AskNext) else action)


class DullEstate(Estate):
    """A state that imagines only the true world."""

    def imagine(self, seat: int, source: Source) -> DullEstate:
        return self.copy()


class HalfDullEstate(Estate):
    """A state that imagines other hands, but always the true card of the steward."""

    def imagine(self, seat: int, source: Source) -> HalfDullEstate:
        world = self.copy()
        world.steward.top = []
        imagined = Estate.imagine(world, seat, source)
        imagined.steward.top = self.steward.top.copy()
        return imagined


class HopefulEstate(Estate):
    """A state that never imagines the highest card in another hand."""

    def imagine(self, seat: int, source: Source) -> HopefulEstate:
        world, source = self.copy(), number_draws(source)
        for cards in [*world.hands, world.steward.top]:
            conceal(cards, seat, world.bag)
        highest, world.bag.counts[-1] = world.bag.counts[-1], 0
        world.hands = [redraw(hand, seat, world.bag, source) for hand in world.hands]
        world.steward.top = redraw(world.steward.top, seat, world.bag, source)
        world.bag.counts[-1] = highest
        return world


class RepeatingEstate(Estate):
    """A state that asks for every hidden card as draw 0."""

    def imagine(self, seat: int, source: Source) -> RepeatingEstate:
        world = self.copy()
        for cards in [*world.hands, world.steward.top]:
            conceal(cards, seat, world.bag)
        world.hands = [redraw(hand, seat, world.bag, source) for hand in world.hands]
        world.steward.top = redraw(world.steward.top, seat, world.bag, source)
        return world


class ExchangingEstate(Estate):
    """A state whose imagined worlds are the true cards in another order: fair, but not blind."""

    def imagine(self, seat: int, source: Source) -> ExchangingEstate:
        world, source = self.copy(), number_draws(source)
        piles = [*world.hands, world.steward.top]
        hidden = [(pile, n) for pile in piles for n, card in enumerate(pile) if not card.is_known_to(seat)]
        kinds = [pile[n].kind for pile, n in hidden]
        kinds += [kind for kind, count in enumerate(world.bag.counts) if count]
        for pile, n in hidden:
            kind = kinds.pop(source.below("imagine", 0, len(kinds)))
            pile[n] = Card(kind, pile[n].known)
        world.bag.counts = [int(kind in kinds) for kind in range(len(world.bag.counts))]
        return world


class LeaningEstate(Estate):
    """A state that imagines the highest card twice as often as any other."""

    def imagine(self, seat: int, source: Source) -> LeaningEstate:
        world, source = self.copy(), number_draws(source)
        piles = [*world.hands, world.steward.top]
        for cards in piles:
            conceal(cards, seat, world.bag)
        for pile in piles:
            for n, card in enumerate(pile):
                if not card.is_known_to(seat):
                    kinds = [kind for kind, count in enumerate(world.bag.counts) if count]
                    kind = [*kinds, kinds[-1]][source.below("imagine", 0, len(kinds) + 1)]
                    world.bag.take(kind)
                    pile[n] = Card(kind, card.known)
        return world


class SecretiveEstate(Estate):
    """A state that discloses cards without going through the kernel."""

    def show(self, card: Card, audience: int, owner: int) -> Card:
        return Card(card.kind, card.known | audience)


class ModestEstate(Estate):
    """A state that treats every card shown as the actor's own."""

    def show(self, card: Card, audience: int, owner: int) -> Card:
        return super().show(card, audience, self.actor)


class PublicLook(steps.Look):
    """A private look whose draw is public in the record."""

    def proceed(self, s: Estate) -> Pending | None:
        waiting = super().proceed(s)
        if waiting is None or waiting.chance is None:
            return waiting
        return draw(Chance("steward", waiting.chance.outcomes))


class LoudBidding(steps.Bidding):
    """A bidding step that announces a bid before all have been made."""

    def apply(self, s: Estate, seat: int, action: Action) -> None:
        super().apply(s, seat, action)
        s.emit(Event("heirlooms-event-bid", {"player": s.name(seat), "card": action.text}))


class TimidBidding(steps.Bidding):
    """A bidding step that accepts only bids higher than the earlier ones."""

    def explain(self, s: Estate, seat: int, action: Action) -> Refusal | None:
        made = [s.hands[n][place].kind for n, place in enumerate(s.bids) if place >= 0]
        kinds = [card.kind for card in s.hands[seat]]
        if made and action in BID and max(kinds) > max(made) > BID.index(action):
            return Refusal("HL-3.1", "heirlooms-refusal-hand")
        return super().explain(s, seat, action)


class GreedyAward(steps.Award):
    """A step that makes a spent card disappear."""

    def proceed(self, s: Estate) -> Pending | None:
        waiting = super().proceed(s)
        s.spent.pop()
        return waiting


class HastyTurn(steps.Turn):
    """A turn that accepts more actions than it lists."""

    def legal(self, s: Estate, seat: int) -> list[Action]:
        return super().legal(s, seat)[-1:]


class RestlessEstate(Estate):
    """A state with a fact that does not follow from the entries."""

    ticks = count()

    def facts(self) -> list[str]:
        return [*super().facts(), str(next(self.ticks))]


class ForgetfulEstate(Estate):
    """A state that imagines the cards of others but leaves the true ones in the bag as well."""

    def imagine(self, seat: int, source: Source) -> ForgetfulEstate:
        world = self.copy()
        world = Estate.imagine(world, seat, source)
        world.bag = Bag(self.bag.names, [1] * len(self.bag.names))
        return world


def spend_unseen(_kind: int, place: str) -> Move:
    """A move that does not say which card left the game."""
    return Move("card", place, "spent")


def turn_up_silently(s: Estate, card: Card, audience: int, owner: int, _place: str, key: str) -> Card:
    """A card that everybody sees, but whose turning up is not in the log."""
    s.emit(Event(key, {"card": card.kind + 1}, None, audience))
    return s.show(card, audience, owner)


class DearTurn(steps.Turn):
    """A turn in which a request costs a card, while its terms say that it costs nothing."""

    def apply(self, s: Estate, seat: int, action: Action) -> None:
        super().apply(s, seat, action)
        if action in ASK and len(s.hands[seat]) > len(s.heirlooms) - s.round + 1:
            place = f"seat/{seat}"
            card = steps.turn_up(s, s.hands[seat].pop(), EVERYONE, seat, place, "heirlooms-event-bid")
            s.spent.append(card.kind)
            s.emit(Event("heirlooms-event-spent", {}, [steps.spend(card.kind, place)]))

    def add_terms(self, s: Estate, seat: int, action: Action, terms: Terms) -> None:
        terms.now = terms.least = terms.most = {}


class GenerousBidding(steps.Bidding):
    """A bid that promises the heirloom itself, not only a chance of it."""

    def add_terms(self, s: Estate, seat: int, action: Action, terms: Terms) -> None:
        super().add_terms(s, seat, action, terms)
        terms.later[-1].least = {**terms.later[-1].least, f"heirloom/{s.heirlooms[s.round - 1].id}": 1}


class FlatteringAnswer(steps.Answer):
    """An answer that promises a gift nobody ever makes."""

    def add_terms(self, s: Estate, seat: int, action: Action, terms: Terms) -> None:
        terms.later.append(Promise("gift", Phrase("heirlooms-terms-aside"), {}, {"heirloom/ring": 1}))


class TippingBidding(steps.Bidding):
    """Terms that say whether a bid is higher than the steward's card."""

    def add_terms(self, s: Estate, seat: int, action: Action, terms: Terms) -> None:
        if s.steward.top and BID.index(action) > s.steward.peek().kind:
            terms.remarks.append(Phrase("heirlooms-terms-bid"))


LOSERS = ["discard", "keep"]
SPENT_IS_HIDDEN = [OptionSpec("losers", LOSERS, hides={"keep": ["spent"]})]
NOTHING_IS_HIDDEN = [OptionSpec("losers", LOSERS, hides={"keep": ["hands.*.secret"]})]


class ForgetfulTurn(steps.Turn):
    """A step whose reasons leave out what `explain` says."""

    def reasons(self, s: Estate, seat: int, action: Action) -> list[Refusal]:
        return []


class RepetitiveTurn(steps.Turn):
    """A step that gives every reason twice."""

    def reasons(self, s: Estate, seat: int, action: Action) -> list[Refusal]:
        return super().reasons(s, seat, action) * 2


class UnspentEstate(Estate):
    """A state whose facts leave out the cards that were spent."""

    def facts(self) -> list[str]:
        spent, self.spent = self.spent, []
        lines = super().facts()
        self.spent = spent
        return lines


class UnreadableTurn(steps.Turn):
    """A step whose prompt no language has."""

    def question(self, s: Estate, seat: int) -> Question:
        asked = super().question(s, seat)
        return Question(asked.kind, Phrase("heirlooms-prompt-trun"), asked.default)
