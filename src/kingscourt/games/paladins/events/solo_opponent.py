"""Events of the artificial opponent (PW-7)."""

from __future__ import annotations

from typing import Final

from kingscourt.games.paladins.card_faces import Space
from kingscourt.games.paladins.events.turns import ATTRIBUTE_PHRASES
from kingscourt.games.paladins.places import (
    FAVOURS,
    OPPONENT_AREA,
    OPPONENT_ROW,
    SCHEME_DISCARD,
    SUPPLY,
    TAX_SUPPLY,
    Area,
    scheme_face,
)
from kingscourt.games.paladins.places import SCHEMES as SCHEME_DECK
from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.rewards import in_words
from kingscourt.games.paladins.vocabulary import (
    ATTRIBUTES,
    FAVOUR_SCHEME,
    LABOURER,
    OUTSIDER_COLUMNS,
    WORKERS,
)
from kingscourt.kernel.event import Event, Move
from kingscourt.kernel.phrase import Phrase

_WORKER: Final = WORKERS[LABOURER]  # its workers are all alike (PW-7.4)
_REASONS: Final = ["occupied", "workers", "limit", "reach", "orders", "favour"]
_FAILURES: Final = {
    reason: Event("paladins-event-scheme-fails", {"reason": Phrase(f"paladins-reason-{reason}")})
    for reason in _REASONS
}
_COLUMNS: Final = [Event("paladins-event-marker-points", {"n": n + 1}) for n in range(OUTSIDER_COLUMNS)]
_FREED: Final = [Move(scheme_face(FAVOUR_SCHEME), place, SCHEME_DISCARD) for place in FAVOURS]


def scheme_revealed(scheme: Phrase, kind: int) -> Event:
    """The opponent turns up a scheme (PW-7.6)."""
    move = Move("scheme", SCHEME_DECK, SCHEME_DISCARD, into=scheme_face(kind))
    return Event("paladins-event-scheme", {"scheme": scheme}, [move])


class SchemesShuffled(Event):
    """Its discarded schemes join the deck."""

    def __init__(self, discards: list[int]) -> None:
        super().__init__("paladins-event-schemes-shuffled")
        self.discards: list[int] = discards  # by kind

    def moved(self) -> list[Move]:
        return [
            Move(scheme_face(kind), SCHEME_DISCARD, SCHEME_DECK, n, into="scheme")
            for kind, n in enumerate(self.discards)
            if n > 0
        ]


def scheme_freed(slot: int) -> Event:
    """The scheme on a Favour goes to the discards (PW-7.2)."""
    return Event("paladins-event-scheme-freed", None, [_FREED[slot]])


def workshop_given(p: Player, action: Phrase, space: int) -> Event:
    """A workshop of the opponent on an action (PW-7.2)."""
    move = Move("workshop", p.at.workshops, p.places[space])
    return Event("paladins-event-opponent-workshop", {"task": action}, [move])


def opponent_workers(p: Player, n: int, row: int) -> Event:
    """Its workers of the round; those on its row have gone back (PW-7.4)."""
    moves = [Move(_WORKER, place, SUPPLY) for bit, place in enumerate(OPPONENT_ROW) if row >> bit & 1]
    moves.append(Move(_WORKER, SUPPLY, p.at.workers, n))
    return Event("paladins-event-opponent-workers", {"n": n}, moves)


class OpponentCleared(Event):
    """Its workers go back at the end of the round (PW-7.4)."""

    def __init__(self, p: Player) -> None:
        super().__init__("paladins-event-opponent-cleared")
        self.at: Area = p.at
        self.left: int = p.workers[LABOURER]
        self.places: list[str] = p.places
        self.spaces: list[int] = p.spaces.copy()

    def moved(self) -> list[Move]:
        moves = [
            Move(_WORKER, self.places[space], SUPPLY)
            for space, content in enumerate(self.spaces)
            if content == LABOURER
        ]
        return [Move(_WORKER, self.at.workers, SUPPLY, self.left), *moves] if self.left > 0 else moves


def _to_row(number: int) -> Move:
    return Move(_WORKER, OPPONENT_AREA.workers, OPPONENT_ROW[number])


# A prayer that is a reward; the actions of its row, each of which takes a worker (PW-7.6).
PRAYS_FREE: Final = Event("paladins-event-opponent-prays-free")
RECRUITS: Final = Event("paladins-event-opponent-recruits", None, [_to_row(0)])
PRAYS: Final = Event("paladins-event-opponent-prays", None, [_to_row(1)])
TRADES: Final = Event("paladins-event-opponent-trades", None, [_to_row(2)])
RESTS: Final = Event("paladins-event-opponent-rests", None, [Move(_WORKER, OPPONENT_AREA.workers, SUPPLY)])


def opponent_conspires(p: Player, n: int) -> Event:
    """The fourth one, which brings workers."""
    moves = [_to_row(3), Move(_WORKER, SUPPLY, p.at.workers, n)]
    return Event("paladins-event-opponent-conspires", {"n": n}, moves)


def opponent_places(p: Player, action: Phrase, spaces: list[int]) -> Event:
    """Workers on its right side."""
    moves = [Move(_WORKER, p.at.workers, p.places[space]) for space in spaces]
    return Event("paladins-event-opponent-places", {"task": action, "n": len(spaces)}, moves)


class TrackMoved(Event):
    """The resource marker goes on (PW-7.4)."""

    def __init__(self, p: Player, n: int, before: int, after: int) -> None:
        super().__init__("paladins-event-track")
        self.at: Area = p.at
        self.n: int = n
        self.before: int = before
        self.after: int = after

    def phrase(self) -> Phrase:
        return Phrase(self.key, {"n": self.n})

    def moved(self) -> list[Move]:
        return [Move("marker", self.at.track_space(self.before), self.at.track_space(self.after))]


def track_wrapped(p: Player, attribute: int) -> Event:
    """The marker passes the end of the track, so the lowest attribute rises (PW-7.4)."""
    place = p.at.attributes[attribute]
    return Event(
        "paladins-event-track-round",
        {"attribute": ATTRIBUTE_PHRASES[attribute]},
        [Move(ATTRIBUTES[attribute], SUPPLY, place)],
    )


def tax_removed() -> Event:
    """Silver of the tax supply instead of a card it does not have (PW-7.9)."""
    return Event("paladins-event-tax-removed", None, [Move("silver", TAX_SUPPLY, SUPPLY)])


def opponent_taxed(n: int) -> Event:
    """Silver leaves the tax supply; any shortfall is in the common supply already (PW-4.1, PW-7.4)."""
    return Event("paladins-event-opponent-tax", {"n": n}, [Move("silver", TAX_SUPPLY, SUPPLY, n)])


def jar_turned(p: Player, n: int) -> Event:
    """The opponent absolves (PW-7.8)."""
    move = Move("jar", p.at.jars, p.at.jars, into="turned-jar")
    return Event("paladins-event-opponent-absolve", {"n": n}, [move])


def opponent_out(is_idle: bool) -> Event:
    """It is out of the round, because it has no workers or because it rested."""
    return Event("paladins-event-opponent-idle" if is_idle else "paladins-event-opponent-out")


def scheme_fails(reason: str) -> Event:
    """It cannot carry out its scheme, so its row helps out (PW-7.6)."""
    return _FAILURES[reason]


def column_pointed_at(column: int) -> Event:
    """The card that its marker points at, or the next possible one (PW-7.5)."""
    return _COLUMNS[column]


class SpacePreferred(Event):
    """The space of the main board that it likes best (PW-7.8)."""

    def __init__(self, space: Space) -> None:
        super().__init__("paladins-event-space-preferred")
        self.space: Space = space

    def phrase(self) -> Phrase:
        return Phrase(self.key, {"rewards": in_words(self.space.reward)})
