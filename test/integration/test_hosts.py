"""The conversion is the same on the bindings of every host; abi-opt reads what each host writes."""

from __future__ import annotations

import difflib
import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).parent


def printed(script: str, host: str, *arguments: str) -> list[str]:
    """The lines that ``script`` prints, with the bindings of ``host``."""
    run = subprocess.run(
        [sys.executable, HERE / script, *arguments],
        env={**os.environ, "MLIR_ABI_BINDINGS": host},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()


@cache
def converted(host: str, *options: str) -> list[str]:
    lines = printed("convert_modules.py", host, "0", "75", *options)
    assert sum(line.startswith("// seed") for line in lines) == 75
    return [comparable(line) for line in lines]


def comparable(line: str) -> str:
    """``line`` without what a newer MLIR prints in another way for the same.

    The value of an index constant has the type of the constant, and the attributes of a function
    stand in another order. A newer MLIR keeps ``func.varargs``.
    """
    if "llvm.func " in line:
        words = re.sub(r"func\.varargs = \w+|\battributes\b|[,{}]", " ", line).split()
        return " ".join(sorted(words))
    return re.sub(r"(llvm\.mlir\.constant\(\d+ :) index\) : (i\d+)", r"\1 \2) : \2", line)


@pytest.mark.parametrize(
    ("host", "other", "options"),
    [
        ("mlir", "torch_mlir", ["--no-function-attributes"]),
        ("torch_mlir", "iree.compiler", []),
        ("torch_mlir", "jaxlib.mlir", []),
    ],
)
def test_other_hosts_give_the_same(host: str, other: str, options: list[str]) -> None:
    """IREE's and JAX's bindings lack upstream's pass; they are compared with torch-mlir's."""
    here, there = converted(host, *options), converted(other, *options)
    assert here == there, "\n".join(list(difflib.unified_diff(here, there, n=1))[:40])


def test_both_conversions_give_the_same() -> None:
    """Attributes of functions included, for which torch-mlir has other rules than `mlir`, with
    which test_same_ir.py compares them.
    """
    assert printed("compare_conversions.py", "torch_mlir", "100") == ["done"]


JAX = """
import jax
from jax.sharding import Mesh, NamedSharding, PartitionSpec

def f(x):
    return {"largest": jax.lax.top_k(x, 2)[0], "sum": x.sum()}

rows = NamedSharding(Mesh(jax.devices(), "rows"), PartitionSpec("rows"))
x = jax.ShapeDtypeStruct((8,), "float32", sharding=rows)
print(jax.jit(f).lower(x).as_text(debug_info=True))
"""
TORCH = """
func.func @main(%x: !torch.vtensor<[8],f32>)
    -> (!torch.vtensor<[8],f32> {iree.abi.index_path = ["largest"]}) {
  %two = torch.constant.int 2
  %r = torch.aten.mul.Scalar %x, %two
    : !torch.vtensor<[8],f32>, !torch.int -> !torch.vtensor<[8],f32>
  return %r : !torch.vtensor<[8],f32>
}
"""
BACKEND = "torch-backend-to-linalg-on-tensors-backend-pipeline"


def attached(host: str, first: str, text: str) -> str:
    """What ``abi-opt`` with the bindings of ``host`` makes of ``text``, escapes undone."""
    run = subprocess.run(
        [Path(sys.executable).with_name("abi-opt"), f"--{first}", "--abi-attach", "--abi-verify"],
        input=text,
        env={**os.environ, "MLIR_ABI_BINDINGS": host},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, "")
    return run.stdout.replace(r"\22", '"')


def test_abi_opt_reads_the_text_of_jax() -> None:
    """Of every dialect that JAX lowers to, with the places of arguments and results as names."""
    text = subprocess.run(
        [sys.executable, "-c", JAX], capture_output=True, text=True, check=True
    ).stdout
    assert set(re.findall(r"\b(stablehlo|chlo|sdy)\.", text)) == {"stablehlo", "chlo", "sdy"}
    attributes = attached("jaxlib.mlir", "abi-paths-from-jax", text)
    assert '["sdict",["largest",["ndarray","f32",1,2]],["sum",["ndarray","f32",0]]]' in attributes


def test_abi_opt_reads_the_text_of_torch_mlir() -> None:
    """And runs its pipelines, without which signatures have no words for its types."""
    attributes = attached("torch_mlir", BACKEND, TORCH)
    assert '["sdict",["largest",["ndarray","f32",1,8]]]' in attributes


@cache
def abi_opt(host: str, pipeline: str, text: str) -> str:
    """What a pass or pipeline of ``host`` makes of ``text``."""
    run = subprocess.run(
        [Path(sys.executable).with_name("abi-opt"), f"--{pipeline}"],
        input=text,
        env={**os.environ, "MLIR_ABI_BINDINGS": host},
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout


ATTRIBUTES = """
func.func @f(%x: i32) -> i32 attributes {llvm.no_inline, llvm.target_cpu = "generic"} {
  return %x : i32
}
func.func private @g(i32) attributes {
  llvm.emit_c_interface, llvm.passthrough = ["cold"], no_unwind, llvm.readnone
}
"""


@pytest.mark.parametrize(
    ("host", "upstream", "expected"),
    [
        ("mlir", "mlir", 'llvm.no_inline, llvm.target_cpu = "generic"'),
        ("torch_mlir", "torch_mlir", 'no_inline, target_cpu = "generic"'),
        ("iree.compiler", "torch_mlir", 'no_inline, target_cpu = "generic"'),
        ("jaxlib.mlir", "torch_mlir", 'no_inline, target_cpu = "generic"'),
    ],
)
def test_attributes_of_functions_follow_the_host(host: str, upstream: str, expected: str) -> None:
    """IREE and JAX lack upstream's conversion: theirs is that of torch-mlir."""
    converted = abi_opt(host, "abi-func-to-llvm", ATTRIBUTES)
    assert converted == abi_opt(upstream, "convert-func-to-llvm", ATTRIBUTES)
    assert f"@f(%arg0: i32) -> i32 attributes {{{expected}}}" in converted


PRODUCTS = """
func.func @f(%x: !torch.vtensor<[?,?],f32>, %y: !torch.vtensor<[?,?],f32>)
    -> !torch.vtensor<[?,?],f32> ATTRIBUTES {
  %r = torch.aten.mm %x, %y
    : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  return %r : !torch.vtensor<[?,?],f32>
}
func.func @g(%x: !torch.vtensor<[?,?,?],f32>, %y: !torch.vtensor<[?,?,?],f32>)
    -> !torch.vtensor<[?,?,?],f32> ATTRIBUTES {
  %r = torch.aten.bmm %x, %y
    : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32> -> !torch.vtensor<[?,?,?],f32>
  return %r : !torch.vtensor<[?,?,?],f32>
}
"""


@pytest.mark.parametrize(
    ("attributes", "asserted"),
    [("", [1, 2]), ("attributes {torch.assume_strict_symbolic_shapes}", [0, 2])],
)
def test_assertions_of_torch_mlir(attributes: str, asserted: list[int]) -> None:
    """docs/torch.md says which torch-mlir writes. Callers check those on sizes of arguments."""
    lowered = abi_opt("torch_mlir", BACKEND, PRODUCTS.replace("ATTRIBUTES", attributes))
    assert [text.count("cf.assert") for text in lowered.split("func.func @")[1:]] == asserted
    passes = "pass-pipeline=builtin.module(abi-sizes-from-assertions,abi-lower-assertions)"
    checked = abi_opt("torch_mlir", passes, lowered)
    assert "cf.assert" not in checked
    assert re.findall("func.func @g.*", checked) == [
        'func.func @g(%arg0: tensor<?x?x?xf32> {abi.dims = ["d0", "?", "d1"]}, '
        '%arg1: tensor<?x?x?xf32> {abi.dims = ["d0", "d1", "?"]}) -> tensor<?x?x?xf32> {'
    ]
