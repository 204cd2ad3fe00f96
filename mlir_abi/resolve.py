"""What each element of a pipeline is, checked before any of it is handed to MLIR's C++ side.

MLIR's pass manager ends the process (``LLVM ERROR: Can't add pass …``) when a registered pipeline
puts a pass on an operation that the pass is not for. It is clean about a single pass, and about
anything on ``any``; so each pipeline is expanded on ``any`` first, and its passes tried one by one.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TypeAlias

from mlir_abi import registry
from mlir_abi.bindings import ir, passmanager
from mlir_abi.passes.base import Pass, PassOptionError
from mlir_abi.pipeline import Element, Pipeline, PipelineError, parse_options, parse_pipeline

ANY = "any"
MODULE = "builtin.module"

_UNKNOWN = "does not refer to a registered pass"
_RESTRICTED = re.compile(r"Can't add pass '.*' restricted to '(.*)' on a PassManager ")
_PARSER_NOISE = re.compile(r"^(MLIR Textual PassPipeline Parser:.*error|<Pass-Options-Parser>): ")


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
    """What runs on each operation that is named as the element and lies directly in the one above."""

    element: Element
    steps: tuple[Step, ...]


Step: TypeAlias = PythonPass | CppPass | Nested


def resolve(pipeline: Pipeline, context: ir.Context) -> tuple[Step, ...]:
    """The steps of ``pipeline``. Raises `PipelineError` for what can run nowhere, or not there."""
    return _Resolver(pipeline, context).steps(pipeline.elements, pipeline.anchor)


def is_cpp_pass(name: str, context: ir.Context) -> bool:
    """Whether MLIR has a pass, or a pipeline of passes, of that name."""
    return _UNKNOWN not in (_refusal(name, ANY, context) or "")


def implicit_anchor(element: str, root: str, context: ir.Context) -> str | None:
    """The operation that the C++ pass ``element`` insists on, when that is not ``root``."""
    restricted = _RESTRICTED.match(_refusal(element, root, context) or "")
    return restricted.group(1) if restricted else None


class _Resolver:
    def __init__(self, pipeline: Pipeline, context: ir.Context) -> None:
        self.pipeline = pipeline
        self.context = context

    def steps(self, elements: tuple[Element, ...], anchor: str) -> tuple[Step, ...]:
        return tuple(self.step(element, anchor) for element in elements)

    def step(self, element: Element, anchor: str) -> Step:
        if element.nested is not None:
            return Nested(element, self.steps(element.nested, element.name))
        if element.name in registry.OURS:
            return self.python_pass(element, anchor, registry.find_pass(element.name))
        refusal = _refusal(element.text, ANY, self.context)
        if _UNKNOWN in (refusal or ""):
            return self.third_party(element, anchor)
        if refusal is not None:
            raise self.error(element, _readable(refusal, element))
        wanted = _misplaced(element, anchor, self.context)
        if wanted is not None:
            raise self.error(element, f"{element.name} runs on {wanted!r} (got {anchor!r})")
        return CppPass(element)

    def third_party(self, element: Element, anchor: str) -> PythonPass:
        try:
            class_ = registry.find_pass(element.name)
        except registry.RegistryError as error:
            raise self.error(element, str(error)) from error
        return self.python_pass(element, anchor, class_)

    def python_pass(self, element: Element, anchor: str, class_: type[Pass] | None) -> PythonPass:
        if class_ is None:
            import difflib

            close = difflib.get_close_matches(element.name, registry.pass_names(), n=1)
            hint = f"; did you mean {close[0]!r}?" if close else ""
            raise self.error(element, f"unknown pass {element.name!r}{hint}")
        if anchor not in (MODULE, ANY):
            raise self.error(element, f"{element.name} runs on {MODULE!r} (got {anchor!r})")
        try:
            options = parse_options(element.options or "")
            return PythonPass(element, class_.from_options(options))
        except PassOptionError as error:
            raise self.error(element, str(error)) from error
        except ValueError as error:
            raise self.error(element, f"{element.name}: {error}") from error

    def error(self, element: Element, message: str) -> PipelineError:
        return PipelineError(message, self.pipeline.text, element.offset)


def _refusal(text: str, anchor: str, context: ir.Context) -> str | None:
    """Why MLIR cannot take ``text`` on ``anchor``, or None when it can."""
    try:
        passmanager.PassManager(anchor, context).add(text)
    except ValueError as error:
        return str(error)
    return None


def _misplaced(element: Element, anchor: str, context: ir.Context) -> str | None:
    """The operation that ``element``, or a pass that it stands for, insists on instead of ``anchor``."""
    expansion = passmanager.PassManager(ANY, context)
    expansion.add(element.text)
    parts = parse_pipeline(str(expansion)).elements
    if len(parts) == 1 and parts[0].name == element.name:
        parts = (element,)
    for part in parts:
        restricted = _RESTRICTED.match(_refusal(part.text, anchor, context) or "")
        if restricted:
            return restricted.group(1)
    return None


def _readable(refusal: str, element: Element) -> str:
    """The first line of MLIR's complaint; some it writes to stderr itself and leaves empty."""
    message = _PARSER_NOISE.sub("", refusal).split("\n", 1)[0].strip()
    return message or f"{element.name} cannot take the options {element.options!r}"
