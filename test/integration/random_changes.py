"""Random functions, each in two versions between which one thing changed, and their callers.

A function computes a number from the elements of all its arguments, weighted by which argument they
are of, and fills its results from it. So a caller that passes an argument in the wrong place gets
other numbers.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from math import prod
from typing import Any

import numpy as np
from element_types import DTYPES
from function_text import Body

C_TYPES = {"i8": "int8_t", "i16": "int16_t", "i32": "int32_t", "i64": "int64_t", "index": "int64_t"}
C_TYPES |= {"i1": "bool", "f32": "float", "f64": "double"}
C_TYPES |= {f"si{width}": f"int{width}_t" for width in (8, 16, 32, 64)}
C_TYPES |= {f"ui{width}": f"uint{width}_t" for width in (8, 16, 32, 64)}
ELEMENTS = ["i8", "i16", "i32", "i64", "f32", "f64"]
DYNAMIC_LAYOUT = "strided<[{}], offset: ?>"


@dataclass
class Value:
    """An argument or result; ``sizes`` is None for a number, ``dynamic`` says which are ``?``."""

    number: int
    element: str
    sizes: list[int] | None = None
    dynamic: list[bool] = field(default_factory=list)
    name: str | None = None
    path: list[int | str] | None = None
    is_strided: bool = False
    is_unranked: bool = False
    readonly: bool = False
    noalias: bool = False
    unsigned: bool = False
    dims: dict[int, str] = field(default_factory=dict)
    """The names of dynamic sizes."""
    is_bit: bool = False
    """A result that is 0 or 1, of whatever type."""

    @property
    def header_element(self) -> str:
        """The element type as the C header names it."""
        return f"u{self.element}" if self.unsigned else self.element

    @property
    def type(self) -> str:
        if self.sizes is None:
            return self.element
        if self.is_unranked:
            return f"memref<*x{self.element}>"
        dims = "".join(
            "?x" if d else f"{s}x" for s, d in zip(self.sizes, self.dynamic, strict=True)
        )
        layout = DYNAMIC_LAYOUT.format(", ".join("?" * len(self.sizes)))
        return f"memref<{dims}{self.element}{f', {layout}' if self.is_strided else ''}>"

    def attributes(self) -> str:
        texts = [f'iree.abi.name = "{self.name}"'] if self.name else []
        sizes = enumerate(zip(self.sizes or [], self.dynamic, strict=True))
        if self.path is not None:
            keys = ", ".join(f'"{k}"' if isinstance(k, str) else str(k) for k in self.path)
            texts.append(f"iree.abi.index_path = [{keys}]")
        texts += ["llvm.readonly"] * self.readonly + ["llvm.noalias"] * self.noalias
        texts += ["abi.unsigned"] * self.unsigned
        if self.dims:
            names = (f'"{self.dims.get(i, "?")}"' if d else str(size) for i, (size, d) in sizes)
            texts.append(f"abi.dims = [{', '.join(names)}]")
        return f" {{{', '.join(texts)}}}" if texts else ""

    def data(self) -> np.ndarray[Any, Any]:
        """What a caller passes: small integers, of any type."""
        count = prod(self.sizes or [])
        return np.arange(self.number, self.number + count) % 7


@dataclass
class Function:
    """One version of a function; ``exists`` is False if this version has no such function."""

    name: str
    arguments: list[Value]
    results: list[Value]
    exists: bool = True
    out_params: bool = False
    c_abi: str = "target"
    index_bits: int = 64
    conditions: list[str] = field(default_factory=list)

    def signature(self) -> Any:
        """All that a caller can see: equal signatures, equal calls."""
        values = [
            [v.type + v.attributes() for v in side] for side in (self.arguments, self.results)
        ]
        conventions = self.exists, self.out_params, self.c_abi, self.index_bits
        return values, conventions, self.conditions

    def text(self) -> str:
        """The function in MLIR."""
        arguments = ", ".join(f"%a{v.number}: {v.type}{v.attributes()}" for v in self.arguments)
        results = ", ".join(v.type + v.attributes() for v in self.results)
        body = _Body()
        body.emit("%total = memref.alloca() : memref<f64>")
        body.emit("%zero = arith.constant 0.0 : f64")
        body.emit("memref.store %zero, %total[] : memref<f64>")
        for v in self.arguments:
            body.sum(v)
        for v in self.arguments:
            if v.sizes is not None and not v.readonly:
                body.write(v)
        names = [body.result(v) for v in self.results]
        types = ", ".join(v.type for v in self.results)
        body.emit(f"return {', '.join(names)} : {types}" if names else "return")
        lines = "\n  ".join(body.lines)
        conditions = ", ".join(f'"{condition}"' for condition in self.conditions)
        attributes = f"attributes {{abi.size_conditions = [{conditions}]}} " if conditions else ""
        return f"func.func @{self.name}({arguments}) -> ({results}) {attributes}{{\n  {lines}\n}}\n"


class _Body(Body):
    """The lines of a function's body: the sum of its arguments, and results filled from it."""

    def loops(
        self, v: Value, memref: str, type_: str, inner: Callable[[list[str], str], None]
    ) -> None:
        """Loop over ``memref``; ``inner`` emits the body from the indices and a weight.

        The weight is an f64 that differs by element.
        """
        zero, one = (self.add(f"arith.constant {i} : index") for i in (0, 1))
        sizes = []
        for i in range(len(v.sizes or [])):
            dim = self.add(f"arith.constant {i} : index")
            sizes.append(self.add(f"memref.dim {memref}, {dim} : {type_}"))
        indices = []
        for size in sizes:
            indices.append(self.fresh())
            self.emit(f"scf.for {indices[-1]} = {zero} to {size} step {one} {{")
        weight = one
        for index in indices:
            doubled = self.add(f"arith.addi {weight}, {weight} : index")
            weight = self.add(f"arith.addi {doubled}, {index} : index")
        bits = self.add(f"arith.index_cast {weight} : index to i64")
        inner(indices, self.add(f"arith.sitofp {bits} : i64 to f64"))
        self.emit("}" * len(indices))

    def memref(self, v: Value) -> tuple[str, str]:
        """The SSA name and type of an argument; an unranked one is cast to its rank first."""
        if not v.is_unranked:
            return f"%a{v.number}", v.type
        type_ = f"memref<{'?x' * len(v.sizes or [])}{v.element}>"
        return self.add(f"memref.cast %a{v.number} : {v.type} to {type_}"), type_

    def sum(self, v: Value) -> None:
        """Add the elements of an argument, weighted by argument and element, to the total."""
        if v.sizes is None:
            self._accumulate(f"%a{v.number}", v, self.add("arith.constant 1.0 : f64"))
            return
        memref, type_ = self.memref(v)

        def inner(indices: list[str], weight: str) -> None:
            element = self.add(f"memref.load {memref}[{', '.join(indices)}] : {type_}")
            self._accumulate(element, v, weight)

        self.loops(v, memref, type_, inner)

    def _accumulate(self, value: str, v: Value, weight: str) -> None:
        element = v.element
        if element == "index":
            value, element = self.add(f"arith.index_cast {value} : index to i64"), "i64"
        if element[:2] in ("si", "ui"):
            cast = f"builtin.unrealized_conversion_cast {value} : {element} to {element[1:]}"
            value = self.add(cast)
        if element == "i1":
            value = self.add(f"arith.uitofp {value} : i1 to f64")
        elif element.startswith("ui"):
            value = self.add(f"arith.uitofp {value} : {element[1:]} to f64")
        elif element.startswith(("i", "si")):
            value = self.add(f"arith.sitofp {value} : {element.removeprefix('s')} to f64")
        elif element == "f32":
            value = self.add(f"arith.extf {value} : f32 to f64")
        scale = self.add(f"arith.constant {v.number * v.number + 3}.0 : f64")
        weighted = self.add(f"arith.mulf {value}, {scale} : f64")
        weighted = self.add(f"arith.mulf {weighted}, {weight} : f64")
        before = self.add("memref.load %total[] : memref<f64>")
        after = self.add(f"arith.addf {before}, {weighted} : f64")
        self.emit(f"memref.store {after}, %total[] : memref<f64>")

    def write(self, v: Value) -> None:
        """Write to every element of an argument, so that the caller sees whether it was copied."""
        memref, type_ = self.memref(v)

        def inner(indices: list[str], weight: str) -> None:
            value = self._of_f64(weight, v.element)
            self.emit(f"memref.store {value}, {memref}[{', '.join(indices)}] : {type_}")

        self.loops(v, memref, type_, inner)

    def result(self, v: Value) -> str:
        """The SSA name of a result made from the total: a number, or a newly allocated memref."""
        total = self.add("memref.load %total[] : memref<f64>")
        limit = self.add("arith.constant 37.0 : f64")
        small = self.add(f"arith.remf {total}, {limit} : f64")
        offset = self.add(f"arith.constant {v.number}.0 : f64")
        start = self.add(f"arith.addf {small}, {offset} : f64")
        if v.is_bit and v.element != "i1":
            start = self.add(f"arith.uitofp {self._of_f64(start, 'i1')} : i1 to f64")
        if v.sizes is None:
            return self._of_f64(start, v.element)
        plain = replace(v, is_strided=False)
        sizes = [
            self.add(f"arith.constant {size} : index")
            for size, dynamic in zip(v.sizes, v.dynamic, strict=True)
            if dynamic
        ]
        memref = self.add(f"memref.alloc({', '.join(sizes)}) : {plain.type}")

        def inner(indices: list[str], weight: str) -> None:
            value = self._of_f64(self.add(f"arith.addf {start}, {weight} : f64"), v.element)
            self.emit(f"memref.store {value}, {memref}[{', '.join(indices)}] : {plain.type}")

        self.loops(v, memref, plain.type, inner)
        if plain.type == v.type:
            return memref
        return self.add(f"memref.cast {memref} : {plain.type} to {v.type}")

    def _of_f64(self, value: str, element: str) -> str:
        if element == "f64":
            return value
        if element == "f32":
            return self.add(f"arith.truncf {value} : f64 to f32")
        if element == "i1":
            half = self.add("arith.constant 18.0 : f64")
            return self.add(f"arith.cmpf ogt, {value}, {half} : f64")
        if element == "index":
            return self.add(f"arith.index_cast {self._of_f64(value, 'i64')} : i64 to index")
        if element.startswith("i"):
            return self.add(f"arith.fptosi {value} : f64 to {element}")
        signless = self._of_f64(value, element[1:])
        return self.add(
            f"builtin.unrealized_conversion_cast {signless} : {element[1:]} to {element}"
        )


def random_function(rng: random.Random, name: str) -> Function:
    """A function whose arguments are flat, named, nested in a structure, or keywords."""
    style = rng.choice(["flat", "names", "names", "nest", "keywords"])
    arguments = [_value(rng, i) for i in range(rng.randint(2, 5))]
    for i, v in enumerate(arguments):
        v.readonly = v.sizes is not None and rng.random() < 0.6
        v.noalias = v.sizes is not None and rng.random() < 0.2
        v.is_strided = v.sizes is not None and not v.is_unranked and rng.random() < 0.2
        if style != "flat":
            v.name = f"x{i}"
        if style == "nest":
            v.path = [0] if i == 0 else [1, rng.choice(["w", "u"]), i - 1]
            v.name = "x0" if i == 0 else None
        if style == "keywords":
            v.path = [f"x{i}"] if i == len(arguments) - 1 else [i]
    if style == "nest":
        _close_gaps(arguments[1:])
    results = [_value(rng, i) for i in range(rng.randint(1, 3))]
    for v in results:
        v.is_bit = v.element == "i1" or rng.random() < 0.3
        if style in ("flat", "names") and rng.random() < 0.3:
            v.name = f"r{v.number}"
    for v in [*arguments, *results]:
        v.unsigned = _can_be_unsigned(v) and rng.random() < 0.3
        if v.sizes is not None and not v.is_unranked and rng.random() < 0.5:
            v.dims = {i: f"n{v.sizes[i]}" for i, d in enumerate(v.dynamic) if d}
    in_list = rng.random() < 0.5
    for v in results:
        v.is_unranked = False
        if style in ("nest", "keywords") and len(results) > 1:
            v.path = ["r", v.number] if in_list else [f"r{v.number}"]
    function = Function(name, arguments, results)
    function.out_params = _knows_sizes_of_results(function)
    return function


def _can_be_unsigned(v: Value) -> bool:
    return v.sizes is not None and v.element[0] == "i"


def _close_gaps(values: list[Value]) -> None:
    counts: dict[str, int] = {}
    for v in values:
        assert v.path is not None
        key = str(v.path[1])
        v.path = [1, key, counts.setdefault(key, 0)]
        counts[key] += 1


def _value(rng: random.Random, number: int) -> Value:
    if rng.random() < 0.35:
        return Value(number, rng.choice(["i1", "i8", "i16", "i32", "i64", "index", "f32", "f64"]))
    sizes = [rng.randint(2, 4) for _ in range(rng.randint(1, 3))]
    dynamic = [rng.random() < 0.5 for _ in sizes]
    element = rng.choice(ELEMENTS)
    return Value(number, element, sizes, dynamic, is_unranked=rng.random() < 0.05)


Change = Callable[[random.Random, Function], bool]


def random_change(rng: random.Random, old: Function) -> tuple[str, Function]:
    """Return the name of one change, and the function after it.

    A change that no caller can see, such as of two equal arguments, is drawn again.
    """
    while True:
        change = rng.choice(CHANGES)
        new = copy.deepcopy(old)
        if not change(rng, new) or (new.out_params and not _knows_sizes_of_results(new)):
            continue
        if new.signature() != old.signature() or change is _nothing:
            return change.__name__, new


def _memref(rng: random.Random, values: list[Value]) -> Value | None:
    """Choose one of ``values`` that is a ranked memref, or None."""
    memrefs = [v for v in values if v.sizes is not None and not v.is_unranked]
    return rng.choice(memrefs) if memrefs else None


def _nothing(rng: random.Random, f: Function) -> bool:
    """The old and the new version are the same: no caller may break."""
    return True


def _added_argument(rng: random.Random, f: Function) -> bool:
    """A new argument at any place, named if the others are; not in a nest."""
    if f.arguments[0].path is not None:
        return False
    added = _value(rng, 9)
    added.name = f.arguments[0].name and "x9"
    f.arguments.insert(rng.randint(0, len(f.arguments)), added)
    return True


def _removed_argument(rng: random.Random, f: Function) -> bool:
    """Any argument goes; not in a nest."""
    if f.arguments[0].path is not None:
        return False
    f.arguments.remove(rng.choice(f.arguments))
    return True


def _swapped_arguments(rng: random.Random, f: Function) -> bool:
    """Two arguments change places, with their types and names."""
    i, j = rng.sample(range(len(f.arguments)), 2)
    f.arguments[i], f.arguments[j] = f.arguments[j], f.arguments[i]
    return True


def _swapped_paths(rng: random.Random, f: Function) -> bool:
    """Two values exchange their index paths, which have the same string keys."""
    values = rng.choice([f.arguments, f.results])
    with_paths = [v for v in values if v.path is not None]
    if len(with_paths) < 2:
        return False
    a, b = rng.sample(with_paths, 2)
    keys = [[key for key in v.path or [] if isinstance(key, str)] for v in (a, b)]
    a.path, b.path = b.path, a.path
    return keys[0] == keys[1]


def _renamed_argument(rng: random.Random, f: Function) -> bool:
    """A named argument, or a keyword, gets another name."""
    v = rng.choice(f.arguments)
    if v.name is None:
        return False
    v.name = "renamed"
    if v.path is not None and isinstance(v.path[0], str):
        v.path = ["renamed"]
    return True


def _name_dropped_or_given(rng: random.Random, f: Function) -> bool:
    """A named argument loses its name, or another gets one."""
    v = rng.choice(f.arguments)
    if v.path is not None:
        return False
    v.name = None if v.name else "given"
    return True


def _element(rng: random.Random, f: Function) -> bool:
    """An argument or result gets another element type."""
    v = rng.choice([*f.arguments, *f.results])
    v.element = rng.choice(ELEMENTS)
    v.unsigned = v.is_bit = False
    return True


def _unsigned(rng: random.Random, f: Function) -> bool:
    """An array of integers becomes one of unsigned integers, or the other way round."""
    arrays = [v for v in (*f.arguments, *f.results) if _can_be_unsigned(v)]
    if not arrays:
        return False
    v = rng.choice(arrays)
    v.unsigned = not v.unsigned
    return True


def _dynamic_sizes(values: list[Value]) -> list[tuple[Value, int]]:
    return [
        (v, i)
        for v in values
        if v.sizes is not None and not v.is_unranked
        for i, dynamic in enumerate(v.dynamic)
        if dynamic
    ]


def _size_named(rng: random.Random, f: Function) -> bool:
    """A dynamic size loses its name, or gets one, also that of a size which differs."""
    sizes = _dynamic_sizes([*f.arguments, *f.results])
    if not sizes:
        return False
    v, i = rng.choice(sizes)
    if rng.random() < 0.4:
        return v.dims.pop(i, None) is not None
    v.dims[i] = rng.choice(["n2", "n3", "n4", "m"])
    return True


def _size_name_changed(rng: random.Random, f: Function) -> bool:
    """The name of a size becomes another, wherever it stands."""
    for v in [*f.arguments, *f.results]:
        v.dims = {i: name.replace("n", "k") for i, name in v.dims.items()}
    f.conditions = [text.replace("n", "k") for text in f.conditions]
    return True


def _condition(rng: random.Random, f: Function) -> bool:
    """A condition on a size is added."""
    names = [v.dims[i] for v, i in _dynamic_sizes(f.arguments) if i in v.dims]
    if not names:
        return False
    name, other = rng.choice(names), rng.choice(names)
    texts = f"{name} >= 3", f"{name} % 2 == 0", f"{name} >= {other}", f"{name} >= 1"
    f.conditions.append(rng.choice(texts))
    return True


def _index_bits(rng: random.Random, f: Function) -> bool:
    """`index` has 32 bits."""
    f.index_bits = 32
    return True


def _result_named(rng: random.Random, f: Function) -> bool:
    """A result gets another name, or loses it."""
    v = rng.choice(f.results)
    if v.path is not None:
        return False
    v.name = rng.choice(["s", None])
    return True


def _integer(rng: random.Random, f: Function) -> Value | None:
    """Choose an argument or result that is an integer (not an index), or None."""
    numbers = [v for v in (*f.arguments, *f.results) if v.sizes is None and v.element[0] == "i"]
    return rng.choice([v for v in numbers if v.element != "index"] or [None])


def _wider_or_narrower(rng: random.Random, f: Function) -> bool:
    """An integer gets another width. Of i1, the number stays 0 or 1."""
    v = _integer(rng, f)
    if v is None:
        return False
    is_result = any(v is result for result in f.results)
    v.element = rng.choice(["i1"] * (v.is_bit or not is_result) + ["i8", "i16", "i32", "i64"])
    return True


def _signed_or_unsigned(rng: random.Random, f: Function) -> bool:
    """An integer without a sign becomes ``si`` or ``ui``."""
    v = _integer(rng, f)
    if v is None or v.element == "i1":
        return False
    v.element = rng.choice("su") + v.element
    return True


def _grouped(rng: random.Random, f: Function) -> bool:
    """The first two arguments are one, as for a tuple of two."""
    if any(v.name or v.path for v in f.arguments):
        return False
    for i, v in enumerate(f.arguments):
        v.path = [0, i] if i < 2 else [i - 1]
    return True


def _dynamic_size(rng: random.Random, f: Function) -> bool:
    """A static size becomes ``?``."""
    v = _memref(rng, rng.choice([f.arguments, f.arguments, f.results]))
    if v is None or all(v.dynamic):
        return False
    v.dynamic[v.dynamic.index(False)] = True
    return True


def _static_size(rng: random.Random, f: Function) -> bool:
    """A ``?`` becomes the size that is passed, of an argument also another; of a result its own."""
    v = _memref(rng, [*f.arguments, *f.results])
    if v is None or v.sizes is None or not any(v.dynamic):
        return False
    i = v.dynamic.index(True)
    v.dynamic[i] = False
    v.dims.pop(i, None)
    v.sizes[i] += rng.choice([0, 1]) * any(v is argument for argument in f.arguments)
    return True


def _other_size(rng: random.Random, f: Function) -> bool:
    """A static size grows or shrinks by one."""
    v = _memref(rng, [*f.arguments, *f.results])
    if v is None or v.sizes is None or all(v.dynamic):
        return False
    v.sizes[v.dynamic.index(False)] += rng.choice([-1, 1])
    return True


def _rank(rng: random.Random, f: Function) -> bool:
    """A memref gets one more dimension."""
    v = _memref(rng, [*f.arguments, *f.results])
    if v is None or v.sizes is None:
        return False
    v.sizes.append(2)
    v.dynamic.append(rng.random() < 0.5)
    return True


def _unranked(rng: random.Random, f: Function) -> bool:
    """An argument loses its rank, or gets it back."""
    memrefs = [v for v in f.arguments if v.sizes is not None and not v.is_strided]
    if not memrefs:
        return False
    v = rng.choice(memrefs)
    v.is_unranked = not v.is_unranked
    v.dims = {}
    return True


def _layout(rng: random.Random, f: Function) -> bool:
    """A contiguous memref becomes strided, or the other way round."""
    v = _memref(rng, [*f.arguments, *f.results])
    if v is None:
        return False
    v.is_strided = not v.is_strided
    return True


def _access(rng: random.Random, f: Function) -> bool:
    """An argument becomes ``llvm.readonly``, or may be written again."""
    v = _memref(rng, f.arguments)
    if v is None:
        return False
    v.readonly = not v.readonly
    return True


def _aliasing(rng: random.Random, f: Function) -> bool:
    """An argument gets ``llvm.noalias``, or loses it."""
    v = _memref(rng, f.arguments)
    if v is None:
        return False
    v.noalias = not v.noalias
    return True


def _key(rng: random.Random, f: Function) -> bool:
    """One string key of an index path gets another name, in all values below it."""
    values = [v for v in (*f.arguments, *f.results) if v.path and isinstance(v.path[-2:][0], str)]
    if not values:
        return False
    key = rng.choice(values).path
    assert key is not None
    at = max(len(key) - 2, 0)
    for v in [*f.arguments, *f.results]:
        if v.path and v.path[: at + 1] == key[: at + 1] and v.path is not key:
            v.path[at] = "other"
    key[at] = "other"
    return True


def _added_result(rng: random.Random, f: Function) -> bool:
    """A new result at any place, in the nest if the others are in one."""
    added = _value(rng, 9)
    added.is_unranked = False
    if f.results[0].path is not None:
        added.path = ["r", len(f.results)] if len(f.results[0].path) == 2 else ["r9"]
    f.results.insert(rng.randint(0, len(f.results)), added)
    return True


def _removed_result(rng: random.Random, f: Function) -> bool:
    """Any result but the last goes, and those after it move up."""
    if len(f.results) == 1 or (f.results[0].path is not None and len(f.results) == 2):
        return False
    f.results.remove(rng.choice(f.results))
    if len(f.results[0].path or []) == 2:
        for i, v in enumerate(f.results):
            v.path = ["r", i]
    return True


def _swapped_results(rng: random.Random, f: Function) -> bool:
    """Two results change places."""
    if len(f.results) < 2:
        return False
    i, j = rng.sample(range(len(f.results)), 2)
    f.results[i], f.results[j] = f.results[j], f.results[i]
    return True


def _out_params(rng: random.Random, f: Function) -> bool:
    """The results become arguments that the function fills."""
    f.out_params = True
    return any(v.sizes is not None for v in f.results)


def _knows_sizes_of_results(f: Function) -> bool:
    names = {v.dims.get(i) for v, i in _dynamic_sizes(f.arguments)}
    return not any(
        v.is_strided or any(v.dims.get(i, "") not in names for v, i in _dynamic_sizes([v]))
        for v in f.results
    )


def _passing(rng: random.Random, f: Function) -> bool:
    """C passes arguments as MLIR does, not as the target does."""
    f.c_abi = "mlir"
    return True


def _gone(rng: random.Random, f: Function) -> bool:
    """The new version has no such function."""
    f.exists = False
    return True


CHANGES: list[Change] = [
    _nothing, _added_argument, _removed_argument, _swapped_arguments, _swapped_paths,
    _renamed_argument, _name_dropped_or_given, _element, _wider_or_narrower, _signed_or_unsigned,
    _unsigned, _size_named, _size_name_changed, _condition, _index_bits, _result_named, _grouped,
    _dynamic_size, _static_size, _other_size, _rank, _unranked, _layout, _access, _aliasing, _key,
    _added_result, _removed_result, _swapped_results, _out_params, _passing, _gone,
]  # fmt: skip


def python_arguments(f: Function, *, by_keyword: bool) -> tuple[list[Any], dict[str, Any]]:
    """The arguments of a call, as the function says that they are passed."""
    root: dict[int | str, Any] = {}
    names: dict[int | str, str | None] = {}
    for i, v in enumerate(f.arguments):
        *above, last = v.path if v.path is not None else [i]
        level = root
        for key in above:
            level = level.setdefault(key, {})
        level[last] = _python_value(v)
        names[v.path[0] if v.path else i] = v.name if not above else None
    positional = [root[key] for key in sorted(k for k in root if isinstance(k, int))]
    keywords = {key: value for key, value in root.items() if isinstance(key, str)}
    if by_keyword:
        for i in reversed(range(len(positional))):
            if names[i] is None:
                break
            keywords[str(names[i])] = _as_lists(positional.pop())
    return list(map(_as_lists, positional)), keywords


def out_arrays(f: Function) -> list[Any]:
    """Arrays for the results of a function with out-params, None for numbers."""
    return [None if v.sizes is None else np.zeros(v.sizes, _dtype(v)) for v in f.results]


def _as_lists(node: Any) -> Any:
    if not isinstance(node, dict):
        return node
    if all(isinstance(key, int) for key in node):
        return [_as_lists(node[key]) for key in sorted(node)]
    return {key: _as_lists(child) for key, child in node.items()}


def _python_value(v: Value) -> Any:
    if v.sizes is None:
        return 2 + v.number if v.element != "i1" else True
    return v.data().reshape(v.sizes).astype(_dtype(v))


def _dtype(v: Value) -> np.dtype[Any]:
    return DTYPES[v.header_element]


def c_caller(f: Function) -> str:
    """A C function that calls ``f`` as its header says, and prints results and arguments."""
    lines, passed = [], []
    for v in f.arguments:
        name = f"a{v.number}"
        if v.sizes is None:
            passed.append(str(2 + v.number if v.element != "i1" else 1))
            continue
        c_type, rank = C_TYPES[v.header_element], len(v.sizes)
        elements = ", ".join(map(str, v.data()))
        lines += [
            f"{c_type} d{name}[] = {{{elements}}};",
            f"{c_type} *p{name} = copy(d{name}, sizeof d{name});",
        ]
        sizes = ", ".join(map(str, v.sizes))
        if v.is_unranked:
            lines += [
                f"int64_t s{name}[] = {{{sizes}}}, w{name}[memref_unranked_words({rank})];",
                f"memref_unranked {name} = memref_unranked_of(w{name}, p{name}, {rank}, s{name});",
            ]
        else:
            struct = f"memref{rank}_{v.header_element}{'_const' if v.readonly else ''}"
            lines.append(f"{struct} {name} = {struct}_of(p{name}, {sizes});")
        passed.append(f"&{name}")
    outs = [v for v in f.results if v.sizes is not None] if f.out_params else []
    returned = [v for v in f.results if v not in outs]
    call = f"_mlir_ciface_{f.name}"
    places = {v.number: "result" for v in returned}
    for v in outs:
        sizes, place = v.sizes or [], f"out{v.number}"
        c_type, struct = C_TYPES[v.header_element], f"memref{len(sizes)}_{v.header_element}"
        dims = ", ".join(map(str, sizes))
        lines += [
            f"{c_type} *p{place} = malloc({prod(sizes)} * sizeof({c_type}));",
            f"{struct} {place} = {struct}_of(p{place}, {dims});",
        ]
        passed.append(f"&{place}")
        places[v.number] = place
    if len(returned) > 1:
        members = [
            v.name or ("_".join(map(str, v.path)) if v.path else f"result{i}")
            for i, v in enumerate(returned)
        ]
        places |= {v.number: f"result.{m}" for v, m in zip(returned, members, strict=True)}
        lines.append(f"{f.name}_result result;")
        passed.insert(0, "&result")
    elif returned and returned[0].sizes is not None:
        lines.append(f"memref{len(returned[0].sizes)}_{returned[0].header_element} result;")
        passed.insert(0, "&result")
    elif returned:
        call = f"{C_TYPES[returned[0].element]} result = {call}"
    lines.append(f"{call}({', '.join(passed)});")
    for v in f.results:
        lines += _printed(v, places[v.number])
    for v in f.arguments:
        if v.sizes is not None:
            lines.append(f"for (size_t i = 0; i < {prod(v.sizes)}; ++i) show(pa{v.number}[i]);")
    body = "\n  ".join(lines)
    return f"void call_{f.name}(void) {{\n  {body}\n}}\n"


def _printed(v: Value, place: str) -> list[str]:
    if v.sizes is None:
        return [f"show({place});"]
    indices = [f"i{k}" for k in range(len(v.sizes))]
    lines = [f"show({place}.sizes[{k}]);" for k in range(len(v.sizes))]
    lines += [
        f"for (int64_t {i} = 0; {i} < {place}.sizes[{k}]; ++{i})" for k, i in enumerate(indices)
    ]
    steps = " + ".join(f"{i} * {place}.strides[{k}]" for k, i in enumerate(indices))
    return [*lines, f"  show({place}.aligned[{place}.offset + {steps}]);"]


def nests(value: Any) -> Any:
    """Results as JSON holds them."""
    if isinstance(value, dict):
        return {key: nests(child) for key, child in value.items()}
    if isinstance(value, list | tuple):
        return [nests(child) for child in value]
    if isinstance(value, np.ndarray | np.generic):
        return {"shape": list(value.shape), "elements": value.astype(float).reshape(-1).tolist()}
    return value if value is None else float(value)
