"""Events of rounds: cards turned up, paladins and taverns chosen, and the end."""

from __future__ import annotations

from kingscourt.games.paladins.card_faces import Favour, Outsider, Paladin, Tavern, Townsfolk
from kingscourt.games.paladins.places import (
    FAVOURS,
    ORDERS,
    OUTSIDER_DECK,
    SUPPLY,
    TAVERN_DECK,
    TOWN_DECK,
)
from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.worker_action_and_reward_numbers import WORKERS
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
    move = Move("townsfolk", TOWN_DECK, folk.place)
    return Event("paladins-event-townsfolk", {"townsfolk": folk.name}, [move])


def outsider_arrives(outsider: Outsider) -> Event:
    """An outsider turned up."""
    move = Move("outsider", OUTSIDER_DECK, outsider.place)
    return Event("paladins-event-outsider", {"outsider": outsider.name}, [move])


def order_revealed(order: Phrase, slot: int) -> Event:
    """An Order turned up (PW-2.2)."""
    return Event("paladins-event-order", {"order": order}, [Move("order", ORDERS[slot], ORDERS[slot])])


def favour_revealed(favour: Favour, slot: int) -> Event:
    """A Favour turned up (PW-2.2)."""
    return Event(
        "paladins-event-favour-revealed",
        {"favour": favour.name},
        [Move("favour", FAVOURS[slot], favour.place)],
    )


def tavern_revealed(tavern: Tavern) -> Event:
    """A tavern turned up (PW-2.3)."""
    move = Move("tavern", TAVERN_DECK, tavern.place)
    return Event("paladins-event-tavern", {"workers": tavern.workers.phrases}, [move])


def taverns_shuffled() -> Event:
    """The discarded taverns become the deck (PW-2.3)."""
    return Event("paladins-event-taverns-shuffled")


def paladin_drawn(p: Player, paladin: Paladin) -> Event:
    """One of the three cards, for its owner (PW-2.4)."""
    move = Move("paladin", p.at.deck, p.at.hand)
    return Event("paladins-event-draw", {"paladin": paladin.name}, [move], only(p.index))


def paladins_drawn(p: Player, n: int) -> Event:
    """The same for the others, who see no card."""
    move = Move("paladin", p.at.deck, p.at.hand, n)
    return Event("paladins-event-draws", {"player": p.who, "n": n}, [move], all_but(p.index))


def paladins_put(p: Player, top: Paladin, bottom: Paladin) -> Event:
    """Which cards went back, for their owner (PW-2.4)."""
    move = Move("paladin", p.at.hand, p.at.deck, 2)
    return Event("paladins-event-put", {"top": top.name, "bottom": bottom.name}, [move], only(p.index))


def paladins_put_unseen(p: Player) -> Event:
    """The same for the others, who see no card."""
    move = Move("paladin", p.at.hand, p.at.deck, 2)
    return Event("paladins-event-puts", {"player": p.who}, [move], all_but(p.index))


def paladin_revealed(p: Player, paladin: Paladin) -> Event:
    """A paladin turned up, with its workers (PW-2.5)."""
    return Event(
        "paladins-event-reveal",
        {"player": p.who, "paladin": paladin.name, "workers": paladin.workers.phrases},
        [Move("paladin", p.at.hand, p.at.paladin), *_worker_moves(p, paladin.workers.counts)],
    )


def tavern_taken(p: Player, tavern: Tavern) -> Event:
    """A tavern and its workers (PW-2.5)."""
    return Event(
        "paladins-event-tavern-taken",
        {"player": p.who, "workers": tavern.workers.phrases},
        _worker_moves(p, tavern.workers.counts),
    )


def _worker_moves(p: Player, counts: list[int]) -> list[Move]:
    return [Move(WORKERS[kind], SUPPLY, p.at.workers, n) for kind, n in enumerate(counts) if n > 0]


def round_ends(n: int) -> Event:
    """All have passed."""
    return Event("paladins-event-round-end", {"n": n})


def game_ends() -> Event:
    """After the last pass of the last round (PW-2.12)."""
    return Event("paladins-event-end")


def final_score(p: Player, points: int) -> Event:
    """A player's final points."""
    return Event("paladins-event-score", {"player": p.who, "n": points})
