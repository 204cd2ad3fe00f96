"""The types of random programs."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, nan
from random import Random
from typing import Any, TypeAlias

import numpy as np
from element_types import DTYPES


class FailedError(Exception):
    """An assertion of the program does not hold."""


class UndefinedError(Exception):
    """The program does what has no defined result, or takes too long."""


@dataclass(frozen=True)
class Element:
    """A type of numbers, and its dtype where NumPy or ml_dtypes has one."""

    name: str
    bits: int
    dtype: Any = None

    def __str__(self) -> str:
        return self.name

    @property
    def is_integer(self) -> bool:
        return self.name.startswith("i")

    @property
    def is_arithmetic(self) -> bool:
        """Whether `arith` computes with it: not with floats of 8 bits and fewer."""
        return self.is_integer or self.bits >= 16

    def wrap(self, number: Any) -> Any:
        """The value nearest to ``number``, or for integers congruent to it."""
        if self.is_integer:
            return int(number) % 2**self.bits
        with np.errstate(all="ignore"):
            value = float(np.array(number, np.float64).astype(self.dtype))
        if self.name == "bf16" and 0 < abs(value) < 2**-126:
            raise UndefinedError("subnormals are zero on some processors (docs/versions.md)")
        return value

    def signed(self, value: int) -> int:
        return value - 2**self.bits if value >> (self.bits - 1) else value

    def to_bits(self, value: Any) -> int:
        if self.is_integer:
            return value
        unsigned = f"u{max(self.bits, 8) // 8}"
        return int(np.array(value, np.float64).astype(self.dtype).view(unsigned))

    def from_bits(self, bits: int) -> Any:
        if self.is_integer:
            return bits
        return self.wrap(float(np.array(bits, f"u{max(self.bits, 8) // 8}").view(self.dtype)))

    def random(self, rng: Random) -> Any:
        if self.is_integer:
            edges = [0, 1, 2, 3, -1, -2, 1 << (self.bits - 1), (1 << (self.bits - 1)) - 1]
            return self.wrap(rng.choice([*edges, rng.getrandbits(self.bits), rng.randint(0, 9)]))
        edges = [0.0, -0.0, 1.0, -1.0, 0.5, 3.0, -1.75, rng.uniform(-4, 4), rng.gauss(0, 100)]
        small = 1e-30 if self.name == "bf16" else 1e-40
        return self.wrap(rng.choice(edges * 3 + [inf, -inf, nan, small, 1e300, 65504.0]))

    def literal(self, value: Any) -> str:
        if self.name == "i1":
            return "true" if value else "false"
        if self.is_integer:
            return str(self.signed(value))
        return f"0x{self.to_bits(value):0{max(self.bits // 4, 1)}X}"


INDEX, BIT = Element("index", 64, DTYPES["index"]), Element("i1", 1, DTYPES["i1"])
_INTEGERS, _FLOATS = ["i2", "i4", "i8", "i16", "i32", "i64"], ["f16", "bf16", "f32", "f64"]
_FLOATS += ["f8E5M2", "f8E4M3", "f8E4M3FN", "f8E3M4", "f8E5M2FNUZ", "f8E4M3FNUZ", "f8E4M3B11FNUZ"]
_FLOATS += ["f8E8M0FNU", "f6E3M2FN", "f4E2M1FN"]
NAMED = [INDEX, BIT]
NAMED += [
    Element(name, int(re.search(r"\d+", name)[0]), DTYPES[name]) for name in (*_INTEGERS, *_FLOATS)
]
"""Elements of arrays that Python passes."""

INTERNAL = [Element(f"i{bits}", bits) for bits in (3, 7, 13, 24, 33, 48, 63, 65, 100, 128)]
"""Elements that only the program itself has."""

Shape: TypeAlias = tuple["int | None", ...]
"""Sizes, None where only the run knows them."""


@dataclass(frozen=True)
class Array:
    """What vectors, tensors and memrefs have in common."""

    shape: Shape
    element: Element

    @property
    def rank(self) -> int:
        return len(self.shape)

    def _sized(self, name: str, suffix: str = "") -> str:
        sizes = [f"{'?' if size is None else size}x" for size in self.shape]
        return f"{name}<{''.join(sizes)}{self.element}{suffix}>"


class Vector(Array):
    """A vector; its sizes are static."""

    def __str__(self) -> str:
        return self._sized("vector")


class Tensor(Array):
    """A ranked tensor."""

    def __str__(self) -> str:
        return self._sized("tensor")


@dataclass(frozen=True)
class MemRef(Array):
    """A ranked memref, of row-major layout, or with ``strides`` from ``offset`` on."""

    strides: Shape | None = None
    offset: int | None = 0
    as_map: bool = False
    """Whether a static layout is written as an affine map."""

    def __str__(self) -> str:
        if self.strides is None:
            return self._sized("memref")
        texts = ["?" if each is None else str(each) for each in (*self.strides, self.offset)]
        if self.as_map:
            dimensions = [f"d{i}" for i in range(self.rank)]
            terms = [f"{d} * {s}" for d, s in zip(dimensions, texts, strict=False)]
            sum_ = " + ".join([*terms, texts[-1]])
            return self._sized("memref", f", affine_map<({', '.join(dimensions)}) -> ({sum_})>")
        return self._sized("memref", f", strided<[{', '.join(texts[:-1])}], offset: {texts[-1]}>")

    def all_strides(self) -> Shape:
        if self.strides is not None:
            return self.strides
        strides: list[int | None] = [1]
        for size in self.shape[:0:-1]:
            last = strides[-1]
            strides.append(None if last is None or size is None else last * size)
        return tuple(strides[::-1][len(strides) - self.rank :])


@dataclass(frozen=True)
class Unranked:
    """An unranked memref, of row-major layout."""

    element: Element

    def __str__(self) -> str:
        return f"memref<*x{self.element}>"


@dataclass(frozen=True)
class FunctionType:
    """The type of a function."""

    inputs: tuple[Type, ...]
    outputs: tuple[Type, ...]

    def __str__(self) -> str:
        return f"({listed(self.inputs)}) -> ({listed(self.outputs)})"


Type: TypeAlias = Element | Array | Unranked | FunctionType


def listed(items: Sequence[object]) -> str:
    return ", ".join(map(str, items))


def dynamic(rank: int, element: Element) -> MemRef:
    """The memref type that all others of ``rank`` can be cast to."""
    return MemRef((None,) * rank, element, (None,) * rank, None)


def element_of(type_: Any) -> Element:
    return type_ if isinstance(type_, Element) else type_.element
