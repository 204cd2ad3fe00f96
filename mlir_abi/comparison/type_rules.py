"""Which rules are about the change of one type to another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mlir_abi.comparison.change_rules import RULES
from mlir_abi.dialect_attrs.types import Array, Int, Strided, ValueType, dimension_list

_WIDTHS = {1, 8, 16, 32, 64}
"""The widths of the integers that all callers can pass."""


def type_rules(old: ValueType, new: ValueType, roles: Sequence[str]) -> Iterator[str]:
    """Yield the names of the rules; the ``roles`` of an out-param are "argument" and "result"."""
    for rule in _type_rules(old, new):
        for name in [rule] if rule in RULES else [f"{role}-{rule}" for role in roles]:
            yield name if name in RULES else "type-changed"  # without a rule of its own


def _type_rules(old: ValueType, new: ValueType) -> Iterator[str]:
    """Yield the rules, or their ends, which stand behind the role."""
    match old, new:
        case _ if old == new:
            return
        case Array(), Array():
            yield from _array_rules(old, new)
        case Int(), Int() if {old.width, new.width} <= _WIDTHS:
            yield _integer_rule(old, new)
        case _:
            yield "type-changed"


def _integer_rule(old: Int, new: Int) -> str:
    (least, greatest), (new_least, new_greatest) = _range(old), _range(new)
    if (least, greatest) == (new_least, new_greatest):
        return "integer-same"
    if new_least <= least and greatest <= new_greatest:
        return "integer-wider"
    return "integer-narrower" if least <= new_least and new_greatest <= greatest else "integer-sign"


def _range(type_: Int) -> tuple[int, int]:
    """Return the least and the greatest number: i1 is 0 or 1, and a signless integer signed."""
    if type_.sign == "u" or type_ == Int(1):
        return 0, 2**type_.width - 1
    return -(2 ** (type_.width - 1)), 2 ** (type_.width - 1) - 1


def _array_rules(old: Array, new: Array) -> Iterator[str]:
    match old.element, new.element:
        case a, b if a == b:
            pass
        case Int(), Int() if _range(old.element) == _range(new.element):
            yield "element-same"
        case _:
            yield "type-changed"
    if old.memory_space != new.memory_space:
        yield "memory-space"
    if old.shape is None or new.shape is None:
        if old.shape != new.shape:
            yield "unranked" if new.shape is None else "ranked"
        return
    if len(old.shape) != len(new.shape):
        yield "rank-changed"
        return
    sizes = list(zip(old.shape, new.shape, strict=True))
    if any(before != after and None not in (before, after) for before, after in sizes):
        yield "size-changed"
    yield from _relaxed_or_fixed("size", sizes)
    if old.container == new.container == "tensor" and _encoding(old) != _encoding(new):
        yield "type-changed"
    if old.layout != new.layout:
        yield from _layout_rules(old, new)


def _encoding(tensor: Array) -> str:
    """Return the text behind the sizes and the element type."""
    assert tensor.shape is not None
    return tensor.text.removeprefix(f"tensor<{dimension_list(tensor.shape)}{tensor.element}")


def _layout_rules(old: Array, new: Array) -> Iterator[str]:
    before, after = _strides(old), _strides(new)
    if before is None or after is None:
        yield "layout-changed"
        return
    if before == after and None not in before:
        return
    pairs = list(zip(before, after, strict=True))
    if any(x != y and None not in (x, y) for x, y in pairs):
        yield "layout-changed"
    elif old.layout is None or new.layout is None:
        rule, wide, narrow = "layout-dynamic", after, before
        if new.layout is None:
            rule, wide, narrow = "layout-static", before, after
        is_wider = all(w in (None, n) for w, n in zip(wide, narrow, strict=True))
        yield rule if is_wider else "layout-changed"
    else:
        yield from _relaxed_or_fixed("layout", pairs)


def _relaxed_or_fixed(what: str, pairs: Sequence[tuple[int | None, int | None]]) -> Iterator[str]:
    if any(before is not None and after is None for before, after in pairs):
        yield f"{what}-dynamic"
    if any(before is None and after is not None for before, after in pairs):
        yield f"{what}-static"


def _strides(array: Array) -> list[int | None] | None:
    """Return the strides and the offset; None is dynamic, or for a layout that is not strided."""
    if isinstance(array.layout, Strided):
        return [*array.layout.strides, array.layout.offset]
    if array.layout is not None or array.shape is None:
        return None
    strides: list[int | None] = []
    stride: int | None = 1
    for size in reversed(array.shape):
        strides.insert(0, stride)
        stride = None if stride is None or size is None else stride * size
    return [*strides, 0]
