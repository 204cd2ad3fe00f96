"""The texts of the core of calls are those that `make core` makes of the C."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import version
from importlib.util import find_spec
from itertools import product
from pathlib import Path

import pytest
from extras import import_extra

from mlir_abi.passes.support import make_call_core
from mlir_abi.passes.support.call_core import TVM_FFI_FUNCTIONS

HOSTS = ["mlir", "iree.compiler", "jaxlib.mlir", "torch_mlir"]
PARSE = """
import sys
from mlir_abi.bindings import ir
with ir.Context() as context:
    for path in sys.argv[1:]:
        assert ir.Module.parseFile(path, context).operation.verify()
"""


TEXTS = list(product(make_call_core.CORES, make_call_core.TARGETS))


def text(name: str, bits: int) -> Path:
    return Path(make_call_core.__file__).with_name(f"{name}_{bits}.mlir")


@pytest.mark.slow
@pytest.mark.parametrize(("name", "bits"), TEXTS)
def test_the_text_is_made_of_the_c(name: str, bits: int) -> None:
    """Another clang writes another text, so the version is pinned."""
    import_extra("ziglang", "core")
    assert version("ziglang") == "0.17.1"
    assert make_call_core.call_core(name, bits) == text(name, bits).read_text(), "run `make core`"


@pytest.mark.parametrize("host", HOSTS)
def test_the_texts_parse(host: str) -> None:
    """Each host reads all of them in one context."""
    if find_spec(host.partition(".")[0]) is None:
        pytest.skip(f"{host} is not installed")
    command = [sys.executable, "-c", PARSE, *(text(*each) for each in TEXTS)]
    environment = {**os.environ, "MLIR_ABI_BINDINGS": host}
    subprocess.run(command, env=environment, check=True)


def test_the_names_of_tvm_ffi_are_those_of_the_c() -> None:
    """The table of pointers has the order of the array in C."""
    source = (make_call_core.CALL / make_call_core.CORES["call_core"].source).read_text()
    array = source[source.index("NAMES[][36]") : source.index("};", source.index("NAMES[][36]"))]
    assert array.split('"')[1::2] == list(TVM_FFI_FUNCTIONS)
