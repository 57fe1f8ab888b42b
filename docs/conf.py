"""Sphinx: the pages of this folder as a site. `tools/build_docs.sh` builds it; a warning is an error."""

from __future__ import annotations

import re
from importlib.metadata import version as version_of
from pathlib import Path
from typing import TYPE_CHECKING, Any

from docutils import nodes
from sphinx.addnodes import toctree

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment

project = "Kingscourt"
author = "The Kingscourt authors"
copyright = author
release = version = version_of("kingscourt")

extensions = ["myst_parser"]
exclude_patterns = ["generated/*.md"]  # parts of pages, which include them

myst_heading_anchors = 3
myst_enable_extensions = ["deflist"]

html_theme = "furo"
html_title = "Kingscourt"
html_show_sphinx = False
html_copy_source = False

HERE = Path(__file__).parent
TITLES: dict[str, nodes.bullet_list] = {}
LINK = re.compile(r"\[([^\]]+)\]\(([^)\s#:]+\.md)\)")


def offer_files(_: Sphinx, docname: str, source: list[str]) -> None:
    """Make a link to a Markdown file of the repository that is no page of the site a download."""
    folder = (HERE / docname).parent

    def offer(found: re.Match[str]) -> str:
        text = " ".join(found[1].split())
        target = (folder / found[2]).resolve()
        is_page = target.is_relative_to(HERE)
        return found[0] if is_page or not target.exists() else f"{{download}}`{text} <{found[2]}>`"

    source[0] = LINK.sub(offer, source[0])


def keep_titles(_: Sphinx, env: BuildEnvironment) -> None:
    """Remember each page's title and the pages below it, without its headings."""
    for page, toc in env.tocs.items():
        title = toc.deepcopy()
        for below in title[0][1:]:
            below[:] = list(below.findall(toctree))
        TITLES[page] = title


def navigate_by_titles(app: Sphinx, _: str, __: str, context: dict[str, Any], ___: nodes.document) -> None:
    """Make the navigation of a page from titles, which is all it shows, and not from all headings."""
    of_all_headings = context["toctree"]

    def of_titles(**options: Any) -> str:
        headings, app.env.tocs = app.env.tocs, TITLES
        try:
            return str(of_all_headings(**options))
        finally:
            app.env.tocs = headings

    context["toctree"] = of_titles


def setup(app: Sphinx) -> None:
    """Called by Sphinx."""
    app.connect("source-read", offer_files)
    app.connect("env-updated", keep_titles)
    app.connect("html-page-context", navigate_by_titles, priority=400)  # the theme asks for it at 500
