"""docs/llvm.md says what the conversion does: every row of its table is run."""

import re
from pathlib import Path

import pytest

from mlir_abi.bindings import ir
from mlir_abi.passes.func_to_llvm import FuncToLLVM
from mlir_abi.passes.support.diagnostics import PassError

DOCUMENT = Path(__file__).parents[2] / "docs" / "llvm.md"
ROWS = re.findall(
    r"^\| `([^`]+)` \| `([^`]+)` \| `([^`]+)` \|$", DOCUMENT.read_text(), re.MULTILINE
)


@pytest.mark.parametrize(("type_", "arguments", "value"), ROWS, ids=[row[0] for row in ROWS])
def test_row(type_, arguments, value):
    """The type as an argument and as the one result of a declaration."""
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse(f"func.func private @f({type_}) -> ({type_})")
        FuncToLLVM().run(module.operation)
        functions = {op.attributes["sym_name"].value: op for op in module.body}
        converted = functions["f"].attributes["function_type"].value
        expected = ir.Type.parse(f"!llvm.func<{value} ({arguments})>")
        assert converted == expected


def wrappers(type_, c_abi, attributes=""):
    """The C wrappers of a definition and of a declaration that take and return a type."""
    value = f"{type_} {{{attributes}}}"
    with ir.Context() as context, ir.Location.unknown():
        context.allow_unregistered_dialects = True
        module = ir.Module.parse(f"""
            func.func @defined(%a: {value}) -> ({value}) attributes {{llvm.emit_c_interface}} {{
              return %a : {type_}
            }}
            func.func private @declared({value}) -> ({value})
              attributes {{llvm.emit_c_interface}}
        """)
        FuncToLLVM(c_abi=c_abi).run(module.operation)
        functions = {op.attributes["sym_name"].value: op for op in module.body}
        for name in ("defined", "declared"):
            wrapper = functions[f"_mlir_ciface_{name}"]
            yield (
                str(wrapper.attributes["function_type"].value),
                [
                    [str(entry) for entry in wrapper.attributes[attribute]]
                    if attribute in wrapper.attributes
                    else None
                    for attribute in ("arg_attrs", "res_attrs")
                ],
            )


EXTENSIONS = {"i1": "zero", "i8": "sign", "si8": "sign", "ui8": "zero"}
EXTENSIONS |= {"i16": "sign", "si16": "sign", "ui16": "zero"}


@pytest.mark.parametrize("type_", EXTENSIONS)
def test_extensions(type_):
    """With c-abi=target, a definition extends its result, and a caller its arguments."""
    extended = [f"{{llvm.{EXTENSIONS[type_]}ext}}"]
    (_, defined), (_, declared) = wrappers(type_, "target")
    assert (defined, declared) == ([None, extended], [extended, None])
    assert [attributes for _, attributes in wrappers(type_, "mlir")] == [[None, None]] * 2


@pytest.mark.parametrize(("type_", "source"), [("ui8", "signext"), ("i8", "zeroext")])
def test_extensions_of_the_source(type_, source):
    """They are for the function itself: its wrapper goes by the type."""
    (_, defined), (_, declared) = wrappers(type_, "target", f"llvm.noundef, llvm.{source}")
    other, extended = ["{llvm.noundef}"], [f"{{llvm.noundef, llvm.{EXTENSIONS[type_]}ext}}"]
    assert (defined, declared) == ([other, extended], [extended, other])


def test_attributes_of_what_goes_by_pointer():
    """What LLVM is told of a value does not hold for the pointer to it; other attributes stay."""
    for _, attributes in wrappers("vector<4xf32>", "target", "llvm.noundef, test.x"):
        assert attributes == [["{}", "{test.x}"], None]


BY_VALUE, RESULT, BOTH = "VALUE (VALUE)", "void (ptr, VALUE)", "void (ptr, ptr)"
BY_POINTER = {
    "i32": (BY_VALUE, BY_VALUE),
    "ui32": (BY_VALUE, BY_VALUE),
    "f16": (BY_VALUE, BY_VALUE),
    "!llvm.ptr": (BY_VALUE, BY_VALUE),
    "vector<4xf32>": (BY_VALUE, BOTH),
    "vector<2x4xf32>": (BY_VALUE, BOTH),
    "!llvm.array<2 x i8>": (BY_VALUE, BOTH),
    "complex<f32>": (RESULT, BOTH),
    "!llvm.struct<(i8)>": (RESULT, BOTH),
    "memref<4xf32>": (BOTH, BOTH),
    "memref<*xf32>": (BOTH, BOTH),
}


@pytest.mark.parametrize("type_", BY_POINTER)
def test_what_goes_by_pointer(type_):
    """Rules 21 and 22, and the types that c-abi=target passes by pointer."""
    values = {"vector<2x4xf32>": "array<2 x vector<4xf32>>", "complex<f32>": "struct<(f32, f32)>"}
    value = values.get(type_, type_.removeprefix("!llvm.")).replace("ui", "i")
    for c_abi, expected in zip(("mlir", "target"), BY_POINTER[type_], strict=True):
        text = f"!llvm.func<{expected.replace('VALUE', value)}>"
        assert list(wrappers(type_, c_abi)) == [(text, [None, None])] * 2


SPEC = "attributes {dlti.dl_spec = #dlti.dl_spec<%s>}"
OTHER = '"dlti.endianness" = "little"'
POINTER = "!llvm.ptr<1> = dense<32> : vector<4xi64>"
WIDTHS = {
    "by default": ("", "", 0, 64),
    "of the module": ("", SPEC % "index = 32", 0, 32),
    "of a module around it": (SPEC % "index = 32", "", 0, 32),
    "of a module around one without an entry": (SPEC % "index = 32", SPEC % OTHER, 0, 32),
    "of the module, in the older syntax": ("", SPEC % "#dlti.dl_entry<index, 32>", 0, 32),
    "after other entries": ("", SPEC % f'{POINTER}, "a\\22" = "->}}", index = 32', 0, 32),
    "not of a string": ("", SPEC % '"x.note" = "index, 16", "x.index = 16" = 8', 0, 64),
    "not of a value": ("", SPEC % '"a" = {index = 16}, "b" = #dlti.map<index = 16>', 0, 64),
    "by the option": ("", SPEC % "index = 32", 16, 16),
    "the widest": ("", "", 2**24 - 1, 2**24 - 1),
}


@pytest.mark.parametrize(("outer", "inner", "option", "bits"), WIDTHS.values(), ids=WIDTHS)
def test_width_of_index(outer, inner, option, bits):
    """Rule 13, for a pass on the inner module."""
    with ir.Context(), ir.Location.unknown():
        text = f"module {outer} {{ module {inner} {{ func.func private @f(index) }} }}"
        parent = ir.Module.parse(text)
        (module,) = parent.body.operations
        FuncToLLVM(index_bitwidth=option).run(module.operation)
        (function,) = module.body.operations
        assert str(function.attributes["function_type"].value) == f"!llvm.func<void (i{bits})>"


@pytest.mark.parametrize("bits", [-1, 2**24])
def test_width_that_no_integer_has(bits):
    """An integer of MLIR has at most 2**24 - 1 bits."""
    with ir.Context(), ir.Location.unknown(), pytest.raises(PassError, match=f"got {bits}"):
        FuncToLLVM(index_bitwidth=bits).run(ir.Module.create().operation)


def test_insertion_point_of_the_caller():
    """The pass needs no location, and inserts nothing where the caller does."""
    with ir.Context():
        module = ir.Module.parse("func.func @f(%a: !ptr.ptr<#llvm.address_space<1>>) { return }")
        other = ir.Module.create(ir.Location.unknown())
        with ir.InsertionPoint(other.body):
            FuncToLLVM().run(module.operation)
        assert list(other.body) == []
        assert "llvm.func @f" in str(module)


def test_there_are_rows():
    """The document is found and has the table."""
    assert len(ROWS) > 15
