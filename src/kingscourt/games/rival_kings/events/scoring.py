"""Events of the final scoring: pairs and points, with their reasons (RK-6)."""

from __future__ import annotations

from kingscourt.games.rival_kings.action_ability_and_pile_numbers import partner
from kingscourt.games.rival_kings.components import RivalKingsComponents
from kingscourt.games.rival_kings.scoring import Pairing, colour_points, perfect_points
from kingscourt.kernel.event import Event
from kingscourt.kernel.phrase import SEAT_PHRASES, Value


def pairs_formed(components: RivalKingsComponents, seat: int, pairing: Pairing) -> list[Event]:
    """One event per pair."""
    events: list[Event] = []
    for building in pairing.perfect:
        points = perfect_points(components, building)
        events.append(_pair("perfect-pair", components, seat, building, partner(building), points))
    for number, building in enumerate(pairing.colour_buildings):
        subject = pairing.colour_subjects[number]
        points = colour_points(components, building, subject)
        events.append(_pair("colour-pair", components, seat, building, subject, points))
    return events


def _pair(
    name: str, components: RivalKingsComponents, seat: int, building: int, subject: int, points: int
) -> Event:
    args: dict[str, Value] = {
        "who": SEAT_PHRASES[seat],
        "building": components.face_words[building],
        "subject": components.face_words[subject],
        "n": points,
    }
    return Event(f"rival-kings-event-{name}", args)


def rest_counted(seat: int, singles: int, coins: int, markers: int) -> Event:
    """Single cards, coins and markers of a player."""
    return Event(
        "rival-kings-event-rest",
        {"who": SEAT_PHRASES[seat], "singles": singles, "coins": coins, "markers": markers},
    )


def points_scored(seat: int, n: int) -> Event:
    """The points of one game."""
    return Event("rival-kings-event-points", {"who": SEAT_PHRASES[seat], "n": n})


def total_reached(seat: int, n: int) -> Event:
    """The running score of a match (RK-6.4)."""
    return Event("rival-kings-event-total", {"who": SEAT_PHRASES[seat], "n": n})
