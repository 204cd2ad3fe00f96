"""What is read of a ``.vmfb`` file, beside what IREE's runtime says of it."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest
from iree import runtime

import mlir_abi
from mlir_abi import ReflectionError
from mlir_abi.runtime.iree.vmfb import read_vmfb

COMMANDS = Path(sys.executable).parent
BARE = "--iree-vm-emit-polyglot-zip=false"
MODULE = """
func.func @layer(%x: tensor<?xf32> {iree.abi.index_path = [0]},
                 %w: tensor<?xf32> {iree.abi.index_path = ["parameters", "weights"]})
    -> (tensor<?xf32> {iree.abi.index_path = ["y"]},
        tensor<?xf32> {iree.abi.index_path = ["a", 0]}) {
  %0 = arith.mulf %x, %w : tensor<?xf32>
  return %0, %x : tensor<?xf32>, tensor<?xf32>
}
func.func @plain(%x: tensor<2x3xf32>, %n: i32) -> (i32, tensor<2x3xf32>) {
  return %n, %x : i32, tensor<2x3xf32>
}"""


def compiled(module: str, *options: str) -> bytes:
    """The contents of the ``.vmfb`` file."""
    command = [COMMANDS / "iree-compile", "--iree-hal-target-backends=vmvx", *options, "-"]
    return subprocess.run(command, input=module.encode(), capture_output=True, check=True).stdout


@pytest.fixture(scope="module")
def attached() -> str:
    """The module with signatures."""
    command = [COMMANDS / "abi-opt", "--abi-attach"]
    done = subprocess.run(command, input=MODULE, capture_output=True, text=True, check=True)
    return done.stdout


@pytest.fixture(scope="module", params=[(), (BARE,)], ids=["zip", "bare"])
def binary(attached: str, request: pytest.FixtureRequest) -> bytes:
    return compiled(attached, *request.param)


def test_functions_are_those_of_the_runtime(binary: bytes, tmp_path: Path) -> None:
    """The same names and signatures; IREE's own functions have none."""
    module = runtime.VmModule.copy_buffer(runtime.VmInstance(), binary)
    entries = {name: module.lookup_function(name).reflection for name in module.function_names}
    assert [name for name, each in entries.items() if not each] == ["__init"]
    file = tmp_path / "module.vmfb"
    file.write_bytes(binary)
    reflections = mlir_abi.reflect(file)
    assert reflections == {
        name: mlir_abi.reflect(each)[name] for name, each in entries.items() if each
    }


def test_the_command_reads_standard_input(binary: bytes) -> None:
    """No file name tells what is in it."""
    command = [COMMANDS / "abi-inspect", "--brief"]
    done = subprocess.run(command, input=binary, capture_output=True, check=True)
    assert done.stdout.decode() == (
        'layer(tensor<?xf32>, *, parameters: {"weights": tensor<?xf32>}) -> '
        '{"a": (tensor<?xf32>,), "y": tensor<?xf32>}\n'
        "plain(tensor<2x3xf32>, i32) -> (i32, tensor<2x3xf32>)\n"
    )


def test_functions_without_a_signature() -> None:
    """They are described by what IREE writes of every function: flat types, and names."""
    module = f"""{MODULE}
    func.func @named(%x: tensor<complex<f32>> {{iree.abi.name = "input"}}) {{ return }}
    util.func public @mine() attributes {{iree.abi.declaration = "my own"}} {{ util.return }}"""
    reflections = read_vmfb(compiled(module), "x.vmfb")
    assert list(map(str, reflections.values())) == [
        "layer(tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)",
        "plain(tensor<2x3xf32>, i32) -> (i32, tensor<2x3xf32>)",
        "named(input: tensor<complex<f32>>) -> None",
    ]


def test_a_damaged_file_is_an_error(binary: bytes) -> None:
    """Wherever it ends, and whatever a byte of it has become."""
    source = random.Random(0)
    damaged = [binary[:length] for length in range(12, len(binary), 97)]
    for _ in range(500):
        data = bytearray(binary)
        data[source.randrange(12, len(data))] = source.choice([0, 1, 127, 255])
        damaged.append(bytes(data))
    messages = set()
    for data in damaged:
        try:
            read_vmfb(data, "x.vmfb")
        except ReflectionError as error:
            messages |= {message.partition(": ")[0] for _, message in error.problems}
    assert "cannot be read as a module of IREE, nor is a wheel read" in messages


@pytest.mark.parametrize(
    ("reflection", "message"),
    [
        (None, "no exported function has a signature or iree.abi.declaration"),
        ('f = "I4!S1!R1!", sip = "I1!R1!"', "@f: sip has 0 arguments, f has 1"),
        ('f = "I1!"', "@f: f: a span 'R' must stand here (got the end), at byte 3"),
    ],
)
def test_a_function_that_cannot_be_described(reflection: str | None, message: str) -> None:
    """One line with the name of the file, and the function."""
    attributes = f"attributes {{iree.reflection = {{{reflection}}}}}"
    module = f"func.func @f(%x: i32) {attributes} {{ return }}"
    if reflection is None:
        module = 'util.func @f() attributes {iree.abi.declaration = ""} { util.return }'
    with pytest.raises(ReflectionError) as error:
        read_vmfb(compiled(module), "x.vmfb")
    assert str(error.value) == f"x.vmfb: {message}"
