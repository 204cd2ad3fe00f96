"""What a C programmer has to know of a function, in comments."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from mlir_abi.dialect_attrs.reflection.record import FunctionReflection, Value
from mlir_abi.dialect_attrs.structure import Path
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
    """The types of a function, and whatever else is to be said of its arguments and results.

    ``arguments`` are their names in C, ``results`` their names and types.
    """
    lines = [_title(function)]
    is_import = function.kind == "import"
    for name, value in zip(arguments, function.arguments, strict=True):
        lines += _line(name, _about_argument(value, is_import=is_import))
    owners = _owners(function, arguments)
    for (name, c_type), value in zip(results, function.results, strict=True):
        lines += _line(name, _about_result(value, c_type, owners, is_import=is_import))
    if function.allocator is not None:
        lines.append(comment(f"@{function.allocator} allocates its results."))
    return block(lines)


def left_out(function: FunctionReflection, reason: str) -> str:
    """In place of a prototype."""
    return block([_title(function), comment(f"is left out: {reason}.")])


def _title(function: FunctionReflection) -> str:
    arguments = ", ".join(str(value.type) for value in function.arguments)
    results = ", ".join(str(value.type) for value in function.results)
    implemented = ", for C to implement" if function.kind == "import" else ""
    return comment(f"@{function.name}: ({arguments}) -> ({results}){implemented}")


def _line(name: str, facts: Iterator[str]) -> list[str]:
    text = "; ".join(facts)
    return [comment(f"  {name}: {text}")] if text else []


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
    """Whose elements a result may have that is not the caller's to free; empty if nobody's.

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


def _about_result(value: Value, c_type: CType, owners: str, *, is_import: bool) -> Iterator[str]:
    yield from _about(value)
    if not isinstance(value.type, Array):
        return
    free = f"{c_type.spelling}_free"
    if not is_import:
        if not owners:
            yield f"yours to free: {free}"
        elif value.type.shape is None:
            yield (
                f"free it with {free}; but with {free}_descriptor if {c_type.spelling}_allocated "
                f"{owners}"
            )
        else:
            yield f"free it with {free}, unless `allocated` {owners}"
    elif value.type.shape is None:
        yield "the module's from then on; its descriptor must be from malloc"
    else:
        yield "the module's from then on"


def _about(value: Value) -> Iterator[str]:
    if value.path is not None and _says_something(value.path):
        yield f"at {json.dumps(list(value.path))}"
    if isinstance(value.type, Array):
        yield _shape(value.type)


def _says_something(path: Path) -> bool:
    return len(path) > 1 or any(isinstance(key, str) for key in path)


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
