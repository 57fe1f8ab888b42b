"""The laws that every game has to obey, with all numbers of seats, editions and options."""

import pytest

from heirlooms.game import GAME
from kingscourt.testing import laws
from kingscourt.testing.law_case import Case, cases, policy_cases

TINY = 'edition = "tiny"\ncards = 5\nheirlooms = [{ id = "teapot", worth = 1, confidence = "exact" }]'


@pytest.mark.parametrize("law", laws.LAWS, ids=laws.name_of)
@pytest.mark.parametrize("case", cases(GAME), ids=str)
def test_law(law: laws.Law, case: Case) -> None:
    law(case)


@pytest.mark.parametrize("law", laws.POLICY_LAWS, ids=laws.name_of)
@pytest.mark.parametrize("case", policy_cases(GAME), ids=str)
def test_law_under_every_policy(law: laws.Law, case: Case) -> None:
    law(case)


def test_imagining_is_exact() -> None:
    laws.law_imagine_is_exact(GAME, GAME.new(GAME.options(2), GAME.read_components(TINY)), depth=20)


def test_imagining_is_fair() -> None:
    laws.law_imagine_is_fair(GAME, GAME.new(GAME.options(2), GAME.read_components(TINY)), depth=20)
