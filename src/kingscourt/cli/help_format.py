"""Help texts that show a value type only for options that take a value."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typer.core import TyperCommand, TyperGroup, TyperOption

if TYPE_CHECKING:
    from typer._click.core import Context, Parameter


class HelpCommand(TyperCommand):
    """A command whose flags are listed without `<bool>`."""

    def get_params(self, ctx: Context) -> list[Parameter]:
        return hide_flag_types(super().get_params(ctx))


class HelpGroup(TyperGroup):
    """A group whose flags are listed without `<bool>`."""

    def get_params(self, ctx: Context) -> list[Parameter]:
        return hide_flag_types(super().get_params(ctx))


def hide_flag_types(params: list[Parameter]) -> list[Parameter]:
    """Give flags an empty metavar, which Typer shows instead of their type."""
    for param in params:
        if isinstance(param, TyperOption) and param.is_flag and param.metavar is None:
            param.metavar = ""
    return params
