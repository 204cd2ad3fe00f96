"""What people have of JAX's functions, in a process that has imported JAX, or MLIR's bindings.

    python jax_models.py FOLDER HOST   with the bindings HOST, which it imports first

The values that `jit` computes are compared with JAX's own, leaf by leaf, in the same tree.
"""

from __future__ import annotations

import dataclasses
import io
import pydoc
import subprocess
import sys
import warnings
from collections import namedtuple
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

if sys.argv[2] == "mlir":  # otherwise JAX imports its own first
    import_module("mlir.ir")

import jax
import jax.numpy as jnp
import numpy as np
from jax import export
from jax.sharding import Mesh, NamedSharding, PartitionSpec
from jax.tree_util import GetAttrKey, SequenceKey

import mlir_abi
import mlir_abi.bindings


def predict(params: Any, x: jax.Array) -> Any:
    y = jnp.tanh(x @ params["w"])
    return {"y": y, "sums": [x.sum(), y.max()]}


jit = partial(mlir_abi.jit, opt_level=0)  # whose code runs once or twice

ARGUMENTS = {"w": jnp.linspace(-1, 1, 32, dtype=jnp.float32).reshape(8, 4)}, jnp.ones((3, 8))


def same(actual: Any, expected: Any) -> None:
    assert jax.tree.structure(actual) == jax.tree.structure(expected), actual
    for left, right in zip(jax.tree.leaves(actual), jax.tree.leaves(expected), strict=True):
        assert left.dtype == right.dtype
        np.testing.assert_allclose(left, right, rtol=1e-5)


def spellings(folder: Path) -> None:
    """Each of one function; JAX's objects keep its trees, others have tuples for lists."""
    lowered = jax.jit(predict).lower(*ARGUMENTS)
    exported = export.export(jax.jit(predict))(*ARGUMENTS)
    module, text = lowered.compiler_ir(), exported.mlir_module()
    bytecode = io.BytesIO()
    module.operation.write_bytecode(bytecode)
    contents = {
        "text.mlir": text.encode(),
        "bytecode.mlir": bytecode.getvalue(),
        "artifact.mlir": exported.mlir_module_serialized,
    }
    for name, data in contents.items():
        (folder / name).write_bytes(data)
    expected = predict(*ARGUMENTS)
    for model in exported, lowered:
        library = mlir_abi.jit(model)
        assert list(library) == ["predict"]
        same(library(*ARGUMENTS), expected)
        same(library.predict(*ARGUMENTS), expected)
    expected["sums"] = tuple(expected["sums"])
    models = [module, text, contents["artifact.mlir"], str(folder / "bytecode.mlir")]
    for model in models:
        library = mlir_abi.jit(model)
        assert list(library) == ["main"]
        same(library(*ARGUMENTS), expected)
    mlir_abi.build(text, folder / "lib.so", header=folder / "lib.h", rename={"main": "f"})
    same(mlir_abi.load(folder / "lib.so").f(*ARGUMENTS), expected)
    assert "memref2_f32" in (folder / "lib.h").read_text()
    opt = [Path(sys.executable).with_name("abi-opt"), folder / "artifact.mlir"]
    assert "stablehlo.tanh" in subprocess.check_output(opt, text=True)
    for name in contents:  # in text that MLIR's own bindings cannot read
        assert str(mlir_abi.reflect(folder / name)["main"]) == str(mlir_abi.reflect(module)["main"])


def several(folder: Path) -> None:
    """A dict of models is one library, in which each has its name."""
    exported = export.export(jax.jit(predict))(*ARGUMENTS)
    twice = export.export(jax.jit(lambda x: x * 2))(jnp.ones(3))
    library = mlir_abi.jit({"first": exported, "second": twice.mlir_module()})
    same(library.first(*ARGUMENTS), predict(*ARGUMENTS))
    assert library.second(np.ones(3, np.float32)).tolist() == [2, 2, 2]
    try:
        library(1)
    except TypeError as error:
        assert str(error) == "the module has not one function to call, but first, second"
    mlir_abi.build({"a": exported, "b": twice}, folder / "libab.so", rename={"a:main": "c"})
    assert sorted(mlir_abi.load(folder / "libab.so")) == ["b", "c"]
    for rename, message in (
        ({"main": "c"}, "rename must say of which model 'main' is: MODEL:main"),
        ({"d:main": "c"}, "rename must say of which model 'd:main' is: MODEL:d:main"),
    ):
        try:
            mlir_abi.build({"a": exported, "b": twice}, folder / "libab.so", rename=rename)
        except mlir_abi.BuildError as error:
            assert str(error) == message


@jax.tree_util.register_dataclass
@dataclasses.dataclass
class Layer:
    w: Any
    b: Any


Pair = namedtuple("Pair", "left right")


def layers(items: list[Layer], *xs: Any, scale: Any) -> Any:
    left, right = xs
    return [each.w * left + each.b * scale for each in items], Pair(right, {"t": (left,)})


def trees() -> None:
    """Of dataclasses and named tuples, by position and keyword; arguments that are not used."""
    items = [Layer(jnp.ones(3), jnp.arange(3.0)), Layer(jnp.zeros(3), jnp.ones(3))]
    arguments, keywords = (items, jnp.arange(3.0), jnp.float32(2)), {"scale": jnp.float32(3)}
    library = jit(export.export(jax.jit(layers))(*arguments, **keywords))
    same(library(*arguments, **keywords), jax.jit(layers)(*arguments, **keywords))
    assert repr(library.layers).startswith("<CompiledFunction layers(items: "), library.layers
    assert f"layers{library.layers.__signature__}" in pydoc.render_doc(library.layers)
    x, y, scale = *arguments[1:], keywords["scale"]
    for wrong, named, message in [
        (arguments, {}, "layers(): expected kwargs['scale'], got no such leaf"),
        (
            (items, x, y, scale),
            {},
            "layers(): expected kwargs['scale'], got args[3] (pass each argument by position or by "
            "keyword, as it was lowered)",
        ),
        ((items[:1], x, y), keywords, "layers(): expected args[0][1].w, got no such leaf"),
        ((items, x, [y]), keywords, "layers(): expected args[2], got args[2][0]"),
        (arguments, {**keywords, "n": 1}, "layers(): expected no such leaf, got kwargs['n']"),
        ((tuple(items), x, y), keywords, "layers(): expected PyTreeDef((([CustomNode("),
    ]:
        try:
            library(*wrong, **named)
        except TypeError as error:
            assert str(error).startswith(message), error
        else:
            raise AssertionError(message)
    numbers = (jnp.arange(3.0), 2.5)
    scaled = jit(export.export(jax.jit(lambda x, n: x * n))(*numbers))
    same(scaled(*numbers), np.arange(3, dtype=np.float32) * np.float32(2.5))

    def partly(params: Any, unused: Any, x: Any) -> Any:
        return {1: params["w"] * x}

    arguments = {"v": jnp.ones(2), "w": jnp.arange(3.0)}, jnp.ones(7), jnp.ones(3)
    for model in export.export(jax.jit(partly))(*arguments), jax.jit(partly).lower(*arguments):
        library = jit(model)
        same(library(*arguments), partly(*arguments))
        assert str(library.partly.__signature__) == (
            "(params: {'w': f32[3]}, arg1: None, /, x: f32[3]) -> (None, f32[3])"
        ), library.partly.__signature__


class Mixed:
    """A node whose keys are a name and a number, which no nest of `iree.abi` has."""

    def __init__(self, x: Any, y: Any) -> None:
        self.x, self.y = x, y


jax.tree_util.register_pytree_with_keys(
    Mixed,
    lambda node: (((GetAttrKey("x"), node.x), (SequenceKey(0), node.y)), None),
    lambda _, children: Mixed(*children),
)


def no_nests() -> None:
    """Arguments stay flat, with a warning; calls with JAX's trees work."""
    arguments = Mixed(jnp.ones(3), jnp.arange(4.0)), jnp.float32(2)

    def scaled(node: Mixed, by: Any) -> Any:
        return node.x * by, node.y + by

    exported = export.export(jax.jit(scaled))(*arguments)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        library = jit(exported)
    message = "keys of one structure must be all integers or all strings (got 0 in [0, 0]"
    assert any(message in str(each.message) for each in caught), caught
    same(library(*arguments), scaled(*arguments))


def shardings() -> None:
    """Which JAX writes for keys, and where arrays are put on devices; they change no value."""
    layout = NamedSharding(Mesh(np.array(jax.devices()[:1]), ("x",)), PartitionSpec("x"))

    def on_device(x: Any) -> Any:
        return jax.lax.with_sharding_constraint(x * 2, layout)

    sharded = jax.jit(on_device, in_shardings=layout, out_shardings=layout)
    x, key = jnp.ones(3), jax.random.key(7)

    def noise(key: Any, x: Any) -> Any:
        return x + jax.random.normal(key, x.shape)

    for function, *arguments in (
        (sharded, x),
        (jax.jit(noise), key, x),
        (jax.jit(jax.nn.relu), x),  # has a private function of the same name
    ):
        for model in export.export(function)(*arguments), function.lower(*arguments):
            same(jit(model)(*arguments), function(*arguments))


def linear_algebra() -> None:
    """By the LAPACK of SciPy, also in the library that another process builds."""
    a, b = jnp.eye(3) + 0.5, jnp.ones((3, 2))
    solve = jax.jit(jnp.linalg.solve)
    same(jit(export.export(solve)(a, b))(a, b), solve(a, b))


def callbacks() -> None:
    """Python functions that the compiled code of a child calls, and their errors."""
    text = """
    func.func private @half(f64) -> f64
    func.func @quarter(%x: f64) -> f64 {
      %y = call @half(%x) : (f64) -> f64
      %z = call @half(%y) : (f64) -> f64
      return %z : f64
    }
    """
    library = jit(text, imports={"half": lambda x: x / 2})
    assert library(2.0) == 0.5
    failing = jit(text, imports={"half": lambda x: {}[x]})
    try:
        failing(2.0)
    except KeyError:
        assert library(4.0) == 1
    else:
        raise AssertionError
    try:
        jit(text)
    except (ValueError, mlir_abi.BuildError) as error:  # of the engine, or of a linker
        assert "define" in str(error), error
        assert "half (needed by quarter)" in str(error), error
    else:
        raise AssertionError


def errors(folder: Path) -> None:
    """Each is one line, as where this process can lower."""
    artifact = export.export(jax.jit(predict))(*ARGUMENTS).mlir_module_serialized
    for model, kind, message in (
        (jax.jit(predict), TypeError, "jax.export.export(predict)(*arguments) has"),
        (jax.jit(jnp.sin).trace(1.0), TypeError, ".Traced): pass jax.jit(f).lower(*arguments)"),
        (jax.jit(jnp.sin).lower(1.0).compile(), TypeError, ".Compiled): pass jax.jit(f).lower("),
        (artifact[:100], ValueError, "<stdin>: attempting to parse "),
        ("func.func @f() {\n  retur\n}\n", mlir_abi.bindings.ir.MLIRError, "retur"),
        (
            "func.func private @f()\n",
            ValueError,
            "no function is exported: one must be public and defined",
        ),
    ):
        try:
            mlir_abi.jit(model)
        except kind as error:
            assert message in str(error), error
        else:
            raise AssertionError(model)


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    spellings(folder)
    several(folder)
    trees()
    no_nests()
    shardings()
    linear_algebra()
    callbacks()
    errors(folder)
    assert mlir_abi.bindings.host() == sys.argv[2], mlir_abi.bindings.host()
    print("done")
