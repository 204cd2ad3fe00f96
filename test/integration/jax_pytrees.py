"""Functions of pytrees that JAX lowers, what our passes attach, and what JAX says of the pytrees.

python jax_pytrees.py COUNT   prints a JSON object for each of COUNT random functions

Keys come from `jax.tree_util` and the values themselves: no name of JAX's is read here.
"""

from __future__ import annotations

import dataclasses
import inspect
import itertools
import json
import random
import sys
from collections import namedtuple
from collections.abc import Callable
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
from jax import tree_util

import mlir_abi
from mlir_abi.bindings import host

PIPELINE = "builtin.module(abi-paths-from-jax,abi-attach,abi-verify)"
KEYS = ["a", "w0", "layer 1", "it's", 'say "x"', "é\n", "", "0", "a.b", "]['"]
DTYPES = [jnp.float32, jnp.int32, jnp.bool_, jnp.bfloat16]

Point = namedtuple("Point", "x y")


@partial(tree_util.register_dataclass, data_fields=["weights", "bias"], meta_fields=["units"])
@dataclasses.dataclass
class Layer:
    """A dataclass of two leaves, and of what is no leaf."""

    weights: Any
    bias: Any
    units: int = 3


def random_tree(rng: random.Random, depth: int) -> Any:
    """A nest of every kind of container that keeps its keys, some of them empty."""

    def below() -> Any:
        return random_tree(rng, depth - 1)

    containers = ["list", "tuple", "dict", "dataclass", "namedtuple"] if depth else []
    match rng.choice(["leaf"] * 3 + containers):
        case "list":
            return [below() for _ in range(rng.randrange(4))]
        case "tuple":
            return tuple(below() for _ in range(rng.randrange(4)))
        case "dict":
            return {key: below() for key in rng.sample(KEYS, rng.randrange(4))}
        case "dataclass":
            return Layer(below(), below())
        case "namedtuple":
            return Point(below(), below())
    shape = tuple(rng.randrange(5) for _ in range(rng.randrange(3)))
    return jax.ShapeDtypeStruct(shape, rng.choice(DTYPES))


def random_case(seed: int) -> dict[str, Any]:
    """A function that returns one nest for another, with arguments of every kind."""
    rng = random.Random(seed)

    def function(first, second=None, *rest, flag, **others):  # type: ignore[no-untyped-def]
        leaves = tree_util.tree_leaves((first, second, rest, flag, others)) or [jnp.zeros(2)]
        outputs = itertools.islice(itertools.cycle(leaves), structure.num_leaves)
        return tree_util.tree_unflatten(structure, outputs)

    structure = tree_util.tree_structure(random_tree(rng, 3))
    args = [random_tree(rng, 3) for _ in range(rng.randrange(1, 5))]
    kwargs = {key: random_tree(rng, 2) for key in ["flag", *rng.sample(["u", "b", "zz"], 2)]}
    return case(function, *args, keep_unused=True, **kwargs)


def case(function: Callable[..., Any], *args: Any, keep_unused: bool = False, **kwargs: Any) -> Any:
    """What is attached to the module that JAX makes, and what JAX says of the values."""
    module = jax.jit(function, keep_unused=keep_unused).lower(*args, **kwargs).compiler_ir()
    mlir_abi.run_pipeline(module, PIPELINE)
    main = module.body.operations[0]
    entries = {entry.name: entry.attr.value for entry in main.attributes["iree.reflection"]}
    return {
        "arguments": arguments(function, args, kwargs),
        "results": leaves(jax.eval_shape(function, *args, **kwargs)),
        "names": [entry["iree.abi.name"].value for entry in main.attributes.get("arg_attrs", ())],
        "sip": entries["sip"],
        "iree.abi": json.loads(entries["iree.abi"]),
    }


def arguments(function: Callable[..., Any], args: Any, kwargs: Any) -> list[Any]:
    """The name and leaves of each argument: by position first, then by keyword, in their order.

    What ``**others`` takes comes under that name, once for each keyword.
    """
    signature = inspect.signature(function)
    positional = signature.bind_partial(*args).arguments
    labelled = [(name, leaves(value)) for name, value in positional.items()]
    for keyword in sorted(kwargs):
        if keyword in signature.parameters:
            labelled.append((keyword, leaves(kwargs[keyword])))
        else:
            labelled.append(("others", leaves({keyword: kwargs[keyword]})))
    return labelled


def leaves(tree: Any) -> list[Any]:
    """The keys, the shape and the type of elements of every leaf."""
    return [
        [list(map(key_of, path)), leaf.shape, leaf.dtype.name]
        for path, leaf in tree_util.tree_leaves_with_path(tree)
    ]


def key_of(key: Any) -> int | str:
    """An integer in a list or tuple; a string in a dict, and for a field."""
    match key:
        case tree_util.SequenceKey(idx):
            return int(idx)
        case tree_util.DictKey(text):
            return str(text)
        case tree_util.GetAttrKey(name):
            return str(name)
    raise TypeError(key)


if __name__ == "__main__":
    for seed in range(int(sys.argv[1])):
        print(json.dumps(random_case(seed)))
    assert host() == "jaxlib.mlir"
