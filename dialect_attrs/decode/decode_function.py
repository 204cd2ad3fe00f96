"""Decodes the attributes ``f``, ``sip``, ``iree.abi`` and ``d`` of a function without its types.

This is for the reflection dictionary of a compiled module, which has no types.

================  ==============================================================
types             from ``iree.abi``, else ``f``; unsigned numbers only from ``f``
structure         from ``iree.abi`` and ``sip``, which must have the same
order of values   from ``sip``, else from ``iree.abi``
================  ==============================================================

``iree.abi`` may describe the types after ``iree-compile`` demotes them, with ``f32`` where ``f``
has ``f64``. No attribute tells tensors from memrefs; the decoded types are tensors. A single result
of ``iree.abi`` with slots is the structure of all results, as in IREE's runtime
(``iree/runtime/function.py``, inlined results).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from collections.abc import Sequence as AbstractSequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from mlir_abi.dialect_attrs import attribute_names as names
from mlir_abi.dialect_attrs import structure
from mlir_abi.dialect_attrs.decode.check import CHECKS
from mlir_abi.dialect_attrs.decode.decode_types import (
    UNKNOWN,
    type_of_raw,
    type_of_record,
    with_sign,
)
from mlir_abi.dialect_attrs.decode.iree_declaration import HEAD, decode_declaration
from mlir_abi.dialect_attrs.function import FunctionSignature, Kind
from mlir_abi.dialect_attrs.iree.json_records import Named, Null, Record, SDict, SList, STuple
from mlir_abi.dialect_attrs.iree_abi import IreeAbi
from mlir_abi.dialect_attrs.raw import Buffer, RawSignature, RawType, Scalar, ScalarType
from mlir_abi.dialect_attrs.reflection.record import FunctionReflection
from mlir_abi.dialect_attrs.reflection.value import Value
from mlir_abi.dialect_attrs.sip import SipSignature
from mlir_abi.dialect_attrs.structure import (
    Dict,
    Leaf,
    Mixed,
    Node,
    Path,
    Root,
    Sequence,
    StructureError,
    leaf_paths,
    nodes,
)
from mlir_abi.dialect_attrs.types import Tuple, ValueType

_SIGNATURES = (names.RAW, names.SIP, names.IREE_ABI, names.IREE_ABI_SHORT)

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class _Tree:
    """A structure, and the types of its leaves, if they are known."""

    root: Root
    types: tuple[ValueType, ...] = ()


def attached_signatures(attributes: Collection[str]) -> tuple[str, ...]:
    """Return the names of the signatures among ``attributes``."""
    return tuple(key for key in _SIGNATURES if key in attributes)


def decode(attributes: Mapping[str, str]) -> FunctionReflection:
    """Return the function that ``attributes`` describe; other keys are ignored.

    The function's name is that in ``iree.abi.declaration``, or empty. Raises ValueError with the
    attribute's name for a text that cannot be parsed, and for the first contradiction.
    """
    if not attached_signatures(attributes):
        raise ValueError(f"there must be a signature: one of {', '.join(_SIGNATURES)}")
    raw = _parse(attributes, names.RAW, RawSignature.parse)
    sip = _parse(attributes, names.SIP, SipSignature.parse)
    iree = _parse(attributes, names.IREE_ABI, _iree_trees)
    short = _parse(attributes, names.IREE_ABI_SHORT, _iree_trees)
    if iree is not None and short is not None and iree != short:
        raise ValueError(f"{names.IREE_ABI_SHORT}: must be what {names.IREE_ABI} is")
    inputs, outputs = iree or short or (None, None)
    arguments = _values(
        "argument", raw.inputs if raw else None, _Tree(sip.inputs) if sip else None, inputs
    )
    results = _values(
        "result", raw.results if raw else None, _Tree(sip.results) if sip else None, outputs
    )
    head = _parse(attributes, names.DECLARATION, HEAD.match)
    declared = _parse(attributes, names.DECLARATION, decode_declaration)
    if declared is not None:
        places = _places(results, outputs)
        numbers = {str(place): str(i) for i, place in enumerate(places)}
        results = _annotated(results, places, declared.results, numbers)
        arguments = _annotated(arguments, _places(arguments, inputs), declared.arguments, numbers)
    allocator = _parse(attributes, names.RESULT_ALLOCATOR, str)
    attached = attached_signatures(attributes)
    reflection = FunctionReflection(
        head[2] if head else "",
        arguments,
        results,
        None,
        allocator,
        attached=attached,
        has_fences=declared is not None and declared.has_fences,
    )
    checks = {**CHECKS, names.RAW: _check_demoted_raw}
    if inputs is None:  # the types are those of f
        del checks[names.RAW]
    for key, check in checks.items():
        difference = _parse(attributes, key, check, reflection.signature)
        if difference is not None:
            raise ValueError(f"{key}: {difference}")
    return reflection


def _parse(
    attributes: Mapping[str, str], key: str, parse: Callable[..., T], *others: Any
) -> T | None:
    """Return what ``parse`` returns for an attribute and ``others``; None if there is none."""
    if key not in attributes:
        return None
    text = attributes[key]
    if not isinstance(text, str):
        raise ValueError(f"{key}: must be a string (got {text!r})")
    try:
        return parse(text, *others)
    except ValueError as error:
        raise ValueError(f"{key}: {error}") from None


def _iree_trees(text: str) -> tuple[_Tree, _Tree]:
    abi = IreeAbi.parse(text)
    return _argument_tree(abi.inputs), _result_tree(abi.results)


def _argument_tree(records: AbstractSequence[Record | Named]) -> _Tree:
    """Return the tree of the arguments; raises ValueError for records that are not a tree."""
    leaves: list[ValueType] = []
    positional = _sequence([r for r in records if not isinstance(r, Named)], leaves)
    keywords: dict[str, Node] = {}
    for record in records:
        if isinstance(record, Named):
            if record.key in keywords:
                raise ValueError(f"the keyword {record.key!r} occurs twice")
            keywords[record.key] = _node(record.slot, leaves)
    named = Dict(tuple(keywords.items()))
    if positional.items and named.items:
        return _Tree(Mixed(positional, named), tuple(leaves))
    return _Tree((positional if positional.items else named) if records else None, tuple(leaves))


def _result_tree(records: AbstractSequence[Record]) -> _Tree:
    """Return the tree of the results; raises ValueError for records that are not a tree."""
    leaves: list[ValueType] = []
    root: Root = None
    if records:
        root = _node(records[0], leaves) if len(records) == 1 else _sequence(records, leaves)
    return _Tree(root, tuple(leaves))


def _node(record: Record, leaves: list[ValueType]) -> Node:
    """Return the node of a record, and append the types of its leaves to ``leaves``."""
    match record:
        case SList(slots) | STuple(slots):
            return _sequence(slots, leaves)
        case SDict(items):
            return Dict(tuple((key, _node(child, leaves)) for key, child in items))
        case Null():
            raise ValueError("a null must be a gap between the items of a list")
    leaves.append(type_of_record(record))
    return Leaf(len(leaves) - 1)


def _sequence(slots: AbstractSequence[Record], leaves: list[ValueType]) -> Sequence:
    if slots and isinstance(slots[-1], Null):
        raise ValueError("a null must be a gap between the items of a list")
    filled = [(i, record) for i, record in enumerate(slots) if not isinstance(record, Null)]
    return Sequence(tuple((i, _node(record, leaves)) for i, record in filled))


def _values(
    kind: Kind, raw: AbstractSequence[RawType] | None, sip: _Tree | None, iree: _Tree | None
) -> tuple[Value, ...]:
    """Return the flat arguments or results, then the empty tuples, which have no flat value."""
    tree = iree or sip
    if tree is None:
        return tuple(Value(type_of_raw(type_)) for type_ in raw or ())
    paths = _paths(kind, sip, iree)
    types = _types(kind, paths, raw, iree)
    empty = _empty_sequences(tree.root)
    paths, types = [*paths, *empty], [*types, *[Tuple(())] * len(empty)]
    make = structure.arguments if kind == "argument" else structure.results
    try:
        has_paths = make(types, paths) != make(types, None)
    except StructureError as error:
        raise ValueError(f"{names.SIP if sip else names.IREE_ABI}: {error}") from None
    if not has_paths:
        return tuple(map(Value, types))
    return tuple(Value(type_, path=path) for type_, path in zip(types, paths, strict=True))


def _places(values: AbstractSequence[Value], iree: _Tree | None) -> list[int]:
    """Return the number of each value, or of the list that it is in, among the VM's values."""
    paths = leaf_paths(iree.root) if iree else []
    slots = {slot: i for i, slot in enumerate(dict.fromkeys(path[:1] for _, path in paths))}
    return [
        i if value.path is None else slots.get(value.path[:1], i) for i, value in enumerate(values)
    ]


def _annotated(
    values: tuple[Value, ...],
    places: list[int],
    declared: tuple[Value, ...],
    numbers: Mapping[str, str],
) -> tuple[Value, ...]:
    """Return ``values`` with the annotations of the VM's values that are ``declared``.

    ``numbers`` are those of the results, by their numbers among the VM's values.
    """
    if {*places} != {*range(len(declared))}:
        return values
    values_read = []
    for value, place in zip(values, places, strict=True):
        annotations = [
            (key, numbers.get(text, text) if key == names.OUTPUT else text)
            for key, text in declared[place].annotations
        ]
        values_read.append(replace(value, annotations=tuple(annotations)))
    return tuple(values_read)


def _paths(kind: Kind, sip: _Tree | None, iree: _Tree | None) -> list[Path]:
    """Return the path of each flat value; raises ValueError if the two structures differ."""
    iree_paths = [path for _, path in leaf_paths(iree.root)] if iree else []
    if sip is None:
        return iree_paths
    leaves = leaf_paths(sip.root)
    sip_paths = [path for _, path in leaves]
    if [number for number, _ in leaves] != list(range(len(leaves))):
        raise ValueError(f"{names.SIP}: the {kind}s must be numbered from 0, each once")
    if iree is not None:
        for key, places, other, paths in (
            (names.SIP, set(sip_paths), names.IREE_ABI, iree_paths),
            (names.IREE_ABI, set(iree_paths), names.SIP, sip_paths),
        ):
            for path in paths:
                if path not in places:
                    raise ValueError(f"{key} has no {kind} at {list(path)}, where {other} has one")
    return sip_paths


def _types(
    kind: Kind, paths: list[Path], raw: AbstractSequence[RawType] | None, iree: _Tree | None
) -> list[ValueType]:
    if iree is not None:
        at = {path: iree.types[number] for number, path in leaf_paths(iree.root)}
        types = [at[path] for path in paths]
        return [*map(with_sign, types, raw), *types[len(raw) :]] if raw else types
    if raw is None:
        return [UNKNOWN] * len(paths)
    if len(raw) != len(paths):
        raise ValueError(f"{names.SIP} has {len(paths)} {kind}s, {names.RAW} has {len(raw)}")
    return [*map(type_of_raw, raw)]


def _empty_sequences(root: Root) -> list[Path]:
    """Return the paths of empty sequences; raises ValueError for an empty dict."""
    empty: list[Path] = []
    for path, node in nodes(root):
        if node == Dict(()):
            raise ValueError(f"the dict at {list(path)} must have an entry")
        if node == Sequence(()):
            empty.append(path)
    return empty


def _check_demoted_raw(text: str, signature: FunctionSignature) -> str | None:
    """Check ``f``, in which ``f64`` may be the type that ``iree-compile`` demotes to ``f32``."""
    raw = RawSignature.parse(text)
    demoted = RawSignature(tuple(map(_demote, raw.inputs)), tuple(map(_demote, raw.results)))
    return None if demoted == RawSignature.of(signature) else CHECKS[names.RAW](text, signature)


def _demote(type_: RawType) -> RawType:
    if isinstance(type_, Buffer | Scalar) and type_.element is ScalarType.FLOAT64:
        return replace(type_, element=ScalarType.FLOAT32)
    return type_
