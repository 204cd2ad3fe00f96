"""A C header for compiled functions, in C99 and C++17.

It needs only the reflections of the functions, so it can be written for a shared library that has
them embedded.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from textwrap import wrap

from mlir_abi.dialect_attrs.layout.c_names import Names, comment
from mlir_abi.dialect_attrs.reflection.record import (
    PACKED_SUFFIX,
    CAbi,
    Convention,
    FunctionReflection,
)
from mlir_abi.dialect_attrs.types import Array
from mlir_abi.runtime.c_header.c_types import LONG_DOUBLE
from mlir_abi.runtime.c_header.comments import block, left_out
from mlir_abi.runtime.c_header.definition import COLUMNS, CTypeError, Definition
from mlir_abi.runtime.c_header.plain import plain_prototype, plain_symbols
from mlir_abi.runtime.c_header.prototypes import is_identifier, packed_prototype, prototype

_C_ABIS: dict[CAbi, str] = {
    "mlir": "What C passes in another way than MLIR is left out below",
    "target": "Complex numbers, vectors and structs go by pointer",
}

_DIVIDER = ["-" * 92, "The functions above need nothing of what follows.", ""]
_RULES = """
Calls by descriptors: _mlir_ciface_NAME.

A memref goes by pointer to its descriptor. Offset, sizes and strides count elements.

Functions that the module defines: descriptors are read only during the call, and the elements
of arguments stay the caller's. The elements of a result are new, and then the caller's to free,
once; or they are those of an argument, of another result, or of a global of the module, whose
`allocated` is 0xdeadbeef and which ..._free does not free. The comment of each function says what
to compare. `allocated` of a memref of any rank is memref_unranked_allocated; the descriptor of a
result of any rank is from malloc, and always for the caller to free. A result may be stored over
an argument's descriptor: then compare with a copy of it.

Functions that C implements: the other way round.

A function that fails (an assertion does not hold, there is no memory) calls
`void mlir_abi_on_failure(const char *text)`, if the program defines it, and returns a number 0, or
no result through a pointer. Without it, the text goes to standard error, and the process ends.

MLIR_ABI_RESTRICT: no other pointer may access these elements during the call. C's restrict cannot
express this: it would apply to the descriptor, not to the elements. _const: the elements are not
written.
""".strip().splitlines()

_PACKED_RULES = """
NAME_packed, which abi-emit-packed-wrappers emits: `params` points to a NAME_params, unless there is
none, and what is said above holds. Arguments are read before results are written. `context` and
`reserved` are not looked at. It returns 0.
""".strip().splitlines()

_PLAIN_RULES = """
C99 and C++17. NAME returns 0, or a status that NAME_message(status) explains: in a constant text,
which is never null, and not to be freed. Status 1: a size that goes by pointer, as int64_t *count,
was too small before the call. 2: there is no memory. Other numbers differ from build to build.

In the comment of a function, x[n][4] -> result[n + m] says that x has n * 4 elements, in rows of 4,
and result n + m. Allocate as many: the function cannot check that. It checks the following before
it writes anything: negative or too large sizes, conditions that the comment lists, null, alignment,
and results that overlap with one another.

An array is a pointer to its first element: contiguous, in row-major order, and aligned as an
element is. A pointer to no elements may be null. A result may overlap with arguments. Nothing is
kept after the call, and nothing is for the caller to free. Several threads may call at once, unless
the module keeps state in a variable. After "at" is the place in the nest of arguments or results:
[0, "w"] is the item "w" of argument 0.
""".strip().splitlines()

_BARE_RULES = """
With bare pointers (llvm.bareptr), C calls a function, or implements it, by its own name: a memref
is a pointer to its elements, with the sizes of the comment. Nothing is checked. A function that
fails calls `void mlir_abi_on_failure(const char *text)`, if the program defines it, and returns a
number 0, or null. Without it, the text goes to standard error, and the process ends.
""".strip().splitlines()

_NO_WRAPPER = "it has no C wrapper, because of llvm.byval or the like of an argument"
_NO_DESCRIPTORS = "it is imported, and gets descriptors, which plain-c=only leaves out"
_NO_F80 = "the target has no f80: its long double is another type"
_IF_F80 = "#if __LDBL_MANT_DIG__ == 64\n"
_INCLUDES = "#include <stdbool.h>\n#include <stdint.h>\n"
_MORE_INCLUDES = """\
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#ifdef __cplusplus
#include <assert.h>
#endif
"""
_OPENMP = """\
/* The functions use the threads of OpenMP, if the program has it: a linker drops a library that
   only they refer to. */
#ifdef _OPENMP
#include <omp.h>
__attribute__((used)) static int (*const mlir_abi_threads)(void) = omp_get_max_threads;
#endif
"""
_BEGIN_C = """\
#ifdef __cplusplus
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wold-style-cast"
#pragma GCC diagnostic ignored "-Wzero-as-null-pointer-constant"
extern "C" {
#endif
"""
"""What C++ compilers warn of, C cannot do without."""

_END_C = "#ifdef __cplusplus\n}\n#pragma GCC diagnostic pop\n"
_BEGIN_PLAIN_C = '#ifdef __cplusplus\nextern "C" {\n#endif\n'
_END_PLAIN_C = "#ifdef __cplusplus\n}\n#endif\n"

_CXX = Definition("cxx", Path(__file__).with_name("memrefs.hpp").read_text("utf-8").rstrip())


@dataclass(frozen=True, slots=True)
class CHeader:
    """The text, and the functions that it leaves out, each with the reason in one line."""

    text: str
    left_out: tuple[tuple[str, str], ...]


@dataclass(slots=True)
class _Part:
    """The declarations of one way to call, and what must precede them, by name."""

    has_f80: bool
    definitions: dict[str, Definition] = field(default_factory=dict)
    declarations: list[str] = field(default_factory=list)

    def add(self, needed: Sequence[Definition], text: str) -> None:
        """Add a declaration; raises `CTypeError` if the target lacks a type that it needs."""
        if LONG_DOUBLE in needed and not self.has_f80:
            raise CTypeError(_NO_F80)
        self.definitions.update((each.name, each) for each in needed)
        is_guarded = LONG_DOUBLE in needed
        self.declarations.append(f"{_IF_F80}{text}#endif\n" if is_guarded else text)

    @property
    def defined(self) -> set[str]:
        """The types and functions that the definitions are of."""
        return {name for each in self.definitions.values() for name in each.identifiers}

    def pieces(self, before: _Part | None = None) -> Iterator[str]:
        """The text, without what the part ``before`` defines."""
        for name, definition in self.definitions.items():
            if before is None or name not in before.definitions:
                yield definition.guarded()
        yield from self.declarations


def c_header(
    functions: Sequence[FunctionReflection],
    guard: str,
    prefix: str = "",
    *,
    packed: bool = False,
    descriptors: bool = True,
    has_f80: bool = True,
    notes: Sequence[str] = (),
) -> CHeader:
    """The header of ``functions``, in their order; their tuples must be expanded.

    ``guard`` is the macro of the include guard; ``prefix`` begins the name of each type and inline
    function. ``packed`` declares packed wrappers too, even if a wrapper is left out. Plain C
    functions come first, with all that their calls need; without ``descriptors``, only what needs
    none follows: imports, and functions with bare pointers. ``has_f80``: the target may be one
    whose ``long double`` is f80. ``notes`` are paragraphs of the comment at the top. Equal input
    gives equal bytes.
    """
    plain = _Part(has_f80)
    rest = _Part(has_f80) if descriptors else plain
    missing: list[tuple[str, str]] = []
    declared: list[tuple[FunctionReflection, tuple[str, str]]] = []
    for function in (each for each in functions if each.plain_c):
        try:
            plain.add(*plain_prototype(function, prefix))
            declared.append((function, plain_symbols(function)))
        except CTypeError as error:
            missing.append((function.name, str(error)))
    symbols = [f.convention.wrapper for f in functions if f.convention is not None]
    symbols += [f.name + PACKED_SUFFIX for f in functions if packed]
    symbols += [symbol for _, both in declared for symbol in both]
    wrappers = _Wrappers(rest, prefix, Names(filter(is_identifier, symbols)), packed, descriptors)
    for function in functions:
        if descriptors or function.kind == "import" or function.is_bare:
            reasons = wrappers.declare(function)
            if not function.plain_c:  # which is declared
                missing += [(function.name, reason) for reason in reasons]
    defined = plain.defined | rest.defined
    for i, (function, both) in enumerate(declared):
        if clash := defined.intersection(both):
            reason = f"{min(clash)} is a type or function of the header itself: rename it"
            missing.append((function.name, reason))
            plain.declarations[i] = f"{left_out(function, reason)}\n"
    about = block([*_about(functions, notes)])
    pieces = [f"{about}\n#ifndef {guard}\n#define {guard}\n", _INCLUDES]
    if any(function.threads for function in functions):
        pieces.append(_OPENMP)
    if _has_plain_c(functions) or not descriptors:
        pieces += [_BEGIN_PLAIN_C, *plain.pieces(), _END_PLAIN_C]
    if descriptors:
        pieces += [block([*_rules(functions, packed)]), _MORE_INCLUDES]
        pieces += [_BEGIN_C, *rest.pieces(before=plain), _END_C]
        if any("memref" in name for name in rest.definitions):
            pieces.append(_CXX.guarded())
        pieces.append("#endif\n")
    return CHeader("\n".join([*pieces, f"#endif /* {guard} */\n"]), tuple(missing))


@dataclass(slots=True)
class _Wrappers:
    """Declares the functions that are called by their C wrappers, or with bare pointers."""

    part: _Part
    prefix: str
    names: Names
    packed: bool
    descriptors: bool
    owners: dict[str, FunctionReflection] = field(default_factory=dict)
    """The function that is declared with each symbol."""

    def declare(self, function: FunctionReflection) -> list[str]:
        """Declare the wrapper, and the packed wrapper; return why one is left out."""
        reasons: list[str] = []
        has_packed_form = self.packed and function.kind == "definition"
        for form in [prototype, packed_prototype] if has_packed_form else [prototype]:
            try:
                convention = self._convention(function)
                self.part.add(*form(function, convention, self.prefix, self.names))
                self.owners[convention.wrapper] = function
            except CTypeError as error:
                if str(error) not in reasons:
                    reasons.append(str(error))
                    self.part.add([], f"{left_out(function, reasons[-1])}\n")
        return reasons

    def _convention(self, function: FunctionReflection) -> Convention:
        """The convention of ``function``; raises `CTypeError` if the header cannot declare it."""
        if function.convention is None:
            raise CTypeError(_NO_WRAPPER)
        values = (*function.arguments, *function.results)
        has_arrays = any(isinstance(value.type, Array) for value in values)
        if has_arrays and not self.descriptors and not function.is_bare:
            raise CTypeError(_NO_DESCRIPTORS)
        if self.owners.get(function.convention.wrapper, function) is not function:
            raise CTypeError("another function has the same symbol")
        return function.convention


def _has_plain_c(functions: Iterable[FunctionReflection]) -> bool:
    return any(function.plain_c for function in functions)


def _about(functions: Sequence[FunctionReflection], notes: Sequence[str]) -> Iterator[str]:
    """The lines of the comment at the top."""
    yield "Made by abi-header from the types of the functions."
    if _has_plain_c(functions):
        yield from ("", *_PLAIN_RULES)
    if any(function.is_bare for function in functions):
        yield from ("", *_BARE_RULES)
    for note in map(comment, notes):
        yield ""
        yield from wrap(note, COLUMNS, break_long_words=False, break_on_hyphens=False)


def _rules(functions: Sequence[FunctionReflection], packed: bool) -> Iterator[str]:
    """The lines of the comment on descriptors."""
    if _has_plain_c(functions):
        yield from _DIVIDER
    yield from _RULES
    conventions = [each.convention for each in functions if each.convention and not each.is_bare]
    for c_abi, bits in sorted({(each.c_abi, each.index_bits) for each in conventions}):
        yield ""
        yield f"{_C_ABIS[c_abi]} (c-abi={c_abi}). An index has {bits} bits."
    if packed:
        yield from ("", *_PACKED_RULES)
