"""How a function is seen from C: the signature and attributes of its ``_mlir_ciface_`` wrapper."""

from __future__ import annotations

from dataclasses import dataclass

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.layout.c_wrapper import (
    argument_by_pointer,
    extension,
    result_by_pointer,
)
from mlir_abi.dialect_attrs.reflection.record import CAbi
from mlir_abi.passes.llvm.attributes import OF_THE_ELEMENTS, Attributes, Entry, array
from mlir_abi.passes.llvm.calling_convention import LLVMSignature, PassedValue, SignatureConverter
from mlir_abi.passes.llvm.types import Converted
from mlir_abi.passes.support.attributes import ARG_ATTRS, RES_ATTRS

_EXTENSIONS = ("llvm.zeroext", "llvm.signext")


@dataclass(frozen=True, slots=True, eq=False)
class CWrapper:
    """A C wrapper: its signature, and the attributes of its ``llvm.func``.

    ``by_pointer`` says for each argument whether the wrapper takes a pointer to it; for a memref, a
    pointer to its descriptor. With ``result_by_pointer``, the first parameter points to the memory
    for the result.
    """

    by_pointer: list[bool]
    result_by_pointer: bool
    parameter_types: list[ir.Type]
    attributes: Attributes


def c_wrapper_for(
    signatures: SignatureConverter,
    signature: LLVMSignature,
    common: Attributes,
    c_abi: CAbi,
    *,
    entries: dict[str, list[Entry]],
    is_declaration: bool,
) -> CWrapper:
    """The wrapper of a function of ``signature``.

    ``common`` are the attributes of both the function and its wrapper; ``entries`` are those of the
    function's arguments and results. Compiled code produces the arguments of a declaration's
    wrapper, and the results of a definition's.
    """
    packed, pointer = signature.packed, signatures.types.pointer
    by_pointer: list[bool] = []
    parameters: list[Converted] = []
    arguments: list[Entry] = []
    results: list[Entry] = []
    sources = entries.get(ARG_ATTRS, [{}] * len(signature.inputs))
    for passed, source in zip(signature.inputs, sources, strict=True):
        is_memref = passed.descriptor is not None
        is_pointer = argument_by_pointer(is_memref, passed.parts[0].text, c_abi)
        by_pointer.append(is_pointer)
        parameters.append(pointer if is_pointer else passed.parts[0])
        arguments.append(_entry(passed, is_pointer, source, c_abi, is_declaration))
    result_text = signature.result_text
    to_memory = packed is not None and result_by_pointer(packed.text, c_abi)
    if to_memory:
        parameters.insert(0, pointer)
        arguments.insert(0, {})
        result_text = "void"
    elif packed is not None:
        source = entries.get(RES_ATTRS, [{}])[0]
        results.append(_entry(signature.results[0], False, source, c_abi, not is_declaration))
    function_type = signatures.function_type(result_text, [each.text for each in parameters])
    attributes = {**common, "function_type": function_type}
    if ARG_ATTRS in entries or any(arguments):
        attributes[ARG_ATTRS] = array(arguments)
    if results and (RES_ATTRS in entries or any(results)):
        attributes[RES_ATTRS] = array(results)
    types = [each.type for each in parameters]
    return CWrapper(by_pointer, to_memory, types, attributes)


def _entry(
    passed: PassedValue, by_pointer: bool, entry: Entry, c_abi: CAbi, is_producer: bool
) -> Entry:
    """The attributes of a parameter or result of the wrapper.

    They are made from those of the function's argument or result. With ``c-abi=target``, the type
    decides the extension, as in C; it is added where compiled code produces the value
    (``is_producer``).
    """
    if passed.descriptor is not None:
        return {name: value for name, value in entry.items() if name not in OF_THE_ELEMENTS}
    if by_pointer:
        return {name: value for name, value in entry.items() if not name.startswith("llvm.")}
    extended = extension(passed.source, c_abi)
    if extended is None:
        return entry
    others = {name: value for name, value in entry.items() if name not in _EXTENSIONS}
    return {**others, f"llvm.{extended}": ir.UnitAttr.get()} if is_producer else others
