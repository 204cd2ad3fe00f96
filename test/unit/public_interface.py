"""Write the public interface of the mlir-abi that is installed, as JSON.

``python public_interface.py docs/api.md`` wrote ``Inputs/interface_1.0.0.json`` with version 1.0.0.
"""

from __future__ import annotations

import importlib
import inspect
import json
import re
import sys
from pathlib import Path
from typing import Any

import mlir_abi
from mlir_abi.pipeline.registry import find_pass, pass_names

COMMANDS = ("build", "diff", "header", "inspect", "opt")


def names(page: Path) -> list[str]:
    """The names that ``page`` documents, and those of ``mlir_abi``."""
    directives = re.findall(r":: (mlir_abi[\w.]+)$", page.read_text(), re.M)
    return sorted({*directives, *(f"mlir_abi.{name}" for name in mlir_abi.__all__)})


def parameters(function: Any) -> list[tuple[str, str, bool]]:
    """The name and kind of each parameter, and whether it has no default."""
    return [
        (each.name, each.kind.name, each.default is each.empty)
        for each in inspect.signature(function).parameters.values()
    ]


def describe(name: str) -> dict[str, Any]:
    """The parameters of a function; the bases of a class, and its members with documentation."""
    module, _, attribute = name.rpartition(".")
    value = getattr(importlib.import_module(module), attribute)
    if not inspect.isclass(value):
        return {"parameters": parameters(value)}
    classes = [c for c in reversed(value.__mro__) if c.__module__.startswith("mlir_abi.")]
    members: dict[str, Any] = {}
    for class_ in classes:
        members |= dict.fromkeys(inspect.get_annotations(class_))
        for key, member in vars(class_).items():
            if key == "__call__" or (member.__doc__ and not key.startswith("_")):
                bound = getattr(value, key)
                members[key] = parameters(bound) if callable(bound) else None
    return {"bases": [c.__name__ for c in value.__mro__], "members": members}


def passes() -> dict[str, Any]:
    """The options of each pass: its default, and its choices if it has any."""
    classes = {name: find_pass(name) for name in pass_names()}
    return {
        name: {
            key: {"default": option.default, "choices": option.choices}
            for key, option in class_.options().items()
        }
        for name, class_ in classes.items()
        if class_ is not None
    }


def options(command: str) -> dict[str, Any]:
    """The choices of each option, and what it takes."""
    module = importlib.import_module(f"mlir_abi.cli.{command}")
    parser = module.OptParser() if command == "opt" else module._parser()
    return {
        spelling: {
            "nargs": action.nargs,
            "default": repr(action.default),
            "choices": action.choices and list(action.choices),
        }
        for action in parser._actions
        for spelling in action.option_strings
    }


if __name__ == "__main__":
    interface = {
        "names": {name: describe(name) for name in names(Path(sys.argv[1]))},
        "passes": passes(),
        "commands": {command: options(command) for command in COMMANDS},
    }
    print(json.dumps(interface, separators=(",", ":"), sort_keys=True))
