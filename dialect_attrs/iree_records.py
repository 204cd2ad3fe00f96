"""The records of ``iree.abi`` as frozen values, their JSON, and their notation for people."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from mlir_abi.dialect_attrs.structure import utf8

COMPLEX_ELEMENT = re.compile(r"complex<f(?:32|64)>")
"""The complex elements of an array that IREE's runtime reads."""


@dataclass(frozen=True, slots=True)
class Primitive:
    """A number: ``i<bits>``, ``f<bits>``, ``bf16``; an array may also hold ``complex<f32>``."""

    name: str


@dataclass(frozen=True, slots=True)
class Null:
    """A null reference, or an empty slot of a list."""


@dataclass(frozen=True, slots=True)
class Unknown:
    """A type that the language has no word for."""


@dataclass(frozen=True, slots=True)
class NdArray:
    """An array; ``dims`` counts elements, None in it is dynamic, None for all is unranked."""

    element: Primitive | Unknown
    dims: tuple[int | None, ...] | None


@dataclass(frozen=True, slots=True)
class SList:
    """A list of fixed length."""

    slots: tuple[Record, ...]


@dataclass(frozen=True, slots=True)
class STuple:
    """A tuple."""

    slots: tuple[Record, ...]


@dataclass(frozen=True, slots=True)
class SDict:
    """Named slots, always in the order of the keys' UTF-8 bytes: the order they are passed in."""

    slots: tuple[tuple[str, Record], ...]

    def __post_init__(self) -> None:
        by_key = tuple(sorted(self.slots, key=lambda slot: utf8(slot[0])))
        object.__setattr__(self, "slots", by_key)


@dataclass(frozen=True, slots=True)
class PyHomogeneousList:
    """A list of any length whose items are all of one record."""

    element: Record


@dataclass(frozen=True, slots=True)
class Named:
    """A keyword argument."""

    key: str
    slot: Record


Record: TypeAlias = (
    Primitive | Null | Unknown | NdArray | SList | STuple | SDict | PyHomogeneousList
)


_COMPOUNDS = {SList: "slist", STuple: "stuple"}


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


@lru_cache(maxsize=4096)
def encode(item: Record | Named) -> str:
    match item:
        case Primitive(name):
            return f'"{name}"'
        case Null():
            return "null"
        case Unknown():
            return '"unknown"'
        case NdArray(element, dims):
            if dims is None:
                return f'["ndarray",{encode(element)},null]'
            sizes = "".join(",null" if dim is None else f",{dim}" for dim in dims)
            return f'["ndarray",{encode(element)},{len(dims)}{sizes}]'
        case SList(slots) | STuple(slots):
            return "".join([f'["{_COMPOUNDS[type(item)]}"', *(f",{encode(s)}" for s in slots), "]"])
        case SDict(items):
            slots_ = (f",[{_json(key)},{encode(slot)}]" for key, slot in items)
            return f'["sdict"{"".join(slots_)}]'
        case PyHomogeneousList(element):
            return f'["py_homogeneous_list",{encode(element)}]'
        case Named(key, slot):
            return f'["named",{_json(key)},{encode(slot)}]'


def describe(item: Record | Named) -> str:
    match item:
        case Primitive(name):
            return name
        case Null():
            return "None"
        case Unknown():
            return "?"
        case NdArray(element, dims):
            sizes = (
                "*" if dims is None else ",".join("?" if dim is None else str(dim) for dim in dims)
            )
            return f"{describe(element)}[{sizes}]"
        case SList(slots):
            return f"[{', '.join(map(describe, slots))}]"
        case STuple(slots):
            return f"({', '.join(map(describe, slots))}{',' if len(slots) == 1 else ''})"
        case SDict(items):
            return f"{{{', '.join(f'{key!r}: {describe(slot)}' for key, slot in items)}}}"
        case PyHomogeneousList(element):
            return f"list[{describe(element)}]"
        case Named(key, slot):
            return f"{key}={describe(slot)}"
