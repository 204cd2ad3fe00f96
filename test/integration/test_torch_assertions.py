"""Models of torch-mlir that have assertions: right calls, and wrong indices and sizes.

Each of `MODELS` is a function: an operation of PyTorch, its operands, what NumPy computes, right
arguments, and wrong ones with the error that they are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

import mlir_abi

NEGATIVE, TOO_LARGE = "index must be larger or equal to 0", "index must be smaller than dim size"
DTYPES = {"f32": np.float32, "f64": np.float64, "si64": np.int64, "i1": np.bool_}
RANDOM = np.random.default_rng(0)


class Model(NamedTuple):
    """``operands`` are types of tensors (``?x4xf32``), which callers pass, and constants."""

    name: str
    operation: str
    operands: list[Any]
    result: str
    compute: Callable[..., Any]
    arguments: list[Any]
    wrong: list[tuple[int, Any, str]]
    """The number of an argument, another value of it, and the error."""

    def text(self) -> str:
        arguments, lines, values, types = [], [], [], []
        for i, operand in enumerate(self.operands):
            parts = operand if isinstance(operand, list) else [operand]
            names, kinds = [], []
            for j, part in enumerate(parts):
                names.append(f"%v{i}_{j}")
                kinds.append(_type(part))
                if isinstance(part, str):
                    arguments.append(f"{names[-1]}: {kinds[-1]}")
                    continue
                kind, value = kinds[-1].removeprefix("!torch."), str(part).lower()
                value = f"{part:e}" if kind == "float" else "" if part is None else value
                lines.append(f"{names[-1]} = torch.constant.{kind} {value}")
            if isinstance(operand, list):
                type_ = f"!torch.list<{kinds[0].removeprefix('!torch.')}>"
                listed = f"{', '.join(names)} : ({', '.join(kinds)}) -> {type_}"
                lines.append(f"%l{i} = torch.prim.ListConstruct {listed}")
                names, kinds = [f"%l{i}"], [type_]
            values += names
            types += kinds
        result = _type(self.result)
        lines.append(
            f"%r = torch.aten.{self.operation} {', '.join(values)} : {', '.join(types)} -> {result}"
        )
        body = "\n".join([*lines, f"return %r : {result}"])
        return f"func.func @{self.name}({', '.join(arguments)}) -> {result} {{\n{body}\n}}"


def _type(operand: object) -> str:
    if isinstance(operand, str):
        *shape, element = operand.split("x")
        return f"!torch.vtensor<[{','.join(shape)}],{element}>"
    return f"!torch.{'none' if operand is None else type(operand).__name__}"


def array(element: str, *shape: int) -> np.ndarray:
    if element == "si64":
        return RANDOM.integers(-9, 9, shape)
    return np.asarray(RANDOM.uniform(0.5, 2, shape).astype(DTYPES[element]))


def indices(size: int, *shape: int) -> np.ndarray:
    return RANDOM.integers(0, size, shape)


def wrong_indices(right: np.ndarray, argument: int, size: int) -> list[tuple[int, Any, str]]:
    """The last index too large, and the first one negative."""
    too_large, negative = right.copy(), right.copy()
    too_large[(-1,) * right.ndim], negative[(0,) * right.ndim] = size, -1
    return [(argument, too_large, TOO_LARGE), (argument, negative, NEGATIVE)]


def embeddings() -> Iterator[Model]:
    for element, rows, rank in product(("f32", "f64", "si64"), ("?", "7"), (1, 2, 3)):
        at = indices(7, *(3, 2, 4)[:rank])
        sizes = "?x" * rank
        yield Model(
            f"embedding_{element}_{'any' if rows == '?' else rows}_{rank}",
            "embedding",
            [f"{rows}x5x{element}", f"{sizes}si64", -1, False, False],
            f"{sizes}5x{element}",
            lambda table, at: table[at],
            [array(element, 7, 5), at],
            wrong_indices(at, 1, 7),
        )


def gathers() -> Iterator[Model]:
    for element, rank in product(("f32", "si64"), (1, 2, 3)):
        for axis, is_static in product(range(rank), (False, True)):
            shape = (4, 3, 5)[:rank]
            at = indices(shape[axis], *shape)
            sizes = "".join(f"{each}x" for each in shape) if is_static else "?x" * rank
            yield Model(
                f"gather_{element}_{rank}_{axis}_{'static' if is_static else 'any'}",
                "gather",
                [f"{sizes}{element}", axis, f"{sizes}si64", False],
                f"{sizes}{element}",
                lambda x, at, axis=axis: np.take_along_axis(x, at, axis),
                [array(element, *shape), at],
                wrong_indices(at, 1, shape[axis]),
            )


def batch_norms() -> Iterator[Model]:
    for rank in (2, 3, 4):
        shape = (2, 3, 4, 5)[:rank]

        def compute(x: Any, *of_channels: Any, rank: int = rank) -> Any:
            weight, bias, mean, variance = (
                each.reshape(1, -1, *[1] * (rank - 2)) for each in of_channels
            )
            return (x - mean) / np.sqrt(variance + np.float32(1e-5)) * weight + bias

        yield Model(
            f"batch_norm_{rank}",
            "batch_norm",
            [f"{'?x' * rank}f32", *["?xf32"] * 4, False, 0.1, 1e-5, True],
            f"{'?x' * rank}f32",
            compute,
            [array("f32", *shape), *(array("f32", 3) for _ in range(4))],
            [(1, array("f32", 4), ""), (4, array("f32", 2), "")],
        )


def others() -> Iterator[Model]:
    """Sizes that do not agree are a ValueError, since callers compare them."""
    vector, matrix, cube = "?xf32", "?x?xf32", "?x?x?xf32"
    a, b, c, v = (array("f32", *shape) for shape in ((3, 4), (4, 5), (3, 4), (4,)))
    p, q, r = (array("f32", *shape) for shape in ((2, 3, 4), (2, 4, 5), (2, 3, 5)))
    row, column = array("f32", 9), array("f32", 3, 9)
    condition = a > 1

    def model(name: str, *described: Any) -> Model:
        operation, operands, result, compute, arguments, *wrong = described
        errors = [(*each, "") for each in wrong]
        return Model(name, operation, operands, result, compute, arguments, errors)

    yield model("mm", "mm", [matrix, matrix], matrix, np.matmul, [a, b], (1, column))
    yield model("bmm", "bmm", [cube, cube], cube, np.matmul, [p, q], (1, p), (0, q))
    yield model("matvec", "matmul", [matrix, vector], vector, np.matmul, [a, v], (1, row))
    yield model("dot", "matmul", [vector, vector], "f32", np.dot, [v, v + 1], (1, row))
    yield model("addmm", "addmm", [matrix, matrix, matrix, 1, 1], matrix,
                lambda x, y, z: x + y @ z, [a @ b, a, b], (0, column), (2, column))  # fmt: skip
    yield model("baddbmm", "baddbmm", [cube, cube, cube, 1, 1], cube,
                lambda x, y, z: x + y @ z, [r, p, q], (2, p))  # fmt: skip
    yield model("linear", "linear", [matrix, matrix, vector], matrix,
                lambda x, w, bias: x @ w.T + bias,
                [a, b.T.copy(), array("f32", 5)], (1, column), (2, row))  # fmt: skip
    yield model("add", "add.Tensor", [matrix, matrix, 1], matrix, np.add, [a, c], (1, column))
    yield model("mul", "mul.Tensor", [matrix, vector], matrix, np.multiply, [a, v], (1, row))
    yield model("maximum", "maximum", [matrix, matrix], matrix, np.maximum, [a, c], (1, column))
    yield model("where", "where.self", ["?x?xi1", matrix, matrix], matrix, np.where,
                [condition, a, c], (1, column), (0, condition[:2]))  # fmt: skip
    yield model("lerp", "lerp.Tensor", [matrix] * 3, matrix, lambda x, y, w: x + w * (y - x),
                [a, c, a / 3], (1, column), (2, column))  # fmt: skip
    yield model("masked_fill", "masked_fill.Scalar", [matrix, "?x?xi1", 0.0], matrix,
                lambda x, mask: np.where(mask, 0, x), [a, condition],
                (1, condition[:, :3].copy()))  # fmt: skip
    yield model("mse_loss", "mse_loss", [matrix, matrix, 1], "f32",
                lambda x, y: ((x - y) ** 2).mean(), [a, c], (1, column))  # fmt: skip


MODELS = [*embeddings(), *gathers(), *batch_norms(), *others()]


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Any:
    path = Path(tmp_path_factory.mktemp("torch"), "models.mlir")
    path.write_text("\n".join(model.text() for model in MODELS))
    mlir_abi.build(path, path.with_name("libmodels.so"))
    return mlir_abi.load(path.with_name("libmodels.so"))


@pytest.mark.parametrize("model", MODELS, ids=lambda each: each.name)
def test_right_and_wrong_calls(model: Model, library: Any) -> None:
    """A wrong index is a failure with the text of torch-mlir, and the next call is right."""
    function = library[model.name]
    expected = model.compute(*model.arguments)
    for number, value, text in model.wrong:
        arguments = list(model.arguments)
        arguments[number] = value
        if text:
            with pytest.raises(mlir_abi.AssertionFailed) as caught:
                function(*arguments)
            assert str(caught.value).startswith(f"{model.name}(): {text} (assertion of @")
        else:
            with pytest.raises(ValueError, match=r"argument \d: expected"):
                function(*arguments)
        actual = function(*model.arguments)
        np.testing.assert_allclose(actual, expected, rtol=1e-5, atol=1e-6)
