"""``abi-inspect``: what the functions of a module, object file or shared library take and give.

This prints and exits. A user's mistake is one line and status 1; a traceback is a bug of ours.
"""

from __future__ import annotations

import os
import shutil
from argparse import Namespace
from collections.abc import Iterable
from typing import TYPE_CHECKING

from mlir_abi.cli import command, output_file
from mlir_abi.cli.command import UsageError
from mlir_abi.reflections import ELF, ReflectionError, reflect_bytes

if TYPE_CHECKING:
    from mlir_abi.cli.inspection.picture import Picture
    from mlir_abi.dialect_attrs.reflection.record import FunctionReflection

_NAME = "abi-inspect"

_MANY = 300
"""Functions whose text takes about a second to draw."""

_DESCRIPTION = """\
Show what the functions of a file take and give: types, structure, signatures, the parameters of
their C wrappers, and where the fields of descriptors are.

  abi-inspect model.mlir
  abi-inspect libmodel.so --json

The file is MLIR, text or bytecode, or an ELF object file or shared library with the records of
abi-embed-reflection. Of a module, the exported functions are shown, and declared ones with
llvm.emit_c_interface; attached signatures must agree with the types."""


def main() -> int:
    """Run the command line of the process. Returns the exit status."""
    return command.run(_NAME, _main)


def _main(argv: list[str]) -> int:
    options = _parser().parse_args(argv)
    if options.version:
        return command.show_version(_NAME)
    data = command.read(options.input)
    if options.input == "-" and data.startswith(ELF):
        raise UsageError("an object file must be given by its name")
    command.check_writable(options.output)
    name = command.source_name(options.input)
    try:
        found = reflect_bytes(data, name)
    except ReflectionError as error:
        for place, message in error.problems:
            command.complain(place or name, "error", message)
        return 1
    if data.startswith(ELF) and not found:
        return command.complain(name, "error", "there are no records of abi-embed-reflection")
    if not found:
        command.complain(name, "warning", "no function is exported")
    return command.write(options.output, _shown(_chosen(found, options.function), options, name))


def _parser() -> command.Parser:
    made = command.file_parser(_NAME, _DESCRIPTION)
    made.add_argument(
        "--function",
        action="append",
        default=[],
        metavar="NAME",
        help="this function alone; may be given several times",
    )
    form = made.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="write JSON")
    form.add_argument("--html", action="store_true", help="write one HTML page")
    made.add_argument(
        "--color",
        choices=["auto", "always", "never"],
        default="auto",
        help="colours in the text (auto: on a terminal)",
    )
    return made


def _chosen(found: dict[str, FunctionReflection], names: list[str]) -> list[FunctionReflection]:
    """The functions that were asked for, in the order of the file."""
    for name in names:
        if name not in found:
            known = ", ".join(found) or "none"
            raise UsageError(f"there is no function {name!r}; there is {known}")
    return [each for name, each in found.items() if not names or name in names]


def _shown(functions: list[FunctionReflection], options: Namespace, name: str) -> str:
    from mlir_abi.cli.inspection.view import FunctionView

    views = list(map(FunctionView, functions))
    if options.json:
        from mlir_abi.cli.inspection.as_json import as_json

        return as_json(views)
    from mlir_abi.cli.inspection.picture import picture

    pictures = list(map(picture, views))
    if options.html:
        from mlir_abi.cli.inspection.as_html import as_html
        from mlir_abi.dialect_attrs.reflection.text import printable

        return as_html(pictures, printable(os.path.basename(name)))
    from mlir_abi.cli.inspection.as_text import WIDTH, as_text

    is_terminal = output_file.is_terminal(options.output)
    plain = os.environ.get("TERM") == "dumb" or bool(os.environ.get("NO_COLOR"))
    colours = options.color == "always" or (options.color == "auto" and is_terminal and not plain)
    width = shutil.get_terminal_size().columns if is_terminal else WIDTH
    return as_text(_with_progress(pictures), width, colours=colours)


def _with_progress(pictures: list[Picture]) -> Iterable[Picture]:
    """The ``pictures``, with a bar on a terminal if there are so many that one waits for them."""
    from rich.console import Console
    from rich.progress import track

    console = Console(stderr=True)
    if len(pictures) < _MANY or not console.is_terminal:
        return pictures
    return track(pictures, "drawing functions", console=console, transient=True)
