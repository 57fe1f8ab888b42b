"""What the log tells of rounds, the inquisition and the artificial opponent."""

from __future__ import annotations

from kingscourt.games.paladins.components import Favour, Outsider, Paladin, Tavern, Townsfolk
from kingscourt.games.paladins.events import ATTRIBUTE_PHRASES
from kingscourt.games.paladins.kinds import ATTRIBUTES, LABOURER, WORKERS
from kingscourt.games.paladins.places import (
    FAVOURS,
    ORDERS,
    OUTSIDER_DECK,
    SCHEME_DISCARD,
    SCHEMES,
    SUPPLY,
    TAVERN_DECK,
    TAX_SUPPLY,
    TOWN_DECK,
)
from kingscourt.games.paladins.player import Player
from kingscourt.kernel.audience import all_but, only
from kingscourt.kernel.event import Event, Move
from kingscourt.kernel.phrase import Phrase


def start_drawn(p: Player) -> Event:
    """Who begins (PW-1.4)."""
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
    """What the others see of it."""
    move = Move("paladin", p.at.deck, p.at.hand, n)
    return Event("paladins-event-draws", {"player": p.who, "n": n}, [move], all_but(p.index))


def paladins_put(p: Player, top: Paladin, bottom: Paladin) -> Event:
    """Which cards went back, for their owner (PW-2.4)."""
    move = Move("paladin", p.at.hand, p.at.deck, 2)
    return Event("paladins-event-put", {"top": top.name, "bottom": bottom.name}, [move], only(p.index))


def paladins_put_unseen(p: Player) -> Event:
    """What the others see of it."""
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
    """What a player has in the end."""
    return Event("paladins-event-score", {"player": p.who, "n": points})


def inquisition() -> Event:
    """The inquisition comes (PW-5.3)."""
    return Event("paladins-event-inquisition")


def nobody_accused() -> Event:
    """Nobody has a suspicion (PW-5.4)."""
    return Event("paladins-event-inquisition-nobody")


def accused(p: Player, n: int) -> Event:
    """One of those with the most suspicions (PW-5.4)."""
    return Event("paladins-event-accused", {"player": p.who, "n": n})


def tax_refilled(n: int) -> Event:
    """The tax supply filled up (PW-5.3)."""
    return Event("paladins-event-tax-refilled", {"n": n}, [Move("silver", SUPPLY, TAX_SUPPLY, n)])


def suspicions_shuffled() -> Event:
    """The discarded suspicions become the deck (PW-5.2)."""
    return Event("paladins-event-suspicions-shuffled")


def scheme_revealed(scheme: Phrase) -> Event:
    """What the opponent tries (PW-7.6)."""
    return Event("paladins-event-scheme", {"scheme": scheme}, [Move("scheme", SCHEMES, SCHEME_DISCARD)])


def schemes_shuffled() -> Event:
    """Its discarded schemes join the deck."""
    return Event("paladins-event-schemes-shuffled")


def scheme_freed(slot: int) -> Event:
    """The scheme on a Favour goes to the discards (PW-7.2)."""
    return Event("paladins-event-scheme-freed", None, [Move("scheme", FAVOURS[slot], SCHEME_DISCARD)])


def workshop_given(p: Player, action: Phrase, space: int) -> Event:
    """A workshop of the opponent on an action (PW-7.2)."""
    move = Move("workshop", p.at.workshops, p.places[space])
    return Event("paladins-event-opponent-workshop", {"task": action}, [move])


def opponent_workers(p: Player, n: int) -> Event:
    """Its workers of the round (PW-7.4)."""
    move = Move(WORKERS[LABOURER], SUPPLY, p.at.workers, n)
    return Event("paladins-event-opponent-workers", {"n": n}, [move])


def opponent_does(name: str) -> Event:
    """One of the actions of its row (PW-7.6)."""
    return Event(f"paladins-event-opponent-{name}")


def opponent_places(p: Player, action: Phrase, workers: int) -> Event:
    """Workers on its right side."""
    move = Move("worker", p.at.workers, p.at.root, workers)
    return Event("paladins-event-opponent-places", {"task": action, "n": workers}, [move])


def track_moved(p: Player, n: int) -> Event:
    """The resource marker goes on (PW-7.4)."""
    return Event("paladins-event-track", {"n": n}, [Move("marker", p.at.track, p.at.track, n)])


def track_wrapped(p: Player, attribute: int) -> Event:
    """Past the end of the track: the lowest attribute rises (PW-7.4)."""
    place = p.at.attributes[attribute]
    return Event(
        "paladins-event-track-round",
        {"attribute": ATTRIBUTE_PHRASES[attribute]},
        [Move(ATTRIBUTES[attribute], place, place)],
    )


def tax_removed() -> Event:
    """Silver of the tax supply instead of a card it does not have (PW-7.9)."""
    return Event("paladins-event-tax-removed", None, [Move("silver", TAX_SUPPLY, SUPPLY)])


def opponent_taxed(n: int) -> Event:
    """Silver leaves the tax supply; what it lacks lies in the common supply already (PW-4.1, PW-7.4)."""
    return Event("paladins-event-opponent-tax", {"n": n}, [Move("silver", TAX_SUPPLY, SUPPLY, n)])


def jar_turned(n: int) -> Event:
    """The opponent absolves (PW-7.8)."""
    return Event("paladins-event-opponent-absolve", {"n": n})


def opponent_out() -> Event:
    """It is out of the round."""
    return Event("paladins-event-opponent-out")
