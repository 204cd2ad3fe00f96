"""Models of ONNX, compared with the reference implementation of its operators."""

from __future__ import annotations

import itertools
import os
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from commands import BIN, abi_build
from extras import import_extra

import mlir_abi

onnx: Any = import_extra("onnx", "onnx")
helper, FLOAT = import_extra("onnx.helper", "onnx"), 1
reference = import_extra("onnx.reference", "onnx")

RNG = np.random.default_rng(7)


def model(
    nodes: list[Any], inputs: dict[str, list[Any]], outputs: dict[str, list[Any]], **constants: Any
) -> Any:
    """The model of a graph of floats."""

    def infos(values: dict[str, list[Any]]) -> list[Any]:
        return [helper.make_tensor_value_info(name, FLOAT, dims) for name, dims in values.items()]

    tensors = [onnx.numpy_helper.from_array(value, name) for name, value in constants.items()]
    graph = helper.make_graph(nodes, "graph", infos(inputs), infos(outputs), tensors)
    versions = [helper.make_opsetid("", 19)]
    return helper.make_model(graph, opset_imports=versions, ir_version=9)


def random(*shape: int) -> np.ndarray:
    return RNG.standard_normal(shape).astype(np.float32)


node = helper.make_node
MODELS = {
    "layers": model(
        [
            node("Gemm", ["x", "w", "b"], ["h"]),
            node("Relu", ["h"], ["y"]),
            node("ReduceSum", ["h", "axes"], ["s"], keepdims=0),
        ],
        {"x": ["batch", 4]},
        {"y": ["batch", 3], "s": ["batch"]},
        w=random(4, 3),
        b=random(3),
        axes=np.array([1]),
    ),
    "image": model(
        [
            node("Conv", ["x", "w"], ["c"], pads=[1, 1, 1, 1]),
            node("MaxPool", ["c"], ["p"], kernel_shape=[2, 2], strides=[2, 2]),
            node("GlobalAveragePool", ["p"], ["y"]),
        ],
        {"x": ["batch", 3, 8, 8]},
        {"y": ["batch", 5, 1, 1]},
        w=random(5, 3, 3, 3),
    ),
    "attention": model(
        [
            node("Transpose", ["k"], ["t"], perm=[0, 2, 1]),
            node("MatMul", ["q", "t"], ["s"]),
            node("Softmax", ["s"], ["p"], axis=-1),
            node("MatMul", ["p", "k"], ["y"]),
        ],
        {"q": [2, 5, 4], "k": [2, 6, 4]},
        {"y": [2, 5, 4]},
    ),
    "shapes": model(
        [
            node("Concat", ["x", "y"], ["c"], axis=1),
            node("Slice", ["c", "begin", "end", "axis"], ["s"]),
            node("Reshape", ["s", "shape"], ["r"]),
            node("Sigmoid", ["r"], ["z"]),
        ],
        {"x": [2, 3], "y": [2, 5]},
        {"z": [3, 4]},
        begin=np.array([1]),
        end=np.array([7]),
        axis=np.array([1]),
        shape=np.array([3, 4]),
    ),
    "views": model(
        [
            node("Reshape", ["x", "heads"], ["h"]),
            node("Reshape", ["h", "rows"], ["y"]),
            node("Reshape", ["x", "halves"], ["z"]),
        ],
        {"x": ["batch", "time", 8]},
        {"y": ["rows", 8], "z": ["halves", 4]},
        heads=np.array([0, 0, 2, 4]),
        rows=np.array([-1, 8]),
        halves=np.array([-1, 4]),
    ),
}
ARGUMENTS = {
    "layers": {"x": random(5, 4)},
    "image": {"x": random(2, 3, 8, 8)},
    "attention": {"q": random(2, 5, 4), "k": random(2, 6, 4)},
    "shapes": {"x": random(2, 3), "y": random(2, 5)},
    "views": {"x": random(2, 3, 8)},
}


def test_models() -> None:
    """One library of several, whose arguments have the names of inputs and of sizes."""
    library = mlir_abi.jit(MODELS)
    for name, arguments in ARGUMENTS.items():
        expected = reference.ReferenceEvaluator(MODELS[name]).run(None, arguments)
        actual = library[name](**arguments)
        results = actual.values() if isinstance(actual, dict) else [actual]
        order = sorted(range(len(expected)), key=lambda i: MODELS[name].graph.output[i].name)
        for i, value in zip(order, results, strict=True):
            np.testing.assert_allclose(value, expected[i], rtol=2e-5, atol=2e-6)
    assert str(library.layers.reflection) == (
        'layers(x: f32[batch, 4]) -> {"s": f32[batch], "y": f32[batch, 3]}'
    )


def test_the_greatest_of_too_few() -> None:
    """``TopK`` of fewer than k elements has no meaning."""
    nodes = [node("TopK", ["x", "k"], ["y", "at"]), node("Identity", ["y"], ["z"])]
    top = mlir_abi.jit(model(nodes, {"x": ["n"]}, {"z": [3]}, k=np.array([3])))
    np.testing.assert_array_equal(top(np.float32([1, 4, 2, 3])), [4, 3, 2])
    with pytest.raises(ValueError, match="expected n >= 3, got n = 2 in x"):
        top(np.float32([1, 2]))


def test_a_file(tmp_path: Path) -> None:
    onnx.save(MODELS["layers"], tmp_path / "net.onnx")
    ran = abi_build("net.onnx", "-o", "libnet.so", cwd=tmp_path)
    assert (ran.returncode, ran.stderr) == (0, "")
    x = ARGUMENTS["layers"]["x"]
    y, _ = reference.ReferenceEvaluator(MODELS["layers"]).run(None, {"x": x})
    np.testing.assert_allclose(mlir_abi.load(tmp_path / "libnet.so").main(x)["y"], y, rtol=2e-5)


def test_other_commands(tmp_path: Path) -> None:
    """`abi-inspect` has no names for the sizes of results, which it has not inferred."""
    onnx.save(MODELS["layers"], tmp_path / "net.onnx")

    def run(*words: str) -> str:
        (name, *others), environment = words, {**os.environ}
        environment.pop("MLIR_ABI_BINDINGS", None)
        ran = subprocess.run(
            [BIN / name, *others, "net.onnx"],
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        return ran.stdout + ran.stderr

    assert run("abi-inspect", "--brief") == (
        'main(x: f32[batch, 4]) -> {"s": f32[?], "y": f32[?, 3]}\n'
    )
    assert "torch.aten.relu" in run("abi-opt", "--abi-onnx-to-torch")
    assert run("abi-header") == (
        "abi-header: error: net.onnx is no MLIR: abi-build --header writes the header of a "
        "portable artifact of StableHLO and of ONNX\n"
    )
    (tmp_path / "net.onnx").write_bytes(MODELS["layers"].SerializeToString()[:200])
    assert run("abi-opt").startswith("abi-opt: error: net.onnx: Error parsing message with type")


def test_a_damaged_file() -> None:
    """Which still begins as a model does."""
    data = MODELS["layers"].SerializeToString()
    with pytest.raises(ValueError, match=r"^<stdin>: Error parsing message with type"):
        mlir_abi.jit(data[: len(data) // 2])


def test_a_name_that_is_not_utf_8() -> None:
    data = model([node("Relu", ["x"], ["y"])], {"x": ["rows"]}, {"y": ["rows"]}).SerializeToString()
    with pytest.raises(ValueError, match=r"^<stdin>: a name is not UTF-8: b'\\xaf\\xaf"):
        mlir_abi.jit(data.replace(b"rows", b"\xaf\xafws"))


def test_tensors_in_another_file(tmp_path: Path) -> None:
    """The library of such a model is not cached, since that file may change alone."""
    path, weights = tmp_path / "net.onnx", tmp_path / "weights"
    files = []
    for number in 1.0, 2.0:
        weights.unlink(missing_ok=True)
        added = model(
            [node("Add", ["x", "w"], ["y"])], {"x": [3]}, {"y": [3]}, w=np.full(3, number, "f4")
        )
        onnx.save(added, path, save_as_external_data=True, location="weights", size_threshold=0)
        library = mlir_abi.jit(path, cache_dir=tmp_path / "cache")
        assert library(np.zeros(3, np.float32)).tolist() == [number] * 3
        files.append(path.read_bytes())
    assert files[0] == files[1]
    rule = tmp_path / "rule.d"
    mlir_abi.build(path, tmp_path / "net.so", depfile=rule)
    assert rule.read_text() == f"{tmp_path}/net.so: {path} {weights}\n"
    with pytest.raises(mlir_abi.BuildError, match="are the same file"):
        mlir_abi.build(path, weights, emit="so")
    assert weights.stat().st_size == 12


@pytest.mark.parametrize("name", ["2 * n", "größe"])
def test_a_size_whose_name_is_no_identifier(name: str) -> None:
    """Any text may name a size in ONNX; a name that no caller could write is replaced."""
    sizes = [name, 4]
    relu = mlir_abi.jit({"relu": model([node("Relu", ["x"], ["y"])], {"x": sizes}, {"y": sizes})})
    assert str(relu.relu.reflection) == "relu(x: f32[d0, 4]) -> f32[d0, 4]"
    assert relu(np.float32([[-1, 2, -3, 4]])).tolist() == [[0, 2, 0, 4]]


@pytest.mark.parametrize("element", ["FLOAT16", "BFLOAT16", "UINT16"])
def test_numbers_of_16_bits_in_a_list(element: str) -> None:
    """`make_tensor` and converters to f16 store their bits as a list of integers."""
    type_ = getattr(onnx.TensorProto, element)
    tensor = helper.make_tensor("numbers", type_, [3], [1, 40000, 3])
    values = [helper.make_tensor_value_info(name, type_, [3]) for name in ("x", "y")]
    nodes = [node("Add", ["x", "numbers"], ["y"])]
    graph = helper.make_graph(nodes, "graph", values[:1], values[1:], [tensor])
    library = mlir_abi.jit(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 19)]))
    numbers = onnx.numpy_helper.to_array(tensor)
    result = library.main(np.zeros_like(numbers)).view(numbers.dtype)
    assert result.tolist() == numbers.tolist()


@pytest.mark.parametrize("type_", [np.float32, np.float64])
@pytest.mark.parametrize("keepdims", [0, 1])
def test_large_exponents(type_: Any, keepdims: int) -> None:
    """Those of ``ReduceLogSumExp`` do not overflow."""
    numbers = np.array([[1000, 999, -5], [-1000, -1001, -1000], [0, 1, 2]], type_)
    result = one_operator("ReduceLogSumExp", numbers, axes=[1], keepdims=keepdims)
    greatest = numbers.max(axis=1, keepdims=True)
    sums = np.exp(numbers - greatest).sum(axis=1, keepdims=bool(keepdims))
    expected = np.log(sums) + greatest.reshape(sums.shape)
    np.testing.assert_allclose(result, expected, rtol=1e-6)
    for value in (np.inf, -np.inf):
        infinite = np.full((1, 3), value, type_)
        assert one_operator("ReduceLogSumExp", infinite, axes=[1]).tolist() == [[value]]


def test_numbers_that_are_not_rounded_on_the_way() -> None:
    """To f32 in a norm of f64, in a remainder, near 1 in a power, and in the factors of Selu."""
    wide = np.array([[1 / 3, 1e30], [1e60, 1e59]])
    np.testing.assert_allclose(
        one_operator("ReduceL2", wide, axes=[1], keepdims=0), np.hypot(*wide.T), rtol=1e-15
    )
    x, y = np.float32([[0.5, 3e38, -7], [0.1, 0.5, 2.5]])
    assert one_operator("Mod", x, y, fmod=1).tolist() == np.fmod(x, y).tolist()
    small = np.float32([-1e-6, -1e-3, -1, 2])
    power = np.where(small < 0, np.expm1(small), small)
    np.testing.assert_allclose(one_operator("Elu", small), power, rtol=1e-6)
    np.testing.assert_allclose(one_operator("Celu", small), power, rtol=1e-6)
    factors = 1.05070102214813232421875 * np.where(small < 0, 1.67326319217681884765625, 1)
    np.testing.assert_allclose(one_operator("Selu", small), factors * power, rtol=3e-7)


@pytest.mark.parametrize("size", [7, "n"])
@pytest.mark.parametrize("step", [-3, -1, 2])
def test_slices(size: int | str, step: int) -> None:
    """Of starts and ends inside and outside, also as arguments."""
    bounds = [-(2**31), -9, -7, -2, 0, 3, 6, 7, 9, 2**31 - 1]
    names = ["x", "start", "end", "axis", "step"]
    built = model(
        [node("Slice", names, ["y"])],
        {"x": [size]},
        {"y": ["m"]},
        axis=np.array([0]),
        step=np.array([step]),
    )
    int64 = onnx.TensorProto.INT64
    built.graph.input.extend(helper.make_tensor_value_info(n, int64, [1]) for n in names[1:3])
    library = mlir_abi.jit(built)
    x = random(7)
    for start, end in itertools.product(bounds, bounds):
        actual = library(x, np.array([start]), np.array([end]))
        np.testing.assert_array_equal(actual, x[start:end:step])


@pytest.mark.parametrize("sizes", [[3, 4], ["m", "n"]])
@pytest.mark.parametrize("is_constant", [True, False])
def test_negative_padding(sizes: list[Any], is_constant: bool) -> None:
    """It removes elements."""
    x = random(3, 4)
    for pads in ([1, -1, 0, 0], [-1, 0, -1, 2], [0, -2, 1, -1], [2, 1, 0, 3]):
        constants = {"pads": np.array(pads)} if is_constant else {}
        built = model(
            [node("Pad", ["x", "pads"], ["y"])], {"x": sizes}, {"y": ["p", "q"]}, **constants
        )
        if not is_constant:
            int64 = onnx.TensorProto.INT64
            built.graph.input.append(helper.make_tensor_value_info("pads", int64, [4]))
        arguments = [x] if is_constant else [x, np.array(pads)]
        top, left, bottom, right = (max(-each, 0) for each in pads)
        added = [(max(pads[i], 0), max(pads[i + 2], 0)) for i in (0, 1)]
        expected = np.pad(x[top : 3 - bottom, left : 4 - right], added)
        np.testing.assert_array_equal(mlir_abi.jit(built)(*arguments), expected)


def test_instances_of_dynamic_sizes() -> None:
    built = model(
        [node("InstanceNormalization", ["x", "scale", "bias"], ["y"])],
        {"x": ["n", 3, "h", "w"]},
        {"y": ["n", 3, "h", "w"]},
        scale=random(3),
        bias=random(3),
    )
    x = random(2, 3, 4, 6)
    (expected,) = reference.ReferenceEvaluator(built).run(None, {"x": x})
    np.testing.assert_allclose(mlir_abi.jit(built)(x), expected, rtol=1e-5, atol=1e-6)


def one_operator(name: str, *arguments: np.ndarray, **attributes: Any) -> np.ndarray:
    """The result of one operator, whose type is that of the first argument."""
    names = [f"x{i}" for i in range(len(arguments))]
    types = [helper.np_dtype_to_tensor_dtype(each.dtype) for each in arguments]
    inputs = [
        helper.make_tensor_value_info(*each)
        for each in zip(names, types, (each.shape for each in arguments), strict=True)
    ]
    output = helper.make_tensor_value_info("y", types[0], None)
    nodes = [node(name, names, ["y"], **attributes)]
    graph = helper.make_graph(nodes, "graph", inputs, [output])
    built = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)])
    built = onnx.shape_inference.infer_shapes(built)
    return np.asarray(mlir_abi.jit(built).main(*arguments))


def test_unsigned_zero_points_of_channels() -> None:
    """Of weights as of what a product takes: 196 is not -60."""
    quantized = model(
        [
            node("DequantizeLinear", ["w", "scales", "zeros"], ["f"], axis=1),
            node("MatMul", ["x", "f"], ["y"]),
        ],
        {"x": [2, 4]},
        {"y": [2, 3]},
        w=RNG.integers(0, 256, (4, 3), np.uint8),
        scales=np.array([0.5, 2, 4], np.float32),
        zeros=np.array([196, 24, 84], np.uint8),
    )
    x = random(2, 4)
    (expected,) = reference.ReferenceEvaluator(quantized).run(None, {"x": x})
    np.testing.assert_allclose(mlir_abi.jit(quantized)(x), expected, rtol=1e-5)
