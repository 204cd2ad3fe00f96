"""docs/types.md is what the passes do: every row is run."""

import re
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.iree_abi import IreeAbi
from mlir_abi.dialect_attrs.raw import RawSignature
from mlir_abi.dialect_attrs.sip import SipSignature
from mlir_abi.dialect_attrs.type_parser import parse_type
from mlir_abi.passes.attach import Attach
from mlir_abi.passes.support.diagnostics import diagnostic_handler
from mlir_abi.runtime.buffers.elements import element_dtype

DOCUMENT = Path(__file__).parents[2] / "docs" / "types.md"


def rows():
    """The rows of the table."""
    parameters = []
    for line in DOCUMENT.read_text().splitlines():
        cells = [cell.strip().strip("`") for cell in line.strip("|").split("|")]
        if line.startswith("| `"):
            parameters.append(pytest.param(*cells, id=cells[0]))
    return parameters


@pytest.mark.parametrize(("type_", "raw", "leaves", "json"), rows())
def test_row(type_, raw, leaves, json):
    """The type, as the one argument of a function, becomes what its row says."""
    warnings = []
    with (
        ir.Context() as context,
        diagnostic_handler(lambda severity, _, message: warnings.append((severity, message))),
    ):
        context.allow_unregistered_dialects = True
        module = ir.Module.parse(f"func.func @f(%x: {type_}) {{ return }}")
        Attach().run(module.operation)
        entries = module.body.operations[0].attributes["iree.reflection"]
        got_raw, got_sip, got_json = (entries[name].value for name in ("f", "sip", "iree.abi"))
        declaration = entries["iree.abi.declaration"].value

    assert got_raw == f"I{len(raw) + 1}!{raw}R1!"
    assert len(RawSignature.parse(got_raw).inputs) == int(leaves)
    assert SipSignature.parse(got_sip).describe().count("raw(") == int(leaves)
    assert got_json == f'{{"a":[{json}],"r":[],"v":1}}'
    assert IreeAbi.parse(got_json).encode() == got_json
    assert declaration == f"sync func @f(%input0: {type_}) -> ()"
    warned = [message for severity, message in warnings if severity == "warning"]
    assert len(warned) <= 1
    assert any("cannot be encoded" in message for message in warned) == (
        "U1!" in raw or '"unknown"' in json
    )
    assert all("argument #0 of @f" in message and f"'{type_}'" in message for message in warned)


def test_there_are_rows():
    """The document is found and has the table."""
    assert len(rows()) > 40


def test_elements_in_memory():
    """Each element that has a dtype in the second table is held by that dtype, in so many bytes."""
    rows = re.findall(r"^\| (\d+) \| (.*) \| `(.*)` \|$", DOCUMENT.read_text(), re.MULTILINE)
    assert rows
    for size, elements, name in rows:
        for element in re.findall("`(.*?)`", elements):
            dtype = element_dtype(parse_type(element))
            assert (dtype.name, dtype.itemsize) == (name, int(size))
            assert dtype == np.dtype(getattr(ml_dtypes, name, name))
