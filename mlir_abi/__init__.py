"""MLIR passes that say how each function of a module is called, and make it callable.

::

    import mlir_abi
    mlir_abi.run_pipeline(module, "builtin.module(abi-attach,cse)")
"""

from __future__ import annotations

import importlib
import os
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mlir_abi.dialect_attrs.reflection.record import ReflectionError
    from mlir_abi.execution import jit
    from mlir_abi.pipeline.run import PipelineFailed, run_pipeline
    from mlir_abi.pipeline.text import Pipeline, PipelineError, parse_pipeline
    from mlir_abi.reflections import reflect
    from mlir_abi.runtime.call.library import load

__all__ = [
    "Pipeline",
    "PipelineError",
    "PipelineFailed",
    "ReflectionError",
    "jit",
    "load",
    "parse_pipeline",
    "reflect",
    "run_pipeline",
]
__version__ = "0.1.0"

if not os.path.isdir(os.path.join(__path__[0], "passes")):
    __path__.append(os.path.dirname(__path__[0]))  # a checkout has its packages beside this one

_HOMES = {
    "Pipeline": "mlir_abi.pipeline.text",
    "PipelineError": "mlir_abi.pipeline.text",
    "parse_pipeline": "mlir_abi.pipeline.text",
    "PipelineFailed": "mlir_abi.pipeline.run",
    "run_pipeline": "mlir_abi.pipeline.run",
    "ReflectionError": "mlir_abi.dialect_attrs.reflection.record",
    "reflect": "mlir_abi.reflections",
    "jit": "mlir_abi.execution",
    "load": "mlir_abi.runtime.call.library",
}


if not TYPE_CHECKING:  # to a type checker, a module with __getattr__ has every name

    def __getattr__(name: str) -> Any:
        """Import a public name when it is first used, so that ``import mlir_abi`` costs nothing."""
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = getattr(importlib.import_module(_HOMES[name]), name)
        globals()[name] = value
        return value
