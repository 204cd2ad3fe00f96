"""The values that C passes by value as the compiled function does, on every compiler.

=========================  ================  ====================================================
value                      ``c-abi=mlir``    ``c-abi=target``
=========================  ================  ====================================================
f16, bf16                  no                no: C99 and C++17 have no such type
complex, vectors, structs  no                (by pointer)
f8… to an import           no                no: the upper bits of the register are undefined
i1, i8, i16 to an import   no: likewise      yes
i1 from a definition       no: likewise      yes
others                     yes               yes
=========================  ================  ====================================================

Source: System V ABI, 3.2.3, and clang, which expects an argument narrower than ``int`` to be
extended; AAPCS64, 6.8.2; ``test/integration/test_real_c.py``.
"""

from __future__ import annotations

from mlir_abi.dialect_attrs.reflection.record import Convention, FunctionReflection, Value
from mlir_abi.dialect_attrs.types import Float, Index, Int, Other, ValueType
from mlir_abi.runtime.c_header.definition import CTypeError

__all__ = ["check_argument_by_value", "check_result_by_value"]


def check_argument_by_value(
    function: FunctionReflection, convention: Convention, value: Value
) -> None:
    """Raise `CTypeError` for an argument that C passes or reads in another way."""
    type_ = value.type
    _check(type_, convention)
    if function.kind == "import" and isinstance(type_, Int | Float) and type_.width < 32:
        _check_extended(type_, convention, "passed")


def check_result_by_value(function: FunctionReflection, convention: Convention) -> None:
    """Raise `CTypeError` for a single result that C returns or reads in another way."""
    type_ = function.results[0].type
    _check(type_, convention)
    if function.kind == "definition" and type_ == Int(1):
        _check_extended(type_, convention, "returned")


def _check(type_: ValueType, convention: Convention) -> None:
    if isinstance(type_, Float) and type_.width == 16:
        raise CTypeError(f"{type_} goes by value, and C99 and C++17 have no type for that")
    is_pointer = isinstance(type_, Other) and type_.text.startswith(("!llvm.ptr", "("))
    if not is_pointer and not isinstance(type_, Int | Index | Float):
        raise CTypeError(
            f"c-abi={convention.c_abi} passes {type_} by value, in another way than C "
            "(c-abi=target: by pointer)"
        )


def _check_extended(type_: ValueType, convention: Convention, what: str) -> None:
    if isinstance(type_, Float) or convention.c_abi == "mlir":
        hint = "" if isinstance(type_, Float) else " (c-abi=target: it is)"
        raise CTypeError(f"{type_} is {what} without being extended, as C expects it to be{hint}")
