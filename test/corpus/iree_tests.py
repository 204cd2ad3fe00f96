"""Holds the package to IREE's own tests of its ABI, those of removed formats included.

    PYTHONPATH=test/integration python test/corpus/iree_tests.py IREE

``IREE`` is a git repository of IREE with its history; a work tree is not needed. Prints a table of
how many vectors of each test are equal; the exit status is 1 if one is not.
"""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from iree.runtime import Config
from iree.runtime._binding import VmVariantList
from iree.runtime.function import FunctionInvoker
from iree_process import run

from mlir_abi import run_pipeline
from mlir_abi.bindings import ir, new_context
from mlir_abi.cli.options import SPLIT_MARKER
from mlir_abi.dialect_attrs.decode.decode_function import decode
from mlir_abi.dialect_attrs.iree.vm_calling_convention import calling_convention
from mlir_abi.dialect_attrs.iree_abi import IreeAbi
from mlir_abi.dialect_attrs.raw import RawSignature
from mlir_abi.dialect_attrs.signature import (
    Integer,
    SignatureBuilder,
    SignatureError,
    SignatureParser,
    Span,
)
from mlir_abi.dialect_attrs.sip import SipSignature
from mlir_abi.dialect_attrs.type_parser import parse_type
from mlir_abi.dialect_attrs.types import ValueType
from mlir_abi.passes.support.diagnostics import diagnostic_handler
from mlir_abi.runtime.call.argument_nest import Arguments, assembler

PYTHON_TESTS = "HEAD:runtime/bindings/python/tests"
NATIVE_TESTS = "HEAD:compiler/src/iree/compiler/Bindings/Native/Transforms/test"
REMOVED_PARSER = "be6d0b6365^:iree/base/signature_parser_test.cc"
REMOVED_SIP = "0bb39fc27a^:iree/compiler/Bindings/SIP"
REMOVED_ABI = "43a9b5ae1b^:integrations/tensorflow/iree_tf_compiler/TF/test"


@dataclass
class Comparison:
    """What IREE's test has, and what this package makes of it."""

    name: str
    theirs: list[Any] = field(default_factory=list)
    ours: list[Any] = field(default_factory=list)

    def add(self, theirs: Any, ours: Callable[..., Any], *arguments: Any) -> None:
        self.theirs.append(theirs)
        try:
            self.ours.append(ours(*arguments))
        except Exception as error:  # is what differs
            self.ours.append(f"{type(error).__name__}: {error}")

    def differing(self) -> Iterator[str]:
        for theirs, ours in zip(self.theirs, self.ours, strict=True):
            if theirs != ours:
                yield f"{self.name}: IREE has {theirs!r}, here it is {ours!r}"


def show(repository: str, path: str) -> str:
    command = ["git", "-C", repository, "show", path]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def methods(text: str) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            yield node


def calls(node: ast.AST, name: str) -> Iterator[ast.Call]:
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and ast.unparse(call.func) == name:
            yield call


def records(text: str) -> Iterator[Comparison]:
    """``function_test.py``: its records are read and written, and called as IREE calls them."""
    read, called = Comparison("function_test.py, records"), Comparison("function_test.py, calls")
    returned = Comparison("function_test.py, results")
    for method in methods(text):
        for dumped in calls(method, "json.dumps"):
            record = ast.literal_eval(dumped.args[0])
            source = json.dumps(record)
            read.add(record | {"v": 1}, written_again, source)
            for call in calls(method, "invoker"):
                args, kwargs = arguments(call)
                passed, result = invoke_in_iree(with_numbers(source), args, kwargs)
                called.add(passed, flat_arguments, with_numbers(source), args, kwargs)
                if passed != "error":
                    returned.add(result, nested_result, with_numbers(source))
    yield from (read, called, returned)


def arguments(call: ast.Call) -> tuple[list[Any], dict[str, Any]]:
    """The arguments of a call; 0 for one that is no literal, such as an array."""

    def value(node: ast.expr) -> Any:
        return 0 if isinstance(node, ast.Name) else ast.literal_eval(node)

    return [value(a) for a in call.args], {str(k.arg): value(k.value) for k in call.keywords}


def written_again(source: str) -> Any:
    return json.loads(IreeAbi.parse(source).encode())


def with_numbers(source: str) -> str:
    """The record with a number for each array, so that the values of the calls are numbers."""
    return re.sub(r'\["(ndarray|py_homogeneous_list)"[^\]]*\]', '"i32"', source)


def fill(values: VmVariantList, descriptors: list[Any], numbers: Iterator[int]) -> VmVariantList:
    """Append a value of each descriptor."""
    for descriptor in descriptors:
        if isinstance(descriptor, str):
            values.push_int(next(numbers))
        else:
            slots = descriptor[1:]
            slots = [slot for _, slot in slots] if descriptor[0] == "sdict" else slots
            values.push_list(fill(VmVariantList(len(slots)), slots, numbers))
    return values


def invoke_in_iree(source: str, args: list[Any], kwargs: dict[str, Any]) -> tuple[Any, Any]:
    """The flat arguments that IREE's invoker passes, and what it makes of results 0, 1, …"""
    passed: list[int] = []

    class Context:
        def invoke(self, _: Any, arguments: VmVariantList, results: VmVariantList) -> None:
            text = re.sub(r"VmVariantList\(\d+\)", "", repr(arguments))
            passed.extend(map(int, re.findall(r"-?\d+", text)))
            values = json.loads(source)["r"]
            if len(values) == 1 and values[0][0] in ("slist", "stuple", "sdict"):
                kind, *values = values[0]
                values = [slot for _, slot in values] if kind == "sdict" else values
            fill(results, values, iter(range(100)))

    function = type("Function", (), {"reflection": {"iree.abi": source}})
    invoker = FunctionInvoker(Context(), Config("local-task").device, function)
    try:
        result = invoker(*args, **kwargs)
    except ValueError:
        return "error", None
    return passed, plain(result)


def flat_arguments(source: str, args: list[Any], kwargs: dict[str, Any]) -> Any:
    try:
        return list(Arguments(decode({"iree.abi": source})).bind(tuple(args), kwargs))
    except (TypeError, ValueError):
        return "error"


def nested_result(source: str) -> Any:
    function = decode({"iree.abi": source})
    root = function.signature.result_structure
    return plain(assembler(root)(list(range(len(function.results)))))


def plain(value: Any) -> Any:
    """Results with every sequence a list: the package returns tuples."""
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    return {k: plain(v) for k, v in value.items()} if isinstance(value, dict) else value


def conventions(text: str) -> Iterator[Comparison]:
    """``py_module_test.py``: the calling conventions of the functions that it exports."""
    types = {"i": "i32", "I": "i64", "f": "f32", "F": "f64", "r": "!hal.buffer", "v": None}
    compared = Comparison("py_module_test.py, calling conventions")
    for call in calls(ast.parse(text), "iface.export"):
        convention = ast.literal_eval(call.args[1])
        sides = [
            [parse_type(types[letter]) for letter in side if types[letter] is not None]
            for side in (convention.removeprefix("0") + "_").split("_")[:2]
        ]
        compared.add(convention.removesuffix("_v"), convention_of, *sides)
    yield compared


def convention_of(*sides: list[ValueType]) -> str:
    return calling_convention(*sides).removesuffix("_v")


def declarations(text: str) -> Iterator[Comparison]:
    """``wrap_entry_points.mlir``: the declarations that IREE's compiler writes of its functions."""
    compared = Comparison("wrap_entry_points.mlir, declarations")
    for chunk in text.split(SPLIT_MARKER):
        ours, theirs = run("iree_declarations.py", [chunk, "builtin.module(abi-attach-iree)", []])
        for name, declaration in theirs.items():
            compared.add(declaration, partial(ours.get, name))
    yield compared


def removed_parser(text: str) -> Iterator[Comparison]:
    """``signature_parser_test.cc``: the removed parsers of raw signatures and of SIP."""
    compared = Comparison("signature_parser_test.cc")
    for body in re.split(r"\nTEST(?:_F)?\(", text)[1:]:
        strings = [ast.literal_eval(s) for s in re.findall(r'"(?:[^"\\\n]|\\.)*"', body)]
        if "FunctionSignatureToString" in body:
            compared.add("".join(strings[1:]), described, RawSignature, strings[0])
        elif "kEncodedSignature" in body:
            expected = "".join(re.findall(r'R"\((.*?)\)";', body, re.DOTALL))
            compared.add(expected, described, SipSignature, "".join(strings[:1]))
        else:
            kinds = re.findall(r"Type::k(\w+), sp1\.(?:type|Next)\(\)", body)
            said = re.findall(r"EXPECT_EQ\(([^,]+), sp1\.(tag|ival|sval)\(\)\)", body)
            values = [(name, ast.literal_eval(value)) for value, name in said]
            compared.add((kinds, set(values)), items, strings[0], len(kinds), values)
    yield compared


def described(format_: type[RawSignature | SipSignature], text: str) -> str:
    return format_.parse(text).describe()


def items(text: str, count: int, said: list[Any]) -> tuple[list[str], set[tuple[str, Any]]]:
    """The kinds of the first ``count`` items of a signature, and what is ``said`` of them."""
    parser, kinds, values = SignatureParser(text), [], set()
    for _ in range(count):
        try:
            item = parser.next()
        except SignatureError:  # stays
            kinds.append("Error")
            continue
        kinds.append("End" if item is None else type(item).__name__)
        if isinstance(item, Integer):
            values |= {("tag", item.tag), ("ival", item.value)}
        elif isinstance(item, Span):
            contents = text[item.begin : item.end]
            values |= {("tag", item.tag), ("ival", len(contents)), ("sval", contents)}
    return kinds, values & set(said)


def removed_builder(text: str) -> Iterator[Comparison]:
    """``SignatureTest.cpp``: the texts that the removed builders wrote are written again."""
    compared = Comparison("SignatureTest.cpp")
    for signature in re.findall(r'EXPECT_EQ\("([^"]+)",\s+s\w+[^;]*encoded\(\)\);', text):
        is_type = re.match("[BSO][0-9]+!", signature)
        encoded = f"I{len(signature) + 1}!{signature}R1!" if is_type else signature
        compared.add(encoded, written_raw if encoded.startswith("I") else built, encoded)
    yield compared


def written_raw(text: str) -> str:
    return RawSignature.parse(text).encode().decode()


def built(text: str) -> str:
    parser, builder = SignatureParser(text), SignatureBuilder()
    while (item := parser.next()) is not None:
        if isinstance(item, Integer):
            builder.integer(item.value, item.tag)
        else:
            builder.span(text[item.begin : item.end], item.tag)
    return builder.encode().decode()


def removed_raw(text: str) -> Iterator[Comparison]:
    """``materialize_reflection_attrs.mlir``: the raw signatures that IREE's compiler wrote."""
    compared = Comparison("materialize_reflection_attrs.mlir")
    for chunk in text.split(SPLIT_MARKER):
        module = re.sub(r"^func @", "func.func @", chunk, flags=re.MULTILINE)
        module = re.sub(r"= constant ", "= arith.constant ", module)
        if "iree.module.export" not in module:  # now every public function is exported
            module = module.replace("func.func @", "func.func private @")
        expected = re.search(r'\{f = "(.*?)", fv = "1"\}', chunk)
        unsupported = "expected-warning" in chunk
        theirs = (expected[1] if expected else None, unsupported)
        # The test of a warning alone has no signature to compare.
        compared.add(theirs, partial(attached, module, "raw", "f", unsupported and not expected))
    yield compared


def removed_abi(text: str) -> Iterator[Comparison]:
    """``saved_model_to_iree_abi.mlir``: the records that IREE's compiler wrote."""
    compared = Comparison("saved_model_to_iree_abi.mlir")
    for chunk in text.split(SPLIT_MARKER):
        expected = re.search(r'CHECK-SAME\{LITERAL\}: iree.abi = "(.*?)"\n', chunk)
        assert expected is not None
        literal = expected[1].replace("\\22", '"')
        compared.add((literal, False), partial(attached, chunk, "iree", "iree.abi", False))
    yield compared


def attached(text: str, format_: str, key: str, only_warned: bool) -> tuple[str | None, bool]:
    """What the pass attaches to the function of ``text``, and whether it warns of a type."""
    warnings: list[str] = []
    with new_context() as context, ir.Location.unknown():
        context.allow_unregistered_dialects = True
        with diagnostic_handler(lambda *said: warnings.append(said[2])):
            module = ir.Module.parse(text)
            run_pipeline(module, f"builtin.module(abi-attach-{format_})")
        (function,) = module.body.operations
        entries = function.attributes
        if "iree.reflection" not in entries or key not in entries["iree.reflection"]:
            return None, bool(warnings)
        value = entries["iree.reflection"][key].value
        return None if only_warned else value, bool(warnings)


TESTS: list[tuple[str, Callable[[str], Iterator[Comparison]]]] = [
    (f"{PYTHON_TESTS}/function_test.py", records),
    (f"{PYTHON_TESTS}/py_module_test.py", conventions),
    (f"{NATIVE_TESTS}/wrap_entry_points.mlir", declarations),
    (REMOVED_PARSER, removed_parser),
    (f"{REMOVED_SIP}/Utils/SignatureTest.cpp", removed_builder),
    (f"{REMOVED_SIP}/Transforms/test/materialize_reflection_attrs.mlir", removed_raw),
    (f"{REMOVED_ABI}/saved_model_to_iree_abi.mlir", removed_abi),
]


def main(repository: str) -> int:
    differing: list[str] = []
    print("| test of IREE | vectors | equal |\n|---|---|---|")
    for path, compare in TESTS:
        for compared in compare(show(repository, path)):
            differences = list(compared.differing())
            differing += differences
            total = len(compared.theirs)
            print(f"| {compared.name} | {total} | {total - len(differences)} |")
    for line in differing:
        print(line, file=sys.stderr)
    return int(bool(differing))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
