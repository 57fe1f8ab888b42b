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
    said = [
        *amounts_said(terms, decision.things),
        *[decision.phrases[index] for index in [*terms.later, *terms.remarks]],
    ]
    if terms.draws:
        said.append(WirePhrase("kernel-terms-draw"))
    return joined(said)


def amounts_said(terms: WireTerms, things: dict[str, WirePhrase]) -> list[WirePhrase]:
    """What is taken and given in all, questions included, as at most one phrase."""
    amounts = terms.total or {what: (n, n) for what, n in terms.now.items()}
    takes = [
        counted(things[what], -most, -least)
        for what, (least, most) in amounts.items()
        if is_taken(least, most)
    ]
    gives = [counted(things[what], least, most) for what, (least, most) in amounts.items() if most > 0]
    if takes and gives:
        return [WirePhrase("kernel-terms-both", {"takes": takes, "gives": gives})]
    if takes:
        return [WirePhrase("kernel-terms-takes", {"takes": takes})]
    return [WirePhrase("kernel-terms-gives", {"gives": gives})] if gives else []


def is_taken(least: int, most: int) -> bool:
    """Whether a thing can only become fewer."""
    return least < 0 and most <= 0


def counted(thing: WirePhrase, least: int, most: int) -> WirePhrase:
    """A thing with its amount, or the range of it."""
    n: WireValue = least if least == most else f"{least}–{most}".replace("-", "−")
    return WirePhrase(thing.key, {**thing.args, "n": n})


def joined(parts: list[WirePhrase]) -> WirePhrase | None:
    """All parts as one phrase."""
    if not parts:
        return None
    said = parts[0]
    for part in parts[1:]:
        said = WirePhrase(NEXT, {"list": said, "item": part})
    return said
