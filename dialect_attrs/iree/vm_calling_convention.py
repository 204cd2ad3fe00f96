"""The calling convention of a function of IREE's VM, as the text that the VM compares.

::

    convention ::= '0' values '_' values
    values     ::= 'v' | ('i' | 'I' | 'f' | 'F' | 'r')+

    v  nothing              i  i32, and integers of fewer bits    f  f32
    r  a reference          I  i64 and index                      F  f64

Source: ``iree/vm/module.h`` (iree_vm_function_signature_t), ``CallingConvention.cpp`` and
``TypeConverter.cpp`` of the VM dialect, IREE 3.13. IREE does not load a module if the convention of
an import differs from that of the function that it is resolved to. A type has no letter here if
IREE cannot compile, load and run a program that passes a value of it; the tests try each type.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

from mlir_abi.dialect_attrs.types import Array, Complex, Float, Index, Int, Other, Tuple, ValueType

Model: TypeAlias = Literal["sync", "coarse-fences"]

_FENCES: dict[Model, str] = {"sync": "", "coarse-fences": "rr"}
"""The fences that follow the arguments: one to wait for, and one to signal."""

_NUMBERS = {"i32": "i", "i64": "I", "f32": "f", "f64": "F"}

_FLOAT_ELEMENTS = frozenset(
    {
        *("bf16", "f16", "f32", "f64", "f128"),
        *("f8E4M3FN", "f8E4M3FNUZ", "f8E5M2", "f8E5M2FNUZ", "f8E8M0FNU"),
    }
)
"""The floating-point types for which ``hal.element_type`` has a code."""

_MAX_ELEMENT_BITS = 255
"""The code of an element type has eight bits for its width (``iree/hal/buffer_view.h``)."""

_DIALECTS = ("!util.", "!hal.", "!vm.")

_SIZES = {"i": 4, "f": 4, "I": 8, "F": 8, "r": 16}
"""The size of each in bytes; all but the first two are aligned to 8 (``iree/vm/module.c``)."""


def calling_convention(
    arguments: Iterable[ValueType], results: Iterable[ValueType], model: Model = "sync"
) -> str:
    """Return the convention of a function with these types, such as ``0ri_r``.

    ``model`` is its ``iree.abi.model``. Raises ValueError, as `letter` does.
    """
    inputs = "".join(map(letter, arguments)) + _FENCES[model]
    outputs = "".join(map(letter, results))
    return f"0{inputs or 'v'}_{outputs or 'v'}"


def letter(type_: ValueType) -> str:
    """Return the letter of a type; raises ValueError with the reason if the VM cannot pass it."""
    match type_:
        case Index():
            return "I"
        case Int(width) if width < 32:
            return "i"
        case Int() | Float() | Complex():
            if str(type_) not in _NUMBERS:
                numbers = ", ".join(_NUMBERS)
                raise ValueError(
                    f"the numbers of the VM are {numbers}, and integers of fewer than 32 bits"
                )
            return _NUMBERS[str(type_)]
        case Array(container="tensor", element=element, shape=shape):
            if shape is None:
                raise ValueError("IREE cannot pass unranked tensors")
            _check_element(element)
            return "r"
        case Other(text) if text.startswith("!"):
            return "r"
        case Tuple():
            raise ValueError("the VM has no tuples: expand them with abi-expand-tuples")
    raise ValueError("the VM has no such type")


def is_custom(type_: ValueType) -> bool:
    """Return whether IREE's runtime does not know a reference: a module in C must register it."""
    return (
        isinstance(type_, Other) and type_.text[0] == "!" and not type_.text.startswith(_DIALECTS)
    )


def is_padded(convention: str) -> bool:
    """Return whether there is padding before an argument or result, to align it."""
    for values in convention[1:].split("_"):
        offset = 0
        for value in values.replace("v", ""):
            if offset % min(_SIZES[value], 8):
                return True
            offset += _SIZES[value]
    return False


def _check_element(element: ValueType) -> None:
    number = element.element if isinstance(element, Complex) else element
    is_integer = isinstance(number, Int) and number.width <= _MAX_ELEMENT_BITS
    if not (is_integer or (isinstance(number, Float) and number.name in _FLOAT_ELEMENTS)):
        raise ValueError(f"IREE has no buffers with elements of type {number}")
