"""The view of a seat: its types, and the functions that build it."""

from __future__ import annotations

import msgspec

from kingscourt.games.rival_kings.components import RivalKingsComponents
from kingscourt.games.rival_kings.player import Player
from kingscourt.games.rival_kings.scoring import (
    Pairing,
    best_pairing,
    colour_points,
    perfect_points,
    points_of,
)
from kingscourt.games.rival_kings.state import RivalKingsState
from kingscourt.games.rival_kings.steps.search_pile import LookThrough, PickFromPile
from kingscourt.games.rival_kings.steps.take_character_actions import (
    OneAction,
    OwnAction,
    StolenAction,
    is_robbed_by,
    uncovered_actions,
)
from kingscourt.games.rival_kings.vocabulary import (
    ACTION_NAMES,
    CHARACTERS,
    NONE,
    PILE_NAMES,
    is_subject,
    partner,
)
from kingscourt.kernel.audience import sees
from kingscourt.kernel.decision import OVER
from kingscourt.kernel.wire_conversion import open_scores
from kingscourt.kernel.wire_types import ScoreSheet, View


class KnownCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card of a pile that the seat knows."""

    id: str
    price: int
    subject: bool = False


class PileView(msgspec.Struct, frozen=True):
    """A pile in the middle: known cards from the top down (null: not known), and its money."""

    id: str
    size: int
    cards: list[KnownCard | None]
    money: int | None  # null while an option hides it (RK-4.3)
    has_money: bool  # which everybody sees, however much it is
    score_with_top: int | None = None  # the seat's points if it paid for the top card now


class PairView(msgspec.Struct, frozen=True):
    """A building and a subject that score together as the rows lie now (RK-6.2)."""

    building: str
    subject: str
    perfect: bool
    points: int


class PlayerView(msgspec.Struct, frozen=True):
    """What everyone can see of a player."""

    coins: int
    markers: int
    buildings: list[str]
    subjects: list[str]  # the last one is active
    hand: int
    decided: bool
    character: str | None
    actions: list[str]  # of the open character, from left to right
    crests: dict[str, int]  # the seat whose crest lies on it, by covered action
    done: list[str]  # own actions that this cycle's turn has left behind
    limited: bool
    used: bool
    earlier: int
    to_act: bool  # the turn of this cycle is still to come
    robs: list[int]  # the seats of the rank that the open character steals from, unless it is limited
    pairs: list[PairView]


class RivalKingsView(View, frozen=True):
    """The table as one seat knows it."""

    seat: int | None
    game: int
    match: str
    round: int
    cycle: int
    turn: int | None
    looking: str | None  # the pile that the player whose turn it is looks through
    coin_supply: int
    marker_supply: int
    piles: list[PileView]
    players: list[PlayerView]
    open_characters: list[str]  # played or turned up this round
    turned_up: str | None
    hand: list[str]
    chosen: str | None
    now: str | None  # the action of the own character that is being asked for
    scores: list[ScoreSheet | None]  # by seat, as they stand


def view_of(state: RivalKingsState, seat: int | None) -> RivalKingsView:
    """Everything an attentive player of a seat could know."""
    own = Player([], []) if seat is None else state.players[seat]
    names = state.components.character_names
    return RivalKingsView(
        seat=seat,
        game=state.game,
        match=state.settings.match,
        round=state.round,
        cycle=state.cycle,
        turn=None if state.active == NONE else state.active,
        looking=looking_at(state),
        coin_supply=state.coin_supply,
        marker_supply=state.marker_supply,
        piles=[pile_view(state, number, seat) for number in range(len(PILE_NAMES))],
        players=[player_view(state, number) for number in range(state.seat_count)],
        open_characters=characters_of(names, state.open_characters),
        turned_up=None if state.turned_up == NONE else names[state.turned_up],
        hand=characters_of(names, own.hand),
        chosen=None if own.chosen == NONE else names[own.chosen],
        now=action_asked(state),
        scores=open_scores(state),
    )


def looking_at(state: RivalKingsState) -> str | None:
    """The pile that somebody holds in hand now (RK:vintner, RK:miner)."""
    step = state.agenda[-1]
    return PILE_NAMES[step.pile] if isinstance(step, (LookThrough, PickFromPile)) else None


def pile_view(state: RivalKingsState, number: int, seat: int | None) -> PileView:
    """A pile with the cards that a seat knows."""
    pile = state.piles[number]
    names = state.components.face_names
    prices = state.components.values
    cards = [
        KnownCard(names[card.kind], prices[card.kind], is_subject(card.kind))
        if sees(card.known, seat)
        else None
        for card in reversed(pile.top)
    ]
    while cards and cards[-1] is None:
        cards.pop()  # cards seen by others look the same as cards seen by nobody
    money = state.money[number]
    is_shown = state.settings.money_is_shown or state.waiting.kind == OVER
    knows_top = seat is not None and bool(cards) and cards[0] is not None
    score = score_with(state, seat, pile.top[-1].kind) if seat is not None and knows_top else None
    return PileView(PILE_NAMES[number], len(pile), cards, money if is_shown else None, money > 0, score)


def score_with(state: RivalKingsState, seat: int, kind: int) -> int | None:
    """The points of a seat if it took a card at its price; none if it lacks the coins (RK-4.4, RK-4.5)."""
    price = state.components.values[kind]
    if state.players[seat].coins < price:
        return None
    player = state.players[seat].copy()
    player.coins -= price
    player.add(kind)
    return points_of(state.components, player)


def action_asked(state: RivalKingsState) -> str | None:
    """The action of the character whose turn it is that comes next, if there is one at this moment."""
    for step in reversed(state.agenda):
        if isinstance(step, OwnAction):
            return None if isinstance(step, StolenAction) else ACTION_NAMES[step.kind]
    return None


def actions_done(state: RivalKingsState, seat: int) -> int:
    """The uncovered actions that a player has carried out, declined or lost this cycle, one bit for each."""
    player = state.players[seat]
    if player.character == NONE or state.to_act & (1 << seat) != 0:
        return 0
    ahead = 0
    if state.active == seat:
        for step in state.agenda:
            if isinstance(step, OneAction):
                return 0
            if isinstance(step, OwnAction) and not isinstance(step, StolenAction):
                ahead |= 1 << step.kind
    return uncovered_actions(state, seat) & ~ahead


def player_view(state: RivalKingsState, seat: int) -> PlayerView:
    """A player from outside."""
    components = state.components
    player = state.players[seat]
    done = actions_done(state, seat)
    crests = {name: player.crest_on(kind) for kind, name in enumerate(ACTION_NAMES)}
    names = components.face_names
    is_open = player.character != NONE
    actions = components.characters[player.character].actions if is_open else []
    return PlayerView(
        coins=player.coins,
        markers=player.markers,
        buildings=[names[kind] for kind in player.buildings],
        subjects=[names[kind] for kind in player.subjects],
        hand=player.hand.bit_count(),
        decided=player.chosen != NONE,
        character=components.character_names[player.character] if is_open else None,
        actions=[ACTION_NAMES[kind] for kind in actions],
        crests={name: robber for name, robber in crests.items() if robber != NONE},
        done=[ACTION_NAMES[kind] for kind in actions if done & (1 << kind) != 0],
        limited=player.limited,
        used=player.used,
        earlier=player.earlier,
        to_act=is_open and state.to_act & (1 << seat) != 0,
        robs=robbed_seats(state, seat),
        pairs=pairs_of(components, best_pairing(components, player)),
    )


def robbed_seats(state: RivalKingsState, seat: int) -> list[int]:
    """Whom an open character robs this cycle, whether or not it has done so (RK-3.1, RK-3.2)."""
    if state.players[seat].character == NONE or state.players[seat].limited:
        return []
    rivals = [rival for rival in range(state.seat_count) if state.players[rival].character != NONE]
    return [rival for rival in rivals if is_robbed_by(state, seat, rival)]


def pairs_of(components: RivalKingsComponents, pairing: Pairing) -> list[PairView]:
    """The pairs that score most, perfect ones first."""
    names = components.face_names
    perfect = [
        PairView(names[kind], names[partner(kind)], True, perfect_points(components, kind))
        for kind in pairing.perfect
    ]
    return perfect + [
        PairView(names[building], names[subject], False, colour_points(components, building, subject))
        for building, subject in zip(pairing.colour_buildings, pairing.colour_subjects, strict=True)
    ]


def characters_of(names: list[str], mask: int) -> list[str]:
    """The characters of a set, in the order of the box."""
    return [names[kind] for kind in range(CHARACTERS) if mask & (1 << kind) != 0]
