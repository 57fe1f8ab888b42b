"""The actions of a seat."""

from __future__ import annotations

from typing import Final

from kingscourt.components.fixed_action import FixedAction
from kingscourt.games.paladins.places import MY_AREA, SUPPLY
from kingscourt.games.paladins.rewards import WORKER_PHRASES, Reward, Workers, in_short, in_words
from kingscourt.games.paladins.vocabulary import ACTIONS, WORKERS
from kingscourt.kernel.action import Action
from kingscourt.kernel.phrase import Phrase, Value

TASK_PHRASES: Final = [Phrase(f"paladins-task-{action}") for action in ACTIONS]


class Deed(Action):
    """The use of a turn for an action of the board, with a number of workers."""

    def __init__(self, index: int, name: str, action: int, workers: int) -> None:
        super().__init__("deed", {"deed": name}, name)
        self.index: int = index
        self.action: int = action
        self.workers: int = workers  # spaces to fill; a workshop stands in for one
        self.phrase: Phrase = Phrase("paladins-deed-" + name.replace(" ", "-"))

    def label(self) -> Phrase:
        return self.phrase

    def points_at(self) -> list[str]:
        return [f"my/{ACTIONS[self.action]}"]


class UseFavour(Action):
    """A turn used for a King's Favour (PW-3.7)."""

    def __init__(self, favour: int, id: str, name: Value) -> None:
        super().__init__("favour", {"favour": id})
        self.favour: int = favour
        self.name: Value = name
        self.place: str = f"favour/{id}"

    def label(self) -> Phrase:
        return Phrase("paladins-action-favour", {"favour": self.name})

    def points_at(self) -> list[str]:
        return [self.place]


class Place(Action):
    """A worker goes to a space of the player's own board."""

    def __init__(self, space: int, name: str, action: int, kind: int) -> None:
        super().__init__("place", {"worker": WORKERS[kind], "space": name}, f"{WORKERS[kind]} @ {name}")
        self.space: int = space
        self.action: int = action
        self.kind: int = kind
        self.place: str = f"my/{name}"

    def label(self) -> Phrase:
        return Phrase("paladins-action-place", {"worker": WORKER_PHRASES[self.kind]})

    def points_at(self) -> list[str]:
        return [self.place, MY_AREA.worker[self.kind]]


class PlaceOnFavour(Action):
    """A worker goes to a King's Favour."""

    def __init__(self, kind: int) -> None:
        super().__init__("place on favour", {"worker": WORKERS[kind]}, f"{WORKERS[kind]} @ favour")
        self.kind: int = kind

    def label(self) -> Phrase:
        return Phrase("paladins-action-place-favour", {"worker": WORKER_PHRASES[self.kind]})

    def points_at(self) -> list[str]:
        return [MY_AREA.worker[self.kind]]


class OfCard(Action):
    """An action with one named card: hire, dismiss, react, attack, convert, use, or put on top."""

    def __init__(
        self, verb: str, card: int, id: str, family: str, name: Value, place: str, words: dict[str, Value]
    ) -> None:
        super().__init__(verb, {"card": id})
        self.card: int = card
        self.key: str = f"paladins-action-{verb}"
        self.family: str = family
        self.name: Value = name
        self.place: str = place
        self.words: dict[str, Value] = words  # what tells cards of one name apart

    def label(self) -> Phrase:
        return Phrase(self.key, {self.family: self.name, **self.words})

    def points_at(self) -> list[str]:
        return [self.place]


class Settle(Action):
    """A monk or an outpost goes to a space of the main board."""

    def __init__(self, piece: str, space: int, id: str, area: int, reward: list[Reward]) -> None:
        super().__init__(piece, {"area": id}, f"{piece} @ {id}")
        self.space: int = space
        self.key: str = f"paladins-action-{piece}"
        self.place: str = f"area/{id}"
        self.area: int = area
        self.reward: list[Reward] = reward

    def label(self) -> Phrase:
        return Phrase(self.key, {"area": self.area + 1, "rewards": in_words(self.reward)})

    def points_at(self) -> list[str]:
        return [self.place]


class PutJar(Action):
    """A jar goes to a jar space."""

    def __init__(self, space: int, words: list[Phrase]) -> None:
        super().__init__("jar", {"space": space + 1}, f"jar @ {space + 1}")
        self.space: int = space
        self.words: list[Phrase] = words  # its reward

    def label(self) -> Phrase:
        return Phrase("paladins-action-jar", {"rewards": self.words})

    def points_at(self) -> list[str]:
        return [f"my/jar/{self.space + 1}"]


class PutWorkshop(Action):
    """A workshop goes to a space of the player's own board (PW-3.1)."""

    def __init__(self, space: int, name: str, action: int, number: int) -> None:
        super().__init__("workshop", {"space": name}, f"workshop @ {name}")
        self.space: int = space
        self.action: int = action
        self.number: int = number
        self.place: str = f"my/{name}"

    def label(self) -> Phrase:
        return Phrase("paladins-action-workshop", {"task": TASK_PHRASES[self.action], "n": self.number + 1})

    def points_at(self) -> list[str]:
        return [self.place]


class Clear(Action):
    """All workers leave an action (PW-3.4)."""

    def __init__(self, action: int) -> None:
        super().__init__("clear", {"task": ACTIONS[action]})
        self.action: int = action

    def label(self) -> Phrase:
        return Phrase("paladins-action-clear", {"task": TASK_PHRASES[self.action]})

    def points_at(self) -> list[str]:
        return [f"my/{ACTIONS[self.action]}"]


class Choose(Action):
    """One of the options of a card."""

    def __init__(self, rewards: list[Reward]) -> None:
        super().__init__("choose", text=f"choose {in_short(rewards)}")
        self.rewards: list[Reward] = rewards

    def label(self) -> Phrase:
        return Phrase("paladins-action-choose", {"rewards": in_words(self.rewards)})


class PickTavern(Action):
    """A tavern card with its workers."""

    def __init__(self, tavern: int, id: str, workers: Workers) -> None:
        super().__init__("tavern", {"tavern": id}, id.replace("-", " "))
        self.tavern: int = tavern
        self.place: str = f"tavern/{tavern + 1}"
        self.workers: Workers = workers

    def label(self) -> Phrase:
        return Phrase("paladins-action-tavern", {"workers": self.workers.phrases})

    def points_at(self) -> list[str]:
        return [self.place]


class Return(Action):
    """A worker too many goes back (PW-2.7)."""

    def __init__(self, kind: int) -> None:
        super().__init__("return", {"worker": WORKERS[kind]})
        self.kind: int = kind

    def label(self) -> Phrase:
        return Phrase("paladins-action-return", {"worker": WORKER_PHRASES[self.kind]})

    def points_at(self) -> list[str]:
        return [MY_AREA.worker[self.kind]]


PASS: Final = FixedAction("paladins", "pass", [])
DECLINE: Final = FixedAction("paladins", "decline", [])
PAY_SILVER: Final = FixedAction("paladins", "pay silver", [MY_AREA.silver])
PAY_WITH_DEBT: Final = FixedAction("paladins", "pay with debt", [MY_AREA.debts])
TAKE_CRIMINAL: Final = FixedAction("paladins", "take criminal", [SUPPLY])
TAKE_DISCARD: Final = FixedAction("paladins", "discard suspicion", [MY_AREA.suspicions])
TAKE_PAYMENT: Final = FixedAction("paladins", "pay debt", [MY_AREA.debts])
TAKE_DESTRUCTION: Final = FixedAction("paladins", "destroy debt", [MY_AREA.debts])
