"""The records of ``abi-embed-reflection`` say by which convention functions are reached."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.reflection.record import (
    IMPORT_PREFIX,
    PREFIX,
    WRAPPER_PREFIX,
    CAbi,
    Convention,
    FunctionReflection,
)
from mlir_abi.passes.func_to_llvm.plan import PlannedFunction
from mlir_abi.passes.support.records import read_record, write_record


class Records:
    """The records of a module's functions, found before anything is changed."""

    def __init__(self, functions: Iterable[PlannedFunction]) -> None:
        """Raises `PassError` for a symbol of a record that is none."""
        self._found: list[tuple[ir.Operation, FunctionReflection, bool]] = []
        for planned in functions:
            function = planned.function
            prefix = IMPORT_PREFIX if function.is_declaration else PREFIX
            op = function.scope.symbols.get(prefix + function.exported_name)
            if op is not None:
                self._found.append((op, read_record(op), planned.lowering.wrapper is not None))

    def write(self, c_abi: CAbi, index_bits: int) -> None:
        """Put the convention into each record."""
        for op, record, has_wrapper in self._found:
            convention = Convention(WRAPPER_PREFIX + record.name, c_abi, index_bits)
            write_record(op, replace(record, convention=convention if has_wrapper else None))
