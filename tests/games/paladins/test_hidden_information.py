"""The knowledge and the imagined worlds of a seat (PW-1.5)."""

from __future__ import annotations

import pytest

from kingscourt.games.paladins.game import GAME
from kingscourt.games.paladins.state import PaladinsState
from kingscourt.kernel.chance import FastRandom
from kingscourt.testing.laws import law_imagine_is_exact, law_imagine_is_fair
from tests.games.paladins.positions import Table, table

rule = pytest.mark.rule

# Three or four paladins are left to each, so that every log can be played.
USED = ["anseis", "berengier", "engelier", "gerier", "gerin", "girard", "ivon", "ivoire"]


def choosing() -> Table:
    """Both have drawn their three paladins."""
    t = table(
        'phase = "paladins"; round = 2; taverns = ["tavern-1", "tavern-7", "tavern-9"]',
        'top = ["ivoire"]',
        "",
    )
    return t.draw("roland", "otton", "ivon", "gerin", "girard")


def imagined(t: Table, seat: int, times: int = 200) -> list[PaladinsState]:
    """Worlds that a seat imagines."""
    random = FastRandom(5)
    return [t.state.imagine(seat, random) for _ in range(times)]


@rule("PW-1.5")
def test_pw_1_5_others_hands_are_imagined_from_what_they_own() -> None:
    t = choosing()
    worlds = imagined(t, 1)
    hands = {tuple(card.kind for card in world.players[0].hand) for world in worlds}
    assert len(hands) > 100
    for world in worlds[:20]:
        mine = [card.kind for card in world.players[1].hand]
        assert mine == [card.kind for card in t.p(1).hand]
        kinds = [card.kind for card in world.players[0].hand]
        assert sorted([*kinds, *[kind for kind, n in enumerate(world.players[0].bag.counts) if n]]) == list(
            range(12)
        )


@rule("PW-1.5")
def test_pw_1_5_my_own_order_stays_as_i_know_it() -> None:
    t = choosing().do("use otton", "top roland", "use gerin", "top ivon")
    for world in imagined(t, 0, 20):
        assert world.players[0].facts() == t.p(0).facts()
    tops = {world.players[0].pile.top[0].kind for world in imagined(t, 1)}
    used = t.state.box.cards.paladin_names.index("otton")
    assert tops == set(range(12)) - {used}


@rule("PW-1.5", "PW-2.4")
def test_pw_1_5_imagining_is_exact() -> None:
    t = table(
        'phase = "paladins"; round = 7; taverns = ["tavern-1", "tavern-7", "tavern-9"]; townsfolk = []',
        f"used = {[*USED, 'samson']}",
        f"used = {[*USED, 'roland']}",
    )
    law_imagine_is_exact(GAME, t.state, 9)
    law_imagine_is_fair(GAME, t.state, 9)


@rule("PW-2.4")
def test_pw_2_4_nothing_of_a_sealed_choice_shows() -> None:
    t = choosing()
    before = GAME.view(t.state, 1)
    t.do("use otton", "top roland")
    assert GAME.view(t.state, 1) == before
    assert t.events == [] or t.told()[-1] == "draws"
    t.events.clear()
    t.do("use gerin", "top ivon")
    private = [event for event in t.events if event.key == "paladins-event-put"]
    assert [event.to for event in private] == [1, 2]


@rule("PW-1.5")
def test_pw_1_5_the_undo_barrier_stands_at_the_reveal() -> None:
    t = choosing().do("use otton", "top roland", "use gerin")
    assert not t.state.shows
    t.do("top ivon")
    assert t.state.shows


@rule("PW-1.5")
def test_pw_1_5_after_the_end_all_is_open() -> None:
    t = table(
        "round = 7", "workers = { labourer = 1 }; top = ['ivoire']; bottom = ['otton']", "passed = true"
    )
    hidden = GAME.view(t.state, 1)
    t.do("pass")
    shown = GAME.view(t.state, 1)
    assert "ivoire" not in repr(hidden)
    assert "ivoire" in repr(shown)
