"""
Show the functions of a file: argument and result types, structure, signatures, the parameters of C
wrappers, and the layout of memref descriptors.

  abi-inspect model.mlir
  abi-inspect libmodel.so --brief
  abi-inspect 'I15!B11!d10d128d64R15!B11!t6d32d8d64'

The file is MLIR (text or bytecode), an ELF object file, shared library or archive with the records
of abi-embed-reflection, or a module that iree-compile wrote (.vmfb). Shown are the exported
functions of a module and its declarations with llvm.emit_c_interface. Attached signatures that
contradict the types are an error.

What begins with `{`, or with `I` and a number and has a `!`, is no file but a signature (f, sip or
iree.abi), and is explained piece by piece; write ./ before the name of such a file.
"""  # noqa: D212 -- the first line is too long

from __future__ import annotations

import os
import shutil
from argparse import Namespace
from collections.abc import Iterable
from typing import Any

from mlir_abi.bindings import BindingsError
from mlir_abi.cli import command
from mlir_abi.cli.command import UsageError
from mlir_abi.diagnostics.printer import Printer
from mlir_abi.dialect_attrs.reflection.record import (
    FunctionReflection,
    ReflectionError,
)
from mlir_abi.dialect_attrs.signature import SignatureError
from mlir_abi.inspection.explanation import explain, is_signature
from mlir_abi.reflection.sources import reflect, reflect_bytes
from mlir_abi.runtime.libraries.object_file import OBJECT_FILES

_NAME = "abi-inspect"

_MANY = 300
"""Drawing this many functions takes about a second."""


def main(argv: list[str]) -> int:
    options = _parser().parse_args(argv)
    if is_signature(options.input):
        return _of_signature(options)
    data = command.read_described(options.input)
    command.check_writable(options.output, options.input)
    name = command.source_name(options.input)
    try:
        functions = reflect_bytes(data, name)
    except ReflectionError as error:
        for place, message in error.problems:
            command.print_message(place or name, "error", message)
        return 1
    if data.startswith(OBJECT_FILES) and not functions:
        command.print_message(name, "error", "there are no records of abi-embed-reflection")
        return 1
    if not functions:
        command.print_message(name, "warning", "no function is exported")
    chosen = _chosen(functions, options.function)
    command.write_output(options.output, _output(chosen, options, name))
    return 0


def _of_signature(options: Namespace) -> int:
    """Explain a signature; as --brief, --json and --html, the function that it describes."""
    signature = options.input
    if options.function:
        raise UsageError("--function chooses among those of a file (got a signature)")
    command.check_writable(options.output)
    try:
        explanation = explain(signature)
    except SignatureError as error:
        printer = Printer("<signature>", os.fsencode(signature))
        printer.show_at(printer.position_of(error.offset), "error", str(error))
        return 1
    if options.brief or options.json or options.html:
        functions = reflect({explanation.attribute: signature})
        output = _output(list(functions.values()), options, "signature")
    else:
        output = str(explanation)
    command.write_output(options.output, output)
    return 0


def _parser() -> command.CommandParser:
    parser = command.CommandParser(_NAME, __doc__)
    add, text = parser.add_argument, "show only this function; may be repeated"
    function: Any = add("--function", metavar="NAME", help=text, action="append", default=[])
    function.completer = _function_names  # for argcomplete
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--brief", action="store_true", help="write one line for each function")
    form.add_argument("--json", action="store_true", help="write JSON")
    form.add_argument("--html", action="store_true", help="write one HTML page")
    parser.add_color_option()
    return parser


def _function_names(parsed_args: Namespace, **_: object) -> list[str]:
    """The functions of the file that stands before ``--function``."""
    try:
        return [] if parsed_args.input == "-" else [*reflect(parsed_args.input)]
    except (OSError, BindingsError, ReflectionError):
        return []


def _chosen(functions: dict[str, FunctionReflection], names: list[str]) -> list[FunctionReflection]:
    """The functions that ``--function`` names, or all, in the order of the file."""
    for name in names:
        if name not in functions:
            known = ", ".join(functions) or "none"
            raise UsageError(f"there is no function {name!r}; there is {known}")
    return [each for name, each in functions.items() if not names or name in names]


def _output(functions: list[FunctionReflection], options: Namespace, name: str) -> str:
    if options.json:
        from mlir_abi.inspection.json_description import as_json

        return as_json(functions)
    from mlir_abi.inspection.drawing import WIDTH, as_lines, as_text

    columns = shutil.get_terminal_size().columns if command.is_terminal(options) else None
    if options.brief:
        return as_lines(functions, columns)
    drawn = _with_progress(functions)
    if options.html:
        from mlir_abi.inspection.page import as_html

        return as_html(drawn, os.path.basename(name))
    return as_text(drawn, columns or WIDTH, colours=command.wants_colours(options))


def _with_progress(functions: list[FunctionReflection]) -> Iterable[FunctionReflection]:
    """The functions, with a progress bar on a terminal if drawing them takes long."""
    from rich.console import Console
    from rich.progress import track

    console = Console(stderr=True)
    is_quick = len(functions) < _MANY or not console.is_terminal
    return track(functions, "drawing functions", console=console, transient=True, disable=is_quick)
