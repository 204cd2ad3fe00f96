"""The base class of compiled functions: in C, if the package was installed with a C compiler."""

from __future__ import annotations

import os
from importlib import import_module
from typing import Any

from mlir_abi.runtime.call.call_plan import LAYOUT, Plan


class Caller:
    """The calls of a compiled function: all of them in Python.

    The class in C makes the common ones, if ``_plan_address`` is that of ``_plan``, until
    ``_image`` is None.
    """

    _plan: Plan | None
    _plan_address: int
    _image: Any

    def __call__(self, /, *args: Any, **kwargs: Any) -> Any:
        return self.call_in_python(args, kwargs)

    def call_in_python(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """Return what a call returns."""
        raise NotImplementedError


IS_IN_C = False
"""Whether C makes the common calls: not without the C module, nor with MLIR_ABI_PURE_PYTHON=1."""

if os.environ.get("MLIR_ABI_PURE_PYTHON", "0") in ("", "0"):
    try:
        _module = import_module("mlir_abi.runtime.call._caller")
    except ImportError:  # the package was installed without a C compiler
        pass
    else:
        if _module.LAYOUT == LAYOUT:  # else the checkout has changed since it was installed
            IS_IN_C = True
            Caller = _module.Caller  # type: ignore[misc]
