"""docs/llvm.md says what the conversion does: every row of its table is run."""

import re
from pathlib import Path

import pytest

from mlir_abi.bindings import ir
from mlir_abi.passes.func_to_llvm import FuncToLLVM

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


def test_there_are_rows():
    """The document is found and has the table."""
    assert len(ROWS) > 15
