"""Finds what changed between two versions of each function, by the rules of `change_rules`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from mlir_abi.comparison.change_rules import BREAKING, CALLERS, RULES, Caller, Rule, Verdict
from mlir_abi.comparison.entries import Entry, Pair, entries_of, matched, moved, reordered
from mlir_abi.comparison.type_rules import type_rules
from mlir_abi.dialect_attrs import attribute_names
from mlir_abi.dialect_attrs.iree.vm_calling_convention import letter
from mlir_abi.dialect_attrs.layout.plain_c import Computed, PlainC, recorded_plain_c
from mlir_abi.dialect_attrs.reflection.record import FunctionReflection
from mlir_abi.dialect_attrs.reflection.value import Value
from mlir_abi.dialect_attrs.size_conditions import SizeCondition
from mlir_abi.dialect_attrs.sizes import Place, Size, Sizes, numbers, places_of_names
from mlir_abi.dialect_attrs.structure import Path
from mlir_abi.dialect_attrs.types import Array, Index, Other, ValueType, dimension_list
from mlir_abi.runtime.c_header import c_header
from mlir_abi.runtime.call.argument_nest import Arguments

_C: tuple[Caller, ...] = CALLERS[:2]
_PYTHON: tuple[Caller, ...] = CALLERS[2:4]
_FLIPPED: dict[Verdict, Verdict] = {"widens": "narrows", "narrows": "widens"}
_CONTRAVARIANT_SUFFIXES = (
    *("-static", "-dynamic", "-ranked", "-unranked", "-noalias", "-tied", "-untied"),
    *("-aligned-more", "-aligned-less"),
    *("argument-integer-narrower", "argument-integer-wider"),
)
"""For imports, these rules widen where they narrow for definitions: the module is the caller."""

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

    ``iree``: IREE can call the functions of such files, if its VM can pass their values.
    """
    for name in {**old, **new}:
        before, after = old.get(name), new.get(name)
        if before is None or after is None or before.kind != after.kind:
            if before is not None:
                rule = "import-removed" if after is None else "import-defined"
                rule = "function-removed" if before.kind == "definition" else rule
                yield _change(name, _Difference(rule, None, str(before)), before, before, iree)
            if after is not None:
                rule = "function-added" if after.kind == "definition" else "import-added"
                yield _change(name, _Difference(rule, None, "", str(after)), after, after, iree)
        elif before != after or before.attached != after.attached:
            if iree and (reason := _iree_refusal(after)) and not _iree_refusal(before):
                difference = _Difference("left-out-of-iree", None, "", reason)
                yield _change(name, difference, before, after, iree)
            for difference in dict.fromkeys(_compare(before, after)):
                yield _change(name, difference, before, after, iree)


class _Difference(NamedTuple):
    """A change before its verdicts; ``entry`` is None for the function itself."""

    rule: str
    entry: Entry | None
    old: str = ""
    new: str = ""


def _change(
    name: str, difference: _Difference, old: FunctionReflection, new: FunctionReflection, iree: bool
) -> Change:
    """Look up the verdicts: an argument without a name goes by position, a keyword by its name."""
    rule, entry = RULES[difference.rule], difference.entry
    verdicts = dict(rule.verdicts)
    position, keyword = _PYTHON
    if entry is not None and entry.path and isinstance(entry.path[0], str):
        verdicts[position] = verdicts[keyword]
    elif entry is not None and not entry.by_keyword and verdicts[keyword] != "widens":
        verdicts[keyword] = verdicts[position]
    is_in_both = old is not new  # `changes` passes twice what was added or removed
    if old.kind == "import" and is_in_both:
        is_reversed = rule.name.endswith(_CONTRAVARIANT_SUFFIXES)
        for caller, verdict in verdicts.items():
            if verdict == "widens" or is_reversed:
                verdicts[caller] = _FLIPPED.get(verdict, verdict)
        if "-integer-" in rule.name:  # a definition must have the same type
            verdicts["C source"] = "breaks"
    before, after = (
        {
            *((*_C, *_PYTHON) if function.convention else ()),
            *(("TVM FFI",) if function.tvm_ffi else ()),
            *(("IREE",) if iree and not _iree_refusal(function) else ()),
        }
        for function in (old, new)
    )
    shown = {
        caller: verdict
        for caller, verdict in verdicts.items()
        if caller in before or (caller in after and verdict == "widens")
    }
    return Change(name, rule, entry.label if entry else "", difference.old, difference.new, shown)


def _values(function: FunctionReflection) -> list[Value]:
    return [*function.flattened.arguments, *function.flattened.results]


def _iree_refusal(function: FunctionReflection) -> str | None:
    """Return why IREE cannot call the function; None if it can."""
    if function.kind == "import":
        return "the import is of C"
    for type_ in (value.type for value in _values(function)):
        try:
            letter(type_)
        except ValueError as error:
            return f"{type_}: {error}"
        if str(type_).startswith("!llvm."):
            return str(type_)
    return None


def _compare(old: FunctionReflection, new: FunctionReflection) -> Iterator[_Difference]:
    """Yield what changed in one function."""
    yield from _function_changes(old, new)
    sides = [matched(*side) for side in zip(entries_of(old), entries_of(new), strict=True)]
    (arguments, removed, added), (results, *_) = sides
    yield from _plain_c_changes(old, new)
    yield from (_Difference("argument-removed", entry, str(entry.value.type)) for entry in removed)
    yield from (_Difference("argument-added", entry, "", str(entry.value.type)) for entry in added)
    parameters = [pair for pair in (*arguments, *results) if all(v.is_parameter for v in pair)]
    in_c = moved(parameters, lambda entry: entry.place)
    in_nest = moved(arguments, lambda entry: entry.root)
    same_slots = not (removed or added)
    in_list = reordered(arguments) if same_slots else set()
    roots = {(before.root, after.root) for before, after in arguments}
    if same_slots and sorted(root for root, _ in roots) != sorted(root for _, root in roots):
        in_nest = {pair for pair in arguments if pair[0].root != pair[1].root}
    for pair in arguments:
        yield from _argument_changes(*pair, pair in in_c, pair in in_nest, pair in in_list)
    in_place = [pair for pair in results if pair[0].is_parameter == pair[1].is_parameter]
    yield from _tie_changes([*arguments, *in_place])
    labels = {before.place: before.label for before, _ in arguments}
    same_sizes = _size_labels(old, labels).values()
    tied = {place: min(places) for places in same_sizes for place in places}
    olds = _conditions(old, labels, tied)
    news = _conditions(new, {after.place: before.label for before, after in arguments}, tied)
    for condition in olds:
        if not any(each.implies(condition) for each in news):
            yield _Difference("size-condition-removed", None, str(condition))
    for condition in news:
        if not any(each.implies(condition) for each in olds):
            rule = "size-condition-derived" if condition.derived else "size-condition-added"
            yield _Difference(rule, None, "", str(condition))
    yield from _result_changes(*sides[1], in_c)


class _FlagRule(NamedTuple):
    """A fact about a function or an entry, and the rules for its changes; None: nobody is affected.

    ``of`` returns the fact, a text or a bool. ``added`` is the rule if it holds in the new version
    alone, ``removed`` if in the old version alone, and ``changed`` if its text differs.
    """

    of: Callable[[Any], str | bool | None]
    added: str | None
    removed: str | None
    changed: str | None = None


def _function_changes(old: FunctionReflection, new: FunctionReflection) -> Iterator[_Difference]:
    yield from _changed_facts(_FUNCTION_FLAGS, old, new)
    before, after = old.convention, new.convention
    if before and after and (reason := _left_out(new)) and not _left_out(old):
        yield _Difference("left-out-of-header", None, "", reason)
    if before and after and before.index_bits != after.index_bits:
        types = [value.type for value in _values(old)]
        bits = [f"{each.index_bits} bits" for each in (before, after)]
        if any(isinstance(type_, Array | Index) for type_ in types):
            yield _Difference("index-width", None, *bits)
        if any(isinstance(t, Array) and t.element == Index() for t in types):
            yield _Difference("type-changed", None, *(f"elements of {each}" for each in bits))
    if features := ", ".join(each for each in old.cpu if each not in new.cpu):
        yield _Difference("cpu-needs-less", None, features)
    if features := ", ".join(each for each in new.cpu if each not in old.cpu):
        yield _Difference("cpu-needs-more", None, "", features)
    if names := ", ".join(key for key in old.attached if key not in new.attached):
        yield _Difference("signature-removed", None, names)
    if names := ", ".join(key for key in new.attached if key not in old.attached):
        yield _Difference("signature-added", None, "", names)


def _changed_facts(facts: Iterable[_FlagRule], old: Any, new: Any) -> Iterator[_Difference]:
    """``old`` and ``new`` are functions or entries."""
    entry = old if isinstance(old, Entry) else None
    for fact in facts:
        before, after = fact.of(old), fact.of(new)
        if before != after:
            rule = fact.changed if before and after else fact.added if after else fact.removed
            texts = (text if isinstance(text, str) else "" for text in (before, after))
            if rule:
                yield _Difference(rule, entry, *texts)


def _left_out(function: FunctionReflection) -> str | None:
    """Return why the header leaves a bufferized function out; None if it does not."""
    if any(map(_is_tensor, _values(function))):
        return None
    return next((reason for _, reason in c_header([function.flattened], "H").left_out), None)


def _requires_out(function: FunctionReflection) -> bool:
    """Whether the caller must pass an array for an out-param.

    It must if the module has no allocator, and a size is dynamic and not that of an argument.
    """
    named = function.python_view.size_places
    return function.allocator is None and any(
        value.out
        and isinstance(value.type, Array)
        and (value.shape is None or any(type(s) is not int and s not in named for s in value.shape))
        for value in function.arguments
    )


def _out_keyword(function: FunctionReflection) -> str | None:
    """Return by what keyword Python passes arrays for results; None if the function has none."""
    if not any(value.out for value in function.arguments):
        return None
    return Arguments(function.flattened.python_view).unused_name("out")


_FUNCTION_FLAGS = (
    _FlagRule(
        lambda f: f.convention and f.convention.wrapper,
        *("wrapper-added", "wrapper-removed", "wrapper-renamed"),
    ),
    _FlagRule(lambda f: f.tvm_ffi, "tvm-ffi-added", "tvm-ffi-removed"),
    _FlagRule(lambda f: f.plain_c, "plain-c-added", "plain-c-removed"),
    _FlagRule(lambda f: f.allocator, "allocator-added", "allocator-removed", "allocator-removed"),
    _FlagRule(
        lambda f: f.arguments[: len(f.python_view.arguments)] != f.python_view.arguments,
        *("argument-behind-out-param", None),
    ),
    _FlagRule(_requires_out, "out-required", "out-optional"),
    _FlagRule(_out_keyword, None, None, "out-renamed"),
    _FlagRule(lambda f: f.has_fences, "model-changed", "model-changed"),
)


def _plain_c_changes(old: FunctionReflection, new: FunctionReflection) -> Iterator[_Difference]:
    """Yield that the plain C function takes other parameters."""
    if old.plain_c and new.plain_c:
        before, after = recorded_plain_c(old), recorded_plain_c(new)
        if _passed(before) != _passed(after):
            texts = (
                f"{each.name}({', '.join(map(str, each.parameters))})" for each in (before, after)
            )
            yield _Difference("plain-c-changed", None, *texts)


def _passed(plain: PlainC) -> list[tuple[Any, ...]]:
    """What each parameter is: the type of a value, and its sizes that follow from others.

    A size is the dimension that has it first.
    """
    first: dict[int | str | Computed, tuple[int, int]] = {}
    for i, parameter in enumerate(plain.parameters):
        for axis, size in enumerate(parameter.sizes):
            first.setdefault(size, (i, axis))
    return [
        (
            each.role,
            first[each.name] if each.value is None else str(_element(each.value.type)),
            *(size.total for size in each.sizes if isinstance(size, Computed)),
        )
        for each in plain.parameters
    ]


def _element(type_: ValueType) -> ValueType:
    return type_.element if isinstance(type_, Array) else type_


def _argument_changes(
    old: Entry, new: Entry, in_c: bool, in_nest: bool, in_list: bool
) -> Iterator[_Difference]:
    """``in_c``: it moved among the parameters; ``in_nest``: among the arguments of a call.

    ``in_list``: it is another element of a list, or another parameter: nothing tells which.
    """
    places = (old, str(old), str(new))
    is_keyword = isinstance(old.path[0], str)
    if old.name != new.name:
        if is_keyword and isinstance(new.path[0], str):
            yield _Difference("keyword-renamed", *places)
            in_nest = False
        else:
            rule = "argument-named" if old.name is None else "argument-renamed"
            yield _Difference(rule, old, old.name or "no name", new.name or "no name")
    if (in_c and (in_nest or is_keyword)) or in_list:
        yield _Difference("argument-moved", *places)
    elif in_c or in_nest:
        yield _Difference("argument-moved-in-c" if in_c else "argument-moved-in-nest", *places)
    if old.path[1:] != new.path[1:]:
        yield _Difference("argument-nest", *places)
    yield from _type_changes(old, new)
    yield from _passing_changes(old, new)
    if all(isinstance(entry.value.type, Array | Other) for entry in (old, new)):
        yield from _changed_facts(_ARGUMENT_FACTS, old, new)
        if _is_read_only(old) == _is_read_only(new):
            yield from _changed_facts(_FOUND_FACTS, old, new)
        yield from _memory_changes(old, new)
    yield from _changed_facts(_ANNOTATIONS, old, new)


def _memory_changes(old: Entry, new: Entry) -> Iterator[_Difference]:
    """Yield what else a function asks, or asks no more, of the memory of an array it is passed."""
    yield from _changed_facts(_MEMORY_FACTS, old, new)
    before, after = old.value.alignment or 1, new.value.alignment or 1
    if before != after:
        rule = "argument-aligned-more" if after > before else "argument-aligned-less"
        yield _Difference(rule, old, *(f"{each} bytes" for each in (before, after)))


def _tie_changes(pairs: Sequence[Pair]) -> Iterator[_Difference]:
    """Yield the sizes that agree in one version alone with one before them."""
    olds, news = ([pair[side].value.shape for pair in pairs] for side in (0, 1))
    for side, rule, tied, others in ((1, "tied", news, olds), (0, "untied", olds, news)):
        for places in places_of_names(tied).values():
            sizes = [_size(others, place) for place in places]
            for i, place in enumerate(places[1:], start=1):
                if sizes[i] is None or sizes[i] not in sizes[:i]:
                    old, new = pairs[place[0]]
                    texts = [old.value.type_text, new.value.type_text]
                    texts[side] += f" as in {pairs[places[0][0]][side].label}"
                    for role in _roles(old, new):
                        yield _Difference(f"{role}-sizes-{rule}", old, *texts)


def _size_labels(
    function: FunctionReflection, labels: Mapping[int, str]
) -> Mapping[Size, list[str]]:
    """The places that each name of a size has, as labels; ``labels`` are by argument."""
    new_labels, _ = function.labels()
    places = function.flattened.size_places
    return {
        name: [f"{labels.get(i, new_labels[i])}.shape[{axis}]" for i, axis in each]
        for name, each in places.items()
    }


def _conditions(
    function: FunctionReflection, labels: Mapping[int, str], tied: Mapping[str, str]
) -> list[SizeCondition]:
    """The conditions on sizes, with a place of each size for its name; ``labels`` are by argument.

    ``tied`` maps each place of the old version to the one that stands for all of the same size.
    """
    new_labels, _ = function.labels()
    names: dict[Any, str] = {
        name: min(tied.get(place, place) for place in places)
        for name, places in _size_labels(function, labels).items()
    }
    for condition in function.conditions:
        for each in condition.arguments:
            names[each] = labels.get(each.argument, new_labels[each.argument])
    return [condition.replaced(names) for condition in function.conditions]


def _size(shapes: Sequence[Sizes | None], place: Place) -> Size:
    """The size at ``place``; None if it is not known, or there is no such dimension."""
    shape = shapes[place[0]] or ()
    return shape[place[1]] if place[1] < len(shape) else None


def _result_changes(
    pairs: list[Pair], removed: list[Entry], added: list[Entry], in_c: set[Pair]
) -> Iterator[_Difference]:
    """``in_c`` are the out-params that moved among the parameters."""
    nests = {entry.path[:i] for entry, _ in pairs for i in range(len(entry.path))}
    added_keys = {entry for entry in added if _is_key_of(nests, entry.path)}
    yield from (_Difference("result-removed", entry, str(entry.value.type)) for entry in removed)
    for entry in added:
        rule = "result-key-added" if entry in added_keys else "result-added"
        yield _Difference(rule, entry, "", str(entry.value.type))
    same_slots = not removed and len(added_keys) == len(added)
    returned = [pair for pair in pairs if not any(entry.is_parameter for entry in pair)]
    in_c = in_c | moved(returned, lambda entry: entry.place)
    in_list = reordered(pairs)
    for pair in pairs:
        old, new = pair
        is_new_path = old.path != new.path and same_slots
        is_moved = pair in in_c
        if (is_new_path and (is_moved or pair in in_list)) or (is_moved and old.is_parameter):
            yield _Difference("result-moved", old, str(old), str(new))
        elif is_new_path or is_moved:
            rule = "result-nest" if is_new_path else "result-moved-in-c"
            yield _Difference(rule, old, str(old), str(new))
        if len(returned) > 1 and _member(old) != _member(new):
            yield _Difference("result-renamed", old, _member(old), _member(new))
        yield from _type_changes(old, new)
        if old.is_parameter != new.is_parameter:
            yield _Difference(
                "result-to-out-param" if new.is_parameter else "out-param-to-result", old
            )
            continue
        yield from _passing_changes(old, new)
        if old.is_parameter:
            yield from _memory_changes(old, new)
            yield from _changed_facts(_ANNOTATIONS, old, new)
        else:
            yield from _changed_facts(_RESULT_FACTS, old, new)


def _is_key_of(nests: set[Path], path: Path) -> bool:
    """Whether ``path`` leads to a new key in a dict, of which `nests` has the path."""
    known = [i for i in range(len(path)) if path[:i] in nests]
    return bool(known) and isinstance(path[known[-1]], str)


def _member(entry: Entry) -> str:
    """Return the name or key from which the header names the member of the struct of results."""
    return entry.value.name or "_".join(map(str, entry.path))


def _is_tensor(value: Value) -> bool:
    return isinstance(value.type, Array) and value.type.container == "tensor"


def _is_read_only(entry: Entry) -> bool:
    return entry.value.readonly or (_is_tensor(entry.value) and not entry.value.writable)


def _is_owned(entry: Entry) -> bool:
    value = entry.value
    return value.owned or not isinstance(value.type, Array) or _is_tensor(value)


_ANNOTATIONS = tuple(
    _FlagRule(lambda entry, name=name: dict(entry.annotations).get(name), *rules)  # type: ignore[misc]
    for name, rules in {
        attribute_names.AFFINITY: ["affinity-changed"] * 3,
        attribute_names.CONSUME: ["argument-consumed", "argument-kept"],
        attribute_names.ENCODING: ["encoding-changed"] * 3,
        attribute_names.OUTPUT: ["storage-changed"] * 3,
        attribute_names.TRANSIENTS: ["storage-changed"] * 2,
    }.items()
)
_ARGUMENT_FACTS = (_FlagRule(_is_read_only, "argument-read-only", "argument-written"),)
_MEMORY_FACTS = (
    _FlagRule(lambda entry: entry.value.noalias, "argument-noalias", "argument-may-overlap"),
)
_FOUND_FACTS = (
    _FlagRule(lambda entry: entry.value.unwritten, "argument-unwritten", "argument-written"),
)
_RESULT_FACTS = (_FlagRule(_is_owned, "result-owned", "result-shared"), *_ANNOTATIONS)


def _roles(old: Entry, new: Entry) -> list[str]:
    """Return what the value is; an out-param is both."""
    roles = ["argument"] if old.is_parameter or new.is_parameter else []
    is_argument = all(entry.is_parameter and not entry.value.out for entry in (old, new))
    return roles if is_argument else [*roles, "result"]


def _type_changes(old: Entry, new: Entry) -> Iterator[_Difference]:
    for rule in type_rules(_known_type(old.value), _known_type(new.value), _roles(old, new)):
        yield _Difference(rule, old, old.value.type_text, new.value.type_text)


def _known_type(value: Value) -> ValueType:
    """The type, with the sizes that are known beyond it."""
    if value.sizes is None or not isinstance(value.type, Array) or value.type.shape is None:
        return value.type
    shape = numbers(value.sizes)
    sizes = dimension_list(value.type.shape), dimension_list(shape)
    return value.type._replace(shape=shape, text=value.type.text.replace(*sizes, 1))


def _passing_changes(old: Entry, new: Entry) -> Iterator[_Difference]:
    is_tensor = _is_tensor(old.value) or _is_tensor(new.value)  # which is bufferized later
    if old.passed != new.passed and old.passed and new.passed and not is_tensor:
        rule = "passed-by-pointer" if new.passed == "by pointer" else "extension-changed"
        rule = "passed-by-value" if old.passed == "by pointer" else rule
        yield _Difference(rule, old, old.passed, new.passed)
