from __future__ import annotations

from kingscourt.games.kingsburg.game import GAME as KINGSBURG
from kingscourt.games.paladins.game import GAME as PALADINS
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.game import Game
from kingscourt.kernel.random_playout import playout
from kingscourt.kernel.wire_types import Outline, View, WirePhrase
from kingscourt.server.queries.past_positions import seated, unknown_parts


def part(place: str, text: str, *inside: Outline) -> Outline:
    return Outline(place, WirePhrase(text), inside=list(inside))


def test_what_everybody_sees_is_no_secret_under_any_name() -> None:
    own = part("table", "table", part("my", "anna", part("my/gold", "two gold"), part("skill/3", "miller")))
    everybody = part(
        "table",
        "table",
        part("seat/1", "anna", part("seat/1/gold", "two gold"), part("seat/1/active", "miller")),
    )
    assert unknown_parts(own, [everybody], 1) == []


def test_a_hand_is_a_secret_with_its_cards() -> None:
    hand = part("my/hand", "your hand", part("my/hand/king", "king"), part("my/hand/queen", "queen"))
    own = part("table", "table", part("my", "anna", hand), part("piles", "piles", part("pile/1", "king")))
    everybody = part(
        "table",
        "table",
        part("seat/0", "anna", part("seat/0/hand", "a hand")),
        part("piles", "piles", part("pile/1", "king")),
    )
    (found,) = unknown_parts(own, [everybody], 0)
    assert found.place == "seat/0/hand"
    assert [card.label.key for card in found.inside] == ["king", "queen"]


def secrets(game: Game, answers: int, seat: int) -> list[str]:
    """Places that one of three seats alone knows about, after some random answers."""
    components = game.components("rulebook")
    state = game.new(game.options(3), components)
    playout(state, FastRandom(5), answers)
    watched = game.view(state, None)
    everybody = [game.outline(view, components) for view in (watched, seated(watched, seat))]
    own = game.outline(game.view(state, seat), components)
    return [one.place for one in unknown_parts(own, everybody, seat)]


def test_what_a_table_tells_its_owner_at_length_is_no_secret() -> None:
    for answers in (40, 80, 120):
        for seat in range(3):
            assert set(secrets(KINGSBURG, answers, seat)) <= {"enemy"}  # not the next buildings
            assert not [place for place in secrets(PALADINS, answers, seat) if place.endswith("/jar")]
            assert secrets(PALADINS, answers, seat)


def test_a_view_without_a_seat_is_nobodys() -> None:
    assert seated(View(), 1) == View()
