"""Sphinx: the pages of this folder as a site. `tools/build_docs.sh` builds it; a warning is an error."""

from __future__ import annotations

import re
from importlib.metadata import version as version_of
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sphinx.application import Sphinx

project = "Kingscourt"
author = "The Kingscourt authors"
copyright = author
release = version = version_of("kingscourt")

extensions = ["myst_parser"]
# Proof pages are long and read by few: pages offer them as files.
exclude_patterns = ["texts/*"]

myst_heading_anchors = 3
myst_enable_extensions = ["deflist"]

html_theme = "furo"
html_title = "Kingscourt"
html_show_sphinx = False
html_copy_source = False

HERE = Path(__file__).parent
LINK = re.compile(r"\[([^\]]+)\]\(([^)\s#:]+\.md)\)")


def offer_files(_: Sphinx, docname: str, source: list[str]) -> None:
    """Make a link to a Markdown file of the repository that is no page of the site a download."""
    folder = (HERE / docname).parent

    def offer(found: re.Match[str]) -> str:
        text = " ".join(found[1].split())
        target = (folder / found[2]).resolve()
        is_page = target.is_relative_to(HERE) and target.relative_to(HERE).parts[0] != "texts"
        return found[0] if is_page or not target.exists() else f"{{download}}`{text} <{found[2]}>`"

    source[0] = LINK.sub(offer, source[0])


def setup(app: Sphinx) -> None:
    """Called by Sphinx."""
    app.connect("source-read", offer_files)
