"""Calls of functions that IREE has compiled, by their records in ``iree.abi``.

::

    ["slist", ["py_homogeneous_list", R],        an array of dtype object with elements of R: a list
              ["py_homogeneous_list", "i64"]]    of them in C order, and a list of the sizes
    ["py_homogeneous_list", "i8"]                a str, in UTF-8
    ["py_homogeneous_list", …]                   an `IreeList`; as an argument, also a list
    ["slist", …], ["stuple", …], ["sdict", …]    a list, tuple or dict
    null                                         a reference: bytes (of a str, its UTF-8), an array
                                                 or a list; None in a gap
    "i8" … "f64", ["ndarray", …]                 as in `mlir_abi.runtime.iree.value_conversion`

R is null or a list. IREE's own invoker refuses arguments with ``py_homogeneous_list`` or null.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np

from mlir_abi.dialect_attrs.attribute_names import IREE_ABI
from mlir_abi.dialect_attrs.decode.decode_types import type_of_record
from mlir_abi.dialect_attrs.iree.json_records import (
    Named,
    Null,
    Primitive,
    PyHomogeneousList,
    Record,
    SDict,
    SList,
    STuple,
)
from mlir_abi.dialect_attrs.iree_abi import IreeAbi
from mlir_abi.dialect_attrs.reflection.text import printable
from mlir_abi.dialect_attrs.types import Other
from mlir_abi.runtime.errors import CALL_ERRORS, about, kind_of, named
from mlir_abi.runtime.iree.value_conversion import (
    Converter,
    Device,
    IreeList,
    converter,
    from_variant,
    iree_runtime,
    reference,
    variants,
    vm_list,
)


class IreeFunction:
    """An exported function of a program that IREE has compiled and loaded."""

    def __init__(self, context: Any, name: str) -> None:
        """Look up ``"module.function"`` in ``context``, an ``iree.runtime.SystemContext``.

        Raises ValueError if it is not there, or has no ``iree.abi`` with types for Python.
        """
        runtime = iree_runtime()
        if not isinstance(context, runtime.SystemContext):
            expected = "the context must be an iree.runtime.SystemContext"
            raise TypeError(f"{expected} (got {kind_of(context)})")
        if not isinstance(name, str):
            raise TypeError(f"the name must be a str (got {kind_of(name)})")
        module, _, function = name.partition(".")
        if module not in context.modules or not function:
            raise ValueError(f"the context has no module with {name!r}")
        self._function = context.modules[module].vm_module.lookup_function(function)
        if self._function is None:
            raise ValueError(f"the module {module!r} has no function {function!r}")
        if IREE_ABI not in self._function.reflection:
            raise ValueError(f"{name} has no {IREE_ABI}: run abi-wrap-iree and abi-attach-iree")
        self._context = context
        abi = IreeAbi.parse(self._function.reflection[IREE_ABI])
        self._parameters: list[tuple[str | None, str, Converter]] = []  # keyword, label
        for i, each in enumerate(abi.inputs):
            key, record = (each.key, each.slot) if isinstance(each, Named) else (None, each)
            label = key or f"argument {i}"
            with named(f"{name}: {label}"):
                self._parameters.append((key, label, _converter(record)))
        result = abi.results[0] if len(abi.results) == 1 else STuple(abi.results)
        self._returns_list = isinstance(result, SList | STuple | SDict)  # the list of all results
        with named(f"{name}: result"):
            self._result = _converter(result) if abi.results else None

    def __call__(self, *arguments: Any, **keywords: Any) -> Any:
        """Call the function, with every keyword argument of ``iree.abi`` by name.

        Raises TypeError, ValueError or OverflowError for a value that does not fit its record.
        """
        keys = {key for key, *_ in self._parameters if key is not None}
        if len(arguments) != len(self._parameters) - len(keys) or keywords.keys() != keys:
            expected = ", ".join(key or "_" for key, *_ in self._parameters)
            actual = ", ".join(["_"] * len(arguments) + list(keywords))
            raise TypeError(printable(f"expected the arguments ({expected}), got ({actual})"))
        device = self._context.config.device
        positional = iter(arguments)
        inputs = []
        for key, label, each in self._parameters:
            value = next(positional) if key is None else keywords[key]
            with named(label):
                inputs.append(each.to_vm(value, device))
        outputs = vm_list([])
        self._context.vm_context.invoke(self._function, vm_list(inputs), outputs)
        if self._result is None:
            return None
        with named("result"):
            returned = outputs.ref if self._returns_list else outputs.get_variant(0)
            return self._result.from_vm(returned, device)


def _converter(record: Record) -> Converter:
    match record:
        case SList(slots) | STuple(slots):
            match slots:
                case (
                    PyHomogeneousList(Null() | PyHomogeneousList() as element),
                    PyHomogeneousList(Primitive("i64")),
                ):
                    is_any = isinstance(element, Null)
                    return _ObjectArray(_Reference() if is_any else _converter(element))
            kind = list if isinstance(record, SList) else tuple
            return _Nest(kind, dict(enumerate(map(_converter, slots))))
        case SDict(items):
            return _Nest(dict, {key: _converter(each) for key, each in items})
        case PyHomogeneousList(Primitive("i8")):
            return _String()
        case PyHomogeneousList():
            return converter(Other("!util.list<?>"))
        case Null():
            return _ReferenceOrGap()
    return converter(type_of_record(record))


@dataclass(frozen=True)
class _ObjectArray:
    element: Converter

    def to_vm(self, value: Any, device: Device) -> Any:
        if not isinstance(value, np.ndarray) or value.dtype != np.object_:
            actual = f"one of {value.dtype}" if isinstance(value, np.ndarray) else kind_of(value)
            raise TypeError(f"expected an array of dtype object, got {actual}")
        elements = _elements(value.shape, value.ravel(), self.element.to_vm, device)
        return vm_list([vm_list(elements).ref, vm_list(value.shape).ref]).ref

    def from_vm(self, value: Any, device: Device) -> Any:
        elements, shape = map(variants, variants(value, 2))
        if not all(isinstance(size, int) and size >= 0 for size in shape):
            raise ValueError(f"the sizes of an array cannot be {shape}")
        if prod(shape) != len(elements):
            raise ValueError(f"an array of {len(elements)} elements cannot have the sizes {shape}")
        converted = _elements(shape, elements, self.element.from_vm, device)
        return np.fromiter(converted, np.object_, len(converted)).reshape(shape)


def _elements(
    shape: Sequence[int],
    values: Iterable[Any],
    convert: Callable[[Any, Device], Any],
    device: Device,
) -> list[Any]:
    """The elements of an array, given in C order, converted; errors have their indices."""
    converted = []
    for i, value in enumerate(values):
        try:
            converted.append(convert(value, device))
        except CALL_ERRORS as error:
            index = [int(each) for each in np.unravel_index(i, shape)]
            raise about(f"element {index}", error) from None
    return converted


@dataclass(frozen=True)
class _Nest:
    """A list, tuple or dict, passed as the list of its items."""

    kind: type[list[Any] | tuple[Any, ...] | dict[str, Any]]
    items: Mapping[Any, Converter]

    def to_vm(self, value: Any, device: Device) -> Any:
        if not isinstance(value, Mapping if self.kind is dict else list | tuple):
            raise TypeError(f"expected a {self.kind.__name__}, got {kind_of(value)}")
        keys = list(value) if self.kind is dict else list(range(len(value)))
        if set(keys) != self.items.keys():
            raise ValueError(f"expected the items {list(self.items)}, got {keys}")
        values = []
        for key, each in self.items.items():
            with named(f"item {key!r}"):
                values.append(each.to_vm(value[key], device))
        return vm_list(values).ref

    def from_vm(self, value: Any, device: Device) -> Any:
        items = zip(self.items.items(), variants(value, len(self.items)), strict=True)
        converted = {key: each.from_vm(item, device) for (key, each), item in items}
        return converted if self.kind is dict else self.kind(converted.values())


class _String:
    def to_vm(self, value: Any, device: Device) -> Any:
        if not isinstance(value, str):
            raise TypeError(f"expected a str, got {kind_of(value)}")
        return vm_list(np.frombuffer(value.encode(), np.int8).tolist()).ref

    def from_vm(self, value: Any, device: Device) -> Any:
        return np.array(variants(value), np.int64).astype(np.uint8).tobytes().decode()


class _Reference:
    def to_vm(self, value: Any, device: Device) -> Any:
        if not isinstance(value, str | bytes | np.ndarray | list | tuple | IreeList):
            raise TypeError(f"expected a str, bytes, an array or a list, got {kind_of(value)}")
        return reference(value.encode() if isinstance(value, str) else value, device)

    def from_vm(self, value: Any, device: Device) -> Any:
        return from_variant(value, device)


class _ReferenceOrGap(_Reference):
    """None is a gap: any list, since IREE's Python runtime cannot pass null."""

    def to_vm(self, value: Any, device: Device) -> Any:
        return super().to_vm([] if value is None else value, device)
