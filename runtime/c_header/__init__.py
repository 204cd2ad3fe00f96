"""A C header for compiled functions, in C99 and C++17.

It needs only the reflections of the functions, so it can be written for a shared library that has
them embedded.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from mlir_abi.dialect_attrs.reflection.record import (
    PACKED_SUFFIX,
    CAbi,
    Convention,
    FunctionReflection,
)
from mlir_abi.runtime.c_header.comments import block, left_out
from mlir_abi.runtime.c_header.definition import CTypeError, Definition
from mlir_abi.runtime.c_header.names import Names
from mlir_abi.runtime.c_header.prototypes import is_identifier, packed_prototype, prototype

__all__ = ["CHeader", "c_header"]

_C_ABIS: dict[CAbi, str] = {
    "mlir": "c-abi=mlir: what C passes in another way than MLIR is left out below.",
    "target": "c-abi=target: complex numbers, vectors and structs go by pointer.",
}

_RULES = """
A memref goes by pointer to its descriptor. Offset, sizes and strides count elements.

Functions that the module defines: descriptors are read during the call alone, and the elements
of arguments stay the caller's. The elements of a result are new, and then the caller's to free,
once; or they are those of an argument, of another result, or of a global of the module, whose
`allocated` is 0xdeadbeef and which ..._free does not free. The comment of each function says what
to compare. `allocated` of a memref of any rank is memref_unranked_allocated; the descriptor of a
result of any rank is from malloc, and always for the caller to free. A result may be stored over
an argument's descriptor: then compare with a copy of it.

Functions that C implements: the other way round.

MLIR_ABI_RESTRICT: during the call nothing else leads to the elements that are described. (C's
restrict speaks of a pointer's own object, here the descriptor; on the pointer in a descriptor it
would forbid the caller to use the array by its own name.) _const: the elements are not written.
""".strip().splitlines()

_PACKED_RULES = """
NAME_packed, which abi-emit-packed-wrappers emits: `params` points to a NAME_params, unless there is
none, and what is said above holds. Arguments are read before results are written. `context` and
`reserved` are not looked at. It returns 0.
""".strip().splitlines()

_INCLUDES = ["stdbool", "stddef", "stdint", "stdlib", "string"]


@dataclass(frozen=True, slots=True)
class CHeader:
    """The text, and the functions that it leaves out, each with the reason in one line."""

    text: str
    left_out: tuple[tuple[str, str], ...]


def c_header(
    functions: Sequence[FunctionReflection], guard: str, prefix: str = "", *, packed: bool = False
) -> CHeader:
    """The header of ``functions``, in their order; their tuples must be expanded.

    ``guard`` is the macro of the include guard; ``prefix`` begins the name of each type and inline
    function. ``packed`` declares single-pointer forms too, even if a wrapper is left out. Equal
    input gives equal bytes.
    """
    symbols = [f.convention.wrapper for f in functions if f.convention is not None]
    symbols += [f.name + PACKED_SUFFIX for f in functions if packed]
    names = Names(filter(is_identifier, symbols))
    definitions: dict[str, Definition] = {}
    declarations: list[str] = []
    missing: list[tuple[str, str]] = []
    owners: dict[str, FunctionReflection] = {}
    for function in functions:
        reasons: set[str] = set()
        has_packed_form = packed and function.kind == "definition"
        for declare in [prototype, packed_prototype] if has_packed_form else [prototype]:
            try:
                convention = _convention(function, owners)
                declared = declare(function, convention, prefix, names)
            except CTypeError as error:
                reason = str(error)
                if reason not in reasons:
                    reasons.add(reason)
                    missing.append((function.name, reason))
                    declarations.append(f"{left_out(function, reason)}\n")
                continue
            owners[convention.wrapper] = function
            definitions.update((own.name, own) for own in declared.definitions)
            declarations.append(declared.text)
    pieces = [_beginning(functions, guard, packed), *map(Definition.guarded, definitions.values())]
    pieces += [*declarations, f"#ifdef __cplusplus\n}}\n#endif\n\n#endif /* {guard} */\n"]
    return CHeader("\n".join(pieces), tuple(missing))


def _convention(
    function: FunctionReflection, owners: Mapping[str, FunctionReflection]
) -> Convention:
    """The convention of ``function``; raises `CTypeError` if another one owns its symbol."""
    if function.convention is None:
        raise CTypeError("it has no C wrapper")
    if owners.get(function.convention.wrapper, function) is not function:
        raise CTypeError("another function has the same symbol")
    return function.convention


def _beginning(functions: Sequence[FunctionReflection], guard: str, packed: bool) -> str:
    conventions = {f.convention for f in functions if f.convention is not None}
    interfaces = sorted({(c.c_abi, c.index_bits) for c in conventions})
    lines = ["Made by abi-header from the types of the functions.", ""]
    lines += [f"{_C_ABIS[c_abi]} index: {bits} bits." for c_abi, bits in interfaces]
    lines += ["", *_RULES, *(["", *_PACKED_RULES] if packed else [])]
    includes = "\n".join(f"#include <{name}.h>" for name in _INCLUDES)
    return (
        f"{block(lines)}\n#ifndef {guard}\n#define {guard}\n\n{includes}\n\n"
        '#ifdef __cplusplus\nextern "C" {\n#endif\n'
    )
