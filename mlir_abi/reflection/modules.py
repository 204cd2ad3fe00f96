"""Describes the functions of a module: by their types, their records, or their attributes."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from mlir_abi.bindings import (
    ENVIRONMENT_VARIABLE,
    BindingsError,
    ir,
    is_installed,
    new_context,
)
from mlir_abi.diagnostics.failure import PipelineFailed
from mlir_abi.diagnostics.message import Message, is_not_utf8, missing_host
from mlir_abi.diagnostics.printer import position_in
from mlir_abi.dialect_attrs.decode.decode_function import attached_signatures, decode
from mlir_abi.dialect_attrs.reflection.record import (
    WRAPPER_PREFIX,
    FunctionReflection,
    ReflectionError,
)
from mlir_abi.dialect_attrs.tvm_ffi import SYMBOL_PREFIX
from mlir_abi.frontends.artifacts import is_artifact, module_of_artifact
from mlir_abi.passes.support import attributes
from mlir_abi.passes.support.attributes import PLACEMENTS, exported_name, symbol, symbol_name
from mlir_abi.passes.support.data_layout import DataLayout
from mlir_abi.passes.support.diagnostics import PassError, for_each
from mlir_abi.passes.support.functions import FUNCTION_OPS, MODULE, walk
from mlir_abi.passes.support.module_records import module_records
from mlir_abi.passes.support.reflections import Reflections, functions_at_boundary
from mlir_abi.passes.support.symbols import Symbols
from mlir_abi.passes.verify import SignatureVerifier
from mlir_abi.pipeline.run import run_pipeline
from mlir_abi.processes.client import ChildError, kept_child

_TO_TENSORS = "builtin.module(abi-onnx-to-torch,abi-torch-to-linalg)"
"""What ONNX's tensors are made of has no sizes before."""


def texts_of(attribute: ir.DictAttr) -> dict[str, object]:
    """Return the entries of a dictionary attribute, strings as their text."""
    with _require_utf8(""):
        return {entry.name: _string(entry.attr) for entry in attribute}


def reflect_text(data: bytes, name: str) -> dict[str, FunctionReflection]:
    """Return the functions of MLIR text or bytecode; raises `ReflectionError`.

    A child reads it if other bindings have its dialects, unless a variable chooses the bindings.
    """
    try:
        with new_context() as context:
            context.allow_unregistered_dialects = True
            module = _parsed(data, name)
            return reflect_operation(module.operation, name)
    except BindingsError as error:
        other, problems = error.name, [("", str(error))]
    except ir.MLIRError as error:
        messages = list(map(Message.of, error.error_diagnostics))
        other = next(filter(None, (missing_host(each.text) for each in messages)), None)
        problems = [(_place(each.location, name), each.text) for each in messages]
    if other and is_installed(other) and ENVIRONMENT_VARIABLE not in os.environ:
        try:
            functions: dict[str, FunctionReflection] = kept_child(other).call(
                "reflect_text", lambda _: None, data=data, name=name
            )
        except ChildError as error:  # MLIR ends the process for some damaged files
            raise ReflectionError((name, str(error))) from None
        return functions
    raise ReflectionError(*problems)


def _parsed(data: bytes, name: str) -> ir.Module:
    if not is_artifact(data):
        return ir.Module.parse(data)
    try:
        module = module_of_artifact(data, name)
        run_pipeline(module, _TO_TENSORS)  # has no effect on StableHLO
    except ValueError as error:
        raise ReflectionError((name, str(error).removeprefix(f"{name}: "))) from None
    except PipelineFailed as error:
        messages = (each for each in error.diagnostics if each.severity == "error")
        raise ReflectionError(*((name, each.text) for each in messages)) from None
    return module


def reflect_for_parent(text: bytes, is_module: bool) -> dict[str, FunctionReflection]:
    """Return the functions of a module or of one operation, which is of other bindings."""
    with new_context() as context:
        context.allow_unregistered_dialects = True
        module = ir.Module.parse(text)
        return reflect_operation(
            module.operation if is_module else module.body.operations[0].operation
        )


def reflect_operation(op: ir.Operation, file: str = "-") -> dict[str, FunctionReflection]:
    """Return the functions of a module, or the function ``op``; raises `ReflectionError`.

    ``file`` is the name of the text that ``op`` was parsed from.
    """
    if op.attached and op.parent is None and op.name != MODULE:
        # The bindings do not say so. A deleted operation has no parent until its memory is reused.
        raise ReflectionError(("", "the operation was deleted, by a pass or with its module"))
    try:
        with op.context, _require_utf8(_place(str(op.location), file)):
            if op.name in FUNCTION_OPS:
                reflections = [_ByTypes().of(op)]
            elif _is_function(op):
                records = module_records(op.parent.operation) if op.attached else []
                name = exported_name(op)
                reflections = [each for each in records if each.name == name][:1]
                reflections = reflections or [_by_attributes(op)]
            else:
                reflections = list(_of_module(op).values())
    except PassError as error:
        raise ReflectionError(
            *((_place(str(location), file), message) for location, message in error.diagnostics)
        ) from None
    return {reflection.name: reflection for reflection in reflections}


def _of_module(module: ir.Operation) -> dict[str, FunctionReflection]:
    """Return the functions by their types, else by their records, else by their attributes."""
    reflections: dict[str, FunctionReflection] = {}
    by_types = _ByTypes()

    def add(function: ir.Operation) -> None:
        name = exported_name(function)
        if name in reflections:
            raise PassError((function.location, f"{symbol(function)} is in two modules"))
        reflections[name] = by_types.of(function)

    def add_lowered(function: ir.Operation) -> None:
        name = exported_name(function)
        is_new = name not in reflections and name.removeprefix(WRAPPER_PREFIX) not in reflections
        if is_new and _attached(function):
            reflections[name] = _by_attributes(function)

    for_each(functions_at_boundary(module), add)
    for record in module_records(module):
        reflections.setdefault(record.name, record)
    lowered = [
        op
        for op in walk(module, lambda op: not _is_function(op))
        if _is_function(op) and op.name not in FUNCTION_OPS
    ]
    lowered.sort(key=lambda op: symbol_name(op).startswith(WRAPPER_PREFIX))  # the wrappers last
    for_each(lowered, add_lowered)
    return reflections


class _ByTypes:
    """Describes functions as ``abi-func-to-llvm`` with default options will convert them."""

    def __init__(self) -> None:
        self._reflections = Reflections()
        self._symbols = Symbols()
        signatures = self._reflections.signatures
        self._written = SignatureVerifier(signatures, self._symbols)
        self._demoted = SignatureVerifier(signatures, self._symbols, demotes=True)

    def of(self, function: ir.Operation) -> FunctionReflection:
        """Return the function; raises `PassError` if attributes contradict its types.

        A wrapper of ``abi-wrap-iree`` is described as the function that it calls.
        """
        reflection = self._reflections.of(self._symbols.wrapped(function) or function)
        name = exported_name(function)
        has_symbol = SYMBOL_PREFIX + name in self._symbols.siblings(function)
        placed = {key for where in PLACEMENTS for key in attributes.read_attached(function, where)}
        attached = attached_signatures(placed)
        reflection = replace(reflection, name=name, tvm_ffi=has_symbol, attached=attached)
        try:
            self._written.verify(function)
        except PassError as error:
            try:
                self._demoted.verify(function)
            except PassError:
                raise error from None
        if reflection.convention is None or not function.attached:
            return reflection
        layout = DataLayout.of(function.parent.operation)
        bits, width = layout.index_bits, layout.pointer_bits
        convention = replace(reflection.convention, index_bits=bits, pointer_bits=width)
        return replace(reflection, convention=convention)


def _by_attributes(function: ir.Operation) -> FunctionReflection:
    try:
        placed = [
            decode({key: _string(entry) for key, entry in entries.items()})
            for entries in _attached(function)
        ]
        if not placed:
            raise ValueError("neither a record nor an attribute describes it")
        if any(other != placed[0] for other in placed):
            raise ValueError(f"its attributes and its {attributes.REFLECTION} differ")
    except ValueError as error:
        raise PassError((function.location, f"{symbol(function)}: {error}")) from None
    return replace(placed[0], name=exported_name(function))


def _is_function(op: ir.Operation) -> bool:
    name = op.attributes.get("sym_name")
    return "function_type" in op.attributes and isinstance(name, ir.StringAttr)


def _attached(function: ir.Operation) -> list[dict[str, ir.Attribute]]:
    """Return the attributes at each placement that has a signature."""
    placed = [attributes.read_attached(function, where) for where in PLACEMENTS]
    return [entries for entries in placed if attached_signatures(entries)]


def _string(attribute: ir.Attribute) -> str | ir.Attribute:
    """Return the text of a string attribute, or another attribute, which `decode` reports."""
    text = attributes.string(attribute)
    return attribute if text is None else text


@contextmanager
def _require_utf8(place: str) -> Iterator[None]:
    """Raise `ReflectionError` for a name or string that the bindings cannot decode."""
    try:
        yield
    except RuntimeError as error:
        if not is_not_utf8(error):
            raise
        raise ReflectionError((place, "a name or string is not UTF-8")) from None


def _place(location: str, file: str) -> str:
    """Return ``file:line:column`` for the text of a location, or as much of it as is known."""
    at = position_in(location, file)
    if at is None:
        return ""
    return str(at) if at.line else at.file
