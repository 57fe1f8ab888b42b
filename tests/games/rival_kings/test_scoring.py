"""The end of a game and its points (RK-6)."""

from __future__ import annotations

from itertools import permutations

import pytest

from kingscourt.games.rival_kings.component_files.reader import shipped_components
from kingscourt.games.rival_kings.player import Player
from kingscourt.games.rival_kings.scoring import best_pairing, outcome_of, points_of
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import OVER
from kingscourt.testing.rule_marker import rule
from tests.games.rival_kings.positions import (
    act,
    decline_all,
    defaults,
    do,
    draw,
    draw_all,
    keys,
    legal,
    pile,
    player,
    points,
    table,
    turns,
)

BOX = shipped_components("rulebook")


def owner(buildings: list[str], subjects: list[str], coins: int = 0, markers: int = 0) -> Player:
    """A player with these cards."""
    made = Player(
        [BOX.face_names.index(name) for name in buildings], [BOX.face_names.index(name) for name in subjects]
    )
    made.coins = coins
    made.markers = markers
    return made


EXAMPLE_BUILDINGS = ["vineyard", "garden", "forge", "prison"]
EXAMPLE_SUBJECTS = ["vintner", "gardener", "innkeeper", "sailor"]


@rule(
    "RK-6.2",
    "RK:vineyard",
    "RK:garden",
    "RK:forge",
    "RK:prison",
    "RK:vintner",
    "RK:gardener",
    "RK:innkeeper",
    "RK:sailor",
)
def test_rk_6_2_example_eleven_points() -> None:
    state = turns(
        player("queen", coins=4, markers=3, buildings=EXAMPLE_BUILDINGS, subjects=EXAMPLE_SUBJECTS),
        player("duke"),
        turned_up="count",
        piles={"subjects-1": pile("farmer")},
    )
    assert points(state, 0) == {
        "perfect-pairs": 4 + 7,
        "colour-pairs": 3,
        "single-cards": 2,
        "coins": 1,
        "markers": -6,
    }
    assert points_of(BOX, state.players[0]) == 11


@rule("RK-6.2", *[f"RK:{face.id}" for face in BOX.faces])
@pytest.mark.parametrize("symbol", range(16))
def test_rk_6_2_a_perfect_pair_scores_both_values(symbol: int) -> None:
    building, subject = BOX.faces[symbol], BOX.faces[symbol + 16]
    assert points_of(BOX, owner([building.id], [subject.id])) == building.value + subject.value
    assert points_of(BOX, owner([building.id], [])) == points_of(BOX, owner([], [subject.id])) == 1


@rule("RK-6.2")
def test_rk_6_2_a_colour_pair_scores_the_higher_value() -> None:
    assert points_of(BOX, owner(["garden"], ["watchman"])) == 4
    assert points_of(BOX, owner(["prison"], ["court-lady"])) == 4


@rule("RK-6.2")
def test_rk_6_2_two_buildings_are_no_pair() -> None:
    assert points_of(BOX, owner(["garden", "prison"], [])) == 2


@rule("RK-6.2")
def test_rk_6_2_different_colours_are_no_pair() -> None:
    assert points_of(BOX, owner(["garden"], ["bishop"])) == 2


@rule("RK-6.2")
def test_rk_6_2_perfect_pairs_are_formed_first() -> None:
    # Farm and Farmer are worth 2 as a pair; the Vineyard would pair with the Farmer for 3
    pairing = best_pairing(BOX, owner(["farm", "vineyard"], ["farmer"]))
    assert len(pairing.perfect) == 1
    assert points_of(BOX, owner(["farm", "vineyard"], ["farmer"])) == 2 + 1


@rule("RK-6.2")
def test_rk_6_2_a_colour_pair_only_where_it_is_worth_two_singles() -> None:
    pairing = best_pairing(BOX, owner(["farm"], ["vintner"]))
    assert pairing.colour_buildings == []
    assert points_of(BOX, owner(["farm"], ["vintner"])) == 2
    assert points_of(BOX, owner(["mine"], ["vintner"])) == 2  # worth exactly two singles, so it is formed
    assert len(best_pairing(BOX, owner(["mine"], ["vintner"])).colour_buildings) == 1


@rule("RK-6.2")
def test_rk_6_2_every_three_coins_a_point_and_totals_may_be_negative() -> None:
    assert [points_of(BOX, owner([], [], coins)) for coins in (2, 3, 5, 6)] == [0, 1, 1, 2]
    assert points_of(BOX, owner([], [], coins=2, markers=4)) == -8


def best_by_trying(made: Player) -> int:
    """The best total of colour pairs and singles over all pairings of the cards outside perfect pairs."""
    buildings, subjects = made.buildings.copy(), made.subjects.copy()
    points = 0
    for building in made.buildings:
        if building + 16 in subjects:
            points += BOX.values[building] + BOX.values[building + 16]
            buildings.remove(building)
            subjects.remove(building + 16)
    places = [*subjects, *[-1] * len(buildings)]
    best = 0
    for chosen in set(permutations(places, len(buildings))):
        pairs = [
            (building, subject)
            for building, subject in zip(buildings, chosen, strict=True)
            if subject >= 0 and BOX.colours[building] == BOX.colours[subject]
        ]
        singles = len(buildings) + len(subjects) - 2 * len(pairs)
        best = max(best, singles + sum(max(BOX.values[b], BOX.values[s]) for b, s in pairs))
    return points + best


@rule("RK-6.2")
def test_rk_6_2_no_other_pairing_scores_more() -> None:
    random = FastRandom(11)
    for _ in range(150):
        made = owner([], [])
        # two colours only, so that colour pairs compete
        made.buildings = [random.index(2) * 8 + random.index(4) for _ in range(random.index(5))]
        made.subjects = [16 + random.index(2) * 8 + random.index(4) for _ in range(random.index(5))]
        assert points_of(BOX, made) == best_by_trying(made), (made.buildings, made.subjects)


@rule("RK-6.2")
def test_rk_6_2_the_pairs_are_told_with_their_points() -> None:
    state = turns(
        player("queen", coins=4, markers=3, buildings=EXAMPLE_BUILDINGS, subjects=EXAMPLE_SUBJECTS),
        player("lord-protector", markers=9),
        turned_up="count",
        piles={"subjects-1": pile("farmer", size=1)},
    )
    events = do(state, "recruit subjects-1", "decline")
    assert state.pending().kind == OVER
    assert keys(events).count("perfect-pair") == 2
    assert keys(events).count("colour-pair") == 1
    rest = next(event.args for event in events if event.key.endswith("event-rest"))
    assert rest is not None
    assert (rest["singles"], rest["coins"], rest["markers"]) == (3, 3, 3)


@rule("RK-6.1")
def test_rk_6_1_an_empty_pile_ends_the_game_after_the_cycle_also_the_first() -> None:
    state = turns(
        player("queen"), player("duke"), player("diplomat"), piles={"subjects-1": pile("farmer", size=1)}
    )
    events = do(state, "recruit subjects-1")
    assert "ran-out" in keys(events)
    # all turns in full
    assert state.active == 1
    do(state, "settle", "decline")
    assert state.active == 2
    do(state, "settle", "money buildings-1", "decline")
    assert state.cycle == 1
    assert state.pending().kind == OVER
    assert state.outcome() is not None


@rule("RK-6.1")
def test_rk_6_1_the_cards_of_an_empty_pile_are_gone_but_the_others_can_be_taken() -> None:
    state = turns(
        player("queen"),
        player("lord-protector", markers=3),
        turned_up="duke",
        piles={"subjects-1": pile("farmer", size=1)},
    )
    do(state, "recruit subjects-1")
    assert legal(state) == ["buy buildings-1", "buy buildings-2", "decline"]


@rule("RK-6.3")
@pytest.mark.parametrize(
    ("first", "second", "ranks", "reason"),
    [
        (owner([], [], coins=3), owner([], []), [1, 2], "points"),
        (owner([], [], coins=9, markers=1), owner([], [], coins=3), [2, 1], "markers"),
        (owner([], [], coins=4), owner([], [], coins=3), [1, 2], "coins"),
        (owner([], [], coins=4), owner([], [], coins=4), [1, 1], "shared"),
    ],
)
def test_rk_6_3_ties_markers_then_coins_then_shared(
    first: Player, second: Player, ranks: list[int], reason: str
) -> None:
    outcome = outcome_of(BOX, [first, second], is_match=False)
    by_seat = {line.seat: line.rank for line in outcome.ranking}
    assert [by_seat[0], by_seat[1]] == ranks
    assert outcome.reason.key == f"rival-kings-outcome-{reason}"


HANDS = (player(hand=["queen", "duke", "priest"]), player(hand=["count", "bursar", "trader-1"]))


@rule("RK-6.5")
def test_rk_6_5_ten_rounds_without_a_smaller_pile_end_the_game() -> None:
    state = table(*HANDS, cycle=1, quiet_rounds=9)
    decline_all(state)
    assert state.round == 1
    assert state.pending().kind == OVER
    assert "standstill" in keys(state.take_events())


@rule("RK-6.5")
def test_rk_6_5_a_card_taken_starts_the_count_anew() -> None:
    state = table(*HANDS, quiet_rounds=9)
    act(state, 0, "play queen")
    act(state, 1, "play count")
    draw_all(state)
    defaults(state, until="recruit subjects-1")
    do(state, "recruit subjects-1")
    draw(state, "farmer")
    defaults(state)
    for seat in (0, 1):
        state.apply(seat, state.legal(seat)[0])
    draw_all(state)
    defaults(state)
    assert state.round == 2
    assert state.quiet_rounds == 0


@rule("RK-6.5", "RK:troubadour")
def test_rk_6_5_a_troubadours_swap_does_not_count() -> None:
    state = turns(
        player("queen", subjects=["troubadour"]), player("duke"), turned_up="count", cycle=2, quiet_rounds=9
    )
    do(state, "use troubadour troubadour", "for subjects-1")
    defaults(state)
    assert state.pending().kind == OVER
