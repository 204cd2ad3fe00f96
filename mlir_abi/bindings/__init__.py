"""Chooses the copy of MLIR's Python bindings that this process uses.

Several host packages ship bindings, each with its own MLIR; their objects cannot be mixed. A pass
must use the host that created the module:

1. ``MLIR_ABI_BINDINGS``, if it is set (``mlir``, ``iree.compiler``, ``jaxlib.mlir``,
   ``torch_mlir``);
2. otherwise the one host that the process has already imported;
3. otherwise the first host that is installed, in the order of `HOSTS`.

The first import of ``ir``, or of another module of the host, makes the choice::

    from mlir_abi.bindings import ir, passmanager, llvm
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING

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
_MORE_DIALECTS = {
    _JAXLIB: [
        ("_stablehlo", "register_dialect"),
        ("_chlo", "register_dialect"),
        ("_sdy", "register_dialect"),
        ("_sdyMpmd", "register_dialect"),
        ("_mlirHlo", "register_mhlo_dialect"),
    ],
    _TORCH_MLIR: [("_torchMlir", "register_dialect"), ("_stablehlo", "register_dialect")],
}
"""Library and function that register the dialects which ``ir.Context()`` of a host lacks."""

_TOP_LEVEL = frozenset({"ir", "passmanager", "execution_engine", "runtime", "rewrite"})


class BindingsError(ImportError):
    """There are no usable MLIR bindings, it is ambiguous which to use, or others are needed."""


@cache
def host() -> str:
    """The name of the host package; the first call chooses it for the process."""
    name = os.environ.get(ENVIRONMENT_VARIABLE)
    if name:
        if name not in HOSTS:
            raise BindingsError(
                f"{ENVIRONMENT_VARIABLE} must be one of {', '.join(HOSTS)} (got {name!r})"
            )
        if not is_installed(name):
            raise BindingsError(
                f"{ENVIRONMENT_VARIABLE} asks for {name!r}, which is not installed: "
                f"pip install '{HOSTS[name]}'"
            )
        return name
    imported = [name for name in HOSTS if f"{name}.ir" in sys.modules]
    if len(imported) > 1:
        raise BindingsError(
            f"this process has imported several MLIR bindings ({', '.join(imported)}): "
            f"set {ENVIRONMENT_VARIABLE} to the one that holds your modules"
        )
    for name in imported or HOSTS:
        if is_installed(name):
            return name
    raise BindingsError("no MLIR Python bindings are installed: pip install 'mlir-abi[mlir]'")


def is_installed(name: str) -> bool:
    """Whether the host package ``name`` is installed."""
    try:
        return importlib.util.find_spec(f"{name}.ir") is not None
    except ModuleNotFoundError:
        return False


def new_context() -> ir.Context:
    """A context with all dialects of the host, also those of JAX and torch-mlir.

    It uses one thread: bindings that parse hold the GIL, and a thread that reports an error of the
    verifier in nested modules waits for the GIL without end, or aborts the process.
    """
    context = _load("ir").Context()
    context.enable_multithreading(False)
    for library, function in _MORE_DIALECTS.get(host(), ()):
        register = importlib.import_module(f"{host()}._mlir_libs.{library}")
        getattr(register, function)(context)
    if host() == _TORCH_MLIR:  # nothing registers `tm_tensor` and `chlo`, but these load them
        pipeline = "builtin.module(func.func(convert-torch-to-tmtensor,convert-torch-to-stablehlo))"
        empty = _load("ir").Module.parse("", context)
        _load("passmanager").PassManager.parse(pipeline, context).run(empty.operation)
    return context


@cache
def llvm_names_are_properties() -> bool:
    """Whether ``llvm.NAME`` of a ``func.func`` becomes the property ``NAME`` of the ``llvm.func``.

    MLIR's own conversion makes it so from LLVM 23 on (llvm-project#188232); before, ``NAME`` alone
    was that property, and now it is dropped. Needs a current context.
    """
    if is_property("llvm.func", "no_nans_fp_math"):  # removed a month before; quicker to find out
        return False
    ir = _load("ir")
    with ir.Context() as context:
        context.enable_multithreading(False)
        module = ir.Module.parse("func.func private @f() attributes {llvm.no_inline}")
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
    _register()
    try:
        return importlib.import_module(f"{package}.{name}")
    except Exception as error:  # `from … import` would forget an AttributeError and its cause
        if isinstance(error, ModuleNotFoundError) and error.name == f"{package}.{name}":
            raise BindingsError(f"the bindings of {host()!r} have no module {name!r}") from None
        help_ = f"pip install '{HOSTS[host()]}'"
        others = [name for name in HOSTS if name != host() and f"{name}.ir" in sys.modules]
        if others:
            help_ = f"those of {' and '.join(others)} are imported, use another process"
        raise BindingsError(
            f"the bindings of {host()!r} cannot be loaded ({error}): {help_}"
        ) from error


@cache
def _register() -> None:
    """Register jaxlib's dialects, which jaxlib does for JAX's contexts only; StableHLO's passes."""
    if host() == _JAXLIB:
        libraries = importlib.import_module(f"{_JAXLIB}._mlir_libs")
        jax = importlib.import_module(f"{_JAXLIB}._mlir_libs._jax_mlir_ext")
        jax.register_dialects(libraries.get_dialect_registry())
    elif host() == _TORCH_MLIR:
        stablehlo_library().register_stablehlo_passes()
