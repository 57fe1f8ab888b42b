"""Events of turns and actions, one function per event; frequent ones are worded once."""

from __future__ import annotations

from typing import Final

from kingscourt.games.paladins.actions import TASK_PHRASES
from kingscourt.games.paladins.card_faces import BoardAction, Favour, Outsider, Space, Townsfolk, Wall
from kingscourt.games.paladins.places import (
    AREA_COUNT,
    DEBTS,
    OPPONENT_AREA,
    OUTSIDER_DISCARD,
    SUPPLY,
    SUSPICION_DISCARD,
    SUSPICIONS,
    TAX_SUPPLY,
    TOWN_DISCARD,
    WALLS,
    suspicion_face,
)
from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.rewards import WORKER_PHRASES, Reward, worker_amount
from kingscourt.games.paladins.vocabulary import (
    ATTRIBUTES,
    EMPTY,
    GAIN_FAITH,
    GAIN_PROVISION,
    GAIN_SILVER,
    LABOURER,
    REWARDS,
    WORKERS,
    WORKSHOP,
)
from kingscourt.kernel.event import Event, Move
from kingscourt.kernel.phrase import Phrase, Value

ATTRIBUTE_PHRASES: Final = [Phrase(f"paladins-attribute-{attribute}") for attribute in ATTRIBUTES]
_PLACED: Final[list[dict[int, Event]]] = [{} for _ in range(AREA_COUNT)]
_PLAIN: Final[list[dict[str, Event]]] = [{} for _ in range(AREA_COUNT)]


def _of_player(key: str, p: Player) -> Event:
    """An event that only names a player."""
    known = _PLAIN[p.at.number]
    event = known.get(key)
    if event is None:
        event = Event(key, {"player": p.who})
        known[key] = event
    return event


class WorkersLeave(Event):
    """Workers go from spaces of a board to the common supply; listed when read."""

    def __init__(
        self, key: str, args: dict[str, Value] | None, p: Player, first: int, contents: list[int]
    ) -> None:
        super().__init__(key, args)
        self.places: list[str] = p.places
        self.first: int = first  # number of the first space
        self.contents: list[int] = contents  # of the spaces from there on

    def moved(self) -> list[Move]:
        return [
            Move(WORKERS[content], self.places[self.first + number], SUPPLY)
            for number, content in enumerate(self.contents)
            if content not in (EMPTY, WORKSHOP)
        ]


def turn(p: Player) -> Event:
    """Somebody's turn begins."""
    return _of_player("paladins-event-turn", p)


def passed(p: Player) -> Event:
    """Out of the round by choice; the workers on the board return."""
    return WorkersLeave(
        "paladins-event-pass", _of_player("paladins-event-pass", p).args, p, 0, p.spaces.copy()
    )


def forced_to_pass(p: Player) -> Event:
    """Out of the round for want of workers or possible actions (PW-2.7)."""
    key = "paladins-event-pass-idle" if p.worker_count() == 0 else "paladins-event-pass-forced"
    return WorkersLeave(key, _of_player(key, p).args, p, 0, p.spaces.copy())


def declined(p: Player, reward: Phrase) -> Event:
    """A reward not taken."""
    return Event("paladins-event-decline", {"player": p.who, "reward": reward})


def declined_reactions(p: Player) -> Event:
    """No more townsfolk used in an inquisition."""
    return _of_player("paladins-event-decline-reactions", p)


def placed(p: Player, space: int, action: int, kind: int) -> Event:
    """A worker goes to a space of the board."""
    known = _PLACED[p.at.number]
    key = space * 8 + kind
    event = known.get(key)
    if event is None:
        event = Event(
            "paladins-event-place",
            {"player": p.who, "worker": WORKER_PHRASES[kind], "task": TASK_PHRASES[action]},
            [Move(WORKERS[kind], p.at.workers, p.places[space])],
        )
        known[key] = event
    return event


def placed_on_favour(p: Player, favour: Favour, kind: int) -> Event:
    """A worker goes to a King's Favour."""
    return Event(
        "paladins-event-favour",
        {"player": p.who, "worker": WORKER_PHRASES[kind], "favour": favour.name},
        [Move(WORKERS[kind], p.at.workers, favour.place)],
    )


def gained(p: Player, reward: Reward) -> Event:
    """A plain reward."""
    event = reward.events.get(p.at.number)
    if event is None:
        event = Event(
            "paladins-event-gain", {"player": p.who, "reward": reward.phrase}, [_gain_move(p, reward)]
        )
        reward.events[p.at.number] = event
    return event


def gained_in_part(p: Player, attribute: int, n: int) -> Event:
    """Less of an attribute than a reward gives, for its marker has reached the top (PW-2.10)."""
    name = ATTRIBUTES[attribute]
    reward = Phrase(f"paladins-reward-{name}", {"n": n})
    move = Move(name, SUPPLY, p.at.attributes[attribute], n)
    return Event("paladins-event-gain", {"player": p.who, "reward": reward}, [move])


def _gain_move(p: Player, reward: Reward) -> Move:
    kind = reward.kind
    name = REWARDS[kind]
    if kind == GAIN_SILVER:
        return Move(name, SUPPLY, p.at.silver, reward.n)
    if kind == GAIN_PROVISION:
        return Move(name, SUPPLY, p.at.provisions, reward.n)
    if kind >= GAIN_FAITH:
        return Move(name, SUPPLY, p.at.attributes[kind - GAIN_FAITH], reward.n)
    return Move(_worker(p, kind), SUPPLY, p.at.workers, reward.n)


def _worker(p: Player, kind: int) -> str:
    """A worker as it stands before a player; those of the opponent are all alike (PW-7.4)."""
    return WORKERS[LABOURER if p.at is OPPONENT_AREA else kind]


def lost(p: Player, reward: Reward) -> Event:
    """A reward that cannot be used (PW-3.8)."""
    return Event("paladins-event-lost", {"player": p.who, "reward": reward.phrase})


def at_the_top(p: Player, attribute: int) -> Event:
    """A marker that cannot rise any more (PW-2.10)."""
    return Event("paladins-event-top", {"player": p.who, "attribute": ATTRIBUTE_PHRASES[attribute]})


def worker_gained(p: Player, kind: int, n: int) -> Event:
    """Workers that are no reward."""
    move = Move(_worker(p, kind), SUPPLY, p.at.workers, n)
    return Event("paladins-event-gain", {"player": p.who, "reward": worker_amount(kind, n)}, [move])


def paid(p: Player, silver: int, provisions: int) -> Event:
    """A cost goes to the common supply."""
    if provisions == 0:
        moves = [Move("silver", p.at.silver, SUPPLY, silver)]
        return Event("paladins-event-pay-silver", {"player": p.who, "n": silver}, moves)
    moves = [Move("provision", p.at.provisions, SUPPLY, provisions)]
    return Event("paladins-event-pay-provisions", {"player": p.who, "n": provisions}, moves)


def indebted(p: Player, is_in_deck: bool) -> Event:
    """An unpaid debt taken; an empty deck gives one all the same (PW-5.5)."""
    move = Move("debt", DEBTS if is_in_deck else SUPPLY, p.at.debts)
    return Event("paladins-event-debt", {"player": p.who}, [move])


def debt_paid(p: Player) -> Event:
    """A debt turned over."""
    move = Move("debt", p.at.debts, p.at.debts, into="paid-debt")
    return Event("paladins-event-debt-paid", {"player": p.who}, [move])


def debt_destroyed(p: Player, is_of_deck: bool) -> Event:
    """An unpaid debt back to the deck, unless it was one too many for it."""
    move = Move("debt", p.at.debts, DEBTS if is_of_deck else SUPPLY)
    return Event("paladins-event-debt-destroyed", {"player": p.who}, [move])


def taxed(p: Player, n: int, from_supply: int) -> Event:
    """Tax taken; any shortfall of the tax supply comes from the common supply (PW-4.1)."""
    moves = [Move("silver", TAX_SUPPLY, p.at.silver, from_supply)]
    if n > from_supply:
        moves.append(Move("silver", SUPPLY, p.at.silver, n - from_supply))
    return Event("paladins-event-tax", {"player": p.who, "n": n}, moves)


def suspected(p: Player, tax: int) -> Event:
    """A suspicion taken (PW-5.1)."""
    return Event(
        "paladins-event-suspicion",
        {"player": p.who, "n": tax},
        [Move("suspicion", SUSPICIONS, p.at.suspicions)],
    )


def absolved_of(p: Player, taxes: list[int]) -> Event:
    """Suspicions discarded."""
    moves = [Move("suspicion", p.at.suspicions, SUSPICION_DISCARD, into=suspicion_face(tax)) for tax in taxes]
    return Event("paladins-event-discard", {"player": p.who, "n": len(taxes)}, moves)


def developed(p: Player, action: int, space: int, covered: int) -> Event:
    """A workshop moved (PW-3.1); a worker who stood there goes back."""
    moves = [Move("workshop", p.at.workshops, p.places[space])]
    if covered not in (EMPTY, WORKSHOP):
        moves.append(Move(WORKERS[covered], p.places[space], SUPPLY))
    return Event("paladins-event-develop", {"player": p.who, "task": TASK_PHRASES[action]}, moves)


def hired(p: Player, folk: Townsfolk) -> Event:
    """A townsfolk joins."""
    return Event(
        "paladins-event-hire",
        {"player": p.who, "townsfolk": folk.name},
        [Move(folk.place, folk.place, p.at.townsfolk)],
    )


def dismissed(p: Player, folk: Townsfolk) -> Event:
    """A townsfolk sent away for its corner."""
    return Event(
        "paladins-event-dismiss",
        {"player": p.who, "townsfolk": folk.name},
        [Move(folk.place, folk.place, TOWN_DISCARD)],
    )


def cleared(p: Player, action: BoardAction, contents: list[int]) -> Event:
    """Workers leave an action (PW-3.4)."""
    args: dict[str, Value] = {"player": p.who, "task": TASK_PHRASES[action.index]}
    return WorkersLeave("paladins-event-clear", args, p, action.first, contents)


def commissioned(p: Player, space: Space) -> Event:
    """A monk on the main board."""
    return Event(
        "paladins-event-commission",
        {"player": p.who, "area": space.area + 1},
        [Move("monk", p.at.monks, space.place)],
    )


def garrisoned(p: Player, space: Space) -> Event:
    """An outpost on the main board."""
    return Event(
        "paladins-event-garrison",
        {"player": p.who, "area": space.area + 1},
        [Move("outpost", p.at.outposts, space.place)],
    )


def fortified(p: Player, wall: Wall, number: int) -> Event:
    """A wall built."""
    move = Move("wall", WALLS, p.at.walls, into=wall.face)
    return Event("paladins-event-fortify", {"player": p.who, "n": number}, [move])


def absolved(p: Player, place: str, number: int) -> Event:
    """A jar moved."""
    return Event("paladins-event-absolve", {"player": p.who, "n": number}, [Move("jar", p.at.jars, place)])


def attacked(p: Player, outsider: Outsider) -> Event:
    """An outsider attacked."""
    return Event(
        "paladins-event-attack",
        {"player": p.who, "outsider": outsider.name},
        [Move(outsider.place, outsider.place, p.at.attacked)],
    )


def converted(p: Player, outsider: Outsider) -> Event:
    """An outsider converted."""
    return Event(
        "paladins-event-convert",
        {"player": p.who, "outsider": outsider.name},
        [Move(outsider.place, outsider.place, p.at.converted)],
    )


def reacted(p: Player, folk: Townsfolk) -> Event:
    """A hired townsfolk gives its reward (PW-3.9)."""
    return Event("paladins-event-react", {"player": p.who, "townsfolk": folk.name})


def returned(p: Player, kind: int) -> Event:
    """A worker too many goes back (PW-2.7)."""
    return Event(
        "paladins-event-return",
        {"player": p.who, "worker": WORKER_PHRASES[kind]},
        [Move(WORKERS[kind], p.at.workers, SUPPLY)],
    )


def outsider_left(outsider: Outsider) -> Event:
    """An outsider leaves the row (PW-2.8)."""
    move = Move(outsider.place, outsider.place, OUTSIDER_DISCARD)
    return Event("paladins-event-outsider-leaves", {"outsider": outsider.name}, [move])


def townsfolk_left(folk: Townsfolk) -> Event:
    """A townsfolk leaves the row (PW-2.8)."""
    move = Move(folk.place, folk.place, TOWN_DISCARD)
    return Event("paladins-event-townsfolk-leaves", {"townsfolk": folk.name}, [move])
