"""Compile a module to a library, a wheel, an object file, assembly or LLVM IR."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Literal

from mlir_abi.bindings import ir
from mlir_abi.compilation import build_options
from mlir_abi.compilation.build_options import Kind
from mlir_abi.compilation.lowered import Lowered, lowered
from mlir_abi.compilation.make_rule import make_rule
from mlir_abi.compilation.native_code.code_generation import Compiler
from mlir_abi.compilation.native_code.programs import StrPath
from mlir_abi.compilation.native_code.runner_libraries import runner_libraries
from mlir_abi.compilation.source import ModuleSource
from mlir_abi.compilation.targets import target_of
from mlir_abi.diagnostics.failure import BuildError
from mlir_abi.dialect_attrs.layout.c_names import identifier, include_guard
from mlir_abi.dialect_attrs.reflection.record import WRAPPER_PREFIX, FunctionReflection
from mlir_abi.dialect_attrs.reflection.text import printable
from mlir_abi.passes.support.diagnostics import warn
from mlir_abi.passes.support.module_records import record_symbol, write_record
from mlir_abi.passes.support.symbols import named_in
from mlir_abi.pipeline.pipeline_text import Pipeline
from mlir_abi.processes.drafts import (
    draft_folders,
    new_name,
    put_in_place,
    removing,
    write_drafts,
)
from mlir_abi.runtime.c_header import c_header

__all__ = ["Kind", "build"]

_SUFFIXES = (".llvm.mlir", ".constants", ".raw.ll", ".ll", ".s", ".o", ".a", ".so")
"""Of the files that are made on the way."""


def build(
    source: ModuleSource,
    output: StrPath,
    *,
    pipeline: str | Pipeline | None = None,
    emit: Kind | None = None,
    prefix: str = "",
    rename: Mapping[str, str] | None = None,
    opt_level: int = 2,
    target_triple: str | None = None,
    target_cpu: str | None = None,
    link: Sequence[StrPath] = (),
    assertions_abort: bool = False,
    out_params: bool = False,
    checked: bool | str = False,
    tvm_ffi: bool = False,
    plain_c: bool | Literal["only"] = False,
    threads: bool = False,
    header: StrPath | None = None,
    stub: StrPath | None = None,
    depfile: StrPath | None = None,
    save_temps: StrPath | None = None,
) -> None:
    """Compile the module or the file ``source`` to the file ``output``::

        mlir_abi.build("model.mlir", "libmodel.so", header="model.h", rename={"main": "predict"})

    ``emit`` is ``so``, ``a``, ``o``, ``ll``, ``s`` or ``whl``, a wheel; by default the suffix of
    ``output`` tells. ``pipeline``, ``opt_level``, ``assertions_abort``, ``out_params``,
    ``checked`` and ``threads`` are those of `jit`. ``rename`` gives exported functions other names,
    and ``prefix`` begins the names of the others. ``target_triple`` is the target (default: this
    machine), such as ``aarch64-linux-gnu``, ``target_cpu`` a CPU that LLVM knows. ``link`` are
    object files and libraries for the shared library; ``header``, ``stub`` and wheel have their
    functions that it contains. ``tvm_ffi`` adds the symbols that TVM FFI calls, and ``plain_c`` the
    functions that C calls without descriptors; it implies ``out_params``, and a sole function
    ``main`` gets the name of the output. ``header`` gets the C header, with ``plain_c="only"``
    these functions alone, ``stub`` the types for Python (``.pyi``), ``depfile`` a rule for make or
    ninja; the directory ``save_temps`` what is made on the way.

    Files are written when all has succeeded. Raises `ir.MLIRError` if ``source`` cannot be parsed,
    `PipelineFailed` if a pass fails, BuildError if a program is missing or fails, or an option is
    wrong, BindingsError if the bindings cannot lower the module, OSError, and ValueError if no
    function is described.
    """
    arguments: dict[str, Any] = locals()
    name = new_name()
    with removing(draft_folders(filter(None, (output, header, stub, depfile)), name)):
        put_in_place(write_build(name, **arguments))


def write_build(
    name: str,
    source: ModuleSource | bytes,
    output: StrPath,
    *,
    pipeline: str | Pipeline | None,
    emit: Kind | None,
    prefix: str,
    rename: Mapping[str, str] | None,
    opt_level: int,
    target_triple: str | None,
    target_cpu: str | None,
    link: Sequence[StrPath],
    assertions_abort: bool,
    out_params: bool,
    checked: bool | str,
    tvm_ffi: bool,
    plain_c: bool | Literal["only"],
    threads: bool,
    header: StrPath | None,
    stub: StrPath | None,
    depfile: StrPath | None,
    save_temps: StrPath | None,
) -> dict[str, str]:
    """Write drafts of the files of `build` to folders called ``name``: see `write_drafts`."""
    target = target_of(target_triple)
    kind = emit or build_options.kind_of_file(output, target.format)
    rename = {} if rename is None else rename
    build_options.check_options(
        kind, opt_level=opt_level, checked=checked, link=link, stub=stub, plain_c=plain_c
    )
    wheel, stem = None, Path(output).stem
    if kind == "whl":
        from mlir_abi.compilation.wheel import Wheel  # imports NumPy

        wheel = Wheel.named(output)
        stem = f"lib{wheel.module}"
    build_options.check_format(kind, target, threads=threads, tvm_ffi=tvm_ffi)
    build_options.check_names(prefix, rename)
    sources = [*([source] if isinstance(source, str | os.PathLike) else []), *link]
    outputs = [("output", output), ("header", header), ("stub", stub), ("depfile", depfile)]
    if save_temps is not None:
        outputs += [("output", Path(save_temps, stem).with_suffix(suffix)) for suffix in _SUFFIXES]
    build_options.check_files(outputs, sources, link, save_temps)
    is_cross = target_triple is not None
    compiler = Compiler("so" if wheel else kind, opt_level, target, target_cpu, is_cross=is_cross)
    result = lowered(
        source,
        pipeline,
        layout=target.layout,
        prefix=prefix,
        rename=rename,
        assertions_abort=assertions_abort,
        out_params=out_params,
        checked=checked,
        tvm_ffi=tvm_ffi,
        plain_c=bool(plain_c),
        main_name=identifier(stem.removeprefix("lib")) if plain_c else None,
        threads=threads,
        handler=True,
        opt_level=opt_level,
        vector_registers=compiler.vector_registers(),
    )
    features = compiler.features()
    module, records = result.module, _with_cpu(result, features)
    build_options.check_symbols(each.name for each in records)
    if kind in ("so", "whl") and target_triple is None:
        runners = runner_libraries(result.declared)
        link, sources = [*link, *runners], [*sources, *runners]
    shared = [os.path.basename(path) for path in link if ".so" in Path(path).suffixes]
    if kind == "whl" and shared:
        raise BuildError(f"a wheel cannot contain {shared[0]!r}, which its library needs")
    files: dict[StrPath, Path | str | bytes] = {}
    if depfile is not None:
        files[depfile] = make_rule(output, sources)
    with _directory(save_temps) as directory:
        path = Path(directory, stem).absolute()  # no option of a program
        library = compiler.compile(module, result.constants, path, link)
        records = _with_linked(records, library) if link else records
        if header is not None:
            has_f80, descriptors = target.has_f80, plain_c != "only"
            files[header] = _header(
                module, records, header, has_f80=has_f80, descriptors=descriptors
            )
        if wheel and features and any("manylinux" in tag for tag in wheel.tags):
            text = f"pip installs the wheel on CPUs without {', '.join(features)}, which it needs"
            warn(module.operation.location, text)
        if stub is not None:
            from mlir_abi.runtime.python_stub import write_stub  # imports NumPy

            files[stub] = write_stub({each.name: each for each in records}, Path(stub).stem)
        files[output] = wheel.contents(library, records, tvm_ffi) if wheel else library
        try:
            return write_drafts(files, name)
        except OSError as error:
            raise BuildError(f"cannot write {error.filename!r}: {error.strerror}") from None


def _with_cpu(result: Lowered, features: tuple[str, ...]) -> Sequence[FunctionReflection]:
    """The records, which say from now on, in the module too, what the code needs of a CPU."""
    if not features:
        return result.records
    symbols = named_in(result.module.operation)
    records = [replace(each, cpu=features) for each in result.records]
    with result.module.context, ir.Location.unknown():
        for record in records:
            if record.kind == "definition":
                write_record(symbols[record_symbol(record)], record)
    return records


def _with_linked(records: Sequence[FunctionReflection], library: Path) -> list[FunctionReflection]:
    """The ``records`` of the module, then those that the library has of files linked with it.

    A function that the module imports may be one of the library.
    """
    from mlir_abi.runtime.libraries.object_file import read_reflections

    linked = read_reflections(library)
    return [*(linked.pop(each.name, each) for each in records), *linked.values()]


def _header(
    module: ir.Module,
    records: Sequence[FunctionReflection],
    path: StrPath,
    *,
    has_f80: bool,
    descriptors: bool,
) -> str:
    """The C header, after a warning for each function that it cannot declare."""
    header = c_header(records, include_guard(path), has_f80=has_f80, descriptors=descriptors)
    symbols = named_in(module.operation)
    for name, reason in header.left_out:
        function = symbols.get(WRAPPER_PREFIX + name, symbols.get(name, module.operation))
        warn(function.location, printable(f"@{name} is left out of the header: {reason}"))
    return header.text


def _directory(save_temps: StrPath | None) -> AbstractContextManager[StrPath]:
    """The directory for what is made on the way, which is removed if it is not to be kept."""
    if save_temps is None:
        return TemporaryDirectory(prefix="mlir-abi-")
    os.makedirs(save_temps, exist_ok=True)
    return nullcontext(save_temps)
