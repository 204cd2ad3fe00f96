"""Models as people have them, to modules: files, text, bytes, and objects of JAX and PyTorch.

A framework is imported only for its own object, which the module name of its type tells.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from typing import Any, TypeAlias

from mlir_abi.dialect_attrs.structure import Path
from mlir_abi.runtime.errors import type_name

__all__ = ["FunctionNest", "Model", "NestedValue", "Source", "models_of"]

Source: TypeAlias = Any
"""What `models_of` takes: types of packages that need not be installed."""

_OBJECTS = {
    ("jax", "Exported"): "jax_models:of_exported",
    ("jax", "Lowered"): "jax_models:of_lowered",
    ("torch", "ExportedProgram"): "torch_models:of_program",
    ("onnx", "ModelProto"): "onnx_models:of_proto",
}
"""By the package and the name of a type: the function that makes a model of such an object."""

_EXPECTED = (
    "a path, the text or bytes of a module, an ir.Module, a jax.export.Exported, a "
    "jax.stages.Lowered, a torch.export.ExportedProgram, or an onnx.ModelProto"
)


@dataclass(frozen=True)
class NestedValue:
    """The place of an argument or result in the nest, and its sizes: numbers, names, or None.

    Without a name of its own, an argument has that of JAX's location.
    """

    path: Path
    name: str | None = None
    dims: Sequence[int | str | None] = ()


@dataclass(frozen=True)
class FunctionNest:
    """What a framework knows of the flat arguments and results of a function ``main``.

    ``conditions`` are those on sizes, of names in the ``dims`` of arguments.
    """

    arguments: tuple[NestedValue, ...]
    results: tuple[NestedValue, ...]
    conditions: tuple[str, ...] = ()


@dataclass(frozen=True)
class Model:
    """A module: an `ir.Module` of any host, a path, or the text or bytes of one.

    ``name`` is that of a sole function ``main``. ``wrap`` makes of the compiled function one that
    takes and returns what the framework's function does.
    """

    source: Any
    name: str | None = None
    nest: FunctionNest | None = None
    wrap: Callable[[Any], Any] | None = None


def models_of(source: Source) -> list[Model]:
    """The models of ``source``, which may be a dict from names to models.

    Raises TypeError for something else.
    """
    if not isinstance(source, Mapping):
        return [_model_of(source)]
    if not source:
        raise ValueError("the dict has no model")
    for name in source:
        if not isinstance(name, str):
            raise TypeError(f"the name of a model must be a str (got {name!r})")
    return [replace(_model_of(each), name=name) for name, each in source.items()]


def keys_of(path: Iterable[Any]) -> Path:
    """The indices and strings of the keys that JAX's and PyTorch's trees have for a leaf."""
    keys = [
        next(getattr(key, each) for each in ("idx", "key", "name") if hasattr(key, each))
        for key in path
    ]
    return tuple(key if type(key) is int and key >= 0 else str(key) for key in keys)


def _model_of(source: Source) -> Model:
    if isinstance(source, Model):
        return source
    if isinstance(source, str) and "\n" in source and not os.path.exists(source):
        return Model(source.encode("utf-8", "surrogateescape"))
    if isinstance(source, bytes | os.PathLike | str) or hasattr(source, "operation"):
        return Model(source)
    for class_ in type(source).__mro__:
        key = class_.__module__.partition(".")[0], class_.__name__
        if key in _OBJECTS:
            module, _, function = _OBJECTS[key].partition(":")
            model: Model = getattr(import_module(f"{__name__}.{module}"), function)(source)
            return model
    raise TypeError(f"the model must be {_EXPECTED} (got {type_name(source)}){_advice(source)}")


def _advice(source: Source) -> str:
    """How to make a model of a function, which has no shapes, or of another stage of JAX."""
    if not callable(source):
        return ""
    packages = {class_.__module__.partition(".")[0] for class_ in type(source).__mro__}
    if "torch" in packages:
        return ": a module has no shapes, but torch.export.export(model, arguments) has"
    package = type(source).__module__.partition(".")[0]
    if type(source).__name__ in ("Traced", "Compiled") and package == "jax":
        return ": pass jax.jit(f).lower(*arguments)"
    name = getattr(source, "__name__", "f")
    function = name if package in ("jax", "jaxlib") else f"jax.jit({name})"
    return f": a function has no shapes, but jax.export.export({function})(*arguments) has"
