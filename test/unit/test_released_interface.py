"""What 1.0.0 had is still there: names, members, parameters, passes and options.

``Inputs/interface_1.0.0.json`` has what `public_interface` printed in a checkout of 1.0.0.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import public_interface
import pytest

import mlir_abi

RELEASED = json.loads((Path(__file__).parent / "Inputs" / "interface_1.0.0.json").read_text())
Parameter: TypeAlias = tuple[str, str, bool]
REMOVED = {
    # Its argument is a `Plan` that only the C module of 1.0.0 makes.
    "mlir_abi.runtime.call.compiled_function.CompiledFunction": {"results_in_python"},
}


def check_parameters(released: list[list[Any]], now: list[Parameter]) -> None:
    """A call that fits the parameters of 1.0.0 fits those of today."""
    old: list[Parameter] = [(name, kind, required) for name, kind, required in released]
    positional = [each for each in old if each[1].startswith("POSITIONAL")]
    assert now[: len(positional)] == positional
    assert set(now) >= set(old)
    added = set(now) - set(old)
    assert not [name for name, kind, required in added if required and "VAR" not in kind]


@pytest.mark.parametrize("name", RELEASED["names"])
def test_a_name_has_its_members_and_parameters(name: str) -> None:
    old, new = RELEASED["names"][name], public_interface.describe(name)
    assert set(new.get("bases", [])) >= set(old.get("bases", []))
    if "parameters" in old:
        check_parameters(old["parameters"], new["parameters"])
    members = old.get("members", {})
    assert members.keys() - new.get("members", {}).keys() == REMOVED.get(name, set())
    for member in members.keys() & new.get("members", {}).keys():
        if members[member] is not None:
            check_parameters(members[member], new["members"][member])


def test_a_pass_has_its_options() -> None:
    """With their defaults and choices."""
    new = public_interface.passes()
    for name, options in RELEASED["passes"].items():
        if name in new:
            for key, option in options.items():
                assert new[name][key]["default"] == option["default"], (name, key)
                assert set(new[name][key]["choices"]) >= set(option["choices"]), (name, key)
        else:  # a pass that has become a pipeline
            assert name in mlir_abi.pipeline.registry.PIPELINES
            assert not options


@pytest.mark.parametrize("command", RELEASED["commands"])
def test_a_command_has_its_options(command: str) -> None:
    new = public_interface.options(command)
    for spelling, option in RELEASED["commands"][command].items():
        assert new[spelling]["nargs"] == option["nargs"], spelling
        assert new[spelling]["default"] == option["default"], spelling
        assert set(new[spelling]["choices"] or ()) >= set(option["choices"] or ()), spelling


def test_deprecated_members_work() -> None:
    """They warn, with the name of what replaces them."""
    text = """
    func.func @f(%n: i64, %x: memref<2xf32>) -> (i64, memref<2xf32>) {
      return %n, %x : i64, memref<2xf32>
    }
    """
    function = mlir_abi.jit(module=text).f
    with pytest.warns(DeprecationWarning, match="use python_view"):
        assert function.reflection.called is function.reflection.python_view
    with pytest.warns(DeprecationWarning, match="call the function"):
        number, array = function.flat((3, np.float32([1, 2])), {})
    assert (number, array.tolist()) == (3, [1, 2])
