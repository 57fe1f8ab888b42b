"""RY-2.8: imagined hands are exactly as likely as the rules make them, and made from public facts only."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

import pytest

from kingscourt.games.royals.deck import Deck, new_deck
from kingscourt.games.royals.game import GAME
from kingscourt.games.royals.hand import Hand, SureCards, empty_hand
from kingscourt.games.royals.imagine_hands import imagine_hands
from kingscourt.kernel.chance import FastRandom
from kingscourt.testing import laws
from kingscourt.testing.imagined_worlds import EveryTicket
from kingscourt.testing.rule_marker import rule
from tests.games.royals.positions import all_but, scenario

SEAT = 0
DRAW, LEAVE, RENEW = "draw", "leave", "renew"


class Watched(NamedTuple):
    """What everybody sees of one event, and the card that only its owner may see."""

    what: str
    hand: int
    kind: int


class Cards:
    """A deck and the hands that draw from it, without the rest of the game."""

    def __init__(self, counts: list[int], seats: int) -> None:
        self.deck: Deck = new_deck([str(kind) for kind in range(len(counts))], counts.copy())
        self.hands: list[Hand] = [empty_hand(len(counts)) for _ in range(seats)]

    def copy(self) -> Cards:
        """Independent cards."""
        other = Cards(self.deck.bag.counts, len(self.hands))
        other.deck, other.hands = self.deck.copy(), [hand.copy() for hand in self.hands]
        return other

    def play(self, event: Watched) -> None:
        """Let an event happen."""
        if event.what == RENEW:
            self.deck.renew()
        elif event.what == LEAVE:
            self.hands[event.hand].remove(event.kind)
            self.deck.discard(event.kind)
        else:
            self.deck.take(event.kind)
            self.hands[event.hand].take_unseen(event.kind, self.deck.shuffle)

    def facts(self) -> str:
        """All cards, as in digests."""
        return " / ".join([self.deck.facts(), *[hand.facts() for hand in self.hands]])


def random_events(cards: Cards, random: FastRandom, draws: int) -> list[Watched]:
    """Draws into hands and cards that leave them, with new decks when the old ones are empty."""
    found: list[Watched] = []
    while draws > 0:
        hand = random.index(len(cards.hands))
        held = [kind for kind, n in enumerate(cards.hands[hand].cards) for _ in range(n)]
        if held and random.index(5) < 2:
            event = Watched(LEAVE, hand, held[random.index(len(held))])
        elif cards.deck.size > 0:
            outcomes = cards.deck.bag.outcomes()
            event = Watched(DRAW, hand, outcomes.values[outcomes.pick(random.index(outcomes.total))])
            draws -= 1
        elif cards.deck.discarded() > 0:
            event = Watched(RENEW, hand, 0)
        else:
            continue
        cards.play(event)
        found.append(event)
    return found


def expected(
    cards: Cards, events: list[Watched], promise: SureCards | None, payer: int
) -> dict[str, Fraction]:
    """How likely the cards are after some events, by going through all draws that a seat has not seen."""
    found: dict[str, Fraction] = {}
    rests = [(cards, 0, Fraction(1))]
    while rests:
        now, number, weight = rests.pop()
        if number == len(events):
            if promise is None or sum(now.hands[payer].cards[kind] for kind in promise.kinds) >= promise.n:
                found[now.facts()] = found.get(now.facts(), Fraction(0)) + weight
            continue
        event = events[number]
        kinds = [event.kind]
        if event.what == LEAVE and now.hands[event.hand].cards[event.kind] == 0:
            continue
        if event.what == DRAW and event.hand != SEAT:
            kinds = list(range(len(now.deck.bag.counts)))
        for kind in kinds:
            chance = Fraction(now.deck.bag.counts[kind], now.deck.size) if event.what == DRAW else Fraction(1)
            if chance > 0:
                after = now.copy()
                after.play(Watched(event.what, event.hand, kind))
                rests.append((after, number + 1, weight * chance))
    total = sum(found.values(), Fraction(0))
    return {facts: weight / total for facts, weight in found.items()}


def imagined(cards: Cards, promise: SureCards | None, payer: int) -> dict[str, Fraction]:
    """How likely a seat imagines the cards."""
    found: dict[str, Fraction] = {}
    source = EveryTicket()
    while True:
        world = cards.copy()
        imagine_hands(world.hands, world.deck, SEAT, payer, promise, source)
        found[world.facts()] = found.get(world.facts(), Fraction(0)) + source.chance()
        if not source.advance():
            return found


@rule("RY-2.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ry_2_8_random_histories_are_imagined_as_likely_as_they_are(seats: int) -> None:
    several = mixed = 0
    for seed in range(120):
        random = FastRandom(100 * seats + seed)
        start = Cards([[2, 2, 1], [3, 1, 1], [2, 1, 1, 1]][seed % 3], seats)
        cards = start.copy()
        events = random_events(cards, random, 7)
        payer = 1 + random.index(seats - 1)
        kinds = [0, 1]
        n = sum(cards.hands[payer].cards[kind] for kind in kinds)
        promise = SureCards(kinds, n) if seed % 2 else None
        rules = expected(start, events, promise, payer)
        assert imagined(cards, promise, payer) == rules, (seed, events)
        several += len(rules) > 1
        mixed += any(hand.mixed for hand in cards.hands[1:])
    assert several >= 30  # otherwise the test would show little
    assert mixed >= 10


def free(seats: int, *places: str, extra: str = "") -> str:
    """Players without cards; seat 0 holds the whole board but for some positions."""
    return (
        f"[[player]]\ncubes = 10\nholds = {all_but(*places)}\n"
        + f"[[player]]\n{extra}\n"
        + "[[player]]\n" * (seats - 2)
    )


@rule("RY-2.8")
def test_ry_2_8_a_card_that_was_paid_says_only_that_it_was_there() -> None:
    start = scenario("""
    round = 1
    turn = 1
    display = ["britain"]
    deck = { france = 3, spain = 2 }
    """ + free(2, "bordeaux/marshal", "valencia/marshal"))  # fmt: skip
    laws.law_imagine_is_fair(GAME, start, 9)


@rule("RY-2.8", "RY-2.5")
def test_ry_2_8_cards_of_two_shuffles_are_imagined_fairly() -> None:
    start = scenario("""
    edition = "arcane-2016"
    round = 1
    turn = 1
    display = ["france", "france", "france"]
    deck = { france = 1, spain = 1 }
    """ + free(2, "bordeaux/marshal", "valencia/marshal"))  # fmt: skip
    start.countries.discards = [1, 0, 0, 1]
    laws.law_imagine_is_fair(GAME, start, 10)


@rule("RY-2.8", "RY-2.6b")
def test_ry_2_8_a_payment_that_has_begun_is_imagined_fairly() -> None:
    start = scenario("""
    round = 1
    turn = 1
    display = []
    deck = { france = 1, spain = 2 }
    """ + free(2, "seville/baron", extra="hand = { britain = 1 }\nshown = { britain = 1 }"))  # fmt: skip
    laws.law_imagine_is_fair(GAME, start, 10)


@rule("RY-2.8", "RY-2.6c")
def test_ry_2_8_who_takes_over_is_imagined_fairly() -> None:
    start = scenario("""
    round = 2
    turn = 1
    display = ["spain"]
    deck = { spain = 3 }
    intrigue_deck = { france-spain = 1, britain-spain = 2, france-britain = 2 }
    """ + free(2, extra="hand = { spain = 2 }\nshown = { spain = 2 }"))  # fmt: skip
    laws.law_imagine_is_fair(GAME, start, 9)
