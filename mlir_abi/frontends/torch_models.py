"""Models of PyTorch: the programs of `torch.export`, which torch-mlir imports."""

from __future__ import annotations

import warnings
from collections.abc import Container, Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

import torch
from torch.utils import _pytree as pytree

from mlir_abi.bindings import host
from mlir_abi.bindings.printing import printed
from mlir_abi.dialect_attrs.sizes import is_name
from mlir_abi.dialect_attrs.structure import Path
from mlir_abi.frontends import FunctionNest, Model, NestedValue, keys_of


def of_program(program: torch.export.ExportedProgram) -> Model:
    """Parameters are constants. Sizes of one ``Dim`` have the name of its symbol.

    Raises `ValueError` if torch-mlir does not import the program.
    """
    host()  # chooses the bindings of the process before the import of torch-mlir's
    from torch_mlir import fx

    program = _with_persistent_buffers(program)
    with warnings.catch_warnings():  # PyTorch warns of what it does itself
        warnings.simplefilter("ignore", FutureWarning)
        try:
            module: Any = fx.export_and_import(
                program,
                output_type="raw",
                func_name="main",
                decomposition_table=_decompositions(),
            )
        except Exception as error:  # KeyError of an unknown type, and many others
            reason = f"{type(error).__name__}: {error}"
            raise ValueError(f"torch-mlir does not import the program: {reason}") from error
    _erase_none(module.body.operations[0], program.graph_signature.user_inputs)
    text = printed(module.operation, enable_debug_info=True)
    inputs, results = program.call_spec.in_spec, program.call_spec.out_spec
    arguments = tuple(_arguments(program, _paths(inputs)))
    conditions = _conditions(program, {each for value in arguments for each in value.dims})
    nest = FunctionNest(arguments, tuple(map(NestedValue, _paths(results))), tuple(conditions))
    return Model(text, nest=nest)


def _with_persistent_buffers(program: Any) -> Any:
    """``program`` with all buffers in its state, the only place in which torch-mlir looks."""
    signature, constants = program.graph_signature, dict(program.constants)
    buffers = {name: constants.pop(name) for name in signature.non_persistent_buffers}
    if not buffers:
        return program
    specs = [
        replace(each, persistent=True) if each.target in buffers else each
        for each in signature.input_specs
    ]
    return torch.export.ExportedProgram(
        program.graph_module,
        program.graph,
        replace(signature, input_specs=specs),
        {**program.state_dict, **buffers},
        program.range_constraints,
        program.module_call_graph,
        program.example_inputs,
        constants=constants,
        verifiers=program.verifiers,
    )


@cache
def _decompositions() -> dict[Any, Any]:
    """torch-mlir's, and PyTorch's of the operations that torch-mlir does not have or lower."""
    from torch._decomp import decomposition_table
    from torch_mlir import ir
    from torch_mlir.dialects import torch as dialect
    from torch_mlir.extras.fx_decomp_util import get_decomposition_table

    table: dict[Any, Any] = get_decomposition_table()
    context = ir.Context()
    dialect.register_dialect(context)

    def is_missing(operation: Any) -> bool:
        schema = operation._schema
        name = ".".join(["torch", *schema.name.split("::"), *filter(None, [schema.overload_name])])
        return not schema.is_mutable and not context.is_registered_operation(name)

    overloads = (each for each in decomposition_table if isinstance(each, torch._ops.OpOverload))
    missing = {each: decomposition_table[each] for each in overloads if is_missing(each)}
    every, aten = torch.export.default_decompositions(), torch.ops.aten
    # torch-mlir does not lower isfinite, and its isclose of 0 and infinity is true.
    better = {each: every[each] for each in (aten.isfinite.default, aten.isclose.default)}
    return missing | table | better


def _erase_none(function: Any, inputs: Sequence[object]) -> None:
    """Erase the arguments that are None in the program, which does not use them."""
    from torch_mlir import ir

    block = function.regions[0].blocks[0]
    for i in reversed(range(len(inputs))):
        if inputs[i] is None:
            block.erase_argument(i)
    with function.context:
        type_ = ir.FunctionType.get(block.arguments.types, function.type.results)
        function.attributes["function_type"] = ir.TypeAttr.get(type_)


def _arguments(program: Any, paths: Sequence[Path]) -> Iterator[NestedValue]:
    """The leaves of ``(args, kwargs)``; positional arguments have the names of parameters.

    Numbers are arguments as well, although they are constants of the program.
    """
    names: Any = program.module_call_graph[0].signature.forward_arg_names or ()
    values = {node.name: node.meta["val"] for node in program.graph.nodes if "val" in node.meta}
    for path, node in zip(paths, program.graph_signature.user_inputs, strict=True):
        if node is None:
            continue
        group, *rest = path
        is_named = group == 0 and isinstance(rest[0], int) and rest[0] < len(names)
        name = names[rest[0]] if is_named else None
        value = values.get(node)
        dims = map(_dim, value.shape) if isinstance(value, torch.Tensor) else ()
        yield NestedValue(tuple(rest), name, tuple(dims))


def _conditions(program: Any, names: Container[object]) -> Iterator[str]:
    """What the ranges of symbols require of the sizes ``names``."""
    for symbol, values in program.range_constraints.items():
        if str(symbol) in names:
            if values.lower > 0:
                yield f"{symbol} >= {values.lower}"
            if values.upper < 2**31:  # or infinite, or more than a condition may have
                yield f"{values.upper} >= {symbol}"


def _dim(size: Any) -> int | str | None:
    if isinstance(size, int):
        return size
    return str(size) if is_name(str(size)) else None


def _paths(spec: Any) -> list[Path]:
    """The keys that lead to each leaf of a tree."""
    numbered = pytree.tree_unflatten(list(range(spec.num_leaves)), spec)
    return [keys_of(path) for path, _ in pytree.tree_flatten_with_path(numbered)[0]]
