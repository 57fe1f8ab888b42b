"""Events of the artificial opponent (PW-7)."""

from __future__ import annotations

from kingscourt.games.paladins.events.turns import ATTRIBUTE_PHRASES
from kingscourt.games.paladins.places import (
    FAVOURS,
    SCHEME_DISCARD,
    SCHEMES,
    SUPPLY,
    TAX_SUPPLY,
)
from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.worker_action_and_reward_numbers import ATTRIBUTES, LABOURER, WORKERS
from kingscourt.kernel.event import Event, Move
from kingscourt.kernel.phrase import Phrase


def scheme_revealed(scheme: Phrase) -> Event:
    """The opponent turns up a scheme (PW-7.6)."""
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
    """The marker passes the end of the track, so the lowest attribute rises (PW-7.4)."""
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
    """Silver leaves the tax supply; any shortfall is in the common supply already (PW-4.1, PW-7.4)."""
    return Event("paladins-event-opponent-tax", {"n": n}, [Move("silver", TAX_SUPPLY, SUPPLY, n)])


def jar_turned(n: int) -> Event:
    """The opponent absolves (PW-7.8)."""
    return Event("paladins-event-opponent-absolve", {"n": n})


def opponent_out() -> Event:
    """It is out of the round."""
    return Event("paladins-event-opponent-out")
