"""The actions of a seat."""

from __future__ import annotations

from typing import Final

from kingscourt.components.fixed_action import FixedAction
from kingscourt.games.royals.places import COUNTRY_DECK, DISPLAY, INTRIGUE_DECK
from kingscourt.kernel.action import Action
from kingscourt.kernel.phrase import Phrase

COUNTRY: Final = "country"  # the two families of cards
INTRIGUE: Final = "intrigue"
OCCUPY: Final = "occupy"
TAKE_OVER: Final = "take over"


class DrawCountries(Action):
    """Draw country cards only (RY-2.2)."""

    def __init__(self, n: int) -> None:
        super().__init__("draw countries", {"n": n}, "draw countries")
        self.n: int = n

    def label(self) -> Phrase:
        return Phrase("royals-action-draw-countries", {"n": self.n})

    def points_at(self) -> list[str]:
        return [DISPLAY, COUNTRY_DECK]


class Take(Action):
    """Take a country card from the display (RY-2.3)."""

    def __init__(self, kind: int, id: str, text: str, word: Phrase) -> None:
        super().__init__("take", {"country": id}, f"take {text}")
        self.kind: int = kind
        self.word: Phrase = word
        self.places: list[str] = [f"display/{id}"]

    def label(self) -> Phrase:
        return Phrase("royals-action-take", {"country": self.word})

    def points_at(self) -> list[str]:
        return self.places


class Claim(Action):
    """Occupy a vacant position (RY-2.6a) or take over a held one (RY-2.6c)."""

    def __init__(self, verb: str, position: int, text: str, place: str, city: Phrase, title: Phrase) -> None:
        super().__init__(verb, text=f"{verb} {text}")
        self.position: int = position
        self.takes_over: bool = verb == TAKE_OVER
        self.key: str = "royals-action-" + verb.replace(" ", "-")
        self.places: list[str] = [place]
        self.city: Phrase = city
        self.title: Phrase = title

    def label(self) -> Phrase:
        return Phrase(self.key, {"city": self.city, "title": self.title})

    def points_at(self) -> list[str]:
        return self.places


class Wild(Action):
    """Say how many cards of a payment others stand for (RY-2.6b, RY-2.6c)."""

    def __init__(self, name: str, n: int) -> None:
        super().__init__(name, {"n": n})
        self.n: int = n
        self.key: str = "royals-action-" + name

    def label(self) -> Phrase:
        return Phrase(self.key, {"n": self.n})


class Give(Action):
    """Put one card of the hand into a payment for a position of a country."""

    def __init__(self, kind: int, id: str, text: str, target: str, family: str, card: Phrase) -> None:
        super().__init__("give", {"card": id}, f"give {text} for {target}")
        self.kind: int = kind
        self.family: str = family
        self.card: Phrase = card
        self.places: list[str] = [f"my/hand/{id}"]

    def label(self) -> Phrase:
        return Phrase(card_key("royals-action-give", self.family), {self.family: self.card})

    def points_at(self) -> list[str]:
        return self.places


class Discard(Action):
    """Throw one card of the surplus away (RY-2.7)."""

    def __init__(self, kind: int, id: str, text: str, family: str, card: Phrase) -> None:
        super().__init__("discard", {"card": id}, f"discard {text}")
        self.kind: int = kind
        self.family: str = family
        self.card: Phrase = card
        self.places: list[str] = [f"my/hand/{id}"]

    def label(self) -> Phrase:
        return Phrase(card_key("royals-action-discard", self.family), {self.family: self.card})

    def points_at(self) -> list[str]:
        return self.places


class ChooseColour(Action):
    """Take the cubes of a colour (RY-1.1)."""

    def __init__(self, colour: int, id: str) -> None:
        super().__init__("colour", {"colour": id})
        self.colour: int = colour
        self.name: Phrase = Phrase(f"royals-colour-{id}")
        self.places: list[str] = [f"colour/{id}"]

    def label(self) -> Phrase:
        return Phrase("royals-action-colour", {"colour": self.name})

    def points_at(self) -> list[str]:
        return self.places


def card_key(verb: str, family: str) -> str:
    """Sentences about intrigue cards have a key of their own."""
    return verb if family == COUNTRY else f"{verb}-{family}"


def spoken(id: str) -> str:
    """An id as action texts write it: german-states becomes German-States."""
    return "-".join([word.capitalize() for word in id.split("-")])


DRAW_BOTH: Final = FixedAction("royals", "draw both", [INTRIGUE_DECK])
TAKE_DECK: Final = FixedAction("royals", "take deck", [COUNTRY_DECK])
TAKE_INTRIGUE: Final = FixedAction("royals", "take intrigue", [INTRIGUE_DECK])
END_TURN: Final = FixedAction("royals", "end turn", [])


class Actions:
    """All actions of one box by purpose; lists are in canonical order."""

    def __init__(
        self,
        colours: list[ChooseColour],
        draw_countries: DrawCountries,
        take: list[Take],
        occupy: list[Claim],
        take_over: list[Claim],
        wild: list[Wild],
        wild_intrigue: list[Wild],
        give: list[list[Give]],
        give_intrigue: list[list[Give]],
        discard: list[Discard],
    ) -> None:
        self.colours: list[ChooseColour] = colours
        self.take: list[Take] = take  # by country
        self.occupy: list[Claim] = occupy  # by position
        self.take_over: list[Claim] = take_over
        self.wild: list[Wild] = wild  # by number
        self.wild_intrigue: list[Wild] = wild_intrigue
        self.give: list[list[Give]] = give  # by country paid for, the least waste first
        self.give_intrigue: list[list[Give]] = give_intrigue
        self.discard: list[Discard] = discard  # country cards, then intrigue cards
        self.draw_countries: DrawCountries = draw_countries
        self.draws: list[Action] = [draw_countries, DRAW_BOTH]
        self.takes: list[Action] = [*take, TAKE_DECK, TAKE_INTRIGUE]

    def all(self) -> list[Action]:
        """The catalogue."""
        found: list[Action] = [*self.colours, *self.draws, *self.takes]
        for vacant, held in zip(self.occupy, self.take_over, strict=True):
            found += [vacant, held]
        found += [END_TURN, *self.wild_intrigue]
        for gives in self.give_intrigue:
            found += gives
        found += self.wild
        for gives in self.give:
            found += gives
        found += self.discard
        return found
