"""The help of ``abi-opt`` on passes and pipelines: from their docstrings and options."""

from __future__ import annotations

import inspect
import re
import textwrap
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

from mlir_abi.bindings import BindingsError
from mlir_abi.pipeline import registry

if TYPE_CHECKING:
    from mlir_abi.passes.support.base import WithOptions

_WRAPPER = textwrap.TextWrapper(72, break_on_hyphens=False)


def passes_help(names: Collection[str]) -> str:
    """Passes and pipelines with their options, in sections: ``names``, or else all.

    Without usable bindings, the reason.
    """
    is_chosen = any(name in names for name in [*registry.pass_names(), *registry.PIPELINES])
    try:
        return "\n".join(
            f"{title}:\n{textwrap.indent(_described(_help, chosen), '  ')}"
            for title, section in _sections().items()
            if (chosen := [name for name in section if name in names or not is_chosen])
        )
    except BindingsError as error:
        return f"passes:\n  {error}\n"


def _sections() -> dict[str, list[str]]:
    """The names of passes and pipelines; what cannot be loaded is among the passes."""
    from mlir_abi.passes.support.base import PassPipeline

    passes: list[str] = []
    pipelines = list(registry.PIPELINES)
    for name in registry.pass_names():
        try:
            class_ = None if name in registry.OURS else registry.find(name)
        except registry.RegistryError:
            class_ = None
        is_pipeline = class_ is not None and issubclass(class_, PassPipeline)
        (pipelines if is_pipeline else passes).append(name)
    return {"passes": passes, "pipelines": pipelines}


def passes_list() -> str:
    names = [*registry.pass_names(), *registry.PIPELINES]
    width = max(map(len, names)) + 2
    return _described(lambda class_: f"{class_.name:<{width}}{summary(class_)}\n", names)


def summary(class_: type[WithOptions]) -> str:
    """The first paragraph of the docstring, on one line."""
    return " ".join(_docstring(class_).partition("\n\n")[0].split())


def _described(describe: Callable[[type[WithOptions]], str], names: Collection[str]) -> str:
    """Describe ``names``; for a pass that cannot be loaded, the reason."""
    descriptions = []
    for name in names:
        try:
            class_ = registry.find(name)
            assert class_ is not None
            descriptions.append(describe(class_))
        except registry.RegistryError as error:
            descriptions.append(f"{error}\n")
    return "".join(descriptions)


def _docstring(class_: type[WithOptions]) -> str:
    """The docstring for a terminal: the double marks of reStructuredText become single."""
    text = (inspect.getdoc(class_) or "").replace("``", "`")
    return re.sub("::$", ":", text, flags=re.MULTILINE)


def _help(class_: type[WithOptions]) -> str:
    paragraphs = [
        paragraph if paragraph.startswith(" ") else _WRAPPER.fill(paragraph)
        for paragraph in _docstring(class_).split("\n\n")
    ]
    options = []
    for name, option in class_.options().items():
        value = {bool: "true|false", int: "N", str: "|".join(option.choices) or "TEXT"}
        options.append(f"{name}={value[option.type_]}")
        description = f"{option.description} (default: {option.default_text or 'empty'})"
        options += [f"    {line}" for line in _WRAPPER.wrap(description)]
    if options:
        paragraphs.append("\n".join(options))
    usage = "[='OPTION=VALUE …']" if options else ""
    text = textwrap.indent("\n\n".join(paragraphs), "    ")
    return f"--{class_.name}{usage}\n{text}\n\n"
