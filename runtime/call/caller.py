"""The base class of compiled functions: in C, if the package was installed with a C compiler."""

from __future__ import annotations

import os
import struct
from importlib import import_module
from typing import Any

from mlir_abi.dialect_attrs.layout.plan import STRUCTS


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


IS_IN_C = False
"""Whether C makes the calls: not without the C module, nor with MLIR_ABI_PURE_PYTHON=1."""

if os.environ.get("MLIR_ABI_PURE_PYTHON", "0") in ("", "0"):
    try:
        _module = import_module("mlir_abi.runtime.call._numpy_call")
    except ImportError:  # the package was installed without a C compiler
        pass
    else:
        if tuple(struct.calcsize(f"={members}") for members in STRUCTS.values()) == _module.LAYOUT:
            IS_IN_C = True  # else the checkout has changed since it was installed
            Caller = _module.Caller  # type: ignore[misc]
