"""Actions that use a subject's ability: alone, or on a player, a pile, an action or an own card."""

from __future__ import annotations

from kingscourt.games.rival_kings.actions import card_args
from kingscourt.games.rival_kings.components import ACTION_WORDS, PILE_WORDS, Face
from kingscourt.games.rival_kings.vocabulary import ACTION_NAMES, PILE_NAMES
from kingscourt.kernel.action import Action, Argument
from kingscourt.kernel.phrase import Phrase, seat_phrase


class Use(Action):
    """Use an ability that needs no target."""

    def __init__(self, face: Face, target: dict[str, Argument] | None = None) -> None:
        super().__init__("use", {"subject": face.id, **(target or {})})
        self.subject: int = face.kind
        self.ability: int = face.ability
        self.word: Phrase = face.name
        self.place: str = f"ability/{face.id}"

    def label(self) -> Phrase:
        return Phrase("rival-kings-action-use", {"subject": self.word})

    def points_at(self) -> list[str]:
        return [self.place]


class UseOnPlayer(Use):
    """Use an ability on another player."""

    def __init__(self, face: Face, rival: int) -> None:
        super().__init__(face, {"player": rival})
        self.rival: int = rival

    def label(self) -> Phrase:
        return Phrase(
            "rival-kings-action-use-player", {"subject": self.word, "player": seat_phrase(self.rival)}
        )

    def points_at(self) -> list[str]:
        return [self.place, f"seat/{self.rival}"]


class UseOnPile(Use):
    """Use an ability on a pile."""

    def __init__(self, face: Face, pile: int) -> None:
        super().__init__(face, {"pile": PILE_NAMES[pile]})
        self.pile: int = pile

    def label(self) -> Phrase:
        return Phrase("rival-kings-action-use-pile", {"subject": self.word, "pile": PILE_WORDS[self.pile]})

    def points_at(self) -> list[str]:
        return [self.place, f"pile/{PILE_NAMES[self.pile]}"]


class UseOnKind(Use):
    """Use an ability on one action of the player's own character."""

    def __init__(self, face: Face, kind: int) -> None:
        super().__init__(face, {"action": ACTION_NAMES[kind]})
        self.kind: int = kind

    def label(self) -> Phrase:
        return Phrase("rival-kings-action-use-kind", {"subject": self.word, "kind": ACTION_WORDS[self.kind]})

    def points_at(self) -> list[str]:
        return [self.place, f"my/character/{ACTION_NAMES[self.kind]}"]


class UseWithCard(Use):
    """Use an ability by offering an own card; `older` is the one further from the end of two alike."""

    def __init__(self, face: Face, card: Face, older: bool) -> None:
        super().__init__(face, card_args(card.id, older))
        self.card: int = card.kind
        self.older: bool = older
        self.card_word: Phrase = card.name
        self.card_place: str = f"my/row/{card.id}"

    def label(self) -> Phrase:
        key = "rival-kings-action-use-older" if self.older else "rival-kings-action-use-card"
        return Phrase(key, {"subject": self.word, "card": self.card_word})

    def points_at(self) -> list[str]:
        return [self.place, self.card_place]
