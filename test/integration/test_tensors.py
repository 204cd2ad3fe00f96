"""Functions on tensors: bufferized, and as pure as they look."""

import ml_dtypes
import numpy as np
import pytest
from callers import jitted, loaded

TEXT = """
func.func private @in_place(%x: tensor<?xf32>, %v: f32) -> tensor<?xf32> {
  %r = linalg.fill ins(%v : f32) outs(%x : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @fill(%x: tensor<?xf32>, %v: f32) -> tensor<?xf32> {
  %r = linalg.fill ins(%v : f32) outs(%x : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @fill_below(%x: tensor<?xf32>, %v: f32) -> (tensor<?xf32>, tensor<?xf32>) {
  %r = call @in_place(%x, %v) : (tensor<?xf32>, f32) -> tensor<?xf32>
  return %r, %x : tensor<?xf32>, tensor<?xf32>
}
func.func @fill_first(%t: tuple<tensor<?xf32>, tensor<?xf32>>, %v: f32) -> tensor<?xf32> {
  %x, %y = builtin.unrealized_conversion_cast %t
      : tuple<tensor<?xf32>, tensor<?xf32>> to tensor<?xf32>, tensor<?xf32>
  %r = linalg.fill ins(%v : f32) outs(%x : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @give_up(%x: tensor<?xf32> {bufferization.writable = true}, %v: f32) -> tensor<?xf32> {
  %r = linalg.fill ins(%v : f32) outs(%x : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @constant() -> tensor<3xi32> {
  %c = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
  return %c : tensor<3xi32>
}
func.func @either(%b: i1, %x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
  %r = scf.if %b -> tensor<2xf32> {
    scf.yield %x : tensor<2xf32>
  } else {
    scf.yield %y : tensor<2xf32>
  }
  return %r : tensor<2xf32>
}
"""


@pytest.fixture(scope="module", params=["jit", "load"])
def library(request, tmp_path_factory):
    """Both are made by the default pipeline, and mean the same."""
    return jitted(TEXT) if request.param == "jit" else loaded(TEXT, tmp_path_factory.mktemp("lib"))


@pytest.fixture
def x():
    return np.arange(3, dtype=np.float32)


def test_arguments_are_not_written(library, x):
    """What is done in place is done to a copy, at any depth of calls, and in tuples."""
    assert library.fill(x, 5.0).tolist() == [5, 5, 5]
    filled, same = library.fill_below(x, 6.0)
    assert (filled.tolist(), same.tolist()) == ([6, 6, 6], [0, 1, 2])
    assert library.fill_first((x, x), 7.0).tolist() == [7, 7, 7]
    assert x.tolist() == [0, 1, 2]


def test_an_argument_that_may_be_written(library, x):
    """The module says so: it is written, and one that is read-only is refused."""
    library.give_up(x, 5.0)
    assert x.tolist() == [5, 5, 5]
    x.flags.writeable = False
    with pytest.raises(ValueError, match=r"writable, got f32.3. that is read-only"):
        library.give_up(x, 6.0)
    assert x.tolist() == [5, 5, 5]


def test_results_are_new(library, x):
    """They share no memory with arguments, and can be written."""
    for result in (library.fill(x, 1.0), *library.fill_below(x, 2.0)):
        assert not np.shares_memory(result, x)
        result[:] = 9
    constant = library.constant()
    constant[:] = 0
    assert library.constant().tolist() == [1, 2, 3]


def test_read_only_and_strided_arguments(library, x):
    """They are taken, copied where the layout is another."""
    x.flags.writeable = False
    assert library.fill(x, 1.0).tolist() == [1, 1, 1]
    assert library.fill_below(np.arange(6, dtype=np.float32)[::-2], 0.0)[1].tolist() == [5, 3, 1]


def test_a_strided_copy():
    """An inserted slice is copied by strides, without MLIR's runtime library."""
    library = jitted("""
        func.func @replace(%x: tensor<4x4xf32>, %y: tensor<2x2xf32>) -> tensor<4x4xf32> {
          %r = tensor.insert_slice %y into %x[1, 1] [2, 2] [1, 2]
              : tensor<2x2xf32> into tensor<4x4xf32>
          return %r : tensor<4x4xf32>
        }""")
    x, y = np.zeros((4, 4), np.float32), np.array([[1, 2], [3, 4]], np.float32)
    wanted = x.copy()
    wanted[1:3, 1:4:2] = y
    np.testing.assert_array_equal(library.replace(x, y), wanted)


@pytest.mark.parametrize("which", [True, False])
def test_one_of_two_arguments(library, which):
    """Which one it is shows at run time."""
    x, y = np.ones(2, np.float32), np.zeros(2, np.float32)
    result = library.either(which, x, y)
    assert result.tolist() == [which, which]
    assert not np.shares_memory(result, x)


def test_elementwise_arithmetic():
    """Operations of `arith` and `math` on whole tensors, down to rank 0, and on bf16 and i1."""
    library = jitted("""
        func.func @double(%x: tensor<?xbf16>) -> tensor<?xbf16> {
          %r = arith.addf %x, %x : tensor<?xbf16>
          return %r : tensor<?xbf16>
        }
        func.func @both(%x: tensor<2x?xi1>, %y: tensor<2x?xi1>) -> tensor<2x?xi1> {
          %r = arith.andi %x, %y : tensor<2x?xi1>
          return %r : tensor<2x?xi1>
        }
        func.func @exp(%x: tensor<f32>) -> tensor<f32> {
          %r = math.exp %x : tensor<f32>
          return %r : tensor<f32>
        }""")
    halves = np.array([0.5, 1.5], ml_dtypes.bfloat16)
    assert library.double(halves).tolist() == [1, 3]
    x, y = np.array([[True, True], [False, False]]), np.array([[True, False], [True, False]])
    assert library.both(x, y).tolist() == [[True, False], [False, False]]
    assert library.exp(np.float32(0)) == 1


PARTIAL = """
#second = affine_map<(i, j) -> (j)>
#swapped = affine_map<(i, j) -> (j, i)>
#one = affine_map<(i) -> (i)>
#diagonal = affine_map<(i) -> (i, i)>
#column = affine_map<(i) -> (i, 0)>
func.func private @vector(%y: tensor<8xf32>) -> vector<8xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %v = vector.transfer_read %y[%c0], %zero : tensor<8xf32>, vector<8xf32>
  return %v : vector<8xf32>
}
func.func @row(%x: tensor<2x4xf32>, %y: tensor<8xf32>) -> tensor<2x4xf32> {
  %c0 = arith.constant 0 : index
  %v = call @vector(%y) : (tensor<8xf32>) -> vector<8xf32>
  %r = vector.transfer_write %v, %x[%c0, %c0] {permutation_map = #second}
      : vector<8xf32>, tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}
func.func @element(%x: tensor<2x4xf32>, %y: tensor<8xf32>) -> tensor<2x4xf32> {
  %c0 = arith.constant 0 : index
  %e = tensor.extract %y[%c0] : tensor<8xf32>
  %v = vector.broadcast %e : f32 to vector<f32>
  %r = vector.transfer_write %v, %x[%c0, %c0] : vector<f32>, tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}
func.func @block(%x: tensor<4x2xf32>, %y: tensor<8xf32>) -> tensor<4x2xf32> {
  %c0 = arith.constant 0 : index
  %v = call @vector(%y) : (tensor<8xf32>) -> vector<8xf32>
  %w = vector.shape_cast %v : vector<8xf32> to vector<4x2xf32>
  %r = vector.transfer_write %w, %x[%c0, %c0] {permutation_map = #swapped}
      : vector<4x2xf32>, tensor<4x2xf32>
  return %r : tensor<4x2xf32>
}
func.func @masked(%x: tensor<8xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %m = arith.constant dense<[true, false, true, false, false, false, false, true]> : vector<8xi1>
  %v = call @vector(%y) : (tensor<8xf32>) -> vector<8xf32>
  %r = vector.transfer_write %v, %x[%c0], %m : vector<8xf32>, tensor<8xf32>
  return %r : tensor<8xf32>
}
func.func @in_mask(%x: tensor<8xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %m = vector.create_mask %c3 : vector<8xi1>
  %v = call @vector(%y) : (tensor<8xf32>) -> vector<8xf32>
  %r = vector.mask %m { vector.transfer_write %v, %x[%c0] : vector<8xf32>, tensor<8xf32> }
      : vector<8xi1> -> tensor<8xf32>
  return %r : tensor<8xf32>
}
func.func @diagonal(%x: tensor<8x8xf32>, %y: tensor<8xf32>) -> tensor<8x8xf32> {
  %r = linalg.generic {indexing_maps = [#one, #diagonal], iterator_types = ["parallel"]}
      ins(%y : tensor<8xf32>) outs(%x : tensor<8x8xf32>) {
  ^bb0(%a: f32, %_: f32):
    linalg.yield %a : f32
  } -> tensor<8x8xf32>
  return %r : tensor<8x8xf32>
}
func.func @column(%x: tensor<8x3xf32>, %y: tensor<8xf32>) -> (tensor<8xf32>, tensor<8x3xf32>) {
  %e = tensor.empty() : tensor<8xf32>
  %r:2 = linalg.generic {indexing_maps = [#one, #one, #column], iterator_types = ["parallel"]}
      ins(%y : tensor<8xf32>) outs(%e, %x : tensor<8xf32>, tensor<8x3xf32>) {
  ^bb0(%a: f32, %_: f32, %__: f32):
    %b = arith.addf %a, %a : f32
    linalg.yield %b, %a : f32, f32
  } -> (tensor<8xf32>, tensor<8x3xf32>)
  return %r#0, %r#1 : tensor<8xf32>, tensor<8x3xf32>
}
func.func @last(%x: tensor<4xf32>, %y: tensor<4x?xf32>) -> tensor<4xf32> {
  %r = linalg.reduce ins(%y : tensor<4x?xf32>) outs(%x : tensor<4xf32>) dimensions = [1]
    (%a: f32, %_: f32) {
      linalg.yield %a : f32
    }
  return %r : tensor<4xf32>
}
"""


@pytest.fixture(scope="module")
def partial():
    return jitted(PARTIAL)


def negative(*shape):
    return -np.arange(1, np.prod(shape) + 1, dtype=np.float32).reshape(shape)


COUNTED = np.arange(1, 9, dtype=np.float32)


@pytest.mark.parametrize(
    ("name", "x", "written", "values"),
    [
        ("row", negative(2, 4), 0, [1, 2, 3, 4]),
        ("element", negative(2, 4), (0, 0), 1),
        ("block", negative(4, 2), np.s_[:2], [[1, 3], [2, 4]]),
        ("masked", negative(8), [0, 2, 7], [1, 3, 8]),
        ("in_mask", negative(8), np.s_[:3], [1, 2, 3]),
        ("diagonal", negative(8, 8), (range(8), range(8)), COUNTED),
        ("column", negative(8, 3), (range(8), 0), COUNTED),
    ],
)
def test_partial_writes(partial, name, x, written, values):
    """What an operation does not write keeps its value: MLIR takes these for writes of all."""
    expected = x.copy()
    expected[written] = values
    results = partial[name](x, COUNTED)
    result = results[-1] if isinstance(results, tuple) else results
    np.testing.assert_array_equal(result, expected)


def test_reduction_of_nothing(partial):
    """It writes nothing, so the output keeps its values."""
    assert partial.last(negative(4), COUNTED.reshape(4, 2)).tolist() == [2, 4, 6, 8]
    assert partial.last(negative(4), np.empty((4, 0), np.float32)).tolist() == [-1, -2, -3, -4]


EMPTY = """
func.func @join(%x: tensor<2x3xf32>, %none: tensor<0x3xf32>) -> tensor<4x3xf32> {
  %r = tensor.concat dim(0) %none, %x, %none, %x, %none
      : (tensor<0x3xf32>, tensor<2x3xf32>, tensor<0x3xf32>, tensor<2x3xf32>, tensor<0x3xf32>)
      -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
func.func @roll_by_0(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %none = tensor.extract_slice %x[0, 0] [0, 3] [1, 1] : tensor<2x3xf32> to tensor<0x3xf32>
  %a = tensor.cast %x : tensor<2x3xf32> to tensor<?x3xf32>
  %b = tensor.cast %none : tensor<0x3xf32> to tensor<?x3xf32>
  %r = tensor.concat dim(0) %a, %b : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @join_none(%none: tensor<0x3xf32>) -> tensor<0x6xf32> {
  %r = tensor.concat dim(1) %none, %none : (tensor<0x3xf32>, tensor<0x3xf32>) -> tensor<0x6xf32>
  return %r : tensor<0x6xf32>
}
func.func @pad(%none: tensor<0x2xindex>) -> tensor<2x3xindex> {
  %r = tensor.pad %none low[2, 0] high[0, 1] {
  ^bb0(%i: index, %j: index):
    %sum = arith.addi %i, %j : index
    tensor.yield %sum : index
  } : tensor<0x2xindex> to tensor<2x3xindex>
  return %r : tensor<2x3xindex>
}
func.func @pad_by(%none: tensor<0x2xindex>, %n: index) -> tensor<2x?xindex> {
  %r = tensor.pad %none low[2, 0] high[0, %n] {
  ^bb0(%i: index, %j: index):
    %sum = arith.addi %i, %j : index
    tensor.yield %sum : index
  } : tensor<0x2xindex> to tensor<2x?xindex>
  return %r : tensor<2x?xindex>
}
"""


def test_empty_tensors_are_joined_and_padded():
    """At the end of a result, where MLIR would refuse their place."""
    library = jitted(EMPTY)
    x, none = np.arange(6, dtype=np.float32).reshape(2, 3), np.zeros((0, 3), np.float32)
    assert library.join(x, none).tolist() == [*x.tolist(), *x.tolist()]
    assert library.roll_by_0(x).tolist() == x.tolist()
    assert library.join_none(none).shape == (0, 6)
    for padded in (library.pad(np.zeros((0, 2), int)), library.pad_by(np.zeros((0, 2), int), 1)):
        assert padded.tolist() == [[0, 1, 2], [1, 2, 3]]


SLICES = """
func.func @unranked(%x: tensor<3x4xf32>) -> (tensor<*xf32>, tensor<*xf32>) {
  %s = tensor.extract_slice %x[0, 1] [2, 2] [1, 2] : tensor<3x4xf32> to tensor<2x2xf32>
  %c = tensor.cast %s : tensor<2x2xf32> to tensor<*xf32>
  %d = tensor.cast %x : tensor<3x4xf32> to tensor<*xf32>
  return %c, %d : tensor<*xf32>, tensor<*xf32>
}
func.func @unranked_rows(%x: tensor<?x?xf32>, %n: index) -> tensor<*xf32> {
  %s = tensor.extract_slice %x[1, 1] [%n, 2] [2, 1] : tensor<?x?xf32> to tensor<?x2xf32>
  %c = tensor.cast %s : tensor<?x2xf32> to tensor<*xf32>
  return %c : tensor<*xf32>
}
func.func @insert(%s: tensor<1x?x?xf32>, %d: tensor<1x?x1x?xf32>) -> tensor<1x?x1x?xf32> {
  %c2 = arith.constant 2 : index
  %r = tensor.insert_slice %s into %d[0, 0, 0, 0] [1, %c2, 1, %c2] [1, 1, 1, 1]
      : tensor<1x?x?xf32> into tensor<1x?x1x?xf32>
  return %r : tensor<1x?x1x?xf32>
}
func.func @insert_at(%s: tensor<1x2x2xf32>, %d: tensor<1x?x1x?xf32>) -> tensor<1x?x1x?xf32> {
  %c1 = arith.constant 1 : index
  %r = tensor.insert_slice %s into %d[0, %c1, 0, %c1] [1, 2, 1, 2] [1, 1, 1, 1]
      : tensor<1x2x2xf32> into tensor<1x?x1x?xf32>
  return %r : tensor<1x?x1x?xf32>
}
func.func @insert_in_loop(%s: tensor<1x2x2xf32>, %d: tensor<1x?x1x?xf32>) -> tensor<1x?x1x?xf32> {
  %c1 = arith.constant 1 : index
  %r = scf.forall (%i) in (1) shared_outs(%o = %d) -> (tensor<1x?x1x?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[0, %c1, 0, %c1] [1, 2, 1, 2] [1, 1, 1, 1]
          : tensor<1x2x2xf32> into tensor<1x?x1x?xf32>
    }
  }
  return %r : tensor<1x?x1x?xf32>
}
func.func @extract(%d: tensor<1x?x1x?xf32>) -> tensor<1x?x?xf32> {
  %c2 = arith.constant 2 : index
  %r = tensor.extract_slice %d[0, 1, 0, 1] [1, %c2, 1, %c2] [1, 1, 1, 1]
      : tensor<1x?x1x?xf32> to tensor<1x?x?xf32>
  return %r : tensor<1x?x?xf32>
}
"""


EXCHANGES = {
    "parts of two outputs": ("%t", "%s"),
    "a new number, and a part": ("%c", "%s"),
    "a new number, and what is computed in a part": ("%c", "%u"),
    "what is computed, and a part": ("%u", "%s"),
}


@pytest.mark.parametrize("inserted", EXCHANGES.values(), ids=EXCHANGES)
def test_two_outputs_of_forall(inserted):
    """Each gets what the other was before."""
    part = "tensor<4xf32> to tensor<1xf32>"
    first, second = (
        f"tensor.parallel_insert_slice {value} into {output}[%i] [1] [1]"
        " : tensor<1xf32> into tensor<4xf32>"
        for value, output in zip(inserted, ("%p", "%q"), strict=True)
    )
    exchange = jitted(f"""
    func.func @f(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {{
      %c = arith.constant dense<7.0> : tensor<1xf32>
      %r:2 = scf.forall (%i) in (4) shared_outs(%p = %x, %q = %y)
          -> (tensor<4xf32>, tensor<4xf32>) {{
        %s = tensor.extract_slice %p[%i] [1] [1] : {part}
        %t = tensor.extract_slice %q[%i] [1] [1] : {part}
        %u = linalg.negf ins(%t : tensor<1xf32>) outs(%s : tensor<1xf32>) -> tensor<1xf32>
        scf.forall.in_parallel {{
          {first}
          {second}
        }}
      }}
      return %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>
    }}""").f
    x, y = np.arange(4, dtype=np.float32), np.arange(4, 8, dtype=np.float32)
    values = {"%s": x, "%t": y, "%u": -y, "%c": np.full(4, 7, np.float32)}
    for result, name in zip(exchange(x, y), inserted, strict=True):
        np.testing.assert_array_equal(result, values[name])


def test_slices():
    """They become unranked results, or drop some dimensions of size 1 and keep others."""
    library = jitted(SLICES)
    x = np.arange(20, dtype=np.float32).reshape(5, 4)
    small, whole = library.unranked(x[:3])
    assert (small == x[:2, 1::2]).all()
    assert (whole == x[:3]).all()
    assert (library.unranked_rows(x, 2) == x[1::2, 1:3]).all()
    place, part = x.reshape(1, 5, 1, 4), -np.ones((1, 2, 2), np.float32)
    for name, at in ("insert", 0), ("insert_at", 1), ("insert_in_loop", 1):
        expected = place.copy()
        expected[:, at : at + 2, 0, at : at + 2] = part
        assert (library[name](part, place) == expected).all()
    assert (library.extract(place) == place[:, 1:3, 0, 1:3]).all()


INSIDE = """
func.func @generic(%n: index) -> tensor<?xindex> {
  %c3 = arith.constant 3 : index
  %r = tensor.generate %n {
  ^bb0(%i: index):
    %e = tensor.empty() : tensor<4xindex>
    %g = linalg.generic {indexing_maps = [affine_map<(d) -> (d)>], iterator_types = ["parallel"]}
        outs(%e : tensor<4xindex>) {
    ^bb0(%o: index):
      %j = linalg.index 0 : index
      linalg.yield %j : index
    } -> tensor<4xindex>
    %v = tensor.extract %g[%c3] : tensor<4xindex>
    %w = arith.addi %v, %i : index
    tensor.yield %w : index
  } : tensor<?xindex>
  return %r : tensor<?xindex>
}
func.func @generate(%n: index) -> tensor<?xindex> {
  %c1 = arith.constant 1 : index
  %r = tensor.generate %n {
  ^bb0(%i: index):
    %size = arith.addi %i, %c1 : index
    %g = tensor.generate %size {
    ^bb0(%j: index):
      tensor.yield %j : index
    } : tensor<?xindex>
    %last = tensor.extract %g[%i] : tensor<?xindex>
    %half = arith.shrui %i, %c1 : index
    %middle = tensor.extract %g[%half] : tensor<?xindex>
    %v = arith.addi %last, %middle : index
    tensor.yield %v : index
  } : tensor<?xindex>
  return %r : tensor<?xindex>
}
"""


def test_indices_inside():
    """``cse`` would take the index of an inner operation for that of the one around it."""
    library = jitted(INSIDE)
    assert library.generic(3).tolist() == [3, 4, 5]
    assert library.generate(4).tolist() == [0 + 0, 1 + 0, 2 + 1, 3 + 1]


def test_a_global_that_changes(tmp_path):
    """What was loaded before the store stays as it was, and what is stored may be used again."""
    text = """
      ml_program.global private mutable @seed(dense<5> : tensor<i64>) : tensor<i64>
      func.func @next() -> (tensor<i64>, tensor<i64>) {
        %old = ml_program.global_load @seed : tensor<i64>
        %three = arith.constant dense<3> : tensor<i64>
        %new = arith.addi %old, %three : tensor<i64>
        ml_program.global_store @seed = %new : tensor<i64>
        return %old, %new : tensor<i64>, tensor<i64>
      }"""
    for each in (jitted(text), loaded(text, tmp_path)):
        assert [[int(n) for n in each.next()] for _ in range(2)] == [[5, 8], [8, 11]]
