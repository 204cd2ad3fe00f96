"""The declarations of one function: of its C wrapper, and of its packed wrapper.

A prototype is declared if C passes each value as the compiled function does, on every compiler:

=========================  ================  ====================================================
by value                   ``c-abi=mlir``    ``c-abi=target``
=========================  ================  ====================================================
f16, bf16                  no                no: C99 and C++17 have no such type
complex, vectors, structs  no                (by pointer)
f8… to an import           no                no: the upper bits of the register are undefined
i1, i8, i16 to an import   no: likewise      yes
i1 from a definition       no: likewise      yes
others                     yes               yes
=========================  ================  ====================================================

Source: System V ABI, 3.2.3, and clang, which expects an argument narrower than ``int`` to be
extended; AAPCS64, 6.8.2; ``test/integration/test_real_c.py``.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import count
from typing import TypeAlias

from mlir_abi.dialect_attrs.layout.c_interface import c_interface, extension
from mlir_abi.dialect_attrs.layout.c_names import Names, identifier, is_reserved
from mlir_abi.dialect_attrs.reflection.record import (
    PACKED_SUFFIX,
    Convention,
    FunctionReflection,
    Value,
)
from mlir_abi.dialect_attrs.sizes import is_name
from mlir_abi.dialect_attrs.types import Array, Float, Index, Int, Other
from mlir_abi.runtime.c_header.c_types import CTypes
from mlir_abi.runtime.c_header.comments import function_comment
from mlir_abi.runtime.c_header.definition import (
    CType,
    CTypeError,
    Definition,
    declaration,
    struct_definition,
)

_RESTRICT = Definition(
    "MLIR_ABI_RESTRICT",
    "#ifdef __cplusplus\n#define MLIR_ABI_RESTRICT __restrict\n"
    "#else\n#define MLIR_ABI_RESTRICT restrict\n#endif",
)
_SYMBOL = Definition(
    "MLIR_ABI_SYMBOL",
    "/* The symbol of a function whose name is no identifier. */\n"
    "#define MLIR_ABI_TEXT(text) #text\n"
    "#define MLIR_ABI_TEXT_OF(macro) MLIR_ABI_TEXT(macro)\n"
    "#define MLIR_ABI_SYMBOL(name) __asm__(MLIR_ABI_TEXT_OF(__USER_LABEL_PREFIX__) name)",
)
_ASSEMBLER_SYMBOL = re.compile(r"[A-Za-z_.$][A-Za-z0-9_.$]*")


Declared: TypeAlias = "tuple[list[Definition], str]"
"""The definitions that must precede a declaration, and its text with its comment."""


def prototype(
    function: FunctionReflection, convention: Convention, prefix: str, names: Names
) -> Declared:
    """The prototype of the wrapper, and the struct of several results; both get new ``names``.

    Of a function with bare pointers, it is that of the function itself.

    Raises `CTypeError` for a function that C cannot declare.
    """
    if convention.bare and len(function.results) > 1:
        raise CTypeError("several results are returned in another way than C returns a struct")
    arguments, results, definitions = _c_types(function, convention, prefix)
    interface = c_interface(function, convention)
    is_pointer_returned = convention.bare and any(
        isinstance(value.type, Array) for value in function.results
    )
    for value, by_pointer in zip(function.arguments, interface.by_pointer, strict=True):
        if not by_pointer:
            _check_by_value(value, function, convention)
    if results and not (interface.result_by_pointer or is_pointer_returned):
        _check_by_value(function.results[0], function, convention, is_result=True)
    scope = Names(definition.name for definition in definitions)
    members = Names(definition.name for definition in definitions)
    argument_names = _parameter_names(scope, function)
    returned, struct, parameters = CType("void", ""), "", []
    if len(results) > 1:
        name, result_names = scope.unused("result"), _names(members, function.results, "result")
        result = CType(names.new(f"{prefix}{function.name}_result", "result"), "")
        struct = f"{struct_definition(result.spelling, _declare(results, result_names))}\n\n"
        parameters.append(result.declare(f"*{name}"))
    else:
        result_names = _names(scope, function.results, "result")
        if interface.result_by_pointer:
            parameters += _declare(results, [f"*{result_names[0]}"])
        elif results:
            returned = results[0]
    for c_type, name, value, by_pointer in zip(
        arguments, argument_names, function.arguments, interface.by_pointer, strict=True
    ):
        is_pointer = c_type.spelling == "void *"
        is_const = value.only_read if is_pointer or convention.bare else by_pointer
        const = "const " if is_const and not by_pointer else ""
        restrict = ""
        if value.noalias and (by_pointer or is_pointer):
            restrict = "MLIR_ABI_RESTRICT "
            definitions.append(_RESTRICT)
        passed = c_type.const() if is_const and by_pointer else c_type
        parameters.append(const + passed.declare("*" * by_pointer + restrict + name))
    name, label, needed = _declared_symbol(convention.wrapper, names)
    about = function_comment(function, argument_names, result_names, results, "->")
    head = declaration(returned.declare("*" * is_pointer_returned + name), parameters)
    return [*definitions, *needed], f"{struct}{about}\n{head}{label};\n"


def packed_prototype(
    function: FunctionReflection, convention: Convention, prefix: str, names: Names
) -> Declared:
    """The packed wrapper of ``abi-emit-packed-wrappers``, and the struct of its parameters.

    The struct holds the results, followed by the arguments. Both get new ``names``. Raises
    `CTypeError` for a value that has no C type, and for a symbol that C cannot declare.
    """
    in_memory = replace(convention, bare=False)
    arguments, results, definitions = _c_types(function, in_memory, prefix)
    scope = Names(definition.name for definition in definitions)
    argument_names = _names(scope, function.arguments, "arg")
    result_names = _names(scope, function.results, "result")
    name, label, needed = _declared_symbol(function.name + PACKED_SUFFIX, names)
    struct = ""
    if members := _declare([*results, *arguments], [*result_names, *argument_names]):
        params = names.new(f"{prefix}{function.name}_params", "params")
        struct = f"{struct_definition(params, members)}\n\n"
    about = function_comment(function, argument_names, result_names, results, ".")
    head = f"int32_t {name}(void *params, void *context, void *reserved){label};"
    return [*definitions, *needed], f"{struct}{about}\n{head}\n"


def is_identifier(symbol: str) -> bool:
    """Whether ``symbol`` can be declared under its own name."""
    return is_name(symbol) and not is_reserved(symbol)


def _check_by_value(
    value: Value, function: FunctionReflection, convention: Convention, *, is_result: bool = False
) -> None:
    """Raise `CTypeError` for a value that C passes or reads in another way."""
    type_, is_import = value.type, function.kind == "import"
    if isinstance(type_, Float) and type_.width == 16:
        hint = "" if is_import else " (--packed: in memory)"
        raise CTypeError(f"{type_} goes by value, and C99 and C++17 have no type for that{hint}")
    is_pointer = isinstance(type_, Other) and type_.text.startswith(("!llvm.ptr", "("))
    if not is_pointer and not isinstance(type_, Int | Index | Float):
        raise CTypeError(
            f"c-abi={convention.c_abi} passes {type_} by value, in another way than C "
            "(c-abi=target: by pointer)"
        )
    is_narrow = isinstance(type_, Int | Float) and type_.width < (2 if is_result else 32)
    if is_narrow and is_import != is_result and extension(type_, convention.c_abi) is None:
        how = "returned" if is_result else "passed"
        hint = " (c-abi=target: it is)" if extension(type_, "target") else ""
        raise CTypeError(f"{type_} is {how} without being extended, as C expects it to be{hint}")


def _c_types(
    function: FunctionReflection, convention: Convention, prefix: str
) -> tuple[list[CType], list[CType], list[Definition]]:
    """The C types in memory of the arguments and of the results, and what they need."""
    types = CTypes(convention, prefix)

    def c_type(value: Value, *, const: bool = False) -> CType:
        if not isinstance(value.type, Array) or value.type.container != "memref":
            return types.of(value.type)
        memref = types.memref(value.type, const=const and value.type.shape is not None)
        return types.element(value.type.element) if convention.bare else memref

    arguments = [c_type(value, const=value.readonly) for value in function.arguments]
    results = [c_type(value) for value in function.results]
    definitions = [each for c_type in (*arguments, *results) for each in c_type.definitions]
    return arguments, results, definitions


def _parameter_names(scope: Names, function: FunctionReflection) -> list[str]:
    """The names of arguments; one that takes a result is called as a result is."""
    outs = [value for value in function.arguments if value.out]
    is_only = len(outs) + len(function.results) == 1
    numbers = count()
    return [
        _name(scope, value, "result", "" if is_only else next(numbers))
        if value.out
        else _name(scope, value, "arg", i)
        for i, value in enumerate(function.arguments)
    ]


def _names(scope: Names, values: Sequence[Value], kind: str) -> list[str]:
    """Names for the arguments or results that are the members of a struct, or the parameters."""
    is_only = kind == "result" and len(values) == 1
    return [_name(scope, value, kind, "" if is_only else i) for i, value in enumerate(values)]


def _name(scope: Names, value: Value, kind: str, number: int | str) -> str:
    """A name like that of the value, or like its index path, or by its number."""
    wanted = value.name or ""
    if value.name is None and value.path:
        root, *keys = value.path
        first = f"{kind}{root}" if isinstance(root, int) else root
        wanted = "_".join(map(str, [first, *keys]))
    return scope.new(wanted, f"{kind}{number}")


def _declare(types: Sequence[CType], names: Sequence[str]) -> list[str]:
    return [c_type.declare(name) for c_type, name in zip(types, names, strict=True)]


def _declared_symbol(symbol: str, names: Names) -> tuple[str, str, list[Definition]]:
    """The name of ``symbol`` in C; if it differs, the label of the symbol and what that needs."""
    if is_identifier(symbol):
        return symbol, "", []
    if not _ASSEMBLER_SYMBOL.fullmatch(symbol):
        raise CTypeError(f"C has no way to write the symbol {symbol}")
    name = names.unused(f"_{identifier(symbol)}")
    return name, f' MLIR_ABI_SYMBOL("{symbol}")', [_SYMBOL]
