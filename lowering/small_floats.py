"""Conversions between floats of 8 bits and fewer and those that LLVM computes with.

Each is integer arithmetic on the bits, without branches, so that LLVM vectorizes the loop around
it. Results are those of ml_dtypes: rounded to nearest, ties to even.
"""

from __future__ import annotations

from mlir_abi.bindings import arith, ir
from mlir_abi.dialect_attrs.float_formats import FORMATS, Format
from mlir_abi.passes.support.ir_types import element_of, with_element

_F32 = Format(8, 127, 23, "ieee")
_F64 = Format(11, 1023, 52, "ieee")


def small_format(type_: ir.Type) -> Format | None:
    """The format of a small float, or of the elements of a vector; None for another type."""
    element = element_of(type_)
    return FORMATS.get(str(element)) if isinstance(element, ir.FloatType) else None


def convert(x: ir.Value, type_: ir.Type) -> ir.Value:
    """Convert ``x`` to ``type_``, rounded once; one of the two types, or both, are small floats."""
    source, result = small_format(x.type), small_format(type_)
    if source is not None:
        x = _extend_power(x) if source.rest == "power" else _extend(x, source)
    if result is None:
        return _cast(x, type_)
    narrow = with_element(type_, ir.IntegerType.get_signless(element_of(type_).width))
    bits = _round_to_power(x) if result.rest == "power" else _round(x, result)
    return arith.bitcast(type_, arith.trunci(narrow, bits))


def splat(type_: ir.Type, number: float) -> ir.Value:
    """A number, or a vector of it."""
    element = element_of(type_)
    kind = ir.IntegerAttr if isinstance(element, ir.IntegerType) else ir.FloatAttr
    value: ir.Attribute = kind.get(element, number)
    if isinstance(type_, ir.VectorType):
        value = ir.DenseElementsAttr.get_splat(type_, value)
    return arith.constant(type_, value)


def _cast(x: ir.Value, type_: ir.Type) -> ir.Value:
    """Convert f32 or f64 to a float that is not small and has the number."""
    if x.type == type_:
        return x
    element, is_f64 = element_of(type_), isinstance(element_of(x.type), ir.F64Type)
    if is_f64 and not isinstance(element, ir.F32Type) and _is_narrow(element):
        x = arith.truncf(with_element(type_, ir.F32Type.get()), x)
    is_truncated = _is_narrow(element) and element.width < element_of(x.type).width
    return (arith.truncf if is_truncated else arith.extf)(type_, x)


def _is_narrow(element: ir.Type) -> bool:
    return isinstance(element, (ir.F16Type, ir.BF16Type, ir.F32Type))


def _extend(x: ir.Value, source: Format) -> ir.Value:
    """The number in f32."""
    f32, i32 = _of_bits(x.type, 32)
    bits = _bits_of(x, i32)
    magnitude = arith.andi(bits, splat(i32, source.sign - 1))
    shift = _F32.mantissa - source.mantissa
    shifted = arith.shli(magnitude, splat(i32, shift))
    rebias = (_F32.bias - source.bias) << _F32.mantissa
    normal = arith.addi(shifted, splat(i32, rebias))
    unit = 2.0 ** (1 - source.bias - source.mantissa)
    subnormal = arith.mulf(arith.sitofp(f32, magnitude), splat(f32, unit))
    is_subnormal = _compare("slt", magnitude, 1 << source.mantissa)
    number = arith.select(is_subnormal, arith.bitcast(i32, subnormal), normal)
    if source.rest == "ieee":
        infinity_or_nan = arith.ori(shifted, splat(i32, _F32.infinity))
        is_above = _compare("sge", magnitude, source.infinity)
        number = arith.select(is_above, infinity_or_nan, number)
    elif source.rest != "finite":
        is_nan = _compare("eq", magnitude if source.rest == "nan" else bits, source.nan)
        number = arith.select(is_nan, splat(i32, _F32.nan), number)
    sign = arith.andi(bits, splat(i32, source.sign))
    places = _F32.exponent + shift - source.exponent
    sign = arith.shli(sign, splat(i32, places))
    return arith.bitcast(f32, arith.ori(number, sign))


def _extend_power(x: ir.Value) -> ir.Value:
    """The number in f64; f32 has the least as a subnormal only."""
    f64, i64 = _of_bits(x.type, 64)
    power = FORMATS["f8E8M0FNU"]
    bits = _bits_of(x, i64)
    exponent = arith.addi(bits, splat(i64, _F64.bias - power.bias))
    number = arith.shli(exponent, splat(i64, _F64.mantissa))
    is_nan = _compare("eq", bits, power.nan)
    return arith.bitcast(f64, arith.select(is_nan, splat(i64, _F64.nan), number))


def _round(x: ir.Value, to: Format) -> ir.Value:
    """The bits of the nearest number; a tie becomes even."""
    is_f64 = isinstance(element_of(x.type), ir.F64Type)
    wide = _F64 if is_f64 else _F32
    float_, integer = _of_bits(x.type, 64 if is_f64 else 32)
    if x.type != float_:
        x = arith.extf(float_, x)
    bits = arith.bitcast(integer, x)
    magnitude = arith.andi(bits, splat(integer, wide.sign - 1))
    shift = wide.mantissa - to.mantissa
    # Add half of the last bit that stays, less the tie.
    is_odd = arith.andi(arith.shrui(magnitude, splat(integer, shift)), splat(integer, 1))
    less = arith.addi(magnitude, splat(integer, (1 << (shift - 1)) - 1))
    shifted = arith.shrui(arith.addi(less, is_odd), splat(integer, shift))
    rebias = (wide.bias - to.bias) << to.mantissa
    normal = arith.subi(shifted, splat(integer, rebias))
    # The sum with a power of two is rounded to units of the least subnormal.
    power = splat(float_, 2.0 ** (1 - to.bias + shift))
    sum_ = arith.addf(arith.bitcast(float_, magnitude), power)
    subnormal = arith.subi(arith.bitcast(integer, sum_), arith.bitcast(integer, power))
    least_normal = (wide.bias + 1 - to.bias) << wide.mantissa
    number = arith.select(_compare("slt", magnitude, least_normal), subnormal, normal)

    is_above = _compare("sgt", number, to.greatest)
    is_nan = _compare("sgt", magnitude, wide.infinity)
    nan = splat(integer, to.nan)
    sign = arith.shrui(bits, splat(integer, wide.exponent + shift - to.exponent))
    sign = arith.andi(sign, splat(integer, to.sign))
    if to.rest == "unsigned zero":
        signed = arith.select(_compare("eq", number, 0), number, arith.ori(number, sign))
        return arith.select(arith.ori(is_nan, is_above), nan, signed)
    above = {"ieee": to.infinity, "nan": to.nan, "finite": to.greatest}[to.rest]
    number = arith.select(is_above, splat(integer, above), number)
    if to.rest == "finite":  # ml_dtypes makes NaN a zero with the other sign
        other = arith.xori(sign, splat(integer, to.sign))
        return arith.select(is_nan, other, arith.ori(number, sign))
    return arith.ori(arith.select(is_nan, nan, number), sign)


def _round_to_power(x: ir.Value) -> ir.Value:
    """The bits of the nearest power of two; a tie becomes the greater."""
    f64, i64 = _of_bits(x.type, 64)
    power = FORMATS["f8E8M0FNU"]
    bits = arith.bitcast(i64, x if x.type == f64 else arith.extf(f64, x))
    sum_ = arith.addi(bits, splat(i64, 1 << (_F64.mantissa - 1)))
    exponent = arith.shrui(sum_, splat(i64, _F64.mantissa))
    number = arith.subi(exponent, splat(i64, _F64.bias - power.bias))
    number = arith.maxsi(number, splat(i64, 0))
    # Zero and negative numbers are NaN, too.
    is_nan = arith.ori(_compare("sgt", number, power.greatest), _compare("sle", bits, 0))
    return arith.select(is_nan, splat(i64, power.nan), number)


def _of_bits(type_: ir.Type, bits: int) -> tuple[ir.Type, ir.Type]:
    """The float and the integer of so many bits, or vectors of them with the shape of ``type_``."""
    float_ = ir.F64Type.get() if bits == 64 else ir.F32Type.get()
    return with_element(type_, float_), with_element(type_, ir.IntegerType.get_signless(bits))


def _bits_of(x: ir.Value, integer: ir.Type) -> ir.Value:
    narrow = with_element(x.type, ir.IntegerType.get_signless(element_of(x.type).width))
    return arith.extui(integer, arith.bitcast(narrow, x))


def _compare(predicate: str, value: ir.Value, number: int) -> ir.Value:
    return arith.cmpi(arith.CmpIPredicate[predicate], value, splat(value.type, number))
