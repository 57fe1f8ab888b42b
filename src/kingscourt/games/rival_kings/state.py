"""A position of Rival Kings."""

from __future__ import annotations

from typing import Final

from kingscourt.components.bag import Bag
from kingscourt.components.pile import Pile, conceal, redraw
from kingscourt.games.rival_kings.catalogue import Actions
from kingscourt.games.rival_kings.components import RivalKingsComponents
from kingscourt.games.rival_kings.match_length_and_money import MatchOptions
from kingscourt.games.rival_kings.player import Player
from kingscourt.games.rival_kings.scoring import outcome_of, points_of, sheet_of
from kingscourt.games.rival_kings.terms.holdings import (
    count_characters,
    count_crests,
    count_open_characters,
    count_pile,
    count_player,
    count_points,
    count_supplies,
    empty_holdings,
    holder_of,
    put_aside,
)
from kingscourt.games.rival_kings.vocabulary import (
    CHARACTERS,
    KINDS,
    NONE,
    PILE_NAMES,
    PILES,
    SYMBOLS,
)
from kingscourt.kernel.action import Action
from kingscourt.kernel.chance import Source, number_draws
from kingscourt.kernel.decision import CHANCE, OVER
from kingscourt.kernel.game_outcome import GameOutcome, ScoreLine
from kingscourt.kernel.holdings import Counts, Holdings
from kingscourt.kernel.state import State

# Why a game is about to end.
NOT_YET: Final = 0
PILE_EMPTY: Final = 1  # RK-6.1
STANDSTILL: Final = 2  # RK-6.5

ALL_CHARACTERS: Final = (1 << CHARACTERS) - 1


class RivalKingsState(State):
    """The middle of the table, the players, and where in the round we are; `clear` or `copy` fills it."""

    players: list[Player]
    piles: list[Pile]
    money: list[int]  # by pile
    bags: list[Bag]  # the cards that unseen buildings and subjects, money included, can be
    answers: list[Action]  # legal answers of the decision of the turn, for `legal`

    def __init__(
        self, components: RivalKingsComponents, settings: MatchOptions, actions: Actions, seats: int
    ) -> None:
        super().__init__(seats)
        self.components: RivalKingsComponents = components
        self.settings: MatchOptions = settings
        self.actions: Actions = actions
        self.coin_supply: int = 0
        self.marker_supply: int = 0
        self.pool: int = 0  # characters that nobody was dealt and that were not turned up
        self.open_characters: int = 0  # played or turned up this round
        self.turned_up: int = NONE  # RK-3.5
        self.game: int = 0
        self.round: int = 0
        self.cycle: int = 0
        self.quiet_rounds: int = 0  # RK-6.5
        self.shrunk: bool = False  # a pile became smaller this round
        self.ending: int = NOT_YET
        self.active: int = NONE  # whose turn it is
        self.to_act: int = 0  # seats whose turn is still to come this cycle
        self.looked_at: int = NONE  # the pile whose unseen cards are being named for the player who looks
        self.named: int = 0  # how many of them have been named; all are shown at once
        # What an action that is only tried has brought from piles whose money is hidden (RK-4.3).
        self.untold_piles: int = 0
        self.untold_coins: int = 0

    def clear(self) -> None:
        """Nothing lies on the table yet."""
        self.players = []
        self.piles = []
        self.money = []
        self.bags = []
        self.answers = []

    def copy(self) -> RivalKingsState:
        other = RivalKingsState(self.components, self.settings, self.actions, self.seat_count)
        self.copy_kernel(other)
        other.players = [player.copy() for player in self.players]
        other.piles = [pile.copy() for pile in self.piles]
        other.money = self.money.copy()
        other.bags = [bag.copy() for bag in self.bags]
        other.coin_supply = self.coin_supply
        other.marker_supply = self.marker_supply
        other.pool = self.pool
        other.open_characters = self.open_characters
        other.turned_up = self.turned_up
        other.game = self.game
        other.round = self.round
        other.cycle = self.cycle
        other.quiet_rounds = self.quiet_rounds
        other.shrunk = self.shrunk
        other.ending = self.ending
        other.active = self.active
        other.to_act = self.to_act
        other.looked_at = self.looked_at
        other.named = self.named
        other.untold_piles = self.untold_piles
        other.untold_coins = self.untold_coins
        other.answers = self.answers
        return other

    # -- looking things up -----------------------------------------------------------------------

    def top_of(self, pile: int) -> int:
        """The face-up card on a pile, or NONE when the pile is empty."""
        top = self.piles[pile].top
        return top[-1].kind if top else NONE

    def bag_of(self, pile: int) -> Bag:
        """Where the unseen cards of a pile come from."""
        return self.bags[pile >> 1]

    def rank_of(self, seat: int) -> int:
        """The rank of the character in front of a player (0 is A)."""
        return self.components.ranks[self.players[seat].character]

    def goes_before(self, seat: int, other: int) -> bool:
        """The order inside one rank, by fewer markers, then by the tie symbol (RK-3.4)."""
        mine = self.players[seat]
        theirs = self.players[other]
        if mine.markers != theirs.markers:
            return mine.markers < theirs.markers
        return self.components.characters[mine.character].tie

    def can_use(self, seat: int, ability: int) -> bool:
        """Whether a player's active subject has an ability that may still be used this cycle (RK-5.1)."""
        player = self.players[seat]
        subject = player.active_subject()
        return subject != NONE and not player.used and self.components.abilities[subject] == ability

    def by_rank(self) -> list[int]:
        """All seats in the order of their characters, A first (RK-2.2, RK-3.4)."""
        order: list[int] = []
        for seat in range(self.seat_count):
            index = len(order)
            while index > 0 and self.is_earlier(seat, order[index - 1]):
                index -= 1
            order.insert(index, seat)
        return order

    def is_earlier(self, seat: int, other: int) -> bool:
        """Whether a player's turn comes before another's."""
        ranks = self.components.ranks
        rank = ranks[self.players[seat].character]
        other_rank = ranks[self.players[other].character]
        return rank < other_rank if rank != other_rank else self.goes_before(seat, other)

    # -- the kernel's contract ------------------------------------------------------------------

    def imagine(self, seat: int, source: Source) -> RivalKingsState:
        other = self.copy()
        source = number_draws(source)
        imagine_hands(other, seat, source)
        for number, pile in enumerate(other.piles):
            if any(not card.is_known_to(seat) for card in pile.top):
                conceal(pile.top, seat, other.bag_of(number))
        for number, pile in enumerate(other.piles):
            if any(not card.is_known_to(seat) for card in pile.top):
                pile.top = redraw(pile.top, seat, other.bag_of(number), source)
        if other.waiting.kind == CHANCE:
            other.settle()  # the outcomes of the node follow from the imagined bags
        return other

    def facts(self) -> list[str]:
        lines = [
            f"game {self.game} round {self.round} cycle {self.cycle} quiet {self.quiet_rounds} "
            f"shrunk {self.shrunk} ending {self.ending}",
            f"supply {self.coin_supply} coins {self.marker_supply} markers",
            f"characters pool {self.pool} open {self.open_characters} turned up {self.turned_up}",
            f"active {self.active} to act {self.to_act} looked at {self.looked_at} named {self.named}",
        ]
        for number, pile in enumerate(self.piles):
            lines.append(f"pile {PILE_NAMES[number]} {pile.facts()} money {self.money[number]}")
        for bag in self.bags:
            lines.append(f"bag {bag.counts}")
        for seat, player in enumerate(self.players):
            lines.append(f"player {seat} {player.facts()}")
        return lines

    def census(self) -> dict[str, int]:
        counts = self.bags[1].counts.copy()
        for kind in range(SYMBOLS):
            counts[kind] = self.bags[0].counts[kind]
        for pile in self.piles:
            for card in pile.top:
                counts[card.kind] += 1
        coins = self.coin_supply + sum(self.money)
        markers = self.marker_supply
        characters = self.pool | self.open_characters
        for player in self.players:
            coins += player.coins
            markers += player.markers
            characters |= player.hand
            for kind in player.buildings + player.subjects:
                counts[kind] += 1
        census = {f"card {self.components.face_names[kind]}": counts[kind] for kind in range(KINDS)}
        census["coins"] = coins
        census["markers"] = markers
        census["characters"] = characters.bit_count()
        return census

    def holdings(self, viewer: int | None) -> Holdings:
        held = empty_holdings()
        components = self.components
        count_characters(held, components, self.players, self.cycle, viewer)
        count_open_characters(held, components, self.players, self.open_characters, self.turned_up)
        count_crests(held, components, self.players)
        is_over = self.waiting.kind == OVER
        for seat, player in enumerate(self.players):
            count_player(held, components, seat, player)
            count_points(held, seat, player.earlier + (points_of(components, player) if is_over else 0))
        for number, pile in enumerate(self.piles):
            named = self.named if number == self.looked_at else 0
            count_pile(held, components, number, pile, named, viewer)
        count_supplies(held, self.coin_supply, self.marker_supply, self.money)
        return held

    def held_by(self, seat: int) -> Counts:
        held = super().held_by(seat)
        if self.untold_piles > 0 and seat == self.active:
            put_aside(held, self.untold_coins, self.untold_piles)
        return held

    def holder(self, place: str) -> int:
        return holder_of(place)

    def back_of(self, what: str) -> str:
        return what.partition("/")[0]

    def outcome(self) -> GameOutcome | None:
        if self.waiting.kind != OVER:
            return None
        return outcome_of(self.components, self.players, self.settings.is_match())

    def score_sheet(self, seat: int) -> list[ScoreLine]:
        return sheet_of(self.components, self.players[seat], self.settings.is_match())

    def start_piles(self) -> None:
        """Four piles of unseen cards; bags count the cards that they and the money can be (RK-1.1)."""
        box = self.components.box
        names = self.components.face_names
        self.piles = [Pile(box.pile_size) for _ in range(PILES)]
        self.bags = [
            Bag(names, [box.copies] * SYMBOLS),
            Bag(names, [0] * SYMBOLS + [box.copies] * SYMBOLS),
        ]


def imagine_hands(s: RivalKingsState, seat: int, source: Source) -> None:
    """Deal the other hands anew from the characters that this seat has not seen."""
    pool = s.pool
    for number, player in enumerate(s.players):
        if number != seat:
            pool |= player.hand
    for number, player in enumerate(s.players):
        if number == seat:
            continue
        count = player.hand.bit_count()
        player.hand = 0
        for _ in range(count):
            card = random_bit(pool, source)
            pool &= ~card
            player.hand |= card
        if player.chosen != NONE:
            player.chosen = random_bit(player.hand, source).bit_length() - 1
    s.pool = pool


def random_bit(mask: int, source: Source) -> int:
    """One of the bits of a mask."""
    skip = source.below("imagine", 0, mask.bit_count())
    for _ in range(skip):
        mask &= mask - 1
    return mask & -mask
