"""From the types of MLIR to those of its LLVM dialect.

The table is that of ``docs/llvm.md``; a memref becomes the struct that describes it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.layout.c_interface import descriptor_layout
from mlir_abi.dialect_attrs.structure import MAX_DEPTH
from mlir_abi.passes.support.attributes import integer
from mlir_abi.passes.support.data_layout import DataLayout, architecture
from mlir_abi.passes.support.diagnostics import PassError, silenced
from mlir_abi.passes.support.ir_types import MEMREFS, TENSORS, is_countable

_LLVM = "!llvm."
_WIDEST = 2**24 - 1
_WIDEST_OF_LLVM = 2**23
_LONG = 10_000
_ARRAY = re.compile(r"!llvm\.array<(\d+) x (.*)>")
_OF_LLVM = re.compile(r"(ptr|struct|array|target|ppc_fp128|x86_amx|void|func|label|metadata)\b")
_NAME = re.compile(r'!llvm\.struct<"((?:[^"\\]|\\.)*)", ')
_AGGREGATES = (f"{_LLVM}struct<", f"{_LLVM}array<")
_BRACKET = re.compile(r'"(?:[^"\\]|\\.)*"|->|([<>])')
_SAME = re.compile(r"f80|f128|!llvm\.(ptr|target|ppc_fp128|x86_amx)\b.*")
_SAME_FLOATS = (ir.F16Type, ir.BF16Type, ir.F32Type, ir.F64Type)


class ConversionError(ValueError):
    """The LLVM dialect has no counterpart of a type; the message has the reason, if known."""


@dataclass(frozen=True, slots=True, eq=False)
class Descriptor:
    """The descriptor of a memref of ``rank`` dimensions, whose elements are in ``address_space``.

    ``fields`` are the types of what it holds, in the order in which they are passed: allocated and
    aligned pointer, offset, sizes, strides (the last three in elements). Without a rank, they are
    the rank and a pointer to a ranked descriptor, in address space 0. ``positions`` are their
    places in the struct ``value``, as attributes of ``llvm.extractvalue``. ``order`` is that in
    which they are put together: size and stride of each dimension in turn.
    """

    rank: int | None
    address_space: int
    value: ir.Type
    fields: tuple[ir.Type, ...]
    positions: tuple[dict[str, ir.Attribute], ...]
    order: tuple[int, ...]


class _Texts(dict["ir.Type", str]):
    """The text of each type inside another type of the LLVM dialect, printed once."""

    def __missing__(self, type_: ir.Type) -> str:
        text = self[type_] = str(type_).removeprefix(_LLVM)
        return text


class TypeConverter:
    """Converts types, each once.

    ``index_bitwidth`` is that of ``index``; 0 takes it from the data layout of ``module``. Raises
    `PassError` for one that no integer has.
    """

    def __init__(self, module: ir.Operation, index_bitwidth: int) -> None:
        if not 0 <= index_bitwidth <= _WIDEST:
            message = f"index-bitwidth must be between 0 and {_WIDEST} (got {index_bitwidth})"
            raise PassError((module.location, message))
        self.layout = DataLayout.of(module, index_bitwidth)
        self.architecture = architecture(module)
        self.index = ir.IntegerType.get_signless(self.layout.index_bits)
        self.pointer = parse_llvm_type("ptr")
        # An `index` constant names `index` beside its value; from LLVM 23 on, its own type.
        named = ir.IndexType.get()
        value = {"value": ir.IntegerAttr.get(named, 0)}
        is_named = _verifies("llvm.mlir.constant", self.index, value)
        self.index_constant = named if is_named else self.index
        self._known: dict[ir.Type, ir.Type] = {}
        self._descriptors: dict[tuple[int | None, int], Descriptor] = {}
        self.text = _Texts()

    def convert(self, type_: ir.Type) -> ir.Type:
        """The type of the LLVM dialect for ``type_``; raises `ConversionError`."""
        known = self._known.get(type_)
        if known is None:
            known = self._known[type_] = self._convert(type_)
        return known

    def descriptor(self, memref: ir.Type) -> Descriptor:
        """The descriptor of a ranked or unranked memref; raises `ConversionError`.

        All memrefs of one rank and memory space share it.
        """
        if isinstance(memref.element_type, MEMREFS):
            check_depth(str(memref))
        self.convert(memref.element_type)
        rank, space = None, _address_space(memref)
        if isinstance(memref, ir.MemRefType):
            strides_and_offset(memref)
            rank = memref.rank
        if (rank, space) not in self._descriptors:
            self._descriptors[rank, space] = self._describe(rank, space)
        return self._descriptors[rank, space]

    def pointer_to(self, address_space: int) -> ir.Type:
        """The pointer to what is in ``address_space``."""
        return parse_llvm_type(f"ptr<{address_space}>") if address_space else self.pointer

    def pointer_bytes(self, address_space: int) -> int:
        """The size of a pointer to ``address_space``, in bytes."""
        widths = self.layout.pointer_widths
        return -(-widths.get(address_space, widths[0]) // 8)

    @property
    def index_bytes(self) -> int:
        """The size of ``index`` in bytes."""
        return -(-self.layout.index_bits // 8)

    def struct(self, members: Iterable[ir.Type]) -> ir.Type:
        """The literal struct of ``members``."""
        return parse_llvm_type(f"struct<({', '.join([self.text[member] for member in members])})>")

    def array(self, count: int, element: ir.Type) -> ir.Type:
        """The array of ``count`` elements."""
        return parse_llvm_type(f"array<{count} x {self.text[element]}>")

    def function_type(
        self, result: ir.Type | None, parameters: Iterable[ir.Type], is_variadic: bool = False
    ) -> ir.TypeAttr:
        """The attribute with the type of a function that returns ``result``, or nothing."""
        texts = [self.text[parameter] for parameter in parameters]
        if is_variadic:
            texts.append("...")
        return llvm_function_type("void" if result is None else self.text[result], *texts)

    def _describe(self, rank: int | None, space: int) -> Descriptor:
        """The descriptor of memrefs of ``rank`` dimensions; None: of those without a rank."""
        pointer = self.pointer if rank is None else self.pointer_to(space)
        members: list[ir.Type] = []
        fields: list[ir.Type] = []
        places: list[tuple[int, ...]] = []
        for i, field in enumerate(descriptor_layout(rank, self.layout.index_bits).fields):
            type_ = pointer if field.is_pointer else self.index
            count = field.count
            members.append(type_ if count is None else self.array(count, type_))
            fields += [type_] * (1 if count is None else count)
            places += [(i,)] if count is None else [(i, d) for d in range(count)]
        positions = tuple(position(*place) for place in places)
        order = tuple(sorted(range(len(places)), key=lambda n: (places[n][1:], n)))
        return Descriptor(rank, space, self.struct(members), tuple(fields), positions, order)

    def _convert(self, type_: ir.Type) -> ir.Type:
        if isinstance(type_, MEMREFS):
            return self.descriptor(type_).value
        if isinstance(type_, ir.IntegerType):
            if not 0 < type_.width <= _WIDEST_OF_LLVM:
                raise ConversionError(f"LLVM's integers have 1 to {_WIDEST_OF_LLVM} bits")
            return ir.IntegerType.get_signless(type_.width)
        if isinstance(type_, ir.IndexType):
            return self.index
        if isinstance(type_, _SAME_FLOATS):
            return type_
        if isinstance(type_, ir.FunctionType):
            return self.pointer
        if isinstance(type_, ir.VectorType):
            return self._vector(type_)
        if isinstance(type_, ir.ComplexType):
            part = self.convert(type_.element_type)
            return self.struct([part, part])
        if isinstance(type_, ir.FloatType) and type_.width <= 8:
            return ir.IntegerType.get_signless(type_.width)
        if isinstance(type_, TENSORS):
            raise ConversionError("run abi-bufferize first")
        return self._by_text(type_, str(type_))

    def _vector(self, vector: ir.VectorType) -> ir.Type:
        """One dimension stays a vector, and the others are arrays around it."""
        element = self.convert(vector.element_type)
        shape = vector.shape or [1]
        scalable = vector.scalable_dims or [False]
        if any(scalable[:-1]):
            raise ConversionError("only the last dimension of a vector can be scalable")
        size = f"[{shape[-1]}]" if scalable[-1] else f"{shape[-1]}"
        text = f"vector<{size}x{element}>"
        for size in reversed(shape[:-1]):
            text = f"array<{size} x {text}>"
        return parse_llvm_type(text)

    def _by_text(self, type_: ir.Type, text: str) -> ir.Type:
        """Types that not all bindings have a class for."""
        if not text.startswith(_AGGREGATES):
            # Values of the LLVM dialect can have types of others: `!ptr.ptr` of some spaces.
            is_foreign = not text.startswith(_LLVM)
            if _SAME.fullmatch(text) or (is_foreign and _verifies("llvm.mlir.poison", type_, {})):
                return type_
            is_of_dialect = is_foreign and text.startswith("!")
            raise ConversionError("run abi-convert-types first" if is_of_dialect else "")
        check_depth(text)
        if all(self.convert(part) == part for part in innermost(type_)):
            return type_
        converted = self._aggregate(type_, {})
        try:
            with silenced(type_.context):
                return parse_llvm_type(converted)
        except ir.MLIRError:
            reason = f"a struct in '{_LLVM}{converted}' is already used with a different body"
            raise ConversionError(reason) from None

    def _aggregate(self, type_: ir.Type, around: Mapping[ir.Type, str]) -> str:
        """The text of an array or struct with converted members.

        An identified struct gets the name that MLIR gives its conversion. ``around`` are the
        converted names of the structs around ``type_``: a recursive struct refers to one of them.
        """
        if type_ in around:
            return f"struct<{around[type_]}>"
        text = str(type_)
        members = _members(type_, text)
        if not members or all(self.convert(part) == part for part in innermost(type_)):
            return self.text[self.convert(type_)]
        array = _ARRAY.fullmatch(text)
        if array:
            return f"array<{array[1]} x {self._aggregate(members[0], around)}>"
        name = ""
        if identified := _NAME.match(text):
            around = {**around, type_: f'"_Converted.{identified[1]}"'}
            name = f"{around[type_]}, "
        packed = "packed " if type_.packed else ""
        body = ", ".join([self._aggregate(member, around) for member in members])
        return f"struct<{name}{packed}({body})>"


def parse_llvm_type(text: str) -> ir.Type:
    """The type of ``text``, which may lack ``!llvm.``, as it does inside a type of that dialect."""
    if _OF_LLVM.match(text):
        text = _LLVM + text
    if len(text) < _LONG:
        return ir.Type.parse(text)
    # `ir.Type.parse` names its buffer by the text, and MLIR hashes the name for each struct in it.
    module = ir.Module.parse(f"module attributes {{llvm.type = {text}}} {{}}")
    return module.operation.attributes["llvm.type"].value


def position(*places: int) -> dict[str, ir.Attribute]:
    """The attribute by which ``llvm.extractvalue`` and ``llvm.insertvalue`` find a member."""
    return {"position": ir.DenseI64ArrayAttr.get(places)}


def llvm_function_type(result: str, *parameters: str) -> ir.TypeAttr:
    """The attribute with the type of a function: ``llvm_function_type("i32", "ptr", "i64")``."""
    return ir.TypeAttr.get(parse_llvm_type(f"func<{result} ({', '.join(parameters)})>"))


def _members(type_: Any, text: str) -> list[ir.Type]:
    """The types in an array or struct; empty for any other type."""
    if array := _ARRAY.fullmatch(text):
        return [parse_llvm_type(array[2])]
    if text.startswith(_AGGREGATES) and not type_.opaque:
        return list(type_.body)
    return []


def innermost(aggregate: ir.Type) -> Iterator[ir.Type]:
    """The types at any depth of an array or struct, except arrays and structs themselves."""
    pending, seen = [aggregate], {aggregate}
    while pending:
        type_ = pending.pop()
        for member in _members(type_, str(type_)):
            if member not in seen:
                seen.add(member)
                if str(member).startswith(_AGGREGATES):
                    pending.append(member)
                else:
                    yield member


def check_depth(text: str) -> None:
    """Raises `ConversionError` for a type nested deeper than `MAX_DEPTH`."""
    depth = 0
    for bracket in _BRACKET.findall(text):
        depth += (bracket == "<") - (bracket == ">")
        if depth > MAX_DEPTH:
            raise ConversionError(f"it is nested more than {MAX_DEPTH} levels deep")


def _verifies(name: str, result: ir.Type, attributes: dict[str, ir.Attribute]) -> bool:
    """Whether the operation ``name`` can have this result and these attributes."""
    unknown = ir.Location.unknown(result.context)
    op = ir.Operation.create(name, [result], attributes=attributes, loc=unknown, ip=False)
    with silenced(result.context):
        try:
            return bool(op.verify())
        except ir.MLIRError:
            return False


def strides_and_offset(memref: ir.MemRefType) -> tuple[list[int], int]:
    """The strides and the offset of ``memref`` in elements; dynamic ones as MLIR encodes them.

    Raises `ConversionError` where the layout has none, and where MLIR would abort.
    """
    if not is_countable(memref):
        raise ConversionError("it has 2^63 elements or more")
    try:
        strides, offset = memref.get_strides_and_offset()
    except RuntimeError as error:
        raise ConversionError("its layout is not strided") from error
    return list(strides), offset


def is_contiguous(memref: ir.MemRefType) -> bool:
    """Whether a contiguous buffer can be cast to ``memref``."""
    unknown = ir.Location.unknown(memref.context)
    contiguous = ir.MemRefType.get(memref.shape, memref.element_type, loc=unknown)
    try:
        strides, offset = strides_and_offset(memref)
    except ConversionError:
        return False
    dynamic = ir.ShapedType.get_dynamic_stride_or_offset()
    pairs = zip(strides, strides_and_offset(contiguous)[0], strict=True)
    return offset in (0, dynamic) and all(stride in (default, dynamic) for stride, default in pairs)


def _address_space(memref: ir.Type) -> int:
    space = memref.memory_space
    if space is None:
        return 0
    number = integer(space)
    if number is None:
        raise ConversionError("its memory space is not an integer")
    return number % 2**32
