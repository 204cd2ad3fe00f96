"""Makes the `.mlir` texts of the core of calls, of the C in ``runtime/call``: `make core`.

They are compiled by clang, with pointers of 64 and of 32 bits, and imported by ``mlir-translate``.
What depends on a target goes. The text is in the generic form, which all hosts read.
"""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from collections.abc import Mapping
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from mlir_abi.bindings import ir
from mlir_abi.passes.support.call_core import PLAIN_CALL, PLAIN_MESSAGE, SYMBOLS
from mlir_abi.passes.support.functions import is_definition, operations, operations_in
from mlir_abi.passes.support.symbols import named_in, renamed_symbols

# That of 32 bits stands for all that align int64_t to 8 bytes, as 32-bit x86 does not.
TARGETS = {64: "x86_64-linux-gnu", 32: "riscv32-linux-gnu"}
CALL = Path(__file__).resolve().parents[2] / "runtime" / "call"


class Core(NamedTuple):
    """A front end in C: its file, how the symbols that are made of it begin, and those it exports.

    The last are those whose names in C begin with ``mlir_abi_``.
    """

    source: str
    prefix: str
    exported: Mapping[str, str]

    def renamed(self, name: str) -> str:
        return self.exported.get(name, self.prefix + re.sub(r"\W", "_", name).strip("_"))


CORES = {
    "call_core": Core(
        "tvm_call.c",
        "_mlir_abi_tvm_ffi_",
        {
            "mlir_abi_tvm_call": "_mlir_abi_tvm_ffi_call",
            "mlir_abi_tvm_text": "_mlir_abi_tvm_ffi_text",
            "mlir_abi_tvm_symbols": SYMBOLS,
        },
    ),
    "plain_core": Core(
        "plain_call.c",
        "_mlir_abi_plain_",
        {
            "mlir_abi_plain_call": PLAIN_CALL,
            "mlir_abi_plain_message": PLAIN_MESSAGE,
        },
    ),
}
"""By the names of the texts, without the bits."""

_FLAGS = (
    *("-O2", "-g0", "-std=gnu11", "-S", "-emit-llvm", "-Wno-unused-command-line-argument"),
    "-fexceptions",  # those of C++ pass through
    *("-fno-strict-aliasing", "-Xclang", "-disable-lifetime-markers"),
    *("-fno-vectorize", "-fno-slp-vectorize", "-fno-stack-protector"),
    *("-fno-sanitize=all", "-fomit-frame-pointer", "-fno-asynchronous-unwind-tables"),
    "-fno-builtin-realloc",  # an index of 32 bits declares malloc(i32)
)
_KEPT = {
    "llvm.func": {"sym_name", "function_type", "linkage", "CConv", "no_inline", "visibility_"},
    "llvm.mlir.global": {
        "sym_name",
        "global_type",
        "linkage",
        "value",
        "constant",
        "alignment",
        "addr_space",
        "visibility_",
    },
}
"""The attributes of functions and globals that do not depend on the target."""

_DROPPED = (
    *("loop_annotation", "alias_scopes", "noalias_scopes", "tbaa", "memory_effects"),
    *("arg_attrs", "res_attrs", "passthrough", "no_unwind"),
)
"""Attributes of operations in functions."""

_HINTS = ("llvm.intr.lifetime.", "llvm.intr.experimental.noalias.")
"""How the names of operations begin that say nothing without these attributes."""


def call_core(name: str, bits: int) -> str:
    """The text ``name`` for pointers of ``bits`` bits.

    Raises CalledProcessError if a program fails.
    """
    spec = importlib.util.find_spec("mlir")
    assert spec is not None
    assert spec.submodule_search_locations
    programs = Path(next(iter(spec.submodule_search_locations)), "bin")
    with TemporaryDirectory() as directory:
        code, raw, clean = (Path(directory, name) for name in ("core.ll", "raw.mlir", "core.mlir"))
        clang = [sys.executable, "-m", "ziglang", "cc", "-target", TARGETS[bits]]
        source = str(CALL / CORES[name].source)
        subprocess.run([*clang, *_FLAGS, source, "-o", str(code)], check=True)
        for kind in "struct", "union":  # one name is one type in a context
            code.write_text(
                code.read_text().replace(f"%{kind}.", f"%mlir_abi_{name}_{bits}.{kind}.")
            )
        subprocess.run([programs / "mlir-translate", "--import-llvm", code, "-o", raw], check=True)
        with ir.Context(), ir.Location.unknown():
            clean.write_text(
                _cleaned(ir.Module.parseFile(str(raw), ir.Context.current), CORES[name])
            )
        generic = [str(programs / "mlir-opt"), "--mlir-print-op-generic", str(clean)]
        text = subprocess.run(generic, capture_output=True, text=True, check=True).stdout
    return f"// Made of runtime/call/{CORES[name].source} by `make core`: do not edit.\n{text}"


def _cleaned(module: ir.Module, core: Core) -> str:
    top = module.operation
    names = {
        name: core.renamed(name)
        for name, op in named_in(top).items()
        if name in core.exported or is_definition(op) or "value" in op.attributes
    }
    for attributes, key, renamed in renamed_symbols(top, names):
        attributes[key] = renamed
    internal, no_tail = map(
        ir.Attribute.parse, ("#llvm.linkage<internal>", "#llvm.tailcallkind<none>")
    )
    visible = ir.IntegerAttr.get(ir.IntegerType.get_signless(64), 0)

    def clean(view: Any) -> ir.WalkResult:
        op = view.operation
        if op.name not in _KEPT:
            for name in _DROPPED:
                if name in op.attributes:
                    del op.attributes[name]
            if op.name == "llvm.call":
                op.attributes["TailCallKind"] = no_tail
            return ir.WalkResult.ADVANCE
        passthrough = [str(each) for each in op.attributes.get("passthrough", ())]
        for name in list(op.attributes.keys()):
            if name not in _KEPT[op.name]:
                del op.attributes[name]
        if '"cold"' in passthrough:
            op.attributes["passthrough"] = ir.Attribute.parse('["cold", "optsize"]')
        if op.attributes["sym_name"].value != SYMBOLS and (
            is_definition(op) or "value" in op.attributes
        ):
            op.attributes["linkage"] = internal
        op.attributes["visibility_"] = visible
        return ir.WalkResult.ADVANCE

    for op in operations_in(top):
        op.walk(clean)
    for op in [each for each in operations(top) if each.name.startswith(_HINTS)]:
        op.erase()
    return "\n".join(op.get_asm() for op in operations_in(top) if op.name in _KEPT)


def main() -> None:
    """Write the files."""
    for name, bits in product(CORES, TARGETS):
        Path(__file__).with_name(f"{name}_{bits}.mlir").write_text(call_core(name, bits))


if __name__ == "__main__":
    main()
