"""The part of the outline that one player has."""

from __future__ import annotations

from kingscourt.games.paladins.card_faces import OWN, RIVAL
from kingscourt.games.paladins.views.card_lines import (
    ability,
    amount,
    gain_lines,
    gives,
    line,
    next_use_lines,
    paladin_lines,
    reaction,
    rewards,
    spaces_line,
)
from kingscourt.games.paladins.views.outline_names import named, say, say_state, scoring, who
from kingscourt.games.paladins.views.printed_facts import JARS, WORKSHOPS, PrintedFacts
from kingscourt.games.paladins.views.seat_view import PaladinCards, PaladinsView, PlayerView
from kingscourt.games.paladins.vocabulary import ACTIONS, ATTRIBUTES, COMMISSION
from kingscourt.kernel.wire_types import Outline, WirePhrase, WireValue


def player_outline(view: PaladinsView, printed: PrintedFacts, index: int) -> Outline:
    """Everything in front of a player, or of the opponent."""
    player = view.players[index]
    root = "opponent" if player.seat is None else f"seat/{player.seat}"
    inside = [
        *_resources(player, root),
        _workers(player, root),
        *_attributes(player, root),
        _suspicions(player, root),
        *_debts(view, player, root),
        *_cards(view, printed, player, root),
        *_board(view, printed, player, root),
    ]
    if player.paladins is not None:
        inside += _paladins(printed, player, player.paladins, root)
    state: list[WirePhrase] = []
    if view.start == index:
        state.append(say_state("start"))
    if player.passed:
        state.append(say_state("passed"))
    points = amount("points", player.points)
    return Outline(root, who(view, index), points, state=state, inside=inside)


def _resources(player: PlayerView, root: str) -> list[Outline]:
    if player.seat is None:  # the opponent's gains move its marker (PW-7.4)
        return []
    return [
        Outline(f"{root}/silver", say("silver"), player.silver),
        Outline(f"{root}/provisions", say("provisions"), player.provisions),
    ]


def _workers(player: PlayerView, root: str) -> Outline:
    inside = [
        Outline(f"{root}/workers/{kind}", WirePhrase(f"paladins-worker-{kind}"), n)
        for kind, n in player.workers.items()
    ]
    return Outline(f"{root}/workers", say("workers"), sum(player.workers.values()), inside=inside)


def _attributes(player: PlayerView, root: str) -> list[Outline]:
    found: list[Outline] = []
    for name in ATTRIBUTES:
        n = player.attributes[name]
        boost = player.boosts.get(name, 0)
        value = say("boosted", {"n": n, "boost": boost}) if boost else n
        found.append(Outline(f"{root}/{name}", WirePhrase(f"paladins-score-{name}"), value))
    return found


def _suspicions(player: PlayerView, root: str) -> Outline:
    taxes = player.suspicions
    lines = [line("suspicions", {"n": taxes.count(tax), "tax": tax}) for tax in sorted(set(taxes))]
    return Outline(f"{root}/suspicions", say("own-suspicions"), len(taxes), lines=lines, card="PW:suspicion")


def _debts(view: PaladinsView, player: PlayerView, root: str) -> list[Outline]:
    unpaid, paid = [line("each", {"points": amount("points", n)}) for n in view.debt_points]
    place = f"{root}/debts"
    owed = WirePhrase("paladins-score-unpaid-debts")
    settled = WirePhrase("paladins-score-paid-debts")
    return [
        Outline(place, owed, player.unpaid, lines=[unpaid], card="PW:debt"),
        Outline(f"{place}/paid", settled, player.paid, lines=[paid], card="PW:debt"),
    ]


def _cards(view: PaladinsView, printed: PrintedFacts, player: PlayerView, root: str) -> list[Outline]:
    found: list[Outline] = []
    if player.townsfolk:
        found.append(_hired(view, printed, player, root))
    if player.attacked:
        attacked = [
            _outsider(printed, f"{root}/attacked", id, [WirePhrase(f"paladins-people-{printed.people(id)}")])
            for id in player.attacked
        ]
        found.append(Outline(f"{root}/attacked", say("attacked"), len(attacked), inside=attacked))
    if player.converted:
        converted = [
            _outsider(printed, f"{root}/converted", id, scoring(printed, id)) for id in player.converted
        ]
        label = WirePhrase("paladins-score-outsiders")
        found.append(Outline(f"{root}/converted", label, len(converted), inside=converted))
    return found


def _hired(view: PaladinsView, printed: PrintedFacts, player: PlayerView, root: str) -> Outline:
    """Cards of one name react differently, so each says how; a rival's speaks of the rival."""
    whose = RIVAL if view.seat is not None and player.seat != view.seat else OWN
    inside = [
        Outline(
            f"{root}/townsfolk/{id}",
            named(printed, "townsfolk", id),
            lines=[reaction(view.reactions[id], whose)],
            card=f"PW:{id}",
        )
        for id in player.townsfolk
    ]
    return Outline(f"{root}/townsfolk", say("hired"), len(inside), inside=inside)


def _outsider(printed: PrintedFacts, place: str, id: str, lines: list[WirePhrase]) -> Outline:
    return Outline(f"{place}/{id}", named(printed, "outsider", id), lines=lines, card=f"PW:{id}")


def _board(view: PaladinsView, printed: PrintedFacts, player: PlayerView, root: str) -> list[Outline]:
    found: list[Outline] = []
    if player.seat is not None:  # the opponent does not develop (PW-7.13)
        under = rewards(player.under, WORKSHOPS in printed.doubts)
        lines = [line("under", {"rewards": under})] if under else []
        found.append(
            Outline(f"{root}/workshops", say("workshops"), player.workshops, lines=lines, card="PW:workshop")
        )
    for number, name in enumerate(ACTIONS):
        if player.seat is not None or number >= COMMISSION:
            found.append(_action(printed, player, root, name))
    if player.wall_points:
        found.append(Outline(f"{root}/walls", WirePhrase("paladins-score-walls"), player.wall_points))
    jars = _jars(view, printed, player, root)
    if jars and player.seat is not None and player.seat == view.seat:
        found.append(Outline(f"{root}/jar", say("jars"), inside=jars))
    return found


def _action(printed: PrintedFacts, player: PlayerView, root: str, name: str) -> Outline:
    """An action with its spaces, what its next use takes, and what stands on it."""
    action = printed.actions[name]
    inside = [
        Outline(f"{root}/{name}/{space}", WirePhrase(f"paladins-content-{content}"))
        for space, content in enumerate(player.board[name], 1)
        if content
    ]
    lines = [spaces_line(action)]
    done = player.done.get(name)
    if player.seat is not None:  # the opponent ignores costs (PW-7.4)
        lines += next_use_lines(name, action, done or 0, printed.doubts)
    lines += gain_lines(action)
    task = WirePhrase(f"paladins-task-{name}")
    return Outline(f"{root}/{name}", task, done, lines=lines, card=f"PW:task-{name}", inside=inside)


def _jars(view: PaladinsView, printed: PrintedFacts, player: PlayerView, root: str) -> list[Outline]:
    """The spaces on which a player has no jar yet."""
    in_doubt = JARS in printed.doubts
    return [
        Outline(
            f"{root}/jar/{number}",
            say("jar", {"n": number}),
            lines=[gives(names, in_doubt)],
            card=f"PW:jar-{number}",
        )
        for number, names in enumerate(view.jar_rewards, 1)
        if number not in player.jar_spaces
    ]


def _paladins(printed: PrintedFacts, player: PlayerView, cards: PaladinCards, root: str) -> list[Outline]:
    found = [_paladin(printed, id, f"{root}/hand/{id}", "hand") for id in cards.hand if id is not None]
    if player.paladin is not None:
        found.append(_paladin(printed, player.paladin, f"{root}/paladin", "round"))
    deck = len(cards.top) + cards.unseen + len(cards.bottom)
    lines = [*_known(printed, "top", cards.top[::-1]), *_known(printed, "bottom", cards.bottom)]
    found.append(Outline(f"{root}/deck", say("deck"), deck, lines=lines))
    return found


def _paladin(printed: PrintedFacts, id: str, place: str, state: str) -> Outline:
    card = printed.paladin(id)
    lines = [*paladin_lines(card), ability(card)]
    label = named(printed, "paladin", id)
    return Outline(place, label, lines=lines, state=[say_state(state)], card=f"PW:{id}")


def _known(printed: PrintedFacts, end: str, ids: list[str | None]) -> list[WirePhrase]:
    """Cards that the viewer knows at one end of a deck, from above to below."""
    known: WireValue = [named(printed, "paladin", id) for id in ids if id is not None]
    return [say(f"deck-{end}", {"cards": known})] if known else []
