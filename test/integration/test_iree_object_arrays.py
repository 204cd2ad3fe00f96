"""Arrays of references go through programs that IREE has compiled, as two lists."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from iree import runtime

from mlir_abi.dialect_attrs.iree_abi import IreeAbi
from mlir_abi.runtime.iree import iree_function
from mlir_abi.runtime.iree.iree_function import IreeFunction

BIN = Path(sys.executable).parent
WORDS = np.array([["a", "ß", ""], ["bc", "日本", "d" * 1000]], np.object_)
BYTES = np.array([[each.encode() for each in row] for row in WORDS], np.object_)

Call = Callable[..., Any]


@pytest.fixture(scope="module")
def context(inputs: Path, tmp_path_factory: pytest.TempPathFactory) -> Any:
    binary = tmp_path_factory.mktemp("iree") / "module.vmfb"
    passes = ["--abi-wrap-iree", "--abi-attach-iree", "--abi-verify"]
    wrapped = subprocess.run(
        [BIN / "abi-opt", *passes, inputs / "object_arrays.mlir"],
        env={**os.environ, "MLIR_ABI_BINDINGS": "iree.compiler"},
        stdout=subprocess.PIPE,
        check=True,
    )
    command = [BIN / "iree-compile", "--iree-hal-target-backends=vmvx", "-", "-o", binary]
    subprocess.run(command, input=wrapped.stdout, check=True)
    config = runtime.Config("local-sync")
    module = runtime.VmModule.copy_buffer(config.vm_instance, binary.read_bytes())
    return runtime.SystemContext(vm_modules=[module], config=config)


@pytest.fixture
def call(context: Any) -> Call:
    """Call a function of the program."""
    return lambda name, *args, **keywords: IreeFunction(context, f"module.{name}")(
        *args, **keywords
    )


def assert_same(actual: Any, expected: Any) -> None:
    """The same dtype, shape and elements."""
    assert isinstance(actual, np.ndarray)
    assert (actual.dtype, actual.shape) == (np.object_, expected.shape)
    assert actual.tolist() == expected.tolist()


@pytest.mark.parametrize("shape", [(2, 3), (6,), (3, 1, 2), (1, 6, 1, 1)], ids=str)
def test_strings_come_back(call: Call, shape: tuple[int, ...]) -> None:
    """A ``!util.list<i8>`` is a str; a ``!util.buffer`` is bytes, and the UTF-8 of a str."""
    words, data = WORDS.reshape(shape), BYTES.reshape(shape)
    assert_same(call("strings", words), words)
    assert_same(call("buffers", data), data)
    assert_same(call("buffers", words), data)
    assert_same(call("any", words), data)


@pytest.mark.parametrize("shape", [(), (0,), (0, 3), (3, 0, 2), (1,) * 32], ids=str)
def test_arrays_of_one_element_or_none(call: Call, shape: tuple[int, ...]) -> None:
    array = np.full(shape, "word", np.object_)
    assert_same(call("strings", array), array)


def test_elements_are_in_c_order(call: Call) -> None:
    """Whatever their order in memory."""
    assert_same(call("buffers", BYTES.T), BYTES.T)
    assert_same(call("strings", np.asfortranarray(WORDS)[:, ::-1]), WORDS[:, ::-1])


def test_programs_move_elements(call: Call) -> None:
    assert_same(call("transpose", WORDS), BYTES.T)
    assert_same(call("transpose", BYTES[:1]), BYTES[:1].T)


def test_programs_create_strings(call: Call) -> None:
    words = np.array([["one", "two"], ["three", "four"]], np.object_)
    assert_same(call("initials", words), np.array([["o", "t"], ["t", "f"]], np.object_))


def test_every_byte_comes_back(call: Call) -> None:
    array = np.array([bytes(range(256))], np.object_)
    assert_same(call("any", array), array)


def test_arrays_and_lists_are_elements(call: Call) -> None:
    array = np.empty(3, np.object_)
    array[:] = [np.array([[1.5, 2]], np.float32), [b"x", 1, [2.5]], [b"y"]]
    numbers, values, other = call("any", array)
    np.testing.assert_array_equal(numbers, array[0], strict=True)
    assert (values, other) == (array[1], array[2])


def test_an_array_among_other_values(call: Call) -> None:
    tensor = np.array([1, 2], np.float32)
    words, number, numbers = call("nested", 7, nest=[tensor, WORDS])
    assert_same(words, WORDS)
    assert number == 7
    np.testing.assert_array_equal(numbers, tensor, strict=True)


def test_an_array_in_a_dict(call: Call) -> None:
    result = call("dict", {"words": WORDS, "count": 6})
    assert list(result) == ["count", "words"]
    assert result["count"] == 6
    assert_same(result["words"], WORDS)


def test_arrays_of_rank_0(call: Call) -> None:
    """As arguments and in lists; NumPy's numbers too."""
    for number in (np.array(2.5, np.float32), np.float32(2.5)):
        double, (same,) = call("scalars", number, [np.array(7, np.int32)])
        np.testing.assert_array_equal(double, np.array(5, np.float32), strict=True)
        np.testing.assert_array_equal(same, np.array(7, np.int32), strict=True)


def test_what_is_no_array(call: Call) -> None:
    """A string, lists of numbers, gaps, and elements that the program has not set."""
    assert call("string", "日本") == "日本"
    assert call("pair", [[2.5], [1 << 40]]) == (2.5, 1 << 40)
    assert call("gap", 3) == (None, 3)
    assert call("hole", [None, 40], None, 2) == 42
    assert call("nothing", WORDS) is None
    assert_same(call("unset", 1), np.array([None], np.object_))


@pytest.mark.parametrize(
    ("name", "arguments", "error", "message"),
    [
        ("any", [[["a"]]], TypeError, "argument 0: expected an array of dtype object, got a list"),
        ("any", [np.array(["a"])], TypeError, "argument 0: expected an array of dtype object, got"),
        (
            "buffers",
            [np.array([["a", 1]], np.object_)],
            TypeError,
            "argument 0: element [0, 1]: expected a str, bytes, an array or a list, got an int",
        ),
        (
            "strings",
            [np.array([["a"], [b"b"]], np.object_)],
            TypeError,
            "argument 0: element [1, 0]: expected a str, got a bytes",
        ),
        ("any", [np.array([None])], TypeError, "argument 0: element [0]: expected a str, bytes"),
        ("strings", [np.array(["\udc80"], np.object_)], ValueError, "argument 0: element [0]: 'ut"),
        (
            "initials",
            [np.array(["ab", "ß"], np.object_)],
            ValueError,
            "result: element [1]: 'utf-8' codec can't decode byte 0xc3",
        ),
        ("resize", [WORDS, 3, 3], ValueError, "result: an array of 6 elements cannot have the siz"),
        ("resize", [WORDS, -2, -3], ValueError, "result: the sizes of an array cannot be [-2, -3]"),
        ("resize", [WORDS[:0], 0, 1 << 62], ValueError, "result: array is too big"),
        ("unset", [2], ValueError, "result: an array of 2 elements cannot have the sizes [1]"),
        ("null", [], TypeError, "result: expected a list, got None"),
        ("nested", [7], TypeError, "expected the arguments (_, nest), got (_)"),
        ("any", [], TypeError, "expected the arguments (_), got ()"),
        ("dict", [[1]], TypeError, "argument 0: expected a dict, got a list"),
        (
            "dict",
            [{"words": WORDS, "number": 1}],
            ValueError,
            "argument 0: expected the items ['count', 'words'], got ['words', 'number']",
        ),
        ("half", [1], ValueError, "module.half: argument 0: the numbers of the VM are"),
        ("stub", [1], ValueError, "module.stub has no iree.abi: run abi-wrap-iree"),
        ("f", [], ValueError, "the module 'module' has no function 'f'"),
    ],
)
def test_wrong_calls(
    call: Call, name: str, arguments: list[Any], error: type[Exception], message: str
) -> None:
    """One line says where, what was expected, and what was found."""
    with pytest.raises(error, match=f"^{re.escape(message)}[^\n]*$"):
        call(name, *arguments)


@pytest.mark.parametrize("name", ["other.f", "module", "module.", ""])
def test_no_such_module(context: Any, name: str) -> None:
    with pytest.raises(ValueError, match=f"^the context has no module with '{name}'$"):
        IreeFunction(context, name)


def test_no_name(context: Any) -> None:
    with pytest.raises(TypeError, match=r"^the name must be a str \(got None\)$"):
        IreeFunction(context, None)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("nest", "message"),
    [
        ({"a": 1}, "nest: expected a list, got a dict"),
        ([1], "nest: expected the items [0, 1], got [0]"),
        ([np.float32([1, 2]), 1], "nest: item 1: expected an array of dtype object, got an int"),
        ([np.float32([1]), WORDS], "nest: item 0: expected tensor<2xf32>, got an array of shape"),
    ],
)
def test_wrong_nests(call: Call, nest: Any, message: str) -> None:
    with pytest.raises((TypeError, ValueError), match=f"^{re.escape(message)}"):
        call("nested", 7, nest=nest)


def test_the_invoker_of_iree(context: Any) -> None:
    """It takes no such argument, and returns such a result as two lists.

    Without records, it takes two lists, but no bytes and no str.
    """
    module = context.modules.module
    with pytest.raises(ValueError, match="Unrecognized reflection compound type: py_homogeneous"):
        module["strings"]
    assert module["made"](104, 105) == ([[104], [105]], [2, 1])
    assert_same(
        IreeFunction(context, "module.made")(104, 105), np.array([["h"], ["i"]], np.object_)
    )
    assert module["stub"]([[[104, 105], [106]], [2]]) == 2
    for string in (b"hi", "hi"):
        with pytest.raises(ValueError, match="could not convert python value to VM"):
            module["stub"]([[string], [1]])


def test_the_warning_knows_what_is_called(tmp_path: Path) -> None:
    """It names `IreeFunction` where that passes each value of a type which IREE refuses."""
    called = ["i1", "tensor<2xf16>", "tensor<2xbf16>", "tensor<2xcomplex<f32>>"]
    no_converter = ["i4", "f16", "bf16", "i128", "index", "f8E4M3FN", "complex<f32>"]
    no_converter += [f"tensor<2x{each}>" for each in ("i4", "i128", "f8E4M3FN", "f4E2M1FN")]
    signed = ["ui8", "tensor<2xui8>", "ui64"]
    types = [*called, *no_converter, *signed]
    functions = [f"func.func @f{i}(%x: {each}) {{ return }}" for i, each in enumerate(types)]
    (tmp_path / "m.mlir").write_text("\n".join(functions))
    command = [BIN / "abi-opt", "--abi-attach-iree", "m.mlir"]
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    warnings = dict(re.findall(r"warning: .* has type '(.*?)'(.*)", ran.stderr))
    assert list(warnings) == types
    assert [each for each in types if "IreeFunction calls it" in warnings[each]] == called
    texts = re.findall(r'iree\.abi = "(\{.*?\})"', ran.stdout)
    records = [IreeAbi.parse(text.replace(r"\22", '"')).inputs[0] for text in texts]
    refused = [each for each, record in zip(types, records, strict=True) if is_refused(record)]
    assert refused == no_converter


def is_refused(record: Any) -> bool:
    try:
        iree_function._converter(record)
    except ValueError:
        return True
    return False
