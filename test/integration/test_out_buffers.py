"""Results that go to arrays of the caller's, or to those that the result allocator makes."""

import re

import numpy as np
import pytest
from callers import jitted, loaded

from mlir_abi import reflect, run_pipeline
from mlir_abi.bindings import ir

PIPELINE = (
    "builtin.module(abi-result-allocators,one-shot-bufferize{bufferize-function-boundaries=true"
    " function-boundary-type-conversion=identity-layout-map},"
    "buffer-results-to-out-params{add-result-attr=true modify-public-functions=true},"
    "bufferization-lower-deallocations,convert-linalg-to-loops,expand-strided-metadata,lower-affine,"
    "abi-embed-reflection,convert-scf-to-cf,abi-func-to-llvm{c-abi=target},"
    "abi-memref-access-to-llvm,finalize-memref-to-llvm,convert-arith-to-llvm,convert-index-to-llvm,"
    "convert-cf-to-llvm,reconcile-unrealized-casts)"
)

TEXT = """
func.func @product(%x: tensor<?x4xf32> {iree.abi.name = "x", bufferization.writable = false},
                   %y: tensor<4x?xf32> {iree.abi.name = "y", bufferization.writable = false})
    -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x4xf32>
  %n = tensor.dim %y, %c1 : tensor<4x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.matmul ins(%x, %y : tensor<?x4xf32>, tensor<4x?xf32>)
                     outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func.func @several(%n: index, %k: i32 {iree.abi.name = "k"})
    -> (tensor<?xi32>, i32, tensor<2x?xi32>) {
  %e = tensor.empty(%n) : tensor<?xi32>
  %a = linalg.fill ins(%k : i32) outs(%e : tensor<?xi32>) -> tensor<?xi32>
  %g = tensor.empty(%n) : tensor<2x?xi32>
  %b = linalg.fill ins(%k : i32) outs(%g : tensor<2x?xi32>) -> tensor<2x?xi32>
  return %a, %k, %b : tensor<?xi32>, i32, tensor<2x?xi32>
}

func.func @by_data(%x: tensor<?xindex> {bufferization.writable = false}) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f32
  %n = tensor.extract %x[%c0] : tensor<?xindex>
  %e = tensor.empty(%n) : tensor<?xf32>
  %r = linalg.fill ins(%one : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
"""


@pytest.fixture(scope="module", params=["jit", "load"])
def library(request, tmp_path_factory):
    if request.param == "jit":
        return jitted(TEXT, pipeline=PIPELINE)
    return loaded(TEXT, tmp_path_factory.mktemp("out"), PIPELINE)


@pytest.mark.parametrize("layout", ["identity-layout-map", "fully-dynamic-layout-map"])
def test_the_bufferized_module_is_described(layout):
    """An allocator is that of results, be they arguments by now or not."""
    pipeline = PIPELINE.partition(",bufferization-lower-deallocations")[0]
    with ir.Context():
        module = ir.Module.parse(TEXT)
        run_pipeline(module, f"{pipeline.replace('identity-layout-map', layout)},abi-verify)")
        allocators = {name: reflection.allocator for name, reflection in reflect(module).items()}
    names = ("product", "several", "by_data")
    assert allocators == {name: f"{name}_result_allocator" for name in names}


X = np.arange(12, dtype=np.float32).reshape(3, 4)
Y = np.arange(8, dtype=np.float32).reshape(4, 2)


def test_the_allocator_makes_the_result(library):
    """Its sizes are those of the arguments; the array is the caller's."""
    result = library.product(X, y=Y)
    np.testing.assert_array_equal(result, X @ Y)
    assert result.flags.writeable


def test_the_caller_gives_the_array(library):
    """It is written and returned."""
    out = np.full((3, 2), np.nan, np.float32)
    assert library.product(X, Y, out=out) is out
    np.testing.assert_array_equal(out, X @ Y)


def test_several_results(library):
    """Arrays first, then what is returned by value; some arrays given, some made."""
    a, b, k = library.several(3, -2)
    assert (a.tolist(), b.tolist(), k) == ([-2] * 3, [[-2] * 3] * 2, -2)
    out = np.zeros((2, 3), np.int32)
    a, b, k = library.several(3, 5, out=[None, out])
    assert (a.tolist(), b is out, out.tolist(), k) == ([5] * 3, True, [[5] * 3] * 2, 5)
    with pytest.raises(TypeError, match=r"several\(\): out: expected 2 arrays, got 1$"):
        library.several(3, 5, out=out)


def test_a_shape_that_depends_on_data(library):
    """The allocator cannot know it; the caller can."""
    message = r"by_data\(\): out\[0\]: its shape depends on data, or .*: an array of f32\[\?\] must"
    with pytest.raises(TypeError, match=message):
        library.by_data(np.array([3]))
    assert library.by_data(np.array([3]), out=np.zeros(3, np.float32)).tolist() == [1, 1, 1]
    # a pipeline without abi-return-failures returns null
    with pytest.raises((MemoryError, TypeError), match=r"no memory (could be allocated$|for it)"):
        library.several(1 << 50, 1)


@pytest.mark.parametrize(
    ("out", "error", "message"),
    [
        ((X, X), TypeError, "product(): out: expected 1 array, got 2"),
        (np.zeros((3, 2)), TypeError, "product(): out[0]: expected f32[3, 2], got f64[3, 2]"),
        (np.zeros(3, "f"), ValueError, "product(): out[0]: expected f32[3, 2], got f32[3]"),
        (np.zeros((2, 2), "f"), ValueError, "product(): out[0]: expected f32[3, 2], got f32[2, 2]"),
        (
            np.zeros((2, 3), "f").T,
            ValueError,
            "product(): out[0]: expected f32[3, 2], got f32[3, 2]",
        ),
        (1.0, TypeError, "product(): out[0]: expected f32[3, 2]: cannot view float"),
    ],
)
def test_wrong_arrays(library, out, error, message):
    """They are checked as arguments are."""
    with pytest.raises(error) as raised:
        library.product(X, Y, out=out)
    assert str(raised.value).startswith(message)


def test_wrong_arguments_come_first(library):
    """Nothing is allocated for them."""
    with pytest.raises(TypeError, match=r"product\(\): x: expected f32\[\?, 4\], got f64"):
        library.product(X.astype("f8"), Y)


def test_without_an_allocator():
    """Arrays of dynamic sizes have to be given."""
    pipeline = PIPELINE.replace("abi-result-allocators,", "")
    library = jitted(TEXT, pipeline=pipeline)
    with pytest.raises(TypeError, match=r"out\[0\]: there is no allocator: an array of f32"):
        library.product(X, Y)
    out = np.zeros((3, 2), np.float32)
    assert library.product(X, Y, out=out) is out
    with pytest.raises(TypeError, match=r"out\[0\]: expected f32\[\?, \?\], got f64\[3, 2\]"):
        library.product(X, Y, out=out.astype(float))


NEST = """
func.func @predict(%x: tensor<?xf32> {abi.dims = ["n"], iree.abi.name = "x",
                                      iree.abi.index_path = [0]},
                   %k: i32 {iree.abi.index_path = ["k"]})
    -> (tensor<4xi32> {iree.abi.index_path = ["scores", 2]}, i32 {iree.abi.index_path = ["n"]},
        tensor<2xi32> {iree.abi.index_path = ["probabilities"]},
        f32 {iree.abi.index_path = ["scores", 0]})
    attributes {abi.size_conditions = ["n >= 1"]} {
  %c0 = arith.constant 0 : index
  %e = tensor.empty() : tensor<4xi32>
  %a = linalg.fill ins(%k : i32) outs(%e : tensor<4xi32>) -> tensor<4xi32>
  %b = arith.constant dense<[5, 6]> : tensor<2xi32>
  %first = tensor.extract %x[%c0] : tensor<?xf32>
  return %a, %k, %b, %first : tensor<4xi32>, i32, tensor<2xi32>, f32
}"""


def test_a_nest_of_results():
    """Index paths bring it back as it was, whichever of the results have become arguments."""
    pipeline = PIPELINE.replace("abi-result-allocators,", "")
    library = jitted(NEST, pipeline=pipeline)
    out = np.zeros(2, np.int32)
    x = np.ones(3, np.float32)
    actual = library.predict(x, k=7, out=[None, out])
    for result in library.predict(x, k=7), actual, jitted(NEST).predict(x, k=7):
        assert list(result) == ["n", "probabilities", "scores"]
        first, gap, scores = result["scores"]
        assert (result["n"], first, gap, scores.tolist()) == (7, 1.0, None, [7] * 4)
        assert result["probabilities"].tolist() == [5, 6]
    assert actual["probabilities"] is out
    assert str(library.predict.reflection) == str(jitted(NEST).predict.reflection)


TUPLES = """
func.func @sum(%x: f32, %t: tuple<f32, i32>) -> (tensor<2xf32>, tuple<f32, i32>) {
  %a, %k = builtin.unrealized_conversion_cast %t : tuple<f32, i32> to f32, i32
  %s = arith.addf %x, %a : f32
  %e = tensor.empty() : tensor<2xf32>
  %r = linalg.fill ins(%s : f32) outs(%e : tensor<2xf32>) -> tensor<2xf32>
  %u = builtin.unrealized_conversion_cast %s, %k : f32, i32 to tuple<f32, i32>
  return %r, %u : tensor<2xf32>, tuple<f32, i32>
}"""


@pytest.mark.parametrize("first", ["abi-expand-tuples", "abi-result-allocators"])
def test_tuples_that_are_expanded_late(first):
    """It makes no difference whether results have become arguments by then."""
    pipeline = PIPELINE.replace("abi-result-allocators", first)
    library = jitted(TUPLES, pipeline=pipeline)
    r, (s, k) = library.sum(1.0, [2.0, 3])
    assert (r.tolist(), s, k) == ([3.0, 3.0], 3.0, 3)
    assert str(library.sum.reflection) == ("sum(f32, [f32, i32]) -> (memref<2xf32>, (f32, i32))")


@pytest.mark.parametrize("type_", ["i32", "memref<*xf32>"])
def test_what_no_result_goes_to(type_):
    """Only the pass's own arguments are for results, and those are ranked memrefs."""
    text = f"func.func @f(%a: {type_} {{bufferize.result}}) {{ return }}"
    with pytest.raises(ValueError, match=rf"a result goes to a {re.escape(type_)}"):
        _ = jitted(text).f


def test_an_argument_called_out():
    """It takes the keyword ``out``; the arrays for results are then ``out_``."""
    text = """
    func.func @copy(%x: memref<2xf32> {iree.abi.name = "out"},
                    %y: memref<2xf32> {bufferize.result}) attributes {llvm.emit_c_interface} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %a = memref.load %x[%c0] : memref<2xf32>
      %b = memref.load %x[%c1] : memref<2xf32>
      memref.store %a, %y[%c0] : memref<2xf32>
      memref.store %b, %y[%c1] : memref<2xf32>
      return
    }"""
    copy = jitted(text).copy
    source, place = np.array([1, 2], np.float32), np.zeros(2, np.float32)
    assert list(copy(out=source)) == [1, 2]
    assert copy(out=source, out_=place) is place
    assert list(place) == [1, 2]
    with pytest.raises(TypeError, match=r"copy\(\): out_: expected 1 array, got 2"):
        copy(source, out_=[place, place])
    with pytest.raises(TypeError, match=r"copy\(\): out_\[0\]: expected "):
        copy(source, out_=[3])


def test_names_of_sizes_take_the_place_of_an_allocator():
    """A result whose sizes are those of arguments is allocated, or its array checked, by names."""
    text = TEXT.partition("func.func @several")[0]
    library = jitted(text, pipeline=PIPELINE.replace("abi-result-allocators", "abi-infer-sizes"))
    assert library.product.reflection.allocator is None
    x, y = (np.ones(shape, np.float32) for shape in ((2, 4), (4, 3)))
    out = np.zeros((2, 3), np.float32)
    assert (library.product(x, y, out=out) == 4).all()
    assert (library.product(x, y) == out).all()
    message = "product(): out[0]: expected f32[d0, d1] with d1 = 3 as in y, got f32[2, 2]"
    with pytest.raises(ValueError, match=f"^{re.escape(message)}$"):
        library.product(x, y, out=np.zeros((2, 2), np.float32))
    assert (library.product(x[:0], y) == np.zeros((0, 3))).all()


def test_an_allocator_that_aligns_less():
    """Where ``malloc`` aligns memory less than the function needs, Python makes the array."""
    text = """
    func.func @zeros(%n: memref<?xf32> {llvm.readonly},
                     %r: memref<?xf32> {bufferize.result, llvm.align = 256 : i64})
        attributes {iree.reflection = {fbr = "zeros_result_allocator"}} {
      %zero = arith.constant 0.0 : f32
      linalg.fill ins(%zero : f32) outs(%r : memref<?xf32>)
      return
    }
    func.func @zeros_result_allocator(%n: index) -> memref<?xf32>
        attributes {iree.abi.stub, llvm.emit_c_interface} {
      %r = memref.alloc(%n) : memref<?xf32>
      return %r : memref<?xf32>
    }
    """
    library = jitted(text)
    for size in range(1, 6):
        zeros = library.zeros(np.ones(size, np.float32))
        assert zeros.tolist() == [0] * size
        assert zeros.ctypes.data % 256 == 0


def test_an_argument_that_is_copied_may_overlap():
    """The function gets the copy, whose memory is apart from the result's."""
    text = """
    func.func @reverse(%x: memref<4xf32> {llvm.readonly},
                       %r: memref<4xf32> {bufferize.result, llvm.noalias}) {
      memref.copy %x, %r : memref<4xf32> to memref<4xf32>
      return
    }
    """
    reverse = jitted(text).reverse
    x = np.arange(4, dtype=np.float32)
    with pytest.raises(ValueError, match=r"out\[0\]: it overlaps with another array"):
        reverse(x, out=x)
    assert reverse(x[::-1], out=x).tolist() == [3, 2, 1, 0]
