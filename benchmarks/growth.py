"""Four times the input: a parser or pass that is linear takes about four times as long."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from string import Template
from typing import TypeVar

from benchmarks.measure import Row, median_seconds
from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.decode.iree_declaration import decode_declaration
from mlir_abi.dialect_attrs.iree_abi import IreeAbi
from mlir_abi.dialect_attrs.raw import RawSignature
from mlir_abi.dialect_attrs.signature import SignatureBuilder, SignatureError
from mlir_abi.dialect_attrs.sip import SipSignature
from mlir_abi.dialect_attrs.type_parser import parse_type
from mlir_abi.passes.support.base import Pass
from mlir_abi.pipeline.registry import find_pass

Text = TypeVar("Text", str, bytes)

AT_MOST = 8
LOOP = Template("""
func.func private @same(memref<*xf32>) -> memref<*xf32>
func.func @f(%a: memref<*xf32>, %zero: index, %again: i1) {
  cf.br ^loop
^loop:
  $body
  cf.cond_br %again, ^loop, ^end
^end:
  return
}""")


def raw(contents: str) -> str:
    """A raw signature whose arguments are ``contents``."""
    return f"I{len(contents) + 1}!{contents}R1!"


def sip(tag: str, contents: str | bytes) -> bytes:
    """A SIP signature whose arguments are one container."""
    container = SignatureBuilder().span(contents, tag).encode()
    return SignatureBuilder().span(container, "I").span("", "R").encode()


def iree_abi(arguments: str) -> str:
    return f'{{"a":[{arguments}],"r":[]}}'


PARSERS = {
    RawSignature.parse: {
        "types": lambda n: raw("S1!" * n),
        "dimensions": lambda n: raw(f"B{2 * n + 1}!" + "d4" * n),
        "digits": lambda n: "I" + "9" * n,
        "wrong tags": lambda n: raw("X4!" * n),
    },
    SipSignature.parse: {
        "elements": lambda n: sip("S", "".join(f"k{i}_0" for i in range(n))),
        "keys": lambda n: sip("D", "".join(f"K7!{i:06}_0" for i in range(n))),
        "claimed lengths": lambda n: b"S9!" * n,
    },
    IreeAbi.parse: {
        "records": lambda n: iree_abi(",".join(['"i8"'] * n)),
        "records and an error": lambda n: iree_abi(",".join(['"i8"'] * n) + ',"x"'),
        "keys": lambda n: iree_abi(
            '["sdict"' + "".join(f',["{i:07}",null]' for i in range(n)) + "]"
        ),
        "lists in lists": lambda n: iree_abi('["slist",' * n + '"f32"' + "]" * n),
        "white space": lambda n: " " * n,
    },
    decode_declaration: {
        "arrows in strings": lambda n: 'sync func @f(%a: "x' + ") -> (%b: x" * n + "b: <)",
        "braces": lambda n: "sync func @f(%a: x" + " {" * n + "}" * n + "x) -> ()",
    },
    parse_type.__wrapped__: {
        "elements of a tuple": lambda n: "tuple<" + "i32, " * n + "i32>",
        "digits of a float": lambda n: "f8E4M3" + "1" * n + "!",
    },
}


def functions(count: int) -> str:
    """Functions to wrap, each with fifteen operations."""
    body = "\n".join(f"%{i} = arith.addi %a, %a : i32" for i in range(15))
    return "".join(
        f"func.func @f{i}(%a: i32 {{iree.abi.index_path = [0, 0]}}) {{ {body}\n return }}\n"
        for i in range(count)
    )


def tuples(count: int) -> str:
    """A function that takes and returns so many tuples."""
    types = ", ".join(["tuple<f32>"] * count)
    arguments = ", ".join(f"%a{i}: tuple<f32>" for i in range(count))
    returned = ", ".join(f"%a{i}" for i in range(count))
    return f"func.func @f({arguments}) -> ({types}) {{ return {returned} : {types} }}"


def calls_in_a_loop(count: int) -> str:
    """Calls that return unranked memrefs; the end of the loop reads each."""
    lines = [
        f"%u{i} = func.call @same(%a) : (memref<*xf32>) -> memref<*xf32>" for i in range(count)
    ]
    lines += [f"%d{i} = memref.dim %u{i}, %zero : memref<*xf32>" for i in range(count)]
    return LOOP.substitute(body="\n".join(lines))


PASSES = {
    "abi-wrap-iree": (functions, 300),
    "abi-expand-tuples": (tuples, 400),
    "abi-func-to-llvm": (calls_in_a_loop, 400),
}


def rows() -> Iterator[Row]:
    """The parsers, on text that repeats one thing; then passes."""
    for parse, texts in PARSERS.items():
        for what, make in texts.items():
            name = parse.__qualname__.removesuffix(".parse")
            yield _row(f"{name}: {what}", make, 5_000, partial(_seconds_to_parse, parse))
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        for name, (make, count) in PASSES.items():
            pass_ = find_pass(name)
            assert pass_ is not None
            yield _row(f"{name}: {make.__name__}", make, count, partial(_seconds_to_run, pass_()))


def _row(
    what: str, make: Callable[[int], Text], count: int, seconds: Callable[[Text], float]
) -> Row:
    return Row(what, seconds(make(4 * count)), "a quarter", seconds(make(count)), AT_MOST)


def _seconds_to_parse(parse: Callable[[Text], object], text: Text) -> float:
    def parsed(_: None) -> None:
        with suppress(SignatureError):
            parse(text)

    return median_seconds(parsed, lambda: None)


def _seconds_to_run(pass_: Pass, text: str) -> float:
    return median_seconds(lambda module: pass_.run(module.operation), lambda: ir.Module.parse(text))
