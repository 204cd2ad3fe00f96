"""Finds the pass behind each element of a pipeline, before MLIR's C++ side gets any of them.

MLIR's pass manager ends the process (``LLVM ERROR: Can't add pass …``) if a registered pipeline
puts a pass on an operation on which the pass cannot run. For a single pass, and for everything on
``any``, it raises. So each element is added on ``any`` first, which expands a registered pipeline,
and the passes are tried one by one.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from mlir_abi.bindings import host, ir, passmanager
from mlir_abi.passes.support.base import Pass, PassPipeline
from mlir_abi.pipeline import registry
from mlir_abi.pipeline.pipeline_text import (
    ANY,
    MODULE,
    Element,
    Pipeline,
    PipelineError,
    parse_options,
    parse_pipeline,
)

_OURS = registry.OURS.keys() | registry.PIPELINES.keys()
"""Names of this package, which no pass of MLIR takes."""

_UNKNOWN = "does not refer to a registered pass"
_RESTRICTED = re.compile(r"Can't add pass '.*' restricted to '(.*)' on a PassManager ")
_PARSER_NOISE = re.compile(r"^(MLIR Textual PassPipeline Parser:.*error|<Pass-Options-Parser>): ")

_UNPRINTABLE = frozenset({"llvm-use-default-visibility", "iree-llvmcpu-tile"})
"""Passes with an option whose default value MLIR cannot print; it ends the process instead."""


@dataclass(frozen=True)
class Step:
    """An element of a pipeline that can be run.

    ``python_pass`` is None for the passes of MLIR and for an anchor, whose elements are ``nested``.
    ``pipeline`` is a named one that runs only on modules to which it applies. MLIR cannot run a
    step that ``runs_here``: that nests a pass of Python, or is a ``pipeline``.
    """

    element: Element
    python_pass: Pass | None = None
    nested: tuple[Step, ...] = ()
    pipeline: PassPipeline | None = None
    runs_here: bool = False


def resolve(pipeline: Pipeline, context: ir.Context) -> tuple[Step, ...]:
    """The steps of ``pipeline``. Raises `PipelineError` for an element that cannot run there."""
    return _steps(pipeline, pipeline.elements, pipeline.anchor, context)


def resolve_named(pipeline: PassPipeline, context: ir.Context) -> tuple[Step, ...]:
    """The steps of a pipeline with a name. Raises ValueError for one that cannot run there."""
    try:
        return resolve(parse_pipeline(f"{MODULE}({pipeline.passes()})"), context)
    except PipelineError as error:
        raise ValueError(f"{pipeline.name}: {error.message}") from error


def is_cpp_pass(name: str, context: ir.Context) -> bool:
    """Whether MLIR has a pass, or a registered pipeline, of that name."""
    return _UNKNOWN not in (_refusal(name, ANY, context) or "")


def implicit_anchor(element: str, root: str, context: ir.Context) -> str | None:
    """The operation that the C++ pass ``element`` requires; None if it runs on ``root``."""
    restricted = _RESTRICTED.match(_refusal(element, root, context) or "")
    return restricted.group(1) if restricted else None


def _steps(
    pipeline: Pipeline, elements: tuple[Element, ...], anchor: str, context: ir.Context
) -> tuple[Step, ...]:
    steps: list[Step] = []
    for element in elements:
        try:
            if element.nested is not None:
                nested = _steps(pipeline, element.nested, element.name, context)
                runs_here = any(step.python_pass or step.runs_here for step in nested)
                steps.append(Step(element, nested=nested, runs_here=runs_here))
            elif (passes := _cpp_passes(element, context)) is None:
                steps += _python_steps(element, anchor, context)
            else:
                for each in passes:
                    if expected := implicit_anchor(each.text, anchor, context):
                        raise ValueError(f"{element.name} runs on {expected!r} (got {anchor!r})")
                steps.append(Step(element))
        except PipelineError:
            raise
        except (ValueError, registry.RegistryError) as error:
            raise PipelineError(str(error), pipeline.text, element.offset) from error
    return tuple(steps)


def _cpp_passes(element: Element, context: ir.Context) -> tuple[Element, ...] | None:
    """The pass of MLIR that ``element`` is, or those of a registered pipeline; None if neither.

    Raises ValueError for options that MLIR refuses.
    """
    if element.name in _OURS:
        return None
    manager = passmanager.PassManager(ANY, context)
    try:
        manager.add(element.text)
    except ValueError as error:
        refusal = str(error)
        if _UNKNOWN in refusal:
            return None
        # MLIR prints some reasons to standard error itself, and raises an empty one.
        message = _PARSER_NOISE.sub("", refusal).split("\n", 1)[0].strip()
        raise ValueError(
            message or f"{element.name} cannot take the options {element.options!r}"
        ) from None
    if element.name in _UNPRINTABLE:
        return (element,)
    try:
        parts = parse_pipeline(str(manager)).elements
    except PipelineError:  # MLIR prints `flow.executable()`, which its parser refuses too
        return (element,)
    return (element,) if [part.name for part in parts] == [element.name] else parts


def _python_steps(element: Element, anchor: str, context: ir.Context) -> list[Step]:
    """A pass in Python, or the steps of a pipeline with a name, which stand where its name does."""
    class_ = registry.find(element.name)
    if class_ is None:
        close = registry.closest(element.name)
        absent = f": the bindings of {host()!r} have none of that name"
        hint = f"; did you mean {close!r}?" if close else absent
        raise ValueError(f"unknown pass {element.name!r}{hint}")
    if anchor not in (MODULE, ANY):
        raise ValueError(f"{element.name} runs on {MODULE!r} (got {anchor!r})")
    try:
        options = parse_options(element.options or "")
    except ValueError as error:
        raise ValueError(f"{element.name}: {error}") from error
    match class_.from_options(options):
        case Pass() as pass_:
            return [Step(element, pass_)]
        case PassPipeline() as pipeline if pipeline.purpose:
            return [Step(element, pipeline=pipeline, runs_here=True)]
        case pipeline:
            steps = resolve_named(pipeline, context)
            return [replace(s, element=replace(s.element, offset=element.offset)) for s in steps]


def _refusal(text: str, anchor: str, context: ir.Context) -> str | None:
    """Why MLIR cannot run ``text`` on ``anchor``; None if it can."""
    try:
        passmanager.PassManager(anchor, context).add(text)
    except ValueError as error:
        return str(error)
    return None
