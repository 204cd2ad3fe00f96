"""docs/llvm.md says what the conversion does: every row of its table is run."""

import re
from pathlib import Path

import pytest

from mlir_abi.bindings import ir
from mlir_abi.passes.func_to_llvm import FuncToLLVM
from mlir_abi.passes.support.diagnostics import PassError

DOCUMENT = Path(__file__).parents[2] / "docs" / "llvm.md"
ROWS = re.findall(
    r"^\| `([^`]+)` \| `([^`]+)` \| `([^`]+)` \|$", DOCUMENT.read_text(), re.MULTILINE
)


@pytest.mark.parametrize(("type_", "arguments", "value"), ROWS, ids=[row[0] for row in ROWS])
def test_row(type_, arguments, value):
    """The type as an argument and as the one result of a declaration."""
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse(f"func.func private @f({type_}) -> ({type_})")
        FuncToLLVM().run(module.operation)
        functions = {op.attributes["sym_name"].value: op for op in module.body}
        converted = functions["f"].attributes["function_type"].value
        expected = ir.Type.parse(f"!llvm.func<{value} ({arguments})>")
        assert converted == expected


SPEC = "attributes {dlti.dl_spec = #dlti.dl_spec<%s>}"
OTHER = '"dlti.endianness" = "little"'
WIDTHS = {
    "by default": ("", "", 0, 64),
    "of the module": ("", SPEC % "index = 32", 0, 32),
    "of a module around it": (SPEC % "index = 32", "", 0, 32),
    "of a module around one without an entry": (SPEC % "index = 32", SPEC % OTHER, 0, 32),
    "by the option": ("", SPEC % "index = 32", 16, 16),
    "the widest": ("", "", 2**24 - 1, 2**24 - 1),
}


@pytest.mark.parametrize(("outer", "inner", "option", "bits"), WIDTHS.values(), ids=WIDTHS)
def test_width_of_index(outer, inner, option, bits):
    """Rule 13, for a pass on the inner module."""
    with ir.Context(), ir.Location.unknown():
        text = f"module {outer} {{ module {inner} {{ func.func private @f(index) }} }}"
        parent = ir.Module.parse(text)
        (module,) = parent.body.operations
        FuncToLLVM(index_bitwidth=option).run(module.operation)
        (function,) = module.body.operations
        assert str(function.attributes["function_type"].value) == f"!llvm.func<void (i{bits})>"


@pytest.mark.parametrize("bits", [-1, 2**24])
def test_width_that_no_integer_has(bits):
    """An integer of MLIR has at most 2**24 - 1 bits."""
    with ir.Context(), ir.Location.unknown(), pytest.raises(PassError, match=f"got {bits}"):
        FuncToLLVM(index_bitwidth=bits).run(ir.Module.create().operation)


def test_there_are_rows():
    """The document is found and has the table."""
    assert len(ROWS) > 15
