"""The proof of secrecy holds for every game, and it catches mistakes of every kind."""

from __future__ import annotations

import msgspec
import pytest

import kingscourt.testing.campaigns.simultaneous
from heirlooms.game import GAME as HEIRLOOMS
from kingscourt.games.registry import games
from kingscourt.kernel.game import Game
from kingscourt.table.projection import update_for
from kingscourt.table.table import Table
from kingscourt.table.wire_types import Update
from kingscourt.testing.campaigns.secrecy import POSITIONS, prove
from kingscourt.testing.campaigns.simultaneous import prove_seals
from kingscourt.testing.errors import LawBroken
from tests.laws.test_broken_variants import MISTAKES

OWN_TEST = {"royals", "rival_kings"}  # their own tests also check which hidden facts differed
GAMES = {id: game for id, game in {**games(), HEIRLOOMS.id: HEIRLOOMS}.items() if id not in OWN_TEST}
UNSEALED = {"kingsburg"}  # has no sealed choices
LEAKS = {
    "leak in view": "view of",
    "leak in event": "events of",
    "leak in list length": "choices of",
    "leak in refusal": "refusals of",
}


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_nothing_hidden_reaches_another_seat(game: Game) -> None:
    proof = prove(game, POSITIONS)
    assert proof.positions >= POSITIONS
    assert proof.other_worlds > 0


@pytest.mark.parametrize("id", [id for id in GAMES if id not in UNSEALED])
def test_sealed_choices_show_to_nobody(id: str) -> None:
    assert prove_seals(GAMES[id], POSITIONS).different > 0


@pytest.mark.parametrize("name", LEAKS)
def test_a_leak_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    mistake = MISTAKES[name]
    monkeypatch.setattr(mistake.module, mistake.name, mistake.instead)
    with pytest.raises(LawBroken, match=LEAKS[name]):
        prove(HEIRLOOMS, POSITIONS)


def telling(table: Table, seat: int | None, since: int = 0) -> Update:
    """Return an update that reveals the lengths of sealed choices."""
    lengths = [len("".join(choice)) for choice in table.position.slots.values()]
    return msgspec.structs.replace(update_for(table, seat, since), chosen=lengths)


def test_a_seal_that_tells_a_length_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kingscourt.testing.campaigns.simultaneous, "update_for", telling)
    with pytest.raises(LawBroken, match="shows to"):
        prove_seals(games()["rival_kings"], POSITIONS)


def test_a_game_without_seals_is_told() -> None:
    with pytest.raises(ValueError, match="nobody chooses under seal"):
        prove_seals(games()["kingsburg"], 1)
