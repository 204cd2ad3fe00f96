"""Random values cross both ways unchanged through prototypes that `abi-header` has made."""

from __future__ import annotations

import random
from dataclasses import dataclass
from pathlib import Path

import pytest
from conversion import Convention
from execution import lower
from function_text import echo, function_type
from mlir import ir
from native import Target
from test_header import LANGUAGES, CAbi, compile_program, header

from mlir_abi.dialect_attrs.reflection import record
from mlir_abi.dialect_attrs.type_parser import parse_type
from mlir_abi.runtime.c_header.c_types import CTypes

SCALARS = ["i1", "i8", "ui8", "si16", "ui16", "i32", "ui32", "i64", "index", "f32", "f64"]
ELEMENTS = [*SCALARS, "f16", "bf16", "f8E5M2", "complex<f32>"]
AGGREGATES = ["complex<f32>", "complex<f64>", "complex<i16>", "vector<4xf32>", "vector<2x8xi8>"]
AGGREGATES += ["vector<2x2xi8>", "vector<16xf64>", "vector<1xf32>", "vector<f64>"]
AGGREGATES += ["!llvm.array<3 x i64>", "!llvm.struct<(i32, f32, struct<(ptr, array<4 x i16>)>)>"]
"""None with padding, whose bytes nobody keeps."""

PREAMBLE = """\
#include "random.h"

#include "check.h"

static void fill(void *bytes, size_t count, unsigned seed) {
  size_t i;
  for (i = 0; i < count; ++i) ((unsigned char *)bytes)[i] = (unsigned char)(i * 37 + seed);
}
"""


@dataclass(frozen=True)
class Echo:
    """A function that gives some of its arguments back; or one in C, which it calls, does.

    The function in C gives them all back, so that every one is compared.
    """

    name: str
    arguments: list[str]
    results: list[int]
    is_in_c: bool = False

    def mlir(self) -> str:
        if not self.is_in_c:
            return echo(self.name, self.arguments, self.results)
        callee = f"{self.name}_in_c"
        type_ = function_type(self.arguments, [self.arguments[i] for i in self.results])
        declaration = f"func.func private @{callee}{type_} attributes {{llvm.emit_c_interface}}\n"
        return declaration + echo(self.name, self.arguments, self.results, callee=callee)

    def implementation(self) -> str:
        """The function in C."""
        types = list(map(spelling, self.arguments))
        is_by_pointer = list(map(is_aggregate, self.arguments))
        parameters = [
            f"const {type_} *x{i}" if by_pointer else f"{type_} x{i}"
            for i, (type_, by_pointer) in enumerate(zip(types, is_by_pointer, strict=True))
        ]
        first, *others = self.results
        returned, body = "void", []
        if not others and not is_by_pointer[first]:
            returned, body = types[first], [f"  return x{first};"]
        elif not others:
            parameters.insert(0, f"{types[first]} *r")
        else:
            parameters.insert(0, f"{self.name}_in_c_result *r")
        for number, i in enumerate(self.results if returned == "void" else []):
            place = f"r->result{number}" if others else "r[0]"
            body.append(f"  {place} = {'*' * is_by_pointer[i]}x{i};")
            if self.arguments[i].startswith("memref<*x"):
                size = "memref_unranked_words(3) * sizeof(int64_t)"
                copied = f"memcpy(malloc({size}), x{i}->descriptor, {size})"
                body.append(f"  {place}.descriptor = {copied};")
        head = f"{returned} _mlir_ciface_{self.name}_in_c({', '.join(parameters)})"
        return "\n".join([f"{head} {{", *body, "}", ""])

    def c(self) -> str:
        """A function that calls it, and compares what comes back."""
        lines = [line for i, type_ in enumerate(self.arguments) for line in argument(i, type_)]
        passed = [f"{'&' * is_aggregate(t)}x{i}" for i, t in enumerate(self.arguments)]
        returned = ""
        if len(self.results) > 1:
            lines.append(f"  {self.name}_result r;")
            passed.insert(0, "&r")
        elif self.results and is_aggregate(self.arguments[self.results[0]]):
            lines.append(f"  {spelling(self.arguments[self.results[0]])} r;")
            passed.insert(0, "&r")
        elif self.results:
            returned = f"{spelling(self.arguments[self.results[0]])} r = "
        lines.append(f"  {returned}_mlir_ciface_{self.name}({', '.join(passed)});")
        for number, i in enumerate(self.results):
            actual = f"r.result{number}" if len(self.results) > 1 else "r"
            lines += comparison(actual, i, self.arguments[i])
        return "\n".join([f"static void check_{self.name}(void) {{", *lines, "}", ""])


def is_aggregate(type_: str) -> bool:
    return type_ not in SCALARS


def spelling(type_: str) -> str:
    return CTypes(record.Convention("")).of(parse_type(type_)).spelling


def argument(i: int, type_: str) -> list[str]:
    """Statements that declare and fill it with numbers that no other has."""
    if type_ == "i1":
        return [f"  bool x{i} = {'true' if i % 2 else 'false'};"]
    if type_.startswith("memref<*x"):
        return [
            f"  int64_t sizes{i}[3] = {{2, 3, {i}}}, words{i}[memref_unranked_words(3)];",
            f"  memref_unranked x{i} = memref_unranked_of(words{i}, sizes{i}, 3, sizes{i});",
        ]
    return [f"  {spelling(type_)} x{i};", f"  fill(&x{i}, sizeof x{i}, {i * 11 + 1});"]


def comparison(actual: str, i: int, type_: str) -> list[str]:
    if not type_.startswith("memref<*x"):
        return [f"  CHECK(!memcmp(&{actual}, &x{i}, sizeof x{i}));"]
    return [
        f"  CHECK({actual}.rank == 3 && memref_unranked_aligned(&{actual}) == sizes{i});",
        f"  CHECK(!memcmp({actual}.descriptor, x{i}.descriptor, sizeof words{i}));",
        f"  memref_unranked_free_descriptor(&{actual});",
    ]


def random_type(rng: random.Random) -> str:
    kind = rng.choice(["scalar", "scalar", "aggregate", "memref", "memref", "unranked"])
    if kind == "scalar":
        return rng.choice(SCALARS)
    if kind == "aggregate":
        return rng.choice(AGGREGATES)
    if kind == "unranked":
        return f"memref<*x{rng.choice(ELEMENTS)}>"
    shape = "".join(rng.choice(["?x", "3x"]) for _ in range(rng.randint(0, 4)))
    return f"memref<{shape}{rng.choice(ELEMENTS)}>"


def random_echo(rng: random.Random, name: str) -> Echo:
    arguments = [random_type(rng) for _ in range(rng.randint(1, 9))]
    count = rng.choice([0, 1, 1, 2, 3, 5])
    return Echo(name, arguments, [rng.randrange(len(arguments)) for _ in range(count)])


def random_echo_in_c(rng: random.Random, name: str) -> Echo:
    arguments = [random_type(rng) for _ in range(rng.choice([1, 1, 2, 3, 5, 9]))]
    return Echo(name, arguments, rng.sample(range(len(arguments)), len(arguments)), is_in_c=True)


IN_EACH_RUN = {
    "target-c++17-clang -O2",
    "target-c99-aarch64-linux-gnu-gcc -O2 -static",
    "mlir-c99-gcc -O2",
}

CASES = [
    pytest.param(
        *(c_abi, standard, target), id=name, marks=[] if name in IN_EACH_RUN else [pytest.mark.slow]
    )
    for c_abi in ("target", "mlir")
    for standard, target in LANGUAGES
    if c_abi == "target" or "-O2" in target.flags
    for name in [f"{c_abi}-{standard}-{target}"]
]


@pytest.mark.parametrize(("c_abi", "standard", "target"), CASES)
def test_echoes(
    context: ir.Context, c_abi: CAbi, standard: str, target: Target, tmp_path: Path
) -> None:
    """In registers and on the stack, to MLIR and on to C; with ``c-abi=mlir``, what is declared."""
    rng = random.Random("echoes")
    echoes = [random_echo(rng, f"f{i}") for i in range(60)]
    echoes += [random_echo_in_c(rng, f"g{i}") for i in range(40)]
    module, source, header_file = (
        tmp_path / name for name in ("random.mlir", "random.c", "random.h")
    )
    module.write_text("\n".join(echo.mlir() for echo in echoes))
    left_out = header(module, header_file, f"--c-abi={c_abi}")
    declared = [
        echo
        for echo in echoes
        if not any(f"@{echo.name}{part} is left out" in left_out for part in ("", "_in_c"))
    ]
    assert sum(echo.is_in_c for echo in declared) > 5
    assert len(declared) == 100 if c_abi == "target" else 15 < len(declared) < 100
    calls = "".join(f"  check_{echo.name}();\n" for echo in declared)
    main = f"int main(void) {{\n{calls}  return failures != 0;\n}}\n"
    implemented = [echo.implementation() for echo in declared if echo.is_in_c]
    source.write_text("\n".join([PREAMBLE, *implemented, *(echo.c() for echo in declared), main]))
    text = "\n".join(echo.mlir() for echo in declared)
    lowered = lower(text, lambda m: Convention("all").ours(m, c_abi))
    compiled = target.object_file(lowered, tmp_path)
    run = target.run(compile_program(target, standard, source, header_file, compiled))
    assert (run.returncode, run.stderr) == (0, "")
