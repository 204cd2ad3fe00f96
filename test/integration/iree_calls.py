"""Calls functions of a compiled module through IREE's runtime and nothing else.

For a process of its own: what is here knows neither MLIR nor this project.
"""

from __future__ import annotations

import logging
from typing import Any

import numpy as np


class CallError(Exception):
    """What the runtime raised: the type and the message."""


_module: Any = None


def load(path: str) -> None:
    """Load the module that later calls go to."""
    global _module  # noqa: PLW0603 -- one for the process
    import iree.runtime

    logging.disable(logging.WARNING)
    config = iree.runtime.Config("local-sync")
    module = iree.runtime.VmModule.mmap(config.vm_instance, path)
    _module = iree.runtime.load_vm_module(module, config)


def call(name: str, arguments: tuple[Any, ...], keywords: dict[str, Any]) -> Any:
    """What function ``name`` returns, with arrays as NumPy's; raises `CallError`."""
    try:
        return _with_arrays(getattr(_module, name)(*arguments, **keywords))
    except Exception as error:
        raise CallError(f"{type(error).__name__}: {error}") from None


def reflection(name: str) -> dict[str, str]:
    """What the module says of function ``name``."""
    attributes: dict[str, str] = _module.vm_module.lookup_function(name).reflection
    return attributes


def _with_arrays(value: Any) -> Any:
    """The value in types of Python's and NumPy's, which can be sent to another process."""
    import iree.runtime as rt

    match value:
        case dict():
            return {key: _with_arrays(item) for key, item in value.items()}
        case list() | tuple():
            return type(value)(map(_with_arrays, value))
        case rt.VmRef():  # a list that the function has no word for
            items = value.deref(rt.VmVariantList)
            return [_with_arrays(items.get_variant(i)) for i in range(len(items))]
        case bool() | int() | float() | None:
            return value
    return np.asarray(value)
