"""Computations on PyTorch's unsigned numbers, which torch-mlir lowers as signed ones."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.lowering.torch_values import converted, torch_constant
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.diagnostics import PassError
from mlir_abi.passes.support.functions import operations, replace_op
from mlir_abi.passes.support.op_builder import Builder

_UNSIGNED = re.compile(r"(?<=^!torch\.vtensor<)(.*),ui(\d+)(?=[,>])")
_NARROWED = {8, 32}
"""The bits of unsigned types to which ``torch.aten.to.dtype`` converts."""

_LIST = "torch.prim.ListConstruct"
_COMPUTATIONS = ("torch.aten.", "torch.prims.", _LIST)
_WRAPS = re.compile(
    "add|bitwise_and|bitwise_left_shift|bitwise_not|bitwise_or|bitwise_xor|eq|masked_fill|mul|ne|"
    "neg|sub|where"
)
"""The names of operations that have the same bits for signed numbers, if all have one type."""

_WITH_NUMBERS = re.compile(
    "bitwise_.*|clamp.*|div|eq|floor_divide|fmod|ge|gt|le|lt|ne|pow|remainder|__.shift__"
)
"""The names of operations whose integer operands are numbers like the elements, and no axes."""

_MOVES = re.compile(
    "alias|as_strided|_assert_tensor_metadata|broadcast_to|clone|collapse|constant_pad_nd|"
    "contiguous|convert_element_type|copy|cumsum|dequantize.*|detach|diagonal|embedding|"
    "empty_like|expand|expand_as|fill|flatten|flip|gather|index.*|lift_fresh_copy|_make_per_tensor.*|"
    "masked_select|movedim|narrow|new_.*|numel|numpy_T|ones_like|pad|permute|pixel_shuffle|"
    "quantize.*|repeat|reshape|_reshape_alias|roll|scatter|scatter_add|select|select_scatter|"
    "size|slice|slice_scatter|split|split_dim|squeeze|swapaxes|t|tensor_split|tile|to|_to_copy|"
    "transpose|type_as|unbind|unflatten|unfold|_unsafe_view|unsqueeze|view|view_as|zeros_like"
)
"""The names of operations that compute nothing of bytes, or convert them rightly."""


@dataclass(frozen=True)
class WidenUnsigned(Pass):
    """Convert unsigned operands to ``si64`` before operations of PyTorch that compute.

    Before::

        %r = torch.aten.remainder.Tensor %x, %y
            : !torch.vtensor<[4],ui8>, !torch.vtensor<[4],ui8> -> !torch.vtensor<[4],ui8>

    After::

        %0 = torch.aten.to.dtype %x, %int4, %false, %false, %none : … -> !torch.vtensor<[4],si64>
        %1 = torch.aten.to.dtype %y, %int4, %false, %false, %none : … -> !torch.vtensor<[4],si64>
        %2 = torch.aten.remainder.Tensor %0, %1
            : !torch.vtensor<[4],si64>, !torch.vtensor<[4],si64> -> !torch.vtensor<[4],si64>
        %r = torch.aten.to.dtype %2, %int0, %false, %false, %none : … -> !torch.vtensor<[4],ui8>

    torch-mlir takes unsigned numbers for signed: the sum of 200 and 3 is -53. It converts them to
    other types rightly, apart from complex ones. As for PyTorch, a number that is compared or
    computed with bytes is a byte: -1 is 255.
    """

    name: ClassVar[str] = "abi-widen-unsigned"

    def run(self, op: ir.Operation) -> None:
        """Widen each operation; raises `PassError` for types that cannot be widened or narrowed."""
        for operation in operations(op):
            if operation.name.startswith(_COMPUTATIONS) and _computes(operation):
                _widen(operation)


def _computes(op: ir.Operation) -> bool:
    """Whether ``op`` gives other results for unsigned numbers than for signed ones."""
    if not any(_bits(each.type) for each in op.operands):
        return False
    if op.name == _LIST:  # ``cat`` and the like convert its tensors to one type
        return not all(_bits(each.type) for each in op.operands)
    results, name = [str(each.type) for each in op.results], op.name.split(".")[2]
    if any("complex<" in each for each in results):
        return True
    has_list = any("!torch.list" in each for each in results)
    return not (_MOVES.fullmatch(name) or has_list)


def _bits(type_: ir.Type) -> int:
    """How many bits an element of an unsigned tensor has; 0 for other types."""
    match = _UNSIGNED.search(str(type_))
    return int(match[2]) if match else 0


def _widen(op: ir.Operation) -> None:
    results = [bits for each in op.results if (bits := _bits(each.type))]
    bits = max(map(_bits, (each.type for each in op.operands)))
    if bits == 64 or not _NARROWED.issuperset(results):
        if _wraps(op):
            return
        raise PassError((op.location, f"torch-mlir takes ui{bits} for si{bits} in {op.name}"))
    build, operands = Builder.before(op), list(op.operands)
    is_of_bytes = results or any(str(each.type).endswith(",i1>") for each in op.results)
    if is_of_bytes and _WITH_NUMBERS.fullmatch(op.name.split(".")[2]):
        operands = [_wrapped(build, each, bits) for each in operands]
    first = 1 if "per_channel" in op.name else 0  # what is quantized, torch-mlir converts rightly
    wide_operands = operands[:first]
    wide_operands += [converted(build, x, _wide(x.type)) for x in operands[first:]]
    types = [_wide(each.type) for each in op.results]
    wide = build.op(op.name, wide_operands, dict(op.attributes.items()), results=types)
    pairs = zip(wide.results, op.results, strict=True)
    replace_op(op, [converted(build, new, old.type) for new, old in pairs])


def _wraps(op: ir.Operation) -> bool:
    """Whether the results have the same bits for signed numbers."""
    types = {str(each.type) for each in (*op.operands, *op.results)}
    elements = {each.split(",")[-1] for each in types if each.startswith("!torch.vtensor<")}
    return _WRAPS.fullmatch(op.name.split(".")[2]) is not None and len(elements - {"i1>"}) == 1


def _wrapped(build: Builder, number: ir.Value, bits: int) -> ir.Value:
    """A constant integer as an unsigned number of these bits; any other ``number`` itself."""
    op = number.owner
    if isinstance(op, ir.Block):
        return number
    if op.name == "torch.prim.NumToTensor.Scalar":
        wrapped = _wrapped(build, op.operands[0], bits)
        return build.value(op.name, number.type, [wrapped])
    if op.name == "torch.constant.int":
        return torch_constant(build, op.attributes["value"].value % (1 << bits))
    return number


def _wide(type_: ir.Type) -> ir.Type:
    """``type_`` with ``si64`` in place of an unsigned type."""
    return ir.Type.parse(_UNSIGNED.sub(r"\1,si64", str(type_)), type_.context)
