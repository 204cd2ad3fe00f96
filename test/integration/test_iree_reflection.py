"""What is attached survives ``iree-compile``, as docs/iree.md says; and its example runs."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from iree_process import DOCUMENT, python, run

IREE_OPT = Path(sys.executable).with_name("iree-opt")
ATTACH = "builtin.module(abi-attach{%s},abi-verify{%s})"
DEMOTE = "iree-input-demote-f64-to-f32"
MODULE = """
func.func @in_func(%x: tensor<2xf64> {iree.abi.name = "x"}, %c: tensor<?xcomplex<f64>>)
    -> (tensor<?xcomplex<f64>>, i64, f64) {
  %i = arith.constant 1 : i64
  %f = arith.constant 1.0 : f64
  return %c, %i, %f : tensor<?xcomplex<f64>>, i64, f64
}
util.func public @in_util(%x: tensor<2xi64> {iree.abi.name = "x"}) -> (tensor<2xi64>, f32) {
  %f = arith.constant 1.0 : f32
  util.return %x, %f : tensor<2xi64>, f32
}
util.func public @fences(%x: tensor<f64>) attributes {iree.abi.model = "coarse-fences"} {
  util.return
}"""


def demoting(placement: str, flag: str) -> tuple[str, str, list[str]]:
    """MODULE, a pipeline and IREE's flag that demote alike."""
    demote = f"{DEMOTE}={flag}"
    return MODULE, ATTACH % (f"placement={placement} {demote}", demote), [f"--{demote}"]


DECLARED = [
    ("func.func", 'iree.abi.declaration = "mine"', False),
    ("func.func", 'iree.reflection = {iree.abi.declaration = "mine"}', False),
    ("util.func public", 'iree.abi.declaration = "mine"', True),
    ("util.func public", 'iree.reflection = {iree.abi.declaration = "mine"}', False),
]
"""An operation, attributes of it, and whether the declaration among them is kept."""


def declaring(op: str, declared: str) -> tuple[str, str, list[str]]:
    body = "util.return" if op.startswith("util") else "return"
    return f"{op} @f() attributes {{{declared}}} {{ {body} }}", ATTACH % ("", ""), []


MODULES = {
    "true": demoting("reflection", "true"),
    "false": demoting("reflection", "false"),
    "function": demoting("function", "true"),
    "default": (MODULE, ATTACH % (DEMOTE, DEMOTE), []),
    **{f"{op} {declared}": declaring(op, declared) for op, declared, _ in DECLARED},
}


@pytest.fixture(scope="module")
def reflections() -> dict[str, Any]:
    """What is attached to each of MODULES at ``iree.reflection``, and what the runtime shows."""
    answer = run("iree_reflection.py", list(MODULES.values()))
    return dict(zip(MODULES, answer, strict=True))


@pytest.mark.parametrize("flag", ["true", "false"])
def test_reflection_survives_and_declarations_agree(reflections: dict[str, Any], flag: str) -> None:
    """With the same flag, IREE's own declaration is what the pass has attached."""
    attached, compiled = reflections[flag]
    model = {"iree.abi.model": "coarse-fences"}
    assert attached | {"fences": attached["fences"] | model} == compiled
    element = "f32" if flag == "true" else "f64"
    assert f'["ndarray","{element}",1,2]' in compiled["in_func"]["iree.abi"]
    assert f'"complex<{element}>"' in compiled["in_func"]["iree.abi"]
    assert f'"i64","{element}"]' in compiled["in_func"]["iree.abi"]
    assert f"tensor<{element}>" in compiled["fences"]["iree.abi.declaration"]


def test_what_is_attached_to_the_function_survives_on_util_func(
    reflections: dict[str, Any],
) -> None:
    """Plain attributes are lost on func.func, where IREE still writes the same declaration."""
    _, expected = reflections["true"]
    attached, compiled = reflections["function"]
    assert attached == {}
    lost = {"f", "fv", "sip", "sipv"}
    assert compiled == {
        function: {
            name: text
            for name, text in entries.items()
            if name not in lost and (function, name) != ("in_func", "iree.abi")
        }
        for function, entries in expected.items()
    }


def test_iree_demotes_by_default(reflections: dict[str, Any]) -> None:
    """Without a flag, the signatures are those of the flag."""
    assert reflections["default"] == reflections["true"]


def test_leaves_of_a_tuple_are_demoted() -> None:
    """iree-compile leaves tuples, but there is none once the nest has become a list."""
    code = f"""
import numpy as np
from iree import compiler, runtime
from iree.compiler import ir
import mlir_abi
with ir.Context():
    module = ir.Module.parse('''
        func.func @f(%t: tuple<f64, tensor<2xf64>>) -> tuple<f64, tensor<2xf64>> {{
          return %t : tuple<f64, tensor<2xf64>>
        }}''')
    mlir_abi.run_pipeline(module, "builtin.module(abi-wrap-iree{{{DEMOTE}}})")
    binary = compiler.compile_str(str(module), target_backends=["vmvx"])
f = runtime.load_vm_flatbuffer(binary, driver="local-sync")["f"]
print(f.vm_function.reflection["iree.abi"])
number, array = f([0.1, [1, 2]])
print(number == np.float32(0.1), np.asarray(array).dtype)
"""
    leaves = '"f32",["ndarray","f32",1,2]]'
    expected = f'{{"a":[["slist",{leaves}],"r":[["stuple",{leaves}],"v":1}}\nTrue float32\n'
    assert python("-c", code) == expected


@pytest.mark.parametrize(("op", "declared", "kept"), DECLARED)
def test_whose_declaration_is_kept(
    reflections: dict[str, Any], op: str, declared: str, kept: bool
) -> None:
    """The user's own is kept as an attribute of a util.func only."""
    _, compiled = reflections[f"{op} {declared}"]
    assert compiled["f"]["iree.abi.declaration"] == ("mine" if kept else "sync func @f() -> ()")


EXAMPLES = re.findall(
    r"^```python\n(.*?)^```\n\nIt prints\n\n```text\n(.*?)^```", DOCUMENT, re.MULTILINE | re.DOTALL
)


@pytest.mark.parametrize(("code", "printed"), EXAMPLES, ids=range(len(EXAMPLES)))
def test_the_examples_print_what_they_say(code: str, printed: str) -> None:
    """The Python of the document, in a process of its own."""
    if " " in sys.prefix and "llvm-cpu" in code:
        pytest.skip("IREE's compiler does not quote the path of its linker")
    assert python("-c", code) == printed


def test_no_example_is_left_out() -> None:
    """All of the Python is run."""
    assert len(EXAMPLES) == DOCUMENT.count("```python\n")


ANNOTATED = """
util.func public @f(
    %x: tensor<4xi8> {iree.abi.name = "named", iree.abi.encoding = tensor<4xui8>},
    %y: tensor<4xi8> {iree.abi.affinity = "device", iree.abi.consume},
    %o: !hal.buffer {iree.abi.output = 0 : index},
    %t: !hal.buffer {iree.abi.transients}) -> tensor<4xi8> {
  util.return %x : tensor<4xi8>
}"""


@pytest.fixture(scope="module")
def wrapper() -> str:
    """What IREE makes of ANNOTATED, with a wrapper around the function."""
    command = [IREE_OPT, "--iree-abi-wrap-entry-points", "-"]
    return subprocess.run(
        command, input=ANNOTATED, capture_output=True, text=True, check=True
    ).stdout


@pytest.mark.parametrize(
    ("annotation", "mark"),
    [
        ("iree.abi.name", 'hal.tensor.import %arg0 "named"'),
        ("iree.abi.encoding", "!hal.buffer_view -> tensor<4xui8> as tensor<4xi8>"),
        ("iree.abi.affinity", 'hal.tensor.import on("device") consume %arg1'),
        ("iree.abi.consume", "consume %arg1"),
        ("iree.abi.output", "hal.tensor.alias %2 : tensor<4xi8> to %arg2"),
        ("iree.abi.transients", "hal.tensor.transients %3 : tensor<4xi8> from %arg3"),
    ],
)
def test_iree_reads_annotations(wrapper: str, annotation: str, mark: str) -> None:
    """Each leaves its mark in the wrapper that IREE makes."""
    assert f"| `{annotation}` |" in DOCUMENT
    assert mark in wrapper


def test_the_device_of_a_func_is_lost() -> None:
    """That of a util.func is where its tensors come in and go out, and the document says so."""
    assert "That of a `func.func` is lost" in DOCUMENT
    body = "%0 = arith.addf %x, %x : tensor<4xf32>"
    text = '(%x: tensor<4xf32>) -> tensor<4xf32> attributes {iree.abi.affinity = "device"} {'
    kept = f"util.func public @kept{text} {body} util.return %0 : tensor<4xf32> }}"
    lost = f"func.func @lost{text} {body} return %0 : tensor<4xf32> }}"
    options = ["--compile-to=abi", "--iree-hal-target-backends=vmvx", "-"]
    counts = [
        subprocess.run(
            [IREE_OPT.with_name("iree-compile"), *options],
            input=function,
            capture_output=True,
            text=True,
            check=True,
        ).stdout.count('on("device")')
        for function in (kept, lost)
    ]
    assert counts == [2, 0]
