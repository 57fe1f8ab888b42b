"""The interpreted modules of pyproject.toml match the sources and, where there is one, the compiled build."""

from __future__ import annotations

import ast
import os
import tomllib
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

import msgspec
import pytest

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"
FOLDERS = ["kernel", "components", "table", "games", "bots"]
MSGSPEC_TYPES = "msgspec types"


def declared() -> dict[str, str]:
    """The interpreted modules with the reason for each."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    interpreted = project["tool"]["kingscourt"]["build"]["interpreted"]
    assert isinstance(interpreted, dict)
    return interpreted


def modules() -> dict[str, Path]:
    """Every module of the layers that are compiled, packages left out."""
    paths = [path for folder in FOLDERS for path in sorted((SOURCES / "kingscourt" / folder).rglob("*.py"))]
    return {
        ".".join(path.relative_to(SOURCES).with_suffix("").parts): path
        for path in paths
        if path.name != "__init__.py"
    }


def defines_msgspec_types(name: str, path: Path) -> bool:
    """Whether a module has structs of its own or declares ranges that msgspec reads from annotations."""
    structs = [
        value
        for value in vars(import_module(name)).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == name
    ]
    return bool(structs) or "msgspec.Meta(" in path.read_text(encoding="utf-8")


def decodes_toml_into_types(path: Path) -> bool:
    """Whether a module decodes TOML into anything but plain tables."""
    calls = [
        node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)
    ]
    kinds = [
        ast.unparse(keyword.value)
        for call in calls
        if ast.unparse(call.func) == "msgspec.toml.decode"
        for keyword in call.keywords
        if keyword.arg == "type"
    ]
    return any(kind != "dict[str, object]" for kind in kinds)


def test_every_listed_module_exists() -> None:
    assert set(declared()) <= set(modules())


def test_modules_that_need_annotations_at_run_time_are_listed() -> None:
    needed = {
        name
        for name, path in modules().items()
        if defines_msgspec_types(name, path) or decodes_toml_into_types(path)
    }
    assert needed <= set(declared())


def test_no_module_is_listed_without_need_or_reason() -> None:
    """One without msgspec types says why it is listed all the same."""
    found = modules()
    for name, reason in declared().items():
        assert reason.strip(), name
        assert (reason == MSGSPEC_TYPES) == defines_msgspec_types(name, found[name]), name


@pytest.mark.skipif(os.environ.get("KINGSCOURT_EXPECT_COMPILED") != "1", reason="needs the compiled build")
def test_exactly_the_other_modules_are_native() -> None:
    native = set()
    for name in modules():
        spec = find_spec(name)
        assert spec is not None, name
        assert spec.origin is not None, name
        if spec.origin.endswith(tuple(EXTENSION_SUFFIXES)):
            native.add(name)
    assert native == set(modules()) - set(declared())
