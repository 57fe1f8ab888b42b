"""Events of the final scoring: pairs and points, with their reasons (RK-6)."""

from __future__ import annotations

from kingscourt.games.rival_kings.card_lines import is_about
from kingscourt.games.rival_kings.components import RivalKingsComponents
from kingscourt.games.rival_kings.places import POINT, POINTS, SCORE
from kingscourt.games.rival_kings.player import Player
from kingscourt.games.rival_kings.scoring import Pairing, colour_points, perfect_points, rest_points
from kingscourt.games.rival_kings.vocabulary import partner
from kingscourt.kernel.event import Event, Move
from kingscourt.kernel.phrase import RECONSTRUCTED, SEAT_PHRASES, Value, number


class Scored(Event):
    """Points gained or lost; the moves are made when somebody reads them."""

    def __init__(self, key: str, args: dict[str, Value], seat: int, points: int) -> None:
        super().__init__(key, args)
        self.seat: int = seat
        self.points: int = points

    def moved(self) -> list[Move]:
        if self.points > 0:
            return [Move(POINT, POINTS, SCORE[self.seat], self.points)]
        return [Move(POINT, SCORE[self.seat], POINTS, -self.points)] if self.points < 0 else []


def pairs_formed(components: RivalKingsComponents, seat: int, pairing: Pairing) -> list[Event]:
    """One event per pair."""
    events: list[Event] = []
    for building in pairing.perfect:
        points = perfect_points(components, building)
        events.append(_pair("perfect-pair", components, seat, building, partner(building), points))
    for index, building in enumerate(pairing.colour_buildings):
        subject = pairing.colour_subjects[index]
        points = colour_points(components, building, subject)
        events.append(_pair("colour-pair", components, seat, building, subject, points))
    return events


def _pair(
    name: str, components: RivalKingsComponents, seat: int, building: int, subject: int, points: int
) -> Event:
    is_doubtful = is_about(components, building) or is_about(components, subject)
    args: dict[str, Value] = {
        "who": SEAT_PHRASES[seat],
        "building": components.face_words[building],
        "subject": components.face_words[subject],
        "n": number(points, RECONSTRUCTED if is_doubtful else ""),
    }
    return Scored(f"rival-kings-event-{name}", args, seat, points)


def rest_counted(seat: int, player: Player, pairing: Pairing) -> Event:
    """Single cards, coins and markers of a player."""
    points = rest_points(player, pairing)
    args: dict[str, Value] = {
        "who": SEAT_PHRASES[seat],
        "singles": len(pairing.singles),
        "coins": player.coins,
        "markers": player.markers,
        "n": points,
    }
    return Scored("rival-kings-event-rest", args, seat, points)


def points_scored(seat: int, n: int) -> Event:
    """The points of one game."""
    return Event("rival-kings-event-points", {"who": SEAT_PHRASES[seat], "n": n})


def total_reached(seat: int, n: int) -> Event:
    """The running score of a match (RK-6.4)."""
    return Event("rival-kings-event-total", {"who": SEAT_PHRASES[seat], "n": n})
