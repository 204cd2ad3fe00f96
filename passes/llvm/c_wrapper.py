"""How a function is seen from C: the signature of its ``_mlir_ciface_`` wrapper."""

from __future__ import annotations

from dataclasses import dataclass

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.layout.c_wrapper import (
    argument_by_pointer,
    extension,
    result_by_pointer,
)
from mlir_abi.dialect_attrs.reflection.record import CAbi
from mlir_abi.passes.llvm.attributes import Entry, without_elements
from mlir_abi.passes.llvm.calling_convention import LLVMSignature, PassedValue
from mlir_abi.passes.llvm.types import Converted

_EXTENSIONS = ("llvm.zeroext", "llvm.signext")


@dataclass(frozen=True, slots=True)
class WrapperSignature:
    """The wrapper's signature.

    ``by_pointer`` says of each argument whether it is a pointer to its value: to the descriptor of
    a memref. With ``result_by_pointer`` the first parameter points to where the result goes.
    """

    by_pointer: tuple[bool, ...]
    result_by_pointer: bool
    result_text: str
    parameter_texts: tuple[str, ...]
    parameter_types: list[ir.Type]


def wrapper_signature(
    signature: LLVMSignature, c_abi: CAbi, pointer: Converted
) -> WrapperSignature:
    """Return the signature of a function's wrapper."""
    packed = signature.packed
    by_pointer_result = packed is not None and result_by_pointer(packed.text, c_abi)
    by_pointer = tuple(
        argument_by_pointer(passed.descriptor is not None, passed.parts[0].text, c_abi)
        for passed in signature.inputs
    )
    parameters = [
        pointer if is_pointer else passed.parts[0]
        for is_pointer, passed in zip(by_pointer, signature.inputs, strict=True)
    ]
    if by_pointer_result:
        parameters.insert(0, pointer)
    return WrapperSignature(
        by_pointer,
        by_pointer_result,
        "void" if by_pointer_result else signature.result_text,
        tuple(parameter.text for parameter in parameters),
        [parameter.type for parameter in parameters],
    )


def argument_entries(
    signature: LLVMSignature,
    interface: WrapperSignature,
    source: list[Entry] | None,
    c_abi: CAbi,
    is_producer: bool,
) -> list[Entry] | None:
    """The attributes of the wrapper's parameters, from those of the arguments; None: has none.

    ``is_producer``: the module makes the arguments, as it does for the wrapper of a declaration.
    """
    if source is None and not (
        is_producer and any(extension(passed.source, c_abi) for passed in signature.inputs)
    ):
        return None
    arguments = source if source is not None else [{}] * len(signature.inputs)
    entries = [
        _argument_entry(passed, by_pointer, entry, c_abi, is_producer)
        for passed, by_pointer, entry in zip(
            signature.inputs, interface.by_pointer, arguments, strict=True
        )
    ]
    return [{}, *entries] if interface.result_by_pointer else entries


def _argument_entry(
    passed: PassedValue, by_pointer: bool, entry: Entry, c_abi: CAbi, is_producer: bool
) -> Entry:
    if passed.descriptor is not None:
        return without_elements(entry)
    if by_pointer:
        return {name: value for name, value in entry.items() if not name.startswith("llvm.")}
    return entry if c_abi == "mlir" else _as_in_c(passed, entry, is_producer)


def result_entries(
    signature: LLVMSignature,
    interface: WrapperSignature,
    source: list[Entry] | None,
    c_abi: CAbi,
    is_producer: bool,
) -> list[Entry] | None:
    """The attributes of the wrapper's results, from those of the function's; None: has none.

    ``is_producer``: the module makes the results, as it does in a wrapper that it defines.
    """
    if interface.result_by_pointer:
        return None
    if c_abi == "target" and len(signature.results) == 1:
        entry = _as_in_c(signature.results[0], source[0] if source else {}, is_producer)
        return [entry] if source or entry else None
    return source


def _as_in_c(passed: PassedValue, entry: Entry, is_producer: bool) -> Entry:
    """``entry``, but the type says how the value is extended: C goes by that."""
    extended = extension(passed.source, "target")
    if extended is None:
        return entry
    others = {name: value for name, value in entry.items() if name not in _EXTENSIONS}
    return {**others, f"llvm.{extended}": ir.UnitAttr.get()} if is_producer else others
