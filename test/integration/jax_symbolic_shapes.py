"""Exports functions with symbolic shapes from JAX, and compares what the library computes.

``export DIRECTORY`` writes the modules of `jax.export`, with arguments and JAX's results beside
them; ``compare DIRECTORY`` builds one library of all, and calls its functions. The processes
differ, since the bindings of one cannot read the modules of the other.
"""

from __future__ import annotations

import pickle
import sys
from pathlib import Path
from typing import Any

import numpy as np

SIZES = (1, 2, 19)
"""The sizes of ``b``; other names have other sizes near it."""


def functions() -> dict[str, tuple[Any, ...]]:
    """The functions by name, each with the symbolic shapes of its arguments."""
    import jax
    import jax.numpy as jnp
    from jax import lax

    nhwc = ("NHWC", "HWIO", "NHWC")

    def attention(q: Any, k: Any, v: Any) -> Any:
        scores = jnp.einsum("bqd,bkd->bqk", q, k) / jnp.sqrt(8.0)
        mask = jnp.tril(jnp.ones((q.shape[1], q.shape[1]), bool))
        return jax.nn.softmax(jnp.where(mask, scores, -1e9), -1) @ v

    def layer_norm(x: Any) -> Any:
        centred = x - x.mean(-1, keepdims=True)
        return centred / jnp.sqrt((centred**2).mean(-1, keepdims=True) + 1e-5)

    def scan(xs: Any, carry: Any) -> Any:
        def step(carry: Any, x: Any) -> Any:
            carry = jnp.tanh(carry + x)
            return carry, carry

        return lax.scan(step, carry, xs)

    def pool(x: Any, padding: str) -> Any:
        window = (1, 2, 2, 1)
        return lax.reduce_window(x, -jnp.inf, lax.max, window, window, padding)

    def convolve(x: Any, w: Any, *others: Any, **keywords: Any) -> Any:
        return lax.conv_general_dilated(x, w, *others, dimension_numbers=nhwc, **keywords)

    return {
        "dense": (lambda x, w, c: jnp.tanh(x @ w + c), "b,8", "8,4", "4"),
        "vmap": (lambda x, w: jax.vmap(lambda row: jnp.tanh(row @ w))(x), "b,8", "8,4"),
        "two_names": (lambda x, y: x @ y, "b,n", "n,t"),
        "attention": (attention, "b,t,8", "b,t,8", "b,t,8"),
        "layer_norm": (layer_norm, "b,8"),
        "scan": (scan, "t,b,4", "b,4"),
        "loops": (
            lambda x: (
                lax.fori_loop(0, x.shape[0], lambda i, a: a + x[i], 0.0),
                lax.map(lambda element: element * x.sum(), x),
                lax.cond(x.sum() > 0, lambda x: x * 2, lambda x: x - 1, x),
            ),
            "n",
        ),
        "reductions": (
            lambda x: (x.sum(), x.max(0), x.mean(1), jnp.argmin(x, axis=0), (x > 0).any()),
            "b,n",
        ),
        "rows": (lambda x: (*lax.top_k(x, 3), jnp.cumsum(x, 1)), "b,9"),
        "cumulative": (lambda x: (jnp.cumsum(x), lax.cummax(x, reverse=True)), "n"),
        "convolution": (lambda x, w: convolve(x, w, (1, 1), "SAME"), "b,6,6,3", "3,3,3,5"),
        "convolution_of_any_image": (
            lambda x, w: convolve(x, w, (2, 1), "SAME"),
            "b,n+2,t+2,3",
            "3,3,3,2",
        ),
        "dilated": (
            lambda x, w: convolve(
                x, w, (2, 1), ((1, 2), (0, 1)), lhs_dilation=(2, 3), rhs_dilation=(1, 2)
            ),
            "b,4,5,3",
            "3,2,3,2",
        ),
        "channels_first": (lambda x, w: lax.conv(x, w, (1, 1), "SAME"), "b,4,6,6", "2,4,3,3"),
        "depthwise": (
            lambda x, w: convolve(x, w, (1, 1), "SAME", feature_group_count=4),
            "b,5,5,4",
            "3,3,1,8",
        ),
        "batch_groups": (
            lambda x, w: convolve(x, w, (1, 1), "VALID", batch_group_count=2),
            "4,n+3,5,3",
            "3,3,3,2",
        ),
        "convolution_gradients": (
            jax.grad(lambda x, w: (convolve(x, w, (2, 2), "VALID") ** 2).sum(), (0, 1)),
            "b,6,6,2",
            "3,3,2,3",
        ),
        "integer_convolution": (
            lambda x, w: convolve(x, w, (1, 1), "SAME"),
            ("b,n,4,1", "int32"),
            ("2,2,1,1", "int32"),
        ),
        "narrow_convolution": (
            lambda x, w: convolve(x, w, (1, 1), "SAME").astype(jnp.float32),
            ("b,n,4,1", "float16"),
            ("2,2,1,1", "float16"),
        ),
        "pools": (lambda x: (pool(x, "VALID"), pool(x, "SAME")), "b,4,6,2"),
        "pools_of_any_image": (lambda x: (pool(x, "VALID"), pool(x, "SAME")), "b,n+1,t+1,2"),
        "padded_pools": (
            lambda x: (
                lax.reduce_window(x, 0.0, lax.add, (1, 3, 3, 1), (1, 2, 2, 1), "SAME"),
                lax.reduce_window(x, 1.0, lax.mul, (1, 2, 1, 1), (1, 1, 1, 1), "VALID"),
            ),
            "b,n+1,5,2",
        ),
        "padded_pools_of_a_batch": (
            lambda x: (
                lax.reduce_window(x, 0.0, lax.add, (1, 3), (1, 2), "SAME"),
                lax.reduce_window(x, -jnp.inf, lax.max, (1, 2), (1, 1), ((0, 0), (2, 1))),
            ),
            "b,5",
        ),
        "pool_gradient": (jax.grad(lambda x: (pool(x, "VALID") ** 2).sum()), "b,4,4,1"),
        "take": (lambda x, i: (jnp.take(x, i, axis=0), x[i]), "n,4", ("b", "int32")),
        "take_along": (
            lambda x, i: jnp.take_along_axis(x, i, axis=1, mode="clip"),
            "b,n",
            ("b,n", "int32"),
        ),
        "rows_of_a_batch": (
            jax.vmap(lambda rows, at: rows[at]),
            "b,n,4",
            ("b,t", "int32"),
        ),
        "scatter": (
            lambda x, i, u: (x.at[i].add(u), jax.ops.segment_sum(u, i, x.shape[0])),
            "n,4",
            ("b", "int32"),
            "b,4",
        ),
        "slices": (lambda x: (x[1:] * x[:-1], x[::2], x[::-1], jnp.roll(x, 1, axis=0)), "n,3"),
        "dynamic_slices": (
            lambda x, i, u: (
                lax.dynamic_slice_in_dim(x, i, 1, axis=0),
                lax.dynamic_slice(x, (i, 1), (x.shape[0] - 1, 2)),
                lax.dynamic_update_slice_in_dim(x, u, i, axis=0),
            ),
            "n+1,4",
            (None, "int32"),
            "n,4",
        ),
        "cache": (
            jax.vmap(lambda cache, i, new: lax.dynamic_update_slice(cache, new[None], (i, 0))),
            "b,10,4",
            ("b", "int32"),
            "b,4",
        ),
        "pads": (
            lambda x: (
                lax.pad(x, 0.0, [(x.shape[0], 1, 0), (0, 2, 1)]),
                lax.pad(x, 5.0, [(1, x.shape[0], 2), (-1, 0, 0)]),
                jnp.pad(x, ((1, 2), (0, 0))),
            ),
            "n,4",
        ),
        "concatenate": (lambda x, y: (jnp.concatenate([x, y]), jnp.stack([x, x])), "b,4", "n,4"),
        "reshapes": (
            lambda x: (x.reshape(-1), x.reshape(2 * x.shape[0], 2), x.T.reshape(x.shape)),
            "b,4",
        ),
        "halves": (lambda x: x.reshape(-1, 2, 4).sum(1), "2*b,4"),
        "repeat": (
            lambda x: (jnp.repeat(x, 2, axis=0), jnp.tile(x, (2, 1)), x[:, None] + x),
            "b,4",
        ),
        "arange": (
            lambda x: (x + jnp.arange(x.shape[0], dtype=jnp.float32), jnp.eye(x.shape[0])),
            "n",
        ),
        "sorts": (lambda x: (jnp.sort(x, 0), jnp.argsort(x, 1), lax.top_k(x, 3)), "b,8"),
        "random": (lambda x, key: x + jax.random.uniform(key, x.shape), "b,4", ("2", "uint32")),
        "gelu": (lambda x: jax.nn.gelu(x, approximate=False), "b,4"),
        "precision": (lambda x: lax.reduce_precision(x, 5, 2), "b,4"),
        "bytes": (
            lambda x, y: (
                lax.bitcast_convert_type(x, jnp.uint8),
                lax.bitcast_convert_type(y, jnp.float32),
                jnp.isnan(y),
            ),
            "b,4",
            ("b,4", "uint8"),
        ),
        "loss_gradient": (jax.grad(lambda w, x: jnp.tanh(x @ w).sum()), "8,4", "b,8"),
        "sizes": (lambda x: (jnp.asarray(x.shape[0]), x.shape[0] * x.shape[1] * 2.0), "b,n"),
        "nest": (lambda x, *, p: {"y": x @ p["w"], "z": [p["c"][0], x.sum()]}, "b,4"),
    }


def export(directory: Path) -> None:
    import jax
    from jax.export import SymbolicScope, symbolic_shape
    from jax.export import export as exported

    rng = np.random.default_rng(0)

    def array(shape: tuple[int, ...], dtype: str, size: int) -> Any:
        if dtype.startswith("float"):
            return rng.standard_normal(shape).astype(dtype)
        return np.asarray(
            rng.integers(-2 * size - 3 if dtype == "int32" else 0, 2 * size + 3, shape), dtype
        )

    for name, (each, *shapes_and_types) in functions().items():
        function = jax.jit(each)
        specs = [
            spec if isinstance(spec, tuple) else (spec, "float32") for spec in shapes_and_types
        ]
        scope = SymbolicScope()
        shapes = [symbolic_shape(text, scope=scope) if text else () for text, _ in specs]
        types = [
            jax.ShapeDtypeStruct(shape, dtype)
            for shape, (_, dtype) in zip(shapes, specs, strict=True)
        ]
        keywords = {}
        if name == "nest":
            keywords["p"] = {"w": np.ones((4, 2), np.float32), "c": [np.float32(7)]}
        module = exported(function)(*types, **jax.tree.map(jax.typeof, keywords)).mlir_module()
        (directory / f"{name}.mlir").write_text(module)
        cases = []
        for size in SIZES:
            sizes = {"b": size, "n": size + 1, "t": size + 2}
            arguments = [
                array(tuple(eval(str(dim), {}, sizes) for dim in shape), dtype, size)
                for shape, (_, dtype) in zip(shapes, specs, strict=True)
            ]
            results = jax.tree.leaves(function(*arguments, **keywords))
            cases.append((arguments, keywords, list(map(np.asarray, results))))
        texts = [text for text, _ in specs]
        (directory / f"{name}.pickle").write_bytes(pickle.dumps((texts, cases)))


def merged(files: list[Path]) -> Any:
    """One module of all, in which each function has the name of its file."""
    import mlir_abi
    from mlir_abi.bindings import ir

    module = ir.Module.parse("")
    for file in files:
        each = ir.Module.parse(file.read_text())
        mlir_abi.run_pipeline(each, "builtin.module(abi-stablehlo-to-linalg)")
        (main,) = each.body.operations
        main.attributes["sym_name"] = ir.StringAttr.get(file.stem)
        module.body.append(main.detach_from_parent())
    return module


def leaves(tree: Any) -> list[Any]:
    if isinstance(tree, dict):
        return [leaf for key in sorted(tree) for leaf in leaves(tree[key])]
    return [leaf for each in tree for leaf in leaves(each)] if isinstance(tree, tuple) else [tree]


def compare(directory: Path) -> None:
    """Print the names of functions, with what is wrong with each."""
    import mlir_abi
    from mlir_abi.bindings import ir, new_context

    files = sorted(directory.glob("*.mlir"))
    with new_context(), ir.Location.unknown():
        module = merged(files)
        mlir_abi.build(module, directory / "libfunctions.so")
        libraries = [
            mlir_abi.jit(module, opt_level=0),
            mlir_abi.load(directory / "libfunctions.so"),
        ]
    for file in files:
        texts, cases = pickle.loads(file.with_suffix(".pickle").read_bytes())
        problem = ""
        for function in (library[file.stem] for library in libraries):
            for arguments, keywords, expected in cases:
                results = leaves(function(*arguments, **keywords))
                try:
                    for actual, reference in zip(results, expected, strict=True):
                        assert np.asarray(actual).dtype == reference.dtype
                        np.testing.assert_allclose(actual, reference, rtol=3e-5, atol=3e-5)
                except AssertionError as error:
                    problem += str(error)
            problem += accepted(function, texts, *cases[-1][:2])
        print(file.stem, problem)


def accepted(
    function: Any, texts: list[str | None], arguments: list[Any], keywords: dict[str, Any]
) -> str:
    """The wrong shapes that ``function`` accepts, and the errors of more than a line."""
    problems = ""
    names = [(text or "").split(",") for text in texts]
    for i, axes in enumerate(names):
        for axis, name in enumerate(axes):
            if name.isdigit() or not name:
                continue
            shape = arguments[i].shape
            sizes = [0, shape[axis] + 1] if sum(each.count(name) for each in names) > 1 else [0]
            for size in sizes:
                wrong = list(arguments)
                wrong[i] = np.zeros((*shape[:axis], size, *shape[axis + 1 :]), arguments[i].dtype)
                try:
                    function(*wrong, **keywords)
                except ValueError as error:
                    problems += str(error) if "\n" in str(error) else ""
                else:
                    problems += f" accepts {wrong[i].shape} for {texts[i]}"
    return problems


if __name__ == "__main__":
    {"export": export, "compare": compare}[sys.argv[1]](Path(sys.argv[2]))
