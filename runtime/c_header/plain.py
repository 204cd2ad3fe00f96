"""The declarations of plain C functions: pointers, numbers and sizes."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from mlir_abi.dialect_attrs.layout.c_names import comment
from mlir_abi.dialect_attrs.layout.plain_c import (
    MESSAGE_SUFFIX,
    Parameter,
    PlainC,
    recorded_plain_c,
)
from mlir_abi.dialect_attrs.reflection.record import FunctionReflection
from mlir_abi.runtime.c_header.c_types import CTypes
from mlir_abi.runtime.c_header.comments import block
from mlir_abi.runtime.c_header.definition import CType, Definition, declaration
from mlir_abi.runtime.c_header.prototypes import Declared

_ACCESS = Definition(
    "MLIR_ABI_ACCESS",
    "/* By these, GCC warns of arrays that are too short. */\n"
    "#ifdef __has_attribute\n#if __has_attribute(access)\n"
    "#define MLIR_ABI_ACCESS(mode, array, size) __attribute__((access(mode, array, size)))\n"
    "#endif\n#endif\n"
    "#ifndef MLIR_ABI_ACCESS\n#define MLIR_ABI_ACCESS(mode, array, size)\n#endif",
)


def plain_symbols(function: FunctionReflection) -> tuple[str, str]:
    """The name of the function of pointers and sizes, and that of the one for its statuses."""
    name = recorded_plain_c(function).name
    return name, name + MESSAGE_SUFFIX


def plain_prototype(function: FunctionReflection, prefix: str) -> Declared:
    """The function of pointers and sizes, and the one that explains its statuses."""
    plain = recorded_plain_c(function)
    assert plain.function.convention is not None
    types = CTypes(plain.function.convention, prefix)
    c_types = [_c_type(parameter, types) for parameter in plain.parameters]
    definitions = [each for c_type in c_types for each in c_type.definitions]
    access = list(_access(plain.parameters))
    if access:
        definitions.append(_ACCESS)
    parameters = [
        c_type.declare("*" * parameter.is_pointer + parameter.name)
        for parameter, c_type in zip(plain.parameters, c_types, strict=True)
    ]
    head = declaration(f"int {plain.name}", parameters)
    message = f"const char *{plain.name}{MESSAGE_SUFFIX}(int status);"
    return definitions, f"{_comment(plain)}\n{''.join(access)}{head};\n{message}\n"


def _c_type(parameter: Parameter, types: CTypes) -> CType:
    """The type of a parameter, or of what its pointer leads to."""
    if parameter.value is None:
        return CType("int64_t", "i64")
    array = parameter.array
    c_type = types.of(parameter.value.type) if array is None else types.element(array.element)
    if parameter.is_pointer:
        return c_type if parameter.is_written else c_type.const()
    is_read = parameter.value.readonly and c_type.spelling == "void *"
    return CType("const void *", c_type.word) if is_read else c_type


def _access(parameters: Sequence[Parameter]) -> Iterator[str]:
    """An attribute for each array with one dimension, whose size the caller passes.

    GCC takes the first row of an array with more for all of it.
    """
    numbers = {each.name: i for i, each in enumerate(parameters, 1) if each.role == "size"}
    for i, parameter in enumerate(parameters, 1):
        match parameter.sizes:
            case (str(size),) if size in numbers:
                mode = "read_write" if parameter.is_written else "read_only"
                if parameter.role == "result":
                    mode = "write_only"
                yield f"MLIR_ABI_ACCESS({mode}, {i}, {numbers[size]})\n"


def _comment(plain: PlainC) -> str:
    lines = [
        f"  {parameter.name}: {'; '.join(facts)}"
        for parameter in plain.parameters
        if (facts := list(_facts(parameter)))
    ]
    if plain.conditions:
        lines.append(f"  must hold: {', '.join(plain.conditions)}")
    head = comment(str(plain))
    return block([head, *map(comment, lines)]) if lines else f"/* {head} */"


def _facts(parameter: Parameter) -> Iterator[str]:
    if parameter.role == "room":
        yield "before the call, how large it may be; after it, how large it is, also with status 1"
    value = parameter.value
    if value is None:
        return
    path = value.path or ()
    if len(path) > 1 or any(isinstance(key, str) for key in path):
        yield f"at {json.dumps(list(path))}"
    if parameter.array is not None and not parameter.sizes:
        yield "one element"
    if value.alignment is not None:
        yield f"aligned to {value.alignment} bytes"
    if parameter.role == "argument" and parameter.array is not None:
        if not value.only_read:
            yield "may be written to"
        if value.noalias:
            yield "must not overlap with another array"
