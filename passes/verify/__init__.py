"""Check attached signatures against the types of their functions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.attribute_names import DECLARATION, LEGACY_SIP_VERSION, RESULT_ALLOCATOR
from mlir_abi.dialect_attrs.decode.check import CHECKS, IREE_CHECKS
from mlir_abi.dialect_attrs.function import FunctionSignature
from mlir_abi.dialect_attrs.iree.demotion import as_compiled
from mlir_abi.dialect_attrs.iree.vm_calling_convention import is_custom, letter
from mlir_abi.passes.support.attributes import (
    EMIT_C_INTERFACE,
    FALLBACK,
    PLACEMENTS,
    Entries,
    declaration_tail,
    declaration_text,
    has_fences,
    has_legacy_sip,
    integer,
    is_generated_declaration,
    read_attached,
    string,
    symbol,
    symbol_name,
)
from mlir_abi.passes.support.base import Pass, option
from mlir_abi.passes.support.diagnostics import PassError, for_each, remark
from mlir_abi.passes.support.functions import FUNCTION_OPS, function_type, functions, is_definition
from mlir_abi.passes.support.result_allocator import mismatch
from mlir_abi.passes.support.signatures import FunctionSignatures, SignatureKey, signature_key
from mlir_abi.passes.support.size_names import named_sizes, size_conditions
from mlir_abi.passes.support.symbols import Symbols
from mlir_abi.passes.verify.annotations import (
    function_annotation_errors,
    value_annotation_errors,
    warn_of_lost_model,
)

_CHECKS = {**CHECKS, **IREE_CHECKS}
_DEMOTED = (
    "iree-compile does not demote the types of imports: "
    "declare f32, or pass --iree-input-demote-f64-to-f32=false"
)

_ORDER = (*_CHECKS, LEGACY_SIP_VERSION, DECLARATION, RESULT_ALLOCATOR)


@dataclass(frozen=True)
class Verify(Pass):
    """Check every attached signature against its function; an error names the first difference.

    This is an error, because the raw signature describes another argument::

        func.func @f(%x: tensor<5xf32>) attributes {iree.reflection = {f = "I6!B3!d4R1!"}}

    This is left unchanged::

        func.func @f(%x: tensor<4xf32>) attributes {iree.reflection = {f = "I6!B3!d4R1!"}}

    The pass ignores functions without signatures, and a declaration that the user wrote. It also
    checks the names of sizes (``abi.dims``), and the annotations that IREE's compiler reads
    (``iree.abi.output``, …; the page "IREE"): their kinds, their places, and the numbers of
    arguments and results in them. It checks the types and the fallback of a declared function with
    a dot in its name, which IREE imports from another module.
    """

    name: ClassVar[str] = "abi-verify"

    iree_input_demote_f64_to_f32: bool = option(False, "f64 is f32, as iree-compile makes it")

    def run(self, op: ir.Operation) -> None:
        """Raise `PassError` for every function whose attributes contradict its types."""
        demotes = self.iree_input_demote_f64_to_f32
        verifier = SignatureVerifier(FunctionSignatures(), Symbols(), demotes=demotes)

        def check(function: ir.Operation) -> None:
            warn_of_lost_model(function)
            verifier.verify(function)
            verifier.remark_custom_types(function)

        for_each(functions(op), check)


@dataclass
class _Alike:
    """What is known of all functions that have the same `signature_key`."""

    signature: FunctionSignature
    has_value_attributes: bool
    declaration_tail: str | None = None
    right_texts: set[tuple[str, ir.Attribute]] = field(default_factory=set)
    right_values: set[bool] = field(default_factory=set)
    """Whether the arguments and results are right: of declarations (False), definitions (True)."""


class SignatureVerifier:
    """Verifies functions; it checks each text once for each signature that it is attached to.

    With ``demotes``, those that IREE reads describe the types after its demotion.
    """

    def __init__(
        self, signatures: FunctionSignatures, symbols: Symbols, *, demotes: bool = False
    ) -> None:
        self._signatures = signatures
        self._symbols = symbols
        self._compiled = partial(as_compiled, demotes=demotes)
        self._alike: dict[SignatureKey, _Alike] = {}

    def verify(self, function: ir.Operation) -> None:
        """Raise `PassError` if the attributes of ``function`` contradict its types."""
        alike = self._all_like(function)
        for placement in PLACEMENTS:
            entries = read_attached(function, placement)
            if not entries:
                continue
            callee = self._symbols.wrapped(function)
            described = alike if callee is None else self._all_like(callee)
            for key in _ORDER:
                if key not in entries or (key, entries[key]) in described.right_texts:
                    continue
                try:
                    problem = self._problem(function, key, entries, alike, described.signature)
                except ValueError as error:
                    problem = str(error)
                if problem:
                    message = f"{key} of {symbol(function)}: {problem}"
                    raise PassError((function.location, message))
                if key in _CHECKS:
                    described.right_texts.add((key, entries[key]))
        size_conditions(function, alike.signature)
        errors = list(function_annotation_errors(function))
        if alike.has_value_attributes and is_definition(function) not in alike.right_values:
            named_sizes(function, alike.signature)
            value_errors = list(value_annotation_errors(function))
            errors += value_errors
            if not value_errors:
                alike.right_values.add(is_definition(function))
        if _is_import(function):
            errors += [*self._import_errors(function), *self._fallback_errors(function)]
        if errors:
            raise PassError(*errors)

    def _all_like(self, function: ir.Operation) -> _Alike:
        key = signature_key(function)
        alike = self._alike.get(key)
        if alike is None:
            alike = _Alike(self._signatures.of(function), any(key[1:]))
            self._alike[key] = alike
        return alike

    def _problem(
        self,
        function: ir.Operation,
        key: str,
        entries: Entries,
        alike: _Alike,
        described: FunctionSignature,
    ) -> str | None:
        """Return what is wrong with one of ``entries``; raises ValueError if it cannot be read."""
        attribute = entries[key]
        if key == RESULT_ALLOCATOR:
            return mismatch(attribute, self._symbols.siblings(function), function)
        if key == LEGACY_SIP_VERSION:
            is_valid = not has_legacy_sip(entries) or integer(attribute) == 1
            return None if is_valid else f"must be 1 (got {attribute})"
        text = string(attribute)
        if text is None:
            return f"must be a string (got {attribute})"
        if key == DECLARATION:
            if not is_generated_declaration(text):
                return None
            if alike.declaration_tail is None:
                alike.declaration_tail = declaration_tail(function, self._compiled(alike.signature))
            expected = declaration_text(function, alike.declaration_tail)
            return None if text == expected else f"must be {expected!r} (got {text!r})"
        compiled = self._compiled(described) if key in IREE_CHECKS else described
        return _CHECKS[key](text, compiled)

    def _import_errors(self, function: ir.Operation) -> Iterator[tuple[ir.Location, str]]:
        """Yield a location and a message for each value that IREE's VM cannot pass to an import.

        Source: ``WrapEntryPoints.cpp``, ``TypeConverter.cpp`` and ``FuncToUtil/Patterns.cpp`` of
        IREE 3.13.
        """
        signature = self._signatures.of(function)
        after = self._compiled(signature)
        for kind, types, compiled in (
            ("argument", signature.inputs, after.inputs),
            ("result", signature.results, after.results),
        ):
            for i, (type_, compiled_type) in enumerate(zip(types, compiled, strict=True)):
                reason = _DEMOTED
                if type_ == compiled_type:
                    try:
                        letter(type_)
                        continue
                    except ValueError as error:
                        reason = str(error)
                what = f"{kind} #{i} of {symbol(function)}"
                yield function.location, f"{what}: '{type_}' cannot be imported: {reason}"

    def remark_custom_types(self, function: ir.Operation) -> None:
        """Emit a remark for each type of an import that IREE's runtime does not know."""
        if not _is_import(function):
            return
        signature = self._signatures.of(function)
        for type_ in dict.fromkeys((*signature.inputs, *signature.results)):
            if is_custom(type_):
                fact = f"a module in C must register '{type_}' before IREE loads the program"
                other = "for a module in Python declare !util.buffer, or i64"
                remark(function.location, f"{symbol(function)}: {fact}: {other}")

    def _fallback_errors(self, function: ir.Operation) -> Iterator[tuple[ir.Location, str]]:
        """Yield a location and a message if IREE 3.13 cannot call the fallback of an import.

        It passes what it passes to the import: a buffer view for a tensor, and the fences.
        """
        attribute = function.attributes.get(FALLBACK)
        if attribute is None:
            return
        what = f"{FALLBACK} of {symbol(function)}"
        fallback = None
        if isinstance(attribute, ir.FlatSymbolRefAttr):
            fallback = self._symbols.siblings(function).get(attribute.value)
        if fallback is None or fallback.name not in FUNCTION_OPS or fallback == function:
            message = f"{what} must be the symbol of another function (got {attribute})"
            yield function.location, message
            return
        passed, taken = function_type(function), function_type(fallback)
        fences = ["!hal.fence"] * 2 if has_fences(function) else []
        inputs, results = [*_in_vm(passed.inputs), *fences], _in_vm(passed.results)
        has_tensors = any(
            str(type_).startswith("tensor<") for type_ in (*taken.inputs, *taken.results)
        )
        if has_tensors or (len(taken.inputs), len(taken.results)) != (len(inputs), len(results)):
            type_ = f"({', '.join(inputs)}) -> ({', '.join(results)})"
            yield (
                function.location,
                f"{what}: {attribute} must be of type '{type_}' (got '{taken}')",
            )


def _is_import(function: ir.Operation) -> bool:
    """Whether ``function`` is declared with a module's name and without a C interface.

    ``@host.scale`` is ``scale`` of ``host``.
    """
    is_for_c = is_definition(function) or EMIT_C_INTERFACE in function.attributes
    return not is_for_c and "." in symbol_name(function)


def _in_vm(types: Sequence[ir.Type]) -> list[str]:
    texts = map(str, types)
    return ["!hal.buffer_view" if text.startswith("tensor<") else text for text in texts]
