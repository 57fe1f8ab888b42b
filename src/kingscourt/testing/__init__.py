"""The law kit: what every game must keep, whatever its rules say.

    from kingscourt.testing import laws
    from kingscourt.testing.case import cases, policy_cases

    @pytest.mark.parametrize("case", cases(GAME), ids=str)
    @pytest.mark.parametrize("law", laws.LAWS, ids=laws.name_of)
    def test_law(law, case):
        law(case)

    @pytest.mark.parametrize("case", policy_cases(GAME), ids=str)
    @pytest.mark.parametrize("law", laws.POLICY_LAWS, ids=laws.name_of)
    def test_law_under_every_policy(law, case):
        law(case)

A law is a function `law_<what_holds>(case)`; it returns, or raises `LawBroken` with its name, the case and
what was seen. The list `laws.LAWS` is in order: each law takes those before it for granted, so the first one
that a game breaks names the mistake. Beside them stand laws about one position or one game:

- `laws.law_imagine_is_exact(game, start, depth)`: on a small position, the worlds a seat imagines are exactly
  those that agree with all it has seen; found by playing every possible log.
- `laws.law_perft_is_pinned(game, folder)`, `laws.law_playthrough_is_pinned(game, folder)`: behaviour as text
  files; `python -m kingscourt.testing.pin GAME` writes them anew.

`kingscourt.testing.marker.rule` names the rules that a test shows, the pytest plugin
`kingscourt.testing.plugin` notes which were shown and refused, and `kingscourt.testing.coverage` says what is
missing. Only these need pytest; `pip install kingscourt[testing]` brings it.
"""
