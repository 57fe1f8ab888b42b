"""The files that GitHub and citation tools read are well formed."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

ROOT = Path(__file__).parents[2]
FORMS = sorted(path for path in (ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml") if path.stem != "config")


def test_the_citation_names_this_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert citation["version"] == project["version"]
    assert citation["license"] == project["license"]
    assert {"cff-version", "message", "title", "authors"} <= set(citation)


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_an_issue_form_asks_something(path: Path) -> None:
    form = yaml.safe_load(path.read_text("utf-8"))
    assert {"name", "description", "labels", "body"} == set(form)
    ids = [field["id"] for field in form["body"]]
    assert len(set(ids)) == len(ids) > 0
    assert any(field.get("validations", {}).get("required") for field in form["body"])


def test_pages_name_the_forms_as_they_are_called() -> None:
    names = {yaml.safe_load(path.read_text("utf-8"))["name"] for path in FORMS}
    assert {"Bug", "Question or idea"} <= names
    assert 'form "Bug"' in (ROOT / "docs/host/troubleshooting.md").read_text("utf-8").replace("\n", " ")
    assert '"Question or idea"' in (ROOT / "docs/play/faq.md").read_text("utf-8").replace("\n", " ")
