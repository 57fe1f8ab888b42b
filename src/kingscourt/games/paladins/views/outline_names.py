"""Names and short phrases that all parts of the outline use."""

from __future__ import annotations

from typing import Final

from kingscourt.games.paladins.component_files.checks import family
from kingscourt.games.paladins.views.printed_facts import PrintedFacts
from kingscourt.games.paladins.views.seat_view import PaladinsView
from kingscourt.kernel.phrase import SEAT_KEY
from kingscourt.kernel.wire_types import WirePhrase, WireValue

PLAIN: Final = "paladins-plain"


def say(name: str, args: dict[str, WireValue] | None = None) -> WirePhrase:
    """A label."""
    return WirePhrase(f"paladins-outline-{name}", args or {})


def say_state(name: str, args: dict[str, WireValue] | None = None) -> WirePhrase:
    """A present condition."""
    return WirePhrase(f"paladins-state-{name}", args or {})


def who(view: PaladinsView, player: int) -> WirePhrase:
    """A person, or the opponent."""
    seat = view.players[player].seat
    return WirePhrase("paladins-opponent") if seat is None else WirePhrase(SEAT_KEY, {"n": seat})


def named(printed: PrintedFacts, kind: str, id: str) -> WirePhrase:
    """A card by its name; an owner's file may give it a plain one."""
    plain = printed.plain_names.get(f"{kind}-{id}")
    if plain:
        return WirePhrase(PLAIN, {"name": plain})
    return WirePhrase(f"paladins-{kind}-{family(id)}")


def scoring(printed: PrintedFacts, id: str) -> list[WirePhrase]:
    """How a converted outsider scores; a card that its owner names has no sentence of ours."""
    name = named(printed, "outsider", id)
    return [] if name.key == PLAIN else [WirePhrase(f"{name.key}.rule")]
