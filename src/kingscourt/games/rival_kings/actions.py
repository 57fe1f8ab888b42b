"""The actions of a player, except uses of abilities."""

from __future__ import annotations

from kingscourt.games.rival_kings.components import ACTION_WORDS, PILE_WORDS
from kingscourt.games.rival_kings.vocabulary import ACTION_NAMES, PILE_NAMES
from kingscourt.kernel.action import Action, Argument
from kingscourt.kernel.phrase import Phrase, seat_phrase


class Play(Action):
    """Choose a character secretly (RK-2.2)."""

    def __init__(self, character: int, name: str, word: Phrase) -> None:
        super().__init__("play", {"character": name})
        self.character: int = character
        self.place: str = f"hand/{name}"
        self.word: Phrase = word

    def label(self) -> Phrase:
        return Phrase("rival-kings-action-play", {"character": self.word})

    def points_at(self) -> list[str]:
        return [self.place]


class Cover(Action):
    """Lay a crest on an action of a victim (RK-3.3)."""

    def __init__(self, victim: int, kind: int) -> None:
        super().__init__("cover", {"player": victim, "action": ACTION_NAMES[kind]})
        self.victim: int = victim
        self.kind: int = kind

    def label(self) -> Phrase:
        return Phrase(
            "rival-kings-action-cover", {"kind": ACTION_WORDS[self.kind], "player": seat_phrase(self.victim)}
        )

    def points_at(self) -> list[str]:
        return [f"seat/{self.victim}/character/{ACTION_NAMES[self.kind]}"]


class Settle(Action):
    """Return one own marker (RK-4.1)."""

    def __init__(self) -> None:
        super().__init__("settle")

    def label(self) -> Phrase:
        return Phrase("rival-kings-action-settle")

    def points_at(self) -> list[str]:
        return ["supply/markers"]


class Give(Action):
    """Pass one own marker to a rival (RK-4.2)."""

    def __init__(self, rival: int) -> None:
        super().__init__("give", {"player": rival})
        self.rival: int = rival

    def label(self) -> Phrase:
        return Phrase("rival-kings-action-give", {"player": seat_phrase(self.rival)})

    def points_at(self) -> list[str]:
        return [f"seat/{self.rival}/markers"]


class TakeMoney(Action):
    """Take all money of a pile (RK-4.3)."""

    def __init__(self, pile: int) -> None:
        super().__init__("money", {"pile": PILE_NAMES[pile]})
        self.pile: int = pile

    def label(self) -> Phrase:
        return Phrase("rival-kings-action-money", {"pile": PILE_WORDS[self.pile]})

    def points_at(self) -> list[str]:
        return [f"pile/{PILE_NAMES[self.pile]}/money"]


class Recruit(Action):
    """Pay for the subject on top of a pile (RK-4.4)."""

    def __init__(self, pile: int) -> None:
        super().__init__("recruit", {"pile": PILE_NAMES[pile]})
        self.pile: int = pile

    def label(self) -> Phrase:
        return Phrase("rival-kings-action-recruit", {"pile": PILE_WORDS[self.pile]})

    def points_at(self) -> list[str]:
        return [f"pile/{PILE_NAMES[self.pile]}"]


class Buy(Action):
    """Pay for the building on top of a pile (RK-4.5)."""

    def __init__(self, pile: int) -> None:
        super().__init__("buy", {"pile": PILE_NAMES[pile]})
        self.pile: int = pile

    def label(self) -> Phrase:
        return Phrase("rival-kings-action-buy", {"pile": PILE_WORDS[self.pile]})

    def points_at(self) -> list[str]:
        return [f"pile/{PILE_NAMES[self.pile]}"]


class Decline(Action):
    """Decline an offer (RK-4.6)."""

    def __init__(self) -> None:
        super().__init__("decline")

    def label(self) -> Phrase:
        return Phrase("rival-kings-action-decline")


class EndTurn(Action):
    """End the turn without using the subject (RK-5.1)."""

    def __init__(self) -> None:
        super().__init__("end")

    def label(self) -> Phrase:
        return Phrase("rival-kings-action-end")


def card_args(name: str, older: bool) -> dict[str, Argument]:
    """A card of a row; of two alike, `older` is the one further from the end."""
    return {"which": "older", "card": name} if older else {"card": name}


class TakeFrom(Action):
    """Name the rival's card of a swap; `older` is the one further from the end of two alike."""

    def __init__(self, rival: int, card: int, older: bool, name: str, word: Phrase) -> None:
        super().__init__("take", {"player": rival, **card_args(name, older)})
        self.rival: int = rival
        self.card: int = card
        self.older: bool = older
        self.name: str = name
        self.word: Phrase = word

    def label(self) -> Phrase:
        key = "rival-kings-action-take-older" if self.older else "rival-kings-action-take"
        return Phrase(key, {"card": self.word, "player": seat_phrase(self.rival)})

    def points_at(self) -> list[str]:
        return [f"seat/{self.rival}/row/{self.name}"]


class SwapFor(Action):
    """Name the face-up card in the middle that the Troubadour takes."""

    def __init__(self, pile: int) -> None:
        super().__init__("for", {"pile": PILE_NAMES[pile]})
        self.pile: int = pile

    def label(self) -> Phrase:
        return Phrase("rival-kings-action-for", {"pile": PILE_WORDS[self.pile]})

    def points_at(self) -> list[str]:
        return [f"pile/{PILE_NAMES[self.pile]}"]


class Pick(Action):
    """Take a card out of a pile one looks through; position 1 is the top."""

    def __init__(self, card: int, position: int, name: str, word: Phrase) -> None:
        super().__init__("pick", {"card": name, "position": position})
        self.card: int = card
        self.position: int = position
        self.word: Phrase = word

    def label(self) -> Phrase:
        return Phrase("rival-kings-action-pick", {"card": self.word, "position": self.position})

    def points_at(self) -> list[str]:
        return [f"look/{self.position}"]


class Leave(Action):
    """Take nothing out of the pile one looked through."""

    def __init__(self) -> None:
        super().__init__("leave")

    def label(self) -> Phrase:
        return Phrase("rival-kings-action-leave")
