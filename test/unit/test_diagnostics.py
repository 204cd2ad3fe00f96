"""Where warnings and remarks go, and which source lines are shown."""

import os
import warnings

import pytest

from mlir_abi import run_pipeline
from mlir_abi.bindings import ir
from mlir_abi.diagnostics.message import is_not_utf8
from mlir_abi.diagnostics.printer import FilePosition, Printer
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
    messages = []
    with ir.Context(), diagnostic_handler(lambda *message: messages.append(message)):
        Attach().run(ir.Module.parse(INDEX).operation)
    assert [severity for severity, _, _ in messages] == ["warning"]


@pytest.mark.parametrize("kind", ["regular", "binary", "large", "of /proc", "pipe", "missing"])
def test_a_line_is_shown_of_regular_files(kind, tmp_path, capfd):
    """A location may name any file, also a secret of /proc, or one that is read for long."""
    path = tmp_path / "a.mlir"
    if kind == "of /proc":
        path = "/proc/self/environ"
    elif kind == "pipe":
        os.mkfifo(path)
    elif kind != "missing":
        path.write_bytes(b"one line\n")
    if kind == "binary":
        path.write_bytes(b"\x7fELF\2\0\n")
    elif kind == "large":
        os.truncate(path, 1 << 30)
    Printer("model.mlir", b"").show_at(FilePosition(str(path), 1, 1), "error", "wrong")
    shown = "one line\n^\n" if kind == "regular" else ""
    assert capfd.readouterr().err == f"{path}:1:1: error: wrong\n{shown}"


@pytest.mark.parametrize(
    "text",
    ["nanobind::detail::str_from_cstr(): conversion error!", "nanobind::str(): conversion error!"],
)
def test_names_that_are_not_utf8_with_nanobind_2_and_3(text):
    """The texts of the errors of jaxlib 0.10.2 and 0.12.0.1."""
    assert is_not_utf8(RuntimeError(text))
    assert not is_not_utf8(ValueError(text))
