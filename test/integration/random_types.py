"""Random types that the LLVM calling convention can express, as MLIR text."""

from __future__ import annotations

import random
from dataclasses import dataclass

# fmt: off
INTEGERS = [
    "i1", "i7", "i8", "i16", "i24", "i32", "i64", "i65", "i128",
    "si8", "si32", "ui16", "ui64", "index",
]
FLOATS = ["f16", "bf16", "f32", "f64", "f80", "f128"]
SMALL_FLOATS = [
    "f8E5M2", "f8E4M3", "f8E4M3FN", "f8E5M2FNUZ", "f8E4M3FNUZ", "f8E4M3B11FNUZ", "f8E3M4",
    "f8E8M0FNU", "f6E2M3FN", "f6E3M2FN", "f4E2M1FN",
]
# fmt: on
COMPLEX = ["complex<f32>", "complex<f64>", "complex<bf16>", "complex<i7>", "complex<f8E5M2>"]
VECTORS = [
    "vector<f32>",
    "vector<index>",
    "vector<4xf32>",
    "vector<4xi1>",
    "vector<3xf8E4M3FN>",
    "vector<[4]xf32>",
    "vector<2x3xf64>",
    "vector<2x3x4xi8>",
    "vector<2x[4]xindex>",
]
LLVM_TYPES = [
    "!llvm.ptr",
    "!llvm.ptr<3>",
    "!llvm.struct<(i32, f32)>",
    "!llvm.struct<packed (i8, i64)>",
    "!llvm.struct<(i8, struct<(ptr, array<2 x i16>)>)>",
    '!llvm.struct<"named", (i32, ptr)>',
    '!llvm.struct<"converted", (i32, complex<f32>)>',
    '!llvm.struct<"list", (i32, struct<"list">)>',
    '!llvm.struct<"tree", packed (array<2 x struct<"tree">>, vector<2x3xf32>)>',
    '!llvm.struct<"outer", (struct<"inner", (struct<"outer">, struct<"inner">)>, i64)>',
    '!llvm.struct<(struct<"list", (i32, struct<"list">)>, complex<f32>)>',
    "!llvm.struct<(i32, index)>",
    "!llvm.array<4 x i32>",
]
POINTERS = [
    "!ptr.ptr<#llvm.address_space<0>>",
    "!ptr.ptr<#llvm.address_space<3>>",
    "!ptr.ptr<#nvvm.memory_space<shared>>",
    "!llvm.array<2 x !ptr.ptr<#llvm.address_space<1>>>",
    "!llvm.struct<(!ptr.ptr<#llvm.address_space<1>>, complex<f32>)>",
]
FUNCTION_TYPES = ["() -> ()", "(i32) -> f32", "(memref<?xf32>, index) -> (memref<*xf32>, i1)"]
MEMORY_SPACES = ["1", "3", "1 : i32", "0"]


@dataclass(frozen=True)
class TypeSource:
    """Draws types; ``bare_pointers`` keeps memrefs to those that a bare pointer can stand for."""

    rng: random.Random
    bare_pointers: bool = False

    def any(self) -> str:
        """An argument or result type, half of the time a memref."""
        draw = self.rng.random()
        if draw < 0.5:
            return self.ranked()
        if draw < 0.6 and not self.bare_pointers:
            return self.unranked()
        return self.scalar()

    def scalar(self) -> str:
        kinds = [INTEGERS, FLOATS, SMALL_FLOATS, COMPLEX, VECTORS, LLVM_TYPES, FUNCTION_TYPES]
        kinds.append(POINTERS)
        return self.rng.choice(self.rng.choices(kinds, weights=[8, 4, 1, 2, 2, 3, 1, 1])[0])

    def element(self) -> str:
        """An element type of a memref, now and then a memref itself."""
        if self.rng.random() < 0.05:
            return TypeSource(self.rng).ranked() if self.rng.random() < 0.7 else self.unranked()
        kinds = [INTEGERS, FLOATS, SMALL_FLOATS, COMPLEX, VECTORS]
        return self.rng.choice(self.rng.choices(kinds, weights=[8, 8, 1, 2, 2])[0])

    def unranked(self) -> str:
        return f"memref<*x{self.element()}{self._memory_space()}>"

    def ranked(self) -> str:
        rank = self.rng.choices([0, 1, 2, 3, 4, 6], weights=[2, 6, 6, 3, 1, 1])[0]
        sizes = [self._size() for _ in range(rank)]
        shape = "".join(f"{size}x" for size in sizes)
        layout = self._layout(rank)
        return f"memref<{shape}{self.element()}{layout}{self._memory_space()}>"

    def _size(self) -> str:
        if self.bare_pointers:  # MLIR takes the strides left of a size 0 for dynamic
            return str(self.rng.choice([1, 2, 3, 16]))
        return "?" if self.rng.random() < 0.5 else str(self.rng.choice([0, 1, 2, 3, 4, 16, 1000]))

    def _stride(self) -> str:
        if not self.bare_pointers and self.rng.random() < 0.4:
            return "?"
        return str(self.rng.choice([0, 1, 1, 2, 5, 64, -1]))

    def _layout(self, rank: int) -> str:
        draw = self.rng.random()
        if draw < 0.6:
            return ""
        if draw < 0.85:
            strides = ", ".join(self._stride() for _ in range(rank))
            offset = self.rng.choice(["", ", offset: 7", ", offset: 0"])
            if not self.bare_pointers and self.rng.random() < 0.4:
                offset = ", offset: ?"
            return f", strided<[{strides}]{offset}>"
        return f", {self._affine_map(rank)}"

    def _affine_map(self, rank: int) -> str:
        """A map with one result that is linear in its dimensions, so that it has strides."""
        dimensions = [f"d{i}" for i in range(rank)]
        terms = [
            d if (factor := self.rng.choice([1, 2, 10])) == 1 else f"{d} * {factor}"
            for d in dimensions
        ]
        symbols = ""
        if not self.bare_pointers and rank and self.rng.random() < 0.4:
            symbols, terms[0] = "[s0]", "d0 * s0"
        constant = [str(self.rng.choice([0, 3]))]
        return f"affine_map<({', '.join(dimensions)}){symbols} -> ({' + '.join(terms + constant)})>"

    def _memory_space(self) -> str:
        return f", {self.rng.choice(MEMORY_SPACES)}" if self.rng.random() < 0.15 else ""
