"""What stands beside a shared link: a title and a sentence, for anybody, without a session.

A private table names its game and nobody. A table that does not exist looks like the home page.
"""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass
from functools import cache
from html import escape

import msgspec

from kingscourt.games import registry
from kingscourt.games.registry import BrokenGame
from kingscourt.kernel.phrase import Phrase
from kingscourt.review.document import ReviewDocument
from kingscourt.server.errors.problems import PACKAGE, Problem
from kingscourt.server.errors.translated import renderer_of
from kingscourt.server.model.table_row import OVER, RUNNING, TableRow
from kingscourt.server.model.table_setup import PERSON
from kingscourt.server.reviews.review_desk import kept_review
from kingscourt.server.store.contract import Unavailable
from kingscourt.server.tables.loaded_games import find_game
from kingscourt.server.tables.table_manager import TableManager
from kingscourt.texts.locale_files import ENGLISH, messages
from kingscourt.texts.renderer import Renderer

SITE = "Kingscourt"
PATIENCE = 1.0  # seconds; then the page goes out without the table
STATES = {"open": "service-preview-open", RUNNING: "service-preview-running", OVER: "service-preview-over"}

IMAGE = "preview.png"
SIZE = (1200, 630)
TITLE = re.compile(r"<title>[^<]*</title>")
ABOUT = re.compile(r"<meta name=\"description\"[^>]*>\s*")
LOCALES = {"de": "de_DE", "en": "en_GB", "es": "es_ES", "fr": "fr_FR", "hu": "hu_HU", "nl": "nl_NL"}


@dataclass(frozen=True)
class LinkPreview:
    """A title, a sentence and perhaps a picture."""

    title: str
    about: str
    image: str = ""  # the path of a picture of its own


async def preview_of(manager: TableManager, path: str, language: str) -> LinkPreview:
    """What a link to a page of the client shows."""
    kind, id, part, *_ = [*path.strip("/").split("/"), "", "", ""]
    if kind == "new" and id:
        return await asyncio.to_thread(_game_preview, id, language) or home_preview(language)
    if kind in ("table", "join"):
        row = await _row(manager, id)
        if row is not None and part == "review" and (review := await _review_preview(manager, row, language)):
            return review
        if row is not None:
            preview = await asyncio.to_thread(_table_preview, row, kind == "join", language)
            return preview or home_preview(language)
    return home_preview(language)


def home_preview(language: str) -> LinkPreview:
    """What a link to the home page shows, and to anything that is not there."""
    return LinkPreview(SITE, _renderer(language, "").render(Phrase("service-preview-home")))


def _game_preview(game: str, language: str) -> LinkPreview | None:
    name = _game_name(game, language)
    if name is None:
        return None
    about = _renderer(language, game).render(Phrase(f"{_key(game)}.about"))
    return LinkPreview(f"{name} · {SITE}", about)


def _table_preview(row: TableRow, is_invitation: bool, language: str) -> LinkPreview | None:
    name = _game_name(row.setup.game, language)
    if name is None:
        return None
    renderer = _renderer(language, "")
    said: list[Phrase] = []
    if is_invitation:
        said.append(Phrase("service-preview-invitation", {"game": name}))
    elif not row.setup.public:
        said.append(Phrase("service-preview-private"))
    elif row.status in STATES:
        said.append(Phrase(STATES[row.status]))
    names = [seat.name for seat in row.setup.seats if seat.kind == PERSON and seat.name]
    if row.setup.public and names:
        said.append(Phrase("service-preview-people", {"names": ", ".join(names)}))
    return LinkPreview(f"{name} · {SITE}", " ".join(renderer.render(phrase) for phrase in said))


async def _review_preview(manager: TableManager, row: TableRow, language: str) -> LinkPreview | None:
    """What a link to a review shows once it has been made; a private game tells nothing of itself."""
    if not row.setup.public:
        return None
    try:
        async with asyncio.timeout(PATIENCE):
            body = await kept_review(manager, row)
    except (Problem, TimeoutError):
        return None
    return None if body is None else await asyncio.to_thread(_review_words, row, body, language)


def _review_words(row: TableRow, body: bytes, language: str) -> LinkPreview:
    review = msgspec.json.decode(body, type=ReviewDocument)
    renderer = renderer_of(row.setup, language)
    title = f"{renderer.render(review.headline)} · {_game_name(row.setup.game, language) or SITE}"
    story = " ".join(renderer.render(sentence) for sentence in review.story)
    return LinkPreview(title, story, f"api/tables/{row.id}/review.png?lang={language}")


async def _row(manager: TableManager, id: str) -> TableRow | None:
    """The row of a table, unless its database cannot be asked right now."""
    try:
        async with asyncio.timeout(PATIENCE):
            return next(iter(await manager.store(id).rows([id])), None)
    except (Problem, Unavailable, TimeoutError):
        return None


def _game_name(game: str, language: str) -> str | None:
    if game not in _games():
        return None
    try:
        return _renderer(language, game).render(Phrase(_key(game)))
    except BrokenGame:
        return None


@cache
def _games() -> frozenset[str]:
    """Looked up once: anybody may ask, and finding the installed games takes a tenth of a second."""
    return frozenset(registry.names())


def _key(game: str) -> str:
    return f"{game.replace('_', '-')}-game"


@cache
def _renderer(language: str, game: str) -> Renderer:
    """Texts of the service, or of a game."""
    packages = (find_game(game).resources,) if game else (PACKAGE,)
    return Renderer.of(messages(language, packages), messages(ENGLISH, packages))


def with_preview(page: str, preview: LinkPreview, site: str, path: str, language: str) -> str:
    """The page with the tags that other sites and messengers read; `site` is the address without a path."""
    tags = "\n    ".join(_tags(preview, site, path, language))
    return TITLE.sub(lambda _: tags, ABOUT.sub("", page, count=1), count=1)


def _tags(preview: LinkPreview, site: str, path: str, language: str) -> list[str]:
    image = f"{site}/{preview.image or IMAGE}"
    properties = {
        "og:site_name": SITE,
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.about,
        "og:url": f"{site}/{path}",
        "og:image": image,
        "og:image:width": str(SIZE[0]),
        "og:image:height": str(SIZE[1]),
        "og:image:alt": preview.title if preview.image else SITE,
        "og:locale": LOCALES[language],
    }
    names = {
        "description": preview.about,
        "twitter:card": "summary_large_image",
        "twitter:title": preview.title,
        "twitter:description": preview.about,
        "twitter:image": image,
    }
    return [
        f"<title>{escape(preview.title)}</title>",
        *(f'<meta name="{name}" content="{escape(value)}" />' for name, value in names.items()),
        *(f'<meta property="{name}" content="{escape(value)}" />' for name, value in properties.items()),
    ]
