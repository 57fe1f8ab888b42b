"""Terms hold: what an action says about its price and its gains comes true."""

from __future__ import annotations

from collections import Counter

import msgspec

from kingscourt.kernel.action import Action
from kingscourt.kernel.audience import sees
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import DECISION, OVER
from kingscourt.kernel.event import Event
from kingscourt.kernel.find_terms import find_terms
from kingscourt.kernel.holdings import Counts
from kingscourt.kernel.state import State
from kingscourt.kernel.terms import Promise, Terms
from kingscourt.kernel.wire_terms import priced_decision
from kingscourt.testing.case_positions import CasePosition, sample
from kingscourt.testing.choice_policies import RANDOM
from kingscourt.testing.errors import LawBroken
from kingscourt.testing.imagined_worlds import some_worlds
from kingscourt.testing.law_case import Case
from kingscourt.testing.play_and_replay import forward, next_entry
from kingscourt.testing.seat_observation import difference

NAME = "law_terms_hold"
POSITIONS = 16
ACTIONS = 6
WORLDS = 2
MOST_WAYS = 256
SAMPLED_WAYS = 24
MOST_PROMISES = 12  # followed to their end in one case
MOST_OF_A_GIVER = 3
MOST_ENTRIES = 20_000


def law_terms_hold(case: Case) -> None:
    """What an action says it takes and gives is what happens, and it tells no secret.

    *Now* is exact. *In all* holds whatever the actor answers, and both its ends are reached where all ways
    can be tried. *Later* is paid by its giver's event, or that event says why not.
    """
    random = FastRandom(case.seed)
    followed: Counter[str] = Counter()
    for position in sample(case, POSITIONS):
        for seat in position.state.pending().seats:
            check_count(case, position, seat)
            check_secrecy(case, position, seat)
            for action in some_actions(position.state, seat, random):
                terms = find_terms(position.state, seat, action)
                check_terms(case, position, seat, action, terms, random)
                for promise in terms.later:
                    if followed[promise.giver] < MOST_OF_A_GIVER and followed.total() < MOST_PROMISES:
                        followed[promise.giver] += 1
                        check_promise(case, position, seat, action, promise, random)


def some_actions(state: State, seat: int, random: FastRandom) -> list[Action]:
    """All legal actions if they are few, else some of them."""
    legal = state.legal(seat)
    if len(legal) <= ACTIONS:
        return legal
    return [legal[random.index(len(legal))] for _ in range(ACTIONS)]


def check_secrecy(case: Case, position: CasePosition, seat: int) -> None:
    """Check that terms do not depend on what the seat does not know."""
    told = decision_bytes(case, position.state, seat)
    for world in some_worlds(position.state, seat, case.seed + position.number, WORLDS):
        imagined = decision_bytes(case, world, seat)
        if told != imagined:
            what = f"terms tell seat {seat} a secret before entry {position.number}: "
            raise LawBroken(NAME, case, what + difference(told, imagined))


def decision_bytes(case: Case, state: State, seat: int) -> bytes:
    """What a seat is sent that is asked."""
    return msgspec.json.encode(priced_decision(case.game, case.components, state, seat))


def check_count(case: Case, position: CasePosition, seat: int) -> None:
    """Check a game's own way to count a seat, unless an option hides part of what it gains."""
    state = position.state
    counted: Counts = {}
    for place, counts in state.holdings(seat).places.items():
        for what, n in counts.items() if state.holder(place) == seat else []:
            counted[what] = counted.get(what, 0) + n
    hides = [spec.hides.get(case.options.variant(spec.name)) for spec in case.game.option_specs]
    if not any(hides) and counted != state.held_by(seat):
        what = f"{state.held_by(seat)} lies before seat {seat} before entry {position.number}, not {counted}"
        raise LawBroken(NAME, case, what)


class Way:
    """A state in which an action, and answers to its own questions, were carried out."""

    def __init__(self, state: State, seat: int, depth: int, learnt: bool = False) -> None:
        self.state = state
        self.seat = seat
        self.depth = depth
        self.learnt = learnt
        self.is_asked = False  # a question of the action's own has come
        self.asks_anew = False  # the step that asked for the action asks again

    def then(self, action: Action, asking: bool) -> Way:
        """Another way, on which the seat also does this; `asking`: the first step is the one that asks."""
        state = self.state.copy()
        way = Way(state, self.seat, self.depth, self.learnt)
        first = state.agenda[self.depth - 1]
        state.actor, state.learners, state.is_tried = self.seat, 0, True
        state.agenda[-1].apply(state, self.seat, action)
        waiting = None
        while len(state.agenda) >= self.depth and waiting is None:
            waiting = state.agenda[-1].proceed(state)
        if waiting is not None:
            state.waiting = waiting
            is_first = asking and state.agenda[self.depth - 1] is first
            way.asks_anew = is_first
            asks = waiting.kind == DECISION and self.seat in waiting.seats
            is_new = is_first and len(state.agenda) == self.depth and not state.agenda[-1].continues(state)
            way.is_asked = asks and not is_new and not sees(state.learners, self.seat)  # a secret ends it
        way.learnt = self.learnt or sees(state.learners, self.seat)
        return way

    def change_since(self, before: Counts) -> Counts:
        """What lies before the seat now and did not before; what it has been shown counts by its back."""
        after = self.state.held_by(self.seat)
        found: Counts = {}
        for what in {*before, *after}:
            n = after.get(what, 0) - before.get(what, 0)
            name = self.state.back_of(what) if self.learnt and n > 0 else what
            found[name] = found.get(name, 0) + n
        return {what: n for what, n in found.items() if n}


def check_terms(
    case: Case, position: CasePosition, seat: int, action: Action, terms: Terms, random: FastRandom
) -> None:
    """Check *now* and *in all* of one action."""
    state = position.state
    before = state.held_by(seat)
    first = Way(state, seat, len(state.agenda)).then(action, asking=True)
    about = f"{action} of seat {seat} before entry {position.number}"
    now = first.change_since(before)
    if now != terms.now:
        raise LawBroken(NAME, case, f"{about} says {terms.now} now, but brings {now}")
    if not first.is_asked:
        if terms.least != now or terms.most != now:
            raise LawBroken(NAME, case, f"{about} asks nothing, but says {terms.least} to {terms.most}")
        return
    if not terms.is_counted:
        raise LawBroken(NAME, case, f"{about} has more than {MOST_WAYS} ways, and its step gives no bounds")
    ways, is_all = ways_from(first, random)
    reached = [way.change_since(before) for way in ways]
    for what in {*terms.least, *terms.most, *[what for change in reached for what in change]}:
        amounts = [change.get(what, 0) for change in reached]
        least, most = terms.least.get(what, 0), terms.most.get(what, 0)
        if min(amounts) < least or max(amounts) > most:
            said = f"{least} to {most} {what} in all, but brings {min(amounts)} to {max(amounts)}"
            raise LawBroken(NAME, case, f"{about} says {said}")
        if is_all and (min(amounts) > least or max(amounts) < most):
            said = f"{least} to {most} {what} in all, but only {min(amounts)} to {max(amounts)} can be had"
            raise LawBroken(NAME, case, f"{about} says {said}")


def ways_from(first: Way, random: FastRandom) -> tuple[list[Way], bool]:
    """Where all ways lead, or some if there are too many; and whether they are all."""
    ends: list[Way] = []
    waiting = [first]
    while waiting and len(ends) + len(waiting) <= MOST_WAYS:
        way = waiting.pop()
        if way.is_asked:
            waiting.extend([way.then(answer, way.asks_anew) for answer in way.state.legal(way.seat)])
        else:
            ends.append(way)
    if not waiting:
        return ends, True
    return [random_way(first, random) for _ in range(SAMPLED_WAYS)], False


def random_way(first: Way, random: FastRandom) -> Way:
    """One way by random answers."""
    way = first
    while way.is_asked:
        legal = way.state.legal(way.seat)
        way = way.then(legal[random.index(len(legal))], way.asks_anew)
    return way


def check_promise(
    case: Case, position: CasePosition, seat: int, action: Action, promise: Promise, random: FastRandom
) -> None:
    """Play on at random until the giver's event comes, and compare what it brings."""
    state = position.state.copy()
    state.apply(seat, action)
    events = state.take_events()
    about = f"{action} of seat {seat} before entry {position.number} promises something of {promise.giver}"
    for _ in range(MOST_ENTRIES):
        paid = [event for event in events if event.giver == promise.giver and event.receiver == seat]
        if paid:
            check_payment(case, state, seat, promise, paid, about)
            return
        entry = None if state.pending().kind == OVER else next_entry(case.game, state, random, RANDOM)
        if entry is None:
            break
        events = forward(state, entry)
    raise LawBroken(NAME, case, f"{about}, which neither comes nor is explained")


def check_payment(
    case: Case, state: State, seat: int, promise: Promise, paid: list[Event], about: str
) -> None:
    """Check that events without moves explain, and that the others bring what was promised."""
    moves = [move for event in paid if sees(event.to, seat) for move in event.moved()]
    if not moves:
        return
    brought: Counts = {}
    for move in moves:
        if state.holder(move.source) == seat:
            brought[move.what] = brought.get(move.what, 0) - move.n
        if state.holder(move.target) == seat:
            brought[move.becomes()] = brought.get(move.becomes(), 0) + move.n
    for what in {*brought, *promise.least, *promise.most}:
        n = brought.get(what, 0)
        if not promise.least.get(what, 0) <= n <= promise.most.get(what, 0):
            raise LawBroken(NAME, case, f"{about}: {n} {what} came")
