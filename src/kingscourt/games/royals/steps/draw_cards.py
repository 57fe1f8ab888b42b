"""Drawing cards, the part of a turn that nobody may skip (RY-2)."""

from __future__ import annotations

from typing import Final

from kingscourt.games.royals.actions import (
    DRAW_BOTH,
    END_TURN,
    TAKE_DECK,
    TAKE_INTRIGUE,
    Claim,
    Take,
)
from kingscourt.games.royals.events.turns_and_scoring import MOST_DRAWN, NO_CARD, PLANS_BOTH, PLANS_COUNTRIES
from kingscourt.games.royals.refusals import (
    deck_is_empty,
    draw_first,
    first_turn,
    not_displayed,
    not_this_draw,
)
from kingscourt.games.royals.state import RoyalsState
from kingscourt.games.royals.steps.claim_reasons import against_claim, plausible_plays
from kingscourt.kernel.action import Action
from kingscourt.kernel.audience import only
from kingscourt.kernel.chance import Chance
from kingscourt.kernel.decision import PICK_ONE, PICK_PLACE, Pending, Question, ask, draw
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.refusal import Refusal, not_asked
from kingscourt.kernel.step import Step


class ChooseDraw(Step[RoyalsState]):
    """RY-2.2: three country cards, or one country card and one intrigue card."""

    def proceed(self, s: RoyalsState) -> Pending | None:
        return ask(s.turn)

    def legal(self, s: RoyalsState, seat: int) -> list[Action]:
        return s.components.actions.draws

    def candidates(self, s: RoyalsState, seat: int) -> list[Action]:
        return s.components.actions.draws + plausible_plays(s)

    def explain(self, s: RoyalsState, seat: int, action: Action) -> Refusal | None:
        if action in s.components.actions.draws:
            return None
        return draw_first() if is_play(action) else not_asked()

    def reasons(self, s: RoyalsState, seat: int, action: Action) -> list[Refusal]:
        return [] if action in s.components.actions.draws else against_other(s, seat, action)

    def apply(self, s: RoyalsState, seat: int, action: Action) -> None:
        s.pop()
        if action != DRAW_BOTH:
            n = s.components.box.draw
            s.emit(PLANS_COUNTRIES[n][seat])
            push_country_draws(s, n)
        else:
            s.emit(PLANS_BOTH[seat])
            s.push(_DRAWS[1][1])

    def question(self, s: RoyalsState, seat: int) -> Question:
        return Question(PICK_ONE, Phrase("royals-prompt-draw"), s.components.actions.draw_countries)


class DrawCards(Step[RoyalsState]):
    """RY-2.3: one card of those that are still to be drawn. Immutable.

    Country cards have a step each, so that no card is a part of the choice of another.
    """

    def __init__(self, countries: int, intrigues: int) -> None:
        self.countries: int = countries  # this one included
        self.intrigues: int = intrigues

    def proceed(self, s: RoyalsState) -> Pending | None:
        options = 0
        if self.countries > 0:
            for shown in s.display:
                if shown > 0:
                    options += 1
            if gives_cards(s):
                options += 1
        if self.intrigues > 0:
            options += 1
        if options > 1:
            return ask(s.turn)
        if options == 0:
            self.give_up(s)
        else:
            self.apply(s, s.turn, self.legal(s, s.turn)[0])  # all can see that it is forced
        return None

    def give_up(self, s: RoyalsState) -> None:
        """Neither deck nor display has a card left."""
        s.emit(NO_CARD[s.turn])
        while isinstance(s.agenda[-1], DrawCards):
            s.pop()

    def legal(self, s: RoyalsState, seat: int) -> list[Action]:
        found: list[Action] = []
        if self.countries > 0:
            takes = s.components.actions.take
            for kind, shown in enumerate(s.display):
                if shown > 0:
                    found.append(takes[kind])
            if gives_cards(s):
                found.append(TAKE_DECK)
        if self.intrigues > 0:
            found.append(TAKE_INTRIGUE)
        return found

    def candidates(self, s: RoyalsState, seat: int) -> list[Action]:
        return s.components.actions.takes + plausible_plays(s)

    def explain(self, s: RoyalsState, seat: int, action: Action) -> Refusal | None:
        if action == TAKE_INTRIGUE:
            if self.intrigues > 0:
                return None
            return first_turn() if s.turns <= s.seat_count else not_this_draw()
        if action == TAKE_DECK or isinstance(action, Take):
            if self.countries == 0:
                return not_this_draw()
            if isinstance(action, Take):
                return None if s.display[action.kind] > 0 else not_displayed(action.word)
            return None if gives_cards(s) else deck_is_empty()
        return draw_first() if is_play(action) else not_asked()

    def reasons(self, s: RoyalsState, seat: int, action: Action) -> list[Refusal]:
        if action == TAKE_INTRIGUE:
            refusal = self.explain(s, seat, action)
            return [] if refusal is None else [refusal]
        if action != TAKE_DECK and not isinstance(action, Take):
            return against_other(s, seat, action)
        found = [not_this_draw()] if self.countries == 0 else []
        if isinstance(action, Take):
            if s.display[action.kind] == 0:
                found.append(not_displayed(action.word))
        elif not gives_cards(s):
            found.append(deck_is_empty())
        return found

    def apply(self, s: RoyalsState, seat: int, action: Action) -> None:
        s.agenda.pop()
        if self.countries > 0 and self.intrigues > 0:  # the other card is still to come
            s.push(_DRAWS[1][0] if action == TAKE_INTRIGUE else _DRAWS[0][1])
        if isinstance(action, Take):
            s.display[action.kind] -= 1
            s.display_size -= 1
            s.players[seat].countries.take_shown(action.kind)
            s.emit(s.components.country_events.taken[seat][action.kind])
        elif action == TAKE_DECK:
            self.renew_if_empty(s)
            s.push(FROM_COUNTRY_DECK)
        else:
            if s.intrigues.size == 0:  # RY-2.4
                s.renew_intrigues()
            s.push(FROM_INTRIGUE_DECK)

    def renew_if_empty(self, s: RoyalsState) -> None:
        """RY-2.5, where the edition says so."""
        if s.countries.size == 0:
            s.renew_countries()
            s.period_ends = True

    def question(self, s: RoyalsState, seat: int) -> Question:
        key = "royals-prompt-take" if self.intrigues == 0 else "royals-prompt-take-both"
        prompt = Phrase(key, {"n": self.countries})
        return Question(PICK_PLACE, prompt, self.legal(s, seat)[0])

    def facts(self) -> str:
        return f"DrawCards {self.countries} {self.intrigues}"


class FromCountryDeck(Step[RoyalsState]):
    """The top country card goes to the player whose turn it is, who alone sees it (RY-2.8)."""

    def proceed(self, s: RoyalsState) -> Pending | None:
        return draw(Chance("country", s.countries.bag.outcomes(), only(s.turn)))

    def resolve(self, s: RoyalsState, outcome: int) -> None:
        s.countries.take(outcome)
        s.players[s.turn].countries.take_unseen(outcome, s.countries.shuffle)
        s.emit(s.components.country_events.drawn[s.turn][outcome])
        s.emit(s.components.country_events.drawn_unseen[s.turn])
        s.pop()


class FromIntrigueDeck(Step[RoyalsState]):
    """The same for the top intrigue card."""

    def proceed(self, s: RoyalsState) -> Pending | None:
        return draw(Chance("intrigue", s.intrigues.bag.outcomes(), only(s.turn)))

    def resolve(self, s: RoyalsState, outcome: int) -> None:
        s.intrigues.take(outcome)
        s.players[s.turn].intrigues.take_unseen(outcome, s.intrigues.shuffle)
        s.emit(s.components.intrigue_events.drawn[s.turn][outcome])
        s.emit(s.components.intrigue_events.drawn_unseen[s.turn])
        s.pop()


def gives_cards(s: RoyalsState) -> bool:
    """Whether a card can be asked of the country deck (RY-2.5)."""
    return s.countries.size > 0 or (s.components.box.renews_empty_deck and s.countries.discarded() > 0)


def is_play(action: Action) -> bool:
    """Whether it belongs to the part of the turn after drawing."""
    return isinstance(action, Claim) or action == END_TURN


def against_other(s: RoyalsState, seat: int, action: Action) -> list[Refusal]:
    """What stands against an action that draws nothing: the moment, and whatever else."""
    if not is_play(action):
        return [not_asked()]
    rest = against_claim(s, seat, action) if isinstance(action, Claim) else []
    return [draw_first(), *rest]


_DRAWS: Final = [
    [DrawCards(countries, intrigues) for intrigues in range(2)] for countries in range(MOST_DRAWN + 1)
]  # shared by all states
_COUNTRY_DRAWS: Final = [[_DRAWS[left][0] for left in range(1, n + 1)] for n in range(MOST_DRAWN + 1)]


def push_country_draws(s: RoyalsState, n: int) -> None:
    """The steps that draw some country cards."""
    s.agenda.extend(_COUNTRY_DRAWS[n])


CHOOSE_DRAW: Final = ChooseDraw()
FROM_COUNTRY_DECK: Final = FromCountryDeck()
FROM_INTRIGUE_DECK: Final = FromIntrigueDeck()
