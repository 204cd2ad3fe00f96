"""Imports of the tests that need an optional dependency of mlir-abi, or a package of ``test``."""

from __future__ import annotations

import importlib
import os
from types import ModuleType

import pytest


def import_extra(module: str, extra: str) -> ModuleType:
    """Import ``module``; without it, skip the test or the file. In CI, that is an error."""
    if "CI" in os.environ:
        return importlib.import_module(module)
    return pytest.importorskip(module, reason=f"needs pip install 'mlir-abi[{extra}]'")
