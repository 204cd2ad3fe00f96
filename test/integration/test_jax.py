"""Functions that JAX lowers get the structure that JAX's own pytrees have.

JAX's bindings cannot share a process with the ones that the other tests use.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import pytest

import mlir_abi

SCRIPT = Path(__file__).parent / "jax_pytrees.py"
ELEMENTS = {"float32": "f32", "int32": "i32", "bool": "i1", "bfloat16": "bf16"}

Tree: TypeAlias = Any
"""A leaf, which is its number and its record; or a dictionary of trees by their keys."""


def run(folder: Path, *command: str | Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run ``command`` in ``folder``, with these environment variables."""
    return subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **variables},
        capture_output=True,
        text=True,
        check=False,
    )


def run_with_jax(*command: str | Path) -> str:
    """What Python prints where no variable chooses the bindings; XLA does not optimise."""
    environment = {k: v for k, v in os.environ.items() if k != "MLIR_ABI_BINDINGS"}
    done = subprocess.run(
        [sys.executable, *command],
        env=environment
        | {"JAX_PLATFORMS": "cpu", "XLA_FLAGS": "--xla_backend_optimization_level=0"},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def nest(leaves: list[Any]) -> Tree:
    """The nest of what `jax_pytrees.leaves` gives; leaves are numbered as they come."""
    root: Tree = {}
    for i, (keys, shape, dtype) in enumerate(leaves):
        leaf = (i, ["ndarray", ELEMENTS[dtype], len(shape), *shape])
        if not keys:
            return leaf
        level = root
        for key in keys[:-1]:
            level = level.setdefault(key, {})
        level[keys[-1]] = leaf
    return root


def placed(arguments: list[Any]) -> list[Any]:
    """The leaves of all arguments, below the places in which their names first appear."""
    places = list(dict.fromkeys(name for name, leaves in arguments if leaves))
    return [
        ([places.index(name), *keys], shape, dtype)
        for name, leaves in arguments
        for keys, shape, dtype in leaves
    ]


def record(tree: Tree, sequence: str) -> Any:
    """The record of a nest; ``sequence`` is what a list or tuple is called."""
    if isinstance(tree, tuple):
        return tree[1]
    if isinstance(next(iter(tree)), str):
        return ["sdict", *([key, record(child, sequence)] for key, child in sorted(tree.items()))]
    places = range(max(tree) + 1)
    return [sequence, *(record(tree[i], sequence) if i in tree else None for i in places)]


def span(tag: str, contents: str) -> str:
    return f"{tag}{len(contents.encode()) + 1}!{contents}"


def sip(tree: Tree) -> str:
    """The SIP text of a nest."""
    if isinstance(tree, tuple):
        return f"_{tree[0]}"
    if isinstance(next(iter(tree)), str):
        return span(
            "D", "".join(span("K", key) + sip(child) for key, child in sorted(tree.items()))
        )
    return span("S", "".join(f"k{key}{sip(child)}" for key, child in sorted(tree.items())))


def test_signatures_say_what_the_pytrees_say() -> None:
    """Random nests, some with empty containers, by position and by keyword."""
    cases = [json.loads(line) for line in run_with_jax(SCRIPT, "60").splitlines()]
    depths = set()
    for case in cases:
        named = [(name, keys) for name, leaves in case["arguments"] for keys, *_ in leaves]
        arguments, results = nest(placed(case["arguments"])), nest(case["results"])
        assert case["names"] == [".".join([name, *map(str, keys)]) for name, keys in named]
        assert case["iree.abi"] == {
            "a": record(arguments, "slist")[1:] if arguments else [],
            "r": [record(results, "stuple")] if results else [],
            "v": 1,
        }
        texts = [sip(tree) if tree else "" for tree in (arguments, results)]
        assert case["sip"] == span("I", texts[0]) + span("R", texts[1])
        depths |= {len(keys) for _, keys in named}
    assert len(cases) == 60
    assert depths >= {0, 1, 2, 3}


DROPPED = """
import jax, jax.numpy as jnp
import mlir_abi

def f(params, unused, x):
    return params["layers"][1] + x

args = {"layers": [1.0, 2.0], "more": 3.0}, 4.0, 5.0
for keep_unused in False, True:
    lowered = jax.jit(f, keep_unused=keep_unused).lower(*args)
    module = lowered.compiler_ir("stablehlo")
    mlir_abi.run_pipeline(module, "builtin.module(abi-paths-from-jax,abi-attach)")
    print(module.body.operations[0].attributes["iree.reflection"]["sip"].value)
    print("iree.abi.index_path" in lowered.as_text(), lowered.compile()(*args))
"""

UNREADABLE = """
import jax
import mlir_abi

def without_names(x):
    jax.debug.print("{}", x, ordered=True)
    return x

for function, argument in (lambda a: a, {1.5: 1.0}), (without_names, 1.0):
    module = jax.jit(function).lower(argument).compiler_ir("stablehlo")
    before = str(module)
    try:
        mlir_abi.run_pipeline(module, "builtin.module(abi-paths-from-jax)")
    except mlir_abi.PipelineFailed as failure:
        print(failure.diagnostics[0])
    assert str(module) == before
"""

LLVM = """
import jax
import mlir_abi
from jaxlib.mlir import ir

context = jax.jit(lambda x: x).lower(1.0).compiler_ir("stablehlo").context
with context:
    module = ir.Module.parse('''
        func.func @set(%m: memref<?xf32>, %i: i64, %x: f32) attributes {llvm.emit_c_interface} {
          return
        }''')
mlir_abi.run_pipeline(module, "builtin.module(abi-attach-raw,abi-func-to-llvm)")
module.operation.verify()
for function in module.body.operations:
    print(function.attributes["sym_name"].value, function.attributes["function_type"])
print(module.body.operations[0].attributes["iree.reflection"]["f"].value)
"""


@pytest.fixture(scope="module")
def printed() -> dict[str, list[str]]:
    """The lines that each of three programs prints; one process runs them."""
    programs = [DROPPED, UNREADABLE, LLVM]
    parts = run_with_jax("-c", "print('---')\n".join(programs)).split("---\n")
    return {program: part.splitlines() for program, part in zip(programs, parts, strict=True)}


def test_what_jax_drops_leaves_gaps(printed: dict[str, list[str]]) -> None:
    """And JAX goes on with the module, which is its own and has the attributes."""
    leaves = [(i, None) for i in range(5)]
    dropped = {0: {"layers": {1: leaves[0]}}, 1: leaves[1]}
    all_leaves = {"layers": {0: leaves[0], 1: leaves[1]}, "more": leaves[2]}
    kept = {0: all_leaves, 1: leaves[3], 2: leaves[4]}
    assert printed[DROPPED] == [
        *(span("I", sip(dropped)) + "R3!_0", "True 7.0"),
        *(span("I", sip(kept)) + "R3!_0", "True 7.0"),
    ]


def test_what_has_no_path_is_an_error_at_the_argument(printed: dict[str, list[str]]) -> None:
    """A key of another kind, and the token of an ordered effect."""
    assert printed[UNREADABLE] == [
        'error: loc("a[1.5]"): argument #0 of @main: a key must be an index, a string or a field'
        " (got '[1.5]' in 'a[1.5]')",
        "error: loc(unknown): argument #0 of @main: its location must be a name (got loc(unknown))"
        ": lowered.as_text(debug_info=True) has JAX's names",
    ]


def test_functions_of_memrefs_in_a_context_of_jax_are_lowered(
    printed: dict[str, list[str]],
) -> None:
    """By the convention of upstream's pass, which JAX's bindings do not have."""
    assert printed[LLVM] == [
        "set !llvm.func<void (ptr, ptr, i64, i64, i64, i64, f32)>",
        "_mlir_ciface_set !llvm.func<void (ptr, i64, f32)>",
        "I15!B4!d-1S3!t7S1!R1!",
    ]


NESTED = """
import numpy as np

def predict(params, x, *rest, scale):
    for layer in params["layers"]:
        x = x @ layer["w"] + layer["b"]
    return {"y": x * scale, "sums": (x.sum(), [rest[1] - rest[0]])}

layers = [
    {"w": np.arange(12, dtype=np.float32).reshape(3, 4), "b": np.full(4, 2, np.float32)},
    {"w": np.arange(8, dtype=np.float32).reshape(4, 2), "b": np.full(2, -3, np.float32)},
]
x, one, five = np.ones((2, 3), np.float32), np.float32(1), np.float32(5)
"""
LOWER = f"""{NESTED}
import jax
lowered = jax.jit(predict).lower({{"layers": layers}}, x, one, five, scale=0.5)
open("predict.mlir", "w").write(lowered.as_text(debug_info=True))
"""
CALL = f"""{NESTED}
import sys
from iree import compiler, runtime
from iree.compiler import ir
import mlir_abi

with ir.Context():
    module = ir.Module.parse(open(sys.argv[1]).read())
    passes = "abi-paths-from-jax,abi-wrap-iree,abi-attach,abi-verify"
    mlir_abi.run_pipeline(module, f"builtin.module({{passes}})")
    binary = compiler.compile_str(str(module), target_backends=["vmvx"])
main = runtime.load_vm_flatbuffer(binary, driver="local-sync")["main"]
got = main({{"layers": layers}}, x, [one, five], np.float32(0.5))
wanted = predict({{"layers": layers}}, x, one, five, scale=0.5)
np.testing.assert_array_equal(got["y"].to_host(), wanted["y"])
assert got["sums"][0].to_host() == wanted["sums"][0]
assert got["sums"][1][0].to_host() == wanted["sums"][1][0] == 4
print(wanted["y"].tolist())
"""


PAGE = (Path(__file__).parents[2] / "docs" / "jax.md").read_text()


def test_the_page_about_jax_runs(tmp_path: Path) -> None:
    """Its programs and commands print what it says; and its jit prints True."""
    programs = re.findall(
        r"^```(?:python|c)\n(?:#|//) (\w+\.\w+)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL
    )
    for name, text in programs:
        (tmp_path / name).write_text(text)
    commands = "".join(re.findall(r"^```sh\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL))
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    environment = {k: v for k, v in os.environ.items() if k != "MLIR_ABI_BINDINGS"}
    done = subprocess.run(
        ["sh", "-euc", f"{commands}\npython jit.py"],
        cwd=tmp_path,
        env=environment | {"JAX_PLATFORMS": "cpu", "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    printed = re.findall(r"^```text\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert done.stdout == "".join([*printed, "True\n"])


UNKNOWN = """
import mlir_abi

for name in "stablehlo", "chlo":
    try:
        mlir_abi.reflect(f"{name}.mlir")
    except mlir_abi.ReflectionError as error:
        print(error.problems[0][1])
"""


def test_a_dialect_that_the_bindings_lack_is_looked_for_elsewhere(tmp_path: Path) -> None:
    """The error says which bindings have it."""
    operations = {"stablehlo": "stablehlo.abs", "chlo": "chlo.square"}
    for name, operation in operations.items():
        (tmp_path / f"{name}.mlir").write_text(f"""
        func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {{
          %0 = {operation} %x : tensor<4xf32>
          return %0 : tensor<4xf32>
        }}""")
    done = run(tmp_path, sys.executable, "-c", UNKNOWN, MLIR_ABI_BINDINGS="mlir")
    assert done.stderr == ""
    assert done.stdout.splitlines() == [
        "Dialect `stablehlo' not found for custom op 'stablehlo.abs': "
        "set MLIR_ABI_BINDINGS=torch_mlir",
        "Dialect `chlo' not found for custom op 'chlo.square': set MLIR_ABI_BINDINGS=torch_mlir",
    ]


TYPED_KEYS = """
from pathlib import Path
import jax

for name, has_shardy in ("shardy", True), ("words", False):
    jax.config.update("jax_use_shardy_partitioner", has_shardy)
    words = jax.jit(lambda key: jax.random.key_data(key) + 1).lower(jax.random.key(0))
    Path(f"{name}.mlir").write_text(words.as_text(debug_info=True))
"""

PRODUCTS = """
from pathlib import Path
import jax, numpy as np

def product(x, w, a, b):
    dimensions = ("NHWC", "HWIO", "NHWC")
    image = jax.lax.conv_general_dilated(x, w, (1, 1), "SAME", dimension_numbers=dimensions)
    return image, a @ b, jax.numpy.ones((1, 4096), a.dtype) @ b

rng = np.random.default_rng(0)
shapes = (2, 9, 9, 16), (3, 3, 16, 8), (3, 5, 4096), (3, 4096, 4)
for dtype in "bfloat16", "float16":
    arguments = [jax.numpy.asarray(rng.standard_normal(shape), dtype) for shape in shapes]
    compiled = jax.jit(product)
    Path(f"{dtype}.mlir").write_text(compiled.lower(*arguments).as_text(debug_info=True))
    arrays = [np.asarray(each, np.float32) for each in (*arguments, *compiled(*arguments))]
    np.savez(f"{dtype}.npz", *arrays)
"""

MULTIPLIED = """
import ml_dtypes, numpy as np
import mlir_abi

for dtype in "bfloat16", "float16":
    library = mlir_abi.jit(f"{dtype}.mlir")
    x, w, a, b, *expected = (np.load(f"{dtype}.npz")[f"arr_{i}"].astype(dtype) for i in range(7))
    for one, other in zip(library.main(x, w, a, b), expected, strict=True):
        one, other = (each.astype(np.float32) for each in (one, other))
        assert np.mean(one == other) > 0.998  # one of a thousand of each is not the nearest
        np.testing.assert_allclose(one, other, rtol=0.008)
"""

SMALL_FLOATS = """
from pathlib import Path
import jax, jax.numpy as jnp, numpy as np

def compute(a, b, x):
    product = jax.lax.dot_general(a, b, (((1,), (1,)), ((), ())), preferred_element_type=np.float32)
    return product, a @ b.T, a + a * a, x.astype(a.dtype), a.astype(jnp.float8_e5m2), a.max(0)

rng = np.random.default_rng(0)
for dtype in "float8_e4m3fn", "float8_e5m2":
    arguments = [jnp.asarray(rng.integers(-3, 4, shape), dtype) for shape in [(6, 50), (33, 50)]]
    arguments.append(jnp.asarray(100 * rng.standard_normal(1000), np.float32))
    compiled = jax.jit(compute)
    Path(f"{dtype}.mlir").write_text(compiled.lower(*arguments).as_text(debug_info=True))
    arrays = [np.asarray(each) for each in (*arguments, *compiled(*arguments))]
    np.savez(f"{dtype}.npz", *(each.view(f"u{each.itemsize}") for each in arrays))
"""

COMPUTED = """
import ml_dtypes, numpy as np
import mlir_abi

for dtype in "float8_e4m3fn", "float8_e5m2":
    library = mlir_abi.jit(f"{dtype}.mlir")
    a, b, x, *expected = np.load(f"{dtype}.npz").values()
    results = library.main(a.view(dtype), b.view(dtype), x.view(np.float32))
    assert [str(each.dtype) for each in results[:2]] == ["float32", dtype]
    for one, other in zip(results, expected, strict=True):
        np.testing.assert_array_equal(one.view(other.dtype), other)
"""


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of what JAX writes in these programs, which one process runs."""
    folder, programs = tmp_path_factory.mktemp("exported"), LOWER + PRODUCTS + SMALL_FLOATS
    done = run(folder, sys.executable, "-c", programs + TYPED_KEYS, JAX_PLATFORMS="cpu")
    assert (done.returncode, done.stderr) == (0, "")
    return folder


def test_a_file_of_jax_is_called_with_its_nests_from_iree(exported: Path) -> None:
    """Names survive in text with locations; the numbers are small integers, and exact."""
    called = run_with_jax("-c", CALL, exported / "predict.mlir")
    assert called == "[[124.5, 161.5], [124.5, 161.5]]\n"


def test_typed_keys(exported: Path) -> None:
    """JAX gives them a layout on devices: in `sdy`, which only jaxlib reads, or a custom call."""

    def build(name: str) -> str:
        command = [Path(sys.executable).parent / "abi-build", f"{name}.mlir", "-o", f"{name}.so"]
        return run(exported, *command, MLIR_ABI_BINDINGS="torch_mlir").stderr

    error = build("shardy")
    assert error.count("\n") == 1
    assert "Dialect `sdy' not found for custom op 'sdy.mesh': run JAX with JAX_USE_S" in error
    assert build("words") == ""
    assert "custom_call @Sharding" in (exported / "words.mlir").read_text()
    words = mlir_abi.load(exported / "words.so").main(np.array([7, 2**32 - 1], np.uint32))
    assert words.tolist() == [8, 0]


def test_small_floats(exported: Path) -> None:
    """Products and sums of narrow types are those of JAX.

    Products of bf16 and f16 are summed in f32, as JAX does, in an order of its own: at most the
    last bit differs. Of f8, they are of small integers, of which f32 has each sum.
    """
    programs = MULTIPLIED + COMPUTED
    done = run(exported, sys.executable, "-c", programs, MLIR_ABI_BINDINGS="torch_mlir")
    assert (done.returncode, done.stderr) == (0, "")


CUSTOM_CALL = """
func.func @main(%x: tensor<3x3xf32>) -> tensor<3x3xf32> {
  %0 = stablehlo.custom_call @other(%x)
      {called_computations = [@main],
       sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l]) {i=3, j=3, k=3, l=3}, custom>}
      : (tensor<3x3xf32>) -> tensor<3x3xf32>
  return %0 : tensor<3x3xf32>
}
"""


def test_what_has_no_lowering_is_named(tmp_path: Path) -> None:
    """Not the attribute of a further dialect that JAX gives it."""
    (tmp_path / "cholesky.mlir").write_text(CUSTOM_CALL)
    command = [Path(sys.executable).parent / "abi-build", "cholesky.mlir", "-o", "cholesky.so"]
    done = run(tmp_path, *command)
    assert done.returncode == 1
    message = "cholesky.mlir:3:8: error: stablehlo.custom_call @other has no lowering"
    assert done.stderr.splitlines()[0].startswith(message)


@pytest.mark.slow
def test_operations_without_a_counterpart_compute_what_jax_does(tmp_path: Path) -> None:
    """Sorting, scatters, gaps in convolutions, gradients of pooling, sums of prefixes, CHLO."""
    script = SCRIPT.with_name("jax_operations.py")
    assert run_with_jax(script, "export", tmp_path) == ""
    names = sorted(path.stem for path in tmp_path.glob("*.mlir"))
    assert len(names) == 31
    done = subprocess.run(
        [sys.executable, script, "compare", tmp_path],
        env={**os.environ, "MLIR_ABI_BINDINGS": "torch_mlir"},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert (done.stdout.splitlines(), done.stderr) == (names, "")


@pytest.mark.slow
def test_functions_with_symbolic_shapes_compute_what_jax_does(tmp_path: Path) -> None:
    """At sizes from 1 to 19; and they refuse 0, and sizes that differ where JAX has one name."""
    script = SCRIPT.with_name("jax_symbolic_shapes.py")
    assert run_with_jax(script, "export", tmp_path) == ""
    names = sorted(path.stem for path in tmp_path.glob("*.mlir"))
    assert len(names) == 45
    done = run(
        tmp_path, sys.executable, script, "compare", tmp_path, MLIR_ABI_BINDINGS="torch_mlir"
    )
    assert (done.stdout.splitlines(), done.stderr) == ([f"{name} " for name in names], "")


CALLED = """
module attributes {jax.uses_shape_polymorphism = true} {
  func.func @main(%x: tensor<?x3xf32>) -> tensor<?x3xf32> {
    %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x3xf32>) -> tensor<i32>
    %0 = func.call @cholesky(%n, %x) : (tensor<i32>, tensor<?x3xf32>) -> tensor<?x3xf32>
        loc("jit(f)"(callsite("f"("program.py":11:7) at "<module>"("program.py":20:1))))
    return %0 : tensor<?x3xf32>
  }
  func.func private @cholesky(%n: tensor<i32> {jax.global_constant = "n"}, %x: tensor<?x3xf32>)
      -> tensor<?x3xf32> {
    %0 = stablehlo.custom_call @other(%x) {called_computations = [@main]}
        : (tensor<?x3xf32>) -> tensor<?x3xf32> loc("cholesky")
    return %0 : tensor<?x3xf32> loc("cholesky")
  }
}
"""


def test_what_has_no_lowering_is_at_the_line_that_calls_it(tmp_path: Path) -> None:
    """JAX gives the operations of some functions no line, but each call."""
    (tmp_path / "exported.mlir").write_text(CALLED)
    command = [Path(sys.executable).parent / "abi-build", "exported.mlir", "-o", "exported.so"]
    done = run(tmp_path, *command)
    assert done.returncode == 1
    message = "program.py:11:7: error: stablehlo.custom_call @other has no lowering"
    assert done.stderr.splitlines()[0].startswith(message)


DIGAMMA = """
func.func @f(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = chlo.digamma %x : tensor<?xf32> -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
"""


def test_digamma_of_zero(tmp_path: Path) -> None:
    """The expected values are those of JAX 0.12.0.1; JAX 0.10 returns NaN for 0."""
    (tmp_path / "digamma.mlir").write_text(DIGAMMA)
    x = np.array([0, -0.0, -1, 1, 0.5, np.inf, -np.inf, np.nan], np.float32)
    actual = mlir_abi.jit(tmp_path / "digamma.mlir").f(x)
    expected = [-np.inf, -np.inf, np.nan, -0.5772154, -1.96351, np.inf, np.nan, np.nan]
    np.testing.assert_allclose(actual, expected, rtol=1e-6)
