"""Check that nothing is left to lower."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

from mlir_abi.bindings import ir
from mlir_abi.passes.support.attributes import ALIGN, ARG_ATTRS, RES_ATTRS, integer, symbol
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.data_layout import DataLayout, architecture
from mlir_abi.passes.support.diagnostics import PassError
from mlir_abi.passes.support.functions import CAST, FUNCTION, MODULE, enclosing, operations

_TRANSLATED = {"amx", "arm_neon", "arm_sme", "arm_sve", "llvm", "nvvm", "omp", "rocdl", "vcix"} | {
    "x86",
    "x86vector",
    "xevm",
}
"""The dialects that MLIR translates to LLVM IR."""

LARGEST_PAGE = 1 << 16
"""The largest page of x86-64 and AArch64, in bytes: loaders and stacks align to no more."""

_WITHOUT_BF16 = {
    "powerpc64le": "PowerPC",
    "s390x": "SystemZ",
    "wasm32": "WebAssembly",
}
"""The architectures for which LLVM 22 selects no instructions for conversions of bf16."""

_LARGEST_ALIGNMENT = 1 << 32
"""The largest alignment that LLVM supports, in bytes."""


@dataclass(frozen=True)
class CheckLowered(Pass):
    """Refuse a module with operations that MLIR cannot translate to LLVM IR.

    Before::

        llvm.func @f(%x: i8) -> i64 {
          %0 = "my.widen"(%x) : (i8) -> i64
          llvm.return %0 : i64
        }

    That is the error ``my.widen in @f is not lowered to LLVM`` at the operation; this is accepted::

        llvm.func @f(%x: i8) -> i64 {
          %0 = llvm.sext %x : i8 to i64
          llvm.return %0 : i64
        }

    Every operation is reported, and every module in another that is not empty: MLIR does not
    translate it. So is an alignment that is no power of two, is above LLVM's largest, or, of a
    global or of memory on the stack, above the largest page. Conversion casts
    (``builtin.unrealized_conversion_cast``) are reported only if nothing else is left: by the
    operations that use or make their values, otherwise by the types that no pass converts. A module
    whose ``index`` is not as wide as a pointer is reported alone: compiled code would store one in
    the other. So is a bf16 where LLVM has no instructions for it (PowerPC, SystemZ,
    WebAssembly, by ``llvm.target_triple``). The module is not changed.
    """

    name: ClassVar[str] = "abi-check-lowered"

    def run(self, op: ir.Operation) -> None:
        """Raises `PassError` for operations of other dialects, and ir.MLIRError for invalid IR."""
        op.verify()  # all of it, which the default pipeline does here alone
        layout = DataLayout.of(op)
        if layout.index_bits != layout.pointer_bits:
            message = f"dlti.dl_spec says that index has {layout.index_bits} bits: pointers of the "
            raise PassError((op.location, f"{message}target have {layout.pointer_bits}"))
        backend = _WITHOUT_BF16.get(architecture(op))
        left: list[tuple[ir.Location, str]] = []
        casts: list[ir.Operation] = []
        for inner in operations(op):
            if inner.name == CAST:
                casts.append(inner)
            elif inner.name == MODULE:
                if inner != op and len(inner.regions[0].blocks[0].operations):
                    message = "a module in another is not translated to LLVM IR: move its contents"
                    left.append((inner.location, message))
            elif inner.name.partition(".")[0] not in _TRANSLATED:
                left.append((inner.location, f"{_place(inner)} is not lowered to LLVM"))
            elif backend and any("bf16" in str(value.type) for value in inner.results):
                message = f"LLVM's backend for {backend} has no instructions for bf16"
                raise PassError((inner.location, message))
            elif inner.name == "llvm.func" or "alignment" in inner.attributes:
                left.extend(_wrong_alignments(inner))
        if not left:
            errors = (error for cast in casts for error in _unconverted(cast))
            left = list({(str(place), text): (place, text) for place, text in errors}.values())
        if left:
            raise PassError(*left)


def _wrong_alignments(op: ir.Operation) -> Iterator[tuple[ir.Location, str]]:
    attributes = op.attributes
    is_placed = op.name in ("llvm.mlir.global", "llvm.alloca")
    largest = LARGEST_PAGE if is_placed else _LARGEST_ALIGNMENT
    alignments = [attributes["alignment"]] if "alignment" in attributes else []
    if op.name == "llvm.func":
        for name in (ARG_ATTRS, RES_ATTRS):
            for entry in attributes.get(name, ()):
                if ALIGN in entry:
                    alignments.append(entry[ALIGN])
    for alignment in map(integer, alignments):
        if alignment is not None and (alignment & (alignment - 1) or alignment > largest):
            text = f"an alignment must be a power of two up to {largest} (got {alignment})"
            yield op.location, f"{_place(op)}: {text}"


def _place(op: ir.Operation) -> str:
    """The name of ``op``, and the function that it is in."""
    if op.name in (FUNCTION, "llvm.func", "llvm.mlir.global"):
        return f"{op.name} {symbol(op)}"
    function = enclosing(op.parent.operation, FUNCTION, "llvm.func", MODULE)
    return op.name if function.name == MODULE else f"{op.name} in {symbol(function)}"


def _unconverted(cast: ir.Operation) -> list[tuple[ir.Location, str]]:
    """The fault of ``cast``: the operations that have its values, or else its types."""

    def types(values: Any) -> str:
        return ", ".join(f"'{value.type}'" for value in values)

    owners = [use.owner for result in cast.results for use in result.uses]
    for operand in cast.operands:
        owner = operand.owner
        owners.append(owner.owner if isinstance(owner, ir.Block) else owner)
    others = [op for op in owners if not op.operation.name.startswith(("llvm.", CAST))]
    if others:
        message = "is not converted to types of the LLVM dialect"
        return [(op.location, f"{_place(op.operation)} {message}") for op in others]
    _, _, place = _place(cast).partition(" ")
    operands, results = types(cast.operands), types(cast.results)
    message = f"a value {place} of type {operands} is not converted to {results}"
    return [(cast.location, message)]
