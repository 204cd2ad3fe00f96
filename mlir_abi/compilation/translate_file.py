"""LLVM IR by the C API of MLIR 22. As a program, this translates a file.

The program imports neither the bindings nor this package, which would take most of its time.
"""

from __future__ import annotations

import ctypes
import sys
from pathlib import Path


class _String(ctypes.Structure):
    """``MlirStringRef``."""

    _fields_ = (("data", ctypes.c_char_p), ("length", ctypes.c_size_t))


def llvm_ir(library: ctypes.CDLL, operation: ctypes.c_void_p) -> bytes | None:
    """The LLVM IR of a module as text; None if it cannot be translated, which MLIR reports.

    The bindings' own function ends the process in that case.
    """
    context = _call(library, "LLVMContextCreate")
    try:
        module = _call(library, "mlirTranslateModuleToLLVMIR", operation, context)
        if not module:
            return None
        text = _call(library, "LLVMPrintModuleToString", module)
        try:
            return ctypes.string_at(text)
        finally:
            library.LLVMDisposeMessage(text)
            library.LLVMDisposeModule(module)
    finally:
        library.LLVMContextDispose(context)


def _call(library: ctypes.CDLL, name: str, *arguments: object) -> ctypes.c_void_p:
    """The result of a function that returns a pointer."""
    function = library[name]
    function.restype = ctypes.c_void_p
    return ctypes.c_void_p(function(*arguments))


def _main(library_path: str, lowered: str, output: str) -> None:
    library = ctypes.CDLL(library_path)
    registry = _call(library, "mlirDialectRegistryCreate")
    library.mlirRegisterAllDialects(registry)
    context = _call(library, "mlirContextCreateWithRegistry", registry, ctypes.c_bool(False))
    library.mlirRegisterAllLLVMTranslations(context)
    source = Path(lowered).read_bytes()
    module = _call(library, "mlirModuleCreateParse", context, _String(source, len(source)))
    text = llvm_ir(library, _call(library, "mlirModuleGetOperation", module)) if module else None
    if text is None:
        sys.exit(1)  # MLIR has printed why
    Path(output).write_bytes(text)


if __name__ == "__main__":
    _main(*sys.argv[1:])
