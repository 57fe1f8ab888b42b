"""Helpers to set up positions, to play actions and draws by their texts, and to ask for refusals."""

from __future__ import annotations

from kingscourt.games.paladins.game import GAME
from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.scenario import state_from
from kingscourt.games.paladins.state import PaladinsState
from kingscourt.games.paladins.vocabulary import ATTRIBUTES, WORKERS
from kingscourt.kernel.catalogue import Catalogue
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import CHANCE, DECISION
from kingscourt.kernel.event import Event
from kingscourt.kernel.random_playout import draw_chance


class Table:
    """A state with hands on it."""

    def __init__(self, state: PaladinsState) -> None:
        self.state = state
        self.catalogue = Catalogue(state.box.actions.all())
        self.events: list[Event] = []

    def do(self, *texts: str) -> Table:
        """Play actions of the seats that are asked; each must be legal."""
        for text in texts:
            action = self.catalogue.parse(text)
            seat = self.asked
            refusal = self.state.explain(seat, action)
            assert refusal is None, f"{text} is refused by {refusal}; legal: {self.legal}"
            assert text in self.legal
            self.state.apply(seat, action)
            self.events += self.state.take_events()
        return self

    def do_all(self, times: int) -> Table:
        """The first legal action so many times, with any luck between."""
        for _ in range(times):
            self.do(self.legal[0]).luck()
        return self

    def draw(self, *names: str) -> Table:
        """Outcomes of the pending chance nodes."""
        for name in names:
            chance = self.state.pending().chance
            assert chance is not None, f"no draw is pending; legal: {self.legal}"
            index = chance.outcomes.index_of(name)
            assert index >= 0, f"{name} cannot be drawn for {chance.purpose}"
            self.state.resolve(index)
            self.events += self.state.take_events()
        return self

    def first(self) -> Table:
        """The first outcome of the pending chance node."""
        self.state.resolve(0)
        self.events += self.state.take_events()
        return self

    def luck(self, seed: int = 1) -> Table:
        """Any outcomes until somebody is asked."""
        random = FastRandom(seed)
        while self.state.pending().kind == CHANCE:
            draw_chance(self.state, random)
        self.events += self.state.take_events()
        return self

    def refused(self, text: str, seat: int | None = None) -> str:
        """The rule against an action; "" when it is legal."""
        refusal = self.state.explain(self.asked if seat is None else seat, self.catalogue.parse(text))
        return "" if refusal is None else refusal.rule

    @property
    def asked(self) -> int:
        """The first seat that is asked."""
        assert self.state.pending().kind == DECISION, "nobody is asked"
        return self.state.pending().seats[0]

    @property
    def legal(self) -> list[str]:
        """The legal actions of the seat."""
        if self.state.pending().kind != DECISION:
            return []
        return [action.text for action in self.state.legal(self.asked)]

    @property
    def draws(self) -> str:
        """The draw that chance is asked for, or ""."""
        chance = self.state.pending().chance
        return "" if chance is None else chance.purpose

    @property
    def tax(self) -> int:
        """Silver in the tax supply."""
        return self.state.tax

    def p(self, seat: int = 0) -> Player:
        """A player; the opponent comes after the last seat."""
        return self.state.players[seat]

    def told(self) -> list[str]:
        """The events, without the prefix."""
        return [event.key.removeprefix("paladins-event-") for event in self.events]


def table(facts: str, *players: str) -> Table:
    """A position for two to four: facts of the table, then of each player; `;` ends a line.

    A player who is not described has three labourers, so that the round goes on.
    """
    seated = [*players, *["workers = { labourer = 3 }"] * (2 - len(players))]
    text = f"seats = {len(seated)}\n{facts}\n"
    for player in seated:
        text += f"[[seat]]\n{player}\n"
    return Table(state_from(text.replace(";", "\n")))


def solo(facts: str = "", you: str = "", it: str = "", opponent: str = "") -> Table:
    """A position against the opponent; `it` has its player facts, `opponent` the facts that only it has."""
    text = f"seats = 1\n{facts}\n[[seat]]\n{you}\n[[seat]]\n{it}\n[opponent]\n{opponent}\n"
    return Table(state_from(text.replace(";", "\n")))


def new_table(seats: int, **variants: str) -> Table:
    """A fresh game."""
    options = GAME.options(seats, "", {name.replace("_", "-"): choice for name, choice in variants.items()})
    state = GAME.new(options, GAME.components(options.edition))
    assert isinstance(state, PaladinsState)
    return Table(state)


def workers(p: Player) -> dict[str, int]:
    """Workers in supply."""
    return {WORKERS[kind]: n for kind, n in enumerate(p.workers) if n}


def attributes(p: Player) -> tuple[int, ...]:
    """Faith, strength, influence."""
    return tuple(p.attributes[index] for index in range(len(ATTRIBUTES)))
