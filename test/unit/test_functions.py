"""The searches for operations by their names."""

from __future__ import annotations

from mlir_abi.bindings import ir
from mlir_abi.passes.support.functions import find_each, find_named

MODULE = """
func.func @f(%x: i32) {
  %0 = arith.addi %x, %x : i32
  return
}
module {
  func.func @g(%x: i32) {
    %0 = arith.muli %x, %x : i32
    %1 = arith.addi %0, %x : i32
    return
  }
}
"""


def test_operations_are_found_at_any_depth_in_the_order_of_the_text() -> None:
    """Without a name that no operation has, and by each name apart."""
    with ir.Context():
        top = ir.Module.parse(MODULE).operation
        names = [op.name for op in find_named(top, "arith.muli", "arith.addi", "arith.subi")]
        assert names == ["arith.addi", "arith.muli", "arith.addi"]
        products, sums, differences = find_each(top, "arith.muli", "arith.addi", "arith.subi")
        assert products == find_named(top, "arith.muli")
        assert sums == find_named(top, "arith.addi")
        assert differences == []
