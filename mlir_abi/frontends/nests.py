"""Writes what a framework knows of arguments and results as attributes of a function."""

from __future__ import annotations

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs import jax_names
from mlir_abi.frontends import FunctionNest
from mlir_abi.passes.paths_from_jax import argument_locations, name_of_location
from mlir_abi.passes.support.attributes import (
    ARG_ATTRS,
    ARGUMENT_NAME,
    DIMS,
    INDEX_PATHS,
    RES_ATTRS,
    SIZE_CONDITIONS,
    symbol,
    value_attributes,
)
from mlir_abi.passes.support.diagnostics import PassError, warn
from mlir_abi.passes.support.functions import function_type
from mlir_abi.passes.support.signatures import FunctionSignatures, path_attribute
from mlir_abi.passes.support.size_names import dims_attribute


def write_nest(function: ir.Operation, nest: FunctionNest) -> None:
    """Write the index paths and names of ``nest``; warn, and write none, if they are no nest."""
    type_ = function_type(function)
    actual = len(type_.inputs), len(type_.results)
    expected = len(nest.arguments), len(nest.results)
    if actual != expected:
        raise ValueError(f"{symbol(function)} has {actual} arguments and results, not {expected}")
    arguments, results = [], []
    locations = argument_locations(function)
    old = value_attributes(function, "argument", actual[0])
    for value, location, entries in zip(nest.arguments, locations, old, strict=True):
        new = {INDEX_PATHS[0]: path_attribute(value.path)}
        root = value.name or _root(location, value.path)
        if root is not None:
            name = ".".join([root, *map(str, value.path[1:])])
            new[ARGUMENT_NAME] = ir.StringAttr.get(name)
        if not all(isinstance(each, int) for each in value.dims):
            new[DIMS] = dims_attribute(tuple(value.dims))
        arguments.append(ir.DictAttr.get(entries | new))
    for value, entries in zip(
        nest.results, value_attributes(function, "result", actual[1]), strict=True
    ):
        path = {INDEX_PATHS[0]: path_attribute(value.path)} if value.path else {}
        results.append(ir.DictAttr.get(entries | path))
    new = {ARG_ATTRS: ir.ArrayAttr.get(arguments), RES_ATTRS: ir.ArrayAttr.get(results)}
    try:
        FunctionSignatures().compute(
            function, (function.attributes["function_type"], new[ARG_ATTRS], new[RES_ATTRS])
        )
    except PassError as error:
        location, message = error.diagnostics[0]
        warn(location, f"arguments and results stay flat: {message}")
        return
    for key, attribute in new.items():
        if len(attribute):
            function.attributes[key] = attribute
    if nest.conditions:
        texts = ir.ArrayAttr.get([*map(ir.StringAttr.get, nest.conditions)])
        function.attributes[SIZE_CONDITIONS] = texts


def _root(location: ir.Location, path: tuple[int | str, ...]) -> str | None:
    """The name of the argument of the Python function, if its leaf at ``path`` has it."""
    name = name_of_location(location)
    if name is None or isinstance(path[0], str):
        return None
    try:
        root, keys = jax_names.parse(name)
    except ValueError:
        return None
    return root if keys == path[1:] else None
