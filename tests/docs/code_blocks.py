"""The fenced blocks of the guides, and what is to be done with each.

A block says in its language, or in a comment on the line before it, how it is tested:

    ```console                       lines that begin with `$ ` are run, in order, in a folder of the page
    ```python                        is run, with the names of the blocks before it on the page
    <!-- file: NAME -->              is written to a file of that folder first
    <!-- run by: TEST -->            another test runs it, by hand or from the page; the test has to exist
    <!-- not run: REASON -->         is not run; REASON is one of `REASONS`, and has to be true of the block

Blocks in other languages (toml, text, nginx) are no commands.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
NOT_GUIDES = ("docs/generated/", "docs/play/rules/")
RUN = ("console", "python")
COMMANDS = ("sh", "bash", "shell")
DATA = ("text", "toml", "ini", "nginx", "{toctree}", "{include}", "{figure}")

FENCE = re.compile(
    r"(?:^<!-- (?P<word>file|run by|not run): (?P<what>[^\n]+?) -->\n)?"
    r"^```(?P<language>[^\n]*)\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
# Why a block need not be run, and what has to be in it for that to be true.
REASONS = {
    "installs packages": r"\bpip install\b",
    "needs Node": r"\bnpm\b|\bmake (wheel|web)\b",
    "needs root": r"\bsudo\b",
    "needs several computers": r"\bray start --address\b",
    "takes minutes": r"\bmake (setup|check|test|compiled|bench)\b|\bbench\.(hostile|waiting_bots)\b"
    r"|^pytest -p|\bfuzz|\bmeasure_levels\b",
}


class Block(NamedTuple):
    """One fenced block."""

    page: str
    line: int
    language: str
    text: str
    word: str  # file, run by, not run, or nothing
    what: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def guides() -> list[str]:
    """The pages that people follow."""
    pages = ["README.md", "CONTRIBUTING.md", "SECURITY.md", "examples/heirlooms/README.md"]
    site = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md"))
    pages += [page for page in site if not page.startswith(NOT_GUIDES)]
    return [*pages, "docs/play/rules/index.md"]


def blocks_of(page: str) -> list[Block]:
    """The blocks of one page, in order."""
    content = (ROOT / page).read_text("utf-8")
    return [
        Block(
            page,
            content.count("\n", 0, found.start("language")) + 1,
            found["language"].strip().partition(" ")[0],
            found["text"],
            found["word"] or "",
            found["what"] or "",
        )
        for found in FENCE.finditer(content)
    ]


def commands_in(block: Block) -> list[str]:
    """The commands of a block, without prompts, comments and line breaks."""
    lines = block.text.replace("\\\n", " ").splitlines()
    if block.language == "console":
        return [line[2:] for line in lines if line.startswith("$ ")]
    return [line.partition("  #")[0].strip() for line in lines if line.strip() and not line.startswith("#")]


def all_blocks() -> list[Block]:
    """The blocks of all guides."""
    return [block for page in guides() for block in blocks_of(page)]
