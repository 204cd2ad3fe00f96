"""The comments of a header: the types of a function, and who owns the memory of its values."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from mlir_abi.dialect_attrs.reflection.record import FunctionReflection, Value
from mlir_abi.dialect_attrs.types import Array, Strided
from mlir_abi.runtime.c_header.definition import CType
from mlir_abi.runtime.c_header.names import comment

__all__ = ["block", "function_comment", "left_out"]


def block(lines: Sequence[str]) -> str:
    """A comment of several lines."""
    return "\n".join([f"/* {lines[0]}", *(f" * {line}".rstrip() for line in lines[1:]), " */"])


def function_comment(
    function: FunctionReflection, arguments: Sequence[str], results: Sequence[tuple[str, CType]]
) -> str:
    """The types of a function, and a line for each argument and result that needs one.

    ``arguments`` are their names in C, ``results`` their names and types.
    """
    is_import = function.kind == "import"
    facts = [
        (name, _about_argument(value, is_import=is_import))
        for name, value in zip(arguments, function.arguments, strict=True)
    ]
    owners = _owners(function, arguments)
    facts += [
        (name, _about_result(value, c_type.spelling, owners, is_import=is_import))
        for (name, c_type), value in zip(results, function.results, strict=True)
    ]
    lines = [_title(function)]
    for name, each in facts:
        if text := "; ".join(each):
            lines.append(comment(f"  {name}: {text}"))
    if function.allocator is not None:
        lines.append(comment(f"@{function.allocator} allocates its results."))
    return block(lines)


def left_out(function: FunctionReflection, reason: str) -> str:
    """The comment in place of a prototype."""
    return block([_title(function), comment(f"is left out: {reason}.")])


def _title(function: FunctionReflection) -> str:
    arguments = ", ".join(str(value.type) for value in function.arguments)
    results = ", ".join(str(value.type) for value in function.results)
    implemented = ", for C to implement" if function.kind == "import" else ""
    return comment(f"@{function.name}: ({arguments}) -> ({results}){implemented}")


def _about_argument(value: Value, *, is_import: bool) -> Iterator[str]:
    yield from _about(value)
    if value.readonly:
        yield "read only"
    if value.noalias:
        yield "the elements are reached in no other way"
    if value.out:
        yield "written: a result"
    if is_import and isinstance(value.type, Array):
        yield "yours during the call alone"


def _owners(function: FunctionReflection, arguments: Sequence[str]) -> str:
    """The other owners that the elements of a result may have; empty if there are none.

    The types do not say whether a result is new memory or a view, and of what.
    """
    memrefs: list[str] = []
    pointers: list[str] = []
    for name, value in zip(arguments, function.arguments, strict=True):
        if isinstance(value.type, Array):
            memrefs.append(name)
            if isinstance(value.type.element, Array):
                memrefs.append(f"a memref in {name}")
        elif "ptr" in str(value.type):
            pointers.append(f"the memory that {name} points to")
    if len(memrefs) > _MAX_NAMES:
        memrefs = ["a memref argument"]
    if sum(isinstance(value.type, Array) for value in function.results) > 1:
        memrefs.append("another result that you free")
    equal = [f"equals that of {_either(memrefs)}"] if memrefs else []
    inside = [f"is in {_either(pointers)}"] if pointers else []
    return " or ".join(equal + inside)


_MAX_NAMES = 4


def _either(names: Sequence[str]) -> str:
    *first, last = names
    return f"{', '.join(first)} or {last}" if first else last


def _about_result(value: Value, c_type: str, owners: str, *, is_import: bool) -> Iterator[str]:
    yield from _about(value)
    if not isinstance(value.type, Array):
        return
    free = f"{c_type}_free"
    is_unranked = value.type.shape is None
    if is_import:
        descriptor = "; its descriptor must be from malloc" if is_unranked else ""
        yield f"the module's from then on{descriptor}"
    elif not owners:
        yield f"yours to free: {free}"
    elif is_unranked:
        yield f"free it with {free}; but with {free}_descriptor if {c_type}_allocated {owners}"
    else:
        yield f"free it with {free}, unless `allocated` {owners}"


def _about(value: Value) -> Iterator[str]:
    """The index path, unless it is the position alone, and the shape of a memref."""
    path = value.path or ()
    if len(path) > 1 or any(isinstance(key, str) for key in path):
        yield f"at {json.dumps(list(path))}"
    if isinstance(value.type, Array):
        yield _shape(value.type)


def _shape(memref: Array) -> str:
    if memref.shape is None:
        return "of any rank"
    sizes = f"sizes {_numbers(memref.shape)}"
    if isinstance(memref.layout, Strided):
        offset = _numbers((memref.layout.offset,))[1:-1]
        return f"{sizes}, strides {_numbers(memref.layout.strides)}, offset {offset}"
    return f"{sizes}, row-major" if memref.shape else "one element"


def _numbers(numbers: Sequence[int | None]) -> str:
    return f"[{', '.join('any' if number is None else str(number) for number in numbers)}]"
