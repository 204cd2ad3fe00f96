"""The single-pointer form of a function: the struct of its parameters, and its prototype.

The struct holds the results, followed by the arguments; see ``abi-emit-packed-wrappers``.
"""

from __future__ import annotations

from mlir_abi.dialect_attrs.reflection.record import PACKED_SUFFIX, Convention, FunctionReflection
from mlir_abi.runtime.c_header.comments import function_comment
from mlir_abi.runtime.c_header.definition import struct
from mlir_abi.runtime.c_header.names import Names
from mlir_abi.runtime.c_header.prototypes import (
    Prototype,
    argument_names,
    argument_type,
    declared_symbol,
    result_names,
)
from mlir_abi.runtime.c_header.types import CTypes

__all__ = ["RULES", "packed_prototype"]

RULES = """
NAME_packed, which abi-emit-packed-wrappers emits: `params` points to a NAME_params, unless there is
none, and what is said above holds. Arguments are read before results are written. `context` and
`reserved` are not looked at. It returns 0.
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
    of_arguments, of_results = argument_names(function, scope), result_names(function, scope)
    name, label, needed = declared_symbol(function.name + PACKED_SUFFIX, names)
    members = list(zip((*results, *arguments), (*of_results, *of_arguments), strict=True))
    before = ""
    if members:
        params = names.new(f"{prefix}{function.name}_params", "params")
        before = f"{struct(params, members)}\n\n"
    about = function_comment(function, of_arguments, list(zip(of_results, results, strict=True)))
    head = f"int32_t {name}(void *params, void *context, void *reserved){label};"
    return Prototype((*definitions, *needed), f"{before}{about}\n{head}\n")
