"""How IREE's VM passes the arguments and results of a function, as the text it compares.

::

    convention ::= '0' values '_' values
    values     ::= 'v' | ('i' | 'I' | 'f' | 'F' | 'r')+

    v  nothing              i  i32, and integers of fewer bits    f  f32
    r  a reference          I  i64 and index                      F  f64

Source: ``iree/vm/module.h`` (iree_vm_function_signature_t), ``CallingConvention.cpp`` and
``TypeConverter.cpp`` of the VM dialect, IREE 3.13. A module is not loaded when its imports have
other conventions than what they are resolved to. A type has no letter here if a program that makes
a value of it and passes it on is not compiled, loaded and run; the tests try each.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

from mlir_abi.dialect_attrs.types import Array, Complex, Float, Index, Int, Other, Tuple, ValueType

__all__ = ["Model", "calling_convention", "is_padded", "letter"]

Model: TypeAlias = Literal["sync", "coarse-fences"]

_FENCES: dict[Model, str] = {"sync": "", "coarse-fences": "rr"}
"""What follows the arguments: the fence to wait for, and the one to signal."""

_NUMBERS = {"i32": "i", "i64": "I", "f32": "f", "f64": "F"}

_FLOAT_ELEMENTS = frozenset(
    {
        *("bf16", "f16", "f32", "f64", "f128"),
        *("f8E4M3FN", "f8E4M3FNUZ", "f8E5M2", "f8E5M2FNUZ", "f8E8M0FNU"),
    }
)
"""The floats that ``hal.element_type`` has a code for."""

_MAX_ELEMENT_BITS = 255
"""The code of an element has eight bits for its width (``iree/hal/buffer_view.h``)."""

_SIZES = {"i": 4, "f": 4, "I": 8, "F": 8, "r": 16}
"""Bytes of each; all but the first two are aligned to 8 (``iree/vm/module.c``)."""


def calling_convention(
    arguments: Iterable[ValueType], results: Iterable[ValueType], model: Model = "sync"
) -> str:
    """The convention of a function of these types, such as ``0ri_r``.

    ``model`` is that of ``iree.abi.model``. Raises ValueError, as `letter` does.
    """
    taken = "".join(map(letter, arguments)) + _FENCES[model]
    given = "".join(map(letter, results))
    return f"0{taken or 'v'}_{given or 'v'}"


def letter(type_: ValueType) -> str:
    """How ``type_`` is passed; raises ValueError that says why the VM cannot pass it."""
    match type_:
        case Index():
            return "I"
        case Int(width) if width < 32:
            return "i"
        case Int() | Float() | Complex():
            return _number(str(type_))
        case Array(container="tensor", element=element, shape=shape):
            if shape is None:
                raise ValueError("IREE passes no tensors without rank")
            _check_element(element)
            return "r"
        case Other(text) if text.startswith("!"):
            return "r"
        case Tuple():
            raise ValueError("the VM has no tuples: take them apart with abi-expand-tuples")
    raise ValueError("the VM has no such type")


def is_padded(convention: str) -> bool:
    """Whether there is a gap before an argument or result, to align it."""
    return any(map(_has_gap, convention[1:].split("_")))


def _number(name: str) -> str:
    if name not in _NUMBERS:
        wanted = ", ".join(_NUMBERS)
        raise ValueError(f"the numbers of the VM are {wanted}, and integers of fewer than 32 bits")
    return _NUMBERS[name]


def _check_element(element: ValueType) -> None:
    while isinstance(element, Complex):
        element = element.element
    if isinstance(element, Int) and element.width <= _MAX_ELEMENT_BITS:
        return
    if isinstance(element, Float) and element.name in _FLOAT_ELEMENTS:
        return
    raise ValueError(f"no buffer of IREE has elements of {element}")


def _has_gap(values: str) -> bool:
    offset = 0
    for value in values.replace("v", ""):
        if offset % min(_SIZES[value], 8):
            return True
        offset += _SIZES[value]
    return False
