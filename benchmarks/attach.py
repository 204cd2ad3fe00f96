"""abi-attach against the time to parse the same module, and abi-verify against abi-attach.

Of empty functions with few signatures, parsing takes hardly longer than the calls of the bindings
that the pass cannot avoid, which `_bare_calls` makes. `_three_texts` is the least that three texts
of flat memrefs cost: it has no nests, layouts, names, declarations or warnings.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

from benchmarks.measure import Row, median_seconds
from mlir_abi.bindings import ir
from mlir_abi.passes.attach import Attach
from mlir_abi.passes.support.diagnostics import diagnostic_handler
from mlir_abi.passes.verify import Verify

PERCEPTRON = """
func.func @f{i}(%x: tensor<?x{a}xf32>, %w0: tensor<{a}x{b}xf32>, %w1: tensor<{b}x{a}xf32>,
                %h: tensor<?x{b}xf32>, %y: tensor<?x{a}xf32>) -> tensor<?x{a}xf32> {{
  %zero = arith.constant 0.0 : f32
  %0 = linalg.fill ins(%zero : f32) outs(%h : tensor<?x{b}xf32>) -> tensor<?x{b}xf32>
  %1 = linalg.matmul ins(%x, %w0 : tensor<?x{a}xf32>, tensor<{a}x{b}xf32>)
                     outs(%0 : tensor<?x{b}xf32>) -> tensor<?x{b}xf32>
  %2 = linalg.map ins(%1 : tensor<?x{b}xf32>) outs(%h : tensor<?x{b}xf32>) (%e: f32, %o: f32) {{
    %relu = arith.maximumf %e, %zero : f32
    linalg.yield %relu : f32
  }}
  %3 = linalg.fill ins(%zero : f32) outs(%y : tensor<?x{a}xf32>) -> tensor<?x{a}xf32>
  %4 = linalg.matmul ins(%2, %w1 : tensor<?x{b}xf32>, tensor<{b}x{a}xf32>)
                     outs(%3 : tensor<?x{a}xf32>) -> tensor<?x{a}xf32>
  %5 = linalg.map ins(%4 : tensor<?x{a}xf32>) outs(%y : tensor<?x{a}xf32>) (%e: f32, %o: f32) {{
    %exp = math.exp %e : f32
    linalg.yield %exp : f32
  }}
  return %5 : tensor<?x{a}xf32>
}}
"""

CODES = {"i8": "S4", "f16": "S1", "i64": "S7", "f32": "S0", "f64": "S2", "i32": "S6"}

EMPTY = """
func.func @f{i}(%x: tensor<?x{a}xf32>, %w: tensor<{a}x{b}xf32>) {{
  return
}}
"""


def module_text(function: str, count: int, signatures: int) -> str:
    """``count`` functions that have ``signatures`` different types between them."""
    side = math.isqrt(signatures - 1) + 1
    return "".join(
        function.format(i=i, a=i % signatures // side + 1, b=i % signatures % side + 1)
        for i in range(count)
    )


def rows() -> Iterator[Row]:
    """One perceptron a function, few signatures and all distinct; then empty functions."""
    for count in (1_000, 10_000):
        yield _row(PERCEPTRON, count, 3, "3 signatures", 0.5)
        yield _row(PERCEPTRON, count, count, "all distinct", 1.0)
    yield _row(EMPTY, 10_000, 3, "3 signatures, empty bodies", None)
    yield _row(EMPTY, 10_000, 10_000, "all distinct, empty bodies", None)
    yield _row_of_bare_calls(module_text(EMPTY, 10_000, 3))
    yield _row_of_three_texts(3, "3 signatures", 1.2)
    yield _row_of_three_texts(10_000, "all distinct", 2.0)
    yield _row_of_verify(3, "3 signatures")
    yield _row_of_verify(10_000, "all distinct")
    yield _row_with_warnings(3, "3 signatures")
    yield _row_with_warnings(10_000, "all distinct")


def _row(function: str, count: int, signatures: int, what: str, at_most: float | None) -> Row:
    text = module_text(function, count, signatures)
    with ir.Context(), ir.Location.unknown():
        parse = median_seconds(lambda _: ir.Module.parse(text), lambda: None)
        attach = _attach_seconds(text)
    return Row(f"{count:,} functions, {what}", attach, "parse", parse, at_most)


def _row_with_warnings(signatures: int, what: str) -> Row:
    """An ``index`` among the arguments, of which the pass warns, and an ``i64`` in its place."""
    seconds = []
    with ir.Context(), ir.Location.unknown(), diagnostic_handler(lambda *_: None):
        for type_ in ("index", "i64"):
            function = EMPTY.replace("%w:", f"%n: {type_}, %w:")
            seconds.append(_attach_seconds(module_text(function, 10_000, signatures)))
    return Row(f"10,000 functions, {what}, an index", seconds[0], "an i64", seconds[1], 1.2)


def _row_of_bare_calls(text: str) -> Row:
    with ir.Context(), ir.Location.unknown():
        parse = median_seconds(lambda _: ir.Module.parse(text), lambda: None)
        bare = median_seconds(_bare_calls, lambda: ir.Module.parse(text))
    return Row("10,000 functions, bare calls of the bindings", bare, "parse", parse)


def _bare_calls(module: ir.Module) -> None:
    """Read what decides whether to attach, and set entries with a declaration of each function."""
    entries = {name: ir.StringAttr.get(name) for name in ("f", "fv", "sip", "sipv", "iree.abi")}
    read = ("sym_visibility", "iree.abi.stub", "iree.abi.none", "iree.abi.wraps")
    for view in module.body:
        function, attributes = view.operation, view.operation.attributes
        for name in (*read, "arg_attrs", "res_attrs", "iree.reflection", *entries):
            attributes.get(name)
        len(function.regions[0].blocks), function.name, attributes["function_type"]
        text = f"sync func @{attributes['sym_name'].value}(%input0: tensor<?x1xf32>) -> ()"
        entries["iree.abi.declaration"] = ir.StringAttr.get(text)
        attributes["iree.reflection"] = ir.DictAttr.get(entries)


def _row_of_three_texts(signatures: int, what: str, at_most: float) -> Row:
    text = _flat_memrefs(10_000, signatures)
    with ir.Context(), ir.Location.unknown():
        reference = median_seconds(_three_texts, lambda: ir.Module.parse(text))
        attach = _attach_seconds(text)
    return Row(f"10,000 functions, {what}, memrefs", attach, "three texts", reference, at_most)


def _flat_memrefs(count: int, signatures: int) -> str:
    """``count`` functions of one to four memrefs, with ``signatures`` different types."""
    rng, lines = random.Random(1), []

    def a_type() -> str:
        sizes = [rng.choice(["?x", f"{rng.randrange(1, 50)}x"]) for _ in range(rng.randrange(1, 5))]
        return f"memref<{''.join(sizes)}{rng.choice(list(CODES))}>"

    kinds = [[a_type() for _ in range(rng.randrange(1, 5))] for _ in range(signatures)]
    for i in range(count):
        types = kinds[i % signatures]
        arguments = ", ".join(f"%a{j}: {type_}" for j, type_ in enumerate(types))
        result = f"-> {types[0]} {{ return %a0 : {types[0]} }}"
        lines.append(f"func.func @f{i}({arguments}) {result}")
    return "\n".join(lines)


def _three_texts(module: ir.Module) -> None:
    """Attach three texts of each function, which are joined from texts of each type."""
    texts: dict[ir.Type, tuple[str, str, str]] = {}
    string, one = ir.StringAttr.get, ir.StringAttr.get("1")
    for view in module.body.operations:
        attributes = view.operation.attributes
        type_ = ir.FunctionType(ir.TypeAttr(attributes["function_type"]).value)
        sides = []
        for types in (type_.inputs, type_.results):
            side = []
            for each in types:
                if each not in texts:
                    texts[each] = _texts_of(each)
                side.append(texts[each])
            sides.append(side)
        raw, sip, json = (["".join([t[i] for t in side]) for side in sides] for i in range(3))
        entries = {
            "f": string(f"I{raw[0]}R{raw[1]}"),
            "fv": one,
            "sip": string("".join(sip)),
            "sipv": one,
            "iree.abi": string(f'{{"a":[{json[0]}],"r":[{json[1]}]}}'),
        }
        attributes["iree.reflection"] = ir.DictAttr.get(entries)


def _texts_of(memref: ir.MemRefType) -> tuple[str, str, str]:
    sizes, element = memref.shape, str(memref.element_type)
    raw = CODES[element] + "".join([f"d{size}" for size in sizes]) + "!"
    dims = ",".join(["null" if size < 0 else str(size) for size in sizes])
    return raw, element, f'["ndarray","{element}",{len(sizes)},{dims}],'


def _row_of_verify(signatures: int, what: str) -> Row:
    text = module_text(EMPTY, 10_000, signatures)

    def attached() -> ir.Module:
        module = ir.Module.parse(text)
        Attach().run(module.operation)
        return module

    with ir.Context(), ir.Location.unknown():
        attach = _attach_seconds(text)
        verify = median_seconds(lambda module: Verify().run(module.operation), attached)
    return Row(f"abi-verify, {what}, empty bodies", verify, "abi-attach", attach, 2)


def _attach_seconds(text: str) -> float:
    return median_seconds(
        lambda module: Attach().run(module.operation), lambda: ir.Module.parse(text)
    )
