"""What passes need of the target: the data layout, and the architecture."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from mlir_abi.bindings import ir

DEFAULT_BITS = 64
"""Of an index and a pointer, where the module does not say."""

TARGET_TRIPLE = "llvm.target_triple"

_LAYOUT, _SPEC = "llvm.data_layout", "dlti.dl_spec"

_SPEC_TOKEN = re.compile(
    r'"(?:[^"\\]|\\.)*"|->|>=|(?:dl_entry<index\s*,|(?<![\w.$!])index\s*=)\s*(\d+)|[<({[]|[>)}\]]'
)
"""A string, an arrow, the entry of ``index`` with its width, or a bracket of a ``dlti.dl_spec``.

The bindings give the text of a ``dlti.dl_spec`` alone.
"""

_POINTER_ENTRY = re.compile(r"p(\d*):(\d+)(?::.*)?")


@dataclass(frozen=True)
class DataLayout:
    """A data layout of LLVM (its language reference, "Data Layout"), and the width of ``index``."""

    text: str = ""
    index_bits: int = DEFAULT_BITS

    @staticmethod
    def of(module: ir.Operation, index_bitwidth: int = 0) -> DataLayout:
        """The ``llvm.data_layout`` of ``module``, and the ``dlti.dl_spec`` of it or of one around.

        ``index_bitwidth`` is the width of ``index`` in place of that of the ``dlti.dl_spec``.
        """
        layout = module.attributes.get(_LAYOUT)
        return DataLayout(
            "" if layout is None else layout.value, index_bitwidth or _index_bits(module)
        )

    @cached_property
    def pointer_widths(self) -> dict[int, int]:
        """The widths in bits of the pointers of each address space that the text names, and of 0.

        In any other address space, pointers are as wide as in address space 0.
        """
        entries = filter(None, map(_POINTER_ENTRY.fullmatch, self._items))
        return {0: DEFAULT_BITS, **{int(entry[1] or 0): int(entry[2]) for entry in entries}}

    @property
    def pointer_bits(self) -> int:
        """The width of pointers."""
        return self.pointer_widths[0]

    @property
    def mangling(self) -> str:
        """How symbols are mangled: ``e`` for ELF, ``w`` for COFF, ``o`` for Mach-O."""
        return next((item[2:] for item in self._items if item.startswith("m:")), "e")

    @property
    def byte_order(self) -> Literal["<", ">"]:
        """As `struct` has it: ``>`` is big-endian."""
        return ">" if self._items[0] == "E" else "<"

    @property
    def aligns_i64(self) -> bool:
        """Whether i64 is aligned to 64 bits: without an entry, LLVM aligns it to 32."""
        return any(item.split(":")[:2] == ["i64", "64"] for item in self._items)

    @property
    def _items(self) -> list[str]:
        return self.text.split("-")


DEFAULT_LAYOUT = DataLayout()


def _index_bits(module: ir.Operation) -> int:
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


def architecture(module: ir.Operation) -> str:
    """The architecture of ``llvm.target_triple``, such as ``riscv64``; empty without a triple.

    ``ppc64le`` is LLVM's other name of ``powerpc64le``.
    """
    triple = module.attributes.get(TARGET_TRIPLE)
    name = triple.value.partition("-")[0] if isinstance(triple, ir.StringAttr) else ""
    return "powerpc64le" if name == "ppc64le" else name


def set_data_layout(module: ir.Operation, layout: str) -> None:
    """Give ``module`` the data layout of its target, unless it has one, and the width of ``index``.

    Without one, sizes are computed by LLVM's default, in which an i65 takes 12 bytes, not 16. An
    ``index`` is as wide as a pointer: MLIR's conversions and ours read that in ``dlti.dl_spec``.
    Raises ValueError for a layout of another object format, or for pointers of another width.
    """
    expected = DataLayout(layout)
    if _LAYOUT not in module.attributes:
        module.attributes[_LAYOUT] = ir.StringAttr.get(layout, module.context)
    actual = DataLayout.of(module)
    if actual.mangling != expected.mangling:
        raise ValueError(
            f"{_LAYOUT} is of another object format: that of the target has m:{expected.mangling}"
        )
    if actual.pointer_bits != expected.pointer_bits:
        raise ValueError(
            f"{_LAYOUT} says that pointers have {actual.pointer_bits} bits: those of the target "
            f"have {expected.pointer_bits}"
        )
    width = expected.pointer_bits
    if width != DEFAULT_BITS and _entry_of_index(module) is None:
        spec = str(module.attributes.get(_SPEC, "#dlti.dl_spec<>")).removesuffix(">")
        comma = "" if spec.endswith("<") else ", "
        text = f"{spec}{comma}index = {width} : i64>"
        module.attributes[_SPEC] = ir.Attribute.parse(text, module.context)
