"""A position of Royals."""

from __future__ import annotations

from typing import Final

from kingscourt.games.royals.actions import COUNTRY, INTRIGUE
from kingscourt.games.royals.components import RoyalsComponents
from kingscourt.games.royals.deck import Deck
from kingscourt.games.royals.events.cards import Leaving, Shuffled
from kingscourt.games.royals.hand import SureCards, numbers
from kingscourt.games.royals.imagine_hands import imagine_hands
from kingscourt.games.royals.places import HANDS
from kingscourt.games.royals.player import Player
from kingscourt.games.royals.terms.holdings import (
    count_bonuses,
    count_cubes,
    count_decks,
    count_hand,
    count_period_tokens,
    count_title_tokens,
)
from kingscourt.kernel.audience import EVERYONE, only
from kingscourt.kernel.chance import Source, number_draws
from kingscourt.kernel.game_outcome import GameOutcome, ScoreLine, Standing, rank_by
from kingscourt.kernel.holdings import Holdings
from kingscourt.kernel.phrase import Phrase, Value, seat_phrase
from kingscourt.kernel.state import State
from kingscourt.kernel.step import Step

VACANT: Final = -1  # a position without a cube, a token not yet taken
GONE: Final = -2  # a token that left the game

CATEGORIES: Final = ["city", "country", "noble-house", "period", "title"]


class RoyalsState(State):
    """The facts of a game; cards that nobody has seen are not drawn yet."""

    def __init__(self, components: RoyalsComponents, seat_count: int, totals_shown: bool) -> None:
        super().__init__(seat_count)
        self.components: RoyalsComponents = components
        self.totals_shown: bool = totals_shown  # RY-3
        self.players: list[Player]
        self.countries: Deck
        self.intrigues: Deck
        self.display: list[int]  # face up, by country
        self.display_size: int = 0
        self.start: int = -1
        self.turn: int = -1  # whose turn it is
        self.turns: int = 0  # turns begun
        self.period: int = 0
        self.period_ends: bool = False  # after this turn (RY-4.1)
        self.last_round: bool = False  # RY-4.2
        self.finished: bool = False
        self.target: int = -1  # the position that is being paid for
        self.holders: list[int]  # by position
        # Lists that seldom change are replaced rather than changed, so copies share them.
        self.banished: list[int]  # cubes by city and seat
        self.city_bonuses: list[int]  # the seat that took it
        self.country_bonuses: list[list[int]]  # the seats that took them, highest first
        self.noble_bonuses: list[int]
        self.period_tokens: list[int]  # the seat that took it, by period, country, first and second
        self.title_tokens: list[int]  # the seat that took it, by title and half

    # -- the contract ----------------------------------------------------------------------------

    def copy(self) -> RoyalsState:
        other = RoyalsState(self.components, self.seat_count, self.totals_shown)
        self.copy_kernel(other)
        other.players = [player.copy() for player in self.players]
        other.countries = self.countries.copy()
        other.intrigues = self.intrigues.copy()
        other.display = self.display.copy()
        other.display_size = self.display_size
        other.start = self.start
        other.turn = self.turn
        other.turns = self.turns
        other.period = self.period
        other.period_ends = self.period_ends
        other.last_round = self.last_round
        other.finished = self.finished
        other.target = self.target
        other.holders = self.holders.copy()
        other.banished = self.banished
        other.city_bonuses = self.city_bonuses
        other.country_bonuses = self.country_bonuses
        other.noble_bonuses = self.noble_bonuses
        other.period_tokens = self.period_tokens
        other.title_tokens = self.title_tokens
        return other

    def imagine(self, seat: int, source: Source) -> RoyalsState:
        other = self.copy()
        if self.finished:
            return other  # all is open
        source = number_draws(source)
        country: SureCards | None = None
        intrigue: SureCards | None = None
        for step in other.agenda:
            if isinstance(step, Payment):
                country = step.sure_countries(other) or country
                intrigue = step.sure_intrigues(other) or intrigue
        payer = self.turn
        hands = [player.countries for player in other.players]
        imagine_hands(hands, other.countries, seat, payer, country, source)
        hands = [player.intrigues for player in other.players]
        imagine_hands(hands, other.intrigues, seat, payer, intrigue, source)
        return other

    def derived(self) -> list[str]:
        return [
            "display_size",
            "countries.size",
            "intrigues.size",
            "players.countries.size",
            "players.intrigues.size",
        ]

    def facts(self) -> list[str]:
        lines = [
            f"start {self.start} turn {self.turn} turns {self.turns} period {self.period} "
            f"ends {self.period_ends} last {self.last_round} finished {self.finished} target {self.target}",
            f"countries {self.countries.facts()} display {numbers(self.display)}",
            f"intrigues {self.intrigues.facts()}",
            f"holders {numbers(self.holders)} banished {numbers(self.banished)}",
            f"cities {numbers(self.city_bonuses)} nobles {numbers(self.noble_bonuses)}",
            "country bonuses " + " ".join([numbers(takers) for takers in self.country_bonuses]),
            f"periods {numbers(self.period_tokens)} titles {numbers(self.title_tokens)}",
        ]
        lines += [player.facts() for player in self.players]
        return lines

    def census(self) -> dict[str, int]:
        counts: dict[str, int] = {}
        for kind, id in enumerate(self.components.country_ids):
            hands = sum([player.countries.cards[kind] for player in self.players])
            deck = self.countries.bag.counts[kind] + self.countries.discards[kind]
            counts[f"country/{id}"] = hands + deck + self.display[kind]
        for kind, id in enumerate(self.components.intrigue_ids):
            hands = sum([player.intrigues.cards[kind] for player in self.players])
            counts[f"intrigue/{id}"] = hands + self.intrigues.bag.counts[kind] + self.intrigues.discards[kind]
        for colour in self.components.colours:
            counts[f"cubes/{colour.id}"] = colour.cubes  # in the box, unless somebody plays with them
        for seat, player in enumerate(self.players):
            if player.colour >= 0:
                banished = sum(self.banished[seat :: self.seat_count])
                laid = sum(player.titles) + self.holders.count(seat) + banished
                counts[f"cubes/{self.components.colours[player.colour].id}"] = player.cubes + laid
        return counts

    def holdings(self, viewer: int | None) -> Holdings:
        # The cards left in the box before the game count no more (RY-1.2).
        held = Holdings([])
        box = self.components
        count_decks(held, box, self.countries, self.intrigues, self.display)
        for seat, player in enumerate(self.players):
            is_own = seat == viewer
            count_hand(held, HANDS[seat], COUNTRY, box.country_ids, player.countries, is_own)
            count_hand(held, HANDS[seat], INTRIGUE, box.intrigue_ids, player.intrigues, is_own)
        count_cubes(held, box, self.players, self.holders, self.banished)
        count_bonuses(held, box, self.seat_count, self.city_bonuses, self.country_bonuses, self.noble_bonuses)
        count_period_tokens(held, box, self.period_tokens)
        count_title_tokens(held, box, self.title_tokens)
        return held

    def back_of(self, what: str) -> str:
        family = what.partition("/")[0]
        return family if family in (COUNTRY, INTRIGUE) else what

    def outcome(self) -> GameOutcome | None:
        if not self.finished:
            return None
        keys = [[player.points, player.best_token] for player in self.players]
        ranks = rank_by(keys)
        ranking: list[Standing] = []
        for seat in sorted(range(self.seat_count), key=lambda seat: (ranks[seat], seat)):
            ranking.append(Standing(ranks[seat], seat, self.players[seat].points, seat_phrase(seat)))
        return GameOutcome(ranking, self.reason(ranks))

    def reason(self, ranks: list[int]) -> Phrase:
        """The reason for the win (RY-4.6)."""
        winners = [seat for seat in range(self.seat_count) if ranks[seat] == 1]
        best = self.players[winners[0]]
        if len(winners) > 1:
            people = [seat_phrase(seat) for seat in winners]
            return Phrase("royals-outcome-shared", {"players": people, "points": best.points})
        args: dict[str, Value] = {"player": seat_phrase(winners[0]), "points": best.points}
        level = [player for player in self.players if player.points == best.points]
        if len(level) > 1:
            args["best"] = best.best_token
            return Phrase("royals-outcome-token", args)
        return Phrase("royals-outcome-points", args)

    def score_sheet(self, seat: int) -> list[ScoreLine]:
        box = self.components
        cities = sum([box.cities[i].bonus for i, taker in enumerate(self.city_bonuses) if taker == seat])
        countries = 0
        for index, takers in enumerate(self.country_bonuses):
            if seat in takers:
                countries += box.countries[index].bonuses[takers.index(seat)]
        noble = 0
        if seat in self.noble_bonuses:
            noble = box.count(self.seat_count).noble_house[self.noble_bonuses.index(seat)]
        periods = sum([self.token_value(i) for i, taker in enumerate(self.period_tokens) if taker == seat])
        titles = sum([box.titles[i // 2].half for i, taker in enumerate(self.title_tokens) if taker == seat])
        values = [cities, countries, noble, periods, titles]
        return [ScoreLine(name, points) for name, points in zip(CATEGORIES, values, strict=True)]

    # -- questions of the rules ----------------------------------------------------------------------

    def token_value(self, index: int) -> int:
        """The points of a period token by its index."""
        countries = self.components.countries
        period, rest = divmod(index, 2 * len(countries))
        return countries[rest // 2].tokens[period][rest % 2]

    def affordable(self, seat: int, country: int) -> int:
        """The highest price in cards of a country that a hand can pay, wild cards included (RY-2.6b)."""
        hand = self.players[seat].countries
        whole = hand.cards[country]
        return whole + (hand.size - whole) // 3

    def intrigue_power(self, seat: int, country: int) -> int:
        """How many intrigue cards of a country a hand can stand for (RY-2.6c)."""
        hand = self.players[seat].intrigues
        whole = 0
        for kind in self.components.matching[country]:
            whole += hand.cards[kind]
        return whole + (hand.size - whole) // 2

    def lay_off_country(self, seat: int, kind: int) -> bool:
        """A country card goes from a hand to the discards; returns whether the others learn it (RY-2.8)."""
        self.countries.discard(kind)
        if self.players[seat].countries.remove(kind):
            self.disclose(only(seat), EVERYONE, seat)
            return True
        return False

    def lay_off_intrigue(self, seat: int, kind: int) -> bool:
        """An intrigue card goes from a hand to its discards."""
        self.intrigues.discard(kind)
        if self.players[seat].intrigues.remove(kind):
            self.disclose(only(seat), EVERYONE, seat)
            return True
        return False

    def tell_leaving(self, leaving: Leaving, is_news: bool) -> None:
        """Tell of a card that has left a hand."""
        if is_news:
            self.emit(leaving.own)
            self.emit(leaving.unseen)
        else:
            self.emit(leaving.known)

    def renew_countries(self) -> None:
        """The country discards become a new deck (RY-4.1)."""
        if self.tells:
            self.emit(Shuffled(self.components.country_events, self.countries.discards))
        self.countries.renew()

    def renew_intrigues(self) -> None:
        """RY-2.4: the same with intrigue cards."""
        if self.tells:
            self.emit(Shuffled(self.components.intrigue_events, self.intrigues.discards))
        self.intrigues.renew()

    def last_in_round(self) -> bool:
        """Whether this turn is the last of its round (RY-4.2)."""
        return self.turns % self.seat_count == 0


class Payment(Step[RoyalsState]):
    """A step in which the player whose turn it is still owes cards.

    Everybody can conclude that a player who begins to pay is able to finish.
    """

    def sure_countries(self, s: RoyalsState) -> SureCards | None:
        """The country cards that the payer must hold."""
        return None

    def sure_intrigues(self, s: RoyalsState) -> SureCards | None:
        """The intrigue cards that the payer must hold."""
        return None
