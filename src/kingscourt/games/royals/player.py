"""The facts of one player."""

from __future__ import annotations

from kingscourt.games.royals.hand import Hand, numbers


class Player:
    """Two hands, a supply of cubes, and the gains from cubes on the board."""

    def __init__(self, countries: Hand, intrigues: Hand, titles: list[int], colour: int, cubes: int) -> None:
        self.countries: Hand = countries
        self.intrigues: Hand = intrigues
        self.titles: list[int] = titles  # cubes on the title tokens; replaced, never changed
        self.colour: int = colour  # -1 until it is chosen
        self.cubes: int = cubes  # in the supply
        self.cities: int = (
            0  # a bit for every city with a cube of this player; cubes never leave one (RY-3.2)
        )
        self.points: int = 0
        self.best_token: int = 0  # RY-4.6

    def copy(self) -> Player:
        """An independent player."""
        player = Player(self.countries.copy(), self.intrigues.copy(), self.titles, self.colour, self.cubes)
        player.cities = self.cities
        player.points = self.points
        player.best_token = self.best_token
        return player

    def earn(self, points: int) -> None:
        """Take a token."""
        self.points += points
        self.best_token = max(self.best_token, points)

    def has_all_titles(self) -> bool:
        """Whether a cube lies on every title token (RY-3.3)."""
        return 0 not in self.titles

    def facts(self) -> str:
        """The player for digests."""
        return (
            f"countries {self.countries.facts()} intrigues {self.intrigues.facts()} colour {self.colour} "
            f"cubes {self.cubes} cities {self.cities} titles {numbers(self.titles)} "
            f"points {self.points} best {self.best_token}"
        )
