"""What a pipeline does, as a tree: passes in Python, passes of MLIR's own, and what nests them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import TypeAlias

from mlir_abi.passes.support.base import Pass
from mlir_abi.pipeline.text import Element


@dataclass(frozen=True)
class PythonPass:
    """A pass of this package or of one that registers with it."""

    element: Element
    pass_: Pass


@dataclass(frozen=True)
class CppPass:
    """A pass, or a registered pipeline of passes, of MLIR's own."""

    element: Element


@dataclass(frozen=True)
class Nested:
    """What runs on each operation with the element's name that lies directly in the one above."""

    element: Element
    steps: tuple[Step, ...]


Step: TypeAlias = PythonPass | CppPass | Nested


def has_python(step: Step) -> bool:
    """Whether ``step`` is, or nests at any depth, a pass written in Python."""
    if isinstance(step, Nested):
        return any(map(has_python, step.steps))
    return isinstance(step, PythonPass)


def coalesced(steps: Iterable[Step]) -> Iterator[Step]:
    """``func.func(a,b)`` for ``func.func(a),func.func(b)``, as MLIR schedules them too."""
    for anchor, group in groupby(steps, _anchor):
        if anchor is None:
            yield from group
        else:
            yield _nested(anchor, [s for n in group if isinstance(n, Nested) for s in n.steps])


def chains(step: Step) -> Iterator[Step]:
    """One step for each pass in ``step``: ``any(a)`` and ``any(func.func(b))``."""
    if isinstance(step, Nested):
        for nested in step.steps:
            for link in chains(nested):
                yield _nested(step.element.name, [link])
    else:
        yield step


def _anchor(step: Step) -> str | None:
    return step.element.name if isinstance(step, Nested) else None


def _nested(anchor: str, steps: list[Step]) -> Nested:
    text = f"{anchor}({','.join(step.element.text for step in steps)})"
    elements = tuple(step.element for step in steps)
    return Nested(Element(anchor, nested=elements, text=text), tuple(steps))
