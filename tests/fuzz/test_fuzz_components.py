"""A short run of the fuzzing campaign over component files, and its earlier findings."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec
import pytest

from kingscourt.games.registry import game as find_game
from kingscourt.games.registry import games
from kingscourt.kernel.errors import BadComponents
from kingscourt.testing.fuzz.components.campaign import campaign, keep
from kingscourt.testing.fuzz.components.generator import Generator, toml_text
from kingscourt.testing.fuzz.components.trial import (
    ComponentFinding,
    describe,
    must_refuse,
    play_components,
    try_text,
)
from kingscourt.testing.fuzz.components.value_paths import spots_of

CORPUS = Path(__file__).parent / "corpus" / "components"
FILES = 5
SEEDS = 3


class Part(msgspec.Struct):
    """An entry of a file."""

    n: int
    words: list[str]


class File(msgspec.Struct):
    """A component file of a hypothetical game."""

    parts: list[Part]
    table: dict[str, int]
    left_out: bool = False


def file_id(file: Path) -> str:
    """Id of the test for a corpus file."""
    return f"{file.parent.name}-{file.stem}"


@pytest.mark.parametrize("name", sorted(games()))
def test_any_numbers_inside_their_ranges_play_to_the_end(name: str) -> None:
    game = find_game(name)
    generator = Generator(game, 1)
    for number in range(FILES):
        made = generator.make()
        describe(game, made.components)
        play_components(game, made.text, made.components, number)
        must_refuse(game, generator.wild())


@pytest.mark.parametrize(
    "file", sorted(CORPUS.glob("*/*.toml")), ids=lambda file: f"{file.parent.name}-{file.stem}"
)
def test_what_once_went_wrong_is_refused_or_plays_to_the_end(file: Path) -> None:
    for seed in range(SEEDS):
        try_text(find_game(file.parent.name), file.read_text("utf-8"), seed)


@pytest.mark.parametrize("name", sorted(games()))
def test_a_file_is_written_as_it_was_read(name: str) -> None:
    raw = tomllib.loads(find_game(name).components(find_game(name).editions[0]).source)
    assert tomllib.loads(toml_text(raw)) == raw


def test_new_fields_are_covered_by_themselves() -> None:
    raw = {"parts": [{"n": 1, "words": ["a"]}], "table": {"x": 2}}
    families = [spot.family() for spot in spots_of(raw, File)]
    assert families == [
        "parts",
        "parts.*.n",
        "parts.*.words",
        "parts.*.words.*",
        "table",
        "table.x",
        "left_out",
    ]


def test_a_campaign_plays_in_a_limited_process_and_adds_up(tmp_path: Path) -> None:
    totals = campaign("heirlooms", 5, 1, tmp_path / "corpus", tmp_path, quiet=True)
    assert (totals.files, totals.outside, totals.findings) == (5, 5, 0)
    assert totals.entries > 0
    assert not (tmp_path / "corpus").exists()


def test_a_process_that_dies_has_found_something(tmp_path: Path) -> None:
    totals = campaign("no-such-game", 1, 1, tmp_path / "corpus", tmp_path, quiet=True)
    assert totals.findings == 1
    assert len(list((tmp_path / "corpus" / "no-such-game").glob("*.toml"))) == 1


def test_a_value_that_is_wrongly_accepted_is_a_finding() -> None:
    heirlooms = find_game("heirlooms")
    with pytest.raises(ComponentFinding, match="was accepted"):
        must_refuse(heirlooms, heirlooms.components("cottage").source)


def test_a_finding_is_kept_with_its_reason(tmp_path: Path) -> None:
    file = keep(tmp_path, "heirlooms", "cards = 7\n", "it did not end\nat all")
    assert file.read_text("utf-8") == "# it did not end\ncards = 7\n"
    with pytest.raises(BadComponents):
        find_game("heirlooms").read_components(file.read_text("utf-8"))
