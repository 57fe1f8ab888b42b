"""The facts of a position of Kingsburg."""

from __future__ import annotations

from typing import Final

from kingscourt.components.pile import Card
from kingscourt.games.kingsburg.components import KingsburgComponents
from kingscourt.games.kingsburg.event_moves import (
    ENEMY,
    ENVOY_SPENT_AT,
    WHITE,
    WHITE_READY,
)
from kingscourt.games.kingsburg.placements import Place
from kingscourt.games.kingsburg.player import Player
from kingscourt.games.kingsburg.scoring import final_outcome, score_lines
from kingscourt.games.kingsburg.terms.holdings import (
    add_buildings,
    add_calendar,
    add_dice,
    add_enemies,
    add_envoy,
    add_goods,
    add_group,
    empty_holdings,
)
from kingscourt.kernel.chance import Source
from kingscourt.kernel.decision import OVER
from kingscourt.kernel.game_outcome import GameOutcome, ScoreLine
from kingscourt.kernel.holdings import NO_HOLDER, Holdings, seat_of_place
from kingscourt.kernel.state import State

NO_SEAT: Final = -1
NEUTRAL: Final = -1  # the seat of neutral dice (KB-6.1)


class Placement:
    """A group lying at court. Immutable."""

    def __init__(self, seat: int, place: Place, rank: int) -> None:
        self.seat: int = seat
        self.place: Place = place
        self.rank: int = rank  # in which order advisors help (KB-3.3)

    def facts(self) -> str:
        """The seat and its placement, for digests."""
        return f"{self.seat} {self.place.text}"


class KingsburgState(State):
    """A position; `setup` or a scenario fills it."""

    components: KingsburgComponents
    players: list[Player]
    order: list[int]  # seats by turn
    position: int  # how far the step on top has come
    turn: int  # the seat whose turn has been announced
    year: int
    phase: int  # 1 to 8
    court: list[Placement]  # in the order of help
    occupied: int  # advisors with dice, as a bit mask
    aid: int  # the seat with the King's white die this spring
    aid_waits: bool  # that die has been neither rolled nor refused yet
    envoy: int  # the seat that holds the envoy
    envoy_rights: int  # the uses that the holder still has
    envoy_spent: bool  # it has served, or never will, and stays until the autumn ends
    enemy: Card | None  # this year's, once somebody has looked
    kings_help: int  # 0 before the die is rolled
    past: list[int]  # enemies of earlier years

    def __init__(self, seat_count: int, components: KingsburgComponents) -> None:
        super().__init__(seat_count)
        self.components = components

    def clear(self) -> None:
        """An empty board before the first year."""
        self.players = [Player([0, 0, 0], [0, 0, 0, 0, 0, 0, 0]) for _ in range(self.seat_count)]
        self.order = []
        self.position = 0
        self.turn = NO_SEAT
        self.year = 0
        self.phase = 0
        self.court = []
        self.occupied = 0
        self.aid = NO_SEAT
        self.aid_waits = False
        self.envoy = NO_SEAT
        self.envoy_rights = 0
        self.envoy_spent = False
        self.enemy = None
        self.kings_help = 0
        self.past = []

    def copy(self) -> KingsburgState:
        other = KingsburgState(self.seat_count, self.components)
        other.players = [player.copy() for player in self.players]
        other.order = self.order.copy()
        other.position = self.position
        other.turn = self.turn
        other.year = self.year
        other.phase = self.phase
        other.court = self.court.copy()
        other.occupied = self.occupied
        other.aid = self.aid
        other.aid_waits = self.aid_waits
        other.envoy = self.envoy
        other.envoy_rights = self.envoy_rights
        other.envoy_spent = self.envoy_spent
        other.enemy = self.enemy
        other.kings_help = self.kings_help
        other.past = self.past.copy()
        self.copy_kernel(other)
        return other

    def imagine(self, seat: int, source: Source) -> KingsburgState:
        other = self.copy()
        enemy = self.enemy
        if enemy is not None and not enemy.is_known_to(seat):
            # The card came from this year's stack, and every card of it is as likely as another (KB-1.2).
            # It is the only hidden thing, so that this draw needs no number.
            stack = self.components.stacks[self.year]
            other.enemy = Card(stack.values[source.below("imagine", 0, stack.total)], enemy.known)
        return other

    def occupy(self, seat: int, turn: int, place: Place) -> None:
        """Lay a group at court, in the order of help: by advisor, then by turn (KB-3.3)."""
        rank = place.target * 8 + turn
        court = self.court
        at = len(court)
        while at > 0 and court[at - 1].rank > rank:
            at -= 1
        court.insert(at, Placement(seat, place, rank))
        self.occupied |= place.bit

    def is_neutral(self, advisor: int) -> bool:
        """Whether a neutral die lies on an advisor."""
        for placement in self.court:
            if placement.place.target == advisor and placement.seat == NEUTRAL:
                return True
        return False

    def derived(self) -> list[str]:
        return ["occupied", "players.built"]

    def facts(self) -> list[str]:
        enemy = self.enemy
        lines = [
            f"year {self.year} phase {self.phase} order {self.order}",
            f"position {self.position} turn {self.turn}",
            f"aid {self.aid} {self.aid_waits} help {self.kings_help}"
            f" envoy {self.envoy} rights {self.envoy_rights} spent {self.envoy_spent}",
            f"enemy {'-' if enemy is None else enemy.facts()} past {self.past}",
        ]
        lines += [player.facts() for player in self.players]
        lines += [placement.facts() for placement in self.court]
        return lines

    def census(self) -> dict[str, int]:
        counts: dict[str, int] = {}
        for seat, player in enumerate(self.players):
            placed = 0
            for placement in self.court:
                if placement.seat == seat:
                    placed += placement.place.own.count
            aside = 1 if player.aside_own else 0
            counts[f"own dice of seat {seat}"] = player.at_home + player.own.count + placed + aside
            counts[f"points of seat {seat} without a source"] = player.vp - sum(player.points)
            counts[f"buildings of seat {seat} miscounted"] = player.built - player.buildings.bit_count()
        return counts

    def holdings(self, viewer: int | None) -> Holdings:
        held = empty_holdings()
        for seat, player in enumerate(self.players):
            add_goods(held, seat, player)
            add_dice(held, seat, player)
            add_buildings(held, self.components, seat, player)
        for placement in self.court:
            add_group(held, placement.place, placement.seat == NEUTRAL)
        add_calendar(held, self.year, self.phase, self.order, self.seat_count)
        if self.aid_waits:
            held.add(WHITE_READY[self.aid], WHITE)
        add_envoy(held, self.envoy, self.envoy_spent)
        add_enemies(held, self.components, self.enemy, self.kings_help, self.past, viewer)
        return held

    def holder(self, place: str) -> int:
        # A spent envoy lies before its holder and is of no more use.
        return NO_HOLDER if place in ENVOY_SPENT_AT else seat_of_place(place)

    def back_of(self, what: str) -> str:
        return ENEMY if what.startswith("enemy/") else what

    def outcome(self) -> GameOutcome | None:
        if self.waiting.kind != OVER:
            return None
        return final_outcome(self.players)

    def score_sheet(self, seat: int) -> list[ScoreLine]:
        return score_lines(self.players[seat])
