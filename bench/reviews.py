"""Review many games between bots and check the laws of every review; the first ones can be read.

Example: python -m bench.reviews kingsburg royals --games 50 --bots squire --read 2 --lang de
"""

from __future__ import annotations

import argparse
import sys
import time

from kingscourt.arena.match import match_record, match_seed, play_match
from kingscourt.games.registry import game as find_game
from kingscourt.kernel.game import Game
from kingscourt.review.document import ReviewDocument
from kingscourt.review.effort import Effort
from kingscourt.review.laws import broken_laws
from kingscourt.review.review import review_of
from kingscourt.review.telling.tell import document_of_review
from kingscourt.table.record import Record, read_record
from kingscourt.texts.renderer import Renderer

QUICK = Effort(rollouts=2, depth=4, worlds=2, candidates=2)
PEOPLE = ("Anna", "Bence", "Clara", "Dirk", "Eva")


def record_of(game: Game, bot: str, number: int) -> Record:
    """A game between bots; the number of seats goes around, and a solo opponent is left out."""
    several = [seats for seats in game.seat_range if seats > 1]
    seats = several[number % len(several)]
    options = game.options(seats)
    seed = match_seed(2026, number)
    table = play_match(game, options, game.components(options.edition), [bot] * seats, seed)
    return read_record(match_record(table, seed))


def review_many(game: Game, arguments: argparse.Namespace) -> int:
    """Review the games of one title; returns how many reviews broke a law."""
    broken = 0
    slowest = 0.0
    for number in range(arguments.first, arguments.first + arguments.games):
        record = record_of(game, arguments.bots, number)
        begun = time.process_time()
        review = review_of(record, game, effort=None if arguments.whole else QUICK)
        document = document_of_review(review, record, game)
        slowest = max(slowest, time.process_time() - begun)
        problems = broken_laws(review, document, game)
        broken += bool(problems)
        for problem in problems:
            sys.stdout.write(f"{game.id} {number}: {problem}\n")
        if number - arguments.first < arguments.read:
            sys.stdout.write(as_text(document, game, arguments.lang))
        sys.stdout.flush()
    sys.stdout.write(
        f"{game.id}: {arguments.games} reviews, {broken} broken, slowest {slowest:.1f} s of CPU\n"
    )
    return broken


def as_text(document: ReviewDocument, game: Game, language: str) -> str:
    """A review to be read."""
    renderer = Renderer(language, [game], PEOPLE)
    lines = [f"--- {game.id}, {document.seats} seats: {renderer.render(document.headline)}"]
    for told in document.moments:
        moment = told.moment
        lines.append(f"  * {renderer.render(told.when)} | {moment.kind} {moment.before} → {moment.after}")
        lines.append(f"    {renderer.render(told.what)}")
        lines += [f"    > {renderer.render(told.better)}"] if told.better is not None else []
        lines += [f"      {renderer.render(reason)}" for reason in told.why]
    lines.append("  " + " ".join(renderer.render(sentence) for sentence in document.story))
    return "\n".join(lines) + "\n"


def main() -> int:
    """Run the campaign."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="+")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--bots", default="knight")
    parser.add_argument(
        "--whole", action="store_true", help="the effort of real reviews instead of a quick one"
    )
    parser.add_argument("--read", type=int, default=0, help="print so many reviews")
    parser.add_argument("--lang", default="en")
    arguments = parser.parse_args()
    return min(1, sum(review_many(find_game(title), arguments) for title in arguments.titles))


if __name__ == "__main__":
    sys.exit(main())
