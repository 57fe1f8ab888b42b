"""Writes a link's preview into the head of the client's page, for other sites and messengers to read."""

from __future__ import annotations

import re
from html import escape

from kingscourt.server.api.link_previews import SITE, LinkPreview

IMAGE = "preview.png"
SIZE = (1200, 630)
TITLE = re.compile(r"<title>[^<]*</title>")
ABOUT = re.compile(r"<meta name=\"description\"[^>]*>\s*")
LOCALES = {"de": "de_DE", "en": "en_GB", "es": "es_ES", "fr": "fr_FR", "hu": "hu_HU", "nl": "nl_NL"}


def with_preview(page: str, preview: LinkPreview, site: str, path: str, language: str) -> str:
    """The page with the tags of Open Graph and Twitter; `site` is the address without a path."""
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
