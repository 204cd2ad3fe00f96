"""``abi-opt --help``, ``--list-passes`` and ``--show-dialects``: the passes describe themselves."""

from __future__ import annotations

import inspect
import re
import textwrap
import typing
from argparse import Namespace
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal

from mlir_abi.bindings import BindingsError
from mlir_abi.cli.options import WIDTH, parser
from mlir_abi.pipeline import registry

if TYPE_CHECKING:
    from mlir_abi.passes.support.base import Pass

_AVAILABLE = re.compile(r"Available dialects: (.*?) (?:;|\(\* corresponding )")


def asked_for(options: Namespace) -> str:
    """The text that the first of the three options asks for; help needs no bindings."""
    if options.help:
        try:
            passes = _of_passes(_help)
        except BindingsError as error:
            passes = f"{error}\n"
        return f"{parser().format_help()}\npasses:\n{textwrap.indent(passes, '  ')}"
    if options.list_passes:
        return _of_passes(_line)
    return f"Available Dialects: {','.join(_dialects())}\n"


def _of_passes(describe: Callable[[type[Pass]], str]) -> str:
    """The descriptions of all passes; of one that cannot be loaded, why not."""
    descriptions = []
    for name in registry.pass_names():
        try:
            class_ = registry.find_pass(name)
        except registry.RegistryError as error:
            descriptions.append(f"{error}\n")
        else:
            descriptions.append(describe(class_) if class_ else "")
    return "".join(descriptions)


def _line(class_: type[Pass]) -> str:
    return f"{class_.name:<26}{summary(class_)}\n"


def summary(class_: type[Pass]) -> str:
    """The first paragraph of the docstring, on one line."""
    return " ".join(_docstring(class_).partition("\n\n")[0].split())


def _docstring(class_: type[Pass]) -> str:
    """The docstring as it is read in a terminal: reStructuredText's doubled marks are single."""
    text = (inspect.getdoc(class_) or "").replace("``", "`")
    return re.sub("::$", ":", text, flags=re.MULTILINE)


def _help(class_: type[Pass]) -> str:
    from mlir_abi.passes.support.base import value_text

    given = "[='OPTION=VALUE …']" if class_.options() else ""
    text = "\n\n".join(map(_filled, _docstring(class_).split("\n\n")))
    lines = [f"--{class_.name}{given}", textwrap.indent(text, "    ")]
    if class_.options():
        lines.append("")
    hints = typing.get_type_hints(class_)
    for name, field in class_.options().items():
        lines.append(f"    {name}={_choices(hints[field.name])}")
        default = value_text(field.default)
        description = _filled(f"{field.metadata['description']} (default: {default})")
        lines.append(textwrap.indent(description, "        "))
    return "\n".join(lines) + "\n\n"


def _filled(paragraph: str) -> str:
    """The paragraph in lines that fit the screen; one that is indented, as IR is, is left alone."""
    if paragraph.startswith(" "):
        return paragraph
    return textwrap.fill(paragraph, WIDTH - 10, break_on_hyphens=False, break_long_words=False)


def _choices(hint: Any) -> str:
    if typing.get_origin(hint) is Literal:
        return "|".join(typing.get_args(hint))
    return {bool: "true|false", int: "N"}.get(hint, "TEXT")


def _dialects() -> list[str]:
    """What MLIR lists when it meets an operation of a dialect that it does not know."""
    from mlir_abi.bindings import ir, new_context

    with new_context() as context:
        context.emit_error_diagnostics = False
        try:
            ir.Module.parse("no_such_dialect.op")
        except ir.MLIRError as error:
            found = _AVAILABLE.search(str(error))
            return found[1].replace(" (*)", "").split(", ") if found else []
    return []
