"""Modules lowered by ours and by upstream's pass are executed, and give what NumPy gives."""

from __future__ import annotations

import ctypes
import functools
import operator
import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from string import Template
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from conversion import Convention
from execution import (
    Executable,
    c_type,
    content,
    descriptor,
    descriptor_type,
    fields_of,
    lower,
    scalar,
    struct,
    unranked,
)
from mlir import ir
from random_calls import fields, random_hand_on, result_object, value

INPUTS = Path(__file__).parent / "Inputs"
LIBC = ctypes.CDLL(None)
LIBC.free.argtypes = [ctypes.c_void_p]

INDEX = {32: ctypes.c_int32, 64: ctypes.c_int64}
CONVERSIONS = ["upstream", "ours", "ours with accesses"]


@dataclass(frozen=True)
class Element:
    """An element type, with two operations in MLIR and in NumPy.

    ``product`` is of ``%x`` and ``%factor``, ``sum`` of ``%sum`` and ``%x``. No operation needs a
    library: half floats are only negated.
    """

    name: str
    dtype: Any
    product: str
    sum: str
    times: Callable[[Any, Any], Any] = operator.mul
    plus: Callable[[Any, Any], Any] = operator.add


def _negated(name: str, dtype: Any) -> Element:
    negf = f"arith.negf %x : {name}"
    return Element(name, dtype, negf, negf, lambda x, _factor: -x, lambda _sum, x: -x)


def _of_dialect(dialect: str, suffix: str, name: str, dtype: Any) -> Element:
    product = f"{dialect}.mul{suffix} %x, %factor : {name}"
    return Element(name, dtype, product, f"{dialect}.add{suffix} %sum, %x : {name}")


ELEMENTS = {
    element.name: element
    for element in [
        *(_of_dialect("arith", "i", f"i{n}", np.dtype(f"i{n // 8}")) for n in (8, 16, 32, 64)),
        _of_dialect("arith", "f", "f32", np.float32),
        _of_dialect("arith", "f", "f64", np.float64),
        _negated("f16", np.float16),
        _negated("bf16", ml_dtypes.bfloat16),
        Element(
            "i1", np.bool_, "arith.andi %x, %factor : i1", "arith.xori %sum, %x : i1",
            operator.and_, operator.xor,
        ),
        # NumPy multiplies complex numbers as it likes; a sum is exact.
        Element(
            "complex<f32>", np.complex64, "complex.add %x, %factor : complex<f32>",
            "complex.add %sum, %x : complex<f32>", operator.add,
        ),
        Element(
            "complex<f64>", np.complex128, "complex.sub %x, %factor : complex<f64>",
            "complex.add %sum, %x : complex<f64>", operator.sub,
        ),
    ]
}  # fmt: skip


@functools.cache
def compiled(conversion: str, width: int, name: str) -> Executable:
    """``Inputs/arrays.mlir`` for the element type ``name``; one of them is optimised."""
    element = ELEMENTS[name]
    text = Template((INPUTS / "arrays.mlir").read_text()).substitute(
        T=name, product=element.product, sum=element.sum
    )
    convention = Convention(index_bitwidth=width)
    convert = convention.upstream if conversion == "upstream" else convention.ours
    with ir.Context(), ir.Location.unknown():
        module = lower(text, convert, width, accesses="accesses" in conversion)
        return Executable(module, opt_level=2 if name == "i32" else 0)


@dataclass(frozen=True)
class Setting:
    """What is called, on which kind of array, with a source of random data."""

    conversion: str
    width: int
    element: Element
    rng: np.random.Generator

    @property
    def index(self) -> type:
        return INDEX[self.width]

    def call(self, name: str, *arguments: Any, result: Any = None) -> Any:
        return compiled(self.conversion, self.width, self.element.name).call(
            name, *arguments, result=result
        )

    def random(self, *shape: int) -> np.ndarray:
        dtype = np.dtype(self.element.dtype)
        values = self.rng.integers(-100, 100, shape)
        if dtype.kind == "c":
            values = values + 1j * self.rng.integers(-100, 100, shape)
        return np.asarray(values > 0 if dtype == np.bool_ else values).astype(dtype)

    def view(self, rows: int, columns: int) -> np.ndarray:
        """A random view of that shape: steps, transposed or not, now and then backwards."""
        row_step, column_step = self.rng.integers(1, 4, 2)
        base = self.random(rows * row_step + 2, columns * column_step + 3)
        if self.rng.integers(2):
            base = np.asfortranarray(base)
        view = base[1 : 1 + rows * row_step : row_step, 2 : 2 + columns * column_step : column_step]
        # Upstream's loads multiply as if no stride were negative.
        if self.conversion == "ours with accesses" and self.rng.integers(2):
            view = view[::-1] if self.rng.integers(2) else view[:, ::-1]
        return view

    def descriptor(self, array: np.ndarray, offset: int = 0) -> Any:
        return descriptor(array, self.index, offset)

    def scalar(self, value: Any) -> Any:
        return scalar(value, self.element.dtype)

    def scalar_type(self) -> Any:
        return c_type(self.element.dtype)

    def value(self, room: Any) -> Any:
        """What a C object of `scalar_type` holds."""
        stored = room if isinstance(room, int) else content(room)
        dtype = np.dtype(self.element.dtype)
        if isinstance(stored, int):  # ctypes gives the fields of a struct as Python integers
            stored = stored.to_bytes(dtype.itemsize, "little")
        return np.frombuffer(stored, dtype)[0]


def possible(conversion: str, name: str) -> bool:
    """The wheel's finalize-memref-to-llvm asserts on loads and stores of i1."""
    return name != "i1" or conversion == "ours with accesses"


SETTINGS = {
    f"{name}, index {width}, {conversion}": (conversion, width, element)
    for conversion in CONVERSIONS
    for width in INDEX
    for name, element in ELEMENTS.items()
    if possible(conversion, name)
}


def is_slow(name: str) -> bool:
    """Whether another element type was tried with MLIR's own code, or an index of this width."""
    conversion, width, element = SETTINGS[name]
    return (conversion == "upstream" or width == 32) and element.name != "i32"


def marked(names: Iterable[str]) -> list[Any]:
    return [pytest.param(name, marks=[pytest.mark.slow] if is_slow(name) else []) for name in names]


@pytest.fixture(params=marked(SETTINGS))
def setting(request: pytest.FixtureRequest) -> Setting:
    conversion, width, element = SETTINGS[request.param]
    return Setting(conversion, width, element, np.random.default_rng(7))


def test_strided_views(setting: Setting) -> None:
    """Element by element over random views with random offsets, row by row through a call."""
    for rows, columns in [(1, 1), (3, 5), (7, 2), (0, 3), (4, 4)]:
        source, target = setting.view(rows, columns), setting.view(rows, columns)
        factor = setting.random(1)[0]
        setting.call(
            "scale",
            setting.descriptor(source, offset=int(setting.rng.integers(0, 9))),
            setting.scalar(factor),
            setting.descriptor(target, offset=3),
        )
        np.testing.assert_array_equal(target, setting.element.times(source, factor))


def test_static_layouts(setting: Setting) -> None:
    """Known sizes, strides and offsets, by ``strided`` and by an affine map."""
    storage = setting.random(2, 9)
    source = storage[:, 2:5]
    target = setting.random(3, 2)
    descriptor = setting.descriptor(source, offset=2)
    setting.call("transpose", descriptor, setting.descriptor(target))
    np.testing.assert_array_equal(target, source.T)


def test_several_results(setting: Setting) -> None:
    """Scalars, an index, a flag, and memrefs of rank 1 and 0 come back in one struct."""
    source, cell = setting.random(6), setting.random()
    results = struct(
        first=setting.scalar_type(),
        size=setting.index,
        same=descriptor_type(1, setting.index),
        flag=ctypes.c_bool,
        last=setting.scalar_type(),
        cell=descriptor_type(0, setting.index),
    )
    memref, rank_0 = setting.descriptor(source), setting.descriptor(cell)
    setting.call("first_last", memref, rank_0, result=results)
    assert setting.value(results.first) == source[0]
    assert setting.value(results.last) == cell[()] == source[-1]
    assert results.size == source.size
    assert results.flag
    assert content(results.same) == content(memref)
    assert content(results.cell) == content(rank_0)


def test_descriptors_pass_through_callers(setting: Setting) -> None:
    """A view comes back as it was, through a caller that unpacks two results and packs them."""
    view, row = (
        setting.descriptor(setting.view(3, 4), offset=5),
        setting.descriptor(setting.random(2)),
    )
    results = struct(view=type(view), row=type(row))
    setting.call("swap_back", view, row, result=results)
    assert content(results.view) == content(view)
    assert content(results.row) == content(row)


@pytest.mark.parametrize(
    "setting",
    # An allocation of complex numbers is aligned by arithmetic in the width of index.
    marked(
        name
        for name, (_, width, element) in SETTINGS.items()
        if width == 64 or not element.name.startswith("complex")
    ),
    indirect=True,
)
def test_new_storage(setting: Setting) -> None:
    """What the function allocates is the caller's, who frees it."""
    value = setting.random(1)[0]
    memref = setting.call(
        "filled",
        setting.index(9),
        setting.scalar(value),
        result=descriptor_type(1, setting.index)(),
    )
    np.testing.assert_array_equal(elements(memref, setting.element.dtype), np.full(9, value))
    LIBC.free(memref.allocated)


def elements(memref: Any, dtype: Any) -> np.ndarray:
    """A copy of the elements of a contiguous memref of rank 1."""
    start = memref.aligned + memref.offset * np.dtype(dtype).itemsize
    return np.frombuffer(ctypes.string_at(start, memref.sizes[0] * np.dtype(dtype).itemsize), dtype)


def test_recursion(setting: Setting) -> None:
    """A sum by recursion over the index, with blocks other than the entry."""
    source = setting.random(20)
    total = setting.scalar_type()()
    setting.call(
        "sum_from",
        setting.descriptor(source),
        setting.index(0),
        setting.scalar(0),
        result=total,
    )
    with np.errstate(over="ignore"):
        expected = functools.reduce(setting.element.plus, source, source.dtype.type(0))
    assert setting.value(total) == expected


@pytest.mark.parametrize("name", ["pick_by_pointer", "pick_by_branch"])
def test_chosen_at_run_time(setting: Setting, name: str) -> None:
    """A function value that is called, and memrefs as block arguments."""
    left, right = setting.descriptor(setting.random(2)), setting.descriptor(setting.random(3))
    for which in (True, False):
        result = setting.call(name, ctypes.c_bool(which), left, right, result=type(left)())
        assert content(result) == content(left if which else right)


@pytest.mark.parametrize("shape", [(), (5,), (2, 3), (2, 1, 4, 3)], ids=str)
def test_unranked_argument(setting: Setting, shape: tuple[int, ...]) -> None:
    """The rank and the sizes of a memref of any rank are read, and its descriptor left alone."""
    ranked = setting.descriptor(setting.random(*shape))
    before = content(ranked)
    count = setting.call(
        "element_count", unranked(ranked, len(shape), setting.index), result=setting.index()
    )
    assert count.value == np.prod(shape, dtype=int)
    assert content(ranked) == before


@pytest.mark.parametrize("shape", [(), (5,), (2, 1, 4, 3)], ids=str)
def test_unranked_result(setting: Setting, shape: tuple[int, ...]) -> None:
    """An unranked result has a descriptor of its own, which the caller frees."""
    ranked = setting.descriptor(setting.random(*shape))
    argument = unranked(ranked, len(shape), setting.index)
    result = setting.call("unranked", argument, result=type(argument)())
    assert_copy(result, ranked, len(shape))


def assert_copy(result: Any, ranked: Any, rank: int) -> None:
    """``result`` has a heap copy of the fields of ``ranked``, which is freed here."""
    assert result.rank == rank
    assert result.descriptor != ctypes.addressof(ranked)
    expected = fields_of(ranked)
    assert ctypes.string_at(result.descriptor, len(expected)) == expected
    LIBC.free(result.descriptor)


def test_unranked_results_of_callees(setting: Setting) -> None:
    """A caller of unranked results, by name and by pointer, uses them and returns them."""
    source = setting.random(4)
    row, scalar_ = setting.descriptor(source), setting.descriptor(setting.random())
    a, b = unranked(row, 1, setting.index), unranked(scalar_, 0, setting.index)
    results = struct(y=type(b), first=setting.scalar_type(), x=type(a))
    setting.call("unranked_pair", a, b, result=results)
    assert setting.value(results.first) == source[0]
    assert_copy(results.x, row, 1)
    assert_copy(results.y, scalar_, 0)


@pytest.mark.parametrize("width", INDEX)
@pytest.mark.parametrize("conversion", ["upstream", "ours"])
def test_random_signatures(context: ir.Context, conversion: str, width: int) -> None:
    """Random values through random signatures arrive byte for byte, whatever is packed in them."""
    rng, index = random.Random(width), INDEX[width]
    functions = [random_hand_on(rng, f"f{i}") for i in range(25)]
    text = "\n".join(function.text() for function in functions)
    convert = getattr(Convention(index_bitwidth=width), conversion)
    executable = Executable(lower(text, convert, width))
    for function in functions:
        values, kept = zip(*(value(type_, rng, index) for type_ in function.inputs), strict=True)
        result = result_object(function.results, index)
        executable.call(function.name, *values, result=result)
        actual = fields(result, len(function.picked))
        for type_, number, stored in zip(function.results, function.picked, actual, strict=True):
            if type_ == "memref<*xf32>":
                copy = type(values[number]).from_buffer_copy(stored)
                assert_copy(copy, kept[number], values[number].rank)
            elif type_.startswith("memref"):
                copy = type(values[number]).from_buffer_copy(stored)
                assert fields_of(copy) == fields_of(values[number])
            else:
                assert stored == content(values[number])
