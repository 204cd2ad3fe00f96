"""Finds the functions of LAPACK that compiled code calls: ``dpotrf_``, or what a library calls it.

OpenBLAS of SciPy and NumPy has ``scipy_dpotrf_`` and ``scipy_dpotrf_64_``. The integers of the
latter have 64 bits, which compiled code finds out.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Mapping
from importlib import import_module
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Any

from mlir_abi.compilation.native_code.programs import StrPath
from mlir_abi.compilation.native_code.runner_libraries import defined_in
from mlir_abi.lowering.lapack_routines import LAPACK_SYMBOLS

_AFFIXES = (("", "_"), ("scipy_", "_"), ("scipy_", "_64_"), ("", "_64_"), ("", "64_"))


def names_in_libraries(declared: Iterable[str], libraries: Iterable[Path]) -> dict[str, str]:
    """The names that shared ``libraries`` have for what compiled code has declared."""
    needed = LAPACK_SYMBOLS.intersection(declared)
    files = [path for path in libraries if needed and ".so" in path.suffixes]
    defined = {name for path in files for name in defined_in(path)}
    names = {symbol: [each for each in _names(symbol) if each in defined] for symbol in needed}
    return {symbol: found[0] for symbol, found in names.items() if found}


def libraries_of_scipy(declared: Iterable[str], libraries: Iterable[StrPath]) -> list[Path]:
    """Those in SciPy's wheel that have what compiled code has declared, and ``libraries`` lack."""
    names = list(declared)
    needed = LAPACK_SYMBOLS.intersection(names)
    needed -= names_in_libraries(names, map(Path, libraries)).keys()
    try:
        files = (distribution("scipy").files or []) if needed else []
    except PackageNotFoundError:
        return []
    bundled = [Path(str(each.locate())) for each in files if each.parts[0] == "scipy.libs"]
    return [path for path in bundled if names_in_libraries(needed, [path])]


def lapack_addresses(
    declared: Iterable[str], libraries: Iterable[ctypes.CDLL]
) -> dict[str, ctypes.c_void_p]:
    """Where the functions are: in ``libraries``, in this process, or in SciPy."""
    found: dict[str, ctypes.c_void_p] = {}
    for symbol in LAPACK_SYMBOLS.intersection(declared):
        for library in (*libraries, ctypes.CDLL(None)):
            name = next((name for name in _names(symbol) if hasattr(library, name)), None)
            if name is not None:
                found[symbol] = ctypes.cast(getattr(library, name), ctypes.c_void_p)
                break
        else:
            pointer = _in_scipy(symbol.removesuffix("_"))
            if pointer is not None:
                found[symbol] = ctypes.c_void_p(pointer)
    return found


def install_lapack(missing: Iterable[str]) -> str:
    """How to get the ``missing`` symbols, for the end of a message, if LAPACK has one."""
    is_missing = not LAPACK_SYMBOLS.isdisjoint(missing)
    return " (LAPACK: pip install scipy-openblas32)" if is_missing else ""


def _names(symbol: str) -> list[str]:
    return [f"{prefix}{symbol.removesuffix('_')}{suffix}" for prefix, suffix in _AFFIXES]


def _in_scipy(name: str) -> int | None:
    """The address of a function that SciPy gives to compiled code; None if it has none."""
    for module in ("scipy.linalg.cython_lapack", "scipy.linalg.cython_blas"):
        try:
            functions: Mapping[str, Any] = import_module(module).__pyx_capi__
        except ImportError:
            return None
        if name in functions:
            api = ctypes.pythonapi
            api.PyCapsule_GetName.restype = ctypes.c_char_p
            api.PyCapsule_GetName.argtypes = [ctypes.py_object]
            api.PyCapsule_GetPointer.restype = ctypes.c_void_p
            api.PyCapsule_GetPointer.argtypes = [ctypes.py_object, ctypes.c_char_p]
            capsule = functions[name]
            pointer: int = api.PyCapsule_GetPointer(capsule, api.PyCapsule_GetName(capsule))
            return pointer
    return None
