"""Copies the functions of `vector_math.mlir` to where they are used."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from mlir_abi.bindings import arith, ir
from mlir_abi.passes.support.attributes import symbol_name
from mlir_abi.passes.support.functions import CALL, RETURN, operations_in
from mlir_abi.passes.support.ir_types import with_element


class VectorMath:
    """The functions of `vector_math.mlir`, parsed in the current context."""

    def __init__(self) -> None:
        file = Path(__file__).with_suffix(".mlir")
        self._module = ir.Module.parseFile(str(file), ir.Context.current)
        functions = operations_in(self._module.operation)
        self._bodies = {symbol_name(each): each.regions[0].blocks[0] for each in functions}

    def copy(self, name: str, operands: Sequence[ir.Value]) -> list[ir.Value]:
        """Insert the operations of a function, on numbers or vectors; return its results."""
        body, like = self._bodies[name], operands[0].type
        values = dict(zip(body.arguments, operands, strict=True))
        for view in body:
            op = view.operation
            arguments = [values[operand] for operand in op.operands]
            if op.name == RETURN:
                break
            results = self._copy_op(op, arguments, like)
            values.update(zip(op.results, results, strict=True))
        return arguments

    def _copy_op(
        self, op: ir.Operation, operands: Sequence[ir.Value], like: ir.Type
    ) -> Sequence[ir.Value]:
        """Insert ``op`` on vectors of the shape of ``like``, if that is a vector."""
        if op.name == CALL:
            return self.copy(op.attributes["callee"].value, operands)
        if op.name == "math.fma":
            contract = arith.FastMathFlags.contract
            product = arith.mulf(operands[0], operands[1], fastmath=contract)
            return [arith.addf(product, operands[2], fastmath=contract)]
        types = [with_element(like, result.type) for result in op.results]
        attributes = dict(op.attributes.items())
        if op.name == "arith.constant" and isinstance(like, ir.VectorType):
            attributes["value"] = ir.DenseElementsAttr.get_splat(types[0], attributes["value"])
        return [*ir.Operation.create(op.name, types, operands, attributes).results]
