"""What each element of a pipeline is, checked before any of it is handed to MLIR's C++ side.

MLIR's pass manager ends the process (``LLVM ERROR: Can't add pass …``) when a registered pipeline
puts a pass on an operation that the pass is not for. It is clean about a single pass, and about
anything on ``any``; so each pipeline is expanded on ``any`` first, and its passes tried one by one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from mlir_abi.bindings import ir, passmanager
from mlir_abi.passes.support.base import Pass, PassOptionError
from mlir_abi.pipeline import registry
from mlir_abi.pipeline.schedule import CppPass, Nested, PythonPass, Step
from mlir_abi.pipeline.text import (
    ANY,
    MODULE,
    Element,
    Pipeline,
    PipelineError,
    parse_options,
    parse_pipeline,
)

_UNKNOWN = "does not refer to a registered pass"
_RESTRICTED = re.compile(r"Can't add pass '.*' restricted to '(.*)' on a PassManager ")
_PARSER_NOISE = re.compile(r"^(MLIR Textual PassPipeline Parser:.*error|<Pass-Options-Parser>): ")

_UNPRINTABLE = frozenset({"llvm-use-default-visibility", "iree-llvmcpu-tile"})
"""Passes with an option whose default value MLIR has no word for: it ends the process over it."""


def resolve(pipeline: Pipeline, context: ir.Context, *, expand: bool = False) -> tuple[Step, ...]:
    """The steps of ``pipeline``. Raises `PipelineError` for what can run nowhere, or not there.

    ``expand`` puts the passes that a registered pipeline stands for in its place, where MLIR can
    read what it prints of them.
    """
    return tuple(_Resolver(pipeline, context, expand).steps(pipeline.elements, pipeline.anchor))


def is_cpp_pass(name: str, context: ir.Context) -> bool:
    """Whether MLIR has a pass, or a pipeline of passes, of that name."""
    return _UNKNOWN not in (_refusal(name, ANY, context) or "")


def implicit_anchor(element: str, root: str, context: ir.Context) -> str | None:
    """The operation that the C++ pass ``element`` insists on, when that is not ``root``."""
    restricted = _RESTRICTED.match(_refusal(element, root, context) or "")
    return restricted.group(1) if restricted else None


class _Resolver:
    def __init__(self, pipeline: Pipeline, context: ir.Context, expand: bool) -> None:
        self.pipeline = pipeline
        self.context = context
        self.expand = expand

    def steps(self, elements: Iterable[Element], anchor: str) -> Iterator[Step]:
        for element in elements:
            if element.nested is not None:
                yield Nested(element, tuple(self.steps(element.nested, element.name)))
            elif element.name in registry.OURS:
                yield self.python_pass(element, anchor, registry.find_pass(element.name))
            elif is_cpp_pass(element.name, self.context):
                yield from self.cpp_passes(element, anchor)
            else:
                yield self.third_party(element, anchor)

    def cpp_passes(self, element: Element, anchor: str) -> Iterator[Step]:
        refusal = _refusal(element.text, ANY, self.context)
        if refusal is not None:
            raise self.error(element, _readable(refusal, element))
        parts = _expansion(element, self.context)
        for part in parts:
            wanted = implicit_anchor(part.text, anchor, self.context)
            if wanted:
                raise self.error(element, f"{element.name} runs on {wanted!r} (got {anchor!r})")
        expand = self.expand and parts != (element,)
        if expand and all(_refusal(part.text, ANY, self.context) is None for part in parts):
            yield from self.steps(parts, anchor)
        else:
            yield CppPass(element)

    def third_party(self, element: Element, anchor: str) -> PythonPass:
        try:
            class_ = registry.find_pass(element.name)
        except registry.RegistryError as error:
            raise self.error(element, str(error)) from error
        return self.python_pass(element, anchor, class_)

    def python_pass(self, element: Element, anchor: str, class_: type[Pass] | None) -> PythonPass:
        if class_ is None:
            close = registry.closest(element.name)
            hint = f"; did you mean {close!r}?" if close else ""
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


def _expansion(element: Element, context: ir.Context) -> tuple[Element, ...]:
    """The passes that ``element`` stands for: itself, unless it is a registered pipeline."""
    if element.name in _UNPRINTABLE:
        return (element,)
    manager = passmanager.PassManager(ANY, context)
    manager.add(element.text)
    try:
        parts = parse_pipeline(str(manager)).elements
    except PipelineError:  # MLIR prints `flow.executable()`, and cannot read it
        return (element,)
    return (element,) if [part.name for part in parts] == [element.name] else parts


def _readable(refusal: str, element: Element) -> str:
    """The first line of MLIR's complaint; some it writes to stderr itself and leaves empty."""
    message = _PARSER_NOISE.sub("", refusal).split("\n", 1)[0].strip()
    return message or f"{element.name} cannot take the options {element.options!r}"
