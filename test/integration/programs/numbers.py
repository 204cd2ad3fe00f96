"""Arithmetic on numbers, vectors and tensors."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import count
from math import copysign, isfinite, isnan, nan, trunc
from typing import Any

import ml_dtypes
import numpy as np

from programs.scope import (
    Scope,
    Value,
    array_of,
    can_be_made,
    each_of,
    random_shape,
    text_of,
)
from programs.types import (
    BIT,
    INDEX,
    INTERNAL,
    NAMED,
    Array,
    Element,
    Tensor,
    UndefinedError,
    Vector,
    element_of,
    listed,
)


def computed(scope: Scope, accepts: Callable[[Element], bool]) -> Any:
    """A type for arithmetic: a number, a vector, or a tensor of static shape."""
    element = scope.element(lambda each: each.is_arithmetic and accepts(each))
    if scope.rng.random() < 0.6:
        return element
    arrays = [
        value.type
        for value in scope.values
        if isinstance(value.type, Vector | Tensor)
        and None not in value.type.shape
        and value.type.element.is_arithmetic
        and accepts(value.type.element)
    ]
    return scope.rng.choice(arrays) if arrays else Vector(random_shape(scope.rng, False), element)


def like(type_: Any, element: Element) -> Any:
    """``type_`` with another element."""
    return element if isinstance(type_, Element) else type(type_)(type_.shape, element)


def divided(a: int, b: int) -> int:
    """The quotient towards zero."""
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


INTEGERS: dict[str, Callable[[Element, int, int], int]] = {
    "addi": lambda e, a, b: a + b,
    "subi": lambda e, a, b: a - b,
    "muli": lambda e, a, b: a * b,
    "andi": lambda e, a, b: a & b,
    "ori": lambda e, a, b: a | b,
    "xori": lambda e, a, b: a ^ b,
    "minsi": lambda e, a, b: min(a, b, key=e.signed),
    "maxsi": lambda e, a, b: max(a, b, key=e.signed),
    "minui": lambda e, a, b: min(a, b),
    "maxui": lambda e, a, b: max(a, b),
}
"""Of the values from 0 on; the result is wrapped."""

DIVISIONS: dict[str, Callable[[Element, int, int], int]] = {
    "divui": lambda e, a, b: a // b,
    "remui": lambda e, a, b: a % b,
    "ceildivui": lambda e, a, b: -(-a // b),
    "divsi": lambda e, a, b: divided(e.signed(a), e.signed(b)),
    "remsi": lambda e, a, b: e.signed(a) - e.signed(b) * divided(e.signed(a), e.signed(b)),
    "floordivsi": lambda e, a, b: e.signed(a) // e.signed(b),
    "ceildivsi": lambda e, a, b: -(-e.signed(a) // e.signed(b)),
}
SHIFTS: dict[str, Callable[[Element, int, int], int]] = {
    "shli": lambda e, a, b: a << b,
    "shrui": lambda e, a, b: a >> b,
    "shrsi": lambda e, a, b: e.signed(a) >> b,
}


def splat(scope: Scope, type_: Any, value: Any) -> Value:
    """A constant with ``value`` everywhere."""
    if isinstance(type_, Element):
        return scope.constant(value, type_)
    array = array_of(type_.shape, (value for _ in count()))
    return scope.emit(type_, f"arith.constant {text_of(type_, array)}", lambda: array)


def integer_operation(scope: Scope) -> None:
    """``arith.addi`` and its like; division by a constant, shifts by less than the width."""
    type_ = computed(scope, lambda each: each.is_integer)
    element = element_of(type_)
    a = scope.some(type_)
    kind = scope.rng.choice([INTEGERS, INTEGERS, DIVISIONS, SHIFTS])
    name = scope.rng.choice([*kind])
    if kind is INTEGERS:
        b = scope.some(type_)
    else:
        most = (1 << (element.bits - 1)) - 1 if kind is DIVISIONS else element.bits - 1
        if kind is DIVISIONS and most == 0:
            return
        b = splat(scope, type_, scope.rng.randint(int(kind is DIVISIONS), min(most, 99)))
    compute = kind[name]
    scope.emit(
        type_,
        f"arith.{name} {a}, {b} : {type_}",
        partial(each_of, lambda x, y: element.wrap(compute(element, x, y))),
        a,
        b,
    )


def wide_operation(scope: Scope) -> None:
    """The sum with its carry, or both halves of a product, where MLIR lowers them."""
    type_ = computed(scope, lambda each: each.is_integer and each.bits > 1)
    element = element_of(type_)
    if element == INDEX or (isinstance(type_, Array) and type_.rank != 1):
        return
    a, b = scope.some(type_), scope.some(type_)
    name = scope.rng.choice(["addui_extended", "mulsi_extended", "mului_extended"])
    high_type = like(type_, BIT) if name == "addui_extended" else type_

    def whole(x: int, y: int) -> int:
        if name == "mulsi_extended":
            return element.signed(x) * element.signed(y)
        return x * y if name == "mului_extended" else x + y

    types = f"{type_}, {high_type}" if name == "addui_extended" else f"{type_}"
    scope.emit_all(
        [type_, high_type],
        f"arith.{name} {a}, {b} : {types}",
        lambda x, y: [
            each_of(lambda p, q: element.wrap(whole(p, q)), x, y),
            each_of(lambda p, q: element.wrap(whole(p, q) >> element.bits), x, y),
        ],
        a,
        b,
    )


COMPARISONS: dict[str, Callable[[Any, Any], bool]] = {
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b,
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
    "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b,
}


def compare(scope: Scope) -> None:
    """``arith.cmpi``, ``arith.cmpf``."""
    type_ = computed(scope, lambda _: True)
    element = element_of(type_)
    a, b = scope.some(type_), scope.some(type_)
    name = scope.rng.choice([*COMPARISONS])
    test = COMPARISONS[name]
    mode = scope.rng.choice("su" if element.is_integer else "uo")

    def holds(x: Any, y: Any) -> int:
        if not element.is_integer:
            return int(mode == "u" if isnan(x) or isnan(y) else test(x, y))
        if mode == "s":
            return int(test(element.signed(x), element.signed(y)))
        return int(test(x, y))

    if element.is_integer:
        predicate = name if name in ("eq", "ne") else mode + name
    else:
        predicate = mode + name
    operation = "cmpi" if element.is_integer else "cmpf"
    line = f"arith.{operation} {predicate}, {a}, {b} : {type_}"
    scope.emit(like(type_, BIT), line, partial(each_of, holds), a, b)


FLOATS: dict[str, Callable[[float, float], float]] = {
    "addf": lambda a, b: a + b,
    "subf": lambda a, b: a - b,
    "mulf": lambda a, b: a * b,
    "divf": lambda a, b: float(np.float64(a) / np.float64(b)),
    "maximumf": lambda a, b: nan if isnan(a) or isnan(b) else max(a, b, key=with_sign),
    "minimumf": lambda a, b: nan if isnan(a) or isnan(b) else min(a, b, key=with_sign),
}


def with_sign(x: float) -> tuple[float, float]:
    """A key by which -0.0 is below 0.0."""
    return x, copysign(1, x)


UNARY_FLOATS: dict[str, Callable[[float], float]] = {
    "arith.negf": lambda a: -a,
    "math.absf": abs,
    "math.sqrt": lambda a: float(np.sqrt(np.float64(a))),
    "math.floor": lambda a: float(np.floor(a)),
    "math.ceil": lambda a: float(np.ceil(a)),
    "math.trunc": lambda a: float(np.trunc(a)),
    "math.roundeven": lambda a: float(np.round(a)),
}


def float_operation(scope: Scope) -> None:
    """Operations whose result is rounded correctly."""
    type_ = computed(scope, lambda each: not each.is_integer)
    element = element_of(type_)
    if scope.rng.random() < 0.7:
        name = scope.rng.choice([*FLOATS])
        operands = [scope.some(type_), scope.some(type_)]
        compute: Callable[..., float] = FLOATS[name]
        name = f"arith.{name}"
    else:
        name = scope.rng.choice([*UNARY_FLOATS])
        operands, compute = [scope.some(type_)], UNARY_FLOATS[name]

    def rounded(*numbers: float) -> Any:
        with np.errstate(all="ignore"):
            return element.wrap(compute(*numbers))

    scope.emit(type_, f"{name} {listed(operands)} : {type_}", partial(each_of, rounded), *operands)


BITS: dict[str, Callable[[Element, int], int]] = {
    "ctpop": lambda e, a: a.bit_count(),
    "ctlz": lambda e, a: e.bits - a.bit_length(),
    "cttz": lambda e, a: (a & -a).bit_length() - 1 if a else e.bits,
    "absi": lambda e, a: abs(e.signed(a)),
}


def bit_operation(scope: Scope) -> None:
    """``math.ctpop`` and its like."""
    type_ = computed(scope, lambda each: each.is_integer and each.name != "index")
    if isinstance(type_, Array) and type_.rank > 1:
        return  # MLIR does not lower these
    element, a = element_of(type_), scope.some(type_)
    name = scope.rng.choice([*BITS])
    compute = BITS[name]
    line = f"math.{name} {a} : {type_}"
    scope.emit(type_, line, partial(each_of, lambda x: element.wrap(compute(element, x))), a)


def convert(scope: Scope) -> None:
    """A number as one of another type, where the result is exact, wrapped or rounded once."""
    type_ = computed(scope, lambda _: True)
    source = element_of(type_)
    target = scope.element(lambda each: each.is_arithmetic)
    if source == target:
        return
    a = scope.some(type_)

    def emit(name: str, compute: Callable[[Any], Any]) -> None:
        line = f"arith.{name} {a} : {type_} to {like(type_, target)}"
        scope.emit(like(type_, target), line, partial(each_of, compute), a)

    signed = scope.rng.random() < 0.5
    if source.is_integer and target.is_integer:
        value = (lambda x: target.wrap(source.signed(x))) if signed else target.wrap
        if "index" in (source.name, target.name):
            emit("index_cast" if signed else "index_castui", value)
        elif target.bits > source.bits:
            emit("extsi" if signed else "extui", value)
        else:
            emit("trunci", target.wrap)
    elif source.is_integer and source.name != "index":
        digits = ml_dtypes.finfo(target.dtype).nmant
        if source.bits <= digits or (target.bits == 64 and source.bits <= 64):
            value = source.signed if signed else int
            emit("sitofp" if signed else "uitofp", lambda x: target.wrap(value(x)))
    elif target.is_integer and target.name != "index":
        low, high = (
            (-(1 << target.bits - 1), 1 << target.bits - 1) if signed else (0, 1 << target.bits)
        )

        def truncated(x: float) -> int:
            if not isfinite(x) or not low <= trunc(x) < high:
                raise UndefinedError("it does not fit")
            return target.wrap(trunc(x))

        if scope.rng.random() < 0.1:
            emit("fptosi" if signed else "fptoui", truncated)
    elif not source.is_integer and not target.is_integer and source.bits != target.bits:
        if target.bits > source.bits:
            emit("extf", target.wrap)
        elif target.name != "bf16" or source.name == "f32":
            emit("truncf", target.wrap)


def bitcast(scope: Scope) -> None:
    """The bits of a float as an integer, or the other way round."""
    type_ = computed_or_narrow(scope)
    source = element_of(type_)
    targets = [
        each
        for each in (*NAMED, *INTERNAL)
        if each.bits == source.bits and each != source and "index" not in (each.name, source.name)
    ]
    if not targets or source.name == "index":
        return
    target = scope.rng.choice(targets)
    a = scope.some(type_)

    def bits(x: Any) -> Any:
        if not source.is_integer and isnan(x):
            raise UndefinedError("a NaN has any bits")
        result = target.from_bits(source.to_bits(x))
        if not target.is_integer and isnan(result):
            raise UndefinedError("a NaN has any bits")
        return result

    line = f"arith.bitcast {a} : {type_} to {like(type_, target)}"
    scope.emit(like(type_, target), line, partial(each_of, bits), a)


def computed_or_narrow(scope: Scope) -> Any:
    """A number or a vector of any element."""
    element = scope.element()
    if scope.rng.random() < 0.5:
        return element
    return Vector(random_shape(scope.rng, False), element)


def select(scope: Scope) -> None:
    """One of two values, of any type."""
    value = scope.find(can_be_made)
    if value is None:
        return
    other, condition = scope.some(value.type), scope.some(BIT)
    line = f"arith.select {condition}, {value}, {other} : {value.type}"
    scope.emit(value.type, line, lambda c, a, b: a if c else b, condition, value, other)


def affine_apply(scope: Scope) -> None:
    """Affine maps with every operation, on values of the function's own body."""
    if not scope.has_blocks:
        return
    a, b = scope.small(9), scope.small(7)
    k, m, n = (scope.rng.randint(1, 5) for _ in range(3))
    sign = scope.rng.choice(["", "-"])

    def compute(x: int, y: int) -> int:
        start = -x if sign else x
        return INDEX.wrap((start * k - y) // m + (start - n) % m + -(-(y - start) // n))

    map_ = (
        f"affine_map<(d0)[s0] -> (({sign}d0 * {k} - s0) floordiv {m} + ({sign}d0 - {n}) mod {m}"
        f" + (s0 - {sign}d0) ceildiv {n})>"
    ).replace("- -d0", "+ d0")
    scope.emit(INDEX, f"affine.apply {map_}({a})[{b}]", compute, a, b)
