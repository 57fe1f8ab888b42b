"""Which workers can stand on which spaces (PW-3.0)."""

from __future__ import annotations

from kingscourt.games.paladins.card_faces import BoardAction
from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.vocabulary import (
    ANY,
    CRIMINAL,
    EMPTY,
    WORKER_KINDS,
    WORKSHOP,
)

_BITS = 5  # enough for the workers of one kind on one action


def fits(space: int, worker: int) -> bool:
    """A clear space takes any kind, a coloured one its own or a criminal, a criminal space only those."""
    return space in (ANY, worker) or worker == CRIMINAL


def is_free(p: Player, action: BoardAction) -> bool:
    """Whether all spaces without a workshop are empty."""
    spaces = p.spaces
    for space in range(action.first, action.first + len(action.spaces)):
        content = spaces[space]
        if content not in (EMPTY, WORKSHOP):
            return False
    return True


def has_workers_on(p: Player, action: BoardAction) -> bool:
    """Whether any worker stands on an action."""
    return not is_free(p, action)


def can_fill(p: Player, action: BoardAction, start: int, count: int) -> bool:
    """Whether the supply can fill the empty ones of the first `count` spaces, from `start` on."""
    workers = p.workers
    wild = workers[CRIMINAL]
    used = 0  # workers already assigned, a few bits per kind
    needed = 0
    for number in range(start, count):
        if p.spaces[action.first + number] != EMPTY:
            continue
        needed += 1
        kind = action.spaces[number]
        if kind == ANY:
            continue
        if kind != CRIMINAL and (used >> (kind * _BITS)) & 31 < workers[kind]:
            used += 1 << (kind * _BITS)
        elif wild == 0:
            return False
        else:
            wild -= 1
    return needed <= p.worker_count()


def unfilled(p: Player, action: BoardAction, count: int) -> list[int]:
    """Those of the first `count` spaces, were they clear of workers, that the supply could not fill."""
    left = p.workers.copy()
    open_spaces = [number for number in range(count) if p.spaces[action.first + number] != WORKSHOP]
    missing: list[int] = []
    for number in open_spaces:
        kind = action.spaces[number]
        if kind == ANY:
            continue
        if kind != CRIMINAL and left[kind] > 0:
            left[kind] -= 1
        elif left[CRIMINAL] > 0:
            left[CRIMINAL] -= 1
        else:
            missing.append(number)
    spare = sum(left)
    for number in open_spaces:
        if action.spaces[number] == ANY:
            spare -= 1
            if spare < 0:
                missing.append(number)
    return sorted(missing)


def next_space(p: Player, action: BoardAction, count: int) -> int:
    """The first empty one of the first `count` spaces, counted from the left, or -1."""
    for number in range(count):
        if p.spaces[action.first + number] == EMPTY:
            return number
    return -1


def can_place(p: Player, action: BoardAction, number: int, count: int, worker: int) -> bool:
    """Whether a worker can take a space so that those after it can still be filled."""
    if p.workers[worker] == 0 or not fits(action.spaces[number], worker):
        return False
    if number + 1 == count:
        return True
    p.workers[worker] -= 1
    can = can_fill(p, action, number + 1, count)
    p.workers[worker] += 1
    return can


def placeable(p: Player, action: BoardAction, number: int, count: int) -> list[int]:
    """The kinds of worker that can take a space now."""
    return [worker for worker in range(WORKER_KINDS) if can_place(p, action, number, count, worker)]
