"""The names of ``mlir_abi.__all__``: they are there, typed and documented."""

from __future__ import annotations

import ast
import importlib
import inspect
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import mlir_abi

ROOT = Path(__file__).parents[2]
STUB = ast.parse(Path(mlir_abi.__file__).with_suffix(".pyi").read_text())
MODULES = {
    alias.name: f"mlir_abi.{node.module}"
    for node in STUB.body
    if isinstance(node, ast.ImportFrom)
    for alias in node.names
}

every_name = pytest.mark.parametrize("name", mlir_abi.__all__)


def test_the_lists_agree() -> None:
    """What the stub declares, what ``import *`` gives, and what the documents list."""
    assert sorted(MODULES) == mlir_abi.__all__
    document = (ROOT / "docs" / "drivers.md").read_text()
    assert sorted(re.findall(r"^\| `(\w+)` \|", document, re.M)) == mlir_abi.__all__


@every_name
def test_it_is_where_it_is_said_to_be(name: str) -> None:
    home = importlib.import_module(MODULES[name])
    value = getattr(mlir_abi, name)
    assert value is getattr(home, name)
    assert value.__module__ == home.__name__
    assert name in home.__all__


def test_it_is_imported_when_asked_for() -> None:
    """``from mlir_abi import *`` gives them all, and no other."""
    code = "from mlir_abi import *; print(sorted(n for n in dir() if not n.startswith('__')))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == str(mlir_abi.__all__)


def test_no_other_name_is_there() -> None:
    with pytest.raises(AttributeError, match="No mlir_abi attribute nonsense"):
        mlir_abi.nonsense  # noqa: B018


def callables(name: str) -> Iterator[tuple[str, Any]]:
    """A function; of a class, what a user calls."""
    exported = getattr(mlir_abi, name)
    if not inspect.isclass(exported):
        yield name, exported
        return
    for attribute, value in vars(exported).items():
        public = not attribute.startswith("_") or attribute == "__init__"
        if public and inspect.isfunction(value):
            yield f"{name}.{attribute}", value


@every_name
def test_it_is_documented(name: str) -> None:
    """By itself, and what a user calls of it too."""
    text = getattr(mlir_abi, name).__doc__
    assert re.match(r"[A-Z].+[.:]", text, re.DOTALL)
    assert not text.startswith(f"{name}(")  # what dataclass writes where there is none
    for where, function in callables(name):
        assert function.__doc__ or where.endswith("__init__"), where


@every_name
def test_it_has_types(name: str) -> None:
    """Every parameter and every result."""
    for where, function in callables(name):
        signature = inspect.signature(function)
        for parameter in signature.parameters.values():
            if parameter.name not in ("self", "cls"):
                assert parameter.annotation is not parameter.empty, f"{where}: {parameter}"
        assert signature.return_annotation is not signature.empty, where
