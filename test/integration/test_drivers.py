"""docs/drivers.md: its programs run, each on its own host, and its table is measured."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from mlir import ir

import mlir_abi
from mlir_abi.bindings import HOSTS
from mlir_abi.lowering import DEFAULT_PIPELINE
from mlir_abi.lowering.bufferize import FREE, PASSES
from mlir_abi.pipeline.pipeline_text import parse_pipeline
from mlir_abi.pipeline.registry import OURS, PIPELINES

ROOT = Path(__file__).parents[2]
CAPABILITIES = Path(__file__).parent / "host_capabilities.py"
DOCUMENT = (ROOT / "docs" / "drivers.md").read_text()
SECTIONS = dict(re.findall(r"^## `(.+?)`\n(.*?)(?=^## )", DOCUMENT, re.M | re.S))
ROWS = [line.strip("| ").split(" | ") for line in re.findall(r"^\| \w.*", DOCUMENT, re.M)]

every_host = pytest.mark.parametrize("host", HOSTS)


def test_every_host_has_a_section() -> None:
    assert list(SECTIONS) == list(HOSTS)


def run(program: str, folder: Path) -> str:
    """What ``program`` prints, without a warning or error, on the host that it imports."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program],
        cwd=folder,
        env={k: v for k, v in os.environ.items() if k != "MLIR_ABI_BINDINGS"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@every_host
def test_its_programs_print_what_it_says(host: str, tmp_path: Path) -> None:
    """In a process each, which finds the bindings by what the program imports."""
    programs = re.findall(r"^```python\n(.*?)^```", SECTIONS[host], re.M | re.S)
    printed = re.findall(r"^```text\n(.*?)^```", SECTIONS[host], re.M | re.S)
    shown = "\nfrom mlir_abi.bindings import host\nprint(host())\n"
    assert programs
    for program, expected in zip(programs, printed, strict=True):
        assert run(program + shown, tmp_path) == f"{expected}{host}\n"


def test_a_driver_converts_its_own_types(tmp_path: Path) -> None:
    """By a list of types, and by a function of Python."""
    _, _, section = DOCUMENT.partition("\n## Types of your own dialect\n")
    printed = re.findall(r"^```text\n(.*?)^```", section, re.M | re.S)
    programs = re.findall(r"^```python\n(.*?)^```", section, re.M | re.S)
    assert len(programs) == 2
    for program, expected in zip(programs, printed, strict=True):
        assert run(program, tmp_path).strip() == expected.strip()


def test_a_plain_context_of_jax_has_no_dialects() -> None:
    """The page says so; with others, `new_context` would not be needed."""
    program = """
from jaxlib.mlir import ir
with ir.Context():
    try:
        ir.Module.parse("func.func private @f()")
    except ir.MLIRError as error:
        print(error.error_diagnostics[0].message)
"""
    assert run(program, ROOT).startswith("Dialect `func' not found")


CONVERTED = [line.split(" | ") for line in re.findall(r"^\| to (.*) \|$", DOCUMENT, re.M)]


@pytest.mark.filterwarnings("ignore:.*which cannot be encoded")
@pytest.mark.parametrize("row", CONVERTED, ids=lambda row: row[0])
def test_how_callers_see_a_converted_type(row: list[str], tmp_path: Path) -> None:
    """Signatures and the header have the new type; Python and TVM FFI pass it, or refuse it."""
    new, raw, record, declared, *callers = (cell.strip("`") for cell in row)
    text = 'func.func @f(%x: !mine.t {iree.abi.name = "x"}) { return }'
    values = {"an integer": 7, "an array": np.zeros(3, np.int8)}
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        module = ir.Module.parse(text)
        convert = f'abi-convert-types{{types="(!mine.t) -> {new}"}}'
        mlir_abi.run_pipeline(module, f"builtin.module({convert},abi-attach)")
        reflection = module.body.operations[0].attributes["iree.reflection"]
        assert raw in reflection["f"].value
        assert json.loads(reflection["iree.abi"].value)["a"] == [json.loads(record)]
        mlir_abi.build(module, tmp_path / "lib.so", header=tmp_path / "f.h")
        assert f"_mlir_ciface_f({declared});" in (tmp_path / "f.h").read_text()
        library, tvm_ffi = mlir_abi.load(tmp_path / "lib.so"), mlir_abi.jit(module).tvm_ffi
    for functions, cell in ((library, callers[0]), (tvm_ffi, callers[1])):
        if cell in values:
            functions["f"](values[cell])
        else:
            with pytest.raises(ValueError, match=rf"\bf\b.*: .*{re.escape(new)}"):
                functions["f"]


def named(kind: str) -> dict[str, list[str]]:
    """What each host has, by the names in the rows of the table that begin with ``kind``."""
    rows = [row for row in ROWS if row[0].startswith(kind)]
    assert all(len(row) == 1 + len(HOSTS) and {*row[1:]} <= {"yes", "no"} for row in rows)
    return {
        name: row[1:] for row in rows for name in re.findall(r"`([^`]+)`", row[0].split(": ")[-1])
    }


@every_host
def test_the_table_says_what_a_host_has(host: str) -> None:
    passes, dialects = named("passes"), named("dialect")
    assert len(passes) > 25
    assert len(dialects) > 15
    done = subprocess.run(
        [sys.executable, CAPABILITIES],
        input=json.dumps({"passes": list(passes), "dialects": list(dialects)}),
        env={**os.environ, "MLIR_ABI_BINDINGS": host},
        capture_output=True,
        text=True,
        check=True,
    )
    column = list(HOSTS).index(host)
    capabilities = json.loads(done.stdout)
    assert capabilities["passes"] == {
        name: cells[column] == "yes" for name, cells in passes.items()
    }
    assert capabilities["dialects"] == {
        name: cells[column] == "yes" for name, cells in dialects.items()
    }
    assert capabilities["engine"] == (named("execution engine")["mlir_abi.jit"][column] == "yes")


def test_the_table_has_every_pass_that_jit_runs() -> None:
    bufferize = f"builtin.module({','.join(PASSES + FREE)})"
    elements = [e for text in (DEFAULT_PIPELINE, bufferize) for e in parse_pipeline(text).elements]
    run = {each.name for element in elements for each in element.nested or [element]}
    assert run - OURS.keys() - PIPELINES.keys() <= named("passes").keys()
