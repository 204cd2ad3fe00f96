"""The conversion is the same on the bindings of every host; abi-opt reads what each host writes."""

from __future__ import annotations

import difflib
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent


def printed(script: str, host: str, count: int) -> list[str]:
    """The lines that ``script`` prints, with the bindings of ``host``."""
    run = subprocess.run(
        [sys.executable, HERE / script, str(count)],
        env={**os.environ, "MLIR_ABI_BINDINGS": host},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()


def converted(host: str, count: int) -> list[str]:
    return [_comparable(line) for line in printed("convert_modules.py", host, count)]


def _comparable(line: str) -> str:
    """``line`` without what a newer MLIR prints in another way for the same.

    The value of an index constant has the type of the constant, and the attributes of a function
    stand in another order.
    """
    if "llvm.func " in line:
        return " ".join(sorted(re.split(r"[ ,{}]+", line)))
    return re.sub(r"(llvm\.mlir\.constant\(\d+ :) index\) : (i\d+)", r"\1 \2) : \2", line)


@pytest.fixture(scope="module")
def here() -> list[str]:
    return converted("mlir", 150)


@pytest.mark.parametrize("host", ["iree.compiler", "jaxlib.mlir", "torch_mlir"])
def test_other_hosts_give_the_same(here: list[str], host: str) -> None:
    """The bindings of IREE and JAX do not register upstream's pass."""
    there = converted(host, 150)
    assert sum(line.startswith("// seed") for line in here) == 150
    assert here == there, "\n".join(list(difflib.unified_diff(here, there, n=1))[:40])


def test_newer_mlir_converts_the_same() -> None:
    """The convention is still that of ``convert-func-to-llvm`` in the newest bindings there are."""
    assert printed("compare_conversions.py", "torch_mlir", 100) == ["done"]


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


def test_newer_mlir_keeps_readnone() -> None:
    """docs/differences.md says so: beside the memory effects, where MLIR 22 and ours drop it."""
    text = "func.func private @f(f32) -> f32 attributes {llvm.readnone}"
    newer = abi_opt("torch_mlir", "convert-func-to-llvm", text)
    for lowered in newer, abi_opt("torch_mlir", "abi-func-to-llvm", text):
        assert "memory_effects = #llvm.memory_effects<other = none" in lowered
        assert ("llvm.readnone" in lowered) == (lowered is newer)


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
