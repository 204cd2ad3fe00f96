"""``abi-inspect``: its JSON, its page, its layouts; the same input gives the same bytes."""

from __future__ import annotations

import ctypes
import io
import json
import os
import pty
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

import pytest
from extras import import_extra
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console
from rich.padding import Padding
from rich.text import Text
from rich.tree import Tree

from mlir_abi.bindings import ir, passmanager
from mlir_abi.dialect_attrs.layout.c_interface import GLOBAL, descriptor_layout
from mlir_abi.dialect_attrs.reflection.record import (
    Convention,
    FunctionReflection,
    ReflectionError,
    Value,
)
from mlir_abi.dialect_attrs.signature import SignatureError
from mlir_abi.dialect_attrs.size_conditions import SizeCondition
from mlir_abi.dialect_attrs.size_expressions import IndexArgument, Sum
from mlir_abi.dialect_attrs.tvm_ffi import type_schema
from mlir_abi.dialect_attrs.type_parser import parse_type
from mlir_abi.inspection.drawing import as_lines, as_text, tree
from mlir_abi.inspection.json_description import Slot, as_json
from mlir_abi.inspection.page import as_html
from mlir_abi.runtime.buffers import memref_memory
from mlir_abi.runtime.c_header import c_header

ROOT = Path(__file__).parents[2]
ABI_INSPECT = Path(sys.executable).parent / "abi-inspect"
MLP = ROOT / "examples" / "mlp.mlir"


def value(type_: str, *others: object) -> Value:
    return Value(parse_type(type_), *others)  # type: ignore[arg-type]


FUNCTION = FunctionReflection(
    "f",
    (
        value("memref<?x4xf32>", "x", (0,), True),
        value("tuple<i1, f32>", None, (2, "a")),
        value("i8", "k", ("k",)),
    ),
    (value("memref<*xi8>", None, (0,)), value("i32", None, (2,))),
    Convention("_mlir_ciface_f", "target", 32),
    "f_allocator",
    tvm_ffi=True,
)


def parsed(*functions: FunctionReflection) -> list[dict[str, object]]:
    described: list[dict[str, object]] = json.loads(as_json(functions))["functions"]
    return described


def plain_c_function() -> FunctionReflection:
    arguments = (value("memref<?x4xf32>", "x"), value("complex<f32>", "c"), value("index", "k"))
    sizes = (Sum.parse("s0_0 + a2"),)
    result = Value(parse_type("memref<?xf32>"), computed=sizes)
    convention = Convention("_mlir_ciface_f", "target")
    return FunctionReflection("f", arguments, (result,), convention, plain_c=True)


def test_json_of_a_plain_c_function() -> None:
    """Arguments, results, sizes."""
    [described] = parsed(plain_c_function())
    assert described["plain_c"] == {
        "symbol": "f",
        "text": "f: x[x_size0][4], c, k -> result[x_size0 + k]",
        "parameters": [
            {"name": name, "role": role, "type": type_, "sizes": sizes, "passed": passed}
            for name, role, type_, sizes, passed in (
                ("x", "argument", "memref<?x4xf32>", ["x_size0", 4], "pointer"),
                ("c", "argument", "complex<f32>", None, "pointer"),
                ("k", "argument", "index", None, "by value"),
                ("result", "result", "memref<?xf32>", ["x_size0 + k"], "pointer"),
                ("x_size0", "size", None, None, "by value"),
            )
        ],
    }


@pytest.mark.parametrize("describe", [as_json, partial(c_header, guard="F_H")])
def test_a_wrong_record_of_a_plain_c_function(describe: Callable[..., object]) -> None:
    """No pass writes it; a damaged file may have it."""
    function = replace(plain_c_function(), arguments=(value("memref<*xf32>"),))
    message = "^f: the record has a plain C function that it cannot have: arg0 is an array of any"
    with pytest.raises(ReflectionError, match=message):
        describe([function])


def test_json() -> None:
    """All that is known of a function."""
    [function] = parsed(FUNCTION)
    assert FunctionReflection.parse(json.dumps(function.pop("record"))) == FUNCTION
    signatures = function.pop("signatures")
    tensor, none = {"type": "ffi.Tensor"}, {"type": "None"}
    flags = ["readonly", "writable", "noalias", "out", "owned", "unwritten"]
    flat = dict.fromkeys(flags, False) | {"name": None, "sizes": None, "alignment": None}
    assert function == {
        "name": "f",
        "kind": "definition",
        "text": 'f(x: memref<?x4xf32>, None, {"a": [i1, f32]}, *, k: i8) '
        "-> (memref<*xi8>, None, i32)",
        "arguments": [
            {**flat, "label": "x", "type": "memref<?x4xf32>", "name": "x", "readonly": True},
            {**flat, "label": 'argument 2["a"][0]', "type": "i1"},
            {**flat, "label": 'argument 2["a"][1]', "type": "f32"},
            {**flat, "label": "k", "type": "i8", "name": "k"},
        ],
        "results": [
            {**flat, "label": "result[0]", "type": "memref<*xi8>"},
            {**flat, "label": "result[2]", "type": "i32"},
        ],
        "structure": {
            "positional": [0, None, {"a": [1, 2]}],
            "keywords": {"k": 3},
            "result": [0, None, 1],
        },
        "wrapper": {
            "symbol": "_mlir_ciface_f",
            "bare_pointers": False,
            "c_abi": "target",
            "index_bits": 32,
            "pointer_bits": 64,
            "parameters": [
                {"label": "result", "type": "struct {memref<*xi8>, i32}", "passed": "pointer"},
                {"label": "x", "type": "memref<?x4xf32>", "passed": "pointer to descriptor"},
                {"label": 'argument 2["a"][0]', "type": "i1", "passed": "by value"},
                {"label": 'argument 2["a"][1]', "type": "f32", "passed": "by value"},
                {"label": "k", "type": "i8", "passed": "by value"},
            ],
            "returns": None,
        },
        "descriptors": [
            {
                "type": "memref<?x4xf32>",
                "size": 40,
                "fields": [
                    {"name": "allocated", "offset": 0, "size": 8, "count": None},
                    {"name": "aligned", "offset": 8, "size": 8, "count": None},
                    {"name": "offset", "offset": 16, "size": 4, "count": None},
                    {"name": "sizes", "offset": 20, "size": 4, "count": 2},
                    {"name": "strides", "offset": 28, "size": 4, "count": 2},
                ],
            },
            {
                "type": "memref<*xi8>",
                "size": 16,
                "fields": [
                    {"name": "rank", "offset": 0, "size": 4, "count": None},
                    {"name": "descriptor", "offset": 8, "size": 8, "count": None},
                ],
            },
        ],
        "size_conditions": [],
        "derived_conditions": [],
        "allocator": "f_allocator",
        "threads": False,
        "cpu": [],
        "plain_c": None,
        "tvm_ffi": {
            "symbol": "__tvm_ffi_f",
            "type_schema": {
                "type": "ffi.Function",
                "args": [
                    {"type": "Tuple", "args": [tensor, none, {"type": "int"}]},
                    tensor,
                    none,
                    {
                        "type": "ffi.Map",
                        "args": [
                            {"type": "ffi.String"},
                            {"type": "Tuple", "args": [{"type": "bool"}, {"type": "float"}]},
                        ],
                    },
                    {"type": "int"},
                ],
            },
        },
    }
    assert signatures == {
        "f": {
            "text": "I22!B6!d-1d4S3!t4S1!S3!t4R9!U1!S3!t6",
            "description": "(Buffer<float32[?x4]>, sint8, float32, sint8) -> (!UNKNOWN!, sint32)",
        },
        "sip": {
            "text": None,
            "description": "SIP cannot encode keyword arguments beside positional ones",
        },
        "iree.abi": {
            "text": '{"a":[["ndarray","f32",2,null,4],null,["sdict",["a",["slist","i1","f32"]]],'
            '["named","k","i8"]],"r":[["stuple",["ndarray","i8",null],null,"i32"]],"v":1}',
            "description": "(f32[?,4], None, {'a': [i1, f32]}, k=i8) -> ((i8[*], None, i32))",
        },
    }


def test_derived_conditions_are_marked() -> None:
    """In the JSON, the text and the page."""
    x = Value(parse_type("memref<?xf32>"), "x", sizes=("n",))
    stated = SizeCondition.parse("n >= 2")
    derived = SizeCondition.parse("n >= a1 + 1").with_arguments([IndexArgument(1)])
    conditions = (stated, replace(derived, derived=True))
    function = FunctionReflection("f", (x, value("index")), (), conditions=conditions)
    [described] = parsed(function)
    assert described["size_conditions"] == ["n >= 2", "n >= a1 + 1"]
    assert described["derived_conditions"] == ["n >= a1 + 1"]
    for text in (as_text([function], 200, colours=False), unescape(as_html([function], "f"))):
        assert "requires n >= 2, n >= a1 + 1 (derived)" in text


def test_a_dict_of_several_types_holds_anything() -> None:
    """As TVM FFI reads it; a record of the object file has no space for spaces."""
    arguments = (value("i8", None, (0, "a")), value("f32", None, (0, "b")))
    schema = type_schema(FunctionReflection("f", arguments, ()))
    schemas = import_extra("tvm_ffi.core", "tvm-ffi").TypeSchema
    assert str(schemas.from_json_str(schema)) == "Callable[[Map[str, Any]], None]"
    assert " " not in schema


def test_the_keys_of_the_json_are_documented() -> None:
    """docs/inspect.md has all of them and no other."""
    document = (ROOT / "docs" / "inspect.md").read_text()
    rows = re.findall(r"^\| (`.+?) \|(.*)$", document, re.MULTILINE)
    documented = {key for cell, _ in rows for key in re.findall(r"`([^`]+)`", cell)}
    described = json.loads(as_json([FUNCTION]))
    described["functions"][0]["record"] = None  # what is in it is for programs of this package
    actual = keys(described)
    told = {"positional", "keywords", "result", "f", "sip", "iree.abi", "description", "offset"}
    inner = told | {"args", "text", "label", "type", "passed", "name", "size", "count"}
    assert documented <= actual
    assert actual - documented <= inner | {"a", "k"}
    assert all(f"`{key}`" in document for key in inner)


def keys(json_: object) -> set[str]:
    """Every key at any depth."""
    if isinstance(json_, list):
        return set().union(*map(keys, json_))
    if isinstance(json_, dict):
        return set(json_).union(*map(keys, json_.values()))
    return set()


@pytest.mark.parametrize("bits", [16, 32, 64])
@pytest.mark.parametrize("rank", [0, 1, 2, 5])
def test_a_descriptor_is_laid_out_as_a_c_compiler_does_it(rank: int, bits: int) -> None:
    """Beside `ctypes`, and what the runtime passes."""
    index = {16: ctypes.c_int16, 32: ctypes.c_int32, 64: ctypes.c_int64}[bits]
    fields = [("allocated", ctypes.c_void_p), ("aligned", ctypes.c_void_p), ("offset", index)]
    if rank:
        fields += [("sizes", index * rank), ("strides", index * rank)]
    struct = type("Descriptor", (ctypes.Structure,), {"_fields_": fields})
    layout = descriptor_layout(rank, bits)
    counts = ["", "", "", f"[{rank}]", f"[{rank}]"]
    assert [str(f) for f in layout.fields] == [
        f"{name}{count} at {getattr(struct, name).offset}"
        for (name, _), count in zip(fields, counts, strict=False)
    ]
    assert [f.name for f in layout.fields if f.is_pointer] == ["allocated", "aligned"]
    assert layout.size == ctypes.sizeof(struct)
    assert layout.size == memref_memory.descriptor_struct(rank, bits).size


@pytest.mark.parametrize("bits", [16, 32, 64])
def test_a_descriptor_of_any_rank(bits: int) -> None:
    """The pointer is aligned."""
    layout = descriptor_layout(None, bits)
    assert layout.size == memref_memory.descriptor_struct(None, bits).size
    assert [str(f) for f in layout.fields] == ["rank at 0", "descriptor at 8"]
    assert [f.is_pointer for f in layout.fields] == [False, True]


def test_the_pointer_of_a_global() -> None:
    """What MLIR writes there."""
    with ir.Context():
        module = ir.Module.parse(
            'memref.global "private" @g : memref<2xi8>\n'
            "func.func @f() -> memref<2xi8> {\n"
            "  %r = memref.get_global @g : memref<2xi8>\n"
            "  return %r : memref<2xi8>\n"
            "}"
        )
        passmanager.PassManager.parse("builtin.module(finalize-memref-to-llvm)").run(
            module.operation
        )
        assert f"llvm.mlir.constant({GLOBAL} : index)" in str(module)


HOSTILE = FunctionReflection(
    "<script>\x1b[2J",
    (value('!x<"[red]<b>\x1b">', "[bold]<i>&\n", ("[/]\x07<u>",)),),
    (value("i32"),),
    Convention("<s>\x1b", "mlir", 64),
)


def test_text_is_shown_as_it_is() -> None:
    """Neither markup nor what a terminal obeys gets through; nothing is cut off."""
    text = as_text([HOSTILE], 60, colours=False)
    assert "\x1b" not in text
    assert "\x07" not in text
    assert "[red]<b>" in text
    assert "[/]" in text
    assert all(len(line) <= 60 for line in text.splitlines())
    narrow = as_text([FUNCTION], 40, colours=False)
    assert max(map(len, narrow.splitlines())) == 40
    shown = re.sub(r"\s", "", narrow)
    assert "{'a':[i1,f32]},k=i8)->((i8[*],None,i32))" in shown
    assert "C wrapper _mlir_ciface_f".replace(" ", "") in shown


nests = st.recursive(
    st.just([]),
    lambda below: st.lists(
        st.builds(
            Slot, st.text("a é漢").map(lambda text: 9 * text), st.just("list"), st.none(), below
        )
    ),
    max_leaves=20,
)


@given(nests, st.integers(60, 100))
def test_a_tree_is_drawn_as_by_rich(nest: list[Slot], width: int) -> None:
    """Its guides, and how it folds what is too long."""

    def add(node: Tree, below: list[Slot]) -> Tree:
        for slot in below:
            add(node.add(Text(f"{slot.name}: {slot.kind}", overflow="fold")), slot.slots)
        return node

    console = Console(file=io.StringIO(), width=width)
    lines = [f"  {line.rstrip()}".rstrip() for line in tree(console, "arguments", nest)]
    with console.capture() as captured:
        console.print(Padding(add(Tree("arguments"), nest), (0, 0, 0, 2)))
    assert lines == [line.rstrip() for line in captured.get().splitlines()]


@pytest.mark.parametrize("width", range(30, 120))
def test_nothing_is_cut_off(width: int) -> None:
    """Whether the columns just fit, or are folded."""

    def shown(width: int) -> Counter[str]:
        text = as_text([FUNCTION], width, colours=False)
        assert max(map(len, text.splitlines())) <= width
        return Counter(re.sub(r"[\s─]", "", text))

    assert shown(width) == shown(500)


def test_a_nest_deeper_than_the_lines_are_wide() -> None:
    function = FunctionReflection("f", (value("i32", None, (0,) * 60),), ())
    text = as_text([function], 50, colours=False)
    assert f"\n{' ' * 46}…\n" in text
    assert max(map(len, text.splitlines())) <= 50


def test_a_function_is_one_line() -> None:
    """Names, types and structure of a function; only a terminal cuts the line."""
    assert as_lines([FUNCTION, replace(FUNCTION, name="g", kind="import")], None) == (
        'f(x: memref<?x4xf32>, None, {"a": [i1, f32]}, *, k: i8) -> (memref<*xi8>, None, i32)\n'
        'g(x: memref<?x4xf32>, None, {"a": [i1, f32]}, *, k: i8) -> (memref<*xi8>, None, i32)'
        "  # import\n"
    )
    assert as_lines([FUNCTION], 20) == "f(x: memref<?x4xf32…\n"
    long = FunctionReflection("f", (value("tensor<16x32xf32>"),) * 40, (), None)
    assert as_lines([long], None).count("tensor<16x32xf32>") == 40
    assert as_lines([long, HOSTILE], None).count("\n") == 2


class Page(HTMLParser):
    """The tags of a page, its text, and the text of its boxes."""

    VOID = frozenset({"meta"})

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.text = ""
        self._open: list[str] = []
        self.feed(text)
        self.close()
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        for name, value in attrs:
            assert not name.startswith(("on", "src"))
            assert name != "href" or (value or "").startswith("#")
        if tag not in self.VOID:
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self._open[-1:] != ["style"]:
            self.text += data


def test_the_page_shows_a_plain_c_function() -> None:
    """Its parameters, and what the header has of it."""
    function = plain_c_function()
    text = Page(as_html([function], "f")).text
    for row in ("xargumentpointer", "kargumentby value", "x_size0sizeby value"):
        assert row in text
    [declared] = re.findall(r"^int f\(.*\);$", c_header([function], "F_H").text, re.MULTILINE)
    assert declared in text


def test_the_page_is_whole_and_has_no_script() -> None:
    """All tags are closed, all text is escaped, and no other file is asked for."""
    text = as_html((FUNCTION, HOSTILE), "{<title>}&")
    page = Page(text)
    structure = {"html", "head", "meta", "title", "style", "body", "h1", "h2", "h3", "section"}
    lists = {"nav", "a", "ul", "ol", "li", "dl", "dt", "dd", "details", "summary"}
    inline = {"pre", "p", "div", "code", "small", "span", "b", "table", "tr", "th", "td"}
    assert page.tags == structure | lists | inline
    assert not re.search(r"url\(|@import|https?:", text)
    assert "\x1b" not in text
    assert "{<title>}&" in page.text
    assert r'"<script>\u001b[2J"(' in page.text
    assert str(FUNCTION) in page.text
    assert "sizes[0]20sizes[1]24strides[0]28strides[1]32padding36" in page.text
    assert "rank0padding4descriptor8" in page.text
    assert "C cannot declare it: another" not in page.text
    assert "k (keyword):i8argument #3" in page.text


def run(*arguments: object, **environment: str) -> str:
    done = subprocess.run(
        [ABI_INSPECT, *map(str, arguments)],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, **environment},
    )
    assert done.stderr == ""
    return done.stdout


@pytest.mark.parametrize("form", ["--brief", "--json", "--html", "--color=never", "--color=always"])
def test_the_same_input_gives_the_same_bytes(form: str) -> None:
    """Whatever the seed of hashes, the width of a terminal, and what it can do."""
    one = run(form, MLP, PYTHONHASHSEED="1", COLUMNS="40", TERM="dumb")
    other = run(form, MLP, PYTHONHASHSEED="2", COLUMNS="200", TERM="xterm", FORCE_COLOR="1")
    assert one == other
    assert ("\x1b" in one) == (form == "--color=always")


def run_on_terminal(
    arguments: list[object], stream: str, **environment: str
) -> tuple[bytes, subprocess.CompletedProcess[bytes]]:
    """What abi-inspect writes to a terminal as ``stream``, and the rest."""
    ours, theirs = pty.openpty()

    def read() -> bytes:  # meanwhile, since a terminal holds some 4,096 bytes
        text = b""
        try:
            while data := os.read(ours, 4096):
                text += data
        except OSError:  # how a terminal ends on Linux
            pass
        return text

    with ThreadPoolExecutor() as threads:
        reading = threads.submit(read)
        streams: dict[str, int] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        done = subprocess.run(
            [str(each) for each in (ABI_INSPECT, *arguments)],
            **(streams | {stream: theirs}),
            check=True,
            env={**os.environ, "TERM": "xterm", **environment},
        )
        os.close(theirs)
        shown = reading.result()
    os.close(ours)
    return shown, done


@pytest.mark.parametrize("many", [False, True])
def test_progress_on_a_terminal(tmp_path: Path, many: bool) -> None:
    """A bar where one waits, and nothing of it in the result."""
    functions = [f"func.func @f{i}() {{ return }}" for i in range(400 if many else 3)]
    module = tmp_path / "module.mlir"
    module.write_text("\n".join(functions))
    shown, done = run_on_terminal([module], "stderr")
    assert (b"drawing functions" in shown) == many
    assert done.stdout == run(module).encode()


@pytest.mark.parametrize(
    ("environment", "coloured"),
    [({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False), ({"TERM": ""}, False)],
)
def test_colours_on_a_terminal(environment: dict[str, str], coloured: bool) -> None:
    """They are there unless the user does not want them."""
    text, _ = run_on_terminal([MLP], "stdout", **{"NO_COLOR": "", **environment})
    assert b"predict" in text
    assert (b"\x1b[1m" in text) == coloured


def test_brief_lines_are_as_wide_as_the_terminal() -> None:
    """A pipe gets all of a line."""
    shown, _ = run_on_terminal([MLP, "--brief"], "stdout", COLUMNS="30")
    whole = run(MLP, "--brief", COLUMNS="30").splitlines()
    cut = shown.decode().splitlines()
    assert cut == [f"{line[:29]}…" for line in whole]
    assert [line.partition("(")[0] for line in whole] == ["predict", "predict_layers"]


def test_start_up_needs_no_bindings() -> None:
    """For help and for object files MLIR is not loaded."""
    code = (
        "import sys; sys.argv = ['abi-inspect', '--version']\n"
        "from mlir_abi.cli.entry_points import inspect\n"
        "try: inspect()\n"
        "except SystemExit: pass\n"
        "print({m.partition('.')[0] for m in sys.modules} & {'mlir', 'iree', 'rich', 'numpy'})"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[1] == "set()"


def record(*arguments: object) -> str:
    """A record of a function with these arguments."""
    others = {"wrapper": "w", "c_abi": "mlir", "index_bits": 64, "results": []}
    return json.dumps(
        {"mlir_abi": 1, "name": "f", "kind": "definition", "arguments": arguments, **others}
    )


LABELLED = f"tuple<{', '.join(['i1'] * 300)}>"


@pytest.mark.parametrize(
    ("text", "is_shown"),
    [
        (record(["i32", {"path": [0] * 99 + [4096]}]), True),
        (record(*(["i32", {"path": [i, 65_000]}] for i in range(50))), False),
        (record(["i32", {"path": [0, 65_000], "out": True}]), False),
        (record([LABELLED, {"name": "x" * 100}]), True),
        (record([LABELLED, {"name": "x" * 5000}]), False),
        (record([LABELLED, {"path": [0, "k" * 5000]}]), False),
        (record(*(f"memref<{'1x' * 500}{i + 1}xf32>" for i in range(10))), True),
    ],
)
def test_what_is_shown_of_a_record_is_bounded(text: str, is_shown: bool) -> None:
    """No record of 10 KB takes more than 2 MB, in any form; what would is refused."""
    assert len(text) <= 15_000
    if not is_shown:
        with pytest.raises(SignatureError, match=r"at most .* in all"):
            FunctionReflection.parse(text)
        return
    function = FunctionReflection.parse(text)
    forms = [
        str(function),
        function._repr_html_(),
        as_json([function]),
        as_lines([function], None),
        as_html([function], "f"),
        as_text([function], 100, colours=False),
        c_header([function], "F_H").text,
    ]
    assert max(map(len, forms)) < 2_000_000
