"""The actions of a seat, except placing dice."""

from __future__ import annotations

from typing import Final

from kingscourt.components.fixed_action import FixedAction
from kingscourt.games.kingsburg.dice_multisets import WHITE_DICE
from kingscourt.games.kingsburg.holding_kinds import GOODS, KINDS, MINE, SUPPLY, TOKEN, amount, amounts
from kingscourt.kernel.action import Action, Argument
from kingscourt.kernel.phrase import Phrase

MOST_TAKEN: Final = 6  # goods of one kind in one choice
MOST_PAIRS: Final = 20  # exchanged in one go; a player with more is asked again
MOST_PRICE: Final = 3  # goods for a soldier

ENVOY_UNUSED: Final = 0
ENVOY_INFLUENCE: Final = 1
ENVOY_BUILD: Final = 2


class Take(Action):
    """Take goods of one kind (or a token) from the supply."""

    def __init__(self, kind: int, n: int) -> None:
        super().__init__("take", {"n": n, "what": KINDS[kind]}, f"take {KINDS[kind]}" if n == 1 else "")
        self.kind: int = kind
        self.n: int = n

    def label(self) -> Phrase:
        return Phrase("kingsburg-action-take", {"amount": amount(self.kind, self.n)})

    def points_at(self) -> list[str]:
        return [SUPPLY[self.kind]]


class Turn(Action):
    """Turn one good into one of each of the others (KB:alchemist)."""

    def __init__(self, kind: int) -> None:
        super().__init__("turn", {"what": KINDS[kind]})
        self.kind: int = kind

    def label(self) -> Phrase:
        gained = amounts([0 if kind == self.kind else 1 for kind in range(GOODS)])
        return Phrase("kingsburg-action-turn", {"amount": amount(self.kind, 1), "gained": gained})

    def points_at(self) -> list[str]:
        return [MINE[self.kind]]


class Give(Action):
    """Give one good to the enemy (KB-4.5)."""

    def __init__(self, kind: int) -> None:
        super().__init__("give", {"what": KINDS[kind]})
        self.kind: int = kind

    def label(self) -> Phrase:
        return Phrase("kingsburg-action-give", {"amount": amount(self.kind, 1)})

    def points_at(self) -> list[str]:
        return [MINE[self.kind]]


class Trade(Action):
    """Pay one good or token for victory points at the end of a season (KB-3.5)."""

    def __init__(self, kind: int) -> None:
        super().__init__("trade", {"what": KINDS[kind]})
        self.kind: int = kind

    def label(self) -> Phrase:
        return Phrase("kingsburg-action-trade", {"amount": amount(self.kind, 1)})

    def points_at(self) -> list[str]:
        return [MINE[self.kind]]


class Recruit(Action):
    """Pay goods for one soldier (KB-2.4)."""

    def __init__(self, price: list[int]) -> None:
        kinds = [kind for kind in range(GOODS) for _ in range(price[kind])]
        goods: dict[str, Argument] = {KINDS[kind]: price[kind] for kind in kinds}
        super().__init__("recruit", goods, "recruit " + "+".join([KINDS[kind] for kind in kinds]))
        self.price: list[int] = price
        self.n: int = len(kinds)

    def label(self) -> Phrase:
        return Phrase("kingsburg-action-recruit", {"price": amounts(self.price)})

    def points_at(self) -> list[str]:
        return [MINE[kind] for kind in range(GOODS) if self.price[kind] > 0]


class Exchange(Action):
    """Exchange a number of lots of goods for points at the end of the game (KB-5.1)."""

    def __init__(self, pairs: int) -> None:
        super().__init__("exchange", {"n": pairs})
        self.pairs: int = pairs

    def label(self) -> Phrase:
        return Phrase("kingsburg-action-exchange", {"n": self.pairs})

    def points_at(self) -> list[str]:
        return ["my/goods"]


class Reroll(Action):
    """Re-roll one die (KB-3.1)."""

    def __init__(self, white: bool, face: int) -> None:
        super().__init__("reroll", {"die": _die(white), "face": face}, _die_text("reroll", white, face))
        self.white: bool = white
        self.face: int = face

    def label(self) -> Phrase:
        return Phrase(_colour_key("reroll", self.white), {"n": self.face})

    def points_at(self) -> list[str]:
        return [_die_place(self.white, self.face)]


class SetAside(Action):
    """Put one die aside for the season (KB-6.2)."""

    def __init__(self, white: bool, face: int) -> None:
        super().__init__("set aside", {"die": _die(white), "face": face}, _die_text("set aside", white, face))
        self.white: bool = white
        self.face: int = face

    def label(self) -> Phrase:
        return Phrase(_colour_key("set-aside", self.white), {"n": self.face})

    def points_at(self) -> list[str]:
        return [_die_place(self.white, self.face)]


class RollWhite(Action):
    """Roll so many white dice with one's own (KB-3.1)."""

    def __init__(self, n: int) -> None:
        super().__init__("roll white", {"n": n})
        self.n: int = n

    def label(self) -> Phrase:
        return Phrase("kingsburg-action-roll-white", {"n": self.n})

    def points_at(self) -> list[str]:
        return []  # dice that are not rolled yet lie nowhere in particular


class Declare(Action):
    """Declare how the envoy will be used (KB-2.3)."""

    def __init__(self, use: int, name: str) -> None:
        super().__init__("envoy", {"use": name})
        self.use: int = use
        self.name: str = name

    def label(self) -> Phrase:
        return Phrase("kingsburg-action-envoy-" + self.name)

    def points_at(self) -> list[str]:
        return ["envoy"]


class Build(Action):
    """Raise a building (KB-3.4)."""

    def __init__(self, index: int, id: str, building: Phrase) -> None:
        super().__init__("build", {"building": id})
        self.index: int = index
        self.place: str = f"my/building/{id}"
        self.building: Phrase = building

    def label(self) -> Phrase:
        return Phrase("kingsburg-action-build", {"building": self.building})

    def points_at(self) -> list[str]:
        return [self.place]


class Lose(Action):
    """Give up a building to the enemy (KB-4.5)."""

    def __init__(self, index: int, id: str, building: Phrase) -> None:
        super().__init__("lose", {"building": id})
        self.index: int = index
        self.place: str = f"my/building/{id}"
        self.building: Phrase = building

    def label(self) -> Phrase:
        return Phrase("kingsburg-action-lose", {"building": self.building})

    def points_at(self) -> list[str]:
        return [self.place]


def _colour_key(verb: str, white: bool) -> str:
    return f"kingsburg-action-{verb}-white" if white else f"kingsburg-action-{verb}"


def _die(white: bool) -> str:
    return "white" if white else "own"


def _die_text(verb: str, white: bool, face: int) -> str:
    return f"{verb} {'w' if white else ''}{face}"


def _die_place(white: bool, face: int) -> str:
    return f"my/die/{_die(white)}/{face}"


def _prices() -> list[list[Recruit]]:
    prices: list[list[Recruit]] = [[] for _ in range(MOST_PRICE + 1)]
    for n in range(1, MOST_PRICE + 1):
        for gold in range(n, -1, -1):
            for wood in range(n - gold, -1, -1):
                prices[n].append(Recruit([gold, wood, n - gold - wood]))
    return prices


PASS: Final = FixedAction("kingsburg", "pass", [])
DECLINE: Final = FixedAction("kingsburg", "decline", [])
DONE: Final = FixedAction("kingsburg", "done", [])
SMUGGLE: Final = FixedAction("kingsburg", "smuggle", ["my/vp"])
REROLL_ALL: Final = FixedAction("kingsburg", "reroll all", [])
TAKE: Final = [
    [Take(kind, n) for kind in range(GOODS)] for n in range(MOST_TAKEN + 1)
]  # entry 0 is never offered
TAKE_TOKEN: Final = Take(TOKEN, 1)
TURN: Final = [Turn(kind) for kind in range(GOODS)]
GIVE: Final = [Give(kind) for kind in range(GOODS)]
TRADE: Final = [Trade(kind) for kind in range(TOKEN + 1)]
RECRUIT: Final = _prices()  # by number of goods
EXCHANGE: Final = [Exchange(pairs) for pairs in range(MOST_PAIRS + 1)]
REROLL_OWN: Final = [Reroll(False, face) for face in range(1, 7)]
REROLL_WHITE: Final = [Reroll(True, face) for face in range(1, 7)]
ASIDE_OWN: Final = [SetAside(False, face) for face in range(1, 7)]
ASIDE_WHITE: Final = [SetAside(True, face) for face in range(1, 7)]
ROLL_WHITE: Final = [RollWhite(n) for n in range(WHITE_DICE + 1)]
DECLARE: Final = [
    Declare(ENVOY_INFLUENCE, "influence"),
    Declare(ENVOY_BUILD, "build"),
    Declare(ENVOY_UNUSED, "unused"),
]


def common_actions() -> list[Action]:
    """All actions that do not depend on components, in canonical order."""
    found: list[Action] = []
    for takes in TAKE[1:]:
        found += takes
    found.append(TAKE_TOKEN)
    found += TURN
    found += GIVE
    found += TRADE
    for recruits in RECRUIT:
        found += recruits
    found += EXCHANGE
    found += REROLL_OWN
    found += REROLL_WHITE
    found.append(REROLL_ALL)
    found += ASIDE_OWN
    found += ASIDE_WHITE
    found += DECLARE
    found += [SMUGGLE, PASS, DECLINE, DONE]
    found += ROLL_WHITE
    return found
