"""Traps: answers that beginners regret, each on a position where it is one and where it is none."""

from __future__ import annotations

from kingscourt.games.kingsburg.game import GAME as KINGSBURG
from kingscourt.games.paladins.game import GAME as PALADINS
from kingscourt.games.rival_kings.game import GAME as RIVAL_KINGS
from kingscourt.games.royals.game import GAME as ROYALS
from kingscourt.hints.question import HintQuestion
from kingscourt.hints.warnings import warnings_of
from kingscourt.kernel.game import Components, Game
from kingscourt.kernel.state import State
from tests.games.kingsburg.positions import owns, scene
from tests.games.paladins.positions import table
from tests.games.rival_kings.positions import pile, player, turns
from tests.games.royals.positions import scenario


def warned(game: Game, components: Components, state: State, name: str) -> set[str]:
    """The answers with a warning of this name, for the seat that is asked."""
    (seat,) = state.pending().seats
    key = f"{game.id.replace('_', '-')}-warning-{name}"
    found = warnings_of(HintQuestion(game, components, state, seat, 1))
    return {one.action for one in found if any(text.key == key for text in one.texts)}


# -- Kingsburg ---------------------------------------------------------------------------------------


def kingsburg(name: str, facts: str, own: str) -> set[str]:
    state = scene(facts, own, "")
    return warned(KINGSBURG, state.components, state, name)


STRONG_ENEMY = 'enemy = "5-barbarians-7"; known_by = [0]; year = 5'


def test_a_winter_that_is_lost_without_soldiers() -> None:
    facts = f'phase = "recruitment"; {STRONG_ENEMY}'
    assert kingsburg("winter-lost", facts, "gold = 6") == {"done"}
    assert kingsburg("winter-lost", facts, "gold = 6; soldiers = 5") == set()


def test_a_building_that_takes_the_soldiers_away() -> None:
    facts = f'phase = "autumn"; step = "build"; {STRONG_ENEMY}'
    assert kingsburg("soldiers-out-of-reach", facts, "gold = 4") == {"build statue"}
    assert kingsburg("soldiers-out-of-reach", facts, "gold = 4; soldiers = 6") == set()


def test_a_building_that_weakens() -> None:
    own = f"gold = 2; wood = 3; stone = 1; {owns('market')}"
    facts = 'phase = "spring"; step = "build"; year = 2'
    assert kingsburg("weakening-building", facts, own) == {"build farms"}


# -- Royals ------------------------------------------------------------------------------------------


def royals(name: str, text: str) -> set[str]:
    state = scenario(text)
    return warned(ROYALS, state.components, state, name)


def test_many_cards_for_one() -> None:
    text = 'phase = "play"\n[[player]]\nhand = { spain = 1, france = 6 }\n[[player]]'
    assert "occupy Barcelona/Countess" in royals("three-cards-for-one", text)
    assert "occupy Barcelona/Marshal" not in royals("three-cards-for-one", text)


def test_a_hand_above_its_limit() -> None:
    text = 'phase = "play"\n[[player]]\nhand = { spain = 7, france = 6 }\n[[player]]'
    assert royals("above-hand-limit", text) == {"end turn"}
    assert royals("above-hand-limit", text.replace("france = 6", "france = 5")) == set()


def test_a_draw_that_ends_the_period() -> None:
    text = 'display = ["spain", "spain", "france"]\ndeck = { france = %d }\n[[player]]\n[[player]]'
    assert royals("period-ends", text % 2) == {"draw countries"}
    assert royals("period-ends", text % 9) == set()


# -- Rival Kings -------------------------------------------------------------------------------------


def rival_kings(name: str, state: State) -> set[str]:
    return warned(RIVAL_KINGS, RIVAL_KINGS.components("rulebook"), state, name)


def test_an_ability_covered_before_it_was_used() -> None:
    state = turns(player("queen", coins=5, subjects=["scholar"], buildings=["farm"]), player("bursar"))
    assert rival_kings("ability-covered", state) == {"recruit subjects-1", "recruit subjects-2"}
    bare = turns(player("queen", coins=5, buildings=["farm"]), player("bursar"))
    assert rival_kings("ability-covered", bare) == set()


def test_partners_that_lie_with_rivals() -> None:
    piles = {"subjects-1": pile("farmer")}
    rival = player("bursar", buildings=["farm", "farm"])
    assert rival_kings("partners-gone", turns(player("queen", coins=9), rival, piles=piles)) == {
        "recruit subjects-1"
    }
    one = player("bursar", buildings=["farm"])
    assert rival_kings("partners-gone", turns(player("queen", coins=9), one, piles=piles)) == set()


def test_ending_the_game_behind() -> None:
    piles = {"subjects-1": pile("gardener", size=1)}
    rival = player("bursar", buildings=["farm"], subjects=["farmer"], coins=9)
    assert rival_kings("game-ended-behind", turns(player("queen", coins=4), rival, piles=piles)) == {
        "recruit subjects-1"
    }
    rich = turns(player("queen", coins=4), player("bursar", coins=0), piles=piles)
    assert rival_kings("game-ended-behind", rich) == set()


# -- Paladins ----------------------------------------------------------------------------------------


def paladins(name: str, state: State) -> set[str]:
    return warned(PALADINS, PALADINS.components(PALADINS.editions[0]), state, name)


def test_a_prayer_that_clears_nothing() -> None:
    at = table("", "workers = { cleric = 2, labourer = 2 }; silver = 4")
    assert paladins("prayer-for-nothing", at.state) == {"pray"}


def test_a_debt() -> None:
    row = 'townsfolk = ["architect-2", "abbot-1", "acolyte-1", "defender-1", "gatekeeper-1"]'
    at = table(row, "workers = { labourer = 2 }; silver = 4").do("dismiss", "dismiss architect-2")
    assert paladins("debt-taken", at.state) == {"pay with debt"}


def test_an_order_out_of_reach() -> None:
    facts = 'round = 7; orders = ["absolve"]'
    own = "workers = { cleric = 2, merchant = 2, labourer = 4 }; silver = 9; attributes = { influence = 9 }"
    assert paladins("order-out-of-reach", table(facts, own).state) == {"absolve"}
    early = facts.replace("7", "2")
    assert paladins("order-out-of-reach", table(early, own).state) == set()
