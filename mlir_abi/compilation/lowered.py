"""Lowers the module that `jit` and `build` compile, in this process or in a child.

torch-mlir's passes end their process at some modules, and only its bindings read torch-mlir's
dialects. So a child with these bindings lowers a module that has them. The bindings of JAX and IREE
cannot lower: where a process has imported these first, a child builds (`can_lower_here`).
"""

from __future__ import annotations

import logging
import os
import shlex
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from importlib.util import find_spec
from pickle import PickleBuffer
from typing import Any

from mlir_abi.bindings import (
    ENVIRONMENT_VARIABLE,
    BindingsError,
    foreign_host,
    host,
    ir,
    is_installed,
    new_context,
)
from mlir_abi.bindings.printing import bytecode, printed
from mlir_abi.compilation.extend_ints import extend_ints
from mlir_abi.compilation.import_pointers import call_by_pointers
from mlir_abi.compilation.native_code.large_constants import LargeConstant, take_large_constants
from mlir_abi.compilation.rename_exports import rename_exports
from mlir_abi.compilation.source import ModuleSource, new_module
from mlir_abi.compilation.targets import Target
from mlir_abi.diagnostics.failure import BuildError, InvalidModule, PipelineFailed
from mlir_abi.diagnostics.message import Message, is_not_utf8
from mlir_abi.dialect_attrs.reflection.record import FunctionReflection
from mlir_abi.frontends import FunctionNest, Model
from mlir_abi.frontends.nests import write_nest
from mlir_abi.lowering import DefaultPipeline, lower
from mlir_abi.lowering.torch_to_linalg import TorchToLinalg
from mlir_abi.passes.support.attributes import EMIT_C_INTERFACE, RETURNS_STATUS, symbol_name
from mlir_abi.passes.support.data_layout import TARGET_TRIPLE, set_data_layout
from mlir_abi.passes.support.diagnostics import PassError, report
from mlir_abi.passes.support.functions import (
    CUSTOM_CALL,
    call_target,
    find_named,
    functions,
    is_definition,
    is_exported,
    operations_in,
)
from mlir_abi.passes.support.module_records import GLOBAL, USED, module_records
from mlir_abi.passes.support.symbols import declared_in, named_in
from mlir_abi.pipeline.pipeline_text import MODULE, Pipeline, PipelineError
from mlir_abi.processes.client import ChildError, kept_child
from mlir_abi.runtime.threads import THREADS_VARIABLE

_LOG = logging.getLogger(__name__)

_TORCH_MLIR = "torch_mlir"


@dataclass(frozen=True)
class Lowered:
    """A module of the LLVM dialect, without its large ``constants``.

    ``declared`` are the functions and variables that others must define.
    """

    module: ir.Module
    records: Sequence[FunctionReflection]
    declared: Sequence[str]
    constants: Sequence[LargeConstant]

    @property
    def has_variables(self) -> bool:
        """Whether calls may change what later calls compute."""
        return any(
            op.name == GLOBAL
            and "constant" not in op.attributes
            and symbol_name(op) not in (USED, THREADS_VARIABLE)  # the pool of the process
            for op in operations_in(self.module.operation)
        )


def can_lower_here() -> bool:
    """Whether the bindings of this process can lower, or a variable chooses them."""
    if ENVIRONMENT_VARIABLE in os.environ:
        return True
    return find_spec(f"{host()}.execution_engine") is not None


def for_child(model: Model) -> Model:
    """``model`` as a child gets it: a path, or the text of a module, or bytes."""
    source = model.source
    if hasattr(source, "operation"):
        source = printed(source.operation, enable_debug_info=True)
    return replace(model, source=source, wrap=None)


def call_child(
    bindings: str | None, function: str, pipeline: str | Pipeline | None, **arguments: Any
) -> Any:
    """Call a function of ``worker`` in a kept child with these bindings.

    Raises what `new_module` and `lower_here` raise.
    """
    try:
        return kept_child(bindings).call(
            function,
            lambda message: report(message.severity, message.location, message.text),
            pipeline=pipeline,
            **arguments,
        )
    except ChildError as death:
        end = Message("error", "loc(unknown)", str(death))
        passes = f"{MODULE}({DefaultPipeline.name})" if pipeline is None else str(pipeline)
        chosen = [f"{ENVIRONMENT_VARIABLE}={bindings}"] if bindings else []
        words = [*chosen, "abi-opt", f"--pass-pipeline={passes}"]
        diagnostics = [*death.diagnostics, end]
        raise PipelineFailed(passes, diagnostics, shlex.join(words)) from None
    except InvalidModule as error:
        raise ir.MLIRError(str(error), []) from error
    except (PipelineFailed, PipelineError, BindingsError, BuildError, OSError) as error:
        raise error from None


def lowered(model: Model, pipeline: str | Pipeline | None, **options: Any) -> Lowered:
    """`lower_here` of a copy of the module of ``model``, in a child if it has torch-mlir's types.

    A module of other bindings is lowered from its text.

    Raises as `new_module` and `lower_here` do.
    """
    _LOG.info("read the module")
    source = model.source
    options = {**options, "nest": model.nest}
    if model.name is not None:
        options["main_name"] = model.name
    if other := foreign_host(source):
        module: Any = source
        text = printed(module.operation, enable_debug_info=True)
        if other == _TORCH_MLIR:
            return _lower_in_child(text, pipeline, **options)
        source = text
    try:
        module = new_module(source)
    except BindingsError as error:
        is_needed = error.name == _TORCH_MLIR and is_installed(_TORCH_MLIR)
        is_chosen = host() != "mlir" or ENVIRONMENT_VARIABLE in os.environ
        if not is_needed or is_chosen or not (isinstance(source, bytes) or os.path.isfile(source)):
            raise
        _LOG.info("lower the module")
        return _lower_in_child(source, pipeline, **options)
    _LOG.info("lower the module")
    if TorchToLinalg().applies(module.operation):
        return _lower_in_child(bytecode(module.operation), pipeline, **options)
    return lower_here(module, pipeline, **options)


def lower_here(
    module: ir.Module,
    pipeline: str | Pipeline | None,
    *,
    target: Target,
    prefix: str = "",
    rename: Mapping[str, str] | None = None,
    main_name: str | None = None,
    nest: FunctionNest | None = None,
    imports: Collection[str] = (),
    **options: Any,
) -> Lowered:
    """Write a ``nest``, rename what ``module`` exports, request wrappers, and `lower` it.

    ``nest`` is that of the function ``main``, and ``imports`` are those that get wrappers.
    The module has the data layout and the triple of ``target`` meanwhile. LLVM gets no triple with
    the module, since its verifier would hold the module to the rules of that target.
    ``main_name`` is that of a sole function ``main`` which has no other name. Raises BuildError if
    names clash, and as `lower` does.
    """
    with module.context, ir.Location.unknown():
        if nest is not None:
            write_nest(named_in(module.operation)["main"], nest)
        if main_name and not prefix and not rename and _exports(module) == ["main"]:
            rename = {"main": main_name}
        if prefix or rename:
            _rename(module, prefix, rename or {})
        _request_wrappers(module, imports)
        set_data_layout(module.operation, target.layout)
        module.operation.attributes[TARGET_TRIPLE] = ir.StringAttr.get(target.triple)
        records = lower(module, pipeline, **options)
        if imports:
            call_by_pointers(module.operation, (each for each in records if each.name in imports))
        extend_ints(module.operation)
        if TARGET_TRIPLE in module.operation.attributes:
            del module.operation.attributes[TARGET_TRIPLE]
        declared = declared_in(module.operation)
        return Lowered(module, records, declared, take_large_constants(module.operation))


def _exports(module: ir.Module) -> list[str]:
    return [symbol_name(each) for each in functions(module.operation) if is_exported(each)]


def _rename(module: ir.Module, prefix: str, names: Mapping[str, str]) -> None:
    try:
        rename_exports(module.operation, prefix, names)
    except PassError as error:
        raise BuildError("\n".join(message for _, message in error.diagnostics)) from None
    except RuntimeError as error:
        if not is_not_utf8(error):
            raise
        raise BuildError("a symbol in the module has a name that is not UTF-8") from None


def _request_wrappers(module: ir.Module, imports: Iterable[str]) -> None:
    """Request a C wrapper for each declaration in ``imports``, by which Python is called.

    A ``stablehlo.custom_call`` will become a declaration.
    """
    imports = list(imports)
    if not imports:
        return
    declared: dict[str, list[ir.Operation]] = {}
    for function in functions(module.operation):
        if not is_definition(function):
            declared.setdefault(symbol_name(function), []).append(function)
    for call in find_named(module.operation, CUSTOM_CALL):
        declared.setdefault(call_target(call), []).append(call)
    for name in imports:
        if name not in declared:
            known = ", ".join(declared) or "no function"
            raise ValueError(f"the module does not declare {name!r}; it declares {known}")
        for op in declared[name]:
            for requested in (EMIT_C_INTERFACE, RETURNS_STATUS):
                op.attributes[requested] = ir.UnitAttr.get()


def _lower_in_child(
    source: str | os.PathLike[str] | bytes, pipeline: str | Pipeline | None, **options: Any
) -> Lowered:
    """Lower a file, or the text or bytecode of a module, with torch-mlir's bindings."""
    text, buffers = call_child(_TORCH_MLIR, "lower", pipeline, source=source, **options)
    constants = [
        LargeConstant(name, memoryview(data), alignment, is_constant)
        for name, data, alignment, is_constant in buffers
    ]
    with new_context() as context:
        module = ir.Module.parse(text)
        context.enable_multithreading(True)
    names = {each.name for each in constants}
    declared = [name for name in declared_in(module.operation) if name not in names]
    return Lowered(module, module_records(module.operation), declared, constants)


def lower_for_parent(source: ModuleSource | bytes, **options: Any) -> object:
    """The answer to `_lower_in_child`: the text of the module, and its constants."""
    result = lower_here(new_module(source), **options)
    text = printed(result.module.operation, enable_debug_info=True)
    return text, [
        (each.name, PickleBuffer(each.data), each.alignment, each.is_constant)
        for each in result.constants
    ]
