"""Converts ``stablehlo.fft`` to a function of loops, one for each length and type of elements.

Cooley and Tukey, in Stockham's order: with n = r * m, a stage makes m DFTs of r points each, l times,
and multiplies by powers of w = exp(-2 pi i / (r m))::

    for p in range(m), s in range(l):
        y = dft([x[j, p, s] for j in range(r)])
        z[p, q, s] = y[q] * w ** (p q)    # for q in range(r)

z is x of the next stage, of m points, r l times. Real and imaginary parts are two arrays. A length
with a large prime factor is a convolution by three transforms of a power of two (Bluestein).
"""

from __future__ import annotations

import cmath
import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from mlir_abi.bindings import arith, ir
from mlir_abi.lowering.stablehlo.custom_calls import Arrays, call_batched, transposed
from mlir_abi.lowering.stablehlo.lapack import declare
from mlir_abi.lowering.stablehlo.loops import constant, loop_nest, size_of
from mlir_abi.passes.support.attributes import VISIBILITY
from mlir_abi.passes.support.diagnostics import PassError
from mlir_abi.passes.support.functions import FUNCTION, RETURN, is_definition, replace_op
from mlir_abi.passes.support.op_builder import Builder

FFT = "stablehlo.fft"
_LARGEST_PRIME = 13
"""Up to it, DFTs are computed by their definition."""

_DYNAMIC = ir.ShapedType.get_dynamic_size()


class _Complex(NamedTuple):
    real: ir.Value
    imaginary: ir.Value


def convert_fft(op: ir.Operation) -> None:
    """Replace ``op`` by a call for each dimension; raises `PassError` for sizes that are dynamic."""
    kind = str(op.attributes["fft_type"]).split()[-1].rstrip(">")
    lengths = [int(each) for each in op.attributes["fft_length"]]
    value, rank = op.operands[0], op.result.type.rank
    first = rank - len(lengths)
    if any(op.operands[0].type.is_dynamic_dim(i) for i in range(first, rank)) or 0 in lengths:
        message = f"{op.name} needs static sizes of at least 1 (got '{value.type}')"
        raise PassError((op.location, message))
    with ir.InsertionPoint(op), op.location:
        others = list(zip(range(first, rank - 1), lengths, strict=False))
        if kind != "IRFFT":
            value = _transform(op, kind, value, lengths[-1])
        for dimension, length in others:
            order = list(range(rank))
            order[dimension], order[-1] = rank - 1, dimension
            along = "FFT" if kind in ("FFT", "RFFT") else "IFFT"
            value = transposed(_transform(op, along, transposed(value, order), length), order)
        if kind == "IRFFT":
            value = _transform(op, kind, value, lengths[-1])
    replace_op(op, [value])


def _transform(op: ir.Operation, kind: str, value: ir.Value, length: int) -> ir.Value:
    """Transform the rows of ``value``."""
    element = value.type.element_type
    real = element.element_type if isinstance(element, ir.ComplexType) else element
    size = length // 2 + 1 if kind == "RFFT" else length
    result_element = real if kind == "IRFFT" else ir.ComplexType.get(real)
    type_ = ir.RankedTensorType.get([*value.type.shape[:-1], size], result_element)
    batch = value.type.rank - 1
    sizes = [*(size_of(value, i) for i in range(batch)), constant(size)]
    name = f"_mlir_abi_{kind.lower()}_{length}_{real}"

    def define(types: Sequence[Any]) -> None:
        function = declare(op, name, types, {"no_inline": ir.UnitAttr.get()})
        if not is_definition(function):
            at, arrays = Builder.in_body_of(function, types)
            with at.point, at.location:
                _Rows(function, name, real, length, kind).emit(*arrays)
                ir.Operation.create(RETURN)

    return call_batched(name, Arrays([value], [type_], [sizes], {}), batch, [], define)[0]


class _Rows:
    """Emits the body of a function that transforms each row of an array."""

    def __init__(
        self, function: ir.Operation, name: str, real: ir.Type, length: int, kind: str
    ) -> None:
        self._function, self._name, self._real = function, name, real
        self._length, self._kind = length, kind
        self._sign = -1 if kind in ("FFT", "RFFT") else 1
        self._scale = 1.0 if self._sign < 0 else 1 / length
        self._tables = 0
        is_direct = max(_factors(length), default=1) <= _LARGEST_PRIME
        self._points = length if is_direct else 1 << (2 * length - 2).bit_length()

    def emit(self, source: ir.Value, target: ir.Value) -> None:
        at = Builder(ir.InsertionPoint.current, ir.Location.current)
        memory = ir.MemRefType.get([self._points], self._real)
        pairs = [_Complex(at.allocate(memory, []), at.allocate(memory, [])) for _ in range(2)]
        rows = at.value("memref.dim", ir.IndexType.get(), [source, constant(0)])
        transform = self._stages if self._points == self._length else self._chirp

        def row(i: ir.Value) -> None:
            self._load(source, i, pairs[0])
            self._store(transform(pairs), target, i)

        _for(rows, row)

    def _load(self, source: ir.Value, i: ir.Value, pair: _Complex) -> None:
        """Read a row; one of a real result has the first half of its numbers."""
        length = self._length
        given = length // 2 + 1 if self._kind == "IRFFT" else length

        def one(k: ir.Value) -> None:
            number = _load(source, i, k)
            if self._kind == "RFFT":
                _put(_Complex(number, self._constant(0.0)), pair, k)
                return
            _put(self._parts(number), pair, k)

        _for(constant(given), one)
        if self._kind != "IRFFT":
            return
        edges = [0, length // 2] if length % 2 == 0 else [0]
        for edge in edges:  # real numbers, whatever is there
            _store(self._constant(0.0), pair.imaginary, constant(edge))

        def mirrored(k: ir.Value) -> None:
            number = _get(pair, arith.subi(constant(length - given), k))
            conjugate = _Complex(number.real, arith.negf(number.imaginary))
            _put(conjugate, pair, arith.addi(k, constant(given)))

        _for(constant(length - given), mirrored)

    def _store(self, pair: _Complex, target: ir.Value, i: ir.Value) -> None:
        count = self._length // 2 + 1 if self._kind == "RFFT" else self._length

        def one(k: ir.Value) -> None:
            number = _get(pair, k)
            if self._scale != 1:
                number = _Complex(*(self._times(part, self._scale) for part in number))
            if self._kind == "IRFFT":
                _store(number.real, target, i, k)
                return
            type_ = ir.ComplexType.get(self._real)
            _store(_value("complex.create", type_, [*number]), target, i, k)

        _for(constant(count), one)

    def _stages(self, pairs: list[_Complex], sign: int | None = None) -> _Complex:
        """Transform what ``pairs[0]`` has; return the pair that has the result."""
        sign = sign or self._sign
        source, target = pairs
        m, l = self._points, 1
        for r in _factors(self._points):
            m //= r
            powers = [
                cmath.exp(sign * 2j * math.pi * (q * p % (r * m)) / (r * m))
                for q in range(r)
                for p in range(m)
            ]
            table = self._table(powers) if m > 1 else None
            body = partial(self._butterfly, source, target, (r, m, l), sign, table)
            if l == 1:
                _for(constant(m), lambda p, body=body: body(p, constant(0)))
            else:
                _for(constant(m), lambda p, body=body, l=l: _for(constant(l), partial(body, p)))
            source, target, l = target, source, l * r
        return source

    def _butterfly(
        self,
        source: _Complex,
        target: _Complex,
        sizes: tuple[int, int, int],
        sign: int,
        table: _Complex | None,
        p: ir.Value,
        s: ir.Value,
    ) -> None:
        r, m, l = sizes
        numbers = []
        start = arith.addi(arith.muli(p, constant(l)), s)
        for j in range(r):
            numbers.append(_get(source, arith.addi(start, constant(j * m * l))))
        results = self._dft(numbers, sign)
        end = arith.addi(arith.muli(p, constant(r * l)), s)
        for q, number in enumerate(results):
            if q and table:
                number = self._product(number, _get(table, arith.addi(p, constant(q * m))))
            _put(number, target, arith.addi(end, constant(q * l)))

    def _dft(self, x: list[_Complex], sign: int) -> list[_Complex]:
        """The DFT of a few numbers: of 4 by those of 2, else by its definition.

        With the sums and differences of x[j] and x[-j], which have the same cosine, and sines of
        opposite signs.
        """
        count = len(x)
        if count == 2:
            return [_add(x[0], x[1]), _subtract(x[0], x[1])]
        if count == 4:
            even = self._dft([x[0], x[2]], sign)
            odd = self._dft([x[1], x[3]], sign)
            turned = _turned(odd[1], sign)
            return [
                _add(even[0], odd[0]),
                _add(even[1], turned),
                _subtract(even[0], odd[0]),
                _subtract(even[1], turned),
            ]
        half = range(1, count // 2 + 1)
        sums = [_add(x[j], x[-j]) for j in half]
        differences = [_subtract(x[j], x[-j]) for j in half]
        results = [x[0]] * count
        for each in sums:
            results[0] = _add(results[0], each)
        for q in half:
            even, odd = x[0], None
            for j, total, difference in zip(half, sums, differences, strict=True):
                angle = 2 * math.pi * (q * j % count) / count
                even = _add(even, self._scaled(total, math.cos(angle)))
                part = self._scaled(difference, math.sin(angle))
                odd = part if odd is None else _add(odd, part)
            turned = _turned(odd, sign)
            results[q], results[-q] = _add(even, turned), _subtract(even, turned)
        return results

    def _chirp(self, pairs: list[_Complex]) -> _Complex:
        """Transform by a convolution: j k = (j j + k k - (k - j) (k - j)) / 2."""
        import numpy as np

        n, points = self._length, self._points
        chirp = [cmath.exp(self._sign * 1j * math.pi * (k * k % (2 * n)) / n) for k in range(n)]
        kernel = np.zeros(points, np.complex128)
        kernel[:n] = np.conj(chirp)
        kernel[points - n + 1 :] = kernel[1:n][::-1]
        factors, kernel_table = self._table(chirp), self._table(list(np.fft.fft(kernel) / points))
        zero = self._constant(0.0)
        self._multiply(pairs[0], factors, n)
        _for(
            constant(points - n),
            lambda k: _put(_Complex(zero, zero), pairs[0], arith.addi(k, constant(n))),
        )
        spectrum = self._stages(pairs, -1)
        self._multiply(spectrum, kernel_table, points)
        result = self._stages([spectrum, next(each for each in pairs if each is not spectrum)], 1)
        self._multiply(result, factors, n)
        return result

    def _multiply(self, pair: _Complex, table: _Complex, count: int) -> None:
        _for(
            constant(count),
            lambda k: _put(self._product(_get(pair, k), _get(table, k)), pair, k),
        )

    def _table(self, numbers: Sequence[complex]) -> _Complex:
        """Two global constants, with the real and the imaginary parts of ``numbers``."""
        parts = []
        for values in ([each.real for each in numbers], [each.imag for each in numbers]):
            type_ = ir.MemRefType.get([len(values)], self._real)
            tensor = ir.RankedTensorType.get([len(values)], self._real)
            elements = [ir.FloatAttr.get(self._real, value) for value in values]
            name = f"{self._name}_{self._tables}"
            self._tables += 1
            attributes = {
                "sym_name": ir.StringAttr.get(name),
                VISIBILITY: ir.StringAttr.get("private"),
                "type": ir.TypeAttr.get(type_),
                "initial_value": ir.DenseElementsAttr.get(elements, tensor),
                "constant": ir.UnitAttr.get(),
            }
            Builder.before(self._function).op("memref.global", (), attributes)
            symbol = {"name": ir.FlatSymbolRefAttr.get(name)}
            parts.append(_value("memref.get_global", type_, [], symbol))
        return _Complex(*parts)

    def _constant(self, value: float) -> ir.Value:
        return arith.constant(self._real, value)

    def _times(self, value: ir.Value, factor: float) -> ir.Value:
        return arith.mulf(value, self._constant(factor))

    def _scaled(self, number: _Complex, factor: float) -> _Complex:
        return _Complex(*(self._times(part, factor) for part in number))

    def _parts(self, number: ir.Value) -> _Complex:
        return _Complex(*(_value(f"complex.{part}", self._real, [number]) for part in ("re", "im")))

    def _product(self, x: _Complex, y: _Complex) -> _Complex:
        real = arith.subf(arith.mulf(x.real, y.real), arith.mulf(x.imaginary, y.imaginary))
        imaginary = arith.addf(arith.mulf(x.real, y.imaginary), arith.mulf(x.imaginary, y.real))
        return _Complex(real, imaginary)


def _factors(n: int) -> list[int]:
    """The factors of ``n``: 4 as often as it divides, then primes."""
    factors, factor = [], 4
    while n > 1:
        if n % factor == 0:
            factors.append(factor)
            n //= factor
        else:
            factor = {4: 2, 2: 3}.get(factor, factor + 2)
    return factors


def _add(x: _Complex, y: _Complex) -> _Complex:
    return _Complex(*map(arith.addf, x, y))


def _subtract(x: _Complex, y: _Complex) -> _Complex:
    return _Complex(*map(arith.subf, x, y))


def _turned(x: _Complex, sign: int) -> _Complex:
    """``x`` times i, or -i."""
    negative = arith.negf(x.imaginary if sign > 0 else x.real)
    return _Complex(negative, x.real) if sign > 0 else _Complex(x.imaginary, negative)


def _for(count: ir.Value, body: Callable[[ir.Value], None]) -> None:
    def emit(indices: list[ir.Value], _: list[ir.Value]) -> list[ir.Value]:
        body(*indices)
        return []

    loop_nest([count], [], emit)


def _value(
    name: str,
    type_: ir.Type,
    operands: Sequence[ir.Value],
    attributes: dict[str, ir.Attribute] | None = None,
) -> ir.Value:
    return ir.Operation.create(name, [type_], operands, attributes).result


def _load(memory: Any, *index: ir.Value) -> ir.Value:
    return _value("memref.load", memory.type.element_type, [memory, *index])


def _store(value: ir.Value, memory: ir.Value, *index: ir.Value) -> None:
    ir.Operation.create("memref.store", [], [value, memory, *index])


def _get(pair: _Complex, k: ir.Value) -> _Complex:
    return _Complex(*(_load(part, k) for part in pair))


def _put(number: _Complex, pair: _Complex, k: ir.Value) -> None:
    for value, memory in zip(number, pair, strict=True):
        _store(value, memory, k)
