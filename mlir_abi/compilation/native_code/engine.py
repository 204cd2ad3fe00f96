"""MLIR's execution engine: make one for a module, link its code, and look symbols up in it."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from mlir_abi.bindings import BindingsError, host, ir
from mlir_abi.compilation.native_code.code_options import set_engine_options, set_target_features
from mlir_abi.compilation.native_code.lapack_symbols import install_lapack


def make_engine(module: ir.Module, opt_level: int, shared_libs: Sequence[str] = ()) -> Any:
    """An execution engine that compiles ``module`` for this machine and links ``shared_libs``.

    Raises ValueError for operations that are not LLVM's, and BindingsError if there is no engine.
    """
    try:
        from mlir_abi.bindings import execution_engine
    except BindingsError:
        raise BindingsError(
            f"the bindings of {host()!r} have no execution engine: build a library with "
            f"mlir_abi.build, and open it with mlir_abi.load"
        ) from None
    set_target_features(module, opt_level)
    set_engine_options()
    reasons: list[str] = []

    def collect(diagnostic: ir.Diagnostic) -> bool:
        reasons.append(f"{diagnostic.location}: {diagnostic.message}")
        return True

    try:
        with module.context.attach_diagnostic_handler(collect):
            return execution_engine.ExecutionEngine(
                module, opt_level=opt_level, shared_libs=shared_libs
            )
    except RuntimeError as error:
        reason = "; ".join(reasons) or str(error)
        raise ValueError(f"the pipeline does not lower all to LLVM: {reason}") from None


def link(
    engine: Any,
    record: str,
    registered: Mapping[str, ctypes.c_void_p | ctypes.c_size_t],
    libraries: Iterable[ctypes.CDLL],
    declared: Iterable[str],
) -> None:
    """Link the code; raises ValueError for symbols that are not defined anywhere.

    ``record`` is a symbol that the module defines, ``declared`` are those that it declares, and
    ``registered`` has the addresses of some of these.
    """
    process = ctypes.CDLL(None)

    def is_missing(symbol: str) -> bool:
        return symbol not in registered and not any(
            hasattr(library, symbol) for library in (process, *libraries)
        )

    # LLVM prints an error of its own for a symbol without an address.
    stubs = dict.fromkeys(filter(is_missing, declared), address_of_abort())
    for symbol, pointer in {**registered, **stubs}.items():
        engine.raw_register_runtime(symbol, pointer)
    is_linked = address_in(engine, record) is not None
    if is_linked and not stubs:
        return
    from mlir_abi.compilation.native_code.undefined_symbols import (
        undefined_symbols_of_engine,
        with_users,
    )

    users = undefined_symbols_of_engine(engine)
    missing = {symbol: users[symbol] for symbol in users if is_missing(symbol)}
    if missing or not is_linked:
        raise ValueError(
            f"neither imports nor libraries define {with_users(missing)}: "
            f"name the library that does in shared_libs{install_lapack(missing)}"
        )


def address_of_abort() -> ctypes.c_void_p:
    """The address of the C library's function that ends the process."""
    return ctypes.cast(ctypes.CDLL(None).abort, ctypes.c_void_p)


def address_in(engine: Any, symbol: str) -> int | None:
    """The address of a symbol that begins with ``_mlir_``, as the engine's lookup requires.

    None if there is no such symbol, or if the code cannot be linked.
    """
    address: int | None = engine.raw_lookup(symbol.removeprefix("_mlir_"))
    return address or None
