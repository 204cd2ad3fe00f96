"""``abi-diff`` of modules that IREE compiles: what a caller of OLD gets from NEW."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import iree.runtime
import numpy as np
import pytest

import mlir_abi
from mlir_abi.comparison.changes import changes

BIN = Path(sys.executable).parent
SUM = "%0 = arith.addf %x, %y : tensor<4xf32>"
RETURN = "return %0 : tensor<4xf32>"
PAIR = "(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32>"
KEYED = '{iree.abi.index_path = ["sum"]}'
NEST = """(%x: tensor<4xf32> {{iree.abi.index_path = [0, "x"]}},
           %y: tensor<4xf32> {{iree.abi.index_path = [0, "{}"]}}) -> tensor<4xf32>"""
OLD = f"{PAIR} {{ {SUM} {RETURN} }}"
A, B = np.arange(4, dtype=np.float32), np.full(4, 2, np.float32)

NUMBER = "-> i32 { %0 = arith.constant 7 : i32 return %0 : i32 }"
SAME = "-> i32 { return %n : i32 }"
GIVEN = "(%x: tensor<2x{0}>) -> tensor<2x{0}> {{ return %x : tensor<2x{0}> }}"
ENCODED = "{iree.abi.encoding = tensor<2xf64>}"
SHORT = "{iree.abi.encoding = tensor<2xf32>}"

CASES: dict[str, tuple[str, str, list[Any]]] = {
    "size_dynamic": (
        OLD,
        f"""(%d: tensor<?xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {{
          %x = tensor.cast %d : tensor<?xf32> to tensor<4xf32> {SUM} {RETURN} }}""",
        [A, B],
    ),
    "named": (
        OLD,
        OLD.replace("%x: tensor<4xf32>", '%x: tensor<4xf32> {iree.abi.name = "x"}'),
        [A, B],
    ),
    "result_static": (
        f"""(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<?xf32> {{ {SUM}
          %1 = tensor.cast %0 : tensor<4xf32> to tensor<?xf32> return %1 : tensor<?xf32> }}""",
        OLD,
        [A, B],
    ),
    "key_added": (
        OLD.replace("-> tensor<4xf32>", f"-> (tensor<4xf32> {KEYED})"),
        f"""(%x: tensor<4xf32>, %y: tensor<4xf32>)
          -> (tensor<4xf32> {KEYED}, tensor<4xf32> {KEYED.replace("sum", "x")}) {{
          {SUM} return %0, %x : tensor<4xf32>, tensor<4xf32> }}""",
        [A, B],
    ),
    "wider": (f"(%n: i32) {NUMBER}", f"(%n: i64) {NUMBER}", [np.int32(5)]),
    "unsigned": (f"(%n: i8) {NUMBER}", f"(%n: ui8) {NUMBER}", [-1]),
    "result_wider": (f"(%n: i32) {SAME}", "(%n: i64) " + SAME.replace("i32", "i64"), [5]),
    "result_signed": (
        f"(%n: ui8) {SAME}".replace("i32", "ui8"),
        f"(%n: si8) {SAME}".replace("i32", "si8"),
        [-1],
    ),
    "same_elements": (GIVEN.format("si8"), GIVEN.format("i8"), [np.array([-1, 2], np.int8)]),
    "encoding": (OLD, OLD.replace("%x: tensor<4xf32>", f"%x: tensor<4xf32> {ENCODED}"), [A, B]),
    "result_encoding": (
        OLD,
        OLD.replace("-> tensor<4xf32>", f"-> (tensor<4xf32> {SHORT})"),
        [A, B],
    ),
    "size_static": (
        f"""(%d: tensor<?xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {{
          %0 = arith.addf %y, %y : tensor<4xf32> {RETURN} }}""",
        OLD,
        [np.zeros(5, np.float32), B],
    ),
    "type": (OLD, OLD.replace("f32", "f64"), [A, B]),
    "argument_added": (OLD, OLD.replace("(%x", "(%z: f32, %x"), [A, B]),
    "key": (
        f"{NEST.format('y')} {{ {SUM} {RETURN} }}",
        f"{NEST.format('z')} {{ {SUM} {RETURN} }}",
        [{"x": A, "y": B}],
    ),
}


def compiled(version: int, folder: Path) -> tuple[Any, Any]:
    """The functions as IREE's runtime calls them, and their descriptions."""
    source, wrapped, binary = (
        folder / f"{version}.{suffix}" for suffix in ("mlir", "wrapped", "vmfb")
    )
    source.write_text(
        "\n".join(f"func.func @{name}{case[version]}" for name, case in CASES.items())
    )
    subprocess.run(
        [
            BIN / "abi-opt",
            "--allow-unregistered-dialect",
            "--abi-attach",
            "--abi-wrap-iree",
            source,
            "-o",
            wrapped,
        ],
        check=True,
    )
    target = "--iree-hal-target-backends=vmvx"
    subprocess.run([BIN / "iree-compile", target, wrapped, "-o", binary], check=True)
    config = iree.runtime.Config("local-sync")
    module = iree.runtime.VmModule.copy_buffer(config.vm_instance, binary.read_bytes())
    return iree.runtime.load_vm_module(module, config), mlir_abi.reflect(source)


@pytest.fixture(scope="module")
def versions(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[Any, Any]]:
    return [compiled(version, tmp_path_factory.mktemp("iree")) for version in (0, 1)]


@pytest.mark.parametrize("name", CASES)
def test_what_does_not_break_works(name: str, versions: list[tuple[Any, Any]]) -> None:
    """The call that OLD answers gets the same from NEW, unless a verdict is that it may not."""
    (old, before), (new, after) = versions
    arguments = CASES[name][2]
    differences = list(changes({name: before[name]}, {name: after[name]}, iree=True))
    expected = call(old, name, arguments)
    assert differences
    assert expected is not None
    actual = call(new, name, arguments)
    if any(change.verdicts["IREE"] in ("breaks", "narrows") for change in differences):
        assert actual is None or not np.array_equal(actual, expected)
    else:
        np.testing.assert_array_equal(actual, expected)


ANNOTATIONS = {
    "storage-changed": "iree.abi.output = 0 : index",
    "argument-consumed": "iree.abi.consume",
    "encoding-changed": "iree.abi.encoding = tensor<2xf64>",
}


def test_annotations_are_compared(tmp_path: Path) -> None:
    """In modules and in what IREE compiles; a caller finds the result in a buffer it has passed."""
    names = {rule: rule.replace("-", "_") for rule in ANNOTATIONS}
    for version in "old", "new":
        functions = []
        for rule, annotation in ANNOTATIONS.items():
            y = f"%y: tensor<4xf32> {{{annotation}}}" if version == "new" else "%y: tensor<4xf32>"
            functions.append(f"func.func @{names[rule]}{OLD.replace('%y: tensor<4xf32>', y)}")
        source, binary = (tmp_path / f"{version}.{suffix}" for suffix in ("mlir", "vmfb"))
        source.write_text("\n".join(functions))
        target = "--iree-hal-target-backends=vmvx"
        subprocess.run([BIN / "iree-compile", target, source, "-o", binary], check=True)
    for suffix in "mlir", "vmfb":
        old, new = (mlir_abi.reflect(tmp_path / f"{v}.{suffix}") for v in ("old", "new"))
        by_function = {change.function: change for change in changes(old, new, iree=True)}
        assert {name: by_function[name].rule.name for name in by_function} == {
            v: k for k, v in names.items()
        }
        assert all(
            change.verdicts["IREE"] in ("breaks", "narrows") for change in by_function.values()
        )
    config = iree.runtime.Config("local-sync")
    buffers = []
    for version in "old", "new":
        binary = (tmp_path / f"{version}.vmfb").read_bytes()
        module = iree.runtime.VmModule.copy_buffer(config.vm_instance, binary)
        buffer = iree.runtime.asdevicearray(config.device, B)
        iree.runtime.load_vm_module(module, config).storage_changed(A, buffer)
        buffers.append(buffer.to_host())
    np.testing.assert_array_equal(buffers, [B, A + B])


def test_a_library_does_not_answer_callers_of_iree(tmp_path: Path) -> None:
    """OLD is for IREE, and NEW is not."""
    module, binary, library = (tmp_path / f"f.{suffix}" for suffix in ("mlir", "vmfb", "o"))
    module.write_text(f"func.func @f{OLD}")
    target = "--iree-hal-target-backends=vmvx"
    subprocess.run([BIN / "iree-compile", target, module, "-o", binary], check=True)
    mlir_abi.build(module, library)
    command = [BIN / "abi-diff", binary, library]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 1
    rule = "IREE cannot call the function any more: memref<4xf32>: the VM has no such type"
    assert f"{rule} [left-out-of-iree]\n    breaks   IREE\n" in ran.stdout


def call(module: Any, name: str, arguments: list[Any]) -> Any:
    """The sum; None if there is an error."""
    try:
        result = getattr(module, name)(*arguments)
    except (ValueError, RuntimeError, iree.runtime.function.ArgumentError):
        return None
    return np.asarray(result["sum"] if isinstance(result, dict) else result)
