"""What the viewer's own actions cost now and what stands in their way; a board need not know the rules."""

from __future__ import annotations

from typing import Final

import msgspec

from kingscourt.games.paladins.action_requirements import (
    POSSIBLE,
    attack_silver,
    column_silver,
    deed_obstacle,
    favour_obstacle,
    provisions_cost,
    silver_cost,
)
from kingscourt.games.paladins.actions import Deed
from kingscourt.games.paladins.catalogue import DEEDS
from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.scoring import times_done
from kingscourt.games.paladins.state import PaladinsState
from kingscourt.games.paladins.vocabulary import (
    COMMISSION,
    OUTSIDER_COLUMNS,
    TOWN_COLUMNS,
)

# In the order of the obstacles in action_requirements.
_OBSTACLES: Final = [
    "",
    "occupied",
    "workers",
    "nothing-left",
    "limit",
    "level",
    "silver",
    "provisions",
    "hidden",
]


class OwnActionsView(msgspec.Struct, frozen=True):
    """The viewer's own actions: deeds by name, and favours by place."""

    obstacles: dict[str, list[str]]  # deeds and favours by the first thing in their way
    silver: dict[str, int]  # of the next use, where it costs any
    provisions: dict[str, int]
    attack_silver: list[int]  # by column of outsiders (PW-3.6)
    column_silver: list[int]  # by column of townsfolk (PW-3.2)


def own_actions(s: PaladinsState, p: Player) -> OwnActionsView:
    """Prices and obstacles as if it were the player's turn."""
    obstacles: dict[str, list[str]] = {}
    for deed in DEEDS:
        _add(obstacles, deed_obstacle(s, p, deed), deed.text)
    for index in s.favours:
        _add(obstacles, favour_obstacle(s, p, index), s.box.actions.favours[index].place)
    repeatable = [deed for deed in DEEDS if _has_next_use(s, p, deed)]
    board = s.box.cards.board
    silver = {deed.text: silver_cost(s, p, board[deed.action]) for deed in repeatable}
    provisions = {deed.text: provisions_cost(s, p, board[deed.action]) for deed in repeatable}
    return OwnActionsView(
        obstacles=obstacles,
        silver={text: n for text, n in silver.items() if n > 0},
        provisions={text: n for text, n in provisions.items() if n > 0},
        attack_silver=[attack_silver(s, p, column) for column in range(OUTSIDER_COLUMNS)],
        column_silver=[column_silver(s, p, column) for column in range(TOWN_COLUMNS)],
    )


def _add(obstacles: dict[str, list[str]], obstacle: int, text: str) -> None:
    if obstacle != POSSIBLE:
        obstacles.setdefault(_OBSTACLES[obstacle], []).append(text)


def _has_next_use(s: PaladinsState, p: Player, deed: Deed) -> bool:
    done = times_done(p, deed.action) if deed.action >= COMMISSION else p.done[deed.action]
    return done < s.box.cards.board[deed.action].limit
