"""One game between bots that differ only in their weights."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import msgspec

from kingscourt.arena.contest.round_play import components_of, game_of
from kingscourt.arena.contest.state_play import StatePlay
from kingscourt.arena.match import bot_seed
from kingscourt.bots.bot import Bot
from kingscourt.bots.search.search_bot import SearchBot
from kingscourt.kernel.errors import KingscourtError
from kingscourt.kernel.place_chances import place_share
from kingscourt.kernel.state import State
from kingscourt.kernel.values import Values, Weights
from kingscourt.table.fairness import AuditedSource


class NoValues(KingscourtError):
    """A game without values has no weights to learn."""

    def __init__(self, game: str) -> None:
        super().__init__(f"{game} has no values, so there are no weights to learn")


class SelfPlay(msgspec.Struct, frozen=True, kw_only=True):
    """The game that is played, and how all seats think."""

    game: str
    seats: int
    edition: str = ""
    variants: dict[str, str] = {}
    components: str | None = None  # text of an owner's component file
    search: str = "one-ply"
    seed: int = 0


def game_seed(play: SelfPlay, purpose: str, number: int) -> bytes:
    """The seed of one game; games for different purposes never share their luck."""
    return hashlib.sha256(f"kingscourt training {play.seed} {purpose} {number}".encode()).digest()


def values_of(play: SelfPlay, weights: Weights | None = None) -> Values[State]:
    """New values of the game, with other weights than its own if there are any."""
    values = game_of(play.game).values()
    if values is None:
        raise NoValues(play.game)
    if weights is not None:
        values.weights = weights
    return values


def started_game(play: SelfPlay, values: Sequence[Values[State]], seed: bytes) -> StatePlay:
    """A game before its first draw; the seats use these values, one each."""
    game = game_of(play.game)
    options = game.options(play.seats, play.edition, play.variants)
    components = components_of(play.game, options.edition, play.components)
    bots: list[Bot] = [SearchBot(play.search, bot_seed(seed, seat), own) for seat, own in enumerate(values)]
    source = AuditedSource(seed, [""] * play.seats)
    return StatePlay(game, game.new(options, components), bots, source)


def play_game(play: SelfPlay, values: Sequence[Values[State]], seed: bytes) -> State:
    """The end of a game."""
    playing = started_game(play, values, seed)
    playing.play()
    return playing.state


def soft_shares(values: Values[State], end: State, softness: float) -> list[float]:
    """How far every seat came: the share of the others it left behind, close results counting in part.

    A place says who was ahead but not by how much. Points as uncertain as at the middle of the game say more
    about small changes of weights, and still do not reward a landslide much above a win.
    """
    points = [values.final_points(end, contender) for contender in range(values.contenders(end))]
    return [place_share(points, softness, seat) for seat in range(end.seat_count)]
