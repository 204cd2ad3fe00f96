"""Tensors of PyTorch as arguments: their memory, or the error that Python's rules have for them."""

import numpy as np
import pytest
import torch

from mlir_abi.bindings import ir
from mlir_abi.compilation.execution import jit

TEXT = """
func.func @floats(%x: memref<?xf32>) -> memref<?xf32> { return %x : memref<?xf32> }
func.func @halves(%x: memref<?xbf16>) -> memref<?xbf16> { return %x : memref<?xbf16> }
func.func @pairs(%x: memref<?xcomplex<f32>>) -> memref<?xcomplex<f32>> {
  return %x : memref<?xcomplex<f32>>
}
"""


@pytest.fixture(scope="module")
def library():
    with ir.Context():
        return jit(ir.Module.parse(TEXT))


def test_the_memory_of_a_tensor_is_passed(library):
    """What is written to it is seen, and the result keeps it alive."""
    tensor = torch.arange(4.0)
    result = library.floats(tensor)
    result[0] = 9
    assert tensor.tolist() == [9, 1, 2, 3]
    del tensor
    assert result.tolist() == [9, 1, 2, 3]
    assert library.halves(torch.ones(2, dtype=torch.bfloat16)).tolist() == [1, 1]


@pytest.mark.parametrize(
    ("name", "tensor"),
    [
        ("floats", torch.ones(3, requires_grad=True)),
        ("pairs", torch.ones(3, dtype=torch.complex64).conj()),
        ("floats", torch._neg_view(torch.ones(3))),
        ("floats", torch.ones(3, 3)[:, 0]),
        ("floats", torch.ones(3, dtype=torch.float64)),
        ("floats", torch.empty(3, device="meta")),
        ("floats", torch.ones(3).to_sparse()),
        ("floats", torch.ones(0)),
    ],
)
def test_both_ways_are_equal(library, name, tensor):
    """Lazy operations, gradients, other devices and layouts: C leaves them to Python."""
    outcomes = []
    for call in (library[name], lambda x: library[name].call_in_python((x,), {})):
        try:
            outcomes.append(np.asarray(call(tensor)).tolist())
        except (TypeError, ValueError) as error:
            outcomes.append((type(error), str(error)))
    assert outcomes[0] == outcomes[1]
