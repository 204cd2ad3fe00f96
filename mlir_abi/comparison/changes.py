"""Finds what changed between two versions of each function, by the rules of `rules`.

Arguments and results are told apart by their names and string keys; those without, such as the
elements of a list, are matched in order; by their types, if some were added or removed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Any, NamedTuple, TypeAlias

from mlir_abi.comparison.rules import BREAKING, CALLERS, RULES, Caller, Rule, Verdict
from mlir_abi.dialect_attrs.layout.c_wrapper import c_interface, extension
from mlir_abi.dialect_attrs.reflection.labels import slot_name
from mlir_abi.dialect_attrs.reflection.record import FunctionReflection
from mlir_abi.dialect_attrs.reflection.value import Value
from mlir_abi.dialect_attrs.structure import Path, leaf_paths, positional_slots
from mlir_abi.dialect_attrs.types import Array, Index, Int, Other, Strided, dimension_list
from mlir_abi.runtime.c_header import c_header

_C: tuple[Caller, ...] = CALLERS[:2]
_PYTHON: tuple[Caller, ...] = CALLERS[2:4]
_FLIPPED: dict[Verdict, Verdict] = {"widens": "narrows", "narrows": "widens"}
_NUMPY_WIDTHS = {8, 16, 32, 64}
"""The widths of the integers that NumPy has."""
_REVERSIBLE = ("-static", "-dynamic", "-ranked", "-unranked", "-narrower", "-wider", "-noalias")
"""The ends of the rules that say what values are accepted; an import gets them from the module."""

Functions: TypeAlias = Mapping[str, FunctionReflection]


@dataclass(frozen=True, slots=True)
class Change:
    """One change, and what it means; a caller without a verdict cannot call the function.

    ``value`` is the label of the argument or result, empty for the function itself.
    """

    function: str
    rule: Rule
    value: str
    old: str
    new: str
    verdicts: Mapping[Caller, Verdict]

    @property
    def breaking(self) -> bool:
        """Whether a call that works with OLD may fail with NEW, or get other results."""
        return any(verdict in BREAKING for verdict in self.verdicts.values())


def changes(old: Functions, new: Functions, *, iree: bool) -> Iterator[Change]:
    """Yield the changes of each function, in the order of ``old``, then the functions added.

    ``iree``: IREE can call the functions of such files, if no memref is among their values.
    """
    for name in [*old, *(name for name in new if name not in old)]:
        before, after = old.get(name), new.get(name)
        if before is None or after is None or before.kind != after.kind:
            if before is not None:
                rule = "import-removed" if after is None else "import-defined"
                rule = "function-removed" if before.kind == "definition" else rule
                yield _change(name, _Found(rule, None, str(before)), before, before, iree)
            if after is not None:
                rule = "function-added" if after.kind == "definition" else "import-added"
                yield _change(name, _Found(rule, None, "", str(after)), after, after, iree)
        elif before != after or before.attached != after.attached:
            if iree and _has_memrefs(after) and not _has_memrefs(before):
                yield _change(name, _Found("memrefs", None), before, after, iree)
            for found in dict.fromkeys(_compare(before, after)):
                yield _change(name, found, before, after, iree)


@dataclass(frozen=True, slots=True)
class _Leaf:
    """A flat argument or result of a function as it is called from Python.

    ``place`` is its number among the flat arguments of the function (``is_parameter``), or among
    its results; ``by_keyword`` is whether Python can pass it by its ``name``; ``passed`` is how the
    C wrapper passes it, empty if nothing is known.
    """

    label: str
    value: Value
    path: Path
    place: int
    is_parameter: bool
    name: str | None
    by_keyword: bool
    passed: str

    @property
    def identity(self) -> str | None:
        """What tells the value from others: names and string keys, no positions in a sequence."""
        root, *keys = self.path or (0,)
        is_named = isinstance(root, str) or bool(self.name or self.value.name)
        if not all(isinstance(key, str) for key in keys) or not (is_named or keys):
            return None
        return self.label

    def keys(self, type_: type[int] | type[str]) -> tuple[int | str, ...]:
        """Return the integers or the strings of the path.

        The integers identify a value without an `identity`.
        """
        return tuple(key for key in self.path if isinstance(key, type_))

    @property
    def root(self) -> tuple[bool, int | str]:
        """Where it stands among the arguments of a call: keywords are behind positions."""
        return isinstance(self.path[0], str), self.path[0]

    def __str__(self) -> str:
        kind = "parameter" if self.is_parameter else "result"
        keys = "".join(f"[{json.dumps(key)}]" for key in self.path)
        return f"{kind} {self.place}, at {keys}" if keys else f"{kind} {self.place}"


Pair: TypeAlias = tuple[_Leaf, _Leaf]


class _Found(NamedTuple):
    """A change before its verdicts; ``leaf`` is None for the function itself."""

    rule: str
    leaf: _Leaf | None
    old: str = ""
    new: str = ""


def _change(
    name: str, found: _Found, old: FunctionReflection, new: FunctionReflection, iree: bool
) -> Change:
    """Look up the verdicts: an argument without a name goes by position, a keyword by its name."""
    rule, leaf = RULES[found.rule], found.leaf
    verdicts = {caller: rule.verdict(caller) for caller in CALLERS}
    position, keyword = _PYTHON
    if leaf is not None and leaf.path and isinstance(leaf.path[0], str):
        verdicts[position] = verdicts[keyword]
    elif leaf is not None and not leaf.by_keyword and verdicts[keyword] != "widens":
        verdicts[keyword] = verdicts[position]
    is_in_both = old is not new  # `changes` passes twice what was added or removed
    if old.kind == "import" and is_in_both:  # the module calls it: some verdicts are reversed
        is_reversed = rule.name.endswith(_REVERSIBLE)
        for caller, verdict in verdicts.items():
            if verdict == "widens" or is_reversed:
                verdicts[caller] = _FLIPPED.get(verdict, verdict)
        if rule.name.startswith("argument-integer"):  # a definition must have the same type
            verdicts["C source"] = "breaks"
    before, after = (
        {
            *((*_C, *_PYTHON) if function.convention else ()),
            *(("TVM FFI",) if function.tvm_ffi else ()),
            *(("IREE",) if iree and not _has_memrefs(function) else ()),
        }
        for function in (old, new)
    )
    shown = {
        caller: verdict
        for caller, verdict in verdicts.items()
        if caller in before or (caller in after and verdict == "widens")
    }
    return Change(name, rule, leaf.label if leaf else "", found.old, found.new, shown)


def _values(function: FunctionReflection) -> list[Value]:
    return [*function.flattened.arguments, *function.flattened.results]


def _has_memrefs(function: FunctionReflection) -> bool:
    types = [value.type for value in _values(function)]
    return any(isinstance(type_, Array) and type_.container == "memref" for type_ in types)


def _compare(old: FunctionReflection, new: FunctionReflection) -> Iterator[_Found]:
    """Yield what changed in one function."""
    yield from _function_changes(old, new)
    matched = [_matched(*sides) for sides in zip(_leaves(old), _leaves(new), strict=True)]
    (arguments, removed, added), (results, *_) = matched
    yield from (_Found("argument-removed", leaf, str(leaf.value.type)) for leaf in removed)
    yield from (_Found("argument-added", leaf, "", str(leaf.value.type)) for leaf in added)
    parameters = [pair for pair in (*arguments, *results) if all(v.is_parameter for v in pair)]
    in_c = _moved(parameters, lambda leaf: leaf.place)
    in_nest = _moved(arguments, lambda leaf: leaf.root)
    same_slots = not (removed or added)
    roots = {(before.root, after.root) for before, after in arguments}
    if same_slots and sorted(root for root, _ in roots) != sorted(root for _, root in roots):
        in_nest = {pair for pair in arguments if pair[0].root != pair[1].root}
    for pair in arguments:
        yield from _argument_changes(*pair, pair in in_c, pair in in_nest, same_slots)
    yield from _result_changes(*matched[1], in_c)


def _function_changes(old: FunctionReflection, new: FunctionReflection) -> Iterator[_Found]:
    before, after = old.convention, new.convention
    if before is not None and after is None:
        yield _Found("wrapper-removed", None, before.wrapper)
    elif before is None and after is not None:
        yield _Found("wrapper-added", None, "", after.wrapper)
    elif before is not None and after is not None:
        if before.wrapper != after.wrapper:
            yield _Found("wrapper-renamed", None, before.wrapper, after.wrapper)
        types = [value.type for value in _values(old)]
        bits = [f"{each.index_bits} bits" for each in (before, after)]
        if bits[0] != bits[1] and any(isinstance(type_, Array | Index) for type_ in types):
            yield _Found("index-width", None, *bits)
            if any(isinstance(t, Array) and t.element == Index() for t in types):
                yield _Found("type-changed", None, *(f"elements of {each}" for each in bits))
        if (reason := _left_out(new)) and not _left_out(old):
            yield _Found("left-out-of-header", None, "", reason)
    if names := ", ".join(key for key in old.attached if key not in new.attached):
        yield _Found("signature-removed", None, names)
    if names := ", ".join(key for key in new.attached if key not in old.attached):
        yield _Found("signature-added", None, "", names)
    if old.tvm_ffi != new.tvm_ffi:
        yield _Found("tvm-ffi-added" if new.tvm_ffi else "tvm-ffi-removed", None)
    if old.allocator != new.allocator:
        rule = "allocator-removed" if old.allocator else "allocator-added"
        yield _Found(rule, None, old.allocator or "", new.allocator or "")
    if _has_out_inside(new) and not _has_out_inside(old):
        yield _Found("argument-behind-out-param", None)
    if _requires_out(old) != _requires_out(new):
        yield _Found("out-required" if _requires_out(new) else "out-optional", None)


def _left_out(function: FunctionReflection) -> str | None:
    """Return why the header of a bufferized function leaves it out; None if it does not."""
    if any(map(_is_tensor, _values(function))):
        return None
    return next((reason for _, reason in c_header([function.flattened], "H").left_out), None)


def _has_out_inside(function: FunctionReflection) -> bool:
    """Whether an out-param precedes another argument."""
    inputs = function.called.arguments
    return function.arguments[: len(inputs)] != inputs


def _requires_out(function: FunctionReflection) -> bool:
    """Whether the caller must pass an array for an out-param.

    It must if the shape is dynamic and the module has no allocator.
    """
    return function.allocator is None and any(
        value.out
        and isinstance(value.type, Array)
        and (value.type.shape is None or None in value.type.shape)
        for value in function.arguments
    )


def _leaves(function: FunctionReflection) -> tuple[list[_Leaf], list[_Leaf]]:
    """Return the arguments and the results as Python calls the function."""
    flat, signature = function.flattened, function.called.signature
    values = _values(function)
    count = len(flat.arguments)
    all_labels = [label for side in function.labels() for label in side]
    passed = _passed(flat)

    def leaf(i: int, path: Path, name: str | None = None, by_keyword: bool = False) -> _Leaf:
        is_parameter = i < count
        place = i if is_parameter else i - count
        return _Leaf(
            all_labels[i], values[i], path, place, is_parameter, name, by_keyword, passed[i]
        )

    inputs = [i for i in range(count) if not values[i].out]
    root = signature.input_structure
    input_values = [values[i] for i in inputs]
    names = [slot_name(node, input_values) for node in positional_slots(root)]
    last_unnamed = max((i for i, name in enumerate(names) if name is None), default=-1)
    arguments = []
    for i, (_, path) in zip(inputs, leaf_paths(root), strict=True):
        slot, *keys = path or (0,)
        name = slot if isinstance(slot, str) else names[slot]
        by_keyword = isinstance(slot, str) or slot > last_unnamed
        arguments.append(leaf(i, (slot, *keys), name, by_keyword))
    outputs = [i for i, value in enumerate(values) if value.out or i >= count]
    paths = leaf_paths(signature.result_structure)
    return arguments, [leaf(i, path) for i, (_, path) in zip(outputs, paths, strict=True)]


def _passed(flat: FunctionReflection) -> list[str]:
    """Return how the C wrapper passes each argument, and then each result."""
    convention = flat.convention
    if convention is None:
        return [""] * (len(flat.arguments) + len(flat.results))
    interface = c_interface(flat, convention)

    def passed(value: Value, by_pointer: bool) -> str:
        extended = extension(value.type, convention.c_abi) or ""
        return "by pointer" if by_pointer else f"by value {extended}".strip()

    arguments = map(passed, flat.arguments, interface.by_pointer)
    if len(flat.results) == 1:
        return [*arguments, passed(flat.results[0], interface.result_by_pointer)]
    return [*arguments, *[""] * len(flat.results)]  # members of a struct


def _matched(old: list[_Leaf], new: list[_Leaf]) -> tuple[list[Pair], list[_Leaf], list[_Leaf]]:
    """Return the values of both versions, those that are gone, and those that are new."""
    by_identity = {leaf.identity: leaf for leaf in new if leaf.identity}
    found = {leaf: by_identity.pop(leaf.identity) for leaf in old if leaf.identity in by_identity}
    taken = set(found.values())
    olds = [leaf for leaf in old if leaf not in found]
    news = [leaf for leaf in new if leaf not in taken]
    if len(olds) == len(news):
        found.update(zip(olds, news, strict=True))
    else:
        a, b = ([(str(v.value.type), v.keys(str)) for v in side] for side in (olds, news))
        blocks = SequenceMatcher(None, a, b, autojunk=False).get_opcodes()
        for _, i, i_end, j, j_end in blocks:
            found.update(zip(olds[i:i_end], news[j:j_end], strict=False))
    taken = set(found.values())
    return (
        [(leaf, found[leaf]) for leaf in old if leaf in found],
        [leaf for leaf in old if leaf not in found],
        [leaf for leaf in new if leaf not in taken],
    )


def _moved(pairs: Sequence[Pair], key: Callable[[_Leaf], Any]) -> set[Pair]:
    """Return those pairs that are in another order than the others."""
    before = sorted(pairs, key=lambda pair: key(pair[0]))
    after = sorted(before, key=lambda pair: key(pair[1]))
    blocks = SequenceMatcher(None, before, after, autojunk=False).get_matching_blocks()
    return set(before).difference(*(before[i : i + size] for i, _, size in blocks))


def _argument_changes(
    old: _Leaf, new: _Leaf, in_c: bool, in_nest: bool, same_slots: bool
) -> Iterator[_Found]:
    """``in_c``: it moved among the parameters; ``in_nest``: among the arguments of a call.

    ``same_slots``: no argument was added or removed, so that positions can be compared.
    """
    places = (old, str(old), str(new))
    is_keyword = isinstance(old.path[0], str)
    if old.name != new.name:
        if is_keyword and isinstance(new.path[0], str):
            yield _Found("keyword-renamed", *places)
            in_nest = False
        else:
            rule = "argument-named" if old.name is None else "argument-renamed"
            yield _Found(rule, old, old.name or "no name", new.name or "no name")
    is_other = old.identity is None and same_slots and old.keys(int) != new.keys(int)
    if (in_c and (in_nest or is_keyword)) or is_other:
        yield _Found("argument-moved", *places)
    elif in_c or in_nest:
        yield _Found("argument-moved-in-c" if in_c else "argument-moved-in-nest", *places)
    if old.path[1:] != new.path[1:]:
        yield _Found("argument-nest", *places)
    yield from _type_changes(old, new, ["argument"])
    yield from _passing_changes(old, new)
    before, after = old.value, new.value
    if isinstance(before.type, Array | Other) and isinstance(after.type, Array | Other):
        if _is_read_only(before) != _is_read_only(after):
            rule = "argument-read-only" if _is_read_only(after) else "argument-written"
            yield _Found(rule, old)
        if before.noalias != after.noalias:
            yield _Found("argument-noalias" if after.noalias else "argument-may-overlap", old)


def _result_changes(
    pairs: list[Pair], removed: list[_Leaf], added: list[_Leaf], moved: set[Pair]
) -> Iterator[_Found]:
    """``moved`` are the out-params that moved among the parameters."""
    nests = {leaf.path[:i] for leaf, _ in pairs for i in range(len(leaf.path))}
    added_keys = {leaf for leaf in added if _is_key_of(nests, leaf.path)}
    yield from (_Found("result-removed", leaf, str(leaf.value.type)) for leaf in removed)
    for leaf in added:
        rule = "result-key-added" if leaf in added_keys else "result-added"
        yield _Found(rule, leaf, "", str(leaf.value.type))
    same_slots = not removed and len(added_keys) == len(added)
    returned = [pair for pair in pairs if not any(leaf.is_parameter for leaf in pair)]
    moved = moved | _moved(returned, lambda leaf: leaf.place)
    for pair in pairs:
        old, new = pair
        is_new_path = old.path != new.path and same_slots
        is_moved = pair in moved
        is_other = old.identity is None and old.path and new.path and old.keys(int) != new.keys(int)
        if (is_new_path and (is_moved or is_other)) or (is_moved and old.is_parameter):
            yield _Found("result-moved", old, str(old), str(new))
        elif is_new_path or is_moved:
            rule = "result-nest" if is_new_path else "result-moved-in-c"
            yield _Found(rule, old, str(old), str(new))
        if len(returned) > 1 and _member(old) != _member(new):
            yield _Found("result-renamed", old, _member(old), _member(new))
        is_out = old.is_parameter or new.is_parameter
        yield from _type_changes(old, new, ["argument", "result"] if is_out else ["result"])
        if old.is_parameter != new.is_parameter:
            yield _Found("result-to-out-param" if new.is_parameter else "out-param-to-result", old)
            continue
        yield from _passing_changes(old, new)
        if not is_out and _is_owned(old.value) != _is_owned(new.value):
            yield _Found("result-owned" if _is_owned(new.value) else "result-shared", old)


def _is_key_of(nests: set[Path], path: Path) -> bool:
    """Whether ``path`` leads to a new key in a dict, of which `nests` has the path."""
    known = [i for i in range(len(path)) if path[:i] in nests]
    return bool(known) and isinstance(path[known[-1]], str)


def _member(leaf: _Leaf) -> str:
    """Return what the header names a member of the struct of results after."""
    return leaf.value.name or "_".join(map(str, leaf.path))


def _is_tensor(value: Value) -> bool:
    return isinstance(value.type, Array) and value.type.container == "tensor"


def _is_read_only(value: Value) -> bool:
    return value.readonly or (_is_tensor(value) and not value.writable)


def _is_owned(value: Value) -> bool:
    return value.owned or not isinstance(value.type, Array) or _is_tensor(value)


def _passing_changes(old: _Leaf, new: _Leaf) -> Iterator[_Found]:
    is_tensor = _is_tensor(old.value) or _is_tensor(new.value)  # which is bufferized later
    if old.passed != new.passed and old.passed and new.passed and not is_tensor:
        rule = "passed-by-pointer" if new.passed == "by pointer" else "extension-changed"
        rule = "passed-by-value" if old.passed == "by pointer" else rule
        yield _Found(rule, old, old.passed, new.passed)


def _type_changes(old: _Leaf, new: _Leaf, roles: Sequence[str]) -> Iterator[_Found]:
    """``roles``: as what the types are compared; an out-param is an argument and a result."""
    before, after = old.value.type, new.value.type
    rules: Iterable[str]
    match before, after:
        case _ if before == after:
            rules = []
        case Array(), Array():
            rules = _array_rules(before, after)
        case Int(width, sign), Int(other, other_sign) if (
            sign == other_sign and {width, other} <= _NUMPY_WIDTHS
        ):
            rules = ["integer-wider" if other > width else "integer-narrower"]
        case _:
            rules = ["type-changed"]
    for rule in rules:
        for name in [rule] if rule in RULES else [f"{role}-{rule}" for role in roles]:
            known = name if name in RULES else "type-changed"  # without a rule of its own
            yield _Found(known, old, str(before), str(after))


def _array_rules(old: Array, new: Array) -> Iterator[str]:
    if old.element != new.element:
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
