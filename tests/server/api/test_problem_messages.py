"""Refusals of the service are translated into six languages and reveal no internals."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import kingscourt.server
from kingscourt.kernel.phrase import Phrase
from kingscourt.server.api.link_previews import STATES
from kingscourt.server.errors import problems
from kingscourt.server.errors.problems import PACKAGE, Later, Problem
from kingscourt.server.tables.held_tables import WORDS as HELD_WORDS
from kingscourt.texts.locale_files import LANGUAGES, messages
from tests.server.support.service_processes import ServiceProcesses

SOURCE = Path(kingscourt.server.__file__).parent
FOR_PROGRAMMERS = {"BadRequest", "Unknown"}  # never caused by our own clients


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Every call in the service's source, with the name of the function."""
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                yield node.func.id, node


def keys() -> set[str]:
    """Every message key that the service uses."""
    texts = [node for name, call in calls() if name == "Phrase" for node in ast.walk(call.args[0])]
    said = {node.value for node in texts if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    own = {key for key in said if key.startswith("service-")}  # previews use texts of games too
    return own | set(HELD_WORDS.values()) | set(STATES.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_has_its_text_and_every_text_is_said(language: str) -> None:
    written = messages(language, (PACKAGE,))
    assert {key for key in keys() if not written.has(key)} == set()
    files = sorted((SOURCE / "locale" / language).glob("*.ftl"))
    own = "\n".join(file.read_text() for file in files)
    said = {line.partition(" =")[0] for line in own.splitlines() if line.startswith("service-")}
    assert said == keys()


def test_what_a_person_may_meet_is_a_phrase() -> None:
    kinds = {
        name
        for name, kind in vars(problems).items()
        if isinstance(kind, type) and issubclass(kind, Problem) and name not in FOR_PROGRAMMERS
    }
    plain = [
        f"{name}: {ast.unparse(call)}"
        for name, call in calls()
        if name in kinds and call.args and not isinstance(call.args[0], ast.Call)
    ]
    assert plain == ["Problem: Problem('this command id was forgotten; use a new one')"]


def test_details_are_for_logs_only() -> None:
    problem = Later(Phrase("service-away"), "ConnectionRefusedError: db3.internal")
    assert "db3.internal" in str(problem)
    assert "db3.internal" not in problem.words("en")
    assert problem.words("de") == "Die Tische sind gerade nicht erreichbar. Versuch es gleich noch einmal."


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("hu", "Nincs ilyen asztal, vagy nem nyilvános."),
        ("nl-BE, de", "Deze tafel bestaat niet of is privé."),
    ],
)
def test_answers_are_in_the_language_of_who_asks(
    service: ServiceProcesses, language: str, words: str
) -> None:
    headers = {"accept-language": language}
    with httpx.Client(base_url=service.urls[0], headers=headers, trust_env=False) as http:
        http.post("/api/guests", json={"name": "Anna"})
        answer = http.get("/api/tables/a-nowhere")
    assert (answer.status_code, answer.json()) == (404, {"code": "not-found", "words": words})
