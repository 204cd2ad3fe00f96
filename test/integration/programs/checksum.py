"""The checksum of a program, through which its values show in what the program returns.

And the number of assertions that hold in a program that may fail.
"""

from __future__ import annotations

from math import isnan

import numpy as np

from programs.memory import random_element
from programs.scope import Scope, Value
from programs.types import BIT, INDEX, Array, Element, FailedError, MemRef, Tensor, Vector

I64 = Element("i64", 64, np.dtype(np.int64))
CHECKSUM = MemRef((), I64)
FAILED = "the limit is reached"


def observe(scope: Scope, first: int) -> None:
    """Add one of the values from number ``first`` on to the checksum, or an element of memory."""
    values = list(scope.values)
    observed = [value for value in values[first:] if isinstance(value.type, Element | Array)]
    observed = observed or [value for value in values if isinstance(value.type, MemRef)]
    if observed:
        _add(scope, _bits(scope, _number(scope, scope.rng.choice(observed))))
        scope.values = values


def observe_or_fail(scope: Scope, first: int) -> None:
    """As `observe`, after an assertion that enough others have held."""
    values = list(scope.values)
    memory = _memory(scope, scope.program.limit)
    left = scope.emit(I64, f"memref.load {memory}[] : {CHECKSUM}", lambda x: x[()], memory)
    zero, one = scope.constant(0, I64), scope.constant(1, I64)
    line = f"arith.subi {left}, {one} : i64"
    fewer = scope.emit(I64, line, lambda a, b: I64.wrap(a - b), left, one)
    line = f"memref.store {fewer}, {memory}[] : {CHECKSUM}"
    scope.perform(line, lambda x, to: to.__setitem__((), x), fewer, memory)
    line = f"arith.cmpi ne, {left}, {zero} : i64"
    holds = scope.emit(BIT, line, lambda a, b: int(a != b), left, zero)
    scope.perform(f'cf.assert {holds}, "{FAILED}"', _fail_unless, holds)
    scope.values = values
    observe(scope, first)


def _fail_unless(holds: int) -> None:
    if not holds:
        raise FailedError


def checksum(scope: Scope) -> Value:
    """What the checksum is now."""
    memory = _memory(scope, scope.program.checksum)
    return scope.emit(I64, f"memref.load {memory}[] : {CHECKSUM}", lambda x: x[()], memory)


def _memory(scope: Scope, name: str) -> Value:
    result = scope.new(CHECKSUM)
    scope.lines.append(f"{result} = memref.get_global @{name} : {CHECKSUM}")
    scope.steps.append(lambda frame: frame.update({result.name: frame.machine.globals[name]}))
    return result


def _number(scope: Scope, value: Value) -> Value:
    """The value, or one of its elements."""
    type_ = value.type
    if isinstance(type_, MemRef | Tensor):
        return random_element(scope, value)
    if not isinstance(type_, Vector):
        return value
    at = tuple(scope.rng.randrange(size) for size in type_.shape)
    line = f"vector.extract {value}[{', '.join(map(str, at))}] : {type_.element} from {type_}"
    return scope.emit(type_.element, line, lambda x: x[at], value)


def _bits(scope: Scope, value: Value) -> Value:
    """The lowest 64 bits of a number; 1.0 for a NaN that may have any bits."""
    type_, integer = value.type, Element(f"i{value.type.bits}", value.type.bits)
    if not type_.is_integer and type_.is_arithmetic:
        one, number = scope.constant(1.0, type_), value
        line = f"arith.cmpf uno, {value}, {value} : {type_}"
        is_nan = scope.emit(BIT, line, lambda x: int(isnan(x)), value)
        line = f"arith.select {is_nan}, {one}, {number} : {type_}"
        value = scope.emit(type_, line, lambda c, a, b: a if c else b, is_nan, one, number)
    if not type_.is_integer:
        line = f"arith.bitcast {value} : {type_} to {integer}"
        value = scope.emit(integer, line, type_.to_bits, value)
    if integer.bits == 64 and type_ != INDEX:
        return value
    name = "trunci" if integer.bits > 64 else "extui"
    name = "index_castui" if type_ == INDEX else name
    return scope.emit(I64, f"arith.{name} {value} : {value.type} to i64", I64.wrap, value)


def _add(scope: Scope, number: Value) -> None:
    """Multiply the checksum by 31, and add ``number``."""
    old, factor, memory = (
        checksum(scope),
        scope.constant(31, I64),
        _memory(scope, scope.program.checksum),
    )
    line = f"arith.muli {old}, {factor} : i64"
    product = scope.emit(I64, line, lambda a, b: I64.wrap(a * b), old, factor)
    line = f"arith.addi {product}, {number} : i64"
    total = scope.emit(I64, line, lambda a, b: I64.wrap(a + b), product, number)
    line = f"memref.store {total}, {memory}[] : {CHECKSUM}"
    scope.perform(line, lambda x, to: to.__setitem__((), x), total, memory)
