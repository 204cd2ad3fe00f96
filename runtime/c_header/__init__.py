"""A C header for compiled functions: one text that C99 and C++17 both take.

It is made from reflections alone, so that a shared library with embedded ones is enough.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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
from mlir_abi.runtime.c_header.packed import RULES as PACKED_RULES
from mlir_abi.runtime.c_header.packed import packed_prototype
from mlir_abi.runtime.c_header.prototypes import Prototype, is_identifier, prototype

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

_INCLUDES = ["stdbool", "stddef", "stdint", "stdlib", "string"]


@dataclass(frozen=True, slots=True)
class CHeader:
    """The text, and which functions it leaves out, each with the reason in one line."""

    text: str
    left_out: tuple[tuple[str, str], ...]


def c_header(
    functions: Sequence[FunctionReflection], guard: str, prefix: str = "", *, packed: bool = False
) -> CHeader:
    """The header of ``functions``, in their order; tuples must have been expanded.

    ``guard`` is the macro of its include guard, ``prefix`` begins the name of each type and inline
    function. ``packed`` declares single-pointer forms too, also where a wrapper is left out. The
    same input gives the same bytes.
    """
    names = Names(filter(is_identifier, _symbols(functions, packed)))
    definitions: dict[str, Definition] = {}
    declarations: list[str] = []
    missing: list[tuple[str, str]] = []
    owners: dict[str, FunctionReflection] = {}
    for function in functions:
        reasons: set[str] = set()
        for form in _forms(function, packed):
            try:
                convention = _convention(function, owners)
                made = form(function, convention, prefix, names)
            except CTypeError as reason:
                if str(reason) not in reasons:
                    missing.append((function.name, str(reason)))
                    declarations.append(f"{left_out(function, str(reason))}\n")
                reasons.add(str(reason))
                continue
            owners[convention.wrapper] = function
            definitions.update((own.name, own) for own in made.definitions)
            declarations.append(made.text)
    pieces = [_beginning(functions, guard, packed), *map(Definition.guarded, definitions.values())]
    pieces += [*declarations, f"#ifdef __cplusplus\n}}\n#endif\n\n#endif /* {guard} */\n"]
    return CHeader("\n".join(pieces), tuple(missing))


def _forms(function: FunctionReflection, packed: bool) -> list[Callable[..., Prototype]]:
    """What makes the declarations of ``function``; C implements no single-pointer form."""
    is_packed = packed and function.kind == "definition"
    return [prototype, packed_prototype] if is_packed else [prototype]


def _symbols(functions: Sequence[FunctionReflection], packed: bool) -> list[str]:
    symbols = [f.convention.wrapper for f in functions if f.convention is not None]
    return symbols + [f.name + PACKED_SUFFIX for f in functions if packed]


def _convention(
    function: FunctionReflection, owners: Mapping[str, FunctionReflection]
) -> Convention:
    """How ``function`` is reached, unless that is how another one is; raises `CTypeError`."""
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
    rules = [*_RULES, "", *PACKED_RULES] if packed else _RULES
    includes = "\n".join(f"#include <{name}.h>" for name in _INCLUDES)
    return (
        f"{block([*lines, '', *rules])}\n#ifndef {guard}\n#define {guard}\n\n{includes}\n\n"
        '#ifdef __cplusplus\nextern "C" {\n#endif\n'
    )
