"""The declarations that the pass writes are those that IREE's compiler writes, word for word."""

from __future__ import annotations

import random

import pytest
from iree_process import run

# fmt: off
NUMBERS = [
    "i1", "i4", "i8", "i16", "i32", "i64", "i128", "si1", "si8", "si32", "ui8", "ui64", "index",
    "f16", "bf16", "f32", "f64", "f80", "f128", "tf32", "f8E4M3FN", "f8E5M2", "f6E3M2FN",
    "f4E2M1FN", "complex<f32>", "complex<f64>", "complex<i32>",
]
OTHERS = [
    "none", "vector<4xf32>", "vector<2x3xi8>", "vector<f64>", "vector<2x[4]xf64>",
    "vector<[4]x1xi8>", "tensor<?xvector<2xf64>>", "tensor<vector<[2]xi8>>",
    "tuple<i32, tuple<tensor<?xf32>>>", "memref<4xf64>", "memref<*xf32>",
    "memref<?x4xf32, strided<[?, 1], offset: ?>>",
    "memref<4x4xi8, affine_map<(d0, d1) -> (d1, d0)>, 3>",
    "!util.list<?>", "!util.list<i8>", "!util.list<!hal.buffer_view>", "!util.buffer",
    "!util.object", "!hal.buffer_view", "!hal.buffer", "!hal.fence", "!hal.device",
    "!stream.timepoint", "!flow.channel", "!llvm.ptr", "!quant.uniform<i8:f32, 1.0>",
]
# fmt: on
ENCODINGS = ["", "", "", ', "an encoding"', ", #iree_encoding.testing<>"]
NAMES = ["x", "", "a b", "input1", "output0", "%x", "\\22q\\22", "\\0A", "\\C3\\A9", "{}", "1"]
SYMBOLS = ["{}", "{}.b", "é{}", "a {}", "\\22{}\\22", "{}\\0A"]
ATTRIBUTES = [
    "iree.abi.affinity = 1 : index",
    "iree.abi.consume",
    "iree.abi.name = 7",
    "iree.abi.tied = 0 : index",
    "other.array = [1, 2.5, i32]",
    "other.dense = dense<1.0> : tensor<4xf64>",
    'other.dict = {a = unit, "b c" = #iree_encoding.testing<>}',
    'other.text = "\\22\\0A\\FF\\C3\\A9"',
    "other.unit",
]
FENCES = '"coarse-fences"'
MODELS = [FENCES, FENCES, '"sync"', '"unknown"', "3", None]


class Source:
    """Draws functions that ``iree-compile`` takes as far as the wrappers of its ABI."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def module(self, functions: int) -> str:
        return "\n".join(self._function(i) for i in range(functions))

    def _function(self, number: int) -> str:
        op, end = self._rng.choice([("func.func", "return"), ("util.func public", "util.return")])
        symbol = self._rng.choice(SYMBOLS).format(f"f{number}")
        model = self._rng.choice(MODELS)
        attributes = f"attributes {{iree.abi.model = {model}}}" if model else ""
        types = [self._type() for _ in range(self._rng.randrange(5))]
        placed = self._rng.random() < 0.3
        arguments = [
            f"%{i}: {type_}{self._annotations(type_, placed, i)}" for i, type_ in enumerate(types)
        ]
        returned = self._rng.choices(range(len(types)), k=self._rng.randrange(4)) if types else []
        if model == FENCES:  # iree-compile loses numbers that are returned beside tensors
            returned = returned[:1]
        results = [
            f"{types[i]}{self._annotations(types[i], placed, number)}"
            for number, i in enumerate(returned)
        ]
        if returned:
            end += (
                f" {', '.join(f'%{i}' for i in returned)} : {', '.join(types[i] for i in returned)}"
            )
        return (
            f'{op} @"{symbol}"({", ".join(arguments)}) -> ({", ".join(results)}) {attributes} '
            f"{{ {end} }}"
        )

    def _type(self) -> str:
        kind = self._rng.random()
        if kind < 0.3:
            return self._rng.choice(NUMBERS)
        if kind < 0.5:
            return self._rng.choice(OTHERS)
        sizes = [self._rng.choice(["?", "0", "1", "4", "123456789"]) for _ in range(4)]
        shape = "x".join([*sizes[: self._rng.randrange(5)], self._rng.choice(NUMBERS)])
        return f"tensor<{shape}{self._rng.choice(ENCODINGS)}>"

    def _annotations(self, type_: str, placed: bool, index: int) -> str:
        drawn = self._rng.sample(ATTRIBUTES, self._rng.choice([0, 0, 1, 2, 3]))
        if placed:
            drawn.append(f"iree.abi.index_path = [{index}]")
        if type_.startswith("tensor") and self._rng.random() < 0.2:
            drawn.append(f"iree.abi.encoding = {type_}")
        if self._rng.random() < 0.3 and "iree.abi.name = 7" not in drawn:
            drawn.append(f'iree.abi.name = "{self._rng.choice(NAMES)}"')
        return f" {{{', '.join(drawn)}}}" if drawn else ""


@pytest.mark.parametrize("flag", ["true", "false"])
@pytest.mark.parametrize("seed", range(3))
def test_declarations_agree(seed: int, flag: str) -> None:
    """Whatever the types, names, attributes and models are."""
    demote = f"iree-input-demote-f64-to-f32={flag}"
    pipeline = f"builtin.module(abi-attach-iree{{{demote}}})"
    functions = 200
    ours, theirs = run(
        "iree_declarations.py", [Source(seed).module(functions), pipeline, [f"--{demote}"]]
    )
    assert ours == theirs
    assert len(ours) == functions
