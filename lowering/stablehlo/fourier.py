"""Converts ``stablehlo.fft`` to a function of loops, one for each length and type of elements.

Cooley and Tukey, in Stockham's order. A stage has ``copies`` transforms of radix * rest points, and
makes copies * radix transforms of ``rest`` points of them, with w = exp(-2 pi i / (radix rest))::

    for p in range(rest), s in range(copies):
        y = dft([x[j, p, s] for j in range(radix)])
        for q in range(radix):
            z[p, q, s] = y[q] * w ** (p q)

Real and imaginary parts are two arrays. A length with a large prime factor is a convolution, by two
transforms of a power of two (Bluestein).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial, reduce
from typing import Any, NamedTuple

import numpy as np

from mlir_abi.bindings import arith, ir
from mlir_abi.lowering.stablehlo.custom_calls import Arrays, call_batched, transposed
from mlir_abi.lowering.stablehlo.loops import constant, size_of
from mlir_abi.lowering.stablehlo.memory import declare, load, loop_over, store, value_of
from mlir_abi.passes.support.attributes import VISIBILITY
from mlir_abi.passes.support.diagnostics import PassError
from mlir_abi.passes.support.functions import RETURN, is_definition, replace_op
from mlir_abi.passes.support.op_builder import Builder

FFT = "stablehlo.fft"
_LARGEST_PRIME = 13
"""Up to it, DFTs are computed by their definition."""

_DYNAMIC = ir.ShapedType.get_dynamic_size()


class _Complex(NamedTuple):
    real: ir.Value
    imaginary: ir.Value


class _Stage(NamedTuple):
    """One pass over the numbers, from ``source`` to ``target``; ``table`` has powers of w."""

    source: _Complex
    target: _Complex
    radix: int
    rest: int
    copies: int
    sign: int
    table: _Complex | None


def convert_fft(op: ir.Operation) -> None:
    """Replace ``op`` by a call for each dimension.

    Raises `PassError` for a length that is dynamic, or 0.
    """
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

        loop_over([rows], row)

    def _load(self, source: ir.Value, i: ir.Value, pair: _Complex) -> None:
        """Read a row; one of a real result has the first half of its numbers."""
        length = self._length
        given = length // 2 + 1 if self._kind == "IRFFT" else length

        def one(k: ir.Value) -> None:
            number = load(source, i, k)
            if self._kind == "RFFT":
                _put(_Complex(number, self._constant(0.0)), pair, k)
                return
            parts = (value_of(f"complex.{part}", self._real, [number]) for part in ("re", "im"))
            _put(_Complex(*parts), pair, k)

        loop_over([constant(given)], one)
        if self._kind != "IRFFT":
            return
        edges = [0, length // 2] if length % 2 == 0 else [0]
        for edge in edges:  # real numbers, whatever is there
            store(self._constant(0.0), pair.imaginary, constant(edge))

        def mirrored(k: ir.Value) -> None:
            number = _get(pair, arith.subi(constant(length - given), k))
            conjugate = _Complex(number.real, arith.negf(number.imaginary))
            _put(conjugate, pair, arith.addi(k, constant(given)))

        loop_over([constant(length - given)], mirrored)

    def _store(self, pair: _Complex, target: ir.Value, i: ir.Value) -> None:
        count = self._length // 2 + 1 if self._kind == "RFFT" else self._length

        def one(k: ir.Value) -> None:
            number = _get(pair, k)
            if self._scale != 1:
                number = _Complex(*(self._times(part, self._scale) for part in number))
            if self._kind == "IRFFT":
                store(number.real, target, i, k)
                return
            type_ = ir.ComplexType.get(self._real)
            store(value_of("complex.create", type_, [*number]), target, i, k)

        loop_over([constant(count)], one)

    def _stages(self, pairs: list[_Complex], sign: int | None = None) -> _Complex:
        """Transform what ``pairs[0]`` has; return the pair that has the result."""
        sign = sign or self._sign
        source, target = pairs
        rest, copies = self._points, 1
        for radix in _factors(self._points):
            rest //= radix
            size = radix * rest
            turns = np.outer(range(radix), range(rest)).ravel() % size / size
            table = self._table(np.exp(sign * 2j * np.pi * turns)) if rest > 1 else None
            stage = _Stage(source, target, radix, rest, copies, sign, table)
            sizes = [constant(rest), constant(copies)][: 1 if copies == 1 else 2]
            loop_over(sizes, partial(self._butterfly, stage))
            source, target, copies = target, source, copies * radix
        return source

    def _butterfly(self, stage: _Stage, p: ir.Value, s: ir.Value | None = None) -> None:
        radix, rest, copies = stage.radix, stage.rest, stage.copies
        s = s or constant(0)
        start = arith.addi(arith.muli(p, constant(copies)), s)
        indices = [arith.addi(start, constant(j * rest * copies)) for j in range(radix)]
        results = self._dft([_get(stage.source, index) for index in indices], stage.sign)
        end = arith.addi(arith.muli(p, constant(radix * copies)), s)
        for q, result in enumerate(results):
            number = result
            if q and stage.table:
                power = _get(stage.table, arith.addi(p, constant(q * rest)))
                number = self._product(result, power)
            _put(number, stage.target, arith.addi(end, constant(q * copies)))

    def _dft(self, x: list[_Complex], sign: int) -> list[_Complex]:
        """The DFT of a few numbers: of 4 by those of 2, else by its definition.

        With the sums and differences of x[j] and x[-j], which have the same cosine, and sines of
        opposite signs.
        """
        count = len(x)
        if count == 2:
            return [_add(x[0], x[1]), _subtract(x[0], x[1])]
        if count == 4:
            even_sum, even_difference = self._dft([x[0], x[2]], sign)
            odd_sum, odd_difference = self._dft([x[1], x[3]], sign)
            turned = _turned(odd_difference, sign)
            return [
                _add(even_sum, odd_sum),
                _add(even_difference, turned),
                _subtract(even_sum, odd_sum),
                _subtract(even_difference, turned),
            ]
        half = range(1, count // 2 + 1)
        sums = [_add(x[j], x[-j]) for j in half]
        differences = [_subtract(x[j], x[-j]) for j in half]
        results = [x[0]] * count
        for each in sums:
            results[0] = _add(results[0], each)
        for q in half:
            angles = [2 * math.pi * (q * j % count) / count for j in half]
            even = x[0]
            for angle, each in zip(angles, sums, strict=True):
                even = _add(even, self._scaled(each, math.cos(angle)))
            odd, *others = (
                self._scaled(each, math.sin(angle))
                for angle, each in zip(angles, differences, strict=True)
            )
            turned = _turned(reduce(_add, others, odd), sign)
            results[q], results[-q] = _add(even, turned), _subtract(even, turned)
        return results

    def _chirp(self, pairs: list[_Complex]) -> _Complex:
        """Transform by a convolution: j k = (j j + k k - (k - j) (k - j)) / 2."""
        n, points = self._length, self._points
        turns = np.arange(n) ** 2 % (2 * n) / n
        chirp = np.exp(self._sign * 1j * np.pi * turns)
        kernel = np.zeros(points, np.complex128)
        kernel[:n] = np.conj(chirp)
        kernel[points - n + 1 :] = kernel[1:n][::-1]
        factors, kernel_table = self._table(chirp), self._table(np.fft.fft(kernel) / points)
        zero = self._constant(0.0)
        self._multiply(pairs[0], factors, n)
        loop_over(
            [constant(points - n)],
            lambda k: _put(_Complex(zero, zero), pairs[0], arith.addi(k, constant(n))),
        )
        spectrum = self._stages(pairs, -1)
        self._multiply(spectrum, kernel_table, points)
        result = self._stages([spectrum, next(each for each in pairs if each is not spectrum)], 1)
        self._multiply(result, factors, n)
        return result

    def _multiply(self, pair: _Complex, table: _Complex, count: int) -> None:
        loop_over(
            [constant(count)],
            lambda k: _put(self._product(_get(pair, k), _get(table, k)), pair, k),
        )

    def _table(self, numbers: Any) -> _Complex:
        """Two global constants, with the real and the imaginary parts of ``numbers``."""
        parts = []
        for part in (numbers.real, numbers.imag):
            values = part.astype(f"f{self._real.width // 8}")
            type_ = ir.MemRefType.get(values.shape, self._real)
            name = f"{self._name}_{self._tables}"
            self._tables += 1
            attributes = {
                "sym_name": ir.StringAttr.get(name),
                VISIBILITY: ir.StringAttr.get("private"),
                "type": ir.TypeAttr.get(type_),
                "initial_value": ir.DenseElementsAttr.get(values),
                "constant": ir.UnitAttr.get(),
            }
            Builder.before(self._function).op("memref.global", (), attributes)
            symbol = {"name": ir.FlatSymbolRefAttr.get(name)}
            parts.append(value_of("memref.get_global", type_, [], symbol))
        return _Complex(*parts)

    def _constant(self, value: float) -> ir.Value:
        return arith.constant(self._real, value)

    def _times(self, value: ir.Value, factor: float) -> ir.Value:
        return arith.mulf(value, self._constant(factor))

    def _scaled(self, number: _Complex, factor: float) -> _Complex:
        return _Complex(*(self._times(part, factor) for part in number))

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


def _get(pair: _Complex, k: ir.Value) -> _Complex:
    return _Complex(*(load(part, k) for part in pair))


def _put(number: _Complex, pair: _Complex, k: ir.Value) -> None:
    for value, memory in zip(number, pair, strict=True):
        store(value, memory, k)
