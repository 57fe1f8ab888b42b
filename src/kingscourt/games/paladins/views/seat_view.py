"""The view of a seat: its types, and the functions that build it."""

from __future__ import annotations

from typing import Literal

import msgspec

from kingscourt.components.pile import Card
from kingscourt.games.paladins.card_faces import BoardAction
from kingscourt.games.paladins.effects.action_effects import MONK
from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.scoring import final_score, times_done, wall_points
from kingscourt.games.paladins.solo_opponent import Opponent
from kingscourt.games.paladins.state import PaladinsState
from kingscourt.games.paladins.views.card_views import (
    FavourView,
    OutsiderView,
    ReactionView,
    TownsfolkView,
    names_of,
    outsider_view,
    reaction_view,
    townsfolk_view,
)
from kingscourt.games.paladins.views.own_actions_view import OwnActionsView, own_actions
from kingscourt.games.paladins.vocabulary import (
    ABSOLVE,
    ACTION_COUNT,
    ACTIONS,
    ATTRIBUTES,
    COMMISSION,
    CONTENTS,
    DEVELOP,
    EMPTY,
    FAVOUR_SLOTS,
    GARRISON,
    NO_CARD,
    ORDER_SLOTS,
    OUTSIDER_COLUMNS,
    SCHEMES,
    TOWN_COLUMNS,
    WORKERS,
)
from kingscourt.kernel.audience import sees
from kingscourt.kernel.decision import OVER
from kingscourt.kernel.wire_conversion import open_scores
from kingscourt.kernel.wire_types import ScoreSheet, View

Phase = Literal["setup", "paladins", "taverns", "turns", "over"]
ROW = ["recruits", "prays", "trades", "conspires"]


class PaladinCards(msgspec.Struct, frozen=True, omit_defaults=True):
    """One player's paladins, as far as the viewer knows them; None is a card face down."""

    hand: list[str | None] = []
    chosen: str | None = None
    is_chosen: bool = False
    top: list[str | None] = []  # the uppermost last
    unseen: int = 0  # nobody has looked at these
    bottom: list[str | None] = []  # the lowest last
    used: list[str] = []


class PlayerView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One player area; but for the paladins all of it is open (PW-1.5)."""

    seat: int | None  # None for the artificial opponent
    workers: dict[str, int]
    board: dict[str, list[str]]  # contents of each action's spaces, "" for none
    attributes: dict[str, int]
    boosts: dict[str, int]
    silver: int
    provisions: int
    points: int  # if the game ended now
    done: dict[str, int]  # how often each action of the right side counts
    unpaid: int = 0
    paid: int = 0
    suspicions: list[int] = []  # the tax of each card, the newest last
    workshops: int = 0  # not yet placed
    under: list[str] = []  # the worker that the next one gives
    monks: int = 0
    outposts: int = 0
    jars: int = 0
    jar_spaces: list[int] = []  # taken
    townsfolk: list[str] = []
    walls: list[str] = []
    wall_points: int = 0  # printed on them
    attacked: list[str] = []
    converted: list[str] = []
    passed: bool = False
    tavern: str | None = None
    paladin: str | None = None
    paladins: PaladinCards | None = None


class TavernView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tavern of this round."""

    id: str
    player: int | None = None  # the seat that has it


class PieceView(msgspec.Struct, frozen=True):
    """A monk or an outpost on the main board."""

    space: str
    player: int
    piece: Literal["monk", "outpost"]


class SolitaireView(msgspec.Struct, frozen=True):
    """What only the artificial opponent has (PW-7)."""

    marker: int  # from 1
    stack: list[str]  # of markers on one level the last lies uppermost
    schemes: int
    discards: dict[str, int]
    row: list[str]  # used this round
    sheet: dict[str, int]  # its points by category, once the game is over


class PaladinsView(View, frozen=True):
    """Everything an attentive player of a seat could know."""

    seat: int | None
    round: int
    phase: Phase
    start: int
    active: int  # index in `players`
    tax: int
    tax_full: int
    players: list[PlayerView]
    townsfolk: list[TownsfolkView | None]
    townsfolk_deck: int
    townsfolk_discard: list[str]
    outsiders: list[OutsiderView | None]
    outsider_deck: int
    outsider_discard: list[str]
    walls: int
    suspicions: int
    suspicion_discard: list[int]  # by tax
    debts: int
    taverns: list[TavernView]
    tavern_deck: int
    tavern_discard: list[str]
    orders: list[str | None]
    favours: list[FavourView | None]
    pieces: list[PieceView]
    reactions: dict[str, ReactionView]  # of hired townsfolk
    jar_rewards: list[list[str]]  # by space
    open_for: int  # spaces marked with more players are closed
    debt_points: list[int]  # of an unpaid and of a paid debt
    opponent: SolitaireView | None
    over: bool
    scores: list[ScoreSheet | None]  # by seat, as they stand
    own: OwnActionsView | None  # the actions of the seat that views


def view_of(s: PaladinsState, seat: int | None) -> PaladinsView:
    """The position as a seat (None: a watcher) knows it."""
    cards = s.box.cards
    over = s.waiting.kind == OVER
    debts = sum([p.unpaid + p.paid for p in s.players])
    return PaladinsView(
        seat=seat,
        round=s.round,
        phase=_phase(s),
        start=s.start,
        active=s.active,
        tax=s.tax,
        tax_full=s.full_tax(),
        players=[_player_view(s, p, seat, over) for p in s.players],
        townsfolk=[_townsfolk(s, column) for column in range(TOWN_COLUMNS)],
        townsfolk_deck=len(s.town_deck),
        townsfolk_discard=[cards.town_names[card] for card in s.town_discard],
        outsiders=[_outsider(s, column) for column in range(OUTSIDER_COLUMNS)],
        outsider_deck=len(s.outsider_deck),
        outsider_discard=[cards.outsider_names[card] for card in s.outsider_discard],
        walls=sum(s.wall_deck),
        suspicions=sum(s.suspicion_deck),
        suspicion_discard=s.suspicion_discard.copy(),
        debts=max(0, s.box.numbers.debt_cards - debts),
        taverns=[_tavern(s, card) for card in s.taverns],
        tavern_deck=len(s.tavern_deck),
        tavern_discard=[cards.tavern_names[card] for card in s.tavern_discard],
        orders=[_order(s, slot) for slot in range(ORDER_SLOTS)],
        favours=[_favour(s, slot) for slot in range(FAVOUR_SLOTS)],
        pieces=_pieces(s),
        reactions=reactions_of(s),
        jar_rewards=jar_rewards(s),
        open_for=s.space_players(),
        debt_points=[s.box.numbers.unpaid, s.box.numbers.paid],
        opponent=None if s.opponent is None else _solitaire(s, s.opponent, over),
        over=over,
        scores=open_scores(s),
        own=None if seat is None or over else own_actions(s, s.players[seat]),
    )


def _phase(s: PaladinsState) -> Phase:
    people = s.players[: s.seat_count]
    if s.waiting.kind == OVER:
        return "over"
    if s.round == 0:
        return "setup"
    if any(p.paladin == NO_CARD for p in people):
        return "paladins"
    return "taverns" if any(p.tavern == NO_CARD for p in people) else "turns"


def _id(names: list[str], card: int) -> str | None:
    return None if card == NO_CARD else names[card]


def _order(s: PaladinsState, slot: int) -> str | None:
    return s.box.order_names[s.orders[slot]] if slot < len(s.orders) else None


def _favour(s: PaladinsState, slot: int) -> FavourView | None:
    if slot >= len(s.favours):
        return None
    id = s.box.cards.favours[s.favours[slot]].id
    worker = s.favour_workers[slot]
    if worker == EMPTY:
        return FavourView(id)
    return FavourView(id, WORKERS[worker], s.favour_users[slot])


def _townsfolk(s: PaladinsState, column: int) -> TownsfolkView | None:
    if s.town[column] == NO_CARD:
        return None
    card = s.box.cards.townsfolk[s.town[column]]
    numbers = s.box.numbers
    return townsfolk_view(card, numbers.column_silver[column], numbers.column_debt[column])


def _outsider(s: PaladinsState, column: int) -> OutsiderView | None:
    if s.outsiders[column] == NO_CARD:
        return None
    card = s.box.cards.outsiders[s.outsiders[column]]
    numbers = s.box.numbers
    return outsider_view(card, numbers.area_strength[column], numbers.area_faith[column])


def _tavern(s: PaladinsState, card: int) -> TavernView:
    tavern = s.box.cards.taverns[card]
    taker = [p.index for p in s.players if p.tavern == card]
    return TavernView(tavern.id, taker[0] if taker else None)


def _pieces(s: PaladinsState) -> list[PieceView]:
    found: list[PieceView] = []
    for space, owner in zip(s.box.cards.spaces, s.settled, strict=True):
        if owner != EMPTY:
            found.append(PieceView(space.id, owner // 2, "monk" if owner % 2 == MONK else "outpost"))
    return found


def _player_view(s: PaladinsState, p: Player, seat: int | None, over: bool) -> PlayerView:
    cards = s.box.cards
    numbers = s.box.numbers
    is_opponent = s.is_opponent(p.index)
    return PlayerView(
        seat=None if is_opponent else p.index,
        workers={WORKERS[kind]: n for kind, n in enumerate(p.workers) if n > 0},
        board={ACTIONS[action.index]: _contents(p, action) for action in cards.board},
        attributes={name: p.attributes[index] for index, name in enumerate(ATTRIBUTES)},
        boosts={name: p.boosts[index] for index, name in enumerate(ATTRIBUTES) if p.boosts[index] > 0},
        silver=p.silver,
        provisions=p.provisions,
        points=final_score(s.box, p, s.orders, is_opponent),
        done={ACTIONS[action]: times_done(p, action) for action in range(COMMISSION, ACTION_COUNT)},
        unpaid=p.unpaid,
        paid=p.paid,
        suspicions=p.suspicions.copy(),
        workshops=numbers.workshops - p.done[DEVELOP],
        under=[] if is_opponent else under_workshop(s, p),
        monks=numbers.monks - p.done[COMMISSION],
        outposts=numbers.outposts - p.done[GARRISON],
        jars=numbers.jars - p.done[ABSOLVE],
        jar_spaces=[space + 1 for space in range(len(cards.jars)) if p.jars >> space & 1],
        townsfolk=[cards.town_names[card] for card in p.townsfolk],
        walls=[cards.wall_names[card] for card in p.walls],
        wall_points=wall_points(s.box, p),
        attacked=[cards.outsider_names[card] for card in p.attacked],
        converted=[cards.outsider_names[card] for card in p.converted],
        passed=p.has_passed,
        tavern=_id(cards.tavern_names, p.tavern),
        paladin=_id(cards.paladin_names, p.paladin),
        paladins=None if is_opponent else _paladin_cards(s, p, seat, over),
    )


def _contents(p: Player, action: BoardAction) -> list[str]:
    spaces = p.spaces[action.first : action.first + len(action.spaces)]
    return ["" if content == EMPTY else CONTENTS[content] for content in spaces]


def _paladin_cards(s: PaladinsState, p: Player, seat: int | None, over: bool) -> PaladinCards:
    names = s.box.cards.paladin_names

    def seen(cards: list[Card]) -> list[str | None]:
        return [names[card.kind] if over or sees(card.known, seat) else None for card in cards]

    chosen = None if p.chosen is None else seen([p.chosen])[0]
    return PaladinCards(
        hand=seen(p.hand),
        chosen=chosen,
        is_chosen=p.chosen is not None,
        top=seen(p.pile.top),
        unseen=p.pile.unseen,
        bottom=seen(p.pile.bottom),
        used=[names[kind] for kind in p.used],
    )


def _solitaire(s: PaladinsState, opponent: Opponent, over: bool) -> SolitaireView:
    sheet = s.score_sheet(s.seat_count) if over else []
    return SolitaireView(
        marker=opponent.marker + 1,
        stack=[ATTRIBUTES[attribute] for attribute in opponent.stack],
        schemes=sum(opponent.schemes),
        discards={SCHEMES[kind]: n for kind, n in enumerate(opponent.discards) if n > 0},
        row=[name for bit, name in enumerate(ROW) if opponent.row >> bit & 1],
        sheet={line.category: line.points for line in sheet},
    )


# Printed facts that the readings of a table may change, so that its views have to tell them.


def jar_rewards(s: PaladinsState) -> list[list[str]]:
    """The rewards of the jar spaces, which are the same on every player board."""
    return [names_of(jar.reward) for jar in s.box.cards.jars]


def reactions_of(s: PaladinsState) -> dict[str, ReactionView]:
    """The reactions of all hired townsfolk; cards of one name differ."""
    cards = s.box.cards.townsfolk
    hired = sorted([card for p in s.players for card in p.townsfolk])
    return {cards[card].id: reaction_view(cards[card]) for card in hired}


def under_workshop(s: PaladinsState, p: Player) -> list[str]:
    """The worker under the workshop that is placed next (PW-3.1)."""
    workers = s.box.numbers.workshop_workers
    done = p.done[DEVELOP]
    return names_of(workers[done]) if done < len(workers) else []
