"""Large constants in object files, in assembly, and in this process."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Literal

from mlir_abi.bindings import ir
from mlir_abi.compilation.native_code.large_constants import LargeConstant
from mlir_abi.compilation.targets import ObjectFormat
from mlir_abi.passes.support.data_layout import DataLayout

_START = "mlir_abi_constants"
_MODULE_ASSEMBLY = "llvm.module_asm"


def constants_to_assembly(
    module: ir.Operation, constants: Sequence[LargeConstant], format_: ObjectFormat
) -> None:
    """Put constants into the assembly of ``module``, as numbers."""
    lines = [_section(constants, format_)]
    byte_order = DataLayout.of(module).byte_order
    for constant in constants:
        symbol = f'"{format_.global_}{constant.name}"'
        numbers = _numbers(constant.data, 1 if byte_order == ">" else -1)
        lines += [f".balign {constant.alignment}", f"{symbol}:", *numbers]
        if format_.has_sizes:
            lines.append(f".size {symbol}, {len(constant.data)}")
    _add_assembly(module, lines)


def constants_to_file(
    module: ir.Operation, constants: Sequence[LargeConstant], path: Path, format_: ObjectFormat
) -> None:
    """Write constants to the file ``path``, which the assembly of ``module`` includes.

    Its path is in octal digits, since it may have any characters.
    """
    start, places = format_.private + _START, []
    with path.open("wb") as file:
        for constant in constants:
            file.seek(-file.tell() % constant.alignment, os.SEEK_CUR)
            places.append(f'.set "{format_.global_}{constant.name}", {start} + {file.tell()}')
            file.write(constant.data)
        if format_.has_sizes:
            places.append(f".size {start}, {file.tell()}")
        file.write(b"\0")  # LLVM maps a file that does not end where a page does
    alignment = max(constant.alignment for constant in constants)
    include = "".join(f"\\{byte:03o}" for byte in os.fsencode(path))
    section = _section(constants, format_)
    lines = [section, f".balign {alignment}", f"{start}:", f'.incbin "{include}"']
    _add_assembly(module, [*lines, *places])


def _section(constants: Iterable[LargeConstant], format_: ObjectFormat) -> str:
    is_constant = all(constant.is_constant for constant in constants)
    return format_.constants if is_constant else format_.variables


def _add_assembly(module: ir.Operation, lines: Iterable[str]) -> None:
    before = module.attributes.get(_MODULE_ASSEMBLY, ())
    added = [ir.StringAttr.get(line, module.context) for line in lines]
    module.attributes[_MODULE_ASSEMBLY] = ir.ArrayAttr.get([*before, *added], module.context)


def _numbers(data: memoryview, step: Literal[1, -1]) -> Iterator[str]:
    """Directives for ``data``, 64 bytes a line; zeros fill the last number.

    With ``step`` -1, the first byte of a number is its lowest.
    """
    for start in range(0, len(data), 64):
        line = bytes(data[start : start + 64])
        words = (line[i : i + 16].ljust(16, b"\0") for i in range(0, len(line), 16))
        numbers = (word[::step].hex() for word in words)
        yield f".octa {', '.join('0x' + number for number in numbers)}"


def placed(constant: LargeConstant) -> tuple[int, object]:
    """The address of a constant for compiled code, and what keeps the memory there.

    It is where it was, or, as a variable or for its alignment, a copy.
    """
    data, alignment = constant.data, constant.alignment
    if constant.is_constant and not data.readonly:
        address = ctypes.addressof(ctypes.c_char.from_buffer(data))
        if address % alignment == 0:
            return address, constant
    copy = bytearray(len(data) + alignment)
    address = ctypes.addressof(ctypes.c_char.from_buffer(copy))
    start = -address % alignment
    copy[start : start + len(data)] = data
    return address + start, copy
