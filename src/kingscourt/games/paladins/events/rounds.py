"""Events of rounds: cards turned up, paladins and taverns chosen, and the end."""

from __future__ import annotations

from typing import Final

from kingscourt.games.paladins.card_faces import Favour, Outsider, Paladin, Tavern, Townsfolk
from kingscourt.games.paladins.places import (
    AREAS,
    FAVOURS,
    ORDERS,
    OUTSIDER_DECK,
    SUPPLY,
    TAVERN_DECK,
    TAVERN_DISCARD,
    TOWN_DECK,
    Area,
    order_face,
)
from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.vocabulary import WORKERS
from kingscourt.kernel.audience import all_but, only
from kingscourt.kernel.event import Event, Move
from kingscourt.kernel.phrase import Phrase


def start_drawn(p: Player) -> Event:
    """The start player is drawn (PW-1.4)."""
    return Event("paladins-event-start", {"player": p.who}, [Move("start-marker", SUPPLY, p.at.root)])


def round_begins(n: int) -> Event:
    """A round begins."""
    return Event("paladins-event-round", {"n": n})


def marker_passed(before: Player, after: Player) -> Event:
    """The start marker goes to the left (PW-2.1)."""
    move = Move("start-marker", before.at.root, after.at.root)
    return Event("paladins-event-marker", {"player": after.who}, [move])


def townsfolk_arrives(folk: Townsfolk) -> Event:
    """A townsfolk turned up."""
    move = Move("townsfolk", TOWN_DECK, folk.place, into=folk.place)
    return Event("paladins-event-townsfolk", {"townsfolk": folk.name}, [move])


def outsider_arrives(outsider: Outsider) -> Event:
    """An outsider turned up."""
    move = Move("outsider", OUTSIDER_DECK, outsider.place, into=outsider.place)
    return Event("paladins-event-outsider", {"outsider": outsider.name}, [move])


def order_revealed(order: Phrase, name: str, slot: int, times: int, points: int) -> Event:
    """An Order turned up (PW-2.2)."""
    move = Move("order", ORDERS[slot], ORDERS[slot], into=order_face(name))
    return Event("paladins-event-order", {"order": order, "times": times, "points": points}, [move])


def favour_revealed(favour: Favour, slot: int) -> Event:
    """A Favour turned up (PW-2.2)."""
    return Event(
        "paladins-event-favour-revealed",
        {"favour": favour.name},
        [Move("favour", FAVOURS[slot], favour.place, into=favour.place)],
    )


def tavern_revealed(tavern: Tavern) -> Event:
    """A tavern turned up (PW-2.3)."""
    move = Move("tavern", TAVERN_DECK, tavern.place, into=tavern.place)
    return Event("paladins-event-tavern", {"workers": tavern.workers.phrases}, [move])


def taverns_shuffled(discarded: list[Tavern]) -> Event:
    """The discarded taverns become the deck (PW-2.3)."""
    moves = [Move(tavern.place, TAVERN_DISCARD, TAVERN_DECK, into="tavern") for tavern in discarded]
    return Event("paladins-event-taverns-shuffled", None, moves)


def paladin_drawn(p: Player, paladin: Paladin) -> Event:
    """One of the three cards, for its owner (PW-2.4)."""
    move = Move("paladin", p.at.deck, p.at.hand, into=paladin.face)
    return Event("paladins-event-draw", {"paladin": paladin.name}, [move], only(p.index))


def paladin_drawn_unseen(p: Player) -> Event:
    """The same for the others, who see no card."""
    return _DRAWN_UNSEEN[p.index]


_DRAWN_UNSEEN: Final = [
    Event("paladins-event-draws", {"player": at.who}, [Move("paladin", at.deck, at.hand)], all_but(at.number))
    for at in AREAS
]


def paladins_put(p: Player, top: Paladin, bottom: Paladin) -> Event:
    """Which cards went back, for their owner (PW-2.4)."""
    moves = [Move(card.face, p.at.hand, p.at.deck, into="paladin") for card in (top, bottom)]
    return Event("paladins-event-put", {"top": top.name, "bottom": bottom.name}, moves, only(p.index))


def paladins_put_unseen(p: Player) -> Event:
    """The same for the others, who see no card."""
    move = Move("paladin", p.at.hand, p.at.deck, 2)
    return Event("paladins-event-puts", {"player": p.who}, [move], all_but(p.index))


class PaladinRevealed(Event):
    """A paladin turned up, with its workers (PW-2.5); to its owner it was never hidden."""

    def __init__(self, p: Player, paladin: Paladin, to: int, was: str) -> None:
        super().__init__("paladins-event-reveal", None, None, to)
        self.at: Area = p.at
        self.paladin: Paladin = paladin
        self.was: str = was
        self.giver = p.at.paladin
        self.receiver = p.index

    def phrase(self) -> Phrase:
        paladin = self.paladin
        return Phrase(
            self.key, {"player": self.at.who, "paladin": paladin.name, "workers": paladin.workers.phrases}
        )

    def moved(self) -> list[Move]:
        turned = Move(self.was, self.at.hand, self.at.paladin, into=self.paladin.face)
        return [turned, *_worker_moves(self.at, self.paladin.workers.counts)]


def tavern_taken(p: Player, tavern: Tavern) -> Event:
    """A tavern and its workers (PW-2.5)."""
    return Event(
        "paladins-event-tavern-taken",
        {"player": p.who, "workers": tavern.workers.phrases},
        [Move(tavern.place, tavern.place, p.at.tavern), *_worker_moves(p.at, tavern.workers.counts)],
    )


def _worker_moves(at: Area, counts: list[int]) -> list[Move]:
    return [Move(WORKERS[kind], SUPPLY, at.workers, n) for kind, n in enumerate(counts) if n > 0]


def round_ends(n: int, moves: list[Move]) -> Event:
    """All have passed; taverns, paladins and the workers on Favours are put away (PW-2.8)."""
    return Event("paladins-event-round-end", {"n": n}, moves)


def game_ends() -> Event:
    """After the last pass of the last round (PW-2.12)."""
    return Event("paladins-event-end")


def final_score(p: Player, points: int) -> Event:
    """A player's final points."""
    return Event("paladins-event-score", {"player": p.who, "n": points})
