"""What the ``abi-attach`` passes share: write each signature once, attach it where it belongs."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from dataclasses import dataclass, replace
from itertools import chain
from typing import Literal, NamedTuple, TypeAlias

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.attribute_names import DECLARATION
from mlir_abi.dialect_attrs.function import FunctionSignature
from mlir_abi.dialect_attrs.types import ValueType
from mlir_abi.passes.support import attributes, declaration
from mlir_abi.passes.support.attributes import Entries, Placement
from mlir_abi.passes.support.diagnostics import PassError, for_each, remark, warn
from mlir_abi.passes.support.functions import functions, is_exported
from mlir_abi.passes.support.gc_pause import collector_paused
from mlir_abi.passes.support.signatures import Position, Signatures, leaf_positions
from mlir_abi.passes.support.symbols import Symbols

Unsupported: TypeAlias = Literal["warn", "omit", "error"]


class Obstacle(NamedTuple):
    """What a reader cannot read: ``argument #0``, `` has type 'f16'``, and what comes of it."""

    position: Position | str
    fact: str
    outcome: str


@dataclass(frozen=True)
class Language:
    """A signature language, and how its words become attributes.

    ``text`` writes a signature, or raises ValueError where the language cannot. ``has_word`` tells
    whether it can name a type, for which it otherwise writes ``unnamed``. ``obstacles`` are what
    its reader cannot read. ``declared`` gives the signature that a declaration beside it shows.
    """

    title: str
    text: Callable[[FunctionSignature], str]
    entries: Callable[[str], Entries]
    has_word: Callable[[ValueType], bool] = lambda _: True
    unnamed: str | None = None
    obstacles: Callable[[FunctionSignature], Sequence[Obstacle]] = lambda _: ()
    declared: Callable[[FunctionSignature], FunctionSignature] | None = None


@dataclass(frozen=True)
class Attachment:
    """What to attach, and where.

    What a language cannot write is an error, or with ``leave_out`` a remark. What its reader cannot
    read is a warning, a remark that it is left out, or an error.
    """

    languages: Sequence[Language]
    placement: Placement
    leave_out: bool = False
    unsupported: Unsupported = "warn"


Message: TypeAlias = tuple[Position | str, str]
"""A warning or remark: what part of a function it speaks of, and what comes behind its name."""


class Words(NamedTuple):
    """What one signature is in every language, for all the functions that have it.

    ``removed`` names the attributes that none of these functions shall have.
    """

    entries: Entries
    removed: Set[str]
    declaration_tail: str | None
    warnings: Sequence[Message]
    remarks: Sequence[Message]


@collector_paused()
def attach(module: ir.Operation, attachment: Attachment) -> None:
    """Write every exported function's signature in each language of ``attachment``.

    For a wrapper of ``abi-wrap-iree`` it is that of the function that it calls, in IREE's language
    alone: no other says how a wrapper is called.
    """
    signatures = Signatures()
    symbols = Symbols()
    memo: dict[int, Words] = {}  # by the identity of signatures, which stay alive
    plans: list[tuple[ir.Operation, Words, Entries]] = []
    for_wrappers = replace(
        attachment, languages=[each for each in attachment.languages if each.declared is not None]
    )

    def plan(function: ir.Operation) -> None:
        wrapped = symbols.wrapped(function)
        if wrapped is not None:
            own = signatures.of(function)
            words = words_of(function, signatures.of(wrapped), for_wrappers, own)
        else:
            signature = signatures.of(function)
            known = memo.get(id(signature))
            words = known or words_of(function, signature, attachment)
            memo[id(signature)] = words
        if words.entries or words.removed:
            plans.append((function, words, _entries(function, words)))

    for_each(filter(is_exported, functions(module)), plan)
    for function, words, entries in plans:
        write(function, words, entries, attachment.placement)


def words_of(
    function: ir.Operation,
    signature: FunctionSignature,
    attachment: Attachment,
    own: FunctionSignature | None = None,
) -> Words:
    """What to attach to ``function``; raises `PassError` for what cannot be written, or read.

    ``own`` is the signature that a declaration shows, if it is another one.
    """
    entries: dict[str, ir.Attribute] = {}
    removed: set[str] = set()
    tail = None
    remarks: list[Message] = []
    unnamed: list[Language] = []
    unread: list[Obstacle] = []
    for language in attachment.languages:
        if language.declared is not None:
            tail = declaration.tail(function, language.declared(own or signature))
        try:
            text = language.text(signature)
        except ValueError as error:
            if not attachment.leave_out:
                message = f"{attributes.symbol(function)}: {error}"
                raise PassError((function.location, message)) from None
            removed.update(language.entries(""))
            remarks.append((language.title, f" is left out: {error}"))
            continue
        obstacles = language.obstacles(signature)
        if obstacles and attachment.unsupported == "error":
            raise _unsupported(function, obstacles)
        if obstacles and attachment.unsupported == "omit":
            removed.update(language.entries(""))
            position, fact, outcome = obstacles[0]
            remarks.append((language.title, f" is left out: {position}{fact}: {outcome}"))
            continue
        entries.update(language.entries(text))
        unread.extend(obstacles)
        if language.unnamed is not None and language.unnamed in text:
            unnamed.append(language)
    warnings = _warnings(signature, unnamed, unread) if unnamed or unread else ()
    return Words(entries, removed, tail, warnings, remarks)


def _unsupported(function: ir.Operation, obstacles: Sequence[Obstacle]) -> PassError:
    return PassError(
        *(
            _located(function, position, f"{fact}: {outcome}")
            for position, fact, outcome in obstacles
        )
    )


def _warnings(
    signature: FunctionSignature, unnamed: Sequence[Language], unread: Sequence[Obstacle]
) -> Sequence[Message]:
    """One for each flat argument and result that is not named, or not read; then the others.

    ``unnamed`` are the languages that do not name one.
    """
    obstacles = {each.position: each for each in unread}
    warnings: list[Message] = []
    leaves = chain(
        leaf_positions("argument", signature.inputs), leaf_positions("result", signature.results)
    )
    for position, type_ in leaves:
        without = [
            f"{language.title} (written {language.unnamed})"
            for language in unnamed
            if not language.has_word(type_)
        ]
        what = f", which has no word in {' and '.join(without)}" if without else ""
        obstacle = obstacles.pop(position, None)
        if obstacle is not None:
            what += f": {obstacle.outcome}"
        if what:
            warnings.append((position, f" has type '{type_}'{what}"))
    warnings.extend((each.position, f"{each.fact}: {each.outcome}") for each in obstacles.values())
    return warnings


def _entries(function: ir.Operation, words: Words) -> Entries:
    """What to write to ``function``; raises `PassError` if nothing can be."""
    if words.declaration_tail is None:
        attributes.reflection_attribute(function)
        return words.entries
    text = declaration.of(function, words.declaration_tail)
    return {**words.entries, DECLARATION: ir.StringAttr.get(text)}


def write(function: ir.Operation, words: Words, entries: Entries, placement: Placement) -> None:
    """Attach ``entries``, made of ``words``, and report what there is to know about them."""
    if words.warnings or words.remarks:
        _report(function, words)
    attributes.write(function, entries, placement, words.removed)


def _report(function: ir.Operation, words: Words) -> None:
    for report, messages in ((warn, words.warnings), (remark, words.remarks)):
        for subject, predicate in messages:
            report(*_located(function, subject, predicate))


def _located(
    function: ir.Operation, subject: Position | str, predicate: str
) -> tuple[ir.Location, str]:
    """A message about a part of ``function``, at the argument that it speaks of.

    That of a wrapper of ``abi-wrap-iree`` is an argument of another function.
    """
    location = function.location
    if isinstance(subject, Position) and attributes.WRAPS not in function.attributes:
        location = subject.location(function)
    return location, f"{subject} of {attributes.symbol(function)}{predicate}"
