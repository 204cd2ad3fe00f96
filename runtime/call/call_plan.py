"""How the C module calls a function: the structs of ``_caller.c``, which explains their fields."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Iterable, Iterator
from collections.abc import Sequence as AbstractSequence
from typing import Any

import numpy as np

from mlir_abi.dialect_attrs.layout.c_interface import aligned
from mlir_abi.dialect_attrs.structure import Dict, Leaf, Node, Sequence, positional_slots
from mlir_abi.runtime.buffers.memref_memory import MemRefType
from mlir_abi.runtime.buffers.scalars import NumberType
from mlir_abi.runtime.call.size_checks import SizeCheck
from mlir_abi.runtime.call.wrapper_types import PassedType, WrapperTypes

_INTEGERS, _FLOATS, _STACK = 6, 8, 48
_MAX_RESULTS, _MAX_RANK, _MAX_MEMORY = 32, 8, 8192
_ALIGNMENT = 16
_INDEX_BITS = 64
_ANY = -(2**63)
_INT, _LONG, _POINTER, _OBJECT = ctypes.c_int32, ctypes.c_int64, ctypes.c_void_p, ctypes.py_object


class _Value(ctypes.Structure):
    _fields_ = [
        *[(name, _INT) for name in ("kind", "itemsize", "place", "word")],
        *[(name, _LONG) for name in ("least", "greatest")],
        ("dtype", _OBJECT),
        *[(name, _INT) for name in ("alignment", "writable", "rank", "has_strides")],
        ("offset", _LONG),
        ("sizes", _LONG * _MAX_RANK),
        ("strides", _LONG * _MAX_RANK),
    ]


class _Node(ctypes.Structure):
    _fields_ = [("kind", _INT), ("number", _INT), ("key", _OBJECT)]


class _Condition(ctypes.Structure):
    _fields_ = [
        *[(name, _INT) for name in ("term_count", "at_least", "divisor")],
        ("constant", _LONG),
        ("terms", ctypes.POINTER(_LONG * 2)),
    ]


class Plan(ctypes.Structure):
    """How C calls a function. It keeps what its pointers point to, and ``image``."""

    image: Any

    _fields_ = [
        ("function", _POINTER),
        ("free", _POINTER),
        ("values", ctypes.POINTER(_Value)),
        ("conditions", ctypes.POINTER(_Condition)),
        ("slots", ctypes.POINTER(_Node)),
        ("result", ctypes.POINTER(_Node)),
        *[(f"{name}_count", _INT) for name in ("argument", "result", "condition")],
        *[(f"{name}_count", _INT) for name in ("slot", "positional", "out")],
        *[(name, _INT) for name in ("words", "returned", "struct_place", "struct_bytes")],
        ("object", _POINTER),
    ]


LAYOUT = (
    *map(ctypes.sizeof, (_Value, _Condition, _Node, Plan)),
    *(_INTEGERS, _FLOATS, _STACK),
    *(_MAX_RESULTS, _MAX_RANK, _MAX_MEMORY),
)
"""What the C module that belongs to this file has, too."""


def plan_of(
    wrapper: WrapperTypes,
    writable: AbstractSequence[int],
    *,
    checks: Iterable[SizeCheck],
    slots: AbstractSequence[tuple[str | None, Node | None]],
    result: Node | None,
    positional: int,
    outs: int,
) -> Plan | None:
    """The plan, without addresses, of a function that C can call; None for any other one.

    ``writable`` says to which arguments the function may write, with 2 that no other array of the
    call may overlap. ``slots`` are the names and structures of what a caller passes, the first
    ``positional`` ones also by position. The last ``outs`` arguments are arrays for the first
    results.
    """
    if not all(map(_is_common, [*wrapper.arguments, *wrapper.results])):
        return None
    values, place, stack = _arguments(wrapper, writable)
    struct_place, struct_bytes = aligned(place, _ALIGNMENT), max(wrapper.struct_size, 8)
    for type_, offset in zip(wrapper.results, wrapper.offsets, strict=True):
        values.append(_value(type_, struct_place + offset))
    results = len(wrapper.results)
    if stack > _STACK or results > _MAX_RESULTS or struct_place + struct_bytes > _MAX_MEMORY:
        return None

    conditions = []
    for check in checks:
        condition = check.condition
        terms: Any = [(values[i].place + at.start, factor) for i, at, factor in check.places]
        numbers = (len(terms), condition.relation == ">=", condition.divisor, condition.constant)
        conditions.append(_Condition(*numbers, (_LONG * 2 * len(terms))(*terms)))
    nodes = [node for name, slot in slots for node in _nodes(slot, name)]
    result_nodes = list(_nodes(result))
    returned = 0
    if wrapper.returned is not None:
        returned = ord("f" if wrapper.returned.dtype.kind == "f" else "i")
    plan = Plan(
        values=(_Value * len(values))(*values),
        slots=(_Node * len(nodes))(*nodes),
        conditions=(_Condition * len(conditions))(*conditions),
        result=(_Node * len(result_nodes))(*result_nodes),
        argument_count=len(wrapper.arguments),
        result_count=results,
        condition_count=len(conditions),
        slot_count=len(slots),
        positional_count=positional,
        out_count=outs,
        words=_INTEGERS + _FLOATS + stack,
        returned=returned,
        struct_place=struct_place,
        struct_bytes=struct_bytes,
    )
    plan.object = id(plan)  # without a reference, or it would keep itself
    return plan


def _arguments(
    wrapper: WrapperTypes, writable: AbstractSequence[int]
) -> tuple[list[_Value], int, int]:
    """The arguments; the bytes of their descriptors; and the words that are on the stack."""
    integers, floats, stack, place = int(wrapper.result_by_pointer), 0, 0, 0
    values = []
    for type_, is_writable in zip(wrapper.arguments, writable, strict=True):
        value = _value(type_, place)
        value.writable = is_writable
        if isinstance(type_, MemRefType):
            place += type_.size
        is_float = isinstance(type_, NumberType) and type_.dtype.kind == "f"
        if is_float and floats < _FLOATS:
            value.word, floats = _INTEGERS + floats, floats + 1
        elif not is_float and integers < _INTEGERS:
            value.word, integers = integers, integers + 1
        else:
            value.word, stack = _INTEGERS + _FLOATS + stack, stack + 1
        values.append(value)
    return values, place, stack


def _is_common(type_: PassedType) -> bool:
    if isinstance(type_, MemRefType):
        return type_.index_bits == _INDEX_BITS and type_.rank in range(_MAX_RANK + 1)
    return type_.dtype.isbuiltin == 1 and type_.dtype.kind in "biuf" and type_.dtype != np.float16


def _value(type_: PassedType, place: int) -> _Value:
    if isinstance(type_, NumberType):
        value = _Value(ord(type_.dtype.kind), type_.size, place)
        if type_.dtype.kind != "f":
            limits = np.iinfo(np.uint8 if type_.dtype.kind == "b" else type_.dtype)
            value.least, value.greatest = limits.min, min(limits.max, 2**63 - 1)
        return value
    buffer = type_.buffer
    return _Value(
        kind=ord("a"),
        itemsize=buffer.dtype.itemsize,
        place=place,
        dtype=buffer.dtype,
        alignment=buffer.alignment,
        rank=type_.rank,
        has_strides=buffer.strides is not None,
        offset=buffer.offset or 0,
        sizes=_numbers(buffer.shape),
        strides=_numbers(buffer.strides),
    )


def _numbers(numbers: Iterable[int | None] | None) -> Any:
    return (_LONG * _MAX_RANK)(*[_ANY if number is None else number for number in numbers or ()])


def _nodes(node: Node | None, key: str | None = None) -> Iterator[_Node]:
    """The nodes of a tree, each before those below it; ``key`` leads to the first."""
    kind, number = "n", 0
    children: list[tuple[str | None, Node | None]] = []
    match node:
        case Leaf(index):
            kind, number = "l", index
        case Sequence():
            kind, children = "s", [(None, child) for child in positional_slots(node)]
        case Dict(items):
            kind, children = "d", list(items)
    yield _Node(ord(kind), number or len(children), *([] if key is None else [sys.intern(key)]))
    for name, child in children:
        yield from _nodes(child, name)
