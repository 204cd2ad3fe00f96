"""What IREE's runtime cannot read: each record by its path, each type once, each warning once."""

import json
import re
from collections import Counter

import pytest
from extras import import_extra
from hypothesis import given
from test_attach import SIGNATURES, module_of

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.iree.demotion import demote
from mlir_abi.dialect_attrs.iree.json_records import record_of
from mlir_abi.dialect_attrs.iree.runtime_limits import Raises, Signed, leaf_outcome, problems
from mlir_abi.dialect_attrs.iree_abi import IreeAbi
from mlir_abi.dialect_attrs.raw import raw_type
from mlir_abi.dialect_attrs.structure import leaf_paths
from mlir_abi.dialect_attrs.types import Array, Float, Int
from mlir_abi.passes.attach import Attach
from mlir_abi.passes.support.diagnostics import PassError, diagnostic_handler
from mlir_abi.passes.support.signatures import FunctionSignatures

runtime = import_extra("iree.runtime", "iree")


@pytest.fixture
def vm():
    """Without one, IREE's lists and types crash the process."""
    return runtime.VmInstance()


@pytest.fixture(autouse=True)
def _context():
    with ir.Context() as context, diagnostic_handler(lambda *_: None):
        context.allow_unregistered_dialects = True
        yield


def problems_of(inputs, results):
    """The kind and path of each problem, and the record."""
    abi = IreeAbi.parse(json.dumps({"a": inputs, "r": results}))
    warnings = problems(abi.inputs, abi.results)
    return [(each.kind, each.path, json.loads(each.record.encoded)) for each in warnings]


def test_paths_are_index_paths():
    """Positions and keys from the root; a keyword argument begins with its key."""
    nest = ["sdict", ["a", ["stuple", "f16"]], ["b", ["slist", "i32", "i1"]]]
    assert problems_of(["f32", nest, ["named", "k", nest]], []) == [
        ("argument", (1, "a", 0), "f16"),
        ("argument", (1, "b", 1), "i1"),
        ("argument", ("k", "a", 0), "f16"),
        ("argument", ("k", "b", 1), "i1"),
    ]


def test_paths_of_results():
    """One result is the root, and several stand at their positions."""
    assert problems_of([], ["i1"]) == [("result", (), "i1")]
    assert problems_of([], [["stuple", "i32", "i1"]]) == [("result", (1,), "i1")]
    assert problems_of([], ["i32", "i1"]) == [("result", (1,), "i1")]
    assert problems_of([], [["py_homogeneous_list", "unknown"]]) == [("result", (), "unknown")]


def test_keyword_arguments_come_last():
    """Each positional one behind a keyword is a problem, beside what is wrong with itself."""
    keyword = ["named", "k", "i32"]
    assert problems_of(["i32", keyword], []) == []
    assert problems_of([keyword, "i32", keyword, "i1"], []) == [
        ("argument", (0,), "i32"),
        ("argument", (1,), "i1"),
        ("argument", (1,), "i1"),
    ]


def test_null_is_a_problem_of_arguments_only():
    """As it is of gaps."""
    assert problems_of([["slist", None]], [["slist", None]]) == [("argument", (0, 0), None)]


def test_outcomes_are_sentences():
    """Who does what, with which words, and when."""
    raises = leaf_outcome("argument", Float("bf16", 16))
    assert isinstance(raises, Raises)
    assert str(raises) == (
        'IREE\'s runtime raises ValueError "Unrecognized reflection primitive type: bf16" '
        "when it looks the function up"
    )
    assert leaf_outcome("result", Int(8, "u")) == Signed(8)
    assert str(Signed(8)) == (
        "IREE's runtime reads it as i8, so that values from 128 on are refused or come back "
        "negative"
    )


@pytest.mark.parametrize(
    "record",
    [
        *(None, "unknown", "i1", "i4", "i8", "i64", "f16", "bf16", "f32", "f64"),
        *([kind, "i8"] for kind in ("slist", "stuple", "py_homogeneous_list")),
        *(["ndarray", element, 1, 2] for element in ("i1", "i8", "f16", "bf16", "f64")),
        ["ndarray", "complex<f32>", 1, 2],
    ],
)
@pytest.mark.usefixtures("vm")
def test_the_lookup_raises_what_iree_raises(record):
    """When it reads the record of an argument."""
    abi = IreeAbi.parse(json.dumps({"a": [record], "r": []}))
    raised = [each.outcome for each in problems(abi.inputs, abi.results)]
    try:
        runtime.function.ArgumentPacker(runtime.function._invoke_statics, [record])
    except (RuntimeError, ValueError) as error:
        [outcome] = raised
        assert (outcome.stage, outcome.error) == ("looks the function up", type(error).__name__)
        assert outcome.message in str(error)
    else:
        assert raised == []


@pytest.mark.parametrize("name", ["i8", "i16", "i32", "i64", "f16", "bf16"])
@pytest.mark.usefixtures("vm")
def test_the_result_raises_what_iree_raises(name):
    """The VM gives all of these as an integer, which IREE then converts."""
    values = runtime.VmVariantList(1)
    values.push_int(1)
    raised = [
        each.outcome for each in problems((), IreeAbi.parse(f'{{"a":[],"r":["{name}"]}}').results)
    ]
    try:
        runtime.function.VM_TO_PYTHON_CONVERTERS[name](None, values, 0, name)
    except runtime.function.ReturnError as error:
        assert raised == [Raises("decodes the result", "ReturnError", str(error))]
    else:
        assert raised == []


def test_arrays_of_these_elements_are_read_from_results():
    """All that IREE has an element type for; complex<f32> is one, i4 is none."""
    names = ["i1", "i4", "i8", "i16", "i32", "i64", "f16", "bf16", "f32", "f64", "f80"]
    names += ["complex<f32>", "complex<f64>"]
    abi = IreeAbi.parse(json.dumps({"a": [], "r": [["ndarray", name, 1, 2] for name in names]}))
    unread = [names[each.path[0]] for each in problems((), abi.results)]
    assert unread == [name for name in names if name not in runtime.dtypes._ABI_TYPE_TO_INFO]


@pytest.mark.parametrize("unsupported", ["warn", "omit", "error"])
def test_nothing_is_said_of_a_function_with_a_memref(unsupported):
    """IREE loads none; without the memref there is much to say."""
    said = []
    with diagnostic_handler(lambda *what: said.append(what)):
        Attach(unsupported=unsupported).run(
            module_of(["bf16", "memref<4xbf16>"], ["i1", "tuple<ui8>"]).operation
        )
        assert said == []
        with pytest.raises(PassError, match="argument #0 of @f has type 'bf16': IREE's runtime"):
            Attach(unsupported="error").run(module_of(["bf16"], []).operation)


def signature_of(signature):
    """The signature value of a module with one function."""
    module = module_of(*signature)  # its operations do not keep it alive
    return FunctionSignatures().of(module.body.operations[0].operation)


@given(SIGNATURES)
def test_types_and_records_have_the_same_problems(signature):
    """What `problems` finds in the records is what `leaf_outcome` says of the types there."""
    value = signature_of(signature)
    expected = []
    for kind, root, types in (
        ("argument", value.input_structure, value.flat_inputs),
        ("result", value.result_structure, value.flat_results),
    ):
        for (_, path), type_ in zip(leaf_paths(root), types, strict=True):
            outcome = leaf_outcome(kind, type_)
            if isinstance(outcome, Raises):
                expected.append((kind, path, outcome))
    abi = IreeAbi.of(value)
    actual = [(each.kind, each.path, each.outcome) for each in problems(abi.inputs, abi.results)]
    assert actual == expected


@given(SIGNATURES)
def test_what_is_omitted_had_problems(signature):
    """With ``omit`` a function has no JSON, or one without problems; ``error`` agrees."""
    value = signature_of(signature)
    leaves = [("argument", each) for each in value.flat_inputs]
    leaves += [("result", each) for each in value.flat_results]
    memrefs = [each for _, each in leaves if isinstance(each, Array) and each.container == "memref"]
    fine = memrefs or not any(leaf_outcome(*leaf) for leaf in leaves)

    module = module_of(*signature)
    Attach(unsupported="omit").run(module.operation)
    assert ("iree.abi" in module.body.operations[0].attributes["iree.reflection"]) == bool(fine)
    try:
        Attach(unsupported="error").run(module_of(*signature).operation)
    except PassError as error:
        assert not fine
        assert len(error.diagnostics) == sum(leaf_outcome(*leaf) is not None for leaf in leaves)
    else:
        assert fine


@given(SIGNATURES)
def test_one_warning_for_one_type(signature):
    """Each type that has a problem is named once, with the number of its places."""
    warnings = []
    with diagnostic_handler(lambda severity, _, message: warnings.append(message)):
        Attach().run(module_of(*signature).operation)
    named = [re.search(r"ha(?:s|ve) type '(.*?)'(?:, which|:|$)", each)[1] for each in warnings]
    assert len(named) == len(set(named))
    expected = Counter()
    value = signature_of(signature)
    leaves = [("argument", each) for each in value.flat_inputs]
    leaves += [("result", each) for each in value.flat_results]
    is_loaded = not any(str(type_).startswith("memref") for _, type_ in leaves)
    for kind, type_ in leaves:
        unknown = "U1!" in str(raw_type(type_).encoded) or "unknown" in record_of(type_).encoded
        expected[str(type_)] += unknown or (is_loaded and leaf_outcome(kind, type_) is not None)
    for type_, message in zip(named, warnings, strict=True):
        counts = re.match(r"(.+) of 1 function, first ", message)
        stated = sum(map(int, re.findall(r"(\d+) (?:arg|res)", counts[1]))) if counts else 1
        assert stated == expected.pop(type_)
    assert not +expected


@given(SIGNATURES)
def test_demotion_leaves_no_f64(signature):
    """Neither in scalars nor in tensors of known rank; and a second time changes nothing."""
    once = demote(signature_of(signature))
    assert demote(once) == once
    for type_ in (*once.flat_inputs, *once.flat_results):
        assert str(type_) not in ("f64", "complex<f64>")
        if isinstance(type_, Array) and type_.container == "tensor" and type_.shape is not None:
            assert "f64" not in str(type_)
            assert ir.Type.parse(type_.text).element_type == ir.Type.parse(str(type_.element))
