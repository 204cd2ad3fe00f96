"""The C modules of calls, and the base class of compiled functions, which is in one of them."""

from __future__ import annotations

import os
import struct
from importlib import import_module
from typing import Any

from mlir_abi.dialect_attrs.layout.plan import STRUCTS


def c_module(name: str) -> Any:
    """The C module ``name`` of this package; None if Python's rules are used instead.

    They are with ``MLIR_ABI_PURE_PYTHON=1``, if the package was installed without a C compiler, and
    if the checkout has changed since it was installed.
    """
    if os.environ.get("MLIR_ABI_PURE_PYTHON", "0") not in ("", "0"):
        return None
    try:
        module = import_module(f"{__package__}.{name}")
    except ImportError:
        return None
    layout = tuple(struct.calcsize(f"={members}") for members in STRUCTS.values())
    return module if layout == module.LAYOUT else None


class Caller:
    """The calls of a compiled function: all of them in Python.

    The class in C makes them after ``_prepare``, until ``_forget``.
    """

    def __call__(self, /, *args: Any, **kwargs: Any) -> Any:
        return self.call_in_python(args, kwargs)

    def call_in_python(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """Return what a call returns."""
        raise NotImplementedError

    def _prepare(self, *_: Any) -> bool:
        """Let C make the calls; whether it can."""
        return False

    def _forget(self) -> None:
        """Let Python make the calls."""


_module = c_module("_numpy_call")
IS_IN_C = _module is not None
"""Whether C makes the calls."""

if IS_IN_C:
    Caller = _module.Caller  # type: ignore[misc]
