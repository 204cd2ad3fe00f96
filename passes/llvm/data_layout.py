"""What the conversion needs of the target: the width of ``index`` and the sizes of pointers."""

from __future__ import annotations

import re

from mlir_abi.bindings import ir

DEFAULT_BITS = 64
"""Of an index and a pointer, where the module does not say."""

TARGET_TRIPLE = "llvm.target_triple"

_SPEC = "dlti.dl_spec"

_SPEC_TOKEN = re.compile(
    r'"(?:[^"\\]|\\.)*"|->|>=|(?:dl_entry<index\s*,|(?<![\w.$!])index\s*=)\s*(\d+)|[<({[]|[>)}\]]'
)
"""A string, an arrow, the entry of ``index`` with its width, or a bracket of a ``dlti.dl_spec``.

The bindings give the text of a ``dlti.dl_spec`` alone.
"""

_POINTER_ENTRY = re.compile(r"p(\d*):(\d+)(?::.*)?")


def index_bits(module: ir.Operation) -> int:
    """The width of ``index`` in bits: the ``dlti.dl_spec`` of ``module`` or of one around it."""
    scope = module
    while scope is not None:
        if (bits := _entry_of_index(scope)) is not None:
            return bits
        scope = scope.parent.operation if scope.parent is not None else None
    return DEFAULT_BITS


def _entry_of_index(module: ir.Operation) -> int | None:
    spec, depth = str(module.attributes.get(_SPEC)), 0
    for token in _SPEC_TOKEN.finditer(spec):
        if token[1] and depth == 1:  # in a string or nested deeper, it is no entry
            return int(token[1])
        depth += (token[0] in "<({[") - (token[0] in ">)}]")
    return None


def pointer_bits(module: ir.Operation) -> dict[int, int]:
    """The width in bits of the pointers of each address space that ``llvm.data_layout`` names.

    Address space 0 is always there. An address space without an entry has pointers as wide as those
    of address space 0 (LLVM's language reference, "Data Layout").
    """
    layout = module.attributes.get("llvm.data_layout")
    return pointer_bits_of("" if layout is None else layout.value)


def pointer_bits_of(layout: str) -> dict[int, int]:
    """What `pointer_bits` returns of a module with this data layout."""
    entries = filter(None, map(_POINTER_ENTRY.fullmatch, layout.split("-")))
    return {0: DEFAULT_BITS, **{int(entry[1] or 0): int(entry[2]) for entry in entries}}


def mangling(module: ir.Operation) -> str:
    """How ``llvm.data_layout`` mangles symbols: ``e`` for ELF, ``w`` for COFF, ``o`` for Mach-O."""
    layout = module.attributes.get("llvm.data_layout")
    return "e" if layout is None else _mangling(layout.value)


def _mangling(layout: str) -> str:
    return next((item[2:] for item in layout.split("-") if item.startswith("m:")), "e")


def architecture(module: ir.Operation) -> str:
    """The architecture of ``llvm.target_triple``, such as ``riscv64``; empty without a triple.

    ``ppc64le`` is LLVM's other name of ``powerpc64le``.
    """
    triple = module.attributes.get(TARGET_TRIPLE)
    name = triple.value.partition("-")[0] if isinstance(triple, ir.StringAttr) else ""
    return "powerpc64le" if name == "ppc64le" else name


def is_big_endian(module: ir.Operation) -> bool:
    """Whether ``llvm.data_layout`` is big-endian."""
    layout = module.attributes.get("llvm.data_layout")
    return layout is not None and layout.value.split("-")[0] == "E"


def aligns_i64(module: ir.Operation) -> bool:
    """Whether ``llvm.data_layout`` aligns i64 to 64 bits: without an entry, LLVM does so to 32."""
    layout = module.attributes.get("llvm.data_layout")
    items = [] if layout is None else layout.value.split("-")
    return any(item.split(":")[:2] == ["i64", "64"] for item in items)


def set_data_layout(module: ir.Operation, layout: str) -> None:
    """Give ``module`` the data layout of its target, unless it has one, and the width of ``index``.

    Without one, sizes are computed by LLVM's default, in which an i65 takes 12 bytes, not 16. An
    ``index`` is as wide as a pointer: MLIR's conversions and ours read that in ``dlti.dl_spec``.
    Raises ValueError for a layout of another object format, or for pointers of another width.
    """
    expected, width = _mangling(layout), pointer_bits_of(layout)[0]
    if "llvm.data_layout" not in module.attributes:
        module.attributes["llvm.data_layout"] = ir.StringAttr.get(layout, module.context)
    elif mangling(module) != expected:
        raise ValueError(
            f"llvm.data_layout is of another object format: that of the target has m:{expected}"
        )
    actual = pointer_bits(module)[0]
    if actual != width:
        raise ValueError(
            f"llvm.data_layout says that pointers have {actual} bits: those of the target have "
            f"{width}"
        )
    if width != DEFAULT_BITS and _entry_of_index(module) is None:
        spec = str(module.attributes.get(_SPEC, "#dlti.dl_spec<>")).removesuffix(">")
        comma = "" if spec.endswith("<") else ", "
        text = f"{spec}{comma}index = {width} : i64>"
        module.attributes[_SPEC] = ir.Attribute.parse(text, module.context)
