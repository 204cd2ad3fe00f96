"""Write a header for C99 and C++17: the prototypes of the C wrappers, `_mlir_ciface_…`.

  abi-header model.mlir -o model.h
  abi-header libmodel.so -o model.h

The input is MLIR (text or bytecode) before or after abi-func-to-llvm, or an ELF object file,
shared library or archive. Lowered functions are described by the records of abi-embed-reflection.
Of the others, the header has those with llvm.emit_c_interface; if no exported function has it, all
exported ones. A function that C cannot call is left out, with the reason in the header and on
standard error.
"""

from __future__ import annotations

import argparse
from argparse import Namespace
from collections.abc import Sequence, Set
from typing import TypeAlias

from mlir_abi.cli import command
from mlir_abi.cli.command import UsageError
from mlir_abi.dialect_attrs.layout.c_names import include_guard
from mlir_abi.dialect_attrs.reflection.record import (
    PACKED_SUFFIX,
    WRAPPER_PREFIX,
    FunctionReflection,
)
from mlir_abi.dialect_attrs.sizes import is_name
from mlir_abi.runtime.c_header import c_header
from mlir_abi.runtime.libraries.object_file import (
    OBJECT_FILES,
    defined_symbols,
    read_reflections,
)

_NAME = "abi-header"

_LATER = (
    "These functions are not lowered yet. The default pipeline, which abi-build runs, makes their "
    "wrappers; of others, abi-func-to-llvm does for functions with llvm.emit_c_interface, which "
    "abi-embed-reflection sets."
)
_NOT_DEFINED = "the file does not define their wrappers, which their records name"
_NO_RECORD = "they have wrappers but no records (abi-embed-reflection, before abi-func-to-llvm)"


def main(argv: list[str]) -> int:
    options = _parser().parse_args(argv)
    data = command.read_described(options.input)
    command.check_writable(options.output, options.input)
    contents = _of_library(options) if data.startswith(OBJECT_FILES) else _of_module(options, data)
    if contents is None:
        return 1
    functions, notes = contents
    if not functions:
        raise UsageError(
            f"{options.input!r} has no functions for C, and no records of abi-embed-reflection"
        )
    path = options.output if options.output != command.STDOUT else options.input
    guard = options.guard or include_guard(path)
    header = c_header(
        functions,
        guard,
        options.prefix or "",
        packed=options.packed,
        descriptors=not options.plain_c_only,
        notes=notes,
    )
    for name, reason in header.left_out:
        command.print_message(_NAME, "warning", f"@{name} is left out: {reason}")
    command.write_output(options.output, header.text)
    return 0


def _parser() -> command.CommandParser:
    parser = command.CommandParser(_NAME, __doc__)
    add = parser.add_argument
    text = "the include guard (default: from the name of the output or input: MODEL_H)"
    add("--guard", type=_identifier, metavar="NAME", help=text)
    text = "prefix of the names of types and inline functions"
    add("--prefix", type=_identifier, metavar="NAME", help=text)
    text = (
        "also declare the packed wrappers of abi-emit-packed-wrappers; lowered functions must "
        "have them, for others the pass is expected to run"
    )
    add("--packed", action="store_true", help=text)
    text = "only the functions without descriptors, of a file that abi-build --plain-c has built"
    add("--plain-c=only", action="store_true", dest="plain_c_only", help=text)

    title = "how functions that are not lowered yet will be lowered"
    add = parser.add_argument_group(title).add_argument
    add("--c-abi", choices=["mlir", "target"], default="mlir", help="c-abi of abi-func-to-llvm")
    text = "the width of index (default: that of the data layout of the module, or 64)"
    add("--index-bitwidth", type=int, choices=[32, 64], default=0, help=text)
    text = "all functions and declarations, as for emit-c-wrappers=all"
    add("--all", action="store_true", help=text)
    return parser


def _identifier(text: str) -> str:
    if not is_name(text):
        raise argparse.ArgumentTypeError(f"must be a C identifier (got {text!r})")
    return text


_Contents: TypeAlias = "tuple[list[FunctionReflection], list[str]]"
"""The functions to declare, and paragraphs about others."""


def _of_library(options: Namespace) -> _Contents:
    functions = list(read_reflections(options.input).values())
    return _defined(options, functions, defined_symbols(options.input))


def _of_module(options: Namespace, data: bytes) -> _Contents | None:
    """None if the module is invalid, after its errors are printed."""
    from mlir_abi.bindings import ir, new_context
    from mlir_abi.diagnostics.message import is_not_utf8, messages_to
    from mlir_abi.diagnostics.printer import Printer
    from mlir_abi.frontends.artifacts import is_artifact
    from mlir_abi.passes.support.diagnostics import PassError
    from mlir_abi.reflection.c_functions import expand_tuples_and_reflect, lowered_functions

    if is_artifact(data):
        raise UsageError(
            f"{command.source_name(options.input)} is no MLIR: abi-build --header writes the "
            "header of a portable artifact of StableHLO and of ONNX"
        )
    show = Printer(command.source_name(options.input), data).show
    with new_context() as context, messages_to(show, context):
        context.allow_unregistered_dialects = True
        try:
            module = ir.Module.parse(data).operation
        except ir.MLIRError:
            return None
        try:
            records, functions, others = expand_tuples_and_reflect(
                module, options.c_abi, options.index_bitwidth, every=options.all
            )
            records, notes = _defined(options, records, lowered_functions(module))
        except PassError as error:
            error.emit()
            return None
        except RuntimeError as error:
            if not is_not_utf8(error):
                raise
            module.location.emit_error("the module has a name or string that is not UTF-8")
            return None
    if functions:
        notes.insert(0, _LATER)
    notes += [_left_out(reason, names) for reason, names in others.items()]
    return [*records, *functions], notes


def _defined(options: Namespace, records: list[FunctionReflection], symbols: Set[str]) -> _Contents:
    """Of lowered functions, those whose C wrappers are among ``symbols``.

    Raises `UsageError` if a packed wrapper is asked for and missing.
    """
    known = {f.convention.wrapper for f in records if f.convention is not None}
    known |= {f"{WRAPPER_PREFIX}{f.allocator}" for f in records}
    definitions = [f for f in records if f.kind == "definition"]
    for packed in (f.name + PACKED_SUFFIX for f in definitions if options.packed):
        if packed not in symbols:
            raise UsageError(
                f"--packed: {options.input!r} does not define {packed}: "
                "run abi-emit-packed-wrappers before the functions are lowered"
            )
    missing = [f.name for f in definitions if f.convention and f.convention.wrapper not in symbols]
    wrappers = {symbol for symbol in symbols if symbol.startswith(WRAPPER_PREFIX)}
    others = sorted(symbol.removeprefix(WRAPPER_PREFIX) for symbol in wrappers - known)
    notes = [_left_out(_NOT_DEFINED, missing), _left_out(_NO_RECORD, others)]
    return [each for each in records if each.name not in missing], list(filter(None, notes))


def _left_out(reason: str, names: Sequence[str]) -> str:
    """A paragraph that names functions, at most five; empty if there are none."""
    shown = ", ".join(f"@{name}" for name in names[:5])
    more = f" and {len(names) - 5} more" if len(names) > 5 else ""
    return f"Left out: {shown}{more}: {reason}." if names else ""
