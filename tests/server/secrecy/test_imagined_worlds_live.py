"""Every game over the live service: an imagined world gives a seat the same bytes as the true one.

Two tables have the same log. For one of them, both processes get a state that seat 0 cannot tell from the
true one (`State.imagine`), with other hands, other piles and other sealed choices. Everything that the seat
requests over HTTP or receives on its socket must be equal.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest

from kingscourt.bots.bot_answers import bot_command, waiting_seat
from kingscourt.bots.random_bot import RandomBot
from kingscourt.games import registry
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.game import Game
from kingscourt.kernel.state import State
from kingscourt.server.api import seat_requests as r
from kingscourt.server.api.wire_types import NewTable
from kingscourt.server.client.http_client import Client
from kingscourt.server.client.response_types import ServerRefusal
from kingscourt.server.client.table_feed import Feed
from kingscourt.server.tables.draft_change import Draft
from kingscourt.server.tables.loaded_games import find_game
from kingscourt.server.tables.table_manager import Act
from kingscourt.table.fairness import AuditedSource, commitment
from kingscourt.table.game_setup import HUMAN, GameSetup, SeatSetup
from kingscourt.table.table import Table
from kingscourt.testing.seat_observation import event_bytes, is_over, is_same_to
from tests.server.support.live_server import Live, live
from tests.server.support.managers import config_for
from tests.server.support.paired_worlds import (
    NAMES,
    NONCES,
    SEATS,
    Call,
    answers_to,
    tells_of_the_game,
    without_names,
    world,
)
from tests.server.support.players import guests
from tests.server.support.seat_requests import asked

pytestmark = pytest.mark.anyio
ME = 0
MOST = 25  # questions of each kind
STEPS = 220
MOMENTS = 3
OTHER_EYES: list[Call] = [("GET", "/view?seat=1", None), ("GET", "/view?seat=2", None)]


def options_of(game: Game) -> list[dict[str, str]]:
    """Default options, and the last choice of every option."""
    other = {spec.name: spec.choices[-1] for spec in game.option_specs}
    return [{}, other] if other else [{}]


CASES = [(name, number) for name in registry.names() for number in range(len(options_of(find_game(name))))]


@pytest.fixture(scope="module")
async def two(shared_database: str) -> AsyncIterator[list[Live]]:
    config = config_for(shared_database)
    async with live(config) as one, live(config) as other:
        yield [one, other]


def number(*parts: object) -> int:
    """Seed derived from a description."""
    return int.from_bytes(hashlib.sha256(repr(parts).encode()).digest()[:6], "big")


def advance(table: Table, seed: int, step: int) -> None:
    """Play one seat's next answer, the same at every table with the same log."""
    seat = waiting_seat(table)
    table.keep(bot_command(table, seat, RandomBot(number(seed, step))))


def opening(game: Game, options: dict[str, str], seed: bytes) -> Table:
    """Table in its starting position for a seed, outside the service."""
    complete = game.options(len(NAMES), "", options)
    seats = [SeatSetup(name, HUMAN, nonce) for name, nonce in zip(NAMES, NONCES, strict=True)]
    game_setup = GameSetup(game, complete, game.components(complete.edition), seats, commitment(seed))
    table = Table(game_setup, AuditedSource(seed, NONCES))
    table.keep(table.open())
    return table


def other_world(state: State, seed: int) -> State | None:
    """Different state that seat 0 cannot tell from this one, or None if the seat knows everything."""
    source = FastRandom(seed)
    for _ in range(20):
        imagined = state.imagine(ME, source)
        if imagined.digest() != state.digest():
            return imagined
    return None


def moments(game: Game, options: dict[str, str], seed: bytes) -> list[int]:
    """Numbers of answers after which to compare: sealed, own and another's decisions, all with secrets."""
    table = opening(game, options, seed)
    found: dict[str, list[int]] = {"sealed": [], "me": [], "other": []}
    for step in range(STEPS):
        position = table.position
        if position.is_over():
            break
        kind = "sealed" if position.is_sealed() else "me" if position.state.is_asked(ME) else "other"
        if not position.slots and other_world(position.state, step) is not None:
            found[kind].append(step)
        advance(table, number(seed), step)
    # later positions have more to hide
    return sorted(steps[2 * len(steps) // 3] for steps in found.values() if steps)


def play_on(seed: int, steps: int) -> Act:
    """Return one change of the service that plays the first answers."""

    async def act(draft: Draft) -> None:
        for step in range(steps):
            advance(draft.running(), seed, step)

    return act


async def imagine_there(two: list[Live], id: str, imagined: State) -> None:
    """Replace the state in both processes with the imagined one."""
    for server in two:
        opened = await server.manager.fresh(id)
        assert opened.table is not None
        opened.table.position.state = imagined.copy()


def questions(table: Table) -> list[Call]:
    """Everything that the seat can ask for in the middle of a game."""
    state = table.position.state
    last = table.position.last
    legal = [action.text for action in state.legal(ME)] if state.is_asked(ME) else []
    thinkable = state.candidates(ME) if state.is_asked(ME) else []
    everything = [action.text for action in table.game_setup.catalogue.actions]
    wishes = [action.text for action in thinkable[:MOST]] + everything[:: len(everything) // MOST + 1]
    places = sorted({place for action in thinkable for place in action.points_at()})[:MOST]
    return [
        *(("GET", path, None) for path in ("", "/view", "/clock", "/record", "/verify", "/chat", "/totals")),
        *(("GET", f"/view?seat={seat}&since={since}", None) for seat in (0, 1) for since in (0, last - 1)),
        *(("GET", f"/positions/{n}?seat=0", None) for n in (1, last // 2, last)),
        *(("GET", f"/positions/{last}{path}", None) for path in ("?seat=1", "/outline?seat=0", "/secrets")),
        asked(r.AskOutline("o")),
        asked(r.AskFinals("f")),
        *(asked(r.AskPreview("p", [text])) for text in [*legal[:MOST], *wishes[:5]]),
        *(asked(r.AskOutline("o", [text])) for text in legal[:5]),
        *(asked(r.AskFinals("f", [text])) for text in legal[:5]),
        *(asked(r.AskWhy("w", text)) for text in [*wishes, *places]),
    ]


async def ask_on_the_stream(me: Feed, table: Table) -> None:
    """Send the stream's own requests, previews and explanations; the replies are among those received."""
    state = table.position.state
    thinkable = state.candidates(ME) if state.is_asked(ME) else []
    texts = [action.text for action in thinkable[:8]] or ["nonsense"]
    places = sorted({place for action in thinkable for place in action.points_at()})[:8]
    for n, text in enumerate([*texts, *places]):
        questions: list[r.Question] = [r.AskPreview(f"try-{n}", [text]), r.AskWhy(f"why-{n}", text)]
        for question in questions:
            with contextlib.suppress(ServerRefusal):
                await me.ask(question)


def sealed_choice(state: State, seat: int, seed: int) -> list[str]:
    """Complete sealed choice of a seat in a given world."""
    trial = state.copy()
    chosen: list[str] = []
    while trial.is_asked(seat):
        legal = trial.legal(seat)
        action = legal[number(seed, len(chosen)) % len(legal)]
        chosen.append(action.text)
        trial.apply(seat, action)
    return chosen


def unnoticed(game: Game, table: Table, imagined: State) -> tuple[int, str] | None:
    """Another seat's answer, legal in both worlds, whose result looks the same to seat 0."""
    state = table.position.state
    (seat,) = state.pending().seats
    there = {action.text for action in imagined.legal(seat)}
    for action in state.legal(seat)[:MOST]:
        if action.text in there:
            here, other = state.copy(), imagined.copy()
            for world_after in (here, other):
                world_after.apply(seat, action)
            same = event_bytes(here.take_events(), ME) == event_bytes(other.take_events(), ME)
            waits = here.pending().chance is None and other.pending().chance is None
            if same and waits and not is_over(here) and is_same_to(game, here, other, ME):
                return seat, action.text
    return None


def has_chosen(feed: Feed, seats: list[int]) -> bool:
    return feed.status[1] == seats


def has_come_to(feed: Feed, n: int) -> bool:
    return feed.update is not None and feed.n == n


class Watch:
    """One of the two tables with everybody's streams."""

    def __init__(self, id: str, feeds: list[Feed], state: State, variant: int) -> None:
        self.id = id
        self.feeds = feeds
        self.state = state
        self.variant = variant

    async def go_on(self, move: tuple[int, str] | None) -> None:
        """Let the others choose under seal, as their world allows, or make the given move."""
        me = self.feeds[ME]
        pending = self.state.pending()
        for text in ("nonsense", "place 1 @ 1"):
            with pytest.raises(ServerRefusal):
                await me.do([text], id=f"bad {text}".replace(" ", "-"))
        if len(pending.seats) > 1:
            others = [seat for seat in pending.seats if seat != ME]
            for count, seat in enumerate(others[: len(pending.seats) - 1], 1):
                await self.feeds[seat].until(self.feeds[seat].is_asked)
                await self.feeds[seat].do(sealed_choice(self.state, seat, number(self.variant)))
                await me.until(functools.partial(has_chosen, me, others[:count]))
        elif move is not None:
            before = me.n
            await self.feeds[move[0]].do([move[1]])
            await me.until(lambda: me.n > before)

    def heard(self) -> list[bytes]:
        """Messages that seat 0 received on its socket."""
        return [without_names(one, self.id) for one in self.feeds[ME].received if tells_of_the_game(one)]


@pytest.mark.parametrize(("name", "variant"), CASES)
async def test_imagined_worlds_sound_like_the_true_one(
    two: list[Live], shared_database: str, name: str, variant: int
) -> None:
    game = find_game(name)
    options = options_of(game)[variant]
    seed = hashlib.sha256(f"{name} {variant}".encode()).digest()
    steps = moments(game, options, seed)
    assert steps, "this game hides nothing"
    people = await guests([server.url for server in two], NAMES)
    async with AsyncExitStack() as stack:
        for client in people:
            await stack.enter_async_context(client)
        for step in steps[:MOMENTS]:
            await compare(two, people, NewTable(name, SEATS, options=options), seed, step, shared_database)


async def compare(
    two: list[Live], people: list[Client], wish: NewTable, seed: bytes, steps: int, database: str
) -> None:
    """Compare the true world with an imagined one at one moment."""
    game = find_game(wish.game)
    true = opening(game, wish.options, seed)
    for step in range(steps):
        advance(true, number(seed), step)
    imagined = other_world(true.position.state, steps)
    assert imagined is not None
    move = None if true.position.state.is_asked(ME) else unnoticed(game, true, imagined)
    heard: list[list[bytes]] = []
    answers: list[list[bytes]] = []
    others: list[list[bytes]] = []
    for variant, state in enumerate((true.position.state, imagined)):
        id = await world(people, wish, seed, database)
        await two[0].manager.change(id, play_on(number(seed), steps))
        await imagine_there(two, id, state)
        async with AsyncExitStack() as stack:
            feeds = [
                await stack.enter_async_context(Feed(client, id, seat)) for seat, client in enumerate(people)
            ]
            await feeds[ME].until(functools.partial(has_come_to, feeds[ME], true.position.last))
            asked = await answers_to(people[ME], id, questions(true))
            others.append([(await answers_to(people[n], id, OTHER_EYES[n - 1 : n]))[0] for n in (1, 2)])
            await ask_on_the_stream(feeds[ME], true)
            watch = Watch(id, feeds, state, variant)
            await watch.go_on(move)
            asked += await answers_to(people[ME], id, questions(true)[:20])
            heard.append(watch.heard())
            answers.append(asked)
    assert heard[0] == heard[1]
    assert answers[0] == answers[1]
    assert any(b'"id":"why-0"' in one for one in heard[0])
    assert sum(one.startswith(b"200") for one in answers[0]) > 10
    assert others[0] != others[1], "the worlds look the same to everybody"
