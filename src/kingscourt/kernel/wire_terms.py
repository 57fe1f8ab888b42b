"""Conversion of a decision with the terms of its actions to wire types."""

from __future__ import annotations

from typing import Final

from kingscourt.kernel.action import Action
from kingscourt.kernel.find_terms import find_terms
from kingscourt.kernel.game import Components, Game
from kingscourt.kernel.holdings import Counts
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.state import State
from kingscourt.kernel.terms import Terms
from kingscourt.kernel.wire_conversion import action_to_wire, phrase_to_wire
from kingscourt.kernel.wire_types import RunningTotal, WireAction, WireDecision, WirePhrase, WireTerms

NOTHING: Final = WireTerms()


def priced_decision(game: Game, components: Components, state: State, seat: int) -> WireDecision:
    """The question to a seat that is asked, with its legal answers and their terms."""
    question = state.question(seat)
    table = TermsTable(game, components)
    actions = [table.priced(state, seat, action) for action in state.legal(seat)]
    return WireDecision(
        question.kind,
        phrase_to_wire(question.prompt),
        actions,
        question.default.text,
        state.pending().sealed,
        table.terms,
        table.names,
        table.phrases,
    )


def running_total(game: Game, components: Components, now: Counts, uncertain: list[str]) -> RunningTotal:
    """What actions have changed in all, without things that need no words."""
    table = TermsTable(game, components)
    named = {what: n for what, n in now.items() if table.is_named(what)}
    return RunningTotal(named, [what for what in uncertain if what in named], table.names)


class TermsTable:
    """The distinct terms of a decision's actions, with the names of things and the phrases in them."""

    def __init__(self, game: Game, components: Components) -> None:
        self.game: Game = game
        self.components: Components = components
        self.terms: list[WireTerms] = []
        self.names: dict[str, WirePhrase] = {}
        self.phrases: list[WirePhrase] = []
        self.known: dict[str, Phrase | None] = {}  # the name of every thing asked for so far
        self.indices: dict[str, int] = {}  # of terms, by everything they say

    def priced(self, state: State, seat: int, action: Action) -> WireAction:
        """An action in wire form, with the index of its terms if they say anything."""
        found = self.priced_terms(state, seat, action)
        if found == NOTHING:
            return action_to_wire(action)
        text = repr(found)
        index = self.indices.get(text)
        if index is None:
            index = self.indices[text] = len(self.terms)
            self.terms.append(found)
        return action_to_wire(action, index)

    def priced_terms(self, state: State, seat: int, action: Action) -> WireTerms:
        """The terms of an action in wire form."""
        return self.to_wire(state, find_terms(state, seat, action))

    def to_wire(self, state: State, terms: Terms) -> WireTerms:
        """Terms in wire form, without things that need no words."""
        return WireTerms(
            {what: n for what, n in terms.now.items() if self.is_named(what)},
            self.totals(state, terms),
            [self.phrase_index(promise.text) for promise in terms.later],
            [self.phrase_index(remark) for remark in terms.remarks],
            terms.draws,
            terms.shows,
            terms.label_says,
            [what for what in terms.uncertain if self.is_named(what)],
        )

    def totals(self, state: State, terms: Terms) -> dict[str, tuple[int, int]]:
        """Least and most in all, if the action has questions of its own and no remark says it better."""
        if not terms.asks or not terms.is_counted:
            return {}
        least, most = terms.spoken.least, terms.spoken.most
        found: dict[str, tuple[int, int]] = {}
        for what in [*least, *[other for other in most if other not in least]]:
            if state.class_of(what) not in terms.in_words and self.is_named(what):
                found[what] = (least.get(what, 0), most.get(what, 0))
        return found

    def phrase_index(self, phrase: Phrase) -> int:
        """The place of a phrase among those of the decision."""
        wire = phrase_to_wire(phrase)
        if wire not in self.phrases:
            self.phrases.append(wire)
        return self.phrases.index(wire)

    def is_named(self, what: str) -> bool:
        """Whether a thing has a name; remember it for the wire."""
        if what not in self.known:
            self.known[what] = self.game.thing(what, self.components)
        name = self.known[what]
        if name is None:
            return False
        self.names[what] = phrase_to_wire(name)
        return True
