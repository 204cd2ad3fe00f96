"""Models of JAX: its modules, and the trees of its functions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax.interpreters.mlir import make_ir_context
from jax.tree_util import keystr, tree_flatten, tree_flatten_with_path, tree_unflatten
from jaxlib.mlir import ir

from mlir_abi.bindings.printing import bytecode, printed
from mlir_abi.dialect_attrs.structure import Path, keyword_slots, positional_slots
from mlir_abi.frontends import FunctionNest, Model, NestedValue, keys_of
from mlir_abi.runtime.call.argument_nest import assembler, flattener

_SHARDING = "sdy.sharding"
_NUMBERS = (bool, int, float, complex, np.generic)


def of_exported(exported: jax.export.Exported) -> Model:
    text: Any = exported.mlir_module().encode()
    if b"sdy.mesh" in text:
        text = _without_shardings(text)
    trees = _Trees(exported.in_tree, exported.out_tree, exported.module_kept_var_idx)
    return trees.model(text, exported.fun_name)


def of_lowered(lowered: jax.stages.Lowered) -> Model:
    """The names are those of the locations if JAX does not say which arguments it has left out."""
    module: Any = lowered.compiler_ir()
    name = module.operation.attributes["sym_name"].value.removeprefix("jit_")
    names = {op.attributes["sym_name"].value: op for op in module.body}
    main = names["main"]
    if any(op.operation.name == "sdy.mesh" for op in module.body):
        module = _without_shardings(bytecode(module.operation))
    tree: Any = lowered.in_tree
    kept: Sequence[int] = range(tree.num_leaves)
    if len(main.arguments) != len(kept):
        kept = sorted(lowered._lowering.compile_args.get("kept_var_idx", ()))
    if len(main.arguments) != len(kept):
        return Model(module, _identifier(name))
    return _Trees(tree, lowered.out_tree, kept).model(module, name)


def _without_shardings(text: bytes) -> bytes:
    """The module without what says on which devices arrays are, which changes no result.

    JAX says it in the dialect `sdy`, which only its bindings have, also of keys (`jax.random.key`).
    """
    with make_ir_context():
        module = ir.Module.parse(text)
        _erase_shardings(module.operation)
        return printed(module.operation, enable_debug_info=True)


def _erase_shardings(operation: Any) -> None:
    """Erase those in the regions of ``operation``, too."""
    for region in operation.regions:
        for block in region:
            for each in [view.operation for view in block]:
                if each.name == "sdy.sharding_constraint":
                    each.result.replace_all_uses_with(each.operands[0])
                if each.name in ("sdy.sharding_constraint", "sdy.mesh"):
                    each.erase()
                    continue
                if _SHARDING in each.attributes:
                    del each.attributes[_SHARDING]
                _erase_shardings(each)
    for key in ("arg_attrs", "res_attrs"):
        if key in operation.attributes:
            kept = [
                ir.DictAttr.get(
                    {each.name: each.attr for each in entries if each.name != _SHARDING}
                )
                for entries in operation.attributes[key]
            ]
            operation.attributes[key] = ir.ArrayAttr.get(kept)


def _identifier(name: str) -> str | None:
    """``name`` for callers; None for that of a lambda."""
    return name if name.isidentifier() and not name.startswith("_") else None


class _Trees:
    """The tree of a function's arguments, positional and by keyword, and that of its results."""

    def __init__(self, inputs: Any, results: Any, kept: Iterable[int]) -> None:
        """``kept`` are the leaves of ``inputs`` that the compiled function has."""
        self._inputs, self._results, self._kept = inputs, results, tuple(kept)

    def model(self, source: Any, name: str) -> Model:
        paths = _paths(self._inputs)
        arguments = (NestedValue(paths[i][1:]) for i in self._kept)
        results = map(NestedValue, _paths(self._results))
        nest = FunctionNest(tuple(arguments), tuple(results))
        return Model(source, _identifier(name), nest, self._wrap)

    def _wrap(self, function: Any) -> _TreeFunction:
        return _TreeFunction(function, self._inputs, self._results, self._kept)


class _TreeFunction:
    """Calls a compiled function with JAX's own trees, and returns one; leaves are NumPy arrays."""

    def __init__(self, function: Any, inputs: Any, results: Any, kept: Sequence[int]) -> None:
        self._function, self._inputs, self._results = function, inputs, results
        self._kept = kept
        signature = function.reflection.python_view.signature
        self._positional = list(map(assembler, positional_slots(signature.input_structure)))
        keywords = keyword_slots(signature.input_structure)
        self._keywords = {key: assembler(node) for key, node in keywords}
        self._flatten = flattener(signature.result_structure, "result")
        self._count = len(signature.results)
        self.__name__, self.__doc__ = function.__name__, function.__doc__  # `help` shows it

    def __repr__(self) -> str:
        return repr(self._function)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        leaves, tree = tree_flatten((args, kwargs))
        if tree != self._inputs:
            raise TypeError(f"{self.__name__}(): {_difference(self._inputs, tree)}")
        values = [_number_or_array(leaves[i]) for i in self._kept]
        by_name = {key: assemble(values) for key, assemble in self._keywords.items()}
        returned = self._function(*(each(values) for each in self._positional), **by_name)
        flat: list[Any] = [None] * self._count
        self._flatten(returned, flat)
        return tree_unflatten(self._results, flat)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._function, name)


def _difference(expected: Any, actual: Any) -> str:
    """The first leaf that only one of two trees of ``(args, kwargs)`` has; else both trees."""
    left, right = _leaves(expected), _leaves(actual)
    missing = next((leaf for leaf in left if leaf not in right), None)
    extra = next((leaf for leaf in right if leaf not in left), None)
    if missing is None and extra is None:
        return f"expected {expected}, got {actual}"
    advice = ""
    if missing and extra and missing.startswith("args") != extra.startswith("args"):
        advice = " (pass each argument by position or by keyword, as it was lowered)"
    return f"expected {missing or 'no such leaf'}, got {extra or 'no such leaf'}{advice}"


def _leaves(tree: Any) -> dict[str, None]:
    """The leaves of a tree of ``(args, kwargs)``, in order, such as ``args[0]['w']``."""
    numbered = tree_unflatten(tree, range(tree.num_leaves))
    paths = (path for path, _ in tree_flatten_with_path(numbered)[0])
    return {("args", "kwargs")[path[0].idx] + keystr(path[1:]): None for path in paths}


def _number_or_array(leaf: Any) -> Any:
    """``leaf`` for a compiled function, to which a key of `jax.random` is an array of its bits."""
    if isinstance(leaf, _NUMBERS):
        return leaf
    if isinstance(leaf, jax.Array) and jnp.issubdtype(leaf.dtype, jax.dtypes.prng_key):
        leaf = jax.random.key_data(leaf)
    return np.asarray(leaf)


def _paths(tree: Any) -> list[Path]:
    """The keys that lead to each leaf of a tree."""
    numbered = tree_unflatten(tree, range(tree.num_leaves))
    return [keys_of(path) for path, _ in tree_flatten_with_path(numbered)[0]]
