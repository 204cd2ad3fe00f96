"""The texts of failures, in one constant of a module: a status is the offset of a text in it.

Statuses below 3 have no text: 0 is success, 1 too little room, 2 no memory. An empty text is the
last one.
"""

from __future__ import annotations

from pathlib import Path

from mlir_abi.bindings import ir
from mlir_abi.passes.support.symbols import add_definition, read_definitions

NO_MEMORY = 2
HANDLER = "mlir_abi_on_failure"
"""The function that a program may define."""
FAILURES = "_mlir_abi_failures"
"""The constant."""


def failure_library(pointer_bits: int) -> ir.Operation:
    """Return what code that may fail needs."""
    return read_definitions(Path(__file__).with_name("failures.mlir"), pointer_bits)


def add_failure_text(
    text: str,
    library: ir.Operation,
    symbols: dict[str, ir.Operation],
    end: ir.InsertionPoint,
) -> int:
    """Add ``text`` to the constant among ``symbols``, unless it is there; return its status."""
    add_definition(FAILURES, library, symbols, end)
    constant = symbols[FAILURES]
    texts = constant.attributes["value"].value
    if f"\0{text}\0" not in texts:
        texts = f"{texts[:-1]}{text}\0\0"
        constant.attributes["value"] = ir.StringAttr.get(texts)
        size = len(texts.encode())
        constant.attributes["global_type"] = ir.TypeAttr.parse(f"!llvm.array<{size} x i8>")
    return len(texts[: texts.index(f"\0{text}\0") + 1].encode())
