"""A preview stops before the end of the game, which would reveal secrets while play can still continue."""

from __future__ import annotations

import msgspec
import pytest

from heirlooms.game import GAME as HEIRLOOMS
from kingscourt.arena.match import match_seed, play_match
from kingscourt.games.registry import games
from kingscourt.kernel.decision import OVER
from kingscourt.kernel.game import Game
from kingscourt.table.entry import ACTION
from kingscourt.table.errors import Refused
from kingscourt.table.position_history import replayable
from kingscourt.table.projection import preview
from kingscourt.table.table import Table

GAMES = {**games(), HEIRLOOMS.id: HEIRLOOMS}


def before_the_last_action(game: Game, seats: int) -> tuple[Table, int, str]:
    """Table one answer short of its end, and that answer."""
    options = game.options(seats)
    components = game.components(options.edition)
    table = play_match(game, options, components, ["random"] * seats, match_seed(7, seats))
    numbers = [n for n, entry in enumerate(table.entries) if entry.kind == ACTION]
    last = table.entries[numbers[-1]]
    earlier = Table(table.game_setup, table.source)
    for entry in table.entries[: numbers[-1]]:
        earlier.position.play(replayable(entry))
    return earlier, last.seat, last.text


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("id", sorted(GAMES))
def test_the_last_action_is_tried_out_without_opening_anything(id: str, seats: int) -> None:
    table, actor, text = before_the_last_action(GAMES[id], seats)
    after = table.position.state.copy()
    after.apply(actor, table.game_setup.catalogue.parse(text))
    assert after.pending().kind == OVER or after.pending().chance is not None
    for seat in range(seats):
        if seat not in table.position.asked():
            with pytest.raises(Refused):
                preview(table, seat, [text])
            continue
        tried = preview(table, seat, [text])
        now = table.game_setup.game.view(table.position.state, seat)
        assert (tried.done, tried.is_final) == (0, True)
        assert msgspec.json.encode(tried.view) == msgspec.json.encode(now)
        assert tried.decision is not None


def test_nothing_can_be_sent_behind_the_end() -> None:
    table, actor, text = before_the_last_action(HEIRLOOMS, 2)
    with pytest.raises(Refused):
        table.command(actor, [text, text])
