"""A function as its attached attributes describe it: ``f``, ``sip``, ``iree.abi`` or ``d``.

This is for where there are no types: the reflection dictionary of a compiled module.

================  ==============================================================
types             ``iree.abi``, else ``f``, which alone knows unsigned numbers
structure         ``iree.abi`` and ``sip``, which must have the same
order of values   ``sip``, else that of ``iree.abi``
================  ==============================================================

``iree.abi`` may speak of the types that ``iree-compile`` leaves, with ``f32`` where ``f`` says
``f64``. None says whether an array is a tensor or a memref: it is written as a tensor. Results of
``iree.abi`` that are one record with slots are that structure, as IREE's runtime takes them
(``iree/runtime/function.py``, inlined results).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeAlias, TypeVar

from mlir_abi.dialect_attrs import structure
from mlir_abi.dialect_attrs.attribute_names import (
    DECLARATION,
    IREE_ABI,
    IREE_ABI_SHORT,
    RAW,
    RESULT_ALLOCATOR,
    SIP,
)
from mlir_abi.dialect_attrs.decode.agreement import CHECKS
from mlir_abi.dialect_attrs.decode.structure import Tree, argument_tree, result_tree
from mlir_abi.dialect_attrs.decode.types import UNKNOWN, type_of_raw, with_sign
from mlir_abi.dialect_attrs.function import FunctionSignature, Kind
from mlir_abi.dialect_attrs.iree_abi import IreeAbi
from mlir_abi.dialect_attrs.raw import Buffer, RawSignature, RawType, Scalar, ScalarType
from mlir_abi.dialect_attrs.reflection.record import FunctionReflection, Value
from mlir_abi.dialect_attrs.sip import SipSignature
from mlir_abi.dialect_attrs.structure import Dict, Mixed, Path, Root, Sequence, leaf_paths
from mlir_abi.dialect_attrs.types import Tuple, ValueType

__all__ = ["has_signature", "read"]

_SIGNATURES = (RAW, SIP, IREE_ABI, IREE_ABI_SHORT)
_NAME = re.compile(r"(?:async|sync) func @(.*?)\((?=[%)])", re.DOTALL)

_CHECKS_BESIDE_RAW = {key: check for key, check in CHECKS.items() if key != RAW}
"""Those for a function whose types are from ``f`` itself."""

T = TypeVar("T")


def has_signature(entries: Mapping[str, object]) -> bool:
    """Whether ``entries`` say what a function takes and gives."""
    return any(key in entries for key in _SIGNATURES)


def read(entries: Mapping[str, str]) -> FunctionReflection:
    """The function that ``entries`` describe; keys of others are passed over.

    Raises ValueError, which names the attribute, for a text that is not of its grammar, and for the
    first difference between two of them. The name is that of ``iree.abi.declaration``, or empty.
    """
    if not has_signature(entries):
        raise ValueError(f"there must be a signature: one of {', '.join(_SIGNATURES)}")
    inputs, results = _sides(entries)
    name = _parsed(entries, DECLARATION, _NAME.match)
    reflection = FunctionReflection(
        name[1] if name else "",
        inputs.values(),
        results.values(),
        allocator=_parsed(entries, RESULT_ALLOCATOR, str),
    )
    checks = {**CHECKS, RAW: _check_raw} if inputs.iree else _CHECKS_BESIDE_RAW
    for key, check in checks.items():
        difference = _parsed(entries, key, partial(check, signature=reflection.signature))
        if difference is not None:
            raise ValueError(f"{key}: {difference}")
    return reflection


def _check_raw(text: str, signature: FunctionSignature) -> str | None:
    """What is wrong with ``f``, whose ``f64`` may be the ``f32`` that ``iree-compile`` makes."""
    raw = RawSignature.parse(text)
    compiled = RawSignature(*(tuple(map(_demoted, side)) for side in (raw.inputs, raw.results)))
    return None if compiled == RawSignature.of(signature) else CHECKS[RAW](text, signature)


def _demoted(word: RawType) -> RawType:
    if isinstance(word, Buffer | Scalar) and word.element is ScalarType.FLOAT64:
        return replace(word, element=ScalarType.FLOAT32)
    return word


def _sides(entries: Mapping[str, str]) -> tuple[_Side, _Side]:
    """What the attributes say of the arguments, and of the results."""
    raw = _parsed(entries, RAW, _raw_words) or (None, None)
    sip = _parsed(entries, SIP, _sip_trees) or (None, None)
    iree = _parsed(entries, IREE_ABI, _iree_trees)
    short = _parsed(entries, IREE_ABI_SHORT, _iree_trees)
    if iree is not None and short is not None and iree != short:
        raise ValueError(f"{IREE_ABI_SHORT}: must be what {IREE_ABI} is")
    trees = iree or short or (None, None)
    return _Side("argument", raw[0], sip[0], trees[0]), _Side("result", raw[1], sip[1], trees[1])


def _parsed(entries: Mapping[str, str], key: str, parse: Callable[[str], T]) -> T | None:
    """What ``parse`` makes of an entry; None where it is not there."""
    if key not in entries:
        return None
    text = entries[key]
    if not isinstance(text, str):
        raise ValueError(f"{key}: must be a string (got {text!r})")
    try:
        return parse(text)
    except ValueError as error:
        raise ValueError(f"{key}: {error}") from None


_Words: TypeAlias = "tuple[RawType, ...]"


def _raw_words(text: str) -> tuple[_Words, _Words]:
    raw = RawSignature.parse(text)
    return raw.inputs, raw.results


def _sip_trees(text: str) -> tuple[Tree, Tree]:
    sip = SipSignature.parse(text)
    return Tree(sip.inputs), Tree(sip.results)


def _iree_trees(text: str) -> tuple[Tree, Tree]:
    abi = IreeAbi.parse(text)
    return argument_tree(abi.inputs), result_tree(abi.results)


@dataclass(frozen=True, slots=True)
class _Side:
    """What is said of the arguments, or of the results, by each attribute that is there."""

    kind: Kind
    raw: _Words | None
    sip: Tree | None
    iree: Tree | None

    def values(self) -> tuple[Value, ...]:
        """The values in flat order; empty tuples, which have no leaf, come last."""
        tree = self.iree or self.sip
        if tree is None:
            return tuple(Value(type_of_raw(word)) for word in self.raw or ())
        paths = self._paths()
        types = self._types(paths)
        empty = list(_empty(tree.root, ()))
        types += [Tuple(())] * len(empty)
        paths += empty
        make = structure.arguments if self.kind == "argument" else structure.results
        if make(types, paths) == make(types, None):
            return tuple(map(Value, types))
        return tuple(Value(type_, path=path) for type_, path in zip(types, paths, strict=True))

    def _paths(self) -> list[Path]:
        """The place of each flat value."""
        iree = None if self.iree is None else _places(self.iree)
        if self.sip is None:
            return iree or []
        sip = _places(self.sip)
        if [number for number, _ in leaf_paths(self.sip.root)] != list(range(len(sip))):
            raise ValueError(f"{SIP}: the {self.kind}s must be numbered from 0, each once")
        if iree is not None:
            _check_places(self.kind, (SIP, sip), (IREE_ABI, iree))
            _check_places(self.kind, (IREE_ABI, iree), (SIP, sip))
        return sip

    def _types(self, paths: list[Path]) -> list[ValueType]:
        """The type of each flat value."""
        if self.iree is not None:
            at = dict(zip(_places(self.iree), self.iree.types or (), strict=True))
            types = [at[path] for path in paths]
            return (
                [*map(with_sign, types, self.raw), *types[len(self.raw) :]] if self.raw else types
            )
        if self.raw is None:
            return [UNKNOWN] * len(paths)
        if len(self.raw) != len(paths):
            raise ValueError(f"{SIP} has {len(paths)} {self.kind}s, {RAW} has {len(self.raw)}")
        return [*map(type_of_raw, self.raw)]


def _places(tree: Tree) -> list[Path]:
    return [path for _, path in leaf_paths(tree.root)]


def _check_places(kind: Kind, one: tuple[str, list[Path]], other: tuple[str, list[Path]]) -> None:
    places = set(one[1])
    for path in other[1]:
        if path not in places:
            raise ValueError(f"{one[0]} has no {kind} at {list(path)}, where {other[0]} has one")


def _empty(root: Root, path: Path) -> Iterator[Path]:
    """Where there are empty sequences; raises ValueError for an empty dict, which no type makes."""
    match root:
        case Mixed(positional, keywords):
            yield from _empty(positional, path)
            yield from _empty(keywords, path)
        case Sequence(()):
            yield path
        case Dict(()):
            raise ValueError(f"the dict at {list(path)} must have an entry")
        case Sequence(items) | Dict(items):
            for key, child in items:
                yield from _empty(child, (*path, key))
