"""All that a caller needs to know of a function, and its text in an object file: a record.

A record is a JSON object::

    {"mlir_abi": 1, "name": "f", "kind": "definition",
     "arguments": [["memref<?x4xf32>", {"name": "x", "path": [0, "w"], "readonly": true}], "i32"],
     "results": [["memref<?xf32>", {"sizes": ["n"]}]],
     "wrapper": "_mlir_ciface_f", "c_abi": "mlir", "index_bits": 64, "allocator": "f_allocator"}

A function that C calls by its own name, with bare pointers (``llvm.bareptr``), has
``"bare_pointers": "f"`` in place of ``"wrapper"``.

Keys without a value are left out. Unknown keys are ignored, so that version 1 can get more keys.
``"pointer_bits"`` is the width of pointers, if that is not 64.
``"plain_c"`` is the version of the rules of plain C functions; ``"cpu"`` lists the features, by
LLVM's names, that the code needs beyond what every CPU of the architecture has. ``"reentrant"`` is
kept for what later versions say of threads.
``"index_conditions"`` are derived ones in which ``a1`` is the argument 1, an index: they are apart
from ``"size_conditions"``, whose first readers know names of sizes alone.
"""

from __future__ import annotations

import json
import warnings
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from reprlib import repr as short
from typing import Any, Literal, TypeAlias, get_args

from mlir_abi.dialect_attrs import structure
from mlir_abi.dialect_attrs.function import FunctionSignature
from mlir_abi.dialect_attrs.reflection import labels as reflection_labels
from mlir_abi.dialect_attrs.reflection import text as reflection_text
from mlir_abi.dialect_attrs.reflection.value import Value as Value
from mlir_abi.dialect_attrs.reflection.value import flat_values, slot_name, to_json
from mlir_abi.dialect_attrs.signature import SignatureError
from mlir_abi.dialect_attrs.size_conditions import SizeCondition
from mlir_abi.dialect_attrs.size_expressions import SizeAt, Term, index_arguments
from mlir_abi.dialect_attrs.sizes import Place, places_of_names
from mlir_abi.dialect_attrs.types import Array, Tuple, leaves

__all__ = ["ReflectionError"]

VERSION = 1

PREFIX = "_mlir_abi_reflection_"
"""The symbol of a function's record is this and the function's name."""

IMPORT_PREFIX = "_mlir_abi_import_"
"""The same for a function that the object file calls and does not define."""

IMPLEMENTATION_PREFIX = "_mlir_abi_implementation_"
"""The same of the pointer by which code calls the Python function behind an import."""

FREE_SYMBOL = "_mlir_abi_free"
"""The symbol of a pointer to the function that frees results.

An object file has it if one of its functions returns memory: not every program has a ``free``.
"""

WRAPPER_PREFIX = "_mlir_ciface_"
"""The symbol of a function's C wrapper is this and the function's name."""

PACKED_SUFFIX = "_packed"
"""The symbol of a function's packed wrapper is the function's name and this."""

PACKED_PREFIX = "_mlir_packed_"
"""The symbol of the packed wrapper by which Python and TVM FFI call is this and the name."""

CAbi: TypeAlias = Literal["mlir", "target"]

PLAIN_C = 1
"""The version of the rules for plain C functions (`layout.plain_c`)."""

BARE_RESULT = "a bare pointer does not say whose memory it leads to"
"""Why nobody but C calls a function that returns a memref as a bare pointer."""

_FLAGS = ("tvm_ffi", "threads", "unlike_c", "has_fences")

MAX_LABELS = 1_000_000
"""The most characters of the labels of all tuple elements.

Each label repeats the name and the keys of its tuple, so that a short record could need a lot of
memory.
"""


class ReflectionError(ValueError):
    """Functions cannot be described, for the reasons in ``problems``: ``(place, message)`` pairs.

    A place is ``file``, ``file:line:column``, or empty if it is unknown.
    """

    def __init__(self, *problems: tuple[str, str]) -> None:
        self.problems = [(place, " ".join(message.split("\n"))) for place, message in problems]
        super().__init__(*self.problems)

    def __str__(self) -> str:
        return "\n".join(f"{place}: {text}" if place else text for place, text in self.problems)


@dataclass(frozen=True, slots=True)
class Convention:
    """How a function is called: the symbol of its C wrapper, and the wrapper's ABI.

    ``c_abi`` is the option of ``abi-func-to-llvm``. ``index_bits`` is the width of ``index``, also
    in descriptors, and ``pointer_bits`` that of pointers. ``bare``: the symbol is the function
    itself, which takes and returns a pointer to the elements of each memref, and other values
    directly, as ``c_abi`` of MLIR does.
    """

    wrapper: str
    c_abi: CAbi = "mlir"
    index_bits: int = 64
    pointer_bits: int = 64
    bare: bool = False


@dataclass(frozen=True)
class FunctionReflection:
    """A function as its caller sees it.

    ``convention`` is None for a function without a C wrapper. ``allocator`` names the function that
    allocates results (see ``abi-result-allocators``). An ``import`` is a function that the module
    calls and the module's user provides. ``tvm_ffi``: TVM FFI can call it by a symbol of its own.
    ``plain_c``: so can C, by its name, without descriptors.
    ``threads``: several cores run large loops of its module. ``attached`` names the signatures that
    the module has as attributes; what they say is the same. ``unlike_c``: it can have no C wrapper,
    since it takes an argument as no C function does. ``has_fences``: IREE passes
    two fences behind the arguments. ``conditions``: what must hold of sizes of arguments, by their
    names, and of arguments of type ``index``. ``cpu``: the features of a CPU that the code needs.
    """

    name: str
    arguments: tuple[Value, ...]
    results: tuple[Value, ...]
    convention: Convention | None = None
    allocator: str | None = None
    kind: Literal["definition", "import"] = "definition"
    tvm_ffi: bool = False
    plain_c: bool = field(default=False, kw_only=True)
    threads: bool = field(default=False, compare=False, kw_only=True)
    cpu: tuple[str, ...] = field(default=(), kw_only=True)
    attached: tuple[str, ...] = field(default=(), compare=False)
    unlike_c: bool = False
    has_fences: bool = False
    conditions: tuple[SizeCondition, ...] = ()

    @cached_property
    def signature(self) -> FunctionSignature:
        """The types and the structure; raises `StructureError` if the paths are not a tree."""
        inputs = tuple([value.type for value in self.arguments])
        results = tuple([value.type for value in self.results])
        paths = [value.path for value in self.arguments]
        outs = [value.out for value in self.arguments]
        result_paths = [value.path for value in self.results if value.path is not None]
        all_have_paths = results and len(result_paths) == len(results)
        return FunctionSignature.of(
            inputs,
            results,
            structure.arguments(inputs, structure.argument_paths(paths, outs)),
            structure.results(results, result_paths if all_have_paths else None),
        )

    @cached_property
    def python_view(self) -> FunctionReflection:
        """The function as Python calls it: arguments to which results are written are results.

        They precede the other results; index paths restore the order.
        """
        outs = tuple(value for value in self.arguments if value.out)
        if not outs:
            return self
        inputs = tuple(value for value in self.arguments if not value.out)
        return replace(self, arguments=inputs, results=(*outs, *self.results))

    @property
    def called(self) -> FunctionReflection:
        """The name of `python_view` in 1.0, which is deprecated."""
        message = "FunctionReflection.called is deprecated: use python_view"
        warnings.warn(message, DeprecationWarning, stacklevel=2)
        return self.python_view

    @property
    def is_bare(self) -> bool:
        """Whether C calls the function by its own name, with bare pointers."""
        return self.convention is not None and self.convention.bare

    @property
    def returns_memory(self) -> bool:
        """Whether the C wrapper or the result allocator returns memory that its caller frees."""
        if self.kind == "import" or self.convention is None or self.is_bare:
            return False
        in_memory = any(isinstance(value.type, Array) for value in self.results)
        return in_memory or self.allocator is not None

    @cached_property
    def flattened(self) -> FunctionReflection:
        """The function with the elements of its tuples as arguments and results."""
        if not any(isinstance(each.type, Tuple) for each in (*self.arguments, *self.results)):
            return self
        arguments, results = map(flat_values, (self.arguments, self.results))
        return replace(self, arguments=tuple(arguments), results=tuple(results))

    @cached_property
    def size_places(self) -> dict[str, list[Place]]:
        """Where each name of a size is among the arguments."""
        return places_of_names(value.sizes for value in self.arguments)

    @cached_property
    def slots(self) -> list[tuple[str | None, structure.Node | None]]:
        """What a caller of this function without tuples passes: names and structures.

        Those by keyword follow those by position, which have no name that another has.
        """
        root = self.signature.input_structure
        nodes, keywords = structure.positional_slots(root), structure.keyword_slots(root)
        names = [slot_name(node, self.arguments) for node in nodes]
        uses = Counter([*names, *(name for name, _ in keywords)])
        unique = [name if uses[name] == 1 else None for name in names]
        return [*zip(unique, nodes, strict=True), *keywords]

    def check_computed(self) -> None:
        """Raise `SignatureError` for a computed size of what is no argument."""
        totals = [each for v in (*self.arguments, *self.results) for each in v.computed or ()]
        if not any(totals):
            return
        known: set[Term] = set(index_arguments(value.type for value in self.arguments))
        for i, type_ in enumerate(value.type for value in self.arguments):
            if isinstance(type_, Array):
                known |= {SizeAt((i, axis)) for axis in range(len(type_.shape or ()))}
        for total in totals:
            if total is not None and not total.terms <= known:
                raise SignatureError(f"a computed size of what is no argument (got {total})", 0)

    def labels(self) -> tuple[list[str], list[str]]:
        """Return the label of each flat argument and of each flat result, in their order.

        An argument to which a result is written has the label of that result.
        """
        arguments, results = self._labels
        return [*arguments], [*results]

    @cached_property
    def _labels(self) -> tuple[list[str], list[str]]:
        called = self.python_view
        values, signature = called.flattened.arguments, called.signature
        inputs, results = map(iter, reflection_labels.labels(values, signature))
        arguments = [next(results if value.out else inputs) for value in self.flattened.arguments]
        return arguments, list(results)

    def __str__(self) -> str:
        """Return the signature in Python's notation, with an argument on each line if it is long.

        Raises `StructureError` if the paths are not a tree.
        """
        called = self.python_view
        return reflection_text.text(called.name, called.arguments, called.results, called.signature)

    def _repr_html_(self) -> str:
        """Return a table of the arguments and results, for notebooks."""
        return reflection_text.html(self.name, self.arguments, self.results, self.labels())

    def encode(self) -> str:
        """Return the record: compact JSON, in ASCII."""
        arguments = ",".join([value.json for value in self.arguments])
        results = ",".join([value.json for value in self.results])
        members = [
            f'"mlir_abi":{VERSION},"name":{to_json(self.name)},"kind":"{self.kind}"',
            f'"arguments":[{arguments}],"results":[{results}]',
        ]
        if self.convention is not None:
            wrapper, c_abi = to_json(self.convention.wrapper), self.convention.c_abi
            bits = self.convention.index_bits
            key = "bare_pointers" if self.is_bare else "wrapper"
            members.append(f'"{key}":{wrapper},"c_abi":"{c_abi}","index_bits":{bits}')
            if self.convention.pointer_bits != 64:
                members.append(f'"pointer_bits":{self.convention.pointer_bits}')
        if self.allocator is not None:
            members.append(f'"allocator":{to_json(self.allocator)}')
        if self.plain_c:
            members.append(f'"plain_c":{PLAIN_C}')
        members += [f'"{flag}":true' for flag in _FLAGS if getattr(self, flag)]
        if self.cpu:
            members.append(f'"cpu":{to_json(self.cpu)}')
        about_sizes = [each for each in self.conditions if not each.arguments]
        for key, conditions in (
            ("size_conditions", about_sizes),
            ("derived_conditions", [each for each in about_sizes if each.derived]),
            ("index_conditions", [each for each in self.conditions if each.arguments]),
        ):
            if conditions:
                members.append(f'"{key}":{to_json(list(map(str, conditions)))}')
        if self.attached:
            members.append(f'"attached":{to_json(self.attached)}')
        return f"{{{','.join(members)}}}"

    @staticmethod
    def parse(text: bytes | str) -> FunctionReflection:
        """Read a record; raises `SignatureError` for an invalid one."""
        try:
            record = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise SignatureError(f"not a reflection record: {error}", 0) from None
        version = record.get("mlir_abi") if isinstance(record, dict) else None
        if type(version) is not int or version != VERSION:
            actual = short(version)
            raise SignatureError(f"a reflection record of version {VERSION} (got {actual})", 0)
        arguments = _values(record, "arguments")
        reflection = FunctionReflection(
            _text(record, "name"),
            arguments,
            _values(record, "results"),
            _convention(record),
            _text(record, "allocator") if "allocator" in record else None,
            _one_of(record, "kind", ("definition", "import")),
            plain_c=record.get("plain_c") == PLAIN_C,
            attached=_texts(record, "attached"),
            cpu=_texts(record, "cpu"),
            conditions=_conditions(record, arguments),
            **{flag: record.get(flag) is True for flag in _FLAGS},
        )
        reflection.check_computed()
        try:
            reflection.signature, reflection.python_view.signature  # noqa: B018 -- cannot fail later
        except ValueError as error:
            raise SignatureError(str(error), 0) from None
        _check_labels(reflection)
        return reflection


def _check_labels(function: FunctionReflection) -> None:
    labels = 0
    for value in (*function.arguments, *function.results):
        if isinstance(value.type, Tuple):
            keys = [key for key in value.path or () if isinstance(key, str)]
            label = sum(map(len, [value.name or "", *keys]))
            labels += label * len(leaves((value.type,)))
    if labels > MAX_LABELS:
        raise SignatureError(
            f"the labels of tuple elements must have at most {MAX_LABELS} characters in all "
            f"(got {labels})",
            0,
        )


def _values(record: Mapping[str, Any], key: str) -> tuple[Value, ...]:
    items = record.get(key)
    if not isinstance(items, list):
        raise SignatureError(f"{key} must be a list (got {short(items)})", 0)
    return tuple(map(Value.parse, items))


def _convention(record: Mapping[str, Any]) -> Convention | None:
    bare = "bare_pointers" in record
    if not bare and "wrapper" not in record:
        return None
    widths: dict[str, Any] = {
        "index_bits": record.get("index_bits"),
        "pointer_bits": record.get("pointer_bits", 64),
    }
    for key, bits in widths.items():
        is_pointer = key == "pointer_bits"
        if type(bits) is not int or bits <= 0 or (is_pointer and bits % 8):
            expected = "a multiple of 8" if is_pointer else "a number of bits"
            raise SignatureError(f"{key} must be {expected} (got {short(bits)})", 0)
    symbol = _text(record, "bare_pointers" if bare else "wrapper")
    return Convention(symbol, _one_of(record, "c_abi", get_args(CAbi)), bare=bare, **widths)


def _text(record: Mapping[str, Any], key: str) -> str:
    value = record.get(key)
    if not isinstance(value, str):
        raise SignatureError(f"{key} must be a string (got {short(value)})", 0)
    return value


def _texts(record: Mapping[str, Any], key: str) -> tuple[str, ...]:
    items = record.get(key, [])
    if not isinstance(items, list) or not all(isinstance(item, str) for item in items):
        raise SignatureError(f"{key} must be a list of strings (got {short(items)})", 0)
    return tuple(items)


def _conditions(
    record: Mapping[str, Any], arguments: tuple[Value, ...]
) -> tuple[SizeCondition, ...]:
    if "size_conditions" not in record and "index_conditions" not in record:
        return ()
    derived = _texts(record, "derived_conditions")  # some of all, which older versions read
    names = places_of_names(value.sizes for value in arguments).keys()
    indices = index_arguments(value.type for value in arguments)
    conditions: list[SizeCondition] = []
    for key, terms in (("size_conditions", names), ("index_conditions", {*names, *indices})):
        for text in _texts(record, key):
            try:
                condition = SizeCondition.parse(text).with_arguments(terms)
            except ValueError as error:
                raise SignatureError(f"{key} {error}", 0) from None
            if not terms >= condition.total.factors.keys():
                raise SignatureError(f"a condition on sizes without names (got {condition})", 0)
            is_derived = key == "index_conditions" or text in derived
            conditions.append(replace(condition, derived=is_derived))
    return tuple(conditions)


def _one_of(record: Mapping[str, Any], key: str, choices: tuple[Any, ...]) -> Any:
    value = record.get(key)
    if value not in choices:
        raise SignatureError(f"{key} must be {' or '.join(choices)} (got {short(value)})", 0)
    return value
