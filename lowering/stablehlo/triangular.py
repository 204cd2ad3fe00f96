"""Converts ``stablehlo.cholesky`` and ``stablehlo.triangular_solve`` to calls of LAPACK.

JAX writes them for platforms other than the CPU. The arrays are row-major: LAPACK reads them as
transposed, so upper and lower change places, and so do left and right.
"""

from __future__ import annotations

from mlir_abi import bindings
from mlir_abi.bindings import arith, ir
from mlir_abi.lowering.stablehlo.computed_tensors import generate
from mlir_abi.lowering.stablehlo.custom_calls import Arrays, call_lapack
from mlir_abi.lowering.stablehlo.lapack import lapack_target
from mlir_abi.lowering.stablehlo.loops import constant, require_equal_sizes, size_of
from mlir_abi.passes.support.diagnostics import PassError
from mlir_abi.passes.support.functions import replace_op

CHOLESKY = "stablehlo.cholesky"
TRIANGULAR_SOLVE = "stablehlo.triangular_solve"


def convert_cholesky(op: ir.Operation) -> None:
    """Replace ``op`` by a call of ``potrf``; a matrix that has no such factor gets NaN, as in XLA.

    Raises `PassError` for a type that LAPACK does not take.
    """
    with ir.InsertionPoint(op), op.location:
        (matrix,) = _operands(op)
        type_ = matrix.type
        batch, is_lower = type_.rank - 2, bool(op.attributes["lower"].value)
        require_equal_sizes(op, matrix, batch, matrix, batch + 1)
        i32 = ir.IntegerType.get_signless(32)
        failures = ir.RankedTensorType.get(type_.shape[:batch], i32)
        sizes = [size_of(matrix, i) for i in range(type_.rank)]
        arrays = Arrays([matrix], [type_, failures], [sizes, sizes[:batch]], {0: 0})
        numbers = {"uplo": _character("U" if is_lower else "L")}
        factor, info = call_lapack(op, lapack_target("potrf", type_.element_type), arrays, numbers)
        zero, nan = (_number(type_.element_type, value) for value in (0.0, float("nan")))

        def element(index: list[ir.Value]) -> ir.Value:
            row, column = index[batch:]
            sides = (column, row) if is_lower else (row, column)
            is_inside = arith.cmpi(arith.CmpIPredicate.sle, *sides)
            number = arith.select(is_inside, bindings.tensor.extract(factor, index), zero)
            failure = bindings.tensor.extract(info, index[:batch])
            fails = arith.cmpi(arith.CmpIPredicate.ne, failure, constant(0, i32))
            return arith.select(fails, nan, number)

        _replace(op, generate(type_, sizes, element))


def convert_triangular_solve(op: ir.Operation) -> None:
    """Replace ``op`` by a call of ``trsm``.

    Raises `PassError` for a type that BLAS does not take.
    """
    with ir.InsertionPoint(op), op.location:
        matrix, right = _operands(op)
        attributes = op.attributes
        has = {
            name: bool(attributes[name].value) for name in ("left_side", "lower", "unit_diagonal")
        }
        transpose = str(attributes["transpose_a"]).split()[-1].rstrip(">")
        numbers = {
            "diag": _character("U" if has["unit_diagonal"] else "N"),
            "side": _character("R" if has["left_side"] else "L"),
            "trans_x": _character(
                {"NO_TRANSPOSE": "N", "TRANSPOSE": "T", "ADJOINT": "C"}[transpose]
            ),
            "uplo": _character("U" if has["lower"] else "L"),
        }
        rank = right.type.rank
        require_equal_sizes(op, matrix, rank - 2, matrix, rank - 1)
        require_equal_sizes(op, matrix, rank - 1, right, rank - 2 if has["left_side"] else rank - 1)
        for i in range(rank - 2):
            require_equal_sizes(op, matrix, i, right, i)
        sizes = [size_of(right, i) for i in range(rank)]
        arrays = Arrays([matrix, right], [right.type], [sizes], {0: 1})
        target = lapack_target("trsm", right.type.element_type)
        _replace(op, *call_lapack(op, target, arrays, numbers))


def _operands(op: ir.Operation) -> list[ir.Value]:
    """The operands, of f32 if they are of a narrower float."""
    element = op.result.type.element_type
    if str(element) not in _ELEMENTS:
        message = f"{op.name} has no lowering for {element}: LAPACK takes {', '.join(_TAKEN)}"
        raise PassError((op.location, message))
    if str(element) in _TAKEN:
        return list(op.operands)
    return [_convert(each, ir.F32Type.get()) for each in op.operands]


_TAKEN = ("f32", "f64", "complex<f32>", "complex<f64>")
_ELEMENTS = ("f16", "bf16", *_TAKEN)


def _convert(value: ir.Value, element: ir.Type) -> ir.Value:
    if value.type.element_type == element:
        return value
    type_ = ir.RankedTensorType.get(value.type.shape, element)
    return ir.Operation.create("stablehlo.convert", [type_], [value]).result


def _replace(op: ir.Operation, result: ir.Value) -> None:
    replace_op(op, [_convert(result, op.result.type.element_type)])


def _number(element: ir.Type, value: float) -> ir.Value:
    if not isinstance(element, ir.ComplexType):
        return arith.constant(element, value)
    part = arith.constant(element.element_type, value)
    return ir.Operation.create("complex.create", [element], [part, part]).result


def _character(letter: str) -> ir.Value:
    return constant(ord(letter), ir.IntegerType.get_signless(8))
