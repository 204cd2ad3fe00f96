"""Functions of complex numbers, by the C library."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.functions import find, functions
from mlir_abi.passes.support.symbols import Symbols

_FUNCTIONS = {
    f"complex.{name}": f"c{name}"
    for name in ("abs", "cos", "exp", "log", "sin", "sqrt", "tan", "tanh")
}

_FLOATS = (ir.F64Type, ir.F32Type, ir.F16Type, ir.BF16Type)


@dataclass(frozen=True)
class ComplexToLibm(Pass):
    """Call the C library's functions of complex numbers, in double precision.

    Before::

        func.func @f(%x: complex<f64>) -> complex<f64> {
          %r = complex.sin %x : complex<f64>
          return %r : complex<f64>
        }

    After::

        func.func private @csin(complex<f64>) -> complex<f64>
        func.func @f(%x: complex<f64>) -> complex<f64> {
          %r = call @csin(%x) : (complex<f64>) -> complex<f64>
          return %r : complex<f64>
        }

    ``convert-complex-to-standard`` computes them from real functions: the sine of a small number
    loses its imaginary part, a square root gains one, and infinities become NaN. Narrower numbers
    are computed in f64, whose two parts C takes and returns as MLIR's functions do; those of a
    ``complex<f32>`` it packs into one register. Wider numbers stay.
    """

    name: ClassVar[str] = "abi-complex-to-libm"

    def run(self, op: ir.Operation) -> None:
        """Replace each operation; nothing is an error."""
        symbols = Symbols()
        for function in functions(op):
            for each in find(function, _has_function):
                with each.location:
                    call = _call(each)
                    name = _FUNCTIONS[each.name]
                    siblings = symbols.siblings(function)
                    if name not in siblings:
                        siblings[name] = _declare(name, call, before=function)
                each.erase()


def _has_function(op: ir.Operation) -> bool:
    return op.name in _FUNCTIONS and isinstance(op.operands[0].type.element_type, _FLOATS)


def _call(op: ir.Operation) -> ir.Operation:
    """Let a call of the C library's function compute what ``op`` does."""
    f64, type_ = ir.F64Type.get(), op.result.type
    result = ir.ComplexType.get(f64) if isinstance(type_, ir.ComplexType) else f64
    callee = {"callee": ir.FlatSymbolRefAttr.get(_FUNCTIONS[op.name])}
    with ir.InsertionPoint(op):
        arguments = [_converted("arith.extf", operand, f64) for operand in op.operands]
        call = ir.Operation.create("func.call", [result], arguments, callee)
        narrow = getattr(type_, "element_type", type_)
        op.result.replace_all_uses_with(_converted("arith.truncf", call.result, narrow))
    return call


def _converted(name: str, value: ir.Value, float_: ir.Type) -> ir.Value:
    """``value`` with its parts, or the number itself, converted to ``float_`` by ``name``."""
    if value.type in (float_, ir.ComplexType.get(float_)):
        return value
    if not isinstance(value.type, ir.ComplexType):
        return ir.Operation.create(name, [float_], [value]).result
    parts = [
        ir.Operation.create(part, [value.type.element_type], [value]).result
        for part in ("complex.re", "complex.im")
    ]
    parts = [ir.Operation.create(name, [float_], [part]).result for part in parts]
    return ir.Operation.create("complex.create", [ir.ComplexType.get(float_)], parts).result


def _declare(name: str, call: ir.Operation, *, before: ir.Operation) -> ir.Operation:
    type_ = ir.FunctionType.get([v.type for v in call.operands], [v.type for v in call.results])
    attributes = {
        "sym_name": ir.StringAttr.get(name),
        "sym_visibility": ir.StringAttr.get("private"),
        "function_type": ir.TypeAttr.get(type_),
    }
    with ir.InsertionPoint(before):
        return ir.Operation.create("func.func", attributes=attributes, regions=1)
