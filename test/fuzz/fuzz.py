"""Fuzzes every parser of what others wrote, and calls with hostile arguments, with atheris.

::

    fuzz.py --seconds=60       each target for 60 seconds, then a table; exit status 1 for a finding
    fuzz.py TARGET OPTION…     one target, with the options of libFuzzer; -help=1 prints them
    fuzz.py TARGET FILE        one target on the input that caused a finding

A finding is an exception that the parser does not document, a result that is not the same after it
is written and read again, or an input that takes more than a second of CPU time. libFuzzer reports
one of more than a minute.
"""

from __future__ import annotations

import ctypes
import gc
import json
import os
import pickle
import re
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from tempfile import NamedTemporaryFile, TemporaryDirectory
from threading import Lock, Timer
from types import FunctionType
from typing import Any

import atheris

from mlir_abi.bindings import ir, new_context
from mlir_abi.compilation import worker
from mlir_abi.compilation.library_cache import LibraryCache
from mlir_abi.compilation.wheel import Wheel
from mlir_abi.diagnostics.failure import BuildError
from mlir_abi.dialect_attrs import jax_names
from mlir_abi.dialect_attrs.attribute_names import DECLARATION, IREE_ABI, RAW, SIP
from mlir_abi.dialect_attrs.decode.decode_function import decode
from mlir_abi.dialect_attrs.iree_abi import IreeAbi
from mlir_abi.dialect_attrs.raw import RawSignature
from mlir_abi.dialect_attrs.reflection.record import (
    FunctionReflection,
    ReflectionError,
    Value,
)
from mlir_abi.dialect_attrs.signature import SignatureError, span
from mlir_abi.dialect_attrs.sip import SipSignature
from mlir_abi.dialect_attrs.size_conditions import SizeCondition
from mlir_abi.dialect_attrs.sizes import is_name
from mlir_abi.dialect_attrs.structure import leaf_paths
from mlir_abi.dialect_attrs.type_parser import parse_type
from mlir_abi.passes.support.attributes import (
    ARG_ATTRS,
    DIMS,
    INDEX_PATHS,
    RES_ATTRS,
    SIZE_CONDITIONS,
)
from mlir_abi.passes.support.base import PassOptionError
from mlir_abi.passes.support.diagnostics import PassError
from mlir_abi.passes.support.reflections import Reflections
from mlir_abi.passes.support.signatures import FunctionSignatures
from mlir_abi.passes.support.size_names import dims_attribute, parse_dims
from mlir_abi.pipeline import registry
from mlir_abi.pipeline.pipeline_text import Element, PipelineError, parse_options, parse_pipeline
from mlir_abi.processes.client import Child, ChildError, kept_child
from mlir_abi.processes.frames import HEADER
from mlir_abi.reflection.sources import reflect_bytes
from mlir_abi.runtime.buffers.description import array_address, as_array
from mlir_abi.runtime.buffers.elements import NDArray
from mlir_abi.runtime.call.compiled_function import CompiledFunction
from mlir_abi.runtime.libraries.object_file import OBJECT_FILES

PASSES = {name: registry.find_pass(name) for name in registry.OURS}

CONTEXT = new_context()

LIBRARY = bytes(range(100))
"""What stands for a library in the cache, where nothing opens it."""

HERE = Path(__file__).parent
BUILD = HERE.parents[1] / "build" / "fuzz"

_SEVERAL_LINES = (PipelineError, ReflectionError, PassError)
PACKAGES = ("mlir_abi", "elftools", "packaging", "plain_c_calls", "checked_calls")
_SPAN = re.compile(rb"([A-Z])<([^<>]*)>")


@dataclass(frozen=True)
class Target:
    """A parser, the types of its errors, and what must hold for a result: `check` raises if not."""

    parse: Callable[[bytes], Any]
    errors: tuple[type[Exception], ...]
    check: Callable[[Any], None]

    def run(self, data: bytes) -> None:
        """Parse ``data``; raises an exception for a finding."""
        gc.collect(0)  # what the last run left: none of atheris's own calls starts a collection
        gc.disable()  # a collection among all earlier results takes longer than the parser
        start = time.process_time()
        try:
            parsed = self.parse(data)
        except self.errors as error:
            if type(error) not in self.errors:  # UnicodeError is a ValueError
                raise
            assert isinstance(error, _SEVERAL_LINES) or "\n" not in str(error)
        else:
            self.check(parsed)
        finally:
            gc.enable()
        seconds = time.process_time() - start
        assert seconds < 1, f"{seconds:.1f} seconds of CPU time"


def spans(data: bytes) -> bytes:
    """``I<B<d4>>R<>`` as ``I6!B3!d4R1!``, so that a change of one byte keeps the lengths right."""
    count = 1
    while count:
        data, count = _SPAN.subn(lambda match: span(match[2], match[1]), data)
    return data


def text(data: bytes) -> str:
    """Any text that Python code can pass, surrogates included."""
    return data.decode("utf-8", "surrogateescape")


def round_trip(parsed: Any) -> None:
    """What is written is read as the same value, and is described for people."""
    assert type(parsed).parse(parsed.encode()) == parsed
    if isinstance(parsed, FunctionReflection):
        str(parsed)
        parsed._repr_html_()
    else:
        parsed.describe()


def round_trips(parsed: dict[str, FunctionReflection]) -> None:
    """`round_trip` of the functions of a file."""
    for function in parsed.values():
        round_trip(function)


def type_round_trip(type_: Any) -> None:
    """A type is the same after it went through a record."""
    value = Value(type_)
    assert Value.parse(value.encode()) == value


def name_round_trip(parsed: tuple[str, tuple[int | str, ...]]) -> None:
    """The keys are the same if each is written as JAX writes it, by ``repr``."""
    root, path = parsed
    assert jax_names.parse(root + "".join(f"[{key!r}]" for key in path)) == parsed


def pipeline_round_trip(pipeline: Any) -> None:
    """The text of the elements, without the spaces between them, gives the same pipeline."""
    written = element_text(Element(pipeline.anchor, nested=pipeline.elements))
    assert parse_pipeline(written) == pipeline


def element_text(element: Element) -> str:
    """The text of an element."""
    if element.nested is not None:
        return f"{element.name}({','.join(map(element_text, element.nested))})"
    return element.name if element.options is None else f"{element.name}{{{element.options}}}"


def pass_of(data: bytes) -> Any:
    """The pass ``NAME OPTIONS``."""
    name, _, options = text(data).partition(" ")
    class_ = PASSES.get(name)
    return class_ and class_.from_options(parse_options(options))


def index_paths(data: bytes) -> list[tuple[list[Any], tuple[int | str, ...]]]:
    """The index path of each argument in a JSON list of them, and its place in the tree."""
    with CONTEXT, ir.Location.unknown():
        try:
            paths = [list(path) for path in json.loads(data)]
            module = module_with(paths)
        except (TypeError, OverflowError, RecursionError, UnicodeError, json.JSONDecodeError):
            return []  # there are no such attributes
        function = module.body.operations[0].operation
        tree = FunctionSignatures().of(function).input_structure
        return [(paths[number], place) for number, place in leaf_paths(tree)]


def module_with(paths: list[list[Any]]) -> ir.Module:
    """A module of a function whose arguments have these index paths."""
    module = ir.Module.parse("func.func private @f()")
    function = module.body.operations[0].operation
    keys = [ir.ArrayAttr.get([key_attribute(key) for key in path]) for path in paths]
    entries = [ir.DictAttr.get({INDEX_PATHS[0]: path}) for path in keys]
    types = [ir.IndexType.get()] * len(entries)
    function.attributes["function_type"] = ir.TypeAttr.get(ir.FunctionType.get(types, []))
    function.attributes[ARG_ATTRS] = ir.ArrayAttr.get(entries)
    return module


def key_attribute(key: Any) -> ir.Attribute:
    """A key of an index path, the names of sizes, or an attribute that is neither."""
    if isinstance(key, list):
        return ir.ArrayAttr.get([key_attribute(each) for each in key])
    if isinstance(key, float | None):
        return ir.UnitAttr.get() if key is None else ir.FloatAttr.get_f64(key)
    if isinstance(key, str):
        return ir.StringAttr.get(key)
    return ir.IntegerAttr.get(ir.IntegerType.get_signless(64), key)


def same_paths(paths: list[tuple[list[Any], tuple[int | str, ...]]]) -> None:
    """Each argument has the place in the tree that its index path says."""
    for path, place in paths:
        assert tuple(path) == place


def named_sizes(data: bytes) -> list[FunctionReflection]:
    """The function whose names of sizes are in JSON: of arguments, of results, and conditions.

    Each value is a number of `SIZED`, and what is in its ``abi.dims``.
    """
    with CONTEXT, ir.Location.unknown():
        try:
            inputs, results, conditions = json.loads(data)
            module = ir.Module.parse("func.func private @f()")
            function = module.body.operations[0].operation
            types = [[ir.Type.parse(SIZED[i]) for i, _ in side] for side in (inputs, results)]
            function.attributes["function_type"] = ir.TypeAttr.get(ir.FunctionType.get(*types))
            for name, side in ((ARG_ATTRS, inputs), (RES_ATTRS, results)):
                entries = [ir.DictAttr.get({DIMS: key_attribute(dims)}) for _, dims in side]
                function.attributes[name] = ir.ArrayAttr.get(entries)
            function.attributes[SIZE_CONDITIONS] = key_attribute(conditions)
        except (
            *(TypeError, ValueError, IndexError, OverflowError, RecursionError),
            *(AttributeError, UnicodeError, json.JSONDecodeError),
        ):
            return []  # there are no such attributes
        return [Reflections().of(function)]


SIZED = [
    *("memref<?x4xf32>", "tensor<?x?xf32>", "memref<3x?xi8>", "f32", "memref<*xf32>"),
    *("tuple<tensor<?xf32>, f32, tuple<tensor<5xi8>>>", "memref<9223372036854775807xi8>"),
]


def same_sizes(reflections: list[FunctionReflection]) -> None:
    """A record and ``abi.dims`` of the sizes say the same, and C can compute the conditions."""
    for function in reflections:
        round_trip(function)
        for value in (*function.arguments, *function.results):
            if value.sizes is not None and not isinstance(value.sizes[0], tuple):
                with CONTEXT:
                    assert parse_dims(dims_attribute(value.sizes), value.type) == value.sizes
        for condition in function.conditions:
            condition_round_trip(condition)


def condition_round_trip(condition: SizeCondition) -> None:
    """The text gives the same condition, and is true of the same sizes for Python."""
    text = str(condition)
    assert SizeCondition.parse(text) == condition
    names = list(map(str, condition.total.factors))
    assert all(map(is_name, names))
    assert all(abs(number) < 2**63 for number in condition.total.numbers)
    for number in range(3):
        sizes = {name: number + i % 2 for i, name in enumerate(names)}
        assert condition.holds(sizes) == truth(text, sizes)


def truth(text: str, sizes: dict[str, int]) -> bool:
    """What Python says of a condition with a number for each name, which may be a keyword."""
    return bool(eval(re.sub(r"[^\W\d]\w*", lambda name: str(sizes[name[0]]), text.strip())))


def condition(data: bytes) -> tuple[str, SizeCondition]:
    """A condition on sizes, and its text."""
    return text(data), SizeCondition.parse(text(data))


def same_condition(parsed: tuple[str, SizeCondition]) -> None:
    """Python says of the text what the condition says."""
    written, condition = parsed
    factors = list(map(str, condition.total.factors))
    if all(map(is_name, factors)):  # what ``abi.dims`` can name
        condition_round_trip(condition)
    for number in range(3):
        names = re.findall(r"\w+", written)
        sizes = dict.fromkeys([*names, *factors], number)
        assert condition.holds(sizes) == truth(written, sizes)


def wheel(data: bytes) -> Wheel:
    """The wheel of a file's name."""
    return Wheel.named(text(data[:255]))


def same_wheel(parsed: Wheel) -> None:
    """The name that the parts give is the same wheel, and can be that of a package of Python."""
    platforms = ".".join(tag.removeprefix("py3-none-") for tag in parsed.tags)
    assert Wheel.named(f"{parsed.module}-{parsed.version}-py3-none-{platforms}.whl") == parsed
    compile(f"import {parsed.module}", "", "exec")
    assert re.fullmatch(r"[A-Za-z0-9_.!+-]+", f"{parsed.module}{parsed.version}")


def attributes(data: bytes) -> FunctionReflection:
    """The function that attributes describe; tabs separate them."""
    entries = zip((RAW, SIP, IREE_ABI, DECLARATION), text(data).split("\t"), strict=False)
    return decode({key: value for key, value in entries if value})


def object_file(data: bytes, magic: tuple[bytes, ...]) -> dict[str, FunctionReflection]:
    """The functions of an object file, which has to be a file."""
    with NamedTemporaryFile() as file:
        if not data.startswith(magic):
            data = magic[0] + data[len(magic[0]) :]
        file.write(data)
        file.flush()
        return reflect_bytes(data, file.name)


def vmfb(data: bytes) -> dict[str, FunctionReflection]:
    """The functions of a module of IREE, in a ZIP file or bare."""
    if not data.startswith(b"PK\x03\x04"):
        data = data[:8].ljust(8, b"\0") + b"IREE" + data[12:]
    return reflect_bytes(data, "f.vmfb")


def artifact(data: bytes, magic: bytes) -> dict[str, FunctionReflection]:
    """The functions of a portable artifact or of a model of ONNX, which a child reads.

    The child is ended after 20 seconds: StableHLO reads some damaged artifacts without an end.
    """
    connection = kept_child("torch_mlir")._connection
    timer = Timer(20, connection.shutdown, (socket.SHUT_RDWR,))
    timer.start()
    try:
        return reflect_bytes(magic + data[len(magic) :], "f")
    finally:
        timer.cancel()


def plan(data: bytes, image: Any) -> CompiledFunction | None:
    """The plan of calls by a record, as C reads it: with the code of a function of ``image``."""
    record = FunctionReflection.parse(data).flattened
    if record.convention is None:
        return None
    convention = replace(record.convention, wrapper="_mlir_ciface_array")
    return CompiledFunction(replace(record, name="array", convention=convention), image)


def same_plan(function: CompiledFunction | None) -> None:
    """Python can describe the call."""
    assert function is None or (function.__doc__ and function.__signature__ is not None)


def request(data: bytes) -> list[bytes]:
    """The tags of the answer to the plug-in, which asks for a pass; tabs separate options."""
    name, *options = data.split(b"\t")
    module = b"func.func @f(%x: memref<?xf32>) { return }"
    frames = [(b"P", name), *((b"O", option) for option in options), (b"M", module)]
    tags: list[bytes] = []
    worker.run_pass(
        [(tag, bytearray(payload)) for tag, payload in frames],
        lambda tag, payload=b"": tags.append(tag),
    )
    return tags


def is_answer(tags: list[bytes]) -> None:
    """The last frame, and no other, has the result, and the request fails with an error."""
    *diagnostics, last = tags
    assert set(diagnostics) <= {b"L", b"E", b"W", b"R", b"N"}, tags
    assert last in (b"M", b"F"), tags
    assert last == b"M" or b"E" in diagnostics, tags


def answer(data: bytes) -> Any:
    """What a client gets of an answer that ends early, or whose frames are wrong."""
    provider = atheris.FuzzedDataProvider(data)
    pick = provider.PickValueInList
    child, (ours, theirs) = Child.__new__(Child), socket.socketpair()
    child._connection, child._process, child._lock = ours, None, Lock()
    frames: list[bytes] = []
    size = 0
    while provider.remaining_bytes() and size < 2**62:
        tag = pick(list(FRAMES))
        payload = FRAMES[tag][: pick([None] * 6 + [0, 1, 9])]
        size = pick([len(payload)] * 12 + [2**62, 2**63, 2**64 - 1])
        frames.append(HEADER.pack(tag, size) + payload)
    whole = b"".join(frames)
    with theirs:
        theirs.sendall(whole[: provider.ConsumeIntInRange(0, len(whole))] if frames else whole)
        theirs.shutdown(socket.SHUT_WR)
        with child:
            return child.call("reflect", lambda message: None)


FRAMES = {
    b"V": pickle.dumps({"f": 1}),
    b"F": pickle.dumps((BuildError("no"), "traceback")),
    b"B": b"bytes",
    b"S": pickle.dumps(("mlir_abi", 10, "step")),
    b"O": pickle.dumps("diagnostic"),
    b"D": pickle.dumps("diagnostic"),
    b"X": pickle.dumps("unknown"),
}
"""The payload of each frame of an answer."""


def is_value(value: Any) -> None:
    """An answer is the whole one."""
    assert value == {"f": 1}


class Tensor(ctypes.Structure):
    """DLManagedTensorVersioned without a deleter; a DLManagedTensor begins at ``data``."""

    _fields_ = (
        *(("version", ctypes.c_uint32 * 2), ("context", ctypes.c_void_p)),
        *(("deleter", ctypes.c_void_p), ("flags", ctypes.c_uint64)),
        *(("data", ctypes.c_void_p), ("device", ctypes.c_int32 * 2), ("ndim", ctypes.c_int32)),
        *(("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16)),
        *(("shape", ctypes.c_void_p), ("strides", ctypes.c_void_p)),
        *(("offset", ctypes.c_uint64), ("unversioned", ctypes.c_void_p * 2)),
    )


_new_capsule = ctypes.PYFUNCTYPE(
    ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p
)(("PyCapsule_New", ctypes.pythonapi))


class Producer:
    """An object with ``__dlpack__``, whose tensor has some valid and some invalid fields."""

    def __init__(self, data: bytes) -> None:
        provider = atheris.FuzzedDataProvider(data)
        pick = provider.PickValueInList
        self.is_versioned, has_strides = provider.ConsumeBool(), provider.ConsumeBool()
        self.device, self.ndim = pick([1, 1, 1, 3, 11, 2]), pick([0, 1, 2, 3, 4, 64, 65])
        self.memory = ctypes.create_string_buffer(4096)
        make = ctypes.c_int64 * self.ndim
        sizes = provider.ConsumeIntListInRange(self.ndim, -1, pick([4, 4, 2**62]))
        self.shape = make(*sizes)
        self.strides = make(*provider.ConsumeIntListInRange(self.ndim, -100, 100))
        self.tensor = Tensor((pick([1, 0, 2]), 0), None, None, provider.ConsumeIntInRange(0, 7))
        self.tensor.data = ctypes.addressof(self.memory) + pick([0, 1])
        self.tensor.device = (self.device, 0)
        self.tensor.ndim, self.tensor.code = self.ndim, provider.ConsumeIntInRange(0, 20)
        self.tensor.bits = pick([8, 16, 32, 64, 128, 1, 4, 6, 255])
        self.tensor.lanes, self.tensor.offset = pick([1, 1, 1, 1, 0, 2]), pick([0, 0, 8, 64, 3])
        self.tensor.shape = ctypes.addressof(self.shape)
        self.tensor.strides = ctypes.addressof(self.strides) if has_strides else None
        self.bits = self.tensor.bits

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.device, 0

    def __dlpack__(self, **arguments: Any) -> Any:
        address = ctypes.addressof(self.tensor)
        if self.is_versioned:
            return _new_capsule(address, b"dltensor_versioned", None)
        return _new_capsule(address + Tensor.data.offset, b"dltensor", None)


def dlpack(data: bytes) -> tuple[Producer, NDArray]:
    """A view of a tensor of another library, whose elements nobody reads."""
    producer = Producer(data)
    return producer, as_array(producer)


def same_tensor(parsed: tuple[Producer, NDArray]) -> None:
    """The view is what the capsule says."""
    producer, view = parsed
    tensor = producer.tensor
    item = producer.bits // 8
    assert view.shape == tuple(producer.shape)
    if tensor.strides and 0 not in view.shape:
        strides = tuple(stride * item for stride in producer.strides)
        assert all(
            size == 1 or actual == stride
            for size, actual, stride in zip(view.shape, view.strides, strides, strict=True)
        )
    if 0 not in view.shape:
        assert array_address(view) == tensor.data + tensor.offset
    assert not view.flags.writeable or (producer.is_versioned and not tensor.flags & 3)


def changed_cache(data: bytes) -> bytes | None:
    """Read a library from the cache of `jit` after a change of its file.

    ``data`` is the place of the change, how many bytes it replaces there, and by which.
    """
    with TemporaryDirectory() as folder:
        cache = LibraryCache(folder, "key", lambda: "key")
        cache.store(LIBRARY)
        [path] = Path(folder).iterdir()
        stored = path.read_bytes()
        at, length = (data[:2] + bytes(2))[:2]
        path.write_bytes(stored[:at] + data[2:] + stored[at + length :])
        return cache.read()


def is_what_was_stored(library: bytes | None) -> None:
    """A changed library is never loaded."""
    assert library in (None, LIBRARY)


def nothing(parsed: Any) -> None:
    """A pass has no text."""


TARGETS = {
    "raw": Target(lambda data: RawSignature.parse(spans(data)), (SignatureError,), round_trip),
    "sip": Target(lambda data: SipSignature.parse(spans(data)), (SignatureError,), round_trip),
    "iree_abi": Target(IreeAbi.parse, (SignatureError,), round_trip),
    "record": Target(FunctionReflection.parse, (SignatureError,), round_trip),
    "type": Target(lambda data: parse_type(text(data)), (SignatureError,), type_round_trip),
    "attributes": Target(attributes, (ValueError,), round_trip),
    "jax_name": Target(lambda data: jax_names.parse(text(data)), (ValueError,), name_round_trip),
    "index_path": Target(index_paths, (PassError,), same_paths),
    "sizes": Target(named_sizes, (PassError,), same_sizes),
    "condition": Target(condition, (ValueError,), same_condition),
    "cache": Target(changed_cache, (), is_what_was_stored),
    "wheel": Target(wheel, (BuildError,), same_wheel),
    "answer": Target(answer, (ChildError, BuildError, MemoryError), is_value),
    "request": Target(request, (), is_answer),
    "pipeline": Target(
        lambda data: parse_pipeline(text(data)), (PipelineError,), pipeline_round_trip
    ),
    "pass": Target(pass_of, (PassOptionError, ValueError), nothing),
    "elf": Target(partial(object_file, magic=OBJECT_FILES), (ReflectionError,), round_trips),
    "coff": Target(partial(object_file, magic=(b"\x64\x86",)), (ReflectionError,), round_trips),
    "mach_o": Target(
        partial(object_file, magic=(b"\xcf\xfa\xed\xfe",)), (ReflectionError,), round_trips
    ),
    "stablehlo": Target(
        partial(artifact, magic=b"ML\xefR\rStableHLO_v"), (ReflectionError,), round_trips
    ),
    "onnx": Target(partial(artifact, magic=b"\x08\x08:"), (ReflectionError,), round_trips),
    "vmfb": Target(vmfb, (ReflectionError,), round_trips),
    "dlpack": Target(dlpack, (TypeError, ValueError), same_tensor),
}

CALLS = ("call", "plan", "plain_c", "checked")


def target_of(name: str) -> Target:
    """The target; the modules of `CALLS` compile when they are imported, which takes seconds."""
    match name:
        case "call" | "plan":
            import calls

            if name == "call":
                return Target(calls.call, (), calls.same)
            image: Any = calls.LIBRARY.array._image
            return Target(partial(plan, image=image), (SignatureError, ValueError), same_plan)
        case "plain_c":
            import plain_c_calls

            return Target(plain_c_calls.call, (), plain_c_calls.same)
        case "checked":
            import checked_calls

            return Target(checked_calls.call, (), checked_calls.same)
    return TARGETS[name]


def seeds(name: str) -> list[bytes]:
    """The seeds of a target: the lines of its file, or the files of its directory."""
    lines = HERE / "seeds" / f"{name}.txt"
    if lines.exists():
        return lines.read_bytes().splitlines()
    return [file.read_bytes() for file in sorted((HERE / "seeds" / name).glob("*"))]


def campaign(name: str, seconds: str) -> tuple[str, list[Path]]:
    """Fuzz a target from its seeds and what earlier runs found; returns the runs and findings."""
    corpus, findings = BUILD / "corpus" / name, BUILD / "findings" / name
    for directory in (corpus, findings):
        directory.mkdir(parents=True, exist_ok=True)
    for earlier in findings.iterdir():
        earlier.rename(corpus / earlier.name)
    for i, seed in enumerate(seeds(name)):
        (corpus / f"seed{i}").write_bytes(seed)
    options = [
        *(f"-max_total_time={seconds}", f"-artifact_prefix={findings}/", "-print_final_stats=1"),
        *(f"-dict={HERE / 'tokens.dict'}", "-timeout=60", "-report_slow_units=60"),
        "-max_len=8192",
    ]
    done = subprocess.run(
        [sys.executable, __file__, name, *options, corpus],
        stderr=subprocess.STDOUT,
        stdout=subprocess.PIPE,
        text=True,
        errors="replace",
        check=False,
    )
    (findings.with_suffix(".log")).write_text(done.stdout)
    runs = re.findall(r"number_of_executed_units: (\d+)", done.stdout) or re.findall(
        r"^#(\d+)", done.stdout, re.MULTILINE
    )
    files = sorted(findings.iterdir())
    if done.returncode and not files:
        files = [findings.with_suffix(".log")]
    return runs[-1] if runs else "0", files


def instrument(name: str) -> None:
    """Let libFuzzer see the branches of what is imported; an import hook does not see them all.

    That takes 4 ms a function. Of all targets, `request` alone runs passes of `lowering`.
    """
    unused = () if name == "request" else ("mlir_abi.lowering",)
    for function in gc.get_objects():
        if isinstance(function, FunctionType):
            module = str(function.__module__)
            if module.startswith(PACKAGES) and not module.startswith(unused):
                atheris.instrument_func(function)


def main(arguments: list[str]) -> int:
    """Run one target, or all of them."""
    names = [*TARGETS, *CALLS]
    if arguments and arguments[0] in names:
        target = target_of(arguments[0])
        instrument(arguments[0])
        atheris.Setup([sys.argv[0], *arguments[1:]], target.run)
        atheris.Fuzz()
    _, _, seconds = (arguments or ["--seconds=60"])[0].partition("--seconds=")
    if not seconds:
        sys.exit(f"fuzz.py: a target is one of {', '.join(names)}")
    files = []
    print(f"{'target':12}{'runs':>10}{'findings':>10}")
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        campaigns = pool.map(partial(campaign, seconds=seconds), names)
        for name, (runs, findings) in zip(names, campaigns, strict=True):
            print(f"{name:12}{runs:>10}{len(findings):>10}", flush=True)
            files += findings
    for path in files:
        print(path)
    logs = {path if path.suffix == ".log" else path.parent.with_suffix(".log") for path in files}
    for log in sorted(logs):
        print(*finding(log), sep="\n")
    return 1 if files else 0


def finding(log: Path) -> list[str]:
    """Return what a target printed of its finding: the error, and the input in Base64."""
    lines = log.read_text().splitlines()[-60:]
    return [line for line in lines if not line.startswith(("#", "0x", "\\", "stat:"))]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
