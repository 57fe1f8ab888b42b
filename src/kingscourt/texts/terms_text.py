"""What a choice takes and gives as one phrase; web/src/texts/terms.ts does the same for the browser."""

from __future__ import annotations

from typing import Final

from kingscourt.kernel.wire_types import WireAction, WireDecision, WirePhrase, WireTerms, WireValue

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
    named = [(things[what], least, most) for what, (least, most) in amounts.items()]
    takes = [counted(thing, -most, -least) for thing, least, most in named if most < 0]
    gives = [counted(thing, least, most) for thing, least, most in named if least > 0]
    may_take = [counted(thing, -least, -least) for thing, least, most in named if least < 0 <= most]
    may_give = [counted(thing, most, most) for thing, least, most in named if least <= 0 < most]
    if takes and gives:
        said = [WirePhrase("kernel-terms-both", {"takes": takes, "gives": gives})]
    else:
        said = listed("takes", "takes", takes) + listed("gives", "gives", gives)
    return said + listed("may-take", "takes", may_take) + listed("may-give", "gives", may_give)


def listed(name: str, argument: str, amounts: list[WirePhrase]) -> list[WirePhrase]:
    """A list of amounts as a phrase, or nothing."""
    return [WirePhrase(f"kernel-terms-{name}", {argument: amounts})] if amounts else []


def counted(thing: WirePhrase, least: int, most: int) -> WirePhrase:
    """A thing with its amount, or the range of it."""
    n: WireValue = least if least == most else f"{least}–{most}"
    return WirePhrase(thing.key, {**thing.args, "n": n})


def joined(parts: list[WirePhrase]) -> WirePhrase | None:
    """All parts as one phrase."""
    if not parts:
        return None
    said = parts[0]
    for part in parts[1:]:
        said = WirePhrase(NEXT, {"list": said, "item": part})
    return said
