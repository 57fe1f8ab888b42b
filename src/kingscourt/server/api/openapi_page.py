"""The API documentation as a page, made from its OpenAPI description: plain HTML, no external resources."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import msgspec
from litestar.openapi.plugins import OpenAPIRenderPlugin
from msgspec import Struct, field

if TYPE_CHECKING:
    from litestar.connection import Request

STYLE = "style.css"
REF = "#/components/schemas/"


class Schema(Struct):
    """The parts of JSON Schema that our descriptions use."""

    ref: str = field(name="$ref", default="")
    type: str | list[str] = ""
    title: str = ""
    description: str = ""
    items: Schema | None = None
    properties: dict[str, Schema] = {}
    required: list[str] = []
    one_of: list[Schema] = field(name="oneOf", default_factory=list)
    more: Schema | bool = field(name="additionalProperties", default=False)
    enum: list[object] = []
    const: object = None


class Parameter(Struct):
    """A path, query or header parameter."""

    name: str
    place: str = field(name="in")
    required: bool = False
    description: str = ""
    type: Schema = field(name="schema", default_factory=Schema)


class Media(Struct):
    """A body of one media type."""

    type: Schema = field(name="schema", default_factory=Schema)


class Body(Struct):
    """A request or response body."""

    content: dict[str, Media] = {}
    description: str = ""


class Operation(Struct):
    """A method on a path."""

    tags: list[str] = []
    description: str = ""
    parameters: list[Parameter] = []
    body: Body = field(name="requestBody", default_factory=Body)
    responses: dict[str, Body] = {}


class About(Struct):
    """General information about the API."""

    title: str
    version: str
    description: str = ""


class ApiComponents(Struct):
    """Definitions that operations refer to."""

    schemas: dict[str, Schema] = {}


class Api(Struct):
    """An OpenAPI document."""

    info: About
    paths: dict[str, dict[str, Operation]] = {}
    components: ApiComponents = field(default_factory=ApiComponents)


class ApiPage(OpenAPIRenderPlugin):
    """Renders the page."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Render for each reader, as there are few."""
        api = msgspec.json.decode(self.render_json(request, openapi_schema), type=Api)
        return page_of(api, self.get_openapi_json_route(request)).encode()


class ApiStyle(OpenAPIRenderPlugin):
    """The page's style sheet, as our pages have no inline styles."""

    def __init__(self) -> None:
        super().__init__(path=f"/{STYLE}", media_type="text/css")  # type: ignore[arg-type] # any string works

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """A file in this folder."""
        return files("kingscourt.server.api").joinpath("openapi_page.css").read_bytes()


def page_of(api: Api, document: str) -> str:
    """The whole page."""
    by_tag: dict[str, list[str]] = {}
    for path, methods in api.paths.items():
        for method, operation in methods.items():
            for tag in operation.tags[:1] or ["other"]:
                by_tag.setdefault(tag, []).append(_operation(method, path, operation))
    schemas = sorted(api.components.schemas.items())
    parts = [f"<h2 id='{escape(tag)}'>{escape(tag)}</h2>{''.join(found)}" for tag, found in by_tag.items()]
    links = " ".join(f"<a href='#{escape(tag)}'>{escape(tag)}</a>" for tag in [*by_tag, "types"])
    return (
        "<!doctype html><html lang='en'><head><meta charset='utf-8'>"
        "<meta name='viewport' content='width=device-width, initial-scale=1'>"
        f"<title>{escape(api.info.title)} API</title>"
        f"<link rel='stylesheet' href='{escape(document.rpartition('/')[0])}/{STYLE}'></head><body><main>"
        f"<h1>{escape(api.info.title)} {escape(api.info.version)}</h1><p>{escape(api.info.description)} "
        f"For programs: <a href='{escape(document)}'>OpenAPI</a>.</p><nav>{links}</nav>{''.join(parts)}"
        f"<h2 id='types'>types</h2>{''.join(_type(name, schema) for name, schema in schemas)}"
        "</main></body></html>"
    )


def _operation(method: str, path: str, operation: Operation) -> str:
    rows = [
        _row(one.name, one.type, one.required, f"{one.place} {one.description}")
        for one in operation.parameters
    ]
    bodies = [f"<p>Body: {_bodies(operation.body)}</p>"] if operation.body.content else []
    answers = [
        f"<li><b>{escape(status)}</b> {_bodies(body) or escape(body.description)}</li>"
        for status, body in operation.responses.items()
    ]
    return (
        f"<details><summary><b class='{escape(method)}'>{escape(method.upper())}</b> "
        f"<code>{escape(path)}</code> {escape(operation.description)}</summary>"
        f"{_table(rows)}{''.join(bodies)}<ul>{''.join(answers)}</ul></details>"
    )


def _bodies(body: Body) -> str:
    kinds = body.content.items()
    return ", ".join(f"{_name(media.type)} <small>{escape(kind)}</small>" for kind, media in kinds)


def _type(name: str, schema: Schema) -> str:
    rows = [_row(key, one, key in schema.required, one.description) for key, one in schema.properties.items()]
    about = f"<p>{escape(schema.description)}</p>" if schema.description else ""
    what = _table(rows) or f"<p>{_name(schema)}</p>"
    return f"<section id='{escape(name)}'><h3>{escape(name)}</h3>{about}{what}</section>"


def _row(name: str, schema: Schema, is_required: bool, remark: str) -> str:
    needed = "" if is_required else " <small>optional</small>"
    cells = (f"<code>{escape(name)}</code>{needed}", _name(schema), escape(remark))
    return f"<tr>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"


def _table(rows: Iterable[str]) -> str:
    inside = "".join(rows)
    return f"<table>{inside}</table>" if inside else ""


def _name(schema: Schema) -> str:
    """A short description of a type; named types are links."""
    if schema.ref:
        name = escape(schema.ref.removeprefix(REF))
        return f"<a href='#{name}'>{name}</a>"
    if schema.one_of:
        return " or ".join(_name(one) for one in schema.one_of)
    if schema.enum or schema.const is not None:
        return " or ".join(f"<code>{escape(str(one))}</code>" for one in schema.enum or [schema.const])
    if schema.items is not None:
        return f"list of {_name(schema.items)}"
    if isinstance(schema.more, Schema):
        return f"map to {_name(schema.more)}"
    kinds = schema.type if isinstance(schema.type, list) else [schema.type or "anything"]
    return " or ".join(escape(kind) for kind in kinds)
