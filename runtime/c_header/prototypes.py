"""The declarations of one function: of its C wrapper, and of its single-pointer form."""

from __future__ import annotations

import re
from dataclasses import dataclass

from mlir_abi.dialect_attrs.layout.c_wrapper import c_interface
from mlir_abi.dialect_attrs.reflection.record import (
    PACKED_SUFFIX,
    Convention,
    FunctionReflection,
    Value,
)
from mlir_abi.dialect_attrs.types import Array, Other
from mlir_abi.runtime.c_header.comments import function_comment
from mlir_abi.runtime.c_header.definition import (
    CType,
    CTypeError,
    Definition,
    declaration,
    struct_definition,
)
from mlir_abi.runtime.c_header.names import Names, identifier, is_reserved
from mlir_abi.runtime.c_header.passing import check_argument_by_value, check_result_by_value
from mlir_abi.runtime.c_header.types import CTypes

__all__ = ["Prototype", "is_identifier", "packed_prototype", "prototype"]

_RESTRICT = Definition(
    "MLIR_ABI_RESTRICT",
    "#ifdef __cplusplus\n"
    "#define MLIR_ABI_RESTRICT __restrict\n"
    "#else\n"
    "#define MLIR_ABI_RESTRICT restrict\n"
    "#endif",
)
_SYMBOL = Definition(
    "MLIR_ABI_SYMBOL",
    "/* The symbol of a function whose name is no identifier. */\n"
    "#define MLIR_ABI_TEXT(text) #text\n"
    "#define MLIR_ABI_TEXT_OF(macro) MLIR_ABI_TEXT(macro)\n"
    "#define MLIR_ABI_SYMBOL(name) __asm__(MLIR_ABI_TEXT_OF(__USER_LABEL_PREFIX__) name)",
)
_IDENTIFIER = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_ASSEMBLER_SYMBOL = re.compile(r"[A-Za-z_.$][A-Za-z0-9_.$]*")


@dataclass(frozen=True, slots=True)
class Prototype:
    """A declaration with its comment, and the definitions that must precede it."""

    definitions: tuple[Definition, ...]
    text: str


def prototype(
    function: FunctionReflection, convention: Convention, prefix: str, names: Names
) -> Prototype:
    """The prototype of the wrapper, and the struct of several results; both get new ``names``.

    Raises `CTypeError` for a function that C cannot declare.
    """
    types = CTypes(convention.index_bits, prefix)
    interface = c_interface(function, convention)
    arguments = []
    for value, by_pointer in zip(function.arguments, interface.by_pointer, strict=True):
        arguments.append(_argument_type(types, value))
        if not by_pointer:
            check_argument_by_value(function, convention, value)
    results = [types.of(value.type) for value in function.results]
    if results and not interface.result_by_pointer:
        check_result_by_value(function, convention)
    definitions = [own for c_type in (*arguments, *results) for own in c_type.definitions]
    used_names = [definition.name for definition in definitions]
    scope = Names(used_names)
    argument_names = _argument_names(function, scope)
    if len(results) == 1:
        result_names = _result_names(function, scope)
        result_name = result_names[0]
    else:
        result_name = scope.new("result", "result")
        result_names = _result_names(function, Names(used_names))
    parameters = [
        _parameter(c_type, name, value, by_pointer)
        for c_type, name, value, by_pointer in zip(
            arguments, argument_names, function.arguments, interface.by_pointer, strict=True
        )
    ]
    returned, result_struct = CType("void", ""), ""
    if interface.result_by_pointer:
        result = results[0]
        if len(results) > 1:
            result = CType(names.new(f"{prefix}{function.name}_result", "result"), "")
            members = zip(results, result_names, strict=True)
            result_struct = f"{struct_definition(result.spelling, members)}\n\n"
        parameters.insert(0, result.pointer(result_name))
    elif results:
        returned = results[0]
    if any(_RESTRICT.name in parameter for parameter in parameters):
        definitions.append(_RESTRICT)
    name, label, needed = _declared_symbol(convention.wrapper, names)
    about = function_comment(
        function, argument_names, list(zip(result_names, results, strict=True))
    )
    head = declaration(returned.declare(name), parameters)
    return Prototype((*definitions, *needed), f"{result_struct}{about}\n{head}{label};\n")


def packed_prototype(
    function: FunctionReflection, convention: Convention, prefix: str, names: Names
) -> Prototype:
    """The single-pointer form of ``abi-emit-packed-wrappers``, and the struct of its parameters.

    The struct holds the results, followed by the arguments. Both get new ``names``. Raises
    `CTypeError` for a value that has no C type, and for a symbol that C cannot declare.
    """
    types = CTypes(convention.index_bits, prefix)
    results = [types.of(value.type) for value in function.results]
    arguments = [_argument_type(types, value) for value in function.arguments]
    definitions = [own for c_type in (*results, *arguments) for own in c_type.definitions]
    scope = Names(definition.name for definition in definitions)
    argument_names, result_names = _argument_names(function, scope), _result_names(function, scope)
    name, label, needed = _declared_symbol(function.name + PACKED_SUFFIX, names)
    members = list(zip((*results, *arguments), (*result_names, *argument_names), strict=True))
    params_struct = ""
    if members:
        params = names.new(f"{prefix}{function.name}_params", "params")
        params_struct = f"{struct_definition(params, members)}\n\n"
    about = function_comment(
        function, argument_names, list(zip(result_names, results, strict=True))
    )
    head = f"int32_t {name}(void *params, void *context, void *reserved){label};"
    return Prototype((*definitions, *needed), f"{params_struct}{about}\n{head}\n")


def is_identifier(symbol: str) -> bool:
    """Whether ``symbol`` can be declared under its own name."""
    return bool(_IDENTIFIER.fullmatch(symbol)) and not is_reserved(symbol)


def _declared_symbol(symbol: str, names: Names) -> tuple[str, str, list[Definition]]:
    """The name of ``symbol`` in C; if it differs, the label of the symbol and what that needs."""
    if is_identifier(symbol):
        return symbol, "", []
    if not _ASSEMBLER_SYMBOL.fullmatch(symbol):
        raise CTypeError(f"C has no way to write the symbol {symbol}")
    name = names.unused(f"_{identifier(symbol)}")
    return name, f' MLIR_ABI_SYMBOL("{symbol}")', [_SYMBOL]


def _argument_type(types: CTypes, value: Value) -> CType:
    """The C type of an argument in memory; for a memref, of its descriptor."""
    if isinstance(value.type, Array) and value.type.container == "memref":
        readonly = value.readonly and value.type.shape is not None
        return types.memref(value.type, const=readonly)
    return types.of(value.type)


def _parameter(c_type: CType, name: str, value: Value, by_pointer: bool) -> str:
    """The declaration of a parameter; descriptors and other aggregates are never written."""
    restrict = "MLIR_ABI_RESTRICT " if value.noalias else ""
    if by_pointer:
        return c_type.pointer(restrict + name, const=True)
    if value.type == Other("!llvm.ptr"):
        return f"{'const ' if value.readonly else ''}void *{restrict}{name}"
    return c_type.declare(name)


def _argument_names(function: FunctionReflection, scope: Names) -> list[str]:
    return [
        scope.new(_wanted_name(value, "arg"), f"arg{i}")
        for i, value in enumerate(function.arguments)
    ]


def _result_names(function: FunctionReflection, scope: Names) -> list[str]:
    single = len(function.results) == 1
    return [
        scope.new(_wanted_name(value, "result"), "result" if single else f"result{i}")
        for i, value in enumerate(function.results)
    ]


def _wanted_name(value: Value, kind: str) -> str:
    """The name of a value, or its index path as a name; empty if it has neither."""
    if value.name is not None or not value.path:
        return value.name or ""
    root, *keys = value.path
    return "_".join(map(str, [f"{kind}{root}" if isinstance(root, int) else root, *keys]))
