"""The plan of a function's calls: the structs of ``runtime/call/plan.h``, as bytes.

The plan says where the parameters of the packed function (``abi-emit-packed-wrappers``) have each
argument and result, what these must be, and for TVM FFI how errors begin. It has no pointers: one
part refers to another by its *place*, the bytes before it.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator
from collections.abc import Sequence as AbstractSequence
from typing import Literal, TypeAlias

from mlir_abi.dialect_attrs.function import Kind
from mlir_abi.dialect_attrs.layout.c_interface import (
    aligned,
    descriptor_layout,
    dlpack_type,
    element_layout,
)
from mlir_abi.dialect_attrs.reflection.labels import slot_label
from mlir_abi.dialect_attrs.reflection.record import FunctionReflection
from mlir_abi.dialect_attrs.reflection.text import printable
from mlir_abi.dialect_attrs.reflection.value import Value
from mlir_abi.dialect_attrs.size_conditions import SizeCondition
from mlir_abi.dialect_attrs.size_expressions import (
    IndexArgument,
    Product,
    Quotient,
    SizeAt,
    Sum,
    Term,
)
from mlir_abi.dialect_attrs.sizes import Sizes, sizes_text
from mlir_abi.dialect_attrs.structure import Dict, Leaf, Node, Root, Sequence, positional_slots
from mlir_abi.dialect_attrs.types import Array, Float, Index, Int, Other, Strided, ValueType

POINTERS = ("!llvm.ptr", "!llvm.ptr<0>")

FLOATS = ("f16", "bf16", "f32", "f64")
"""The floating-point types that C converts from and to f64."""

STRUCTS = {
    "Value": "iI11i",
    "Node": "4i",
    "Sum": "2i",
    "Term": "q4i",
    "Condition": "6i",
    "Plan": "16i",
}
"""The members of each struct, in the notation of `struct`."""

PLAIN_STRUCTS = {"Axis": "2i", "Pointer": "8i", "Plain": "6i"}
"""Those that only plain C reads, by the core that a library has."""

MAX_RANK = 64

_ANY = -(2**63)
_READ, _WRITE, _WRITE_APART = range(3)


Slots: TypeAlias = "AbstractSequence[tuple[str | None, Node | None]]"


def encode_plan(
    function: FunctionReflection,
    index_bits: int,
    slots: Slots,
    result: Root,
    *,
    texts: bool = True,
    byte_order: Literal["<", ">"] = "<",
    pointer_bytes: int = 8,
) -> bytes:
    """The plan of ``function``, which has no tuples.

    ``slots`` are the names and structures of what a caller passes. Their leaves are the arguments
    of ``function.python_view``, followed by the out-params. ``result`` is the structure of the
    result. Without ``texts``, the front end has words of its own for errors.
    """
    plan = PlanEncoder(function, index_bits, byte_order, pointer_bytes, texts)
    return plan.encode(slots, result)


class PlanEncoder:
    """The parts of one plan; each is there once."""

    def __init__(
        self,
        function: FunctionReflection,
        index_bits: int,
        byte_order: str = "<",
        pointer_bytes: int = 8,
        texts: bool = True,
    ) -> None:
        self._function, self._index_bits, self._pointer_bytes = function, index_bits, pointer_bytes
        self._byte_order, self._has_texts = byte_order, texts
        self._structs = {
            name: struct.Struct(byte_order + members)
            for name, members in (STRUCTS | PLAIN_STRUCTS).items()
        }
        self._parts: list[bytes] = []
        self._places: dict[bytes, int] = {}
        self._size = self._structs["Plan"].size
        self._end = 0
        self._values_at: dict[Kind, int] = {}
        """The places of the Values of arguments and of results."""
        self.places: list[int] = []
        """Where the parameters have each argument."""

    def encode(self, slots: Slots, result: Root) -> bytes:
        """The bytes of the plan."""
        function = self._function
        labels, result_labels = [""] * len(function.arguments), [""] * len(function.results)
        if self._has_texts:
            labels, result_labels = function.labels()
            result_labels = result_labels[len(result_labels) - len(function.results) :]
        results = list(map(self._result, function.results, result_labels))
        self.places = [self._place(value.type) for value in function.arguments]
        self._end = aligned(self._end, 16)
        arguments = list(map(self._argument, function.arguments, labels, self.places))
        conditions = list(self._conditions(labels))
        outs = [i for i, value in enumerate(function.arguments) if value.out]
        leaves = [*(i for i in range(len(labels)) if i not in outs), *outs]
        values = [function.arguments[i] for i in leaves]
        nodes: list[tuple[int, int, int, int]] = []
        for i, (name, node) in enumerate(slots):
            label = (name or slot_label(node, values, i)) if self._has_texts else ""
            nodes += self._nodes(node, label, leaves)
        self._values_at = {"argument": self._add(*arguments), "result": self._add(*results)}
        header = self._pack(
            "Plan",
            self._index_bits // 8,
            self._end,
            len(arguments),
            len(results),
            len(slots),
            len(conditions),
            sum(number for kind, number, _, _ in nodes if kind == ord("d")),
            self._values_at["argument"],
            self._values_at["result"],
            self._add(*(self._pack("Node", *node) for node in nodes)),
            self._add(*(self._pack("Node", *node) for node in self._nodes(result, "", None))),
            self._add(*conditions),
            self._count_text(len(slots)),
            self._text(f"{function.name}(): ") if self._has_texts else 0,
            next((i for i in outs if function.arguments[i].noalias), len(labels)),
            self._plain(),
        )
        return b"".join([header, *self._parts])

    def _value_place(self, kind: Kind, number: int) -> int:
        """The place of the Value of an argument or a result."""
        return self._values_at[kind] + number * self._structs["Value"].size

    def _plain(self) -> int:
        """The place of what only plain C reads."""
        return 0

    @property
    def memory_bytes(self) -> int:
        """The bytes of the parameters, with descriptors behind them, once they are encoded."""
        return self._end

    def _pack(self, name: str, *members: int) -> bytes:
        return self._structs[name].pack(*members)

    def _add(self, *parts: bytes) -> int:
        """The place of bytes."""
        data = b"".join(parts)
        if data not in self._places:
            self._places[data] = self._size
            self._parts.append(data.ljust(aligned(len(data), 8), b"\0"))
            self._size += len(self._parts[-1])
        return self._places[data]

    def _text(self, text: str) -> int:
        return self._key(printable(text))

    def _key(self, text: str) -> int:
        return self._add(text.encode(errors="surrogatepass"), b"\0")

    def _expected(self, label: str, what: Value | str) -> int:
        """The place of how an error begins."""
        if not self._has_texts:
            return 0
        if isinstance(what, Value):
            what = expected_text(what, self._index_bits)
        return self._text(f"{self._function.name}(): {label}: expected {what}, got ")

    def _count_text(self, count: int) -> int:
        """The place of how the error about a wrong number of arguments begins."""
        if not self._has_texts:
            return 0
        expected = f"{count} argument{'' if count == 1 else 's'}"
        if results := len(self._function.results):
            expected += f", or {count + results} with an array for each result"
        return self._text(f"{self._function.name}(): expected {expected}, got ")

    def _place(self, type_: ValueType) -> int:
        """Where the parameters have the next value."""
        if isinstance(type_, Array):
            rank = None if type_.shape is None else len(type_.shape)
            layout = descriptor_layout(rank, self._index_bits, self._pointer_bytes)
            size, alignment = layout.size, layout.alignment
        else:
            size, alignment = self._element_layout(type_)
        place = aligned(self._end, alignment)
        self._end = place + size
        return place

    def _element_layout(self, type_: ValueType) -> tuple[int, int]:
        """The bytes of a number or pointer in memory, and its alignment."""
        if isinstance(type_, Other) and type_.text in POINTERS:
            return self._pointer_bytes, self._pointer_bytes
        return element_layout(type_, self._index_bits)

    def _argument(self, value: Value, label: str, place: int) -> bytes:
        ranked = 0
        if isinstance(value.type, Array) and value.type.shape is None:
            ranked = aligned(self._end, 8)
            layout = descriptor_layout(MAX_RANK, self._index_bits, self._pointer_bytes)
            self._end = ranked + layout.size
        return self._value(value, place, self._expected(label, value), ranked=ranked)

    def _result(self, value: Value, label: str) -> bytes:
        text = 0
        array, type_ = Value(Array("memref", value.type, (), "")), value.type
        if isinstance(type_, Array):
            text = self._expected(label, value)
            array = Value(type_._replace(layout=None), sizes=value.sizes)
        elif type_ == Int(64, "u"):
            text = self._expected(label, f"0 to {2**63 - 1}, which TVM FFI can return")
        return self._value(
            value,
            self._place(type_),
            text,
            array_text=self._expected(label, array),
            array_dims=self._dimensions(array),
        )

    def _dimensions(self, value: Value) -> int:
        """The place of the offset, the sizes, and the strides if the layout has them."""
        layout = value.type.layout if isinstance(value.type, Array) else None
        known = [0, *(value.shape or ())]
        if isinstance(layout, Strided):
            known = [layout.offset or 0, *known[1:], *layout.strides]
        integers = [each if isinstance(each, int) else _ANY for each in known]
        return self._add(struct.pack(f"{self._byte_order}{len(integers)}q", *integers))

    def _value(
        self,
        value: Value,
        place: int,
        text: int,
        *,
        ranked: int = 0,
        array_dims: int = 0,
        array_text: int = 0,
    ) -> bytes:
        type_ = value.type
        element = type_.element if isinstance(type_, Array) else type_
        code = dlpack_type(element, self._index_bits)
        itemsize, natural = self._element_layout(element)
        rank = access = dimensions = 0
        if isinstance(type_, Array):
            rank = -1 if value.shape is None else len(value.shape)
            access = _READ if value.only_read else _WRITE
            if value.out and value.noalias:
                access = _WRITE_APART
            dimensions = self._dimensions(value)
        return self._pack(
            "Value",
            ord(_kind(type_)),
            0 if code is None else code[0] | code[1] << 8 | 1 << 16,
            itemsize,
            place,
            rank,
            ranked,
            access,
            max(natural, value.alignment or 0),
            isinstance(type_, Array) and isinstance(type_.layout, Strided),
            dimensions,
            text,
            array_dims,
            array_text,
        )

    def _nodes(
        self, node: Root, label: str, leaves: AbstractSequence[int] | None, key: int = 0
    ) -> Iterator[tuple[int, int, int, int]]:
        """The nodes of a tree, each before those below it; ``leaves`` are arguments."""

        def text(expected: str) -> int:
            return 0 if leaves is None else self._expected(label, expected)

        match node:
            case None:
                yield ord("n"), 0, key, text("None")
            case Leaf(index):
                yield ord("l"), index if leaves is None else leaves[index], key, 0
            case Sequence():
                children = positional_slots(node)
                yield ord("s"), len(children), key, text(f"a list or tuple of {len(children)}")
                for i, child in enumerate(children):
                    yield from self._nodes(child, f"{label}[{i}]", leaves)
            case Dict(items):
                keys = [json.dumps(name) for name, _ in items]
                yield ord("d"), len(items), key, text(f"a dict with {', '.join(keys)}")
                for quoted, (name, child) in zip(keys, items, strict=True):
                    yield from self._nodes(child, f"{label}[{quoted}]", leaves, self._key(name))

    def _conditions(self, labels: AbstractSequence[str]) -> Iterator[bytes]:
        """Sizes of one name that must be equal, and the conditions on sizes."""
        function = self._function
        places = function.size_places
        text = suffix = 0

        def argument_of(term: Term) -> int:
            return term.argument if isinstance(term, IndexArgument) else places[term][0][0]

        def size_in(i: int) -> str:
            return f"%lld in {printable(labels[i]).replace('%', '%%')}"

        for name, (first, *others) in places.items():
            for other in others:
                if self._has_texts:
                    suffix = self._key(f"; {name} is {size_in(first[0])}")
                difference = Sum({SizeAt(first): 1, SizeAt(other): -1})
                yield self._pack("Condition", *self._sum(difference), 0, 0, 0, suffix)
        for each in function.conditions:
            if self._has_texts:
                text = self._text(f"{function.name}(): expected {each}")
                terms, got = list(each.total.factors), ""
                if len(terms) == 1:
                    got = f", got {terms[0]} = {size_in(argument_of(terms[0]))}"
                suffix = self._key(got)
            yield self._condition(each, text, suffix)

    def _condition(self, condition: SizeCondition, text: int, suffix: int) -> bytes:
        places = self._function.size_places
        sizes = {name: Sum({SizeAt(first): 1}) for name, (first, *_) in places.items()}
        total = self._sum(condition.total.replaced(sizes))
        is_least = condition.relation == ">="
        return self._pack("Condition", *total, is_least, condition.divisor, text, suffix)

    def _sum(self, total: Sum) -> tuple[int, int]:
        terms = [self._term(*term) for term in total.factors.items()]
        if total.constant:
            terms.append(self._pack("Term", total.constant, ord("1"), 0, 0, 0))
        return len(terms), self._add(*terms)

    def _term(self, term: Term, factor: int) -> bytes:
        match term:
            case SizeAt((first, second)):
                kind = "s"
            case IndexArgument(first):
                kind, second = "n", 0
            case Product(left, right):
                kind, first, second = "*", self._part_of_term(left), self._part_of_term(right)
            case Quotient(left, right):
                kind, first, second = "/", self._part_of_term(left), self._part_of_term(right)
            case _:
                raise TypeError(term)
        return self._pack("Term", factor, ord(kind), first, second, 0)

    def _int(self, number: int) -> bytes:
        return struct.pack(f"{self._byte_order}i", number)

    def _part_of_term(self, total: Sum) -> int:
        return self._add(self._pack("Sum", *self._sum(total)))


def expected_text(value: Value, index_bits: int) -> str:
    """How an error writes the expected argument: ``f32[n,4]``, ``i8, -128 to 127``."""
    if isinstance(value.type, Array):
        return _array_text(value, value.type, index_bits)
    if isinstance(value.type, Int | Index) and value.type != Int(1):
        bits = index_bits if isinstance(value.type, Index) else value.type.width
        is_unsigned = _kind(value.type) == "u"
        least, greatest = (
            (0, 2**bits - 1) if is_unsigned else (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1)
        )
        return f"{value.type}, {least} to {greatest}"
    return str(value.type)


def _array_text(value: Value, memref: Array, index_bits: int) -> str:
    text = f"{memref.element}[{'*' if value.shape is None else _sizes_text(value.shape)}]"
    if isinstance(memref.layout, Strided):
        text += f" with strides [{_sizes_text(memref.layout.strides)}]"
    if (value.alignment or 0) > element_layout(memref.element, index_bits)[1]:
        text += f" aligned to {value.alignment} bytes"
    return text


def _sizes_text(sizes: Sizes) -> str:
    return sizes_text(sizes).replace(" ", "")


def _kind(type_: ValueType) -> str:
    """How C converts a value: the name of its kind in ``plan.h``."""
    match type_:
        case Array():
            return "a"
        case Int(1, ""):
            return "b"
        case Int(8 | 16 | 32 | 64, sign):
            return "u" if sign == "u" else "i"
        case Index():
            return "i"
        case Float(name) if name in FLOATS:
            return "f"
    return "x"
