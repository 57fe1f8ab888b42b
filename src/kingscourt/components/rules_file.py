"""Reads the list of a game's rules, `data/rules.toml`."""

from __future__ import annotations

from importlib.resources import files

import msgspec

from kingscourt.kernel.rule import Rule, numbered_rules


class RuleEntry(msgspec.Struct, forbid_unknown_fields=True):
    """A rule by its number."""

    id: str
    refusable: bool = False  # whether `explain` can answer with it


class RuleFile(msgspec.Struct, forbid_unknown_fields=True):
    """The whole list."""

    rule: list[RuleEntry]


def shipped_rules(game: str, package: str) -> list[Rule]:
    """The numbered rules of a game."""
    text = files(package).joinpath("data/rules.toml").read_text(encoding="utf-8")
    entries = msgspec.toml.decode(text, type=RuleFile).rule
    return numbered_rules(game, {entry.id: entry.refusable for entry in entries})
