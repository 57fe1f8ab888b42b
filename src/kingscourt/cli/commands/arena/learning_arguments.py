"""What `kingscourt arena train` and `calibrate` make of their arguments."""

from __future__ import annotations

from pathlib import Path

from kingscourt.arena.training.self_play import NoValues, SelfPlay, values_of
from kingscourt.cli.commands.chosen_game import Chosen
from kingscourt.cli.error_messages import ErrorMessage
from kingscourt.cli.file_io import read_text
from kingscourt.components.weights_file import read_weights, write_weights


def self_play_of(chosen: Chosen, search: str, seed: int) -> SelfPlay:
    """The game that is played; refuses one without values."""
    play = SelfPlay(
        game=chosen.game.id,
        seats=chosen.options.seats,
        edition=chosen.options.edition,
        variants=chosen.options.variants,
        search=search,
        seed=seed,
    )
    try:
        values_of(play)
    except NoValues as error:
        raise ErrorMessage(f"{error}.", "Choose a game with values.") from None
    return play


def weights_text(play: SelfPlay, file: Path | None) -> str:
    """The weights of a file, or the game's own; refuses a file that does not belong to the game."""
    own = values_of(play).weights
    if file is None:
        return write_weights(own)
    text = read_text(file)
    try:
        read_weights(own.layout, text)
    except ValueError as error:
        raise ErrorMessage(f"{file}: {error}.", "Give a file as in the folder `data` of the game.") from None
    return text
