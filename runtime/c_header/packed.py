"""The single-pointer form of a function: the struct of its parameters, and its prototype.

The struct holds the results, followed by the arguments; see ``abi-emit-packed-wrappers``.
"""

from __future__ import annotations

from mlir_abi.dialect_attrs.reflection import PACKED_SUFFIX, Convention, FunctionReflection
from mlir_abi.runtime.c_header.comments import function_comment
from mlir_abi.runtime.c_header.names import Names
from mlir_abi.runtime.c_header.prototypes import (
    Prototype,
    argument_type,
    declared_symbol,
    wanted_name,
)
from mlir_abi.runtime.c_header.types import CTypes

__all__ = ["RULES", "packed_prototype"]

RULES = """
NAME_packed: `params` points to a NAME_params, unless there is none, and what is said above holds.
Arguments are read before results are written. `context` and `reserved` are not looked at. It
returns 0.
""".strip().splitlines()


def packed_prototype(
    function: FunctionReflection, convention: Convention, prefix: str, names: Names
) -> Prototype:
    """The form of ``function``; its name, and that of the struct, are new in ``names``.

    Raises `CTypeError` where a value has no C type, and for a symbol that C has no way to write.
    """
    types = CTypes(convention.index_bits, prefix)
    results = [types.of(value.type) for value in function.results]
    arguments = [argument_type(types, value) for value in function.arguments]
    definitions = [own for c_type in (*results, *arguments) for own in c_type.definitions]
    scope = Names(definition.name for definition in definitions)
    argument_names = [
        scope.new(wanted_name(value, "arg"), f"arg{i}")
        for i, value in enumerate(function.arguments)
    ]
    result_names = [
        scope.new(wanted_name(value, "result"), "result" if len(results) == 1 else f"result{i}")
        for i, value in enumerate(function.results)
    ]
    name, label, needed = declared_symbol(function.name + PACKED_SUFFIX, names)
    members = zip((*results, *arguments), (*result_names, *argument_names), strict=True)
    listed = "".join(f"  {c_type.declare(member)};\n" for c_type, member in members)
    struct = ""
    if listed:
        params = names.new(f"{prefix}{function.name}_params", "params")
        struct = f"typedef struct {params} {{\n{listed}}} {params};\n\n"
    named_results = list(zip(result_names, results, strict=True))
    about = function_comment(function, argument_names, named_results)
    head = f"int32_t {name}(void *params, void *context, void *reserved){label};"
    return Prototype((*definitions, *needed), f"{struct}{about}\n{head}\n")
