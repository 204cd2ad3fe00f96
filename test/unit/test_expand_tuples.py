"""abi-expand-tuples on random modules, and what a text cannot show."""

from __future__ import annotations

import ctypes
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tuple_modules import flat, modules, nested, spelled, types

from mlir_abi.bindings import host, ir
from mlir_abi.dialect_attrs.structure import MAX_ELEMENTS
from mlir_abi.dialect_attrs.types import leaves
from mlir_abi.passes.attach import Attach
from mlir_abi.passes.expand_tuples import ExpandTuples
from mlir_abi.passes.support.classify import Classifier
from mlir_abi.passes.support.diagnostics import PassError, diagnostic_handler
from mlir_abi.passes.support.functions import functions
from mlir_abi.passes.support.tuple_leaves import Leaves, tuple_leaf_paths

LIT = Path(__file__).parents[1] / "passes"


@pytest.fixture
def context():
    with ir.Context() as ctx:
        ctx.allow_unregistered_dialects = True
        yield ctx


def expand(text):
    module = ir.Module.parse(text)
    ExpandTuples().run(module.operation)
    assert module.operation.verify()
    return module


@pytest.mark.usefixtures("context")
def test_as_many_elements_as_are_allowed():
    """The stated number is the last that is taken, elements of elements among them."""
    i1 = ir.IntegerType.get_signless(1)
    most = ir.TupleType.get_tuple([i1] * (MAX_ELEMENTS - 1))
    assert len(tuple_leaf_paths(ir.TupleType.get_tuple([most]))) == MAX_ELEMENTS - 1
    with pytest.raises(ValueError, match=f"at most {MAX_ELEMENTS} elements in all"):
        tuple_leaf_paths(ir.TupleType.get_tuple([i1, most]))


@given(modules())
def test_no_tuple_is_left(module):
    """All tuples of the module go, with the casts that were there for them; twice is once."""
    with ir.Context():
        expanded = expand(module.text)
        text = str(expanded)
        assert "tuple<" not in text
        assert "unrealized_conversion_cast" not in text
        ExpandTuples().run(expanded.operation)
        assert str(expanded) == text


@given(modules())
def test_leaves_are_those_of_the_type(module):
    """The new arguments and results are the leaves that every signature language counts."""
    with ir.Context():
        classify = Classifier().__getitem__
        expanded = expand(module.text)
        for source in module.functions:
            type_ = (
                ir.SymbolTable(expanded.operation)[source.name].attributes["function_type"].value
            )
            for expected, actual in (
                (source.inputs, type_.inputs),
                (source.results, type_.results),
            ):
                values = tuple(classify(ir.Type.parse(spelled(t))) for t in expected)
                assert tuple(map(classify, actual)) == leaves(values)


@pytest.mark.skipif(host() != "mlir", reason="only these bindings can run code")
@given(modules(), st.data())
def test_execution(module, data):
    """Compiled by MLIR's own passes, ``@main`` takes the leaves and computes what it did."""
    main = module.functions[-1]
    arguments = [data.draw(st.integers(-100, 100)) for _ in flat(main.inputs)]
    pending = list(arguments)
    expected = flat(main.model(*(nested(type_, pending) for type_ in main.inputs)))
    with ir.Context():
        expanded = expand(module.text)
        assert _call_main(expanded, flat(main.inputs), arguments, flat(main.results)) == expected


def _call_main(module, inputs, arguments, results):
    """Call the C wrapper of ``@main``: scalars by value, results through a pointer to a struct."""
    from mlir_abi.bindings import execution_engine, passmanager

    passmanager.PassManager.parse(
        "builtin.module(convert-func-to-llvm,convert-arith-to-llvm,convert-cf-to-llvm)",
        module.context,
    ).run(module.operation)
    c_types = {"i64": ctypes.c_int64, "f64": ctypes.c_double}
    fields = [(f"_{i}", c_types[type_]) for i, type_ in enumerate(results)]
    result = type("Results", (ctypes.Structure,), {"_fields_": fields})()
    passed = [
        ctypes.pointer(c_types[type_](value))
        for type_, value in zip(inputs, arguments, strict=True)
    ]
    compiled = execution_engine.ExecutionEngine(module, opt_level=0)
    compiled.invoke("main", ctypes.pointer(ctypes.pointer(result)), *passed)
    return [getattr(result, name) for name, _ in fields]


def test_hand_written(context):
    """A function on tuples becomes, op for op, the one that a person would have written flat."""
    nested_text = """
        func.func private @g(%t: tuple<f64, tuple<i64>>) -> tuple<i64, f64> {
          %x, %y = builtin.unrealized_conversion_cast %t : tuple<f64, tuple<i64>> to f64, i64
          %z = arith.addi %y, %y : i64
          %r = builtin.unrealized_conversion_cast %z, %x : i64, f64 to tuple<i64, f64>
          return %r : tuple<i64, f64>
        }
        func.func private @f(%t: tuple<f64, tuple<i64>>) -> tuple<i64, f64> {
          %r = call @g(%t) : (tuple<f64, tuple<i64>>) -> tuple<i64, f64>
          return %r : tuple<i64, f64>
        }"""
    arguments = "%x: f64 {iree.abi.index_path = [0, 0]}, %y: i64 {iree.abi.index_path = [0, 1, 0]}"
    results = "(i64 {iree.abi.index_path = [0]}, f64 {iree.abi.index_path = [1]})"
    flat_text = f"""
        func.func private @g({arguments}) -> {results} {{
          %z = arith.addi %y, %y : i64
          return %z, %x : i64, f64
        }}
        func.func private @f({arguments}) -> {results} {{
          %r:2 = call @g(%x, %y) : (f64, i64) -> (i64, f64)
          return %r#0, %r#1 : i64, f64
        }}"""
    assert str(expand(nested_text)) == str(ir.Module.parse(flat_text))


@given(st.lists(types, max_size=4), st.lists(types, max_size=4))
def test_paths(inputs, results):
    """Each leaf has its path from the root: argument ``i`` is at ``[i]``, one result at ``[]``."""
    text = f"func.func private @f({_spelled(inputs)}) -> ({_spelled(results)})"
    roots = [()] if len(results) == 1 else [(i,) for i in range(len(results))]
    with ir.Context():
        module = expand(text)
        (function,) = functions(module.operation)
        assert _paths(function, "arg_attrs") == _expected(
            inputs, [(i,) for i in range(len(inputs))]
        )
        assert _paths(function, "res_attrs") == _expected(results, roots)


def _spelled(types_):
    return ", ".join(map(spelled, types_))


def _paths(function, name):
    if name not in function.attributes:
        return None
    return [
        tuple(key.value for key in entry["iree.abi.index_path"])
        for entry in function.attributes[name]
    ]


def _expected(types_, roots):
    """The paths that all leaves have where one value is a tuple; None where there are none."""

    def walk(type_, path):
        if not isinstance(type_, tuple):
            return [path]
        return [leaf for i, part in enumerate(type_) for leaf in walk(part, (*path, i))]

    if not any(isinstance(type_, tuple) for type_ in types_):
        return None
    return [p for type_, root in zip(types_, roots, strict=True) for p in walk(type_, root)] or None


@given(modules())
def test_signatures(module):
    """What is attached after the expansion is what would have been attached before it."""
    with ir.Context():
        for function in module.functions:
            before = _signatures(ir.Module.parse(module.text), function.name)
            after = _signatures(expand(module.text), function.name)
            if "tuple<>" in spelled((*function.inputs, *function.results)):
                assert after["f"] == before["f"]  # the one language that has no structure
            else:
                assert after == before


@given(modules())
def test_attached_signatures(module):
    """Attached before the expansion, they become what is attached after it, declarations too."""
    with ir.Context():
        first, then = ir.Module.parse(module.text), expand(module.text)
        _attach(first)
        ExpandTuples().run(first.operation)
        _attach(then)
        for function in module.functions:
            actual, expected = (_entries(each, function.name) for each in (first, then))
            if "tuple<>" in spelled((*function.inputs, *function.results)):
                for name in ("sip", "iree.abi"):  # they keep a place for it
                    del actual[name], expected[name]
            assert actual == expected


def test_signatures_with_paths(context):
    """The same holds for paths that were given, with keys of both kinds."""
    text = """
        func.func @f(%a: f32 {iree.abi.index_path = [0]},
                     %t: tuple<f32, tuple<i32>> {iree.abi.index_path = [1, "b"]},
                     %u: tuple<i64> {tf_saved_model.index_path = [1, "a"]})
            -> (tuple<f32, tuple<i32>> {iree.abi.index_path = ["y"]},
                f32 {iree.abi.index_path = ["x"]}) {
          return %t, %a : tuple<f32, tuple<i32>>, f32
        }"""
    before = _signatures(ir.Module.parse(text), "f")
    assert before["iree.abi"] == (
        '{"a":["f32",["sdict",["a",["slist","i64"]],["b",["slist","f32",["slist","i32"]]]]],'
        '"r":[["sdict",["x","f32"],["y",["stuple","f32",["stuple","i32"]]]]],"v":1}'
    )
    assert _signatures(expand(text), "f") == before


def _attach(module):
    with diagnostic_handler(lambda *_: None):  # IREE's runtime reads no gap
        Attach().run(module.operation)


def _signatures(module, name):
    _attach(module)
    entries = _entries(module, name)
    return {key: entries[key] for key in ("f", "sip", "iree.abi")}


def _entries(module, name):
    entries = ir.SymbolTable(module.operation)[name].attributes["iree.reflection"]
    return {entry.name: entry.attr.value for entry in entries}


def test_locations_are_kept(context):
    """A leaf is where its tuple was; a rewritten op is where the op was."""
    module = expand(
        """
        func.func @f(%t: tuple<f32, i32> loc("t"), %a: i1 loc("a")) -> tuple<f32, i32> {
          cf.br ^bb1(%t : tuple<f32, i32>) loc("branch")
        ^bb1(%u: tuple<f32, i32> loc("u")):
          %r = call @f(%u, %a) : (tuple<f32, i32>, i1) -> tuple<f32, i32> loc("call")
          return %r : tuple<f32, i32> loc("return")
        }"""
    )
    (function,) = functions(module.operation)
    first, second = function.regions[0].blocks
    assert [str(a.location) for a in first.arguments] == ['loc("t")', 'loc("t")', 'loc("a")']
    assert [str(a.location) for a in second.arguments] == ['loc("u")', 'loc("u")']
    names = [str(op.location) for block in (first, second) for op in block.operations]
    assert names == ['loc("branch")', 'loc("call")', 'loc("return")']


def _invalid_modules():
    text = (LIT / "expand_tuples_invalid.mlir").read_text()
    return [
        case for case in re.split(r"^// -----$", text, flags=re.MULTILINE) if "func.func" in case
    ]


@pytest.mark.parametrize("text", _invalid_modules())
def test_an_error_changes_nothing(context, text):
    """A module that one op keeps from being rewritten is the same afterwards, all of it."""
    module = ir.Module.parse(
        text + "func.func @fine(%t: tuple<f32>) -> tuple<f32> { return %t : tuple<f32> }"
    )
    before = str(module)
    with pytest.raises(PassError):
        ExpandTuples().run(module.operation)
    assert str(module) == before


def test_argument_errors_have_the_location_of_the_argument(context):
    """That of a declaration is the function, since its arguments have none."""
    for text, expected in (
        ('func.func @f(%t: tuple<f32> {foo.bar} loc("here")) { return }', 'loc("here")'),
        ('func.func private @f(tuple<f32> {foo.bar}) loc("there")', 'loc("there")'),
    ):
        with pytest.raises(PassError) as raised:
            expand(text)
        ((location, _),) = raised.value.diagnostics
        assert str(location) == expected


def test_an_empty_tuple_is_remarked_on(context):
    """It has no leaf to keep its place, so callers of an exported function are told."""
    remarks = []
    with diagnostic_handler(lambda severity, _, message: remarks.append((severity, message))):
        expand(
            """
            func.func @f(%a: f32, %t: tuple<tuple<>, i32>) -> tuple<f32> {
              %r = builtin.unrealized_conversion_cast %a : f32 to tuple<f32>
              return %r : tuple<f32>
            }
            func.func private @g(tuple<>)"""
        )
    message = "argument #1 of @f: the empty tuple in 'tuple<tuple<>, i32>' leaves no trace"
    assert remarks == [("remark", message)]


@pytest.mark.skipif(host() != "mlir", reason="where StableHLO is registered, it verifies its ops")
@pytest.mark.parametrize(
    "op",
    [
        '%a = "stablehlo.get_tuple_element"(%t) {index = 2 : i32} : (tuple<f32>) -> f32',
        '%a = "stablehlo.get_tuple_element"(%t) {index = 0 : i32} : (tuple<f32>) -> i32',
        f'%a = "stablehlo.get_tuple_element"(%t) {{index = {2**64} : i99}} : (tuple<f32>) -> f32',
        '%a = "stablehlo.get_tuple_element"(%t) {index = "0"} : (tuple<f32>) -> f32',
        '%a = "stablehlo.get_tuple_element"(%t) : (tuple<f32>) -> f32',
        '%a = "stablehlo.get_tuple_element"(%t, %t) {index = 0} : (tuple<f32>, tuple<f32>) -> f32',
        '%a = "stablehlo.tuple"(%t) : (tuple<f32>) -> tuple<tuple<i32>>',
    ],
)
def test_an_op_by_the_name_of_stablehlo(context, op):
    """Unregistered, it may be anything, and is an error unless it is what it should be."""
    with pytest.raises(PassError, match=r"through 'stablehlo\.\w+' in @f: only"):
        expand(f"func.func @f(%t: tuple<f32>) {{ {op} \n return }}")


@pytest.mark.parametrize(
    "type_", ["tuple<" * 5000 + "f32" + ">" * 5000, "(" * 5000 + "tuple<f32>" + ") -> ()" * 5000]
)
def test_deep_types(context, type_):
    """Depth that MLIR's parser takes does not exhaust Python's stack."""
    assert "tuple" not in str(expand(f"func.func private @f({type_})"))


@pytest.mark.parametrize(
    "text",
    [
        "func.func private @f(!t59)",
        "func.func private @f((!t59) -> ())",
        """func.func private @f(tuple<f32>) func.func @g(%t: tuple<f32>) {
             %u = builtin.unrealized_conversion_cast %t : tuple<f32> to !t59  return }""",
    ],
)
def test_a_type_of_too_many_elements(context, text):
    """A type of 2**60 leaves, each level named by an alias, is an error and not a hang."""
    aliases = [f"!t{i + 1} = tuple<!t{i}, !t{i}>\n" for i in range(59)]
    with pytest.raises(PassError, match="tuples must have at most 65535 elements in all"):
        expand(f"!t0 = tuple<f32, f32>\n{''.join(aliases)}{text}")


@pytest.mark.parametrize(
    "text",
    [
        f"func.func private @f({', '.join(['!t14'] * 5000)})",
        f"""func.func private @f(!t14) func.func @g(%t: !t14) {{
              cf.br ^a({", ".join(["%t"] * 5000)} : {", ".join(["!t14"] * 5000)})
            ^a({", ".join(f"%a{i}: !t14" for i in range(5000))}):  return }}""",
    ],
)
def test_tuples_of_too_many_elements_in_all(context, text):
    """Five thousand tuples of 2**15 leaves are an error and not a hang."""
    aliases = [f"!t{i + 1} = tuple<!t{i}, !t{i}>\n" for i in range(14)]
    with pytest.raises(PassError, match="tuples must have at most 65535 elements in all"):
        expand(f"!t0 = tuple<f32, f32>\n{''.join(aliases)}{text}")


@pytest.mark.usefixtures("context")
def test_only_elements_of_tuples_are_counted():
    """Arguments that are no tuples may be as many as MLIR takes."""
    i1 = ir.IntegerType.get_signless(1)
    most = ir.TupleType.get_tuple([i1] * MAX_ELEMENTS)
    assert len(Leaves().flat([i1] * 9 + [most])) == MAX_ELEMENTS + 9
    with pytest.raises(ValueError, match=f"at most {MAX_ELEMENTS} elements in all"):
        Leaves().flat([ir.TupleType.get_tuple([i1, i1]), most])
