"""Events about positions, worded only when somebody reads them."""

from __future__ import annotations

from kingscourt.games.royals.components import CityPosition, RoyalsComponents
from kingscourt.games.royals.places import CUBE, CUBES, banished_place, title_place
from kingscourt.kernel.event import Event, Move
from kingscourt.kernel.phrase import Phrase, Value, seat_phrase


class Occupied(Event):
    """RY-2.6a: a cube on the position and one on the title token."""

    def __init__(self, key: str, box: RoyalsComponents, seat: int, position: CityPosition) -> None:
        super().__init__(key)
        self.box: RoyalsComponents = box
        self.seat: int = seat
        self.position: CityPosition = position

    def phrase(self) -> Phrase:
        return Phrase(self.key, self.spot())

    def spot(self) -> dict[str, Value]:
        """The player and the position."""
        return {
            "player": seat_phrase(self.seat),
            "city": self.box.cities[self.position.city].name,
            "title": self.box.titles[self.position.title].name,
        }

    def moved(self) -> list[Move]:
        title = title_place(self.box.titles[self.position.title].id)
        cube, supply = CUBE[self.seat], CUBES[self.seat]
        return [Move(cube, supply, self.position.place), Move(cube, supply, title)]


class TakenOver(Occupied):
    """RY-2.6c: the old cube is banished, then the position is occupied."""

    def __init__(self, box: RoyalsComponents, seat: int, position: CityPosition, loser: int) -> None:
        super().__init__("royals-event-take-over", box, seat, position)
        self.loser: int = loser

    def phrase(self) -> Phrase:
        args = self.spot()
        args["loser"] = seat_phrase(self.loser)
        return Phrase(self.key, args)

    def moved(self) -> list[Move]:
        city = self.box.cities[self.position.city]
        banished = Move(CUBE[self.loser], self.position.place, banished_place(city.id))
        return [banished, *super().moved()]


def occupies(box: RoyalsComponents, seat: int, position: CityPosition) -> Event:
    """A vacant position is occupied."""
    return Occupied("royals-event-occupy", box, seat, position)
