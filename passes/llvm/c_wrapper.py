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
    given: list[Entry] | None,
    c_abi: CAbi,
    made: bool,
) -> list[Entry] | None:
    """The attributes of the wrapper's parameters, from those of the arguments; None: has none.

    They are ``made`` by who calls the wrapper of a declaration.
    """
    if given is None and not (
        made and any(extension(passed.source, c_abi) for passed in signature.inputs)
    ):
        return None
    own = given if given is not None else [{}] * len(signature.inputs)
    entries = [
        _argument_entry(passed, by_pointer, entry, c_abi, made)
        for passed, by_pointer, entry in zip(
            signature.inputs, interface.by_pointer, own, strict=True
        )
    ]
    return [{}, *entries] if interface.result_by_pointer else entries


def _argument_entry(
    passed: PassedValue, by_pointer: bool, own: Entry, c_abi: CAbi, made: bool
) -> Entry:
    if passed.descriptor is not None:
        return without_elements(own)
    if by_pointer:
        return {name: value for name, value in own.items() if not name.startswith("llvm.")}
    return own if c_abi == "mlir" else _as_in_c(passed, own, made)


def result_entries(
    signature: LLVMSignature,
    interface: WrapperSignature,
    given: list[Entry] | None,
    c_abi: CAbi,
    made: bool,
) -> list[Entry] | None:
    """The attributes of the wrapper's results, which are ``made`` by one that is defined."""
    if interface.result_by_pointer:
        return None
    if c_abi == "target" and len(signature.results) == 1:
        entry = _as_in_c(signature.results[0], given[0] if given else {}, made)
        return [entry] if given or entry else None
    return given


def _as_in_c(passed: PassedValue, own: Entry, made: bool) -> Entry:
    """``own``, but the type says how the value is extended: C goes by that."""
    extended = extension(passed.source, "target")
    if extended is None:
        return own
    entry = {name: value for name, value in own.items() if name not in _EXTENSIONS}
    return {**entry, f"llvm.{extended}": ir.UnitAttr.get()} if made else entry
