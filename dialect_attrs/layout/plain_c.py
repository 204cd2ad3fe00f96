"""The parameters of plain C functions: pointers, numbers, and each size once.

::

    int NAME(arguments…, results…, sizes…);
    const char *NAME_message(int status);

Arguments are in the order of the function. Results follow in the order in which Python gets them,
each by pointer, and then the sizes in the order in which arrays use them. An array is a pointer to
its first element; its elements are in row-major order, without gaps. A size of a result that
follows from arguments has no parameter. One that depends on data is behind a pointer: the room
before the call, the size after it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Literal, TypeAlias

from mlir_abi.dialect_attrs.layout.c_interface import INDEX_WIDTHS
from mlir_abi.dialect_attrs.layout.c_names import Names, function_name, identifier
from mlir_abi.dialect_attrs.layout.plan import MAX_RANK, POINTERS
from mlir_abi.dialect_attrs.reflection.record import FunctionReflection, ReflectionError
from mlir_abi.dialect_attrs.reflection.value import Value, root_name
from mlir_abi.dialect_attrs.size_expressions import IndexArgument, SizeAt, Sum
from mlir_abi.dialect_attrs.structure import Leaf, nodes
from mlir_abi.dialect_attrs.types import (
    Array,
    Complex,
    Float,
    Index,
    Int,
    Other,
    Strided,
    ValueType,
)

MESSAGE_SUFFIX = "_message"
"""The function that explains the statuses of a function has its name and this."""

_INTEGERS = (1, 8, 16, 32, 64)
_FLOATS = (8, 16, 32, 64, 80)
_DEFAULT_SPACE = ("", "0")


class PlainCError(ValueError):
    """A function has no plain C function; the message, in one line, is the reason."""


@dataclass(frozen=True, slots=True)
class Computed:
    """A size that follows from others: a sum of sizes and index arguments, and its text in C."""

    total: Sum
    text: str

    def __str__(self) -> str:
        return self.text


Role: TypeAlias = Literal["argument", "result", "size", "room"]
"""A room is a pointer to a size that the function computes."""


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of a plain C function.

    A ``value`` is the argument number ``index`` of the record, or with ``is_returned``, the result
    of that number. ``sizes`` are those of an array: numbers, names of parameters, and what follows
    from these.
    """

    name: str
    role: Role
    value: Value | None = None
    index: int = 0
    is_returned: bool = False
    sizes: tuple[int | str | Computed, ...] = ()

    @property
    def array(self) -> Array | None:
        """The type, if it is an array."""
        type_ = self.value.type if self.value is not None else None
        return type_ if isinstance(type_, Array) else None

    @property
    def is_pointer(self) -> bool:
        """Whether the value is behind a pointer."""
        if self.value is None:
            return self.role == "room"
        return self.role == "result" or isinstance(self.value.type, Array | Complex)

    @property
    def is_written(self) -> bool:
        """Whether the function may write to what the pointer leads to."""
        if self.value is None or self.role == "result":
            return True
        return isinstance(self.value.type, Array) and not self.value.only_read

    def __str__(self) -> str:
        """The name with the sizes, as ``x[n][4]``."""
        return self.name + "".join(f"[{size}]" for size in self.sizes)


@dataclass(frozen=True)
class PlainC:
    """A plain C function; ``function`` has no tuples."""

    function: FunctionReflection
    name: str
    parameters: tuple[Parameter, ...]
    size_names: Mapping[str, str]
    """The parameter of each size that has a name."""

    def of_role(self, *roles: Role) -> list[Parameter]:
        """The parameters of these roles, in their order."""
        return [each for each in self.parameters if each.role in roles]

    @cached_property
    def conditions(self) -> list[str]:
        """What must hold of sizes and index arguments, in C."""
        names: dict[Any, str] = {
            IndexArgument(each.index): each.name for each in self.of_role("argument")
        }
        names |= self.size_names
        return [each.text(names) for each in self.function.conditions]

    @property
    def nameless_sizes(self) -> list[str]:
        """The parameters of sizes whose names ``abi.dims`` does not give."""
        named = {parameter for size, parameter in self.size_names.items() if not _is_inferred(size)}
        return [each.name for each in self.of_role("size", "room") if each.name not in named]

    def __str__(self) -> str:
        """What the function does to its arrays: ``axpy: a, x[n], y[n] -> result[n]``."""
        sides = (self.of_role(role) for role in ("argument", "result"))
        inputs, outputs = (", ".join(map(str, side)) or "nothing" for side in sides)
        return f"{self.name}: {inputs} -> {outputs}"


def plain_c(function: FunctionReflection) -> PlainC:
    """The plain C function of a definition; raises `PlainCError` if it has none.

    Raises ValueError for a name that C does not leave to programs.
    """
    function = function.flattened
    if function.convention is None:
        raise PlainCError("it has no C wrapper")
    if function.is_bare:
        raise PlainCError("C calls it by that name with bare pointers")
    if (bits := function.convention.index_bits) not in INDEX_WIDTHS:
        raise PlainCError(f"an index of {bits} bits has no C type")
    return _Parameters(function).plain_c()


def recorded_plain_c(function: FunctionReflection) -> PlainC:
    """What `plain_c` returns for a record with one; raises `ReflectionError` for a wrong one."""
    try:
        return plain_c(function)
    except ValueError as error:
        problem = f"the record has a plain C function that it cannot have: {error}"
        raise ReflectionError((function.name, problem)) from None


def _is_inferred(size: str) -> bool:
    """Whether a name is of those that ``abi-infer-sizes`` gives."""
    return size[:1] == "d" and size[1:].isdigit()


class _Parameters:
    """Names the parameters of one function."""

    def __init__(self, function: FunctionReflection) -> None:
        self._function = function
        values = [*function.arguments, *function.results]
        self._names = Names(word for value in values for word in _type_words(value.type))
        self._sizes: dict[tuple[str, int] | str, str] = {}
        self._rooms: set[str] = set()
        self._with_sizes: dict[str, Parameter] = {}

    def plain_c(self) -> PlainC:
        values = [*self._arguments(), *self._results()]
        in_order = sorted(values, key=lambda each: each.is_returned)  # what the caller knows, first
        for each in in_order:
            self._with_sizes[each.name] = replace(each, sizes=tuple(self._sizes_of(each)))
        values = [self._with_sizes[each.name] for each in values]
        parameters = [
            Parameter(name, "room" if name in self._rooms else "size")
            for name in self._sizes.values()
        ]
        names = {key: name for key, name in self._sizes.items() if isinstance(key, str)}
        name = function_name(self._function.name)
        return PlainC(self._function, name, (*values, *parameters), names)

    def _arguments(self) -> Iterator[Parameter]:
        number = 0
        for i, value in enumerate(self._function.arguments):
            if not value.out:
                name = self._name(value, "arg", f"arg{number}")
                _check(value, name, is_given=True)
                yield Parameter(name, "argument", value, i)
                number += 1

    def _results(self) -> Iterator[Parameter]:
        """The results as Python gets them: out-params, and others."""
        function = self._function
        outs = [i for i, value in enumerate(function.arguments) if value.out]
        root = function.python_view.signature.result_structure
        leaves = [node.index for _, node in nodes(root) if isinstance(node, Leaf)]
        for number, leaf in enumerate(leaves):
            is_returned = leaf >= len(outs)
            index = leaf - len(outs) if is_returned else outs[leaf]
            value = (function.results if is_returned else function.arguments)[index]
            default = "result" if len(leaves) == 1 else f"result{number}"
            name = self._name(value, "result", default)
            _check(value, name, is_given=not is_returned)
            yield Parameter(name, "result", value, index, is_returned)

    def _name(self, value: Value, kind: str, default: str) -> str:
        """The name of a value: its own, with its index path if the name lacks that."""
        wanted, path = value.name or "", value.path or ()
        if value.name is None and path:
            root, *keys = path
            wanted = "_".join(map(str, [f"{kind}{root}" if isinstance(root, int) else root, *keys]))
        elif len(path) > 1:
            keys_text = "_".join(map(str, path[1:]))
            if not identifier(wanted).endswith(f"_{identifier(keys_text)}"):
                wanted = f"{root_name(value)}_{keys_text}"
        return self._names.new(wanted, default)

    def _sizes_of(self, parameter: Parameter) -> Iterator[int | str | Computed]:
        """The sizes; a parameter of one gets its name where the size is first used."""
        array, value = parameter.array, parameter.value
        if array is None or value is None:
            return
        assert value.shape is not None
        assert array.shape is not None
        unnamed = value.shape.count(None)
        for axis, size in enumerate(value.shape):
            if isinstance(size, int):
                yield size
                continue
            total = value.computed[axis] if value.computed is not None else None
            if total is not None and size not in self._sizes:
                yield Computed(total, self._text(total))
                continue
            key: tuple[str, int] | str = (parameter.name, axis) if size is None else size
            if key not in self._sizes:
                number = "" if len(value.shape) == 1 and unnamed == 1 else str(axis)
                name = f"{parameter.name}_size{number}" if size is None else size
                is_taken = self._names.has(name)
                self._sizes[key] = self._names.new(f"size_{name}" if is_taken else name, "size")
                if parameter.is_returned:
                    self._rooms.add(self._sizes[key])
            yield self._sizes[key]

    def _text(self, total: Sum) -> str:
        """A sum in C, where the caller knows its sizes and index arguments."""
        names: dict[Any, str] = {}
        for each in self._with_sizes.values():
            if each.is_returned:
                continue
            names[IndexArgument(each.index)] = each.name
            for axis, size in enumerate(each.sizes):
                names[SizeAt((each.index, axis))] = str(size)
        return total.text(names)


def _type_words(type_: ValueType) -> list[str]:
    """The names of the types in C that a value of this type may need."""
    element = type_.element if isinstance(type_, Array) else type_
    part = element.element if isinstance(element, Complex) else element
    return [f"{part}_bits", f"complex_{part}"]


def _check(value: Value, name: str, *, is_given: bool) -> None:
    """Raise `PlainCError` for a value that plain C does not pass."""
    type_ = value.type
    if not isinstance(type_, Array):
        if not _is_number(type_):
            raise PlainCError(f"{name} is of type {type_}")
        return
    if type_.shape is None:
        raise PlainCError(f"{name} is an array of any rank")
    if len(type_.shape) > MAX_RANK:
        raise PlainCError(f"{name} has more than {MAX_RANK} dimensions")
    if type_.memory_space not in _DEFAULT_SPACE:
        raise PlainCError(f"{name} is in memory space {type_.memory_space}")
    if isinstance(type_.layout, str):
        raise PlainCError(f"the layout of {name} is not strided")
    if is_given and isinstance(type_.layout, Strided) and not _is_row_major(type_, type_.layout):
        raise PlainCError(f"the layout of {name} is not row-major ({type_.layout})")
    if not _is_element(type_.element):
        raise PlainCError(f"the elements of {name} are of type {type_.element}")


def _is_row_major(array: Array, layout: Strided) -> bool:
    """Whether an array in row-major order has this layout, whatever its sizes are."""
    stride: int | None = 1
    assert array.shape is not None
    for size, expected in zip(reversed(array.shape), reversed(layout.strides), strict=True):
        if expected is not None and expected != stride and size != 1:
            return False
        stride = None if stride is None or size is None else stride * size
    return layout.offset in (None, 0)


def _is_number(type_: ValueType) -> bool:
    match type_:
        case Index():
            return True
        case Int(width, sign):
            return width in _INTEGERS and (width > 1 or not sign)
        case Float(name, width):
            return width in _FLOATS and (width != _FLOATS[-1] or name == "f80")
        case Complex(element):
            return _is_number(element)
        case Other(text):
            return text in POINTERS
    return False


def _is_element(type_: ValueType) -> bool:
    """Whether C has a type for an element, which fills whole bytes in memory."""
    match type_:
        case Int(width):
            return width <= _INTEGERS[-1]
        case Float(_, width) if width < _FLOATS[0]:
            return True
    return _is_number(type_)
