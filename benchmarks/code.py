"""Kernels that `abi-build -O3 --target-cpu native` compiles, against the better of NumPy and JAX.

All run on one core and one thread, in alternating rounds in one process. Each figure is the least
time of all rounds. A clock of processor time would not do: a virtual machine corrects it by what
its host took, and a short call may then seem to take half its time. IREE's time is in a row of its
own, and so is PyTorch's if it is installed. ``python -m benchmarks.speed_page`` writes the figures
to docs/speed.md.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

for _threads in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ[_threads] = "1"
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false"
os.environ["JAX_PLATFORMS"] = "cpu"

import numpy as np  # noqa: E402 -- reads the variables above

import mlir_abi  # noqa: E402
from benchmarks.measure import Row  # noqa: E402

UNIT = "milliseconds"
SECONDS = 2.0
"""How long the rounds of a kernel take."""


Arrays = tuple[np.ndarray, ...]


@dataclass(frozen=True)
class Kernel:
    """``text`` is a module with the function ``f``, or None if ``jax`` is exported as StableHLO."""

    name: str
    text: str | None
    shapes: tuple[tuple[int, ...], ...]
    numpy: Callable[..., Any] | None
    jax: Callable[[Any], Callable[..., Any]]
    at_most: float | None
    dtype: str = "float32"


def _product(name: str, a: str, b: str, c: str, *, sizes: str = "", kind: str = "f32") -> str:
    """A module that fills ``c`` with zeros and calls the operation ``name`` of `linalg`."""
    result, attributes = (f"tensor<{c}x{kind}>", name.partition(" ")[2])
    dims = "".join(
        f"%d{i} = tensor.dim %{x}, %c{d} : tensor<{a if x == 'a' else b}x{kind}>\n"
        for i, (x, d) in enumerate(zip(sizes[::2], sizes[1::2], strict=True))
    )
    names = ", ".join(f"%d{i}" for i in range(len(sizes) // 2))
    return f"""
func.func @f(%a: tensor<{a}x{kind}>, %b: tensor<{b}x{kind}>) -> {result} {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : {kind}
  {dims}
  %e = tensor.empty({names}) : {result}
  %z = linalg.fill ins(%zero : {kind}) outs(%e : {result}) -> {result}
  %r = linalg.{name.partition(" ")[0]} {attributes}
      ins(%a, %b : tensor<{a}x{kind}>, tensor<{b}x{kind}>) outs(%z : {result}) -> {result}
  return %r : {result}
}}"""


def _sum(shape: str, axis: int, result: str) -> str:
    return f"""
func.func @f(%a: tensor<{shape}xf32>) -> tensor<{result}xf32> {{
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<{result}xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<{result}xf32>) -> tensor<{result}xf32>
  %r = linalg.reduce {{ arith.addf }} ins(%a : tensor<{shape}xf32>)
      outs(%z : tensor<{result}xf32>) dimensions = [{axis}]
  return %r : tensor<{result}xf32>
}}"""


CHAIN = """
func.func @f(%a: tensor<1048576xf32>, %b: tensor<1048576xf32>) -> tensor<1048576xf32> {
  %0 = arith.addf %a, %b : tensor<1048576xf32>
  %1 = arith.mulf %0, %a : tensor<1048576xf32>
  %2 = arith.subf %1, %b : tensor<1048576xf32>
  %3 = arith.maximumf %2, %a : tensor<1048576xf32>
  return %3 : tensor<1048576xf32>
}"""

SOFTMAX = """
func.func @f(%a: tensor<384x1024xf32>) -> tensor<384x1024xf32> {
  %e = tensor.empty() : tensor<384x1024xf32>
  %r = linalg.softmax dimension(1) ins(%a : tensor<384x1024xf32>)
      outs(%e : tensor<384x1024xf32>) -> tensor<384x1024xf32>
  return %r : tensor<384x1024xf32>
}"""


def _numpy_softmax(a: np.ndarray) -> np.ndarray:
    e = np.exp(a - a.max(1, keepdims=True))
    return e / e.sum(1, keepdims=True)


def _mixer(jax: Any) -> Callable[..., Any]:
    def mixer(x: Any, t0: Any, t1: Any, c0: Any, c1: Any) -> Any:
        def norm(v: Any) -> Any:
            v = v - v.mean(-1, keepdims=True)
            return v * jax.lax.rsqrt((v * v).mean(-1, keepdims=True) + 1e-5)

        tokens = jax.numpy.swapaxes(norm(x), 1, 2)
        x = x + jax.numpy.swapaxes(jax.numpy.tanh(tokens @ t0) @ t1, 1, 2)
        return x + jax.nn.gelu(norm(x) @ c0) @ c1

    return mixer


def _convolution(layout: str, stride: int = 1, groups: int = 1) -> Callable[[Any], Any]:
    numbers = ("NHWC", "HWIO", "NHWC") if layout == "NHWC" else ("NCHW", "OIHW", "NCHW")
    return lambda jax: (
        lambda a, b: jax.lax.conv_general_dilated(
            a, b, (stride, stride), "VALID", dimension_numbers=numbers, feature_group_count=groups
        )
    )


def _pool(jax: Any) -> Callable[..., Any]:
    window, strides = (1, 3, 3, 1), (1, 2, 2, 1)
    return lambda a: jax.lax.reduce_window(a, -np.inf, jax.lax.max, window, strides, "VALID")


def _matmul(name: str, m: int, k: int, n: int, at_most: float, **options: Any) -> Kernel:
    text = _product("matmul", f"{m}x{k}", f"{k}x{n}", f"{m}x{n}")
    if options:
        text = _product("matmul", "?x?", "?x?", "?x?", sizes="a0b1")
    return Kernel(name, text, ((m, k), (k, n)), np.matmul, lambda jax: jax.numpy.matmul, at_most)


TRANSPOSED = """matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>,
      affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]"""

KERNELS = (
    _matmul("matmul 293x517x411", 293, 517, 411, 1.5),
    _matmul("matmul, dynamic, 384", 384, 384, 384, 1.5, dynamic=True),
    _matmul("matmul 512", 512, 512, 512, 1.5),
    _matmul("matmul 2048", 2048, 2048, 2048, 1.5),
    Kernel(
        "matmul 400, B transposed",
        _product(TRANSPOSED, "400x400", "400x400", "400x400"),
        ((400, 400), (400, 400)),
        lambda a, b: a @ b.T,
        lambda jax: lambda a, b: a @ b.T,
        1.5,
    ),
    Kernel(
        "batch matmul 8x128x96x160",
        _product("batch_matmul", "8x128x96", "8x96x160", "8x128x160"),
        ((8, 128, 96), (8, 96, 160)),
        np.matmul,
        lambda jax: jax.numpy.matmul,
        1.5,
    ),
    Kernel(
        "convolution NHWC 42x42x48, 3x3, 64",
        _product("conv_2d_nhwc_hwcf", "1x42x42x48", "3x3x48x64", "1x40x40x64"),
        ((1, 42, 42, 48), (3, 3, 48, 64)),
        None,
        _convolution("NHWC"),
        1.5,
    ),
    Kernel(
        "convolution NCHW 48x42x42, 3x3, 64",
        _product("conv_2d_nchw_fchw", "1x48x42x42", "64x48x3x3", "1x64x40x40"),
        ((1, 48, 42, 42), (64, 48, 3, 3)),
        None,
        _convolution("NCHW"),
        1.5,
    ),
    Kernel(
        "convolution NHWC, stride 2",
        _product(
            "conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>}",
            "1x41x41x48",
            "3x3x48x64",
            "1x20x20x64",
        ),
        ((1, 41, 41, 48), (3, 3, 48, 64)),
        None,
        _convolution("NHWC", 2),
        1.5,
    ),
    Kernel(
        "depthwise convolution NHWC 56x56x96, 3x3",
        _product("depthwise_conv_2d_nhwc_hwc", "1x58x58x96", "3x3x96", "1x56x56x96"),
        ((1, 58, 58, 96), (3, 3, 96)),
        None,
        lambda jax: lambda a, b: _convolution("NHWC", 1, 96)(jax)(a, b.reshape(3, 3, 1, 96)),
        1.5,
    ),
    Kernel(
        "max pooling 113x113x64, 3x3, stride 2",
        None,
        ((1, 113, 113, 64),),
        None,
        _pool,
        1.5,
    ),
    Kernel(
        "matrix times vector 2000x1500",
        _product("matvec", "2000x1500", "1500", "2000"),
        ((2000, 1500), (1500,)),
        np.matmul,
        lambda jax: jax.numpy.matmul,
        1.3,
    ),
    Kernel(
        "vector times matrix 1500x2000",
        _product("vecmat", "1500", "1500x2000", "2000"),
        ((1500,), (1500, 2000)),
        np.matmul,
        lambda jax: jax.numpy.matmul,
        1.3,
    ),
    Kernel(
        "sum of rows 1500x2000",
        _sum("1500x2000", 1, "1500"),
        ((1500, 2000),),
        lambda a: a.sum(1),
        lambda jax: lambda a: a.sum(1),
        0.6,
    ),
    Kernel(
        "sum of columns 1500x2000",
        _sum("1500x2000", 0, "2000"),
        ((1500, 2000),),
        lambda a: a.sum(0),
        lambda jax: lambda a: a.sum(0),
        0.6,
    ),
    Kernel(
        "sum of the middle 60x200x250",
        _sum("60x200x250", 1, "60x250"),
        ((60, 200, 250),),
        lambda a: a.sum(1),
        lambda jax: lambda a: a.sum(1),
        0.6,
    ),
    Kernel(
        "four elementwise operations, 1M",
        CHAIN,
        ((1 << 20,), (1 << 20,)),
        lambda a, b: np.maximum((a + b) * a - b, a),
        lambda jax: lambda a, b: jax.numpy.maximum((a + b) * a - b, a),
        0.6,
    ),
    Kernel(
        "softmax 384x1024",
        SOFTMAX,
        ((384, 1024),),
        _numpy_softmax,
        lambda jax: jax.nn.softmax,
        0.8,
    ),
    Kernel(
        "exp(-x^2) * tanh(x) + log1p(|x|), 256k",
        None,
        ((1 << 18,),),
        lambda x: np.exp(-x * x) * np.tanh(x) + np.log1p(abs(x)),
        lambda jax: lambda x: jax.numpy.exp(-x * x) * jax.numpy.tanh(x) + jax.numpy.log1p(abs(x)),
        0.8,
    ),
    Kernel(
        "a mixer block 6x64x96",
        None,
        ((6, 64, 96), (64, 128), (128, 64), (96, 192), (192, 96)),
        None,
        _mixer,
        1.2,
    ),
)


def _export(kernel: Kernel, path: Path, arrays: Arrays) -> None:
    """Write ``kernel`` to ``path``: its text, or what JAX exports."""
    if kernel.text is not None:
        path.write_text(kernel.text)
        return
    import jax

    path.write_text(str(jax.jit(kernel.jax(jax)).lower(*arrays).compiler_ir("stablehlo")))


def build(path: Path, *options: str) -> mlir_abi.Library:
    """Build what is in ``path`` by the command, in a process of its own."""
    library = path.with_suffix(".so")
    command = [Path(sys.executable).with_name("abi-build"), path, "-o", library]
    bindings = "torch_mlir" if "stablehlo" in path.read_text() else "mlir"
    subprocess.run(
        [*command, "-O3", "--target-cpu", "native", *options],
        env={**os.environ, "MLIR_ABI_BINDINGS": bindings},
        check=True,
    )
    return mlir_abi.load(library)


def in_iree(
    path: Path, name: str, arrays: Arrays, driver: str = "local-sync"
) -> Callable[[], object]:
    import iree.runtime

    command = [Path(sys.executable).with_name("iree-compile"), path]
    command += [
        "--iree-hal-target-device=local",
        "--iree-hal-local-target-device-backends=llvm-cpu",
    ]
    command += ["--iree-llvmcpu-target-cpu=host", "-o", path.with_suffix(".vmfb")]
    subprocess.run(command, check=True, capture_output=True)
    config = iree.runtime.Config(driver)
    code = path.with_suffix(".vmfb").read_bytes()
    module = iree.runtime.VmModule.copy_buffer(config.vm_instance, code)
    function = iree.runtime.load_vm_module(module, config)[name]
    inputs = [iree.runtime.asdevicearray(config.device, array) for array in arrays]
    return lambda: function(*inputs).to_host()


def _wait(compiled: Any, arrays: list[Any]) -> Any:
    return compiled(*arrays).block_until_ready()


def least_milliseconds(
    calls: dict[str, Callable[[], object]], seconds: float = SECONDS
) -> dict[str, float]:
    """The least time of each call, in milliseconds, in rounds that take ``seconds``."""
    least = dict.fromkeys(calls, float("inf"))
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        for name, call in calls.items():
            for _ in range(3):
                start = time.perf_counter()
                call()
                least[name] = min(least[name], time.perf_counter() - start)
    return {name: seconds * 1e3 for name, seconds in least.items()}


def _in_torch(torch: Any) -> dict[str, Callable[..., Any]]:
    """The kernels in PyTorch, with the channels last where the kernel has them there."""
    functional = torch.nn.functional

    def last(convolve: Callable[..., Any]) -> Callable[..., Any]:
        return lambda a, *b: convolve(a.permute(0, 3, 1, 2), *b).permute(0, 2, 3, 1)

    def convolution(stride: int) -> Callable[..., Any]:
        return last(lambda a, b: functional.conv2d(a, b.permute(3, 2, 0, 1), stride=stride))

    def depthwise(a: Any, b: Any) -> Any:
        return functional.conv2d(a, b.permute(2, 0, 1)[:, None], groups=b.shape[2])

    def norm(x: Any) -> Any:
        x = x - x.mean(-1, keepdim=True)
        return x * torch.rsqrt((x * x).mean(-1, keepdim=True) + 1e-5)

    def mixer(x: Any, t0: Any, t1: Any, c0: Any, c1: Any) -> Any:
        x = x + (torch.tanh(norm(x).transpose(1, 2) @ t0) @ t1).transpose(1, 2)
        return x + functional.gelu(norm(x) @ c0, approximate="tanh") @ c1

    return {
        "matmul 400, B transposed": lambda a, b: a @ b.T,
        "convolution NHWC 42x42x48, 3x3, 64": convolution(1),
        "convolution NCHW 48x42x42, 3x3, 64": functional.conv2d,
        "convolution NHWC, stride 2": convolution(2),
        "depthwise convolution NHWC 56x56x96, 3x3": last(depthwise),
        "max pooling 113x113x64, 3x3, stride 2": last(lambda a: functional.max_pool2d(a, 3, 2)),
        "sum of rows 1500x2000": lambda a: a.sum(1),
        "sum of columns 1500x2000": lambda a: a.sum(0),
        "sum of the middle 60x200x250": lambda a: a.sum(1),
        "four elementwise operations, 1M": lambda a, b: torch.maximum((a + b) * a - b, a),
        "softmax 384x1024": lambda a: a.softmax(1),
        "exp(-x^2) * tanh(x) + log1p(|x|), 256k": (
            lambda x: torch.exp(-x * x) * torch.tanh(x) + torch.log1p(abs(x))
        ),
        "a mixer block 6x64x96": mixer,
    }


def measurements() -> Iterator[tuple[Kernel, dict[str, float]]]:
    """Yield the least milliseconds of each kernel: ours, in NumPy, JAX, IREE, and in PyTorch.

    NumPy has no convolutions, and PyTorch is measured if it is installed.
    """
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    import jax

    torch, in_torch = None, {}
    if importlib.util.find_spec("torch"):
        import torch

        torch.set_num_threads(1)
        in_torch = _in_torch(torch)
    random = np.random.default_rng(0)
    with tempfile.TemporaryDirectory() as folder:
        for index, kernel in enumerate(KERNELS):
            arrays = tuple(random.standard_normal(s, kernel.dtype) for s in kernel.shapes)
            path = Path(folder, f"kernel{index}.mlir")
            _export(kernel, path, arrays)
            function = build(path)["f" if kernel.text else "main"]
            compiled = jax.jit(kernel.jax(jax))
            on_device = [jax.device_put(array) for array in arrays]
            calls = {
                "ours": partial(function, *arrays),
                "JAX": partial(_wait, compiled, on_device),
            }
            if kernel.numpy:
                calls["NumPy"] = partial(kernel.numpy, *arrays)
            if torch:
                calls["PyTorch"] = partial(
                    in_torch.get(kernel.name, torch.matmul), *map(torch.from_numpy, arrays)
                )
            calls["IREE"] = in_iree(path, "f" if kernel.text else "main", arrays)
            for call in calls.values():
                np.testing.assert_allclose(function(*arrays), call(), rtol=2e-3, atol=2e-3)
            yield kernel, least_milliseconds(calls)


def rows() -> Iterator[Row]:
    """Rows for each kernel: the better of NumPy and JAX, the others; last the geometric mean."""
    ratios = []
    for kernel, least in measurements():
        ours = least["ours"]
        peer = min({"NumPy", "JAX"} & least.keys(), key=least.__getitem__)
        ratios.append(ours / least[peer])
        yield Row(kernel.name, ours, peer, least[peer], kernel.at_most)
        for other in sorted({"IREE", "PyTorch"} & least.keys()):
            yield Row("", ours, other, least[other])
    mean = float(np.exp(np.mean(np.log(ratios))))
    yield Row("geometric mean of the ratios", mean, "", 1.0, 0.9)
