"""What `checked` refuses, what callers refuse in every build, and what neither may refuse.

`Inputs/accesses.mlir` has functions with calls in comments.
"""

from __future__ import annotations

import re
import subprocess
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest
from commands import BIN
from native import CROSS_COMPILER, EMULATOR, Target

import mlir_abi

PATH = Path(__file__).with_name("Inputs") / "accesses.mlir"


class Call(NamedTuple):
    """A call in a comment before a function."""

    function: str
    kind: str
    text: str
    result: str


def calls() -> list[Call]:
    found: list[Call] = []
    pending: list[Any] = []
    for line in PATH.read_text().splitlines():
        if comment := re.fullmatch(r"// (ok|bad|refused|dropped): (.+?)(?: -> (.+))?", line):
            pending.append(comment.groups(default=""))
        elif function := re.match(r"func\.func @(\w+)\(", line):
            found += [Call(function[1], *each) for each in pending]
            pending = []
    return found


CALLS = calls()
NAMES = {
    "np": np,
    "A": lambda *numbers: np.array(numbers, np.float32),
    "R": lambda *shape: np.arange(np.prod(shape), dtype=np.float32).reshape(shape),
}


def make(call: Call, library: Any) -> Any:
    return eval(call.text, {**NAMES, "f": getattr(library, call.function)})


def selected(kind: str) -> Any:
    chosen = [call for call in CALLS if call.kind == kind]
    return pytest.mark.parametrize("call", chosen, ids=lambda call: f"{call.function}-{call.text}")


@pytest.fixture(scope="module")
def checked() -> Any:
    return mlir_abi.jit(PATH, checked=True)


@pytest.fixture(scope="module")
def plain() -> Any:
    return mlir_abi.jit(PATH)


def test_calls_are_found() -> None:
    counts = Counter(call.kind for call in CALLS)
    assert counts == {"ok": 165, "bad": 130, "refused": 77, "dropped": 3}


@pytest.mark.parametrize("build", ["checked", "plain"])
@selected("ok")
def test_right_calls(call: Call, build: str, request: pytest.FixtureRequest) -> None:
    check_result(call, request.getfixturevalue(build))


@selected("dropped")
def test_quotients_that_a_select_drops(call: Call, checked: Any) -> None:
    check_result(call, checked)


def check_result(call: Call, library: Any) -> None:
    result = make(call, library)
    if call.result:
        expected = eval(call.result, dict(NAMES))
        assert np.shape(result) == np.shape(expected)
        np.testing.assert_allclose(result, expected, rtol=1e-6)


@selected("bad")
def test_wrong_calls_fail_in_a_checked_build(call: Call, checked: Any) -> None:
    with pytest.raises((mlir_abi.AssertionFailed, ValueError)) as caught:
        make(call, checked)
    if isinstance(caught.value, ValueError):  # what assertions say of sizes, callers check
        assert re.search(r"\): (argument \d: )?expected ", str(caught.value))


@pytest.mark.parametrize("build", ["checked", "plain"])
@selected("refused")
def test_callers_refuse_sizes_in_every_build(
    call: Call, build: str, request: pytest.FixtureRequest
) -> None:
    with pytest.raises(ValueError, match=r"\): (argument \d: )?expected "):
        make(call, request.getfixturevalue(build))


@pytest.mark.parametrize(
    ("call", "message"),
    [
        ("extract_static_bad(A(1,2,3,4))", "tensor.extract: the index 4 is out of bounds of "
         "axis 0, whose size is 4"),
        ("div_tensor(np.array([1], 'i4'), np.array([0], 'i4'))", "arith.divsi: division by zero"),
        ("slice_dynamic(R(5), 0, 6, 1)", "tensor.extract_slice: the slice is out of bounds of "
         "axis 0"),
        ("vector_maskedstore(R(3,6), 2, 4, np.array([0, 0, 1, 0], bool))", "vector.maskedstore: "
         "a lane is out of bounds of axis 1, whose size is 6"),
        ("vector_gather_rows(R(3,3), 1, 1, np.array([0,1,2,5]), 4)", "vector.gather: a lane is "
         "out of bounds of the array"),
        ("memref_alloc_two(2**31, 2**31)", "memref.alloc: the array would have 2^63 bytes or more"),
        ("cast_unranked(R(5))", "tensor.cast: the size of axis 0 is not 4"),
    ],
)  # fmt: skip
def test_message_has_operation_axis_and_place(call: str, message: str, checked: Any) -> None:
    name = call.partition("(")[0]
    with pytest.raises(mlir_abi.AssertionFailed) as caught:
        eval(f"m.{call}", {**NAMES, "m": checked})
    place = rf"\(assertion of @{name} at .*accesses\.mlir:\d+:\d+\)"
    assert re.fullmatch(rf"{name}\(\): {re.escape(message)} {place}", str(caught.value))


LAST = """
func.func @f(%x: memref<?xf32>, %n: i64, %a: i32, %b: i32) -> (f32, i32) {
  %i = arith.index_cast %n : i64 to index
  %r = memref.load %x[%i] : memref<?xf32>
  %q = arith.divui %a, %b : i32
  return %r, %q : f32, i32
}"""


@pytest.mark.parametrize("road", ["jit", "build", "abi-build", "pipeline"])
def test_only_some_classes(road: str, tmp_path: Path) -> None:
    source, library = tmp_path / "m.mlir", tmp_path / "m.so"
    source.write_text(LAST)
    match road:
        case "jit":
            module = mlir_abi.jit(source, checked="size,div")
        case "pipeline":
            module = mlir_abi.jit(source, "builtin.module(abi-default{checked=size,div})")
        case "build":
            mlir_abi.build(source, library, checked="size,div")
            module = mlir_abi.load(library)
        case _:
            command = [BIN / "abi-build", "--checked=size,div", source, "-o", library]
            subprocess.run(command, check=True)
            module = mlir_abi.load(library)
    first = np.arange(4, dtype=np.float32)[:2]  # the memory goes on
    assert module.f(first, 2, 6, 3) == (2, 2)
    with pytest.raises(mlir_abi.AssertionFailed, match="division by zero"):
        module.f(first, 0, 6, 0)


def test_the_input_may_follow_the_option(tmp_path: Path) -> None:
    source, library = tmp_path / "m.mlir", tmp_path / "m.so"
    source.write_text(LAST)
    subprocess.run([BIN / "abi-build", "--checked", source, "-o", library], check=True)
    with pytest.raises(mlir_abi.AssertionFailed, match="out of bounds of axis 0"):
        mlir_abi.load(library).f(np.zeros(2, np.float32), 2, 6, 3)


def test_a_size_that_is_called_like_a_keyword() -> None:
    """The compiler derives a condition on it."""
    library = mlir_abi.jit("""
    func.func @f(%x: memref<?xf32> {abi.dims = ["in"]}) -> f32 {
      %c2 = arith.constant 2 : index
      %r = memref.load %x[%c2] : memref<?xf32>
      return %r : f32
    }""")
    assert library.f(np.arange(3, dtype=np.float32)) == 2
    with pytest.raises(ValueError, match=r"expected in >= 3"):
        library.f(np.arange(2, dtype=np.float32))


@pytest.mark.parametrize("value", ["nan", "", 1, None])
def test_classes_that_there_are_not(value: Any, tmp_path: Path) -> None:
    known = "some of index,size,div"
    expected = known if isinstance(value, str) else f"True, False or {known}"
    message = re.escape(f"checked must be {expected} (got {value!r})")
    with pytest.raises(ValueError, match=f"^{message}$"):
        mlir_abi.jit(LAST, checked=value)
    with pytest.raises(mlir_abi.BuildError, match=f"^{message}$"):
        mlir_abi.build(LAST, tmp_path / "m.so", checked=value)


def test_one_check_before_loops_is_that_of_each_iteration(tmp_path: Path) -> None:
    """Loops of all bounds and shifts, also empty ones, against the indices that they reach."""
    text = """
    func.func @f(%x: memref<?xf32>, %a: index, %b: index, %c: index) {
      %zero = arith.constant 0.0 : f32
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      scf.for %i = %a to %b step %c2 {
        %j = arith.muli %i, %c2 : index
        scf.for %k = %c1 to %b step %c1 {
          %s = arith.subi %j, %k : index
          %t = arith.addi %s, %c : index
          memref.store %zero, %x[%t] : memref<?xf32>
        }
      }
      return
    }"""
    source, x = tmp_path / "m.mlir", np.zeros(5, np.float32)
    source.write_text(text)
    library = mlir_abi.jit(source, checked=True)
    outcomes = set()
    for a in range(-2, 3):
        for b in range(-1, 5):
            for c in range(-2, 6):
                reached = [2 * i - k + c for i in range(a, b, 2) for k in range(1, b)]
                fits = all(0 <= t < 5 for t in reached)
                outcomes.add((fits, bool(reached)))
                if fits:
                    library.f(x, a, b, c)
                else:
                    with pytest.raises(mlir_abi.AssertionFailed):
                        library.f(x, a, b, c)
    assert outcomes == {(True, True), (True, False), (False, True)}


SCALABLE = """
func.func @all(%x: memref<?xf32> {abi.dims = ["size"]}, %i: index) -> f32 {
  %v = vector.load %x[%i] : memref<?xf32>, vector<[4]xf32>
  %s = vector.reduction <add>, %v : vector<[4]xf32> into f32
  return %s : f32
}
func.func @masked(%x: memref<?xf32> {abi.dims = ["size"]}, %n: index) -> f32 {
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %k = vector.create_mask %n : vector<[4]xi1>
  %v = vector.transfer_read %x[%c1], %z, %k {in_bounds = [true]} : memref<?xf32>, vector<[4]xf32>
  %s = vector.reduction <add>, %v : vector<[4]xf32> into f32
  return %s : f32
}
func.func @divide(%x: memref<8xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c6 = arith.constant dense<6> : vector<[4]xi32>
  %v = vector.load %x[%c0] : memref<8xi32>, vector<[4]xi32>
  %q = arith.divsi %c6, %v : vector<[4]xi32>
  %s = vector.reduction <add>, %q : vector<[4]xi32> into i32
  return %s : i32
}"""
SCALABLE_PROGRAM = r"""
#include "m.h"
#include <stdio.h>
static void show(int status, float result, const char *message) {
  if (status) printf("%s\n", message); else printf("%g\n", result);
}
int main(void) {
  static const float x[9] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
  int32_t divisors[8] = {1, 1, 1, 1, 1, 1, 1, 0}, quotients = 0, status;
  float sum = 0;
  status = all(x, 1, &sum, 9), show(status, sum, all_message(status));
  status = all(x, 1, &sum, 8), show(status, sum, all_message(status));
  status = masked(x, 4, &sum, 5), show(status, sum, masked_message(status));
  status = masked(x, 5, &sum, 5), show(status, sum, masked_message(status));
  status = divide(divisors, &quotients), show(status, quotients, divide_message(status));
}
"""


def test_scalable_vectors(tmp_path: Path) -> None:
    """With vectors of 16 bytes, of 4 lanes here, and with those of 32."""
    target = Target(CROSS_COMPILER, "aarch64-linux-gnu", (), (EMULATOR,))
    if not target.is_installed():
        pytest.skip("needs a cross-compiler and qemu-user")
    (tmp_path / "m.mlir").write_text(SCALABLE)
    (tmp_path / "main.c").write_text(SCALABLE_PROGRAM)
    mlir_abi.build(
        tmp_path / "m.mlir",
        tmp_path / "m.o",
        header=tmp_path / "m.h",
        target_triple=target.triple,
        target_cpu="neoverse-v1",
        plain_c=True,
        checked=True,
    )
    command = [CROSS_COMPILER, "-static", "main.c", "m.o", "-o", "main", "-lm"]
    subprocess.run(command, cwd=tmp_path, check=True)
    lines = {}
    for length in (16, 32):
        cpu = f"max,sve-default-vector-length={length}"
        run = [EMULATOR, "-cpu", cpu, tmp_path / "main"]
        lines[length] = subprocess.run(run, capture_output=True, text=True, check=True).stdout
    assert lines[16].split() == ["10", "10", "10", "10", "24"]
    first, *others = lines[32].splitlines()
    assert first == "36"
    texts = [text.partition(" (assertion")[0] for text in others]
    assert texts == [
        "vector.load: the index of vscale * 4 lanes is out of bounds of axis 0",
        "10",
        "vector.transfer_read: a lane is out of bounds of axis 0",
        "arith.divsi: division by zero",
    ]
