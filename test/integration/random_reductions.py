"""Random reductions of `linalg`: contractions, convolutions, pooling and sums.

    python random_reductions.py FIRST COUNT

compares tiles, whole and in parts for several cores, with the loops as they are written, for COUNT
modules of eight functions each, and prints the seeds whose numbers differ. Elements are small
integers, so that each sum is exact.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from random import Random

import numpy as np
from callers import jitted
from element_types import DTYPES

import mlir_abi
from mlir_abi.lowering import VectorRegisters

ELEMENTS = [
    *[("f32", "f32"), ("f64", "f64"), ("bf16", "f32"), ("f16", "f32"), ("f32", "f64")],
    *[("f8E4M3FN", "f32"), ("f8E5M2", "f64")],
    *[("i8", "i32"), ("i32", "i32"), ("i16", "i64")],
]
SIZES = [1, 2, 3, 4, 5, 7, 8, 12, 13, 16, 17, 24, 25, 31, 33, 40, 48, 65, 70]
FUNCTIONS = 8
REGISTERS = [(16, 16), (32, 16), (64, 32), (16, 32)]


@dataclass(frozen=True)
class Reduction:
    """The loops and indices of a ``linalg.generic``: of the inputs, then of the output."""

    kinds: str
    """A letter for each loop: parallel or reduction."""
    indices: list[list[str]]
    shapes: list[list[int]]
    combine: str

    def function(self, name: str, random: Random) -> tuple[str, list[np.ndarray]]:
        """Its text, some sizes of which are dynamic, and arguments."""
        element, result = random.choice(ELEMENTS)
        is_float, is_dynamic = result.startswith("f"), random.random() < 0.4
        elements = [element] * (len(self.indices) - 1) + [result]
        types = [
            f"tensor<{''.join(f'{self._size(n, is_dynamic, random)}x' for n in shape)}{each}>"
            for shape, each in zip(self.shapes, elements, strict=True)
        ]
        loops = ", ".join(f"d{i}" for i in range(len(self.kinds)))
        maps = ", ".join(f"affine_map<({loops}) -> ({', '.join(each)})>" for each in self.indices)
        kinds = ", ".join('"parallel"' if kind == "p" else '"reduction"' for kind in self.kinds)
        body, values = [], ["%i0", "%i1"]
        if element != result:
            widen = "extf" if is_float else "extsi"
            values = ["%w0", "%w1"]
            for i in range(2 if self.combine == "multiply" else 1):
                body.append(f"%w{i} = arith.{widen} %i{i} : {element} to {result}")
        suffix = "f" if is_float else "i"
        if self.combine == "multiply":
            body.append(f"%p = arith.mul{suffix} {', '.join(values)} : {result}")
            values = ["%p"]
        combine = f"add{suffix}"
        if self.combine == "maximum":
            combine = "maximumf" if is_float else "maxsi"
        body.append(f"%r = arith.{combine} {values[0]}, %o : {result}")
        *inputs, output = types
        names = [f"%a{i}" for i in range(len(inputs))]
        parameters = ", ".join(map("{}: {}".format, [*names, "%c"], types))
        arguments = ", ".join(f"%i{i}: {element}" for i in range(len(inputs)))
        text = f"""
func.func @{name}({parameters}) -> {output} {{
  %r = linalg.generic {{indexing_maps = [{maps}], iterator_types = [{kinds}]}}
      ins({", ".join(names)} : {", ".join(inputs)}) outs(%c : {output}) {{
  ^bb0({arguments}, %o: {result}):
    {chr(10).join(body)}
    linalg.yield %r : {result}
  }} -> {output}
  return %r : {output}
}}
"""
        numbers = np.random.default_rng(random.randrange(1 << 30))
        return text, [
            numbers.integers(-4, 5, shape).astype(DTYPES[each])
            for shape, each in zip(self.shapes, elements, strict=True)
        ]

    @staticmethod
    def _size(size: int, is_dynamic: bool, random: Random) -> str:
        return "?" if is_dynamic and random.random() < 0.8 else str(size)


def contraction(random: Random) -> Reduction:
    """A product of two tensors, of which each has its dimensions in any order."""
    counts = [(0, 1, 1, 1), (1, 1, 1, 1), (0, 2, 1, 1), (0, 1, 1, 2), (0, 0, 1, 1), (0, 1, 0, 1)]
    counts += [(1, 1, 1, 2), (2, 1, 1, 1), (0, 0, 0, 1)]
    loops = list("".join(role * n for role, n in zip("bmnk", random.choice(counts), strict=True)))
    random.shuffle(loops)
    sizes = sizes_of(random, len(loops))

    def dimensions(roles: str) -> list[int]:
        chosen = [i for i, role in enumerate(loops) if role in roles]
        random.shuffle(chosen)
        return chosen

    operands = [dimensions(each) for each in ("bmk", "bkn", "bmn")]
    indices = [[f"d{i}" for i in each] for each in operands]
    shapes = [[sizes[i] for i in each] for each in operands]
    for index, shape in zip(indices[:2], shapes, strict=False):
        if random.random() < 0.2:  # a dimension of which one index is read
            place, size = random.randint(0, len(index)), random.randint(1, 3)
            index.insert(place, str(random.randrange(size)))
            shape.insert(place, size)
    return Reduction(
        "".join("r" if role == "k" else "p" for role in loops), indices, shapes, "multiply"
    )


def window(random: Random) -> Reduction:
    """A convolution (also of each channel alone) or pooling, with any strides and dilations."""
    n, h, w = random.choice([1, 2]), random.choice([1, 2, 5, 7]), random.choice([1, 3, 9, 20, 33])
    kh, kw = random.choice([1, 2, 3]), random.choice([1, 3])
    c, f = random.choice([1, 3, 16, 17, 32]), random.choice([1, 4, 8, 19, 32])
    stride, dilation = random.choice([1, 1, 2]), random.choice([1, 1, 2])
    rows, columns = f"d1 * {stride} + d4 * {dilation}", f"d2 * {stride} + d5 * {dilation}"
    ih, iw = ((a - 1) * stride + (b - 1) * dilation + 1 for a, b in ((h, kh), (w, kw)))
    combine = random.choice(["multiply", "multiply", "maximum", "add"])
    is_last = random.random() < 0.5  # the channel
    if combine == "multiply" and random.random() < 0.7:
        image = (["d0", rows, columns, "d6"], [n, ih, iw, c])
        kernel = (["d4", "d5", "d6", "d3"], [kh, kw, c, f])
        if not is_last:
            image = (["d0", "d6", rows, columns], [n, c, ih, iw])
            kernel = (["d3", "d6", "d4", "d5"], [f, c, kh, kw])
        kinds = "pppprrr"
    else:
        image = (["d0", rows, columns, "d3"], [n, ih, iw, f])
        kernel = (["d4", "d5", "d3"], [kh, kw, f])
        if not is_last:
            image = (["d0", "d3", rows, columns], [n, f, ih, iw])
        if combine != "multiply":
            kernel = (["d4", "d5"], [kh, kw])
        kinds = "pppprr"
    output = (["d0", "d1", "d2", "d3"], [n, h, w, f])
    if not is_last:
        output = (["d0", "d3", "d1", "d2"], [n, f, h, w])
    indices, shapes = zip(image, kernel, output, strict=True)
    return Reduction(kinds, list(indices), list(shapes), combine)


def gradient(random: Random) -> Reduction:
    """The gradient of a convolution by its filter, with the channels first."""
    n, h, w = random.choice([1, 2]), random.choice([2, 5, 9]), random.choice([5, 16, 21, 33])
    f, c = random.choice([16, 17, 33, 48]), random.choice([1, 3, 16, 20])
    kh, kw, stride = random.choice([1, 3]), random.choice([1, 3, 5]), random.choice([1, 2])
    ih, iw = (h - 1) * stride + kh, (w - 1) * stride + kw
    rows, columns = f"d2 + d5 * {stride}", f"d3 + d6 * {stride}"
    indices = [["d4", "d1", rows, columns], ["d4", "d0", "d5", "d6"], ["d0", "d1", "d2", "d3"]]
    shapes = [[n, c, ih, iw], [n, f, h, w], [f, c, kh, kw]]
    return Reduction("pppprrr", indices, shapes, "multiply")


def total(random: Random) -> Reduction:
    """A sum or maximum over some of the axes."""
    rank = random.choice([1, 2, 3])
    sizes = sizes_of(random, rank)
    reduced = random.sample(range(rank), random.randint(1, rank))
    kept = [i for i in range(rank) if i not in reduced]
    return Reduction(
        "".join("r" if i in reduced else "p" for i in range(rank)),
        [[f"d{i}" for i in range(rank)], [f"d{i}" for i in kept]],
        [sizes, [sizes[i] for i in kept]],
        random.choice(["add", "maximum"]),
    )


def sizes_of(random: Random, rank: int) -> list[int]:
    while True:
        sizes = [random.choice(SIZES) for _ in range(rank)]
        if np.prod(sizes) <= 60_000:
            break
    if random.random() < 0.1:
        sizes[random.randrange(rank)] = 0
    return sizes


def differences(seed: int) -> list[str]:
    """The functions whose tiles compute other numbers than the loops as they are written."""
    random = Random(seed)
    kinds = [contraction, contraction, window, gradient, total]
    functions = [random.choice(kinds)(random).function(f"f{i}", random) for i in range(FUNCTIONS)]
    module = "".join(text for text, _ in functions)
    registers = VectorRegisters(*random.choice(REGISTERS))
    level = random.choice([0, 2])
    written = jitted(module, opt_level=0)
    size, number = registers
    mlir_abi.set_num_threads(random.choice([1, 2, 3, 7]))
    texts = []
    for parts in "", "least-work=1":
        options = f"opt-level=2 vector-bytes={size} registers={number} {parts}"
        pipeline = f"builtin.module(abi-default{{{options}}})"
        tiled = jitted(module, pipeline=pipeline, opt_level=level)
        texts += [
            f"{options}, -O{level}: {[array.shape for array in arguments]}\n{text}"
            for i, (text, arguments) in enumerate(functions)
            if not np.array_equal(written[f"f{i}"](*arguments), tiled[f"f{i}"](*arguments))
        ]
    return texts


if __name__ == "__main__":
    first, count = map(int, sys.argv[1:])
    for seed in range(first, first + count):
        for difference in differences(seed):
            print(f"seed {seed}, {difference}", flush=True)
