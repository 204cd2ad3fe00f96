"""The tree over flat values: from types, from index paths, and what makes none."""

import os
import pickle
import re
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mlir_abi.dialect_attrs.structure import (
    MAX_DEPTH,
    MAX_ELEMENTS,
    MAX_GAPS,
    MAX_INDEX,
    Dict,
    Leaf,
    Mixed,
    Sequence,
    StructureError,
    argument_paths,
    arguments,
    gaps,
    leaf_paths,
    results,
)
from mlir_abi.dialect_attrs.types import Int, Tuple, leaves

I32 = Int(32)


def sequence(*children):
    """A sequence without gaps."""
    return Sequence(tuple(enumerate(children)))


@pytest.mark.parametrize(
    ("types", "paths", "tree"),
    [
        ([], None, None),
        ([I32], None, sequence(Leaf(0))),
        ([I32, I32], None, sequence(Leaf(0), Leaf(1))),
        ([Tuple(())], None, sequence(Sequence(()))),
        ([Tuple((I32, Tuple((I32,)))), I32], None,
         sequence(sequence(Leaf(0), sequence(Leaf(1))), Leaf(2))),
        ([I32, I32], [(1,), (0,)], sequence(Leaf(1), Leaf(0))),
        ([I32, I32], [(0, "b"), (0, "a")],
         sequence(Dict((("a", Leaf(1)), ("b", Leaf(0)))))),
        ([I32], [(0, 2)], sequence(Sequence(((2, Leaf(0)),)))),
        ([Tuple((I32, I32)), I32], [(0, "x"), (0, "y")],
         sequence(Dict((("x", sequence(Leaf(0), Leaf(1))), ("y", Leaf(2)))))),
        ([I32, I32], [("b",), ("a",)], Dict((("a", Leaf(1)), ("b", Leaf(0))))),
        ([I32, I32, I32], [("k",), (0,), ("j", 0)],
         Mixed(sequence(Leaf(1)), Dict((("j", sequence(Leaf(2))), ("k", Leaf(0)))))),
        ([I32, I32], [("é",), ("z",)], Dict((("z", Leaf(1)), ("é", Leaf(0))))),
    ],
)  # fmt: skip
def test_arguments(types, paths, tree):
    """Without paths argument i stands at [i]; strings at the root are keywords."""
    assert arguments(types, paths) == tree


@pytest.mark.parametrize(
    ("paths", "outs", "places"),
    [
        ([], [], None),
        ([None, None], [False, True], None),
        ([None, (0,)], [False, True], None),
        ([(0,), None, None], [False, False, True], None),
        ([(0, "a"), (2,)], [False, False], [(0, "a"), (2,)]),
        ([(5,), (0,)], [False, True], [(5,), (6,)]),
        ([None, (1, "a"), None, (0,)], [True, False, True, False], [(2,), (1, "a"), (3,), (0,)]),
        ([("x",), None], [False, True], [("x",), (0,)]),
        ([("x",), (3,), None], [False, False, True], [("x",), (3,), (4,)]),
        ([(), None], [False, True], [(), (0,)]),
    ],
)
def test_argument_paths(paths, outs, places):
    """What results go to stands behind the positions of the others, which need a path each."""
    assert argument_paths(paths, outs) == places


@pytest.mark.parametrize(
    ("types", "paths", "tree"),
    [
        ([], None, None),
        ([I32], None, Leaf(0)),
        ([I32], [()], Leaf(0)),
        ([I32], [(0,)], sequence(Leaf(0))),
        ([I32, I32], None, sequence(Leaf(0), Leaf(1))),
        ([Tuple((I32, I32))], None, sequence(Leaf(0), Leaf(1))),
        ([Tuple(())], None, Sequence(())),
        ([Tuple((I32,)), I32], None, sequence(sequence(Leaf(0)), Leaf(1))),
        ([I32, I32], [("b",), ("a",)], Dict((("a", Leaf(1)), ("b", Leaf(0))))),
    ],
)
def test_results(types, paths, tree):
    """Without paths a single result is the root, and several stand at [i]."""
    assert results(types, paths) == tree


@pytest.mark.parametrize(
    ("paths", "entry", "message"),
    [
        ([(0, "x"), (0, 1)], 1, "strings (got 1 in [0, 1] beside 'x')"),
        ([(0, 1), (0, "x")], 1, "strings (got 'x' in [0, 'x'] beside 1)"),
        ([(0,), (0,)], 1, "the place [0] is taken already"),
        ([(0,), (0, 1)], 1, "[0, 1] leads through [0], which is a value"),
        ([(0, 1), (0,)], 1, "the place [0] is taken already"),
        ([(0, 1), (0, 1, 2)], 1, "[0, 1, 2] leads through [0, 1], which is a value"),
        ([(-1,), (0,)], 0, "an index must be 0 to 65535 (got -1 in [-1])"),
        ([(0,), (MAX_INDEX + 1,)], 1, "an index must be 0 to 65535 (got 65536 in [65536])"),
        ([(0,), (MAX_INDEX,)], 1, "at most 4096 gaps in all (got 65534)"),
        ([("x",), (MAX_GAPS + 1,)], 1, "at most 4096 gaps in all (got 4097)"),
        ([(), (0,)], 0, "an empty index path is for a single value"),
    ],
)
def test_errors(paths, entry, message):
    """The entry whose path does not fit, and why."""
    with pytest.raises(StructureError) as error:
        arguments([I32, I32], paths)
    assert str(error.value).endswith(message)
    assert error.value.entry == entry


def test_results_have_no_keywords_beside_positions():
    """Only the root of arguments may mix its keys."""
    with pytest.raises(StructureError, match="all integers or all strings"):
        results([I32, I32], [(0,), ("x",)])


def nested(depth):
    """Tuples in tuples."""
    type_ = I32
    for _ in range(depth):
        type_ = Tuple((type_,))
    return type_


def test_depth():
    """Paths and tuples count together; the stated depth is the last that is taken."""
    arguments([nested(MAX_DEPTH - 1)], [(0,)])
    arguments([I32], [(0,) * MAX_DEPTH])
    for type_, path in ((nested(MAX_DEPTH), (0,)), (I32, (0,) * (MAX_DEPTH + 1))):
        with pytest.raises(StructureError, match=f"at most {MAX_DEPTH} levels deep"):
            arguments([type_], [path])
    results([nested(MAX_DEPTH)], None)
    with pytest.raises(StructureError, match=f"at most {MAX_DEPTH} levels deep"):
        results([nested(MAX_DEPTH + 1)], None)


def doubled(leaf, times):
    """A tuple of two tuples of two tuples…, one value shared at each level."""
    type_ = leaf
    for _ in range(times):
        type_ = Tuple((type_, type_))
    return type_


@pytest.mark.parametrize("leaf", [I32, Tuple(())])
def test_shared_tuples(leaf):
    """A few types that say 2**60 values are an error at once, values or empty tuples alike."""
    with pytest.raises(StructureError, match=f"at most {MAX_ELEMENTS} elements") as error:
        arguments([I32, doubled(leaf, 60)], None)
    assert error.value.entry == 1


def test_elements_count_together():
    """All tuples of the arguments, at every level: 2 + 4 + … + 2**15, and one more."""
    exactly = [doubled(I32, 15), Tuple((I32,))]
    assert len(leaf_paths(arguments(exactly, None))) == 2**15 + 1
    with pytest.raises(StructureError, match=f"at most {MAX_ELEMENTS} elements") as error:
        results([*exactly, I32, Tuple((I32,))], None)
    assert error.value.entry == 3
    assert len(arguments([I32] * (MAX_ELEMENTS + 1), None).items) == MAX_ELEMENTS + 1


@pytest.mark.parametrize("keys", [(0, 1, 0), ("a", "b", "a"), (0, "k", 0)])
def test_gaps_count_together(keys):
    """Those of all lists of the arguments; the error is about the path with the greatest index."""
    most = [(*keys[:1], MAX_GAPS - 10), (*keys[1:2], 10), (*keys[2:], 0)]
    assert gaps(arguments([I32] * 3, most)) == MAX_GAPS - 1
    most[1] = (keys[1], 11)
    assert gaps(arguments([I32] * 3, most)) == MAX_GAPS
    most[1] = (keys[1], 12)
    with pytest.raises(StructureError, match=f"at most {MAX_GAPS} gaps in all .got {MAX_GAPS + 1}"):
        arguments([I32] * 3, most)


def test_the_entry_of_too_many_gaps():
    """The argument with the greatest index, wherever that is in its path."""
    with pytest.raises(StructureError, match="gaps in all") as error:
        results([I32] * 3, [("a", 1), ("b", MAX_GAPS + 2, "c"), ("c", 2)])
    assert error.value.entry == 1


def test_order_is_the_nodes_own():
    """Keys ascend, and strings by their bytes, however a node was made."""
    assert Sequence(((1, Leaf(0)), (0, Leaf(1)))).items == ((0, Leaf(1)), (1, Leaf(0)))
    ascending = Dict((("z", Leaf(1)), ("é", Leaf(0)), ("\udcff", Leaf(2))))
    assert Dict(ascending.items[::-1]) == ascending
    assert [key for key, _ in ascending.items] == ["z", "é", "\udcff"]


@pytest.mark.parametrize("index", [-1, True, 1.0, "1", None, 2**63])
def test_leaves_are_numbered(index):
    """A leaf has the number of a flat value."""
    with pytest.raises(ValueError, match="an index must be an integer from 0") as error:
        Leaf(index)
    assert str(error.value).endswith(f"(got {index!r})")


@pytest.mark.parametrize(
    ("node", "keys", "message"),
    [
        (Sequence, [-1], "a key of a sequence must be an integer from 0 (got -1)"),
        (Sequence, [0, True], "a key of a sequence must be an integer from 0 (got True)"),
        (Sequence, ["a"], "a key of a sequence must be an integer from 0 (got 'a')"),
        (Sequence, [1, 0, 1], "the keys must differ (got [1, 0, 1])"),
        (Dict, [b"a"], "a key of a dict must be a string (got b'a')"),
        (Dict, ["a", 0], "a key of a dict must be a string (got 0)"),
        (Dict, ["a", "a"], "the keys must differ (got ['a', 'a'])"),
        (Dict, ["\ud800"], "'utf-8' codec can't encode character '\\ud800'"),
    ],
)
def test_keys(node, keys, message):
    """A node that no language could spell is not made."""
    with pytest.raises(ValueError, match=re.escape(message)):
        node(tuple((key, Leaf(i)) for i, key in enumerate(keys)))


def test_errors_travel_between_processes():
    """A copy of an error says the same."""
    error = pickle.loads(pickle.dumps(StructureError("the place [0] is taken already", 1)))
    assert (str(error), error.entry) == ("the place [0] is taken already", 1)


@pytest.mark.parametrize("seed", ["1", "2"])
def test_trees_travel_between_processes(seed):
    """What another process made, where texts have other hashes, is found among one's own."""
    paths = [(0, *("k",) * (MAX_DEPTH - 1)), ("x",)]
    make = (
        "import pickle, sys; from mlir_abi.dialect_attrs import structure, types;"
        f"tree = structure.arguments([types.Int(32)] * 2, {paths});"
        "sys.stdout.buffer.write(pickle.dumps(tree))"
    )
    environment = {**os.environ, "PYTHONHASHSEED": seed}
    process = subprocess.run(
        [sys.executable, "-c", make], env=environment, stdout=subprocess.PIPE, check=True
    )
    assert pickle.loads(process.stdout) in {arguments([I32, I32], paths)}


@pytest.mark.parametrize(
    ("root", "paths"),
    [
        (None, []),
        (Leaf(0), [()]),
        (Dict(()), []),
        (sequence(Leaf(0), Leaf(1)), [(0,), (1,)]),
        (sequence(Dict((("weights", sequence(Leaf(2), Leaf(0))),)), Leaf(1)),
         [(0, "weights", 1), (1,), (0, "weights", 0)]),
        (Mixed(sequence(Leaf(1)), Dict((("j", sequence(Leaf(2))), ("k", Leaf(0))))),
         [("k",), (0,), ("j", 0)]),
    ],
)  # fmt: skip
def test_leaf_paths(root, paths):
    """The way to each flat value, in their order."""
    assert leaf_paths(root) == list(enumerate(paths))


TYPES = st.recursive(
    st.just(I32), lambda inner: st.lists(inner, max_size=3).map(lambda t: Tuple(tuple(t)))
)


@given(st.lists(TYPES, min_size=1, max_size=4))
def test_leaves_are_numbered_in_order(types):
    """The tree of tuples has every flat value once, in the order of the flat types."""
    root, flat = arguments(types, None), leaves(tuple(types))
    places = leaf_paths(root)
    assert [index for index, _ in places] == list(range(len(flat)))
    assert sorted(path for _, path in places) == [path for _, path in places]
    for index, path in places:
        type_ = Tuple(tuple(types))
        for key in path:
            type_ = type_.elements[key]
        assert type_ == flat[index]


@given(st.lists(TYPES, max_size=4))
def test_leaf_paths_make_the_same_tree(types):
    """The paths of the leaves, as index paths of the flat values, say what the tuples said."""
    flat = leaves(tuple(types))
    root = arguments(types, None)
    again = arguments(flat, [path for _, path in leaf_paths(root)])
    assert leaf_paths(again) == leaf_paths(root)
