"""What the ``abi-attach`` passes share: write each signature once, attach it where it belongs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.function import FunctionSignature
from mlir_abi.dialect_attrs.types import ValueType
from mlir_abi.passes import attributes, declaration
from mlir_abi.passes.attributes import DECLARATION, Entries, Placement
from mlir_abi.passes.collector import collector_paused
from mlir_abi.passes.diagnostics import PassError, for_each, remark, warn
from mlir_abi.passes.functions import functions, is_exported
from mlir_abi.passes.signatures import Signatures, leaf_names, signature_key


@dataclass(frozen=True)
class Language:
    """A signature language, and how its words become attributes.

    ``text`` writes a signature, or raises ValueError where the language cannot. ``has_word`` tells
    whether it can name a type, for which it otherwise writes ``unnamed``.
    """

    title: str
    text: Callable[[FunctionSignature], str]
    entries: Callable[[str], Entries]
    has_word: Callable[[ValueType], bool] = lambda _: True
    unnamed: str | None = None
    with_declaration: bool = False


@dataclass(frozen=True)
class Words:
    """What one signature is in every language, for all the functions that have it.

    Each warning and remark is in two parts, between which the name of the function belongs.
    """

    entries: Entries
    declaration_tail: str | None
    warnings: Sequence[tuple[str, str]]
    remarks: Sequence[tuple[str, str]]


def attach(
    module: ir.Operation,
    languages: Sequence[Language],
    placement: Placement,
    leave_out: bool = False,
) -> None:
    """Write every exported function's signature in each of ``languages``.

    What a language cannot write is an error, or with ``leave_out`` a remark.
    """
    signatures = Signatures()
    memo: dict[object, Words] = {}
    plans: list[tuple[ir.Operation, Words]] = []

    def plan(function: ir.Operation) -> None:
        key = signature_key(function)
        words = memo.get(key)
        if words is None:
            words = memo[key] = _words(function, signatures.of(function), languages, leave_out)
        plans.append((function, words))

    with collector_paused():
        for_each(filter(is_exported, functions(module)), plan)
        for function, words in plans:
            _write(function, words, placement)


def _words(
    function: ir.Operation,
    signature: FunctionSignature,
    languages: Sequence[Language],
    leave_out: bool,
) -> Words:
    entries: dict[str, ir.Attribute] = {}
    warnings: Sequence[tuple[str, str]] = ()
    remarks: Sequence[tuple[str, str]] = ()
    tail = None
    for language in languages:
        try:
            text = language.text(signature)
        except ValueError as error:
            if not leave_out:
                name = attributes.symbol_name(function)
                raise PassError((function.location, f"@{name}: {error}")) from None
            remarks = (*remarks, (f"{language.title} of ", f" is left out: {error}"))
            continue
        entries.update(language.entries(text))
        if language.unnamed is not None and language.unnamed in text and not warnings:
            warnings = _warnings(signature, languages)
        if language.with_declaration:
            tail = declaration.tail(function, signature)
    return Words(entries, tail, warnings, remarks)


def _warnings(
    signature: FunctionSignature, languages: Sequence[Language]
) -> Sequence[tuple[str, str]]:
    """One for each flat argument and result that some language cannot name."""
    warnings = []
    positions = chain(
        leaf_names("argument", signature.inputs), leaf_names("result", signature.results)
    )
    for position, type_ in positions:
        without = [
            f"{language.title} (written {language.unnamed})"
            for language in languages
            if not language.has_word(type_)
        ]
        if without:
            what = f" has type '{type_}', which has no word in {' and '.join(without)}"
            warnings.append((f"{position} of ", what))
    return warnings


def _write(function: ir.Operation, words: Words, placement: Placement) -> None:
    if words.warnings or words.remarks:
        _report(function, words)
    entries = words.entries
    if words.declaration_tail is not None:
        text = declaration.of(function, words.declaration_tail)
        entries = {**entries, DECLARATION: ir.StringAttr.get(text)}
    attributes.write(function, entries, placement)


def _report(function: ir.Operation, words: Words) -> None:
    name = attributes.symbol_name(function)
    for report, messages in ((warn, words.warnings), (remark, words.remarks)):
        for before, after in messages:
            report(function.location, f"{before}@{name}{after}")
