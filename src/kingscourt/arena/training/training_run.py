"""A training from its first missing generation to the proof of its champion."""

from __future__ import annotations

from pathlib import Path

import msgspec

from kingscourt.arena.execution.executor import Executor
from kingscourt.arena.statistics.sequential_test import ACCEPT_H0, ACCEPT_H1
from kingscourt.arena.training.duel import Duel, DuelResult, run_duel
from kingscourt.arena.training.evolution import (
    Generation,
    MirroredResult,
    Slope,
    estimate,
    play_mirrored,
    stepped,
    vector_of,
)
from kingscourt.arena.training.request import Training
from kingscourt.arena.training.training_folder import Standing, TrainingFolder
from kingscourt.components.weights_file import write_weights
from kingscourt.kernel.values import Weights


class TrainingListener:
    """Hears how far a training is; does nothing by default."""

    def began(self, standing: Standing) -> None:
        """The training begins here; generations may be finished already."""

    def played(self) -> None:
        """One more pair of mirrored games is finished."""

    def finished(self, standing: Standing) -> None:
        """One more generation is finished and stored."""


class Trainer:
    """Finds better weights, generation by generation."""

    def __init__(self, training: Training, executor: Executor, listener: TrainingListener) -> None:
        self.training = training
        self.executor = executor
        self.listener = listener
        self.vector = vector_of(training.play, training.start, training.split)

    def first(self) -> Standing:
        """Before the first generation."""
        start = self.vector.numbers(self.vector.start)
        return Standing(generation=0, centre=start, champion=start, step=self.training.step)

    def next(self, before: Standing) -> Standing:
        """Play a generation, take a step, and now and then let the new weights challenge the champion."""
        training = self.training
        centre = stepped(before.centre, self._slope(before), training.noise, before.step)
        number = before.generation + 1
        after = msgspec.structs.replace(before, generation=number, centre=centre, duel=None)
        if number % training.test_every and number != training.generations:
            return after
        duel = self._duel(centre, before.champion, f"test {number}")
        after = msgspec.structs.replace(after, duel=duel)
        if duel.decision == ACCEPT_H1:
            return msgspec.structs.replace(after, champion=centre, promoted=before.promoted + 1)
        if duel.decision == ACCEPT_H0:  # back to where play was better, and more carefully from there
            return msgspec.structs.replace(after, centre=before.champion, step=before.step / 2)
        return after

    def weights(self, numbers: list[float]) -> Weights:
        """The weights of a standing's numbers."""
        return self.vector.weights(numbers)

    def proof(self, standing: Standing) -> DuelResult:
        """The champion against the weights that the training began with: fresh luck and a fixed length."""
        start = self.vector.numbers(self.vector.start)
        duel = self._duel_of(standing.champion, start, "proof")
        return run_duel(duel, self.executor, self.training.proof_rounds)

    def _slope(self, before: Standing) -> Slope:
        training = self.training
        generation = Generation(
            play=training.play,
            start=training.start,
            split=training.split,
            centre=before.centre,
            noise=training.noise,
            softness=self.vector.start.calibration.spread(0.5),
            number=before.generation,
        )
        results: dict[int, MirroredResult] = {}
        for number, result in self.executor.run(play_mirrored, generation, range(training.pairs)):
            results[number] = result
            self.listener.played()
        return estimate([results[number] for number in sorted(results)])

    def _duel(self, challenger: list[float], champion: list[float], purpose: str) -> DuelResult:
        duel = self._duel_of(challenger, champion, purpose)
        return run_duel(duel, self.executor, self.training.test_rounds, self.training.test)

    def _duel_of(self, challenger: list[float], champion: list[float], purpose: str) -> Duel:
        texts = [write_weights(self.vector.weights(numbers)) for numbers in (challenger, champion)]
        return Duel(play=self.training.play, challenger=texts[0], champion=texts[1], purpose=purpose)


def run_training(
    training: Training, executor: Executor, folder: Path | None, listener: TrainingListener
) -> Standing:
    """Play the generations that are missing; with a folder, go on where an earlier run was interrupted."""
    trainer = Trainer(training, executor, listener)
    if folder is None:
        return _train(trainer, trainer.first(), None)
    with TrainingFolder(folder, training) as kept:
        return _train(trainer, kept.standings[-1] if kept.standings else trainer.first(), kept)


def _train(trainer: Trainer, standing: Standing, kept: TrainingFolder | None) -> Standing:
    trainer.listener.began(standing)
    while standing.generation < trainer.training.generations:
        standing = trainer.next(standing)
        if kept is not None:
            kept.add(standing)
        trainer.listener.finished(standing)
    return standing
