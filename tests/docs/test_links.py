"""Relative links lead to files that git tracks, so that they work without building the site too."""

from __future__ import annotations

import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LINK = re.compile(r"(?:\]\(|src=\"|href=\")([^)\"\s]+)")
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`[^`\n]*`")
TRACKED = {
    (ROOT / name).resolve()
    for name in subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split("\0")
    if name
}
FOLDERS = {folder for path in TRACKED for folder in path.parents}
PAGES = sorted(path for path in TRACKED if path.suffix == ".md" and path.is_file())


def prose(path: Path) -> str:
    """The page without code."""
    return CODE.sub("", FENCE.sub("", path.read_text("utf-8")))


def links_of(path: Path) -> list[str]:
    return [
        link for link in LINK.findall(prose(path)) if "://" not in link and not link.startswith("mailto:")
    ]


@cache
def anchors_of(path: Path) -> set[str]:
    """Anchors of headings as GitHub and MyST make them, and those set by hand."""
    text = FENCE.sub("", path.read_text("utf-8"))
    found = set(re.findall(r"<a id=\"([^\"]+)\"", text))
    for heading in re.findall(r"^#{1,6} (.+)$", text, re.MULTILINE):
        plain = re.sub(r"<[^>]+>", "", heading).replace("`", "").strip().lower()
        found.add(re.sub(r"[^\w\- ]", "", plain).replace(" ", "-"))
    return found


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_relative_links_lead_somewhere(path: Path) -> None:
    for link in links_of(path):
        place, _, anchor = link.partition("#")
        target = (path.parent / place).resolve() if place else path
        assert target in TRACKED | FOLDERS, f"{path.name}: {link}"
        if anchor and target.suffix == ".md":
            assert anchor in anchors_of(target), f"{path.name}: {link}"


def test_pictures_are_used() -> None:
    """A picture that no page shows would grow old unseen."""
    shown = {Path(link).name for path in PAGES for link in links_of(path) if link.endswith(".png")}
    assert {path.name for path in (ROOT / "docs/images").glob("*.png")} <= shown
