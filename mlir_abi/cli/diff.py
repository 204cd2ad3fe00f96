"""Report what changed in how the functions of a file are called, and which callers that breaks.

  abi-diff old/libmodel.so new/libmodel.so
  abi-diff model.json model.mlir --only=breaking

OLD and NEW are any two of: MLIR (text or bytecode), ELF object files, shared libraries or archives
with the records of abi-embed-reflection, .vmfb files of IREE, and the output of abi-inspect --json.
A function that is not lowered yet is taken as it is in the other file, or as abi-build lowers it.

Exit status: 0 if nothing breaks callers, 1 if something does, 2 if the files cannot be compared.
"""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal

from mlir_abi.cli import command
from mlir_abi.cli.command import UsageError
from mlir_abi.comparison.changes import changes
from mlir_abi.comparison.report import Report
from mlir_abi.comparison.suppressions import Suppression, parse_suppressions
from mlir_abi.dialect_attrs import tvm_ffi
from mlir_abi.dialect_attrs.reflection.record import (
    WRAPPER_PREFIX,
    Convention,
    FunctionReflection,
    ReflectionError,
)
from mlir_abi.dialect_attrs.reflection.value import Value
from mlir_abi.dialect_attrs.sizes import places_of_names
from mlir_abi.inspection.json_description import VERSION
from mlir_abi.reflection.sources import reflect_bytes
from mlir_abi.runtime.iree.vmfb import is_vmfb
from mlir_abi.runtime.libraries.object_file import OBJECT_FILES, defined_symbols

_NAME = "abi-diff"
_FAILED = 2


def main(argv: list[str]) -> int:
    options = _parser().parse_args(argv)
    inputs = filter(None, (options.old, options.new, options.suppress))
    command.check_writable(options.output, *inputs)
    suppressions = []
    if options.suppress:
        try:
            text = command.read_input(options.suppress).decode()
            suppressions = parse_suppressions(text, options.suppress)
        except ValueError as error:
            raise UsageError(f"{options.suppress}: {error}") from None
    try:
        report = _compare(options, suppressions)
    except ReflectionError as error:
        for place, message in error.problems:
            command.print_message(place or _NAME, "error", message)
        return _FAILED
    for each in report.unused:
        message = f"[{each.name}] accepts no change"
        command.print_message(options.suppress, "warning", message)
    if options.json:
        output = report.as_json()
    elif options.markdown:
        output = report.as_markdown()
    else:
        output = report.as_text(colours=command.wants_colours(options))
    command.write_output(options.output, output)
    return 1 if report.breaking else 0


def _parser() -> command.CommandParser:
    parser = command.CommandParser(_NAME, __doc__, inputs=("old", "new"))
    form = parser.add_mutually_exclusive_group()
    text = 'write JSON (the page "What abi-diff compares")'
    form.add_argument("--json", action="store_true", help=text)
    form.add_argument("--markdown", action="store_true", help="write a table in Markdown")
    parser.add_argument("--only", choices=["breaking"], help="show only changes that break callers")
    parser.add_argument("--suppress", metavar="FILE", help="a file of accepted changes")
    parser.add_color_option()
    return parser


@dataclass(frozen=True, slots=True)
class _File:
    """Functions of a ``module``, which may be lowered or not, or of a file that callers use."""

    kind: Literal["module", "library", "iree"]
    functions: Mapping[str, FunctionReflection]


def _compare(options: Namespace, suppressions: list[Suppression]) -> Report:
    if options.old == options.new == "-":
        raise UsageError("OLD and NEW cannot both be standard input")
    old, new = (_read(path) for path in (options.old, options.new))
    functions = _as_lowered(old, new), _as_lowered(new, old)
    iree = old.kind == "iree" or "library" not in (old.kind, new.kind)
    pairs = [
        (change, next((each for each in suppressions if each.accepts(change)), None))
        for change in changes(*functions, iree=iree)
    ]
    used = {accepted for _, accepted in pairs}
    unused = [each for each in suppressions if each not in used]
    shown = [each for each in pairs if each[0].breaking or options.only is None]
    return Report(options.old, options.new, pairs, shown, unused)


def _read(path: str) -> _File:
    """Raises `UsageError` and `ReflectionError`."""
    data = command.read_described(path)
    name = command.source_name(path)
    if data.startswith(b"{") and not data.startswith(b"{-#"):  # which begins MLIR's resources
        functions = _of_json(data, name)
        is_lowered = any(f.convention and not _has_tensors(f) for f in functions.values())
        return _File("library" if is_lowered else "module", functions)
    functions = reflect_bytes(data, name)
    if not data.startswith(OBJECT_FILES):
        return _File("iree" if is_vmfb(data) else "module", functions)
    if not functions:
        raise ReflectionError((name, "there are no records of abi-embed-reflection"))
    symbols = defined_symbols(name)
    for key, function in functions.items():
        convention = function.convention
        if function.kind == "definition" and convention and convention.wrapper not in symbols:
            functions[key] = replace(function, convention=None)
    return _File("library", functions)


def _of_json(data: bytes, name: str) -> dict[str, FunctionReflection]:
    try:
        description = json.loads(data)
        if description["version"] != VERSION:
            raise ValueError(f"its version is {description['version']!r}, and not {VERSION}")
        records = [function["record"] for function in description["functions"]]
        functions = [FunctionReflection.parse(json.dumps(record)) for record in records]
    except (ValueError, LookupError, TypeError, RecursionError) as error:
        invalid = isinstance(error, LookupError | TypeError)
        reason = "it has no list of functions with records" if invalid else str(error)
        message = f"cannot be read as the output of abi-inspect --json: {reason}"
        raise ReflectionError((name, message)) from None
    return {function.name: function for function in functions}


def _has_tensors(function: FunctionReflection) -> bool:
    return "tensor<" in "".join(str(v.type) for v in (*function.arguments, *function.results))


def _as_lowered(file: _File, other: _File) -> dict[str, FunctionReflection]:
    """The functions of ``file``.

    One that is not lowered gets the convention that ``other`` has for it, else the one that
    abi-build would give it, with the symbol for TVM FFI unless ``other`` is a library that has
    none; no convention if ``other`` is a .vmfb file.
    """
    modules = [each.functions for each in (file, other) if each.kind == "module"]
    definitions = [f for each in modules for f in each.values() if f.kind == "definition"]
    has_tvm_ffi = other.kind == "module" or any(f.tvm_ffi for f in other.functions.values())
    some_have_wrappers = any(f.convention and not f.is_bare for f in definitions)

    def is_lowered(function: FunctionReflection, source: _File) -> bool:
        return source.kind != "module" or (some_have_wrappers and not _has_tensors(function))

    def convention(
        function: FunctionReflection, like: FunctionReflection | None = None
    ) -> Convention | None:
        if function.is_bare or function.unlike_c:
            return function.convention
        if like is not None and not like.is_bare:
            return like.convention
        return Convention(WRAPPER_PREFIX + function.name, "target")

    def lowered(function: FunctionReflection) -> FunctionReflection:
        like = other.functions.get(function.name)
        if file.kind == "module" != other.kind and like is not None:
            function = replace(function, attached=like.attached)
        if is_lowered(function, file):
            return function
        if like is not None and is_lowered(like, other):
            return replace(
                function,
                arguments=_as_built(function.arguments, like.arguments),
                results=_as_built(function.results, like.results),
                convention=convention(function, like),
                tvm_ffi=like.tvm_ffi,
                plain_c=like.plain_c,
            )
        if other.kind == "iree":
            return replace(function, convention=None, tvm_ffi=False)
        return replace(
            function,
            convention=convention(function),
            tvm_ffi=has_tvm_ffi
            and function.kind == "definition"
            and not tvm_ffi.refusals(function.flattened),
        )

    return {name: lowered(function) for name, function in file.functions.items()}


def _as_built(values: tuple[Value, ...], built: tuple[Value, ...]) -> tuple[Value, ...]:
    """``values`` with what lowering finds out: owners, what is only read, more names of sizes."""
    if len(values) != len(built):
        return values
    shapes = [[getattr(each.type, "shape", None) for each in side] for side in (values, built)]
    array_shapes = [value.shape or () for value in built]
    is_same = shapes[0] == shapes[1] and all(
        len({array_shapes[i][axis] or (i, axis) for i, axis in places}) == 1
        for places in places_of_names(value.sizes for value in values).values()
    )
    return tuple(
        replace(
            value,
            owned=other.owned,
            readonly=value.readonly or other.readonly,
            unwritten=value.unwritten or other.unwritten,
            sizes=other.sizes if is_same else value.sizes,
        )
        for value, other in zip(values, built, strict=True)
    )
