"""The law kit: what must hold for every game, whatever its rules.

    from kingscourt.testing import laws
    from kingscourt.testing.law_case import cases, policy_cases

    @pytest.mark.parametrize("case", cases(GAME), ids=str)
    @pytest.mark.parametrize("law", laws.LAWS, ids=laws.name_of)
    def test_law(law, case):
        law(case)

    @pytest.mark.parametrize("case", policy_cases(GAME), ids=str)
    @pytest.mark.parametrize("law", laws.POLICY_LAWS, ids=laws.name_of)
    def test_law_under_every_policy(law, case):
        law(case)

A law is a function `law_<what_holds>(case)`; it returns, or raises `LawBroken` with its name, the case and
what was observed. The list `laws.LAWS` is ordered: each law relies on those before it, so the first one
that a game breaks names the mistake. There are also laws about one position or one game:

- `laws.law_imagine_is_exact(game, start, depth)`: on a small position, the worlds a seat imagines are exactly
  those consistent with all it has seen; checked by playing every possible log.
- `laws.law_imagine_is_fair(game, start, depth)`: and each of them is as likely as the rules make it.
- `laws.law_perft_is_pinned(game, folder)`, `laws.law_playthrough_is_pinned(game, folder)`: behaviour as text
  files; `python -m kingscourt.testing.rewrite_pins GAME` rewrites them.

`kingscourt.testing.rule_marker.rule` names the rules that a test demonstrates. The pytest plugin
`kingscourt.testing.rule_coverage_plugin` records which rules were demonstrated and which refusals
occurred, and `kingscourt.testing.rule_coverage` reports what is missing. Only these need pytest, which
`pip install kingscourt[testing]` installs.
"""
