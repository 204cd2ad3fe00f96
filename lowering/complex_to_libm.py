"""Functions of complex numbers, by the C library."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.passes.support.attributes import VISIBILITY, symbol
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.diagnostics import PassError
from mlir_abi.passes.support.functions import (
    CALL,
    FUNCTION,
    find_named,
    function_type,
    functions,
    replace_op,
)
from mlir_abi.passes.support.op_builder import Builder
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
        """Replace each operation; raises `PassError` for a symbol that has the name it needs."""
        symbols = Symbols()
        for function in functions(op):
            for each in find_named(function, *_FUNCTIONS):
                if not isinstance(each.operands[0].type.element_type, _FLOATS):
                    continue
                name, siblings = _FUNCTIONS[each.name], symbols.siblings(function)
                build = Builder.before(each)
                call = _call(name, each.operands, build)
                if name not in siblings:
                    siblings[name] = _declare(name, call, before=function)
                _check(siblings[name], call, each.name)
                narrow = getattr(each.result.type, "element_type", each.result.type)
                replace_op(each, [_converted("arith.truncf", call.result, narrow, build)])


def _call(name: str, numbers: Sequence[ir.Value], build: Builder) -> ir.Operation:
    """Call the C library's function ``name`` with ``numbers`` in double precision."""
    f64 = ir.F64Type.get(build.location.context)
    result = f64 if name == "cabs" else ir.ComplexType.get(f64)
    arguments = [_converted("arith.extf", number, f64, build) for number in numbers]
    callee = {"callee": ir.FlatSymbolRefAttr.get(name, build.location.context)}
    return build.op(CALL, arguments, callee, results=[result])


def _converted(name: str, value: ir.Value, float_: ir.Type, build: Builder) -> ir.Value:
    """Convert a float, or both parts of a complex number, to ``float_`` by ``name``."""
    complex_ = ir.ComplexType.get(float_)
    if value.type in (float_, complex_):
        return value
    if not isinstance(value.type, ir.ComplexType):
        return build.value(name, float_, [value])
    element = value.type.element_type
    parts = [build.value(part, element, [value]) for part in ("complex.re", "complex.im")]
    parts = [build.value(name, float_, [part]) for part in parts]
    return build.value("complex.create", complex_, parts)


def _check(callee: ir.Operation, call: ir.Operation, user: str) -> None:
    """Raise `PassError` if ``call``, which ``user`` becomes, cannot call ``callee``."""
    type_ = _type_of(call)
    if callee.name != FUNCTION or function_type(callee) != type_:
        actual = callee.attributes.get("function_type", callee.name)
        message = f"must be a {FUNCTION} of type '{type_}', which {user} calls (got '{actual}')"
        raise PassError((callee.location, f"{symbol(callee)} {message}"))


def _type_of(call: ir.Operation) -> ir.FunctionType:
    return ir.FunctionType.get([v.type for v in call.operands], [call.result.type])


def _declare(name: str, call: ir.Operation, *, before: ir.Operation) -> ir.Operation:
    with ir.InsertionPoint(before), call.location:
        attributes = {
            "sym_name": ir.StringAttr.get(name),
            VISIBILITY: ir.StringAttr.get("private"),
            "function_type": ir.TypeAttr.get(_type_of(call)),
        }
        return ir.Operation.create(FUNCTION, attributes=attributes, regions=1)
