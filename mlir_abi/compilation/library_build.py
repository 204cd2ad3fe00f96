"""Compile a module to a library, a wheel, an object file, assembly or LLVM IR."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Literal

from mlir_abi.bindings import ir
from mlir_abi.compilation import build_options
from mlir_abi.compilation.build_options import BuildOptions, Kind
from mlir_abi.compilation.lowered import Lowered, call_child, can_lower_here, for_child, lowered
from mlir_abi.compilation.make_rule import make_rule
from mlir_abi.compilation.native_code.code_generation import Compiler
from mlir_abi.compilation.native_code.lapack_symbols import libraries_of_scipy, names_in_libraries
from mlir_abi.compilation.native_code.programs import StrPath
from mlir_abi.compilation.native_code.runner_libraries import runner_libraries
from mlir_abi.compilation.pkg_config import pkg_config_file
from mlir_abi.diagnostics.failure import BuildError
from mlir_abi.dialect_attrs.layout.c_names import identifier, include_guard
from mlir_abi.dialect_attrs.reflection.record import WRAPPER_PREFIX, FunctionReflection
from mlir_abi.dialect_attrs.reflection.text import printable
from mlir_abi.frontends import Model, Source, models_of
from mlir_abi.frontends.artifacts import other_files
from mlir_abi.passes.support.diagnostics import warn
from mlir_abi.passes.support.module_records import record_symbol, write_record
from mlir_abi.passes.support.symbols import named_in, renamed_symbols
from mlir_abi.pipeline.pipeline_text import Pipeline
from mlir_abi.processes.drafts import (
    draft_folders,
    new_name,
    put_in_place,
    removing,
    write_drafts,
)
from mlir_abi.runtime.c_header import c_header

if TYPE_CHECKING:
    from mlir_abi.compilation.wheel import Requirement, Wheel

__all__ = ["Kind", "build"]


def build(
    source: Source,
    output: StrPath,
    *,
    pipeline: str | Pipeline | None = None,
    emit: Kind | None = None,
    prefix: str = "",
    rename: Mapping[str, str] | None = None,
    opt_level: int = 2,
    target_triple: str | None = None,
    target_cpu: str | None = None,
    llvm: StrPath | None = None,
    link: Sequence[StrPath] = (),
    assertions_abort: bool = False,
    out_params: bool = False,
    checked: bool | str = False,
    tvm_ffi: bool = False,
    plain_c: bool | Literal["only"] = False,
    threads: bool = False,
    header: StrPath | None = None,
    stub: StrPath | None = None,
    pkg_config: StrPath | None = None,
    depfile: StrPath | None = None,
    save_temps: StrPath | None = None,
) -> None:
    """Compile a model, or a dict from names to models, to the file ``output``::

        mlir_abi.build("model.mlir", "libmodel.so", header="model.h", rename={"main": "predict"})

    ``source`` is what `jit` takes.

    ``emit`` is ``so``, ``a``, ``o``, ``ll``, ``s`` or ``whl``, a wheel; by default the suffix of
    ``output`` tells. ``pipeline``, ``opt_level``, ``assertions_abort``, ``out_params``,
    ``checked`` and ``threads`` are those of `jit`. ``rename`` gives exported functions other names
    (``"a:main"`` is that of the model or file ``a``), and ``prefix`` begins the names of the
    others. ``target_triple`` is the target (default: this machine), such as ``aarch64-linux-gnu``,
    ``target_cpu`` a CPU that LLVM knows, and ``llvm`` the folder of the LLVM 22 that compiles, in
    place of that of MLIR's wheels. ``link`` are object files and libraries for the shared library;
    ``header``, ``stub`` and wheel have their functions that it contains. ``tvm_ffi`` adds the
    symbols that TVM FFI calls, and ``plain_c`` the functions that C calls without descriptors; it
    implies ``out_params``, and a sole function ``main`` gets the name of the output. ``header``
    gets the C header, with ``plain_c="only"`` these functions alone, ``stub`` the types for Python
    (``.pyi``), ``pkg_config`` what pkg-config reads (``.pc``), ``depfile`` a rule for make or
    ninja; the directory ``save_temps`` what is made on the way.

    Files are written when all has succeeded. Raises `ir.MLIRError` if ``source`` cannot be parsed,
    `PipelineFailed` if a pass fails, BuildError if a program is missing or fails, or an option is
    wrong, BindingsError if the bindings cannot lower the module, OSError, and ValueError if no
    function is described.
    """
    arguments: dict[str, Any] = locals()
    build_models(models_of(arguments.pop("source")), **arguments)


def build_models(
    models: Sequence[Model], pipeline: str | Pipeline | None, **arguments: Any
) -> bool:
    """`build` the library of ``models``, in a child if this process cannot lower.

    Returns whether it has variables, as `write_build` does.
    """
    name = new_name()
    files = map(arguments.get, build_options.OUTPUTS)
    with removing(draft_folders(filter(None, files), name)):
        if can_lower_here():
            drafts, has_variables = write_build(name, models, pipeline=pipeline, **arguments)
        else:
            arguments |= {"name": name, "models": list(map(for_child, models))}
            drafts, has_variables = call_child(None, "build", pipeline, **arguments)
        put_in_place(drafts)
    return bool(has_variables)


def write_build(
    name: str,
    models: Sequence[Model],
    pipeline: str | Pipeline | None,
    *,
    imports: Collection[str] = (),
    with_scipy: bool = False,
    **arguments: Any,
) -> tuple[dict[str, str], bool]:
    """Write drafts of the files of `build` to folders called ``name``: see `write_drafts`.

    Returns them, and whether calls may change what later calls compute, by a variable of the code.
    Code calls the functions in ``imports`` by pointers (`call_by_pointers`), and ``with_scipy`` the
    LAPACK of SciPy, if ``link`` has none. The other ``arguments`` are those of `BuildOptions`.
    """
    options = BuildOptions(**arguments)
    build_options.check_options(options)
    wheel, stem = None, Path(options.output).stem
    if options.kind == "whl":
        from mlir_abi.compilation.wheel import Wheel  # imports NumPy

        wheel = Wheel.named(options.output)
        stem = f"lib{wheel.module}"
    build_options.check_format(options)
    renamed = build_options.names_by_model(models, options)
    sources = [each.source for each in models if isinstance(each.source, str | os.PathLike)]
    sources += [*(file for path in sources for file in other_files(path)), *options.link]
    build_options.check_files(options, sources, stem)
    compiler = Compiler(
        "so" if wheel else options.kind,
        options.opt_level,
        options.target,
        options.target_cpu,
        llvm=options.llvm,
        is_cross=options.is_cross,
    )
    for_all: dict[str, Any] = {
        **options.of_lowering(),
        "main_name": identifier(stem.removeprefix("lib")) if options.plain_c else None,
        "target": options.target,
        "vector_registers": compiler.vector_registers(),
        "imports": imports,
        "handler": True,
    }
    results = [
        lowered(model, pipeline, rename=names, **for_all)
        for model, names in zip(models, renamed, strict=True)
    ]
    declared = [name for each in results for name in each.declared]
    link = [*options.link, *(libraries_of_scipy(declared, options.link) if with_scipy else ())]
    features = compiler.features()
    results = [_with_names_of(link, _with_cpu(each, features)) for each in results]
    build_options.check_symbols(models, [each.records for each in results])
    first, *others = results
    requirements = _requirements(wheel, first.module, link, features) if wheel else []
    if options.kind in ("so", "whl") and not options.is_cross:
        runners = runner_libraries(declared)
        if wheel and runners:
            raise BuildError(f"a wheel cannot contain {runners[0].name!r}, which its library needs")
        link, sources = [*link, *runners], [*sources, *runners]
    files: dict[StrPath, Path | str | bytes] = {}
    if options.depfile is not None:
        files[options.depfile] = make_rule(options.output, sources)
    if (pkg_config := options.pkg_config) is not None:
        files[pkg_config] = pkg_config_file(pkg_config, options)
    with _directory(options.save_temps) as directory:
        path = Path(directory, stem).absolute()  # no option of a program
        if others:
            link = [*link, *_objects(others, compiler.to_object(), path)]
        run_paths = {each.library: each.run_path for each in requirements}
        library = compiler.compile(first.module, first.constants, path, link, run_paths)
        records = _with_linked(first.records, library) if link else first.records
        files |= _descriptions(options, first.module, records)
        files[options.output] = (
            wheel.contents(library, records, requirements, options.tvm_ffi) if wheel else library
        )
        try:
            return write_drafts(files, name), any(each.has_variables for each in results)
        except OSError as error:
            raise BuildError(f"cannot write {error.filename!r}: {error.strerror}") from None


def _objects(results: Sequence[Lowered], compiler: Compiler, stem: Path) -> Iterator[Path]:
    """The object files of modules, in files like ``stem``."""
    for i, each in enumerate(results, 1):
        path = stem.with_name(f"{stem.name}_{i}")
        yield compiler.compile(each.module, each.constants, path)


def _with_cpu(result: Lowered, features: tuple[str, ...]) -> Lowered:
    """``result`` whose records say, in the module too, what the code needs of a CPU."""
    if not features:
        return result
    symbols = named_in(result.module.operation)
    records = [replace(each, cpu=features) for each in result.records]
    with result.module.context, ir.Location.unknown():
        for record in records:
            if record.kind == "definition":
                write_record(symbols[record_symbol(record)], record)
    return replace(result, records=records)


def _with_names_of(libraries: Sequence[StrPath], result: Lowered) -> Lowered:
    """``result``, which calls LAPACK's functions by the names that they have in the libraries."""
    if names := names_in_libraries(result.declared, map(Path, libraries)):
        module = result.module
        with module.context:
            for attributes, key, renamed in renamed_symbols(module.operation, names):
                attributes[key] = renamed
    return result


def _requirements(
    wheel: Wheel, module: ir.Module, link: Sequence[StrPath], features: Sequence[str]
) -> Sequence[Requirement]:
    """What a wheel needs of others, after a warning of ``features`` that pip knows nothing of."""
    if features and any("manylinux" in tag for tag in wheel.tags):
        text = f"pip installs the wheel on CPUs without {', '.join(features)}, which it needs"
        warn(module.operation.location, text)
    return wheel.requirements(link)


def _with_linked(records: Sequence[FunctionReflection], library: Path) -> list[FunctionReflection]:
    """The ``records`` of the module, then those that the library has of files linked with it.

    A function that the module imports may be one of the library.
    """
    from mlir_abi.runtime.libraries.object_file import read_reflections

    linked = read_reflections(library)
    return [*(linked.pop(each.name, each) for each in records), *linked.values()]


def _descriptions(
    options: BuildOptions, module: ir.Module, records: Sequence[FunctionReflection]
) -> dict[StrPath, str]:
    """The C header and the stub, after a warning for each function that C cannot declare."""
    files: dict[StrPath, str] = {}
    if options.header is not None:
        header = c_header(
            records,
            include_guard(options.header),
            has_f80=options.target.has_f80,
            descriptors=options.plain_c != "only",
        )
        symbols = named_in(module.operation)
        for name, reason in header.left_out:
            function = symbols.get(WRAPPER_PREFIX + name, symbols.get(name, module.operation))
            warn(function.location, printable(f"@{name} is left out of the header: {reason}"))
        files[options.header] = header.text
    if options.stub is not None:
        from mlir_abi.runtime.python_stub import write_stub  # imports NumPy

        stem = Path(options.stub).stem
        files[options.stub] = write_stub({each.name: each for each in records}, stem)
    return files


def _directory(save_temps: StrPath | None) -> AbstractContextManager[StrPath]:
    """The directory for what is made on the way, which is removed if it is not to be kept."""
    if save_temps is None:
        return TemporaryDirectory(prefix="mlir-abi-")
    os.makedirs(save_temps, exist_ok=True)
    return nullcontext(save_temps)
