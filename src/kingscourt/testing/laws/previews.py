"""Trying out tells nothing: a preview shows a seat no more than the seat could work out by itself."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from kingscourt.kernel.action import Action
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.state import State
from kingscourt.table.position import Position as Place
from kingscourt.table.projection import preview
from kingscourt.table.replay import NoChance
from kingscourt.table.setting import HUMAN, SeatInfo, Setting
from kingscourt.table.table import Table
from kingscourt.testing.broken import LawBroken
from kingscourt.testing.case import Case
from kingscourt.testing.observe import difference, is_over
from kingscourt.testing.positions import Position, is_decision, walk
from kingscourt.testing.worlds import some_worlds

NAME = "law_previews_keep_secrets"
POSITIONS = 8
LAST = 4  # decisions at the end, where everything opens
WORLDS = 2
TRIALS = 3


def law_previews_keep_secrets(case: Case) -> None:
    """What a preview shows does not depend on what the seat does not know, the last action included."""
    seats = [SeatInfo(f"seat {n}", HUMAN) for n in range(case.options.seats)]
    setting = Setting(case.game, case.options, case.components, seats, "", catalogue=case.catalogue)
    random = FastRandom(case.seed)
    for position in decisions(case):
        for seat in position.state.pending().seats:
            for action in trials(position, seat, random):
                check(case, setting, position, seat, action)


def decisions(case: Case) -> Iterator[Position]:
    """Some whole decisions of the game, and its last ones."""
    found = [p.number for p in walk(case) if p.is_whole and is_decision(p.state)]
    step = max(1, -(-len(found) // min(POSITIONS, case.effort)))
    wanted = {*found[case.seed % step :: step], *found[-LAST:]}
    for position in walk(case):
        if position.number in wanted:
            yield position


def trials(position: Position, seat: int, random: FastRandom) -> list[Action]:
    """All that ends the game, and some of the rest."""
    legal = position.state.legal(seat)
    ends = [action for action in legal if ends_game(position.state, seat, action)]
    return [*ends[:TRIALS], *(legal[random.index(len(legal))] for _ in range(TRIALS))]


def ends_game(state: State, seat: int, action: Action) -> bool:
    """Whether the game is over after an action."""
    after = state.copy()
    after.apply(seat, action)
    return is_over(after)


def check(case: Case, setting: Setting, position: Position, seat: int, action: Action) -> None:
    """One action tried out in the true world and in some others."""
    shown = tried(setting, position.state, seat, action)
    for world in some_worlds(position.state, seat, case.seed + position.number, WORLDS):
        if world.explain(seat, action) is not None:
            continue  # the law of lists has seen this
        imagined = tried(setting, world, seat, action)
        if shown != imagined:
            what = f"trying {action} before entry {position.number} tells seat {seat}: "
            raise LawBroken(NAME, case, what + difference(shown, imagined))


def tried(setting: Setting, state: State, seat: int, action: Action) -> bytes:
    """What the seat is sent."""
    table = Table(setting, NoChance(), Place(setting, state.copy()))
    return msgspec.json.encode(preview(table, seat, [action.text]))
