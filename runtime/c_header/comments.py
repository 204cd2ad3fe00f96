"""The comments of a header: the types of a function, and who owns the memory of its values."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any, Literal

from mlir_abi.dialect_attrs.layout.c_names import comment
from mlir_abi.dialect_attrs.reflection.record import FunctionReflection, Value
from mlir_abi.dialect_attrs.sizes import Size
from mlir_abi.dialect_attrs.types import Array, Strided
from mlir_abi.runtime.c_header.definition import CType

_MAX_NAMES = 4


def block(lines: Sequence[str]) -> str:
    """A comment of several lines."""
    return "\n".join([f"/* {lines[0]}", *(f" * {line}".rstrip() for line in lines[1:]), " */"])


def left_out(function: FunctionReflection, reason: str) -> str:
    """The comment in place of a prototype."""
    return block([_title(function), comment(f"is left out: {reason}.")])


def function_comment(
    function: FunctionReflection,
    arguments: Sequence[str],
    results: Sequence[str],
    result_types: Sequence[CType],
    access: Literal["->", "."],
) -> str:
    """The types of a function, and a line for each argument and result that needs one.

    ``arguments`` and ``results`` are their names in C; ``access`` leads to a member of a memref.
    """
    is_import = function.kind == "import"
    facts = [
        (name, [*_about(value), *_about_argument(value, is_import, function.is_bare)])
        for name, value in zip(arguments, function.arguments, strict=True)
    ]
    owners = _owners(function, arguments)
    for name, value, c_type in zip(results, function.results, result_types, strict=True):
        about = [*_about(value)]
        if isinstance(value.type, Array) and function.is_bare:
            about.append("a pointer to the elements does not say who frees them")
        elif isinstance(value.type, Array):
            free, others = f"{c_type.spelling}_free", "" if value.owned else owners
            about.append(_ownership(value.type, free, others, is_import))
        facts.append((name, about))
    lines = [f"  {name}: {'; '.join(about)}" for name, about in facts if about]
    lines += [f"  {condition}" for condition in _conditions(function, arguments, access)]
    if function.allocator is not None:
        lines.append(f"@{function.allocator} allocates its results.")
    return block([_title(function), *map(comment, lines)])


def _title(function: FunctionReflection) -> str:
    arguments = ", ".join(str(value.type) for value in function.arguments)
    results = ", ".join(str(value.type) for value in function.results)
    implemented = ", for C to implement" if function.kind == "import" else ""
    return comment(f"@{function.name}: ({arguments}) -> ({results}){implemented}")


def _about(value: Value) -> Iterator[str]:
    """The index path, unless it is the position alone, and the shape of a memref."""
    path = value.path or ()
    if len(path) > 1 or any(isinstance(key, str) for key in path):
        yield f"at {json.dumps(list(path))}"
    if not isinstance(value.type, Array):
        return
    if value.type.shape is None:
        yield "of any rank"
    elif isinstance(layout := value.type.layout, Strided):
        offset = "any" if layout.offset is None else layout.offset
        strides = _numbers(layout.strides)
        yield f"sizes {_numbers(value.shape or ())}, strides {strides}, offset {offset}"
    else:
        shape = value.shape
        yield f"sizes {_numbers(shape)}, row-major" if shape else "one element"


def _conditions(function: FunctionReflection, names: Sequence[str], access: str) -> Iterator[str]:
    """What a caller must ensure: sizes that are equal, and sizes that the type leaves open."""

    def size(i: int, axis: int) -> str:
        return f"{names[i]}{access}sizes[{axis}]"

    places = function.size_places
    for first, *others in places.values():
        yield from (f"{size(*first)} == {size(*other)}" for other in others)
    for condition in function.conditions:
        texts: dict[Any, str] = {each: names[each.argument] for each in condition.arguments}
        texts |= {name: size(*at[0]) for name, at in places.items()}
        yield condition.text(texts)
    for i, value in enumerate(function.arguments):
        if value.sizes is not None and isinstance(value.type, Array):
            pairs = zip(value.sizes, value.type.shape or (), strict=True)
            for axis, (known, static) in enumerate(pairs):
                if static is None and isinstance(known, int):
                    yield f"{size(i, axis)} == {known}"


def _numbers(numbers: Sequence[Size]) -> str:
    return f"[{', '.join('any' if number is None else str(number) for number in numbers)}]"


def _about_argument(value: Value, is_import: bool, is_bare: bool) -> Iterator[str]:
    if value.only_read:
        yield "read only"
    if value.alignment is not None:
        bytes_ = f"a multiple of {value.alignment}"
        yield f"the address is {bytes_}" if is_bare else f"`aligned` is {bytes_}"
    if value.noalias:
        yield "the elements are reached in no other way"
    if value.out:
        yield "written: a result"
    elif isinstance(value.type, Array) and not value.only_read:
        yield "may be written to"
    if is_import and isinstance(value.type, Array):
        yield "yours only during the call"


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
    if len(pointers) > _MAX_NAMES:
        pointers = ["the memory that an argument points to"]
    if sum(isinstance(value.type, Array) for value in function.results) > 1:
        memrefs.append("another result that you free")
    equal = [f"equals that of {_either(memrefs)}"] if memrefs else []
    inside = [f"is in {_either(pointers)}"] if pointers else []
    return " or ".join(equal + inside)


def _either(names: Sequence[str]) -> str:
    *first, last = names
    return f"{', '.join(first)} or {last}" if first else last


def _ownership(memref: Array, free: str, owners: str, is_import: bool) -> str:
    is_unranked = memref.shape is None
    if is_import:
        descriptor = "; its descriptor must be from malloc" if is_unranked else ""
        return f"the module's from then on{descriptor}"
    if not owners:
        return f"yours to free: {free}"
    if is_unranked:
        allocated = f"{free.removesuffix('free')}allocated"
        return f"free it with {free}; but with {free}_descriptor if {allocated} {owners}"
    return f"free it with {free}, unless `allocated` {owners}"
