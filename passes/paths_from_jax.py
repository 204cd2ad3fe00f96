"""Read the structure of arguments and results from JAX's names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Literal

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs import jax_names
from mlir_abi.dialect_attrs.structure import Path
from mlir_abi.passes.support.attributes import (
    ARG_ATTRS,
    ARGUMENT_NAME,
    INDEX_PATHS,
    RES_ATTRS,
    symbol,
    value_attributes,
)
from mlir_abi.passes.support.base import Pass, option
from mlir_abi.passes.support.diagnostics import PassError, for_each, warn
from mlir_abi.passes.support.functions import (
    CALL,
    find_named,
    function_type,
    functions,
    is_definition,
    is_exported,
)
from mlir_abi.passes.support.signatures import FunctionSignatures, path_attribute
from mlir_abi.passes.support.symbols import named_in

_RESULT_NAME = "jax.result_info"

_EXPORTED_MAIN = "_wrapped_jax_export_main"
_NAMED = re.compile(r'loc\(("[^"]*")[()]')  # not "file.py":1:2, a position in a file


@dataclass(frozen=True)
class PathsFromJax(Pass):
    """Write the index paths and argument names that JAX's names of arguments and results contain.

    Before::

        func.func @main(%w: f32 loc("params['layers'][0].w"), %x: f32 loc("x"))
            -> (f32 {jax.result_info = "result['y']"})

    After::

        func.func @main(%w: f32 {iree.abi.index_path = [0, "layers", 0, "w"],
                                 iree.abi.name = "params.layers.0.w"},
                        %x: f32 {iree.abi.index_path = [1], iree.abi.name = "x"})
            -> (f32 {iree.abi.index_path = ["y"], jax.result_info = "result['y']"})

    Arguments of the Python function are numbered in the order of their first leaves; JAX puts
    keyword arguments last, in alphabetical order. ``*args`` is one argument, a sequence, and
    ``**kwargs`` is one dict. JAX drops values that the function does not use, unless told
    ``jax.jit(f, keep_unused=True)``: the arguments after one without leaves move up, a list gets a
    gap, and a dict lacks a key.

    ``jax.export`` with symbolic shapes makes a function that checks sizes, and calls the one whose
    arguments have the names.

    The pass changes exported functions without index paths. It is an error if the location of an
    argument is not a name, a result has no ``jax.result_info``, or a key is neither an index, a
    string nor a field.
    """

    name: ClassVar[str] = "abi-paths-from-jax"

    names: Literal["required", "optional"] = option(
        "required",
        "`optional` changes only modules with `jax.result_info`, and warns of names that cannot be "
        "read: arguments and results stay flat then",
    )

    def run(self, op: ir.Operation) -> None:
        """Write the paths of exported functions; raises `PassError`, having changed nothing."""
        if self.names == "required":
            _write_paths(op)
        elif _has_result_names(op):
            try:
                _write_paths(op)
            except PassError as error:
                location, message = error.diagnostics[0]
                warn(location, f"arguments and results stay flat: {message}")


def _write_paths(module: ir.Operation) -> None:
    signatures = FunctionSignatures()

    def plan(function: ir.Operation) -> tuple[ir.Operation, dict[str, ir.ArrayAttr]]:
        new = {
            ARG_ATTRS: ir.ArrayAttr.get(list(_arguments(function))),
            RES_ATTRS: ir.ArrayAttr.get(list(_results(function))),
        }
        type_ = function.attributes["function_type"]
        key = (type_, new[ARG_ATTRS], new[RES_ATTRS])
        signatures.compute(function, key)  # raises for invalid paths
        return function, new

    selected = filter(_has_no_paths, filter(is_exported, functions(module)))
    for function, new in for_each(selected, plan):
        for name, attribute in new.items():
            if len(attribute):
                function.attributes[name] = attribute


def exported_main(function: ir.Operation) -> tuple[ir.Operation, ir.Operation] | None:
    """The function of ``jax.export`` that ``function`` calls after it has checked sizes.

    Returns it and the call; None if ``function`` does not call it.
    """
    calls = find_named(function, CALL)
    call = next((each for each in calls if each.attributes["callee"].value == _EXPORTED_MAIN), None)
    main = call and named_in(function.parent.operation).get(_EXPORTED_MAIN)
    return (main, call) if main and is_definition(main) else None


def _has_result_names(module: ir.Operation) -> bool:
    results = (each for f in functions(module) for each in f.attributes.get(RES_ATTRS, ()))
    return any(_RESULT_NAME in entries for entries in results)


def _has_no_paths(function: ir.Operation) -> bool:
    return all(
        name not in entries
        for array in (ARG_ATTRS, RES_ATTRS)
        for entries in function.attributes.get(array, ())
        for name in INDEX_PATHS
    )


def argument_locations(function: ir.Operation) -> list[ir.Location]:
    """The locations of arguments; of those that ``jax.export`` passes on, where they have names."""
    values = function.regions[0].blocks[0].arguments
    locations = [value.location for value in values]
    if main := exported_main(function):
        inner = main[0].regions[0].blocks[0].arguments
        for operand, argument in zip(main[1].operands, inner, strict=True):
            if isinstance(operand.owner, ir.Block):
                locations[ir.BlockArgument(operand).arg_number] = argument.location
    return locations


def name_of_location(location: ir.Location) -> str | None:
    """The name in a location; None if it has none."""
    named = _NAMED.match(str(location))
    # `location.name_str` would abort the process if the name is not UTF-8.
    return ir.Attribute.parse(named[1]).value if named else None


def _arguments(function: ir.Operation) -> Iterator[ir.DictAttr]:
    """Yield the attributes of every argument, with the path and name in its location."""
    places: dict[str, int] = {}
    locations = argument_locations(function)
    attributes = value_attributes(function, "argument", len(locations))
    for i, (location, entries) in enumerate(zip(locations, attributes, strict=True)):
        what = f"argument #{i} of {symbol(function)}"
        named = name_of_location(location)
        if named is None:
            remedy = "lowered.as_text(debug_info=True) has JAX's names"
            message = f"its location must be a name (got {location}): {remedy}"
            raise PassError((location, f"{what}: {message}"))
        root, path = _parsed(named, location, what)
        place = places.setdefault(root, len(places))
        name = ir.StringAttr.get(".".join([root, *map(str, path)]))
        index_path = path_attribute((place, *path))
        yield ir.DictAttr.get({ARGUMENT_NAME: name} | entries | {INDEX_PATHS[0]: index_path})


def _results(function: ir.Operation) -> Iterator[ir.DictAttr]:
    """Yield the attributes of every result, with the path in its ``jax.result_info``."""
    count = len(function_type(function).results)
    for i, entries in enumerate(value_attributes(function, "result", count)):
        what = f"result #{i} of {symbol(function)}"
        info = entries.get(_RESULT_NAME)
        if not isinstance(info, ir.StringAttr):
            actual = "nothing" if info is None else info
            message = f"{what}: {_RESULT_NAME} must be a string (got {actual})"
            raise PassError((function.location, message))
        _, path = _parsed(info.value, function.location, f"{what}: {_RESULT_NAME}")
        yield ir.DictAttr.get(entries | {INDEX_PATHS[0]: path_attribute(path)})


def _parsed(name: str, location: ir.Location, what: str) -> tuple[str, Path]:
    try:
        return jax_names.parse(name)
    except ValueError as error:
        raise PassError((location, f"{what}: {error}")) from None
