"""A position from TOML facts, for tests, tutorials and examples of rules."""

from __future__ import annotations

from typing import Literal

import msgspec

from kingscourt.components.bag import Bag
from kingscourt.components.pile import Card, Pile
from kingscourt.games.paladins.component_files.reader import (
    EDITION,
    box_for,
    option_specs,
    shipped_components,
)
from kingscourt.games.paladins.components import Box, PaladinsComponents
from kingscourt.games.paladins.effects.action_effects import MONK, OUTPOST
from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.solo_opponent import Opponent
from kingscourt.games.paladins.state import PaladinsState, replaced, without
from kingscourt.games.paladins.steps.choose_paladins import DRAW_PALADINS, REVEAL, ChoosePaladins
from kingscourt.games.paladins.steps.rounds import BEGIN_TURNS, END_ROUND, ROUND
from kingscourt.games.paladins.steps.setup import empty_table
from kingscourt.games.paladins.steps.taverns import PICK_TAVERNS, TURN_UP_TAVERNS
from kingscourt.games.paladins.steps.turns import TURNS
from kingscourt.games.paladins.vocabulary import (
    ABSOLVE,
    ATTRIBUTES,
    COMMISSION,
    CONTENTS,
    DEVELOP,
    EMPTY,
    FAVOUR_SCHEME,
    FAVOUR_SLOTS,
    FORTIFY,
    GARRISON,
    HIGHEST,
    NO_CARD,
    ORDER_SLOTS,
    OUTSIDER_COLUMNS,
    RECRUIT,
    ROUNDS,
    SCHEMES,
    TOWN_COLUMNS,
    WORKERS,
    WORKSHOP,
)
from kingscourt.kernel.audience import only
from kingscourt.kernel.errors import BadOptions, BadScenario
from kingscourt.kernel.options import complete


class ScenarioSeat(msgspec.Struct, forbid_unknown_fields=True):
    """One player, or the opponent; a field that is left out is as at the start of a game."""

    workers: dict[str, int] = {}
    board: dict[str, str] = {}  # content by space, such as "commission/1" = "workshop"
    attributes: dict[str, int] = {}
    silver: int | None = None
    provisions: int | None = None
    unpaid: int = 0
    paid: int = 0
    suspicions: list[int] = []
    townsfolk: list[str] = []
    walls: list[str] = []
    attacked: list[str] = []
    converted: list[str] = []
    monks: list[str] = []  # spaces of the main board
    outposts: list[str] = []
    jars: list[int] = []  # jar spaces taken
    turned_jars: int = 0  # of the opponent
    passed: bool = False
    paladin: str = ""
    used: list[str] = []  # in earlier rounds
    top: list[str] = []  # known to the owner, the uppermost last
    bottom: list[str] = []
    tavern: str = ""


class ScenarioOpponent(msgspec.Struct, forbid_unknown_fields=True):
    """Facts that only the opponent has."""

    marker: int = 1
    stack: tuple[str, str, str] = ("influence", "faith", "strength")  # from the bottom
    schemes: dict[str, int] = {}  # by default all that belong to the deck
    discards: dict[str, int] = {}
    row: list[Literal["recruits", "prays", "trades", "conspires"]] = []


class ScenarioFile(msgspec.Struct, forbid_unknown_fields=True):
    """A whole position."""

    seats: int
    options: dict[str, str] = {}
    round: int = 1
    phase: Literal["paladins", "taverns", "turns", "end"] = "turns"
    start: int = 0
    active: int | None = None
    tax: int | None = None
    townsfolk: list[str] = []  # by column, "" for none
    outsiders: list[str] = []
    townsfolk_discard: list[str] = []
    outsider_discard: list[str] = []
    wall_discard: int = 0  # walls taken out of the deck
    suspicion_deck: list[int] | None = None
    suspicion_discard: list[int] | None = None
    orders: list[str] = []
    favours: list[str] = []
    on_favours: dict[str, str] = {}  # favour to worker, of the first seat
    taverns: list[str] = []
    seat: list[ScenarioSeat] = []
    opponent: ScenarioOpponent | None = None


ROW_BITS = {"recruits": 1, "prays": 2, "trades": 4, "conspires": 8}


def state_from(text: str, components: PaladinsComponents | None = None) -> PaladinsState:
    """The position that the facts describe; raises BadScenario where they cannot hold."""
    try:
        facts = msgspec.toml.decode(text, type=ScenarioFile)
        options = complete(EDITION, facts.seats, facts.options, option_specs(), [1, 2, 3, 4])
    except (msgspec.MsgspecError, BadOptions) as error:
        raise BadScenario(str(error)) from error
    box = box_for(components or shipped_components(), options)
    s = empty_table(box, facts.seats)
    must(
        len(facts.seat) <= len(s.players), f"{len(facts.seat)} [[seat]] entries for {len(s.players)} players"
    )
    Setter(s, facts).set_all()
    s.settle()
    s.take_events()
    return s


def must(holds: bool, problem: str) -> None:
    """A fact that cannot hold is a mistake of the scenario."""
    if not holds:
        raise BadScenario(problem)


def index_of(names: list[str], name: str) -> int:
    """The number of a card, space or kind."""
    must(name in names, f"{name!r} is none of {', '.join(names)}")
    return names.index(name)


class Setter:
    """Writes facts into an empty table."""

    def __init__(self, s: PaladinsState, facts: ScenarioFile) -> None:
        self.s = s
        self.facts = facts
        self.box: Box = s.box

    def set_all(self) -> None:
        """Everything, the agenda last."""
        s = self.s
        facts = self.facts
        must(1 <= facts.round <= ROUNDS, f"round {facts.round}: there are {ROUNDS}")
        must(0 <= facts.start < facts.seats, f"start {facts.start} is no seat")
        s.round = facts.round
        s.start = facts.start
        if facts.tax is not None:
            must(0 < facts.tax <= s.full_tax(), f"tax {facts.tax}: 1 to {s.full_tax()}")
            s.tax = facts.tax
        for index, entry in enumerate(facts.seat):
            self.set_player(s.players[index], entry)
        self.set_active()
        self.set_rows()
        self.set_suspicions()
        self.set_king()
        self.set_taverns()
        self.set_opponent()
        self.set_agenda()

    def set_active(self) -> None:
        """The active player, who has not passed as long as there is such a player."""
        s = self.s
        given = self.facts.active
        if given is not None:
            must(0 <= given < len(s.players), f"active {given} is no player")
            s.active = given
            return
        playing = [who for who in s.in_turn_order(s.start) if not s.players[who].has_passed]
        s.active = playing[0] if playing else s.start

    # -- the table -------------------------------------------------------------------------------

    def set_rows(self) -> None:
        """Rows by column; the rest stays in the decks."""
        s = self.s
        cards = self.box.cards
        s.town = self.row(self.facts.townsfolk, cards.town_names, TOWN_COLUMNS)
        s.outsiders = self.row(self.facts.outsiders, cards.outsider_names, OUTSIDER_COLUMNS)
        s.town_discard = [index_of(cards.town_names, id) for id in self.facts.townsfolk_discard]
        s.outsider_discard = [index_of(cards.outsider_names, id) for id in self.facts.outsider_discard]
        for card in [*s.town, *s.town_discard]:
            if card != NO_CARD:
                s.town_deck = self.taken(s.town_deck, card, cards.town_names)
        for card in [*s.outsiders, *s.outsider_discard]:
            if card != NO_CARD:
                s.outsider_deck = self.taken(s.outsider_deck, card, cards.outsider_names)

    def row(self, ids: list[str], names: list[str], columns: int) -> list[int]:
        """A row of cards, empty columns at the right left out."""
        must(len(ids) <= columns, f"{len(ids)} cards for {columns} columns")
        cards = [NO_CARD if id == "" else index_of(names, id) for id in ids]
        return cards + [NO_CARD] * (columns - len(cards))

    def taken(self, deck: list[int], card: int, names: list[str]) -> list[int]:
        """A deck without a card that lies somewhere else."""
        must(card in deck, f"{names[card]} is in two places")
        return without(deck, card)

    def set_suspicions(self) -> None:
        """Cards that nobody holds are in the deck unless the facts say otherwise."""
        s = self.s
        deck = self.box.numbers.suspicions.copy()
        for p in s.players:
            for tax in p.suspicions:
                must(deck[tax] > 0, f"too many suspicions with {tax} tax")
                deck[tax] -= 1
        s.suspicion_deck = deck
        given = self.facts.suspicion_discard
        if given is not None:
            must(len(given) == len(deck), "suspicion_discard: a number for each tax")
            s.suspicion_discard = given
            s.suspicion_deck = [left - gone for left, gone in zip(deck, given, strict=True)]
        if self.facts.suspicion_deck is not None:
            s.suspicion_deck = self.facts.suspicion_deck
        must(min(s.suspicion_deck) >= 0, "more suspicions than there are")

    def set_king(self) -> None:
        """Orders and Favours that are turned up."""
        s = self.s
        for name in self.facts.orders:
            s.orders = [*s.orders, index_of(self.box.order_names, name)]
            s.order_deck = self.taken(s.order_deck, s.orders[-1], self.box.order_names)
        must(len(s.orders) <= ORDER_SLOTS, f"at most {ORDER_SLOTS} orders")
        for id in self.facts.favours:
            s.favours = [*s.favours, index_of(self.box.cards.favour_names, id)]
            s.favour_deck = self.taken(s.favour_deck, s.favours[-1], self.box.cards.favour_names)
        must(len(s.favours) <= FAVOUR_SLOTS, f"at most {FAVOUR_SLOTS} favours")
        for id, worker in self.facts.on_favours.items():
            favour = index_of(self.box.cards.favour_names, id)
            must(favour in s.favours, f"favour {id} is not turned up")
            slot = s.favours.index(favour)
            s.favour_workers = replaced(s.favour_workers, slot, index_of(WORKERS, worker))
            s.favour_users = replaced(s.favour_users, slot, 0)
        for _ in range(self.facts.wall_discard):
            kind = next(kind for kind, n in enumerate(s.wall_deck) if n > 0)
            s.wall_deck = replaced(s.wall_deck, kind, s.wall_deck[kind] - 1)

    def set_taverns(self) -> None:
        """Taverns of this round."""
        s = self.s
        names = self.box.cards.tavern_names
        s.taverns = sorted([index_of(names, id) for id in self.facts.taverns])
        for card in s.taverns:
            s.tavern_deck = self.taken(s.tavern_deck, card, names)

    # -- players ---------------------------------------------------------------------------------

    def set_player(self, p: Player, facts: ScenarioSeat) -> None:
        """One player area."""
        cards = self.box.cards
        for name, n in facts.workers.items():
            p.workers[index_of(WORKERS, name)] = n
        for name, content in facts.board.items():
            p.spaces[index_of(cards.space_names, name)] = index_of(CONTENTS, content)
        for name, n in facts.attributes.items():
            must(0 <= n <= HIGHEST, f"{name} {n}: 0 to {HIGHEST}")
            p.attributes[index_of(ATTRIBUTES, name)] = n
        p.silver = p.silver if facts.silver is None else facts.silver
        p.provisions = p.provisions if facts.provisions is None else facts.provisions
        p.unpaid = facts.unpaid
        p.paid = facts.paid
        p.suspicions = facts.suspicions
        p.has_passed = facts.passed
        p.done[DEVELOP] = len([content for content in p.spaces if content == WORKSHOP])
        self.set_cards(p, facts)
        self.set_pieces(p, facts)
        if not self.s.is_opponent(p.index):
            self.set_paladins(p, facts)

    def set_cards(self, p: Player, facts: ScenarioSeat) -> None:
        """Townsfolk, walls and outsiders of a player."""
        s = self.s
        cards = self.box.cards
        for id in facts.townsfolk:
            p.townsfolk = [*p.townsfolk, index_of(cards.town_names, id)]
            s.town_deck = self.taken(s.town_deck, p.townsfolk[-1], cards.town_names)
        p.done[RECRUIT] = len(p.townsfolk)
        for id in facts.walls:
            wall = index_of(cards.wall_names, id)
            must(s.wall_deck[wall] > 0, f"{id} is in two places")
            p.walls = [*p.walls, wall]
            s.wall_deck = replaced(s.wall_deck, wall, s.wall_deck[wall] - 1)
        p.done[FORTIFY] = len(p.walls)
        for id in [*facts.attacked, *facts.converted]:
            card = index_of(cards.outsider_names, id)
            s.outsider_deck = self.taken(s.outsider_deck, card, cards.outsider_names)
        p.attacked = [index_of(cards.outsider_names, id) for id in facts.attacked]
        p.converted = [index_of(cards.outsider_names, id) for id in facts.converted]

    def set_pieces(self, p: Player, facts: ScenarioSeat) -> None:
        """Monks, outposts and jars."""
        s = self.s
        names = [space.id for space in self.box.cards.spaces]
        for piece, action, ids in (
            (MONK, COMMISSION, facts.monks),
            (OUTPOST, GARRISON, facts.outposts),
        ):
            for id in ids:
                space = index_of(names, id)
                must(s.settled[space] == EMPTY, f"space {id} is taken twice")
                s.settled = replaced(s.settled, space, p.index * 2 + piece)
                p.done[action] += 1
        for space in facts.jars:
            must(1 <= space <= len(self.box.cards.jars), f"jar space {space} does not exist")
            p.jars |= 1 << (space - 1)
        p.done[ABSOLVE] = len(set(facts.jars)) + facts.turned_jars

    def set_paladins(self, p: Player, facts: ScenarioSeat) -> None:
        """Used ones, the one of this round, and the owner's knowledge of the deck."""
        names = self.box.cards.paladin_names
        bag = Bag(names, [1] * len(names))
        p.used = [index_of(names, id) for id in facts.used]
        if facts.paladin:
            p.paladin = index_of(names, facts.paladin)
            p.boosts = self.box.cards.paladins[p.paladin].boosts
            p.used = [*p.used, p.paladin]
        top = [index_of(names, id) for id in facts.top]
        bottom = [index_of(names, id) for id in facts.bottom]
        for kind in [*p.used, *top, *bottom]:
            must(bag.counts[kind] > 0, f"{names[kind]} is in two places")
            bag.take(kind)
        pile = Pile(bag.total())
        pile.top = [Card(kind, only(p.index)) for kind in top]
        pile.bottom = [Card(kind, only(p.index)) for kind in bottom]
        p.bag = bag
        p.pile = pile
        if facts.tavern:
            p.tavern = index_of(self.box.cards.tavern_names, facts.tavern)
        elif self.facts.phase == "turns":
            p.tavern = 0

    def set_opponent(self) -> None:
        """Its marker, markers and schemes."""
        opponent = self.s.opponent
        facts = self.facts.opponent
        if facts is None:
            return
        must(opponent is not None, "only a game for one seat has an opponent")
        assert opponent is not None
        spaces = self.box.numbers.track_spaces
        must(1 <= facts.marker <= spaces, f"marker {facts.marker}: 1 to {spaces}")
        must(sorted(facts.stack) == sorted(ATTRIBUTES), f"stack: {', '.join(ATTRIBUTES)}, from the bottom")
        opponent.marker = facts.marker - 1
        opponent.stack = [ATTRIBUTES.index(name) for name in facts.stack]
        opponent.row = sum([ROW_BITS[name] for name in facts.row])
        self.set_schemes(opponent, facts)

    def set_schemes(self, opponent: Opponent, facts: ScenarioOpponent) -> None:
        """Deck and discards."""
        for name, n in facts.discards.items():
            kind = index_of(SCHEMES, name)
            opponent.discards[kind] = n
            if kind != FAVOUR_SCHEME:
                opponent.schemes[kind] = max(0, opponent.schemes[kind] - n)
        if facts.schemes:
            opponent.schemes = [facts.schemes.get(name, 0) for name in SCHEMES]

    # -- the agenda ------------------------------------------------------------------------------

    def set_agenda(self) -> None:
        """The rest of the round and those after it."""
        s = self.s
        phase = self.facts.phase
        if s.round < ROUNDS:
            s.push(ROUND[s.round + 1])
            s.push(END_ROUND)
        if phase == "end":
            return
        s.push(TURNS)
        if phase == "turns":
            return
        s.push(BEGIN_TURNS)
        s.push(PICK_TAVERNS)
        if phase == "paladins":
            s.push(REVEAL)
            s.push(ChoosePaladins([-1] * s.seat_count, [-1] * s.seat_count))
            s.push(DRAW_PALADINS)
        if not s.taverns:
            s.push(TURN_UP_TAVERNS)
