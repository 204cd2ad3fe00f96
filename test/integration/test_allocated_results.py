"""Result allocators in use: a caller passes in what they made, and has NumPy's results."""

from __future__ import annotations

import copy
import ctypes
import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest
from conftest import package_bin
from execution import Executable, descriptor, descriptor_type, fields_of, scalar, struct
from mlir import ir
from random_shapes import random_functions

import mlir_abi

pytestmark = pytest.mark.usefixtures("context")

ctypes.CDLL(
    str(package_bin("mlir").parent / "lib" / "libmlir_c_runner_utils.so"), ctypes.RTLD_GLOBAL
)  # memref.copy of what is not contiguous calls it
libc = ctypes.CDLL(None)
libc.free.argtypes = [ctypes.c_void_p]

TO_BUFFERS = (
    *("inline", "symbol-dce"),  # the last of these refuses calls with results of dynamic shape
    "convert-elementwise-to-linalg",
    "one-shot-bufferize{bufferize-function-boundaries "
    "function-boundary-type-conversion=identity-layout-map}",
    "buffer-results-to-out-params{modify-public-functions}",
)
DEALLOCATION = ("buffer-deallocation-pipeline", "convert-bufferization-to-memref")
TO_LOOPS = (
    *("convert-linalg-to-loops", "expand-strided-metadata", "lower-affine", "convert-scf-to-cf"),
)
CONVERSIONS = {
    "ours": ("abi-func-to-llvm{emit-c-wrappers=all}",),
    "upstream": ("abi-expand-tuples", "func.func(llvm-request-c-wrappers)", "convert-func-to-llvm"),
}
TO_LLVM = (
    *("convert-arith-to-llvm", "finalize-memref-to-llvm", "convert-cf-to-llvm"),
    "reconcile-unrealized-casts",
)


def executable(text: str, *between: str, conversion: str = "ours") -> Executable:
    """``text`` with allocators, and with results that are passed in; then ``between``."""
    passes = ["abi-result-allocators", "abi-verify", *TO_BUFFERS, *between]
    passes += [*TO_LOOPS, *CONVERSIONS[conversion], *TO_LLVM]
    module = ir.Module.parse(text)
    mlir_abi.run_pipeline(module, f"builtin.module({','.join(passes)})")
    return Executable(module)


def allocate(program: Executable, parameters: Sequence[Any], ranks: Sequence[int]) -> list[Any]:
    """The descriptors, of ``ranks``, that the allocator of @f gives for ``parameters``."""
    numbers = [scalar(value, value.dtype) for value in parameters]
    if len(ranks) == 1:
        return [program.call("f_result_allocator", *numbers, result=descriptor_type(ranks[0])())]
    slots = struct(**{f"slot{i}": descriptor_type(rank) for i, rank in enumerate(ranks)})
    program.call("f_result_allocator", *numbers, result=slots)
    return [getattr(slots, name) for name, _ in slots._fields_]


def call(program: Executable, arguments: Sequence[Any], results: Sequence[Any]) -> None:
    """Call @f with arrays and NumPy scalars, and the descriptors of its results."""
    kept = copy.deepcopy(arguments)  # bufferization lets a function write to its arguments
    passed = [
        descriptor(value) if isinstance(value, np.ndarray) else scalar(value, value.dtype)
        for value in kept
    ]
    program.call("f", *passed, *results)


def contiguous(memref: Any, dtype: Any) -> np.ndarray:
    """The array that a descriptor speaks of, which must be contiguous."""
    shape = tuple(memref.sizes) if memref._fields_[-1][0] == "strides" else ()
    strides = tuple(memref.strides) if shape else ()
    assert strides == tuple(int(np.prod(shape[i + 1 :])) for i in range(len(shape)))
    assert memref.offset == 0
    size = int(np.prod(shape)) * np.dtype(dtype).itemsize
    return np.frombuffer((ctypes.c_char * size).from_address(memref.aligned), dtype).reshape(shape)


@dataclass(frozen=True)
class Case:
    """A function @f, what its allocator and itself are given, and what NumPy says it returns."""

    text: str
    parameters: Sequence[Any]
    arguments: Sequence[Any]
    results: Sequence[np.ndarray]


rng = np.random.default_rng(0)
A, B = (rng.random((3, 5), np.float32) for _ in range(2))
C = rng.random((5, 4), np.float32)
V, W = (rng.random(7, np.float32) for _ in range(2))


def index(*values: int) -> list[Any]:
    return [np.int64(value) for value in values]


CASES = {
    "add": Case(
        """
        func.func @f(%x: tensor<?x?xf32>, %y: tensor<?x?xf32>) -> tensor<?x?xf32> {
          %0 = arith.addf %x, %y : tensor<?x?xf32>
          return %0 : tensor<?x?xf32>
        }""",
        index(3, 5, 3, 5),
        [A, B],
        [A + B],
    ),
    "matmul": Case(
        """
        func.func @f(%x: tensor<?x?xf32>, %y: tensor<?x?xf32>) -> tensor<?x?xf32> {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %zero = arith.constant 0.0 : f32
          %m = tensor.dim %x, %c0 : tensor<?x?xf32>
          %n = tensor.dim %y, %c1 : tensor<?x?xf32>
          %e = tensor.empty(%m, %n) : tensor<?x?xf32>
          %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
          %0 = linalg.matmul ins(%x, %y : tensor<?x?xf32>, tensor<?x?xf32>)
                             outs(%z : tensor<?x?xf32>) -> tensor<?x?xf32>
          return %0 : tensor<?x?xf32>
        }""",
        index(3, 5, 5, 4),
        [A, C],
        [A @ C],
    ),
    "concat": Case(
        """
        func.func @f(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
          %0 = tensor.concat dim(0) %x, %y : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
          return %0 : tensor<?xf32>
        }""",
        index(7, 7),
        [V, W],
        [np.concatenate([V, W])],
    ),
    "pad": Case(
        """
        func.func @f(%x: tensor<?x5xf32>, %low: index, %value: f32) -> tensor<?x8xf32> {
          %0 = tensor.pad %x low[%low, 1] high[2, 2] {
          ^bb0(%i: index, %j: index):
            tensor.yield %value : f32
          } : tensor<?x5xf32> to tensor<?x8xf32>
          return %0 : tensor<?x8xf32>
        }""",
        index(3, 4),
        [A, np.int64(4), np.float32(0.5)],
        [np.pad(A, ((4, 2), (1, 2)), constant_values=np.float32(0.5))],
    ),
    "insert": Case(
        """
        func.func @f(%x: tensor<?xf32>, %value: f32, %at: index) -> tensor<?xf32> {
          %0 = tensor.insert %value into %x[%at] : tensor<?xf32>
          return %0 : tensor<?xf32>
        }""",
        index(7, 2),
        [V.copy(), np.float32(9), np.int64(2)],
        [np.concatenate([V[:2], np.float32([9]), V[3:]])],
    ),
    "expand_shape": Case(
        """
        func.func @f(%x: tensor<?xf32>) -> tensor<?x2x1xf32> {
          %c0 = arith.constant 0 : index
          %c2 = arith.constant 2 : index
          %n = tensor.dim %x, %c0 : tensor<?xf32>
          %m = arith.divui %n, %c2 : index
          %0 = tensor.expand_shape %x [[0, 1, 2]] output_shape [%m, 2, 1]
              : tensor<?xf32> into tensor<?x2x1xf32>
          return %0 : tensor<?x2x1xf32>
        }""",
        index(6),
        [V[:6]],
        [V[:6].reshape(3, 2, 1)],
    ),
    "collapse_shape": Case(
        """
        func.func @f(%x: tensor<?x?xf32>) -> tensor<?xf32> {
          %0 = tensor.collapse_shape %x [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
          return %0 : tensor<?xf32>
        }""",
        index(3, 5),
        [A],
        [A.reshape(15)],
    ),
    "extract_slice": Case(
        """
        func.func @f(%x: tensor<?x?xf32>, %n: index) -> tensor<?xf32> {
          %0 = tensor.extract_slice %x[1, 1] [1, %n] [1, 2] : tensor<?x?xf32> to tensor<?xf32>
          return %0 : tensor<?xf32>
        }""",
        index(3, 5, 2),
        [A, np.int64(2)],
        [A[1, 1:4:2]],
    ),
    "if": Case(
        """
        func.func @f(%c: i1, %x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
          %0 = scf.if %c -> tensor<?xf32> {
            %sum = arith.addf %x, %y : tensor<?xf32>
            scf.yield %sum : tensor<?xf32>
          } else {
            %product = arith.mulf %x, %x : tensor<?xf32>
            scf.yield %product : tensor<?xf32>
          }
          return %0 : tensor<?xf32>
        }""",
        [np.bool_(False), *index(7, 7)],
        [np.bool_(False), V, W],
        [V * V],
    ),
    "if of two shapes": Case(
        """
        func.func @f(%x: tensor<?xf32>, %y: tensor<?xf32>, %n: i32) -> tensor<?xf32> {
          %zero = arith.constant 0 : i32
          %c = arith.cmpi sgt, %n, %zero : i32
          %0 = scf.if %c -> tensor<?xf32> {
            %1 = tensor.concat dim(0) %x, %y : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
            scf.yield %1 : tensor<?xf32>
          } else {
            scf.yield %x : tensor<?xf32>
          }
          return %0 : tensor<?xf32>
        }""",
        [*index(7, 7), np.int32(1)],
        [V, W, np.int32(1)],
        [np.concatenate([V, W])],
    ),
    "for": Case(
        """
        func.func @f(%x: tensor<?xf32>, %y: tensor<?xf32>, %n: index) -> tensor<?xf32> {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> tensor<?xf32> {
            %sum = arith.addf %a, %y : tensor<?xf32>
            scf.yield %sum : tensor<?xf32>
          }
          return %0 : tensor<?xf32>
        }""",
        index(7, 7, 3),
        [V, W, np.int64(3)],
        [V + W + W + W],
    ),
    "several results": Case(
        """
        func.func @f(%x: tensor<?x?xf32>, %y: tensor<3xi8>)
            -> (tensor<?xf32>, tensor<3xi8>, tensor<?x?xf32>) {
          %zero = arith.constant 0.0 : f32
          %c0 = arith.constant 0 : index
          %m = tensor.dim %x, %c0 : tensor<?x?xf32>
          %e = tensor.empty(%m) : tensor<?xf32>
          %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
          %rows = linalg.reduce ins(%x : tensor<?x?xf32>) outs(%z : tensor<?xf32>) dimensions = [1]
            (%in: f32, %init: f32) {
              %s = arith.addf %in, %init : f32
              linalg.yield %s : f32
            }
          %double = arith.addi %y, %y : tensor<3xi8>
          return %rows, %double, %x : tensor<?xf32>, tensor<3xi8>, tensor<?x?xf32>
        }""",
        index(3, 5),
        [A, np.int8([1, 2, 3])],
        [A.sum(1), np.int8([2, 4, 6]), A],
    ),
    "call": Case(
        """
        func.func private @outer(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?x?xf32> {
          %c0 = arith.constant 0 : index
          %m = tensor.dim %x, %c0 : tensor<?xf32>
          %n = tensor.dim %y, %c0 : tensor<?xf32>
          %0 = tensor.generate %m, %n {
          ^bb0(%i: index, %j: index):
            %a = tensor.extract %x[%i] : tensor<?xf32>
            %b = tensor.extract %y[%j] : tensor<?xf32>
            %p = arith.mulf %a, %b : f32
            tensor.yield %p : f32
          } : tensor<?x?xf32>
          return %0 : tensor<?x?xf32>
        }
        func.func @f(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?x?xf32> {
          %0 = call @outer(%x, %y) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
          return %0 : tensor<?x?xf32>
        }""",
        index(7, 4),
        [V, W[:4]],
        [np.outer(V, W[:4])],
    ),
    "memrefs": Case(
        """
        func.func @f(%x: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?x?xf32> {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %m = memref.dim %x, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
          %n = memref.dim %x, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
          %0 = memref.alloc(%n, %m) : memref<?x?xf32>
          linalg.transpose ins(%x : memref<?x?xf32, strided<[?, ?], offset: ?>>)
                           outs(%0 : memref<?x?xf32>) permutation = [1, 0]
          return %0 : memref<?x?xf32>
        }""",
        index(5, 3),
        [A.T],
        [A],
    ),
    "nothing in it": Case(
        """
        func.func @f(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
          %0 = arith.addf %x, %x : tensor<?x?xf32>
          return %0 : tensor<?x?xf32>
        }""",
        index(0, 5),
        [A[:0]],
        [A[:0]],
    ),
}


@pytest.mark.parametrize("deallocation", [(), DEALLOCATION], ids=["", "deallocation"])
@pytest.mark.parametrize("conversion", CONVERSIONS)
@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_results_that_are_passed_in(
    case: Case, conversion: str, deallocation: tuple[str, ...]
) -> None:
    """What the allocator gives has the shapes of the results, and is filled with them."""
    program = executable(case.text, *deallocation, conversion=conversion)
    results = allocate(program, case.parameters, [wanted.ndim for wanted in case.results])
    arrays = [
        contiguous(result, wanted.dtype)
        for result, wanted in zip(results, case.results, strict=True)
    ]
    call(program, case.arguments, results)
    for array, wanted in zip(arrays, case.results, strict=True):
        np.testing.assert_allclose(array, wanted, rtol=1e-6, strict=True)
    for result in results:
        libc.free(result.allocated)


NULL_SLOTS = """
    func.func @f(%n: tensor<index>, %x: tensor<?xf32>)
        -> (tensor<?x4xf32>, tensor<?xf32>, tensor<2xi8>) {
      %size = tensor.extract %n[] : tensor<index>
      %loaded = tensor.empty(%size) : tensor<?x4xf32>
      %static = arith.constant dense<1> : tensor<2xi8>
      return %loaded, %x, %static : tensor<?x4xf32>, tensor<?xf32>, tensor<2xi8>
    }
"""


@pytest.mark.parametrize("bits", [32, 64])
@pytest.mark.parametrize("deallocation", [(), DEALLOCATION], ids=["", "deallocation"])
def test_null_slots(bits: int, deallocation: tuple[str, ...]) -> None:
    """The slot of a result whose size is data is zeros; the others are buffers, at any width."""
    width = f"index-bitwidth={bits}"
    passes = [
        *(f"abi-result-allocators{{{width}}}", *TO_BUFFERS, *deallocation, *TO_LOOPS),
        *(f"abi-func-to-llvm{{emit-c-wrappers=all {width}}}", f"convert-arith-to-llvm{{{width}}}"),
        *(
            f"finalize-memref-to-llvm{{{width}}}",
            "convert-cf-to-llvm",
            "reconcile-unrealized-casts",
        ),
    ]
    module = ir.Module.parse(NULL_SLOTS)
    mlir_abi.run_pipeline(module, f"builtin.module({','.join(passes)})")
    index_type = {32: ctypes.c_int32, 64: ctypes.c_int64}[bits]
    slots = struct(
        loaded=descriptor_type(2, index_type),
        argument=descriptor_type(1, index_type),
        static=descriptor_type(1, index_type),
    )
    ctypes.memset(ctypes.addressof(slots), 0xFF, ctypes.sizeof(slots))
    Executable(module).call("f_result_allocator", scalar(9, f"int{bits}"), result=slots)
    assert not any(fields_of(slots.loaded))
    for slot, size in ((slots.argument, 9), (slots.static, 2)):
        assert slot.aligned == slot.allocated
        assert list(slot.sizes) == [size]
        libc.free(slot.allocated)


DIVIDED = """
func.func @f(%x: tensor<?xf32>, %m: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %is_positive = arith.cmpi sgt, %m, %c0 : index
  cf.assert %is_positive, "m must be positive"
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %size = DIVISION
  %r = tensor.extract_slice %x[0] [%size] [1] : tensor<?xf32> to tensor<?xf32>
  return %r : tensor<?xf32>
}
"""


@pytest.mark.parametrize("division", ["arith.divui", "arith.remsi", "index.ceildivs"])
def test_a_divisor_that_an_assertion_excludes(division: str) -> None:
    """The allocator does not divide by 0, which would end the process; the function says why."""
    to_out_params = (
        "abi-result-allocators,abi-bufferize,convert-bufferization-to-memref,"
        "buffer-results-to-out-params{add-result-attr modify-public-functions},"
    )
    pipeline = mlir_abi.lowering.DEFAULT_PIPELINE.replace(
        "abi-bufferize,convert-bufferization-to-memref,", to_out_params
    )
    type_ = " : index" if division.startswith("arith") else ""
    library = mlir_abi.jit(DIVIDED.replace("DIVISION", f"{division} %n, %m{type_}"), pipeline)
    x = np.arange(7, dtype=np.float32)
    size = {"arith.divui": 3, "arith.remsi": 1, "index.ceildivs": 4}[division]
    assert library.f(x, 2).tolist() == x[:size].tolist()
    with pytest.raises(mlir_abi.AssertionFailed, match="m must be positive"):
        library.f(x, 0)


RANDOM = [
    "abi-result-allocators",
    "one-shot-bufferize{bufferize-function-boundaries allow-return-allocs-from-loops "
    "function-boundary-type-conversion=identity-layout-map}",
    *(*TO_LOOPS, *CONVERSIONS["ours"], *TO_LLVM),
]


@pytest.mark.parametrize("seed", range(12))
def test_random_shapes(seed: int) -> None:
    """Random functions return what their allocators foretell, where it does not depend on data."""
    module = ir.Module.parse(random_functions(seed, count=8))
    mlir_abi.run_pipeline(module, f"builtin.module({','.join(RANDOM)})")
    program = Executable(module)
    known = 0
    for number, condition, (x, y, n) in itertools.product(
        range(8), (False, True), [(3, 2, 1), (0, 4, 2), (1, 1, 0), (2, 5, 6)]
    ):
        d = np.int64([4, 2])
        arrays = [np.zeros(x, np.float32), np.zeros(y, np.float32)]
        scalars = [scalar(n, np.int64), scalar(condition, np.bool_)]
        slots = struct(first=descriptor_type(1), second=descriptor_type(1))
        sizes = [scalar(x, np.int64), scalar(y, np.int64), *scalars]
        program.call(f"f{number}_result_allocator", *sizes, result=slots)
        results = struct(first=descriptor_type(1), second=descriptor_type(1))
        program.call(
            f"f{number}", *map(descriptor, arrays), *scalars, descriptor(d), result=results
        )
        for slot, result in ((slots.first, results.first), (slots.second, results.second)):
            if slot.allocated:
                known += 1
                assert list(slot.sizes) == list(result.sizes)
                libc.free(slot.allocated)
    assert known > 64  # of 128
