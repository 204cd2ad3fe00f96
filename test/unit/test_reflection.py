"""Reflections: their texts, their records, and what they are read from."""

import json
import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest
from hostile import outcome
from hypothesis import given
from hypothesis import strategies as st
from strategies import ANY_TEXT, KEYS

import mlir_abi
from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.reflection.record import Convention, FunctionReflection, Value
from mlir_abi.dialect_attrs.reflection.value import FLAGS, flat_values
from mlir_abi.dialect_attrs.signature import SignatureError
from mlir_abi.dialect_attrs.size_expressions import IndexArgument
from mlir_abi.dialect_attrs.structure import MAX_DEPTH
from mlir_abi.dialect_attrs.type_parser import parse_type
from mlir_abi.dialect_attrs.types import Array, Other
from mlir_abi.passes.support.classify import Classifier

TYPES = """
i0; complex<i0>; i1; i8; i64; i16777215; si8; ui32; index
f16; bf16; tf32; f32; f64; f80; f128; f4E2M1FN; f6E2M3FN; f6E3M2FN; f8E3M4; f8E4M3; f8E4M3FN
f8E4M3FNUZ; f8E4M3B11FNUZ; f8E5M2; f8E5M2FNUZ; f8E8M0FNU; complex<f32>; complex<i8>
tuple<>; tuple<i32>; tuple<i32, tuple<f32, memref<4xi8>>>
tensor<9223372036854775807xf32>; tensor<f32>; tensor<4xf32>; tensor<?x4xi1>; tensor<*xf32>
tensor<0x3xcomplex<f64>>
tensor<4xf32, "a">; tensor<4xf32, "a>b">; tensor<4xf32, "a,b">; tensor<4xf32, "a\\22,[">
tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>
tensor<4xvector<2xf32>>; tensor<4x!foo.bar<4xi>>
memref<?xi8, strided<[-9223372036854775807], offset: 9223372036854775807>>
memref<f32>; memref<4xf32>; memref<?x?xf32>; memref<*xf32>; memref<*xf32, 1>; memref<4xf32, 1>
memref<4xf32, 1 : i32>; memref<4xf32, -1 : i32>; memref<4xf32, "x">; memref<4xf32, "x>">
memref<4xf32, #gpu.address_space<workgroup>>; memref<4xf32, strided<[2]>>
memref<4x4xf32, strided<[4, 1]>>; memref<?x?xf32, strided<[?, 1], offset: ?>>
memref<?x?xf32, strided<[?, -1], offset: 3>, 2>; memref<f32, strided<[], offset: 2>>
memref<4xf32, strided<[2]>, 2 : i32>; memref<4xf32, strided<[2]>, "x">
memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>
memref<4x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>
memref<4x4xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>
memref<4xmemref<2xf32>>; memref<4xvector<2x[4]xf32>>; memref<4xindex>
vector<4xf32>; vector<f32>; vector<[4]xi8>; none; () -> (); (i32, f32) -> (tensor<4xf32>, i1)
(i32) -> f32; ((i32) -> f32) -> (); !llvm.ptr; !llvm.ptr<1>; !llvm.struct<(i32, ptr)>
!llvm.struct<"n>a", (i32)>; !llvm.array<4 x i8>; !foo.bar<"a>b", [x, y], {z = 1}>; !foo.x
"""
TYPE_TEXTS = re.split(r"[;\n] *", TYPES.strip())


@pytest.fixture
def context():
    with ir.Context() as context, ir.Location.unknown():
        context.allow_unregistered_dialects = True
        yield context


@pytest.mark.parametrize("text", TYPE_TEXTS)
def test_a_type_is_read_as_mlir_reads_it(context, text):
    """Without MLIR the same value is found."""
    type_ = ir.Type.parse(text)
    wanted = Classifier()[type_]
    read = parse_type(str(type_))
    if "affine_map" in text:  # only MLIR computes the strides of a map
        read = read._replace(layout=wanted.layout)
    assert read == wanted
    spelled = Value(wanted).encode()
    assert ir.Type.parse(spelled) == type_ or "affine_map" in text
    actual = parse_type(spelled)
    if isinstance(wanted, Array):
        assert actual._replace(text="") == wanted._replace(text="")
    else:
        assert actual == wanted


@pytest.mark.parametrize(
    "map_",
    [
        "(d0, d1) -> (d0 * 8 + d1 * 2 + 7)",
        "(d0, d1)[s0] -> (d0 * 8 + d1 * 2 + s0)",
        "(d0, d1)[s0] -> (d0 * s0 + d1)",
    ],
)
def test_an_affine_map_is_written_as_its_strides(context, map_):
    """In MLIR's spelling, and of MLIR's values."""
    type_ = ir.MemRefType(ir.Type.parse(f"memref<4x4xf32, affine_map<{map_}>>"))
    written = Value(Classifier()[type_]).encode()
    strided = ir.MemRefType(ir.Type.parse(written))
    assert (str(strided), str(strided.layout)[:8]) == (written, "strided<")
    assert strided.get_strides_and_offset() == type_.get_strides_and_offset()


SIMPLE_TYPES = st.sampled_from([t for t in TYPE_TEXTS if "affine_map" not in t])
SOME_TYPES = st.recursive(
    SIMPLE_TYPES,
    lambda types: st.lists(types, max_size=3).map(lambda elements: f"tuple<{', '.join(elements)}>"),
    max_leaves=6,
)


@given(SOME_TYPES)
def test_nested_types_are_read_as_mlir_reads_them(text):
    """Tuples of tuples of any types."""
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        type_ = ir.Type.parse(text)
        assert repr(parse_type(str(type_))) == repr(Classifier()[type_])


HOSTILE_TYPE = st.text(st.sampled_from('<>[](){},->"\\x?*4i tuplecomxnsrfd:é'))


@given(HOSTILE_TYPE | ANY_TEXT)
def test_no_text_breaks_the_type_parser(text):
    """A value that can be written again, or an error with an offset."""
    actual = outcome(parse_type, text)
    if not isinstance(actual, int):
        assert str(actual)


@pytest.mark.parametrize(
    "text",
    [
        *("", " i32", "tuple<i32", "tuple<i32,>", "tuple<,i32>", "tensor<>", "complex<index>"),
        *("(]", "memref<2xf32, strided<[x]>>"),
    ],
)
def test_what_is_no_type_is_an_error(text):
    """Each is refused with its offset."""
    with pytest.raises(SignatureError, match="at byte"):
        parse_type(text)


def test_a_type_is_nested_only_so_deep():
    """Deeper is an error, not a crash."""
    parse_type("tuple<" * MAX_DEPTH + "i32" + ">" * MAX_DEPTH)
    with pytest.raises(SignatureError, match="at most"):
        parse_type("tuple<" * 10_000 + "i32" + ">" * 10_000)


def test_digits_of_other_scripts_are_no_numbers():
    """They are letters of a type that is not known."""
    for text in ("i1\u0663", "f8E4M\u0663", "tensor<\u0663xf32>"):
        assert str(parse_type(text)) == text
    assert parse_type("i1\u0663") == Other("i1\u0663")


NAMES = st.none() | KEYS | st.sampled_from(["x", "y.0", "a b"])


@st.composite
def _arguments(draw):
    """Values whose paths, if they have any, differ in the first key, so that they make a tree."""
    types = [parse_type(text) for text in draw(st.lists(SIMPLE_TYPES, max_size=4))]
    roots = draw(
        st.lists(st.integers(0, 9) | KEYS, min_size=4, max_size=4, unique=True) | st.none()
    )
    values = []
    for i, type_ in enumerate(types):
        rest = draw(st.lists(st.integers(0, 9) | KEYS, max_size=2))
        path = None if roots is None else (roots[i], *rest)
        flags = draw(st.fixed_dictionaries(dict.fromkeys(FLAGS, st.booleans())))
        if path and isinstance(path[0], str):  # strings and integers do not mix
            flags["out"] = False
        values.append(Value(type_, draw(NAMES), path, **flags))
    return tuple(values)


REFLECTIONS = st.builds(
    FunctionReflection,
    KEYS,
    _arguments(),
    st.lists(SIMPLE_TYPES.map(lambda text: Value(parse_type(text))), max_size=3).map(tuple),
    st.none()
    | st.builds(
        Convention, KEYS, st.sampled_from(["mlir", "target"]), st.sampled_from([16, 32, 64])
    ),
    st.none() | KEYS,
    st.sampled_from(["definition", "import"]),
)


@given(REFLECTIONS)
def test_a_record_gives_the_reflection_back(reflection):
    """Nothing is lost, and the pictures of both are the same."""
    text = reflection.encode()
    assert text.isascii()
    read = FunctionReflection.parse(text)
    assert read == reflection
    assert read.encode() == text
    assert str(read) == str(reflection)
    assert read._repr_html_() == reflection._repr_html_()


@pytest.mark.parametrize("bits", [1, 2**24 - 1])
def test_the_narrowest_and_the_widest_index(bits):
    """A record keeps every width that the option index-bitwidth takes."""
    reflection = FunctionReflection("f", (), (), Convention("w", "mlir", bits))
    assert FunctionReflection.parse(reflection.encode()) == reflection


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.sampled_from(["i32", "x", "memref<f32>"]),
    lambda values: (
        st.lists(values, max_size=3)
        | st.dictionaries(st.sampled_from(["name", "path", "out", "a"]), values, max_size=3)
    ),
    max_leaves=8,
)
RECORD_KEYS = [
    *("mlir_abi", "name", "kind", "arguments", "results"),
    *("wrapper", "c_abi", "index_bits", "allocator", "tvm_ffi", "plain_c", "attached"),
    "other",
]


@given(st.dictionaries(st.sampled_from(RECORD_KEYS), JSON), st.booleans())
def test_no_record_breaks_the_parser(record, is_whole):
    """Any JSON is a reflection or a `SignatureError`."""
    if is_whole:
        whole = {"mlir_abi": 1, "name": "f", "kind": "import", "arguments": [], "results": []}
        record = {**whole, **record, "mlir_abi": 1}
    try:
        str(FunctionReflection.parse(json.dumps(record)))
    except SignatureError as error:
        assert "\n" not in str(error)


RECORD = {"mlir_abi": 1, "name": "f", "kind": "definition", "arguments": ["i32"], "results": []}


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"mlir_abi": 2}, "of version 1"),
        ({"mlir_abi": True}, r"of version 1 \(got True\)"),
        ({"mlir_abi": 1.0}, r"of version 1 \(got 1.0\)"),
        ({"arguments": [["i32", {"path": [0, 4098]}]]}, r"at most 4096 gaps in all \(got 4098\)"),
        ({"name": 3}, "name must be a string"),
        ({"kind": "other"}, "kind must be definition or import"),
        ({"arguments": {}}, "arguments must be a list"),
        ({"arguments": [3]}, "a value must be a type"),
        ({"arguments": [["memref<?xf32>", {"sizes": 1}]]}, "sizes must be a list"),
        ({"arguments": [["memref<?xf32>", {"sizes": [1, 2]}]]}, "sizes must have one entry for"),
        ({"arguments": [["memref<3xf32>", {"sizes": [2]}]]}, "sizes must have the sizes of"),
        ({"arguments": [["memref<*xf32>", {"sizes": [2]}]]}, "whose rank is not known"),
        ({"arguments": [["memref<?xf32>", {"sizes": [2.0]}]]}, "must have names and numbers"),
        ({"arguments": [["memref<?xf32>", {"sizes": [True]}]]}, "must have names and numbers"),
        ({"arguments": [["memref<?xf32>", {"sizes": ["*/"]}]]}, "must have names and numbers"),
        ({"arguments": [["tuple<i1>", {"sizes": ["n"]}]]}, "must have a list for each leaf"),
        ({"arguments": [["t\nx", {"sizes": ["n"]}]]}, r"each size of 't\\nx' \(got"),
        ({"arguments": [["i32", {"name": 1}]]}, "a name must be a string"),
        ({"arguments": [["i32", {"path": [1.5]}]]}, "a path must be a list"),
        ({"arguments": [["i32", {"annotations": []}]]}, "annotations must be an object of strings"),
        ({"results": [["i32", {"annotations": {"a": 1}}]]}, "annotations must be an object"),
        ({"arguments": [["i32", {"path": [0]}], ["i32", {"path": [0]}]]}, "taken already"),
        ({"arguments": [["i32", {"path": [0], "out": True}]] * 2}, "taken already"),
        ({"arguments": [["i32", {"path": ["\ud800"]}]]}, "surrogates not allowed"),
        ({"wrapper": "w", "c_abi": "mlir"}, "index_bits must be a number"),
        ({"wrapper": "w", "c_abi": "mlir", "index_bits": 0}, r"a number of bits \(got 0\)"),
        ({"wrapper": "w", "c_abi": "c", "index_bits": 64}, "c_abi must be mlir or target"),
        (
            {"wrapper": "w", "c_abi": "mlir", "index_bits": 32, "pointer_bits": "32"},
            r"pointer_bits must be a multiple of 8 \(got '32'\)",
        ),
        (
            {"wrapper": "w", "c_abi": "mlir", "index_bits": 32, "pointer_bits": 7},
            r"pointer_bits must be a multiple of 8 \(got 7\)",
        ),
        ({"allocator": []}, "allocator must be a string"),
        ({"attached": 5}, r"attached must be a list of strings \(got 5\)"),
        ({"attached": ["f", 1]}, "attached must be a list of strings"),
    ],
)
def test_what_is_no_record_is_an_error(changes, message):
    """Each says what is wrong."""
    FunctionReflection.parse(json.dumps(RECORD))
    with pytest.raises(SignatureError, match=message) as error:
        FunctionReflection.parse(json.dumps({**RECORD, **changes}))
    assert error.value.offset == 0


@pytest.mark.parametrize("text", ["", "{", "3", "[" * 100_000, b"\xff"])
def test_what_is_no_json_is_no_record(text):
    """Nesting without end is no crash."""
    with pytest.raises(SignatureError, match="reflection record") as error:
        FunctionReflection.parse(text)
    assert error.value.offset == 0


def test_a_record_has_the_names_of_sizes():
    """Numbers, names and null for an array; for a tuple, a list for each leaf."""
    values = [
        ["memref<?x4x?xf32>", {"sizes": ["n", 4, None]}],
        ["tuple<i1, tuple<memref<?xf32>>>", {"sizes": [[], ["n"]]}],
    ]
    reflection = FunctionReflection.parse(json.dumps({**RECORD, "arguments": values}))
    assert json.loads(reflection.encode())["arguments"] == values
    assert [value.sizes for value in reflection.arguments] == [("n", 4, None), ((), ("n",))]
    assert str(reflection) == "f(f32[n, 4, ?], [i1, [f32[n]]]) -> None"


def test_a_record_marks_derived_conditions():
    """All conditions are in the key that older versions read; one more lists those derived."""
    values = [["memref<?xf32>", {"sizes": ["n"]}]]
    conditions = {"size_conditions": ["n >= 2", "n >= 4"], "derived_conditions": ["n >= 4"]}
    reflection = FunctionReflection.parse(json.dumps({**RECORD, "arguments": values, **conditions}))
    assert [each.derived for each in reflection.conditions] == [False, True]
    record = json.loads(reflection.encode())
    assert {key: record[key] for key in conditions} == conditions


def test_conditions_on_indices_have_a_key_of_their_own():
    """Older versions read names of sizes in the other keys; here a1 is the argument 1."""
    values = [["memref<?xf32>", {"sizes": ["n"]}], "index"]
    conditions = {"size_conditions": ["n >= 2"], "index_conditions": ["a1 >= 0", "n >= a1 + 1"]}
    reflection = FunctionReflection.parse(json.dumps({**RECORD, "arguments": values, **conditions}))
    assert [each.derived for each in reflection.conditions] == [False, True, True]
    assert reflection.conditions[2].holds({"n": 3, IndexArgument(1): 2})
    assert not reflection.conditions[2].holds({"n": 3, IndexArgument(1): 3})
    record = json.loads(reflection.encode())
    assert {key: record[key] for key in conditions} == conditions
    assert "derived_conditions" not in record


@pytest.mark.parametrize(
    ("conditions", "message"),
    [
        ({"index_conditions": ["a0 >= 0"]}, "a condition on sizes without names (got a0 >= 0)"),
        ({"index_conditions": ["a2 >= 0"]}, "a condition on sizes without names (got a2 >= 0)"),
        ({"size_conditions": ["a1 >= 0"]}, "a condition on sizes without names (got a1 >= 0)"),
        ({"index_conditions": ["a1"]}, "index_conditions must be like b >= 1"),
        ({"index_conditions": "a1 >= 0"}, "index_conditions must be a list of strings"),
    ],
)
def test_a_record_with_another_condition_on_an_index(conditions, message):
    values = [["memref<?xf32>", {"sizes": ["n"]}], "index"]
    with pytest.raises(SignatureError, match=re.escape(message)):
        FunctionReflection.parse(json.dumps({**RECORD, "arguments": values, **conditions}))


def test_a_record_has_no_keys_without_a_value():
    """Only those that every function has."""
    text = '{"mlir_abi":1,"name":"f","kind":"definition","arguments":[],"results":[]}'
    assert FunctionReflection("f", (), ()).encode() == text


def test_the_keys_of_a_record():
    """Libraries keep them: a later version reads what an earlier one wrote."""
    text = (
        '{"mlir_abi":1,"name":"f","kind":"import",'
        '"arguments":[["i32",{"annotations":{"iree.abi.output":"0"}}]],"results":["f32"],'
        '"wrapper":"w","c_abi":"target","index_bits":32,"allocator":"g","plain_c":1,'
        '"tvm_ffi":true,"unlike_c":true,"has_fences":true,"attached":["f"]}'
    )
    output = Value(parse_type("i32"), annotations=(("iree.abi.output", "0"),))
    values = (output,), (Value(parse_type("f32")),)
    convention = Convention("w", "target", 32)
    reflection = FunctionReflection(
        "f",
        *values,
        convention,
        "g",
        "import",
        True,
        ("f",),
        plain_c=True,
        unlike_c=True,
        has_fences=True,
    )
    assert FunctionReflection.parse(text) == reflection
    assert reflection.encode() == text


@pytest.mark.parametrize(("name", "keys"), [("x" * 250_000, ()), (None, ("x" * 250_000,))])
def test_the_labels_of_all_tuples_are_limited_together(name, keys):
    """Each label has the name and the keys, here of 250,000 characters."""
    values = [Value(parse_type("tuple<i1, i8>"), name, (*keys, i)) for i in range(3)]
    one = FunctionReflection("f", tuple(values[:2]), ())
    assert FunctionReflection.parse(one.encode()) == one
    three = replace(one, arguments=tuple(values))
    with pytest.raises(SignatureError, match=r"at most 1000000 .* in all \(got 1500000\)") as error:
        FunctionReflection.parse(three.encode())
    assert error.value.offset == 0


def test_the_elements_of_a_tuple_have_paths():
    """From that of the tuple, or from its position."""
    pair = parse_type("tuple<i1, tuple<i8>>")
    flat = flat_values([Value(pair), Value(pair, "x", ("k", 3))])
    assert [(value.name, value.path) for value in flat] == [
        *((None, (0, 0)), (None, (0, 1, 0))),
        *(("x.0", ("k", 3, 0)), ("x.1.0", ("k", 3, 1, 0))),
    ]


PICTURES = [
    ("()", "f() -> None"),
    ("(%x: i32) -> f32", "f(i32) -> f32"),
    ('(%x: i32 {iree.abi.name = "x"}) -> (f32, i1)', "f(x: i32) -> (f32, i1)"),
    ("(%x: tuple<i32, tuple<f32>>) -> tuple<i1>", "f([i32, [f32]]) -> (i1,)"),
    ('(%x: tuple<i1, i8> {iree.abi.name = "x"}) -> tuple<>', "f(x: [i1, i8]) -> ()"),
    ('(%x: i32 {iree.abi.index_path = [1, "a"]})', 'f(None, {"a": i32}) -> None'),
    ('(%x: i32 {iree.abi.index_path = [""]})', 'f(*, "": i32) -> None'),
    (
        '(%a: i1 {iree.abi.index_path = ["k"]}, %b: i8 {iree.abi.index_path = [0], '
        'iree.abi.name = "x"}, %c: i16 {iree.abi.index_path = ["a b", 1]})',
        'f(x: i8, *, "a b": [None, i16], k: i1) -> None',
    ),
    (
        '() -> (i8 {iree.abi.index_path = ["b"]}, i1 {iree.abi.index_path = ["a", 0]})',
        'f() -> {"a": (i1,), "b": i8}',
    ),
    (
        "(%x: i32 {iree.abi.index_path = [1]}, "
        '%a: i8 {bufferize.result, iree.abi.index_path = ["a", 1]}) '
        '-> (i1 {iree.abi.index_path = ["a", 0]})',
        'f(None, i32) -> {"a": (i1, i8)}',
    ),
    ("(%x: i32, %a: i8 {bufferize.result}) -> i1", "f(i32) -> (i8, i1)"),
    ("(%a: i8 {bufferize.result, iree.abi.index_path = [7]})", "f() -> (" + "None, " * 7 + "i8)"),
    ('(%x: !foo.bar<"\\0A">)', 'f(!foo.bar<"\\0A">) -> None'),
    (
        f"({', '.join(f'%a{i}: memref<?x?xf32>' for i in range(6))})",
        "f(\n" + "    memref<?x?xf32>,\n" * 6 + ") -> None",
    ),
]


def function(signature):
    """A private function @f, which is declared."""
    return ir.Module.parse(f"func.func private @f{re.sub('%[a-z0-9]+: ', '', signature)}")


@pytest.mark.parametrize(("signature", "text"), PICTURES)
def test_str(context, signature, text):
    """A signature in the notation of Python."""
    module = function(signature)  # what an op view is of must not be collected before it
    op = module.body.operations[0]
    assert str(mlir_abi.reflect(op)["f"]) == text


def test_a_line_has_at_most_100_columns():
    """One column more, and each argument gets its own line."""
    longest = FunctionReflection("f" * 87, (Value(parse_type("i32")),), ())
    assert str(longest) == f"{'f' * 87}(i32) -> None"
    assert len(str(longest)) == 100
    longer = replace(longest, name="f" * 88)
    assert str(longer) == f"{'f' * 88}(\n    i32,\n) -> None"


def test_nothing_that_a_terminal_obeys_is_in_a_text():
    """Neither from a name nor from a type, which a hostile record could have."""
    value = Value(parse_type("!a<é\x1b\n>"), "\x1b\n", ("\x07",))
    text = str(FunctionReflection("\x1b", (value,), ()))
    assert text == r'"\u001b"(*, "\u0007": !a<é\x1b\n>) -> None'


class Cells(HTMLParser):
    """The texts of the cells, row by row, and the tags."""

    def __init__(self, text):
        super().__init__()
        self.rows, self.tags, self.others, self._open = [], [], [], []
        self.feed(text)
        self.close()
        assert self._open == []

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        self._open.append(tag)
        if tag == "tr":
            self.rows.append([])
        elif tag in ("td", "th"):
            self.rows[-1].append("")

    def handle_endtag(self, tag):
        assert self._open.pop() == tag

    def handle_data(self, data):
        if {"td", "th"} & set(self._open):
            self.rows[-1][-1] += data
        else:
            self.others.append(data)


def test_html():
    """A row for each flat value; markup in names is text."""
    reflection = FunctionReflection(
        "<b>",
        (
            Value(parse_type("tuple<i1, tuple<i8>>"), "x"),
            Value(parse_type("memref<?xf32>"), "<i>&", readonly=True, noalias=True),
        ),
        (Value(parse_type("f32")),),
    )
    html = reflection._repr_html_()
    assert Cells(html).rows[1:] == [
        ["argument", "x[0]", "i1", ""],
        ["argument", "x[1][0]", "i8", ""],
        ["argument", "<i>&", "memref<?xf32>", "readonly noalias"],
        ["result", "result", "f32", ""],
    ]
    assert Cells(html).others == ['"<b>"']
    assert set(Cells(html).tags) == {"table", "caption", "code", "thead", "tbody", "tr", "th", "td"}
