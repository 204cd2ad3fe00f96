"""Large constants, which stay outside of the module that LLVM compiles.

LLVM prints, parses and emits a constant number by number, and copies it at each step. So a lowered
module declares a large constant. `build` adds its bytes to the object file, and `jit` registers
their address.
"""

from __future__ import annotations

import ctypes
import math
import re
import sys
from array import array
from collections.abc import Iterator
from typing import Any, NamedTuple

from mlir_abi.bindings import ir
from mlir_abi.bindings.c_api import StringRef, c_api, c_pointer
from mlir_abi.passes.support.attributes import symbol_name
from mlir_abi.passes.support.data_layout import DataLayout
from mlir_abi.passes.support.functions import operations_in

_LARGE = 4096
"""In bytes. LLVM's optimizer sees through smaller ones, and people read them."""

_LARGE_SPLAT = 1 << 18
"""The same for a constant of equal numbers: LLVM replaces what is read of it by the number."""

_ALIGNMENT = 16
"""What LLVM gives to a large array for which no alignment is asked, in bytes."""

_PLAIN_NAME = re.compile(r"[\w.$<>]+", re.ASCII)
"""What assemblers take for a symbol in quotes: ``__constant_2xcomplex<f32>``."""


class LargeConstant(NamedTuple):
    """A variable of the module, and its ``data``, which keep their memory."""

    name: str
    data: memoryview
    alignment: int
    is_constant: bool


def take_large_constants(module: ir.Operation) -> list[LargeConstant]:
    """Make large constants of ``module``, of the LLVM dialect, declarations, and return them.

    The bytes of a number are in the order of the data layout of ``module``.
    """
    return list(_taken(module))


def _taken(module: ir.Operation) -> Iterator[LargeConstant]:
    external = ir.Attribute.parse("#llvm.linkage<external>", module.context)
    i64 = ir.IntegerType.get_signless(64, module.context)
    layout = DataLayout.of(module)
    has_narrow_index = layout.index_bits == 32
    swaps = (layout.byte_order == ">") != (sys.byteorder == "big")
    for op in operations_in(module):
        attributes = op.attributes
        if op.name != "llvm.mlir.global" or "value" not in attributes or not _is_own(op):
            continue
        try:
            value = attributes["value"]
        except TypeError:
            continue  # the bindings have no class for it: complex numbers
        data = _data(value, swaps, has_narrow_index)
        if data is None:
            continue
        if has_narrow_index and isinstance(value.type.element_type, ir.IndexType):
            data = memoryview(data.cast("I")[::2].tobytes())  # in attributes it has 64 bits
        if "alignment" not in attributes:
            attributes["alignment"] = ir.IntegerAttr.get(i64, _ALIGNMENT)
        attributes["linkage"] = external
        attributes["dso_local"] = ir.UnitAttr.get(module.context)
        alignment, is_constant = attributes["alignment"].value, "constant" in attributes
        del attributes["value"]
        yield LargeConstant(symbol_name(op), data, alignment, is_constant)


def _is_own(variable: ir.Operation) -> bool:
    """Whether only the module uses the variable, in memory as usual."""
    attributes = variable.attributes
    return (
        str(attributes["linkage"]) in ("#llvm.linkage<internal>", "#llvm.linkage<private>")
        and not {"section", "thr_local", "comdat"} & set(attributes.keys())
        and _PLAIN_NAME.fullmatch(symbol_name(variable)) is not None
    )


def _data(value: ir.Attribute, swaps: bool, has_narrow_index: bool) -> memoryview | None:
    """The bytes of ``value`` if they are many, and each number has 1, 2, 4 or 8 of them.

    ``swaps`` puts those of a number in the other order.

    And those of a resource that MLIR does not translate: empty, of ``i1``, of complex numbers, or
    of a narrow ``index``.
    """
    is_dense = isinstance(value, ir.DenseElementsAttr)
    is_splat = is_dense and value.is_splat
    if not is_dense:
        try:
            value = ir.DenseResourceElementsAttr(value)
        except ValueError:
            return None
    element, count = value.type.element_type, math.prod(value.type.shape)
    least = _LARGE_SPLAT if is_splat else _LARGE
    if not is_dense and isinstance(element, ir.ComplexType):
        element, count, least = element.element_type, 2 * count, 0
    bits = 64 if isinstance(element, ir.IndexType) else getattr(element, "width", 0)
    if not is_dense and has_narrow_index and isinstance(element, ir.IndexType):
        least = 0
    if not is_dense and (bits == 1 or not count):
        bits, least = 8, 0
    size = count * bits // 8
    if bits not in (8, 16, 32, 64) or size < least:
        return None
    data = _resource(value, size) if not is_dense else _dense(value, size, bits // 8)
    if data is None or not swaps or bits == 8:
        return data
    numbers = array({16: "H", 32: "I", 64: "Q"}[bits])
    numbers.frombytes(data)
    numbers.byteswap()
    return memoryview(numbers).cast("B")


def _dense(value: ir.Attribute, size: int, number_size: int) -> memoryview | None:
    """The bytes of a ``dense``; None for zeros, which LLVM writes in one word."""
    address = c_api().mlirDenseElementsAttrGetRawData(c_pointer(value))
    if not value.is_splat:
        return _memory(address, size, value)
    number = ctypes.string_at(address, number_size)
    return memoryview(number * (size // number_size)) if any(number) else None


def _resource(value: ir.Attribute, size: int) -> memoryview | None:
    """The bytes of a ``dense_resource``; None if the context has not got that many.

    Neither the bindings nor the C API give them. So this writes a module with this attribute alone
    as bytecode, which MLIR writes piece by piece: one of the pieces is the resource's own memory.
    Other pieces may be as long as a small resource, so that is read from the module as text, of
    which it is the last string.
    """
    module = ir.Module.create(ir.Location.unknown(value.context))
    module.operation.attributes["value"] = value
    if size < _LARGE:
        _, _, digits = str(module).rpartition('"0x')
        data = bytes.fromhex(digits.partition('"')[0])[4:]  # behind their alignment
        return memoryview(data) if len(data) == size else None
    pieces: list[tuple[int, int]] = []
    callback = ctypes.PYFUNCTYPE(None, StringRef, ctypes.c_void_p)
    see = callback(lambda piece, _: pieces.append((piece.data, piece.length)))
    c_api().mlirOperationWriteBytecode(c_pointer(module.operation), see, None)
    addresses = [address for address, length in pieces if length == size]
    return _memory(addresses[0], size, value) if len(addresses) == 1 else None


def _memory(address: int, size: int, owner: ir.Attribute) -> memoryview:
    data: Any = (ctypes.c_char * size).from_address(address)
    data.owner = owner  # whose context has the memory
    return memoryview(data).cast("B")
