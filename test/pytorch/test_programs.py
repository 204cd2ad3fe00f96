"""Programs of `torch.export`, as they are: their names, nests, sizes and values."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from torch.export import Dim, export

import mlir_abi


class Model(torch.nn.Module):
    """With parameters, nests, a keyword, and a number and None among the arguments."""

    def __init__(self) -> None:
        super().__init__()
        self.linear = torch.nn.Linear(4, 3)

    def forward(self, x: Any, others: Any, count: int, none: Any = None, *, scale: Any) -> Any:
        y = self.linear(x) * scale
        return {"y": y, "pair": (others["a"][0] + count, y.relu()[:, 0] + others["b"])}


def arguments(batch: int) -> Any:
    nest = {"a": [torch.ones(2)], "b": torch.randn(batch)}
    return (torch.randn(batch, 4), nest, 3, None), {"scale": torch.tensor(2.0)}


@pytest.fixture(scope="module")
def model() -> Model:
    torch.manual_seed(7)
    return Model().eval()


@pytest.fixture(scope="module")
def program(model: Model) -> Any:
    batch = Dim("batch", min=2, max=64)
    shapes = {
        "x": {0: batch},
        "others": {"a": [None], "b": {0: batch}},
        "count": None,
        "none": None,
        "scale": None,
    }
    args, kwargs = arguments(5)
    return export(model, args, kwargs, dynamic_shapes=shapes)


@pytest.fixture(scope="module")
def library(program: Any) -> Any:
    return mlir_abi.jit(program)


def test_values(model: Model, library: Any) -> None:
    """At another batch than that of the example. For a constant of the program, any number goes."""
    (x, nest, count, _), kwargs = arguments(7)
    with torch.no_grad():
        expected = model(x, nest, count, **kwargs)
    actual = library(x, nest, 0, **kwargs)
    assert list(actual) == ["pair", "y"]
    np.testing.assert_allclose(actual["y"], expected["y"], rtol=1e-5, atol=1e-6)
    for left, right in zip(actual["pair"], expected["pair"], strict=True):
        np.testing.assert_allclose(left, right, rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize(
    ("batches", "message"),
    [
        (
            (7, 5),
            r'main\(\): others\["b"\]: expected f32\[(s\d+)\] with \1 = 7 as in x, got f32\[5\]',
        ),
        ((1, 1), r"main\(\): expected (s\d+) >= 2, got \1 = 1 in x"),
        ((65, 65), r"main\(\): expected 64 >= (s\d+), got \1 = 65 in x"),
    ],
)
def test_sizes_that_pytorch_refuses(library: Any, batches: Any, message: str) -> None:
    x = torch.ones(batches[0], 4)
    nest = {"a": [torch.ones(2)], "b": torch.ones(batches[1])}
    with pytest.raises(ValueError, match=f"^{message}$"):
        library(x, nest, 3, scale=2.0)


def test_a_library(program: Any, tmp_path: Path) -> None:
    """Beside another, by the names in a dict."""

    class Double(torch.nn.Module):
        def forward(self, x: Any) -> Any:
            return x * 2

    double = export(Double(), (torch.ones(3),))
    mlir_abi.build({"net": program, "double": double}, tmp_path / "libnet.so")
    library = mlir_abi.load(tmp_path / "libnet.so")
    assert library.double(torch.ones(3)).tolist() == [2, 2, 2]
    assert sorted(library) == ["double", "net"]


def test_padding_by_negative_numbers() -> None:
    class Cropped(torch.nn.Module):
        def forward(self, x: Any) -> Any:
            return torch.nn.functional.pad(x, (1, -2))

    x = torch.randn(3, 8)
    program = export(Cropped(), (x,), dynamic_shapes=({1: Dim("length", min=4)},))
    for columns in (x, x[:, :5].contiguous()):
        np.testing.assert_array_equal(mlir_abi.jit(program)(columns), Cropped()(columns))


def test_a_program_that_is_not_imported() -> None:
    class Turned(torch.nn.Module):
        def forward(self, x: Any) -> Any:
            return x * (2 + 3j)

    turned = export(Turned(), (torch.ones(3, dtype=torch.complex64),))
    with pytest.raises(ValueError, match=r"^torch-mlir does not import the program: TypeError: "):
        mlir_abi.jit(turned)


def test_a_module_has_no_shapes(model: Model) -> None:
    with pytest.raises(TypeError, match=r"but torch.export.export\(model, arguments\) has$"):
        mlir_abi.jit(model)


def test_weights_as_arguments() -> None:
    """What `functional_call` gets is an argument, also with other values than at the export."""
    model = torch.nn.Linear(4, 3)

    class WithWeights(torch.nn.Module):
        def forward(self, weights: Any, x: Any) -> Any:
            return torch.func.functional_call(model, weights, (x,))

    x, weights = torch.randn(5, 4), dict(model.state_dict())
    library = mlir_abi.jit(export(WithWeights(), (weights, x)))
    others = {name: value + 1 for name, value in weights.items()}
    for each in weights, others:
        expected = torch.func.functional_call(model, each, (x,)).detach()
        np.testing.assert_allclose(library(each, x), expected, rtol=1e-5, atol=1e-6)


def test_buffers_and_large_weights() -> None:
    """A buffer that is not persistent, and weights that the child process takes out of the code."""

    class Model(torch.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.linear = torch.nn.Linear(64, 64)
            self.register_buffer("scale", torch.arange(64.0), persistent=False)

        def forward(self, x: Any) -> Any:
            return self.linear(x) * self.scale

    model, x = Model().eval(), torch.randn(5, 64)
    with torch.no_grad():
        expected = model(x)
    np.testing.assert_allclose(mlir_abi.jit(export(model, (x,)))(x), expected, rtol=1e-5, atol=1e-5)


class Added(torch.nn.Module):
    """An operation that torch-mlir does not have."""

    def forward(self, x: Any, y: Any, z: Any) -> Any:
        return torch.addmv(x, y, z)


def test_pytorch_decomposes_what_torch_mlir_does_not_have() -> None:
    x, y = torch.randn(3), torch.randn(3, 4)
    library = mlir_abi.jit(export(Added(), (x, y, y[0])))
    np.testing.assert_allclose(library.main(x, y, y[0]), torch.addmv(x, y, y[0]), 1e-5, 1e-6)


class Compared(torch.nn.Module):
    def forward(self, x: torch.Tensor, y: torch.Tensor) -> Any:
        return torch.isclose(x, y), torch.isfinite(x)


def test_pytorch_decomposes_comparisons_of_infinities() -> None:
    inf = float("inf")
    x = torch.tensor([0.0, 1.0, inf, -inf, float("nan")])
    y = torch.tensor([inf, 1.0, inf, inf, 0.0])
    results = mlir_abi.jit(export(Compared(), (x, y)))(x, y)
    for result, wanted in zip(results, Compared()(x, y), strict=True):
        np.testing.assert_array_equal(result, wanted)


@pytest.mark.parametrize(("batch", "time"), [(1, 1), (2, 9), (6, 1)])
def test_two_dynamic_sizes(views: Any, batch: int, time: int) -> None:
    """Each view joins or changes them; torch-mlir's lowering takes the second for 1."""
    model, library = views
    x = torch.randn(batch, time, 8)
    with torch.no_grad():
        for actual, expected in zip(library(x), model(x), strict=True):
            np.testing.assert_allclose(actual, expected, rtol=1e-5, atol=1e-5)


@pytest.fixture(scope="module")
def views() -> Any:
    class Views(torch.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.encoder = torch.nn.TransformerEncoderLayer(8, 2, 16, batch_first=True)

        def forward(self, x: Any) -> Any:
            batch, time, _ = x.shape
            return (
                self.encoder(x),
                torch.einsum("btd,de->bte", x, torch.ones(8, 3)),
                x.flatten(),
                x.reshape(-1, 8),
                x.reshape(-1, 4),
                x.reshape(1, -1, 8),
                x.reshape(batch, -1),
                x.reshape(time, batch, 8),
                x.reshape(2 * batch, time, 4),
                x.permute(1, 0, 2).reshape(batch * time, 2, 4),
            )

    model = Views().eval()
    shapes = {"x": {0: Dim("batch", min=1, max=64), 1: Dim("time", min=1, max=64)}}
    program = export(model, (torch.randn(3, 5, 8),), dynamic_shapes=shapes)
    return model, mlir_abi.jit(program)
