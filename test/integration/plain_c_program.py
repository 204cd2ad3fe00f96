"""A program in C, or C++, that calls plain C functions and compares what they write."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from plain_calls import Call, dtype_of

from mlir_abi.dialect_attrs.layout.plain_c import MESSAGE_SUFFIX, Parameter

DECLARATIONS = """
llvm.func @_mlir_abi_plain_call(!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
llvm.func @_mlir_abi_plain_message(i32, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
"""
"""By these, a module gets no copy of the core of calls, and is linked with ``CORE_FLAGS``."""

CORE_FLAGS = [f"-Dmlir_abi_plain_{name}=_mlir_abi_plain_{name}" for name in ("call", "message")]
"""How to compile ``runtime/call/plain_call.c`` for such a module."""

_HEAD = """#include <stdio.h>
#include <string.h>

static int failures;

static void same(const char *what, const void *actual, const void *expected, size_t bytes) {
  if (bytes && memcmp(actual, expected, bytes)) failures++, puts(what);
}

static void explained(const char *message, const char *expected) {
  if (strcmp(message, expected)) failures++, printf("%s: expected %s\\n", message, expected);
}
"""

_TYPES = {"bool": "bool", "float32": "float", "float64": "double"}


def program(header: str, calls: Sequence[Call]) -> str:
    """The program; it prints what differs, and exits with 0 if nothing does."""
    parts = [f'#include "{header}"', _HEAD]
    for i, call in enumerate(calls):
        parts += [f"static void call_{i}(void) {{", *(f"  {line};" for line in _lines(call)), "}"]
    main = [f"  call_{i}();" for i in range(len(calls))]
    return "\n".join([*parts, "int main(void) {", *main, "  return failures != 0;", "}", ""])


@dataclass(frozen=True)
class _Memory:
    """An array that a call gets, and what is there after it."""

    name: str
    type: str
    before: Any
    after: Any

    def lines(self) -> Iterator[str]:
        for name, values in ((self.name, self.before), (f"{self.name}_after", self.after)):
            numbers = ", ".join(map(_literal, values.ravel())) or "0"
            yield f"{self.type} {name}[{values.size or 1}] = {{{numbers}}}"

    def check(self, call: str) -> str:
        size = f"{self.after.size} * sizeof *{self.name}"
        return f'same("{call}: {self.name}", {self.name}, {self.name}_after, {size})'


def _literal(number: Any) -> str:
    if number.dtype.kind != "f":
        return str(int(number)) + "LL" * (number.dtype.itemsize == 8)
    return float(number).hex() + "f" * (number.dtype.itemsize == 4)


def _lines(call: Call) -> Iterator[str]:
    plain = call.function.plain
    memories = list(_memories(call))
    operands = {each.name: str(call.sizes[each.name]) for each in plain.of_role("size")}
    for memory in memories:
        operands[memory.name] = memory.name
        yield from memory.lines()
    for each in plain.of_role("room"):
        operands[each.name] = f"&{each.name}"
        yield f"int64_t {each.name} = {call.rooms[each.name] + 1}"
    for each in plain.of_role("argument"):
        if not each.is_pointer:
            operands[each.name] = _literal(np.asarray(call.values[each.name], dtype_of(each))[()])
    for name, wrong, message in _wrong(call, operands):
        yield _checked(call, {**operands, name: wrong}, f"{plain.name}: {message}")
    yield _checked(call, operands, f"{plain.name}: success")
    yield from (memory.check(plain.name) for memory in memories)
    for each in plain.of_role("room"):
        expected = call.rooms[each.name]
        yield f'if ({each.name} != {expected}) failures++, puts("{plain.name}: {each.name}")'


def _checked(call: Call, operands: Mapping[str, str], message: str) -> str:
    plain = call.function.plain
    passed = ", ".join(operands[each.name] for each in plain.parameters)
    return f'explained({plain.name}{MESSAGE_SUFFIX}({plain.name}({passed})), "{message}")'


def _memories(call: Call) -> Iterator[_Memory]:
    for each in call.function.plain.of_role("argument", "result"):
        dtype = dtype_of(each)
        type_ = _TYPES.get(dtype.name, f"{dtype.name}_t")
        if each.role == "result":
            after = np.asarray(call.results[each.name], dtype)
            room = np.zeros(_room(call, each), dtype)
            yield _Memory(each.name, type_, room, after)
        elif each.is_pointer:
            yield _Memory(each.name, type_, call.values[each.name], call.after[each.name])


def _room(call: Call, result: Parameter) -> tuple[int, ...]:
    """The sizes of a result, with one more in each dimension that has a room."""
    known = {**call.sizes, **{name: n + 1 for name, n in call.rooms.items()}}
    return call.function.shape(result, known, call.values)


def _wrong(call: Call, operands: Mapping[str, str]) -> Iterator[tuple[str, str, str]]:
    """Parameters, what to pass in place of them, and the message."""
    plain = call.function.plain
    for each in plain.parameters:
        if each.role == "size":
            yield each.name, "-1", f"{each.name} is negative"
        elif each.role == "room":
            yield each.name, "NULL", f"{each.name} is null, or negative"
        elif each.is_pointer:
            shape = _room(call, each) if each.role == "result" else call.values[each.name].shape
            if 0 not in shape:
                yield each.name, "NULL", f"{each.name} is null"
