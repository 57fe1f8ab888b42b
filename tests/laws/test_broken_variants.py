"""Every mistake is caught by the law written for it, while the laws checked before it hold."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from types import ModuleType
from typing import NamedTuple

import pytest

import heirlooms.game
import heirlooms.steps
import heirlooms.views
import kingscourt.testing.laws.preview_secrecy
from heirlooms.game import GAME
from kingscourt.kernel.game import Game
from kingscourt.testing import laws
from kingscourt.testing.law_case import cases, policy_cases
from tests.laws import broken_heirlooms as broken
from tests.laws.tiny_heirlooms import tiny_start


class Mistake(NamedTuple):
    """A name, its broken replacement, and the first law that it breaks."""

    module: ModuleType | Game
    name: str
    instead: object
    law: str


GAME_PY, STEPS, VIEWS = heirlooms.game, heirlooms.steps, heirlooms.views
PREVIEWS = kingscourt.testing.laws.preview_secrecy

MISTAKES = {
    "number without a range": Mistake(
        GAME_PY, "ComponentFile", broken.OpenComponentFile, "law_values_have_ranges"
    ),
    "step that pushes itself": Mistake(STEPS, "Look", broken.RecursiveLook, "law_work_is_bounded"),
    "step that does nothing": Mistake(STEPS, "Award", broken.IdleAward, "law_work_is_bounded"),
    "flood of events": Mistake(STEPS, "Turn", broken.ChattyTurn, "law_work_is_bounded"),
    "leak in view": Mistake(VIEWS, "numbers", broken.open_numbers, "law_views_keep_secrets"),
    "leak in event": Mistake(STEPS, "Look", broken.TellingLook, "law_events_keep_secrets"),
    "leak in list length": Mistake(STEPS, "Turn", broken.PickyTurn, "law_lists_keep_secrets"),
    "leak in refusal": Mistake(STEPS, "Bidding", broken.GossipingBidding, "law_refusals_keep_secrets"),
    "preview without end": Mistake(PREVIEWS, "preview", broken.endless_preview, "law_previews_keep_secrets"),
    "shared copy": Mistake(GAME_PY, "Estate", broken.SharingEstate, "law_copies_are_isolated"),
    "rule only where told": Mistake(STEPS, "Look", broken.LookWhereTold, "law_quiet_worlds_agree"),
    "action outside the catalogue": Mistake(STEPS, "Turn", broken.FreshTurn, "law_legal_is_explained"),
    "dead end": Mistake(STEPS, "Bidding", broken.StubbornBidding, "law_no_dead_end"),
    "endless": Mistake(STEPS, "Turn", broken.CuriousTurn, "law_games_end"),
    "lossy text": Mistake(STEPS, "Turn", broken.MumblingTurn, "law_texts_are_lossless"),
    "place nobody sees": Mistake(VIEWS, "holder", broken.bare_holder, "law_words_are_well_formed"),
    "weak imagine": Mistake(GAME_PY, "Estate", broken.DullEstate, "law_imagined_worlds_vary"),
    "half imagine": Mistake(GAME_PY, "Estate", broken.HalfDullEstate, "law_imagined_worlds_vary"),
    "repeated draw": Mistake(GAME_PY, "Estate", broken.RepeatingEstate, "law_imagined_draws_are_numbered"),
    "exchanging imagine": Mistake(GAME_PY, "Estate", broken.ExchangingEstate, "law_imagine_is_blind"),
    "leaning imagine": Mistake(GAME_PY, "Estate", broken.LeaningEstate, "law_imagine_is_fair"),
    "hopeful imagine": Mistake(GAME_PY, "Estate", broken.HopefulEstate, "law_imagine_is_exact"),
    "forgetful imagine": Mistake(GAME_PY, "Estate", broken.ForgetfulEstate, "law_imagined_worlds_go_on"),
    "wrong barrier": Mistake(GAME_PY, "Estate", broken.ModestEstate, "law_barriers_are_found"),
    "secret past the kernel": Mistake(GAME_PY, "Estate", broken.SecretiveEstate, "law_secrets_are_disclosed"),
    "open draw": Mistake(STEPS, "Look", broken.PublicLook, "law_views_hold_what_was_told"),
    "open seal": Mistake(STEPS, "Bidding", broken.LoudBidding, "law_seals_hold"),
    "seal that depends": Mistake(STEPS, "Bidding", broken.TimidBidding, "law_seals_hold"),
    "lost piece": Mistake(STEPS, "Award", broken.GreedyAward, "law_pieces_are_conserved"),
    "unexplained list": Mistake(STEPS, "Turn", broken.HastyTurn, "law_legal_is_explained"),
    "no reason": Mistake(STEPS, "Turn", broken.ForgetfulTurn, "law_reasons_are_ordered"),
    "reason given twice": Mistake(STEPS, "Turn", broken.RepetitiveTurn, "law_reasons_are_ordered"),
    "silent move": Mistake(STEPS, "spend", broken.spend_unseen, "law_log_adds_up"),
    "look without a move": Mistake(STEPS, "turn_up", broken.turn_up_silently, "law_log_adds_up"),
    "silent cost": Mistake(STEPS, "Turn", broken.DearTurn, "law_terms_hold"),
    "gain that does not come": Mistake(STEPS, "Bidding", broken.GenerousBidding, "law_terms_hold"),
    "promise without an end": Mistake(STEPS, "Answer", broken.FlatteringAnswer, "law_terms_hold"),
    "term that tells a secret": Mistake(STEPS, "Bidding", broken.TippingBidding, "law_terms_hold"),
    "hidden in name only": Mistake(GAME, "option_specs", broken.SPENT_IS_HIDDEN, "law_options_hide"),
    "hides nothing": Mistake(GAME, "option_specs", broken.NOTHING_IS_HIDDEN, "law_options_hide"),
    "forgotten fact": Mistake(GAME_PY, "Estate", broken.UnspentEstate, "law_facts_are_complete"),
    "prompt without a text": Mistake(STEPS, "Turn", broken.UnreadableTurn, "law_texts_are_complete"),
    "restless fact": Mistake(GAME_PY, "Estate", broken.RestlessEstate, "law_replay_is_exact"),
}


def first_broken() -> str:
    """Name of the first law that the game breaks in its current form."""
    at_random, by_policy = cases(GAME), policy_cases(GAME)
    for law in laws.LAWS:
        for case in [*at_random, *(by_policy if law in laws.POLICY_LAWS else [])]:
            if name := broken_by(partial(law, case)):
                return name
    return broken_by(partial(laws.law_imagine_is_exact, GAME, tiny_start(), 20)) or broken_by(
        partial(laws.law_imagine_is_fair, GAME, tiny_start(), 20)
    )


def broken_by(check: Callable[[], None]) -> str:
    """Name of the law that a check finds broken, or an empty string."""
    try:
        check()
    except laws.LawBroken as broken_law:
        return broken_law.law
    return ""


@pytest.mark.parametrize("mistake", MISTAKES.values(), ids=MISTAKES)
def test_mistake_is_caught_by_its_law(mistake: Mistake, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mistake.module, mistake.name, mistake.instead)
    assert first_broken() == mistake.law


def test_the_game_itself_breaks_no_law() -> None:
    assert first_broken() == ""


def test_every_law_catches_a_mistake() -> None:
    caught = {mistake.law for mistake in MISTAKES.values()}
    assert caught == {law.__name__ for law in laws.LAWS} | {"law_imagine_is_exact", "law_imagine_is_fair"}
