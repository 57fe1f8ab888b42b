"""On small positions every log is played: imagined worlds are exactly the possible ones (RK-2.3)."""

from __future__ import annotations

from kingscourt.games.rival_kings.game import GAME
from kingscourt.testing.laws import law_imagine_is_exact, law_imagine_is_fair
from kingscourt.testing.rule_marker import rule
from tests.games.rival_kings.positions import Facts, pile, player, scenario, table

# Most subjects lie in rows, so that few are left to be drawn: Farmer twice, Miner and Herbalist once.
COLLECTED = ["gardener", "watchman", "jailer", "court-lady", "bishop", "scholar", "sailor", "blacksmith"]
MORE = ["carpenter", "market-woman", "innkeeper", "troubadour"]
ROW = [*COLLECTED, *MORE]
FEW_LEFT: dict[str, dict[str, Facts]] = {
    "buildings-1": pile("garden"),
    "buildings-2": pile("mine"),
    "subjects-1": pile("herbalist", size=3),
    "subjects-2": pile("vintner", size=1),
}


@rule("RK-2.3", "RK:vintner")
def test_rk_2_3_looks_and_takes_are_imagined_exactly() -> None:
    start = scenario(
        players=[
            player("queen", coins=1, subjects=[*ROW, "miner", "vintner"], markers=0),
            player("duke", coins=0, subjects=ROW, markers=0, used=True),
        ],
        piles=FEW_LEFT,
        phase="turns",
        cycle=2,
        turned_up="count",
    )
    law_imagine_is_exact(GAME, start, depth=4)
    law_imagine_is_fair(GAME, start, depth=4)


@rule("RK-2.3", "RK:vintner", "RK:troubadour")
def test_rk_2_3_a_second_look_by_another_player_is_imagined_exactly() -> None:
    start = scenario(
        players=[
            player("queen", coins=0, subjects=[*COLLECTED, *MORE, "vintner"], markers=0),
            player("lord-protector", coins=1, subjects=[*COLLECTED, *MORE, "miner", "vintner"], markers=3),
        ],
        piles={**FEW_LEFT, "subjects-1": pile("herbalist", size=2), "subjects-2": pile("miner", size=1)},
        phase="turns",
        cycle=2,
        turned_up="count",
    )
    law_imagine_is_exact(GAME, start, depth=6)
    law_imagine_is_fair(GAME, start, depth=6)


PLAYED = ["queen", "duke", "count", "courtier", "priest"]


@rule("RK-2.3", "RK-1.3")
def test_rk_2_3_dealt_hands_are_imagined_exactly() -> None:
    start = table(player(played=PLAYED[:3]), player(played=PLAYED[3:]))
    law_imagine_is_exact(GAME, start, depth=6)
    law_imagine_is_fair(GAME, start, depth=6)


@rule("RK-2.3", "RK-2.2")
def test_rk_2_3_revealed_characters_are_imagined_exactly() -> None:
    start = table(player(played=PLAYED), player(), turned_up="knight", piles=FEW_LEFT)
    law_imagine_is_exact(GAME, start, depth=8)
