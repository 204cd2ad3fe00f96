"""abi-result-allocators: what a text cannot show, and random functions against what they return."""

from __future__ import annotations

import pytest

from mlir_abi.bindings import ir
from mlir_abi.passes.result_allocators import ResultAllocators
from mlir_abi.passes.support.attributes import read_attached, strip_attached
from mlir_abi.passes.support.diagnostics import PassError
from mlir_abi.passes.support.functions import functions
from mlir_abi.passes.verify import Verify

IDENTITY = """
    func.func @f(%x: tensor<?xf32>) -> tensor<?xf32> {
      return %x : tensor<?xf32>
    }
"""


@pytest.fixture(autouse=True)
def context():
    with ir.Context() as made:
        yield made


def named(module):
    return {op.attributes["sym_name"].value: op for op in functions(module.operation)}


@pytest.mark.parametrize("placement", ["reflection", "function"])
def test_where_the_name_is_kept(placement):
    """The name is written where it is asked for, and an older one elsewhere is deleted."""
    module = ir.Module.parse(IDENTITY)
    (other,) = {"reflection", "function"} - {placement}
    ResultAllocators(placement=other).run(module.operation)
    ResultAllocators(placement=placement).run(module.operation)
    entries = read_attached(named(module)["f"], placement)
    assert {key: entry.value for key, entry in entries.items()} == {"fbr": "f_result_allocator"}
    assert not read_attached(named(module)["f"], other)


def test_a_name_at_the_other_place_is_taken_over():
    """An allocator is emitted once, also when its name is wanted in two places."""
    module = ir.Module.parse(IDENTITY.replace("{\n", 'attributes {fbr = "mine"} {\n', 1))
    declaration = ir.Operation.parse("func.func private @mine(index) -> memref<?xf32>")
    module.body.append(declaration)
    ResultAllocators().run(module.operation)
    assert list(named(module)) == ["f", "mine"]
    assert read_attached(named(module)["f"], "reflection")["fbr"].value == "mine"


def test_stripped_and_attached_again():
    """What `abi-strip` leaves of an allocator is one still."""
    module = ir.Module.parse(IDENTITY)
    ResultAllocators().run(module.operation)
    attached = str(module)
    strip_attached(named(module)["f"])
    assert "fbr" not in str(module)
    ResultAllocators().run(module.operation)
    assert str(module) == attached


def test_errors_of_all_functions_and_no_change():
    """Every function that is wrong is named, and those that are right are left alone too."""
    module = ir.Module.parse(
        IDENTITY
        + IDENTITY.replace("@f", "@g").replace("{\n", 'attributes {fbr = "a"} {\n', 1)
        + IDENTITY.replace("@f", "@h").replace("{\n", 'attributes {fbr = "b"} {\n', 1)
    )
    before = str(module)
    with pytest.raises(PassError) as error:
        ResultAllocators().run(module.operation)
    assert [message.split(":")[0] for _, message in error.value.diagnostics] == [
        "fbr of @g",
        "fbr of @h",
    ]
    assert str(module) == before


def test_a_null_slot_that_cannot_be_changes_nothing():
    """The error is raised before the allocators of other functions are emitted."""
    module = ir.Module.parse(
        IDENTITY
        + """
        func.func private @elsewhere() -> memref<?xf32, "tpu">
        func.func @g() -> memref<?xf32, "tpu"> {
          %0 = call @elsewhere() : () -> memref<?xf32, "tpu">
          return %0 : memref<?xf32, "tpu">
        }
        """
    )
    before = str(module)
    with pytest.raises(PassError, match="result #0 of @g has no null descriptor"):
        ResultAllocators().run(module.operation)
    assert str(module) == before


def test_index_bitwidth_is_checked():
    """The width of a descriptor's fields is that of an integer type."""
    module = ir.Module.parse(IDENTITY)
    with pytest.raises(PassError, match="index-bitwidth must be between 0 and"):
        ResultAllocators(index_bitwidth=-1).run(module.operation)


def test_the_data_layout_says_the_width_of_a_null_slot():
    """Without an option the fields of a null descriptor are as wide as `index` is."""
    module = ir.Module.parse(
        """
        module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {
          func.func private @elsewhere() -> tensor<?xf32>
          func.func @f() -> tensor<?xf32> {
            %0 = call @elsewhere() : () -> tensor<?xf32>
            return %0 : tensor<?xf32>
          }
        }
        """
    )
    ResultAllocators().run(module.operation)
    assert "llvm.mlir.zero : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>" in str(
        module
    )


def test_the_function_itself_stays_as_it_is():
    """Only the allocator and its name are added."""
    text = """
        func.func private @callee(%x: tensor<?xf32>) -> tensor<?xf32> {
          %0 = arith.negf %x : tensor<?xf32>
          return %0 : tensor<?xf32>
        }
        func.func @f(%c: i1, %x: tensor<?xf32>) -> tensor<?xf32> {
          %0 = scf.if %c -> tensor<?xf32> {
            %1 = func.call @callee(%x) : (tensor<?xf32>) -> tensor<?xf32>
            scf.yield %1 : tensor<?xf32>
          } else {
            scf.yield %x : tensor<?xf32>
          }
          return %0 : tensor<?xf32>
        }
    """
    module = ir.Module.parse(text)
    ResultAllocators().run(module.operation)
    Verify().run(module.operation)
    assert module.operation.verify()
    functions = named(module)
    functions["f_result_allocator"].erase()
    strip_attached(functions["f"])
    assert str(module) == str(ir.Module.parse(text))


@pytest.mark.parametrize("depth", [1, 40])
def test_nested_branches(depth):
    """Branches inside each other, all of one shape but the innermost."""
    opened = "".join(f"%r{i} = scf.if %c -> tensor<?xf32> {{\n" for i in range(depth))
    closed = "".join(
        f"scf.yield %{value} : tensor<?xf32> }} else {{ scf.yield %y : tensor<?xf32> }}\n"
        for value in ["x", *(f"r{i}" for i in reversed(range(1, depth)))]
    )
    module = ir.Module.parse(
        f"""
        func.func @f(%c: i1, %x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {{
          {opened} {closed} return %r0 : tensor<?xf32>
        }}
        """
    )
    ResultAllocators().run(module.operation)
    body = named(module)["f_result_allocator"].regions[0].blocks[0].operations
    condition, x, y = named(module)["f_result_allocator"].regions[0].blocks[0].arguments
    assert [op.operation.name for op in body][:2] == ["arith.select", "memref.alloc"]
    assert list(body[0].operands) == [condition, x, y]


NEGATIVE_SIZES = {
    "memref.reinterpret_cast": """
        %0 = memref.reinterpret_cast %m to offset: [%n], sizes: [%n, 7], strides: [%n, 1]
          : memref<?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
        %size = memref.dim %0, %zero : memref<?x?xf32, strided<[?, 1], offset: ?>>
        "test.use"(%0) : (memref<?x?xf32, strided<[?, 1], offset: ?>>) -> ()
    """,
    "tensor.pad": """
        %0 = tensor.pad %t low[%n] high[%n] {
        ^bb0(%i: index):
          tensor.yield %f : f32
        } : tensor<3xf32> to tensor<?xf32>
        %size = tensor.dim %0, %zero : tensor<?xf32>
        "test.use"(%0) : (tensor<?xf32>) -> ()
    """,
    "tensor.concat": """
        %e = tensor.empty(%n) : tensor<?xf32>
        %0 = tensor.concat dim(0) %t, %e : (tensor<3xf32>, tensor<?xf32>) -> tensor<?xf32>
        %size = tensor.dim %0, %zero : tensor<?xf32>
        "test.use"(%0) : (tensor<?xf32>) -> ()
    """,
}
EXPECTED_SIZES = {
    "memref.reinterpret_cast": lambda n: n,
    "tensor.pad": lambda n: n + 3 + n,
    "tensor.concat": lambda n: 3 + n,
}


@pytest.mark.parametrize("n", [-5, -(2**62), 4])
@pytest.mark.parametrize("name", NEGATIVE_SIZES)
def test_a_constant_size(context, name, n):
    """MLIR's passes abort on a negative one; the size is computed all the same."""
    context.allow_unregistered_dialects = True
    module = ir.Module.parse(
        f"""
        func.func @f(%m: memref<?xf32>, %t: tensor<3xf32>, %f: f32) -> tensor<?xi8> {{
          %n = arith.constant {n} : index
          %zero = arith.constant 0 : index
          {NEGATIVE_SIZES[name]}
          %r = tensor.empty(%size) : tensor<?xi8>
          return %r : tensor<?xi8>
        }}
        func.func private @never_inlined(%m: memref<?xf32>, %t: tensor<3xf32>, %f: f32) -> index {{
          %n = arith.constant {n} : index
          %zero = arith.constant 0 : index
          {NEGATIVE_SIZES[name]}
          %r = call @never_inlined(%m, %t, %f) : (memref<?xf32>, tensor<3xf32>, f32) -> index
          return %size : index
        }}
        func.func @g(%m: memref<?xf32>, %t: tensor<3xf32>, %f: f32) -> index {{
          %r = call @never_inlined(%m, %t, %f) : (memref<?xf32>, tensor<3xf32>, f32) -> index
          return %r : index
        }}
        """
    )
    ResultAllocators().run(module.operation)
    assert module.operation.verify()
    constant, allocation, *_ = named(module)["f_result_allocator"].regions[0].blocks[0].operations
    assert constant.operation.attributes["value"].value == EXPECTED_SIZES[name](n)
    assert list(allocation.operands) == [constant.result]
