"""Helpers to set up positions from TOML and to play moves and dice by their texts."""

from __future__ import annotations

from functools import cache

from kingscourt.games.kingsburg.components import KingsburgComponents
from kingscourt.games.kingsburg.game import GAME
from kingscourt.games.kingsburg.player import Player
from kingscourt.games.kingsburg.scenario import state_from
from kingscourt.games.kingsburg.state import KingsburgState
from kingscourt.kernel.catalogue import Catalogue
from kingscourt.kernel.decision import CHANCE, DECISION
from kingscourt.kernel.event import Event
from kingscourt.kernel.refusal import Refusal

BUILDINGS = [
    *["statue", "chapel", "church", "cathedral"],
    *["inn", "market", "farms", "merchants-guild"],
    *["guard-tower", "blacksmith", "barracks", "wizards-guild"],
    *["palisade", "stable", "stone-wall", "fortress"],
    *["barricade", "crane", "town-hall", "embassy"],
]


def scene(
    facts: str, *seats: str, edition: str = "rulebook", components: KingsburgComponents | None = None
) -> KingsburgState:
    """A position: facts of the table, then facts of each seat; two to five seats."""
    text = f'edition = "{edition}"\nseats = {max(2, len(seats))}\n{facts}\n'
    for seat in seats:
        text += f"[[seat]]\n{seat}\n"
    return state_from(text.replace(";", "\n"), components)


def up_to(building: str) -> list[str]:
    """A building and everything to its left."""
    row = BUILDINGS.index(building) // 4 * 4
    return BUILDINGS[row : BUILDINGS.index(building) + 1]


def owns(*buildings: str) -> str:
    """Facts of a seat with these buildings, each with the buildings to its left."""
    names = sorted({name for building in buildings for name in up_to(building)}, key=BUILDINGS.index)
    return f"buildings = {names}"


@cache
def catalogue(components: KingsburgComponents) -> Catalogue:
    return GAME.catalogue(GAME.options(2), components)


def asked(s: KingsburgState) -> int:
    """The one seat that is asked."""
    assert s.pending().kind == DECISION, "nobody is asked"
    (seat,) = s.pending().seats
    return seat


def do(s: KingsburgState, *texts: str) -> None:
    """Play answers of the seats that are asked; each must be legal."""
    for text in texts:
        seat = asked(s)
        action = catalogue(s.components).parse(text)
        refusal = s.explain(seat, action)
        assert refusal is None, f"{text}: {refusal}"
        assert action in s.legal(seat), text
        s.apply(seat, action)


def roll(s: KingsburgState, *texts: str) -> None:
    """Outcomes of chance by their texts."""
    for text in texts:
        pending = s.pending()
        assert pending.kind == CHANCE, f"nothing is rolled, but {s.legal(pending.seats[0])} is asked"
        assert pending.chance is not None
        index = pending.chance.outcomes.index_of(text)
        assert index >= 0, f"{pending.chance.purpose} cannot give {text}"
        s.resolve(index)


def purpose(s: KingsburgState) -> str:
    """The draw that chance is asked for."""
    chance = s.pending().chance
    return "" if chance is None else chance.purpose


def refusal(s: KingsburgState, text: str) -> Refusal:
    """Why an answer is not possible."""
    found = s.explain(asked(s), catalogue(s.components).parse(text))
    assert found is not None, f"{text} is possible"
    return found


def why_not(s: KingsburgState, text: str) -> str:
    """The id of the rule against an answer."""
    return refusal(s, text).rule


def legal(s: KingsburgState) -> list[str]:
    """Every legal answer of the seat that is asked."""
    return [action.text for action in s.legal(asked(s))]


def keys(s: KingsburgState) -> list[str]:
    """The log entries since the last call, without the prefix."""
    return [event.key.removeprefix("kingsburg-event-") for event in s.take_events()]


def told(s: KingsburgState, name: str) -> list[Event]:
    """The events of one kind since the last time."""
    return [event for event in s.take_events() if event.key == f"kingsburg-event-{name}"]


def goods(player: Player) -> tuple[int, int, int]:
    """Gold, wood, stone."""
    gold, wood, stone = player.goods
    return gold, wood, stone


def holdings(player: Player) -> tuple[int, int, int, int, int, int]:
    """Gold, wood, stone, tokens, soldiers, points."""
    return (*goods(player), player.tokens, player.soldiers, player.vp)


def standing(s: KingsburgState, seat: int) -> list[str]:
    """Ids of the buildings a seat owns."""
    return [b.id for b in s.components.buildings if s.players[seat].buildings & b.bit]


def skip(s: KingsburgState, *steps: str) -> None:
    """Pass or decline, as far as a roll or one of these steps."""
    while s.pending().kind == DECISION and type(s.agenda[-1]).__name__ not in steps:
        do(s, next((text for text in ("pass", "decline", "done") if text in legal(s)), legal(s)[0]))
