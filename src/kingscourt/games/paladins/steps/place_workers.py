"""Workers go to the spaces of an action, space by space (PW-3.0)."""

from __future__ import annotations

from typing import Final

from kingscourt.games.paladins import refusals
from kingscourt.games.paladins.actions import Deed, Place, PlaceOnFavour
from kingscourt.games.paladins.catalogue import DEEDS
from kingscourt.games.paladins.effects import action_effects
from kingscourt.games.paladins.events import turns as turn_events
from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.state import PaladinsState
from kingscourt.games.paladins.steps.action_targets import carry_out
from kingscourt.games.paladins.terms.remarks import add_debt
from kingscourt.games.paladins.terms.spans import Span, to_bounds
from kingscourt.games.paladins.terms.ways import of_deed, of_favour
from kingscourt.games.paladins.vocabulary import WORKER_KINDS, WORKERS
from kingscourt.games.paladins.worker_spaces import can_place, fits, next_space, placeable
from kingscourt.kernel.action import Action
from kingscourt.kernel.decision import PICK_PLACE, Pending, Question, ask
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.refusal import MOMENT, Refusal, not_asked
from kingscourt.kernel.step import Step
from kingscourt.kernel.terms import Bounds, Terms


class FillSpaces(Step[PaladinsState]):
    """Asks for a worker wherever more than one kind could stand."""

    def __init__(self, deed: Deed) -> None:
        self.deed: Deed = deed

    def proceed(self, s: PaladinsState) -> Pending | None:
        p = s.players[s.active]
        action = s.box.cards.board[self.deed.action]
        while True:
            number = next_space(p, action, self.deed.workers)
            if number < 0:
                break
            kinds = placeable(p, action, number, self.deed.workers)
            if len(kinds) > 1:
                return ask(s.active)
            self.place(s, p, action.first + number, kinds[0])
        s.pop()
        carry_out(s, p, self.deed)
        return None

    def place(self, s: PaladinsState, p: Player, space: int, kind: int) -> None:
        """One worker leaves the supply."""
        p.workers[kind] -= 1
        p.spaces[space] = kind
        if s.tells:
            s.emit(turn_events.placed(p, space, self.deed.action, kind))

    def legal(self, s: PaladinsState, seat: int) -> list[Action]:
        p = s.players[seat]
        action = s.box.cards.board[self.deed.action]
        number = next_space(p, action, self.deed.workers)
        answers = s.box.actions.place[action.first + number]
        found: list[Action] = []
        for kind in placeable(p, action, number, self.deed.workers):
            found.append(answers[kind])
        return found

    def candidates(self, s: PaladinsState, seat: int) -> list[Action]:
        action = s.box.cards.board[self.deed.action]
        number = next_space(s.players[seat], action, self.deed.workers)
        return [*s.box.actions.place[action.first + number]]

    def explain(self, s: PaladinsState, seat: int, action: Action) -> Refusal | None:
        p = s.players[seat]
        facts = s.box.cards.board[self.deed.action]
        number = next_space(p, facts, self.deed.workers)
        if not isinstance(action, Place) or action.space != facts.first + number:
            return not_asked()
        if p.workers[action.kind] == 0:
            return refusals.no_such_worker(action.kind)
        if not fits(facts.spaces[number], action.kind):
            return refusals.wrong_kind(action.kind)
        if not can_place(p, facts, number, self.deed.workers, action.kind):
            return refusals.needed_elsewhere(action.kind)
        return None

    def reasons(self, s: PaladinsState, seat: int, action: Action) -> list[Refusal]:
        found = super().reasons(s, seat, action)
        if found and isinstance(action, Place) and s.players[seat].workers[action.kind] == 0:
            facts = s.box.cards.board[self.deed.action]
            number = action.space - facts.first
            if found[0].kind != MOMENT and not fits(facts.spaces[number], action.kind):
                found.append(refusals.wrong_kind(action.kind))
        return found

    def apply(self, s: PaladinsState, seat: int, action: Action) -> None:
        assert isinstance(action, Place)
        self.place(s, s.players[seat], action.space, action.kind)

    def question(self, s: PaladinsState, seat: int) -> Question:
        prompt = Phrase("paladins-prompt-place", {"deed": self.deed.phrase})
        return Question(PICK_PLACE, prompt, self.legal(s, seat)[0])

    def continues(self, s: PaladinsState) -> bool:
        return True

    def wide_bounds(self, s: PaladinsState, seat: int, action: Action) -> Bounds | None:
        p = s.players[seat]
        return to_bounds(s, p, self.span(s, p, action))

    def span(self, s: PaladinsState, p: Player, action: Action) -> Span:
        """The least and the most that this worker and the rest of the action can bring."""
        assert isinstance(action, Place)
        after = p.copy()
        after.workers[action.kind] -= 1
        after.spaces[action.space] = action.kind
        span = of_deed(s, after, self.deed)
        span.add(WORKERS[action.kind], -1, -1)
        return span

    def add_terms(self, s: PaladinsState, seat: int, action: Action, terms: Terms) -> None:
        terms.draws = terms.draws or self.span(s, s.players[seat], action).draws
        add_debt(s, s.players[seat], terms)

    def facts(self) -> str:
        return f"FillSpaces {self.deed.text}"


class FillFavour(Step[PaladinsState]):
    """One worker goes to a King's Favour (PW-3.7)."""

    def __init__(self, slot: int) -> None:
        self.slot: int = slot

    def kinds(self, s: PaladinsState, p: Player) -> list[int]:
        """Workers that suit it."""
        worker = s.box.cards.favours[s.favours[self.slot]].worker
        return [kind for kind in range(WORKER_KINDS) if p.workers[kind] > 0 and fits(worker, kind)]

    def proceed(self, s: PaladinsState) -> Pending | None:
        kinds = self.kinds(s, s.players[s.active])
        if len(kinds) > 1:
            return ask(s.active)
        self.place(s, s.players[s.active], kinds[0])
        return None

    def place(self, s: PaladinsState, p: Player, kind: int) -> None:
        """The worker stands there until the end of the round."""
        s.pop()
        p.workers[kind] -= 1
        action_effects.use_favour(s, p, self.slot, kind)

    def legal(self, s: PaladinsState, seat: int) -> list[Action]:
        return [s.box.actions.on_favour[kind] for kind in self.kinds(s, s.players[seat])]

    def candidates(self, s: PaladinsState, seat: int) -> list[Action]:
        return [*s.box.actions.on_favour]

    def explain(self, s: PaladinsState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, PlaceOnFavour):
            return not_asked()
        if s.players[seat].workers[action.kind] == 0:
            return refusals.no_such_worker(action.kind)
        favour = s.box.cards.favours[s.favours[self.slot]]
        return None if fits(favour.worker, action.kind) else refusals.favour_worker(favour.worker)

    def reasons(self, s: PaladinsState, seat: int, action: Action) -> list[Refusal]:
        found = super().reasons(s, seat, action)
        worker = s.box.cards.favours[s.favours[self.slot]].worker
        if isinstance(action, PlaceOnFavour):
            has_none = s.players[seat].workers[action.kind] == 0
            if has_none and not fits(worker, action.kind):
                found.append(refusals.favour_worker(worker))
        return found

    def apply(self, s: PaladinsState, seat: int, action: Action) -> None:
        assert isinstance(action, PlaceOnFavour)
        self.place(s, s.players[seat], action.kind)

    def question(self, s: PaladinsState, seat: int) -> Question:
        favour = s.box.cards.favours[s.favours[self.slot]]
        prompt = Phrase("paladins-prompt-favour", {"favour": favour.name})
        return Question(PICK_PLACE, prompt, self.legal(s, seat)[0])

    def wide_bounds(self, s: PaladinsState, seat: int, action: Action) -> Bounds | None:
        assert isinstance(action, PlaceOnFavour)
        span = of_favour(s, s.players[seat], s.box.cards.favours[s.favours[self.slot]])
        span.add(WORKERS[action.kind], -1, -1)
        return to_bounds(s, s.players[seat], span)

    def add_terms(self, s: PaladinsState, seat: int, action: Action, terms: Terms) -> None:
        p = s.players[seat]
        terms.draws = terms.draws or of_favour(s, p, s.box.cards.favours[s.favours[self.slot]]).draws
        add_debt(s, p, terms)

    def facts(self) -> str:
        return f"FillFavour {self.slot}"


FILL: Final = [FillSpaces(deed) for deed in DEEDS]
FILL_FAVOUR: Final = [FillFavour(slot) for slot in range(5)]
