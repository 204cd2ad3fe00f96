"""Compile a module and call its functions, in this process."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterable, Mapping, Sequence
from io import BytesIO
from typing import Any

from mlir_abi import undefined_symbols
from mlir_abi.bindings import execution_engine, ir
from mlir_abi.dialect_attrs.reflection.record import FREE_SYMBOL, FunctionReflection
from mlir_abi.lowering import DEFAULT_PIPELINE
from mlir_abi.passes.support.attributes import EMIT_C_INTERFACE, symbol_name
from mlir_abi.passes.support.functions import functions, is_definition
from mlir_abi.passes.support.records import module_records
from mlir_abi.pipeline.run import run_pipeline
from mlir_abi.pipeline.text import Pipeline, parse_pipeline
from mlir_abi.runtime.buffers.memref_copy import MEMREF_COPY
from mlir_abi.runtime.call.callbacks import Callback, Pending
from mlir_abi.runtime.call.library import Library, free_function
from mlir_abi.runtime.errors import kind_of, named

__all__ = ["jit"]


def jit(
    module: ir.Module,
    pipeline: str | Pipeline | None = None,
    *,
    imports: Mapping[str, Callable[..., Any]] | None = None,
    shared_libs: Sequence[str] = (),
    opt_level: int = 2,
) -> Library:
    """Compile ``module``, which stays as it is, and give its functions to call::

        library = mlir_abi.jit(module)
        y = library.predict(x, weights={"w": w, "b": b})

    ``pipeline`` lowers to the LLVM dialect, with ``abi-embed-reflection`` on the way. By default it
    is `DEFAULT_PIPELINE`: no function writes to a tensor that it is given, unless its argument has
    ``bufferization.writable = true``, and functions of memrefs get the caller's own arrays.
    ``imports`` are Python functions behind declared ones. ``opt_level`` is 0 to 3. Raises
    `PipelineFailed`; ValueError for imports that the module does not declare, or lacks, and for
    what the pipeline leaves that is not LLVM's; OSError for libraries that cannot be opened;
    TypeError for arguments of another kind; BindingsError where the host has no execution engine.
    """
    if not isinstance(module, ir.Module | ir.OpView | ir.Operation):
        raise TypeError(f"the module must be an ir.Module (got {kind_of(module)})")
    engine_class = execution_engine.ExecutionEngine
    imports = {} if imports is None else imports
    _check_for_engine(imports, shared_libs, opt_level)
    with module.context, ir.Location.unknown():
        lowered = _copy(module)
        _declare(lowered, imports)
        run_pipeline(lowered, DEFAULT_PIPELINE if pipeline is None else _internalizing(pipeline))
        records = {record.name: record for record in module_records(lowered.operation)}
        if not records:
            raise ValueError(
                "no function is described: one must be public and defined, and the pipeline run "
                "abi-embed-reflection"
            )
        engine = _engine(engine_class, lowered, opt_level=opt_level, shared_libs=list(shared_libs))
    image = _Image(engine, _callbacks(records, imports, bool(shared_libs)), shared_libs)
    return Library("the module", records, image)


def _internalizing(pipeline: str | Pipeline) -> str | Pipeline:
    """``pipeline`` with ``abi-internalize`` before ``abi-embed-reflection``.

    It stays as it is without ``abi-func-to-llvm``, since no other conversion knows what the first
    does to the names of functions.
    """
    parsed = parse_pipeline(pipeline) if isinstance(pipeline, str) else pipeline
    found = {element.name: element for element in parsed.elements}
    if "abi-internalize" in found or not {"abi-embed-reflection", "abi-func-to-llvm"} <= set(found):
        return parsed
    at = found["abi-embed-reflection"].offset
    return f"{parsed.text[:at]}abi-internalize,{parsed.text[at:]}"


def _check_for_engine(
    imports: Mapping[str, Callable[..., Any]], shared_libs: Sequence[str], opt_level: int
) -> None:
    """Raise what `jit` says for what would end the process in the engine, or be passed over."""
    if not isinstance(imports, Mapping):
        raise TypeError(f"imports must be a mapping of names to functions (got {kind_of(imports)})")
    for name, function in imports.items():
        if not isinstance(name, str):
            raise TypeError(f"a name in imports must be a str (got {name!r})")
        if not callable(function):
            raise TypeError(f"imports[{name!r}] must be a function (got {kind_of(function)})")
    if not isinstance(opt_level, int):
        raise TypeError(f"opt_level must be an int (got {kind_of(opt_level)})")
    if opt_level not in range(4):
        raise ValueError(f"opt_level must be 0 to 3 (got {opt_level!r})")
    if isinstance(shared_libs, str) or not isinstance(shared_libs, Sequence):
        raise TypeError(f"shared_libs must be a list of paths (got {shared_libs!r})")
    for path in shared_libs:
        if not isinstance(path, str):
            raise TypeError(f"a path in shared_libs must be a str (got {kind_of(path)})")
        ctypes.CDLL(path)


def _engine(engine_class: Any, module: ir.Module, **options: Any) -> Any:
    """An execution engine for ``module``; raises ValueError for operations that are not LLVM's."""
    reasons: list[str] = []

    def collect(diagnostic: ir.Diagnostic) -> bool:
        reasons.append(f"{diagnostic.location}: {diagnostic.message}")
        return True

    handler = module.context.attach_diagnostic_handler(collect)
    try:
        return engine_class(module, **options)
    except RuntimeError as error:
        reason = "; ".join(reasons) or str(error)
        raise ValueError(f"the pipeline does not lower all to LLVM: {reason}") from None
    finally:
        handler.detach()


class _Image:
    """Code of an execution engine."""

    def __init__(
        self, engine: Any, made: tuple[list[Callback], Pending], shared_libs: Sequence[str]
    ) -> None:
        """Link the code; raises ValueError for symbols that nobody defines."""
        self._engine = engine
        self._callbacks, pending = made
        self.raise_pending = pending.raise_it
        runtime = {"memrefCopy": ctypes.cast(MEMREF_COPY, ctypes.c_void_p)}
        runtime |= {callback.symbol: callback.pointer for callback in self._callbacks}
        for symbol, pointer in runtime.items():
            engine.raw_register_runtime(symbol, pointer)
        pointer_to_free = self.address(FREE_SYMBOL)
        if pointer_to_free is None:
            raise ValueError(undefined_symbols.describe(engine, shared_libs, runtime))
        self.free = free_function(pointer_to_free)

    def address(self, symbol: str) -> int | None:
        """The address of a symbol that begins with ``_mlir_``, as the engine's lookup demands.

        None where there is none, or the code cannot be linked.
        """
        address: int | None = self._engine.raw_lookup(symbol.removeprefix("_mlir_"))
        return address or None


def _copy(module: ir.Module) -> ir.Module:
    bytecode = BytesIO()
    module.operation.write_bytecode(bytecode)
    return ir.Module.parse(bytecode.getvalue())


def _declare(module: ir.Module, imports: Iterable[str]) -> None:
    """Give the declarations of ``imports`` the wrapper through which Python is called."""
    declared = {
        symbol_name(function): function
        for function in functions(module.operation)
        if not is_definition(function)
    }
    for name in imports:
        if name not in declared:
            known = ", ".join(declared) or "no function"
            raise ValueError(f"the module does not declare {name!r}; it declares {known}")
        declared[name].attributes[EMIT_C_INTERFACE] = ir.UnitAttr.get()


def _callbacks(
    records: Mapping[str, FunctionReflection],
    imports: Mapping[str, Callable[..., Any]],
    others: bool,
) -> tuple[list[Callback], Pending]:
    """The functions behind the imports: all, unless ``others`` may have some."""
    pending = Pending()
    wanted = {name: record for name, record in records.items() if record.kind == "import"}
    missing = [name for name in wanted if name not in imports]
    if missing and not others:
        raise ValueError(f"the module calls {', '.join(missing)}, which imports must provide")
    made = []
    for name, function in imports.items():
        with named(f"{name}()"):
            made.append(Callback(wanted[name], function, pending))
    return made, pending
