"""`mlir_abi.reflect`: from modules, ops, dictionaries and files, and what does not agree."""

import gc
import io
import pickle
import re
import subprocess
import sys
import warnings

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from strategies import IREE_ABIS, RAW_SIGNATURES, SIP_SIGNATURES

import mlir_abi
from mlir_abi import ReflectionError
from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.reflection.record import Convention, FunctionReflection
from mlir_abi.dialect_attrs.type_parser import parse_type
from mlir_abi.passes.support.diagnostics import diagnostic_handler
from mlir_abi.pipeline.run import run_pipeline


@pytest.fixture(autouse=True)
def context():
    with ir.Context() as context, ir.Location.unknown(), diagnostic_handler(lambda *_: None):
        context.allow_unregistered_dialects = True
        yield context


def attached(text, passes="abi-attach"):
    """A module with signatures."""
    module = ir.Module.parse(text)
    run_pipeline(module, f"builtin.module({passes})")
    return module


def entries(module):
    """The signatures of the first function."""
    attributes = module.body.operations[0].attributes["iree.reflection"]
    return {entry.name: entry.attr.value for entry in attributes}


def with_path(type_, path):
    """A result with an index path."""
    return f"{type_} {{iree.abi.index_path = {path}}}"


SIGNATURES = [
    ("", []),
    ("%x: i32", ["f32"]),
    ("%x: tensor<?x4xf32>, %y: tensor<ui8>", ["bf16", "tensor<2xi1>"]),
    ("%x: ui64, %y: tensor<4xui16>, %z: i1", []),
    ("%x: tensor<complex<f32>>, %y: tensor<*xf32>", ["f64"]),
    ("%x: tuple<i32, tuple<f32>, i8>", ["tuple<i1, f16>"]),
    ("", ["tuple<i1>", "f32"]),
    ('%x: i32 {iree.abi.index_path = [2, "a"]}, %y: f32 {iree.abi.index_path = [0]}', []),
    ('%x: i32 {iree.abi.index_path = ["k"]}, %y: f32 {iree.abi.index_path = ["a", 3]}', ["i8"]),
    ("", [with_path("i8", "[0]")]),
    ("", [with_path("i8", '["b"]'), with_path("i1", '["a"]')]),
    ('%x: i8 {iree.abi.index_path = [1]}, %y: i1 {iree.abi.index_path = ["k"]}', []),
    ("%x: !util.list<i8>", ["!util.list<f32>"]),
    ("%x: tuple<i1, tuple<>>", ["tuple<>"]),
]


def defined(arguments, results, name="f"):
    """A function that is defined."""
    types = ", ".join(result.partition(" {")[0] for result in results)
    values = ", ".join(f"%r#{i}" for i in range(len(results)))
    op = f'%r:{len(results)} = "x"() : () -> ({types})\n' if results else ""
    returned = f" {values} : {types}" if results else ""
    return f"func.func @{name}({arguments}) -> ({', '.join(results)}) {{ {op} return{returned} }}"


@pytest.mark.parametrize(("arguments", "results"), SIGNATURES)
@pytest.mark.parametrize("key", ["iree.abi", "d"])
def test_a_dictionary_says_what_the_types_say(arguments, results, key):
    """The flat types and the structure are those of the function, whose types are not there."""
    module = attached(defined(arguments, results), f"abi-attach{{key={key}}}")
    [wanted] = mlir_abi.reflect(module).values()
    [actual] = mlir_abi.reflect(entries(module)).values()
    assert (actual.name, actual.convention, actual.kind) == ("f", None, "definition")
    for one, other in (("flat_inputs", "input_structure"), ("flat_results", "result_structure")):
        assert getattr(actual.signature, one) == getattr(wanted.signature, one)
        assert getattr(actual.signature, other) == getattr(wanted.signature, other)


def test_a_record_has_the_sizes_of_each_leaf_of_a_tuple():
    """Also of one whose type tells all, beside one whose sizes have names."""
    type_ = "tuple<tensor<?xf32>, f32, tuple<tensor<5xi8>>>"
    module = ir.Module.parse(defined(f'%x: {type_} {{abi.dims = [["n"], [], [5]]}}', []))
    [actual] = mlir_abi.reflect(module).values()
    assert actual.arguments[0].sizes == (("n",), (), (5,))
    assert FunctionReflection.parse(actual.encode()) == actual
    assert [leaf.sizes for leaf in actual.flattened.arguments] == [("n",), None, None]


def test_a_dictionary_attribute_is_a_dictionary():
    """And entries of others are passed over."""
    text = '{f = "I6!B3!d4R4!S1!", other = 3, iree.abi.declaration = "async func @g(%x: i32)"}'
    [(name, actual)] = mlir_abi.reflect(ir.Attribute.parse(text)).items()
    assert (name, str(actual)) == ("g", "g(tensor<4xf32>) -> f32")


ONE = [
    ({"f": "I6!B3!d4R1!"}, "(tensor<4xf32>) -> None"),
    ({"f": "I7!S4!t10R1!"}, "(ui32) -> None"),
    ({"f": "I7!O1!U1!R1!"}, "(object, unknown) -> None"),
    ({"f": "I6!B3!d4R1!", "fv": "1", "fbr": "g"}, "(tensor<4xf32>) -> None"),
    ({"sip": "I17!D13!K2!a_1K2!b_0R3!_0"}, "(*, a: unknown, b: unknown) -> unknown"),
    ({"sip": "I1!R4!S1!"}, "() -> ()"),
    ({"iree.abi": '{"a":[["named","k","i8"],"f8"],"r":[]}'}, "(f8, *, k: i8) -> None"),
    ({"d": '{"a":[],"r":["i8","unknown"],"v":1}'}, "() -> (i8, unknown)"),
    ({"d": '{"a":[],"r":[["slist","i8"]],"v":1}'}, "() -> (i8,)"),
    ({"d": '{"a":[],"r":[["slist","i8",null,"i1"]],"v":1}'}, "() -> (i8, None, i1)"),
    ({"d": '{"a":[["py_homogeneous_list",["slist"]]],"r":[]}'}, "(!util.list<?>) -> None"),
    (
        {"d": '{"a":[["py_homogeneous_list",["py_homogeneous_list","i8"]]],"r":[]}'},
        "(!util.list<!util.list<i8>>) -> None",
    ),
    ({"d": '{"a":[["ndarray","unknown",null]],"r":[]}'}, "(tensor<*xunknown>) -> None"),
]


@pytest.mark.parametrize(("dictionary", "text"), ONE)
def test_one_attribute_is_enough(dictionary, text):
    """What it does not say is unknown."""
    assert str(mlir_abi.reflect(dictionary)[""]) == text


def test_an_unranked_tensor_is_a_tensor():
    """As it is of the type itself."""
    [function] = mlir_abi.reflect({"d": '{"a":[["ndarray","f32",null]],"r":[]}'}).values()
    [value] = function.arguments
    assert repr(value.type) == repr(parse_type("tensor<*xf32>"))


def test_the_attributes_that_a_function_has():
    """The signatures; neither their versions nor the name of an allocator."""
    dictionary = {"f": "I1!R1!", "fv": "1", "sip": "I1!R1!", "sipv": "1", "fbr": "g"}
    assert mlir_abi.reflect(dictionary)[""].attached == ("f", "sip")


def test_errors_travel_between_processes():
    """A copy of an error says the same."""
    error = ReflectionError(("a.mlir:1:1", "sip of @f: no\ngood"), ("", "nothing"))
    again = pickle.loads(pickle.dumps(error))
    assert str(again) == str(error) == "a.mlir:1:1: sip of @f: no good\nnothing"
    assert again.problems == error.problems


DIFFERENCES = [
    ({}, "there must be a signature: one of f, sip, iree.abi, d"),
    ({"other": "x"}, "there must be a signature"),
    ({"f": 3}, r"f: must be a string \(got 3\)"),
    ({"f": "I6!"}, "f: the span 'I' says 6 bytes"),
    ({"sip": "I1!"}, "sip: a span 'R' must stand here"),
    ({"iree.abi": "{"}, "iree.abi: not JSON"),
    ({"f": "I1!R1!", "fv": "2"}, "fv: must be '1' (got '2')"),
    ({"sip": "I1!R1!", "sipv": "0"}, "sipv: must be '1' (got '0')"),
    ({"iree.abi": '{"a":[],"r":[]}', "d": '{"a":["i8"],"r":[]}'}, "d: must be what iree.abi is"),
    # counts
    ({"f": "I4!S1!R1!", "d": '{"a":[],"r":[]}'}, "f: argument #0 is float32, should be absent"),
    ({"f": "I1!R1!", "d": '{"a":[],"r":["i8"]}'}, "f: result #0 is missing, should be sint8"),
    ({"f": "I1!R1!", "sip": "I8!S5!k0_0R1!"}, "sip has 1 arguments, f has 0"),
    ({"sip": "I11!S8!k4097_0R1!"}, "sip: lists must have at most 4096 gaps in all"),
    (
        {"iree.abi": f'{{"a":[{4097 * "null,"}"i32"],"r":[]}}'},
        "iree.abi: lists must have at most 4096 gaps in all",
    ),
    ({"sip": "I8!S5!k0_1R1!"}, "sip: the arguments must be numbered from 0, each once"),
    ({"sip": "I12!S9!k0_0k1_0R1!"}, "sip: the arguments must be numbered from 0, each once"),
    # elements and sizes
    (
        {"f": "I6!B3!d4R1!", "d": '{"a":[["ndarray","f32",1,5]],"r":[]}'},
        "f: argument #0 is Buffer<float32[4]>, should be Buffer<float32[5]>",
    ),
    (
        {"f": "I6!B3!d4R1!", "d": '{"a":[["ndarray","i32",1,4]],"r":[]}'},
        "f: argument #0 is Buffer<float32[4]>, should be Buffer<sint32[4]>",
    ),
    (
        {"f": "I6!B3!d4R1!", "d": '{"a":[["ndarray","f32",1,null]],"r":[]}'},
        "f: argument #0 is Buffer<float32[4]>, should be Buffer<float32[?]>",
    ),
    (
        {"f": "I7!S4!t11R1!", "d": '{"a":["i32"],"r":[]}'},
        "f: argument #0 is uint64, should be sint32",
    ),
    (
        {"f": "I4!S1!R1!", "d": '{"a":["f64"],"r":[]}'},
        "f: argument #0 is float32, should be float64",
    ),
    (
        {"f": "I11!S3!t2S3!t2R1!", "d": '{"a":["f64","f32"],"r":[]}'},
        "f: argument #1 is float64, should be float32",
    ),
    (
        {"f": "I4!S1!R1!", "d": '{"a":["unknown"],"r":[]}'},
        "f: argument #0 is float32, should be !UNKNOWN!",
    ),
    # structure
    (
        {"sip": "I8!S5!k1_0R1!", "d": '{"a":["i8"],"r":[]}'},
        r"sip has no argument at \[0\], where iree.abi has one",
    ),
    (
        {"sip": "I12!S9!k0_0k2_1R1!", "d": '{"a":["i8"],"r":[]}'},
        r"iree.abi has no argument at \[2\], where sip has one",
    ),
    (
        {"sip": "I1!R3!_0", "d": '{"a":[],"r":[["stuple","i8"]]}'},
        r"sip has no result at \[0\], where iree.abi has one",
    ),
    (
        {"sip": "I1!R8!S5!k0_0", "d": '{"a":[],"r":[["slist","i8",["slist"]]]}'},
        r"sip: slot \[1\] of the results is missing, should be a sequence",
    ),
    (
        {"sip": "I8!S5!k0_0R1!", "d": '{"a":["i8",["named","k","i8"]],"r":[]}'},
        r"sip has no argument at \['k'\], where iree.abi has one",
    ),
    ({"d": '{"a":[["named","k","i8"],["named","k","i8"]],"r":[]}'}, "'k' occurs twice"),
    ({"d": '{"a":["i8",null],"r":[]}'}, "d: a null must be a gap between the items of a list"),
    ({"d": '{"a":[["sdict",["a",null]]],"r":[]}'}, "d: a null must be a gap"),
    ({"d": '{"a":[["sdict"]],"r":[]}'}, r"the dict at \[0\] must have an entry"),
    ({"sip": "I1!R4!D1!"}, r"the dict at \[\] must have an entry"),
]


@pytest.mark.parametrize(("dictionary", "message"), DIFFERENCES)
def test_what_does_not_agree_is_an_error(dictionary, message):
    """The first difference is named in one line."""
    message = message if "\\" in message else re.escape(message)
    with pytest.raises(ReflectionError, match=message) as error:
        mlir_abi.reflect(dictionary)
    assert "\n" not in str(error.value)


def texts(signatures):
    """What ``encode`` makes of signatures, as text."""
    return signatures.map(lambda each: each.encode()).map(
        lambda text: text if isinstance(text, str) else text.decode("utf-8", "surrogateescape")
    )


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.fixed_dictionaries(
        {},
        optional={
            "f": texts(RAW_SIGNATURES),
            "sip": texts(SIP_SIGNATURES),
            "iree.abi": texts(IREE_ABIS),
            "d": texts(IREE_ABIS),
            "other": st.integers(),
        },
    )
)
def test_any_signatures_are_read_or_refused(dictionary):
    """What is read can be shown, and be written as a record."""
    try:
        [reflection] = mlir_abi.reflect(dictionary).values()
    except ReflectionError as error:
        assert "\n" not in str(error)
        return
    assert str(reflection)
    assert reflection._repr_html_()
    read = FunctionReflection.parse(reflection.encode())
    assert read == reflection
    assert repr(read) == repr(reflection)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(IREE_ABIS, RAW_SIGNATURES)
def test_one_signature_alone_is_read(iree, raw):
    """Whatever is in it, but for what no structure has."""
    [reflection] = mlir_abi.reflect({"f": raw.encode().decode()}).values()
    assert len(reflection.arguments) == len(raw.inputs)
    assert len(reflection.results) == len(raw.results)
    try:
        mlir_abi.reflect({"d": iree.encode()})
    except ReflectionError as error:
        assert re.search(
            "a null must be|must have an entry|occurs twice|is taken|keys of|must be 0",
            str(error),
        )


def test_types_that_iree_compile_demotes():
    """With ``f32`` in ``iree.abi`` where ``f64`` is written, modules and dictionaries agree."""
    text = defined("%x: f64, %y: tensor<4xf64>, %z: f32", ["tensor<complex<f64>>"])
    module = attached(text, "abi-attach{iree-input-demote-f64-to-f32=true}")
    written = "f(f64, tensor<4xf64>, f32) -> tensor<complex<f64>>"
    compiled = "f(f32, tensor<4xf32>, f32) -> tensor<complex<f32>>"
    assert str(mlir_abi.reflect(module)["f"]) == written
    assert str(mlir_abi.reflect(entries(module))["f"]) == compiled
    assert str(mlir_abi.reflect(entries(attached(text)))["f"]) == written


def test_a_dictionary_needs_no_mlir(tmp_path):
    """Nor does an object file, even one that is none."""
    path = tmp_path / "x.o"
    path.write_bytes(b"\x7fELF")
    code = (
        "import sys, mlir_abi\n"
        "print(mlir_abi.reflect({'f': 'I4!S1!R1!'})[''])\n"
        f"try: mlir_abi.reflect({str(path)!r})\n"
        "except mlir_abi.ReflectionError as error: print(error)\n"
        "print([m for m in sys.modules if m.partition('.')[0] in ('mlir', 'iree', 'jaxlib')])\n"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    first, second, third = ran.stdout.splitlines()
    assert first == "(f32) -> None"
    assert second.startswith(f"{path}: ")
    assert third == "[]"


def test_exported_functions_and_imports_of_a_module():
    """With their conventions; the others are not there."""
    module = ir.Module.parse(
        f"""
        {defined("%x: i32", [])}
        func.func @c(%x: memref<?xf32>) attributes {{llvm.emit_c_interface}} {{ return }}
        func.func @bare(%x: memref<4xf32>) attributes {{llvm.bareptr, llvm.emit_c_interface}} {{
          return }}
        func.func private @hidden() {{ return }}
        func.func private @called(i32) attributes {{llvm.emit_c_interface}}
        func.func private @declared(i32)
        module {{ {defined("", [], "inner")} }}
        """
    )
    reflections = mlir_abi.reflect(module)
    assert {name: (each.kind, each.convention) for name, each in reflections.items()} == {
        "f": ("definition", None),
        "c": ("definition", Convention("_mlir_ciface_c", "mlir", 64)),
        "bare": ("definition", Convention("bare", "mlir", 64, bare=True)),
        "called": ("import", Convention("_mlir_ciface_called", "mlir", 64)),
        "inner": ("definition", None),
    }


def test_a_result_that_each_return_allocates_is_owned():
    """Not one that is also an argument, another result, or the result of a call."""
    functions = mlir_abi.reflect(
        ir.Module.parse("""
        !m = memref<f32>
        func.func @two() -> (!m, i32, !m) {
          %a = memref.alloc() : !m
          %b = memref.alloc() : !m
          %i = arith.constant 1 : i32
          return %a, %i, %b : !m, i32, !m
        }
        func.func @twice() -> (!m, !m) {
          %a = memref.alloc() : !m
          return %a, %a : !m, !m
        }
        func.func @either(%p: i1, %x: !m) -> (!m, !m) {
          %a = memref.alloc() : !m
          %b = memref.alloc() : !m
          cf.cond_br %p, ^bb1, ^bb2
        ^bb1:
          return %a, %b : !m, !m
        ^bb2:
          return %x, %b : !m, !m
        }
        func.func @called() -> !m {
          %0:2 = call @twice() : () -> (!m, !m)
          return %0#0 : !m
        }""")
    )
    assert {name: [value.owned for value in f.results] for name, f in functions.items()} == {
        "two": [True, False, True],
        "twice": [False, False],
        "either": [False, True],
        "called": [False],
    }


def test_the_width_of_index_is_that_of_the_data_layout():
    """As abi-func-to-llvm will have it."""
    module = ir.Module.parse(
        "module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {"
        " func.func @f() attributes {llvm.emit_c_interface} { return } }"
    )
    convention = mlir_abi.reflect(module)["f"].convention
    assert convention is not None
    assert convention.index_bits == 32


def test_an_op_is_described_whatever_it_is():
    """A private function, and a declared one; as an OpView and as an Operation."""
    module = ir.Module.parse("func.func private @f(f32)\nfunc.func private @g() { return }")
    f, g = module.body.operations
    assert str(mlir_abi.reflect(f)["f"]) == "f(f32) -> None"
    assert mlir_abi.reflect(f)["f"].kind == "import"
    assert mlir_abi.reflect(g.operation)["g"].kind == "definition"


def test_an_op_that_is_in_no_module():
    """Such as a clone."""
    module = ir.Module.parse(
        "func.func @f(%x: i8) attributes {llvm.emit_c_interface} { return }\n"
        'llvm.func @g() attributes {f = "I1!R1!"}\n'
        "func.func @h(%x: !util.list<?>) attributes {iree.abi.wraps = @f} { return }"
    )
    f, g, h = (op.operation.clone() for op in module.body.operations)
    assert mlir_abi.reflect(f)["f"].convention == Convention("_mlir_ciface_f", "mlir", 64)
    assert str(mlir_abi.reflect(g)["g"]) == "g() -> None"
    assert str(mlir_abi.reflect(h)["h"]) == "h(!util.list<?>) -> None"
    assert mlir_abi.reflect(module.operation.clone()) == mlir_abi.reflect(module)


@pytest.mark.parametrize("is_deleted", ["with its module", "by a pass"])
def test_a_function_that_was_deleted(is_deleted):
    with ir.Context():
        module = ir.Module.parse("func.func private @f() { return }\nfunc.func @g() { return }")
    function = module.body.operations[0]
    if is_deleted == "by a pass":
        run_pipeline(module, "builtin.module(symbol-dce)")
    else:
        del module
        gc.collect()
    message = "^the operation was deleted, by a pass or with its module$"
    with pytest.raises(ReflectionError, match=message):
        mlir_abi.reflect(function)


def test_a_wrapper_for_iree_is_the_function_that_it_wraps():
    """With its nest, under the name that callers use."""
    module = ir.Module.parse(
        """
        func.func @f(%x: !util.list<?>) attributes {iree.abi.wraps = @f$flat} { return }
        func.func private @f$flat(%x: i8 {iree.abi.index_path = [0, "a"]}) { return }
        """
    )
    assert str(mlir_abi.reflect(module)["f"]) == 'f({"a": i8}) -> None'


@pytest.mark.parametrize(
    ("attributes", "message"),
    [
        ('f = "I6!B3!d5R1!"', "f of @g: argument #0 is Buffer<float32[5]>, should be"),
        ('iree.reflection = {f = "I6!B3!d5R1!"}', "f of @g: argument #0 is"),
        (
            'iree.reflection = {sip = "I1!R1!"}',
            "sip of @g: slot [] of the arguments is missing, should be a sequence",
        ),
        ('d = "{\\22a\\22:[],\\22r\\22:[]}"', "d of @g: argument #0 is missing"),
        ('iree.reflection = {iree.abi = "["}', "iree.abi of @g: not JSON"),
        ("f = 3 : i32", "f of @g: must be a string"),
    ],
)
@pytest.mark.parametrize("visibility", ["", "private "])
def test_attributes_that_do_not_agree_with_the_types(attributes, message, visibility):
    """Of a module and of an op; the place is where the function is."""
    module = ir.Module.parse(
        f"func.func {visibility}@g(%x: tensor<4xf32>) attributes {{{attributes}}} {{ return }}"
    )
    with pytest.raises(ReflectionError, match=re.escape(message)) as error:
        mlir_abi.reflect(module.body.operations[0])
    assert [place for place, _ in error.value.problems] == ["-:1:1"]
    if not visibility:
        with pytest.raises(ReflectionError, match=re.escape(message)):
            mlir_abi.reflect(module)


def test_every_function_that_is_wrong_is_named():
    """Not the first alone."""
    text = 'func.func @{0}() attributes {{f = "x"}} {{ return }}\n'
    module = ir.Module.parse(text.format("a") + text.format("b"))
    with pytest.raises(ReflectionError) as error:
        mlir_abi.reflect(module)
    assert [place for place, _ in error.value.problems] == ["-:1:1", "-:2:1"]
    assert len(str(error.value).splitlines()) == 2


def test_two_functions_of_one_name():
    """In two modules within one."""
    inner = f"module {{ {defined('', [])} }}"
    with pytest.raises(ReflectionError, match="@f is in two modules"):
        mlir_abi.reflect(ir.Module.parse(f"module {{ {inner} {inner} }}"))


LOWERED = "abi-attach,abi-embed-reflection,abi-func-to-llvm{c-abi=target}"


def test_a_lowered_module_has_records():
    """They know all that the types said, and the convention; for a function op as well."""
    module = attached(defined('%x: memref<?xf32> {iree.abi.name = "x"}', ["i8", "f32"]), LOWERED)
    [reflection] = mlir_abi.reflect(module).values()
    assert str(reflection) == "f(x: memref<?xf32>) -> (i8, f32)"
    assert reflection.convention == Convention("_mlir_ciface_f", "target", 64)
    op = next(op for op in module.body.operations if op.operation.name == "llvm.func")
    assert op.attributes["sym_name"].value == "f"
    assert mlir_abi.reflect(op) == {"f": reflection}


def test_a_lowered_module_without_records_has_attributes():
    """Of the function, not of its wrapper, which has them too."""
    function = defined("%x: memref<?xui8>", ["i8"]).replace(
        "{ %r", "attributes {llvm.emit_c_interface} { %r"
    )
    module = attached(function, "abi-attach,abi-func-to-llvm")
    names = [op.attributes["sym_name"].value for op in module.body.operations]
    assert names == ["f", "_mlir_ciface_f"]
    assert str(mlir_abi.reflect(module)["f"]) == "f(tensor<?xui8>) -> i8"
    assert list(mlir_abi.reflect(module)) == ["f"]
    assert list(mlir_abi.reflect(module.body.operations[1])) == ["_mlir_ciface_f"]


def test_a_lowered_function_has_attributes_in_two_places():
    """Of several formats, which agree."""
    attributes = 'f = "I1!R1!", iree.reflection = {sip = "I1!R1!"}'
    module = ir.Module.parse(f"llvm.func @a() attributes {{{attributes}}}")
    assert str(mlir_abi.reflect(module)["a"]) == "a() -> None"


def test_lowered_functions_that_cannot_be_described():
    """No attribute, one that is no signature, and two that differ."""
    module = ir.Module.parse(
        'llvm.func @a() attributes {fv = "1"}\n'
        'llvm.func @b() attributes {f = "x"}\n'
        'llvm.func @c() attributes {f = "I1!R1!", iree.reflection = {f = "I4!S1!R1!"}}'
    )
    a, b, c = module.body.operations
    with pytest.raises(ReflectionError, match="@a: neither a record nor an attribute"):
        mlir_abi.reflect(a)
    with pytest.raises(ReflectionError, match=r"@b: f: .x. must be followed"):
        mlir_abi.reflect(b)
    with pytest.raises(ReflectionError, match="@c: its attributes and its"):
        mlir_abi.reflect(c)
    with pytest.raises(ReflectionError) as error:
        mlir_abi.reflect(module)
    assert [place for place, _ in error.value.problems] == ["-:2:1", "-:3:1"]


def test_a_record_that_is_none():
    """It names the global."""
    module = ir.Module.parse('llvm.mlir.global constant @_mlir_abi_reflection_f("{}")')
    with pytest.raises(ReflectionError, match="@_mlir_abi_reflection_f is no record"):
        mlir_abi.reflect(module)


def test_files(tmp_path):
    """Text and bytecode, by a name or a path; the place of an error is in the file."""
    module = ir.Module.parse(defined("%x: i32", []))
    text, bytecode, wrong = (tmp_path / name for name in ("f.mlir", "f.mlirbc", "wrong.mlir"))
    text.write_text(str(module))
    file = io.BytesIO()
    module.operation.write_bytecode(file)
    bytecode.write_bytes(file.getvalue())
    assert mlir_abi.reflect(str(text)) == mlir_abi.reflect(bytecode) == mlir_abi.reflect(module)
    wrong.write_text("\n  nonsense")
    with pytest.raises(ReflectionError) as error:
        mlir_abi.reflect(wrong)
    assert str(error.value).startswith(f"{wrong}:2:3: ")
    text.write_text('\nfunc.func @f() attributes {f = "x"} { return }')
    with pytest.raises(ReflectionError, match=f"^{re.escape(str(text))}:2:1: f of @f: "):
        mlir_abi.reflect(text)
    with pytest.raises(FileNotFoundError):
        mlir_abi.reflect(tmp_path / "none")


@pytest.mark.parametrize(
    "text",
    [
        'func.func @"\\FF"() { return }',
        'func.func @f(%x: i32 {iree.abi.name = "\\FF"}) { return }',
        'func.func @f(%x: i32 {iree.abi.index_path = ["\\FF"]}) { return }',
        'func.func @f() attributes {iree.reflection = {f = "\\FF"}} { return }',
        'llvm.func @f() attributes {f = "\\FF"}',
    ],
)
def test_what_is_not_utf8(text):
    """Python has no text for it."""
    with pytest.raises(ReflectionError, match=r"^-: a name or string is not UTF-8"):
        mlir_abi.reflect(ir.Module.parse(text))


def test_a_dictionary_attribute_that_is_not_utf8():
    """It has no place."""
    with pytest.raises(ReflectionError, match=r"^a name or string is not UTF-8"):
        mlir_abi.reflect(ir.Attribute.parse('{f = "\\FF"}'))


def test_modules_nested_deep():
    """Depth that MLIR's parser takes does not exhaust Python's stack."""
    text = f"{'module {' * 1500} {defined('%x: i32', [])} {'}' * 1500}"
    assert list(mlir_abi.reflect(ir.Module.parse(text))) == ["f"]


def test_a_symbol_name_that_is_no_string(tmp_path):
    """What has one is no function."""
    path = tmp_path / "f.mlir"
    path.write_text('"foreign.op"() {sym_name = 1, function_type, f = "I1!R1!"} : () -> ()\n')
    assert not mlir_abi.reflect(path)


@pytest.mark.parametrize("source", [3, None, bytearray(b"x"), ir])
def test_what_cannot_be_described(source):
    """A kind of object that describes no function."""
    with pytest.raises(TypeError, match=r"a module or an operation of .*, a dictionary or a path"):
        mlir_abi.reflect(source)


def test_no_context_is_kept_alive(tmp_path):
    """The values hold nothing of MLIR's."""
    path = tmp_path / "f.mlir"
    path.write_text(defined("%x: i32", []))
    gc.collect()
    before = ir.Context._get_live_count()
    reflections = mlir_abi.reflect(path)
    assert ir.Context._get_live_count() == before
    assert list(reflections) == ["f"]


def test_a_reflection_does_not_warn_of_iree():
    """``abi-verify`` warns that IREE loses this model; who only reads the module did not ask."""
    text = 'func.func @f() attributes {iree.abi.model = "coarse-fences"} { return }'
    with ir.Context(), warnings.catch_warnings():
        warnings.simplefilter("error")
        assert list(mlir_abi.reflect(ir.Module.parse(text))) == ["f"]
