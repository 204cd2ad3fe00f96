"""Attach signatures in one walk: the pass `Attach`, and the walk that its single-language kin share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.function import FunctionSignature
from mlir_abi.dialect_attrs.types import ValueType
from mlir_abi.passes import attributes, declaration
from mlir_abi.passes.attributes import DECLARATION, Entries, Placement
from mlir_abi.passes.base import Pass, option
from mlir_abi.passes.diagnostics import PassError, for_each, remark, warn
from mlir_abi.passes.functions import functions, is_exported
from mlir_abi.passes.signatures import Signatures, leaf_names


class Unencodable(Exception):
    """A signature that a language cannot write; the message says why."""


@dataclass(frozen=True)
class Language:
    """One signature language.

    ``entries`` writes a signature and raises `Unencodable`; ``has_word`` tells whether it can name a
    type, for which it otherwise writes ``placeholder``.
    """

    title: str
    entries: Callable[[FunctionSignature], Entries]
    has_word: Callable[[ValueType], bool] = lambda _: True
    placeholder: str = ""


@dataclass(frozen=True)
class Words:
    """What one signature becomes: computed once for all functions that share it."""

    entries: Entries
    declaration_tail: str
    warnings: Sequence[str]
    left_out: Sequence[str]


def attach(
    module: ir.Operation,
    languages: Sequence[Language],
    placement: Placement,
    with_declaration: bool = False,
    leave_out: bool = False,
) -> None:
    """Write every exported function's signature in each of ``languages``.

    What a language cannot write is an error, or, with ``leave_out``, a remark.
    """
    signatures = Signatures()
    memo: dict[object, Words] = {}
    plans: list[tuple[ir.Operation, Words]] = []

    def plan(function: ir.Operation) -> None:
        key = signatures.key(function)
        if key not in memo:
            memo[key] = _words(function, signatures, languages, leave_out)
        plans.append((function, memo[key]))

    for_each(filter(is_exported, functions(module)), plan)
    for function, words in plans:
        _report(function, words)
        entries = words.entries
        if with_declaration:
            entries = {**entries, **_declaration(function, words, placement)}
        attributes.write(function, entries, placement)
