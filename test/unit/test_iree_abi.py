"""iree.abi JSON; expected texts are IREE's grammar and what its removed producer wrote."""

import json

import pytest
from hostile import outcome
from hypothesis import given
from hypothesis import strategies as st
from strategies import ANY_TEXT, IREE_ABIS

from mlir_abi.dialect_attrs.function import FunctionSignature
from mlir_abi.dialect_attrs.iree.json_records import (
    Named,
    NdArray,
    Null,
    Primitive,
    PyHomogeneousList,
    SDict,
    SList,
    STuple,
    UnknownRecord,
    record_of,
)
from mlir_abi.dialect_attrs.iree_abi import IreeAbi
from mlir_abi.dialect_attrs.signature import SignatureError
from mlir_abi.dialect_attrs.structure import MAX_DEPTH, Leaf, arguments, results
from mlir_abi.dialect_attrs.types import Array, Float, Int, Other, Tuple

F32, I32 = Primitive("f32"), Primitive("i32")
ARRAY = NdArray(F32, (1, None))


@pytest.mark.parametrize(
    ("record", "text", "description"),
    [
        (I32, '"i32"', "i32"),
        (Primitive("bf16"), '"bf16"', "bf16"),
        (Null(), "null", "None"),
        (UnknownRecord(), '"unknown"', "?"),
        (NdArray(F32, ()), '["ndarray","f32",0]', "f32[]"),
        (ARRAY, '["ndarray","f32",2,1,null]', "f32[1,?]"),
        (NdArray(F32, None), '["ndarray","f32",null]', "f32[*]"),
        (NdArray(F32, None, (3, 4)), '["ndarray","f32",3,4]', "f32[rank 3, dims 4]"),
        (NdArray(F32, None, (None, 1, None)), '["ndarray","f32",null,1,null]',
         "f32[rank ?, dims 1,?]"),
        (NdArray(F32, None, (2,)), '["ndarray","f32",2]', "f32[rank 2, dims none]"),
        (NdArray(F32, None, ()), '["ndarray","f32"]', "f32[no rank]"),
        (NdArray(UnknownRecord(), (2,)), '["ndarray","unknown",1,2]', "?[2]"),
        (
            NdArray(Primitive("complex<f64>"), (2,)),
            '["ndarray","complex<f64>",1,2]',
            "complex<f64>[2]",
        ),
        (SList(()), '["slist"]', "[]"),
        (SList((F32, Null(), I32)), '["slist","f32",null,"i32"]', "[f32, None, i32]"),
        (STuple((F32,)), '["stuple","f32"]', "(f32,)"),
        (STuple((F32, ARRAY)), '["stuple","f32",["ndarray","f32",2,1,null]]', "(f32, f32[1,?])"),
        (SDict(()), '["sdict"]', "{}"),
        (SDict((("a", F32),)), '["sdict",["a","f32"]]', "{'a': f32}"),
        (SDict((('"', I32), ("é", F32))), '["sdict",["\\"","i32"],["é","f32"]]',
         "{'\"': i32, 'é': f32}"),
        (PyHomogeneousList(SList((F32,))), '["py_homogeneous_list",["slist","f32"]]',
         "list[[f32]]"),
    ],
)  # fmt: skip
def test_records(record, text, description):
    """Each record, as argument and as result: value, JSON and description belong together."""
    signature = IreeAbi((record,), (record,))
    encoded = f'{{"a":[{text}],"r":[{text}],"v":1}}'
    assert signature.encode() == encoded
    assert IreeAbi.parse(encoded) == signature
    assert signature.describe() == f"({description}) -> ({description})"
    assert json.loads(encoded)["a"] == [json.loads(text)]


def test_keywords():
    """A keyword argument is a record of its own, at the top of the arguments."""
    signature = IreeAbi((F32, Named("x", SList((I32,)))), (F32, I32))
    assert signature.encode() == (
        '{"a":["f32",["named","x",["slist","i32"]]],"r":["f32","i32"],"v":1}'
    )
    assert IreeAbi.parse(signature.encode()) == signature
    assert signature.describe() == "(f32, x=[i32]) -> (f32, i32)"


def test_keywords_that_are_no_names():
    """They are in quotes, so that the description is one line and has no commas of theirs."""
    keywords = IreeAbi(tuple(Named(key, F32) for key in ("é", "a\n", "x=i8, y", "")), ())
    assert keywords.describe() == r"(é=f32, 'a\n'=f32, 'x=i8, y'=f32, ''=f32) -> ()"


def test_the_order_of_keys_counts():
    """IREE passes the values in the order that was written: another is another signature."""
    written = '{"a":[["sdict",["b","f32"],["a","i32"]]],"r":[],"v":1}'
    assert IreeAbi.parse(written).encode() == written
    assert IreeAbi.parse(written) != IreeAbi((SDict((("a", I32), ("b", F32))),), ())


def test_keys_of_a_structure_are_sorted():
    """By their UTF-8 bytes: U+FFFF is before U+10000, unlike in UTF-16."""
    keys = ["b", "", "é", "\U00010000", "a", "Z", "\uffff", "\0"]
    written = json.loads(abi_of([Int(8)] * 8, [(0, key) for key in keys], [], None))
    assert [key for key, _ in written["a"][0][1:]] == [
        "", "\0", "Z", "a", "b", "é", "\uffff", "\U00010000"
    ]  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        ' {"x": [1.5], "r" : [ ], "a":[ "\\u0066\\u0033\\u0032" ] }\n',
        b'{"a":["f32"],"r":[]}',
        '{"a":["f32"],"r":[],"x":[NaN,' + "1" * 5_000 + "]}",
        '{"a":["x"],"r":[],"a":["f32"]}',
        '{"x":' + "[" * 150 + "]" * 150 + ',"a":["f32"],"r":[]}',
        '{"x":"' + "[" * 1_000 + '","a":["f32"],"r":[]}',
    ],
    ids=["space", "bytes", "numbers", "last", "deep", "string"],
)
def test_what_iree_passes_over_is_passed_over(text):
    """A missing version, unknown keys, white space and escapes; of equal keys the last counts."""
    assert IreeAbi.parse(text) == IreeAbi((F32,), ())


@pytest.mark.parametrize(
    ("text", "message", "offset"),
    [
        ("", "not JSON: Expecting value", 0),
        ("{", "not JSON", 1),
        ("é", "not JSON", 0),
        ('{"é" 1}', "not JSON", 6),
        ("[]", "the signature must be an object", 0),
        ("null", "the signature must be an object", 0),
        ('{"a":[]}', "the signature must have a list 'r'", 0),
        ('{"a":{},"r":[]}', "the signature must have a list 'a'", 5),
        ('{"r":[],"a":1}', "the signature must have a list 'a'", 12),
        ('{"a":[],"r":[],"v":2}', "the version must be 1 (got 2)", 19),
        ('{"a":[],"r":[],"v":true}', "the version must be 1 (got True)", 19),
        ('{"a":["f32", "foo"],"r":[]}', "'foo' is not a primitive type", 13),
        ('{"a":["complex<f32>"],"r":[]}', "'complex<f32>' is not a primitive type", 6),
        ('{"a":[1],"r":[]}', "a record must be a string, null or a list", 6),
        ('{"a":[NaN],"r":[]}', "a record must be a string, null or a list", 6),
        ('{"a":[{}],"r":[]}', "a record must be a string, null or a list", 6),
        ('{"a":[[]],"r":[]}', "a record must be a string, null or a list", 6),
        ('{"a":[["tuple"]],"r":[]}', "'tuple' is not a kind of record", 6),
        ('{"a":[[["slist"]]],"r":[]}', "['slist'] is not a kind of record", 6),
        ('{"a":[["slist",["x"]]],"r":[]}', "'x' is not a kind of record", 15),
        ('{"a":[],"r":[["named","x","f32"]]}', "'named' is not a kind of record", 13),
        ('{"a":[["slist",["named","x","f32"]]],"r":[]}', "'named' is not a kind of record", 15),
        ('{"a":[["named","x"]],"r":[]}', 'a keyword must be ["named", key, record]', 6),
        ('{"a":[["named",1,"f32"]],"r":[]}', "a key must be a string of UTF-8 (got 1)", 15),
        ('{"a":[["ndarray"]],"r":[]}', 'an array must be ["ndarray"', 6),
        ('{"a":[["ndarray",["slist"],1,1]],"r":[]}', 'an array must be ["ndarray"', 6),
        ('{"a":[["ndarray","f",1,1]],"r":[]}', "'f' is not a primitive type", 17),
        ('{"a":[["ndarray","f32",true,1]],"r":[]}', "the rank must be null or a number", 23),
        ('{"a":[["ndarray","f32",1,-1]],"r":[]}', "a dim must be null or a number", 25),
        ('{"a":[["ndarray","f32",1,1.5]],"r":[]}', "a dim must be null or a number", 25),
        ('{"a":[["ndarray","f32",1,9223372036854775808]],"r":[]}', "a dim must be null", 25),
        ('{"a":[["sdict","a"]],"r":[]}', "a slot must be [key, record]", 15),
        ('{"a":[["sdict",["a"]]],"r":[]}', "a slot must be [key, record]", 15),
        ('{"a":[["sdict",["a","f32"],["a","f32"]]],"r":[]}', "the key 'a' is there already", 28),
        ('{"a":[["sdict",["\\ud800","f32"]]],"r":[]}', "a key must be a string of UTF-8", 16),
        ('{"a":[["py_homogeneous_list"]],"r":[]}', "'py_homogeneous_list' is not a kind", 6),
        ('{"a":["f32",' + "1" * 5_000 + '],"r":[]}', "a record must be a string, null or", 12),
        ('{"a":[["ndarray","f32",1,' + "1" * 5_000 + ']],"r":[]}', "a dim must be null", 25),
        ('{"a":[["named",' + "1" * 5_000 + ',null]],"r":[]}', "a key must be a string", 15),
        ('{"a":[],"a":["f32","x"],"r":[]}', "'x' is not a primitive type", 19),
        ('{"a":["f32"], "r":[], "a" : 1 }', "the signature must have a list 'a'", 28),
        ('{"a":["é" ,\t"x"],"r":[]}', "'é' is not a primitive type", 6),
        ('{"a":["f32"],"r":["f32" ,\n null\t, "é" ]}', "'é' is not a primitive type", 34),
        (b'{"a":["f32"],"r":["\xff"]}', "not UTF-8", 19),
        (b'{"a":["f32"],"r":["\xc3\xa9"]}', "'é' is not a primitive type", 18),
        ('{"a":["\ud800"],"r":[]}', "'\\ud800' is not a primitive type", 6),
        ('{"r":["i8"],"x":"\\"' + "[" * 300 + '","a":[1]}', "a record must be a string", 326),
    ],
)  # fmt: skip
def test_errors(text, message, offset):
    """What is wrong, and at which byte: nothing is guessed at."""
    with pytest.raises(SignatureError) as error:
        IreeAbi.parse(text)
    assert str(error.value).startswith(message)
    assert error.value.offset == offset


@pytest.mark.parametrize(
    ("kind", "fields", "message"),
    [
        (Primitive, ["index"], "'index' is not a primitive type"),
        (Primitive, ['f32"'], "'f32\"' is not a primitive type"),
        (Primitive, ["unknown"], "'unknown' is not a primitive type"),
        (Primitive, ["complex<f16>"], "'complex<f16>' is not a primitive type"),
        (NdArray, ["f32", ()], "an element must be a Primitive or UnknownRecord (got 'f32')"),
        (NdArray, [Null(), ()], "an element must be a Primitive or UnknownRecord (got Null())"),
        (NdArray, [F32, (-1,)], "a dim must be None or a number of elements (got -1)"),
        (NdArray, [F32, (1, 2**63)], f"a dim must be None or a number of elements (got {2**63})"),
        (NdArray, [F32, (True,)], "a dim must be None or a number of elements (got True)"),
        (
            SDict,
            [(("a", F32), ("b", F32), ("a", I32))],
            "the keys must differ (got ['a', 'b', 'a'])",
        ),
        (SDict, [(("\udcff", F32),)], "a key must be a string of UTF-8 (got '\\udcff')"),
        (SDict, [((b"a", F32),)], "a key must be a string of UTF-8 (got b'a')"),
        (Named, ["\ud800", F32], "a key must be a string of UTF-8 (got '\\ud800')"),
        (Named, [0, F32], "a key must be a string of UTF-8 (got 0)"),
    ],
)
def test_records_that_no_text_says(kind, fields, message):
    """They are not made: what is written could not be read."""
    with pytest.raises(TypeError if "element must" in message else ValueError) as error:
        kind(*fields)
    assert str(error.value) == message


def test_keys_that_are_not_utf8():
    """SIP has them, JSON has not."""
    with pytest.raises(ValueError, match="a key must be a string of UTF-8"):
        abi_of([Int(8)], [(0, "\udcff")], [], None)


def f32(*dims):
    """A tensor of f32."""
    return Array("tensor", Float("f32", 32), dims, f"tensor<{'x'.join(map(str, dims))}xf32>")


def abi_of(inputs, input_paths, outputs, output_paths):
    """The text for a function of these types and index paths."""
    return IreeAbi.of(
        FunctionSignature.of(
            tuple(inputs),
            tuple(outputs),
            arguments(inputs, input_paths),
            results(outputs, output_paths),
        )
    ).encode()


A = '["ndarray","f32",1,16]'


@pytest.mark.parametrize(
    ("signature", "text"),
    [
        (([], None, [], None), '{"a":[],"r":[],"v":1}'),
        (
            ([f32(16)] * 2, None, [f32(16)] * 2, None),
            f'{{"a":[{A},{A}],"r":[["stuple",{A},{A}]],"v":1}}',
        ),
        (([f32(16)], None, [f32(16)], None), f'{{"a":[{A}],"r":[{A}],"v":1}}'),
        (([f32(16)], [(0,)], [f32(16)], [()]), f'{{"a":[{A}],"r":[{A}],"v":1}}'),
        (
            ([f32(16)], None, [f32(16)] * 2, [(0, 0), (0, 1)]),
            f'{{"a":[{A}],"r":[["stuple",["stuple",{A},{A}]]],"v":1}}',
        ),
        (
            ([f32(16)] * 2, [(0, "b"), (0, "a", 1)], [f32(16)], [("k",)]),
            f'{{"a":[["sdict",["a",["slist",null,{A}]],["b",{A}]]],"r":[["sdict",["k",{A}]]],"v":1}}',
        ),
        (
            ([f32(16), Int(8)], [("k",), (0,)], [Tuple(())], None),
            f'{{"a":["i8",["named","k",{A}]],"r":[["stuple"]],"v":1}}',
        ),
        (([Int(8)], [("k",)], [], None), '{"a":[["named","k","i8"]],"r":[],"v":1}'),
        (([Int(8)], [("k", 0)], [], None), '{"a":[["named","k",["slist","i8"]]],"r":[],"v":1}'),
        (([Int(8)], [(2,)], [], None), '{"a":[null,null,"i8"],"r":[],"v":1}'),
        (
            ([Int(8)] * 2, [(1,), (4,)], [Int(8)] * 3, [(0,), (2, 0), (2, 3)]),
            '{"a":[null,"i8",null,null,"i8"],'
            '"r":[["stuple","i8",null,["stuple","i8",null,null,"i8"]]],"v":1}',
        ),
        (
            (
                [f32(16)] * 4 + [f32()],
                [(0, "dict", "a"), (0, "dict", "b"), (0, "list", 0), (0, "list", 1), (1,)],
                [f32(16)] * 4,
                [("dict", "a"), ("dict", "b"), ("list", 0), ("list", 1)],
            ),
            f'{{"a":[["sdict",["dict",["sdict",["a",{A}],["b",{A}]]],["list",["slist",{A},{A}]]],'
            f'["ndarray","f32",0]],"r":[["sdict",["dict",["sdict",["a",{A}],["b",{A}]]],'
            f'["list",["stuple",{A},{A}]]]],"v":1}}',
        ),
        (
            (
                [f32(16), f32(16), f32()],
                [("a",), ("b",), ("scalar",)],
                [f32(16), f32(16), f32()],
                [("dict", "a"), ("dict", "b"), ("dict", "scalar")],
            ),
            f'{{"a":[["named","a",{A}],["named","b",{A}],["named","scalar",["ndarray","f32",0]]],'
            f'"r":[["sdict",["dict",["sdict",["a",{A}],["b",{A}],["scalar",["ndarray","f32",0]]]]]],'
            '"v":1}',
        ),
    ],
)
def test_of_a_function(signature, text):
    """Keywords come last, gaps are null, results with a structure are one record, of tuples.

    Those of `dict_nest` and `kwargs` are IREE's saved_model_to_iree_abi.mlir, word for word.
    """
    assert abi_of(*signature) == text


def nest(depth):
    """Lists in lists."""
    return '{"a":[' + '["slist",' * depth + '"f32"' + "]" * depth + '],"r":[]}'


def test_depth():
    """The stated depth is read, written and described; more is an error, however much more."""
    parsed = IreeAbi.parse(nest(MAX_DEPTH))
    assert IreeAbi.parse(parsed.encode()) == parsed
    assert parsed.describe().count("f32") == 1
    for depth in (MAX_DEPTH + 1, 200, 1_000, 100_000):
        with pytest.raises(SignatureError, match=f"at most {MAX_DEPTH} levels deep"):
            IreeAbi.parse(nest(depth))


@pytest.mark.parametrize("leaf", [f32(16), Other("!util.list<!util.list<i8>>")], ids=str)
def test_depth_is_that_of_the_structure(leaf):
    """What the deepest structure of types is written as can be read, whatever its leaves are."""
    keys = ("k",) * (MAX_DEPTH - 1)
    for paths in (None, [("x", *keys)], [(0, *keys)]):
        signature = IreeAbi.of(
            FunctionSignature.of(
                (leaf,), (leaf,), arguments((leaf,), paths), results((leaf,), paths)
            )
        )
        assert IreeAbi.parse(signature.encode()) == signature


@pytest.mark.parametrize("depth", [*range(195, 215), *range(940, 1_010, 3), 100_000])
@pytest.mark.parametrize("tail", ['"a":[],"r":[]}', '"a":[1],"r":[]}', '"r":[]}', "}"])
def test_depth_of_what_is_passed_over(depth, tail):
    """It is read or refused by its brackets alone, wherever the error is looked for."""
    text = '{"x":' + "[" * depth + "]" * depth + "," + tail
    actual = outcome(IreeAbi.parse, text)
    assert isinstance(actual, IreeAbi) == (depth < 204 and tail == '"a":[],"r":[]}')
    assert depth < 204 or actual == len('{"x":') + 203


def test_depth_behind_what_is_closed():
    """Brackets that are closed again count no more: those behind them are as deep as before."""
    closed = '{"x":[' + ",".join(["{}"] * 300) + "],"
    for brackets, is_read in ((203, True), (204, False)):
        text = closed + '"y":' + "[" * brackets + "]" * brackets + ',"a":[],"r":[]}'
        assert isinstance(outcome(IreeAbi.parse, text), IreeAbi) == is_read


def test_a_list_of_lists_has_the_record_of_its_elements():
    """As far as IREE's runtime converts them; a list of anything holds references."""
    of = {
        "!util.list<index>": ["py_homogeneous_list", "i64"],
        "!util.list<!util.list<f32>>": ["py_homogeneous_list", ["py_homogeneous_list", "f32"]],
        "!util.list<!util.list<?>>": ["py_homogeneous_list", None],
        "!util.list<?>": ["py_homogeneous_list", None],
        "!util.list<!hal.buffer>": ["py_homogeneous_list", None],
        "!util.list<vector<2xf32>>": "unknown",
    }
    assert {text: json.loads(record_of(Other(text)).encoded) for text in of} == of


def test_one_argument_is_not_the_root():
    """As one result is."""
    signature = FunctionSignature.of((f32(16),), (), Leaf(0), None)
    with pytest.raises(ValueError, match=r"^an argument cannot be the root of all arguments$"):
        IreeAbi.of(signature)


@pytest.mark.parametrize(
    ("dims", "contradictory"), [((4,), (2, 3)), (None, (1, 4)), (None, (0,)), (None, (None,))]
)
def test_a_shape_that_contradicts_nothing(dims, contradictory):
    """Only the sizes of a record whose rank is not their number are contradictory."""
    with pytest.raises(ValueError, match="the rank is the number of dims"):
        NdArray(F32, dims, contradictory)


@given(IREE_ABIS)
def test_round_trip(signature):
    """Whatever can be said is read back as it was, and is JSON."""
    assert IreeAbi.parse(signature.encode()) == signature
    assert list(json.loads(signature.encode())) == ["a", "r", "v"]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text()
    | st.sampled_from(["ndarray", "slist", "sdict", "named", "f32", "unknown"]),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)  # fmt: skip


@given(st.binary() | ANY_TEXT | JSON.map(json.dumps))
def test_anything(text):
    """A value, or an error inside the text."""
    outcome(IreeAbi.parse, text)


@given(IREE_ABIS, st.data())
def test_mutations(signature, data):
    """One character changed: an error, or a value that stands for itself."""
    text = signature.encode()
    at = data.draw(st.integers(0, len(text) - 1))
    changed = data.draw(st.sampled_from('[]{}",:0 \\') | st.characters())
    parsed = outcome(IreeAbi.parse, text[:at] + changed + text[at + 1 :])
    if isinstance(parsed, IreeAbi):
        assert IreeAbi.parse(parsed.encode()) == parsed


@given(st.lists(JSON, max_size=3), st.lists(JSON, max_size=3))
def test_any_records(inputs, outputs):
    """The same for what has the right keys."""
    text = json.dumps({"a": inputs, "r": outputs})
    parsed = outcome(IreeAbi.parse, text)
    if isinstance(parsed, IreeAbi):
        assert IreeAbi.parse(parsed.encode()) == parsed
