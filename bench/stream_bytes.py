"""What one person receives over a stream in a whole game against a bot, plain and deflated.

The messages are those of a table's stream, made without a service: an update and an answer for each command,
and, with --previews, a preview before each command of the person, as a client asks for.

    python -m bench.stream_bytes --game kingsburg --games 3
"""

from __future__ import annotations

import argparse
import sys
import time
import zlib
from collections import Counter

import msgspec

from kingscourt.bots.bot_answers import bot_command, waiting_seat
from kingscourt.bots.registry import make_bot
from kingscourt.games.registry import game as game_named
from kingscourt.server.api.seat_requests import Done, PreviewAnswer
from kingscourt.server.stream import messages as m
from kingscourt.server.tables.shown_position import ShownPosition
from kingscourt.table.fairness import AuditedSource, commitment
from kingscourt.table.game_setup import BOT, HUMAN, GameSetup, SeatSetup
from kingscourt.table.projection import preview
from kingscourt.table.table import Table

SHORT = 200  # bytes; shorter messages are not worth compressing
PERSON = 0
ENCODE = msgspec.json.encode


class Followed:
    """A table and everything sent to the person's stream."""

    def __init__(self, name: str, seats: int, seed: int, is_whole: bool = False) -> None:
        self.is_whole = is_whole  # send the whole view each time, as protocol 2 did
        found = game_named(name)
        options = found.options(seats)
        secret = seed.to_bytes(32, "big")
        people = [SeatSetup("Anna", HUMAN, "nonce"), *(SeatSetup("knight", BOT) for _ in range(seats - 1))]
        setup = GameSetup(found, options, found.components(options.edition), people, commitment(secret))
        self.table = Table(setup, AuditedSource(secret, setup.nonces()))
        self.shown = ShownPosition()
        self.messages: list[bytes] = []
        self.parts: Counter[str] = Counter()
        self.since = 0
        self.table.keep(self.table.open())
        self.push(begins=True)

    def push(self, begins: bool = False) -> None:
        """Send what is new."""
        self.shown.look(self.table, {PERSON})
        steps = self.shown.steps(PERSON, self.since)
        has_view = begins or steps is None or self.is_whole
        update = self.shown.update(PERSON, self.since, has_view)
        path = msgspec.UNSET if has_view or steps is None else msgspec.Raw(steps)
        self.messages.append(ENCODE(m.PushedAsIs(msgspec.Raw(update), None, self.since, "0" * 16, path)))
        self.since = self.table.position.last
        fields = msgspec.json.decode(update)
        for part in ("entries", "view", "decision"):
            self.parts[part] += len(ENCODE(fields[part]))
        self.parts["steps"] += 0 if steps is None or has_view else len(steps)
        self.parts["updates"] += 1

    def play(self, person: str, bot: str, has_previews: bool) -> None:
        """Play to the end; the person is played by a bot too."""
        players = [make_bot(person, 1), make_bot(bot, 2)]
        while not self.table.position.is_over():
            seat = waiting_seat(self.table)
            change = bot_command(self.table, seat, players[seat != PERSON])
            if seat == PERSON and has_previews and change.entries:
                self._preview(change.entries[0].text)
            self.table.keep(change)
            self.push()
            if seat == PERSON:
                self.messages.append(ENCODE(Done("0" * 20, self.since)))

    def _preview(self, action: str) -> None:
        tried = preview(self.table, PERSON, [action])
        assert tried.view is not None
        patch = self.shown.view_patch(PERSON, self.since, tried.view)
        assert patch is not None
        tried = msgspec.structs.replace(tried, view=None, view_patch=patch)
        self.messages.append(ENCODE(PreviewAnswer("0" * 20, tried)))
        self.parts["previews"] += len(self.messages[-1])


def deflated(messages: list[bytes], window: int, memory: int, level: int) -> tuple[int, float]:
    """Bytes on the wire with a compressor for the whole stream, and the microseconds it takes per message."""
    encoder = zlib.compressobj(level, zlib.DEFLATED, -window, memory)
    size = 0
    begun = time.process_time()
    for message in messages:
        if len(message) < SHORT:
            size += len(message) + 2
        else:
            size += len(encoder.compress(message)) + len(encoder.flush(zlib.Z_SYNC_FLUSH))
    return size, (time.process_time() - begun) * 1e6 / len(messages)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        "bench.stream_bytes", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="kingsburg")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--person", default="random", help="the bot that plays the person's seat")
    parser.add_argument("--bot", default="knight", help="the bot of the other seats")
    parser.add_argument("--previews", action="store_true", help="ask for a preview before each command")
    parser.add_argument(
        "--settings", default="14,7,5", help="window bits, memory level, level; or several by spaces"
    )
    parser.add_argument("--whole", action="store_true", help="whole views instead of steps")
    given = parser.parse_args()
    for seed in range(given.games):
        followed = Followed(given.game, given.seats, seed, given.whole)
        followed.play(given.person, given.bot, given.previews)
        raw = sum(map(len, followed.messages))
        sys.stdout.write(
            f"{given.game} {seed}: {len(followed.messages)} messages, {raw} bytes, {dict(followed.parts)}\n"
        )
        for settings in given.settings.split():
            window, memory, level = map(int, settings.split(","))
            size, micros = deflated(followed.messages, window, memory, level)
            sys.stdout.write(f"  deflated {settings}: {size} bytes, {micros:.0f} us a message\n")


if __name__ == "__main__":
    main()
