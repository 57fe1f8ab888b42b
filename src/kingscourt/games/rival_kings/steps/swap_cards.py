"""The second half of a swap: the choice of the card in return (RK:court-lady, RK:bishop, RK:troubadour)."""

from __future__ import annotations

from kingscourt.games.rival_kings.actions import SwapFor, TakeFrom
from kingscourt.games.rival_kings.events.turns import cards_swapped, swapped_with_middle
from kingscourt.games.rival_kings.player import Player
from kingscourt.games.rival_kings.refusals import card_is_paired, card_not_there, of_subject
from kingscourt.games.rival_kings.state import RivalKingsState
from kingscourt.games.rival_kings.vocabulary import (
    KINDS,
    NONE,
    PILES,
    SYMBOLS,
    is_subject,
)
from kingscourt.kernel.action import Action
from kingscourt.kernel.decision import PICK_ONE, PICK_PLACE, Pending, Question, ask
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.refusal import Refusal, not_asked
from kingscourt.kernel.step import Step


def kinds_of(row: list[int]) -> list[int]:
    """The kinds of cards in a row, each once, in order."""
    present = 0
    for kind in row:
        present |= 1 << kind
    return [kind for kind in range(KINDS) if present & (1 << kind) != 0]


def free_kinds(player: Player, subjects: bool) -> list[int]:
    """The kinds of cards in a row that may be swapped, in order (RK-5.2)."""
    row = player.subjects if subjects else player.buildings
    return [kind for kind in kinds_of(row) if player.is_free(kind)]


def has_free_rival_card(s: RivalKingsState, seat: int, subjects: bool) -> bool:
    """Whether somebody else has a card that may be swapped."""
    rivals = [rival for rival in range(s.seat_count) if rival != seat]
    return any(len(free_kinds(s.players[rival], subjects)) > 0 for rival in rivals)


class SwapWithRival(Step[RivalKingsState]):
    """Choose the rival's card that is taken for the card already offered."""

    def __init__(self, subject: int, card: int, older: bool) -> None:
        self.subject: int = subject  # whose ability it is
        self.card: int = card
        self.older: bool = older

    def proceed(self, s: RivalKingsState) -> Pending | None:
        return ask(s.active)

    def candidates(self, s: RivalKingsState, seat: int) -> list[Action]:
        takes: list[Action] = []
        older: list[Action] = []
        for rival in range(s.seat_count):
            if rival == seat:
                continue
            player = s.players[rival]
            row = player.row_of(self.card)
            for kind in kinds_of(row):
                takes.append(s.actions.take[rival][kind])
                if is_subject(kind) and player.copies(kind) > 1:
                    older.append(s.actions.take_older[rival][kind - SYMBOLS])
        return takes + older

    def explain(self, s: RivalKingsState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, TakeFrom):
            return not_asked()
        player = s.players[action.rival]
        copies = player.copies(action.card)
        if is_subject(action.card) != is_subject(self.card):
            return of_subject(s.components, self.subject, "other-sort")
        if action.rival == seat or copies < (2 if action.older else 1):
            return card_not_there(s.components, self.subject, action.card)
        return None if player.is_free(action.card) else card_is_paired(s.components, action.card)

    def reasons(self, s: RivalKingsState, seat: int, action: Action) -> list[Refusal]:
        first = self.explain(s, seat, action)
        if first is None:
            return []
        if not isinstance(action, TakeFrom) or is_subject(action.card) == is_subject(self.card):
            return [first]
        player = s.players[action.rival]
        if action.rival == seat or player.copies(action.card) < (2 if action.older else 1):
            return [first, card_not_there(s.components, self.subject, action.card)]
        return [first] if player.is_free(action.card) else [first, card_is_paired(s.components, action.card)]

    def apply(self, s: RivalKingsState, seat: int, action: Action) -> None:
        assert isinstance(action, TakeFrom)
        s.pop()
        s.players[seat].remove(self.card, self.older)
        s.players[action.rival].remove(action.card, action.older)
        s.players[seat].add(action.card)
        s.players[action.rival].add(self.card)
        if s.tells:
            s.emit(cards_swapped(s.components, seat, action.rival, self.card, action.card))

    def question(self, s: RivalKingsState, seat: int) -> Question:
        prompt = Phrase("rival-kings-prompt-swap-rival", {"card": s.components.face_words[self.card]})
        return Question(PICK_ONE, prompt, self.legal(s, seat)[0])

    def facts(self) -> str:
        return f"SwapWithRival {self.subject} {self.card} {self.older}"


class SwapWithMiddle(Step[RivalKingsState]):
    """Choose the face-up card that is taken for the card already offered."""

    def __init__(self, subject: int, card: int, older: bool) -> None:
        self.subject: int = subject
        self.card: int = card
        self.older: bool = older

    def proceed(self, s: RivalKingsState) -> Pending | None:
        return ask(s.active)

    def legal(self, s: RivalKingsState, seat: int) -> list[Action]:
        return [s.actions.swap_for[pile] for pile in range(PILES) if s.top_of(pile) != NONE]

    def candidates(self, s: RivalKingsState, seat: int) -> list[Action]:
        return s.actions.swap_for

    def explain(self, s: RivalKingsState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, SwapFor):
            return not_asked()
        if s.top_of(action.pile) == NONE:
            return of_subject(s.components, self.subject, "empty-pile")
        return None

    def apply(self, s: RivalKingsState, seat: int, action: Action) -> None:
        assert isinstance(action, SwapFor)
        s.pop()
        player = s.players[seat]
        taken = s.top_of(action.pile)
        player.remove(self.card, self.older)
        player.add(taken)
        s.piles[action.pile].replace_top(s.components.open_cards[self.card])
        if s.tells:
            s.emit(swapped_with_middle(s.components, seat, action.pile, self.card, taken))

    def question(self, s: RivalKingsState, seat: int) -> Question:
        prompt = Phrase("rival-kings-prompt-swap-middle", {"card": s.components.face_words[self.card]})
        return Question(PICK_PLACE, prompt, self.legal(s, seat)[0])

    def facts(self) -> str:
        return f"SwapWithMiddle {self.subject} {self.card} {self.older}"
