"""Where warnings and remarks go."""

import warnings

import pytest

from mlir_abi import run_pipeline
from mlir_abi.bindings import ir
from mlir_abi.passes.attach import Attach
from mlir_abi.passes.support.diagnostics import AbiWarning, diagnostic_handler, remark

INDEX = "func.func @f(%a: index) { return }"


def test_without_a_handler_a_warning_is_pythons():
    """A driver that attaches no handler gets a Python warning with the location."""
    with (
        ir.Context(),
        pytest.warns(AbiWarning, match=r'"-":1:1.*argument #0 of @f'),
    ):
        Attach().run(ir.Module.parse(INDEX).operation)


def test_a_warning_shows_the_line_of_the_driver():
    """Not one of ours: the driver's author wants to know which of the calls it was."""
    with ir.Context(), pytest.warns(AbiWarning) as caught:
        run_pipeline(ir.Module.parse(INDEX), "builtin.module(cse,abi-attach)")
    assert [warning.filename for warning in caught] == [__file__]


def test_without_a_handler_a_remark_is_dropped():
    """A remark is for those who ask."""
    with ir.Context(), ir.Location.unknown() as location, warnings.catch_warnings():
        warnings.simplefilter("error")
        remark(location, "nothing to see")


def test_a_handler_gets_it_instead():
    """With a handler, Python's warnings stay silent."""
    got = []
    with ir.Context(), diagnostic_handler(lambda *message: got.append(message)):
        Attach().run(ir.Module.parse(INDEX).operation)
    assert [severity for severity, _, _ in got] == ["warning"]
