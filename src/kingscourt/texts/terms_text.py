"""What a choice takes and gives as a phrase, as in the browser web/src/texts/action_terms_text.ts does."""

from __future__ import annotations

from typing import Final

from kingscourt.kernel.phrase import ABOUT_KEY
from kingscourt.kernel.wire_types import WireAction, WireDecision, WirePhrase, WireTerms, WireValue
from kingscourt.texts.fluent_adapter import ABOUT_SIGN

NEXT: Final = "kernel-terms-next"


def terms_phrase(decision: WireDecision, action: WireAction) -> WirePhrase | None:
    """The terms of an action of this decision, or None if there is nothing to say."""
    if action.terms is None:
        return None
    terms = decision.terms[action.terms]
    said = [] if terms.label_says else amounts_said(terms, decision.things)
    said += [decision.phrases[index] for index in [*terms.later, *terms.remarks]]
    if terms.draws:
        said.append(WirePhrase("kernel-terms-draw"))
    return joined(said)


def amounts_said(terms: WireTerms, things: dict[str, WirePhrase]) -> list[WirePhrase]:
    """What is taken and given in all, questions included: first what is certain, then what is possible."""
    amounts = terms.total or {what: (n, n) for what, n in terms.now.items()}
    named = [(Thing(things[what], what in terms.about), *ends) for what, ends in amounts.items()]
    takes = [thing.counted(-most, -least) for thing, least, most in named if most < 0]
    gives = [thing.counted(least, most) for thing, least, most in named if least > 0]
    may_take = [thing.counted(-least, -least) for thing, least, most in named if least < 0 <= most]
    may_give = [thing.counted(most, most) for thing, least, most in named if least <= 0 < most]
    if takes and gives:
        said = [WirePhrase("kernel-terms-both", {"takes": takes, "gives": gives})]
    else:
        said = listed("takes", "takes", takes) + listed("gives", "gives", gives)
    return said + listed("may-take", "takes", may_take) + listed("may-give", "gives", may_give)


def listed(name: str, argument: str, amounts: list[WirePhrase]) -> list[WirePhrase]:
    """A list of amounts as a phrase, or nothing."""
    return [WirePhrase(f"kernel-terms-{name}", {argument: amounts})] if amounts else []


class Thing:
    """A thing by its name; its amount may be an approximation."""

    def __init__(self, name: WirePhrase, is_about: bool) -> None:
        self.name = name
        self.is_about = is_about

    def counted(self, least: int, most: int) -> WirePhrase:
        """The thing with its amount, or the range of it."""
        n: WireValue = least
        if least != most:
            n = f"{ABOUT_SIGN if self.is_about else ''}{least}–{most}"
        elif self.is_about:
            n = WirePhrase(ABOUT_KEY, {"n": least})
        return WirePhrase(self.name.key, {**self.name.args, "n": n})


def joined(parts: list[WirePhrase]) -> WirePhrase | None:
    """All parts as one phrase."""
    if not parts:
        return None
    said = parts[0]
    for part in parts[1:]:
        said = WirePhrase(NEXT, {"list": said, "item": part})
    return said
