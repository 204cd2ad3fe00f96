"""``abi-opt --help`` and ``--list-passes``, made from the docstrings and options of the passes."""

from __future__ import annotations

import inspect
import re
import textwrap
import typing
from argparse import Namespace
from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

from mlir_abi.bindings import BindingsError
from mlir_abi.cli.options import WIDTH, parser
from mlir_abi.pipeline import registry

if TYPE_CHECKING:
    from mlir_abi.passes.support.base import Pass


def requested(options: Namespace) -> str:
    """The text for ``--help``, which needs no bindings, or for ``--list-passes``."""
    if not options.help:
        return _described(lambda class_: f"{class_.name:<26}{summary(class_)}\n")
    try:
        passes = _described(_help)
    except BindingsError as error:
        passes = f"{error}\n"
    return f"{parser().format_help()}\npasses:\n{textwrap.indent(passes, '  ')}"


def _described(describe: Callable[[type[Pass]], str]) -> str:
    """The descriptions of all passes; for a pass that cannot be loaded, the reason."""
    descriptions = []
    for name in registry.pass_names():
        try:
            class_ = registry.find_pass(name)
        except registry.RegistryError as error:
            descriptions.append(f"{error}\n")
        else:
            descriptions.append(describe(class_) if class_ else "")
    return "".join(descriptions)


def summary(class_: type[Pass]) -> str:
    """The first paragraph of the docstring, on one line."""
    return " ".join(_docstring(class_).partition("\n\n")[0].split())


def _docstring(class_: type[Pass]) -> str:
    """The docstring for a terminal: the double marks of reStructuredText become single."""
    text = (inspect.getdoc(class_) or "").replace("``", "`")
    return re.sub("::$", ":", text, flags=re.MULTILINE)


def _help(class_: type[Pass]) -> str:
    from mlir_abi.passes.support.base import value_text

    value = "[='OPTION=VALUE …']" if class_.options() else ""
    text = "\n\n".join(map(_filled, _docstring(class_).split("\n\n")))
    lines = [f"--{class_.name}{value}", textwrap.indent(text, "    ")]
    if class_.options():
        lines.append("")
    hints = typing.get_type_hints(class_)
    for name, field in class_.options().items():
        hint = hints[field.name]
        choices = "|".join(typing.get_args(hint)) if typing.get_origin(hint) is Literal else None
        lines.append(f"    {name}={choices or {bool: 'true|false', int: 'N'}.get(hint, 'TEXT')}")
        default = value_text(field.default)
        description = _filled(f"{field.metadata['description']} (default: {default})")
        lines.append(textwrap.indent(description, "        "))
    return "\n".join(lines) + "\n\n"


def _filled(paragraph: str) -> str:
    """The paragraph in lines that fit the screen; an indented one, such as IR, is unchanged."""
    if paragraph.startswith(" "):
        return paragraph
    return textwrap.fill(paragraph, WIDTH - 10, break_on_hyphens=False, break_long_words=False)
