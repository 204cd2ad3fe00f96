"""A type without a counterpart is an error with function, position and type; nothing changes."""

from __future__ import annotations

import re
from itertools import product

import pytest
from conversion import Convention
from mlir import ir
from normalise import generic

from mlir_abi.dialect_attrs.structure import MAX_DEPTH
from mlir_abi.passes.support.base import PassOptionError
from mlir_abi.passes.support.diagnostics import PassError

UNCONVERTIBLE = [
    "tensor<2xf32>",
    "tensor<*xi8>",
    "none",
    "tf32",
    "i0",
    "i8388609",
    "!llvm.struct<(i8, complex<ui0>)>",
    "vector<2xtf32>",
    "vector<[2]x4xf32>",
    "vector<2x[3]x4xf32>",
    "complex<tf32>",
    "memref<3xtf32>",
    "memref<*xtf32>",
    "memref<2xcomplex<tf32>>",
    "memref<2xmemref<3xtf32>>",
    "memref<2xvector<2xtf32>>",
    'memref<2xf32, "space">',
    'memref<*xf32, "space">',
    "memref<4x4xf32, affine_map<(d0, d1) -> (d0 mod 2, d1)>>",
    "memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>>",
    "memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>",
    "!llvm.struct<(i32, tensor<2xf32>)>",
    "!ptr.ptr<#ptr.generic_space>",
    "!llvm.array<2 x !ptr.ptr<#ptr.generic_space>>",
    "!llvm.func<void (i32)>",
    "!quant.uniform<i8:f32, 1.000000e+00>",
    "!async.token",
    "!unknown.type",
]
"""Spelled as MLIR prints them. Upstream leaves functions of most, and aborts on some."""

POSITIONS = {
    "an argument of a declaration": (
        "func.func private @f(i32, {type})",
        ("f", "argument", 1),
    ),
    "a result of a declaration": (
        "func.func private @f(i32) -> (f32, i8, {type})",
        ("f", "result", 2),
    ),
    "an argument of a definition": (
        "func.func @f(%a: i32, %b: memref<?xf32>, %c: {type}) {{ return }}",
        ("f", "argument", 2),
    ),
    "the result of a definition": (
        'func.func @f() -> {type} {{ %r = "test.op"() : () -> {type}\n return %r : {type} }}',
        ("f", "result", 0),
    ),
    "a function with a wrapper": (
        "func.func @f(%a: {type}) attributes {{llvm.emit_c_interface}} {{ return }}",
        ("f", "argument", 0),
    ),
    "a function in a nested module": (
        "module {{ module @inner {{ func.func @f(%a: {type}) {{ return }} }} }}",
        ("f", "argument", 0),
    ),
    "the second of three functions": (
        "func.func @a(%a: memref<?xf32>) {{ return }}\n"
        "func.func @f(%a: {type}) {{ return }}\n"
        "func.func private @c()",
        ("f", "argument", 0),
    ),
    "an operand of an indirect call": (
        """func.func @f() {{
             %f, %x = "test.op"() : () -> ((i32, {type}) -> (), {type})
             %i = arith.constant 1 : i32
             call_indirect %f(%i, %x) : (i32, {type}) -> ()
             return
           }}""",
        ("f", "operand|argument", 1),
    ),
    "a result of an indirect call": (
        """func.func @f() {{
             %f = "test.op"() : () -> (() -> (i32, {type}))
             %r:2 = call_indirect %f() : () -> (i32, {type})
             return
           }}""",
        ("f", "result", 1),
    ),
}


@pytest.mark.parametrize(("position", "type_"), list(product(POSITIONS, UNCONVERTIBLE)))
def test_a_type_that_cannot_be_converted(context: ir.Context, position: str, type_: str) -> None:
    """One error at the function or call; the module is as it was."""
    source, (function, kind, number) = POSITIONS[position]
    message = error_of(source.format(type=type_), Convention())
    assert re.search(rf"\b{function}\b", message), message
    assert re.search(rf"\b({kind}) #?{number}\b", message), message
    assert type_ in message
    assert re.search(r"LLVM dialect(: \S.*)?$", message), message


def error_of(source: str, convention: Convention) -> str:
    """The one error that the conversion of ``source`` gives, which must leave it as it was."""
    module = ir.Module.parse(source)
    before = generic(module)
    with pytest.raises(PassError) as caught:
        convention.ours(module)
    assert generic(module) == before
    ((_location, message),) = caught.value.diagnostics
    assert "\n" not in message
    return message


def test_every_function_is_named(context: ir.Context) -> None:
    """All mistakes of a module are told at once, in the order of the text."""
    module = ir.Module.parse("""
      func.func private @one(tensor<2xf32>, i32, tf32)
      func.func private @two() -> none
      module @inner { func.func private @three(tensor<2xf32>) }
    """)
    with pytest.raises(PassError) as caught:
        Convention().ours(module)
    messages = [message for _, message in caught.value.diagnostics]
    named = [re.findall(r"\b(one|two|three)\b", message) for message in messages]
    assert [names[0] for names in named] == sorted(
        [names[0] for names in named], key=["one", "two", "three"].index
    )
    assert {name for names in named for name in names} == {"one", "two", "three"}
    lines = [int(str(location).split(":")[1]) for location, _ in caught.value.diagnostics]
    assert lines == sorted(lines)
    assert set(lines) == {2, 3, 4}


BARE = {
    "memref<?xf32>": "a dynamic size",
    "memref<2xf32, strided<[?]>>": "a dynamic stride",
    "memref<2xf32, strided<[1], offset: ?>>": "a dynamic offset",
    "memref<*xf32>": "no rank",
}


@pytest.mark.parametrize("type_", BARE, ids=BARE.values())
@pytest.mark.parametrize("by_option", [True, False], ids=["by option", "by attribute"])
@pytest.mark.parametrize(
    ("source", "kind"),
    [
        ("func.func private @f(i32, {type}) attributes {{test.a, {bare}}}", "argument"),
        ("func.func private @f() -> (i32, {type}) attributes {{test.a, {bare}}}", "result"),
    ],
    ids=["argument", "result"],
)
def test_what_bare_pointers_cannot_express(
    context: ir.Context, source: str, kind: str, type_: str, by_option: bool
) -> None:
    """A memref that a bare pointer cannot stand for is an error."""
    text = source.format(type=type_, bare="test.b" if by_option else "llvm.bareptr")
    message = error_of(text, Convention(bare_pointers=by_option))
    assert re.search(r"\bf\b", message), message
    assert re.search(rf"\b{kind} #?1\b", message), message
    assert type_ in message


CLASH = '!llvm.struct<"_Converted.a", (i8)>'
NESTED = {
    "memrefs": ("memref<2x", ">"),
    "structs": ("!llvm.struct<(", ")>"),
    "arrays": ("!llvm.array<2 x ", ">"),
    "identified structs": ('!llvm.struct<"s{i} of {levels}", (', ")>"),
}


@pytest.mark.parametrize("name", NESTED)
@pytest.mark.parametrize("depth", [MAX_DEPTH + 1, 1200])
def test_a_deep_type(context: ir.Context, name: str, depth: int) -> None:
    """A type that is nested too deeply is an error; one that is nested less is converted."""
    opened, closed = NESTED[name]

    def module(levels: int) -> str:
        start = "".join(opened.format(i=i, levels=levels) for i in range(levels))
        return f"func.func private @f(i32, {start}index{closed * levels})"

    Convention().ours(ir.Module.parse(module(MAX_DEPTH)))
    message = error_of(module(depth), Convention())
    assert re.search(r"@f: argument #1\b", message), message
    assert message.endswith(f"it is nested more than {MAX_DEPTH} levels deep")


def test_a_wide_type(context: ir.Context) -> None:
    """Types that stand beside one another are not nested."""
    members = ", ".join(["array<2 x index>"] * (MAX_DEPTH + 1))
    Convention().ours(ir.Module.parse(f"func.func private @f(!llvm.struct<({members})>)"))


@pytest.mark.parametrize("depth", [MAX_DEPTH + 5, 3000])
def test_a_deep_tuple(context: ir.Context, depth: int) -> None:
    """A tuple is expanded at any depth."""
    flat, deep = (
        ir.Module.parse(f"func.func private @f(i32, {'tuple<' * n}index{'>' * n})")
        for n in (0, depth)
    )
    for module in (flat, deep):
        Convention().ours(module)
    types = [m.body.operations[0].attributes["function_type"] for m in (flat, deep)]
    assert types[0] == types[1]


def test_nothing_else_is_reported(context: ir.Context) -> None:
    """MLIR's own diagnostic of a clash of struct names is not: it names no function."""
    module = ir.Module.parse(f'func.func private @f(!llvm.struct<"a", (index)>, {CLASH})')
    reported = []
    handler = context.attach_diagnostic_handler(lambda d: reported.append(d.message) or True)
    with pytest.raises(PassError) as caught:
        Convention().ours(module)
    handler.detach()
    assert reported == []
    ((location, _message),) = caught.value.diagnostics
    assert location == module.body.operations[0].location


OTHER_ERRORS = {
    "the name of a converted struct is taken": (
        f'func.func private @f({CLASH}, !llvm.struct<"a", (index)>)',
        r"@f: argument #1\b.*_Converted\.a.* is already used with a different body",
    ),
    "the name of a recursive struct's conversion is taken": (
        f'func.func private @f({CLASH}) -> (i32, !llvm.struct<"a", (struct<"a">, index)>)',
        r"@f: result #1\b.*_Converted\.a.* is already used with a different body",
    ),
    "the name of an inner struct's conversion is taken": (
        """func.func @f() {
             %f, %x = "test.op"() : () -> ((!llvm.struct<(struct<"a", (index)>)>) -> (),
                                           !llvm.struct<(struct<"a", (index)>)>)
             call_indirect %f(%x) : (!llvm.struct<(struct<"a", (index)>)>) -> ()
             "test.op"() : () -> !llvm.struct<"_Converted.a", (i8)>
             return
           }""",
        r"@f: argument #0\b.*_Converted\.a.* is already used with a different body",
    ),
    "a variadic function with a wrapper": (
        "func.func private @f(i32) attributes {func.varargs = true, llvm.emit_c_interface}",
        r"\bf\b.*variadic|variadic.*\bf\b",
    ),
    "a linkage that is none": (
        "func.func private @f(i32) attributes {llvm.linkage = 3 : i64}",
        r"llvm\.linkage",
    ),
    "readnone with a value": (
        "func.func private @f(i32) attributes {llvm.readnone = true}",
        r"llvm\.readnone",
    ),
    "the name of a wrapper is taken": (
        "func.func private @_mlir_ciface_f(i32)\n"
        "func.func private @f(i32) attributes {llvm.emit_c_interface}",
        r"_mlir_ciface_f",
    ),
    "malloc is something else": (
        "llvm.func @malloc(i32) -> !llvm.ptr\n"
        "func.func @f(%a: memref<*xf32>) -> memref<*xf32> { return %a : memref<*xf32> }",
        r"malloc",
    ),
    "malloc is no function": (
        "memref.global @malloc : memref<2xf32>\n"
        "func.func @f(%a: memref<*xf32>) -> memref<*xf32> { return %a : memref<*xf32> }",
        r"malloc",
    ),
    "the type of an attribute": (
        "func.func @f(%a: i32, %b: !llvm.ptr {llvm.byval = tensor<2xf32>}) { return }",
        r"\bf\b.*argument #?1\b.*tensor<2xf32>",
    ),
    "the type of an attribute of which LLVM would make an assertion fail": (
        "func.func @f(%a: i32, %b: !llvm.ptr {llvm.preallocated = tensor<2xf32>}) { return }",
        r"\bf\b.*argument #?1\b.*tensor<2xf32>",
    ),
    "free is something else": (
        "llvm.func @free(i32)\n"
        "func.func private @g() -> memref<*xf32>\n"
        "func.func @f() { %a = call @g() : () -> memref<*xf32>\n return }",
        r"free",
    ),
}


@pytest.mark.parametrize("name", OTHER_ERRORS)
def test_other_errors(context: ir.Context, name: str) -> None:
    """What is wrong beside the types: attributes, and names that are taken."""
    source, pattern = OTHER_ERRORS[name]
    message = error_of(source, Convention())
    assert re.search(pattern, message), message


def test_errors_count_expanded_arguments(context: ir.Context) -> None:
    """Tuples are expanded first, so an error counts what they are expanded to."""
    module = ir.Module.parse("func.func @f(%x: i32, %t: tuple<i32, none>) { return }")
    with pytest.raises(PassError, match=r"@f: argument #2 of type 'none'"):
        Convention().ours(module)


@pytest.mark.parametrize("width", [-3, 1 << 40])
def test_widths_of_index_that_are_none(context: ir.Context, width: int) -> None:
    """An index width that no integer type has is an error of the option."""
    with pytest.raises((PassError, PassOptionError), match="index-bitwidth"):
        Convention(index_bitwidth=width).ours(ir.Module.parse("func.func private @f(index)"))
