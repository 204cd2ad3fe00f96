"""abi-attach against the time to parse the same module, and abi-verify against abi-attach.

Of empty functions with few signatures, parsing takes hardly longer than the calls of the bindings
that the pass cannot avoid, which `_bare_calls` makes.
"""

from __future__ import annotations

import math
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
