"""The prototype of a function's C wrapper, and what a C programmer has to know of its values."""

from __future__ import annotations

import re
from dataclasses import dataclass

from mlir_abi.dialect_attrs.layout.c_wrapper import c_interface
from mlir_abi.dialect_attrs.reflection.record import Convention, FunctionReflection, Value
from mlir_abi.dialect_attrs.types import Array, Other
from mlir_abi.runtime.c_header.comments import function_comment
from mlir_abi.runtime.c_header.definition import CType, CTypeError, Definition, declaration, struct
from mlir_abi.runtime.c_header.names import Names, identifier, is_reserved
from mlir_abi.runtime.c_header.passing import check_argument_by_value, check_result_by_value
from mlir_abi.runtime.c_header.types import CTypes

__all__ = [
    "Prototype",
    "argument_names",
    "argument_type",
    "declared_symbol",
    "is_identifier",
    "prototype",
    "result_names",
]

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
_POINTER = Other("!llvm.ptr")


@dataclass(frozen=True, slots=True)
class Prototype:
    """A declaration with the comment before it, and what has to be defined before both."""

    definitions: tuple[Definition, ...]
    text: str


@dataclass(frozen=True, slots=True)
class _Parameter:
    c_type: CType
    by_pointer: bool
    value: Value

    def declare(self, name: str) -> str:
        """What is pointed to, a descriptor or another aggregate, is never written."""
        restrict = "MLIR_ABI_RESTRICT " if self.value.noalias else ""
        if self.by_pointer:
            return self.c_type.pointer(restrict + name, const=True)
        if self.value.type == _POINTER:
            return f"{'const ' if self.value.readonly else ''}void *{restrict}{name}"
        return self.c_type.declare(name)


def prototype(
    function: FunctionReflection, convention: Convention, prefix: str, names: Names
) -> Prototype:
    """The prototype of the wrapper; its name, and that of its result, are new in ``names``.

    Raises `CTypeError` for a function that C has no prototype for.
    """
    return _Maker(function, convention, prefix, names).made()


class _Maker:
    """One function, and what has been found out of it."""

    def __init__(
        self, function: FunctionReflection, convention: Convention, prefix: str, names: Names
    ) -> None:
        self._function = function
        self._convention = convention
        self._prefix = prefix
        self._names = names
        types = CTypes(convention.index_bits, prefix)
        self._interface = c_interface(function, convention)
        self._parameters = [
            _parameter(types, function, convention, value, by_pointer)
            for value, by_pointer in zip(
                function.arguments, self._interface.by_pointer, strict=True
            )
        ]
        self._results = [types.of(value.type) for value in function.results]
        if self._results and not self._interface.result_by_pointer:
            check_result_by_value(function, convention)
        used = [*(parameter.c_type for parameter in self._parameters), *self._results]
        self._definitions = [own for c_type in used for own in c_type.definitions]
        self._name_values()

    def _name_values(self) -> None:
        """No value is called like a type that is used; members of a struct are a scope."""
        types = [definition.name for definition in self._definitions]
        scope = Names(types)
        results = self._function.results
        self._argument_names = argument_names(self._function, scope)
        if len(results) == 1:
            self._result_names = result_names(self._function, scope)
            self._place = self._result_names[0]
        else:
            self._place = scope.new("result", "result")
            self._result_names = result_names(self._function, Names(types))

    def made(self) -> Prototype:
        """The prototype; raises `CTypeError` for a symbol that C has no way to write."""
        returned = CType("void", "")
        declarations = list(map(_Parameter.declare, self._parameters, self._argument_names))
        before = ""
        if self._interface.result_by_pointer:
            result, before = self._pointed_to()
            declarations.insert(0, result.pointer(self._place))
        elif self._results:
            returned = self._results[0]
        if any(_RESTRICT.name in declared for declared in declarations):
            self._definitions.append(_RESTRICT)
        name, label, needed = declared_symbol(self._convention.wrapper, self._names)
        self._definitions += needed
        head = declaration(returned.declare(name), declarations)
        text = f"{before}{self._comment()}\n{head}{label};\n"
        return Prototype(tuple(self._definitions), text)

    def _comment(self) -> str:
        return function_comment(
            self._function,
            self._argument_names,
            list(zip(self._result_names, self._results, strict=True)),
        )

    def _pointed_to(self) -> tuple[CType, str]:
        """The type of the place of the result, and its text where that is a struct of several."""
        if len(self._results) == 1:
            return self._results[0], ""
        name = self._names.new(f"{self._prefix}{self._function.name}_result", "result")
        members = zip(self._results, self._result_names, strict=True)
        return CType(name, ""), f"{struct(name, members)}\n\n"


def is_identifier(symbol: str) -> bool:
    """Whether ``symbol`` can be declared under its own name."""
    return bool(_IDENTIFIER.fullmatch(symbol)) and not is_reserved(symbol)


def declared_symbol(symbol: str, names: Names) -> tuple[str, str, list[Definition]]:
    """The name in C, the label that gives it its symbol if it is another, and what that needs.

    Raises `CTypeError` for a symbol that C has no way to write.
    """
    if is_identifier(symbol):
        return symbol, "", []
    if not _ASSEMBLER_SYMBOL.fullmatch(symbol):
        raise CTypeError(f"C has no way to write the symbol {symbol}")
    name = names.unused(f"_{identifier(symbol)}")
    return name, f' MLIR_ABI_SYMBOL("{symbol}")', [_SYMBOL]


def argument_type(types: CTypes, value: Value) -> CType:
    """The C type of an argument in memory: of a memref, its descriptor."""
    if isinstance(value.type, Array) and value.type.container == "memref":
        readonly = value.readonly and value.type.shape is not None
        return types.memref(value.type, const=readonly)
    return types.of(value.type)


def _parameter(
    types: CTypes,
    function: FunctionReflection,
    convention: Convention,
    value: Value,
    by_pointer: bool,
) -> _Parameter:
    c_type = argument_type(types, value)
    if not by_pointer:
        check_argument_by_value(function, convention, value)
    return _Parameter(c_type, by_pointer, value)


def argument_names(function: FunctionReflection, scope: Names) -> list[str]:
    """A name for each argument, new in ``scope``."""
    return [
        scope.new(_wanted_name(value, "arg"), f"arg{i}")
        for i, value in enumerate(function.arguments)
    ]


def result_names(function: FunctionReflection, scope: Names) -> list[str]:
    """A name for each result, new in ``scope``."""
    single = len(function.results) == 1
    return [
        scope.new(_wanted_name(value, "result"), "result" if single else f"result{i}")
        for i, value in enumerate(function.results)
    ]


def _wanted_name(value: Value, kind: str) -> str:
    """The name of a value; where it has none, its place in the structure."""
    if value.name is not None or not value.path:
        return value.name or ""
    root, *keys = value.path
    return "_".join(map(str, [f"{kind}{root}" if isinstance(root, int) else root, *keys]))
