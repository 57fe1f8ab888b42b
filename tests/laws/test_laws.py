"""Every game obeys every law, with all seat counts, editions and options."""

from __future__ import annotations

import pytest

from heirlooms.game import GAME as HEIRLOOMS
from kingscourt.games.registry import games
from kingscourt.testing import laws
from kingscourt.testing.law_case import Case, cases, policy_cases
from tests.laws.tiny_heirlooms import open_start, tiny_start

# the example has tests of its own, which its authors copy
GAMES = {name: game for name, game in games().items() if name != HEIRLOOMS.id}
CASES = [case for game in GAMES.values() for case in cases(game)]
POLICY_CASES = [case for game in GAMES.values() for case in policy_cases(game)]


@pytest.mark.parametrize("law", laws.LAWS, ids=laws.name_of)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_law(law: laws.Law, case: Case) -> None:
    law(case)


@pytest.mark.parametrize("law", laws.POLICY_LAWS, ids=laws.name_of)
@pytest.mark.parametrize("case", POLICY_CASES, ids=str)
def test_law_under_every_policy(law: laws.Law, case: Case) -> None:
    law(case)


@pytest.mark.parametrize("losers", ["discard", "keep"])
def test_heirs_imagine_exactly_what_is_possible(losers: str) -> None:
    laws.law_imagine_is_exact(HEIRLOOMS, tiny_start(losers), depth=20)
    laws.law_imagine_is_exact(HEIRLOOMS, open_start(losers), depth=9)


@pytest.mark.parametrize("losers", ["discard", "keep"])
def test_heirs_imagine_as_the_rules_make_likely(losers: str) -> None:
    laws.law_imagine_is_fair(HEIRLOOMS, tiny_start(losers), depth=20)
    laws.law_imagine_is_fair(HEIRLOOMS, open_start(losers), depth=9)
