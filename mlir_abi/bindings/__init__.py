"""Chooses the copy of MLIR's Python bindings that this process uses.

Several packages ship bindings, each with its own MLIR; their objects cannot be mixed. Such a
package is a *host*: it has the modules ``ir`` and ``_mlir_libs``. A pass must use the host that
created the module:

1. ``MLIR_ABI_BINDINGS``, if it is set, names the host: ``mlir``, ``flydsl._mlir``;
2. otherwise it is the one whose ``ir`` the process imported first;
3. otherwise the first of `HOSTS` that is installed.

The first import of ``ir``, or of another module of the host, makes the choice, whichever module is
passed first::

    from mlir_abi.bindings import ir, passmanager, llvm

A host's contexts may lack dialects of its package. An entry point of the group ``mlir_abi.hosts``
with the host's name registers them, as `REGISTRATIONS` does for these hosts::

    [project.entry-points."mlir_abi.hosts"]
    "my_compiler.mlir" = "my_compiler:register_dialects"  # called with each new context
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
from collections.abc import Callable, Mapping
from functools import cache
from io import BytesIO
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mlir import ir as ir
    from mlir import passmanager as passmanager

__all__ = ["BindingsError"]

HOSTS = {
    "mlir": "mlir-abi[mlir]",
    "iree.compiler": "mlir-abi[iree]",
    "jaxlib.mlir": "mlir-abi[jax]",
    "torch_mlir": "mlir-abi[torch]",
}
"""The host packages and the requirements that install them, in order of preference."""

ENVIRONMENT_VARIABLE = "MLIR_ABI_BINDINGS"

SHOWN_OP = "see current operation: "
"""The first words of the note in which MLIR prints the operation that an error is about."""

_JAXLIB, _TORCH_MLIR = "jaxlib.mlir", "torch_mlir"

_APART = "mlir", "iree.compiler"
"""They export the same symbols. The second to be loaded ends a process of Python 3.13."""

_TOP_LEVEL = frozenset({"ir", "passmanager", "execution_engine", "runtime", "rewrite"})


class BindingsError(ImportError):
    """There are no usable MLIR bindings, or others are needed."""


def host() -> str:
    """The name of the host package; the first call chooses it for the process."""
    return choice()[0]


@cache
def choice() -> tuple[str, str]:
    """The host, and why it was chosen."""
    name = os.environ.get(ENVIRONMENT_VARIABLE)
    if name:
        if is_installed(name):
            return name, f"{ENVIRONMENT_VARIABLE} names it"
        if name in HOSTS:
            raise BindingsError(
                f"{ENVIRONMENT_VARIABLE} asks for {name!r}, which is not installed{_advice(name)}"
            )
        raise BindingsError(
            f"{ENVIRONMENT_VARIABLE} must be an installed package with MLIR's bindings, such as "
            f"{' or '.join(HOSTS)} (got {name!r})"
        )
    for name in imported_hosts():
        return name, "the process imported it first"
    for name in HOSTS:
        if is_installed(name):
            return name, "it is the first that is installed"
    raise BindingsError("no MLIR Python bindings are installed: pip install 'mlir-abi[mlir]'")


def imported_hosts() -> list[str]:
    """The hosts whose ``ir`` the process has imported, in that order."""
    packages = [name.removesuffix(".ir") for name in [*sys.modules] if name.endswith(".ir")]
    return [name for name in packages if _is_found(f"{name}._mlir_libs")]


def foreign_host(value: object) -> str | None:
    """The host of ``value``, if it is a module or operation of another host than this process's."""
    for class_ in type(value).__mro__:
        package, is_of_host, _ = class_.__module__.partition("._mlir_libs.")
        if is_of_host and class_.__name__ in ("Module", "Operation", "OpView"):
            return package if package != host() else None
    return None


def is_installed(name: str) -> bool:
    """Whether the host package ``name`` is installed; raises BindingsError if it is broken."""
    try:
        return _is_found(f"{name}.ir")
    except Exception as error:
        raise _cannot_load(name, error) from error


def _is_found(module: str) -> bool:
    """Whether ``module`` is installed; imports the packages that it is in."""
    try:
        return importlib.util.find_spec(module) is not None
    except ModuleNotFoundError as error:
        if not f"{module}.".startswith(f"{error.name}."):
            raise  # one of its packages needs it
        return False


def _cannot_load(name: str, error: Exception) -> BindingsError:
    others = [each for each in imported_hosts() if each != name]
    help_ = _advice(name)
    if others:
        help_ = f": those of {' and '.join(others)} are imported, use another process"
    return BindingsError(f"the bindings of {name!r} cannot be loaded ({error}){help_}")


def _advice(name: str) -> str:
    return f": pip install '{HOSTS[name]}'" if name in HOSTS else ""


def new_context() -> ir.Context:
    """A context with all dialects of the host, also those of JAX and torch-mlir.

    It uses one thread: bindings that parse hold the GIL, and a thread that reports an error of the
    verifier in nested modules waits for the GIL without end, or aborts the process.
    """
    context = _load("ir").Context()
    context.enable_multithreading(False)
    for register in _registrations():
        register(context)
    return context


@cache
def _registrations() -> list[Callable[[ir.Context], object]]:
    """What registers the dialects that ``ir.Context()`` of the host lacks."""
    functions = [REGISTRATIONS[host()]] if host() in REGISTRATIONS else []
    if host() in HOSTS:
        return functions
    from importlib.metadata import entry_points

    for entry in entry_points(group=ENTRY_POINTS, name=host()):
        try:
            functions.append(entry.load())
        except Exception as error:
            raise BindingsError(
                f"the entry point {entry.value!r} of {ENTRY_POINTS} for {host()!r} cannot be "
                f"loaded: {error}"
            ) from error
    return functions


def _register_libraries(context: ir.Context, libraries: Mapping[str, str]) -> None:
    for library, function in libraries.items():
        getattr(importlib.import_module(f"{host()}._mlir_libs.{library}"), function)(context)


def _register_jaxlib(context: ir.Context) -> None:
    names = dict.fromkeys(["_stablehlo", "_chlo", "_sdy", "_sdyMpmd"], "register_dialect")
    _register_libraries(context, {**names, "_mlirHlo": "register_mhlo_dialect"})


def _register_torch_mlir(context: ir.Context) -> None:
    _register_libraries(context, dict.fromkeys(["_torchMlir", "_stablehlo"], "register_dialect"))
    # Nothing registers `tm_tensor` and `chlo`, but these passes load them.
    pipeline = "builtin.module(func.func(convert-torch-to-tmtensor,convert-torch-to-stablehlo))"
    empty = _load("ir").Module.parse("", context)
    _load("passmanager").PassManager.parse(pipeline, context).run(empty.operation)


def _register_circt(context: ir.Context) -> None:
    importlib.import_module("circt").register_dialects(context)


REGISTRATIONS: dict[str, Callable[[ir.Context], object]] = {
    _JAXLIB: _register_jaxlib,
    _TORCH_MLIR: _register_torch_mlir,
    "circt": _register_circt,
}
ENTRY_POINTS = "mlir_abi.hosts"


@cache
def llvm_names_are_properties() -> bool:
    """Whether ``llvm.NAME`` of a ``func.func`` becomes the property ``NAME`` of the ``llvm.func``.

    MLIR's own conversion makes it so from LLVM 23 on (llvm-project#188232); before, ``NAME`` alone
    was that property, and now it is dropped. Needs a current context.
    """
    if is_property("llvm.func", "no_nans_fp_math"):  # removed a month before; quicker to find out
        return False
    with new_context():
        module = _load("ir").Module.parse("func.func private @f() attributes {llvm.no_inline}")
        try:
            conversion = _load("passmanager").PassManager.parse("any(convert-func-to-llvm)")
        except ValueError:  # the host lacks it
            return True
        conversion.run(module.operation)
        return "no_inline" in module.body.operations[0].attributes


def is_property(operation: str, name: str) -> bool:
    """Whether operations of this kind have a property ``name``, in the current context.

    The bindings drop an attribute of the wrong kind for a property.
    """
    ir = _load("ir")
    attributes = {name: ir.Attribute.parse("affine_map<() -> ()>")}
    unknown = ir.Location.unknown()
    created = ir.Operation.create(operation, attributes=attributes, loc=unknown, ip=False)
    return name not in created.attributes


def stablehlo_library() -> ModuleType:
    """The library of JAX's or torch-mlir's bindings with StableHLO's attributes and passes."""
    return importlib.import_module(f"{host()}._mlir_libs._stablehlo")


def __getattr__(name: str) -> ModuleType:
    """A module of the host such as ``ir`` and ``passmanager``, or one of its dialects."""
    if name.startswith("_"):
        raise AttributeError(name)
    module = globals()[name] = _load(name)
    return module


def _load(name: str) -> ModuleType:
    package = host() if name in _TOP_LEVEL else f"{host()}.dialects"
    try:
        loaded = [each for each in _APART if f"{each}.ir" in sys.modules]
        if loaded and host() in _APART and host() not in loaded:
            raise ImportError("they export symbols of the same names")
        _register()
        module = importlib.import_module(f"{package}.{name}")
    except Exception as error:  # `from … import` would forget an AttributeError and its cause
        if isinstance(error, ModuleNotFoundError) and error.name == f"{package}.{name}":
            raise BindingsError(f"the bindings of {host()!r} have no module {name!r}") from None
        raise _cannot_load(host(), error) from error
    if name == "ir":
        _require_llvm_22(module)
        _accept_location_attributes(module)
    return module


def _require_llvm_22(ir: ModuleType) -> None:
    """Raise BindingsError if the bindings lack what those of LLVM 22 have."""
    emits = getattr(ir.Context, "emit_error_diagnostics", None)
    is_recent = hasattr(ir, "WalkOrder") and hasattr(ir.Module, "parseFile")
    if not is_recent or getattr(emits, "fget", None) is None:
        raise BindingsError(
            f"the bindings of {host()!r} are too old: they have LLVM {_version(ir)}, and "
            f"mlir-abi needs LLVM 22 or newer"
        )


def _accept_location_attributes(ir: Any) -> None:
    """Let passes read attributes that are locations.

    Bindings of LLVM 23 and 24 raise TypeError: their class of a location takes no attribute.
    """
    for class_ in ir.Location.__subclasses__():

        def cast(value: Any, class_: Any = class_) -> Any:
            return class_(value) if isinstance(value, ir.Location) else value

        ir.register_type_caster(class_.static_typeid, replace=True)(cast)


def llvm_version() -> str:
    """The version of LLVM in the bindings, such as ``22.1.8``."""
    return _version(_load("ir"))


def _version(ir: Any) -> str:
    """The version that MLIR writes at the beginning of bytecode, after ``MLIR`` and up to a 0."""
    data = BytesIO()
    with ir.Context(), ir.Location.unknown():
        ir.Module.create().operation.write_bytecode(data)
    return data.getvalue().partition(b"MLIR")[2].partition(b"\0")[0].decode()


@cache
def _register() -> None:
    """Register jaxlib's dialects, which jaxlib does for JAX's contexts only; StableHLO's passes."""
    if host() == _JAXLIB:
        libraries = importlib.import_module(f"{_JAXLIB}._mlir_libs")
        jax = importlib.import_module(f"{_JAXLIB}._mlir_libs._jax_mlir_ext")
        jax.register_dialects(libraries.get_dialect_registry())
    elif host() == _TORCH_MLIR:
        stablehlo_library().register_stablehlo_passes()
