"""Previews reveal nothing: they show a seat no more than it could work out on its own."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from kingscourt.kernel.action import Action
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.state import State
from kingscourt.table.game_setup import HUMAN, GameSetup, SeatSetup
from kingscourt.table.position import Position
from kingscourt.table.projection import preview
from kingscourt.table.replay import NoChance
from kingscourt.table.table import Table
from kingscourt.testing.case_positions import CasePosition, is_decision, walk
from kingscourt.testing.errors import LawBroken
from kingscourt.testing.imagined_worlds import some_worlds
from kingscourt.testing.law_case import Case
from kingscourt.testing.seat_observation import difference, is_over

NAME = "law_previews_keep_secrets"
POSITIONS = 8
LAST = 4  # decisions at the end, where everything is revealed
WORLDS = 2
TRIALS = 3


def law_previews_keep_secrets(case: Case) -> None:
    """What a preview shows does not depend on what the seat does not know, including the last action."""
    seats = [SeatSetup(f"seat {n}", HUMAN) for n in range(case.options.seats)]
    game_setup = GameSetup(case.game, case.options, case.components, seats, "", catalogue=case.catalogue)
    random = FastRandom(case.seed)
    for position in decisions(case):
        for seat in position.state.pending().seats:
            for action in trials(position, seat, random):
                check(case, game_setup, position, seat, action)


def decisions(case: Case) -> Iterator[CasePosition]:
    """Some whole decisions of the game, and its last ones."""
    found = [p.number for p in walk(case) if p.is_whole and is_decision(p.state)]
    step = max(1, -(-len(found) // min(POSITIONS, case.effort)))
    wanted = {*found[case.seed % step :: step], *found[-LAST:]}
    for position in walk(case):
        if position.number in wanted:
            yield position


def trials(position: CasePosition, seat: int, random: FastRandom) -> list[Action]:
    """All actions that end the game, and some of the others."""
    legal = position.state.legal(seat)
    ends = [action for action in legal if ends_game(position.state, seat, action)]
    return [*ends[:TRIALS], *(legal[random.index(len(legal))] for _ in range(TRIALS))]


def ends_game(state: State, seat: int, action: Action) -> bool:
    """Whether the game is over after an action."""
    after = state.copy()
    after.apply(seat, action)
    return is_over(after)


def check(case: Case, game_setup: GameSetup, position: CasePosition, seat: int, action: Action) -> None:
    """Try one action in the true world and in some others."""
    shown = tried(game_setup, position.state, seat, action)
    for world in some_worlds(position.state, seat, case.seed + position.number, WORLDS):
        if world.explain(seat, action) is not None:
            continue  # checked by the law of lists
        imagined = tried(game_setup, world, seat, action)
        if shown != imagined:
            what = f"trying {action} before entry {position.number} tells seat {seat}: "
            raise LawBroken(NAME, case, what + difference(shown, imagined))


def tried(game_setup: GameSetup, state: State, seat: int, action: Action) -> bytes:
    """What the seat is sent."""
    table = Table(game_setup, NoChance(), Position(game_setup, state.copy()))
    return msgspec.json.encode(preview(table, seat, [action.text]))
