"""Write the tables of the reference into docs/generated, from where the pages of docs include them.

They tell the kernel, the command line, the settings, the HTTP API, the streams and the JSON Schemas. The
description of the HTTP API for programs, openapi.json, is written beside them. git ignores the folder.

Example: .venv/bin/python tools/render_reference.py
"""

from __future__ import annotations

import ast
import inspect
import json
import os
import re
import tempfile
from pathlib import Path
from typing import Any, TypeGuard, get_args

import msgspec
import typer.main

from kingscourt.cli.main import app as cli
from kingscourt.server.app import make_app
from kingscourt.server.composition import local_manager
from kingscourt.server.config import PREFIX, Config
from kingscourt.server.services.service_facade import Service
from kingscourt.server.stream.messages import FromClient, FromServer

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "generated"
SCHEMAS = ROOT / "docs" / "schemas"
SOURCES = ROOT / "src"
Json = dict[str, Any]

# Every module of both packages, by section; tests/docs/test_reference_pages.py checks that none is missing.
KERNEL_SECTIONS = {
    "Game and options": ["kernel.game", "kernel.options", "kernel.rule"],
    "State and steps": [
        "kernel.state",
        "kernel.attributes",
        "kernel.step",
        "kernel.decision",
    ],
    "Actions": ["kernel.action", "kernel.catalogue", "kernel.refusal", "components.fixed_action"],
    "Chance and secrets": ["kernel.chance", "kernel.audience"],
    "Dice, bags, cards and piles": [
        "components.dice",
        "components.secret_dice_cup",
        "components.bag",
        "components.pile",
    ],
    "What the rules say": ["kernel.phrase", "kernel.event", "kernel.game_outcome"],
    "Prices and the ledger": ["kernel.holdings", "kernel.terms", "kernel.find_terms"],
    "What leaves the process": ["kernel.wire_types", "kernel.wire_conversion", "kernel.wire_terms"],
    "Driving a state": ["kernel.random_playout"],
    "Values for bots": [
        "kernel.values",
        "kernel.place_chances",
        "kernel.policy_playout",
        "kernel.paired_luck",
        "kernel.blunder",
        "components.weights_file",
        "components.bot_levels_file",
    ],
    "Component files": [
        "components.component_file",
        "components.named_files",
        "components.box_field_types",
        "components.range_checks",
        "components.box_file",
        "components.box_contents",
        "components.confidence_table",
        "components.printed_box",
        "components.box_template",
        "components.box_template_remarks",
        "components.game_words",
        "components.rules_file",
    ],
    "Errors": ["kernel.errors"],
}
HTTP_HEAD = "The description for programs as a file: [openapi.json](../generated/openapi.json).\n"


def cell(text: str) -> str:
    """Text that may stand in a table."""
    return " ".join(text.split()).replace("|", "\\|")


def table(head: list[str], rows: list[list[str]]) -> str:
    """A table, or nothing without rows."""
    if not rows:
        return ""
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines) + "\n"


# -- the kernel ----------------------------------------------------------------------------------------

Function = ast.FunctionDef | ast.AsyncFunctionDef


def kernel_page() -> str:
    """Every public class, function and constant of kernel and components, read from the source."""
    parts: list[str] = []
    for section, modules in KERNEL_SECTIONS.items():
        parts.append(f"\n## {section}\n")
        parts.extend(module_section(module) for module in modules)
    return "".join(parts)


def module_section(module: str) -> str:
    """What one module offers, in the order of its source."""
    text = (SOURCES / "kingscourt" / f"{module.replace('.', '/')}.py").read_text("utf-8")
    tree, lines = ast.parse(text), text.split("\n")
    parts = [f"\n### kingscourt.{module}\n\n{ast.get_docstring(tree) or ''}\n"]
    constants = [item for node in tree.body for item in attribute_item(node, lines)]
    functions = [function_item(node) for node in tree.body if is_public(node)]
    for name, items in (("Constants and types", constants), ("Functions", functions)):
        if items:
            parts.append(f"\n{name}:\n\n" + "".join(items))
    parts.extend(class_section(node, lines) for node in tree.body if isinstance(node, ast.ClassDef))
    return "".join(parts)


def class_section(node: ast.ClassDef, lines: list[str]) -> str:
    """A class with the way to create it, its attributes and its methods."""
    if node.name.startswith("_"):
        return ""
    start = next((one for one in node.body if isinstance(one, Function) and one.name == "__init__"), None)
    bases = ", ".join(ast.unparse(base) for base in node.bases)
    parts = [f"\n#### {node.name}\n\n"]
    if start is not None:
        parts.append(f"`{node.name}({arguments_of(start)})`")
    else:
        parts.append(f"`class {node.name}({bases})`" if bases else f"`class {node.name}`")
    parts.append(f"\n\n{ast.get_docstring(node) or ''}\n")
    if start is not None and bases:
        parts.append(f"\nBase: `{bases}`.\n")
    fields = [
        item for one in [*node.body, *(start.body if start else [])] for item in attribute_item(one, lines)
    ]
    methods = [function_item(one) for one in node.body if is_public(one) and ast.get_docstring(one)]
    for name, items in (("Attributes", fields), ("Methods", methods)):
        if items:
            parts.append(f"\n{name}:\n\n" + "".join(items))
    return "".join(parts)


def is_public(node: ast.stmt) -> TypeGuard[Function]:
    """Whether this is a function for others to call."""
    return isinstance(node, Function) and not node.name.startswith("_")


def function_item(node: Function) -> str:
    """A function with its docstring, as an item of a list."""
    about = (ast.get_docstring(node) or "").split("\n")
    answer = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    text = "\n".join([about[0], *[f"  {line}".rstrip() for line in about[1:]]])
    return f"- `{node.name}({arguments_of(node)}){answer}`: {text}\n"


def arguments_of(node: Function) -> str:
    """The arguments of a function, without `self`."""
    given = ast.unparse(node.args)
    return re.sub(r"^self(: Self)?(, )?", "", given)


def attribute_item(node: ast.stmt, lines: list[str]) -> list[str]:
    """A constant or an attribute with its type and the comment beside it; nothing for other statements."""
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.Subscript):  # a type: Id = Annotated[...]
        target, kind = node.targets[0], ast.unparse(node.value)
    elif isinstance(node, ast.AnnAssign):
        target, kind = node.target, ast.unparse(node.annotation)
    else:
        return []
    name = target.attr if isinstance(target, ast.Attribute) else ast.unparse(target)
    if name.startswith("_"):
        return []
    is_constant = isinstance(node, ast.Assign) or kind == "Final"
    if kind == "Final" and node.value is not None:
        kind = ast.unparse(node.value)
    comment = lines[(node.end_lineno or 1) - 1][node.end_col_offset or 0 :].strip()
    about = f" ({comment.lstrip('#: ')})" if comment.startswith("#") else ""
    return [f"- `{name}{' =' if is_constant else ':'} {kind}`{about}\n"]


# -- the command line ----------------------------------------------------------------------------------


def cli_page() -> str:
    """Every command with its arguments and options."""
    root = typer.main.get_command(cli)
    return "".join(commands_of(root, "kingscourt"))


def commands_of(command: Any, name: str) -> list[str]:
    """The sections of a command and those below it."""
    inner = getattr(command, "commands", {})
    parts = [command_section(command, name)] if name != "kingscourt" else []
    for key in inner:
        parts.extend(commands_of(inner[key], f"{name} {key}"))
    return parts


def command_section(command: Any, name: str) -> str:
    """One command."""
    about, _, example = inspect.cleandoc(command.help or "").partition("Example: ")
    arguments = [one for one in command.params if one.param_type_name == "argument"]
    options = [one for one in command.params if one.param_type_name == "option" and one.name != "help"]
    usage = [name, *[argument_name(one) for one in arguments]]
    parts = [
        f"\n## {name}\n\n{cell(about)}\n\n",
        f"Usage: `{' '.join(usage)}{' [options]' if options else ''}`\n\n",
    ]
    rows = [[f"`{argument_name(one)}`", "", cell(getattr(one, "help", "") or "")] for one in arguments]
    for one in options:
        flags = ", ".join(f"`{flag}`" for flag in [*one.opts, *one.secondary_opts])
        rows.append([flags, default_of(one), cell(one.help or "")])
    parts.append(table(["Option", "Default", "Meaning"], rows))
    if example:
        parts.append(f"Example: `{cell(example)}`\n")
    return "".join(parts).rstrip("\n") + "\n"


def argument_name(argument: Any) -> str:
    """How an argument is written in the usage."""
    name = (argument.metavar or argument.name or "").strip("[]{}.").upper()
    return name if argument.required else f"[{name}]"


def default_of(option: Any) -> str:
    """A default worth telling."""
    value = option.default() if callable(option.default) else option.default
    if value in (None, "", False, ()) or option.is_flag:
        return ""
    return f"`{str(value).replace(os.path.expanduser('~'), '~')}`"


# -- HTTP ----------------------------------------------------------------------------------------------


def openapi() -> Json:
    """The description of the service; nothing is started."""
    with tempfile.TemporaryDirectory() as folder:
        config = Config(secret="only for the description")
        described = make_app(Service(local_manager(config, Path(folder)), config)).openapi_schema.to_schema()
    found: Json = json.loads(json.dumps(described, default=str))
    return found


def http_page(api: Json) -> str:
    """Operations by tag, then the types."""
    by_tag: dict[str, list[str]] = {}
    for path, methods in sorted(api["paths"].items()):
        for method, operation in methods.items():
            tag = (operation.get("tags") or ["other"])[0]
            by_tag.setdefault(tag, []).append(operation_section(method, path, operation))
    parts = [HTTP_HEAD]
    for tag in sorted(by_tag):
        parts.append(f"\n## {tag.capitalize()}\n")
        parts.extend(by_tag[tag])
    parts.append("\n## Types\n")
    for name, schema in sorted(api["components"]["schemas"].items()):
        parts.append(f"\n### {name}\n\n" + type_section(schema, linked=True))
    return "".join(parts).rstrip("\n") + "\n"


def operation_section(method: str, path: str, operation: Json) -> str:
    """One method of one path."""
    rows = [
        [f"`{one['name']}`", one["in"], kind(one.get("schema", {}), True), cell(one.get("description", ""))]
        for one in operation.get("parameters", [])
    ]
    about = cell(operation.get("description", "") or operation.get("summary", ""))
    parts = [f"\n### {method.upper()} {path}\n\n{about}\n\n", table(["Parameter", "In", "Type", ""], rows)]
    body = media(operation.get("requestBody", {}))
    if body:
        parts.append(f"Body: {body}\n\n")
    answers = [
        f"{status} {media(answer) or cell(answer.get('description', ''))}".strip()
        for status, answer in operation.get("responses", {}).items()
    ]
    parts.append("Answers: " + "; ".join(answers) + "\n")
    return "".join(parts)


def media(body: Json) -> str:
    """The types of a body."""
    return ", ".join(kind(one.get("schema", {}), True) for one in body.get("content", {}).values())


# -- schemas -------------------------------------------------------------------------------------------


def schemas_page() -> str:
    """Every definition of every file, those that all games share first."""
    shared = ("kingscourt", "service")
    parts: list[str] = []
    for path in sorted(SCHEMAS.glob("*.json"), key=lambda path: (path.stem not in shared, path.stem)):
        parts.append(f"\n## {path.name}\n")
        definitions: Json = json.loads(path.read_text("utf-8"))["$defs"]
        for name, schema in sorted(definitions.items()):
            parts.append(f"\n**{name}**\n\n" + type_section(schema, linked=False))
    return "".join(parts)


def type_section(schema: Json, linked: bool) -> str:
    """What a type is for, and its fields."""
    about = f"{cell(schema['description'])}\n\n" if schema.get("description") else ""
    required = schema.get("required", [])
    rows = [
        [f"`{name}`" + ("" if name in required else " (optional)"), kind(one, linked)]
        for name, one in schema.get("properties", {}).items()
    ]
    return about + (table(["Field", "Type"], rows) or (f"{kind(schema, linked)}\n" if not about else ""))


def kind(schema: Json, linked: bool) -> str:
    """A type in few words."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})" if linked else name
    for word in ("oneOf", "anyOf"):
        if word in schema:
            return " or ".join(dict.fromkeys(kind(one, linked) for one in schema[word]))
    if "const" in schema or "enum" in schema:
        values = schema.get("enum", [schema.get("const")])
        return " or ".join(f"`{json.dumps(one)}`" for one in values)
    if "items" in schema and isinstance(schema["items"], dict):
        return f"list of {kind(schema['items'], linked)}"
    if isinstance(schema.get("additionalProperties"), dict):
        return f"map to {kind(schema['additionalProperties'], linked)}"
    given = schema.get("type", "anything")
    return cell(" or ".join(given) if isinstance(given, list) else str(given))


# -- settings and streams ------------------------------------------------------------------------------


def settings_table() -> str:
    """Every setting of the service with its default and its meaning."""
    info = msgspec.inspect.type_info(Config)
    assert isinstance(info, msgspec.inspect.StructType)
    rows: list[list[str]] = []
    for field in info.fields:
        assert isinstance(field.type, msgspec.inspect.Metadata)
        meaning = (field.type.extra_json_schema or {})["description"]
        default = f"`{field.default}`" if field.default != "" else ""
        rows.append([f"`{PREFIX}{field.name.upper()}`", default, cell(meaning)])
    return table(["Variable", "Default", "Meaning"], rows)


def streams_page() -> str:
    """Every message of a stream, in both directions."""
    parts: list[str] = []
    for title, union in (("From the server", FromServer), ("From the client", FromClient)):
        parts.append(f"\n## {title}\n\n")
        parts.append(table(["Type", "Fields", "Meaning"], [message_row(kind) for kind in get_args(union)]))
    return "".join(parts)


def message_row(kind: type[msgspec.Struct]) -> list[str]:
    """One kind of message."""
    fields = ", ".join(f"`{name}`" for name in kind.__struct_fields__)
    return [f"`{kind.__struct_config__.tag}`", fields, cell(kind.__doc__ or "")]


def pages() -> dict[str, str]:
    """The content of the files by name."""
    api = openapi()
    made = {
        "kernel": kernel_page(),
        "cli": cli_page(),
        "http": http_page(api),
        "schemas": schemas_page(),
        "configuration": settings_table(),
        "streams": streams_page(),
    }
    found = {f"{name}.md": re.sub(r"\n{3,}", "\n\n", text).strip("\n") + "\n" for name, text in made.items()}
    found["openapi.json"] = json.dumps(api, indent=1, sort_keys=True, ensure_ascii=False) + "\n"
    return found


def main() -> None:
    """Write all files."""
    FOLDER.mkdir(exist_ok=True)
    for name, content in pages().items():
        (FOLDER / name).write_text(content, "utf-8")


if __name__ == "__main__":
    main()
