"""A proof over many positions: nobody can see a sealed choice, or a change of mind, before all have chosen.

It checks what a table sends. In random games several seats repeatedly choose at the same time, in any
order; each could have chosen differently, or have chosen something else first.
"""

from __future__ import annotations

import msgspec

from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.game import Game
from kingscourt.table.entry import ACTION
from kingscourt.table.fairness import AuditedSource, commitment
from kingscourt.table.game_setup import HUMAN, GameSetup, SeatSetup
from kingscourt.table.projection import update_for
from kingscourt.table.table import Table
from kingscourt.testing.campaigns.secrecy import endless_cases
from kingscourt.testing.errors import LawBroken
from kingscourt.testing.law_case import Case
from kingscourt.testing.laws.simultaneous import plan_for
from kingscourt.testing.seat_observation import difference, whom

NAME = "sealing"
A_GAME = 40  # choices per game


class SealProof:
    """What was compared."""

    def __init__(self) -> None:
        self.choices = 0  # sealed choices of one seat while others still had to choose
        self.different = 0  # the seat had an alternative
        self.comparisons = 0
        self.reveals = 0

    def __str__(self) -> str:
        return (
            f"{self.choices} sealed choices ({self.different} with an alternative), {self.comparisons} "
            f"comparisons, {self.reveals} reveals"
        )


def prove_seals(game: Game, choices: int, seed: int = 1) -> SealProof:
    """Check a number of sealed choices of random games, cycling through all seats, editions and options."""
    proof = SealProof()
    for case in endless_cases(game, seed):
        if case.options.seats == 1:
            continue
        before = proof.choices
        table = table_of(case)
        random = FastRandom(case.seed)
        while not table.position.is_over() and proof.choices < min(choices, before + A_GAME):
            if table.position.is_sealed():
                choose_all(case, table, random, proof)
            else:
                act(table, random)
        if proof.choices >= choices:
            return proof
        if proof.choices == before:
            raise ValueError(f"{case}: nobody chooses under seal")
    return proof


def table_of(case: Case) -> Table:
    """A table of people just before the first decision."""
    secret = case.seed.to_bytes(32, "big")
    people = [SeatSetup(f"seat {n}", HUMAN, f"{n}") for n in range(case.options.seats)]
    game_setup = GameSetup(case.game, case.options, case.components, people, commitment(secret))
    table = Table(game_setup, AuditedSource(secret, game_setup.nonces()))
    table.keep(table.open())
    return table


def act(table: Table, random: FastRandom) -> None:
    """Play a random open answer."""
    seat = table.position.asked()[0]
    legal = table.position.state.legal(seat)
    table.keep(table.command(seat, [legal[random.index(len(legal))].text]))


def choose_all(case: Case, table: Table, random: FastRandom, proof: SealProof) -> None:
    """Let all seats asked choose, in any order; check each but the last."""
    waiting = table.position.asked().copy()
    final: dict[int, list[str]] = {}
    while waiting:
        seat = waiting.pop(random.index(len(waiting)))
        one, other = texts(case, table, seat, random), texts(case, table, seat, random)
        if waiting:
            check(case, table, seat, one, other, proof)
            table.keep(table.command(seat, one))
        final[seat] = other if waiting else one
        entries = table.keep(table.command(seat, final[seat]))
        if waiting and (entries or seat not in table.chosen()):
            raise LawBroken(NAME, case, f"the choice of seat {seat} does not wait for the others")
    opened = [entry for entry in entries if entry.kind == ACTION][: sum(map(len, final.values()))]
    counted = {seat: [entry.text for entry in opened if entry.seat == seat] for seat in final}
    if counted != final:
        raise LawBroken(NAME, case, f"the last choices are not the ones in effect: {counted} for {final}")
    proof.reveals += 1


def check(case: Case, table: Table, seat: int, one: list[str], other: list[str], proof: SealProof) -> None:
    """Check that choosing one, the other, or first one and then the other is the same to everybody else."""
    proof.choices += 1
    proof.different += one != other
    ways = [[one], [other], [one, other]]
    viewers = [None, *[n for n in range(case.options.seats) if n != seat]]
    sent = [[sent_after(table, seat, way, viewer) for way in ways] for viewer in viewers]
    for viewer, (first, *rest) in zip(viewers, sent, strict=True):
        for bytes_sent in rest:
            proof.comparisons += 1
            if bytes_sent != first:
                what = f"the sealed choice of seat {seat} shows to {whom(viewer)}: "
                raise LawBroken(NAME, case, what + difference(first, bytes_sent))


def sent_after(table: Table, seat: int, way: list[list[str]], viewer: int | None) -> bytes:
    """Everything a viewer is sent after one or more choices of a seat."""
    trial = table.fork()
    for choice in way:
        trial.keep(trial.command(seat, choice))
    return msgspec.json.encode(update_for(trial, viewer))


def texts(case: Case, table: Table, seat: int, random: FastRandom) -> list[str]:
    """The texts of a whole random choice."""
    return [action.text for action in plan_for(case, table.position.state, seat, random)]
