"""Makes `call_core_64.mlir` and `call_core_32.mlir` of ``runtime/call/tvm_call.c``: `make core`.

They are compiled by clang, with pointers of 64 and of 32 bits, and imported by ``mlir-translate``.
What depends on a target goes. The text is in the generic form, which all hosts read.
"""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from mlir_abi.bindings import ir
from mlir_abi.passes.support.functions import is_definition, operations, operations_in
from mlir_abi.passes.support.symbols import named_in, renamed_symbols

# That of 32 bits stands for all that align int64_t to 8 bytes, as 32-bit x86 does not.
TARGETS = {64: "x86_64-linux-gnu", 32: "riscv32-linux-gnu"}
SOURCE = Path(__file__).resolve().parents[2] / "runtime" / "call" / "tvm_call.c"

_PREFIX = "_mlir_abi_tvm_ffi_"
_NAMES = {
    "mlir_abi_tvm_call": f"{_PREFIX}call",
    "mlir_abi_tvm_text": f"{_PREFIX}text",
    "mlir_abi_tvm_symbols": f"{_PREFIX}symbols",
}
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


def call_core(bits: int) -> str:
    """The text for pointers of ``bits`` bits; raises CalledProcessError if a program fails."""
    spec = importlib.util.find_spec("mlir")
    assert spec is not None
    assert spec.submodule_search_locations
    programs = Path(next(iter(spec.submodule_search_locations)), "bin")
    with TemporaryDirectory() as directory:
        code, raw, clean = (Path(directory, name) for name in ("core.ll", "raw.mlir", "core.mlir"))
        clang = [sys.executable, "-m", "ziglang", "cc", "-target", TARGETS[bits]]
        subprocess.run([*clang, *_FLAGS, str(SOURCE), "-o", str(code)], check=True)
        for kind in "struct", "union":  # one name is one type in a context
            code.write_text(code.read_text().replace(f"%{kind}.", f"%mlir_abi_{bits}.{kind}."))
        subprocess.run([programs / "mlir-translate", "--import-llvm", code, "-o", raw], check=True)
        with ir.Context(), ir.Location.unknown():
            clean.write_text(_cleaned(ir.Module.parseFile(str(raw), ir.Context.current)))
        generic = [str(programs / "mlir-opt"), "--mlir-print-op-generic", str(clean)]
        text = subprocess.run(generic, capture_output=True, text=True, check=True).stdout
    return f"// Made of runtime/call/tvm_call.c by `make core`: do not edit.\n{text}"


def _cleaned(module: ir.Module) -> str:
    top = module.operation
    names = {
        name: _NAMES.get(name, _PREFIX + re.sub(r"\W", "_", name).strip("_"))
        for name, op in named_in(top).items()
        if name in _NAMES or is_definition(op) or "value" in op.attributes
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
        if op.attributes["sym_name"].value != _NAMES["mlir_abi_tvm_symbols"] and (
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
    """Write both files."""
    for bits in TARGETS:
        path = Path(__file__).with_name(f"call_core_{bits}.mlir")
        path.write_text(call_core(bits))


if __name__ == "__main__":
    main()
