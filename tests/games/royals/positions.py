"""Helpers to set up positions and to play them by the texts of actions."""

from __future__ import annotations

from kingscourt.games.royals.game import GAME, ROYALS
from kingscourt.games.royals.state import RoyalsState
from kingscourt.kernel.audience import sees
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import CHANCE, OVER

# Every position of the board belongs to somebody, so that nothing happens unless a test frees it.
FRANCE = ["paris/king", "lyon/cardinal", "lyon/countess", "rennes/princess", "rennes/countess"]
FRANCE += ["marseille/duke", "marseille/baron", "bordeaux/duke", "bordeaux/marshal"]
GERMANY = ["vienna/king", "vienna/countess", "cologne/cardinal", "cologne/baron", "munich/princess"]
GERMANY += ["munich/baron", "berlin/duke", "berlin/marshal"]
BRITAIN = ["dublin/cardinal", "dublin/duke", "london/king", "london/countess"]
BRITAIN += ["edinburgh/princess", "edinburgh/baron"]
SPAIN = ["madrid/king", "seville/cardinal", "seville/baron", "valencia/duke", "valencia/marshal"]
SPAIN += ["barcelona/countess", "barcelona/marshal"]
BOARD = [*FRANCE, *GERMANY, *BRITAIN, *SPAIN]


def scenario(text: str) -> RoyalsState:
    """The position of a scenario, its events taken."""
    state = ROYALS.scenario(text)
    state.take_events()
    return state


def new_game(seats: int, edition: str = "", **variants: str) -> RoyalsState:
    """A fresh game before the first chance."""
    options = GAME.options(seats, edition, variants)
    return ROYALS.new(options, ROYALS.components(options.edition))


def all_but(*free: str) -> str:
    """The whole board but for some positions, as a TOML list."""
    return toml([place for place in BOARD if place not in free])


def toml(places: list[str]) -> str:
    """A TOML list of strings."""
    return "[" + ", ".join(f'"{place}"' for place in places) + "]"


def asked(s: RoyalsState) -> int:
    """The seat whose decision is pending."""
    assert s.pending().kind not in (CHANCE, OVER)
    return s.pending().seats[0]


def legal(s: RoyalsState) -> list[str]:
    """The texts of all legal actions."""
    return [action.text for action in s.legal(asked(s))]


def do(s: RoyalsState, *texts: str) -> None:
    """Answer the pending decisions one after the other."""
    for text in texts:
        seat = asked(s)
        action = s.components.catalogue.parse(text)
        refusal = s.explain(seat, action)
        assert refusal is None, (text, refusal)
        s.apply(seat, action)


def draw(s: RoyalsState, *names: str) -> None:
    """Let chance come out as named."""
    for name in names:
        chance = s.pending().chance
        assert chance is not None, legal(s)
        index = chance.outcomes.index_of(name)
        assert index >= 0, (name, chance.outcomes.names)
        s.resolve(index)


def draw_any(s: RoyalsState) -> None:
    """Let chance come out somehow until somebody is asked or all is over."""
    random = FastRandom(1)
    while s.pending().kind == CHANCE:
        chance = s.pending().chance
        assert chance is not None
        s.resolve(chance.outcomes.pick(random.index(chance.outcomes.total)))


def refused(s: RoyalsState, text: str) -> str:
    """The rule that stands against an action of the seat that is asked."""
    refusal = s.explain(asked(s), s.components.catalogue.parse(text))
    assert refusal is not None, f"{text} is legal"
    return refusal.rule


def reason(s: RoyalsState, text: str) -> str:
    """The sentence that refuses an action, by its key without the game's prefix."""
    refusal = s.explain(asked(s), s.components.catalogue.parse(text))
    assert refusal is not None, f"{text} is legal"
    return refusal.phrase.key.removeprefix("royals-refusal-")


def events(s: RoyalsState) -> list[str]:
    """Keys of the events since last asked that a watcher sees, without the game's prefix."""
    seen = [event for event in s.take_events() if sees(event.to, None)]
    return [event.key.removeprefix("royals-event-") for event in seen]


def points(s: RoyalsState) -> list[int]:
    """The points of all seats."""
    return [player.points for player in s.players]


def sheet(s: RoyalsState, seat: int) -> dict[str, int]:
    """Points by category, those that are zero left out; together they are the points of the seat."""
    assert sum(line.points for line in s.score_sheet(seat)) == s.players[seat].points
    return {line.category: line.points for line in s.score_sheet(seat) if line.points}


def hand(s: RoyalsState, seat: int) -> dict[str, int]:
    """The country cards of a seat, by id."""
    counts = zip(s.components.country_ids, s.players[seat].countries.cards, strict=True)
    return {id: n for id, n in counts if n}


def intrigues(s: RoyalsState, seat: int) -> dict[str, int]:
    """The intrigue cards of a seat, by id."""
    counts = zip(s.components.intrigue_ids, s.players[seat].intrigues.cards, strict=True)
    return {id: n for id, n in counts if n}


def holder(s: RoyalsState, place: str) -> int:
    """The holder of a position."""
    return s.holders[[p.place for p in s.components.positions].index(f"city/{place}")]
