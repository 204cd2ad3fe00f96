"""Random modules through ours and through ``convert-func-to-llvm``: the same IR, op for op."""

from __future__ import annotations

import re

import pytest
from comparisons import COMPARISONS, unified_diff
from conversion import Convention, find
from differences import (
    attribute_aligned_pointers,
    names_around,
    remove_brackets,
    return_aligned_pointers,
)
from mlir import ir
from normalise import generic, normalised
from random_modules import Options, random_module


@pytest.mark.parametrize("name", COMPARISONS)
def test_random_modules(context: ir.Context, seeds: range, name: str) -> None:
    """Descriptors, packing, calls and wrappers, and the differences on purpose."""
    differences = [
        (len(difference), seed, difference)
        for seed in seeds
        if (difference := COMPARISONS[name].difference(seed))
    ]
    if differences:
        _, seed, shortest = min(differences)
        pytest.fail(f"{len(differences)} modules differ; seed {seed}:\n{shortest}", pytrace=False)


def test_attributes_of_memrefs(context: ir.Context, seeds: range) -> None:
    """The comparison of this name has attributes to move."""
    moved = 0
    for seed in seeds[::4]:
        text = random_module(seed, Options(memref_attributes=True))
        theirs, source = ir.Module.parse(text), ir.Module.parse(text)
        Convention().upstream(theirs)
        moved += sum(
            attribute_aligned_pointers(theirs, function) for function in find(source, "func.func")
        )
    assert moved > len(seeds) / 16


DIRECTED = {
    "by value and by reference": """
        func.func @f(%a: complex<f32> {llvm.byval = complex<f32>}, %b: index {llvm.byref = index},
                     %c: complex<f64> {llvm.byval = complex<f64>}) -> complex<f32> {
          "test.op"(%a, %b) : (complex<f32>, index) -> ()
          return %a : complex<f32>
        }
        func.func @of_some(%a: i32, %b: index {llvm.byval = index}, %c: index,
                           %d: complex<f32> {llvm.byref = complex<f32>}, %e: memref<?xf32>) {
          "test.op"(%a, %b, %c, %d, %e) : (i32, index, index, complex<f32>, memref<?xf32>) -> ()
          return
        }
        func.func private @g(index {llvm.byval = index}, !llvm.ptr {llvm.sret = complex<f32>},
                             !llvm.ptr {llvm.inalloca = !llvm.struct<(index, memref<f32>)>})
    """,
    "attributes of a call's arguments and results": """
        func.func private @g(i32, !llvm.ptr) -> i32
        func.func @f(%a: i32, %b: !llvm.ptr) -> i32 {
          %r = "func.call"(%a, %b) <{
            callee = @g, arg_attrs = [{llvm.noundef}, {llvm.nonnull}], res_attrs = [{llvm.noundef}]
          }> : (i32, !llvm.ptr) -> i32
          return %r : i32
        }
    """,
    "attributes of one result and of several": """
        func.func private @one(memref<?xf32>) -> (i32 {llvm.noundef, test.x})
        func.func private @memref() -> (memref<?xf32> {test.x})
        func.func private @several() -> (i32 {llvm.noundef}, i32 {test.x})
          attributes {llvm.emit_c_interface}
        func.func private @wrapped(memref<?xf32> {test.y}) -> (i32 {llvm.noundef, test.x})
          attributes {llvm.emit_c_interface}
    """,
    "calls in other kinds of functions and in regions": """
        func.func private @g(memref<?xf32>) -> memref<*xf32>
        llvm.func @f() {
          %m = "test.make"() : () -> memref<?xf32>
          %r = func.call @g(%m) : (memref<?xf32>) -> memref<*xf32>
          "test.op"(%r) : (memref<*xf32>) -> ()
          llvm.return
        }
        func.func @h(%m: memref<?xf32>, %c: i1) {
          memref.alloca_scope {
            %r = func.call @g(%m) : (memref<?xf32>) -> memref<*xf32>
            "test.op"(%r) : (memref<*xf32>) -> ()
          }
          %r = scf.execute_region -> memref<?xf32> {
            cf.cond_br %c, ^a, ^b(%m : memref<?xf32>)
          ^a:
            %x = func.call @g(%m) : (memref<?xf32>) -> memref<*xf32>
            %y = "test.op"(%x) : (memref<*xf32>) -> memref<?xf32>
            cf.br ^b(%y : memref<?xf32>)
          ^b(%z: memref<?xf32>):
            scf.yield %z : memref<?xf32>
          }
          %f = func.constant @g : (memref<?xf32>) -> memref<*xf32>
          "test.op"(%f, %r) : ((memref<?xf32>) -> memref<*xf32>, memref<?xf32>) -> ()
          return
        }
    """,
    "malloc and free that are there already": """
        llvm.func @free(!llvm.ptr)
        func.func private @malloc(i64) -> !llvm.ptr
        func.func @f(%a: memref<*xf32>) -> memref<*xf32> {
          %r = call @f(%a) : (memref<*xf32>) -> memref<*xf32>
          return %r : memref<*xf32>
        }
    """,
    "malloc in the module of its need": """
        module @a { func.func @f(%a: memref<*xf32>) -> memref<*xf32> { return %a : memref<*xf32> } }
        module @b { module @c {
          func.func @f(%a: memref<*xf32>) -> memref<*xf32> { return %a : memref<*xf32> }
        } }
        func.func @g() { return }
    """,
    "a value that is used as it was and as it becomes": """
        func.func @f(%m: memref<?xf32>, %i: index, %c: complex<f32>) -> (memref<?xf32>, index) {
          "test.op"(%m, %i, %c) : (memref<?xf32>, index, complex<f32>) -> ()
          %r:2 = call @f(%m, %i, %c)
            : (memref<?xf32>, index, complex<f32>) -> (memref<?xf32>, index)
          "test.op"(%r#0, %r#1, %m) : (memref<?xf32>, index, memref<?xf32>) -> ()
          %s:2 = call @f(%r#0, %r#1, %c)
            : (memref<?xf32>, index, complex<f32>) -> (memref<?xf32>, index)
          return %s#0, %r#1 : memref<?xf32>, index
        }
    """,
    "functions in a module in a function": """
        func.func @f(%m: memref<?xf32>) -> memref<?xf32> {
          builtin.module {
            func.func @f(%i: index, %u: memref<*xf32>) -> (index, memref<*xf32>)
              attributes {llvm.emit_c_interface} {
              %r:2 = call @f(%i, %u) : (index, memref<*xf32>) -> (index, memref<*xf32>)
              return %r#0, %u : index, memref<*xf32>
            }
          }
          %r = call @f(%m) : (memref<?xf32>) -> memref<?xf32>
          return %r : memref<?xf32>
        }
        func.func @g(%m: memref<?xf32>) -> memref<?xf32> { return %m : memref<?xf32> }
    """,
    "attributes that become properties": """
        llvm.comdat @c { llvm.comdat_selector @any any }
        func.func @f(%a: i32, %p: (i32) -> i32) -> i32 attributes {
          comdat = @c::@any, section = ".text.f", unnamed_addr = 1 : i64, visibility_ = 1 : i64,
          frame_pointer = #llvm.framePointerKind<all>, always_inline, llvm.personality = @p
        } {
          %r = call @f(%a, %p) {
            TailCallKind = #llvm.tailcallkind<tail>, CConv = #llvm.cconv<coldcc>, convergent
          } : (i32, (i32) -> i32) -> i32
          %s = call_indirect %p(%r) {fastmathFlags = #llvm.fastmath<fast>, test.x} : (i32) -> i32
          return %s : i32
        }
    """,
    "sizes of pointers": """
        module attributes {
          llvm.data_layout = "E-p:40:64:64:32-p3:32:32-p5:24:8-p6:128:128-n32:64-A5"
        } {
          func.func @f(%a: memref<*xf32>, %b: memref<*xf32, 3>, %c: memref<*xf32, 5>,
                       %d: memref<*xf32, 6>, %e: memref<*xf32, 9>)
            -> (memref<*xf32>, memref<*xf32, 3>, memref<*xf32, 5>, memref<*xf32, 6>,
                memref<*xf32, 9>) {
            return %a, %b, %c, %d, %e
              : memref<*xf32>, memref<*xf32, 3>, memref<*xf32, 5>, memref<*xf32, 6>,
                memref<*xf32, 9>
          }
        }
    """,
    "the data layout of another module": """
        module {
          module attributes {
            dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>, llvm.data_layout = "e-p:32:32"
          } {
            func.func @f(%a: memref<*xf32>, %i: index) -> memref<*xf32> {
              return %a : memref<*xf32>
            }
          }
        }
    """,
    "memory spaces of 64 bits": """
        func.func private @f(memref<2xf32, -1>, memref<2xf32, 4294967296>,
                             memref<*xf32, 8589934593>, memref<2xf32, -1 : i8>)
    """,
    "locations": """
        func.func @f(%a: memref<?xf32> loc("a"), %i: index loc("i"), %u: memref<*xf32> loc("u"))
          -> (memref<?xf32>, memref<*xf32>) attributes {llvm.emit_c_interface} {
          %r:2 = call @f(%a, %i, %u) : (memref<?xf32>, index, memref<*xf32>)
            -> (memref<?xf32>, memref<*xf32>) loc(callsite("callee" at "caller"))
          return %r#0, %u : memref<?xf32>, memref<*xf32> loc("return")
        } loc(fused<"of f">["f.c":1:2, "g"])
        func.func private @g(memref<?xf32>) -> memref<*xf32> attributes {llvm.emit_c_interface}
          loc("g")
    """,
    "names with quotes": r"""
        func.func private @"a\22b\0A\5C"(!llvm.struct<"a\22b\5C", (i32, index)>)
          attributes {llvm.emit_c_interface}
        func.func @f(%x: !llvm.struct<"a\22b\5C", (i32, index)>) {
          call @"a\22b\0A\5C"(%x) : (!llvm.struct<"a\22b\5C", (i32, index)>) -> ()
          return
        }
    """,
    "recursive structs": """
        func.func @f(%a: !llvm.struct<"a", (ptr, struct<"a">)>,
                     %b: !llvm.struct<"b", packed (struct<"b">, array<2 x struct<"b">>, index)>,
                     %c: !llvm.struct<(struct<"b", packed (
                           struct<"b">, array<2 x struct<"b">>, index)>, memref<2xf32>)>)
          -> !llvm.struct<"c", (struct<"d", (struct<"c">, struct<"d">)>, ptr)>
          attributes {llvm.emit_c_interface} {
          "test.op"(%a, %b) : (
            !llvm.struct<"a", (ptr, struct<"a">)>,
            !llvm.struct<"b", packed (struct<"b">, array<2 x struct<"b">>, index)>) -> ()
          %r = "test.op"() : () -> !llvm.struct<"c", (struct<"d", (struct<"c">, struct<"d">)>, ptr)>
          return %r : !llvm.struct<"c", (struct<"d", (struct<"c">, struct<"d">)>, ptr)>
        }
        func.func private @g(
          !llvm.struct<"o", opaque>, !llvm.struct<"e", ()>,
          !llvm.struct<"f", (struct<"f">, complex<f32>, memref<?xf32>, array<3 x vector<2x3xi8>>)>,
          !llvm.array<2 x struct<"x<>, \\22", (struct<"x<>, \\22">, index)>>)
    """,
    "pointers of the ptr dialect": """
        func.func @f(%a: !ptr.ptr<#llvm.address_space<1>>,
                     %b: !ptr.ptr<#nvvm.memory_space<shared>>,
                     %c: memref<2x!ptr.ptr<#llvm.address_space<0>>>)
          -> (!ptr.ptr<#llvm.address_space<1>>, !llvm.array<2 x !ptr.ptr<#llvm.address_space<2>>>)
          attributes {llvm.emit_c_interface} {
          %r = "test.op"(%b, %c)
            : (!ptr.ptr<#nvvm.memory_space<shared>>, memref<2x!ptr.ptr<#llvm.address_space<0>>>)
            -> !llvm.array<2 x !ptr.ptr<#llvm.address_space<2>>>
          return %a, %r
            : !ptr.ptr<#llvm.address_space<1>>, !llvm.array<2 x !ptr.ptr<#llvm.address_space<2>>>
        }
        func.func private @g(
          vector<2x3x!ptr.ptr<#llvm.address_space<1>>>,
          !llvm.struct<(!ptr.ptr<#nvvm.memory_space<global>>, index)>
        ) -> !ptr.ptr<#llvm.address_space<3>>
    """,
    "many arguments and results": f"""
        func.func @f({", ".join(f"%m{i}: memref<?x?xf32>, %i{i}: index" for i in range(200))})
          -> ({", ".join(["memref<?x?xf32>"] * 200)}) attributes {{llvm.emit_c_interface}} {{
          "test.op"(%m7, %i8) : (memref<?x?xf32>, index) -> ()
          return {", ".join(f"%m{i}" for i in range(200))} : {", ".join(["memref<?x?xf32>"] * 200)}
        }}
    """,
    **{
        f"{count} arguments": f"""
        func.func @f({", ".join(f"%i{n}: index" for n in range(count))}) {{
          "test.op"(%i7) : (index) -> ()
          return
        }}
    """
        for count in (100, 101)  # from 101 on, the pass moves the old arguments to a block
    },
    "no function": "memref.global @g : memref<2xf32> = dense<1.0>",
    "nothing": "",
}


@pytest.mark.parametrize("name", DIRECTED)
def test_directed(context: ir.Context, name: str) -> None:
    """What the random modules do not have."""
    theirs, ours = ir.Module.parse(DIRECTED[name]), ir.Module.parse(DIRECTED[name])
    Convention().upstream(theirs)
    Convention().ours(ours)
    remove_brackets(ours)
    expected, actual = normalised(theirs), normalised(ours)
    assert expected == actual, unified_diff(expected, actual)


SAME_IN_C = re.compile(r"memref|index|[su]?i(32|64)$|f(32|64|80|128)$|!llvm\.ptr|\(")
"""Types, by their beginning, whose place in a wrapper is the same with ``c-abi=target``."""


def test_target_abi(context: ir.Context, seeds: range) -> None:
    """Difference 3: ``c-abi=target`` changes wrappers alone, and not those of other types."""
    compared = 0
    for seed in seeds:
        text = random_module(seed)
        theirs, ours, source = (ir.Module.parse(text) for _ in range(3))
        Convention().upstream(theirs)
        Convention().ours(ours, c_abi="target")
        remove_brackets(ours)
        changing = {name for f in find(source, "func.func") for name in _may_change(f)}
        expected, actual = by_name(theirs), by_name(ours)
        assert list(expected) == list(actual), f"seed {seed}"
        for name in expected.keys() - changing:
            compared += name.startswith("_mlir_ciface_")
            assert expected[name] == actual[name], f"seed {seed}, {name}"
    assert compared > len(seeds) / 4


def _may_change(function: ir.Operation) -> list[str]:
    """What its types let differ of the conversion of ``function``, and the functions around it."""
    type_ = function.attributes["function_type"].value
    if all(SAME_IN_C.match(str(t)) for t in [*type_.inputs, *type_.results]):
        return []
    name = function.attributes["sym_name"].value
    is_declaration = not len(function.regions[0].blocks)
    return [f"_mlir_ciface_{name}", *([name] if is_declaration else []), *names_around(function)]


def by_name(module: ir.Module) -> dict[str, str]:
    """The normalised text of each function; the names of different modules are taken for one."""
    normalised(module)
    return {
        function.attributes["sym_name"].value: function.get_asm(
            print_generic_op_form=True, use_local_scope=True
        )
        for function in find(module, "llvm.func")
    }


def test_twice_is_once(context: ir.Context, seeds: range) -> None:
    """What is converted is left alone."""
    for seed in seeds[::4]:
        module = ir.Module.parse(random_module(seed))
        Convention().ours(module)
        once = generic(module)
        Convention().ours(module)
        assert generic(module) == once, f"seed {seed}"


BEYOND = {
    "a block that nothing branches to": """
        func.func @f(%a: memref<?xf32>) -> memref<?xf32> {
          return %a : memref<?xf32>
        ^unreachable:
          %r = func.call @f(%a) : (memref<?xf32>) -> memref<?xf32>
          return %r : memref<?xf32>
        }
    """,
    "a call of a variadic function": """
        func.func private @v(memref<?xf32>, i32) -> i32 attributes {func.varargs = true}
        func.func @f(%a: memref<?xf32>, %b: i32) -> i32 {
          %r = call @v(%a, %b) : (memref<?xf32>, i32) -> i32
          return %r : i32
        }
    """,
    "malloc declared after its first need": """
        func.func @f(%a: memref<*xf32>) -> memref<*xf32> { return %a : memref<*xf32> }
        func.func private @malloc(i64) -> !llvm.ptr
    """,
}


@pytest.mark.parametrize("name", BEYOND)
def test_what_upstream_fails_on(context: ir.Context, name: str) -> None:
    """Upstream gives an error or what does not verify; ours converts it whole, and it verifies."""
    with pytest.raises(ir.MLIRError):
        Convention().upstream(ir.Module.parse(BEYOND[name]))
    module = ir.Module.parse(BEYOND[name])
    Convention().ours(module)
    assert '"func.' not in generic(module)


IN_A_CYCLE = {
    "through another struct": (
        '!llvm.struct<"a", (struct<"b", (struct<"a">, index)>, i32)>',
        '!llvm.struct<"_Converted.a", '
        '(struct<"_Converted.b", (struct<"_Converted.a">, i64)>, i32)>',
    ),
    "through a struct without a name": (
        '!llvm.struct<"a", (struct<(struct<"a">, index)>, i32)>',
        '!llvm.struct<"_Converted.a", (struct<(struct<"_Converted.a">, i64)>, i32)>',
    ),
}


@pytest.mark.parametrize("name", IN_A_CYCLE)
def test_structs_in_a_cycle(context: ir.Context, name: str) -> None:
    """All structs of a cycle are converted; upstream leaves some, and ``index`` in them."""
    source, expected = IN_A_CYCLE[name]
    ours = ir.Module.parse(f"func.func private @f({source})")
    Convention().ours(ours)
    (function,) = ours.body.operations
    type_ = function.attributes["function_type"].value
    assert type_ == ir.Type.parse(f"!llvm.func<void ({expected})>")
    # A context of its own: `ours` has given the names of upstream's structs their bodies.
    with ir.Context():
        theirs = ir.Module.parse(f"func.func private @f({source})")
        Convention().upstream(theirs)
        assert "index" in str(theirs)


EXACT = """
    func.func @f(%a: memref<2x3xf32>, %b: memref<4xf32, strided<[2], offset: 7>, 1>)
      -> (memref<2x3xf32>, i32) {
      "test.op"(%b) : (memref<4xf32, strided<[2], offset: 7>, 1>) -> ()
      %c = arith.constant 1 : i32
      return %a, %c : memref<2x3xf32>, i32
    }
    func.func @one(%a: memref<2x3xf32>) -> memref<2x3xf32> {
      %r = call @one(%a) : (memref<2x3xf32>) -> memref<2x3xf32>
      return %r : memref<2x3xf32>
    }
    func.func @g(%a: memref<2x3xf32>, %b: memref<4xf32, strided<[2], offset: 7>, 1>) {
      %r:2 = call @f(%a, %b) : (memref<2x3xf32>, memref<4xf32, strided<[2], offset: 7>, 1>)
        -> (memref<2x3xf32>, i32)
      %f = "test.op"() : () -> ((memref<2x3xf32>) -> memref<2x3xf32>)
      "test.op"(%r#0) : (memref<2x3xf32>) -> ()
      %s = call_indirect %f(%r#0) : (memref<2x3xf32>) -> memref<2x3xf32>
      %unused = call_indirect %f(%r#0) : (memref<2x3xf32>) -> memref<2x3xf32>
      "test.op"(%s) : (memref<2x3xf32>) -> ()
      return
    }
"""


def test_the_text_with_bare_pointers(context: ir.Context) -> None:
    """Not even the order of constants differs, which tests with ``CHECK-NEXT`` see."""
    convention = Convention(bare_pointers=True)
    theirs, ours, source = (ir.Module.parse(EXACT) for _ in range(3))
    convention.upstream(theirs)
    convention.ours(ours)
    for function in find(source, "func.func"):
        return_aligned_pointers(theirs, function)
    assert str(ours) == str(theirs)
